package passes

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewIntRangeOptimizations returns the pass int-range-optimizations. It replaces
// integers with only one possible value by constants, and removes remainders that
// change nothing.
func NewIntRangeOptimizations() *pass.Pass {
	return &pass.Pass{
		Name: "int-range-optimizations", Class: "ArithIntRangeOpts", Summary: "Do optimizations based on integer range analysis",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			o := ranged{analysis.IntegerRanges(op)}
			patterns := rewrite.NewPatternSet(
				rewrite.OnOp("materialize-known-constants", nil, o.materialize),
				rewrite.OnOp("delete-trivial-remsi", arith.RemSI, o.dropRem),
				rewrite.OnOp("delete-trivial-remui", arith.RemUI, o.dropRem))
			return rewrite.ApplyGreedily(op, patterns, rewrite.GreedyConfig{BottomUp: true, Regions: rewrite.RegionsAggressive}).Converged
		},
	}
}

type ranged struct{ *analysis.Ranges }

// constantOf returns the only possible value of v. It returns false if there is none or if v is
// not used.
func (o ranged) constantOf(v *ir.Value) (apint.Int, bool) {
	if !v.HasUses() {
		return apint.Int{}, false
	}
	return o.Of(v).Constant()
}

// replace replaces uses of v by a constant, if v is known.
func (o ranged) replace(v *ir.Value, rw *rewrite.Rewriter) bool {
	k, ok := o.constantOf(v)
	if !ok {
		return false
	}
	var value ir.Attribute
	c, t := rw.Context(), v.Type()
	if s, ok := t.(ir.ShapedType); ok {
		if !ir.HasStaticShape(s) {
			return false
		}
		value = c.SplatOf(s, c.APInt(s.ElementType(), k))
	} else {
		value = c.APInt(t, k)
	}
	def := v.DefiningOp()
	if def == nil {
		def = v.OwnerBlock().Parent()
	}
	var k2 *ir.Operation
	if d := def.Info().Dialect; d != nil && d.Constant != nil {
		k2 = d.Constant(&rw.Builder, value, t, v.Loc())
	}
	if k2 == nil {
		k2 = arith.Materialize(&rw.Builder, value, t, v.Loc())
	}
	if k2 == nil {
		return false
	}
	rw.ReplaceUses(v, k2.Result(0))
	return true
}

func (o ranged) materialize(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if op.HasTrait(ir.ConstantLike) {
		return rw.Fail("a constant")
	}
	any := false
	for i := range op.NumResults() {
		_, ok := o.constantOf(op.Result(i))
		any = any || ok
	}
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			for _, v := range b.Args() {
				_, ok := o.constantOf(v)
				any = any || ok
			}
		}
	}
	if !any {
		return rw.Fail("no value is known to be constant")
	}
	all := op.NumResults() != 0
	for i := range op.NumResults() {
		v := op.Result(i)
		all = (o.replace(v, rw) || !v.HasUses()) && all
	}
	if all && (ir.EffectMemo{}).IsTriviallyDead(op) {
		rw.Erase(op)
		return true
	}
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			rw.SetStart(b)
			for _, v := range b.Args() {
				o.replace(v, rw)
			}
		}
	}
	return true
}

// dropRem replaces a remainder by the dividend if the dividend is less than the
// divisor, a positive constant.
func (o ranged) dropRem(op *ir.Operation, rw *rewrite.Rewriter) bool {
	m, ok := ir.IntConstantOf(op.Operand(1))
	r := o.Of(op.Operand(0))
	if !ok || m <= 0 || !r.Known() {
		return rw.Fail("the divisor is not a positive constant, or the dividend is not bounded")
	}
	lo, hi := r.SMin, r.SMax
	if op.Is(arith.RemUI) {
		lo, hi = r.UMin, r.UMax
	}
	n := apint.NewSigned(lo.Width(), m)
	if lo.IsNegative() || hi.IsNegative() || lo.UGE(n) || hi.UGE(n) || lo.UGT(hi) {
		return rw.Fail("the dividend may not be less than the divisor")
	}
	rw.Replace(op, op.Operand(0))
	return true
}

// NewUnsignedWhenEquivalent returns the pass arith-unsigned-when-equivalent. It
// replaces signed ops on values that are never negative by unsigned ones.
func NewUnsignedWhenEquivalent() *pass.Pass {
	return &pass.Pass{
		Name: "arith-unsigned-when-equivalent", Class: "ArithUnsignedWhenEquivalent",
		Summary: "Replace signed ops with unsigned ones where they are proven equivalent",
		Run:     func(op *ir.Operation, _ *pass.Run) bool { return makeUnsigned(op, ranged{analysis.IntegerRanges(op)}) },
	}
}

var unsignedOps = [...]struct{ from, to *ir.OpDef }{
	{arith.DivSI, arith.DivUI}, {arith.CeilDivSI, arith.CeilDivUI}, {arith.FloorDivSI, arith.DivUI}, {arith.RemSI, arith.RemUI},
	{arith.MinSI, arith.MinUI}, {arith.MaxSI, arith.MaxUI}, {arith.ExtSI, arith.ExtUI},
}

func (o ranged) nonNegative(v *ir.Value) bool {
	r := o.Of(v)
	return r.Known() && !r.SMin.IsNegative()
}

func (o ranged) operandsNonNegative(op *ir.Operation) bool {
	for i := range op.NumOperands() {
		if !o.nonNegative(op.Operand(i)) {
			return false
		}
	}
	return true
}

func makeUnsigned(op *ir.Operation, o ranged) bool {
	target := rewrite.NewTarget()
	target.AddLegalDialect("arith")
	var patterns []*rewrite.Pattern
	for _, u := range unsignedOps {
		target.AddDynamicOp(func(op *ir.Operation) bool { return !o.operandsNonNegative(op) || !o.nonNegative(op.Result(0)) }, u.from)
		patterns = append(patterns, rewrite.ConvertOp("unsigned-"+u.from.Name, nil, u.from, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			rw.ReplaceByNew(op, u.to, ad.Operands, op.ResultTypes(), op.Attrs()...)
			return true
		}))
	}
	target.AddDynamicOp(func(op *ir.Operation) bool {
		p := arith.CmpIOp{Operation: op}.Predicate()
		return unsignedPredicate(p) == p || !o.operandsNonNegative(op)
	}, arith.CmpI)
	patterns = append(patterns, rewrite.ConvertOp("unsigned-cmpi", nil, arith.CmpI, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		p := unsignedPredicate(arith.CmpIOp{Operation: op}.Predicate())
		rw.ReplaceByNew(op, arith.CmpI, ad.Operands, op.ResultTypes(), arith.PredicateAttr(rw.Context(), int64(p)))
		return true
	}))
	return rewrite.ConvertPartial([]*ir.Operation{op}, target, rewrite.NewPatternSet(patterns...))
}
