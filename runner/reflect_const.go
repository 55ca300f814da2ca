package runner

import (
	"cmp"
	"math"
	"slices"
	"strconv"

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
	// Type is a boolean, an integer or a float.
	Type *Type
}

// Value is the default value as a bool, int64, uint64 or float64, or, for a float whose
// encoding is none of IEEE 754, bfloat16 and the two of 8 bits, its bits as a uint64.
func (c *SpecConstant) Value() any {
	switch c.Type.Kind {
	case BoolType:
		return c.Default != 0
	case IntType:
		if c.Type.Signed || c.Type.Signless {
			return signed(c.Default, c.Bits)
		}
	case FloatType:
		if v, ok := c.Type.float(c.Default); ok {
			return v
		}
	}
	return c.Default
}

// String writes the default value: `true`, `-3`, `0.5`.
func (c *SpecConstant) String() string {
	switch v := c.Value().(type) {
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
	return strconv.FormatUint(c.Default, 10)
}

// signed takes the low bits of v as a number in two's complement.
func signed(v uint64, bits uint32) int64 {
	if bits == 0 || bits >= 64 {
		return int64(v)
	}
	return int64(v<<(64-bits)) >> (64 - bits)
}

// masked is the low bits of v.
func masked(v uint64, bits uint32) uint64 {
	if bits >= 64 {
		return v
	}
	return v & (1<<bits - 1)
}

// float reads the bits of a float of type t.
func (t *Type) float(v uint64) (float64, bool) {
	switch {
	case t.Encoding != nil && *t.Encoding == spec.FPEncodingBFloat16KHR:
		return float64(math.Float32frombits(uint32(v) << 16)), true
	case t.Encoding != nil && *t.Encoding == spec.FPEncodingFloat8E5M2EXT:
		return half(v << 8 & 0xffff), true // the upper half of an IEEE half
	case t.Encoding != nil && *t.Encoding == spec.FPEncodingFloat8E4M3EXT:
		return small(v & 0xff), true
	case t.Encoding != nil:
		return 0, false
	case t.Bits == 16:
		return half(v & 0xffff), true
	case t.Bits == 32:
		return float64(math.Float32frombits(uint32(v))), true
	case t.Bits == 64:
		return math.Float64frombits(v), true
	}
	return 0, false
}

// half reads an IEEE 754 number of 16 bits.
func half(v uint64) float64 {
	fraction, exponent := v&0x3ff, int(v>>10&0x1f)
	if exponent == 0x1f {
		if fraction != 0 {
			return math.NaN()
		}
		return math.Inf(1 - int(v>>15)*2)
	}
	return scaled(v>>15 != 0, fraction, exponent, 10, 15)
}

// small reads an 8-bit float with 4 bits of exponent, which has no infinities.
func small(v uint64) float64 {
	if v&0x7f == 0x7f {
		return math.NaN()
	}
	return scaled(v>>7 != 0, v&7, int(v>>3&0xf), 3, 7)
}

// scaled makes a finite number of its parts: a fraction of that many bits and a biased
// exponent.
func scaled(negative bool, fraction uint64, exponent, bits, bias int) float64 {
	if exponent == 0 {
		exponent = 1
	} else {
		fraction |= 1 << bits
	}
	x := math.Ldexp(float64(fraction), exponent-bias-bits)
	if negative {
		return math.Copysign(x, -1)
	}
	return x
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
		}
		if c.isSpec {
			r.specs = append(r.specs, args[1])
		}
	case spec.OpConstantComposite, spec.OpSpecConstantComposite:
		c := r.at(args[1])
		c.kind, c.elem = kindComposite, args[0]
		copy(c.parts[:], args[2:])
	case spec.OpSpecConstantOp:
		value := r.fold(spec.Opcode(args[2]), args[0], args[3:])
		c := r.at(args[1])
		c.kind, c.elem, c.value, c.isOp = kindConstant, args[0], value, true
		copy(c.parts[:], r.parts(spec.Opcode(args[2]), args[3:]))
	}
}

// fold is the value of an OpSpecConstantOp on integers and booleans with all
// specialization constants at their defaults, 0 where it is not known.
func (r *reflector) fold(op spec.Opcode, result uint32, operands []uint32) uint64 {
	var v [3]uint64
	var s [3]int64
	width := uint32(32)
	for i, id := range operands[:min(len(operands), 3)] {
		c := r.get(id)
		if t := r.typeOf(c.elem); t.Kind == IntType && (i == 0 || op != spec.OpSelect) {
			width = t.Bits
		}
		v[i], s[i] = masked(c.value, width), signed(c.value, width)
	}
	if op == spec.OpCompositeExtract {
		return r.get(first(r.parts(op, operands))).value
	}
	value := integerOp(op, v, s)
	if t := r.typeOf(result); t.Kind == IntType {
		return masked(value, t.Bits)
	}
	return value
}

