package pdl

import "github.com/spvc/spvc/ir"

const dialectName = "pdl"

var (
	inPattern = ir.HasParent("pdl.pattern")
	inRewrite = ir.HasParent("pdl.rewrite")
)

// ApplyNativeConstraint declares pdl.apply_native_constraint.
var ApplyNativeConstraint = &ir.OpDef{
	Name:     "pdl.apply_native_constraint",
	Summary:  "requires what a registered function decides",
	Operands: []ir.ValueDef{ir.VariadicOf("args", Anything)},
	Attrs:    []ir.AttrDef{{Name: "name", Type: ir.StringAttrKind}, {Name: "isNegated", Type: ir.BoolAttrKind, Default: "false"}},
	Results:  []ir.ValueDef{ir.VariadicOf("results", Anything)},
	Traits:   []ir.Trait{inPattern},
	Format:   "$name `(` $args `:` type($args) `)` (`:`  type($results)^ )? attr-dict",
}

// ApplyNativeRewrite declares pdl.apply_native_rewrite.
var ApplyNativeRewrite = &ir.OpDef{
	Name:     "pdl.apply_native_rewrite",
	Summary:  "calls a registered function inside of a rewrite",
	Operands: []ir.ValueDef{ir.VariadicOf("args", Anything)},
	Attrs:    []ir.AttrDef{{Name: "name", Type: ir.StringAttrKind}},
	Results:  []ir.ValueDef{ir.VariadicOf("results", Anything)},
	Traits:   []ir.Trait{inRewrite},
	Format:   "$name (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict",
}

// AttributeOp declares pdl.attribute.
var AttributeOp = &ir.OpDef{
	Name:     "pdl.attribute",
	Summary:  "an attribute that a pattern matches or makes",
	Operands: []ir.ValueDef{{Name: "valueType", Type: AType, Quantity: ir.Optional}},
	Attrs:    []ir.AttrDef{{Name: "value", Type: ir.AnyAttr, Optional: true}},
	Results:  []ir.ValueDef{{Name: "attr", Type: AnAttribute}},
	Format:   "(`:` $valueType^)? (`=` $value^)? attr-dict-with-keyword",
}

// Erase declares pdl.erase.
var Erase = &ir.OpDef{
	Name:     "pdl.erase",
	Summary:  "erases a matched operation",
	Operands: []ir.ValueDef{{Name: "opValue", Type: AnOperation}},
	Traits:   []ir.Trait{inRewrite},
	Format:   "$opValue attr-dict",
}

// OperandOp declares pdl.operand.
var OperandOp = &ir.OpDef{
	Name:     "pdl.operand",
	Summary:  "an operand that the pattern does not look behind",
	Operands: []ir.ValueDef{{Name: "valueType", Type: AType, Quantity: ir.Optional}},
	Results:  []ir.ValueDef{{Name: "value", Type: AValue}},
	Traits:   []ir.Trait{inPattern},
	Format:   "(`:` $valueType^)? attr-dict",
}

// OperandsOp declares pdl.operands.
var OperandsOp = &ir.OpDef{
	Name:     "pdl.operands",
	Summary:  "any number of operands that the pattern does not look behind",
	Operands: []ir.ValueDef{{Name: "valueType", Type: Types, Quantity: ir.Optional}},
	Results:  []ir.ValueDef{{Name: "value", Type: Values}},
	Traits:   []ir.Trait{inPattern},
	Format:   "(`:` $valueType^)? attr-dict",
}

// OperationOp declares pdl.operation.
var OperationOp = &ir.OpDef{
	Name:     "pdl.operation",
	Summary:  "an operation that a pattern matches or makes",
	Operands: []ir.ValueDef{ir.VariadicOf("operandValues", ValueOrRange), ir.VariadicOf("attributeValues", AnAttribute), ir.VariadicOf("typeValues", TypeOrTypes)},
	Attrs:    []ir.AttrDef{{Name: "opName", Type: ir.StringAttrKind, Optional: true}, {Name: "attributeValueNames", Type: Names}},
	Results:  []ir.ValueDef{{Name: "op", Type: AnOperation}},
	Traits:   []ir.Trait{ir.AttrSizedOperandSegments},
	Format: "($opName^)? (`(` $operandValues^ `:` type($operandValues) `)`)? custom<OperationOpAttributes>($attributeValues, $attributeValueNames) " +
		"(`->` `(` $typeValues^ `:` type($typeValues) `)`)? attr-dict",
}

// Slots of the inherent attributes of [OperationOp].
const (
	OperationName       = 0
	OperationAttributes = 1
)

// Groups of the operands of [OperationOp].
const (
	OperationOperands = iota
	OperationAttrs
	OperationTypes
)

