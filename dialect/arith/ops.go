// Package arith is the arith dialect: integer and floating-point arithmetic,
// comparisons, casts and constants, on scalars, vectors and tensors.
//
// For example, this function
//
//	func.func @f(%x: i32) -> i32 {
//	  %six = arith.constant 6 : i32
//	  %zero = arith.constant 0 : i32
//	  %product = arith.muli %six, %six : i32
//	  %same = arith.addi %x, %zero : i32
//	  %sum = arith.addi %product, %same : i32
//	  return %sum : i32
//	}
//
// is this one after canonicalize:
//
//	func.func @f(%x: i32) -> i32 {
//	  %c36 = arith.constant 36 : i32
//	  %sum = arith.addi %x, %c36 : i32
//	  return %sum : i32
//	}
package arith

import "github.com/spvc/spvc/ir"

// Slots of the inherent attributes.
const (
	flagsSlot     = 0 // overflowFlags of integer ops, fastmath of float ops
	valueSlot     = 0 // the slot of the value of Constant
	predicateSlot = 0 // the slot of the predicate of CmpI and CmpF
	cmpFFlagsSlot = 1
	roundingSlot  = 0 // the slot of the rounding mode of TruncF
	truncFlagSlot = 1
)

//go:noinline
func traits(own []ir.Trait, more ...ir.Trait) []ir.Trait {
	return append(append(append([]ir.Trait(nil), own...), more...), ir.NoMemoryEffect, ir.ElementwiseMappable)
}

func intBinary(mnemonic, summary string, own ...ir.Trait) *ir.OpDef {
	return &ir.OpDef{
		Name:     "arith." + mnemonic,
		Summary:  summary,
		Operands: ir.ValuesOf(ir.SignlessIntegerLike, "lhs", "rhs"),
		Results:  ir.ValuesOf(ir.SignlessIntegerLike, "result"),
		Traits:   traits(own, ir.SameOperandsAndResultType),
		Format:   "$lhs `,` $rhs attr-dict `:` type($result)",
	}
}

// exact adds the flag that promises a result without a remainder to a division or a right shift.
func exact(def *ir.OpDef) *ir.OpDef {
	def.Attrs = []ir.AttrDef{{Name: "isExact", Type: ir.UnitAttrKind, Optional: true, Versions: ir.Since(22), Hint: true}}
	def.Format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)"
	return def
}

//go:noinline
func totalIntBinary(mnemonic, summary string, own ...ir.Trait) *ir.OpDef {
	return intBinary(mnemonic, summary, append(own, ir.Pure)...)
}

func overflowBinary(mnemonic, summary string, own ...ir.Trait) *ir.OpDef {
	def := totalIntBinary(mnemonic, summary, own...)
	def.Attrs = []ir.AttrDef{{Name: "overflowFlags", Type: OverflowKind, Default: "none"}}
	def.Format = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)"
	return def
}

func floatBinary(mnemonic, summary string, own ...ir.Trait) *ir.OpDef {
	return &ir.OpDef{
		Name:     "arith." + mnemonic,
		Summary:  summary,
		Operands: ir.ValuesOf(ir.FloatLike, "lhs", "rhs"),
		Attrs:    FastMathAttr(),
		Results:  ir.ValuesOf(ir.FloatLike, "result"),
		Traits:   traits(own, ir.Pure, ir.SameOperandsAndResultType),
		Format:   "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
	}
}

func extendedMul(mnemonic, summary string) *ir.OpDef {
	return &ir.OpDef{
		Name:     "arith." + mnemonic,
		Summary:  summary,
		Operands: ir.ValuesOf(ir.SignlessIntegerLike, "lhs", "rhs"),
		Results:  ir.ValuesOf(ir.SignlessIntegerLike, "low", "high"),
		Traits:   traits(nil, ir.Pure, ir.Commutative, ir.AllTypesMatch("lhs", "rhs", "low", "high")),
		Format:   "$lhs `,` $rhs attr-dict `:` type($lhs)",
	}
}

func cast(mnemonic, summary string, from, to *ir.TypeConstraint, compatible func(from, to ir.Type) bool) *ir.OpDef {
	return &ir.OpDef{
		Name:     "arith." + mnemonic,
		Summary:  summary,
		Operands: ir.ValuesOf(from, "in"),
		Results:  ir.ValuesOf(to, "out"),
		Traits:   traits(nil, ir.Pure, ir.SameOperandsAndResultShape, sameTensorDims, ir.Cast(compatible)),
		Format:   "$in attr-dict `:` type($in) `to` type($out)",
	}
}

