package llvmexec

import (
	"math/bits"

	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/ir"
)

// origin tells the kinds of memory apart.
type origin uint8

const (
	onHeap origin = iota
	onStack
	inGlobal
	inFunction // the address of a function, which has no bytes
)

// object is a piece of memory. Objects lie so far from each other that an address that leaves one does not reach another.
type object struct {
	base   uint64 // the address of the first byte
	data   []byte
	known  []byte // 1 for each byte that was written
	from   origin
	freed  bool
	frozen bool // a constant
	name   string
	made   ir.Location
	ended  ir.Location
	fn     *function // the function whose address this is
}

const (
	// spanBits is the binary logarithm of the distance between objects.
	spanBits = 32
	// lead is the distance of the first byte of an object from the begin of its span, so that an address a bit before the
	// object lies in its span too.
	lead = 1 << 28
)

// memory is all memory of a program. Address 0 and those near it belong to no object.
type memory struct {
	spans []*object // by the high bits of addresses
	used  uint64    // bytes of objects that are not freed
	limit uint64
}

func newMemory(limit uint64) *memory { return &memory{spans: make([]*object, 1, 64), limit: limit} }

// alloc makes an object of n bytes at an address that has exactly the alignment, so that code that relies on more is found.
func (m *memory) alloc(n, align uint64, from origin, name string, made ir.Location) (*object, bool) {
	if n > m.limit || m.used+n > m.limit {
		return nil, false
	}
	if align == 0 {
		align = 1
	}
	o := &object{data: make([]byte, n), known: make([]byte, n), from: from, name: name, made: made}
	o.base = uint64(len(m.spans))<<spanBits + lead + align
	for range (n+lead)>>spanBits + 1 {
		m.spans = append(m.spans, o)
	}
	m.used += n
	return o, true
}

// free ends the life of an object. Its span is not used again.
func (m *memory) free(o *object, at ir.Location) {
	m.used -= uint64(len(o.data))
	o.freed, o.ended, o.data, o.known = true, at, nil, nil
}

// at returns the object in whose span an address lies, or nil.
func (m *memory) at(address uint64) *object {
	if i := address >> spanBits; i < uint64(len(m.spans)) {
		return m.spans[i]
	}
	return nil
}

// access returns the n bytes at an address and which of them were written. It reports a fault if they are not all of one living
// object, or if the object is a constant that is written.
func (x *thread) access(address cell, n, align uint64, write bool) (data, known []byte) {
	if address.undef != 0 {
		x.fault(Undefined, "the address of the "+accessWord(write)+" is not defined")
	}
	a := address.bits
	o := x.p.memory.at(a)
	verb := accessWord(write)
	switch {
	case o == nil && a>>spanBits == 0 && a < 1<<16:
		x.fault(NullPointer, "a "+verb+" of "+count.Of(n, "byte")+" through a null pointer"+offsetFromNull(a))
	case o == nil:
		x.fault(OutOfBounds, "a "+verb+" of "+count.Of(n, "byte")+" at an address that belongs to no memory")
	case o.freed:
		x.faultAt(o, UseAfterFree, "a "+verb+" of "+count.Of(n, "byte")+" of "+o.describe()+" after its end")
	case o.from == inFunction:
		x.fault(OutOfBounds, "a "+verb+" of the function "+o.name)
	}
	off, size := a-o.base, uint64(len(o.data))
	if off > size || n > size-off {
		x.faultAt(o, OutOfBounds, "a "+verb+" of "+count.Of(n, "byte")+" at offset "+signed(off)+" of "+o.describe()+", which has "+count.Of(size, "byte"))
	}
	if write && o.frozen {
		x.faultAt(o, WriteToConstant, "a write to "+o.describe()+", a constant")
	}
	if align > 1 && a&(align-1) != 0 {
		x.faultAt(o, Misaligned, "a "+verb+" at an address that is aligned to "+count.Of(1<<bits.TrailingZeros64(a), "byte")+", not to "+count.Of(align, "byte"))
	}
	return o.data[off : off+n : off+n], o.known[off : off+n : off+n]
}

func accessWord(write bool) string {
	if write {
		return "write"
	}
	return "read"
}

func offsetFromNull(a uint64) string {
	if a == 0 {
		return ""
	}
	return " with offset " + signed(a)
}

// describe names the object in errors.
func (o *object) describe() string {
	switch o.from {
	case onHeap:
		return "memory of the heap"
	case onStack:
		return "memory of the stack"
	case inFunction:
		return "the function " + o.name
	}
	return "the global " + o.name
}
