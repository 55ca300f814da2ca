package fixed

import "github.com/spvc/spvc/ir"

// Constraints on types, with the words that name them in errors.
var (
	anyQ = &ir.TypeConstraint{Summary: "fixed-point number", Match: isQ, Base: isQ, Class: QDef}
	f32  = &ir.TypeConstraint{Summary: "32-bit float", Match: isF32, Build: func(c *ir.Context) ir.Type { return c.F32() }}
)

func isQ(t ir.Type) bool { _, ok := t.(*QType); return ok }

func isF32(t ir.Type) bool { return t == t.Context().F32() }

// ExactName names the unit attribute of binary ops that promises that the result does
// not saturate.
const ExactName = "exact"

// binary declares an op on two numbers of one type.
func binary(mnemonic, summary string, more ...ir.Trait) *ir.OpDef {
	return &ir.OpDef{
		Name: "fixed." + mnemonic, Summary: summary,
		Operands: []ir.ValueDef{{Name: "lhs", Type: anyQ}, {Name: "rhs", Type: anyQ}},
		Attrs:    []ir.AttrDef{{Name: ExactName, Type: ir.UnitAttrKind, Optional: true}},
		Results:  []ir.ValueDef{{Name: "result", Type: anyQ}},
		Traits:   append([]ir.Trait{ir.Pure, ir.SameOperandsAndResultType}, more...),
		Format:   "$lhs `,` $rhs (`exact` $exact^)? attr-dict `:` qualified(type($result))",
	}
}

// cast declares an op that converts a number of another kind.
func cast(mnemonic, summary string, from, to *ir.TypeConstraint) *ir.OpDef {
	return &ir.OpDef{
		Name: "fixed." + mnemonic, Summary: summary,
		Operands: []ir.ValueDef{{Name: "in", Type: from}},
		Results:  []ir.ValueDef{{Name: "out", Type: to}},
		Traits:   []ir.Trait{ir.Pure},
		Format:   "$in attr-dict `:` qualified(type($in)) `to` qualified(type($out))",
	}
}

// The ops of the dialect. Their behavior is bound to them in Dialect.
var (
	Constant = &ir.OpDef{
		Name: "fixed.constant", Summary: "a constant number",
		Attrs:   []ir.AttrDef{{Name: "value", Type: number}},
		Results: []ir.ValueDef{{Name: "result", Type: anyQ}},
		Traits:  []ir.Trait{ir.Pure, ir.ConstantLike},
	}
	Add = binary("add", "saturating sum", ir.Commutative)
	Sub = binary("sub", "saturating difference")
	Mul = binary("mul", "saturating product, rounded down", ir.Commutative)
	// Max folds by a trait: the larger one of a number and itself is the number.
	Max = binary("max", "the larger number", ir.Commutative, ir.Idempotent)

	FromFloat32 = cast("from_float", "nearest number to a float, saturating; NaN gives any number", f32, anyQ)
	ToFloat32   = cast("to_float", "the number as a float", anyQ, f32)
	FromBits    = cast("from_bits", "the number in the low bits of an integer", ir.I32Constraint, anyQ)
	ToBits      = cast("to_bits", "the number as an integer, in units of the last place", anyQ, ir.I32Constraint)
)
