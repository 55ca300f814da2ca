package memref

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/shapes"
)

// AllocOp is the typed view of memref.alloc and memref.alloca.
type AllocOp struct{ *ir.Operation }

// Type returns the type of the buffer.
func (a AllocOp) Type() *ir.MemRefType { return a.Result(0).Type().(*ir.MemRefType) }

// DynamicSizes returns the sizes of the dynamic dimensions.
func (a AllocOp) DynamicSizes() []*ir.Value { return a.OperandsIn(0) }

// SymbolOperands returns the values of the symbols of the type's layout.
func (a AllocOp) SymbolOperands() []*ir.Value { return a.OperandsIn(1) }

// Alignment returns the alignment in bytes, or nil if there is none.
func (a AllocOp) Alignment() ir.Attribute { return a.Prop(alignmentSlot) }

// LoadOp is the typed view of memref.load.
type LoadOp struct{ *ir.Operation }

// MemRef returns the buffer.
func (l LoadOp) MemRef() *ir.Value { return l.Operand(0) }

// Type returns the type of the buffer.
func (l LoadOp) Type() *ir.MemRefType { return l.Operand(0).Type().(*ir.MemRefType) }

// Indices returns the indices, one per dimension.
func (l LoadOp) Indices() []*ir.Value { return l.Operands()[1:] }

// Nontemporal reports whether the data is unlikely to be used again soon.
func (l LoadOp) Nontemporal() bool { return interfaces.IsTrue(l.Prop(nontemporalSlot)) }

// StoreOp is the typed view of memref.store.
type StoreOp struct{ *ir.Operation }

// Value returns the stored value.
func (s StoreOp) Value() *ir.Value { return s.Operand(0) }

// MemRef returns the buffer.
func (s StoreOp) MemRef() *ir.Value { return s.Operand(1) }

// Type returns the type of the buffer.
func (s StoreOp) Type() *ir.MemRefType { return s.Operand(1).Type().(*ir.MemRefType) }

// Indices returns the indices, one per dimension.
func (s StoreOp) Indices() []*ir.Value { return s.Operands()[2:] }

// Nontemporal reports whether the data is unlikely to be used again soon.
func (s StoreOp) Nontemporal() bool { return interfaces.IsTrue(s.Prop(nontemporalSlot)) }

// CopyOp is the typed view of memref.copy.
type CopyOp struct{ *ir.Operation }

// Source returns the buffer that is read.
func (c CopyOp) Source() *ir.Value { return c.Operand(0) }

// Target returns the buffer that is written.
func (c CopyOp) Target() *ir.Value { return c.Operand(1) }

// CastOp is the typed view of memref.cast and memref.memory_space_cast.
type CastOp struct{ *ir.Operation }

// Source returns the operand.
func (c CastOp) Source() *ir.Value { return c.Operand(0) }

// DimOp is the typed view of memref.dim.
type DimOp struct{ *ir.Operation }

// Source returns the buffer.
func (d DimOp) Source() *ir.Value { return d.Operand(0) }

// Index returns the number of the dimension.
func (d DimOp) Index() *ir.Value { return d.Operand(1) }

// StridedViewOp is the typed view of memref.subview and memref.reinterpret_cast.
type StridedViewOp struct{ *ir.Operation }

// Source returns the buffer that is viewed.
func (v StridedViewOp) Source() *ir.Value { return v.Operand(0) }

// Type returns the type of the view.
func (v StridedViewOp) Type() *ir.MemRefType { return v.Result(0).Type().(*ir.MemRefType) }

// Offsets returns the offsets.
func (v StridedViewOp) Offsets() []interfaces.IndexValue { return subViewRanks.Mixed(v.Operation, 0) }

// Sizes returns the sizes.
func (v StridedViewOp) Sizes() []interfaces.IndexValue { return subViewRanks.Mixed(v.Operation, 1) }

// Strides returns the strides.
func (v StridedViewOp) Strides() []interfaces.IndexValue { return subViewRanks.Mixed(v.Operation, 2) }

// ReshapeOp is the typed view of memref.expand_shape and memref.collapse_shape.
type ReshapeOp struct{ *ir.Operation }

