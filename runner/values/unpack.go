package values

import (
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/internal/npy"
	"github.com/spvc/spvc/layout/block"
)

// Text writes blocks as JSON.
type Text struct {
	// Signed prints integers that the binary declares as unsigned with a sign, as in MLIR, whose integers have none.
	Signed bool
}

// Append appends the content of a block as JSON: the value of the member if the block has only one. Rows of arrays
// with several Sizes are arrays, and an array with no Sizes that are not nil is a number. Floats without a JSON number are strings.
func (t Text) Append(dst []byte, l *Layout, d *Data) []byte {
	w := &writer{Text: t, data: d.Bytes, runtime: l.count(len(d.Bytes))}
	if a := l.array(); a != nil && isScalar(a.Elem) && d.Sizes != nil && len(d.Sizes) != 1 {
		if n, ok := npy.Count(d.Sizes); ok && int64(n) == w.length(a) {
			at := l.offset
			if len(d.Sizes) == 0 {
				return w.value(dst, a.Elem, at)
			}
			return w.rows(dst, a, &at, d.Sizes)
		}
	}
	return w.value(dst, l.inner, l.offset)
}

// writer writes the values of a block.
type writer struct {
	Text
	data    []byte
	runtime int64
}

func (w *writer) length(s *block.Shape) int64 {
	if s.Count < 0 {
		return w.runtime
	}
	return s.Count
}

// list appends n elements.
func list(dst []byte, n int64, each func(dst []byte, i int64) []byte) []byte {
	dst = append(dst, '[')
	for i := range n {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = each(dst, i)
	}
	return append(dst, ']')
}

// rows appends an array of scalars in rows, from at on, and moves at behind them.
func (w *writer) rows(dst []byte, a *block.Shape, at *int64, sizes []int) []byte {
	return list(dst, int64(sizes[0]), func(dst []byte, _ int64) []byte {
		if len(sizes) > 1 {
			return w.rows(dst, a, at, sizes[1:])
		}
		dst = w.value(dst, a.Elem, *at)
		*at += a.Stride
		return dst
	})
}

func (w *writer) value(dst []byte, s *block.Shape, at int64) []byte {
	switch s.Kind {
	case block.Struct:
		dst = append(dst, '{')
		for i := range s.Fields {
			if i > 0 {
				dst = append(dst, ',')
			}
			dst = append(appendString(dst, memberName(s, i)), ':')
			dst = w.value(dst, s.Fields[i].Shape, at+s.Fields[i].Offset)
		}
		return append(dst, '}')
	case block.Vector:
		return list(dst, s.Count, func(dst []byte, i int64) []byte { return w.value(dst, s.Elem, at+i*s.Elem.Size) })
	case block.Array:
		return list(dst, w.length(s), func(dst []byte, i int64) []byte { return w.value(dst, s.Elem, at+i*s.Stride) })
	case block.Matrix:
		return list(dst, s.Count, func(dst []byte, c int64) []byte {
			if !s.RowMajor {
				return w.value(dst, s.Elem, at+c*s.Stride)
			}
			number := s.Elem.Elem
			return list(dst, s.Elem.Count, func(dst []byte, r int64) []byte {
				return w.value(dst, number, at+r*s.Stride+c*number.Size)
			})
		})
	}
	return appendScalar(dst, s, get(w.data[at:], s), w.Signed)
}

// appendString appends a string as JSON.
func appendString(dst []byte, s string) []byte {
	text, _ := json.Marshal(s) // strings have no errors
	return append(dst, text...)
}

// kindOf returns the kinds of npy elements with the bits of a scalar; the first one is that which ToArray writes.
func kindOf(s *block.Shape, signed bool) string {
	switch {
	case s.Kind == block.Float:
		return "f"
	case s.Kind == block.BFloat:
		return "Vu"
	case isBool(s):
		return "b"
	case s.Kind == block.Int && (signed || !s.Unsigned):
		return "iu"
	case s.Kind == block.Int:
		return "ui"
	case s.Kind == block.Address:
		return "u"
	}
	return ""
}

// uniform returns the scalar of a block without structs and the numbers of its elements, or an error.
func (l *Layout) uniform() (sizes []int, scalar *block.Shape, err error) {
	sizes, scalar = dims(l.inner)
	if scalar == nil {
		return nil, nil, fmt.Errorf("it is %s, which is no array of numbers: use .json or .bin", l)
	}
	return sizes, scalar, nil
}

