//go:build cgo

package corpus

import (
	"slices"

	"github.com/spvc/spvc/spirv/spec"
)

// rounded returns a module in which each product and sum is rounded: it decorates them with
// NoContraction, and replaces fma, which may be rounded once or twice.
func rounded(words []uint32) []uint32 {
	const fma = 50
	var decorations, code []uint32
	first := 0 // declaration
	bound := words[3]
	exact := func(id uint32) {
		decorations = append(decorations, 3<<16|uint32(spec.OpDecorate), id, uint32(spec.DecorationNoContraction))
	}
	for at, n := 5, 0; at < len(words); at += n {
		n = int(words[at] >> 16)
		in := words[at : at+n]
		switch op := spec.Opcode(in[0] & 0xffff); op {
		case spec.OpTypeVoid, spec.OpTypeBool, spec.OpTypeInt, spec.OpTypeFloat:
			if first == 0 {
				first = at
			}
		case spec.OpFAdd, spec.OpFSub, spec.OpFMul, spec.OpFDiv, spec.OpFNegate, spec.OpDot, spec.OpOuterProduct,
			spec.OpVectorTimesScalar, spec.OpMatrixTimesScalar, spec.OpMatrixTimesVector, spec.OpVectorTimesMatrix, spec.OpMatrixTimesMatrix:
			exact(in[2])
		case spec.OpExtInst:
			if in[4] == fma && n == 8 {
				exact(in[2])
				exact(bound)
				code = append(code, 5<<16|uint32(spec.OpFMul), in[1], bound, in[5], in[6])
				in = []uint32{5<<16 | uint32(spec.OpFAdd), in[1], in[2], bound, in[7]}
				bound++
			}
		}
		if first > 0 {
			code = append(code, in...)
		}
	}
	out := slices.Concat(words[:first], decorations, code)
	out[3] = bound
	return out
}
