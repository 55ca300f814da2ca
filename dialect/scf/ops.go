// Package scf is the scf dialect: structured control flow.
//
// For example, this function adds the numbers from 0 to n - 1. The loop passes the sum from one iteration to the next:
//
//	func.func @sum(%n: index) -> index {
//	  %c0 = arith.constant 0 : index
//	  %c1 = arith.constant 1 : index
//	  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%before = %c0) -> (index) {
//	    %after = arith.addi %before, %i : index
//	    scf.yield %after : index
//	  }
//	  return %sum : index
//	}
package scf

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

var anyResults = []ir.ValueDef{ir.VariadicOf("results", ir.AnyType)}

// For declares scf.for.
var For = &ir.OpDef{
	Name:    "scf.for",
	Summary: "for operation",
	Operands: []ir.ValueDef{
		{Name: "lowerBound", Type: ir.SignlessIntegerOrIndex},
		{Name: "upperBound", Type: ir.SignlessIntegerOrIndex},
		{Name: "step", Type: ir.SignlessIntegerOrIndex},
		ir.VariadicOf("initArgs", ir.AnyType),
	},
	Attrs:   []ir.AttrDef{{Name: "unsignedCmp", Type: ir.UnitAttrKind, Optional: true, Versions: ir.Since(22)}},
	Results: anyResults,
	Regions: []ir.RegionDef{{Name: "region", Kind: ir.SizedRegion1}},
	Traits: []ir.Trait{
		ir.AutomaticAllocationScope, ir.AllTypesMatch("lowerBound", "upperBound", "step"), ir.ConditionallySpeculatable,
		ir.SingleBlock, ir.ImplicitTerminator{Name: "scf.yield"}, ir.RecursiveMemoryEffects,
	},
}

// If declares scf.if.
var If = &ir.OpDef{
	Name:     "scf.if",
	Summary:  "if-then-else operation",
	Operands: []ir.ValueDef{{Name: "condition", Type: ir.I1Constraint}},
	Results:  anyResults,
	Regions:  []ir.RegionDef{{Name: "thenRegion", Kind: ir.SizedRegion1}, {Name: "elseRegion", Kind: ir.MaxSizedRegion1}},
	Traits: []ir.Trait{
		ir.SingleBlock, ir.ImplicitTerminator{Name: "scf.yield"},
		ir.RecursiveMemoryEffects, ir.NoRegionArguments,
	},
}

// While declares scf.while.
var While = &ir.OpDef{
	Name:     "scf.while",
	Summary:  "a generic 'while' loop",
	Operands: []ir.ValueDef{ir.VariadicOf("inits", ir.AnyType)},
	Results:  anyResults,
	Regions:  []ir.RegionDef{{Name: "before", Kind: ir.SizedRegion1}, {Name: "after", Kind: ir.SizedRegion1}},
	Traits:   []ir.Trait{ir.RecursiveMemoryEffects, ir.SingleBlock},
}

// Condition declares scf.condition.
var Condition = &ir.OpDef{
	Name:     "scf.condition",
	Summary:  "loop continuation condition",
	Operands: []ir.ValueDef{{Name: "condition", Type: ir.I1Constraint}, ir.VariadicOf("args", ir.AnyType)},
	Traits:   []ir.Trait{ir.HasParent("scf.while"), ir.Pure, ir.Terminator},
	Format:   "`(` $condition `)` attr-dict ($args^ `:` type($args))?",
}

// Yield declares scf.yield.
var Yield = &ir.OpDef{
	Name:     "scf.yield",
	Summary:  "loop yield and termination operation",
	Operands: []ir.ValueDef{ir.VariadicOf("results", ir.AnyType)},
	Traits: []ir.Trait{
		ir.Pure, ir.ReturnLike, ir.Terminator,
		ir.HasParent("scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while"),
	},
	Format: "attr-dict ($results^ `:` type($results))?",
}

// Parallel declares scf.parallel.
var Parallel = &ir.OpDef{
	Name:    "scf.parallel",
	Summary: "parallel for operation",
	Operands: []ir.ValueDef{
		ir.VariadicOf("lowerBound", ir.IndexTypeConstraint), ir.VariadicOf("upperBound", ir.IndexTypeConstraint),
		ir.VariadicOf("step", ir.IndexTypeConstraint), ir.VariadicOf("initVals", ir.AnyType),
	},
	Results: anyResults,
	Regions: []ir.RegionDef{{Name: "region", Kind: ir.SizedRegion1}},
	Traits: []ir.Trait{
		ir.AutomaticAllocationScope, ir.AttrSizedOperandSegments, ir.RecursiveMemoryEffects,
		ir.SingleBlock, ir.ImplicitTerminator{Name: "scf.reduce"}, ir.HasParallelRegion,
	},
}

// Reduce declares scf.reduce.
var Reduce = &ir.OpDef{
	Name:     "scf.reduce",
	Summary:  "reduce operation for scf.parallel",
	Operands: []ir.ValueDef{ir.VariadicOf("operands", ir.AnyType)},
	Regions:  []ir.RegionDef{{Name: "reductions", Quantity: ir.Variadic, Kind: ir.SizedRegion1}},
	Traits:   []ir.Trait{ir.Terminator, ir.HasParent("scf.parallel"), ir.RecursiveMemoryEffects},
	Format:   "(`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict",
}

