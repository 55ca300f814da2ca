package reference

import (
	"encoding/binary"
	"math"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/spec"
)

// A pointer is the handle of an object and an offset in bytes with a sign. Pointers to
// buffers by address have handles of buffers. The null pointer is 0, and no object has the
// handle 0.
const (
	offsetBits = 40
	offsetMask = 1<<offsetBits - 1
	// beyondHandle marks pointers whose index was out of range.
	beyondHandle = 1<<24 - 1
)

func pointerTo(handle uint32, offset int64) uint64 {
	return uint64(handle)<<offsetBits | uint64(offset)&offsetMask
}

func handleOf(p uint64) uint32 { return uint32(p >> offsetBits) }

func offsetOf(p uint64) int64 { return int64(p<<(64-offsetBits)) >> (64 - offsetBits) }

// movePointer adds to the offset of a pointer.
func movePointer(p uint64, delta int64) uint64 {
	return p&^offsetMask | (p+uint64(delta))&offsetMask
}

// object is memory that pointers point into.
type object struct {
	data []byte
	// stride is the distance in bytes between the memory of the lanes, or 0 if they share
	// it.
	stride int64
	size   int64 // the bytes that a lane sees
	// base is the offset of the object in its buffer.
	base     int64
	variable *variable
	buffer   *buffer
	// valid says which bytes were written, beside data. It is nil if that is not checked.
	valid  []byte
	shadow *shadow
	// view and sampler are those of a descriptor. texels is the view whose texels the
	// memory holds, and image their image, if they are not in a buffer.
	view    *imageView
	sampler *runner.SamplerDesc
	texels  *imageView
	image   *image
}

// access is how an instruction accesses memory.
type access struct {
	cells []cell
	size  int64 // in bytes, to the end of the last cell
	align int64
	// copies is true for loads of composites, which may copy parts that nobody uses.
	copies bool
	// plain is true if the accessed bytes are one scalar.
	atomic *atomicAccess
	layout *layout
}

// accessOf describes an access through a pointer.
func (t *translator) accessOf(in *instruction, p value, ty *valueType, operands int) *access {
	if p.view == nil || p.view.typ.large {
		refuse(in, "the pointer points to a type whose values are not supported")
	}
	sameShape(in, p.view.typ, ty)
	m := &access{cells: p.view.scalars(), layout: p.view, align: 1}
	if len(m.cells) == 1 && p.step != 0 {
		m.cells = []cell{{m.cells[0].offset, m.cells[0].scalar, p.step}}
	}
	for _, c := range m.cells {
		m.size = max(m.size, c.offset+int64(c.scalar.bytes()))
	}
	if len(m.cells) > 0 {
		m.align = int64(m.cells[0].scalar.bytes())
	}
	m.copies = len(m.cells) > 1
	if operands < len(in.args) && in.args[operands]&uint32(spec.MemoryAccessAligned) != 0 {
		if a := int64(in.arg(operands + 1)); a > 0 && a&(a-1) == 0 {
			m.align = a
		}
	}
	return m
}

func memoryHandlers() map[spec.Opcode]handler {
	return map[spec.Opcode]handler{
		spec.OpVariable:                 translateVariable,
		spec.OpLoad:                     translateLoad,
		spec.OpStore:                    translateStore,
		spec.OpAccessChain:              func(t *translator, in *instruction) { t.translateChain(in, false) },
		spec.OpInBoundsAccessChain:      func(t *translator, in *instruction) { t.translateChain(in, false) },
		spec.OpPtrAccessChain:           func(t *translator, in *instruction) { t.translateChain(in, true) },
		spec.OpInBoundsPtrAccessChain:   func(t *translator, in *instruction) { t.translateChain(in, true) },
		spec.OpArrayLength:              translateArrayLength,
		spec.OpCopyMemory:               translateCopy,
		spec.OpCopyMemorySized:          translateCopySized,
		spec.OpPtrEqual:                 translatePointerCompare,
		spec.OpPtrNotEqual:              translatePointerCompare,
		spec.OpPtrDiff:                  translatePointerDifference,
		spec.OpConvertPtrToU:            translatePointerCast,
		spec.OpConvertUToPtr:            translatePointerCast,
		spec.OpPtrCastToGeneric:         translatePointerCast,
		spec.OpGenericCastToPtr:         translatePointerCast,
		spec.OpGenericCastToPtrExplicit: translatePointerCast,
		spec.OpLifetimeStart:            translateNothing,
		spec.OpLifetimeStop:             translateNothing,
	}
}

// translateVariable declares a variable of a function and gives it its initial value.
func translateVariable(t *translator, in *instruction) {
	v := t.declareVariable(in)
	if v.class != spec.StorageClassFunction {
		refuse(in, "its storage class is not Function")
	}
	t.place(in, v)
	values := v.initializer
	if v.promoted {
		if values == nil {
			values = make([]uint64, v.typ.cells)
		}
		t.move(v.reg, t.constantRegisters(values), v.typ.cells)
		if v.written >= 0 {
			t.move(v.written, t.constantRegisters(make([]uint64, v.typ.cells)), v.typ.cells)
		}
		return
	}
	if values != nil {
		p := t.variablePointer(in, v.id)
		t.emit(inst{run: runStore, a: p.reg, b: t.constantRegisters(values), mem: t.accessOf(in, p, v.typ, len(in.args))})
		return
	}
	t.emit(inst{run: runForget, imm: uint64(v.handle), c: int32(min(v.view.size, math.MaxInt32))})
}

