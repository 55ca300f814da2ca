package reflect

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strconv"
	"sync"
)

// Length is a length of an array that specialization constants decide.
type Length struct {
	// Of names the first member or variable with the array, such as "Block.data".
	Of string
	// Count is the number of elements under the specialization of the module.
	Count uint64
	// Specs are the SpecIds that decide it, and By how. It is nil for operations that reflection does not compute.
	Specs []uint32
	By    *Expression

	known, negative bool
}

// specializations holds the reflections of a module under values of its constants.
type specializations struct {
	mu   sync.Mutex
	made map[string]*Module
}

// maxSpecializations bounds the number of reflections that a module keeps.
const maxSpecializations = 64

// SpecValue is a value for a specialization constant.
type SpecValue struct {
	// ID is the constant's SpecId.
	ID uint32
	// Bits is the value, in the low bits; a boolean is 0 or 1.
	Bits uint64
}

// Specialize returns the reflection of the module in which the specialization constants have the
// given values: lengths of arrays, sizes, offsets and workgroup sizes follow from them. Of several
// values for a constant, the last counts. The result is m itself if they decide nothing, and the
// module keeps results. Launches take either; they need SpecConstants as well. Specialize returns an
// error if an array has no elements.
func (m *Module) Specialize(values []SpecValue) (*Module, error) {
	if !m.decided {
		return m, nil
	}
	return m.Respecialized(values)
}

// Respecialized is as Specialize, but the result has the values even if they decide nothing, for
// those who show them.
func (m *Module) Respecialized(values []SpecValue) (*Module, error) {
	if len(values) == 0 {
		return m, m.wrongLength()
	}
	var buf [128]byte
	key := buf[:0]
	for _, v := range values {
		key = binary.AppendUvarint(binary.AppendUvarint(key, uint64(v.ID)), v.Bits)
	}
	m.special.mu.Lock()
	defer m.special.mu.Unlock()
	out := m.special.made[string(key)]
	if out == nil {
		var err error
		if out, err = reflectWith(m.Words, values); err != nil {
			return nil, err
		}
		out.Hash, out.special, out.arguments = m.Hash, m.special, m.arguments
		if m.special.made == nil || len(m.special.made) >= maxSpecializations {
			m.special.made = map[string]*Module{}
		}
		m.special.made[string(key)] = out
	}
	return out, out.wrongLength()
}

// wrongLength returns an error if an array has no elements.
func (m *Module) wrongLength() error {
	for i := range m.Lengths {
		l := &m.Lengths[i]
		if !l.known || l.Count != 0 && !l.negative {
			continue
		}
		count := strconv.FormatUint(l.Count, 10)
		if l.negative {
			count = strconv.FormatInt(int64(l.Count), 10)
		}
		return fmt.Errorf("the array %s has %s elements by the specialization constants %s; it needs at least 1", l.Of, count, m.specNames(l.Specs))
	}
	return nil
}

// specNames returns the names and values of specialization constants.
func (m *Module) specNames(ids []uint32) string {
	var b []byte
	for i, id := range ids {
		if i > 0 {
			b = append(b, ", "...)
		}
		c := m.Spec(id)
		if c != nil && c.Name != "" {
			b = append(append(b, c.Name...), ' ')
		}
		b = append(strconv.AppendUint(append(b, "(SpecId "...), uint64(id), 10), ')')
		if c != nil {
			b = append(append(b, " = "...), c.text(c.Given)...)
		}
	}
	return string(b)
}

// noteLength records the length of an array type if specialization constants decide it.
func (r *reflector) noteLength(array, elem, length uint32) {
	inner := r.lengthsOf[elem]
	c := r.get(length)
	if c.kind != kindConstant || !c.isSpec && !c.isOp {
		if inner != nil {
			r.lengthsOf[array] = inner
		}
		return
	}
	value := r.constantOf(length)
	if len(value.specs) == 0 {
		return
	}
	if r.lengthsOf == nil {
		r.lengthsOf = map[uint32][]int{}
	}
	l := Length{Count: c.value, Specs: value.specs, By: value.decidedBy(), known: value.known}
	if t := r.typeOf(c.elem); t.Kind == IntType && t.Signed && signed(c.value, t.Bits) < 0 {
		l.Count, l.negative = uint64(signed(c.value, t.Bits)), true
	}
	r.m.Lengths = append(r.m.Lengths, l)
	if len(inner) < maxSpecs {
		r.lengthsOf[array] = append(slices.Clip(inner), len(r.m.Lengths)-1)
	}
}

// nameLengths names the lengths in a type after a member or variable that has it.
func (r *reflector) nameLengths(typ uint32, name func() string) {
	for _, i := range r.lengthsOf[typ] {
		if r.m.Lengths[i].Of == "" {
			r.m.Lengths[i].Of = name()
		}
	}
}

// finishLengths names the lengths of variables, and those that nothing has.
func (r *reflector) finishLengths() {
	for _, id := range r.variables {
		if len(r.lengthsOf) == 0 {
			break
		}
		v := r.get(id)
		r.nameLengths(r.pointee(v), func() string {
			if v.name == "" {
				return "%" + strconv.FormatUint(uint64(id), 10)
			}
			return v.name
		})
	}
	for i := range r.m.Lengths {
		if l := &r.m.Lengths[i]; l.Of == "" {
			l.Of = "without a name"
		}
	}
	m := r.m
	m.decided = len(m.Lengths) > 0
	for i := range m.EntryPoints {
		e := &m.EntryPoints[i]
		for d := range e.LocalSizeSpecs {
			m.decided = m.decided || len(e.LocalSizeSpecs[d]) > 0 && !e.localSizeSpec[d].present
		}
	}
}
