package conform

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// heaping is how a kernel finds the descriptors of blocks in the heap of resources (SPV_EXT_descriptor_heap).
type heaping uint8

const (
	noHeap heaping = iota
	// heapStride has an array of descriptors with a stride that is a number, heapSize one whose stride is the size of a descriptor, which the device
	// states, and heapOffset a struct of descriptors with offsets that constants give.
	heapStride
	heapSize
	heapOffset
)

var heapingNames = [...]string{"", "stride", "sizeof", "offset"}

// heapAlign is a size of descriptors and an alignment of their places that suits every device (Vulkan, Required Limits: bufferDescriptorSize and
// bufferDescriptorAlignment are at most 256). The kernel has this number in strides and offsets, so that it is the same on every device.
const heapAlign = 256

// firstElement is the element of the array in the heap that has the descriptor of the first block.
const firstElement = 1

// member returns the offset of a descriptor in the struct in the heap. The members are not in the order of their offsets.
func (h heaping) member(i, blocks int64) int64 { return (2*(blocks-i) - 1) * heapAlign }

// heapMap has the places of descriptors in the heap of a device, in bytes. Each descriptor shows a block of its own, so that the positions in a
// block tell which descriptor a device took. Those behind the blocks of the case are in places that wrong strides and offsets lead to.
type heapMap struct {
	// size is the size of a descriptor, stride that of the array or 0 for a struct, and blocks the number of blocks of the case.
	size, stride, blocks int64
	places               []int64
	// wrong are strides and offsets that a device may take in place of the right ones.
	wrong []misplacing
}

// misplacing is a way to find the descriptors of blocks in wrong places.
type misplacing struct {
	text  string
	place func(block int64) int64
}

// mapHeap places the descriptors of a case in the heap of a device.
func mapHeap(how heaping, blocks int64, limits runner.HeapLimits) *heapMap {
	m := &heapMap{size: int64(limits.DescriptorSize), blocks: blocks}
	switch how {
	case heapStride:
		m.stride = 2 * heapAlign
	case heapSize:
		m.stride = m.size
	}
	for i := range blocks {
		if m.stride > 0 {
			m.places = append(m.places, (firstElement+i)*m.stride)
		} else {
			m.places = append(m.places, how.member(i, blocks))
		}
	}
	m.misplace(int64(limits.DescriptorAlignment))
	for i := range m.wrong {
		for n := range blocks {
			at := m.wrong[i].place(n)
			if at >= 0 && at%int64(limits.DescriptorAlignment) == 0 && !slices.ContainsFunc(m.places, func(p int64) bool { return at < p+m.size && p < at+m.size }) {
				m.places = append(m.places, at)
			}
		}
	}
	return m
}

// misplace lists wrong strides and offsets.
func (m *heapMap) misplace(align int64) {
	add := func(text string, place func(block int64) int64) { m.wrong = append(m.wrong, misplacing{text, place}) }
	strides := []int64{0, m.size, 2 * m.size, heapAlign, 3 * heapAlign, roundUp(m.size, 64), roundUp(m.size+1, 64)}
	if m.stride == 0 {
		add("the descriptors of the struct in the order of its members", func(i int64) int64 { return (2*i + 1) * heapAlign })
		add("the descriptors of the struct without gaps", func(i int64) int64 { return i * m.size })
		strides = nil
	}
	slices.Sort(strides)
	for _, s := range slices.Compact(strides) {
		if s != m.stride && s%align == 0 {
			add("ArrayStride "+strconv.FormatInt(s, 10)+" in the heap", func(i int64) int64 { return (firstElement + i) * s })
		}
	}
	places := m.places
	for _, by := range []int64{-heapAlign, -m.size, m.size, heapAlign} {
		add("offset "+strconv.FormatInt(by, 10)+" of the heap", func(i int64) int64 { return places[i] + by })
	}
}