// runForget makes a variable uninitialized: another call of its function begins.
func runForget(x *subgroup, in *inst) {
	o := &x.objects[in.imm]
	for _, l := range x.lanes {
		at := int64(l) * o.stride
		clear(o.data[at:][:o.size])
		if o.valid != nil {
			clear(o.valid[at:][:o.size])
		}
	}
}

func translateLoad(t *translator, in *instruction) {
	v := t.result(in)
	p := t.as(t.pointer(in, in.arg(0)), v.typ)
	if p.promoted != nil {
		sameShape(in, p.view.typ, v.typ)
		src := t.cellOf(p.promoted.reg, p.cell)
		if w := p.promoted.written; w >= 0 {
			t.emit(inst{run: runCheckWritten, a: t.cellOf(w, p.cell), n: t.cellOf(0, v.typ.cells), ext: &extension{memory: &Memory{Kind: kindOf(p.promoted), Name: p.promoted.name, Size: int(p.view.size), Length: p.promoted.view.size}}})
		}
		t.move(v.reg, src, v.typ.cells)
		return
	}
	m := t.accessOf(in, p, v.typ, 1)
	t.emit(inst{run: t.loader(m), dst: v.reg, a: p.reg, mem: m})
}

// loader returns the fastest function for a load.
func (t *translator) loader(m *access) func(x *subgroup, in *inst) {
	switch {
	case !m.isWord():
		return runLoad
	case t.p.checks == 0:
		return runLoad32
	}
	return runLoadWord
}

func translateStore(t *translator, in *instruction) {
	v := t.operand(in, in.arg(1))
	p := t.as(t.pointer(in, in.arg(0)), v.typ)
	if p.promoted != nil {
		sameShape(in, p.view.typ, v.typ)
		t.move(t.cellOf(p.promoted.reg, p.cell), v.reg, v.typ.cells)
		if w := p.promoted.written; w >= 0 {
			ones := t.constantRegisters(splat(1, v.typ.cells))
			t.move(t.cellOf(w, p.cell), ones, v.typ.cells)
		}
		return
	}
	m := t.accessOf(in, p, v.typ, 2)
	run := runStore
	if m.isWord() {
		run = runStoreWord
		if t.p.checks == 0 {
			run = runStore32
		}
	}
	t.emit(inst{run: run, a: p.reg, b: v.reg, mem: m})
}

// resolve returns the object that a pointer points to and the offset in it. The offset is
// not in the object if ok is false.
func (x *subgroup) resolve(p uint64, size int64) (o *object, offset int64, ok bool) {
	h := handleOf(p)
	if h < uint32(len(x.objects)) {
		o = &x.objects[h]
	} else if o = x.farObject(h); o == nil {
		return nil, 0, false
	}
	offset = offsetOf(p)
	return o, offset, offset >= 0 && offset <= o.size-size
}

// farObject returns the buffer that an address selects, or nil.
func (x *subgroup) farObject(h uint32) *object {
	if h != x.farHandle || x.lastBuffer == nil {
		x.lastBuffer, x.farHandle = x.g.l.object(h), h
	}
	return x.lastBuffer
}

// load reads a scalar.
func load(data []byte, s scalar) uint64 {
	switch s.bytes() {
	case 1:
		return uint64(data[0])
	case 2:
		return uint64(binary.LittleEndian.Uint16(data))
	case 4:
		v := binary.LittleEndian.Uint32(data)
		if s.kind == boolScalar && v > 1 {
			return 1
		}
		return uint64(v)
	}
	return binary.LittleEndian.Uint64(data)
}

// store writes a scalar.
func store(data []byte, s scalar, v uint64) {
	switch s.bytes() {
	case 1:
		data[0] = byte(v)
	case 2:
		binary.LittleEndian.PutUint16(data, uint16(v))
	case 4:
		binary.LittleEndian.PutUint32(data, uint32(v))
	default:
		binary.LittleEndian.PutUint64(data, v)
	}
}

// runLoad reads a value. What lies out of bounds is zero.
func runLoad(x *subgroup, in *inst) {
	for _, l := range x.lanes {
		x.loadLane(in, l)
	}
}

func (x *subgroup) loadLane(in *inst, l int32) {
	m, w := in.mem, x.width
	p := x.regs[in.a+l]
	o, offset, ok := x.resolve(p, m.size)
	if !ok {
		x.outside(in, l, p, m.size)
		for i := range m.cells {
			x.regs[int(in.dst)+i*w+int(l)] = 0
		}
		return
	}
	if x.checks != 0 {
		x.inspect(in, l, o, offset, false)
	}
	data := o.data[offset+int64(l)*o.stride:]
	for i := range m.cells {
		c := &m.cells[i]
		x.regs[int(in.dst)+i*w+int(l)] = load(data[c.offset:], c.scalar)
	}
}

