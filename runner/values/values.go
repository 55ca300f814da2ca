// Package values converts between the bytes of a block and what users have in files: JSON, npy arrays
// and raw bytes. The layout of the block is a [block.Shape], as reflection of a binary gives it.
//
// A struct corresponds to a JSON object with its members, by number where the binary has no names. An array,
// and a vector, corresponds to a JSON array, and a matrix to the array of its columns, in either order of the block.
// A block that consists of one member is also the value of the member. Nested JSON arrays may stand for an
// array of scalars: its rows, one after the other.
package values

import (
	"errors"
	"fmt"
	"math"
	"strconv"

	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/internal/npy"
	"github.com/spvc/spvc/layout/block"
)

// MaxBytes bounds the bytes of a block.
const MaxBytes = 1 << 31

// Data is the content of a block.
type Data struct {
	// Bytes are as the device sees them.
	Bytes []byte
	// Sizes are the sizes of the array that the block consists of, as the source of the data states them, in several dimensions if it does. They are nil for other blocks, and where the source states none.
	Sizes []int
}

// Layout is the layout of a block whose bytes and scalars correspond one to one.
type Layout struct {
	shape *block.Shape
	// inner is the shape without structs of one member around it, which begins at offset.
	inner  *block.Shape
	offset int64
	// around are the structs of one member.
	around []*block.Field
	// last is the runtime array, or nil, at lastAt.
	last   *block.Shape
	lastAt int64
}

// NewLayout checks a shape. It refuses shapes with parts that have no bytes or share them, and numbers
// of unknown formats.
func NewLayout(s *block.Shape) (*Layout, error) {
	if err := (checker{}).check(s, true, 0); err != nil {
		return nil, fmt.Errorf("the layout of the block is not supported: %w", err)
	}
	l := &Layout{shape: s, inner: s}
	for l.inner.Kind == block.Struct && len(l.inner.Fields) == 1 {
		f := &l.inner.Fields[0]
		l.around = append(l.around, f)
		l.offset += f.Offset
		l.inner = f.Shape
	}
	in, at := l.inner, l.offset
	if in.Kind == block.Struct && len(in.Fields) > 0 {
		f := &in.Fields[len(in.Fields)-1]
		in, at = f.Shape, at+f.Offset
	}
	if in.Kind == block.Array && in.Count < 0 {
		l.last, l.lastAt = in, at
	}
	if s.Size > MaxBytes {
		return nil, tooLarge(count.Of(s.Size, "byte"))
	}
	if l.last != nil && l.lastAt < s.Size {
		return nil, fmt.Errorf("the layout of the block is not supported: its runtime array begins at byte %d, but the members before it have %s", l.lastAt, count.Of(s.Size, "byte"))
	}
	return l, nil
}

// Runtime reports whether the block ends in a runtime array.
func (l *Layout) Runtime() bool { return l.last != nil }

// array returns the array that the block consists of, or nil.
func (l *Layout) array() *block.Shape {
	if l.inner.Kind == block.Array {
		return l.inner
	}
	return nil
}

// least returns the number of bytes without a runtime array.
func (l *Layout) least() int64 { return max(l.shape.Size, l.lastAt) }

// bytes returns the number of bytes with n elements of the runtime array.
func (l *Layout) bytes(n int64) (int64, error) {
	size := l.least()
	if l.last != nil {
		if n > MaxBytes/l.last.Stride {
			return 0, tooLarge(fmt.Sprintf("%s of %s", count.Of(n, "element"), count.Of(l.last.Stride, "byte")))
		}
		size = max(size, l.lastAt+n*l.last.Stride)
	}
	if size > MaxBytes {
		return 0, tooLarge(count.Of(size, "byte"))
	}
	return size, nil
}

func tooLarge(what string) error {
	return fmt.Errorf("%s exceed the limit of %s for a block", what, count.Of(int64(MaxBytes), "byte"))
}

