package vector

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// UnaryOp is the typed view of ops with one vector operand and one vector result, such
// as vector.shape_cast, vector.bitcast and vector.transpose.
type UnaryOp struct{ *ir.Operation }

// Source returns the operand.
func (o UnaryOp) Source() *ir.Value { return o.Operand(0) }

// SourceType returns the type of the operand.
func (o UnaryOp) SourceType() *ir.VectorType { return o.Operand(0).Type().(*ir.VectorType) }

// Type returns the type of the result.
func (o UnaryOp) Type() *ir.VectorType { return o.Result(0).Type().(*ir.VectorType) }

// Permutation returns for each dimension of the result of a vector.transpose the dimension
// of the operand.
func (o UnaryOp) Permutation() []int64 { return int64s(o.Prop(0)) }

// BroadcastOp is the typed view of vector.broadcast and vector.splat.
type BroadcastOp struct{ *ir.Operation }

// Source returns the operand, a scalar or a vector.
func (o BroadcastOp) Source() *ir.Value { return o.Operand(0) }

// Type returns the type of the result.
func (o BroadcastOp) Type() *ir.VectorType { return o.Result(0).Type().(*ir.VectorType) }

// ElementOp is the typed view of vector.extractelement and vector.insertelement.
type ElementOp struct{ *ir.Operation }

// Vector returns the vector that is read or changed.
func (o ElementOp) Vector() *ir.Value { return o.Operand(o.vectorAt()) }

func (o ElementOp) vectorAt() int {
	if o.Is(InsertElement) {
		return 1
	}
	return 0
}

// Type returns the type of the vector.
func (o ElementOp) Type() *ir.VectorType { return o.Vector().Type().(*ir.VectorType) }

// Position returns the index, or nil for vectors of rank 0.
func (o ElementOp) Position() *ir.Value { return o.OperandIn(o.vectorAt()+1, 0) }

// ExtractOp is the typed view of vector.extract.
type ExtractOp struct{ *ir.Operation }

// Vector returns the vector that is read.
func (o ExtractOp) Vector() *ir.Value { return o.Operand(0) }

// Type returns the type of the vector.
func (o ExtractOp) Type() *ir.VectorType { return o.Operand(0).Type().(*ir.VectorType) }

// Static returns the positions, with ir.Dynamic for those that are operands.
func (o ExtractOp) Static() []int64 { return int64s(o.Prop(positionSlot)) }

// Dynamic returns the positions that are operands.
func (o ExtractOp) Dynamic() []*ir.Value { return o.Operands()[1:] }

// Position returns the positions.
func (o ExtractOp) Position() []interfaces.IndexValue {
	return interfaces.MixedIndices(o.Dynamic(), o.Static())
}

// InsertOp is the typed view of vector.insert.
type InsertOp struct{ *ir.Operation }

// Source returns the inserted scalar or vector.
func (o InsertOp) Source() *ir.Value { return o.Operand(0) }

// Dest returns the vector that the source is inserted into.
func (o InsertOp) Dest() *ir.Value { return o.Operand(1) }

// Type returns the type of the result.
func (o InsertOp) Type() *ir.VectorType { return o.Operand(1).Type().(*ir.VectorType) }

// Static returns the positions, with ir.Dynamic for those that are operands.
func (o InsertOp) Static() []int64 { return int64s(o.Prop(positionSlot)) }

// Dynamic returns the positions that are operands.
func (o InsertOp) Dynamic() []*ir.Value { return o.Operands()[2:] }

// Position returns the positions.
func (o InsertOp) Position() []interfaces.IndexValue {
	return interfaces.MixedIndices(o.Dynamic(), o.Static())
}

// positionSlot is the slot of the static positions of Extract and Insert.
const positionSlot = 0

// int64s returns the values of a dense array or an array of integers.
func int64s(a ir.Attribute) []int64 {
	switch a := a.(type) {
	case *ir.DenseArrayAttr:
		return a.Int64s()
	case *ir.ArrayAttr:
		vs := make([]int64, len(a.Elements))
		for i, e := range a.Elements {
			if n, ok := e.(*ir.IntegerAttr); ok {
				vs[i] = n.Int64Or(-1)
			}
		}
		return vs
	}
	return nil
}

// ShuffleOp is the typed view of vector.shuffle.
type ShuffleOp struct{ *ir.Operation }

// V1 returns the first vector.
func (o ShuffleOp) V1() *ir.Value { return o.Operand(0) }

// V2 returns the second vector.
func (o ShuffleOp) V2() *ir.Value { return o.Operand(1) }

// V1Type returns the type of the first vector.
func (o ShuffleOp) V1Type() *ir.VectorType { return o.Operand(0).Type().(*ir.VectorType) }

// V2Type returns the type of the second vector.
func (o ShuffleOp) V2Type() *ir.VectorType { return o.Operand(1).Type().(*ir.VectorType) }

