package rules

import (
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// marks are the decorations of a type or variable that the rules ask for.
type marks uint16

const (
	isBlock marks = 1 << iota
	isBufferBlock
	hasOffset
	hasOffsetID
	hasArrayStride
	hasArrayStrideID
	hasMatrixStride
	hasRowMajor
	hasColMajor
	isHeap // a variable that stands for a descriptor heap
)

// blockMarks make a struct a block, strideMarks give an array a stride, and layoutMarks are an explicit layout.
const (
	blockMarks  = isBlock | isBufferBlock
	strideMarks = hasArrayStride | hasArrayStrideID
	layoutMarks = isHeap - 1
)

// decorations has the decorations in the order of the marks.
var decorations = [...]spec.Decoration{
	spec.DecorationBlock, spec.DecorationBufferBlock, spec.DecorationOffset, spec.DecorationOffsetIdEXT,
	spec.DecorationArrayStride, spec.DecorationArrayStrideIdEXT, spec.DecorationMatrixStride, spec.DecorationRowMajor, spec.DecorationColMajor,
}

// markOf returns the mark of a decoration with its operands, or 0.
func markOf(o []uint32) marks {
	if len(o) == 0 {
		return 0
	}
	which := spec.Decoration(o[0])
	if which == spec.DecorationBuiltIn && len(o) > 1 {
		if b := spec.BuiltIn(o[1]); b == spec.BuiltInResourceHeapEXT || b == spec.BuiltInSamplerHeapEXT {
			return isHeap
		}
		return 0
	}
	for i, d := range decorations {
		if d == which {
			return 1 << i
		}
	}
	return 0
}

// name returns the name of the first decoration in m.
func (m marks) name() string {
	for i, d := range decorations {
		if m&(1<<i) != 0 {
			return d.String()
		}
	}
	return ""
}

// record is what the rules need of an id.
type record struct {
	// op defines the id.
	op    spec.Opcode
	marks marks
	// typ is the type of a value, the element of an array, or the pointee of a pointer; 0 if there is none.
	typ uint32
	// class is the storage class of a pointer type.
	class spec.StorageClass
	// scalar is the size in bytes of the largest scalar in a type.
	scalar uint32
	// laid is the first type with an explicit layout in the tree of a type, and block the first struct in it that is
	// a block. They are 0 if there is none.
	laid, block uint32
}

// checker follows the instructions of a binary.
type checker struct {
	vulkan, shader bool
	// naga is true if the generator is naga, which gives explicit layouts to all types of all memory (naga 30). It relies
	// on drivers, which ignore a layout where memory has none.
	naga    bool
	version spec.Version
	index   []int32 // maps an id to its place in ids
	ids     []record
	number  int // the place of the current instruction, counted from 1
	inst    words.Inst
	found   []finding
}

// at returns the record of an id and creates it at the first call. Ids beyond the bound share one record that
// stays empty. The next call makes the result invalid.
func (c *checker) at(id uint32) *record {
	if id >= uint32(len(c.index)) {
		c.ids[0] = record{}
		return &c.ids[0]
	}
	if c.index[id] == 0 {
		c.ids = append(c.ids, record{})
		c.index[id] = int32(len(c.ids) - 1)
	}
	return &c.ids[c.index[id]]
}

// get returns a copy of the record of an id, empty if the binary has not mentioned it.
func (c *checker) get(id uint32) record {
	if id >= uint32(len(c.index)) || c.index[id] == 0 {
		return record{}
	}
	return c.ids[c.index[id]]
}

// follow checks the current instruction, with operands o, and notes what it defines.
func (c *checker) follow(o []uint32) {
	op := c.inst.Opcode
	info := spec.Info(op)
	if info == nil {
		return
	}
	switch {
	case op == spec.OpCapability && len(o) > 0:
		c.shader = c.shader || spec.Capability(o[0]) == spec.CapabilityShader
		c.vulkan = c.vulkan && spec.Capability(o[0]) != spec.CapabilityKernel // OpenCL's
	case info.Class == spec.ClassAnnotation:
		c.decorate(o)
	case info.HasResult && !info.HasResultType && len(o) > 0:
		c.define(o)
	case info.HasResult && len(o) > 1:
		r := c.at(o[1])
		r.op, r.typ = op, o[0]
	}
	switch op {
	case spec.OpVariable, spec.OpUntypedVariableKHR:
		c.variable(o)
	case spec.OpLoad, spec.OpStore, spec.OpCopyMemory, spec.OpCopyMemorySized, spec.OpCooperativeMatrixLoadKHR, spec.OpCooperativeMatrixStoreKHR:
		c.access(o)
	case spec.OpGroupAll, spec.OpGroupAny, spec.OpGroupNonUniformAll, spec.OpGroupNonUniformAny, spec.OpGroupNonUniformAllEqual,
		spec.OpSubgroupAllKHR, spec.OpSubgroupAnyKHR:
		c.vote(o)
	}
}

// decorate notes a decoration, or gives the targets of a group its decorations.
func (c *checker) decorate(o []uint32) {
	if len(o) == 0 {
		return
	}
	switch c.inst.Opcode {
	case spec.OpDecorate, spec.OpDecorateId:
		c.at(o[0]).marks |= markOf(o[1:])
	case spec.OpMemberDecorate, spec.OpMemberDecorateIdEXT:
		if len(o) > 2 {
			c.at(o[0]).marks |= markOf(o[2:]) &^ (isHeap | blockMarks)
		}
	case spec.OpGroupDecorate:
		group := c.get(o[0]).marks
		for _, target := range o[1:] {
			c.at(target).marks |= group
		}
	case spec.OpGroupMemberDecorate:
		group := c.get(o[0]).marks
		for i := 1; i < len(o); i += 2 {
			c.at(o[i]).marks |= group &^ (isHeap | blockMarks)
		}
	}
}

// define notes a type. Its parts come before it, but for pointers that were declared forward.
func (c *checker) define(o []uint32) {
	r := c.get(o[0])
	r.op = c.inst.Opcode
	if r.marks&layoutMarks != 0 {
		r.laid = o[0]
	}
	if r.op == spec.OpTypeStruct && r.marks&blockMarks != 0 {
		r.block = o[0]
	}
	switch r.op {
	case spec.OpTypeInt, spec.OpTypeFloat:
		if len(o) > 1 {
			r.scalar = o[1] / 8
		}
	case spec.OpTypeUntypedPointerKHR:
		if len(o) > 1 {
			r.class, r.scalar = spec.StorageClass(o[1]), 8
		}
	case spec.OpTypePointer:
		if len(o) > 2 {
			c.pointer(&r, o)
		}
	case spec.OpTypeVector, spec.OpTypeVectorIdEXT, spec.OpTypeMatrix, spec.OpTypeArray, spec.OpTypeRuntimeArray, spec.OpTypeCooperativeMatrixKHR:
		if len(o) > 1 {
			r.typ = o[1]
			c.part(&r, o[1])
		}
		if element := c.get(r.typ); c.shader && element.op == spec.OpTypeStruct && element.marks&blockMarks != 0 && r.marks&strideMarks != 0 {
			c.report(strideRule, "the array % of the blocks % has the decoration "+(r.marks&strideMarks).name()+"; an array of blocks is an array of descriptors, which has no stride", o[0], r.typ)
		}
	case spec.OpTypeStruct:
		for _, member := range o[1:] {
			inner := c.get(member).block
			if inner != 0 && r.marks&blockMarks != 0 {
				c.report(blockRule, "the block % contains the block %; a block must not be nested in another", o[0], inner)
				break
			}
			c.part(&r, member)
		}
	}
	*c.at(o[0]) = r
}

// pointer completes the record of a pointer type. An explicit layout counts only behind pointers to memory
// that has none; pointers to other memory may have strides.
func (c *checker) pointer(r *record, o []uint32) {
	r.class, r.typ, r.scalar = spec.StorageClass(o[1]), o[2], 8
	switch {
	case r.class == spec.StorageClassWorkgroup, !c.plain(r.class):
		r.laid = 0
	case r.laid == 0:
		r.laid = c.get(r.typ).laid
	}
}

// part adds what the rules need of a part of a type.
func (c *checker) part(r *record, id uint32) {
	p := c.get(id)
	r.scalar = max(r.scalar, p.scalar)
	if r.laid == 0 {
		r.laid = p.laid
	}
	if r.block == 0 {
		r.block = p.block
	}
}

// plain reports whether memory of a storage class has no explicit layout. Blocks in Workgroup memory have
// one all the same, and descriptor heaps.
func (c *checker) plain(class spec.StorageClass) bool {
	switch class {
	case spec.StorageClassWorkgroup, spec.StorageClassUniformConstant:
		return true
	case spec.StorageClassFunction, spec.StorageClassPrivate:
		return c.version >= spec.V1_5
	}
	return false
}