// count returns the number of elements of the runtime array in size bytes.
func (l *Layout) count(size int) int64 {
	if l.last == nil {
		return 0
	}
	return max(0, (int64(size)-l.lastAt+l.last.Stride-l.last.Elem.Size)/l.last.Stride)
}

// String describes the block, such as "[]f32" or "struct{n i32 @0; k f32 @4}".
func (l *Layout) String() string {
	if l.inner.Kind == block.Struct {
		return l.inner.String()
	}
	return TypeName(l.inner)
}

// TypeName returns the name of a type without offsets, strides and the members of structs, such as
// "[]vec3 of f32".
func TypeName(s *block.Shape) string { return typeName(s, 0) }

func typeName(s *block.Shape, depth int) string {
	if s == nil || depth > maxDepth {
		return "…"
	}
	switch s.Kind {
	case block.Struct:
		return "struct"
	case block.Int:
		if isBool(s) {
			return "bool"
		}
		if s.Unsigned {
			return "u" + strconv.Itoa(s.Bits)
		}
	case block.Vector:
		return "vec" + strconv.FormatInt(s.Count, 10) + " of " + typeName(s.Elem, depth+1)
	case block.Array:
		n := ""
		if s.Count >= 0 {
			n = strconv.FormatInt(s.Count, 10)
		}
		return "[" + n + "]" + typeName(s.Elem, depth+1)
	case block.Matrix:
		order := ""
		if s.RowMajor {
			order = " row-major"
		}
		return "matrix of " + strconv.FormatInt(s.Count, 10) + " " + typeName(s.Elem, depth+1) + order
	}
	return s.String()
}

// maxDepth bounds the nesting of shapes.
const maxDepth = 100

// checker remembers the shapes that were checked, which share parts.
type checker map[*block.Shape]bool

// check checks a shape. last is true if it ends the block, where a runtime array may be.
func (c checker) check(s *block.Shape, last bool, depth int) error {
	switch {
	case s == nil || s.Kind == block.Opaque:
		return errors.New("a part of it has no bytes")
	case depth > maxDepth:
		return errors.New("it is nested too deeply")
	case c[s]:
		return nil
	}
	c[s] = !last
	switch s.Kind {
	case block.Struct:
		return c.fields(s, last, depth)
	case block.Vector, block.Matrix, block.Array:
		return c.elements(s, last, depth)
	}
	if !known(s) {
		return fmt.Errorf("numbers of %s of this kind are unknown", count.Of(s.Bits, "bit"))
	}
	return nil
}

// known reports whether the bits of a number are understood.
func known(s *block.Shape) bool {
	switch s.Kind {
	case block.Int:
		return s.Bits == 8 || s.Bits == 16 || s.Bits == 32 || s.Bits == 64 || isBool(s)
	case block.Float:
		return s.Bits == 16 || s.Bits == 32 || s.Bits == 64
	case block.BFloat:
		return s.Bits == 16
	}
	return s.Kind == block.Address
}

// fields checks a struct. The bytes of its members add up to no more than its size, so that its scalars
// are no more than its bytes.
func (c checker) fields(s *block.Shape, last bool, depth int) error {
	sum := int64(0)
	for i := range s.Fields {
		f := &s.Fields[i]
		runtime := f.Shape.Runtime()
		ends := last && i == len(s.Fields)-1 && (i == 0 || f.Shape.Kind == block.Array)
		if err := c.check(f.Shape, ends, depth+1); err != nil {
			return err
		}
		sum += f.Shape.Size
		if f.Offset < 0 || f.Offset > MaxBytes || runtime != ends && runtime || !runtime && f.Shape.Size <= 0 || sum > s.Size {
			return fmt.Errorf("member %d has no bytes of its own", i)
		}
	}
	if len(s.Fields) == 0 {
		return errors.New("a struct has no members")
	}
	return nil
}