func compare(mnemonic, summary string, operand *ir.TypeConstraint, predicate *ir.AttrConstraint) *ir.OpDef {
	return &ir.OpDef{
		Name:     "arith." + mnemonic,
		Summary:  summary,
		Operands: ir.ValuesOf(operand, "lhs", "rhs"),
		Attrs:    []ir.AttrDef{{Name: "predicate", Type: predicate}},
		Results:  ir.ValuesOf(ir.BoolLike, "result"),
		Traits: traits(nil, ir.Pure, ir.SameTypeOperands,
			ir.TypesMatch("result type has i1 element type and same shape as operands", "lhs", "result", BoolShapeOf)),
		Format: "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)",
	}
}

// Constant declares arith.constant.
var Constant = &ir.OpDef{
	Name:    "arith.constant",
	Summary: "integer or floating point constant",
	Attrs:   []ir.AttrDef{{Name: "value", Type: ir.TypedAttrKind}},
	Results: ir.ValuesOf(ir.AnyType, "result"),
	Traits:  []ir.Trait{ir.ConstantLike, ir.Pure, ir.AllTypesMatch("value", "result")},
	Format:  "attr-dict $value",
}

// Integer arithmetic.
var (
	AddI       = overflowBinary("addi", "integer addition operation", ir.Commutative)
	SubI       = overflowBinary("subi", "integer subtraction operation")
	MulI       = overflowBinary("muli", "integer multiplication operation", ir.Commutative)
	DivUI      = exact(intBinary("divui", "unsigned integer division operation", ir.ConditionallySpeculatable))
	DivSI      = exact(intBinary("divsi", "signed integer division operation", ir.ConditionallySpeculatable))
	CeilDivUI  = intBinary("ceildivui", "unsigned ceil integer division operation", ir.ConditionallySpeculatable)
	CeilDivSI  = intBinary("ceildivsi", "signed ceil integer division operation", ir.ConditionallySpeculatable)
	FloorDivSI = totalIntBinary("floordivsi", "signed floor integer division operation")
	RemUI      = totalIntBinary("remui", "unsigned integer division remainder operation")
	RemSI      = totalIntBinary("remsi", "signed integer division remainder operation")
	AndI       = totalIntBinary("andi", "integer binary and", ir.Commutative, ir.Idempotent)
	OrI        = totalIntBinary("ori", "integer binary or", ir.Commutative, ir.Idempotent)
	XOrI       = totalIntBinary("xori", "integer binary xor", ir.Commutative)
	ShLI       = overflowBinary("shli", "integer left-shift")
	ShRUI      = exact(totalIntBinary("shrui", "unsigned integer right-shift"))
	ShRSI      = exact(totalIntBinary("shrsi", "signed integer right-shift"))
	MaxSI      = totalIntBinary("maxsi", "signed integer maximum operation", ir.Commutative)
	MaxUI      = totalIntBinary("maxui", "unsigned integer maximum operation", ir.Commutative)
	MinSI      = totalIntBinary("minsi", "signed integer minimum operation", ir.Commutative)
	MinUI      = totalIntBinary("minui", "unsigned integer minimum operation", ir.Commutative)
)

// AddUIExtended declares arith.addui_extended.
var AddUIExtended = &ir.OpDef{
	Name:     "arith.addui_extended",
	Summary:  "extended unsigned integer addition operation returning sum and overflow bit",
	Operands: ir.ValuesOf(ir.SignlessIntegerLike, "lhs", "rhs"),
	Results:  []ir.ValueDef{{Name: "sum", Type: ir.SignlessIntegerLike}, {Name: "overflow", Type: ir.BoolLike}},
	Traits:   traits(nil, ir.Pure, ir.Commutative, ir.AllTypesMatch("lhs", "rhs", "sum")),
	Format:   "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)",
}

// Multiplications that return both halves of the product.
var (
	MulSIExtended = extendedMul("mulsi_extended", "extended signed integer multiplication operation")
	MulUIExtended = extendedMul("mului_extended", "extended unsigned integer multiplication operation")
)

// NegF declares arith.negf.
var NegF = &ir.OpDef{
	Name:     "arith.negf",
	Summary:  "floating point negation",
	Operands: ir.ValuesOf(ir.FloatLike, "operand"),
	Attrs:    FastMathAttr(),
	Results:  ir.ValuesOf(ir.FloatLike, "result"),
	Traits:   traits(nil, ir.Pure, ir.SameOperandsAndResultType),
	Format:   "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
}

