package pdlinterp

import (
	"github.com/spvc/spvc/dialect/pdl"
	"github.com/spvc/spvc/ir"
)

// GetAttribute declares pdl_interp.get_attribute.
var GetAttribute = &ir.OpDef{
	Name:     "pdl_interp.get_attribute",
	Summary:  "an attribute of an operation",
	Operands: value("inputOp", pdl.AnOperation),
	Attrs:    attr("name", ir.StringAttrKind),
	Results:  value("attribute", pdl.AnAttribute),
	Traits:   pure(),
	Format:   "$name `of` $inputOp attr-dict",
}

// GetAttributeType declares pdl_interp.get_attribute_type.
var GetAttributeType = &ir.OpDef{
	Name:     "pdl_interp.get_attribute_type",
	Summary:  "the type of an attribute",
	Operands: value("value", pdl.AnAttribute),
	Results:  value("result", pdl.AType),
	Traits:   pure(),
	Format:   "`of` $value attr-dict",
}

// GetDefiningOp declares pdl_interp.get_defining_op.
var GetDefiningOp = &ir.OpDef{
	Name:     "pdl_interp.get_defining_op",
	Summary:  "the operation that defines a value",
	Operands: value("value", pdl.ValueOrRange),
	Results:  value("inputOp", pdl.AnOperation),
	Traits:   pure(),
	Format:   "`of` $value `:` type($value) attr-dict",
}

func getOne(name, summary string) *ir.OpDef {
	return &ir.OpDef{
		Name:     name,
		Summary:  summary,
		Operands: value("inputOp", pdl.AnOperation),
		Attrs:    attr("index", pdl.Index),
		Results:  value("value", pdl.AValue),
		Traits:   pure(),
		Format:   "$index `of` $inputOp attr-dict",
	}
}

func getGroup(name, summary string) *ir.OpDef {
	return &ir.OpDef{
		Name:     name,
		Summary:  summary,
		Operands: value("inputOp", pdl.AnOperation),
		Attrs:    []ir.AttrDef{{Name: "index", Type: pdl.Index, Optional: true}},
		Results:  value("value", pdl.ValueOrRange),
		Traits:   pure(),
		Format:   "($index^)? `of` $inputOp `:` type($value) attr-dict",
	}
}

// GetOperand and GetResult declare pdl_interp.get_operand and get_result, GetOperands and GetResults get_operands and get_results,
// which take a declared group or everything.
var (
	GetOperand  = getOne("pdl_interp.get_operand", "an operand")
	GetOperands = getGroup("pdl_interp.get_operands", "a declared group of operands, or all operands")
	GetResult   = getOne("pdl_interp.get_result", "a result")
	GetResults  = getGroup("pdl_interp.get_results", "a declared group of results, or all results")
)

// GetUsers declares pdl_interp.get_users.
var GetUsers = &ir.OpDef{
	Name:     "pdl_interp.get_users",
	Summary:  "the operations that use a value",
	Operands: value("value", pdl.ValueOrRange),
	Results:  value("operations", pdl.Operations),
	Traits:   pure(),
	Format:   "`of` $value `:` type($value) attr-dict",
}

// GetValueType declares pdl_interp.get_value_type.
var GetValueType = &ir.OpDef{
	Name:     "pdl_interp.get_value_type",
	Summary:  "the types of values",
	Operands: value("value", pdl.ValueOrRange),
	Results:  value("result", pdl.TypeOrTypes),
	Traits: []ir.Trait{ir.Pure, ir.TypesMatch("`value` type matches arity of `result`", "result", "value", func(t ir.Type) ir.Type {
		v := pdl.Value(t.Context())
		if pdl.IsRange(t) {
			return pdl.RangeOf(v)
		}
		return v
	})},
	Format: "`of` $value `:` type($result) attr-dict",
}

// IsNotNull declares pdl_interp.is_not_null.
var IsNotNull = predicate(ir.OpDef{
	Name:     "pdl_interp.is_not_null",
	Summary:  "checks that there is something",
	Operands: value("value", pdl.Anything),
	Traits:   pure(),
	Format:   "$value `:` type($value) attr-dict `->` successors",
})

