package llvmexec

import (
	"encoding/binary"

	"github.com/spvc/spvc/ir/apint"
)

// cell holds a number of at most 64 bits, or a part of a wider one.
type cell struct {
	bits uint64
	// undef has a bit for each byte of the number that is not defined: poison, undefined, or memory that nothing was written to.
	undef uint8
}

// noBytes is the mask of a number that is not defined at all.
const noBytes = 0xff

func maskOf(width uint32) uint64 {
	if width >= 64 {
		return ^uint64(0)
	}
	return 1<<width - 1
}

// bytesOf returns the mask of the bytes of a number.
func bytesOf(width uint32) uint8 {
	if width >= 64 {
		return noBytes
	}
	return 1<<((width+7)/8) - 1
}

func defined(cells []cell) bool {
	for i := range cells {
		if cells[i].undef != 0 {
			return false
		}
	}
	return true
}

// signExtend returns the low bits of v as a signed number.
func signExtend(v uint64, width uint32) int64 {
	if width == 0 || width >= 64 {
		return int64(v)
	}
	return int64(v<<(64-width)) >> (64 - width)
}

// toInt returns the integer that cells hold.
func toInt(cells []cell, width uint32) apint.Int {
	if width <= 64 {
		return apint.New(width, cells[0].bits)
	}
	b := make([]byte, 0, 8*len(cells))
	for _, c := range cells {
		b = binary.LittleEndian.AppendUint64(b, c.bits)
	}
	return apint.FromBytes(width, b[:apint.ByteLen(width)])
}

// putInt stores an integer in cells, all of whose bytes are defined.
func putInt(cells []cell, v apint.Int) {
	if v.Width() <= 64 {
		u, _ := v.Uint64()
		cells[0] = cell{bits: u}
		return
	}
	b := v.AppendBytes(make([]byte, 0, 8*len(cells)))
	for len(b) < 8*len(cells) {
		b = append(b, 0)
	}
	for i := range cells {
		cells[i] = cell{bits: binary.LittleEndian.Uint64(b[8*i:])}
	}
}

// poison makes all cells undefined.
func poison(cells []cell) {
	for i := range cells {
		cells[i] = cell{undef: noBytes}
	}
}

// decode reads a value from memory.
func (s *shape) decode(dst []cell, data, known []byte) {
	switch s.class {
	case vectorClass:
		s.decodeVector(dst, data, known)
	case arrayClass:
		for i := range s.n {
			o := uint64(i) * s.elem.size
			s.elem.decode(dst[i*s.elem.cells:(i+1)*s.elem.cells], data[o:], known[o:])
		}
	case structClass:
		for _, f := range s.fields {
			f.decode(dst[f.cell:f.cell+f.cells], data[f.offset:], known[f.offset:])
		}
	default:
		for i := range dst {
			o := 8 * i
			dst[i] = decodeCell(data[o:min(o+8, int(s.store))], known[o:])
		}
		if r := s.width % 64; r != 0 && len(dst) > 0 {
			dst[len(dst)-1].bits &= maskOf(r)
		}
	}
}

func decodeCell(data, known []byte) (c cell) {
	for i, b := range data {
		c.bits |= uint64(b) << (8 * i)
		if known[i] == 0 {
			c.undef |= 1 << i
		}
	}
	return c
}

func (s *shape) decodeVector(dst []cell, data, known []byte) {
	e := s.elem
	if !s.packed {
		for i := range s.n {
			o := uint64(i) * e.store
			e.decode(dst[i*e.cells:(i+1)*e.cells], data[o:o+e.store], known[o:])
		}
		return
	}
	poison(dst)
	for i := range s.n {
		out := dst[i*e.cells : (i+1)*e.cells]
		clear(out)
		for b := range int(e.width) {
			at := i*int(e.width) + b
			out[b/64].bits |= uint64(data[at/8]>>(at%8)&1) << (b % 64)
			if known[at/8] == 0 {
				out[b/64].undef |= 1 << (b % 64 / 8)
			}
		}
	}
}

// encode writes a value to memory. Padding keeps what it has.
func (s *shape) encode(src []cell, data, known []byte) {
	switch s.class {
	case vectorClass:
		s.encodeVector(src, data, known)
	case arrayClass:
		for i := range s.n {
			o := uint64(i) * s.elem.size
			s.elem.encode(src[i*s.elem.cells:(i+1)*s.elem.cells], data[o:], known[o:])
		}
	case structClass:
		for _, f := range s.fields {
			f.encode(src[f.cell:f.cell+f.cells], data[f.offset:], known[f.offset:])
		}
	default:
		for i := range int(s.store) {
			c := src[i/8]
			data[i] = byte(c.bits >> (8 * (i % 8)))
			known[i] = ^c.undef >> (i % 8) & 1
		}
	}
}

func (s *shape) encodeVector(src []cell, data, known []byte) {
	e := s.elem
	if !s.packed {
		for i := range s.n {
			o := uint64(i) * e.store
			e.encode(src[i*e.cells:(i+1)*e.cells], data[o:o+e.store], known[o:])
		}
		return
	}
	clear(data[:s.store])
	for i := range known[:s.store] {
		known[i] = 1
	}
	for i := range s.n {
		for b := range int(e.width) {
			at, c := i*int(e.width)+b, src[i*e.cells+b/64]
			data[at/8] |= byte(c.bits>>(b%64)&1) << (at % 8)
			if c.undef>>(b%64/8)&1 != 0 {
				known[at/8] = 0
			}
		}
	}
}
