package stats

import (
	"math"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// relation is the comparison of a counter with a number that lets a loop go on.
type relation uint8

const (
	less relation = iota
	lessEqual
	greater
	greaterEqual
	equal
	different
)

// comparisons are the relations of instructions, and whether the numbers have signs.
var comparisons = map[spec.Opcode]struct {
	is     relation
	signed bool
}{
	spec.OpULessThan: {less, false}, spec.OpULessThanEqual: {lessEqual, false}, spec.OpUGreaterThan: {greater, false}, spec.OpUGreaterThanEqual: {greaterEqual, false},
	spec.OpIEqual: {equal, true}, spec.OpINotEqual: {different, true},
	spec.OpSLessThan: {less, true}, spec.OpSLessThanEqual: {lessEqual, true}, spec.OpSGreaterThan: {greater, true}, spec.OpSGreaterThanEqual: {greaterEqual, true},
}

// not and mirrored are the relations of !(a R b), and of b and a for a R b.
var (
	not      = [...]relation{less: greaterEqual, lessEqual: greater, greater: lessEqual, greaterEqual: less, equal: different, different: equal}
	mirrored = [...]relation{less: greater, lessEqual: greaterEqual, greater: less, greaterEqual: lessEqual, equal: equal, different: different}
)

// step is what an iteration does to a counter: it adds a number, or multiplies or divides by one.
type step struct {
	op spec.Opcode // OpIAdd, OpIMul or OpUDiv
	by int64
}

// maxTests bounds the conjunctions that exit takes apart.
const maxTests = 16

// exit bounds the trips of a loop whose iterations all pass the branch at the end of a block, which may leave the loop.
func (m *loops) exit(f *function, head, b *block) (trips uint64, ok bool) {
	o := b.last.Operands
	if b.last.Opcode != spec.OpBranchConditional || len(o) < 3 || (o[1] == head.merge) == (o[2] == head.merge) {
		return 0, false
	}
	type test struct {
		id     uint32
		leaves bool // the loop ends if it is true, and otherwise if it is false
	}
	tests := []test{{o[0], o[1] == head.merge}}
	for k := 0; k < len(tests) && k < maxTests; k++ {
		t, def := tests[k], m.defs[tests[k].id]
		switch {
		case def.Opcode == spec.OpLogicalNot && len(def.Operands) > 2:
			tests = append(tests, test{def.Operands[2], !t.leaves})
		case (def.Opcode == spec.OpLogicalAnd && !t.leaves || def.Opcode == spec.OpLogicalOr && t.leaves) && len(def.Operands) == 4:
			tests = append(tests, test{def.Operands[2], t.leaves}, test{def.Operands[3], t.leaves})
		default:
			if n, bounded := m.compared(f, head, def, t.leaves); bounded && (!ok || n < trips) {
				trips, ok = n, true
			}
		}
	}
	return trips, ok
}

// compared bounds the trips of a loop that a comparison ends.
func (m *loops) compared(f *function, head *block, test words.Inst, leaves bool) (uint64, bool) {
	c, known := comparisons[test.Opcode]
	if !known || len(test.Operands) != 4 {
		return 0, false
	}
	counter, limit, is := m.source(test.Operands[2]), m.source(test.Operands[3]), c.is
	end, constant := m.constant(limit, c.signed)
	if !constant {
		if end, constant = m.constant(counter, c.signed); !constant {
			return 0, false
		}
		counter, is = limit, mirrored[is]
	}
	if leaves {
		is = not[is]
	}
	begin, by, ok := m.counter(f, head, counter, c.signed)
	switch {
	case !ok:
		return 0, false
	case by.op == spec.OpIAdd:
		return distance(begin, end, by.by, is)
	}
	// The counter reaches 0, or its limit, soon.
	for n := uint64(1); n < 64; n++ {
		if !is.holds(begin, end) {
			return n, true
		}
		if begin, ok = by.apply(begin); !ok {
			return 0, false
		}
	}
	return 0, false
}

func (r relation) holds(a, b int64) bool {
	switch r {
	case less:
		return a < b
	case lessEqual:
		return a <= b
	case greater:
		return a > b
	case greaterEqual:
		return a >= b
	case different:
		return a != b
	}
	return a == b
}

// apply returns the next number of a counter. Numbers that an i32 may not have are left out.
func (s step) apply(n int64) (int64, bool) {
	switch {
	case n < 0 || s.by < 2 || s.by > math.MaxInt32:
		return 0, false
	case s.op == spec.OpUDiv:
		return n / s.by, true
	case n > math.MaxInt32/s.by:
		return 0, false
	}
	return n * s.by, true
}

// distance bounds the trips of a loop that goes on while its counter has a relation to the end.
func distance(begin, end, by int64, is relation) (uint64, bool) {
	if is == greater || is == greaterEqual || is == different && by < 0 {
		begin, end, by = -begin, -end, -by
	}
	switch {
	case by <= 0 || is == equal || is == different && (begin > end || (end-begin)%by != 0):
		return 0, false
	case begin > end:
		return 1, true
	}
	// One more for a test behind the step, or for an end that belongs to the loop.
	return uint64(end-begin)/uint64(by) + 1, true
}

// constant returns the number of a constant that is below 2^62.
func (m *loops) constant(id uint32, signed bool) (int64, bool) {
	def := m.defs[id]
	if def.Opcode == spec.OpConstantNull {
		return 0, true
	}
	if def.Opcode != spec.OpConstant || len(def.Operands) < 3 {
		return 0, false
	}
	kind := m.defs[def.Operands[0]]
	if kind.Opcode != spec.OpTypeInt || len(kind.Operands) < 2 || kind.Operands[1] > 64 || kind.Operands[1] == 0 {
		return 0, false
	}
	n, width := uint64(def.Operands[2]), kind.Operands[1]
	if width > 32 {
		if len(def.Operands) < 4 {
			return 0, false
		}
		n |= uint64(def.Operands[3]) << 32
	}
	n <<= 64 - width
	v := int64(n >> (64 - width))
	if signed {
		v = int64(n) >> (64 - width)
	}
	const most = 1 << 62
	return v, v < most && v > -most
}

// counter returns the first number and the step of a counter, or of a counter after the step.
func (m *loops) counter(f *function, head *block, id uint32, signed bool) (begin int64, by step, ok bool) {
	if _, base, stepped := m.step(id); stepped {
		id = base
	}
	def := m.defs[id]
	values := m.values(f, head, def)
	for k := 0; k < 2 && len(values) == 2; k++ {
		first, constant := m.constant(values[k], signed)
		by, base, stepped := m.step(values[1-k])
		if constant && stepped && m.same(base, def) {
			return first, by, true
		}
	}
	return 0, step{}, false
}

// values returns the values that a phi of the header gets, or that are stored to a variable of the function.
func (m *loops) values(f *function, head *block, def words.Inst) (values []uint32) {
	switch {
	case def.Opcode == spec.OpPhi && len(def.Operands) == 6:
		for _, p := range head.phis {
			if p.At == def.At {
				return []uint32{m.source(def.Operands[2]), m.source(def.Operands[4])}
			}
		}
	case def.Opcode == spec.OpLoad && len(def.Operands) > 2:
		pointer := def.Operands[2]
		if v := m.defs[pointer]; v.Opcode != spec.OpVariable || len(v.Operands) != 3 || v.Operands[2] != uint32(spec.StorageClassFunction) || f.taken[pointer] {
			return nil
		}
		next, each := f.labels[head.next], false
		for _, s := range f.stores[pointer] {
			values = append(values, s.Operands[1])
			each = each || next != nil && next.at < s.At && s.At < next.end
		}
		if !each {
			return nil // an iteration may leave the step out
		}
	}
	return values
}

// same reports whether an id is a phi, or loads what another load does.
func (m *loops) same(id uint32, def words.Inst) bool {
	other := m.defs[id]
	return other.At == def.At || other.Opcode == spec.OpLoad && def.Opcode == spec.OpLoad && len(other.Operands) > 2 && other.Operands[2] == def.Operands[2]
}

// maxCopies bounds the copies that source follows.
const maxCopies = 16

// source returns the value that copies have: phis with one value and OpCopyObject.
func (m *loops) source(id uint32) uint32 {
	for range maxCopies {
		def := m.defs[id]
		if n := len(def.Operands); (def.Opcode != spec.OpPhi || n != 4) && (def.Opcode != spec.OpCopyObject || n != 3) {
			break
		}
		id = def.Operands[2]
	}
	return id
}

// step returns what an instruction does to a number with a constant, and the number.
func (m *loops) step(id uint32) (by step, base uint32, ok bool) {
	def := m.defs[id]
	if len(def.Operands) != 4 {
		return by, 0, false
	}
	a, b := m.source(def.Operands[2]), m.source(def.Operands[3])
	n, right := m.constant(b, true)
	if !right && (def.Opcode == spec.OpIAdd || def.Opcode == spec.OpIMul) {
		n, right = m.constant(a, true)
		a = b
	}
	if !right {
		return by, 0, false
	}
	switch def.Opcode {
	case spec.OpIAdd, spec.OpIMul, spec.OpUDiv:
		return step{def.Opcode, n}, a, true
	case spec.OpSDiv:
		return step{spec.OpUDiv, n}, a, true // numbers below 0 are left out
	case spec.OpISub:
		return step{spec.OpIAdd, -n}, a, true
	case spec.OpShiftLeftLogical, spec.OpShiftRightLogical, spec.OpShiftRightArithmetic:
		if n < 1 || n > 30 {
			return by, 0, false
		}
		op := spec.OpUDiv
		if def.Opcode == spec.OpShiftLeftLogical {
			op = spec.OpIMul
		}
		return step{op, 1 << n}, a, true
	}
	return by, 0, false
}
