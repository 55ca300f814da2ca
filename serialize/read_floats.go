package serialize

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// isScalar reports whether t is a number or boolean of modules.
func isScalar(t ir.Type) bool {
	_, float := t.(*ir.FloatType)
	return spirv.IsScalar(t) || float && spirv.IsBF16(t)
}

// isType reports whether values of modules can have the type t.
func isType(t ir.Type) bool { return spirv.IsSPIRV(t) || spirv.IsBF16(t) }

// floatType returns the type of OpTypeFloat, or nil if the dialect has none.
func (r *reader) floatType(w []uint32) ir.Type {
	if bf16 := r.ctx.Float(ir.BF16); len(w) == 3 && w[1] == 16 && w[2] == uint32(spec.FPEncodingBFloat16KHR) && spirv.IsBF16(bf16) {
		return bf16
	}
	if len(w) == 2 {
		switch w[1] {
		case 16:
			return r.ctx.F16()
		case 32:
			return r.ctx.F32()
		case 64:
			return r.ctx.F64()
		}
	}
	return nil
}
