package spirv

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
)

const boolEquivalent = "type of result to correspond to the `i1` equivalent of the operand"

func comparison(mnemonic string, t *ir.TypeConstraint, traits ...ir.Trait) *ir.OpDef {
	return binary(mnemonic, t, boolOrVector, "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
		append(traits, ir.Pure, ir.SameTypeOperands, ir.SameOperandsAndResultShape, ir.TypesMatch(boolEquivalent, "operand1", "result", boolLike))...)
}

func predicate(mnemonic string, t *ir.TypeConstraint, traits ...ir.Trait) *ir.OpDef {
	return unary(mnemonic, t, boolOrVector, operandTypeFormat,
		append(traits, ir.Pure, ir.SameTypeOperands, ir.SameOperandsAndResultShape, ir.TypesMatch(boolEquivalent, "operand", "result", boolLike))...)
}

// Comparisons and logical ops.
var (
	FOrdEqual              = summarized("whether a float is equal to another one; false with a NaN", comparison("FOrdEqual", floatOrVector, ir.Commutative))
	FOrdGreaterThan        = summarized("whether a float is greater than another one; false with a NaN", comparison("FOrdGreaterThan", floatOrVector))
	FOrdGreaterThanEqual   = summarized("whether a float is at least another one; false with a NaN", comparison("FOrdGreaterThanEqual", floatOrVector))
	FOrdLessThan           = summarized("whether a float is less than another one; false with a NaN", comparison("FOrdLessThan", floatOrVector))
	FOrdLessThanEqual      = summarized("whether a float is at most another one; false with a NaN", comparison("FOrdLessThanEqual", floatOrVector))
	FOrdNotEqual           = summarized("whether two floats differ; false with a NaN", comparison("FOrdNotEqual", floatOrVector, ir.Commutative))
	FUnordEqual            = summarized("whether a float is equal to another one; true with a NaN", comparison("FUnordEqual", floatOrVector, ir.Commutative))
	FUnordGreaterThan      = summarized("whether a float is greater than another one; true with a NaN", comparison("FUnordGreaterThan", floatOrVector))
	FUnordGreaterThanEqual = summarized("whether a float is at least another one; true with a NaN", comparison("FUnordGreaterThanEqual", floatOrVector))
	FUnordLessThan         = summarized("whether a float is less than another one; true with a NaN", comparison("FUnordLessThan", floatOrVector))
	FUnordLessThanEqual    = summarized("whether a float is at most another one; true with a NaN", comparison("FUnordLessThanEqual", floatOrVector))
	FUnordNotEqual         = summarized("whether two floats differ; true with a NaN", comparison("FUnordNotEqual", floatOrVector, ir.Commutative))
	Ordered                = summarized("whether neither of two floats is a NaN", comparison("Ordered", floatOrVector, ir.Commutative))
	Unordered              = summarized("whether one or both of two floats are NaNs", comparison("Unordered", floatOrVector, ir.Commutative))
	IEqual                 = summarized("whether two integers are equal", comparison("IEqual", intOrVector, ir.Commutative, UsableInSpecConstantOp))
	INotEqual              = summarized("whether two integers differ", comparison("INotEqual", intOrVector, ir.Commutative, UsableInSpecConstantOp))
	SGreaterThan           = summarized("whether a signed integer is greater than another one", comparison("SGreaterThan", intOrVector, UsableInSpecConstantOp, SignedOp))
	SGreaterThanEqual      = summarized("whether a signed integer is at least another one", comparison("SGreaterThanEqual", intOrVector, UsableInSpecConstantOp, SignedOp))
	SLessThan              = summarized("whether a signed integer is less than another one", comparison("SLessThan", intOrVector, UsableInSpecConstantOp, SignedOp))
	SLessThanEqual         = summarized("whether a signed integer is at most another one", comparison("SLessThanEqual", intOrVector, UsableInSpecConstantOp, SignedOp))
	UGreaterThan           = summarized("whether an unsigned integer is greater than another one", comparison("UGreaterThan", intOrVector, UnsignedOp, UsableInSpecConstantOp))
	UGreaterThanEqual      = summarized("whether an unsigned integer is at least another one", comparison("UGreaterThanEqual", intOrVector, UnsignedOp, UsableInSpecConstantOp))
	ULessThan              = summarized("whether an unsigned integer is less than another one", comparison("ULessThan", intOrVector, UnsignedOp, UsableInSpecConstantOp))
	ULessThanEqual         = summarized("whether an unsigned integer is at most another one", comparison("ULessThanEqual", intOrVector, UnsignedOp, UsableInSpecConstantOp))
	LogicalAnd             = summarized("whether two conditions are true", comparison("LogicalAnd", boolOrVector, ir.Commutative, UsableInSpecConstantOp))
	LogicalOr              = summarized("whether one or both of two conditions are true", comparison("LogicalOr", boolOrVector, ir.Commutative, UsableInSpecConstantOp))
	LogicalEqual           = summarized("whether two conditions are equal", comparison("LogicalEqual", boolOrVector, ir.Commutative, UsableInSpecConstantOp))
	LogicalNotEqual        = summarized("whether two conditions differ", comparison("LogicalNotEqual", boolOrVector, ir.Commutative, UsableInSpecConstantOp))
	LogicalNot             = summarized("the opposite of a condition", predicate("LogicalNot", boolOrVector, UsableInSpecConstantOp))
	IsFinite               = summarized("whether a float is neither infinite nor a NaN", since20(predicate("IsFinite", floatOrVector)))
	IsInf                  = summarized("whether a float is infinite", predicate("IsInf", floatOrVector))
	IsNan                  = summarized("whether a float is a NaN", predicate("IsNan", floatOrVector))

	Select = &ir.OpDef{
		Name:     "spirv.Select",
		Summary:  "one of two values, by a condition",
		Operands: []ir.ValueDef{operand("condition", boolOrVector), operand("true_value", selectType), operand("false_value", selectType)},
		Results:  results(selectType),
		Traits:   []ir.Trait{ir.Pure, ir.AllTypesMatch("true_value", "false_value", "result"), UsableInSpecConstantOp},
		Format:   "operands attr-dict `:` type($condition) `,` type($result)",
	}
)

