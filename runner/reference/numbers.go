package reference

import "github.com/spvc/spvc/spirv/spec"

// FMin and FMax may return either operand if one is a NaN. Lowerings of operations that define
// the result compute FMin and then select another value where an operand is a NaN, so that nobody
// sees what FMin returned. The functions of this file find these selections.

// numberSearch looks for the uses of values.
type numberSearch struct {
	t *translator
	// users is by id the instructions of functions that have it as an operand. Literals count as
	// ids, which can only make an accusation more likely.
	users  map[uint32][]*instruction
	budget int // selections that the search may look at
}

// newNumberSearch looks at all functions of the module.
func newNumberSearch(t *translator) *numberSearch {
	s := &numberSearch{t: t, users: map[uint32][]*instruction{}}
	inFunction := false
	for i := range t.m.insts {
		in := &t.m.insts[i]
		switch in.op {
		case spec.OpFunction:
			inFunction = true
			continue
		case spec.OpLine, spec.OpNoLine, spec.OpLabel:
			continue
		}
		if !inFunction {
			continue
		}
		for k, id := range in.args {
			if !isLiteral(in, k) {
				s.users[id] = append(s.users[id], in)
			}
		}
	}
	return s
}

// isLiteral reports whether an operand of a frequent instruction is a number, not an id.
func isLiteral(in *instruction, k int) bool {
	switch in.op {
	case spec.OpCompositeExtract, spec.OpLoad:
		return k >= 1
	case spec.OpCompositeInsert, spec.OpVectorShuffle, spec.OpStore:
		return k >= 2
	case spec.OpBranchConditional:
		return k >= 3
	case spec.OpExtInst:
		return k == 1
	case spec.OpVariable:
		return k == 0
	case spec.OpSelectionMerge, spec.OpLoopMerge:
		return true
	}
	return false
}

// hidden reports whether the result of in, an FMin or FMax of two operands, is only used where
// both operands are numbers.
func (s *numberSearch) hidden(in *instruction, operands []uint32) bool {
	var open []uint32 // operands that may be a NaN
	for _, id := range operands {
		if id = s.source(id); !s.isNumber(in, id) {
			open = append(open, id)
		}
	}
	s.budget = maxSelections
	return s.guarded(in.id, open)
}

// maxSelections bounds the selections that a search looks at.
const maxSelections = 64

// guarded reports whether all uses of a value are selections, and each chain of them takes another
// value where an operand of open is a NaN.
func (s *numberSearch) guarded(id uint32, open []uint32) bool {
	if len(open) == 0 {
		return true
	}
	for _, in := range s.users[id] {
		if in.op != spec.OpSelect || in.arg(0) == id || in.arg(1) == in.arg(2) || s.budget == 0 {
			return false
		}
		s.budget--
		numbers := s.numbersIf(in.arg(0), in.arg(1) == id, nil, 0)
		left := make([]uint32, 0, len(open))
		for _, o := range open {
			known := false
			for _, n := range numbers {
				known = known || n == o
			}
			if !known {
				left = append(left, o)
			}
		}
		if !s.guarded(in.id, left) {
			return false
		}
	}
	return true
}

// maxConditions bounds the nesting of conditions that the search follows.
const maxConditions = 4

// numbersIf appends the values that are numbers where a condition has a value.
func (s *numberSearch) numbersIf(cond uint32, value bool, to []uint32, depth int) []uint32 {
	in := s.t.m.def(cond)
	if in == nil || depth > maxConditions {
		return to
	}
	switch in.op {
	case spec.OpLogicalNot:
		return s.numbersIf(in.arg(0), !value, to, depth+1)
	case spec.OpLogicalOr, spec.OpLogicalAnd:
		if value == (in.op == spec.OpLogicalAnd) {
			to = s.numbersIf(in.arg(1), value, s.numbersIf(in.arg(0), value, to, depth+1), depth+1)
		}
	case spec.OpIsNan, spec.OpUnordered, spec.OpFUnordEqual, spec.OpFUnordNotEqual, spec.OpFUnordLessThan, spec.OpFUnordLessThanEqual,
		spec.OpFUnordGreaterThan, spec.OpFUnordGreaterThanEqual:
		if !value {
			return s.sources(in, to)
		}
	case spec.OpOrdered, spec.OpFOrdEqual, spec.OpFOrdNotEqual, spec.OpFOrdLessThan, spec.OpFOrdLessThanEqual, spec.OpFOrdGreaterThan,
		spec.OpFOrdGreaterThanEqual:
		if value {
			return s.sources(in, to)
		}
	}
	return to
}

// sources appends the sources of the operands of a test.
func (s *numberSearch) sources(in *instruction, to []uint32) []uint32 {
	for _, id := range in.args {
		to = append(to, s.source(id))
	}
	return to
}

// source follows operations that make a NaN of a NaN, and of nothing else.
func (s *numberSearch) source(id uint32) uint32 {
	for range maxConditions {
		in := s.t.m.def(id)
		if in == nil || in.op != spec.OpFConvert && in.op != spec.OpCopyObject && in.op != spec.OpFNegate {
			break
		}
		id = in.arg(0)
	}
	return id
}

// isNumber reports whether a value is a constant without a NaN.
func (s *numberSearch) isNumber(in *instruction, id uint32) bool {
	if !s.t.isConstant(id) {
		return false
	}
	bits := s.t.typeOf(s.t.m.def(id).typ).component().bits
	for _, v := range s.t.constant(in, id) {
		if isNaNBits(v, bits) {
			return false
		}
	}
	return true
}

// hidesNaN reports whether nobody sees the result of an instruction of GLSL.std.450 if an operand is
// a NaN.
func (t *translator) hidesNaN(in *instruction, name string, operands []uint32) bool {
	if name != "FMin" && name != "FMax" {
		return false
	}
	if t.numbers == nil {
		t.numbers = newNumberSearch(t)
	}
	return t.numbers.hidden(in, operands)
}
