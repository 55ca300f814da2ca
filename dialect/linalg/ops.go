package linalg

import "github.com/spvc/spvc/ir"

// Generic declares linalg.generic.
var Generic = &ir.OpDef{
	Name:     "linalg.generic",
	Summary:  "structured operation whose attributes state the maps and iterators",
	Operands: structuredOperands,
	Attrs: []ir.AttrDef{
		{Name: "indexing_maps", Type: mapArray},
		{Name: "iterator_types", Type: iteratorArray},
		{Name: "doc", Type: ir.StringAttrKind, Optional: true},
		{Name: "library_call", Type: ir.StringAttrKind, Optional: true},
	},
	Results: structuredResults,
	Regions: structuredRegion,
	Traits:  structuredTraits,
}

// Slots of the attributes of Generic.
const (
	genericMapsSlot = iota
	genericIteratorsSlot
	genericDocSlot
	genericCallSlot
)

// Index declares linalg.index.
var Index = &ir.OpDef{
	Name:    "linalg.index",
	Summary: "iteration index of the enclosing structured operation",
	Attrs:   []ir.AttrDef{{Name: "dim", Type: nonNegative}},
	Results: []ir.ValueDef{{Name: "result", Type: ir.IndexTypeConstraint}},
	Traits:  []ir.Trait{ir.Pure},
	Format:  "$dim attr-dict `:` type($result)",
}

var nonNegative = &ir.AttrConstraint{
	Summary: "64-bit signless integer attribute whose minimum value is 0", Base: ir.I64AttrKind.Base, ValueType: ir.I64AttrKind.ValueType,
	Match: func(a ir.Attribute) bool {
		i, ok := a.(*ir.IntegerAttr)
		return ok && ir.I64AttrKind.Match(a) && i.Int64Or(-1) >= 0
	},
}

// Yield declares linalg.yield.
var Yield = &ir.OpDef{
	Name:     "linalg.yield",
	Summary:  "returns the elements of the results to the enclosing structured operation",
	Operands: []ir.ValueDef{ir.VariadicOf("values", ir.AnyType)},
	Traits:   []ir.Trait{ir.Pure, ir.ReturnLike, ir.Terminator},
	Format:   "($values^)? attr-dict (`:` type($values)^)?",
}