// FromArray packs an array. Its type must have the bits of the block's scalars: nothing is converted. A list
// of bytes is the content of any other block, as it lies in memory, and may go on after the block.
func (l *Layout) FromArray(a *npy.Array) (*Data, error) {
	sizes, scalar, err := l.uniform()
	if raw := a.Type == (npy.Type{Kind: 'u', Size: 1}) && len(a.Shape) == 1; raw && (err != nil || scalar.Size > 1 || len(sizes) > 1) {
		if len(a.Data) < int(l.least()) {
			return nil, fmt.Errorf("it is %s, so it takes %s at least, not %d", l, count.Of(l.least(), "byte"), len(a.Data))
		}
		return &Data{Bytes: slices.Clone(a.Data)}, nil
	}
	if err != nil {
		return nil, err
	}
	if kinds := kindOf(scalar, false); a.Type.Size != int(scalar.Size) || !slices.Contains([]byte(kinds), a.Type.Kind) {
		want := npy.Type{Kind: kinds[0], Size: int(scalar.Size)}
		return nil, fmt.Errorf("it is %s, so it takes %s, not %s", l, want, a.Type)
	}
	var given []int
	n := int64(0)
	if arr := l.array(); arr != nil {
		tail := sizes[1:]
		lead := len(a.Shape) - len(tail)
		if lead < 0 || lead == 0 && len(tail) > 0 || !slices.Equal(a.Shape[lead:], tail) {
			return nil, fmt.Errorf("it is %s, so the last sizes must be %v, but the array has the sizes %v", l, tail, a.Shape)
		}
		given = append([]int{}, a.Shape[:lead]...)
		if n, err = l.elements(given); err != nil {
			return nil, err
		}
	} else if !slices.Equal(a.Shape, sizes) && (len(sizes) > 0 || !slices.Equal(a.Shape, []int{1})) {
		return nil, fmt.Errorf("it is %s with the sizes %v, but the array has the sizes %v", l, sizes, a.Shape)
	}
	size, err := l.bytes(n)
	if err != nil {
		return nil, err
	}
	d := &Data{Bytes: make([]byte, size), Sizes: given}
	if l.dense() {
		copy(d.Bytes[l.offset:], a.Data)
		return d, nil
	}
	rest := a.Data
	for leaf := range l.shape.Leaves(n) {
		rest = rest[copy(d.Bytes[leaf.Offset:leaf.Offset+leaf.Shape.Size], rest):]
	}
	return d, nil
}

// dense reports whether the scalars of a block without structs follow each other without gaps.
func (l *Layout) dense() bool { return l.inner.Dense().Kind != block.Opaque }

// ToArray returns the content of a block that consists of numbers of one kind as an array.
func (t Text) ToArray(l *Layout, d *Data) (*npy.Array, error) {
	out, err := t.arrayOf(l, d)
	if err != nil {
		return nil, err
	}
	total, _ := npy.Count(out.Shape)
	if end := l.offset + int64(total)*int64(out.Type.Size); l.dense() {
		out.Data = slices.Clone(d.Bytes[l.offset:end])
		return out, nil
	}
	for leaf := range l.shape.Leaves(l.count(len(d.Bytes))) {
		out.Data = append(out.Data, d.Bytes[leaf.Offset:leaf.Offset+leaf.Shape.Size]...)
	}
	return out, nil
}

// CheckArray returns the error of ToArray for a block with other content and the sizes of d.
func (t Text) CheckArray(l *Layout, d *Data) error {
	_, err := t.arrayOf(l, d)
	return err
}

// arrayOf returns the type and the shape of the array for a block.
func (t Text) arrayOf(l *Layout, d *Data) (*npy.Array, error) {
	sizes, scalar, err := l.uniform()
	if err != nil {
		return nil, err
	}
	n := l.count(len(d.Bytes))
	out := &npy.Array{Type: npy.Type{Kind: kindOf(scalar, t.Signed)[0], Size: int(scalar.Size)}, Shape: slices.Clone(sizes)}
	if a := l.array(); a != nil {
		if a.Count < 0 {
			out.Shape[0] = int(n)
		}
		if given, ok := npy.Count(d.Sizes); ok && d.Sizes != nil && given == out.Shape[0] {
			out.Shape = append(slices.Clone(d.Sizes), sizes[1:]...)
		}
	}
	total, ok := npy.Count(out.Shape)
	if !ok || int64(total) > int64(len(d.Bytes)) {
		return nil, tooLarge(fmt.Sprintf("%v elements", out.Shape))
	}
	return out, nil
}

