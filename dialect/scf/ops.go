// Package scf is the structured control flow dialect: loops and conditionals with
// regions.
package scf

import "github.com/spvc/spvc/ir"

func anyValues(name string) []ir.ValueDef {
	return []ir.ValueDef{{Name: name, Type: ir.AnyType, Quantity: ir.Variadic}}
}

func oneBlock(names ...string) []ir.RegionDef {
	defs := make([]ir.RegionDef, len(names))
	for i, n := range names {
		defs[i] = ir.RegionDef{Name: n, Kind: ir.SizedRegion1}
	}
	return defs
}

var yieldsImplicitly = ir.ImplicitTerminator{Name: "scf.yield"}

// For declares scf.for.
var For = &ir.OpDef{
	Name:    "scf.for",
	Summary: "for operation",
	Operands: []ir.ValueDef{
		{Name: "lowerBound", Type: ir.SignlessIntegerOrIndex},
		{Name: "upperBound", Type: ir.SignlessIntegerOrIndex},
		{Name: "step", Type: ir.SignlessIntegerOrIndex},
		{Name: "initArgs", Type: ir.AnyType, Quantity: ir.Variadic},
	},
	Results: anyValues("results"),
	Regions: oneBlock("region"),
	Traits: []ir.Trait{
		ir.AutomaticAllocationScope, ir.AllTypesMatch("lowerBound", "upperBound", "step"),
		ir.ConditionallySpeculatable, yieldsImplicitly, ir.RecursiveMemoryEffects,
	},
}

// If declares scf.if.
var If = &ir.OpDef{
	Name:     "scf.if",
	Summary:  "if-then-else operation",
	Operands: []ir.ValueDef{{Name: "condition", Type: ir.I1Constraint}},
	Results:  anyValues("results"),
	Regions:  []ir.RegionDef{{Name: "thenRegion", Kind: ir.SizedRegion1}, {Name: "elseRegion", Kind: ir.MaxSizedRegion1}},
	Traits:   []ir.Trait{yieldsImplicitly, ir.RecursivelySpeculatable, ir.RecursiveMemoryEffects, ir.NoRegionArguments},
}

// While declares scf.while.
var While = &ir.OpDef{
	Name:     "scf.while",
	Summary:  "a generic 'while' loop",
	Operands: anyValues("inits"),
	Results:  anyValues("results"),
	Regions:  oneBlock("before", "after"),
	Traits:   []ir.Trait{ir.RecursiveMemoryEffects, ir.SingleBlock},
}

// Parallel declares scf.parallel.
var Parallel = &ir.OpDef{
	Name:    "scf.parallel",
	Summary: "parallel for operation",
	Operands: []ir.ValueDef{
		{Name: "lowerBound", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
		{Name: "upperBound", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
		{Name: "step", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
		{Name: "initVals", Type: ir.AnyType, Quantity: ir.Variadic},
	},
	Results: anyValues("results"),
	Regions: oneBlock("region"),
	Traits: []ir.Trait{
		ir.AutomaticAllocationScope, ir.AttrSizedOperandSegments, ir.RecursiveMemoryEffects, ir.HasParallelRegion,
		ir.ImplicitTerminator{Name: "scf.reduce"},
	},
}

// ExecuteRegion declares scf.execute_region.
var ExecuteRegion = &ir.OpDef{
	Name:    "scf.execute_region",
	Summary: "operation that executes its region exactly once",
	Results: anyValues("results"),
	Regions: []ir.RegionDef{{Name: "region"}},
	Traits:  []ir.Trait{ir.RecursiveMemoryEffects},
}

// Condition declares scf.condition.
var Condition = &ir.OpDef{
	Name:     "scf.condition",
	Summary:  "loop continuation condition",
	Operands: append([]ir.ValueDef{{Name: "condition", Type: ir.I1Constraint}}, anyValues("args")...),
	Traits:   []ir.Trait{ir.HasParent("scf.while"), ir.Pure, ir.Terminator},
	Format:   "`(` $condition `)` attr-dict ($args^ `:` type($args))?",
}

// Yield declares scf.yield.
var Yield = &ir.OpDef{
	Name:     "scf.yield",
	Summary:  "loop yield and termination operation",
	Operands: anyValues("results"),
	Traits: []ir.Trait{ir.Pure, ir.ReturnLike, ir.Terminator,
		ir.HasParent("scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while")},
	Format: "attr-dict ($results^ `:` type($results))?",
}

// Reduce declares scf.reduce.
var Reduce = &ir.OpDef{
	Name:     "scf.reduce",
	Summary:  "reduce operation for scf.parallel",
	Operands: anyValues("operands"),
	Regions:  []ir.RegionDef{{Name: "reductions", Quantity: ir.Variadic, Kind: ir.SizedRegion1}},
	Traits:   []ir.Trait{ir.Terminator, ir.HasParent("scf.parallel"), ir.RecursiveMemoryEffects},
	Format:   "(`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict",
}

// ReduceReturn declares scf.reduce.return.
var ReduceReturn = &ir.OpDef{
	Name:     "scf.reduce.return",
	Summary:  "return operation of an scf.reduce",
	Operands: []ir.ValueDef{{Name: "result", Type: ir.AnyType}},
	Traits:   []ir.Trait{ir.HasParent("scf.reduce"), ir.Pure, ir.Terminator},
	Format:   "$result attr-dict `:` type($result)",
}