// PatternOp declares pdl.pattern.
var PatternOp = &ir.OpDef{
	Name:    "pdl.pattern",
	Summary: "a rewrite pattern",
	Attrs:   []ir.AttrDef{{Name: "benefit", Type: Benefit}, {Name: "sym_name", Type: ir.SymbolNameKind, Optional: true}},
	Regions: []ir.RegionDef{{Name: "bodyRegion", Kind: ir.SizedRegion1}},
	Traits:  []ir.Trait{ir.IsolatedFromAbove, ir.SingleBlock, ir.Symbol},
	Format:  "($sym_name^)? `:` `benefit` `(` $benefit `)` attr-dict-with-keyword $bodyRegion",
}

// RangeOp declares pdl.range.
var RangeOp = &ir.OpDef{
	Name:     "pdl.range",
	Summary:  "a range of types or values",
	Operands: []ir.ValueDef{ir.VariadicOf("arguments", Anything)},
	Results:  []ir.ValueDef{{Name: "result", Type: TypesOrValues}},
	Traits:   []ir.Trait{ir.Pure, inRewrite},
	Format:   "($arguments^ `:` type($arguments))? custom<RangeType>(ref(type($arguments)), type($result)) attr-dict",
}

// Replace declares pdl.replace.
var Replace = &ir.OpDef{
	Name:     "pdl.replace",
	Summary:  "replaces a matched operation",
	Operands: []ir.ValueDef{{Name: "opValue", Type: AnOperation}, {Name: "replOperation", Type: AnOperation, Quantity: ir.Optional}, ir.VariadicOf("replValues", ValueOrRange)},
	Traits:   []ir.Trait{ir.AttrSizedOperandSegments, inRewrite},
	Format:   "$opValue `with` (`(` $replValues^ `:` type($replValues) `)`)? ($replOperation^)? attr-dict",
}

// ResultOp declares pdl.result.
var ResultOp = &ir.OpDef{
	Name:     "pdl.result",
	Summary:  "one result of an operation",
	Operands: []ir.ValueDef{{Name: "parent", Type: AnOperation}},
	Attrs:    []ir.AttrDef{{Name: "index", Type: ir.I32AttrKind}},
	Results:  []ir.ValueDef{{Name: "val", Type: AValue}},
	Traits:   []ir.Trait{ir.Pure},
	Format:   "$index `of` $parent attr-dict",
}

// ResultsOp declares pdl.results.
var ResultsOp = &ir.OpDef{
	Name:     "pdl.results",
	Summary:  "one declared group of results of an operation, or all results",
	Operands: []ir.ValueDef{{Name: "parent", Type: AnOperation}},
	Attrs:    []ir.AttrDef{{Name: "index", Type: ir.I32AttrKind, Optional: true}},
	Results:  []ir.ValueDef{{Name: "val", Type: ValueOrRange}},
	Traits:   []ir.Trait{ir.Pure},
	Format:   "($index^)? `of` $parent custom<ResultsValueType>(ref($index), type($val)) attr-dict",
}

// RewriteOp declares pdl.rewrite.
var RewriteOp = &ir.OpDef{
	Name:     "pdl.rewrite",
	Summary:  "what a pattern makes of what it matches",
	Operands: []ir.ValueDef{{Name: "root", Type: AnOperation, Quantity: ir.Optional}, ir.VariadicOf("externalArgs", Anything)},
	Attrs:    []ir.AttrDef{{Name: "name", Type: ir.StringAttrKind, Optional: true}},
	Regions:  []ir.RegionDef{{Name: "bodyRegion"}},
	Traits:   []ir.Trait{ir.Terminator, inPattern, ir.NoTerminator, ir.NoRegionArguments, ir.SingleBlock, ir.AttrSizedOperandSegments},
	Format:   "($root^)? (`with` $name^ (`(` $externalArgs^ `:` type($externalArgs) `)`)?)? ($bodyRegion^)? attr-dict-with-keyword",
}

// TypeOp declares pdl.type.
var TypeOp = &ir.OpDef{
	Name:    "pdl.type",
	Summary: "a type of a result, operand or attribute",
	Attrs:   []ir.AttrDef{{Name: "constantType", Type: ir.TypeAttrKind, Optional: true}},
	Results: []ir.ValueDef{{Name: "result", Type: AType}},
	Format:  "attr-dict (`:` $constantType^)?",
}

// TypesOp declares pdl.types.
var TypesOp = &ir.OpDef{
	Name:    "pdl.types",
	Summary: "any number of types of results or operands",
	Attrs:   []ir.AttrDef{{Name: "constantTypes", Type: TypeArray, Optional: true}},
	Results: []ir.ValueDef{{Name: "result", Type: Types}},
	Format:  "attr-dict (`:` $constantTypes^)?",
}
