package spirv

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/ir/shapes"
)

func operand(name string, t *ir.TypeConstraint) ir.ValueDef { return ir.ValueDef{Name: name, Type: t} }

func results(t *ir.TypeConstraint) []ir.ValueDef { return []ir.ValueDef{operand("result", t)} }

// summarized returns d with a summary.
func summarized(summary string, d *ir.OpDef) *ir.OpDef {
	d.Summary = summary
	return d
}

// binary declares an op with operands operand1 and operand2.
func binary(mnemonic string, in, out *ir.TypeConstraint, format string, traits ...ir.Trait) *ir.OpDef {
	return &ir.OpDef{
		Name:     "spirv." + mnemonic,
		Operands: []ir.ValueDef{operand("operand1", in), operand("operand2", in)},
		Results:  results(out),
		Traits:   traits,
		Format:   format,
	}
}

// unary declares an op with one operand.
func unary(mnemonic string, in, out *ir.TypeConstraint, format string, traits ...ir.Trait) *ir.OpDef {
	return &ir.OpDef{
		Name:     "spirv." + mnemonic,
		Operands: []ir.ValueDef{operand("operand", in)},
		Results:  results(out),
		Traits:   traits,
		Format:   format,
	}
}

const resultTypeFormat = "operands attr-dict `:` type($result)"

func arithmetic(mnemonic string, t *ir.TypeConstraint, traits ...ir.Trait) *ir.OpDef {
	return binary(mnemonic, t, t, resultTypeFormat, append(append(traits, ir.Pure), sameTypes("operand1", "operand2", "result")...)...)
}

func arithmeticUnary(mnemonic string, t *ir.TypeConstraint, traits ...ir.Trait) *ir.OpDef {
	return unary(mnemonic, t, t, resultTypeFormat, append(append(traits, ir.Pure), sameTypes("operand", "result")...)...)
}

// sameTypes returns the traits that all values of an op, which names lists, have one type. MLIR 19 words it by another trait.
func sameTypes(names ...string) []ir.Trait {
	return []ir.Trait{ir.TraitIn(ir.Until(19), ir.SameOperandsAndResultType), ir.TraitIn(ir.Since(20), ir.AllTypesMatch(names...))}
}

// extended declares an op whose result is a struct of two values.
func extended(mnemonic string, traits ...ir.Trait) *ir.OpDef {
	return binary(mnemonic, intOrVector, anyStruct, "", traits...)
}

