package irdl

import "github.com/spvc/spvc/ir"

// Dialect returns the dialect irdl.
func Dialect() *ir.Dialect {
	user := []any{symbolUser{}}
	return &ir.Dialect{
		Name:       "irdl",
		Types:      []*ir.TypeDef{constraintClass, regionClass},
		Attrs:      []*ir.AttrClass{variadicityClass, variadicities},
		Directives: directives(),
		Ops: []ir.OpEntry{
			{Def: DialectOp, Verify: verifyDialect},
			{Def: TypeOp, Verify: verifySymbolName("type", "!")},
			{Def: AttributeOp, Verify: verifySymbolName("attribute", "#")},
			{Def: ParametersOp, Verify: verifyNames("parameter")},
			{Def: OperationOp, Verify: verifySymbolName("operation", ""), VerifyRegions: verifyValueNames},
			{Def: OperandsOp, Verify: verifyValues("operand")},
			{Def: ResultsOp, Verify: verifyValues("result")},
			{Def: AttributesOp, Verify: verifyAttributes},
			{Def: RegionOp, Verify: verifyRegion},
			{Def: RegionsOp, Verify: verifyNames("region")},
			{Def: IsOp},
			{Def: BaseOp, Verify: verifyBase, Interfaces: user},
			{Def: ParametricOp, Interfaces: user},
			{Def: AnyOp},
			{Def: AnyOfOp},
			{Def: AllOfOp},
			{Def: CPredOp},
		},
		Changes: []ir.Change{
			{Since: 20, Text: "names of values in `irdl.parameters`, `irdl.operands`, `irdl.results` and `irdl.regions`, which operations may not repeat", Before: "dropped"},
			{Since: 20, Text: "names that MLIR can use in C++: lowercase letters, digits and single underscores", Before: "any names"},
		},
	}
}
