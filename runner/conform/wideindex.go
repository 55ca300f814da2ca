package conform

import (
	"slices"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// indexWidth is the width of the indices of arrays, matrices and vectors.
type indexWidth uint8

const (
	shortIndices indexWidth = iota
	// longIndices have 64 bits, and so have offsets with longOffsets (SPV_EXT_shader_64bit_indexing).
	longIndices
	longOffsets
)

var indexWidthNames = [...]string{"", "i64", "mode"}

// needs returns the capabilities for indices of this width.
func (w indexWidth) needs() []spec.Capability {
	switch w {
	case longIndices:
		return []spec.Capability{spec.CapabilityInt64}
	case longOffsets:
		return []spec.Capability{spec.CapabilityInt64, spec.CapabilityShader64BitIndexingEXT}
	}
	return nil
}

// lengthen returns a binary that does the same with indices of 64 bits. Indices of structs, which are numbers of members, stay. Only the
// binary has them, because each function that makes an index would need to know of which type it is.
func lengthen(binary []uint32, w indexWidth) []uint32 {
	u := newUntyper(binary, typedPointers)
	var entries []uint32 // entry points that lack the execution mode
	long := map[uint32]uint32{}
	integer := u.typeOf(spec.OpTypeInt, 64, 0)
	eachInst(binary, func(_ int, inst []uint32) {
		if spec.Opcode(inst[0]&0xffff) != spec.OpAccessChain || u.pointee(inst[3]) == 0 {
			return
		}
		u.eachIndex(inst, func(i int) {
			if n, ok := u.constants[inst[i]]; ok && long[inst[i]] == 0 {
				id := u.newID()
				long[inst[i]] = id
				u.added = append(u.added, words.First(spec.OpConstant, 5), integer, id, n, 0)
			}
		})
	})
	eachInst(binary, func(_ int, inst []uint32) {
		op := spec.Opcode(inst[0] & 0xffff)
		for ; op != spec.OpEntryPoint && len(entries) > 0; entries = entries[1:] {
			u.emit(spec.OpExecutionMode, entries[0], uint32(spec.ExecutionModeShader64BitIndexingEXT))
		}
		switch {
		case op == spec.OpEntryPoint && w == longOffsets:
			entries = append(entries, inst[2])
		case op == spec.OpFunction:
			u.out = append(u.out, u.added...)
			u.added = nil
		case op == spec.OpAccessChain && u.pointee(inst[3]) != 0:
			inst = slices.Clone(inst)
			u.eachIndex(inst, func(i int) {
				id := long[inst[i]]
				if id == 0 {
					id = u.newID()
					u.emit(spec.OpUConvert, integer, id, inst[i])
				}
				inst[i] = id
			})
		}
		u.out = append(u.out, inst...)
	})
	return u.out
}

// eachIndex calls f with the places of those operands of an access chain that are no members of structs.
func (u *untyper) eachIndex(inst []uint32, f func(i int)) {
	t := u.pointee(inst[3])
	for i := 4; i < len(inst); i++ {
		d := u.types[t]
		if spec.Opcode(d[0]&0xffff) == spec.OpTypeStruct {
			t = d[2+u.constants[inst[i]]]
			continue
		}
		t = d[2]
		f(i)
	}
}
