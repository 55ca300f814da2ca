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
	FOrdEqual              = comparison("FOrdEqual", floatOrVector, ir.Commutative)
	FOrdGreaterThan        = comparison("FOrdGreaterThan", floatOrVector)
	FOrdGreaterThanEqual   = comparison("FOrdGreaterThanEqual", floatOrVector)
	FOrdLessThan           = comparison("FOrdLessThan", floatOrVector)
	FOrdLessThanEqual      = comparison("FOrdLessThanEqual", floatOrVector)
	FOrdNotEqual           = comparison("FOrdNotEqual", floatOrVector, ir.Commutative)
	FUnordEqual            = comparison("FUnordEqual", floatOrVector, ir.Commutative)
	FUnordGreaterThan      = comparison("FUnordGreaterThan", floatOrVector)
	FUnordGreaterThanEqual = comparison("FUnordGreaterThanEqual", floatOrVector)
	FUnordLessThan         = comparison("FUnordLessThan", floatOrVector)
	FUnordLessThanEqual    = comparison("FUnordLessThanEqual", floatOrVector)
	FUnordNotEqual         = comparison("FUnordNotEqual", floatOrVector, ir.Commutative)
	Ordered                = comparison("Ordered", floatOrVector, ir.Commutative)
	Unordered              = comparison("Unordered", floatOrVector, ir.Commutative)
	IEqual                 = comparison("IEqual", intOrVector, ir.Commutative, UsableInSpecConstantOp)
	INotEqual              = comparison("INotEqual", intOrVector, ir.Commutative, UsableInSpecConstantOp)
	SGreaterThan           = comparison("SGreaterThan", intOrVector, UsableInSpecConstantOp, SignedOp)
	SGreaterThanEqual      = comparison("SGreaterThanEqual", intOrVector, UsableInSpecConstantOp, SignedOp)
	SLessThan              = comparison("SLessThan", intOrVector, UsableInSpecConstantOp, SignedOp)
	SLessThanEqual         = comparison("SLessThanEqual", intOrVector, UsableInSpecConstantOp, SignedOp)
	UGreaterThan           = comparison("UGreaterThan", intOrVector, UnsignedOp, UsableInSpecConstantOp)
	UGreaterThanEqual      = comparison("UGreaterThanEqual", intOrVector, UnsignedOp, UsableInSpecConstantOp)
	ULessThan              = comparison("ULessThan", intOrVector, UnsignedOp, UsableInSpecConstantOp)
	ULessThanEqual         = comparison("ULessThanEqual", intOrVector, UnsignedOp, UsableInSpecConstantOp)
	LogicalAnd             = comparison("LogicalAnd", boolOrVector, ir.Commutative, UsableInSpecConstantOp)
	LogicalOr              = comparison("LogicalOr", boolOrVector, ir.Commutative, UsableInSpecConstantOp)
	LogicalEqual           = comparison("LogicalEqual", boolOrVector, ir.Commutative, UsableInSpecConstantOp)
	LogicalNotEqual        = comparison("LogicalNotEqual", boolOrVector, ir.Commutative, UsableInSpecConstantOp)
	LogicalNot             = predicate("LogicalNot", boolOrVector, UsableInSpecConstantOp)
	IsInf                  = predicate("IsInf", floatOrVector)
	IsNan                  = predicate("IsNan", floatOrVector)

	Select = &ir.OpDef{
		Name:     "spirv.Select",
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
		{Def: IsInf}, {Def: IsNan},
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
