package kernelgen

import (
	"fmt"

	"github.com/spvc/spvc/ir"
)

// value is an SSA value: a number, a vector of numbers or a memref.
type value struct {
	one  scalar
	vec  []scalar
	view *view
}

// lanes returns the numbers of v.
func (v *value) lanes() []scalar {
	if v.vec != nil {
		return v.vec
	}
	return []scalar{v.one}
}

// memory is a buffer or an allocation: cells of numbers, lanes cells an element.
type memory struct {
	elem  elem
	lanes int // 0 if the elements are numbers
	cells []scalar
	// trace has an entry per element of memory that several invocations can reach; nil
	// for others.
	trace []trace
}

// newMemory returns memory that nothing has written.
func newMemory(e elem, lanes int, elements int64, shared bool) *memory {
	m := &memory{elem: e, lanes: lanes, cells: make([]scalar, elements*int64(max(lanes, 1)))}
	for i := range m.cells {
		m.cells[i].state = vague
	}
	if shared {
		m.trace = make([]trace, elements)
	}
	return m
}

// load returns the element at place i.
func (m *memory) load(i int64) value {
	if m.lanes == 0 {
		return value{one: m.cells[i]}
	}
	n := int64(m.lanes)
	return value{vec: append([]scalar(nil), m.cells[i*n:i*n+n]...)}
}

// store sets the element at place i.
func (m *memory) store(i int64, v value) {
	copy(m.cells[i*int64(max(m.lanes, 1)):], v.lanes())
}

// view is a memref: a part of a memory.
type view struct {
	mem            *memory
	offset         int64
	sizes, strides []int64
}

// wholeView returns the view of a memory in row-major order.
func wholeView(m *memory, shape []int64) *view {
	return &view{mem: m, sizes: shape, strides: ir.CanonicalStrides(shape)}
}

// place returns the place in the memory of the element at idx.
func (v *view) place(idx []int64) (int64, error) {
	at := v.offset
	for d, x := range idx {
		if x < 0 || x >= v.sizes[d] {
			return 0, fmt.Errorf("index %d of dimension %d is outside of its size %d", x, d, v.sizes[d])
		}
		at += x * v.strides[d]
	}
	if n := int64(len(v.mem.cells) / max(v.mem.lanes, 1)); at < 0 || at >= n {
		return 0, fmt.Errorf("element %d is outside of memory of %d elements", at, n)
	}
	return at, nil
}

// moment is an invocation at a time: the time advances at barriers.
type moment struct {
	invocation, group int32 // from 1
	time              int32
}

// concurrent reports whether no barrier orders accesses by w and o.
func (w moment) concurrent(o moment) bool {
	return o.invocation != 0 && w.invocation != o.invocation && (w.group != o.group || w.time == o.time)
}

// trace holds the last accesses to an element.
type trace struct {
	write, read, other, atomic moment // other is a reader beside read
	kind                       int64
}

// reads notes that w reads the element at place i. It returns an error if another invocation
// may write the element at the same time.
func (m *memory) reads(i int64, w moment) error {
	if m.trace == nil {
		return nil
	}
	t := &m.trace[i]
	if w.concurrent(t.write) || w.concurrent(t.atomic) {
		return fmt.Errorf("race: element %d is read and written", i)
	}
	if t.read.invocation != w.invocation {
		t.other = t.read
	}
	t.read = w
	return nil
}

// writes is reads for a write.
func (m *memory) writes(i int64, w moment) error {
	if m.trace == nil {
		return nil
	}
	t := &m.trace[i]
	if w.concurrent(t.write) || w.concurrent(t.atomic) || w.concurrent(t.read) || w.concurrent(t.other) {
		return fmt.Errorf("race: element %d is written twice, or read and written", i)
	}
	t.write = w
	return nil
}

// updates is reads for an atomic operation. Operations of different kinds do not commute.
func (m *memory) updates(i int64, w moment, kind int64) error {
	if m.trace == nil {
		return nil
	}
	t := &m.trace[i]
	if w.concurrent(t.write) || w.concurrent(t.read) || w.concurrent(t.other) {
		return fmt.Errorf("race: element %d is updated, and read or written", i)
	}
	if w.concurrent(t.atomic) && t.kind != kind {
		return fmt.Errorf("race: element %d is updated by two kinds of operations", i)
	}
	t.atomic, t.kind = w, kind
	return nil
}