// enheap returns a binary that does the same with blocks whose descriptors are in the heap, in place of those with bindings below plain.
func enheap(binary []uint32, how heaping, blocks int64, class spec.StorageClass, plain uint32) []uint32 {
	h := &enheaper{untyper: newUntyper(binary, typedPointers), how: how, count: blocks, class: class, blocks: map[uint32]int64{}, numbers: map[uint32]uint32{}, uniform: map[uint32]bool{}}
	eachInst(binary, func(_ int, inst []uint32) {
		if op := spec.Opcode(inst[0] & 0xffff); op == spec.OpDecorate && spec.Decoration(inst[2]) == spec.DecorationBinding && (inst[3] < plain && inst[3] != otherBinding) {
			h.blocks[inst[1]] = max(0, int64(inst[3])-firstPlain+1)
		} else if op == spec.OpDecorate && spec.Decoration(inst[2]) == spec.DecorationNonUniform {
			h.uniform[inst[1]] = true
		}
	})
	h.declare()
	eachInst(binary, func(_ int, inst []uint32) { h.rewrite(inst) })
	return slices.Insert(h.out, h.place, h.decorations...)
}

// enheaper rewrites a binary.
type enheaper struct {
	*untyper
	how   heaping
	count int64 // the number of blocks
	class spec.StorageClass
	// blocks are the variables that go, with the numbers of their blocks, and uniform the ids that are NonUniform.
	blocks  map[uint32]int64
	uniform map[uint32]bool
	// numbers are constants by their values.
	numbers map[uint32]uint32
	// u32 and the others are ids: a type, types of pointers and descriptors, the type of what is in the heap, and the heap.
	u32, pointer, buffer, all, variable uint32
	// decorations are put at place in the new binary.
	decorations []uint32
	place       int
}

// number returns a constant.
func (h *enheaper) number(n uint32) uint32 {
	if id, ok := h.numbers[n]; ok {
		return id
	}
	id := h.newID()
	h.numbers[n] = id
	h.add(spec.OpConstant, h.u32, id, n)
	return id
}

// add adds a declaration.
func (h *enheaper) add(op spec.Opcode, operands ...uint32) {
	h.added = append(append(h.added, words.First(op, 1+len(operands))), operands...)
}

// decorate adds a decoration.
func (h *enheaper) decorate(op spec.Opcode, operands ...uint32) {
	h.decorations = append(append(h.decorations, words.First(op, 1+len(operands))), operands...)
}

// declare declares the heap and what is in it.
func (h *enheaper) declare() {
	h.u32 = h.typeOf(spec.OpTypeInt, 32, 0)
	h.pointer, h.buffer, h.all, h.variable = h.newID(), h.newID(), h.newID(), h.newID()
	h.add(spec.OpTypeUntypedPointerKHR, h.pointer, uint32(spec.StorageClassUniformConstant))
	h.add(spec.OpTypeBufferEXT, h.buffer, uint32(h.class))
	h.decorate(spec.OpDecorate, h.variable, uint32(spec.DecorationBuiltIn), uint32(spec.BuiltInResourceHeapEXT))
	switch h.how {
	case heapStride:
		h.decorate(spec.OpDecorate, h.all, uint32(spec.DecorationArrayStride), 2*heapAlign)
		h.add(spec.OpTypeRuntimeArray, h.all, h.buffer)
	case heapSize:
		size := h.newID()
		h.decorate(spec.OpDecorateId, h.all, uint32(spec.DecorationArrayStrideIdEXT), size)
		h.add(spec.OpConstantSizeOfEXT, h.u32, size, h.buffer)
		h.add(spec.OpTypeRuntimeArray, h.all, h.buffer)
	default:
		members := []uint32{h.all}
		for i := range h.count {
			h.decorate(spec.OpMemberDecorateIdEXT, h.all, uint32(i), uint32(spec.DecorationOffsetIdEXT), h.number(uint32(h.how.member(i, h.count))))
			members = append(members, h.buffer)
		}
		h.add(spec.OpTypeStruct, members...)
	}
	for _, id := range slices.Sorted(maps.Keys(h.blocks)) {
		if t := h.types[h.pointers[h.of[id]][3]]; spec.Opcode(t[0]&0xffff) == spec.OpTypeArray {
			h.pointerTo(t[2])
		}
	}
	for i := range h.count + firstElement {
		h.number(uint32(i))
	}
	h.add(spec.OpUntypedVariableKHR, h.pointer, h.variable, uint32(spec.StorageClassUniformConstant))
}

