package testdialect

import (
	"slices"
	"strings"

	"github.com/spvc/spvc/ir"
)

// coreEntries returns the operations in generic syntax, which test constraints, traits, interfaces and folds.
func coreEntries() []ir.OpEntry {
	return slices.Concat(constraintEntries(), traitEntries(), structureEntries(), flowEntries(), effectEntries(), patternEntries(), legalizationEntries(),
		foldEntries(), inferenceEntries())
}

// rows makes entries of operations without behavior.
func rows(defs ...*ir.OpDef) []ir.OpEntry {
	list := make([]ir.OpEntry, len(defs))
	for i, d := range defs {
		list[i].Def = d
	}
	return list
}

// row declares an operation that has fixed operands and results of the given types, without names.
func row(mnemonic string, operands, results []*ir.TypeConstraint, attrs ...ir.AttrDef) *ir.OpDef {
	return &ir.OpDef{Name: "test." + mnemonic, Operands: unnamed(operands...), Results: unnamed(results...), Attrs: attrs}
}

func unnamed(types ...*ir.TypeConstraint) []ir.ValueDef {
	var defs []ir.ValueDef
	for _, t := range types {
		defs = append(defs, ir.ValueDef{Type: t})
	}
	return defs
}

// types is a list of types, for row.
func types(list ...*ir.TypeConstraint) []*ir.TypeConstraint { return list }

// values declares operands or results of one type, whose names are the words of names.
func values(t *ir.TypeConstraint, names string) []ir.ValueDef {
	return ir.ValuesOf(t, strings.Fields(names)...)
}

// variadics declares variadic operands or results of one type, whose names are the words of names. A word without name is "_".
func variadics(t *ir.TypeConstraint, names string) []ir.ValueDef {
	defs := values(t, names)
	for i := range defs {
		defs[i].Quantity = ir.Variadic
		defs[i].Name = strings.TrimPrefix(defs[i].Name, "_")
	}
	return defs
}

// attrs declares required attributes of one kind, whose names are the words of names.
func attrs(kind *ir.AttrConstraint, names string) []ir.AttrDef {
	var defs []ir.AttrDef
	for _, n := range strings.Fields(names) {
		defs = append(defs, ir.AttrDef{Name: n, Type: kind})
	}
	return defs
}

func attr(name string, kind *ir.AttrConstraint) ir.AttrDef { return ir.AttrDef{Name: name, Type: kind} }

// flag declares an attribute that is there or not.
func flag(name string) ir.AttrDef {
	return ir.AttrDef{Name: name, Type: ir.UnitAttrKind, Optional: true}
}

// regions declares a region of each kind, without names.
func regions(kinds ...ir.RegionConstraint) []ir.RegionDef {
	defs := make([]ir.RegionDef, len(kinds))
	for i, k := range kinds {
		defs[i].Kind = k
	}
	return defs
}

// region declares one region that has a name.
func region(name string, kind ir.RegionConstraint) []ir.RegionDef {
	return []ir.RegionDef{{Name: name, Kind: kind}}
}

// anyRegions declares any number of regions.
func anyRegions(name string) []ir.RegionDef {
	return []ir.RegionDef{{Name: name, Quantity: ir.Variadic}}
}

// The types that many rows name.
var (
	i32        = ir.I32Constraint
	f32        = ir.FloatOfKind(ir.F32)
	anyType    = ir.AnyType
	anyInteger = ir.AnyIntegerType
)
