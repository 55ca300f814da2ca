package reference

import (
	"encoding/binary"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/spec"
)

// A descriptor heap (SPV_EXT_descriptor_heap) is memory. A descriptor of a buffer in it begins with a word that says of which storage class the
// buffer is and with the handle of the buffer's object; the other bytes are zeros. The size is none that other devices have, and no power
// of two, so that kernels with a stride or an offset of their own miss the descriptors.
const (
	heapDescriptorBytes = 48
	heapDescriptorAlign = 16
	// heapMark begins descriptors; the storage class is added.
	heapMark = 0x48454100
)

func heapHandlers() map[spec.Opcode]handler {
	return map[spec.Opcode]handler{spec.OpBufferPointerEXT: translateBufferPointer}
}

// isHeap reports whether an instruction declares the heap of resources.
func (t *translator) isHeap(in *instruction) bool {
	at, ok := t.m.decorated(in.id, spec.DecorationBuiltIn)
	return in.op == spec.OpUntypedVariableKHR && ok && spec.BuiltIn(at) == spec.BuiltInResourceHeapEXT && spec.StorageClass(in.arg(0)) == spec.StorageClassUniformConstant
}

// heapVariable declares the heap of resources. Access chains say what is in it.
func (t *translator) heapVariable(in *instruction) *variable {
	ty := &valueType{kind: bufferType, id: in.typ}
	v := &variable{id: in.id, name: t.m.names[in.id], typ: ty, class: spec.StorageClassUniformConstant, view: &layout{typ: ty}, count: 1, written: -1, heap: true}
	t.variables[in.id] = v
	v.handle = uint32(len(t.p.variables))
	if v.handle == maxHandle {
		refuse(in, "the entry point has more than %d variables in memory", maxHandle)
	}
	t.p.variables = append(t.p.variables, v)
	return v
}

// sizeOf returns the constant of OpConstantSizeOfEXT.
func (t *translator) sizeOf(in *instruction, ty *valueType) []uint64 {
	if t.typeOf(in.arg(0)).kind != bufferType || ty.kind != scalarType || ty.scalar.kind != intScalar {
		refuse(in, "it is not the size of a descriptor of a buffer as an integer")
	}
	return []uint64{heapDescriptorBytes & ty.scalar.mask()}
}

// offsetOf returns the offset of a member of a struct, or false if it has none.
func (t *translator) offsetOf(id, member uint32) (int64, bool) {
	if by, ok := t.m.memberDecorated(id, member, spec.DecorationOffsetIdEXT); ok {
		return int64(min(t.constantValue(t.m.def(id), by), maxObject)), true
	}
	offset, ok := t.m.memberDecorated(id, member, spec.DecorationOffset)
	return int64(offset), ok
}

// translateBufferPointer takes a pointer to a buffer from a descriptor in the heap.
func translateBufferPointer(t *translator, in *instruction) {
	p := t.operand(in, in.arg(0))
	v := value{typ: t.typeOf(in.typ), reg: t.newRegisters(1)}
	if p.typ.kind != pointerType || v.typ.kind != pointerType || v.typ.class != spec.StorageClassStorageBuffer && v.typ.class != spec.StorageClassUniform {
		refuse(in, "it makes no pointer to a buffer of a pointer into the heap")
	}
	if v.typ.elem != nil {
		v.view = t.layoutOf(v.typ.elem)
	}
	t.define(in, v)
	t.emit(inst{run: runBufferPointer, dst: v.reg, a: p.reg, imm: uint64(v.typ.class)})
}

// runBufferPointer makes a pointer that must not be used if there is no such descriptor.
func runBufferPointer(x *subgroup, in *inst) {
	for _, l := range x.lanes {
		p := x.regs[in.a+l]
		o, offset, ok := x.resolve(p, heapDescriptorBytes)
		if ok && offset%heapDescriptorAlign == 0 && o.variable != nil && o.variable.heap && binary.LittleEndian.Uint32(o.data[offset:]) == heapMark+uint32(in.imm) {
			x.regs[in.dst+l] = pointerTo(binary.LittleEndian.Uint32(o.data[offset+4:]), 0)
			continue
		}
		x.regs[in.dst+l] = pointerTo(beyondHandle, 1) // an access there is reported here
		if x.checks&CheckBounds != 0 {
			f := Finding{Check: CheckBounds, Message: "byte " + decimal(offset) + " of the descriptor heap has no descriptor of a " + kindOf(&variable{class: spec.StorageClass(in.imm)})}
			x.report(f, in.index, l)
		}
	}
}

// prepareHeap makes the heap of a launch. The objects of its buffers are behind those of variables.
func (l *launch) prepareHeap(in *runner.Launch, v *variable) {
	data := bytesOf(int64(in.HeapSize(l.d.info.Heap)))
	for i := range in.Heap {
		d := &in.Heap[i]
		class := spec.StorageClassStorageBuffer
		if d.Uniform {
			class = spec.StorageClassUniform
		}
		o := l.bufferObject(d.Buffer.(*buffer), d.Start, d.Range())
		o.variable = &variable{name: v.name, class: class, count: 1, handle: uint32(len(l.objects))}
		binary.LittleEndian.PutUint32(data[d.Offset:], heapMark+uint32(class))
		binary.LittleEndian.PutUint32(data[d.Offset+4:], uint32(len(l.objects)))
		l.objects = append(l.objects, *o)
	}
	l.objects[v.handle] = object{data: data, size: int64(len(data)), variable: v}
}
