package transform

import (
	"slices"

	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// EraseUnused returns the patterns that erase unused and repeated operands and results of linalg.generic
// (populateEraseUnusedOperandsAndResultsPatterns).
func EraseUnused() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		onGeneric("DeduplicateAndRemoveDeadOperandsAndResults", func(s linalg.StructuredOp, rw *rewrite.Rewriter) bool {
			return eraseUnused(s, rw, true)
		}),
		onGeneric("RemoveUnusedCycleInGenericOp", eraseCycle),
	}
}

// EraseUnusedInputs is the first pattern of EraseUnused for inputs only.
func EraseUnusedInputs() *rewrite.Pattern {
	return onGeneric("DeduplicateAndRemoveDeadOperandsAndResults", func(s linalg.StructuredOp, rw *rewrite.Rewriter) bool {
		return eraseUnused(s, rw, false)
	})
}

// EraseUnnecessaryInputs returns the patterns that erase inputs that repeat other operands (populateEraseUnnecessaryInputsPatterns).
func EraseUnnecessaryInputs() []*rewrite.Pattern {
	return []*rewrite.Pattern{EraseUnusedInputs(), onGeneric("FoldDuplicateInputBbArg", readInit)}
}

// readInit reads the element of an init instead of that of an input that is the same.
func readInit(s linalg.StructuredOp, rw *rewrite.Rewriter) bool {
	n, maps := len(s.Inputs()), s.Maps()
	for i, v := range s.Inputs() {
		if !usesElement(s, i) {
			continue
		}
		for k, w := range slices.Backward(s.Inits()) {
			if v == w && maps[i] == maps[n+k] {
				rw.ReplaceUses(s.Body().Arg(i), s.Body().Arg(n+k))
				return true
			}
		}
	}
	return rw.Fail("no input is an init")
}

// erasing decides which operands an op keeps.
type erasing struct {
	s       linalg.StructuredOp
	dropped []bool
	// at says which operand of the new op takes the place of an old one, -1 for none. Inputs and inits are counted separately.
	at            []int
	inputs, inits []int
}

// inputKey and initKey tell which operands hold the same elements.
type inputKey struct {
	v *ir.Value
	m *ir.AffineMap
}

type initKey struct {
	inputKey
	yielded *ir.Value
}

// mayDrop drops operand i if the others tell the sizes of all loops.
func (e *erasing) mayDrop(i int) bool {
	e.dropped[i] = true
	var maps []*ir.AffineMap
	for k, m := range e.s.Maps() {
		if !e.dropped[k] {
			maps = append(maps, m)
		}
	}
	loops := len(e.s.Iterators())
	if ok := len(maps) == 0 && loops == 0 || len(maps) > 0 && invertible(maps, loops); !ok {
		e.dropped[i] = false
		return false
	}
	return true
}

// chooseInputs decides about the inputs.
func (e *erasing) chooseInputs() {
	seen := map[inputKey]int{}
	for i, v := range e.s.Inputs() {
		if !usesElement(e.s, i) && e.mayDrop(i) {
			e.at[i] = -1
			continue
		}
		key := inputKey{v, e.s.Maps()[i]}
		if k, ok := seen[key]; ok {
			e.at[i], e.dropped[i] = k, true
			continue
		}
		seen[key], e.at[i] = len(e.inputs), len(e.inputs)
		e.inputs = append(e.inputs, i)
	}
}

// chooseInits decides about the inits.
func (e *erasing) chooseInits(results bool) {
	n := len(e.s.Inputs())
	seen := map[initKey]int{}
	end := e.s.Body().Last()
	for k, v := range e.s.Inits() {
		i := n + k
		key := initKey{inputKey{v, e.s.Maps()[i]}, nil}
		if results && e.s.OnTensors() {
			key.yielded = end.Operand(k)
			if e.deadResult(k) && e.mayDrop(i) {
				e.at[i] = -1
				continue
			}
			if at, ok := seen[key]; ok && !usesElement(e.s, i) {
				e.at[i], e.dropped[i] = at, true
				continue
			}
		}
		seen[key], e.at[i] = len(e.inits), len(e.inits)
		e.inits = append(e.inits, i)
	}
}

// deadResult reports whether nothing uses result k, nor needs the element of its init for another one.
func (e *erasing) deadResult(k int) bool {
	if e.s.Result(k).HasUses() {
		return false
	}
	arg := e.s.Body().Arg(len(e.s.Inputs()) + k)
	if !arg.HasUses() {
		return true
	}
	end := e.s.Body().Last()
	return arg.HasOneUse() && arg.FirstUse().Owner() == end && end.Operand(k) == arg
}

func eraseUnused(s linalg.StructuredOp, rw *rewrite.Rewriter, results bool) bool {
	e := erasing{s: s, dropped: make([]bool, s.NumOperands()), at: make([]int, s.NumOperands())}
	e.chooseInputs()
	e.chooseInits(results)
	if len(e.inputs)+len(e.inits) == s.NumOperands() {
		return rw.Fail("all operands are needed")
	}
	p := parts{its: slices.Clone(s.Iterators())}
	for _, i := range e.inputs {
		p.inputs, p.maps = append(p.inputs, s.Operand(i)), append(p.maps, s.Maps()[i])
	}
	for _, i := range e.inits {
		p.inits, p.maps = append(p.inits, s.Operand(i)), append(p.maps, s.Maps()[i])
	}
	n := len(s.Inputs())
	made := p.create(&rw.Builder, s.Loc(), func(b *ir.Builder, args []*ir.Value) []*ir.Value {
		return e.body(b, args)
	})
	made.SetDiscardableAttrs(slices.Clone(s.DiscardableAttrs()))
	if s.NumResults() == 0 {
		rw.Erase(s.Operation)
		return true
	}
	out := make([]*ir.Value, s.NumResults())
	for k := range out {
		if at := e.at[n+k]; at >= 0 {
			out[k] = made.Result(at)
		} else {
			out[k] = s.Operand(n + k)
		}
	}
	rw.Replace(s.Operation, out...)
	return true
}

// body copies the body for the operands that stay.
func (e *erasing) body(b *ir.Builder, args []*ir.Value) []*ir.Value {
	n := len(e.s.Inputs())
	old := make([]*ir.Value, e.s.NumOperands())
	for i, at := range e.at {
		switch {
		case at >= 0 && i < n:
			old[i] = args[at]
		case at >= 0:
			old[i] = args[len(e.inputs)+at]
		}
	}
	all := copyBody(b, e.s.Body(), old, ir.NewMapping())
	out := make([]*ir.Value, 0, len(e.inits))
	for _, i := range e.inits {
		out = append(out, all[i-n])
	}
	return out
}

// eraseCycle erases an operation whose only purpose is to update an element that nothing uses.
func eraseCycle(s linalg.StructuredOp, rw *rewrite.Rewriter) bool {
	if !s.OnTensors() {
		return rw.Fail("the op is not on tensors")
	}
	end := s.Body().Last()
	changed := false
	for k := range s.Inits() {
		arg := s.Body().Arg(len(s.Inputs()) + k)
		if s.Result(k).HasUses() || !arg.HasOneUse() {
			continue
		}
		o := arg.FirstUse().Owner()
		if o == end || o.Block() != s.Body() || o.NumResults() != 1 || !o.Result(0).HasOneUse() || end.Operand(k) != o.Result(0) || !ir.IsMemoryEffectFree(o) || o.NumRegions() > 0 {
			continue
		}
		rw.Replace(o, arg)
		changed = true
	}
	return changed || rw.Fail("there is no cycle")
}
