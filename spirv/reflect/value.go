package reflect

import (
	"slices"

	"github.com/spvc/spvc/spirv/spec"
)

// constant is the value of a constant under the specialization of the reflection.
type constant struct {
	// bits is the value of a scalar of the given width in bits, 0 if it is not known.
	bits  uint64
	width uint32
	// known is false for values that are undefined, or that reflection does not compute: floats
	// that are operated on.
	known bool
	// parts are the constituents of a composite. A composite whose constituents are all alike
	// has every instead.
	parts []*constant
	every *constant
	// specs are the SpecIds that the value depends on.
	specs []uint32
	// direct refers to the specialization constant that this is, if it is one, and initial is its
	// default.
	direct  specRef
	initial uint64
	// expr is the expression of a scalar that depends on specialization constants, if there is one.
	expr *Expression
}

// maxSpecs bounds the number of SpecIds in a constant's list.
const maxSpecs = 16

// maxConstantDepth bounds the nesting of composites that reflection looks into.
const maxConstantDepth = 64

// maxComponents bounds the components of vectors that it computes with.
const maxComponents = 16

// dependOn adds the SpecIds that an operand depends on.
func (c *constant) dependOn(operand *constant) {
	for _, id := range operand.specs {
		if len(c.specs) < maxSpecs && !slices.Contains(c.specs, id) {
			c.specs = append(c.specs, id)
		}
	}
}

// part returns a constituent, or nil if there is none.
func (c *constant) part(i uint32) *constant {
	if c.every != nil {
		return c.every
	}
	if uint64(i) < uint64(len(c.parts)) {
		return c.parts[i]
	}
	return nil
}

// constantOf returns the value of a constant. It is not known for an id that is none.
func (r *reflector) constantOf(id uint32) *constant { return r.constantAt(id, 0) }

func (r *reflector) constantAt(id uint32, depth int) *constant {
	if c := r.constants[id]; c != nil {
		return c
	}
	from := r.get(id)
	c := &constant{}
	switch {
	case from.kind == kindConstant:
		c.bits, c.width, c.known = from.value, r.scalarWidth(from.elem), true
		if from.isSpec && from.decor.has&hasSpecID != 0 {
			c.direct, c.initial = specRef{id: from.decor.specID, present: true}, from.initial
			c.specs = []uint32{from.decor.specID}
			c.expr = &Expression{IsSpec: true, SpecID: from.decor.specID, Bits: c.width, Value: masked(c.bits, c.width), Known: true}
		}
	case from.kind == kindComposite && depth < maxConstantDepth:
		c.known = true
		if from.replicated && len(from.parts) == 1 {
			c.every = r.constantAt(from.parts[0], depth+1)
			c.dependOn(c.every)
			break
		}
		c.parts = make([]*constant, len(from.parts))
		for i, part := range from.parts {
			c.parts[i] = r.constantAt(part, depth+1)
			c.dependOn(c.parts[i])
		}
	default:
		return c
	}
	if r.constants == nil {
		r.constants = map[uint32]*constant{}
	}
	r.constants[id] = c
	return c
}

// scalarWidth returns the bits of a scalar type, 32 if it has none that fit 64.
func (r *reflector) scalarWidth(id uint32) uint32 {
	t := r.typeOf(id)
	switch {
	case t.Kind == BoolType:
		return 1
	case t.Bits > 0 && t.Bits <= 64:
		return t.Bits
	}
	return 32
}

// null returns the null value of a type.
func (r *reflector) null(typ uint32) *constant {
	c := &constant{known: true, width: r.scalarWidth(typ)}
	if k := r.get(typ).kind; k != kindScalar {
		c.width = 0
		c.every = c // widths of parts of structs differ, and operations take that of the other operand
	}
	return c
}

// evaluate returns the value of an OpSpecConstantOp.
func (r *reflector) evaluate(op spec.Opcode, result uint32, operands []uint32) *constant {
	out := &constant{}
	var v [3]*constant
	for i := range v {
		v[i] = &constant{}
		if i < len(operands) && i < valueOperands(op) {
			v[i] = r.constantOf(operands[i])
			out.dependOn(v[i])
		}
	}
	var found *constant
	switch op {
	case spec.OpCompositeExtract:
		if found = v[0]; len(operands) < 2 {
			found = nil
		} else {
			for _, i := range operands[1:] {
				if found = found.part(i); found == nil {
					break
				}
			}
		}
		if found != nil {
			return found
		}
	case spec.OpCompositeInsert:
		if len(operands) > 2 {
			found = r.insert(v[0], v[1], result, operands[2:])
		}
	case spec.OpVectorShuffle:
		if len(operands) > 2 {
			found = r.shuffle(v[0], v[1], operands[:2], operands[2:])
		}
	case spec.OpSelect:
		found = r.choose(v[0], v[1], v[2], 0)
	default:
		found = r.componentwise(op, result, v)
	}
	if found != nil {
		out.bits, out.width, out.known, out.parts, out.every = found.bits, found.width, found.known, found.parts, found.every
		out.expr = found.expr
	}
	return out
}