// Arithmetic ops.
var (
	FAdd         = summarized("the sum of two floats", arithmetic("FAdd", floatOrMatrix, ir.Commutative))
	FDiv         = summarized("the quotient of two floats", arithmetic("FDiv", floatOrMatrix))
	FMod         = summarized("the remainder of two floats, with the sign of the second", arithmetic("FMod", floatRemainder))
	FMul         = summarized("the product of two floats", arithmetic("FMul", floatOrMatrix, ir.Commutative))
	FNegate      = summarized("the negative of a float", arithmeticUnary("FNegate", floatOrMatrix))
	FRem         = summarized("the remainder of two floats, with the sign of the first", arithmetic("FRem", floatRemainder))
	FSub         = summarized("the difference of two floats", arithmetic("FSub", floatOrMatrix))
	IAdd         = summarized("the sum of two integers, which wraps around", arithmetic("IAdd", intOrMatrix, ir.Commutative, UsableInSpecConstantOp))
	IAddCarry    = summarized("the sum of two unsigned integers, and its carry", extended("IAddCarry", ir.Commutative, ir.Pure))
	IMul         = summarized("the low bits of the product of two integers", arithmetic("IMul", intOrMatrix, ir.Commutative, UsableInSpecConstantOp))
	ISub         = summarized("the difference of two integers, which wraps around", arithmetic("ISub", intOrMatrix, UsableInSpecConstantOp))
	ISubBorrow   = summarized("the difference of two unsigned integers, and its borrow", extended("ISubBorrow", ir.Pure))
	SDiv         = summarized("the signed quotient of two integers, rounded toward zero", arithmetic("SDiv", intOrMatrix, UsableInSpecConstantOp))
	SMod         = summarized("the signed remainder of two integers, with the sign of the second", arithmetic("SMod", intRemainder, UsableInSpecConstantOp))
	SMulExtended = summarized("the low and the high bits of a signed product", extended("SMulExtended", ir.Pure, ir.Commutative))
	SNegate      = summarized("the negative of an integer, which wraps around", arithmeticUnary("SNegate", intOrMatrix, UsableInSpecConstantOp))
	SRem         = summarized("the signed remainder of two integers, with the sign of the first", arithmetic("SRem", intRemainder, UsableInSpecConstantOp))
	UDiv         = summarized("the unsigned quotient of two integers", arithmetic("UDiv", intOrMatrix, UnsignedOp, UsableInSpecConstantOp))
	UMulExtended = summarized("the low and the high bits of an unsigned product", extended("UMulExtended", ir.Pure, ir.Commutative))
	UMod         = summarized("the unsigned remainder of two integers", arithmetic("UMod", intRemainder, UnsignedOp, UsableInSpecConstantOp))

	Dot = &ir.OpDef{
		Name:     "spirv.Dot",
		Summary:  "the sum of the products of the components of two vectors",
		Operands: []ir.ValueDef{operand("vector1", anyFloatVector), operand("vector2", anyFloatVector)},
		Results:  results(anyFloat),
		Traits:   []ir.Trait{ir.Pure, ir.AllTypesMatch("vector1", "vector2"), ir.AllElementTypesMatch("vector1", "result")},
		Format:   "operands attr-dict `:` type($vector1) `->` type($result)",
	}
	VectorTimesScalar = &ir.OpDef{
		Name:     "spirv.VectorTimesScalar",
		Summary:  "a vector whose components are multiplied by a float",
		Operands: []ir.ValueDef{operand("vector", shortFloatVector), operand("scalar", floatType)},
		Results:  results(shortFloatVector),
		Traits:   []ir.Trait{ir.Pure},
		Format:   "operands attr-dict `:` `(` type(operands) `)` `->` type($result)",
	}
)

func arithmeticEntries() []ir.OpEntry {
	es := []ir.OpEntry{
		{Def: FAdd}, {Def: FDiv}, {Def: FMod}, {Def: FMul}, {Def: FNegate}, {Def: FRem}, {Def: FSub},
		{Def: IAdd, Fold: foldIAdd},
		{Def: IMul, Fold: foldIMul},
		{Def: ISub, Fold: foldISub},
		{Def: SDiv, Fold: foldQuotient(signedDivision(apint.Int.SDiv))},
		{Def: SMod, Fold: foldRemainder(signedDivision(signedModulo))},
		{Def: SNegate, Fold: foldInvolution(SNegate, apint.Int.Neg)},
		{Def: SRem, Fold: foldRemainder(signedDivision(apint.Int.SRem))},
		{Def: UDiv, Fold: foldQuotient(unsignedDivision(apint.Int.UDiv))},
		{Def: UMod, Fold: foldRemainder(unsignedDivision(apint.Int.URem))},
		{Def: Dot},
		{Def: VectorTimesScalar, Verify: verifyVectorTimesScalar},
	}
	for _, d := range []*ir.OpDef{IAddCarry, ISubBorrow, SMulExtended, UMulExtended} {
		es = append(es, ir.OpEntry{Def: d, Parse: parseExtended, Print: printExtended, Verify: verifyExtended})
	}
	return append(es, dotProductEntries()...)
}

func parseExtended(p *ir.Parser, st *ir.OperationState) bool {
	if !p.ParseAttrDict(st) {
		return false
	}
	os, ok := p.ParseOperandListN(2, ir.DelimNone)
	if !ok || !p.ParseColon() {
		return false
	}
	loc := p.Loc()
	t, ok := p.ParseType()
	if !ok {
		return false
	}
	s, ok := t.(*StructType)
	if !ok || len(s.Members()) != 2 {
		return p.EmitError(loc, "expected spirv.struct type with two members")
	}
	st.Results = append(st.Results, t)
	return p.ResolveOperandsOfType(os, s.Members()[0].Type, st)
}

func printExtended(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.AttrDict(op)
	p.OperandRange(op, 0, op.NumOperands())
	p.Str(" : ")
	p.Type(op.Result(0).Type())
}

