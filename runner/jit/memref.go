package jit

import (
	"errors"
	"math"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir/apfloat"
)

// maxRank bounds the ranks of memrefs, so that a wrong descriptor does not make the runtime read far.
const maxRank = 64

// memref is a descriptor of a memref, as MLIR passes it to C.
type memref struct {
	data           uint64
	offset         int64
	sizes, strides []int64
}

// descriptor reads the descriptor at an address: two pointers, the offset, the sizes and the strides. It returns nil
// if the rank is not possible, and notes the error.
func (e *Engine) descriptor(rank, address uint64) *memref {
	if rank > maxRank || address == 0 {
		e.Fail(errors.New("the program passes a memref of rank " + strconv.FormatInt(int64(rank), 10) + " to the runtime"))
		return nil
	}
	word := func(i uint64) uint64 { return *at[uint64](address + 8*i) }
	m := &memref{data: word(1), offset: int64(word(2))}
	for i := range rank {
		m.sizes = append(m.sizes, int64(word(3+i)))
		m.strides = append(m.strides, int64(word(3+rank+i)))
	}
	return m
}

// unranked reads the pair of a rank and a pointer to a descriptor.
func (e *Engine) unranked(address uint64) *memref {
	return e.descriptor(*at[uint64](address), *at[uint64](address + 8))
}

// shape returns the text in which MLIR describes a memref.
func (m *memref) shape() string {
	list := func(v []int64) string {
		var b []byte
		for i, n := range v {
			if i > 0 {
				b = append(b, ", "...)
			}
			b = strconv.AppendInt(b, n, 10)
		}
		return string(b)
	}
	return "base@ = " + address(m.data) + " rank = " + strconv.Itoa(len(m.sizes)) + " offset = " + strconv.FormatInt(m.offset, 10) +
		" sizes = [" + list(m.sizes) + "] strides = [" + list(m.strides) + "]"
}

// address returns an address as the streams of C++ write it.
func address(v uint64) string {
	if v == 0 {
		return "0"
	}
	return "0x" + strconv.FormatUint(v, 16)
}

// element is a type of elements that the runtime prints: its name in the names of functions, and its size.
type element struct {
	name string
	size uint64
	text func(address uint64) string
	// equal reports whether a number is the expected one, nearly if it is a float.
	equal func(actual, expected uint64) bool
}

var elements = [...]element{
	{"I8", 1, func(p uint64) string { return string([]byte{*at[byte](p)}) }, same[int8]},
	{"I16", 2, func(p uint64) string { return strconv.FormatInt(int64(*at[int16](p)), 10) }, same[int16]},
	{"I32", 4, func(p uint64) string { return strconv.FormatInt(int64(*at[int32](p)), 10) }, same[int32]},
	{"I64", 8, func(p uint64) string { return strconv.FormatInt(*at[int64](p), 10) }, same[int64]},
	{"Ind", 8, func(p uint64) string { return strconv.FormatUint(*at[uint64](p), 10) }, same[int64]},
	{"F16", 2, func(p uint64) string { return floatText(float64(apfloat.F32FromF16(*at[uint16](p)))) }, same[uint16]},
	{"BF16", 2, func(p uint64) string { return floatText(float64(apfloat.F32FromBF16(*at[uint16](p)))) }, same[uint16]},
	{"F32", 4, func(p uint64) string { return floatText(float64(*at[float32](p))) }, func(a, b uint64) bool {
		x, y := *at[float32](a), *at[float32](b)
		return finite(float64(x)) && finite(float64(y)) && abs32(x-y) <= 1e-6*abs32(y)
	}},
	{"F64", 8, func(p uint64) string { return floatText(*at[float64](p)) }, func(a, b uint64) bool {
		x, y := *at[float64](a), *at[float64](b)
		return finite(x) && finite(y) && math.Abs(x-y) <= 1e-12*math.Abs(y)
	}},
	{"C32", 8, func(p uint64) string {
		return "(" + floatText(float64(*at[float32](p))) + "," + floatText(float64(*at[float32](p + 4))) + ")"
	}, same[complex64]},
	{"C64", 16, func(p uint64) string {
		return "(" + floatText(*at[float64](p)) + "," + floatText(*at[float64](p + 8)) + ")"
	}, same[complex128]},
}

