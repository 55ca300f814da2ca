package vector

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

var indices = ir.ValueDef{Name: "indices", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic}

// alignment is the attribute that promises the alignment of the accessed memory.
var alignment = ir.AttrDef{Name: "alignment", Type: ir.AlignmentAttrKind, Optional: true, Hint: true, Versions: ir.Since(22)}

// TransferRead declares vector.transfer_read.
var TransferRead = &ir.OpDef{
	Name:    "vector.transfer_read",
	Summary: "Reads a supervector from memory into an SSA vector value.",
	Operands: []ir.ValueDef{
		{Name: "source", Type: ir.AnyShaped}, indices, {Name: "padding", Type: ir.AnyType},
		{Name: "mask", Type: maskND, Quantity: ir.Optional},
	},
	Attrs:   []ir.AttrDef{{Name: "permutation_map", Type: ir.AffineMapAttrKind}, {Name: "in_bounds", Type: boolArray}},
	Results: []ir.ValueDef{{Name: "vector", Type: anyVector}},
	Traits:  []ir.Trait{ir.AttrSizedOperandSegments},
}

// TransferWrite declares vector.transfer_write.
var TransferWrite = &ir.OpDef{
	Name:    "vector.transfer_write",
	Summary: "The vector.transfer_write op writes a supervector to memory.",
	Operands: []ir.ValueDef{
		{Name: "vector", Type: anyVector}, {Name: "source", Type: ir.AnyShaped}, indices,
		{Name: "mask", Type: maskND, Quantity: ir.Optional},
	},
	Attrs:   []ir.AttrDef{{Name: "permutation_map", Type: ir.AffineMapAttrKind}, {Name: "in_bounds", Type: boolArray}},
	Results: []ir.ValueDef{{Name: "result", Type: anyRankedTensor, Quantity: ir.Optional}},
	Traits:  []ir.Trait{ir.AttrSizedOperandSegments, interfaces.DestinationStyle{Inits: 1}},
}

// Slots of the inherent attributes of TransferRead and TransferWrite.
const (
	transferMap = iota
	transferBounds
)

// Load declares vector.load.
var Load = &ir.OpDef{
	Name:     "vector.load",
	Summary:  "reads an n-D slice of memory into an n-D vector",
	Operands: []ir.ValueDef{{Name: "base", Type: ir.AnyMemRef}, indices},
	Attrs:    []ir.AttrDef{{Name: "nontemporal", Type: ir.BoolAttrKind, Optional: true, Default: "false"}, alignment},
	Results:  []ir.ValueDef{{Name: "result", Type: anyVector}},
	Format:   "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)",
}

// Store declares vector.store.
var Store = &ir.OpDef{
	Name:     "vector.store",
	Summary:  "writes an n-D vector to an n-D slice of memory",
	Operands: []ir.ValueDef{{Name: "valueToStore", Type: anyVector}, {Name: "base", Type: ir.AnyMemRef}, indices},
	Attrs:    []ir.AttrDef{{Name: "nontemporal", Type: ir.BoolAttrKind, Optional: true, Default: "false"}, alignment},
	Format:   "$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)",
}

func maskedLoad(mnemonic, summary string, mask *ir.TypeConstraint) *ir.OpDef {
	return &ir.OpDef{
		Name:     "vector." + mnemonic,
		Summary:  summary,
		Operands: []ir.ValueDef{{Name: "base", Type: ir.AnyMemRef}, indices, {Name: "mask", Type: mask}, {Name: "pass_thru", Type: vectorSince1D}},
		Attrs:    []ir.AttrDef{alignment},
		Results:  []ir.ValueDef{{Name: "result", Type: vectorSince1D}},
		Format: "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` " +
			"type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)",
	}
}

func maskedStore(mnemonic, summary string, mask *ir.TypeConstraint) *ir.OpDef {
	return &ir.OpDef{
		Name:     "vector." + mnemonic,
		Summary:  summary,
		Operands: []ir.ValueDef{{Name: "base", Type: ir.AnyMemRef}, indices, {Name: "mask", Type: mask}, {Name: "valueToStore", Type: vectorSince1D}},
		Attrs:    []ir.AttrDef{alignment},
		Format:   "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)",
	}
}

// MaskedLoad, ExpandLoad, MaskedStore and CompressStore declare vector.maskedload,
// vector.expandload, vector.maskedstore and vector.compressstore.
var (
	MaskedLoad    = maskedLoad("maskedload", "loads elements from memory into a vector as defined by a mask vector", maskSince1D)
	ExpandLoad    = maskedLoad("expandload", "reads elements from memory and spreads them into a vector as defined by a mask", fixedSince1D)
	MaskedStore   = maskedStore("maskedstore", "stores elements from a vector into memory as defined by a mask vector", maskSince1D)
	CompressStore = maskedStore("compressstore", "writes elements selectively from a vector as defined by a mask", fixedSince1D)
)

// Gather declares vector.gather.
var Gather = &ir.OpDef{
	Name:    "vector.gather",
	Summary: "gathers elements from memory or ranked tensor into a vector as defined by an index vector and a mask vector",
	Operands: []ir.ValueDef{
		{Name: "base", Type: gatherBase}, indices, {Name: "index_vec", Type: indexVector},
		{Name: "mask", Type: maskND}, {Name: "pass_thru", Type: ir.AnyVector},
	},
	Attrs:   []ir.AttrDef{alignment},
	Results: []ir.ValueDef{{Name: "result", Type: ir.AnyVector}},
	Format: "$base `[` $indices `]` `[` $index_vec `]` `,` $mask `,` $pass_thru attr-dict `:` " +
		"type($base) `,` type($index_vec) `,` type($mask) `,` type($pass_thru) `into` type($result)",
}

// Scatter declares vector.scatter.
var Scatter = &ir.OpDef{
	Name:    "vector.scatter",
	Summary: "scatters elements from a vector into memory as defined by an index vector and a mask vector",
	Operands: []ir.ValueDef{
		{Name: "base", Type: scatterBase}, indices, {Name: "index_vec", Type: indicesSince1D},
		{Name: "mask", Type: maskSince1D}, {Name: "valueToStore", Type: vectorSince1D},
	},
	Attrs: []ir.AttrDef{alignment},
	// Only MLIR 22 scatters into tensors.
	Results: []ir.ValueDef{{Name: "result", Type: anyRankedTensor, Quantity: ir.Optional}},
	Format: "$base `[` $indices `]` `[` $index_vec `]` `,` $mask `,` $valueToStore attr-dict `:` " +
		"type($base) `,` type($index_vec) `,` type($mask) `,` type($valueToStore) (`->` type($result)^)?",
}