// rewrite appends what stands in place of an instruction.
func (h *enheaper) rewrite(inst []uint32) {
	op := spec.Opcode(inst[0] & 0xffff)
	info := spec.Info(op)
	if h.place == 0 && (info.Class == spec.ClassTypeDeclaration || info.Class == spec.ClassConstantCreation) {
		h.place = len(h.out)
	}
	switch {
	case op == spec.OpVariable && h.isBlock(inst[2]), (op == spec.OpName || op == spec.OpDecorate) && h.isBlock(inst[1]):
		return
	case op == spec.OpEntryPoint:
		name := 3
		for inst[name]>>24 != 0 {
			name++
		}
		inst = append(slices.Clone(inst[:name+1]), slices.DeleteFunc(slices.Clone(inst[name+1:]), h.isBlock)...)
		inst = append(inst, h.variable)
		inst[0] = words.First(op, len(inst))
	case op == spec.OpFunction:
		h.out = append(h.out, h.added...)
		h.added = nil
	case info.HasResultType && op != spec.OpVariable && info.Class != spec.ClassConstantCreation && len(inst) > 3 && h.isBlock(inst[3]):
		inst = h.pointed(op, slices.Clone(inst), 3)
	case op == spec.OpStore && h.isBlock(inst[1]):
		inst = h.pointed(op, slices.Clone(inst), 1)
	}
	h.out = append(h.out, inst...)
}

func (h *enheaper) isBlock(id uint32) bool { _, ok := h.blocks[id]; return ok }

// pointed replaces operand i of an instruction, a variable of a block or of an array of blocks, by a pointer to the block.
func (h *enheaper) pointed(op spec.Opcode, inst []uint32, i int) []uint32 {
	block := h.pointers[h.of[inst[i]]]
	pointer, index := block[1], h.number(uint32(h.blocks[inst[i]])+h.base())
	if t := h.types[block[3]]; spec.Opcode(t[0]&0xffff) == spec.OpTypeArray && op == spec.OpAccessChain {
		index = h.element(inst[4])
		inst = slices.Delete(inst, 4, 5)
		inst[0] = words.First(op, len(inst))
		pointer = h.pointerTo(t[2])
	}
	place, data := h.newID(), h.newID()
	h.emit(spec.OpUntypedAccessChainKHR, h.pointer, place, h.all, h.variable, index)
	h.emit(spec.OpBufferPointerEXT, pointer, data, place)
	if h.uniform[inst[2]] {
		h.decorate(spec.OpDecorate, place, uint32(spec.DecorationNonUniform))
		h.decorate(spec.OpDecorate, data, uint32(spec.DecorationNonUniform))
	}
	inst[i] = data
	return inst
}

// base returns the number of the array's element, or of the struct's member, that is the first block.
func (h *enheaper) base() uint32 {
	if h.how == heapOffset {
		return 0
	}
	return firstElement
}

// element returns the number in the heap of an element of the array of blocks.
func (h *enheaper) element(index uint32) uint32 {
	if n, ok := h.constants[index]; ok {
		return h.number(n + h.base())
	}
	id := h.newID()
	h.emit(spec.OpIAdd, h.u32, id, index, h.number(h.base()))
	return id
}

// pointerTo returns the type of pointers to a block.
func (h *enheaper) pointerTo(t uint32) uint32 {
	for _, id := range slices.Sorted(maps.Keys(h.pointers)) {
		if p := h.pointers[id]; p[3] == t && spec.StorageClass(p[2]) == h.class {
			return id
		}
	}
	id := h.newID()
	inst := []uint32{words.First(spec.OpTypePointer, 4), id, uint32(h.class), t}
	h.pointers[id] = inst
	h.add(spec.OpTypePointer, inst[1:]...)
	return id
}

// placeHeap places the descriptors of a case with a heap on a device.
func (k *kernel) placeHeap(limits runner.HeapLimits) error {
	switch {
	case k.access.heap == noHeap:
		return nil
	case limits.DescriptorSize == 0:
		return &featureError{runner.HeapFeature}
	case max(limits.DescriptorSize, limits.DescriptorAlignment) > heapAlign, limits.DescriptorSize%limits.DescriptorAlignment != 0:
		return &featureError{"descriptors of at most 256 bytes whose size is a multiple of their alignment"}
	}
	k.heap = mapHeap(k.access.heap, k.access.copies(), limits)
	return nil
}

