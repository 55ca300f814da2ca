package passes

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// canShift reports whether operations that run early and others in the body of f use no
// results of each other (isOpwiseShiftValid).
func canShift(f affine.ForOp, early map[*ir.Operation]bool) bool {
	for op := f.Body().First(); op != nil; op = op.Next() {
		for _, r := range op.Results() {
			for u := r.FirstUse(); u != nil; u = u.NextUse() {
				if user := ir.AncestorIn(f.Region(0), u.Owner()); user != nil && early[user] != early[op] {
					return false
				}
			}
		}
	}
	return true
}

// shift lets the early operations of the body of f, which runs trips times, run together with
// the others of the iteration before (affineForOpBodySkew).
func shift(f affine.ForOp, early map[*ir.Operation]bool, trips uint64) {
	s := shifter{b: ir.NewBuilder(f.Context(), nil), f: f}
	for op := f.Body().First(); op != f.Body().Last(); op = op.Next() {
		if early[op] {
			s.early = append(s.early, op)
		} else {
			s.late = append(s.late, op)
		}
	}
	if trips == 0 || len(s.early) == 0 {
		return
	}
	s.b.SetBefore(f.Operation)
	end := int64(trips) * f.Step()
	s.chunk(0, min(f.Step(), end), s.early, nil)
	if len(s.late) > 0 {
		s.chunk(f.Step(), end, s.early, s.late)
		s.chunk(end, end+f.Step(), nil, s.late)
	}
	f.Erase()
}

// shifter splits a loop into one before, one with, and one after the overlap.
type shifter struct {
	b           *ir.Builder
	f           affine.ForOp
	early, late []*ir.Operation
}

// chunk creates a loop between two offsets from the lower bound of the old one.
func (s *shifter) chunk(from, to int64, early, late []*ir.Operation) {
	f, c := s.f, s.b.Context()
	m := f.LowerMap()
	bound := func(offset int64) *ir.AffineMap {
		exprs := make([]*ir.AffineExpr, len(m.Results))
		for i, e := range m.Results {
			exprs[i] = e.AddConst(offset)
		}
		return c.AffineMap(m.Dims, m.Symbols, exprs...)
	}
	n := affine.NewFor(s.b, f.Loc(), bound(from), f.LowerOperands(), bound(to), f.LowerOperands(), f.Step())
	b := ir.NewBuilder(c, s.b.Arena())
	b.SetEnd(n.Body())
	values := ir.NewMapping()
	values.Map(f.InductionVar(), n.InductionVar())
	for _, op := range early {
		b.Insert(b.Arena().Clone(op, values))
	}
	if late != nil && f.InductionVar().HasUses() {
		before := c.AffineMap(1, 0, c.AffineDimExpr(0).AddConst(-f.Step()))
		values.Map(f.InductionVar(), affine.NewApply(b, f.Loc(), before, []*ir.Value{n.InductionVar()}))
	}
	for _, op := range late {
		b.Insert(b.Arena().Clone(op, values))
	}
	affine.NewYield(b, f.Loc())
	if n.PromoteSingleIteration() || late == nil || early == nil {
		return
	}
	rewrite.ApplyToOps([]*ir.Operation{n.Operation}, rewrite.NewPatternSet(affine.CanonicalizationsOf(affine.For)...), rewrite.GreedyConfig{Strictness: rewrite.ExistingOps})
}