// ReduceReturn declares scf.reduce.return.
var ReduceReturn = &ir.OpDef{
	Name:     "scf.reduce.return",
	Summary:  "terminator for reduce operation",
	Operands: []ir.ValueDef{{Name: "result", Type: ir.AnyType}},
	Traits:   []ir.Trait{ir.HasParent("scf.reduce"), ir.Pure, ir.Terminator},
	Format:   "$result attr-dict `:` type($result)",
}

// ExecuteRegion declares scf.execute_region.
var ExecuteRegion = &ir.OpDef{
	Name:    "scf.execute_region",
	Summary: "operation that executes its region exactly once",
	Attrs:   []ir.AttrDef{{Name: "no_inline", Type: ir.UnitAttrKind, Optional: true, Hint: true, Versions: ir.Since(22)}},
	Results: anyResults,
	Regions: []ir.RegionDef{{Name: "region"}},
}

// IndexSwitch declares scf.index_switch.
var IndexSwitch = &ir.OpDef{
	Name:     "scf.index_switch",
	Summary:  "switch-case operation on an index argument",
	Operands: []ir.ValueDef{{Name: "arg", Type: ir.IndexTypeConstraint}},
	Attrs:    []ir.AttrDef{{Name: "cases", Type: ir.DenseI64ArrayAttrKind}},
	Results:  anyResults,
	Regions:  []ir.RegionDef{{Name: "defaultRegion", Kind: ir.SizedRegion1}, {Name: "caseRegions", Quantity: ir.Variadic, Kind: ir.SizedRegion1}},
	Traits:   []ir.Trait{ir.RecursiveMemoryEffects, ir.SingleBlock, ir.ImplicitTerminator{Name: "scf.yield"}},
	Format: "$arg attr-dict (`->` type($results)^)? custom<SwitchCases>($cases, $caseRegions) `\\n` " +
		"`` `default` $defaultRegion",
}

// Forall declares scf.forall.
var Forall = &ir.OpDef{
	Name:    "scf.forall",
	Summary: "evaluate a block multiple times in parallel",
	Operands: []ir.ValueDef{
		ir.VariadicOf("dynamicLowerBound", ir.IndexTypeConstraint), ir.VariadicOf("dynamicUpperBound", ir.IndexTypeConstraint),
		ir.VariadicOf("dynamicStep", ir.IndexTypeConstraint), ir.VariadicOf("outputs", rankedTensor),
	},
	Attrs: []ir.AttrDef{
		{Name: "staticLowerBound", Type: ir.DenseI64ArrayAttrKind},
		{Name: "staticUpperBound", Type: ir.DenseI64ArrayAttrKind},
		{Name: "staticStep", Type: ir.DenseI64ArrayAttrKind},
		{Name: "mapping", Type: mappingArray, Optional: true},
	},
	Results: anyResults,
	Regions: []ir.RegionDef{{Name: "region", Kind: ir.SizedRegion1}},
	Traits: []ir.Trait{
		ir.AttrSizedOperandSegments, interfaces.DestinationStyle{Inits: 3}, ir.AutomaticAllocationScope, ir.RecursiveMemoryEffects,
		ir.SingleBlock, ir.ImplicitTerminator{Name: "scf.forall.in_parallel"}, ir.HasParallelRegion,
	},
}

// mappingSlot is the slot of Forall's mapping. The static bounds and steps have the
// slots before it.
const mappingSlot = 3

// InParallel declares scf.forall.in_parallel.
var InParallel = &ir.OpDef{
	Name:    "scf.forall.in_parallel",
	Summary: "terminates a `forall` block",
	Regions: []ir.RegionDef{{Name: "region", Kind: ir.SizedRegion1}},
	Traits:  []ir.Trait{ir.Pure, ir.Terminator, ir.HasParent("scf.forall"), ir.NoTerminator, ir.SingleBlock, ir.GraphRegion},
}

var rankedTensor = &ir.TypeConstraint{
	Summary: "ranked tensor of any type values",
	Base:    func(t ir.Type) bool { _, ok := t.(*ir.RankedTensorType); return ok },
	Match:   func(t ir.Type) bool { _, ok := t.(*ir.RankedTensorType); return ok },
}

// DeviceMapping is implemented by models of attribute classes that map a dimension
// of a loop to a dimension of a device, such as #gpu.block<x>.
type DeviceMapping interface {
	// MappingID returns the number of the device's dimension that a names.
	MappingID(a ir.Attribute) int64
}

func isDeviceMapping(a ir.Attribute) bool {
	_, ok := ir.AttrInterface[DeviceMapping](a)
	return ok
}

var mappingArray = ir.ArrayAttrOf("Device Mapping array attribute", &ir.AttrConstraint{Summary: "DeviceMappingAttrInterface instance", Match: isDeviceMapping})