// addHeap puts the descriptor of a block, which the binding shows, into the heap of its launch, and with the first block those of places where no
// kernel may look.
func (t *trial) addHeap(l *runner.Launch, b *runner.Binding, round int, number int64) {
	add := func(n int64) {
		size := int(t.pitch())
		if t.probe.measures {
			size = int(t.sizeBound(round, n))
		}
		start := int(t.access.offset + n*t.pitch())
		l.Heap = append(l.Heap, runner.HeapDescriptor{Offset: int(t.heap.places[n]), Uniform: t.class == spec.StorageClassUniform, Buffer: b.Buffer, Start: start, Size: size})
	}
	if add(number); number > 0 {
		return
	}
	for n := t.heap.blocks; n < int64(len(t.heap.places)); n++ {
		add(n)
	}
}

// explainHeap returns which places in the heap explain all that a device read and wrote in wrong blocks, or "".
func (x *explainer) explainHeap() string {
	k := x.kernel
	if k == nil || k.heap == nil {
		return ""
	}
	found, moved, lost := make([]int64, k.heap.blocks), false, 0
	for i := range found {
		found[i] = none
	}
	for i := range x.all {
		s := &x.all[i]
		u := &k.units[k.unitOf[s.seen.leaf]]
		own := k.copyOf(u, s.instance/u.inner[s.seen.leaf-u.first])
		if s.unknown() {
			lost++
			continue
		}
		to := own + s.left/k.pitch()
		if s.left%k.pitch() != 0 || to < 0 || to >= int64(len(k.heap.places)) || found[own] != none && found[own] != to {
			return ""
		}
		found[own], moved = to, moved || to != own
	}
	switch {
	case lost == len(x.all):
		return strings.Join(k.heap.misses(), " or ") + x.suffix
	case !moved:
		return ""
	}
	return strings.Join(k.heap.causes(found), " or ") + x.suffix
}

// misses returns what may be wrong on a device that finds no descriptor.
func (m *heapMap) misses() []string {
	var out []string
	for i := range m.wrong {
		hit := false
		for block := range m.blocks {
			hit = hit || slices.Contains(m.places, m.wrong[i].place(block))
		}
		if !hit {
			out = append(out, m.wrong[i].text)
		}
	}
	return append(out, "a place in the heap that has no descriptor")
}

// causes returns the strides and offsets with which the blocks have the descriptors in found, numbers in m.places or none where that is not known.
func (m *heapMap) causes(found []int64) []string {
	var out, each []string
	for i := range m.wrong {
		w, fits := &m.wrong[i], true
		for block, n := range found {
			fits = fits && (n == none || m.places[n] == w.place(int64(block)))
		}
		if fits {
			out = append(out, w.text)
		}
	}
	for block, n := range found {
		if n != none && n != int64(block) {
			each = append(each, "the descriptor at "+strconv.FormatInt(m.places[n], 10)+" of the heap in place of that at "+strconv.FormatInt(m.places[block], 10))
		}
	}
	if len(out) == 0 {
		out = append(out, strings.Join(each, " and "))
	}
	return out
}

// heapSizes returns which places in the heap explain the lengths of runtime arrays, or "".
func (t *trial) heapSizes(all []measured) string {
	if !slices.ContainsFunc(all, func(m measured) bool { return m.length != 0 }) {
		return strings.Join(t.heap.misses(), " or ")
	}
	var out []string
	for i := range t.heap.wrong {
		w := &t.heap.wrong[i]
		fits := true
		for at := range all {
			round, block := int64(at)/t.heap.blocks, int64(at)%t.heap.blocks
			want := int64(0)
			if n := slices.Index(t.heap.places, w.place(block)); n >= 0 {
				want = max(0, (t.sizeBound(int(round), int64(n))-t.runtime.size)/t.runtime.align)
			}
			fits = fits && all[at].length == want
		}
		if fits {
			out = append(out, w.text)
		}
	}
	return strings.Join(out, " or ")
}
