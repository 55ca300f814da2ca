package host

import (
	"bytes"

	"github.com/spvc/spvc/ir"
	blocks "github.com/spvc/spvc/layout/block"
)

// packing converts elements between host memory, where they are dense, and a block with
// another layout: three-component vectors with gaps, index values in 32 bits, or 2-bit and
// 4-bit integers packed into words. The zero packing changes nothing.
type packing struct {
	parts      int // components of an element
	host       int // bytes of a component on the host
	device     int // bytes of a component in the block, 0 if packed
	hostElem   int // bytes of an element on the host
	deviceElem int // stride in the block
	bits       int // bits of a packed element, or 0
}

// dense reports whether elements have the same layout in the block as on the host.
func (p packing) dense() bool { return p == packing{} }

// packingFor returns the packing for elements of type t, of size bytes on the host, in
// the array of a block.
func packingFor(t ir.Type, size int, b *blocks.Shape) packing {
	for b.Kind == blocks.Struct && len(b.Fields) == 1 {
		b = b.Fields[0].Shape
	}
	if b.Kind != blocks.Array || size == 0 {
		return packing{}
	}
	if v, ok := t.(*ir.VectorType); ok && (b.Elem.Kind == blocks.Int || b.Elem.Kind == blocks.Float) {
		// The compiler has broken the vectors down to their elements.
		t, size = v.ElementType(), size/int(ir.NumElements(v.Shape()))
	}
	p := packing{parts: 1, hostElem: size, deviceElem: int(b.Stride), device: int(b.Elem.Leaf().Size)}
	switch t := t.(type) {
	case *ir.ComplexType:
		p.parts = 2
	case *ir.VectorType:
		p.parts = int(ir.NumElements(t.Shape()))
	case *ir.IntegerType:
		switch {
		case t.Width == 2 || t.Width == 4:
			p.bits, p.device, p.deviceElem = int(t.Width), 0, 0
			return p
		case t.Width == 64 && b.Elem.Kind == blocks.Vector:
			return packing{} // the two halves
		case t.Width > 64:
			return packing{} // several numbers of 64 or 32 bits
		case p.device > size && t.Width&(t.Width-1) == 0:
			return packing{} // an array of words that hold packed elements
		}
	case *ir.FloatType:
		if p.device > size {
			return packing{}
		}
	}
	if p.host = size / p.parts; p.device == 0 || p.device == p.host && p.deviceElem == size {
		return packing{}
	}
	return p
}

// size returns the number of bytes that n elements occupy in the block.
func (p packing) size(n int) int {
	if p.bits != 0 {
		return (n*p.bits + 31) / 32 * 4
	}
	return n * p.deviceElem
}

// pack returns the bytes in the block of the elements in data.
func (p packing) pack(data []byte) []byte {
	if p.dense() {
		return append([]byte(nil), data...)
	}
	n := len(data) / p.hostElem
	out := make([]byte, p.size(n))
	for i := range n {
		if p.bits != 0 {
			out[i*p.bits/8] |= data[i] << (i * p.bits % 8)
			continue
		}
		for k := range p.parts {
			at := out[i*p.deviceElem+k*p.device:]
			copy(at[:p.device], data[i*p.hostElem+k*p.host:][:min(p.host, p.device)])
		}
	}
	return out
}

// unpack stores in data those elements of a block that differ between before and after.
// Another view of data may have changed the other elements.
func (p packing) unpack(data, before, after []byte) {
	if p.dense() {
		for i, v := range after {
			if v != before[i] {
				data[i] = v
			}
		}
		return
	}
	for i := range len(data) / p.hostElem {
		if p.bits != 0 {
			at, shift, mask := i*p.bits/8, i*p.bits%8, byte(1<<p.bits-1)
			if v := after[at] >> shift & mask; v != before[at]>>shift&mask {
				data[i] = v
			}
			continue
		}
		for k := range p.parts {
			from := i*p.deviceElem + k*p.device
			if v := after[from : from+p.device]; !bytes.Equal(v, before[from:from+p.device]) {
				widen(data[i*p.hostElem+k*p.host:][:p.host], v)
			}
		}
	}
}

// widen stores a little-endian signed integer in the same number of bytes or more.
func widen(to, from []byte) {
	sign := byte(int8(from[len(from)-1]) >> 7)
	for i := copy(to, from); i < len(to); i++ {
		to[i] = sign
	}
}
