package analysis

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/ir/interfaces"
)

// induction sets the range of an induction variable from the bounds of its loop. The
// variable does not reach the upper bound, unless the step is negative.
func (s *solver) induction(iv *ir.Value, lower, upper, step interfaces.IndexValue, by item) {
	width := scalarWidth(iv.Type())
	if width == 0 {
		return
	}
	limit := func(x interfaces.IndexValue, high bool) apint.Int {
		if x.Value == nil {
			return apint.NewSigned(width, x.Const)
		}
		r := s.rangeFor(x.Value, by)
		switch {
		case r.Known() && high:
			return r.SMax
		case r.Known():
			return r.SMin
		case high:
			return apint.MaxSigned(width)
		}
		return apint.MinSigned(width)
	}
	lo, hi := limit(lower, false), limit(upper, true)
	if limit(step, true).IsNegative() {
		lo, hi = hi, lo
	} else {
		hi = hi.Sub(apint.New(width, 1))
	}
	if hi.SGE(lo) {
		s.grow(iv, FromSigned(lo, hi))
	}
}

// openCallables records which callables below top may be called from elsewhere: those
// that are visible to other modules, and those that are referenced by anything except a
// call.
func (s *solver) openCallables(top *ir.Operation) {
	s.eachPre(top, func(table *ir.Operation) {
		if !table.HasTrait(ir.SymbolTable) || table.NumRegions() == 0 || table.Region(0).Empty() {
			return
		}
		found := false
		for o := table.Region(0).First().First(); o != nil; o = o.Next() {
			if r, ok := callableRegion(o); !ok || r == nil || !o.HasTrait(ir.Symbol) {
				continue
			}
			if v := ir.SymbolVisibility(o); v == ir.Public || v == ir.Nested && top.Block() != nil {
				s.open(o)
			}
			found = true
		}
		if !found {
			return
		}
		known := ir.SymbolUses(table, func(use ir.SymbolUse) {
			if _, call := ir.OpInterface[ir.CallModel](use.User.Info()); call {
				return
			}
			if f := ir.LookupSymbolIn(table, use.Ref); f != nil {
				s.open(f)
			}
		})
		if !known {
			s.eachPre(top, func(o *ir.Operation) {
				if _, ok := callableRegion(o); ok {
					s.open(o)
				}
			}, nil)
		}
	}, nil)
}

// constants returns the known constants of the operands of op, with nil for those that
// vary. It returns false if an operand is not an integer, or if the solver does not
// know anything about an operand yet.
func (s *solver) constants(op *ir.Operation) ([]ir.Attribute, bool) {
	out := make([]ir.Attribute, op.NumOperands())
	for i := range out {
		v := op.Operand(i)
		r := s.Of(v)
		if !r.Known() {
			return nil, false
		}
		if c, ok := r.Constant(); ok {
			out[i] = op.Context().APInt(ir.ElementTypeOrSelf(v.Type()), c)
		}
	}
	return out, true
}

// visitFlow records where control can go from op.
func (s *solver) visitFlow(op *ir.Operation) {
	if !directsFlow(op) || op.Block() != nil && !s.live[op.Block()] {
		return
	}
	if m, ok := ir.OpInterface[ir.CallModel](op.Info()); ok {
		f := s.callee(m, op)
		var body *ir.Region
		if f != nil && f.HasTrait(ir.Symbol) && s.top.IsAncestor(f) {
			body, _ = callableRegion(f)
		}
		if body == nil {
			s.open(op)
		} else {
			s.join(f, op)
		}
	}
	if op.NumRegions() > 0 {
		s.flowIn(op)
	}
	if returns(op) {
		s.flowBack(op, op.Parent())
	}
	if op.NumSuccessors() > 0 {
		s.flowTo(op)
	}
}

// flowIn enters the regions of op.
func (s *solver) flowIn(op *ir.Operation) {
	if m, ok := ir.OpInterface[ir.RegionBranchModel](op.Info()); ok {
		operands, ok := s.constants(op)
		if !ok {
			return
		}
		visit := func(to int) { s.pass(op, op, to) }
		if k, ok := ir.OpInterface[interfaces.KnownRegionModel](op.Info()); ok {
			k.KnownRegions(op, operands, visit)
		} else {
			m.RegionSuccessors(op, -1, visit)
		}
		return
	}
	if _, ok := callableRegion(op); ok {
		if p := s.predsFor(op, item{op: op, flow: true}); !p.unknown && len(p.known) == 0 {
			return
		}
	}
	s.enterAll(op)
}

// pass records that control goes from `from` to region `to` of op, or to op's results.
func (s *solver) pass(op, from *ir.Operation, to int) {
	if to < 0 {
		s.join(op, from)
		return
	}
	if b := op.Region(to).First(); b != nil {
		s.enter(b)
		s.join(b, from)
	}
}

// flowBack leaves the region that op, in parent, terminates.
func (s *solver) flowBack(op, parent *ir.Operation) {
	if m, ok := ir.OpInterface[ir.RegionBranchModel](parent.Info()); ok {
		operands, ok := s.constants(op)
		if !ok {
			return
		}
		visit := func(to int) { s.pass(parent, op, to) }
		if k, ok := ir.OpInterface[interfaces.KnownRegionModel](op.Info()); ok {
			k.KnownRegions(op, operands, visit)
		} else {
			m.RegionSuccessors(parent, op.ParentRegion().Index(), visit)
		}
		return
	}
	for _, call := range s.predsFor(parent, item{op: op, flow: true}).known {
		if op.HasTrait(ir.ReturnLike) {
			s.join(call, op)
		} else {
			s.open(call)
		}
	}
}

// flowTo enters the successors of op.
func (s *solver) flowTo(op *ir.Operation) {
	follow := func(b *ir.Block) {
		e := edge{op.Block(), b}
		if s.edges[e] {
			return
		}
		s.edges[e] = true
		s.enter(b)
		if s.rangesReady {
			s.add(item{block: b})
		}
	}
	if _, ok := ir.OpInterface[ir.BranchModel](op.Info()); ok {
		operands, ok := s.constants(op)
		if !ok {
			return
		}
		if k, ok := ir.OpInterface[interfaces.KnownSuccessorModel](op.Info()); ok {
			if b := k.KnownSuccessor(op, operands); b != nil {
				follow(b)
				return
			}
		}
	}
	for i := range op.NumSuccessors() {
		follow(op.Successor(i))
	}
}
