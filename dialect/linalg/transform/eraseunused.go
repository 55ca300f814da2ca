package transform

import (
	"slices"

	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// EraseUnused returns the patterns that remove operands and results of linalg.generic which nothing needs, and repeated ones.
func EraseUnused() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.OnOp("DeduplicateAndRemoveDeadOperandsAndResults", linalg.Generic, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			return dropOperands(op, rw, true)
		}),
		rewrite.OnOp("RemoveUnusedCycleInGenericOp", linalg.Generic, removeCycles),
	}
}

// EraseUnnecessaryInputs returns the patterns that remove inputs which nothing needs, and repeated ones.
func EraseUnnecessaryInputs() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.OnOp("DeduplicateAndRemoveDeadOperandsAndResults", linalg.Generic, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			return dropOperands(op, rw, false)
		}),
		rewrite.OnOp("FoldDuplicateInputBbArgs", linalg.Generic, mergeElements),
	}
}

// pruning is the choice of the operands that an operation keeps.
type pruning struct {
	s    linalg.StructuredOp
	maps []*ir.AffineMap
	drop []bool
	// same is, for a dropped operand, the kept one that stands in its place, or -1.
	same []int
}

// canDrop reports whether the operands that are kept determine the extents of all loops if operand i is dropped, too.
func (p *pruning) canDrop(i int) bool {
	var kept []*ir.AffineMap
	for k, m := range p.maps {
		if k != i && !p.drop[k] {
			kept = append(kept, m)
		}
	}
	loops := p.s.NumLoops()
	seen := make([]bool, loops)
	for _, m := range kept {
		for _, e := range m.Results {
			if e.Kind == ir.AffineDim {
				seen[e.Value] = true
			}
		}
	}
	return !slices.Contains(seen, false)
}

// inputs chooses among the inputs.
func (p *pruning) inputs(n int) {
	for i := range n {
		if !p.s.UsesElement(i) && p.canDrop(i) {
			p.drop[i] = true
			continue
		}
		for k := range i {
			if !p.drop[k] && p.s.Operand(k) == p.s.Operand(i) && p.maps[k] == p.maps[i] {
				p.drop[i], p.same[i] = true, k
				break
			}
		}
	}
}

// outputs chooses among the inits.
func (p *pruning) outputs(n int) {
	yield := p.s.Yield()
	for k := range p.s.NumInits() {
		i := n + k
		if p.deadResult(k, i) && p.canDrop(i) {
			p.drop[i] = true
			continue
		}
		if p.s.UsesElement(i) {
			continue
		}
		for l := range k {
			o := n + l
			if !p.drop[o] && !p.s.UsesElement(o) && p.s.Operand(o) == p.s.Operand(i) && p.maps[o] == p.maps[i] && yield.Operand(l) == yield.Operand(k) {
				p.drop[i], p.same[i] = true, o
				break
			}
		}
	}
}

// deadResult reports whether nothing needs result k and the element of its init, operand i.
func (p *pruning) deadResult(k, i int) bool {
	if p.s.Result(k).HasUses() {
		return false
	}
	a := p.s.Body().Arg(i)
	return !a.HasUses() || a.HasOneUse() && a.FirstUse().Owner() == p.s.Yield() && p.s.Yield().Operand(k) == a
}

// dropOperands removes the operands and, if outputs is set, the results that nothing needs.
func dropOperands(op *ir.Operation, rw *rewrite.Rewriter, outputs bool) bool {
	s, _ := linalg.AsStructured(op)
	if op.Region(0).Empty() {
		return rw.Fail("no body")
	}
	n := op.NumOperands()
	p := &pruning{s: s, maps: s.Maps(), drop: make([]bool, n), same: make([]int, n)}
	for i := range p.same {
		p.same[i] = -1
	}
	inputs := s.NumInputs()
	p.inputs(inputs)
	if outputs && s.OnTensors() {
		p.outputs(inputs)
	}
	if !slices.Contains(p.drop, true) {
		return rw.Fail("all operands are needed")
	}
	p.rebuild(rw, inputs)
	return true
}

