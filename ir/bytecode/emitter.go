package bytecode

import "math/bits"

// emitter appends primitives, the reverse of cursor.
type emitter struct{ buf []byte }

func (e *emitter) byte(b byte) { e.buf = append(e.buf, b) }

func (e *emitter) varint(v uint64) {
	n := max(1, (bits.Len64(v)+6)/7) // bytes
	switch {
	case n == 1: // most numbers
		e.byte(byte(v<<1 | 1))
		return
	case n > 8:
		e.byte(0)
		e.fixed(v, 8)
		return
	}
	e.fixed(v<<n|1<<(n-1), n)
}

// fixed appends the low n bytes of v.
func (e *emitter) fixed(v uint64, n int) {
	for ; n > 0; n-- {
		e.byte(byte(v))
		v >>= 8
	}
}

func (e *emitter) signed(v int64) { e.varint(uint64(v)<<1 ^ uint64(v>>63)) }

func (e *emitter) flagged(v uint64, flag bool) { e.varint(v<<1 | boolNumber(flag)) }

// blob appends the size of b, and b.
func (e *emitter) blob(b []byte) {
	e.varint(uint64(len(b)))
	e.buf = append(e.buf, b...)
}

// terminated appends s and a zero byte.
func (e *emitter) terminated(s string) {
	e.buf = append(e.buf, s...)
	e.byte(0)
}

// align appends padding up to a multiple of n.
func (e *emitter) align(n int) {
	for len(e.buf)&(n-1) != 0 {
		e.byte(alignmentByte)
	}
}

// section appends a section whose data begins at a multiple of align.
func (e *emitter) section(id sectionID, data []byte, align int) {
	if align <= 1 {
		e.byte(byte(id))
		e.blob(data)
		return
	}
	e.byte(byte(id) | sectionAligned)
	e.varint(uint64(len(data)))
	e.varint(uint64(align))
	e.align(align)
	e.buf = append(e.buf, data...)
}