// parts are the constants that an OpSpecConstantOp computes with: all operands but the
// indices of those that take composites apart.
func (r *reflector) parts(op spec.Opcode, operands []uint32) []uint32 {
	switch op {
	case spec.OpCompositeExtract:
		c := r.get(first(operands))
		if len(operands) == 2 && c.kind == kindComposite && operands[1] < 3 {
			return c.parts[operands[1] : operands[1]+1]
		}
		return operands[:min(len(operands), 1)]
	case spec.OpCompositeInsert, spec.OpVectorShuffle:
		return operands[:min(len(operands), 2)]
	}
	return operands
}

func first(ids []uint32) uint32 {
	if len(ids) == 0 {
		return 0
	}
	return ids[0]
}

// integerOp computes with operands taken as unsigned, v, and as signed, s.
func integerOp(op spec.Opcode, v [3]uint64, s [3]int64) uint64 {
	switch op {
	case spec.OpIAdd:
		return v[0] + v[1]
	case spec.OpISub:
		return v[0] - v[1]
	case spec.OpIMul:
		return v[0] * v[1]
	case spec.OpSNegate:
		return -v[0]
	case spec.OpNot:
		return ^v[0]
	case spec.OpUConvert:
		return v[0]
	case spec.OpSConvert:
		return uint64(s[0])
	case spec.OpBitwiseAnd, spec.OpLogicalAnd:
		return v[0] & v[1]
	case spec.OpBitwiseOr, spec.OpLogicalOr:
		return v[0] | v[1]
	case spec.OpBitwiseXor:
		return v[0] ^ v[1]
	case spec.OpShiftLeftLogical:
		return v[0] << v[1]
	case spec.OpShiftRightLogical:
		return v[0] >> v[1]
	case spec.OpShiftRightArithmetic:
		return uint64(s[0] >> v[1])
	case spec.OpSelect:
		if v[0] != 0 {
			return v[1]
		}
		return v[2]
	}
	return max(quotientOp(op, v, s), truth(op, v, s))
}

func quotientOp(op spec.Opcode, v [3]uint64, s [3]int64) uint64 {
	if v[1] == 0 {
		return 0
	}
	switch op {
	case spec.OpUDiv:
		return v[0] / v[1]
	case spec.OpUMod:
		return v[0] % v[1]
	case spec.OpSDiv:
		return uint64(s[0] / s[1])
	case spec.OpSRem:
		return uint64(s[0] % s[1])
	case spec.OpSMod:
		m := s[0] % s[1]
		if m != 0 && (m < 0) != (s[1] < 0) {
			m += s[1]
		}
		return uint64(m)
	}
	return 0
}

// truth is 1 for a comparison or logical operation that holds.
func truth(op spec.Opcode, v [3]uint64, s [3]int64) uint64 {
	holds := false
	switch op {
	case spec.OpIEqual, spec.OpLogicalEqual:
		holds = v[0] == v[1]
	case spec.OpINotEqual, spec.OpLogicalNotEqual:
		holds = v[0] != v[1]
	case spec.OpULessThan:
		holds = v[0] < v[1]
	case spec.OpULessThanEqual:
		holds = v[0] <= v[1]
	case spec.OpUGreaterThan:
		holds = v[0] > v[1]
	case spec.OpUGreaterThanEqual:
		holds = v[0] >= v[1]
	case spec.OpSLessThan:
		holds = s[0] < s[1]
	case spec.OpSLessThanEqual:
		holds = s[0] <= s[1]
	case spec.OpSGreaterThan:
		holds = s[0] > s[1]
	case spec.OpSGreaterThanEqual:
		holds = s[0] >= s[1]
	case spec.OpLogicalNot:
		holds = v[0] == 0
	}
	if holds {
		return 1
	}
	return 0
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
		r.m.SpecConstants = append(r.m.SpecConstants, SpecConstant{ID: c.decor.specID, Name: c.name, Bits: width, Default: masked(c.value, width), Type: t})
	}
	slices.SortStableFunc(r.m.SpecConstants, func(a, b SpecConstant) int { return cmp.Compare(a.ID, b.ID) })
}

// maxSpecDepth bounds how far the operands of operations are followed.
const maxSpecDepth = 6

// dependsOn adds to ids the SpecIds of the constants that a constant is made of.
func (r *reflector) dependsOn(ids []uint32, id uint32, depth int) []uint32 {
	c := r.get(id)
	switch {
	case c.isSpec && c.decor.has&hasSpecID != 0:
		if !slices.Contains(ids, c.decor.specID) {
			ids = append(ids, c.decor.specID)
		}
	case (c.isOp || c.kind == kindComposite) && depth < maxSpecDepth:
		for _, part := range c.parts {
			ids = r.dependsOn(ids, part, depth+1)
		}
	}
	return ids
}