// Floating-point arithmetic. MaximumF and MinimumF return a NaN operand, MaxNumF
// and MinNumF the other one.
var (
	AddF     = floatBinary("addf", "floating point addition operation", ir.Commutative)
	SubF     = floatBinary("subf", "floating point subtraction operation")
	MulF     = floatBinary("mulf", "floating point multiplication operation", ir.Commutative)
	DivF     = floatBinary("divf", "floating point division operation")
	RemF     = floatBinary("remf", "floating point division remainder operation")
	MaximumF = floatBinary("maximumf", "floating-point maximum operation", ir.Commutative)
	MinimumF = floatBinary("minimumf", "floating-point minimum operation", ir.Commutative)
	MaxNumF  = floatBinary("maxnumf", "floating-point maximum operation", ir.Commutative)
	MinNumF  = floatBinary("minnumf", "floating-point minimum operation", ir.Commutative)
)

// Casts.
var (
	ExtUI       = nonNegative(cast("extui", "integer zero extension operation", fixedIntegerLike, fixedIntegerLike, widensInt))
	ExtSI       = cast("extsi", "integer sign extension operation", fixedIntegerLike, fixedIntegerLike, widensInt)
	TruncI      = truncI()
	ExtF        = extF()
	TruncF      = truncF()
	UIToFP      = nonNegative(cast("uitofp", "cast from unsigned integer type to floating-point", fixedIntegerLike, ir.FloatLike, intToFloat))
	SIToFP      = cast("sitofp", "cast from integer type to floating-point", fixedIntegerLike, ir.FloatLike, intToFloat)
	FPToUI      = cast("fptoui", "cast from floating-point type to integer type", ir.FloatLike, fixedIntegerLike, floatToInt)
	FPToSI      = cast("fptosi", "cast from floating-point type to integer type", ir.FloatLike, fixedIntegerLike, floatToInt)
	IndexCast   = cast("index_cast", "cast between index and integer types", indexCastable, indexCastable, indexAndInt)
	IndexCastUI = cast("index_castui", "unsigned cast between index and integer types", indexCastable, indexCastable, indexAndInt)
	Bitcast     = cast("bitcast", "bitcast between values of equal bit width", bitcastable, bitcastable, sameBits)
)

// nonNegative adds the flag that promises an operand whose sign bit is not set. No version that the dialects describe has it,
// but MLIR 23.
func nonNegative(def *ir.OpDef) *ir.OpDef {
	def.Attrs = []ir.AttrDef{{Name: "nonNeg", Type: ir.UnitAttrKind, Optional: true, Versions: ir.Since(23), Hint: true}}
	def.Format = "$in (`nneg` $nonNeg^)? attr-dict `:` type($in) `to` type($out)"
	return def
}

func truncI() *ir.OpDef {
	def := cast("trunci", "integer truncation operation", fixedIntegerLike, fixedIntegerLike, narrowsInt)
	def.Attrs = []ir.AttrDef{{Name: "overflowFlags", Type: OverflowKind, Default: "none", Versions: ir.Since(21), Hint: true}}
	def.Format = "$in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)"
	return def
}

func extF() *ir.OpDef {
	def := cast("extf", "cast from floating-point to wider floating-point", ir.FloatLike, ir.FloatLike, widensFloat)
	def.Attrs = []ir.AttrDef{{Name: "fastmath", Type: FastMathKind, Optional: true}}
	def.Format = "$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)"
	return def
}

func truncF() *ir.OpDef {
	def := cast("truncf", "cast from floating-point to narrower floating-point", ir.FloatLike, ir.FloatLike, narrowsFloat)
	def.Attrs = []ir.AttrDef{
		{Name: "roundingmode", Type: RoundingKind, Optional: true},
		{Name: "fastmath", Type: FastMathKind, Optional: true},
	}
	def.Format = "$in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)"
	return def
}

// Comparisons.
var (
	CmpI = compare("cmpi", "integer comparison operation", ir.SignlessIntegerLike, cmpIKind)
	CmpF = cmpF()
)

func cmpF() *ir.OpDef {
	def := compare("cmpf", "floating-point comparison operation", ir.FloatLike, cmpFKind)
	def.Attrs = append(def.Attrs, FastMathAttr()...)
	def.Format = "$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)"
	return def
}

// Select declares arith.select.
var Select = &ir.OpDef{
	Name:    "arith.select",
	Summary: "select operation",
	Operands: []ir.ValueDef{
		{Name: "condition", Type: ir.BoolLike}, {Name: "true_value", Type: ir.AnyType}, {Name: "false_value", Type: ir.AnyType},
	},
	Results: ir.ValuesOf(ir.AnyType, "result"),
	Traits: traits(nil, ir.Pure, ir.AllTypesMatch("true_value", "false_value", "result"),
		ir.OpPredicate("condition is signless i1 or has matching shape", conditionFits)),
}
