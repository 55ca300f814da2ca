package bufferization

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// flag declares an attribute that is there or not.
func flag(name string) ir.AttrDef {
	return ir.AttrDef{Name: name, Type: ir.UnitAttrKind, Optional: true}
}

// AllocTensor declares bufferization.alloc_tensor.
var AllocTensor = &ir.OpDef{
	Name:    "bufferization.alloc_tensor",
	Summary: "allocate buffer for a tensor",
	Operands: []ir.ValueDef{
		ir.VariadicOf("dynamic_sizes", ir.IndexTypeConstraint),
		{Name: "copy", Type: ir.AnyTensor, Quantity: ir.Optional},
		{Name: "size_hint", Type: ir.IndexTypeConstraint, Quantity: ir.Optional},
	},
	Attrs:   []ir.AttrDef{{Name: "memory_space", Type: ir.AnyAttr, Optional: true}},
	Results: ir.ValuesOf(ir.AnyTensor, "result"),
	Traits:  []ir.Trait{ir.AttrSizedOperandSegments, copyHasResultType},
	Format:  "`(` $dynamic_sizes `)` (`copy` `(` $copy^ `)`)? (`size_hint` `` `=` `` $size_hint^)? attr-dict `:` type($result)",
}

// memorySpaceSlot is the slot of the memory space of AllocTensor.
const memorySpaceSlot = 0

// copyHasResultType tells the parser the type of the copied tensor. The verifier of the op compares the types.
var copyHasResultType = &ir.MatchTrait{From: "result", To: "copy", Infer: func(t ir.Type) ir.Type { return t },
	Check: func(*ir.Operation) bool { return true }}

// Clone declares bufferization.clone.
var Clone = &ir.OpDef{
	Name:     "bufferization.clone",
	Summary:  "clone a memref",
	Operands: ir.ValuesOf(ir.AnyRankedOrUnrankedMemRef, "input"),
	Results:  ir.ValuesOf(ir.AnyRankedOrUnrankedMemRef, "output"),
	Format:   "$input attr-dict `:` type($input) `to` type($output)",
}

// Dealloc declares bufferization.dealloc.
var Dealloc = &ir.OpDef{
	Name:    "bufferization.dealloc",
	Summary: "deallocates the given memrefs if no alias is retained",
	Operands: []ir.ValueDef{
		ir.VariadicOf("memrefs", ir.AnyRankedOrUnrankedMemRef),
		ir.VariadicOf("conditions", ir.I1Constraint),
		ir.VariadicOf("retained", ir.AnyRankedOrUnrankedMemRef),
	},
	Results: []ir.ValueDef{ir.VariadicOf("updatedConditions", ir.I1Constraint)},
	Traits:  []ir.Trait{ir.AttrSizedOperandSegments},
	Format: "(` ` `` `(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)`)? " +
		"(`retain` ` ` `(` $retained^ `:` type($retained) `)`)? attr-dict",
}

// The groups of operands of Dealloc.
const (
	groupMemrefs = iota
	groupConditions
	groupRetained
)

// DeallocTensor declares bufferization.dealloc_tensor.
var DeallocTensor = &ir.OpDef{
	Name:     "bufferization.dealloc_tensor",
	Summary:  "release underlying storage format of given tensor",
	Operands: ir.ValuesOf(ir.AnyTensor, "tensor"),
	Format:   "$tensor attr-dict `:` type($tensor)",
}

// MaterializeInDestination declares bufferization.materialize_in_destination.
var MaterializeInDestination = &ir.OpDef{
	Name:     "bufferization.materialize_in_destination",
	Summary:  "copy a tensor",
	Operands: []ir.ValueDef{{Name: "source", Type: ir.AnyTensor}, {Name: "dest", Type: ir.AnyShaped}},
	Attrs:    []ir.AttrDef{flag("restrict"), flag("writable")},
	Results:  []ir.ValueDef{{Name: "result", Type: ir.AnyTensor, Quantity: ir.Optional}},
	Traits:   []ir.Trait{ir.AllElementTypesMatch("source", "dest"), interfaces.DestinationStyle{Inits: 1}},
	Format: "$source `in` (`restrict` $restrict^)? (`writable` $writable^)? $dest attr-dict `:` " +
		"functional-type(operands, results)",
}

// Slots of the attributes of MaterializeInDestination and ToTensor.
const (
	restrictSlot = iota
	writableSlot
)

// Versions of MLIR in which the two casts changed.
const (
	lastMemRefName  = 20 // the last in which ToMemRef is called to_memref
	lastWithoutType = 19 // the last in which casts do not name the type of the tensor
)

// ToMemRef declares bufferization.to_buffer, which MLIR 20 and older call bufferization.to_memref.
var ToMemRef = &ir.OpDef{
	Name:       "bufferization.to_buffer",
	OlderNames: []ir.OldName{{Last: lastMemRefName, Name: "bufferization.to_memref"}},
	Summary:    "cast a tensor to a buffer",
	Operands:   ir.ValuesOf(tensorLike, "tensor"),
	Attrs:      []ir.AttrDef{flag("read_only")},
	Results:    ir.ValuesOf(bufferLike, "buffer"),
	Traits: []ir.Trait{ir.SameOperandsAndResultShape, ir.SameOperandsAndResultElementType, ir.Pure,
		tensorOfBuffer("buffer", "tensor", "type of 'tensor' is the tensor equivalent of 'memref'")},
	Format: "$tensor (`read_only` $read_only^)? attr-dict `:` type($tensor) `to` type($buffer)",
	Older:  []ir.OldFormat{{Last: lastWithoutType, Format: "$tensor (`read_only` $read_only^)? attr-dict `:` type($buffer)"}},
}

// readOnlySlot is the slot of the flag of ToMemRef.
const readOnlySlot = 0

// ToTensor declares bufferization.to_tensor.
var ToTensor = &ir.OpDef{
	Name:     "bufferization.to_tensor",
	Summary:  "create a tensor from a buffer",
	Operands: ir.ValuesOf(bufferLike, "buffer"),
	Attrs:    []ir.AttrDef{flag("restrict"), flag("writable")},
	Results:  ir.ValuesOf(tensorLike, "result"),
	Traits: []ir.Trait{ir.SameOperandsAndResultShape, ir.SameOperandsAndResultElementType,
		tensorOfBuffer("buffer", "result", "result type matches tensor equivalent of 'memref'")},
	Format: "$buffer (`restrict` $restrict^)? (`writable` $writable^)? attr-dict `:` type($buffer) `to` type($result)",
	Older: []ir.OldFormat{{Last: lastWithoutType,
		Format: "$buffer (`restrict` $restrict^)? (`writable` $writable^)? attr-dict `:` type($buffer)"}},
}
