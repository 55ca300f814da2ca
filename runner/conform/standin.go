package conform

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// The dialect has no floats of 8 bits. Kernels are made with a type of integers in place of each, which no scalar of the
// block has, and the binary then has the floats. Strides and offsets are those of the floats from the beginning, so the
// width of the integers does not matter.

// float8 is a float of 8 bits.
type float8 struct {
	kind     ir.FloatKind
	encoding spec.FPEncoding
}

var float8s = [...]float8{{ir.F8E4M3FN, spec.FPEncodingFloat8E4M3EXT}, {ir.F8E5M2, spec.FPEncodingFloat8E5M2EXT}}

// isFloat8 reports whether t is a float of 8 bits.
func isFloat8(t ir.Type) bool {
	f, ok := t.(*ir.FloatType)
	return ok && slices.ContainsFunc(float8s[:], func(e float8) bool { return e.kind == f.Kind })
}

// isBFloat reports whether t is bf16.
func isBFloat(t ir.Type) bool {
	f, ok := t.(*ir.FloatType)
	return ok && f.Kind == ir.BF16
}

// standIn is an integer type in place of a float.
type standIn struct {
	float, integer ir.Type
	encoding       spec.FPEncoding
}

// standIns returns the integers in place of the floats of 8 bits that a block has.
func standIns(t *spirv.StructType) ([]standIn, error) {
	ctx := t.Context()
	var out []standIn
	for _, e := range float8s {
		float := ctx.Float(e.kind)
		if !holds(t, func(s ir.Type) bool { return s == float }) {
			continue
		}
		// Signed integers become types of their own, and only types that a user spells out have them.
		taken := func(bits uint32) bool {
			integer := ir.Type(ctx.Integer(bits, ir.Signed))
			return slices.ContainsFunc(out, func(s standIn) bool { return s.integer == integer }) || holds(t, func(s ir.Type) bool { return s == integer })
		}
		widths := []uint32{8, 16, 64} // narrow integers may be widened to 32 bits
		i := slices.IndexFunc(widths, func(bits uint32) bool { return !taken(bits) })
		if i < 0 {
			return nil, &featureError{"a block with floats of 8 bits and fewer kinds of signed integers"}
		}
		out = append(out, standIn{float, ctx.Integer(widths[i], ir.Signed), e.encoding})
	}
	return out, nil
}

// shown returns the type with which a kernel is made in place of t.
func (e *emitter) shown(t ir.Type) ir.Type {
	if len(e.standIns) == 0 {
		return t
	}
	switch t := t.(type) {
	case *spirv.StructType:
		members := slices.Clone(t.Members())
		for i := range members {
			members[i].Type = e.shown(members[i].Type)
		}
		return spirv.StructOf(t.Context(), members, t.HasOffset(), t.Decorations()...)
	case *spirv.ArrayType:
		return spirv.ArrayOf(e.shown(t.Element), t.Count, t.Stride)
	case *spirv.RuntimeArrayType:
		return spirv.RuntimeArrayOf(e.shown(t.Element), t.Stride)
	case *spirv.PointerType:
		return spirv.PointerTo(e.shown(t.Pointee), t.Storage)
	case *ir.VectorType:
		return t.Context().Vector(t.Shape(), e.shown(t.ElementType()))
	}
	if i := slices.IndexFunc(e.standIns, func(s standIn) bool { return s.float == t }); i >= 0 {
		return e.standIns[i].integer
	}
	return t
}

// converted converts a float of 8 bits to an f32, or the reverse, by an opaque instruction because the dialect has no such
// conversion.
func (e *emitter) converted(v *ir.Value, t ir.Type) *ir.Value {
	return e.b.Create(e.loc, spirv.OpaqueInst, []*ir.Value{v}, []ir.Type{e.shown(t)}, ir.Named("opcode", e.ctx.String(spec.OpFConvert.String()))).Result(0)
}

// withFloats returns a binary with the floats in place of the integers that stand for them.
func withFloats(binary []uint32, list []standIn) []uint32 {
	out := slices.Clone(binary)
	eachInst(out, func(_ int, inst []uint32) {
		if spec.Opcode(inst[0]&0xffff) != spec.OpTypeInt || inst[3] == 0 {
			return
		}
		for _, s := range list {
			if inst[2] == ir.NumberWidth(s.integer) {
				inst[0], inst[2], inst[3] = words.First(spec.OpTypeFloat, 4), ir.NumberWidth(s.float), uint32(s.encoding)
				return
			}
		}
	})
	return out
}
