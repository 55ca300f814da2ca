package grammar

import (
	"slices"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// The ids of [Minimal].
const (
	minimalType = iota + 1
	minimalResult
	minimalID
)

// Minimal returns an instruction of an opcode with as few operands as the grammar allows, such that one of them, or a parameter of
// one, is an enumerant of kind with a value. It returns false if there is no operand of the kind. Without a kind, which is then below 0, it is the
// instruction with required operands only. Minimal knows the instructions whose operands do not depend on others.
func Minimal(op spec.Opcode, kind int, value uint32) ([]uint32, bool) {
	info := spec.Info(op)
	if info == nil {
		return nil, false
	}
	m := minimal{out: []uint32{0}, kind: kind, value: value, done: kind < 0}
	m.list(info.Operands)
	if !m.done {
		return nil, false
	}
	m.out[0] = words.First(op, len(m.out))
	return m.out, true
}

// minimal appends operands.
type minimal struct {
	out   []uint32
	kind  int
	value uint32
	done  bool
}

// list appends the operands that must be there, and those up to the first that is of the wanted kind or has it among its parameters.
func (m *minimal) list(list []spec.Operand) {
	last := -1
	if !m.done {
		last = slices.IndexFunc(list, func(o spec.Operand) bool { return m.via(o.Kind) != nil || int(o.Kind) == m.kind })
	}
	for n, o := range list {
		if o.Quantifier == spec.One || n <= last {
			m.operand(o.Kind)
		}
	}
}

// via returns the first enumerant of a kind with a parameter of the wanted kind.
func (m *minimal) via(k spec.Kind) *spec.Enumerant {
	list := k.Enumerants()
	for n := range list {
		for _, o := range list[n].Params {
			if int(o.Kind) == m.kind {
				return &list[n]
			}
		}
	}
	return nil
}

func (m *minimal) operand(k spec.Kind) {
	switch k.Category() {
	case spec.ID:
		id := uint32(minimalID)
		if k == spec.KindIdResultType {
			id = minimalType
		} else if k == spec.KindIdResult {
			id = minimalResult
		}
		m.out = append(m.out, id)
	case spec.Literal:
		m.out = append(m.out, 0) // also an empty string
	case spec.Composite:
		for _, base := range k.Bases() {
			m.operand(base)
		}
	default:
		m.enumerant(k)
	}
}

func (m *minimal) enumerant(k spec.Kind) {
	e := &k.Enumerants()[0]
	v := e.Value
	if !m.done && int(k) == m.kind {
		v, m.done = m.value, true
		e = k.Enumerant(v)
	} else if via := m.via(k); !m.done && via != nil {
		e, v = via, via.Value
	}
	m.out = append(m.out, v)
	if e != nil {
		m.list(e.Params)
	}
}
