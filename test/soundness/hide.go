package soundness

import (
	"context"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/kernelgen"
	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/spirv/spec"
)

// Numbers of instructions in GLSL.std.450 that SwiftShader computes wrongly for constants: the folding
// of the signed ones in SPIRV-Tools takes the sign from the type.
const glslUMin, glslSMin, glslUMax, glslSMax = 38, 39, 41, 42

// folds reports whether a driver computes OpConvertSToF and minima and maxima of constants wrongly
// (docs/drivers.md).
func folds(driver string) bool { return driver == "swiftshader" }

// rightHidden runs a kernel again with the operands of OpConvertSToF, minima and maxima hidden from
// constant folding. It reports whether all results are right.
func (e *Engine) rightHidden(ctx context.Context, c *Case, k *kernelgen.Kernel, want *kernelgen.Result) bool {
	p, _, err := e.compile(ctx, c, k)
	if err != nil || len(p.Binaries) != 1 {
		return false
	}
	// The function of the host that launches the kernel stays.
	p.Binaries[0] = &spvc.Binary{Name: p.Binaries[0].Name, Words: hideOperands(p.Binaries[0].Words), Env: p.Env()}
	got, _, err := e.dispatch(ctx, c, k, p)
	return err == nil && k.Differs(want, got) == nil
}

// hider rewrites a module.
type hider struct {
	out []uint32
	// bound is the first free id.
	bound uint32
	// glsl is the id of GLSL.std.450.
	glsl uint32
	// ints holds OpTypeInt and OpTypeVector of integers, and types the type of each value.
	ints  map[uint32]spvwords.Inst
	types map[uint32]uint32
	// zeros holds the specialization constants by type.
	zeros map[uint32]uint32
}

// hideOperands returns a module in which the operands of OpConvertSToF, minima and maxima are
// combined with zeros by OpBitwiseXor. The zeros are specialization constants, which folding
// does not look into.
func hideOperands(words []uint32) []uint32 {
	h := &hider{out: append([]uint32(nil), words[:spvwords.HeaderWords]...), bound: words[3],
		ints: map[uint32]spvwords.Inst{}, types: map[uint32]uint32{}, zeros: map[uint32]uint32{}}
	inBody := false
	var order []uint32
	for in := range spvwords.Instructions(words) {
		o := in.Operands
		switch in.Opcode {
		case spec.OpExtInstImport:
			h.glsl = o[0]
		case spec.OpTypeInt:
			h.ints[o[0]], order = in, append(order, o[0])
		case spec.OpTypeVector:
			if _, ok := h.ints[o[1]]; ok {
				h.ints[o[0]], order = in, append(order, o[0])
			}
		case spec.OpFunction:
			if !inBody {
				h.addZeros(order)
			}
			inBody = true
		default:
			if len(o) > 1 && len(h.ints[o[0]].Operands) > 0 {
				h.types[o[1]] = o[0]
			}
		}
		first := len(o)
		switch {
		case in.Opcode == spec.OpConvertSToF:
			first = 2
		case in.Opcode == spec.OpExtInst && o[2] == h.glsl:
			switch o[3] {
			case glslUMin, glslSMin, glslUMax, glslSMax:
				first = 4
			}
		}
		h.copy(in, first)
	}
	h.out[3] = h.bound
	return h.out
}

// addZeros adds a specialization constant for each integer type.
func (h *hider) addZeros(types []uint32) {
	for _, t := range types {
		o := h.ints[t].Operands
		h.zeros[t] = h.fresh()
		if h.ints[t].Opcode == spec.OpTypeInt {
			h.emit(spec.OpSpecConstant, append([]uint32{t, h.zeros[t]}, make([]uint32, (o[1]+31)/32)...))
			continue
		}
		parts := []uint32{t, h.zeros[t]}
		for range o[2] {
			parts = append(parts, h.zeros[o[1]])
		}
		h.emit(spec.OpSpecConstantComposite, parts)
	}
}

// copy copies an instruction and hides its operands from number first on.
func (h *hider) copy(in spvwords.Inst, first int) {
	o := append([]uint32(nil), in.Operands...)
	for i := first; i < len(o); i++ {
		t := h.types[o[i]]
		id := h.fresh()
		h.emit(spec.OpBitwiseXor, []uint32{t, id, o[i], h.zeros[t]})
		o[i] = id
	}
	h.emit(in.Opcode, o)
}

func (h *hider) fresh() uint32 {
	h.bound++
	return h.bound - 1
}

func (h *hider) emit(op spec.Opcode, operands []uint32) {
	h.out = append(append(h.out, uint32(len(operands)+1)<<16|uint32(op)), operands...)
}