// valueOperands returns how many operands of an operation are constants, and not literals.
func valueOperands(op spec.Opcode) int {
	switch op {
	case spec.OpCompositeExtract:
		return 1
	case spec.OpCompositeInsert, spec.OpVectorShuffle:
		return 2
	}
	return 3
}

// spend counts n steps of work. It returns false if the module has had more than its size pays for.
func (r *reflector) spend(n int) bool {
	r.spent += n
	return r.spent <= 4*len(r.words)+1<<12
}

// insert returns composite, of a type, with object at the place of the indices, or nil.
func (r *reflector) insert(object, composite *constant, typ uint32, indices []uint32) *constant {
	if len(indices) > maxConstantDepth {
		return nil
	}
	if len(indices) == 0 {
		return object
	}
	n := uint64(len(composite.parts))
	at := r.get(typ)
	if composite.every != nil {
		if n = at.count; at.kind == kindStruct {
			n = uint64(len(r.typeOf(typ).Members))
		}
	}
	if uint64(indices[0]) >= n || n > uint64(len(r.words)) || !r.spend(int(n)) {
		return nil
	}
	inner := at.elem
	if at.kind == kindStruct {
		inner = 0 // the types of members are not kept; null values inside them stay unknown
	}
	part := r.insert(object, composite.part(indices[0]), inner, indices[1:])
	if part == nil {
		return nil
	}
	out := &constant{known: true, parts: make([]*constant, n)}
	for i := range out.parts {
		out.parts[i] = composite.part(uint32(i))
	}
	out.parts[indices[0]] = part
	return out
}

// shuffle returns the vector of the components of a and b, whose ids are given, that the literals choose, or nil.
func (r *reflector) shuffle(a, b *constant, ids, literals []uint32) *constant {
	first := uint32(len(a.parts))
	if a.every != nil {
		first = uint32(r.get(r.get(ids[0]).elem).count)
	}
	out := &constant{known: true}
	for _, i := range literals {
		part := &constant{}
		if i < first {
			part = a.part(i)
		} else if found := b.part(i - first); found != nil && i != 1<<32-1 {
			part = found
		}
		out.parts = append(out.parts, part)
	}
	return out
}

// componentwise returns the result of an operation on scalars, or on the components of vectors, or nil.
func (r *reflector) componentwise(op spec.Opcode, result uint32, v [3]*constant) *constant {
	t := r.get(result)
	if t.kind != kindVector {
		return r.scalarOp(op, result, v)
	}
	if t.count > maxComponents || !r.spend(int(t.count)) {
		return nil
	}
	out := &constant{known: true, parts: make([]*constant, t.count)}
	for i := range out.parts {
		var parts [3]*constant
		for k := range parts {
			if parts[k] = v[k].part(uint32(i)); parts[k] == nil {
				parts[k] = &constant{}
			}
		}
		one := &constant{}
		if found := r.scalarOp(op, t.elem, parts); found != nil {
			one = found
		}
		for k := range parts {
			one.dependOn(parts[k])
		}
		out.parts[i] = one
	}
	return out
}

// scalarOp returns the result of an operation on integers and booleans, or nil if it is not known.
func (r *reflector) scalarOp(op spec.Opcode, result uint32, v [3]*constant) *constant {
	arity := operations[op].arity
	if arity == 0 {
		return nil
	}
	width := v[0].width
	if width == 0 {
		width = v[1].width
	}
	if width == 0 {
		width = 32
	}
	to := r.scalarWidth(result)
	out := &constant{width: to}
	var operands [2]*Expression
	decided := false
	for i := range arity {
		operands[i] = v[i].expression(width)
		out.dependOn(v[i])
		decided = decided || v[i].expr != nil
	}
	if decided {
		out.expr = operate(op, to, operands[:arity]...)
	}
	for i := range arity {
		if !v[i].known {
			return out
		}
	}
	if bits, ok := integerOp(op, width, v[0].bits, v[1].bits); ok {
		out.bits, out.known = masked(bits, to), true
	}
	return out
}