// Source returns the buffer that is viewed.
func (r ReshapeOp) Source() *ir.Value { return r.Operand(0) }

// Groups returns, for each dimension of the type of lower rank, the dimensions
// of the other type that make it up.
func (r ReshapeOp) Groups() [][]int64 {
	return shapes.ReassociationGroups(r.Prop(reassociationSlot))
}

// OutputShape returns the sizes of the result of a memref.expand_shape.
func (r ReshapeOp) OutputShape() []interfaces.IndexValue {
	return interfaces.MixedIndices(r.OperandsIn(1), r.staticOutputShape())
}

func (r ReshapeOp) staticOutputShape() []int64 {
	return r.Prop(outputShapeSlot).(*ir.DenseArrayAttr).Int64s()
}

// outputShape is the model of memref.expand_shape.
func outputShape(op *ir.Operation, _ *ir.Builder) ([]interfaces.IndexValue, bool) {
	return ReshapeOp{op}.OutputShape(), true
}

// GlobalOp is the typed view of memref.global.
type GlobalOp struct{ *ir.Operation }

// SymbolName returns the name.
func (g GlobalOp) SymbolName() string { return g.StringAttr("sym_name") }

// Type returns the type of the buffer.
func (g GlobalOp) Type() *ir.MemRefType {
	return g.Prop(globalType).(*ir.TypeAttr).Value.(*ir.MemRefType)
}

// Init returns the initial value. It is nil for an external global and a UnitAttr for
// an uninitialized one.
func (g GlobalOp) Init() ir.Attribute { return g.Prop(globalInit) }

// IsConstant reports whether the global is never written.
func (g GlobalOp) IsConstant() bool { return g.Prop(globalConstant) != nil }

// AtomicRMWOp is the typed view of memref.atomic_rmw.
type AtomicRMWOp struct{ *ir.Operation }

// Kind returns the number of the operation in arith.AtomicRMWEnum.
func (a AtomicRMWOp) Kind() int64 { return a.Prop(0).(*ir.IntegerAttr).Int64Or(0) }

// Value returns the operand that is combined with the value in memory.
func (a AtomicRMWOp) Value() *ir.Value { return a.Operand(0) }

// MemRef returns the buffer.
func (a AtomicRMWOp) MemRef() *ir.Value { return a.Operand(1) }

// Indices returns the indices, one per dimension.
func (a AtomicRMWOp) Indices() []*ir.Value { return a.Operands()[2:] }

// DmaStartOp is the typed view of memref.dma_start.
type DmaStartOp struct{ *ir.Operation }

func memrefRank(v *ir.Value) int { return len(v.Type().(*ir.MemRefType).Shape()) }

func (d DmaStartOp) dst() int { return 1 + memrefRank(d.Operand(0)) }

func (d DmaStartOp) num() int { return d.dst() + 1 + memrefRank(d.Operand(d.dst())) }

func (d DmaStartOp) tag() int { return d.num() + 1 }

// NumElements returns the number of elements to transfer.
func (d DmaStartOp) NumElements() *ir.Value { return d.Operand(d.num()) }

// IsStrided reports whether the last two operands are a stride and the number of
// elements per stride.
func (d DmaStartOp) IsStrided() bool {
	return d.NumOperands() != d.tag()+1+memrefRank(d.Operand(d.tag()))
}

// NewAlloc creates a memref.alloc (def Alloc) or memref.alloca (def Alloca) of
// type t. alignment may be nil.
func NewAlloc(b *ir.Builder, loc ir.Location, def *ir.OpDef, t *ir.MemRefType, dynamicSizes, symbols []*ir.Value, alignment ir.Attribute) *ir.Value {
	operands := append(append([]*ir.Value(nil), dynamicSizes...), symbols...)
	return b.Create(loc, def, operands, []ir.Type{t}, ir.Named("alignment", alignment), b.Context().Segments(len(dynamicSizes), len(symbols))).Result(0)
}

