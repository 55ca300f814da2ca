package oneshot

import (
	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/ir"
)

// Types answers which types buffers have.
type Types struct {
	Options *Options
	state   *State
	// open counts for each value how often its type is being computed.
	open map[*ir.Value]int
}

func newTypes(o *Options) *Types {
	s := newState(o)
	s.copies = true
	return &Types{Options: o, state: s, open: map[*ir.Value]int{}}
}

// maxOpen bounds the chain of values whose types depend on each other. Beyond, a type has the layout for unknown buffers.
const maxOpen = 10_000

// Of returns the type of the buffer of the tensor v. It returns nil after an error.
func (t *Types) Of(v *ir.Value) ir.Type {
	if !isTensor(v.Type()) {
		return v.Type() // the op is on buffers already
	}
	if def := v.DefinedBy(bufferization.ToTensor); def != nil {
		return def.Operand(0).Type()
	}
	m := t.Options.model(owner(v))
	if m == nil || len(t.open) > maxOpen {
		return t.Unknown(v)
	}
	t.open[v]++
	defer func() { t.open[v]-- }()
	if t.open[v] > 2 {
		return t.Unknown(v)
	}
	return m.BufferType(t, v)
}

// InProgress reports whether the type of v depends on itself.
func (t *Types) InProgress(v *ir.Value) bool { return t.open[v] > 1 }

// Unknown returns the type of the buffer of v if nothing is known about it. It returns nil after an error.
func (t *Types) Unknown(v *ir.Value) ir.Type {
	space, ok := t.Space(v)
	if !ok {
		owner(v).EmitError("could not infer memory space")
		return nil
	}
	return t.Options.layout(v.Type(), space, t.Options.Unknown)
}

// Space returns the memory space of buffers about which nothing is known. ok is false if there is none.
func (t *Types) Space(v *ir.Value) (space ir.Attribute, ok bool) {
	if t.Options.EncodingIsMemorySpace {
		if r, ranked := v.Type().(*ir.RankedTensorType); ranked {
			return r.Encoding, true
		}
	}
	if t.Options.MustInferMemorySpace {
		return nil, false
	}
	return t.Options.MemorySpace, true
}

// layout returns the type of a buffer for a tensor of type t.
func (o *Options) layout(t ir.Type, space ir.Attribute, kind LayoutConversion) ir.Type {
	if kind == DynamicLayout {
		return DynamicBuffer(t, space)
	}
	return IdentityBuffer(t, space)
}

// IdentityBuffer returns the type of a contiguous buffer for a tensor of type t.
func IdentityBuffer(t ir.Type, space ir.Attribute) ir.Type {
	return bufferization.BufferOf(t, nil, plainSpace(space))
}

// DynamicBuffer returns the type of a buffer with any strides and offset for a tensor of type t.
func DynamicBuffer(t ir.Type, space ir.Attribute) ir.Type {
	r, ok := t.(*ir.RankedTensorType)
	if !ok {
		return bufferization.BufferOf(t, nil, plainSpace(space))
	}
	strides := make([]int64, len(r.Shape()))
	for i := range strides {
		strides[i] = ir.Dynamic
	}
	return bufferization.BufferOf(t, t.Context().StridedLayout(ir.Dynamic, strides), plainSpace(space))
}

// plainSpace returns nil for the default memory space 0.
func plainSpace(space ir.Attribute) ir.Attribute {
	if i, ok := space.(*ir.IntegerAttr); ok && i.Type() == ir.Type(i.Context().I64()) && i.Int64Or(1) == 0 {
		return nil
	}
	return space
}

// spaceOf returns the memory space of a buffer type.
func spaceOf(t ir.Type) ir.Attribute {
	switch m := t.(type) {
	case *ir.MemRefType:
		return m.MemorySpace
	case *ir.UnrankedMemRefType:
		return m.MemorySpace
	}
	return nil
}