// elements checks a vector, matrix or array. Its elements do not overlap.
func (c checker) elements(s *block.Shape, last bool, depth int) error {
	if err := c.check(s.Elem, false, depth+1); err != nil {
		return err
	}
	size, stride := s.Elem.Size, s.Stride
	switch {
	case s.Kind == block.Vector && !isScalar(s.Elem), s.Kind == block.Matrix && s.Elem.Kind != block.Vector:
		return fmt.Errorf("%s is not a type of SPIR-V", TypeName(s))
	case s.Kind == block.Matrix && s.RowMajor:
		size = s.Count * s.Elem.Elem.Size
	case s.Kind == block.Vector:
		stride = size
	}
	runtime := s.Kind == block.Array && s.Count < 0 && last
	if s.Count < 1 && !runtime || size < 1 || stride < size || stride > math.MaxInt32 || s.Count > math.MaxInt32 {
		return fmt.Errorf("%s of %s are %s apart", count.Of(s.Count, "element"), count.Of(size, "byte"), count.Of(stride, "byte"))
	}
	return nil
}

func isScalar(s *block.Shape) bool {
	return s.Kind == block.Int || s.Kind == block.Float || s.Kind == block.BFloat || s.Kind == block.Address
}

// dims returns the numbers of elements of nested arrays, matrices and vectors, outermost first, and the scalar
// that they consist of. It returns nil if there are structs among them.
func dims(s *block.Shape) (sizes []int, scalar *block.Shape) {
	for s.Kind == block.Vector || s.Kind == block.Matrix || s.Kind == block.Array {
		sizes = append(sizes, int(s.Count))
		s = s.Elem
	}
	if !isScalar(s) {
		return nil, nil
	}
	return sizes, s
}

// Zeros returns a block of zero bytes. sizes are those of its array; nil for a block of fixed size.
func (l *Layout) Zeros(sizes []int) (*Data, error) {
	n, err := l.elements(sizes)
	if err != nil {
		return nil, err
	}
	size, err := l.bytes(n)
	if err != nil {
		return nil, err
	}
	if l.array() == nil {
		sizes = nil
	}
	return &Data{Bytes: make([]byte, size), Sizes: sizes}, nil
}

// elements returns the number of elements of the runtime array that the given sizes of the block's array mean.
func (l *Layout) elements(sizes []int) (int64, error) {
	a := l.array()
	if sizes == nil {
		if l.last != nil {
			return 0, fmt.Errorf("%s has no length of its own: state its sizes", l)
		}
		return 0, nil
	}
	if a == nil && l.last == nil {
		return 0, fmt.Errorf("%s is no array, so it takes no sizes", l)
	}
	n, ok := npy.Count(sizes)
	switch {
	case !ok:
		return 0, tooLarge(fmt.Sprintf("%v elements", sizes))
	case a != nil && a.Count >= 0 && int64(n) != a.Count:
		return 0, fmt.Errorf("it is %s, so it has %s, not %d", l, count.Of(a.Count, "element"), n)
	}
	return int64(n), nil
}

// FromBytes takes the bytes of a block as they are. The bytes after the last scalar, up to a multiple of 16, may be
// there or not.
func (l *Layout) FromBytes(raw []byte) (*Data, error) {
	size, n := int64(len(raw)), l.count(len(raw))
	want := l.least()
	switch {
	case l.last != nil:
		rest := (size - l.lastAt) % l.last.Stride
		if size < l.lastAt || rest != 0 && rest != l.last.Elem.Size || size > MaxBytes {
			return nil, fmt.Errorf("it is %s, so it takes %s and %d for each element, not %s", l, count.Of(l.lastAt, "byte"), l.last.Stride, count.Of(size, "byte"))
		}
	case size < want || size > (want+15)/16*16:
		return nil, fmt.Errorf("it is %s, so it takes %s, not %d", l, count.Of(want, "byte"), size)
	}
	full, err := l.bytes(n)
	if err != nil {
		return nil, err
	}
	out := make([]byte, full)
	copy(out, raw)
	return &Data{Bytes: out}, nil
}
