package conform

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// hasLength reports whether t contains an array with a length.
func hasLength(t ir.Type) bool {
	return within(t, func(t ir.Type) bool { _, ok := t.(*spirv.ArrayType); return ok })
}

// specialize makes the lengths of all arrays with a stride specialization constants. Their
// defaults are the lengths, so that the binary is the same kernel without values for them.
// The dialect has no types with such lengths, so only the binary has the constants.
func specialize(words []uint32) ([]uint32, []reflect.SpecValue) {
	constants := map[uint32][]uint32{}
	strided := map[uint32]bool{}
	annotations := 0
	eachInst(words, func(at int, inst []uint32) {
		switch code := spec.Opcode(inst[0] & 0xffff); {
		case code == spec.OpConstant:
			constants[inst[2]] = inst
		case code == spec.OpDecorate || code == spec.OpMemberDecorate:
			if annotations == 0 {
				annotations = at
			}
			if code == spec.OpDecorate && spec.Decoration(inst[2]) == spec.DecorationArrayStride {
				strided[inst[1]] = true
			}
		}
	})
	var values []reflect.SpecValue
	var decorations []uint32
	out := slices.Clone(words[:5])
	eachInst(words, func(_ int, inst []uint32) {
		if spec.Opcode(inst[0]&0xffff) == spec.OpTypeArray && strided[inst[1]] {
			length, id := constants[inst[3]], out[3]
			out[3]++
			n := uint32(len(values))
			decorations = append(decorations, 4<<16|uint32(spec.OpDecorate), id, uint32(spec.DecorationSpecId), n)
			values = append(values, reflect.SpecValue{ID: n, Bits: uint64(length[3])})
			out = append(out, 4<<16|uint32(spec.OpSpecConstant), length[1], id, length[3])
			inst = []uint32{inst[0], inst[1], inst[2], id}
		}
		out = append(out, inst...)
	})
	return slices.Insert(out, annotations, decorations...), values
}

// zeroInitialize gives all variables in Workgroup memory a null constant as initial value. The
// dialect has no null constants outside of functions, so only the binary has them.
func zeroInitialize(words []uint32) []uint32 {
	pointees := map[uint32]uint32{}
	out := slices.Clone(words[:5])
	eachInst(words, func(_ int, inst []uint32) {
		switch code := spec.Opcode(inst[0] & 0xffff); {
		case code == spec.OpTypePointer:
			pointees[inst[1]] = inst[3]
		case code == spec.OpVariable && spec.StorageClass(inst[3]) == spec.StorageClassWorkgroup:
			id := out[3]
			out[3]++
			out = append(out, 3<<16|uint32(spec.OpConstantNull), pointees[inst[1]], id)
			inst = []uint32{5<<16 | uint32(spec.OpVariable), inst[1], inst[2], inst[3], id}
		}
		out = append(out, inst...)
	})
	return out
}

// eachInst calls f for the instructions of a binary.
func eachInst(words []uint32, f func(at int, inst []uint32)) {
	for at := 5; at < len(words); {
		n := int(words[at] >> 16)
		f(at, words[at:at+n])
		at += n
	}
}
