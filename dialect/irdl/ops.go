// Package irdl is the dialect irdl, whose operations declare dialects, and loads the dialects that a file declares.
//
//	irdl.dialect @cmath {
//	  irdl.type @complex {
//	    %0 = irdl.is f32
//	    %1 = irdl.is f64
//	    %2 = irdl.any_of(%0, %1)
//	    irdl.parameters(elem: %2)
//	  }
//	  irdl.operation @norm {
//	    %0 = irdl.any
//	    %1 = irdl.parametric @cmath::@complex<%0>
//	    irdl.operands(in: %1)
//	    irdl.results(out: %0)
//	  }
//	}
//
// [Load] makes a registry read `"cmath.norm"(%a) : (!cmath.complex<f32>) -> f32`.
package irdl

import "github.com/spvc/spvc/ir"

// The constraints of operands and results.
var (
	aConstraint = &ir.TypeConstraint{Summary: "IRDL handle to an `mlir::Attribute`", Class: constraintClass,
		Match: func(t ir.Type) bool { return t.TypeDef() == constraintClass }, Build: func(c *ir.Context) ir.Type { return handle(c, constraintClass) }}
	aRegion = &ir.TypeConstraint{Summary: "IRDL handle to a region definition", Class: regionClass,
		Match: func(t ir.Type) bool { return t.TypeDef() == regionClass }, Build: func(c *ir.Context) ir.Type { return handle(c, regionClass) }}
	stringList = ir.ArrayAttrOf("string array attribute", ir.StringAttrKind)
)

// sinceNames are the versions in which the values of lists have names.
var sinceNames = ir.Since(20)

func name() ir.AttrDef { return ir.AttrDef{Name: "sym_name", Type: ir.SymbolNameKind} }

// names are the names of a list of values. Earlier versions do without them.
func names() ir.AttrDef {
	return ir.AttrDef{Name: "names", Type: stringList, Versions: sinceNames, Hint: true}
}

func body() []ir.RegionDef { return []ir.RegionDef{{Name: "body", Kind: ir.SizedRegion1}} }

const symbolFormat = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)"

// DialectOp declares irdl.dialect.
var DialectOp = &ir.OpDef{
	Name:    "irdl.dialect",
	Summary: "declares a dialect",
	Attrs:   []ir.AttrDef{name()},
	Regions: body(),
	Traits:  []ir.Trait{ir.IsolatedFromAbove, ir.NoTerminator, ir.Symbol, ir.SymbolTable},
	Format:  symbolFormat,
}

// inDialect declares an operation with a body that stands in irdl.dialect.
func inDialect(op, summary string, once onlyOnce) *ir.OpDef {
	return &ir.OpDef{
		Name:    op,
		Summary: summary,
		Attrs:   []ir.AttrDef{name()},
		Regions: body(),
		Traits:  []ir.Trait{ir.HasParent("irdl.dialect"), ir.NoTerminator, ir.NoRegionArguments, once, ir.Symbol},
		Format:  symbolFormat,
	}
}

// TypeOp, AttributeOp and OperationOp declare what declares a class of types, a class of attributes and a kind of operations.
var (
	TypeOp      = inDialect("irdl.type", "declares a class of types", onlyOnce{"irdl.parameters"})
	AttributeOp = inDialect("irdl.attribute", "declares a class of attributes", onlyOnce{"irdl.parameters"})
	OperationOp = inDialect("irdl.operation", "declares a kind of operations", onlyOnce{"irdl.operands irdl.results irdl.attributes irdl.regions"})
)

// list declares an operation that lists values with names.
//
//go:noinline
func list(op, summary, directive, parent string, value *ir.TypeConstraint, attrs ...ir.AttrDef) *ir.OpDef {
	return &ir.OpDef{
		Name:     op,
		Summary:  summary,
		Operands: []ir.ValueDef{{Name: "args", Type: value, Quantity: ir.Variadic}},
		Attrs:    append([]ir.AttrDef{names()}, attrs...),
		Traits:   []ir.Trait{ir.HasParent(parent)},
		Format:   "`` custom<" + directive + ">($args, $names) attr-dict",
	}
}

// ParametersOp declares irdl.parameters.
var ParametersOp = func() *ir.OpDef {
	d := list("irdl.parameters", "the parameters of a class", "Parameters", "", aConstraint)
	d.Traits = []ir.Trait{ir.HasParent("irdl.attribute", "irdl.type")}
	return d
}()

// RegionsOp declares irdl.regions.
var RegionsOp = list("irdl.regions", "the regions of operations", "Regions", "irdl.operation", aRegion)

