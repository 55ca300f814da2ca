package pdlinterp

import (
	"github.com/spvc/spvc/dialect/pdl"
	"github.com/spvc/spvc/ir"
)

const dialectName = "pdl_interp"

// predicate returns the row of an op that asks a question and branches to its first successor if the answer is yes, and to the second
// one otherwise.
//
//go:noinline
func predicate(d ir.OpDef) *ir.OpDef {
	d.Successors = []ir.SuccessorDef{{Name: "trueDest"}, {Name: "falseDest"}}
	d.Traits = append([]ir.Trait{ir.Terminator}, d.Traits...)
	return &d
}

// switchOn returns the row of an op that branches to the successor of the first case that fits, or else to its first successor.
//
//go:noinline
func switchOn(d ir.OpDef) *ir.OpDef {
	d.Successors = []ir.SuccessorDef{{Name: "defaultDest"}, {Name: "cases", Quantity: ir.Variadic}}
	d.Traits = []ir.Trait{ir.Terminator, ir.Pure}
	return &d
}

//go:noinline
func value(name string, t *ir.TypeConstraint) []ir.ValueDef {
	return []ir.ValueDef{{Name: name, Type: t}}
}

//go:noinline
func attr(name string, t *ir.AttrConstraint) []ir.AttrDef { return []ir.AttrDef{{Name: name, Type: t}} }

func pure() []ir.Trait { return []ir.Trait{ir.Pure} }

// ApplyConstraint declares pdl_interp.apply_constraint.
var ApplyConstraint = predicate(ir.OpDef{
	Name:     "pdl_interp.apply_constraint",
	Summary:  "asks a registered function",
	Operands: []ir.ValueDef{ir.VariadicOf("args", pdl.Anything)},
	Attrs:    []ir.AttrDef{{Name: "name", Type: ir.StringAttrKind}, {Name: "isNegated", Type: ir.BoolAttrKind, Default: "false"}},
	Results:  []ir.ValueDef{ir.VariadicOf("results", pdl.Anything)},
	Format:   "$name `(` $args `:` type($args) `)` (`:` type($results)^)? attr-dict `->` successors",
})

// ApplyRewrite declares pdl_interp.apply_rewrite.
var ApplyRewrite = &ir.OpDef{
	Name:     "pdl_interp.apply_rewrite",
	Summary:  "calls a registered function",
	Operands: []ir.ValueDef{ir.VariadicOf("args", pdl.Anything)},
	Attrs:    attr("name", ir.StringAttrKind),
	Results:  []ir.ValueDef{ir.VariadicOf("results", pdl.Anything)},
	Format:   "$name (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict",
}

// AreEqual declares pdl_interp.are_equal.
var AreEqual = predicate(ir.OpDef{
	Name:     "pdl_interp.are_equal",
	Summary:  "compares two handles or ranges",
	Operands: []ir.ValueDef{{Name: "lhs", Type: pdl.Anything}, {Name: "rhs", Type: pdl.Anything}},
	Traits:   []ir.Trait{ir.Pure, ir.SameTypeOperands},
	Format:   "operands `:` type($lhs) attr-dict `->` successors",
})

// Branch declares pdl_interp.branch.
var Branch = &ir.OpDef{
	Name:       "pdl_interp.branch",
	Summary:    "continues with another block",
	Successors: []ir.SuccessorDef{{Name: "dest"}},
	Traits:     []ir.Trait{ir.Pure, ir.Terminator},
	Format:     "$dest attr-dict",
}

// CheckAttribute declares pdl_interp.check_attribute.
var CheckAttribute = predicate(ir.OpDef{
	Name:     "pdl_interp.check_attribute",
	Summary:  "compares an attribute with a constant",
	Operands: value("attribute", pdl.AnAttribute),
	Attrs:    attr("constantValue", ir.AnyAttr),
	Traits:   pure(),
	Format:   "$attribute `is` $constantValue attr-dict `->` successors",
})

func checkCount(name, summary string) *ir.OpDef {
	return predicate(ir.OpDef{
		Name:     name,
		Summary:  summary,
		Operands: value("inputOp", pdl.AnOperation),
		Attrs:    []ir.AttrDef{{Name: "count", Type: pdl.Index}, {Name: "compareAtLeast", Type: ir.UnitAttrKind, Optional: true}},
		Traits:   pure(),
		Format:   "`of` $inputOp `is` (`at_least` $compareAtLeast^)? $count attr-dict `->` successors",
	})
}

// CheckOperandCount declares pdl_interp.check_operand_count, CheckResultCount pdl_interp.check_result_count.
var (
	CheckOperandCount = checkCount("pdl_interp.check_operand_count", "checks the number of operands")
	CheckResultCount  = checkCount("pdl_interp.check_result_count", "checks the number of results")
)

// CheckOperationName declares pdl_interp.check_operation_name.
var CheckOperationName = predicate(ir.OpDef{
	Name:     "pdl_interp.check_operation_name",
	Summary:  "checks the name of an operation",
	Operands: value("inputOp", pdl.AnOperation),
	Attrs:    attr("name", ir.StringAttrKind),
	Traits:   pure(),
	Format:   "`of` $inputOp `is` $name attr-dict `->` successors",
})

// CheckType declares pdl_interp.check_type.
var CheckType = predicate(ir.OpDef{
	Name:     "pdl_interp.check_type",
	Summary:  "compares a type with a constant",
	Operands: value("value", pdl.AType),
	Attrs:    attr("type", ir.TypeAttrKind),
	Traits:   pure(),
	Format:   "$value `is` $type attr-dict `->` successors",
})

