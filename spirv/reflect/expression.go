package reflect

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/spec"
)

// Expression says how a number of a module follows from its specialization constants: a constant that the host can
// replace, a number, or an operation on other expressions. Expressions share parts, as instructions of the module do.
type Expression struct {
	// Op is the operation, or OpNop for a specialization constant or a number. Operations compute with integers of
	// the widths of their operands, as OpSpecConstantOp does. Conditions have one bit.
	Op spec.Opcode
	// Operands are the expressions that the operation computes with.
	Operands []*Expression
	// IsSpec is true for the specialization constant with SpecID. An expression without an operation that is none is
	// the number Value.
	IsSpec bool
	SpecID uint32
	// SizeOf names the type of descriptor whose size the expression is. Only a device knows it.
	SizeOf string
	// Bits is the width of the value.
	Bits uint32
	// Value is the value under the specialization of the module. It is not Known if it is undefined, as the quotient
	// by zero is.
	Value uint64
	Known bool

	depth int
}

// maxExpression bounds the depth of expressions, so that those who walk over them can do so recursively.
const maxExpression = 256

// operation describes an operation of OpSpecConstantOp that expressions have. An operation with a sign between its
// operands has it as its symbol, and else its name.
type operation struct {
	arity  int
	symbol string
}

// operations are the operations on integers and booleans that reflection computes.
var operations = map[spec.Opcode]operation{
	spec.OpIAdd: {2, "+"}, spec.OpISub: {2, "-"}, spec.OpIMul: {2, "*"}, spec.OpUDiv: {2, "/"}, spec.OpSDiv: {2, ""},
	spec.OpUMod: {2, "%"}, spec.OpSRem: {2, ""}, spec.OpSMod: {2, ""},
	spec.OpShiftLeftLogical: {2, "<<"}, spec.OpShiftRightLogical: {2, ">>"}, spec.OpShiftRightArithmetic: {2, ""},
	spec.OpBitwiseAnd: {2, "&"}, spec.OpBitwiseOr: {2, "|"}, spec.OpBitwiseXor: {2, "^"},
	spec.OpLogicalAnd: {2, "&&"}, spec.OpLogicalOr: {2, "||"}, spec.OpLogicalEqual: {2, "=="}, spec.OpLogicalNotEqual: {2, "!="},
	spec.OpIEqual: {2, "=="}, spec.OpINotEqual: {2, "!="}, spec.OpULessThan: {2, "<"}, spec.OpULessThanEqual: {2, "<="},
	spec.OpUGreaterThan: {2, ">"}, spec.OpUGreaterThanEqual: {2, ">="}, spec.OpSLessThan: {2, ""}, spec.OpSLessThanEqual: {2, ""},
	spec.OpSGreaterThan: {2, ""}, spec.OpSGreaterThanEqual: {2, ""},
	spec.OpSNegate: {1, ""}, spec.OpNot: {1, ""}, spec.OpLogicalNot: {1, ""}, spec.OpUConvert: {1, ""}, spec.OpSConvert: {1, ""},
	spec.OpBitcast: {1, ""}, spec.OpSelect: {3, ""},
}

// literal returns the expression of a number.
func literal(value uint64, bits uint32) *Expression {
	return &Expression{Bits: bits, Value: masked(value, bits), Known: true}
}

// operate returns an operation on expressions with a result of a number of bits, or nil if an operand is nil or
// too deep, or if the operation is none of those in operations.
func operate(op spec.Opcode, bits uint32, operands ...*Expression) *Expression {
	e := &Expression{Op: op, Operands: operands, Bits: bits}
	for _, o := range operands {
		if o == nil || o.depth >= maxExpression {
			return nil
		}
		e.depth = max(e.depth, o.depth+1)
	}
	if operations[op].arity != len(operands) {
		return nil
	}
	e.Value, e.Known = e.apply(func(o *Expression) (uint64, bool) { return o.Value, o.Known })
	return e
}