// values declares irdl.operands or irdl.results.
func values(op, summary, directive string) *ir.OpDef {
	d := list(op, summary, directive, "irdl.operation", aConstraint, ir.AttrDef{Name: "variadicity", Type: ir.AttrOfClass("", variadicities)})
	d.Format = "`` custom<" + directive + ">($args, $names, $variadicity) attr-dict"
	return d
}

// OperandsOp and ResultsOp declare what lists the operands and the results of operations.
var (
	OperandsOp = values("irdl.operands", "the operands of operations", "Operands")
	ResultsOp  = values("irdl.results", "the results of operations", "Results")
)

// Slots of OperandsOp and ResultsOp, and of the other lists.
const (
	slotNames       = 0
	slotVariadicity = 1
)

// AttributesOp declares irdl.attributes.
var AttributesOp = &ir.OpDef{
	Name:     "irdl.attributes",
	Summary:  "the attributes of operations",
	Operands: []ir.ValueDef{{Name: "attributeValues", Type: aConstraint, Quantity: ir.Variadic}},
	Attrs:    []ir.AttrDef{{Name: "attributeValueNames", Type: stringList}},
	Traits:   []ir.Trait{ir.HasParent("irdl.operation")},
	Format:   "custom<AttributesOp>($attributeValues, $attributeValueNames) attr-dict",
}

// RegionOp declares irdl.region.
var RegionOp = &ir.OpDef{
	Name:     "irdl.region",
	Summary:  "constrains a region",
	Operands: []ir.ValueDef{{Name: "entryBlockArgs", Type: aConstraint, Quantity: ir.Variadic}},
	Attrs: []ir.AttrDef{
		{Name: "numberOfBlocks", Type: ir.I32AttrKind, Optional: true},
		{Name: "constrainedArguments", Type: ir.UnitAttrKind, Optional: true},
	},
	Results: []ir.ValueDef{{Name: "output", Type: aRegion}},
	Traits:  []ir.Trait{ir.HasParent("irdl.operation")},
	Format:  "``(`(` $entryBlockArgs $constrainedArguments^ `)`)? ``(` ` `with` `size` $numberOfBlocks^)? attr-dict",
}

// Slots of RegionOp.
const (
	regionBlocks      = 0
	regionConstrained = 1
)

// constraint declares an operation whose result is a constraint on attributes or types.
//
//go:noinline
func constraint(op, summary, format string, traits ...ir.Trait) *ir.OpDef {
	return &ir.OpDef{
		Name:    op,
		Summary: summary,
		Results: []ir.ValueDef{{Name: "output", Type: aConstraint}},
		Traits:  append([]ir.Trait{ir.HasParent("irdl.type", "irdl.attribute", "irdl.operation")}, traits...),
		Format:  format,
	}
}

func withAttrs(d *ir.OpDef, attrs ...ir.AttrDef) *ir.OpDef {
	d.Attrs = attrs
	return d
}

func withArgs(d *ir.OpDef) *ir.OpDef {
	d.Operands = []ir.ValueDef{{Name: "args", Type: aConstraint, Quantity: ir.Variadic}}
	return d
}

// The operations that are constraints.
var (
	IsOp = withAttrs(constraint("irdl.is", "accepts one attribute or type", "$expected ` ` attr-dict", ir.Pure),
		ir.AttrDef{Name: "expected", Type: ir.AnyAttr})
	BaseOp = withAttrs(constraint("irdl.base", "accepts a class", "($base_ref^)? ($base_name^)? ` ` attr-dict"),
		ir.AttrDef{Name: "base_ref", Type: ir.SymbolRefKind, Optional: true}, ir.AttrDef{Name: "base_name", Type: ir.StringAttrKind, Optional: true})
	ParametricOp = withAttrs(withArgs(constraint("irdl.parametric", "accepts a class with constraints on parameters", "$base_type `<` $args `>` ` ` attr-dict", ir.Pure)),
		ir.AttrDef{Name: "base_type", Type: ir.SymbolRefKind})
	AnyOp   = constraint("irdl.any", "accepts everything", "attr-dict")
	AnyOfOp = withArgs(constraint("irdl.any_of", "accepts what one of several constraints accepts", "`(` $args `)` ` ` attr-dict", ir.SameOperandsAndResultType))
	AllOfOp = withArgs(constraint("irdl.all_of", "accepts what all of several constraints accept", "`(` $args `)` ` ` attr-dict", ir.SameOperandsAndResultType))
	CPredOp = func() *ir.OpDef {
		d := withAttrs(constraint("irdl.c_pred", "a constraint that is written in C++", "$pred ` ` attr-dict"), ir.AttrDef{Name: "pred", Type: ir.StringAttrKind})
		d.Traits = nil
		return d
	}()
)

// Slots of BaseOp.
const (
	baseRef  = 0
	baseName = 1
)
