package rules

import (
	"strconv"

	"github.com/spvc/spvc/spirv/spec"
)

// variable checks the layout of a variable's type by the rules of Vulkan.
func (c *checker) variable(o []uint32) {
	if !c.vulkan || len(o) < 3 {
		return
	}
	untyped := c.inst.Opcode == spec.OpUntypedVariableKHR
	class, id := spec.StorageClass(o[2]), c.get(o[0]).typ
	if untyped {
		if len(o) < 4 {
			return
		}
		id = o[3]
	}
	t := c.get(id)
	array := t.op == spec.OpTypeArray || t.op == spec.OpTypeRuntimeArray
	switch {
	case untyped && class == spec.StorageClassWorkgroup:
		if t.op != spec.OpTypeStruct || t.marks&isBlock == 0 {
			c.report(layoutRule, "the untyped variable % in Workgroup memory has the data type %, which is no struct with the decoration Block", o[1], id)
		}
		return
	case array && (class == spec.StorageClassStorageBuffer || class == spec.StorageClassUniform || class == spec.StorageClassUniformConstant):
		if untyped && c.get(t.typ).marks&blockMarks == 0 {
			return
		}
		if t.marks&strideMarks != 0 {
			c.report(layoutRule, "the variable % is an array of descriptors whose type % has the decoration "+(t.marks&strideMarks).name()+"; descriptors have no stride", o[1], id)
			return
		}
	}
	if untyped || c.naga || !c.plain(class) || t.laid == 0 || c.get(o[1]).marks&isHeap != 0 {
		return
	}
	if class == spec.StorageClassWorkgroup && t.op == spec.OpTypeStruct && t.marks&isBlock != 0 {
		return // with WorkgroupMemoryExplicitLayoutKHR, which SPIRV-Tools demand
	}
	c.report(layoutRule, "the type % of the variable % has the decoration "+(c.get(t.laid).marks&layoutMarks).name()+"; "+c.why(class), t.laid, o[1])
}

// why says why memory of a storage class has no explicit layout.
func (c *checker) why(class spec.StorageClass) string {
	text := "types in " + class.String() + " memory must have no explicit layout"
	switch class {
	case spec.StorageClassWorkgroup:
		return text + ", except in blocks with the capability WorkgroupMemoryExplicitLayoutKHR"
	case spec.StorageClassFunction, spec.StorageClassPrivate:
		return text + " from SPIR-V 1.5 on"
	}
	return text
}

// accessWords returns the number of words that a memory access takes, which begins with its mask.
func accessWords(mask uint32) int {
	n := 1
	for _, bit := range [...]spec.MemoryAccess{spec.MemoryAccessAligned, spec.MemoryAccessMakePointerAvailable, spec.MemoryAccessMakePointerVisible,
		spec.MemoryAccessAliasScopeINTELMask, spec.MemoryAccessNoAliasINTELMask} {
		if spec.MemoryAccess(mask)&bit != 0 {
			n++
		}
	}
	return n
}

// access checks the alignment of the memory accesses of the current instruction.
func (c *checker) access(o []uint32) {
	switch c.inst.Opcode {
	case spec.OpLoad:
		c.aligned(o, 2, 3, 0)
	case spec.OpStore:
		c.aligned(o, 0, 2, -1)
	case spec.OpCooperativeMatrixLoadKHR:
		c.aligned(o, 2, 5, 0)
	case spec.OpCooperativeMatrixStoreKHR:
		c.aligned(o, 0, 4, -1)
	case spec.OpCopyMemory, spec.OpCopyMemorySized:
		mask := 2
		if c.inst.Opcode == spec.OpCopyMemorySized {
			mask = 3
		}
		c.aligned(o, 0, mask, -1)
		if mask < len(o) {
			// The second access is that of the source; one access is for both.
			if second := mask + accessWords(o[mask]); second < len(o) {
				mask = second
			}
			c.aligned(o, 1, mask, -1)
		}
	}
}

// aligned checks the access through the pointer in operand at, whose mask is operand mask. The type of the value
// of an untyped pointer is operand value, unless value is negative.
func (c *checker) aligned(o []uint32, at, mask, value int) {
	if mask+1 >= len(o) || spec.MemoryAccess(o[mask])&spec.MemoryAccessAligned == 0 {
		return
	}
	pointer := c.get(c.get(o[at]).typ)
	if pointer.class != spec.StorageClassPhysicalStorageBuffer {
		return
	}
	t := pointer.typ
	switch {
	case pointer.op == spec.OpTypeUntypedPointerKHR && value >= 0:
		t = o[value]
	case pointer.op != spec.OpTypePointer:
		return
	}
	if largest := c.get(t).scalar; o[mask+1] < largest {
		c.report(alignmentRule, "the access through % has Aligned "+strconv.FormatUint(uint64(o[mask+1]), 10)+", and the largest scalar of % has "+
			strconv.FormatUint(uint64(largest), 10)+" bytes; Aligned must be a multiple of this size", o[at], t)
	}
}

// vote checks the predicate of a vote, and the type of its result.
func (c *checker) vote(o []uint32) {
	rule, predicate := voteRule, 3
	switch c.inst.Opcode {
	case spec.OpGroupNonUniformAll, spec.OpGroupNonUniformAny, spec.OpGroupNonUniformAllEqual:
		rule = nonUniform
	case spec.OpSubgroupAllKHR, spec.OpSubgroupAnyKHR:
		predicate = 2
	}
	if predicate >= len(o) {
		return
	}
	if c.get(o[0]).op != spec.OpTypeBool {
		c.report(rule, "the result % of the vote has the type %; it must be a boolean", o[1], o[0])
		return
	}
	t := c.get(o[predicate]).typ
	if c.inst.Opcode != spec.OpGroupNonUniformAllEqual && c.get(t).op != spec.OpTypeBool {
		c.report(rule, "the predicate % of the vote has the type %; it must be a boolean", o[predicate], t)
	}
}