// apply computes e from the values of its operands.
func (e *Expression) apply(value func(*Expression) (uint64, bool)) (uint64, bool) {
	var v [3]uint64
	for i, o := range e.Operands {
		if e.Op == spec.OpSelect && i > 0 && (v[0]&1 != 0) != (i == 1) {
			continue // the value that the condition does not choose may be undefined
		}
		var known bool
		if v[i], known = value(o); !known {
			return 0, false
		}
	}
	if e.Op == spec.OpSelect {
		return masked(v[1]|v[2], e.Bits), true
	}
	out, ok := integerOp(e.Op, e.Operands[0].Bits, v[0], v[1])
	return masked(out, e.Bits), ok
}

// Evaluate returns the value of the expression if the specialization constants have the given values, and those that
// are not given have the values of the module's specialization. It returns false if the value is undefined.
func (e *Expression) Evaluate(values []SpecValue) (uint64, bool) {
	type result struct {
		value uint64
		known bool
	}
	given := map[uint32]uint64{}
	for _, v := range values {
		given[v.ID] = v.Bits
	}
	done := map[*Expression]result{}
	var visit func(*Expression) (uint64, bool)
	visit = func(e *Expression) (uint64, bool) {
		if e.Op == spec.OpNop {
			if v, ok := given[e.SpecID]; ok && e.IsSpec {
				return masked(v, e.Bits), true
			}
			return e.Value, e.Known
		}
		r, ok := done[e]
		if !ok {
			r.value, r.known = e.apply(visit)
			done[e] = r
		}
		return r.value, r.known
	}
	return visit(e)
}

// maxExpressionText is the number of operations after which the text of an expression ends.
const maxExpressionText = 24

// inner returns the text of e as a part of another one.
func (e *Expression) inner() string {
	left := maxExpressionText
	return string(e.appendTo(nil, &left, true))
}

// String returns a text such as "SpecId 3 * 2 + 1". Operations that C has no sign for are as functions. A long
// text ends with "…".
func (e *Expression) String() string {
	left := maxExpressionText
	return string(e.appendTo(nil, &left, false))
}

func (e *Expression) appendTo(b []byte, left *int, inside bool) []byte {
	switch {
	case e.IsSpec:
		return strconv.AppendUint(append(b, "SpecId "...), uint64(e.SpecID), 10)
	case e.SizeOf != "":
		return append(append(b, "size of a "...), e.SizeOf...)
	case e.Op == spec.OpNop:
		return strconv.AppendUint(b, e.Value, 10)
	case *left == 0:
		return append(b, "…"...)
	}
	*left--
	// The width of a size is not what a reader asks for.
	if e.Op == spec.OpUConvert && e.Operands[0].Bits < e.Bits {
		return e.Operands[0].appendTo(b, left, inside)
	}
	if c := e.Operands[0]; e.Op == spec.OpSelect && c.Op == spec.OpUGreaterThan && c.Operands[0] == e.Operands[1] && c.Operands[1] == e.Operands[2] {
		return appendCall(b, "max", c.Operands, left)
	}
	symbol := operations[e.Op].symbol
	if symbol == "" {
		return appendCall(b, e.Name(), e.Operands, left)
	}
	if inside {
		b = append(b, '(')
	}
	b = e.Operands[0].appendTo(b, left, true)
	b = append(append(append(b, ' '), symbol...), ' ')
	b = e.Operands[1].appendTo(b, left, true)
	if inside {
		b = append(b, ')')
	}
	return b
}

func appendCall(b []byte, name string, operands []*Expression, left *int) []byte {
	b = append(append(b, name...), '(')
	for i, o := range operands {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = o.appendTo(b, left, false)
	}
	return append(b, ')')
}

// Name returns the name of the operation without "Op", such as "IAdd", or an empty text if there is none.
func (e *Expression) Name() string {
	if e.Op == spec.OpNop {
		return ""
	}
	return e.Op.String()[len("Op"):]
}

