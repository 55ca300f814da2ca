// Package memref is the memref dialect: operations that allocate, access and view
// buffers.
//
// For example, this function sets one number of a row of a matrix. The row is a view, so the matrix changes:
//
//	func.func @set(%matrix: memref<8x16xf32>, %i: index, %x: f32) {
//	  %c0 = arith.constant 0 : index
//	  %row = memref.subview %matrix[%i, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32, strided<[1], offset: ?>>
//	  memref.store %x, %row[%c0] : memref<16xf32, strided<[1], offset: ?>>
//	  return
//	}
package memref

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
)

func allocLike(mnemonic, summary string) *ir.OpDef {
	return &ir.OpDef{
		Name:    "memref." + mnemonic,
		Summary: summary,
		Operands: []ir.ValueDef{
			{Name: "dynamicSizes", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
			{Name: "symbolOperands", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
		},
		Attrs:   []ir.AttrDef{{Name: "alignment", Type: alignment64, Optional: true}},
		Results: []ir.ValueDef{{Name: "memref", Type: ir.AnyMemRef}},
		Traits:  []ir.Trait{ir.AttrSizedOperandSegments},
		Format:  "`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)",
	}
}

// Alloc and Alloca declare memref.alloc and memref.alloca.
var (
	Alloc  = allocLike("alloc", "memory allocation operation")
	Alloca = allocLike("alloca", "stack memory allocation operation")
)

// alignmentSlot is the slot of the alignment of Alloc, Alloca and Realloc.
const alignmentSlot = 0

// Realloc declares memref.realloc.
var Realloc = &ir.OpDef{
	Name:    "memref.realloc",
	Summary: "memory reallocation operation",
	Operands: []ir.ValueDef{
		{Name: "source", Type: memref1D},
		{Name: "dynamicResultSize", Type: ir.IndexTypeConstraint, Quantity: ir.Optional},
	},
	Attrs:   []ir.AttrDef{{Name: "alignment", Type: alignment64, Optional: true}},
	Results: []ir.ValueDef{{Name: "result", Type: memref1D}},
	Format:  "$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` type(results)",
}

// Dealloc declares memref.dealloc.
var Dealloc = &ir.OpDef{
	Name:     "memref.dealloc",
	Summary:  "memory deallocation operation",
	Operands: []ir.ValueDef{{Name: "memref", Type: ir.AnyRankedOrUnrankedMemRef}},
	Traits:   []ir.Trait{ir.MemRefsNormalizable},
	Format:   "$memref attr-dict `:` type($memref)",
}

// AllocaScope declares memref.alloca_scope.
var AllocaScope = &ir.OpDef{
	Name:    "memref.alloca_scope",
	Summary: "explicitly delimited scope for stack allocation",
	Results: []ir.ValueDef{{Name: "results", Type: ir.AnyType, Quantity: ir.Variadic}},
	Regions: []ir.RegionDef{{Name: "bodyRegion", Kind: ir.SizedRegion1}},
	Traits:  []ir.Trait{ir.AutomaticAllocationScope, ir.SingleBlock, ir.ImplicitTerminator{Name: "memref.alloca_scope.return"}, ir.RecursiveMemoryEffects, ir.NoRegionArguments},
}

// AllocaScopeReturn declares memref.alloca_scope.return.
var AllocaScopeReturn = &ir.OpDef{
	Name:     "memref.alloca_scope.return",
	Summary:  "terminator for alloca_scope operation",
	Operands: []ir.ValueDef{{Name: "results", Type: ir.AnyType, Quantity: ir.Variadic}},
	Traits:   []ir.Trait{ir.HasParent("memref.alloca_scope"), ir.Pure, ir.ReturnLike, ir.Terminator},
	Format:   "attr-dict ($results^ `:` type($results))?",
}

// accessAlignment is the attribute that promises the alignment of the accessed memory.
var accessAlignment = ir.AttrDef{Name: "alignment", Type: ir.AlignmentAttrKind, Optional: true, Hint: true, Versions: ir.Since(22)}

// Load declares memref.load.
var Load = &ir.OpDef{
	Name:    "memref.load",
	Summary: "load operation",
	Operands: []ir.ValueDef{
		{Name: "memref", Type: ir.AnyMemRef},
		{Name: "indices", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
	},
	Attrs:   []ir.AttrDef{{Name: "nontemporal", Type: ir.BoolAttrKind, Optional: true, Default: "false"}, accessAlignment},
	Results: []ir.ValueDef{{Name: "result", Type: ir.AnyType}},
	Traits:  []ir.Trait{ir.TypesMatch("result type matches element type of 'memref'", "memref", "result", elementOf), ir.MemRefsNormalizable},
	Format:  "$memref `[` $indices `]` attr-dict `:` type($memref)",
}

// Store declares memref.store.
var Store = &ir.OpDef{
	Name:    "memref.store",
	Summary: "store operation",
	Operands: []ir.ValueDef{
		{Name: "value", Type: ir.AnyType},
		{Name: "memref", Type: ir.AnyMemRef},
		{Name: "indices", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
	},
	Attrs:  []ir.AttrDef{{Name: "nontemporal", Type: ir.BoolAttrKind, Optional: true, Default: "false"}, accessAlignment},
	Traits: []ir.Trait{ir.TypesMatch("type of 'value' matches element type of 'memref'", "memref", "value", elementOf), ir.MemRefsNormalizable},
	Format: "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)",
}

// nontemporalSlot is the slot of the flag of Load and Store.
const nontemporalSlot = 0

// Copy declares memref.copy.
var Copy = &ir.OpDef{
	Name:    "memref.copy",
	Summary: "copy between buffers of the same shape",
	Operands: []ir.ValueDef{
		{Name: "source", Type: ir.AnyRankedOrUnrankedMemRef},
		{Name: "target", Type: ir.AnyRankedOrUnrankedMemRef},
	},
	Traits: []ir.Trait{ir.SameOperandsElementType, ir.SameOperandsShape},
	Format: "$source `,` $target attr-dict `:` type($source) `to` type($target)",
}

// AssumeAlignment declares memref.assume_alignment. Its result is the aligned memref since MLIR 21. Before, the operation is a
// statement about its operand.
var AssumeAlignment = &ir.OpDef{
	Name:     "memref.assume_alignment",
	Summary:  "assumption that gives alignment information to the input memref",
	Operands: []ir.ValueDef{{Name: "memref", Type: ir.AnyMemRef}},
	Attrs:    []ir.AttrDef{{Name: "alignment", Type: alignment32}},
	Results:  []ir.ValueDef{{Name: "result", Type: ir.AnyMemRef, Quantity: ir.Optional}},
	Traits: []ir.Trait{ir.AlwaysSpeculatable, ir.TraitIn(ir.Since(sinceAssumedResult), ir.SameOperandsAndResultType),
		ir.TraitIn(ir.Since(sinceAssumedResult), ir.InferredTypes{})},
}

// DistinctObjects declares memref.distinct_objects.
var DistinctObjects = &ir.OpDef{
	Name:     "memref.distinct_objects",
	Versions: ir.Since(22),
	Summary:  "assumption that accesses to specific memrefs will never alias",
	Operands: []ir.ValueDef{{Name: "operands", Type: ir.AnyMemRef, Quantity: ir.Variadic}},
	Results:  []ir.ValueDef{{Name: "results", Type: ir.AnyMemRef, Quantity: ir.Variadic}},
	Traits:   []ir.Trait{ir.Pure},
	Format:   "$operands attr-dict `:` type($operands)",
}

// Dim declares memref.dim.
var Dim = &ir.OpDef{
	Name:    "memref.dim",
	Summary: "dimension index operation",
	Operands: []ir.ValueDef{
		{Name: "source", Type: notScalar},
		{Name: "index", Type: ir.IndexTypeConstraint},
	},
	Results: []ir.ValueDef{{Name: "result", Type: ir.IndexTypeConstraint}},
	Traits:  []ir.Trait{ir.MemRefsNormalizable, ir.ConditionallySpeculatable, ir.NoMemoryEffect},
	Format:  "attr-dict $source `,` $index `:` type($source)",
}

// Rank declares memref.rank.
var Rank = &ir.OpDef{
	Name:     "memref.rank",
	Summary:  "rank operation",
	Operands: []ir.ValueDef{{Name: "memref", Type: ir.AnyRankedOrUnrankedMemRef}},
	Results:  []ir.ValueDef{{Name: "rank", Type: ir.IndexTypeConstraint}},
	Traits:   []ir.Trait{ir.Pure},
	Format:   "$memref attr-dict `:` type($memref)",
}

// Global declares memref.global.
var Global = &ir.OpDef{
	Name:    "memref.global",
	Summary: "declare or define a global memref variable",
	Attrs: []ir.AttrDef{
		{Name: "sym_name", Type: ir.SymbolNameKind},
		{Name: "sym_visibility", Type: ir.StringAttrKind, Optional: true},
		{Name: "type", Type: memrefTypeOf},
		{Name: "initial_value", Type: ir.AnyAttr, Optional: true},
		{Name: "constant", Type: ir.UnitAttrKind, Optional: true},
		{Name: "alignment", Type: globalAlign, Optional: true},
	},
	Traits: []ir.Trait{ir.Symbol},
	Format: "($sym_visibility^)? (`constant` $constant^)? $sym_name `:` " +
		"custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict",
}

// Slots of Global's inherent attributes.
const (
	globalName = iota
	globalVisibility
	globalType
	globalInit
	globalConstant
	globalAlignment
)

// GetGlobal declares memref.get_global.
var GetGlobal = &ir.OpDef{
	Name:    "memref.get_global",
	Summary: "get the memref pointing to a global variable",
	Attrs:   []ir.AttrDef{{Name: "name", Type: ir.FlatSymbolRefKind}},
	Results: []ir.ValueDef{{Name: "result", Type: staticOnly}},
	Traits:  []ir.Trait{ir.Pure},
	Format:  "$name `:` type($result) attr-dict",
}

// Prefetch declares memref.prefetch.
var Prefetch = &ir.OpDef{
	Name:    "memref.prefetch",
	Summary: "prefetch operation",
	Operands: []ir.ValueDef{
		{Name: "memref", Type: ir.AnyMemRef},
		{Name: "indices", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
	},
	Attrs: []ir.AttrDef{
		{Name: "isWrite", Type: ir.BoolAttrKind},
		{Name: "localityHint", Type: localityHint},
		{Name: "isDataCache", Type: ir.BoolAttrKind},
	},
}

// Slots of Prefetch's inherent attributes.
const (
	prefetchWrite = iota
	prefetchLocality
	prefetchData
)

// DmaStart declares memref.dma_start.
var DmaStart = &ir.OpDef{
	Name:     "memref.dma_start",
	Summary:  "non-blocking DMA operation that starts a transfer",
	Operands: []ir.ValueDef{{Name: "operands", Type: ir.AnyType, Quantity: ir.Variadic}},
}

// DmaWait declares memref.dma_wait.
var DmaWait = &ir.OpDef{
	Name:    "memref.dma_wait",
	Summary: "blocking DMA operation that waits for transfer completion",
	Operands: []ir.ValueDef{
		{Name: "tagMemRef", Type: ir.AnyMemRef},
		{Name: "tagIndices", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
		{Name: "numElements", Type: ir.IndexTypeConstraint},
	},
	Format: "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)",
}

// AtomicRMW declares memref.atomic_rmw.
var AtomicRMW = &ir.OpDef{
	Name:    "memref.atomic_rmw",
	Summary: "atomic read-modify-write operation",
	Operands: []ir.ValueDef{
		{Name: "value", Type: atomicType},
		{Name: "memref", Type: atomicRefs},
		{Name: "indices", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
	},
	Attrs:   []ir.AttrDef{{Name: "kind", Type: arith.AtomicRMWKind}},
	Results: []ir.ValueDef{{Name: "result", Type: atomicType}},
	Traits: []ir.Trait{
		ir.AllTypesMatch("value", "result"),
		ir.TypesMatch("value type matches element type of memref", "memref", "value", elementOf),
	},
	Format: "$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->` type($result)",
}

// GenericAtomicRMW declares memref.generic_atomic_rmw.
var GenericAtomicRMW = &ir.OpDef{
	Name:    "memref.generic_atomic_rmw",
	Summary: "atomic read-modify-write operation with a region",
	Operands: []ir.ValueDef{
		{Name: "memref", Type: atomicRefs},
		{Name: "indices", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
	},
	Results: []ir.ValueDef{{Name: "result", Type: atomicType}},
	Regions: []ir.RegionDef{{Name: "atomic_body"}},
	Traits: []ir.Trait{
		ir.SingleBlock, ir.ImplicitTerminator{Name: "memref.atomic_yield"},
		ir.TypesMatch("result type matches element type of memref", "memref", "result", elementOf),
	},
}

// AtomicYield declares memref.atomic_yield.
var AtomicYield = &ir.OpDef{
	Name:     "memref.atomic_yield",
	Summary:  "yield operation for GenericAtomicRMWOp",
	Operands: []ir.ValueDef{{Name: "result", Type: ir.AnyType}},
	Traits:   []ir.Trait{ir.HasParent("memref.generic_atomic_rmw"), ir.Pure, ir.Terminator},
	Format:   "$result attr-dict `:` type($result)",
}