// vector4x4 prints a vector of four rows of floats.
var vector4x4 = element{"Vector4x4xf32", 64, func(p uint64) string {
	var b strings.Builder
	for i := range uint64(4) {
		b.WriteString([]string{"(", ",   ", ",   ", ",  "}[i])
		for j := range uint64(4) {
			b.WriteString([]string{"(", ", ", ", ", ", "}[j] + floatText(float64(*at[float32](p + 16*i + 4*j))))
		}
		b.WriteByte(')')
	}
	return b.String() + ")"
}, nil}

func finite(v float64) bool { return !math.IsNaN(v) && !math.IsInf(v, 0) }

func abs32(v float32) float32 { return math.Float32frombits(math.Float32bits(v) &^ (1 << 31)) }

func same[T comparable](a, b uint64) bool { return *at[T](a) == *at[T](b) }

// elementNamed returns the type of elements at the end of a name, and what stands before it.
func elementNamed(name string) (before string, el *element) {
	for i := range elements {
		if b, ok := strings.CutSuffix(name, elements[i].name); ok {
			before, el = b, &elements[i]
			// Of F16 and BF16 both end BF16, and the longer one, which comes later, is meant.
		}
	}
	return before, el
}

// memrefFunction returns the function that prints or compares memrefs, by its name: printMemref, printMemrefShape or verifyMemRef with a type of
// elements, and the same with _mlir_ciface_, where also ranks may stand, as in printMemref2dF32.
func memrefFunction(name string) (Function, bool) {
	if name == "_mlir_ciface_printMemrefVector4x4xf32" {
		return Function{Name: name, Args: []Kind{Ptr}, Run: func(e *Engine, a []uint64) uint64 {
			return e.printMemref("Memref ", e.descriptor(2, a[0]), &vector4x4)
		}}, true
	}
	rest, el := elementNamed(name)
	if el == nil {
		return Function{}, false
	}
	rest, c := strings.CutPrefix(rest, "_mlir_ciface_")
	args, read := []Kind{I64, Ptr}, func(e *Engine, a []uint64) *memref { return e.descriptor(a[0], a[1]) }
	if c {
		args, read = []Kind{Ptr}, func(e *Engine, a []uint64) *memref { return e.unranked(a[0]) }
	}
	switch rest {
	case "printMemref":
		return Function{Name: name, Args: args, Run: func(e *Engine, a []uint64) uint64 { return e.printMemref("Unranked Memref ", read(e, a), el) }}, true
	case "printMemrefShape":
		return Function{Name: name, Args: args, Run: func(e *Engine, a []uint64) uint64 {
			if m := read(e, a); m != nil {
				e.print("Unranked Memref " + m.shape() + "\n")
			}
			return 0
		}}, true
	case "verifyMemRef":
		return verifyFunction(name, c, el), true
	}
	rank, ok := strings.CutPrefix(rest, "printMemref")
	if ok && c && len(rank) == 2 && rank[0] >= '0' && rank[0] <= '9' && rank[1] == 'd' {
		n := uint64(rank[0] - '0')
		return Function{Name: name, Args: []Kind{Ptr}, Run: func(e *Engine, a []uint64) uint64 {
			return e.printMemref("Memref ", e.descriptor(n, a[0]), el)
		}}, true
	}
	return Function{}, false
}

// printMemref writes the shape and the elements of a memref.
func (e *Engine) printMemref(title string, m *memref, el *element) uint64 {
	if m == nil {
		return 0
	}
	b := append([]byte(title), m.shape()...)
	b = append(b, " data = \n"...)
	if len(m.sizes) == 0 {
		b = append(append(append(b, '['), el.text(m.data+uint64(m.offset)*el.size)...), ']')
	} else {
		b = m.appendElements(b, el, 0, m.offset)
	}
	e.out.write(append(b, '\n'))
	return 0
}

// appendElements appends the elements from dimension d on. The lines of the outer dimensions end after a comma and a space, and
// each element is indented by its depth. MLIR prints one element where a size is 0, and reads past the memory for it; the
// brackets are empty here.
func (m *memref) appendElements(b []byte, el *element, d int, offset int64) []byte {
	if d == len(m.sizes) {
		return append(b, el.text(m.data+uint64(offset)*el.size)...)
	}
	b = append(b, '[')
	for i := range m.sizes[d] {
		if i > 0 {
			b = append(b, ", "...)
			if d+1 < len(m.sizes) {
				b = append(b, '\n')
			}
			for range d + 1 {
				b = append(b, ' ')
			}
		}
		b = m.appendElements(b, el, d+1, offset+i*m.strides[d])
	}
	return append(b, ']')
}
