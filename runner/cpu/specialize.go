package cpu

import (
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// frozen returns a binary whose specialization constants are constants with the values of a launch.
func frozen(in []uint32, values []reflect.SpecValue) ([]uint32, error) {
	given := map[uint32]uint64{}
	for _, v := range values {
		given[v.ID] = v.Bits
	}
	ids := map[uint32]uint32{}
	const header = 5
	out := append(make([]uint32, 0, len(in)), in[:min(header, len(in))]...)
	for at := header; at < len(in); {
		code, n := words.Split(in[at])
		if n == 0 || at+n > len(in) {
			return append(out, in[at:]...), nil // the reader says what is wrong
		}
		inst := in[at : at+n]
		at += n
		if code == spec.OpDecorate && n == 4 && spec.Decoration(inst[2]) == spec.DecorationSpecId {
			ids[inst[1]] = inst[3]
			continue
		}
		start := len(out)
		out = append(out, inst...)
		freeze(out[start:], code, ids, given)
	}
	return out, nil
}

// freeze makes a constant of a specialization constant.
func freeze(inst []uint32, code spec.Opcode, ids map[uint32]uint32, given map[uint32]uint64) {
	var plain spec.Opcode
	switch code {
	case spec.OpSpecConstantTrue, spec.OpSpecConstantFalse:
		truth := code == spec.OpSpecConstantTrue
		if id, ok := ids[inst[2]]; ok {
			if value, set := given[id]; set {
				truth = value != 0
			}
		}
		plain = spec.OpConstantFalse
		if truth {
			plain = spec.OpConstantTrue
		}
	case spec.OpSpecConstant:
		plain = spec.OpConstant
		id, ok := ids[inst[2]]
		value, set := given[id]
		for i := 3; ok && set && i < len(inst); i++ {
			inst[i] = uint32(value >> (32 * (i - 3)))
		}
	case spec.OpSpecConstantComposite:
		plain = spec.OpConstantComposite
	default:
		return
	}
	inst[0] = inst[0]&^0xffff | uint32(plain)
}
