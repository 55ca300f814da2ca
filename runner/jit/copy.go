package jit

import (
	"errors"
	"io"
	"strconv"
)

// verifyFunction returns the function that counts the elements of a memref that are not as expected, and prints the first ten.
// It returns -1 if the shapes differ.
func verifyFunction(name string, c bool, el *element) Function {
	const printed = 10
	f := Function{Name: name, Result: I64, Args: []Kind{I64, Ptr, Ptr}}
	if c {
		f.Args = []Kind{Ptr, Ptr}
	}
	f.Run = func(e *Engine, a []uint64) uint64 {
		var actual, expected *memref
		if c {
			actual, expected = e.unranked(a[0]), e.unranked(a[1])
		} else {
			actual, expected = e.descriptor(a[0], a[1]), e.descriptor(a[0], a[2])
		}
		if actual == nil || expected == nil {
			return ^uint64(0)
		}
		if !actual.alike(expected) {
			e.complain(name + ": the memrefs differ in shape: " + actual.shape() + " and " + expected.shape() + "\n")
			return ^uint64(0)
		}
		wrong := uint64(0)
		actual.each(func(offset int64) {
			p, q := actual.data+uint64(offset)*el.size, expected.data+uint64(offset)*el.size
			if el.equal(p, q) {
				return
			}
			if wrong++; wrong <= printed {
				e.complain(el.text(p) + " != " + el.text(q) + " offset = " + strconv.FormatInt(offset, 10) + "\n")
			}
		})
		return wrong
	}
	return f
}

// complain writes text about an error of the program.
func (e *Engine) complain(text string) {
	e.out.mu.Lock()
	defer e.out.mu.Unlock()
	if e.err != nil {
		// Nothing can report that the text of an error cannot be written.
		_, _ = io.WriteString(e.err, text)
	}
}

// alike reports whether two memrefs have the same layout.
func (m *memref) alike(o *memref) bool {
	if len(m.sizes) != len(o.sizes) || m.offset != o.offset {
		return false
	}
	for i := range m.sizes {
		if m.sizes[i] != o.sizes[i] || m.strides[i] != o.strides[i] {
			return false
		}
	}
	return true
}

// each calls f with the offset of each element, in elements, the last dimension first.
func (m *memref) each(f func(offset int64)) {
	var walk func(d int, offset int64)
	walk = func(d int, offset int64) {
		if d == len(m.sizes) {
			f(offset)
			return
		}
		for i := range m.sizes[d] {
			walk(d+1, offset+i*m.strides[d])
		}
	}
	walk(0, m.offset)
}

// memrefCopy copies the elements of an unranked memref to another one of the same sizes. The first argument is the size of an
// element in bytes.
func memrefCopy(e *Engine, a []uint64) uint64 {
	size, from, to := a[0], e.unranked(a[1]), e.unranked(a[2])
	if from == nil || to == nil || len(from.sizes) != len(to.sizes) {
		e.Fail(errors.New("memrefCopy: the memrefs have not the same rank"))
		return 0
	}
	for _, n := range from.sizes {
		if n <= 0 {
			return 0
		}
	}
	// Inner dimensions whose elements lie one after the other on both sides are copied at once.
	rank, block := len(from.sizes), int64(1)
	for rank > 0 && from.strides[rank-1] == block && to.strides[rank-1] == block {
		block *= from.sizes[rank-1]
		rank--
	}
	bytes := uint64(block) * size
	var walk func(d int, p, q int64)
	walk = func(d int, p, q int64) {
		if d == rank {
			copy(bytesAt(to.data+uint64(q)*size, bytes), bytesAt(from.data+uint64(p)*size, bytes))
			return
		}
		for i := range from.sizes[d] {
			walk(d+1, p+i*from.strides[d], q+i*to.strides[d])
		}
	}
	walk(0, from.offset, to.offset)
	return 0
}
