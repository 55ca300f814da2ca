package bufferization

import (
	"github.com/spvc/spvc/ir"
)

// AllocTensorOp is the typed view of bufferization.alloc_tensor.
type AllocTensorOp struct{ *ir.Operation }

// Type returns the type of the tensor.
func (a AllocTensorOp) Type() *ir.RankedTensorType { return a.Result(0).Type().(*ir.RankedTensorType) }

// DynamicSizes returns the sizes of the dynamic dimensions. There are none if the op copies a tensor.
func (a AllocTensorOp) DynamicSizes() []*ir.Value { return a.OperandsIn(0) }

// Copy returns the tensor that the op copies, or nil.
func (a AllocTensorOp) Copy() *ir.Value { return a.OperandIn(1, 0) }

// MemorySpace returns the memory space of the future buffer, or nil if there is none.
func (a AllocTensorOp) MemorySpace() ir.Attribute { return a.Prop(memorySpaceSlot) }

// DeallocOp is the typed view of bufferization.dealloc.
type DeallocOp struct{ *ir.Operation }

// MemRefs returns the buffers that are freed.
func (d DeallocOp) MemRefs() []*ir.Value { return d.OperandsIn(groupMemrefs) }

// Conditions returns the conditions under which the buffers are freed, one per buffer.
func (d DeallocOp) Conditions() []*ir.Value { return d.OperandsIn(groupConditions) }

// Retained returns the buffers that stay allocated, even if one of MemRefs is the same memory.
func (d DeallocOp) Retained() []*ir.Value { return d.OperandsIn(groupRetained) }

// MaterializeOp is the typed view of bufferization.materialize_in_destination.
type MaterializeOp struct{ *ir.Operation }

// Source returns the tensor that is copied.
func (m MaterializeOp) Source() *ir.Value { return m.Operand(0) }

// Dest returns the tensor or memref into which the op copies.
func (m MaterializeOp) Dest() *ir.Value { return m.Operand(1) }

// Restrict reports whether only this op accesses the destination, a memref, in tensor code.
func (m MaterializeOp) Restrict() bool { return m.Prop(restrictSlot) != nil }

// DropRestrict says that other ops access the destination, too.
func (m MaterializeOp) DropRestrict() { m.SetProp(restrictSlot, nil) }

// Writable reports whether the destination is a memref.
func (m MaterializeOp) Writable() bool { return m.Prop(writableSlot) != nil }

// ToTensorOp is the typed view of bufferization.to_tensor.
type ToTensorOp struct{ *ir.Operation }

// Buffer returns the buffer.
func (t ToTensorOp) Buffer() *ir.Value { return t.Operand(0) }

// Restrict reports whether the tensor is the only way to the buffer in tensor code.
func (t ToTensorOp) Restrict() bool { return t.Prop(restrictSlot) != nil }

// Writable reports whether bufferization may write to the buffer.
func (t ToTensorOp) Writable() bool { return t.Prop(writableSlot) != nil }

// ToMemRefOp is the typed view of bufferization.to_buffer.
type ToMemRefOp struct{ *ir.Operation }

// Tensor returns the tensor.
func (t ToMemRefOp) Tensor() *ir.Value { return t.Operand(0) }

// ReadOnly reports whether nothing writes to the buffer.
func (t ToMemRefOp) ReadOnly() bool { return t.Prop(readOnlySlot) != nil }