// Type returns the type of the result.
func (o ShuffleOp) Type() *ir.VectorType { return o.Result(0).Type().(*ir.VectorType) }

// Mask returns the indices into the elements of both vectors.
func (o ShuffleOp) Mask() []int64 { return int64s(o.Prop(0)) }

// SliceOp is the typed view of vector.extract_strided_slice and
// vector.insert_strided_slice.
type SliceOp struct{ *ir.Operation }

// Source returns the vector that is read from or inserted.
func (o SliceOp) Source() *ir.Value { return o.Operand(0) }

// SourceType returns the type of Source.
func (o SliceOp) SourceType() *ir.VectorType { return o.Operand(0).Type().(*ir.VectorType) }

// Dest returns the vector that a slice is inserted into.
func (o SliceOp) Dest() *ir.Value { return o.Operand(1) }

// Type returns the type of the result.
func (o SliceOp) Type() *ir.VectorType { return o.Result(0).Type().(*ir.VectorType) }

// Offsets returns the offsets of the slice, one for each leading dimension.
func (o SliceOp) Offsets() []int64 { return int64s(o.Prop(0)) }

// Sizes returns the size of an extracted slice.
func (o SliceOp) Sizes() []int64 { return int64s(o.Prop(1)) }

// Strides returns the steps between the elements of the slice.
func (o SliceOp) Strides() []int64 {
	if o.Is(InsertStridedSlice) {
		return int64s(o.Prop(1))
	}
	return int64s(o.Prop(2))
}

// ReductionOp is the typed view of vector.reduction, vector.multi_reduction and
// vector.scan.
type ReductionOp struct{ *ir.Operation }

// Kind returns the kind that combines elements.
func (o ReductionOp) Kind() Kind { return kindIn(o.Prop(kindSlot)) }

// Vector returns the vector that is reduced.
func (o ReductionOp) Vector() *ir.Value { return o.Operand(0) }

// Type returns the type of the vector.
func (o ReductionOp) Type() *ir.VectorType { return o.Operand(0).Type().(*ir.VectorType) }

// Acc returns the initial value of the reduction, or nil if there is none.
func (o ReductionOp) Acc() *ir.Value {
	if o.NumOperands() < 2 {
		return nil
	}
	return o.Operand(1)
}

// FastMath returns the fast-math flags of a vector.reduction.
func (o ReductionOp) FastMath() ir.Attribute { return o.Prop(fastmathSlot) }

// Dims returns the dimensions that a vector.multi_reduction reduces.
func (o ReductionOp) Dims() []int64 { return int64s(o.Prop(reductionsSlot)) }

// PrintOp is the typed view of vector.print.
type PrintOp struct{ *ir.Operation }

// Source returns the printed value, or nil if no value is printed.
func (o PrintOp) Source() *ir.Value { return o.OperandIn(0, 0) }

// Punctuation returns the text that is printed after the value.
func (o PrintOp) Punctuation() Punctuation {
	if e, ok := o.Prop(0).(*ir.EnumAttr); ok {
		return Punctuation(e.Value)
	}
	return NewLine
}

// Literal returns the string that is printed, or nil.
func (o PrintOp) Literal() *ir.StringAttr {
	s, _ := o.Prop(1).(*ir.StringAttr)
	return s
}

// TransferOp is the typed view of vector.transfer_read and vector.transfer_write.
type TransferOp struct{ *ir.Operation }

func (o TransferOp) reads() bool { return o.Is(TransferRead) }

// Source returns the memref or tensor.
func (o TransferOp) Source() *ir.Value {
	if o.reads() {
		return o.Operand(0)
	}
	return o.Operand(1)
}

// ShapedType returns the type of the memref or tensor.
func (o TransferOp) ShapedType() ir.ShapedType { return o.Source().Type().(ir.ShapedType) }

// VectorType returns the type of the vector.
func (o TransferOp) VectorType() *ir.VectorType {
	if o.reads() {
		return o.Result(0).Type().(*ir.VectorType)
	}
	return o.Operand(0).Type().(*ir.VectorType)
}

// Vector returns the vector that is written.
func (o TransferOp) Vector() *ir.Value { return o.Operand(0) }

// Indices returns the position in the source where the transfer begins.
func (o TransferOp) Indices() []*ir.Value {
	if o.reads() {
		return o.OperandsIn(1)
	}
	return o.OperandsIn(2)
}

// Padding returns the result of a read for elements out of bounds.
func (o TransferOp) Padding() *ir.Value { return o.OperandIn(2, 0) }

// Mask returns the mask, or nil if there is none.
func (o TransferOp) Mask() *ir.Value { return o.OperandIn(3, 0) }

// Map returns the map from the dimensions of the source to those of the vector.
func (o TransferOp) Map() *ir.AffineMap { return o.Prop(transferMap).(*ir.AffineMapAttr).Map }

