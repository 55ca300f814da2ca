package math

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
)

// The operations that MLIR 19 does not have.
var (
	ClampF   = clampF()
	Erfc     = since(21, floatUnary("erfc", "complementary error function of the specified value"))
	IsFinite = classification("isfinite", "returns true if the operand classifies as finite")
	IsInf    = classification("isinf", "returns true if the operand classifies as infinite")
	IsNaN    = classification("isnan", "returns true if the operand classifies as NaN")
	IsNormal = classification("isnormal", "returns true if the operand classifies as normal")
	SinCos   = sinCos()
)

func since(v ir.Version, def *ir.OpDef) *ir.OpDef {
	def.Versions = ir.Since(v)
	return def
}

func clampF() *ir.OpDef {
	return since(22, &ir.OpDef{
		Name: "math.clampf", Summary: "floating point clamping operation",
		Operands: ir.ValuesOf(ir.FloatLike, "value", "min", "max"),
		Attrs:    arith.FastMathAttr(),
		Results:  ir.ValuesOf(ir.FloatLike, "result"),
		Traits:   elementwise,
		Format:   "$value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
	})
}

func classification(mnemonic, summary string) *ir.OpDef {
	return since(21, &ir.OpDef{
		Name: "math." + mnemonic, Summary: summary,
		Operands: ir.ValuesOf(ir.FloatLike, "operand"),
		Attrs:    arith.FastMathAttr(),
		Results:  ir.ValuesOf(ir.BoolLike, "result"),
		Traits: []ir.Trait{ir.TypesMatch("result type has i1 element type and same shape as operands", "operand", "result", arith.BoolShapeOf),
			ir.Pure, ir.ElementwiseMappable},
		Format: "$operand attr-dict `:` type($operand)",
	})
}

func sinCos() *ir.OpDef {
	return since(22, &ir.OpDef{
		Name: "math.sincos", Summary: "sine and cosine of the specified value",
		Operands: ir.ValuesOf(ir.FloatLike, "operand"),
		Attrs:    arith.FastMathAttr(),
		Results:  ir.ValuesOf(ir.FloatLike, "sin", "cos"),
		Traits:   []ir.Trait{ir.SameOperandsAndResultShape, ir.AllTypesMatch("operand", "sin", "cos"), ir.Pure, ir.ElementwiseMappable},
		Format:   "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)",
	})
}

// Expand creates, at the insertion point of b, what computes the results of op with operations that every version has. It returns
// nil if op is no operation of a later version, or if its type does not state the sizes.
func Expand(b *ir.Builder, op *ir.Operation) []*ir.Value {
	e := classifier{arith.Emitter{B: b, Loc: op.Loc()}}
	if !ofFloats(op) {
		return nil
	}
	v := op.Operand(0)
	switch op.Def() {
	case ClampF:
		return []*ir.Value{e.flagged(op, arith.MinimumF, e.flagged(op, arith.MaximumF, v, op.Operand(1)), op.Operand(2))}
	case SinCos:
		return []*ir.Value{e.flagged(op, Sin, v), e.flagged(op, Cos, v)}
	case Erfc:
		return []*ir.Value{e.Op(arith.SubF, e.Float(v.Type(), 1), e.flagged(op, Erf, v))}
	case IsNaN:
		return []*ir.Value{e.CmpF(arith.UNO, v, v)}
	case IsInf:
		return []*ir.Value{e.infinite(v)}
	case IsFinite:
		return []*ir.Value{e.finite(v)}
	case IsNormal:
		return []*ir.Value{e.Op(arith.AndI, e.finite(v), e.CmpF(arith.OGE, e.abs(v), e.constant(v, apfloat.SmallestNormal)))}
	}
	return nil
}

// ofFloats reports whether op has the operands and results that it declares, of types for which Expand can make constants. The
// parser adapts operations that the verifier has not seen.
func ofFloats(op *ir.Operation) bool {
	if op.NumOperands() == 0 || op.NumOperands() != len(op.Def().Operands) || op.NumResults() != len(op.Def().Results) {
		return false
	}
	for _, v := range op.Operands() {
		if !ir.FloatLike.Match(v.Type()) || v.Type() != op.Operand(0).Type() || !hasSizes(v.Type()) {
			return false
		}
	}
	return true
}

