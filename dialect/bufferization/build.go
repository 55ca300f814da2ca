package bufferization

import "github.com/spvc/spvc/ir"

// NewAllocTensor creates a bufferization.alloc_tensor of type t. from is the tensor that it copies, or nil; then sizes has the
// sizes of the dynamic dimensions. space may be nil.
func NewAllocTensor(b *ir.Builder, loc ir.Location, t ir.Type, sizes []*ir.Value, from *ir.Value, space ir.Attribute) *ir.Value {
	operands := append([]*ir.Value(nil), sizes...)
	copied := 0
	if from != nil {
		operands, copied = append(operands, from), 1
	}
	attrs := []ir.NamedAttribute{b.Context().Segments(len(sizes), copied, 0)}
	if space != nil {
		attrs = append(attrs, ir.Named(AllocTensor.Attrs[memorySpaceSlot].Name, space))
	}
	return b.Create(loc, AllocTensor, operands, []ir.Type{t}, attrs...).Result(0)
}

// NewClone creates a bufferization.clone of type t.
func NewClone(b *ir.Builder, loc ir.Location, v *ir.Value, t ir.Type) *ir.Value {
	return b.Create(loc, Clone, []*ir.Value{v}, []ir.Type{t}).Result(0)
}

// NewDealloc creates a bufferization.dealloc, which has a result per retained buffer.
func NewDealloc(b *ir.Builder, loc ir.Location, memrefs, conditions, retained []*ir.Value) *ir.Operation {
	types := make([]ir.Type, len(retained))
	for i := range types {
		types[i] = b.Context().I1()
	}
	operands := append(append(append([]*ir.Value(nil), memrefs...), conditions...), retained...)
	return b.Create(loc, Dealloc, operands, types, b.Context().Segments(len(memrefs), len(conditions), len(retained)))
}

// NewToMemRef creates a bufferization.to_buffer of type t.
func NewToMemRef(b *ir.Builder, loc ir.Location, v *ir.Value, t ir.Type, readOnly bool) *ir.Value {
	return b.Create(loc, ToMemRef, []*ir.Value{v}, []ir.Type{t}, flags(b.Context(), ToMemRef, readOnly)...).Result(0)
}

// NewToTensor creates a bufferization.to_tensor, whose result has the type [TensorOf] the buffer v.
func NewToTensor(b *ir.Builder, loc ir.Location, v *ir.Value, restrict, writable bool) *ir.Value {
	return b.Create(loc, ToTensor, []*ir.Value{v}, []ir.Type{TensorOf(v.Type())}, flags(b.Context(), ToTensor, restrict, writable)...).Result(0)
}

// flags returns the attributes of def that are set.
func flags(ctx *ir.Context, def *ir.OpDef, set ...bool) []ir.NamedAttribute {
	var attrs []ir.NamedAttribute
	for i, s := range set {
		if s {
			attrs = append(attrs, ir.Named(def.Attrs[i].Name, ctx.Unit()))
		}
	}
	return attrs
}
