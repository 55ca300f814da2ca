package ir

// TypeTable maps types to values. Goroutines may use it at the same time, and lookups take
// no lock. The types may be of several contexts. The zero value is empty.
type TypeTable[V any] struct {
	entries seqTable[typeValue[V]]
}

type typeValue[V any] struct {
	typ   Type
	value V
}

// hashOfType spreads the numbers of types over the bits that a table looks at.
func hashOfType(t Type) uint64 { return uint64(TypeID(t)) * 0x9E3779B97F4A7C15 >> 32 }

// Get returns the value of t. It returns false if t has none.
func (m *TypeTable[V]) Get(t Type) (v V, ok bool) {
	s := m.entries.slots.Load()
	if s == nil {
		return v, false
	}
	e := findSeq(*s, hashOfType(t), func(e typeValue[V]) bool { return e.typ == t })
	if e == nil {
		return v, false
	}
	return e.val.value, true
}

// Put gives t the value v unless it has one, and returns its value.
func (m *TypeTable[V]) Put(t Type, v V) V {
	return m.entries.intern(hashOfType(t), func(e typeValue[V]) bool { return e.typ == t },
		func() typeValue[V] { return typeValue[V]{t, v} }).value
}