func logicalEntries() []ir.OpEntry {
	return []ir.OpEntry{
		{Def: FOrdEqual}, {Def: FOrdGreaterThan}, {Def: FOrdGreaterThanEqual}, {Def: FOrdLessThan}, {Def: FOrdLessThanEqual},
		{Def: FOrdNotEqual}, {Def: FUnordEqual}, {Def: FUnordGreaterThan}, {Def: FUnordGreaterThanEqual}, {Def: FUnordLessThan},
		{Def: FUnordLessThanEqual}, {Def: FUnordNotEqual}, {Def: Ordered}, {Def: Unordered},
		{Def: IEqual, Fold: foldComparison(true, equal)},
		{Def: INotEqual, Fold: foldComparison(false, unequal)},
		{Def: SGreaterThan, Fold: foldComparison(false, apint.Int.SGT)},
		{Def: SGreaterThanEqual, Fold: foldComparison(true, apint.Int.SGE)},
		{Def: SLessThan, Fold: foldComparison(false, apint.Int.SLT)},
		{Def: SLessThanEqual, Fold: foldComparison(true, apint.Int.SLE)},
		{Def: UGreaterThan, Fold: foldComparison(false, apint.Int.UGT)},
		{Def: UGreaterThanEqual, Fold: foldComparison(true, apint.Int.UGE)},
		{Def: ULessThan, Fold: foldComparison(false, apint.Int.ULT)},
		{Def: ULessThanEqual, Fold: foldComparison(true, apint.Int.ULE)},
		{Def: LogicalAnd, Fold: foldLogicalAnd},
		{Def: LogicalOr, Fold: foldLogicalOr},
		{Def: LogicalEqual, Fold: foldComparison(true, equal)},
		{Def: LogicalNotEqual, Fold: foldLogicalNotEqual},
		{Def: LogicalNot, Fold: foldInvolution(LogicalNot, apint.Int.Not)},
		{Def: IsFinite}, {Def: IsInf}, {Def: IsNan},
		{Def: Select, Verify: verifySelect, Fold: foldSelect, Interfaces: []any{factsOf(Select).demanding(nil, extraSelect)}},
	}
}

func verifySelect(op *ir.Operation) bool {
	cond, ok := op.Operand(0).Type().(*ir.VectorType)
	if !ok {
		return true
	}
	res, ok := op.Result(0).Type().(*ir.VectorType)
	if !ok {
		return op.EmitOpError("result expected to be of vector type when condition is of vector type")
	}
	if ir.NumElements(res.Shape()) != ir.NumElements(cond.Shape()) {
		return op.EmitOpError("result should have the same number of elements as the condition when condition is of vector type")
	}
	return true
}
