package complex

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
)

// Dialect returns the complex dialect.
func Dialect() *ir.Dialect {
	fast := []any{arith.FastMathFlags{}}
	rounded := []any{arith.FastMathFlags{}, algebraic{}}
	return &ir.Dialect{
		Name: "complex",
		Ops: []ir.OpEntry{
			{Def: Add, Fold: foldAdd, Interfaces: rounded},
			{Def: Atan2, Interfaces: fast},
			{Def: Div, Fold: foldByOne, Interfaces: rounded},
			{Def: Mul, Fold: foldByOne, Interfaces: rounded},
			{Def: Pow, Interfaces: fast},
			{Def: PowI, Interfaces: fast},
			{Def: Sub, Fold: foldSub, Interfaces: rounded},
			{Def: Conj, Fold: foldInverse(Conj), Interfaces: fast},
			{Def: Cos, Interfaces: fast},
			{Def: Exp, Fold: foldInverse(Log), Interfaces: rounded},
			{Def: Expm1, Interfaces: fast},
			{Def: Log, Fold: foldInverse(Exp), Interfaces: rounded},
			{Def: Log1p, Interfaces: fast},
			{Def: Neg, Fold: foldInverse(Neg), Interfaces: fast},
			{Def: Rsqrt, Interfaces: fast},
			{Def: Sign, Interfaces: fast},
			{Def: Sin, Interfaces: fast},
			{Def: Sqrt, Interfaces: fast},
			{Def: Tan, Interfaces: fast},
			{Def: Tanh, Interfaces: fast},
			{Def: Abs, Interfaces: fast},
			{Def: Angle, Interfaces: fast},
			{Def: Im, Fold: foldPart(1), Interfaces: fast},
			{Def: Re, Fold: foldPart(0), Interfaces: fast},
			{Def: Equal},
			{Def: NotEqual},
			{Def: Bitcast, Verify: verifyBitcast, Fold: foldBitcast},
			ir.OpEntry{Def: Constant, Verify: verifyConstant, Names: nameConstant}.ConstantIn(valueSlot),
			{Def: Create, Fold: foldCreate},
		},
		ParseAttr:  parseAttr,
		Constant:   Materialize,
		Interfaces: []any{ir.InlineOps{}, canonicalizer{}},
	}
}

// algebraic is the model of operations that MLIR 19 folds by the laws of algebra.
type algebraic struct{}

// FoldsExactly returns false: (a - b) + b is not a if the difference is rounded, log(exp(a)) not if the
// imaginary part of a exceeds pi, and the sum of a and 0 has another zero.
func (algebraic) FoldsExactly(*ir.Operation) bool { return false }

// ConstantOp is the typed view of complex.constant.
type ConstantOp struct{ *ir.Operation }

// Value returns the two parts.
func (op ConstantOp) Value() *ir.ArrayAttr { return op.Prop(valueSlot).(*ir.ArrayAttr) }

// Buildable reports whether value can be the value of a complex.constant of type t:
// an array of two integers or two floats of the element type.
func Buildable(value ir.Attribute, t ir.Type) bool {
	arr, ok := value.(*ir.ArrayAttr)
	c, isComplex := t.(*ir.ComplexType)
	if !ok || !isComplex || len(arr.Elements) != 2 || arr.Elements[0].AttrDef() != arr.Elements[1].AttrDef() {
		return false
	}
	for _, e := range arr.Elements {
		if n, ok := number(e); !ok || n.Type() != c.Element {
			return false
		}
	}
	return true
}

// number returns a as an integer or float attribute.
func number(a ir.Attribute) (ir.TypedAttr, bool) {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return a, true
	case *ir.FloatAttr:
		return a, true
	}
	return nil, false
}

// Materialize creates a complex.constant of value, or the constant that arith creates.
func Materialize(b *ir.Builder, value ir.Attribute, t ir.Type, loc ir.Location) *ir.Operation {
	if Buildable(value, t) {
		return b.Create(loc, Constant, nil, []ir.Type{t}, ir.Named("value", value))
	}
	return arith.Materialize(b, value, t, loc)
}

func nameConstant(op *ir.Operation, set func(*ir.Value, string)) { set(op.Result(0), "cst") }

func verifyConstant(op *ir.Operation) bool {
	arr := ConstantOp{op}.Value()
	if len(arr.Elements) != 2 {
		return op.EmitOpError("requires 'value' to be a complex constant, represented as array of two values")
	}
	re, ok1 := number(arr.Elements[0])
	im, ok2 := number(arr.Elements[1])
	if !ok1 || !ok2 {
		return op.EmitOpError("requires attribute's elements to be float or integer attributes")
	}
	if e := elementOf(op.Result(0).Type()); re.Type() != e || im.Type() != e {
		return op.EmitOpError("requires attribute's element types (" + ir.QuoteType(re.Type()) + ", " + ir.QuoteType(im.Type()) +
			") to match the element type of the op's return type (" + ir.QuoteType(e) + ")")
	}
	return true
}

func isNumber(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.ComplexType:
		return true
	}
	return false
}

func verifyBitcast(op *ir.Operation) bool {
	from, to := op.Operand(0).Type(), op.Result(0).Type()
	switch {
	case from == to:
		return true
	case !isNumber(from):
		return op.EmitOpError("operand must be int/float/complex")
	case !isNumber(to):
		return op.EmitOpError("result must be int/float/complex")
	case isComplex(from) == isComplex(to):
		return op.EmitOpError("requires that either input or output has a complex type")
	}
	if isComplex(to) {
		from, to = to, from
	}
	if 2*ir.NumberWidth(elementOf(from)) != ir.NumberWidth(to) {
		return op.EmitOpError("casting bitwidths do not match")
	}
	return true
}