// NewLoad creates a memref.load and returns the loaded value.
func NewLoad(b *ir.Builder, loc ir.Location, m *ir.Value, indices ...*ir.Value) *ir.Value {
	operands := append([]*ir.Value{m}, indices...)
	return b.Create(loc, Load, operands, []ir.Type{elementOf(m.Type())}).Result(0)
}

// NewStore creates a memref.store of v.
func NewStore(b *ir.Builder, loc ir.Location, v, m *ir.Value, indices ...*ir.Value) *ir.Operation {
	return b.Create(loc, Store, append([]*ir.Value{v, m}, indices...), nil)
}

// NewCast creates a memref.cast to t.
func NewCast(b *ir.Builder, loc ir.Location, v *ir.Value, t ir.Type) *ir.Value {
	return b.Create(loc, Cast, []*ir.Value{v}, []ir.Type{t}).Result(0)
}

// NewDim creates a memref.dim of the dimension index.
func NewDim(b *ir.Builder, loc ir.Location, m, index *ir.Value) *ir.Value {
	return b.Create(loc, Dim, []*ir.Value{m, index}, []ir.Type{b.Context().Index()}).Result(0)
}

// NewDealloc creates a memref.dealloc.
func NewDealloc(b *ir.Builder, loc ir.Location, m *ir.Value) *ir.Operation {
	return b.Create(loc, Dealloc, []*ir.Value{m}, nil)
}

// NewGetGlobal creates a memref.get_global of the global called name.
func NewGetGlobal(b *ir.Builder, loc ir.Location, name string, t *ir.MemRefType) *ir.Value {
	return b.Create(loc, GetGlobal, nil, []ir.Type{t}, ir.Named("name", b.Context().SymbolRef(name))).Result(0)
}

// NewStridedView creates a memref.subview (def SubView) or a
// memref.reinterpret_cast (def ReinterpretCast) of type t.
func NewStridedView(b *ir.Builder, loc ir.Location, def *ir.OpDef, t *ir.MemRefType, source *ir.Value, offsets, sizes, strides []interfaces.IndexValue) *ir.Value {
	ctx := b.Context()
	operands := []*ir.Value{source}
	segments := [4]int{1}
	attrs := make([]ir.NamedAttribute, 0, 4)
	for k, list := range [3][]interfaces.IndexValue{offsets, sizes, strides} {
		values, static := interfaces.SplitIndices(list)
		operands = append(operands, values...)
		segments[k+1] = len(values)
		attrs = append(attrs, ir.Named(SubView.Attrs[k].Name, ctx.DenseI64Array(static...)))
	}
	attrs = append(attrs, ctx.Segments(segments[:]...))
	return b.Create(loc, def, operands, []ir.Type{t}, attrs...).Result(0)
}

// IsView reports whether the first result of op is a view of the memory of its first
// operand (ViewLikeOpInterface).
func IsView(op *ir.Operation) bool {
	_, ok := ir.OpInterface[interfaces.ViewModel](op.Info())
	return ok
}

// MetadataOp is the typed view of memref.extract_strided_metadata.
type MetadataOp struct{ *ir.Operation }

// NewMetadata creates a memref.extract_strided_metadata of m, a memref with a strided layout.
func NewMetadata(b *ir.Builder, loc ir.Location, m *ir.Value) MetadataOp {
	ctx, t := b.Context(), m.Type().(*ir.MemRefType)
	types := []ir.Type{ctx.MemRef(nil, t.ElementType(), nil, t.MemorySpace)}
	for range 1 + 2*len(t.Shape()) {
		types = append(types, ctx.Index())
	}
	return MetadataOp{b.Create(loc, ExtractStridedMetadata, []*ir.Value{m}, types)}
}

// Offset returns the place of the first element in the buffer.
func (m MetadataOp) Offset() *ir.Value { return m.Result(1) }

// Sizes returns the sizes.
func (m MetadataOp) Sizes() []*ir.Value { return m.Results()[2 : 2+m.rank()] }

// Strides returns the strides.
func (m MetadataOp) Strides() []*ir.Value { return m.Results()[2+m.rank():] }

func (m MetadataOp) rank() int { return (m.NumResults() - 2) / 2 }