// RecordMatch declares pdl_interp.record_match.
var RecordMatch = &ir.OpDef{
	Name:     "pdl_interp.record_match",
	Summary:  "notes that a pattern matches",
	Operands: []ir.ValueDef{ir.VariadicOf("inputs", pdl.Anything), ir.VariadicOf("matchedOps", pdl.AnOperation)},
	Attrs: []ir.AttrDef{
		{Name: "rewriter", Type: ir.SymbolRefKind}, {Name: "rootKind", Type: ir.StringAttrKind, Optional: true},
		{Name: "generatedOps", Type: pdl.Names, Optional: true}, {Name: "benefit", Type: pdl.Benefit},
	},
	Successors: []ir.SuccessorDef{{Name: "dest"}},
	Traits:     []ir.Trait{ir.AttrSizedOperandSegments, ir.Terminator},
	Format: "$rewriter (`(` $inputs^ `:` type($inputs) `)`)? `:` `benefit` `(` $benefit `)` `,` (`generatedOps` `(` $generatedOps^ `)` `,`)? " +
		"`loc` `(` `[` $matchedOps `]` `)` (`,` `root` `(` $rootKind^ `)`)? attr-dict `->` $dest",
}

// Slots of the inherent attributes of [RecordMatch].
const (
	MatchRewriter  = 0
	MatchRoot      = 1
	MatchGenerated = 2
	MatchBenefit   = 3
)

// Replace declares pdl_interp.replace.
var Replace = &ir.OpDef{
	Name:     "pdl_interp.replace",
	Summary:  "replaces an operation",
	Operands: []ir.ValueDef{{Name: "inputOp", Type: pdl.AnOperation}, ir.VariadicOf("replValues", pdl.ValueOrRange)},
	Format:   "$inputOp `with` ` ` `(` ($replValues^ `:` type($replValues))? `)` attr-dict",
}

func isI32Elements(a ir.Attribute) bool {
	d, ok := a.(*ir.DenseElementsAttr)
	return ok && d.ShapedType().ElementType() == ir.Type(a.Context().I32())
}

var i32Elements = &ir.AttrConstraint{Summary: "32-bit signless integer elements attribute", Base: isIntElements, Match: isI32Elements}

func isIntElements(a ir.Attribute) bool {
	d, ok := a.(*ir.DenseElementsAttr)
	if !ok {
		return false
	}
	_, ok = d.ShapedType().ElementType().(*ir.IntegerType)
	return ok
}

func switchCount(name, summary string) *ir.OpDef {
	return switchOn(ir.OpDef{
		Name:     name,
		Summary:  summary,
		Operands: value("inputOp", pdl.AnOperation),
		Attrs:    attr("caseValues", i32Elements),
		Format:   "`of` $inputOp `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
	})
}

func switchValue(name, summary, operand string, t *ir.TypeConstraint, cases *ir.AttrConstraint) *ir.OpDef {
	return switchOn(ir.OpDef{
		Name:     name,
		Summary:  summary,
		Operands: value(operand, t),
		Attrs:    attr("caseValues", cases),
		Format:   "$" + operand + " `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
	})
}

// The switches declare pdl_interp.switch_attribute, switch_operand_count, switch_operation_name, switch_result_count, switch_type and
// switch_types.
var (
	SwitchAttribute     = switchValue("pdl_interp.switch_attribute", "branches by an attribute", "attribute", pdl.AnAttribute, ir.ArrayAttrKind)
	SwitchOperandCount  = switchCount("pdl_interp.switch_operand_count", "branches by the number of operands")
	SwitchOperationName = switchOn(ir.OpDef{
		Name:     "pdl_interp.switch_operation_name",
		Summary:  "branches by the name of an operation",
		Operands: value("inputOp", pdl.AnOperation),
		Attrs:    attr("caseValues", pdl.Names),
		Format:   "`of` $inputOp `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
	})
	SwitchResultCount = switchCount("pdl_interp.switch_result_count", "branches by the number of results")
	SwitchType        = switchValue("pdl_interp.switch_type", "branches by a type", "value", pdl.AType, pdl.TypeArray)
	SwitchTypes       = switchValue("pdl_interp.switch_types", "branches by types", "value", pdl.Types, ir.ArrayAttrOf("type-array array attribute", pdl.TypeArray))
)
