package serialize

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"

	"slices"
)

// storable reports whether a variable can hold values of type t.
func storable(t ir.Type) bool {
	switch t.(type) {
	case *spirv.PointerType, *spirv.ImageType, *spirv.SampledImageType, *spirv.OpaqueType:
		return false
	}
	return true
}

// passable reports whether a value of type t can leave a construct.
func (s *structurer) passable(t ir.Type) bool { return s.r.opts.PhiResults || storable(t) }

// escapes returns the values of c that are used outside of it, except the arguments of
// a selection's header, which become arguments of the merge block. header is true if
// the header block defines one of the values. ok is false if a value cannot leave
// the construct.
func (s *structurer) escapes(c *construct) (vs []*ir.Value, header, ok bool) {
	for _, b := range s.set {
		if c.cont != nil || b != c.header {
			for _, a := range b.Args() {
				if s.usedOutside(a) {
					vs = append(vs, a)
				}
			}
		}
		for op := b.First(); op != nil; op = op.Next() {
			for i := range op.NumResults() {
				if s.usedOutside(op.Result(i)) {
					vs = append(vs, op.Result(i))
					header = header || b == c.header
				}
			}
		}
	}
	for _, v := range vs {
		if !s.passable(v.Type()) && (c.cont != nil || v.ParentBlock() != c.header) {
			return nil, false, false
		}
	}
	return vs, header, true
}

func (s *structurer) usedOutside(v *ir.Value) bool {
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		if !s.inside(s.blockOf(u.Owner())) {
			return true
		}
	}
	return false
}

// spilled is a value that a variable carries out of a region. Only uses outside of the
// construct change, unless old is an argument of the merge block.
type spilled struct{ value, variable *ir.Value }

func (s *structurer) variable(t ir.Type) *ir.Value {
	b := s.r.b
	b.SetStart(s.entry)
	storage := ir.Named("storage_class", s.r.ctx.Enum(spirv.StorageClassAttr, uint64(spec.StorageClassFunction)))
	return b.Create(ir.UnknownLoc, spirv.Variable, nil, []ir.Type{spirv.PointerTo(t, spec.StorageClassFunction)}, storage).Result(0)
}

// mergeArgs stores the values for the merge block's arguments in variables.
func (s *structurer) mergeArgs(c *construct) []spilled {
	args := c.merge.Args()
	if len(args) == 0 {
		return nil
	}
	out := make([]spilled, len(args))
	for i, a := range args {
		out[i] = spilled{a, s.variable(a.Type())}
	}
	var done []*ir.Operation // an op in done has all its edges handled
	for u := c.merge.FirstPred(); u != nil; u = u.NextUse() {
		t := u.Owner()
		if t.Scratch != 0 {
			continue
		}
		t.Scratch = 1
		done = append(done, t)
		m, _ := ir.OpInterface[ir.BranchModel](t.Info())
		stored := false // OpPhi has one value for all edges from a block
		all := t.Operands()
		lists := make([][]*ir.Value, t.NumSuccessors())
		for k := range lists {
			start, n, _ := m.SuccessorOperands(t, k)
			if t.Successor(k) != c.merge {
				lists[k] = all[start : start+n]
				continue
			}
			s.r.b.SetBefore(t)
			for i := 0; i < n && i < len(out) && !stored; i++ {
				s.r.b.Create(t.Loc(), spirv.Store, []*ir.Value{out[i].variable, all[start+i]}, nil)
			}
			stored = true
		}
		setOperands(t, lists)
		s.sink(t)
	}
	for _, t := range done {
		t.Scratch = 0
	}
	return out
}

// sink moves the ops that only the terminator t needs after the stores before t, where
// reading the result again puts them.
func (s *structurer) sink(t *ir.Operation) {
	for _, p := range slices.Backward(s.ownRun(t, true)) {
		p.MoveBefore(t)
	}
}

// spill stores v after its definition.
func (s *structurer) spill(v *ir.Value) spilled {
	p := s.variable(v.Type())
	if d := v.DefiningOp(); d != nil {
		s.r.b.SetAfter(d)
	} else {
		s.r.b.SetStart(v.OwnerBlock())
	}
	s.r.b.Create(v.Loc(), spirv.Store, []*ir.Value{p, v}, nil)
	return spilled{v, p}
}

// reload loads the spilled values after the op at the start of the merge block.
func (s *structurer) reload(c *construct, loads []spilled) {
	if len(loads) == 0 {
		return
	}
	s.r.b.SetAfter(c.merge.First())
	for _, l := range loads {
		v := s.r.b.Create(c.loc, spirv.Load, []*ir.Value{l.variable}, []ir.Type{l.value.Type()}).Result(0)
		merged := l.value.OwnerBlock() == c.merge
		l.value.ReplaceUsesIf(v, func(u *ir.Operand) bool {
			return merged || s.blockOf(u.Owner()) != c.merge || !s.isWithinMerge(c, u.Owner())
		})
	}
	c.merge.EraseArgsIf(func(a *ir.Value) bool {
		return slices.ContainsFunc(loads, func(l spilled) bool { return l.value == a })
	})
}

// passResults builds the op of c with results for the arguments of the merge block and for escapes,
// which later blocks use.
func (s *structurer) passResults(c *construct, back *ir.Block, escapes []*ir.Value) {
	phis := c.merge.NumArgs()
	op := s.build(c, back, escapes)
	for i := range phis {
		c.merge.Arg(i).ReplaceAllUsesWith(op.Result(i))
	}
	c.merge.EraseArgsIf(func(a *ir.Value) bool { return a.Index() < phis })
	for i, v := range escapes {
		v.ReplaceUsesIf(op.Result(phis+i), func(u *ir.Operand) bool {
			return s.blockOf(u.Owner()) != c.merge || !s.isWithinMerge(c, u.Owner())
		})
	}
}

// isWithinMerge reports whether the op at the start of the merge block of c contains op.
func (s *structurer) isWithinMerge(c *construct, op *ir.Operation) bool {
	for b := op.Block(); b != c.merge; b = op.Block() {
		if op = b.Parent(); op == nil {
			return false
		}
	}
	return op == c.merge.First()
}