// expression returns the expression of a constant, or nil if there is none. A number of unknown width, a null value,
// gets the given one.
func (c *constant) expression(width uint32) *Expression {
	if c.expr != nil || len(c.specs) > 0 || !c.known || c.parts != nil {
		return c.expr
	}
	if c.width != 0 {
		width = c.width
	}
	return literal(c.bits, width)
}

// decidedBy returns the expression of a constant that specialization constants, or the sizes of descriptors, decide, or nil.
func (c *constant) decidedBy() *Expression { return c.expr }

// Sizes are computed with 64 bits.

func wide(e *Expression) *Expression {
	if e == nil || e.Bits == 64 {
		return e
	}
	return operate(spec.OpUConvert, 64, e)
}

func sum(a, b *Expression) *Expression {
	switch {
	case a != nil && a.isNumber(0):
		return b
	case b != nil && b.isNumber(0):
		return a
	case a != nil && b != nil && a.plain() && b.plain():
		return literal(satAdd(a.Value, b.Value), 64)
	}
	return operate(spec.OpIAdd, 64, a, b)
}

// product returns a count times a number of bytes.
func product(a *Expression, n uint64) *Expression {
	switch n {
	case 0:
		return literal(0, 64)
	case 1:
		return a
	}
	return operate(spec.OpIMul, 64, a, literal(n, 64))
}

func larger(a, b *Expression) *Expression {
	switch {
	case a == nil || b == nil:
		return nil
	case a.isNumber(0):
		return b
	}
	if a.plain() && b.plain() {
		return literal(max(a.Value, b.Value), 64)
	}
	return operate(spec.OpSelect, 64, operate(spec.OpUGreaterThan, 1, a, b), a, b)
}

// plain reports whether e is a number.
func (e *Expression) plain() bool { return e.Op == spec.OpNop && !e.IsSpec && e.SizeOf == "" }

func (e *Expression) isNumber(n uint64) bool { return e.plain() && e.Value == n }

// Count returns how the length of an array of a block follows from specialization constants, or nil if they do not
// decide it.
func (m *Module) Count(array *block.Shape) *Expression { return m.counts[array] }

// Size returns how the size in bytes of a value in a block follows from specialization constants, as the field Size of
// the shape has it for their values in the module. It returns nil if they do not decide it.
func (m *Module) Size(s *block.Shape) *Expression { return m.sizes[s] }

// noteSize notes how specialization constants decide the size of an array or struct whose parts have been noted.
func (m *Module) noteSize(s *block.Shape) {
	var e *Expression
	switch {
	case s.Kind == block.Array && s.Count >= 0:
		count, inner := m.counts[s], m.sizeOf(s.Elem)
		switch {
		case count != nil && inner.isNumber(uint64(s.Stride)):
			e = product(wide(count), uint64(s.Stride))
		case count != nil:
			e = sum(product(operate(spec.OpISub, 64, wide(count), literal(1, 64)), uint64(s.Stride)), inner)
		case m.sizes[s.Elem] != nil:
			e = sum(literal(satMul(uint64(max(0, s.Count-1)), uint64(s.Stride)), 64), inner)
		}
	case s.Kind == block.Struct:
		if !slices.ContainsFunc(s.Fields, func(f block.Field) bool { return m.sizes[f.Shape] != nil }) {
			return
		}
		e = literal(0, 64)
		for i := range s.Fields {
			f := &s.Fields[i]
			e = larger(e, sum(literal(uint64(f.Offset), 64), m.sizeOf(f.Shape)))
		}
	}
	if e == nil {
		return
	}
	if m.sizes == nil {
		m.sizes = map[*block.Shape]*Expression{}
	}
	m.sizes[s] = e
}

// sizeOf returns the size of a shape.
func (m *Module) sizeOf(s *block.Shape) *Expression {
	if e := m.sizes[s]; e != nil {
		return e
	}
	return literal(uint64(max(0, s.Size)), 64)
}