// runStore writes a value. What lies out of bounds is lost.
func runStore(x *subgroup, in *inst) {
	for _, l := range x.lanes {
		x.storeLane(in, l)
	}
}

func (x *subgroup) storeLane(in *inst, l int32) {
	m, w := in.mem, x.width
	p := x.regs[in.a+l]
	o, offset, ok := x.resolve(p, m.size)
	if !ok {
		x.outside(in, l, p, m.size)
		return
	}
	if x.checks != 0 {
		x.inspect(in, l, o, offset, true)
	}
	data := o.data[offset+int64(l)*o.stride:]
	for i := range m.cells {
		c := &m.cells[i]
		store(data[c.offset:], c.scalar, x.regs[int(in.b)+i*w+int(l)])
	}
}

// runLoad32 is runLoad for a scalar of 4 bytes without checks.
func runLoad32(x *subgroup, in *inst) {
	d, ps, objects := x.regs[in.dst:][:x.width], x.regs[in.a:][:x.width], x.objects
	for _, l := range x.lanes {
		p := ps[l]
		h, offset := handleOf(p), offsetOf(p)
		if h < uint32(len(objects)) {
			o := &objects[h]
			if uint64(offset) <= uint64(o.size-4) && o.size >= 4 {
				d[l] = uint64(binary.LittleEndian.Uint32(o.data[offset+int64(l)*o.stride:]))
				continue
			}
		}
		d[l] = x.loadFar(p, l)
	}
}

// loadFar reads 4 bytes of a buffer that its address selects, or of none.
func (x *subgroup) loadFar(p uint64, l int32) uint64 {
	if o, offset, ok := x.resolve(p, 4); ok {
		return uint64(binary.LittleEndian.Uint32(o.data[offset+int64(l)*o.stride:]))
	}
	return 0
}

// runStore32 is runStore for a scalar of 4 bytes without checks.
func runStore32(x *subgroup, in *inst) {
	vs, ps, objects := x.regs[in.b:][:x.width], x.regs[in.a:][:x.width], x.objects
	for _, l := range x.lanes {
		p := ps[l]
		h, offset := handleOf(p), offsetOf(p)
		if h < uint32(len(objects)) {
			o := &objects[h]
			if uint64(offset) <= uint64(o.size-4) && o.size >= 4 {
				binary.LittleEndian.PutUint32(o.data[offset+int64(l)*o.stride:], uint32(vs[l]))
				continue
			}
		}
		if o, offset, ok := x.resolve(p, 4); ok {
			binary.LittleEndian.PutUint32(o.data[offset+int64(l)*o.stride:], uint32(vs[l]))
		}
	}
}

// translateArrayLength counts the elements of the runtime array that ends a block.
func translateArrayLength(t *translator, in *instruction) {
	t.arrayLength(in, t.pointer(in, in.arg(0)), in.arg(1))
}

func (t *translator) arrayLength(in *instruction, p value, index uint32) {
	v := t.result(in)
	if p.promoted != nil || p.view == nil || p.view.typ.kind != structType {
		refuse(in, "the pointer does not point to a block")
	}
	part, offset, ok := p.view.part(int64(index))
	if !ok || part.typ.kind != runtimeArrayType || part.stride == 0 {
		refuse(in, "the member is not a runtime array")
	}
	t.emit(inst{run: runArrayLength, dst: v.reg, a: p.reg, imm: uint64(offset), n: int32(min(part.stride, math.MaxInt32))})
}

func runArrayLength(x *subgroup, in *inst) {
	for _, l := range x.lanes {
		p := x.regs[in.a+l]
		length := int64(0)
		if o, offset, _ := x.resolve(p, 0); o != nil {
			length = max(0, o.size-offset-int64(in.imm)) / int64(in.n)
		}
		x.regs[in.dst+l] = uint64(uint32(length))
	}
}

// translateCopy loads and stores a value.
func translateCopy(t *translator, in *instruction) {
	to, from := t.operand(in, in.arg(0)), t.operand(in, in.arg(1))
	if to.typ.kind != pointerType || from.typ.kind != pointerType {
		refuse(in, "its operands are not pointers")
	}
	// At most one of the pointers is untyped.
	if to.view != nil {
		from = t.as(from, to.view.typ)
	} else if from.view != nil {
		to = t.as(to, from.view.typ)
	}
	if from.view == nil {
		refuse(in, "the pointer points to a type whose values are not supported")
	}
	ty := from.view.typ
	if ty.large {
		refuse(in, "the value has too many components")
	}
	reg := t.newRegisters(ty.cells)
	t.emit(inst{run: runLoad, dst: reg, a: from.reg, mem: t.accessOf(in, from, ty, 2)})
	t.emit(inst{run: runStore, a: to.reg, b: reg, mem: t.accessOf(in, to, ty, 2)})
}
