package llvmtypes

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
)

// Positions in descriptors of memrefs.
const (
	allocatedField = iota
	alignedField
	offsetField
	sizesField
	stridesField
)

// AddressSpace returns the address space of a memref's memory space: its low 32 bits, as in MLIR. ok is false if the space has no number.
func (c *Converter) AddressSpace(t ir.Type) (space uint32, ok bool) {
	var a ir.Attribute
	switch t := t.(type) {
	case *ir.MemRefType:
		a = t.MemorySpace
	case *ir.UnrankedMemRefType:
		a = t.MemorySpace
	}
	if a == nil {
		return 0, true
	}
	n, ok := c.ConvertAttr(t, a).(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	v, ok := n.Int64()
	return uint32(v), ok
}

// MemRefFields returns the types of the fields of a memref's descriptor. With unpack the sizes and strides are fields of their own
// in place of arrays. ok is false if the memref has no descriptor: if its layout has no strides, or a part no LLVM type.
func (c *Converter) MemRefFields(t *ir.MemRefType, unpack bool) (fields []ir.Type, ok bool) {
	if _, _, ok := t.StridesAndOffset(); !ok {
		return nil, false
	}
	if c.Convert(t.ElementType()) == nil {
		return nil, false
	}
	space, ok := c.AddressSpace(t)
	if !ok {
		return nil, false
	}
	ptr, index, rank := llvm.Pointer(c.ctx, space), c.IndexType(), len(t.Shape())
	fields = []ir.Type{ptr, ptr, index}
	if rank == 0 {
		return fields, true
	}
	if !unpack {
		array := llvm.Array(index, uint64(rank))
		return append(fields, array, array), true
	}
	for range 2 * rank {
		fields = append(fields, index)
	}
	return fields, true
}

func (c *Converter) unrankedFields() []ir.Type { return []ir.Type{c.IndexType(), c.Pointer()} }

func (c *Converter) memref(t *ir.MemRefType) ir.Type {
	fields, ok := c.MemRefFields(t, false)
	if !ok {
		return nil
	}
	return llvm.LiteralStruct(c.ctx, fields, false)
}

func (c *Converter) unranked(t *ir.UnrankedMemRefType) ir.Type {
	if c.Convert(t.ElementType()) == nil {
		return nil
	}
	return llvm.LiteralStruct(c.ctx, c.unrankedFields(), false)
}

// CanBeBare reports whether a pointer can stand for a memref: its sizes, strides and offset are static.
func CanBeBare(t ir.Type) bool {
	m, ok := t.(*ir.MemRefType)
	if !ok {
		return false
	}
	strides, offset, ok := m.StridesAndOffset()
	if !ok || offset == ir.Dynamic {
		return false
	}
	for i, n := range m.Shape() {
		if n == ir.Dynamic || strides[i] == ir.Dynamic {
			return false
		}
	}
	return true
}

// bare returns the type of the pointer that stands for a memref, or nil.
func (c *Converter) bare(t ir.Type) ir.Type {
	m, ok := t.(*ir.MemRefType)
	if !ok || !CanBeBare(t) || c.Convert(m.ElementType()) == nil {
		return nil
	}
	space, ok := c.AddressSpace(t)
	if !ok {
		return nil
	}
	return llvm.Pointer(c.ctx, space)
}

// Descriptor is the value of a memref's descriptor. The Set methods put operations that change a field and update the value.
type Descriptor struct {
	Value *ir.Value
	index ir.Type
}

// DescriptorOf returns the descriptor whose value is v.
func DescriptorOf(v *ir.Value) Descriptor {
	return Descriptor{v, v.Type().(*llvm.StructType).Body()[offsetField]}
}

// NoDescriptor returns a descriptor of type t, a struct, without values.
func NoDescriptor(b *ir.Builder, loc ir.Location, t ir.Type) Descriptor {
	return DescriptorOf(NoValue(b, loc, t))
}

// NoValue puts a value of type t whose bits do not matter: undefined until MLIR 19, poison since.
func NoValue(b *ir.Builder, loc ir.Location, t ir.Type) *ir.Value {
	def := llvm.Undef
	if b.Context().MLIR() > 19 {
		def = llvm.Poison
	}
	return b.Create(loc, def, nil, []ir.Type{t}).Result(0)
}

func (d *Descriptor) get(b *ir.Builder, loc ir.Location, at ...int64) *ir.Value {
	return llvm.NewExtractValue(b, loc, d.Value, at...)
}

func (d *Descriptor) set(b *ir.Builder, loc ir.Location, v *ir.Value, at ...int64) {
	d.Value = llvm.NewInsertValue(b, loc, d.Value, v, at...)
}

// Pointer returns the type of the descriptor's pointers.
func (d *Descriptor) Pointer() *llvm.PointerType {
	return d.Value.Type().(*llvm.StructType).Body()[alignedField].(*llvm.PointerType)
}

// Allocated puts an operation that reads the pointer that was allocated.
func (d *Descriptor) Allocated(b *ir.Builder, loc ir.Location) *ir.Value {
	return d.get(b, loc, allocatedField)
}

// SetAllocated sets the pointer that was allocated.
func (d *Descriptor) SetAllocated(b *ir.Builder, loc ir.Location, v *ir.Value) {
	d.set(b, loc, v, allocatedField)
}

// Aligned puts an operation that reads the pointer to the elements.
func (d *Descriptor) Aligned(b *ir.Builder, loc ir.Location) *ir.Value {
	return d.get(b, loc, alignedField)
}

// SetAligned sets the pointer to the elements.
func (d *Descriptor) SetAligned(b *ir.Builder, loc ir.Location, v *ir.Value) {
	d.set(b, loc, v, alignedField)
}

// Offset puts an operation that reads the offset, in elements.
func (d *Descriptor) Offset(b *ir.Builder, loc ir.Location) *ir.Value {
	return d.get(b, loc, offsetField)
}

// SetOffset sets the offset, in elements.
func (d *Descriptor) SetOffset(b *ir.Builder, loc ir.Location, v *ir.Value) {
	d.set(b, loc, v, offsetField)
}

// SetConstantOffset sets the offset to a constant.
func (d *Descriptor) SetConstantOffset(b *ir.Builder, loc ir.Location, n int64) {
	d.SetOffset(b, loc, IndexConstant(b, loc, d.index, n))
}

// Size puts an operation that reads the size of dimension i.
func (d *Descriptor) Size(b *ir.Builder, loc ir.Location, i int) *ir.Value {
	return d.get(b, loc, sizesField, int64(i))
}

// SetSize sets the size of dimension i.
func (d *Descriptor) SetSize(b *ir.Builder, loc ir.Location, i int, v *ir.Value) {
	d.set(b, loc, v, sizesField, int64(i))
}

// SetConstantSize sets the size of dimension i to a constant.
func (d *Descriptor) SetConstantSize(b *ir.Builder, loc ir.Location, i int, n int64) {
	d.SetSize(b, loc, i, IndexConstant(b, loc, d.index, n))
}

// Stride puts an operation that reads the stride of dimension i, in elements.
func (d *Descriptor) Stride(b *ir.Builder, loc ir.Location, i int) *ir.Value {
	return d.get(b, loc, stridesField, int64(i))
}

// SetStride sets the stride of dimension i, in elements.
func (d *Descriptor) SetStride(b *ir.Builder, loc ir.Location, i int, v *ir.Value) {
	d.set(b, loc, v, stridesField, int64(i))
}

// SetConstantStride sets the stride of dimension i to a constant.
func (d *Descriptor) SetConstantStride(b *ir.Builder, loc ir.Location, i int, n int64) {
	d.SetStride(b, loc, i, IndexConstant(b, loc, d.index, n))
}

// SizeAt puts operations that read the size of the dimension that is the value of at, for a memref of the given rank.
func (d *Descriptor) SizeAt(b *ir.Builder, loc ir.Location, at *ir.Value, rank int) *ir.Value {
	array, ptr := llvm.Array(d.index, uint64(rank)), llvm.Pointer(b.Context(), 0)
	one := IndexConstant(b, loc, d.index, 1)
	sizes := d.get(b, loc, sizesField)
	memory := llvm.NewAlloca(b, loc, ptr, array, one, 0)
	llvm.NewStore(b, loc, sizes, memory)
	place := llvm.NewGEP(b, loc, ptr, array, memory, llvm.StaticIndex(0), llvm.IndexOf(at))
	return llvm.NewLoad(b, loc, d.index, place)
}

// Buffer puts operations that compute the address of the first element of a memref of type t.
func (c *Converter) Buffer(b *ir.Builder, loc ir.Location, d *Descriptor, t *ir.MemRefType) *ir.Value {
	_, offset, _ := t.StridesAndOffset()
	ptr := d.Aligned(b, loc)
	if offset == 0 {
		return ptr
	}
	var by *ir.Value
	if offset == ir.Dynamic {
		by = d.Offset(b, loc)
	} else {
		by = IndexConstant(b, loc, d.index, offset)
	}
	return llvm.NewGEP(b, loc, ptr.Type(), c.Convert(t.ElementType()), ptr, llvm.IndexOf(by))
}

// ElementPointer puts operations that compute the address of the element of a memref at indices. flags are those of the address
// computation, which versions up to 19 write as inbounds alone.
func (c *Converter) ElementPointer(b *ir.Builder, loc ir.Location, t *ir.MemRefType, memref *ir.Value, indices []*ir.Value, flags llvm.GEPFlags) *ir.Value {
	strides, _, _ := t.StridesAndOffset()
	d := DescriptorOf(memref)
	base := c.Buffer(b, loc, &d, t)
	var sum *ir.Value
	for i, v := range indices {
		if strides[i] != 1 {
			var stride *ir.Value
			if strides[i] == ir.Dynamic {
				stride = d.Stride(b, loc, i)
			} else {
				stride = IndexConstant(b, loc, d.index, strides[i])
			}
			v = llvm.NewWrapping(b, loc, llvm.Mul, v, stride, overflowOf(flags))
		}
		if sum == nil {
			sum = v
			continue
		}
		sum = llvm.NewWrapping(b, loc, llvm.Add, sum, v, overflowOf(flags))
	}
	if sum == nil {
		return base
	}
	return llvm.NewGEPWith(b, loc, d.Pointer(), c.Convert(t.ElementType()), base, flags, llvm.IndexOf(sum))
}

// overflowOf returns the overflow flags of the arithmetic on indices for an address computation with the given flags: one that does not
// wrap as signed or unsigned number is one of indices that do not.
func overflowOf(flags llvm.GEPFlags) llvm.Overflow {
	var o llvm.Overflow
	if flags&llvm.GEPNUSW != 0 {
		o |= llvm.OverflowNSW
	}
	if flags&llvm.GEPNUW != 0 {
		o |= llvm.OverflowNUW
	}
	return o
}

// StaticDescriptor puts a descriptor of a memref of static sizes, strides and offset, at the given pointers.
func (c *Converter) StaticDescriptor(b *ir.Builder, loc ir.Location, t *ir.MemRefType, allocated, aligned *ir.Value) Descriptor {
	strides, offset, _ := t.StridesAndOffset()
	d := NoDescriptor(b, loc, c.Convert(t))
	d.SetAllocated(b, loc, allocated)
	d.SetAligned(b, loc, aligned)
	d.SetConstantOffset(b, loc, offset)
	for i, n := range t.Shape() {
		d.SetConstantSize(b, loc, i, n)
		d.SetConstantStride(b, loc, i, strides[i])
	}
	return d
}

// NewDescriptor puts a descriptor of a memref with the given fields and the offset 0.
func (c *Converter) NewDescriptor(b *ir.Builder, loc ir.Location, t *ir.MemRefType, allocated, aligned *ir.Value, sizes, strides []*ir.Value) Descriptor {
	d := NoDescriptor(b, loc, c.Convert(t))
	d.SetAllocated(b, loc, allocated)
	d.SetAligned(b, loc, aligned)
	d.SetConstantOffset(b, loc, 0)
	for i, v := range sizes {
		d.SetSize(b, loc, i, v)
	}
	for i, v := range strides {
		d.SetStride(b, loc, i, v)
	}
	return d
}

// PackMemRef puts a descriptor of the values of its fields: both pointers, the offset, the sizes, the strides.
func (c *Converter) PackMemRef(b *ir.Builder, loc ir.Location, t *ir.MemRefType, fields []*ir.Value) *ir.Value {
	d := NoDescriptor(b, loc, c.Convert(t))
	d.SetAllocated(b, loc, fields[allocatedField])
	d.SetAligned(b, loc, fields[alignedField])
	d.SetOffset(b, loc, fields[offsetField])
	rank := len(t.Shape())
	for i := range rank {
		d.SetSize(b, loc, i, fields[sizesField+i])
		d.SetStride(b, loc, i, fields[sizesField+rank+i])
	}
	return d.Value
}

// UnpackMemRef appends the values of the fields of a descriptor to fields, in the order of PackMemRef.
func UnpackMemRef(b *ir.Builder, loc ir.Location, v *ir.Value, rank int, fields []*ir.Value) []*ir.Value {
	d := DescriptorOf(v)
	fields = append(fields, d.Allocated(b, loc), d.Aligned(b, loc), d.Offset(b, loc))
	for i := range rank {
		fields = append(fields, d.Size(b, loc, i))
	}
	for i := range rank {
		fields = append(fields, d.Stride(b, loc, i))
	}
	return fields
}