// CheckTypes declares pdl_interp.check_types.
var CheckTypes = predicate(ir.OpDef{
	Name:     "pdl_interp.check_types",
	Summary:  "compares types with constants",
	Operands: value("value", pdl.Types),
	Attrs:    attr("types", pdl.TypeArray),
	Traits:   pure(),
	Format:   "$value `are` $types attr-dict `->` successors",
})

// Continue declares pdl_interp.continue.
var Continue = &ir.OpDef{
	Name:    "pdl_interp.continue",
	Summary: "ends a turn of a loop",
	Traits:  []ir.Trait{ir.Pure, ir.HasParent("pdl_interp.foreach"), ir.Terminator},
	Format:  "attr-dict",
}

// CreateAttribute declares pdl_interp.create_attribute.
var CreateAttribute = &ir.OpDef{
	Name:    "pdl_interp.create_attribute",
	Summary: "a constant attribute",
	Attrs:   attr("value", ir.AnyAttr),
	Results: value("attribute", pdl.AnAttribute),
	Traits:  pure(),
	Format:  "$value attr-dict-with-keyword",
}

// CreateOperation declares pdl_interp.create_operation.
var CreateOperation = &ir.OpDef{
	Name:    "pdl_interp.create_operation",
	Summary: "makes an operation",
	Operands: []ir.ValueDef{
		ir.VariadicOf("inputOperands", pdl.ValueOrRange), ir.VariadicOf("inputAttributes", pdl.AnAttribute), ir.VariadicOf("inputResultTypes", pdl.TypeOrTypes),
	},
	Attrs: []ir.AttrDef{
		{Name: "name", Type: ir.StringAttrKind}, {Name: "inputAttributeNames", Type: pdl.Names}, {Name: "inferredResultTypes", Type: ir.UnitAttrKind, Optional: true},
	},
	Results: value("resultOp", pdl.AnOperation),
	Traits:  []ir.Trait{ir.AttrSizedOperandSegments},
	Format: "$name (`(` $inputOperands^ `:` type($inputOperands) `)`)? `` custom<CreateOperationOpAttributes>($inputAttributes, $inputAttributeNames) " +
		"custom<CreateOperationOpResults>($inputResultTypes, type($inputResultTypes), $inferredResultTypes) attr-dict",
}

// CreateType declares pdl_interp.create_type.
var CreateType = &ir.OpDef{
	Name:    "pdl_interp.create_type",
	Summary: "a constant type",
	Attrs:   attr("value", ir.TypeAttrKind),
	Results: value("result", pdl.AType),
	Traits:  pure(),
	Format:  "$value attr-dict",
}

// CreateTypes declares pdl_interp.create_types.
var CreateTypes = &ir.OpDef{
	Name:    "pdl_interp.create_types",
	Summary: "constant types",
	Attrs:   attr("value", pdl.TypeArray),
	Results: value("result", pdl.Types),
	Traits:  pure(),
	Format:  "$value attr-dict",
}

// CreateRange declares pdl_interp.create_range.
var CreateRange = &ir.OpDef{
	Name:     "pdl_interp.create_range",
	Summary:  "a range of types or values",
	Operands: []ir.ValueDef{ir.VariadicOf("arguments", pdl.Anything)},
	Results:  value("result", pdl.TypesOrValues),
	Traits:   pure(),
	Format:   "($arguments^ `:` type($arguments))? custom<RangeType>(ref(type($arguments)), type($result)) attr-dict",
}

// Erase declares pdl_interp.erase.
var Erase = &ir.OpDef{
	Name:     "pdl_interp.erase",
	Summary:  "erases an operation",
	Operands: value("inputOp", pdl.AnOperation),
	Format:   "$inputOp attr-dict",
}

// Extract declares pdl_interp.extract.
var Extract = &ir.OpDef{
	Name:     "pdl_interp.extract",
	Summary:  "one element of a range",
	Operands: value("range", pdl.AnyRange),
	Attrs:    attr("index", pdl.Index),
	Results:  value("result", pdl.Anything),
	Traits: []ir.Trait{ir.Pure, ir.TypesMatch("`range` is a PDL range whose element type matches type of `result`", "result", "range", func(t ir.Type) ir.Type {
		if _, ok := t.(*pdl.HandleType); !ok {
			return nil
		}
		return pdl.RangeOf(t)
	})},
	Format: "$index `of` $range `:` type($result) attr-dict",
}

// Finalize declares pdl_interp.finalize.
var Finalize = &ir.OpDef{
	Name:    "pdl_interp.finalize",
	Summary: "ends the matcher or a rewrite",
	Traits:  []ir.Trait{ir.Pure, ir.Terminator},
	Format:  "attr-dict",
}

// ForEach declares pdl_interp.foreach.
var ForEach = &ir.OpDef{
	Name:       "pdl_interp.foreach",
	Summary:    "runs its region for each element of a range",
	Operands:   value("values", pdl.AnyRange),
	Regions:    []ir.RegionDef{{Name: "region"}},
	Successors: []ir.SuccessorDef{{Name: "successor"}},
	Traits:     []ir.Trait{ir.Terminator},
}

// Func declares pdl_interp.func.
var Func = &ir.OpDef{
	Name:    "pdl_interp.func",
	Summary: "the matcher, or a rewrite",
	Attrs: []ir.AttrDef{
		{Name: "sym_name", Type: ir.SymbolNameKind}, {Name: "function_type", Type: ir.FunctionTypeKind},
		{Name: "arg_attrs", Type: ir.DictArrayAttrKind, Optional: true}, {Name: "res_attrs", Type: ir.DictArrayAttrKind, Optional: true},
	},
	Regions: []ir.RegionDef{{Name: "body", Kind: ir.MinSizedRegion1}},
	Traits:  []ir.Trait{ir.Symbol, ir.IsolatedFromAbove},
}
