package llvmexec

import (
	"strings"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/ir"
)

// class tells apart how values of a type are held.
type class uint8

const (
	intClass class = iota
	floatClass
	pointerClass
	vectorClass
	arrayClass
	structClass
)

// shape is what the executor knows of a type: a value of it is a list of cells, and has a place in memory.
type shape struct {
	typ   ir.Type
	class class
	kind  ir.FloatKind // the format of a float
	width uint32       // bits of a scalar
	cells int
	// size is the distance of values in an array, store the bytes that a value takes, align its alignment. All are bytes.
	size, store, align uint64
	// packed marks a vector whose elements have no whole number of bytes, and follow each other without a gap.
	packed bool
	elem   *shape
	n      int // elements of a vector or an array
	fields []field
}

// field is an element of a struct.
type field struct {
	*shape
	offset uint64 // bytes
	cell   int
}

// scalar reports whether values are one number.
func (s *shape) scalar() bool { return s.class <= pointerClass }

// layout is what the data layout of a module changes in the shapes of types.
type layout struct {
	aligns map[string]uint64 // alignment in bytes by the name of the entry: i64, f80, v128
}

// parseLayout reads the data layout string of a module. An empty one is that of x86-64.
func parseLayout(text string) (l layout, why string) {
	l.aligns = map[string]uint64{}
	for _, e := range strings.Split(text, "-") {
		if e == "E" {
			return l, "big-endian memory is not supported"
		}
		name, rest, ok := strings.Cut(e, ":")
		if !ok || name == "" {
			continue
		}
		first, _, _ := strings.Cut(rest, ":")
		n, ok := number(first)
		switch {
		case name == "p" && ok && n != 64:
			return l, "pointers of " + count.Of(n, "bit") + " are not supported"
		case strings.ContainsRune("ifv", rune(name[0])) && ok && n >= 8 && n&(n-1) == 0:
			l.aligns[name] = n / 8
		}
	}
	return l, ""
}

func number(s string) (n uint64, ok bool) {
	for i := 0; i < len(s); i++ {
		if s[i] < '0' || s[i] > '9' || n > 1<<32 {
			return 0, false
		}
		n = 10*n + uint64(s[i]-'0')
	}
	return n, s != ""
}

// maxCells bounds the cells of a value.
const maxCells = 1 << 20

// shapes makes the shapes of types, each once.
type shapes struct {
	layout layout
	known  map[ir.Type]*shape
}

// of returns the shape of a type. why says why the executor knows no layout of the type.
func (c *shapes) of(t ir.Type) (s *shape, why string) {
	s, seen := c.known[t]
	if seen && s == nil {
		return nil, "the type " + ir.QuoteType(t) + " contains itself"
	}
	if seen {
		return s, ""
	}
	c.known[t] = nil
	if s, why = c.build(t); why != "" {
		delete(c.known, t)
		return nil, why
	}
	c.known[t] = s
	return s, ""
}

// value returns the shape of a type of values that operations have.
func (c *shapes) value(t ir.Type) (s *shape, why string) {
	s, why = c.of(t)
	if why == "" && s.cells > maxCells {
		return nil, "values of type " + ir.QuoteType(t) + " are too large"
	}
	return s, why
}

func (c *shapes) build(t ir.Type) (*shape, string) {
	switch t := t.(type) {
	case *ir.IntegerType:
		return c.integer(t), ""
	case *ir.FloatType:
		return c.float(t), ""
	case *llvm.PointerType:
		return &shape{typ: t, class: pointerClass, width: 64, cells: 1, size: 8, store: 8, align: 8}, ""
	case *ir.VectorType:
		if t.IsScalable() {
			return nil, "scalable vectors are not supported"
		}
		return c.vector(t, t.ElementType(), llvm.VectorLen(t))
	case *llvm.VectorType:
		if t.Scalable {
			return nil, "scalable vectors are not supported"
		}
		return c.vector(t, t.Element, int64(t.Len))
	case *llvm.ArrayType:
		return c.array(t)
	case *llvm.StructType:
		return c.structure(t)
	}
	return nil, "values of type " + ir.QuoteType(t) + " are not supported"
}

// integer lays out an integer. Its alignment is the next power of two of its bytes, up to 16.
func (c *shapes) integer(t *ir.IntegerType) *shape {
	s := &shape{typ: t, class: intClass, width: t.Width, cells: max(1, int(t.Width+63)/64), store: uint64(t.Width+7) / 8}
	s.align = 1
	for s.align < s.store && s.align < 16 {
		s.align *= 2
	}
	c.round(s, "i"+utoa(uint64(t.Width)))
	return s
}

func (c *shapes) float(t *ir.FloatType) *shape {
	w := uint32(t.Width())
	s := &shape{typ: t, class: floatClass, kind: t.Kind, width: w, cells: int(w+63) / 64, store: uint64(w) / 8}
	s.align = s.store
	if t.Kind == ir.F80 {
		s.align = 16
	}
	c.round(s, "f"+utoa(uint64(w)))
	return s
}

// round applies an entry of the data layout, and rounds the size up to the alignment.
func (c *shapes) round(s *shape, entry string) {
	if a := c.layout.aligns[entry]; a != 0 {
		s.align = a
	}
	s.size = alignTo(s.store, s.align)
}

func (c *shapes) vector(t, elem ir.Type, n int64) (*shape, string) {
	e, why := c.of(elem)
	if why != "" {
		return nil, why
	}
	if n > maxCells {
		return nil, "values of type " + ir.QuoteType(t) + " are too large"
	}
	bits := uint64(e.width) * uint64(n)
	s := &shape{typ: t, class: vectorClass, elem: e, n: int(n), cells: int(n) * e.cells, store: (bits + 7) / 8, packed: e.width%8 != 0}
	s.align = 1
	for s.align < s.store {
		s.align *= 2
	}
	c.round(s, "v"+utoa(bits))
	return s, ""
}

func (c *shapes) array(t *llvm.ArrayType) (*shape, string) {
	e, why := c.of(t.Element)
	if why != "" {
		return nil, why
	}
	if t.Len > 1<<31 || e.size != 0 && t.Len > (1<<40)/e.size {
		return nil, "values of type " + ir.QuoteType(t) + " are too large"
	}
	n := int(t.Len)
	s := &shape{typ: t, class: arrayClass, elem: e, n: n, size: e.size * t.Len, align: e.align}
	s.cells = n * e.cells
	s.store = s.size
	return s, ""
}

func (c *shapes) structure(t *llvm.StructType) (*shape, string) {
	if t.Opaque() {
		return nil, "values of the opaque type " + ir.QuoteType(t) + " are not supported"
	}
	s := &shape{typ: t, class: structClass, align: 1}
	for _, f := range t.Body() {
		e, why := c.of(f)
		if why != "" {
			return nil, why
		}
		if !t.Packed() {
			s.size = alignTo(s.size, e.align)
			s.align = max(s.align, e.align)
		}
		s.fields = append(s.fields, field{e, s.size, s.cells})
		s.size += e.size
		s.cells += e.cells
	}
	s.size = alignTo(s.size, s.align)
	s.store = s.size
	return s, ""
}

func alignTo(n, a uint64) uint64 { return (n + a - 1) &^ (a - 1) }
