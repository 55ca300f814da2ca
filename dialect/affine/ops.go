// Package affine is the affine dialect: loops, conditions and memory accesses. Their
// bounds, conditions and subscripts are affine maps of the induction variables of
// enclosing loops and of values that do not change in these loops.
//
// A loop that adds two buffers, with a subscript that is a map of the induction variable:
//
//	func.func @add(%a: memref<16xf32>, %b: memref<17xf32>) {
//	  affine.for %i = 0 to 16 {
//	    %x = affine.load %a[%i] : memref<16xf32>
//	    %y = affine.load %b[%i + 1] : memref<17xf32>
//	    %sum = arith.addf %x, %y : f32
//	    affine.store %sum, %a[%i] : memref<16xf32>
//	  }
//	  return
//	}
package affine

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
)

var (
	anyResults = []ir.ValueDef{ir.VariadicOf("results", ir.AnyType)}
	oneIndex   = []ir.ValueDef{{Name: "", Type: ir.IndexTypeConstraint}}
	mapOnly    = []ir.AttrDef{{Name: mapName, Type: ir.AffineMapAttrKind}}
)

// mapName is the attribute of the ops that have one map. Its slot is mapSlot.
const (
	mapName = "map"
	mapSlot = 0
)

// Apply declares affine.apply.
var Apply = &ir.OpDef{
	Name:     "affine.apply",
	Summary:  "affine apply operation",
	Operands: []ir.ValueDef{ir.VariadicOf("mapOperands", ir.IndexTypeConstraint)},
	Attrs:    mapOnly,
	Results:  oneIndex,
	Traits:   []ir.Trait{ir.Pure},
}

func minMax(mnemonic, summary string) *ir.OpDef {
	return &ir.OpDef{
		Name:     "affine." + mnemonic,
		Summary:  summary,
		Operands: []ir.ValueDef{ir.VariadicOf("operands", ir.IndexTypeConstraint)},
		Attrs:    mapOnly,
		Results:  oneIndex,
		Traits:   []ir.Trait{ir.Pure},
	}
}

// Min and Max declare affine.min and affine.max.
var (
	Min = minMax("min", "min operation")
	Max = minMax("max", "max operation")
)

// For declares affine.for.
var For = &ir.OpDef{
	Name:    "affine.for",
	Summary: "for operation",
	Operands: []ir.ValueDef{
		ir.VariadicOf("lowerBoundOperands", ir.IndexTypeConstraint), ir.VariadicOf("upperBoundOperands", ir.IndexTypeConstraint),
		ir.VariadicOf("inits", ir.AnyType),
	},
	Attrs: []ir.AttrDef{
		{Name: "lowerBoundMap", Type: ir.AffineMapAttrKind},
		{Name: "upperBoundMap", Type: ir.AffineMapAttrKind},
		{Name: "step", Type: ir.IndexAttrKind},
	},
	Results: anyResults,
	Regions: []ir.RegionDef{{Name: "region", Kind: ir.SizedRegion1}},
	Traits: []ir.Trait{
		ir.AttrSizedOperandSegments, ir.AutomaticAllocationScope, ir.SingleBlock, ir.ImplicitTerminator{Name: yieldName},
		ir.ConditionallySpeculatable, ir.RecursiveMemoryEffects,
	},
}

// yieldName is the terminator of the regions of the dialect.
const yieldName = "affine.yield"

// Slots of For's inherent attributes.
const (
	forLower = iota
	forUpper
	forStep
)

// conditionName is the attribute of affine.if that holds the condition. MLIR 19 keeps it among the discardable attributes.
const conditionName = "condition"

// If declares affine.if.
var If = &ir.OpDef{
	Name:     "affine.if",
	Summary:  "if-then-else operation",
	Operands: []ir.ValueDef{ir.VariadicOf("", ir.AnyType)},
	Attrs:    []ir.AttrDef{{Name: conditionName, Type: integerSet, Versions: ir.Since(20)}},
	Results:  anyResults,
	Regions:  []ir.RegionDef{{Name: "thenRegion", Kind: ir.SizedRegion1}, {Name: "elseRegion"}},
	Traits: []ir.Trait{
		ir.SingleBlock, ir.ImplicitTerminator{Name: yieldName}, ir.RecursivelySpeculatable,
		ir.RecursiveMemoryEffects, ir.NoRegionArguments,
	},
}

// Parallel declares affine.parallel.
var Parallel = &ir.OpDef{
	Name:     "affine.parallel",
	Summary:  "multi-index parallel band operation",
	Operands: []ir.ValueDef{ir.VariadicOf("mapOperands", ir.IndexTypeConstraint)},
	Attrs: []ir.AttrDef{
		{Name: "reductions", Type: reductionKinds},
		{Name: "lowerBoundsMap", Type: ir.AffineMapAttrKind},
		{Name: "lowerBoundsGroups", Type: groupSizes},
		{Name: "upperBoundsMap", Type: ir.AffineMapAttrKind},
		{Name: "upperBoundsGroups", Type: groupSizes},
		{Name: "steps", Type: i64Array},
	},
	Results: anyResults,
	Regions: []ir.RegionDef{{Name: "region", Kind: ir.SizedRegion1}},
	Traits: []ir.Trait{
		ir.AutomaticAllocationScope, ir.SingleBlock, ir.ImplicitTerminator{Name: yieldName}, ir.RecursivelySpeculatable,
		ir.RecursiveMemoryEffects, ir.MemRefsNormalizable,
	},
}

