package runner

import (
	"cmp"
	"slices"
	"strconv"

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
	// Type is a boolean, an integer or a float.
	Type *Type
}

// Value returns the default value as a bool, int64, uint64 or float64. For a float that
// is not in an encoding of IEEE 754, bfloat16 or one of the two 8-bit formats, it
// returns the bits as a uint64.
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

// String returns the default value, such as `true`, `-3` or `0.5`.
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

// fold returns the value of an OpSpecConstantOp on integers and booleans, with all
// specialization constants at their defaults. It returns 0 if the value is not known.
func (r *reflector) fold(op spec.Opcode, result uint32, operands []uint32) uint64 {
	if op == spec.OpCompositeExtract {
		return r.get(first(r.parts(op, operands))).value
	}
	var v [3]apint.Int
	width := uint32(32)
	for i := range v {
		c := &unmentioned
		if i < len(operands) {
			c = r.get(operands[i])
		}
		if t := r.typeOf(c.elem); t.Kind == IntType && t.Bits > 0 && t.Bits <= 64 {
			width = t.Bits
		}
		v[i] = apint.New(width, c.value)
	}
	value, _ := integerOp(op, v).Uint64()
	if t := r.typeOf(result); t.Kind == IntType {
		return masked(value, t.Bits)
	}
	return value
}

// parts returns the constants that an OpSpecConstantOp uses: all operands except
// literal indices into composites.
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

// Operations of OpSpecConstantOp by the types of their operands.
var (
	intOps = map[spec.Opcode]func(a, b apint.Int) apint.Int{
		spec.OpIAdd: apint.Int.Add, spec.OpISub: apint.Int.Sub, spec.OpIMul: apint.Int.Mul,
		spec.OpBitwiseAnd: apint.Int.And, spec.OpBitwiseOr: apint.Int.Or, spec.OpBitwiseXor: apint.Int.Xor,
		spec.OpLogicalAnd: apint.Int.And, spec.OpLogicalOr: apint.Int.Or,
	}
	divisions = map[spec.Opcode]func(a, b apint.Int) apint.Int{
		spec.OpUDiv: apint.Int.UDiv, spec.OpUMod: apint.Int.URem,
		spec.OpSDiv: apint.Int.SDiv, spec.OpSRem: apint.Int.SRem, spec.OpSMod: floorMod,
	}
	shifts = map[spec.Opcode]func(a apint.Int, n uint64) apint.Int{
		spec.OpShiftLeftLogical: apint.Int.Shl, spec.OpShiftRightLogical: apint.Int.LShr,
		spec.OpShiftRightArithmetic: apint.Int.AShr,
	}
	comparisons = map[spec.Opcode]func(a, b apint.Int) bool{
		spec.OpIEqual: apint.Int.Eq, spec.OpLogicalEqual: apint.Int.Eq,
		spec.OpINotEqual: differ, spec.OpLogicalNotEqual: differ,
		spec.OpULessThan: apint.Int.ULT, spec.OpULessThanEqual: apint.Int.ULE,
		spec.OpUGreaterThan: apint.Int.UGT, spec.OpUGreaterThanEqual: apint.Int.UGE,
		spec.OpSLessThan: apint.Int.SLT, spec.OpSLessThanEqual: apint.Int.SLE,
		spec.OpSGreaterThan: apint.Int.SGT, spec.OpSGreaterThanEqual: apint.Int.SGE,
	}
)

func differ(a, b apint.Int) bool { return !a.Eq(b) }

// floorMod returns the remainder of a / b with the sign of b.
func floorMod(a, b apint.Int) apint.Int {
	m := a.SRem(b)
	if !m.IsZero() && m.IsNegative() != b.IsNegative() {
		m = m.Add(b)
	}
	return m
}

// integerOp returns the result of op on integers. It returns 0 if op is not known or
// divides by zero.
func integerOp(op spec.Opcode, v [3]apint.Int) apint.Int {
	a, b := v[0], v[1].ZExtOrTrunc(v[0].Width())
	if f := intOps[op]; f != nil {
		return f(a, b)
	}
	if f := divisions[op]; f != nil && !b.IsZero() {
		return f(a, b)
	}
	if f := shifts[op]; f != nil {
		n, _ := v[1].Uint64()
		return f(a, n)
	}
	if f := comparisons[op]; f != nil {
		return truth(f(a, b))
	}
	switch op {
	case spec.OpSNegate:
		return a.Neg()
	case spec.OpNot:
		return a.Not()
	case spec.OpLogicalNot:
		return truth(a.IsZero())
	case spec.OpUConvert:
		return a
	case spec.OpSConvert:
		return a.SExtOrTrunc(64)
	case spec.OpSelect:
		if !a.IsZero() {
			return v[1]
		}
		return v[2]
	}
	return apint.New(1, 0)
}

func truth(holds bool) apint.Int {
	if holds {
		return apint.New(1, 1)
	}
	return apint.New(1, 0)
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

// maxSpecDepth bounds the depth to which dependsOn follows operands.
const maxSpecDepth = 6

// dependsOn appends the SpecIds of the constants from which the constant id is
// computed.
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
