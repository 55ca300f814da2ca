package reflect

import (
	"strconv"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/spec"
)

// HeapAccess is a place of a descriptor heap (SPV_EXT_descriptor_heap) from which a kernel takes a descriptor.
type HeapAccess struct {
	// Heap is ResourceHeapEXT or SamplerHeapEXT.
	Heap spec.BuiltIn
	// Steps lead from the first byte of the heap to the descriptor. Their distances add up.
	Steps []HeapStep
	// Resource describes the descriptor. Its set and binding do not count.
	Resource Resource
}

// HeapStep is a distance in a heap: an offset, and an index times a stride.
type HeapStep struct {
	// Offset is in bytes. If OffsetBy is set, it gives the offset.
	Offset   uint64
	OffsetBy *Expression
	// Index is the index of an element if IsIndexed and not Dynamic. If IndexBy is set, specialization constants decide it.
	// A dynamic index is known only to the kernel.
	IsIndexed, Dynamic bool
	Index              uint64
	IndexBy            *Expression
	// Stride is in bytes. If StrideBy is set, it gives the stride. A stride of 0 is the size of the descriptor, which the
	// device decides.
	Stride   uint64
	StrideBy *Expression
}

// maxHeapSteps bounds the steps of an access.
const maxHeapSteps = 16

// heapScan has what the scan of a module knows of accesses to heaps.
type heapScan struct {
	// present is set if the module has a variable that is a heap.
	present bool
	// strides and offsets are the constants of ArrayStrideIdEXT and OffsetIdEXT.
	strides map[uint32]uint32
	offsets map[[2]uint32]uint32
	// chains are the places in heaps to which pointers point, by their ids.
	chains map[uint32]heapChain
	// buffers are accesses to buffers by untyped pointers, whose blocks the access chains on them name.
	buffers map[uint32]*HeapAccess
}

type heapChain struct {
	heap  spec.BuiltIn
	steps []HeapStep
	typ   uint32 // the type of the value behind the pointer, 0 if it is not known
}

// scanHeapDecoration notes strides and offsets that constants give.
func (r *reflector) scanHeapDecoration(op spec.Opcode, args []uint32) {
	switch {
	case op == spec.OpDecorateId && len(args) > 2 && spec.Decoration(args[1]) == spec.DecorationArrayStrideIdEXT:
		if r.heap.strides == nil {
			r.heap.strides = map[uint32]uint32{}
		}
		r.heap.strides[args[0]] = args[2]
	case op == spec.OpMemberDecorateIdEXT && len(args) > 3 && spec.Decoration(args[2]) == spec.DecorationOffsetIdEXT:
		if r.heap.offsets == nil {
			r.heap.offsets = map[[2]uint32]uint32{}
		}
		r.heap.offsets[[2]uint32{args[0], args[1]}] = args[3]
	}
}

// sizeOf is the constant of OpConstantSizeOfEXT: the size of a descriptor, which the device decides.
func (r *reflector) sizeOf(args []uint32) *constant {
	what := r.typeOf(args[2]).String()
	if t := r.heapType(args[2]); t != OtherDescriptor {
		what = t.String()
	}
	width := r.scalarWidth(args[0])
	return &constant{width: width, expr: &Expression{SizeOf: what, Bits: width}}
}

// heapType returns the type of descriptor that a type in a heap stands for.
func (r *reflector) heapType(id uint32) DescriptorType {
	t := r.get(id)
	if t.kind == kindBuffer {
		if t.class == spec.StorageClassUniform {
			return UniformBuffer
		}
		return StorageBuffer
	}
	return descriptorType(&unmentioned, t)
}

// heapOf returns the place in a heap to which a pointer points.
func (r *reflector) heapOf(pointer uint32) (heapChain, bool) {
	if c, ok := r.heap.chains[pointer]; ok {
		return c, true
	}
	v := r.get(pointer)
	return heapChain{heap: spec.BuiltIn(v.decor.builtIn)}, v.isHeap()
}

// isHeap reports whether v is a variable that is a descriptor heap.
func (v *idInfo) isHeap() bool {
	at := spec.BuiltIn(v.decor.builtIn)
	return v.kind == kindVariable && v.decor.has&hasBuiltIn != 0 && (at == spec.BuiltInResourceHeapEXT || at == spec.BuiltInSamplerHeapEXT)
}