// choose returns the result of a selection between constants of one type, or nil. A condition that is a vector chooses
// by component.
func (r *reflector) choose(condition, a, b *constant, depth int) *constant {
	scalar := condition.every == nil && condition.parts == nil
	switch n := max(len(a.parts), len(b.parts), len(condition.parts)); {
	case depth > maxConstantDepth || !r.spend(1+n):
		return nil
	case n > 0:
		out := &constant{known: true, parts: make([]*constant, n)}
		for i := range uint32(n) {
			one, other, by := a.part(i), b.part(i), condition
			if !scalar {
				by = condition.part(i)
			}
			if one == nil || other == nil || by == nil {
				return nil
			}
			if out.parts[i] = r.choose(by, one, other, depth+1); out.parts[i] == nil {
				return nil
			}
		}
		return out
	case !scalar && condition.every != condition:
		return r.choose(condition.every, a, b, depth+1)
	}
	chosen := b
	if condition.bits&1 != 0 {
		chosen = a
	}
	out := &constant{bits: chosen.bits, width: chosen.width, known: condition.known && chosen.known}
	if chosen.every != nil {
		out.every = &constant{bits: chosen.bits, known: out.known}
		out.every.every = out.every
	}
	for _, c := range [...]*constant{condition, a, b} {
		out.dependOn(c)
	}
	decided := condition.expr != nil || a.expr != nil || b.expr != nil
	if width := max(a.width, b.width, 1); decided && out.every == nil {
		out.expr = operate(spec.OpSelect, width, condition.expression(1), a.expression(width), b.expression(width))
	}
	return out
}

// integerOp returns the result of an operation on numbers of a width in bits. It returns false if the
// operation is not known, or undefined for the operands.
func integerOp(op spec.Opcode, width uint32, a, b uint64) (uint64, bool) {
	a = masked(a, width)
	switch op {
	case spec.OpShiftLeftLogical, spec.OpShiftRightLogical, spec.OpShiftRightArithmetic:
		switch { // the number of places has a width of its own
		case b >= uint64(width):
			return 0, false
		case op == spec.OpShiftLeftLogical:
			return a << b, true
		case op == spec.OpShiftRightLogical:
			return a >> b, true
		}
		return uint64(signed(a, width) >> b), true
	}
	b = masked(b, width)
	if holds, ok := compare(op, width, a, b); ok {
		if holds {
			return 1, true
		}
		return 0, true
	}
	switch op {
	case spec.OpIAdd:
		return a + b, true
	case spec.OpISub:
		return a - b, true
	case spec.OpIMul:
		return a * b, true
	case spec.OpBitwiseAnd, spec.OpLogicalAnd:
		return a & b, true
	case spec.OpBitwiseOr, spec.OpLogicalOr:
		return a | b, true
	case spec.OpBitwiseXor:
		return a ^ b, true
	case spec.OpSNegate:
		return -a, true
	case spec.OpNot:
		return ^a, true
	case spec.OpLogicalNot:
		return a ^ 1, true
	case spec.OpUConvert, spec.OpBitcast:
		return a, true
	case spec.OpSConvert:
		return uint64(signed(a, width)), true
	}
	return divide(op, width, a, b)
}

// divide returns the result of a division, and false if op is none or b is zero.
func divide(op spec.Opcode, width uint32, a, b uint64) (uint64, bool) {
	if b == 0 {
		return 0, false
	}
	x, y := signed(a, width), signed(b, width)
	switch op {
	case spec.OpUDiv:
		return a / b, true
	case spec.OpUMod:
		return a % b, true
	case spec.OpSDiv:
		return uint64(x / y), true
	case spec.OpSRem:
		return uint64(x % y), true
	case spec.OpSMod:
		m := x % y
		if m != 0 && (m < 0) != (y < 0) {
			m += y
		}
		return uint64(m), true
	}
	return 0, false
}

// compare returns the result of a comparison, and whether op is one.
func compare(op spec.Opcode, width uint32, a, b uint64) (holds, ok bool) {
	x, y := signed(a, width), signed(b, width)
	switch op {
	case spec.OpIEqual, spec.OpLogicalEqual:
		return a == b, true
	case spec.OpINotEqual, spec.OpLogicalNotEqual:
		return a != b, true
	case spec.OpULessThan:
		return a < b, true
	case spec.OpULessThanEqual:
		return a <= b, true
	case spec.OpUGreaterThan:
		return a > b, true
	case spec.OpUGreaterThanEqual:
		return a >= b, true
	case spec.OpSLessThan:
		return x < y, true
	case spec.OpSLessThanEqual:
		return x <= y, true
	case spec.OpSGreaterThan:
		return x > y, true
	case spec.OpSGreaterThanEqual:
		return x >= y, true
	}
	return false, false
}
