package ir

import (
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/apint"
)

// elides reports whether the printer leaves out the elements of a because there are too
// many.
func (p *Printer) elides(a *DenseElementsAttr) bool {
	return !a.Splat && exceeds(int(a.NumElements()), p.opts.ElideElementsAttrIfLarger)
}

// exceeds reports whether n is larger than a limit of [PrintOptions].
func exceeds(n, limit int) bool { return limit != 0 && n > max(0, limit) }

const elidedElements = "dense_resource<__elided__>"

func (p *Printer) denseAttr(a *DenseElementsAttr) {
	if p.elides(a) {
		p.Str(elidedElements)
		return
	}
	p.Str("dense<")
	p.denseElements(a, true)
	p.Byte('>')
}

func (p *Printer) sparseAttr(a *SparseElementsAttr) {
	if p.elides(a.Indices) || p.elides(a.Values) {
		p.Str(elidedElements)
		return
	}
	p.Str("sparse<")
	if a.Indices.NumElements() != 0 {
		p.denseElements(a.Indices, false)
		p.Str(", ")
		p.denseElements(a.Values, true)
	}
	p.Byte('>')
}

// denseElements writes the elements as nested lists, a splat as one element, and many
// elements as one hexadecimal string.
func (p *Printer) denseElements(a *DenseElementsAttr, allowHex bool) {
	limit := p.opts.PrintElementsAttrWithHexIfLarger
	if limit == 0 {
		limit = defaultHexLimit
	}
	n := a.NumElements()
	if allowHex && limit > 0 && a.Strings == nil && !a.Splat && n > int64(limit) {
		p.denseHex(a)
		return
	}
	w := elementWriter{p: p, a: a, typ: a.typ.ElementType()}
	if a.Raw != nil {
		w.size = ElementBytes(w.typ)
	}
	switch {
	case a.Splat:
		w.element(0)
	case n > 0:
		w.list(a.typ.Shape(), 0)
	}
}

// elementWriter writes the elements of a dense attribute.
type elementWriter struct {
	p    *Printer
	a    *DenseElementsAttr
	typ  Type
	size int // bytes of an element
}

// list writes the elements of shape from element i on and returns the number of
// the next element.
func (w *elementWriter) list(shape []int64, i int) int {
	if len(shape) == 0 {
		w.element(i)
		return i + 1
	}
	w.p.Byte('[')
	for k := range shape[0] {
		if k > 0 {
			w.p.Str(", ")
		}
		i = w.list(shape[1:], i)
	}
	w.p.Byte(']')
	return i
}

func (w *elementWriter) element(i int) {
	if w.a.Raw == nil {
		w.p.QuotedString(w.a.Strings[i])
		return
	}
	w.p.rawElement(w.typ, w.a.Raw[i*w.size:(i+1)*w.size])
}

// rawElement writes an element of type t from its little-endian bytes.
func (p *Printer) rawElement(t Type, b []byte) {
	switch t := t.(type) {
	case *IntegerType:
		p.rawInteger(t, b)
	case *FloatType:
		sem := t.Semantics()
		if len(b) <= 8 {
			p.buf = apfloat.FromBits64(sem, littleEndian(b)).AppendMLIR(p.buf)
		} else {
			p.buf = apfloat.FromBits(sem, apint.FromBytes(t.Width(), b)).AppendMLIR(p.buf)
		}
	case *ComplexType:
		n := len(b) / 2
		p.Byte('(')
		p.rawElement(t.Element, b[:n])
		p.Byte(',')
		p.rawElement(t.Element, b[n:])
		p.Byte(')')
	default:
		p.Int(int64(littleEndian(b)))
	}
}

func (p *Printer) rawInteger(t *IntegerType, b []byte) {
	switch {
	case t.Width == 1:
		p.bool(b[0]&1 != 0)
	case t.Width > 64 || t.Width == 0:
		p.buf = apint.FromBytes(t.Width, b).AppendDecimal(p.buf, t.Signedness != Unsigned)
	case t.Signedness == Unsigned:
		p.Uint(littleEndian(b))
	default:
		shift := 64 - t.Width
		p.Int(int64(littleEndian(b)<<shift) >> shift)
	}
}

func littleEndian(b []byte) uint64 {
	v := uint64(0)
	for i := len(b) - 1; i >= 0; i-- {
		v = v<<8 | uint64(b[i])
	}
	return v
}

// denseHex writes the elements as one string of hexadecimal digits. It packs elements
// of type i1, eight to a byte.
func (p *Printer) denseHex(a *DenseElementsAttr) {
	raw := a.Raw
	if t, ok := a.typ.ElementType().(*IntegerType); ok && t.Width == 1 {
		raw = make([]byte, (len(a.Raw)+7)/8)
		for i, b := range a.Raw {
			raw[i/8] |= b & 1 << (i % 8)
		}
	}
	p.hexString(raw)
}

// hexString writes `"0x…"` with two digits for each byte of parts.
func (p *Printer) hexString(parts ...[]byte) {
	const hex = "0123456789ABCDEF"
	p.Str(`"0x`)
	for _, b := range parts {
		for _, c := range b {
			p.buf = append(p.buf, hex[c>>4], hex[c&15])
		}
	}
	p.Byte('"')
}

func (p *Printer) denseArray(a *DenseArrayAttr) {
	p.Str("array<")
	p.Type(a.ElementType)
	n := ElementBytes(a.ElementType)
	sep := ": "
	for i := 0; n > 0 && i+n <= len(a.Raw); i += n {
		p.Str(sep)
		sep = ", "
		p.rawElement(a.ElementType, a.Raw[i:i+n])
	}
	p.Byte('>')
}