// InBounds reports for each result of the map whether the transfer stays within bounds.
func (o TransferOp) InBounds() []bool {
	a, ok := o.Prop(transferBounds).(*ir.ArrayAttr)
	if !ok {
		return nil
	}
	bs := make([]bool, len(a.Elements))
	for i, e := range a.Elements {
		v, ok := e.(*ir.IntegerAttr)
		bs[i] = ok && !v.Value.IsZero()
	}
	return bs
}

// Parts returns what o consists of.
func (o TransferOp) Parts() Transfer {
	return Transfer{Source: o.Source(), Indices: o.Indices(), Map: o.Map(), Mask: o.Mask(), InBounds: o.InBounds()}
}

// AccessOp is the typed view of vector.load, vector.store and their masked forms.
type AccessOp struct{ *ir.Operation }

func (o AccessOp) baseAt() int {
	if o.Is(Store) {
		return 1
	}
	return 0
}

// Base returns the memref (or tensor, for vector.gather).
func (o AccessOp) Base() *ir.Value { return o.Operand(o.baseAt()) }

// BaseType returns the type of the memref.
func (o AccessOp) BaseType() *ir.MemRefType { return o.Base().Type().(*ir.MemRefType) }

// Indices returns the position where the access begins.
func (o AccessOp) Indices() []*ir.Value { return o.OperandsIn(o.baseAt() + 1) }

// Stored returns the vector that is written.
func (o AccessOp) Stored() *ir.Value {
	if o.Is(Store) {
		return o.Operand(0)
	}
	return o.Operand(o.NumOperands() - 1)
}

// VectorType returns the type of the vector that is read or written.
func (o AccessOp) VectorType() *ir.VectorType {
	if o.NumResults() > 0 && !o.Is(Scatter) {
		return o.Result(0).Type().(*ir.VectorType)
	}
	return o.Stored().Type().(*ir.VectorType)
}

// Mask returns the mask of a masked access.
func (o AccessOp) Mask() *ir.Value { return o.Operand(o.NumOperands() - 2) }

// PassThru returns the result of a masked load for elements where the mask is off.
func (o AccessOp) PassThru() *ir.Value { return o.Operand(o.NumOperands() - 1) }

// IndexVec returns the indices of vector.gather and vector.scatter.
func (o AccessOp) IndexVec() *ir.Value { return o.Operand(o.NumOperands() - 3) }

// ContractOp is the typed view of vector.contract.
type ContractOp struct{ *ir.Operation }

// Maps returns the indexing maps. It returns nil if some attribute is not a map.
func (o ContractOp) Maps() []*ir.AffineMap {
	a, _ := o.Prop(contractMaps).(*ir.ArrayAttr)
	if a == nil {
		return nil
	}
	ms := make([]*ir.AffineMap, len(a.Elements))
	for i, e := range a.Elements {
		m, ok := e.(*ir.AffineMapAttr)
		if !ok {
			return nil
		}
		ms[i] = m.Map
	}
	return ms
}

// Iterators returns the role of each dimension.
func (o ContractOp) Iterators() []IteratorType {
	a, _ := o.Prop(contractIterators).(*ir.ArrayAttr)
	if a == nil {
		return nil
	}
	ts := make([]IteratorType, len(a.Elements))
	for i, e := range a.Elements {
		if v, ok := e.(*ir.EnumAttr); ok {
			ts[i] = IteratorType(v.Value)
		}
	}
	return ts
}

// Kind returns the kind that combines products.
func (o ContractOp) Kind() Kind { return kindIn(o.Prop(contractKind)) }

// OuterProductOp is the typed view of vector.outerproduct.
type OuterProductOp struct{ *ir.Operation }

// LHS returns the first vector.
func (o OuterProductOp) LHS() *ir.Value { return o.Operand(0) }

// RHS returns the second vector, or a scalar.
func (o OuterProductOp) RHS() *ir.Value { return o.Operand(1) }

// Acc returns the value that the product is added to, or nil if there is none.
func (o OuterProductOp) Acc() *ir.Value { return o.OperandIn(2, 0) }

// Type returns the type of the result.
func (o OuterProductOp) Type() *ir.VectorType { return o.Result(0).Type().(*ir.VectorType) }

// Kind returns the kind that combines products with the accumulator.
func (o OuterProductOp) Kind() Kind { return kindIn(o.Prop(0)) }

// MaskOp is the typed view of vector.mask.
type MaskOp struct{ *ir.Operation }

// Mask returns the mask.
func (o MaskOp) Mask() *ir.Value { return o.Operand(0) }

// PassThru returns the value for lanes that are off, or nil.
func (o MaskOp) PassThru() *ir.Value { return o.OperandIn(1, 0) }

// Body returns the block with the masked operation.
func (o MaskOp) Body() *ir.Block { return o.Region(0).First() }

// Masked returns the masked operation, or nil if there is none.
func (o MaskOp) Masked() *ir.Operation {
	if first := o.Body().First(); first != nil && first != o.Body().Last() {
		return first
	}
	return nil
}