// rebuild replaces the operation by one with the operands that are kept.
func (p *pruning) rebuild(rw *rewrite.Rewriter, inputs int) {
	op := p.s.Operation
	var ins, inits []*ir.Value
	var maps []*ir.AffineMap
	at := make([]int, op.NumOperands())
	for i := range at {
		if p.drop[i] {
			continue
		}
		at[i] = len(maps)
		maps = append(maps, p.maps[i])
		if i < inputs {
			ins = append(ins, op.Operand(i))
		} else {
			inits = append(inits, op.Operand(i))
		}
	}
	rw.SetBefore(op)
	g := linalg.NewGeneric(&rw.Builder, op.Loc(), linalg.TensorTypes(inits), ins, inits, maps, p.s.Iterators(), nil)
	for _, a := range op.Attrs() {
		if a.Name != "indexing_maps" && a.Name != "iterator_types" && a.Name != ir.SegmentSizesName {
			g.SetAttr(a.Name, a.Value)
		}
	}
	p.moveBody(rw, g, at, inputs)
	results := make([]*ir.Value, op.NumResults())
	for k := range results {
		switch i := inputs + k; {
		case !p.drop[i]:
			results[k] = g.Result(at[i] - len(ins))
		case p.same[i] >= 0:
			results[k] = g.Result(at[p.same[i]] - len(ins))
		}
	}
	rw.Replace(op, results...)
}

// moveBody moves the body into g without the arguments and yielded values that are dropped.
func (p *pruning) moveBody(rw *rewrite.Rewriter, g *ir.Operation, at []int, inputs int) {
	old := p.s.Body()
	var types []ir.Type
	for i := range at {
		if !p.drop[i] {
			types = append(types, old.Arg(i).Type())
		}
	}
	block := rw.NewBlockIn(g.Region(0), nil, types, g.Loc())
	yield := p.s.Yield()
	var yielded []*ir.Value
	for k := range yield.NumOperands() {
		if !p.drop[inputs+k] {
			yielded = append(yielded, yield.Operand(k))
		}
	}
	rw.SetBefore(yield)
	linalg.NewYield(&rw.Builder, yield.Loc(), yielded...)
	rw.Erase(yield)
	args := make([]*ir.Value, len(at))
	for i := range args {
		k := i
		if p.drop[i] {
			if k = p.same[i]; k < 0 {
				continue
			}
		}
		args[i] = block.Arg(at[k])
	}
	rw.MergeBlocks(old, block, args)
}

// removeCycles makes an operation that only accumulates into an unused result yield the element itself, so that the result can be
// dropped.
func removeCycles(op *ir.Operation, rw *rewrite.Rewriter) bool {
	s, _ := linalg.AsStructured(op)
	if op.Region(0).Empty() || !s.OnTensors() {
		return rw.Fail("not on tensors")
	}
	inputs, changed := s.NumInputs(), false
	for k := range s.NumInits() {
		a := s.Body().Arg(inputs + k)
		if op.Result(k).HasUses() || !a.HasOneUse() {
			continue
		}
		user := a.FirstUse().Owner()
		if user.NumResults() != 1 || user.Block() != s.Body() || !user.Result(0).HasOneUse() || s.Yield().Operand(k) != user.Result(0) {
			continue
		}
		rw.Replace(user, a)
		changed = true
	}
	if !changed {
		return rw.Fail("no unused result is accumulated")
	}
	return true
}

// mergeElements replaces the element of an input by that of an equal earlier one.
func mergeElements(op *ir.Operation, rw *rewrite.Rewriter) bool {
	s, _ := linalg.AsStructured(op)
	if op.Region(0).Empty() {
		return rw.Fail("no body")
	}
	maps, changed := s.Maps(), false
	for i := range s.NumInputs() {
		if !s.UsesElement(i) {
			continue
		}
		for k := range i {
			if op.Operand(k) == op.Operand(i) && maps[k] == maps[i] {
				rw.ReplaceUses(s.Body().Arg(i), s.Body().Arg(k))
				changed = true
				break
			}
		}
	}
	if !changed {
		return rw.Fail("no inputs are equal")
	}
	return true
}