// scanHeap notes the accesses to descriptor heaps of an instruction in a function.
func (r *reflector) scanHeap(f *functionScan, op spec.Opcode, args []uint32) {
	if !r.heap.present {
		return
	}
	switch op {
	case spec.OpUntypedAccessChainKHR, spec.OpUntypedInBoundsAccessChainKHR:
		if len(args) < 4 {
			return
		}
		if a := r.heap.buffers[args[3]]; a != nil && a.Resource.Block == nil {
			r.heapBlock(&a.Resource, args[2])
		}
		if c, ok := r.heapOf(args[3]); ok {
			r.heapChain(args[1], c, args[2], args[4:])
		}
	case spec.OpBufferPointerEXT:
		if len(args) < 3 {
			return
		}
		if c, ok := r.heapOf(args[2]); ok {
			a := &HeapAccess{Heap: c.heap, Steps: c.steps, Resource: Resource{Type: r.heapType(c.typ), Count: 1}}
			f.heap = append(f.heap, a)
			pointer := r.get(args[0])
			a.Resource.StorageClass = pointer.class
			if pointer.elem != 0 {
				r.heapBlock(&a.Resource, pointer.elem)
				return
			}
			if r.heap.buffers == nil {
				r.heap.buffers = map[uint32]*HeapAccess{}
			}
			r.heap.buffers[args[1]] = a
		}
	case spec.OpLoad, spec.OpUntypedImageTexelPointerEXT:
		pointer, typ := 2, 0
		if op != spec.OpLoad {
			pointer, typ = 3, 2
		}
		if len(args) <= pointer {
			return
		}
		if c, ok := r.heapOf(args[pointer]); ok {
			one := Resource{Type: r.heapType(args[typ]), StorageClass: spec.StorageClassUniformConstant, Count: 1, DataType: r.typeOf(args[typ])}
			one.Image = one.DataType.Image
			f.heap = append(f.heap, &HeapAccess{Heap: c.heap, Steps: c.steps, Resource: one})
		}
	}
}

// heapBlock sets the block to which a buffer's pointer points.
func (r *reflector) heapBlock(to *Resource, id uint32) {
	t := r.get(id)
	to.DataType, to.Block, to.Size, to.RuntimeOffset, to.RuntimeStride = r.typeOf(id), t.shape, t.size, t.runtimeOffset, t.runtimeStride
	to.Qualifiers = r.ofAllMembers(t.typ).list()
}

// heapChain notes the place to which the indices lead from c, which points to a value of a type.
func (r *reflector) heapChain(result uint32, c heapChain, typ uint32, indices []uint32) {
	steps := c.steps[:len(c.steps):len(c.steps)]
	for _, index := range indices {
		if len(steps) == maxHeapSteps {
			return
		}
		t, step := r.get(typ), HeapStep{}
		value := r.constantOf(index)
		switch {
		case t.kind == kindStruct && uint64(value.bits) < uint64(len(t.parts)):
			at := [2]uint32{typ, uint32(value.bits)}
			d := r.members[at]
			step.Offset = uint64(d.offset)
			if by, ok := r.heap.offsets[at]; ok {
				step.OffsetBy = r.constantOf(by).expression(32)
			}
			typ = t.parts[value.bits]
		case t.kind == kindArray || t.kind == kindRuntimeArray:
			step.IsIndexed, step.Dynamic = true, r.get(index).kind != kindConstant
			step.Index, step.IndexBy = value.bits, value.decidedBy()
			step.Stride = uint64(t.decor.arrayStride)
			if by, ok := r.heap.strides[typ]; ok {
				step.StrideBy = r.constantOf(by).expression(32)
			}
			typ = t.elem
		default:
			return
		}
		steps = append(steps, step)
	}
	if r.heap.chains == nil {
		r.heap.chains = map[uint32]heapChain{}
	}
	r.heap.chains[result] = heapChain{heap: c.heap, steps: steps, typ: typ}
}

// heapKey identifies a place of a heap and what a kernel finds there.
type heapKey struct {
	heap  spec.BuiltIn
	place string
	typ   DescriptorType
	block *block.Shape
	data  *Type
}

// addHeap adds the accesses of a function to those of an entry point, each once.
func (e *EntryPoint) addHeap(accesses []*HeapAccess, seen map[heapKey]bool) {
	for _, a := range accesses {
		key := heapKey{a.Heap, a.Place(), a.Resource.Type, a.Resource.Block, a.Resource.DataType}
		if !seen[key] {
			seen[key] = true
			e.Heap = append(e.Heap, a)
		}
	}
}

// Place returns the place in the heap as a text, such as "16 + 3 * 64". A dynamic index is "index".
func (a *HeapAccess) Place() string {
	text := ""
	add := func(s string) {
		if text != "" {
			text += " + "
		}
		text += s
	}
	for i := range a.Steps {
		s := &a.Steps[i]
		switch {
		case s.OffsetBy != nil:
			add(s.OffsetBy.String())
		case s.Offset != 0:
			add(strconv.FormatUint(s.Offset, 10))
		}
		if !s.IsIndexed {
			continue
		}
		index, stride := strconv.FormatUint(s.Index, 10), strconv.FormatUint(s.Stride, 10)
		switch {
		case s.Dynamic:
			index = "index"
		case s.IndexBy != nil:
			index = s.IndexBy.inner()
		}
		switch {
		case s.StrideBy != nil:
			stride = s.StrideBy.inner()
		case s.Stride == 0:
			stride = "size of a " + a.Resource.Type.String()
		}
		add(index + " * " + stride)
	}
	if text == "" {
		return "0"
	}
	return text
}
