package host

import (
	"bytes"

	"github.com/spvc/spvc/ir"
	blocks "github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/reflect"
)

// packing converts elements between host memory, where they are dense, and a block with
// another layout: three-component vectors with gaps, index values in 32 bits, or 2-bit and
// 4-bit integers packed into words. The zero packing changes nothing.
type packing struct {
	parts      int // components of an element
	host       int // bytes of a component on the host
	device     int // bytes of a component in the block, 0 if packed
	hostElem   int // bytes of an element on the host
	deviceElem int // stride in the block, in components if they are packed
	bits       int // bits of a packed component, or 0
}

// dense reports whether elements have the same layout in the block as on the host.
func (p packing) dense() bool { return p == packing{} }

// packingFor returns the packing for elements of type t, of size bytes on the host, in
// the array of a block, which v describes if the compiler has broken vectors down to scalars.
func packingFor(t ir.Type, size int, b *blocks.Shape, v *reflect.Vectors) packing {
	for b.Kind == blocks.Struct && len(b.Fields) == 1 {
		b = b.Fields[0].Shape
	}
	if b.Kind != blocks.Array || size == 0 {
		return packing{}
	}
	if t, ok := t.(*ir.VectorType); ok && (b.Elem.Kind == blocks.Int || b.Elem.Kind == blocks.Float || ir.NumberWidth(t.ElementType()) > 64) {
		return broken(t, size, b, v)
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
			p.bits, p.host, p.device, p.deviceElem = int(t.Width), size, 0, 1
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

// broken returns the packing for vectors of type t, of size bytes on the host, whose scalars are the elements
// of the array b.
func broken(t *ir.VectorType, size int, b *blocks.Shape, v *reflect.Vectors) packing {
	n := int(ir.NumElements(t.Shape()))
	each, unit := packingFor(t.ElementType(), size/n, b, nil), n
	if v != nil {
		unit = v.Stride
	}
	if each.dense() {
		if unit == n {
			return each
		}
		each = packing{host: size / n, device: size / n, deviceElem: size / n}
	}
	return packing{parts: n, host: each.host, device: each.device, hostElem: size, deviceElem: unit * each.deviceElem, bits: each.bits}
}

// size returns the number of bytes that n elements occupy in the block.
func (p packing) size(n int) int {
	if p.bits != 0 {
		return (n*p.deviceElem*p.bits + 31) / 32 * 4
	}
	return n * p.deviceElem
}

// place returns the byte of component k of element i in the block, and the bit in it where a packed one begins.
func (p packing) place(i, k int) (at, shift int) {
	if p.bits == 0 {
		return i*p.deviceElem + k*p.device, 0
	}
	bit := (i*p.deviceElem + k) * p.bits
	return bit / 8, bit % 8
}

// pack returns the bytes in the block of the elements in data.
func (p packing) pack(data []byte) []byte {
	if p.dense() {
		return append([]byte(nil), data...)
	}
	n := len(data) / p.hostElem
	out := make([]byte, p.size(n))
	for i := range n {
		for k := range p.parts {
			at, shift := p.place(i, k)
			if from := data[i*p.hostElem+k*p.host:]; p.bits != 0 {
				out[at] |= from[0] << shift
			} else {
				copy(out[at:][:p.device], from[:min(p.host, p.device)])
			}
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
		for k := range p.parts {
			at, shift := p.place(i, k)
			to := data[i*p.hostElem+k*p.host:][:p.host]
			if p.bits != 0 {
				mask := byte(1<<p.bits - 1)
				if v := after[at] >> shift & mask; v != before[at]>>shift&mask {
					to[0] = v
				}
			} else if v := after[at : at+p.device]; !bytes.Equal(v, before[at:at+p.device]) {
				widen(to, v)
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
