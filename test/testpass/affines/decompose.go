package affines

import (
	"cmp"
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
)

// newDecompose returns the pass test-decompose-affine-ops, which computes sums and products step by step, so that the parts which depend on
// fewer loops can move out of them.
func newDecompose() *pass.Pass {
	return &pass.Pass{
		Name: "test-decompose-affine-ops", Class: "(anonymous namespace)::TestDecomposeAffineOps", Op: fn.Func.Name,
		Summary: "Tests affine ops decomposition utility functions.",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var applies []*ir.Operation
			op.Walk(func(o *ir.Operation) {
				if o.Is(affine.Apply) {
					applies = append(applies, o)
				}
			})
			b := ir.NewBuilder(op.Context(), nil)
			for _, o := range applies {
				b.SetBefore(o)
				decompose(b, affine.MapOp{Operation: o})
			}
			return true
		},
	}
}

// loopsBehind returns the number of loops around op that v is defined outside of.
func loopsBehind(op *ir.Operation, v *ir.Value) int {
	n := 0
	for p := op.Parent(); p != nil; p = p.Parent() {
		m, ok := ir.OpInterface[interfaces.LoopModel](p.Info())
		if !ok {
			continue
		}
		for _, r := range m.LoopRegions(p) {
			if r.IsAncestor(v.ParentRegion()) {
				return n
			}
		}
		n++
	}
	return n
}

// hoistableFirst returns the map with symbols for its operands, those that more loops do not change first.
func hoistableFirst(op affine.MapOp) (*ir.AffineMap, []*ir.Value) {
	c, m := op.Context(), op.Map()
	order := make([]int, op.NumOperands())
	loops := make([]int, len(order))
	for i, v := range op.Operands() {
		order[i], loops[i] = i, loopsBehind(op.Operation, v)
	}
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(loops[j], loops[i]) })
	operands := make([]*ir.Value, len(order))
	symbols := make([]*ir.AffineExpr, len(order))
	for i, k := range order {
		operands[i], symbols[k] = op.Operand(k), c.AffineSymbolExpr(i)
	}
	e := m.Results[0].ReplaceDimsAndSymbols(symbols[:m.Dims], symbols[m.Dims:])
	return affine.CanonicalizeMap(affinemap.Simplify(c.AffineMap(0, len(order), e)), operands)
}

// decompose replaces op by one operation per term or factor.
func decompose(b *ir.Builder, op affine.MapOp) {
	c := op.Context()
	m, operands := hoistableFirst(op)
	op.SetOperands(operands)
	op.SetAttr("map", c.MapAttr(m))
	root := m.Results[0]
	if m.Dims > 0 || root.Kind != ir.AffineAdd && root.Kind != ir.AffineMul || !root.LHS.IsBinary() && !root.RHS.IsBinary() {
		return
	}
	var parts []*ir.AffineExpr
	e := root
	for ; e.Kind == root.Kind; e = e.LHS {
		parts = append(parts, e.RHS)
	}
	parts = append(parts, e)
	slices.SortStableFunc(parts, func(x, y *ir.AffineExpr) int { return cmp.Compare(lastSymbol(x), lastSymbol(y)) })
	part := func(e *ir.AffineExpr) *ir.Value {
		m, vs := affine.CanonicalizeMap(c.AffineMap(m.Dims, m.Symbols, e), operands)
		return affine.NewApply(b, op.Loc(), m, vs)
	}
	both := c.AffineMap(0, 2, c.AffineBinary(root.Kind, c.AffineSymbolExpr(0), c.AffineSymbolExpr(1)))
	v := part(parts[0])
	for _, e := range parts[1:] {
		v = affine.NewApply(b, op.Loc(), both, []*ir.Value{v, part(e)})
	}
	op.Result(0).ReplaceAllUsesWith(v)
	op.Erase()
}

// lastSymbol returns the highest number of a symbol in e, or -1.
func lastSymbol(e *ir.AffineExpr) int64 {
	last := int64(-1)
	e.Walk(func(x *ir.AffineExpr) {
		if x.Kind == ir.AffineSymbol {
			last = max(last, x.Value)
		}
	})
	return last
}
