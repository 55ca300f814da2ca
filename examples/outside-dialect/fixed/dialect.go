// Package fixed is a dialect of saturating fixed-point arithmetic. It lives in a module
// of its own and shows what a dialect outside of spvc is made of.
package fixed

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
)

// Name is the prefix of the dialect.
const Name = "fixed"

// Dialect returns the dialect: the rows of ops.go with their behavior. Each call returns
// a new one.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name:  Name,
		Types: []*ir.TypeDef{QDef},
		Attrs: []*ir.AttrClass{ValueDef},
		Ops: []ir.OpEntry{
			{Def: Constant, Parse: parseConstant, Print: printConstant, Verify: verifyConstant, Infer: inferConstant, Fold: foldConstant, Interfaces: []any{ranges(constantRange)}},
			{Def: Add, Fold: foldBinary(add), Interfaces: []any{ranges(addRange)}},
			{Def: Sub, Fold: foldBinary(sub), Interfaces: []any{ranges(subRange)}},
			{Def: Mul, Fold: foldBinary(mul), Interfaces: []any{ranges(mulRange)}},
			{Def: Max, Fold: foldBinary(larger), Interfaces: []any{ranges(maxRange)}},
			{Def: FromFloat32, Fold: foldFromFloat},
			{Def: ToFloat32, Fold: foldToFloat},
			{Def: FromBits, Fold: foldFromBits},
			{Def: ToBits, Fold: foldToBits},
			matMulEntry(),
		},
		Constant: materialize,
		// Ops may be inlined, and the dialect has canonicalization patterns.
		Interfaces: []any{ir.InlineOps{}, canonicalizer{}},
	}
}

// parseConstant reads `2.5 : !fixed.q<16, 8>`.
func parseConstant(p *ir.Parser, st *ir.OperationState) bool {
	if !p.ParseAttrDict(st) {
		return false
	}
	loc := p.Loc()
	v, ok := p.ParseFloat()
	if !ok {
		return false
	}
	typ, ok := p.ParseColonType()
	if !ok {
		return false
	}
	t, ok := typ.(*QType)
	if !ok {
		return p.EmitError(loc, "the type of a constant must be '!fixed.q', but is '"+ir.TypeString(typ)+"'")
	}
	units, ok := parseDecimal(t, v)
	if !ok {
		return p.EmitError(loc, "the number is none of '"+ir.TypeString(t)+"'")
	}
	st.AddAttr("value", Value(t, units))
	st.Results = append(st.Results, t)
	return true
}

func printConstant(p *ir.Printer, op *ir.Operation) {
	v := valueOf(op)
	p.AttrDict(op, "value")
	p.Space()
	p.Str(string(appendDecimal(nil, v.typ, v.Units)))
	p.Str(" : ")
	p.Type(v.typ)
}

// valueOf returns the value of a constant that was verified.
func valueOf(op *ir.Operation) *ValueAttr { return op.Prop(0).(*ValueAttr) }

// verifyConstant checks what the row cannot say. The constraints of the row hold here.
func verifyConstant(op *ir.Operation) bool {
	if t := valueOf(op).Type(); t != op.Result(0).Type() {
		return op.EmitOpError("has a value of type '" + ir.TypeString(t) + "', but a result of type '" + ir.TypeString(op.Result(0).Type()) + "'")
	}
	return true
}

func inferConstant(_ *ir.Context, st *ir.OperationState) ([]ir.Type, string) {
	v, ok := st.Attr("value").(*ValueAttr)
	if !ok {
		return nil, "a constant needs a value"
	}
	return []ir.Type{v.Type()}, ""
}

// materialize makes the op for a constant that a fold of this dialect returned:
// fixed.constant for a number, arith.constant for the integers and floats that to_bits
// and to_float give.
func materialize(b *ir.Builder, value ir.Attribute, t ir.Type, loc ir.Location) *ir.Operation {
	v, ok := value.(*ValueAttr)
	if !ok {
		return arith.Materialize(b, value, t, loc)
	}
	if v.Type() != t {
		return nil
	}
	return b.Create(loc, Constant, nil, []ir.Type{t}, ir.Named("value", v))
}
