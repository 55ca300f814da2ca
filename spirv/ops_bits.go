package spirv

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
)

const operandTypeFormat = "$operand `:` type($operand) attr-dict"

func bitwise(mnemonic string) *ir.OpDef {
	return binary(mnemonic, intOrVector, intOrVector, resultTypeFormat, ir.Commutative, UsableInSpecConstantOp, ir.Pure, ir.SameOperandsAndResultType)
}

func bitUnary(mnemonic string, traits ...ir.Trait) *ir.OpDef {
	return unary(mnemonic, intOrVector, intOrVector, operandTypeFormat, append(traits, ir.Pure, ir.SameOperandsAndResultType)...)
}

func shift(mnemonic string) *ir.OpDef {
	return binary(mnemonic, intOrVector, intOrVector, "operands attr-dict `:` type($operand1) `,` type($operand2)",
		UsableInSpecConstantOp, ir.Pure, ir.SameOperandsAndResultShape, ir.AllTypesMatch("operand1", "result"))
}

const bitFieldFormat = "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)"

func bitFieldExtract(mnemonic string, sign property) *ir.OpDef {
	return &ir.OpDef{
		Name:     "spirv." + mnemonic,
		Operands: []ir.ValueDef{operand("base", intOrVector), operand("offset", intType), operand("count", intType)},
		Results:  results(intOrVector),
		Traits:   []ir.Trait{sign, ir.Pure, ir.AllTypesMatch("base", "result")},
		Format:   bitFieldFormat,
	}
}

// Bit ops.
var (
	BitCount             = summarized("the number of bits of an integer that are set", bitUnary("BitCount"))
	BitReverse           = summarized("the bits of an integer in reverse order", bitUnary("BitReverse"))
	Not                  = summarized("the complement of the bits of an integer", bitUnary("Not", UsableInSpecConstantOp))
	BitwiseAnd           = summarized("the bits that are set in both of two integers", bitwise("BitwiseAnd"))
	BitwiseOr            = summarized("the bits that are set in one or both of two integers", bitwise("BitwiseOr"))
	BitwiseXor           = summarized("the bits that are set in exactly one of two integers", bitwise("BitwiseXor"))
	ShiftLeftLogical     = summarized("an integer shifted left, filled with zeros", shift("ShiftLeftLogical"))
	ShiftRightArithmetic = summarized("an integer shifted right, filled with its sign bit", shift("ShiftRightArithmetic"))
	ShiftRightLogical    = summarized("an integer shifted right, filled with zeros", shift("ShiftRightLogical"))
	BitFieldSExtract     = summarized("a field of bits of an integer, with its sign extended", bitFieldExtract("BitFieldSExtract", SignedOp))
	BitFieldUExtract     = summarized("a field of bits of an integer, extended with zeros", bitFieldExtract("BitFieldUExtract", UnsignedOp))
	BitFieldInsert       = &ir.OpDef{
		Name:     "spirv.BitFieldInsert",
		Summary:  "an integer with another one in a field of its bits",
		Operands: []ir.ValueDef{operand("base", intOrVector), operand("insert", intOrVector), operand("offset", intType), operand("count", intType)},
		Results:  results(intOrVector),
		Traits:   []ir.Trait{ir.Pure, ir.AllTypesMatch("base", "insert", "result")},
		Format:   bitFieldFormat,
	}
)

func bitEntries() []ir.OpEntry {
	return []ir.OpEntry{
		{Def: BitCount}, {Def: BitReverse},
		{Def: Not, Fold: foldInvolution(Not, apint.Int.Not)},
		{Def: BitwiseAnd, Fold: foldBitwiseAnd},
		{Def: BitwiseOr, Fold: foldBitwiseOr},
		{Def: BitwiseXor, Fold: foldBitwiseXor},
		{Def: ShiftLeftLogical, Fold: foldShift(apint.Int.Shl)},
		{Def: ShiftRightArithmetic, Fold: foldShift(apint.Int.AShr)},
		{Def: ShiftRightLogical, Fold: foldShift(apint.Int.LShr)},
		{Def: BitFieldSExtract}, {Def: BitFieldUExtract}, {Def: BitFieldInsert},
	}
}