func verifyExtended(op *ir.Operation) bool {
	ms := op.Result(0).Type().(*StructType).Members()
	if len(ms) != 2 {
		return op.EmitOpError("expected result struct type containing two members")
	}
	t := op.Operand(0).Type()
	if op.Operand(1).Type() != t || ms[0].Type != t || ms[1].Type != t {
		return op.EmitOpError("expected all operand types and struct member types are the same")
	}
	return true
}

func verifyVectorTimesScalar(op *ir.Operation) bool {
	t := op.Result(0).Type()
	if op.Operand(0).Type() != t {
		return op.EmitOpError("vector operand and result type mismatch")
	}
	if op.Operand(1).Type() != shapes.VectorElement(t) {
		return op.EmitOpError("scalar operand and result element type match")
	}
	return true
}

// dotProduct declares an integer dot product, with an accumulator if acc is set.
func dotProduct(mnemonic string, acc bool, traits ...ir.Trait) *ir.OpDef {
	d := &ir.OpDef{
		Name:     "spirv." + mnemonic,
		Operands: []ir.ValueDef{operand("vector1", intOrVector), operand("vector2", intOrVector)},
		Attrs:    []ir.AttrDef{{Name: "format", Type: packedFormatKind, Optional: true}},
		Results:  results(intType),
		Traits:   append(traits, ir.AllTypesMatch("vector1", "vector2"), ir.Pure),
		Format:   "$vector1 `,` $vector2 ( `,` $format^ )? attr-dict `:` type($vector1) `->` type($result)",
	}
	if acc {
		d.Operands = append(d.Operands, operand("accumulator", intType))
		d.Traits = append(d.Traits, ir.AllTypesMatch("accumulator", "result"))
		d.Format = "$vector1 `,` $vector2 `,` $accumulator ( `,` $format^ )? attr-dict `:` type($vector1) `->` type($result)"
	}
	return d
}

// Integer dot products.
var (
	SDot        = summarized("the dot product of two vectors of signed integers", dotProduct("SDot", false, SignedOp, ir.Commutative))
	SUDot       = summarized("the dot product of a vector of signed and one of unsigned integers", dotProduct("SUDot", false, SignedOp, UnsignedOp))
	UDot        = summarized("the dot product of two vectors of unsigned integers", dotProduct("UDot", false, UnsignedOp, ir.Commutative))
	SDotAccSat  = summarized("a signed dot product, added to an integer with saturation", dotProduct("SDotAccSat", true, SignedOp))
	SUDotAccSat = summarized("a dot product of signed and unsigned integers, added to an integer with saturation", dotProduct("SUDotAccSat", true, SignedOp, UnsignedOp))
	UDotAccSat  = summarized("an unsigned dot product, added to an integer with saturation", dotProduct("UDotAccSat", true, UnsignedOp))
)

func dotProductEntries() []ir.OpEntry {
	var es []ir.OpEntry
	for _, d := range []*ir.OpDef{SDot, SUDot, UDot, SDotAccSat, SUDotAccSat, UDotAccSat} {
		f := factsOf(d).demanding(dotDemand, extraDotProduct)
		f.enums = nil // extraDotProduct derives the requirements of the format
		es = append(es, ir.OpEntry{Def: d, Verify: verifyDotProduct, Interfaces: []any{f}})
	}
	return es
}

func verifyDotProduct(op *ir.Operation) bool {
	factor := op.Operand(0).Type()
	format, _ := op.Prop(0).(*ir.EnumAttr)
	if i, ok := factor.(*ir.IntegerType); ok {
		if format == nil {
			return op.EmitOpError("requires Packed Vector Format attribute for integer vector operands")
		}
		if i.Width != 32 {
			return op.EmitOpError("with specified Packed Vector Format (" + format.Keyword() + ") requires integer vector operands to be 32-bits wide")
		}
	} else if format != nil {
		return op.EmitOpError("with invalid format attribute for vector operands of type '" + ir.TypeString(factor) + "'")
	}
	in, out := bitcastWidth(factor), bitcastWidth(op.Result(0).Type())
	if in > out {
		return op.EmitOpError("result type has insufficient bit-width (" + strconv.FormatInt(out, 10) + " bits) for the specified vector operand type (" + strconv.FormatInt(in, 10) + " bits)")
	}
	return true
}