// Slots of Parallel's inherent attributes; those of a bound are followed by the
// sizes of its groups.
const (
	parallelReductions = iota
	parallelLower
	parallelLowerGroups
	parallelUpper
	parallelUpperGroups
	parallelSteps
)

var (
	reductionKinds = ir.ArrayAttrOf("Reduction ops", arith.AtomicRMWKind)
	i64Array       = ir.ArrayAttrOf("64-bit integer array attribute", ir.I64AttrKind)
	groupSizes     = &ir.AttrConstraint{Summary: "32-bit signless integer elements attribute", Base: ir.IntElementsAttrKind.Base, Match: func(a ir.Attribute) bool {
		d, ok := a.(*ir.DenseElementsAttr)
		return ok && ir.I32Constraint.Match(d.ShapedType().ElementType())
	}}
)

var integerSet = &ir.AttrConstraint{Summary: "IntegerSet attribute", Base: isIntegerSet, Match: isIntegerSet}

func isIntegerSet(a ir.Attribute) bool { _, ok := a.(*ir.IntegerSetAttr); return ok }

var (
	memrefOperand = ir.ValueDef{Name: "memref", Type: ir.AnyMemRef}
	indices       = ir.VariadicOf("indices", ir.IndexTypeConstraint)
)

// Load declares affine.load.
var Load = &ir.OpDef{
	Name:     "affine.load",
	Summary:  "affine load operation",
	Operands: []ir.ValueDef{memrefOperand, indices},
	Attrs:    mapOnly,
	Results:  []ir.ValueDef{{Name: "result", Type: ir.AnyType}},
	Traits:   []ir.Trait{ir.MemRefsNormalizable},
}

// VectorLoad declares affine.vector_load.
var VectorLoad = &ir.OpDef{
	Name:     "affine.vector_load",
	Summary:  "affine vector load operation",
	Operands: []ir.ValueDef{memrefOperand, indices},
	Attrs:    mapOnly,
	Results:  []ir.ValueDef{{Name: "result", Type: ir.AnyVector}},
	Traits:   []ir.Trait{ir.MemRefsNormalizable},
}

// Store declares affine.store.
var Store = &ir.OpDef{
	Name:     "affine.store",
	Summary:  "affine store operation",
	Operands: []ir.ValueDef{{Name: "value", Type: ir.AnyType}, memrefOperand, indices},
	Attrs:    mapOnly,
	Traits:   []ir.Trait{ir.MemRefsNormalizable},
}

// VectorStore declares affine.vector_store.
var VectorStore = &ir.OpDef{
	Name:     "affine.vector_store",
	Summary:  "affine vector store operation",
	Operands: []ir.ValueDef{{Name: "value", Type: ir.AnyVector}, memrefOperand, indices},
	Attrs:    mapOnly,
	Traits:   []ir.Trait{ir.MemRefsNormalizable},
}

// Prefetch declares affine.prefetch.
var Prefetch = &ir.OpDef{
	Name:     "affine.prefetch",
	Summary:  "affine prefetch operation",
	Operands: []ir.ValueDef{memrefOperand, indices},
	Attrs: []ir.AttrDef{
		{Name: mapName, Type: ir.AffineMapAttrKind},
		{Name: "isWrite", Type: ir.BoolAttrKind},
		{Name: "localityHint", Type: localityHint},
		{Name: "isDataCache", Type: ir.BoolAttrKind},
	},
	Traits: []ir.Trait{ir.MemRefsNormalizable},
}

// Slots of Prefetch's inherent attributes after the map.
const (
	prefetchWrite = 1 + iota
	prefetchLocality
	prefetchData
)

var localityHint = &ir.AttrConstraint{
	Summary:   ir.I32AttrKind.Summary + " whose minimum value is 0 whose maximum value is 3",
	Base:      ir.I32AttrKind.Base,
	ValueType: ir.I32AttrKind.ValueType,
	Match: func(a ir.Attribute) bool {
		if !ir.I32AttrKind.Match(a) {
			return false
		}
		v, ok := a.(*ir.IntegerAttr).Int64()
		return ok && 0 <= v && v <= 3
	},
}

// Yield declares affine.yield.
var Yield = &ir.OpDef{
	Name:     yieldName,
	Summary:  "Yield values to parent operation",
	Operands: []ir.ValueDef{ir.VariadicOf("operands", ir.AnyType)},
	Traits:   []ir.Trait{ir.Pure, ir.Terminator, ir.ReturnLike, ir.MemRefsNormalizable},
	Format:   "attr-dict ($operands^ `:` type($operands))?",
}

// DmaStart declares affine.dma_start. Its maps are not declared either.
var DmaStart = &ir.OpDef{
	Name:     "affine.dma_start",
	Summary:  "non-blocking DMA operation with affine subscripts",
	Operands: []ir.ValueDef{ir.VariadicOf("operands", ir.AnyType)},
	Traits:   []ir.Trait{ir.MemRefsNormalizable},
}

// DmaWait declares affine.dma_wait.
var DmaWait = &ir.OpDef{
	Name:     "affine.dma_wait",
	Summary:  "wait for a DMA operation, with affine subscripts",
	Operands: []ir.ValueDef{ir.VariadicOf("operands", ir.AnyType)},
	Traits:   []ir.Trait{ir.MemRefsNormalizable},
}
