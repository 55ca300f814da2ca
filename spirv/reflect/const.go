package reflect

import (
	"cmp"
	"strconv"

	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/spirv/spec"
)

// SpecConstant is a constant that the host can replace before compilation.
type SpecConstant struct {
	// ID is the SpecId, Name the OpName if any.
	ID   uint32
	Name string
	// Bits is the width, 1 for booleans, and Default the bits of the default value.
	Bits    uint32
	Default uint64
	// Given is the value under the specialization of the module, the default without one.
	Given uint64
	// Type is a boolean, an integer or a float.
	Type *Type
}

// Value returns the default value as a bool, int64, uint64 or float64. For a float that
// is not in an encoding of IEEE 754, bfloat16 or one of the two 8-bit formats, it
// returns the bits as a uint64.
func (c *SpecConstant) Value() any { return c.value(c.Default) }

func (c *SpecConstant) value(bits uint64) any {
	switch c.Type.Kind {
	case BoolType:
		return bits != 0
	case IntType:
		if c.Type.Signed || c.Type.Signless {
			return signed(bits, c.Bits)
		}
	case FloatType:
		if v, ok := c.Type.float(bits); ok {
			return v
		}
	}
	return bits
}

// String returns the default value, such as `true`, `-3` or `0.5`.
func (c *SpecConstant) String() string { return c.text(c.Default) }

// GivenString returns the text of Given.
func (c *SpecConstant) GivenString() string { return c.text(c.Given) }

func (c *SpecConstant) text(bits uint64) string {
	switch v := c.value(bits).(type) {
	case bool:
		return strconv.FormatBool(v)
	case int64:
		return strconv.FormatInt(v, 10)
	case float64:
		if c.Bits == 64 {
			return strconv.FormatFloat(v, 'g', -1, 64)
		}
		return strconv.FormatFloat(v, 'g', -1, 32)
	}
	return strconv.FormatUint(bits, 10)
}

// signed returns the low bits of v as a number in two's complement.
func signed(v uint64, bits uint32) int64 {
	if bits == 0 || bits >= 64 {
		return int64(v)
	}
	return int64(v<<(64-bits)) >> (64 - bits)
}

// masked returns the low bits of v.
func masked(v uint64, bits uint32) uint64 { return v & (1<<bits - 1) }

// float returns the value of a float of type t with the bits v.
func (t *Type) float(v uint64) (float64, bool) {
	k := floatKey{t.Bits, ieee}
	if t.Encoding != nil {
		k.encoding = *t.Encoding
	}
	format, ok := floatFormats[k]
	if !ok {
		return 0, false
	}
	return apfloat.FromBits(format, apint.New(t.Bits, v)).Float64(), true
}

// floatKey identifies a float type.
type floatKey struct {
	bits     uint32
	encoding spec.FPEncoding // ieee if the type has none
}

const ieee = ^spec.FPEncoding(0)

var floatFormats = map[floatKey]apfloat.Semantics{
	{16, ieee}:                        apfloat.F16,
	{32, ieee}:                        apfloat.F32,
	{64, ieee}:                        apfloat.F64,
	{16, spec.FPEncodingBFloat16KHR}:  apfloat.BF16,
	{8, spec.FPEncodingFloat8E4M3EXT}: apfloat.F8E4M3FN,
	{8, spec.FPEncodingFloat8E5M2EXT}: apfloat.F8E5M2,
}

func (r *reflector) scanConstant(op spec.Opcode, args []uint32) {
	switch op {
	case spec.OpConstantTrue, spec.OpConstantFalse, spec.OpSpecConstantTrue, spec.OpSpecConstantFalse, spec.OpConstant, spec.OpSpecConstant:
		c := r.at(args[1])
		c.kind, c.elem = kindConstant, args[0]
		c.isSpec = op == spec.OpSpecConstantTrue || op == spec.OpSpecConstantFalse || op == spec.OpSpecConstant
		switch op {
		case spec.OpConstantTrue, spec.OpSpecConstantTrue:
			c.value = 1
		case spec.OpConstant, spec.OpSpecConstant:
			c.value = uint64(args[2])
			if len(args) > 3 {
				c.value |= uint64(args[3]) << 32
			}
			if t := r.typeOf(args[0]); t.Kind == IntType && t.Bits > 0 && t.Bits <= 64 {
				c.value = masked(c.value, t.Bits) // narrow ones are extended by their signs
			}
		}
		if c.isSpec {
			c.initial = c.value
			c.value = r.given(c)
			r.specs = append(r.specs, args[1])
		}
	case spec.OpConstantComposite, spec.OpSpecConstantComposite, spec.OpConstantCompositeReplicateEXT, spec.OpSpecConstantCompositeReplicateEXT:
		c := r.at(args[1])
		c.kind, c.elem, c.parts = kindComposite, args[0], args[2:]
		c.replicated = op == spec.OpConstantCompositeReplicateEXT || op == spec.OpSpecConstantCompositeReplicateEXT
	case spec.OpConstantNull:
		r.keep(args[1], args[0], r.null(args[0]))
	case spec.OpConstantSizeOfEXT:
		r.keep(args[1], args[0], r.sizeOf(args))
	case spec.OpSpecConstantOp:
		r.keep(args[1], args[0], r.evaluate(spec.Opcode(args[2]), args[0], args[3:]))
		r.at(args[1]).isOp = true
	}
}

// given returns the value of a specialization constant: that of the host, or else its own.
func (r *reflector) given(c *idInfo) uint64 {
	value := c.value
	if c.decor.has&hasSpecID != 0 {
		for _, v := range r.values {
			if v.ID == c.decor.specID {
				value = masked(v.Bits, r.scalarWidth(c.elem))
			}
		}
	}
	return value
}

// keep makes id a constant of a type with a value.
func (r *reflector) keep(id, typ uint32, value *constant) {
	if id >= uint32(len(r.index)) {
		return
	}
	if r.constants == nil {
		r.constants = map[uint32]*constant{}
	}
	r.constants[id] = value
	c := r.at(id)
	c.kind, c.elem, c.value = kindConstant, typ, value.bits
	if value.parts != nil || value.every != nil {
		c.kind = kindComposite
	}
}

func (r *reflector) collectSpecs() {
	for _, id := range r.specs {
		c := r.get(id)
		if c.decor.has&hasSpecID == 0 {
			continue
		}
		t, width := r.typeOf(c.elem), uint32(1)
		if t.Kind == IntType || t.Kind == FloatType {
			width = t.Bits
		}
		r.m.SpecConstants = append(r.m.SpecConstants, SpecConstant{ID: c.decor.specID, Name: c.name, Bits: width, Default: masked(c.initial, width), Given: masked(c.value, width), Type: t})
	}
	sorted.Stable(r.m.SpecConstants, func(a, b SpecConstant) int { return cmp.Compare(a.ID, b.ID) })
}
