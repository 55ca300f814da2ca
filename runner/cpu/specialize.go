package cpu

import (
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// freezer makes constants of specialization constants, so that nothing in a binary depends on them.
type freezer struct {
	out   []uint32
	given map[uint32]uint64
	// specs has the SpecIds of constants, widths the bits of integer types, 1 for booleans, and values the numbers that constants are.
	specs  map[uint32]uint32
	widths map[uint32]uint
	values map[uint32]number
}

// number is a constant of some bits. Those above are 0.
type number struct {
	bits  uint64
	width uint
}

// signed returns the number with its sign.
func (n number) signed() int64 { return int64(n.bits<<(64-n.width)) >> (64 - n.width) }

// frozen returns a binary whose specialization constants are constants with the values of a launch. The reader of the binary says what is wrong with it.
func frozen(in []uint32, values []reflect.SpecValue) []uint32 {
	const header = 5
	f := &freezer{given: map[uint32]uint64{}, specs: map[uint32]uint32{}, widths: map[uint32]uint{}, values: map[uint32]number{}}
	for _, v := range values {
		f.given[v.ID] = v.Bits
	}
	f.out = append(make([]uint32, 0, len(in)), in[:min(header, len(in))]...)
	for at := header; at < len(in); {
		code, n := words.Split(in[at])
		if n == 0 || at+n > len(in) {
			return append(f.out, in[at:]...)
		}
		f.instruction(code, in[at:at+n])
		at += n
	}
	return f.out
}

func (f *freezer) instruction(code spec.Opcode, inst []uint32) {
	if code == spec.OpDecorate && len(inst) == 4 {
		switch spec.Decoration(inst[2]) {
		case spec.DecorationSpecId:
			f.specs[inst[1]] = inst[3]
			return
		case spec.DecorationBuiltIn:
			if spec.BuiltIn(inst[3]) == spec.BuiltInWorkgroupSize {
				return // the launch has the size
			}
		}
	}
	start := len(f.out)
	f.out = append(f.out, inst...)
	inst = f.out[start:]
	switch {
	case code == spec.OpTypeBool && len(inst) == 2:
		f.widths[inst[1]] = 1
	case code == spec.OpTypeInt && len(inst) == 4 && inst[2] >= 8 && inst[2] <= 64:
		f.widths[inst[1]] = uint(inst[2])
	case code == spec.OpTypeFloat && len(inst) >= 3 && inst[2] <= 64:
		f.widths[inst[1]] = uint(inst[2]) // constants of floats can only be chosen
	case len(inst) < 3:
	case code == spec.OpSpecConstantComposite:
		inst[0] = inst[0]&^0xffff | uint32(spec.OpConstantComposite)
	case code == spec.OpSpecConstantTrue || code == spec.OpSpecConstantFalse || code == spec.OpConstantTrue || code == spec.OpConstantFalse:
		f.truth(inst, code == spec.OpSpecConstantTrue || code == spec.OpConstantTrue)
	case code == spec.OpSpecConstant || code == spec.OpConstant:
		f.constant(inst, code == spec.OpSpecConstant)
	case code == spec.OpSpecConstantOp:
		f.operation(start)
	}
}

// value returns what the launch gives a constant.
func (f *freezer) value(id uint32) (uint64, bool) {
	spec, ok := f.specs[id]
	if !ok {
		return 0, false
	}
	v, ok := f.given[spec]
	return v, ok
}

func (f *freezer) truth(inst []uint32, v bool) {
	if given, ok := f.value(inst[2]); ok {
		v = given != 0
	}
	code := spec.OpConstantFalse
	n := number{0, 1}
	if v {
		code, n.bits = spec.OpConstantTrue, 1
	}
	inst[0] = inst[0]&^0xffff | uint32(code)
	f.values[inst[2]] = n
}

func (f *freezer) constant(inst []uint32, isSpec bool) {
	if given, ok := f.value(inst[2]); ok && isSpec {
		for i := 3; i < len(inst); i++ {
			inst[i] = uint32(given >> (32 * (i - 3)))
		}
	}
	inst[0] = inst[0]&^0xffff | uint32(spec.OpConstant)
	w := f.widths[inst[1]]
	if w == 0 || len(inst) < 4 {
		return
	}
	bits := uint64(inst[3])
	if len(inst) > 4 {
		bits |= uint64(inst[4]) << 32
	}
	f.values[inst[2]] = number{bits & mask(w), w}
}

func mask(width uint) uint64 { return 1<<width - 1 }

// operation computes a constant of others. It leaves what it cannot compute.
func (f *freezer) operation(start int) {
	inst := f.out[start:]
	w := f.widths[inst[1]]
	var operands []number
	for i := 4; i < len(inst); i++ {
		n, ok := f.values[inst[i]]
		if !ok {
			return
		}
		operands = append(operands, n)
	}
	if w == 0 || len(inst) < 5 {
		return
	}
	bits, ok := compute(spec.Opcode(inst[3]), operands, w)
	if !ok {
		return
	}
	n := number{bits & mask(w), w}
	typ, id := inst[1], inst[2]
	f.values[id] = n
	f.out = f.out[:start]
	switch {
	case w == 1 && n.bits != 0:
		f.out = append(f.out, 3<<16|uint32(spec.OpConstantTrue), typ, id)
	case w == 1:
		f.out = append(f.out, 3<<16|uint32(spec.OpConstantFalse), typ, id)
	case w == 64:
		f.out = append(f.out, 5<<16|uint32(spec.OpConstant), typ, id, uint32(n.bits), uint32(n.bits>>32))
	default:
		f.out = append(f.out, 4<<16|uint32(spec.OpConstant), typ, id, uint32(n.bits))
	}
}

// compute computes an operation on integers and booleans. What is not defined is 0.
func compute(op spec.Opcode, x []number, width uint) (uint64, bool) {
	switch {
	case op == spec.OpSelect && len(x) == 3:
		if x[0].bits != 0 {
			return x[1].bits, true
		}
		return x[2].bits, true
	case len(x) == 1:
		return unary(op, x[0])
	case len(x) == 2:
		if v, ok := binary(op, x[0], x[1]); ok {
			return v, true
		}
		is, ok := comparison(op, x[0], x[1])
		if is {
			return 1, ok
		}
		return 0, ok
	}
	return 0, false
}

func unary(op spec.Opcode, a number) (uint64, bool) {
	switch op {
	case spec.OpSNegate:
		return -a.bits, true
	case spec.OpNot, spec.OpLogicalNot:
		return ^a.bits, true
	case spec.OpUConvert:
		return a.bits, true
	case spec.OpSConvert:
		return uint64(a.signed()), true
	}
	return 0, false
}

func binary(op spec.Opcode, a, b number) (uint64, bool) {
	switch op {
	case spec.OpIAdd:
		return a.bits + b.bits, true
	case spec.OpISub:
		return a.bits - b.bits, true
	case spec.OpIMul:
		return a.bits * b.bits, true
	case spec.OpShiftLeftLogical:
		return a.bits << b.bits, true
	case spec.OpShiftRightLogical:
		return a.bits >> b.bits, true
	case spec.OpShiftRightArithmetic:
		return uint64(a.signed() >> b.bits), true
	case spec.OpBitwiseAnd, spec.OpLogicalAnd:
		return a.bits & b.bits, true
	case spec.OpBitwiseOr, spec.OpLogicalOr:
		return a.bits | b.bits, true
	case spec.OpBitwiseXor, spec.OpLogicalNotEqual:
		return a.bits ^ b.bits, true
	case spec.OpLogicalEqual:
		return ^(a.bits ^ b.bits), true
	}
	return quotient(op, a, b)
}

func quotient(op spec.Opcode, a, b number) (uint64, bool) {
	switch op {
	case spec.OpUDiv, spec.OpUMod, spec.OpSDiv, spec.OpSRem, spec.OpSMod:
	default:
		return 0, false
	}
	if b.bits == 0 {
		return 0, true
	}
	switch op {
	case spec.OpUDiv:
		return a.bits / b.bits, true
	case spec.OpUMod:
		return a.bits % b.bits, true
	case spec.OpSDiv:
		return uint64(a.signed() / b.signed()), true
	}
	rest := a.signed() % b.signed()
	if op == spec.OpSMod && rest != 0 && rest^b.signed() < 0 {
		rest += b.signed()
	}
	return uint64(rest), true
}

func comparison(op spec.Opcode, a, b number) (is, ok bool) {
	switch op {
	case spec.OpIEqual:
		return a.bits == b.bits, true
	case spec.OpINotEqual:
		return a.bits != b.bits, true
	case spec.OpULessThan:
		return a.bits < b.bits, true
	case spec.OpULessThanEqual:
		return a.bits <= b.bits, true
	case spec.OpUGreaterThan:
		return a.bits > b.bits, true
	case spec.OpUGreaterThanEqual:
		return a.bits >= b.bits, true
	case spec.OpSLessThan:
		return a.signed() < b.signed(), true
	case spec.OpSLessThanEqual:
		return a.signed() <= b.signed(), true
	case spec.OpSGreaterThan:
		return a.signed() > b.signed(), true
	case spec.OpSGreaterThanEqual:
		return a.signed() >= b.signed(), true
	}
	return false, false
}