// Random returns a block of numbers that a seed determines: floats from -1 to 1, integers from 0 to 99, and booleans. sizes
// are as for Zeros.
func (l *Layout) Random(seed uint64, sizes []int) (*Data, error) {
	d, err := l.Zeros(sizes)
	if err != nil {
		return nil, err
	}
	r := rand.New(rand.NewPCG(seed, 0))
	for leaf := range l.shape.Leaves(l.count(len(d.Bytes))) {
		bits := uint64(0)
		switch s := leaf.Shape; {
		case isFloat(s):
			bits = floatBits(s, 2*r.Float64()-1)
		case isBool(s):
			bits = r.Uint64N(2)
		case s.Kind == block.Int:
			bits = r.Uint64N(100)
		default:
			return nil, fmt.Errorf("it is %s, and an address is no random number", l)
		}
		put(d.Bytes[leaf.Offset:], leaf.Shape, bits)
	}
	return d, nil
}

// Tolerance is how much a float may differ: Abs + Rel * |expected|.
type Tolerance struct{ Abs, Rel float64 }

// Mismatch describes the scalars of a block that differ from those that were expected.
type Mismatch struct {
	// Count of Of scalars differ.
	Count, Of int
	// Path leads to the first of them, whose values are Got and Want: "[1][2]" or "n" from the value that Append writes. It
	// is empty if that value is a number itself.
	Path, Got, Want string
}

// Compare compares two blocks scalar by scalar and returns nil if they agree. Bytes between the scalars do not count.
// Integers must be equal, and so must floats without a tolerance, where NaN equals NaN and 0 equals -0. A different
// number of elements is an error, and so are rows of another shape. A flat list stands for
// rows, too.
func (t Text) Compare(l *Layout, got, want *Data, tol Tolerance) (*Mismatch, error) {
	n, m := l.count(len(got.Bytes)), l.count(len(want.Bytes))
	if n != m || len(got.Sizes) > 1 && len(want.Sizes) > 1 && !slices.Equal(got.Sizes, want.Sizes) {
		return nil, fmt.Errorf("the shape is %s, expected %s", shapeText(got.Sizes, n), shapeText(want.Sizes, m))
	}
	out := &Mismatch{}
	for leaf := range l.shape.Leaves(n) {
		s := leaf.Shape
		a, b := get(got.Bytes[leaf.Offset:], s), get(want.Bytes[leaf.Offset:], s)
		out.Of++
		if a == b || isFloat(s) && near(floatOf(s, a), floatOf(s, b), tol) {
			continue
		}
		if out.Count++; out.Count == 1 {
			out.Path = l.pathOf(leaf.Path(), out.Of-1, got.Sizes)
			out.Got, out.Want = string(appendScalar(nil, s, a, t.Signed)), string(appendScalar(nil, s, b, t.Signed))
		}
	}
	if out.Count == 0 {
		return nil, nil
	}
	return out, nil
}

// shapeText returns the sizes of an array, such as "2x3", or its n elements if the sizes are not known.
func shapeText(sizes []int, n int64) string {
	if len(sizes) == 0 {
		return strconv.FormatInt(n, 10)
	}
	var b strings.Builder
	for i, size := range sizes {
		if i > 0 {
			b.WriteByte('x')
		}
		b.WriteString(strconv.Itoa(size))
	}
	return b.String()
}

// pathOf returns the path to the scalar with a number, from the value that Append writes. path leads to it from the block.
func (l *Layout) pathOf(path string, number int, sizes []int) string {
	if l.inner == l.shape {
		return path
	}
	if a := l.array(); a != nil && isScalar(a.Elem) && len(sizes) > 1 {
		text := ""
		for _, size := range slices.Backward(sizes) {
			text = "[" + strconv.Itoa(number%max(1, size)) + "]" + text
			number /= max(1, size)
		}
		return text
	}
	// The name or number of the only member ends where the path goes on.
	if end := strings.IndexAny(path, "[."); end >= 0 {
		return strings.TrimPrefix(path[end:], ".")
	}
	return ""
}

func near(got, want float64, tol Tolerance) bool {
	if math.IsNaN(got) || math.IsNaN(want) {
		return math.IsNaN(got) && math.IsNaN(want)
	}
	return got == want || math.Abs(got-want) <= tol.Abs+tol.Rel*math.Abs(want) && !math.IsInf(got-want, 0)
}
