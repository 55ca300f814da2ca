package analysis

import (
	"slices"

	"github.com/spvc/spvc/ir"
)

// SliceOptions say which operations belong to a slice.
type SliceOptions struct {
	// Filter, if not nil, reports whether an operation may be part of the slice. The slice does not go on behind others.
	Filter func(*ir.Operation) bool
	// Inclusive makes the operation where the slice begins a part of it.
	Inclusive bool
	// OmitBlockArguments makes a backward slice end at arguments of blocks. Otherwise it goes on with the operation around the block.
	OmitBlockArguments bool
	// UsesFromAbove makes a backward slice follow what the operations in the regions of an operation use from outside, too.
	UsesFromAbove bool
}

// slicer is a depth-first search without recursion, because chains of uses may be long.
type slicer struct {
	SliceOptions
	next func(op *ir.Operation) []*ir.Operation // nil: leave op out
	seen map[*ir.Operation]bool
	path []sliceStep
	out  []*ir.Operation
}

type sliceStep struct {
	op   *ir.Operation
	rest []*ir.Operation
}

func (s *slicer) enter(op *ir.Operation) {
	if s.seen[op] || s.Filter != nil && !s.Filter(op) {
		return
	}
	s.seen[op] = true
	s.path = append(s.path, sliceStep{op, s.next(op)})
}

// from adds what op leads to, and then op.
func (s *slicer) from(op *ir.Operation) {
	for s.enter(op); len(s.path) > 0; {
		top := &s.path[len(s.path)-1]
		if len(top.rest) > 0 {
			o := top.rest[0]
			top.rest = top.rest[1:]
			s.enter(o)
			continue
		}
		s.out = append(s.out, top.op)
		s.path = s.path[:len(s.path)-1]
	}
}

// found returns what s has found, without the last operation, where the slice begins, unless the slice is inclusive.
func (s *slicer) found() []*ir.Operation {
	if n := len(s.out); n > 0 && !s.Inclusive {
		return s.out[:n-1]
	}
	return s.out
}

// BackwardSlice returns the operations whose results op needs, directly or through others, each behind those that it needs itself. It
// does not enter operations that are isolated from above.
func BackwardSlice(op *ir.Operation, o SliceOptions) []*ir.Operation {
	s := slicer{SliceOptions: o, seen: map[*ir.Operation]bool{}}
	s.Filter = func(op *ir.Operation) bool {
		return !op.HasTrait(ir.IsolatedFromAbove) && (o.Filter == nil || o.Filter(op))
	}
	s.next = func(op *ir.Operation) (out []*ir.Operation) {
		add := func(v *ir.Value) {
			def := v.DefiningOp()
			if def == nil && !o.OmitBlockArguments {
				def = v.OwnerBlock().Parent()
			}
			if def != nil {
				out = append(out, def)
			}
		}
		if o.UsesFromAbove {
			for i := range op.NumRegions() {
				for _, v := range usedFromOutside(op.Region(i)) {
					add(v)
				}
			}
		}
		for _, v := range op.Operands() {
			add(v)
		}
		return out
	}
	s.from(op)
	return s.found()
}

// BackwardSliceOf returns the backward slice of the operation that defines v, or has v as an argument of a block.
func BackwardSliceOf(v *ir.Value, o SliceOptions) []*ir.Operation {
	if def := v.DefiningOp(); def != nil {
		return BackwardSlice(def, o)
	}
	if p := v.OwnerBlock().Parent(); p != nil {
		return BackwardSlice(p, o)
	}
	return nil
}

func newForward(o SliceOptions) *slicer {
	s := &slicer{SliceOptions: o, seen: map[*ir.Operation]bool{}}
	s.next = func(op *ir.Operation) (out []*ir.Operation) {
		for i := range op.NumRegions() {
			for b := op.Region(i).First(); b != nil; b = b.Next() {
				for inner := b.First(); inner != nil; inner = inner.Next() {
					out = append(out, inner)
				}
			}
		}
		for _, v := range op.Results() {
			for u := v.FirstUse(); u != nil; u = u.NextUse() {
				out = append(out, u.Owner())
			}
		}
		return out
	}
	return s
}

// ForwardSlice returns the operations that need a result of op, directly or through others, and those in their regions, each before
// those that need it.
func ForwardSlice(op *ir.Operation, o SliceOptions) []*ir.Operation {
	s := newForward(o)
	s.from(op)
	out := s.found()
	slices.Reverse(out)
	return out
}

// ForwardSliceOf is ForwardSlice for the users of v, which are part of the slice.
func ForwardSliceOf(v *ir.Value, o SliceOptions) []*ir.Operation {
	s := newForward(o)
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		s.from(u.Owner())
	}
	slices.Reverse(s.out)
	return s.out
}

// Slice returns op and all operations that it is connected with by backward and forward slices, in topological order. It takes time in
// the number of operations times the size of their slices.
func Slice(op *ir.Operation, backward, forward SliceOptions) []*ir.Operation {
	in := map[*ir.Operation]bool{op: true}
	all := []*ir.Operation{op}
	for i := 0; i < len(all); i++ {
		for _, o := range slices.Concat(BackwardSlice(all[i], backward), ForwardSlice(all[i], forward)) {
			if !in[o] {
				in[o] = true
				all = append(all, o)
			}
		}
	}
	return TopologicalOrder(all)
}

// MatchReduction recognizes a reduction: args[pos], one of the values args that a loop carries, and another value are the operands of
// one operation without effects, whose result is passed on as the next args[pos]. It returns the other value and the operation, or nil.
func MatchReduction(args []*ir.Value, pos int) (reduced *ir.Value, combiner *ir.Operation) {
	carried := args[pos]
	if !carried.HasOneUse() {
		return nil, nil
	}
	op := carried.FirstUse().Owner()
	if op.NumOperands() != 2 {
		return nil, nil
	}
	reduced = op.Operand(0)
	if reduced == carried {
		reduced = op.Operand(1)
	}
	loop := carried.OwnerBlock().Parent()
	if slices.Contains(args, reduced) || mayEnd(op) || op.Parent() != loop || op.NumResults() != 1 || !op.Result(0).HasOneUse() ||
		!ir.IsMemoryEffectFree(op) {
		return nil, nil
	}
	end := op.Result(0).FirstUse().Owner()
	if !mayEnd(end) || pos >= end.NumOperands() || end.Operand(pos) != op.Result(0) {
		return nil, nil
	}
	return reduced, op
}

// mayEnd reports whether op is or may be a terminator.
func mayEnd(op *ir.Operation) bool { return !op.IsRegistered() || op.HasTrait(ir.Terminator) }