// hasSizes reports whether a splat of type t can be made.
func hasSizes(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.RankedTensorType:
		return ir.HasStaticShape(t)
	case *ir.UnrankedTensorType:
		return false
	}
	return true
}

// classifier creates the tests of what a float is.
type classifier struct{ arith.Emitter }

// flagged creates the operation that def declares, with the fast-math flags of op.
func (e classifier) flagged(op *ir.Operation, def *ir.OpDef, operands ...*ir.Value) *ir.Value {
	return e.B.Create(e.Loc, def, operands, []ir.Type{op.Result(0).Type()},
		ir.Named("fastmath", arith.FastMathOf(op.Context(), arith.FastMathOfOp(op)))).Result(0)
}

func (e classifier) abs(v *ir.Value) *ir.Value {
	return e.B.Create(e.Loc, AbsF, []*ir.Value{v}, []ir.Type{v.Type()}).Result(0)
}

// constant returns the positive number that f returns, in the type of v.
func (e classifier) constant(v *ir.Value, f func(apfloat.Semantics, bool) apfloat.Float) *ir.Value {
	ctx := e.B.Context()
	t := ir.ElementTypeOrSelf(v.Type()).(*ir.FloatType)
	a := ir.TypedAttr(ctx.FloatConst(t, f(t.Semantics(), false)))
	if s, ok := v.Type().(ir.ShapedType); ok {
		a = ctx.SplatOf(s, a)
	}
	return arith.NewConstant(e.B, e.Loc, a)
}

func hasInf(v *ir.Value) bool {
	return ir.ElementTypeOrSelf(v.Type()).(*ir.FloatType).Semantics().HasInf()
}

// infinite tests that v is an infinity. Formats without infinities have none.
func (e classifier) infinite(v *ir.Value) *ir.Value {
	if !hasInf(v) {
		return e.CmpF(arith.AlwaysFalse, v, v)
	}
	return e.CmpF(arith.OEQ, e.abs(v), e.constant(v, apfloat.Inf))
}

// finite tests that v is neither an infinity nor NaN.
func (e classifier) finite(v *ir.Value) *ir.Value {
	if !hasInf(v) {
		return e.CmpF(arith.ORD, v, v)
	}
	return e.CmpF(arith.OLT, e.abs(v), e.constant(v, apfloat.Inf))
}

// adapt replaces an operation that the version does not have by older ones.
func adapt(rw *ir.Adapter, op *ir.Operation) bool {
	if op.Def().Versions.Has(rw.Version) {
		return false
	}
	values := Expand(rw.Before(op), op)
	return values != nil && rw.Replace(op, values...)
}

// newerEntries binds the operations of later versions.
func newerEntries() []ir.OpEntry {
	fast := []any{arith.FastMathFlags{}}
	return []ir.OpEntry{
		{Def: ClampF, Adapt: adapt, Interfaces: fast},
		{Def: Erfc, Fold: foldErfc, Adapt: adapt, Interfaces: fast},
		{Def: IsFinite, Fold: foldClass(apfloat.Float.IsFinite), Adapt: adapt, Interfaces: fast},
		{Def: IsInf, Fold: foldClass(apfloat.Float.IsInf), Adapt: adapt, Interfaces: fast},
		{Def: IsNaN, Fold: foldClass(apfloat.Float.IsNaN), Adapt: adapt, Interfaces: fast},
		{Def: IsNormal, Fold: foldClass(apfloat.Float.IsNormal), Adapt: adapt, Interfaces: fast},
		{Def: SinCos, Adapt: adapt, Interfaces: fast},
	}
}

// foldClass folds a test of a scalar. MLIR does not fold those of vectors and tensors.
//
//go:noinline
func foldClass(test func(apfloat.Float) bool) ir.FoldFunc {
	return func(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
		a := operands[0]
		dense, shaped := a.(*ir.DenseElementsAttr)
		if shaped {
			a = dense.SplatValue()
		}
		f, ok := a.(*ir.FloatAttr)
		if !ok {
			return out, false
		}
		var result ir.Attribute = op.Context().Bool(test(f.Value))
		if shaped {
			result = op.Context().SplatOf(op.Result(0).Type().(ir.ShapedType), result)
		}
		return append(out, ir.FoldResult{Attr: result}), true
	}
}
