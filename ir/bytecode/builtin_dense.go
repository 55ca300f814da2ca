package bytecode

import (
	"github.com/spvc/spvc/ir"
)

// shaped returns the type p of a constant, which is a vector or a tensor with a static
// shape, or an error text.
func shaped(p any) (ir.ShapedType, string) {
	t, ok := p.(ir.ShapedType)
	if !ok || !ir.HasStaticShape(t) {
		return nil, "expected a type with a static shape, but got: " + ir.TypeString(p.(ir.Type))
	}
	return t, ""
}

func buildDenseArray(c *ir.Context, p []any) (ir.Attribute, string) {
	elem, n, raw := p[0].(ir.Type), p[1].(uint64), p[2].([]byte)
	bits, size := ir.NumberWidth(elem), ir.ElementBytes(elem)
	if bits == 0 || bits%8 != 0 && elem != ir.Type(c.I1()) {
		return nil, "element type of dense array must be i1 or a multiple of 8 bits wide, but got: " + ir.TypeString(elem)
	}
	if uint64(len(raw)) != n*uint64(size) || n > uint64(len(raw)) {
		return nil, "expected " + itoa(size) + " bytes for each element of a dense array"
	}
	if elem == ir.Type(c.I1()) {
		for _, b := range raw {
			if b > 1 {
				return nil, "expected elements of a dense array of i1 to be 0 or 1"
			}
		}
	}
	return c.DenseArray(elem, raw), ""
}

// isBits reports whether t holds elements of type i1, eight in a byte.
func isBits(t ir.ShapedType) bool {
	e, ok := t.ElementType().(*ir.IntegerType)
	return ok && e.Width == 1
}

// buildDense makes a constant of raw elements: all of them, or one for a splat.
func buildDense(c *ir.Context, p []any) (ir.Attribute, string) {
	t, why := shaped(p[0])
	if why != "" {
		return nil, why
	}
	raw, n, size := p[1].([]byte), ir.NumElements(t.Shape()), ir.ElementBytes(t.ElementType())
	if isTF32(t) && (len(raw) == shortTF32 || len(raw)%shortTF32 == 0 && int64(len(raw)/shortTF32) == n) {
		raw = resized(raw, shortTF32, size)
	}
	// A splat of no elements keeps its value.
	switch splat := len(raw) > 0 && len(raw) == size; {
	case size == 0:
		return nil, "expected elements of an integer, index, float or complex type, but got: " + ir.TypeString(t)
	case isBits(t) && splat && (raw[0] == splatTrue || raw[0] == splatNone):
		return c.Dense(t, []byte{raw[0] & 1}), ""
	case isBits(t) && int64(len(raw)) == n/8+(n%8+7)/8:
		return c.Dense(t, unpack(raw, int(n))), ""
	case !isBits(t) && (splat || int64(len(raw))%int64(size) == 0 && int64(len(raw))/int64(size) == n):
		if clean := clipped(t.ElementType(), raw, size); clean {
			return c.Dense(t, raw), ""
		}
		return nil, "element of " + ir.TypeString(t) + " has bits beyond its width"
	}
	return nil, "expected raw data for " + ir.TypeString(t) + ", but got " + itoa(len(raw)) + " bytes"
}

// shortTF32 is the size of a number of type tf32 in bytes since MLIR 20. Before, it is that of an f32.
const shortTF32 = 3

func isTF32(t ir.ShapedType) bool {
	f, ok := t.ElementType().(*ir.FloatType)
	return ok && f.Kind == ir.TF32
}

// resized returns numbers of from bytes as numbers of to bytes, of which the highest are zero.
func resized(raw []byte, from, to int) []byte {
	out := make([]byte, len(raw)/from*to)
	for i := range len(raw) / from {
		copy(out[i*to:(i+1)*to], raw[i*from:(i+1)*from])
	}
	return out
}

// clipped reports whether the elements have no bits beyond the width of their type.
func clipped(elem ir.Type, raw []byte, size int) bool {
	if c, ok := elem.(*ir.ComplexType); ok {
		elem, size = c.Element, size/2
	}
	width := ir.NumberWidth(elem)
	if width%8 == 0 {
		return true
	}
	for i := size - 1; i < len(raw); i += size {
		if raw[i]>>(width%8) != 0 {
			return false
		}
	}
	return true
}

// unpack returns n bits as bytes.
func unpack(raw []byte, n int) []byte {
	out := make([]byte, n)
	for i := range out {
		out[i] = raw[i/8] >> (i % 8) & 1
	}
	return out
}

// packed returns the raw elements of d as they are encoded.
func packed(d *ir.DenseElementsAttr) []byte {
	if t := d.ShapedType(); isTF32(t) && d.Context().MLIR() > 19 {
		return resized(d.Raw, ir.ElementBytes(t.ElementType()), shortTF32)
	}
	if !isBits(d.ShapedType()) {
		return d.Raw
	}
	if d.Splat {
		if d.Raw[0] != 0 {
			return []byte{splatTrue}
		}
		return []byte{splatNone}
	}
	out := make([]byte, (len(d.Raw)+7)/8)
	for i, b := range d.Raw {
		out[i/8] |= b & 1 << (i % 8)
	}
	return out
}

func buildDenseStrings(c *ir.Context, p []any) (ir.Attribute, string) {
	t, why := shaped(p[0])
	if why != "" {
		return nil, why
	}
	if ir.ElementBytes(t.ElementType()) > 0 {
		return nil, "expected elements of a type without numbers, but got: " + ir.TypeString(t)
	}
	return c.DenseStrings(t, p[2].([]string)), ""
}

func buildSparse(c *ir.Context, p []any) (ir.Attribute, string) {
	t, why := shaped(p[0])
	if why != "" {
		return nil, why
	}
	indices, ok := p[1].(*ir.DenseElementsAttr)
	values, also := p[2].(*ir.DenseElementsAttr)
	if !ok || !also {
		return nil, "expected dense indices and values of a sparse constant"
	}
	a, why := c.CheckedSparse(t, indices, values)
	if why != "" {
		return nil, why
	}
	return a, ""
}
