// Package hostlayout packs Go values into the bytes of interface blocks and back.
//
// A [Codec] connects a Go type with the layout of a block, a [block.Shape]. Integers
// and floats correspond to integers and floats of the same width. Float16 and BFloat16
// correspond to 16-bit floats, and to 16-bit integers that hold a bfloat16. Arrays
// correspond to vectors, slices of arrays to arrays of vectors, and arrays of columns
// to matrices. Structs correspond to structs: the fields correspond to the members in
// order, without the fields called _.
//
// The matrices of a field with the tag `spvc:"rows"` are arrays of rows instead. A struct whose last field is a slice
// corresponds to a block that ends in an array, for [Append] and [Extract].
//
// The output of `spvc layout bind` fits too: an array
// [n]byte stands for any n bytes, and a struct of a field Value and padding stands for
// the value. If both sides agree on every offset, [Codec.Same] returns true; the Go
// values then have the same bytes as the block and need no copy.
package hostlayout

import (
	"fmt"
	"reflect"
	"strconv"
	"unsafe"

	"github.com/spvc/spvc/layout/block"
)

// maxSize bounds the bytes of one value, so that offsets cannot overflow.
const maxSize = 1 << 40

// maxDepth bounds the nesting of Go types and shapes.
const maxDepth = 64

// Error is the reason why a Go type does not fit a layout. Path is the part of the Go
// type at fault, such as ".Pos[]".
type Error struct {
	Type string // the Go type
	Path string
	Msg  string
}

// Error returns a message with the type, the path and the reason.
func (e *Error) Error() string {
	return "Go type " + e.Type + e.Path + ": " + e.Msg
}

// Type is a Go type for which a block may have a counterpart. Types are comparable.
type Type struct{ t reflect.Type }

// TypeOf returns the type T.
func TypeOf[T any]() Type { return Type{reflect.TypeFor[T]()} }

// TypeOfValue returns the type of v.
func TypeOfValue(v any) Type { return Type{reflect.TypeOf(v)} }

// String returns the Go name of the type.
func (t Type) String() string {
	if t.t == nil {
		return "nil"
	}
	return t.t.String()
}

// Size returns the size of a Go value in bytes.
func (t Type) Size() int { return int(t.t.Size()) }

// IsByte reports whether the type is byte, which fits the bytes of any layout.
func (t Type) IsByte() bool { return t.t != nil && t.t.Kind() == reflect.Uint8 && t.t.PkgPath() == "" }

// Natural returns the layout that Go gives the type. It returns an error if the type
// contains anything other than numbers of fixed size, arrays and structs.
func (t Type) Natural() (*block.Shape, error) {
	if t.t == nil {
		return nil, &Error{Type: "nil", Msg: "the Go value is nil"}
	}
	s, err := natural(t.t, "", 0)
	if err != nil {
		err.Type = t.String()
		return nil, err
	}
	return s, nil
}

func natural(t reflect.Type, path string, depth int) (*block.Shape, *Error) {
	if depth > maxDepth {
		return nil, &Error{Path: path, Msg: "it is nested too deeply"}
	}
	if kind, ok := number(t); ok {
		return &block.Shape{Kind: kind, Bits: t.Bits(), Size: int64(t.Size())}, nil
	}
	switch t.Kind() {
	case reflect.Bool:
		return &block.Shape{Kind: block.Int, Bits: 8, Size: 1, Unsigned: true}, nil
	case reflect.Complex64, reflect.Complex128:
		half := int64(t.Size()) / 2
		return block.VectorOf(&block.Shape{Kind: block.Float, Bits: int(8 * half), Size: half}, 2), nil
	case reflect.Array:
		elem, err := natural(t.Elem(), path+"[]", depth+1)
		if err != nil {
			return nil, err
		}
		s := block.ArrayOf(elem, int64(t.Len()), int64(t.Elem().Size()))
		if t.Len() == 0 || s.Size > maxSize {
			return nil, &Error{Path: path, Msg: "an array of " + strconv.Itoa(t.Len()) + " elements cannot lie in a block"}
		}
		return s, nil
	case reflect.Struct:
		var fields []block.Field
		for i := range t.NumField() {
			f := t.Field(i)
			if f.Name == "_" {
				continue
			}
			s, err := natural(f.Type, path+"."+f.Name, depth+1)
			if err != nil {
				return nil, err
			}
			fields = append(fields, block.Field{Name: f.Name, Offset: int64(f.Offset), Shape: s})
		}
		if len(fields) == 0 {
			return nil, &Error{Path: path, Msg: "a struct without fields cannot lie in a block"}
		}
		return block.StructOf(fields), nil
	}
	return nil, &Error{Path: path, Msg: "a " + t.Kind().String() + " cannot lie in a block (numbers of fixed size, arrays and structs can" + sliceNote(t) + ")"}
}

// sliceNote returns where a slice may be.
func sliceNote(t reflect.Type) string {
	if t.Kind() != reflect.Slice {
		return ""
	}
	return "; a slice can as the last field of an argument, or of the elements of NewBufferFor"
}

// number returns the kind of shape that a numeric type corresponds to, or false for
// other types.
func number(t reflect.Type) (block.Kind, bool) {
	switch t {
	case float16Type:
		return block.Float, true
	case bfloat16Type:
		return block.BFloat, true
	}
	switch t.Kind() {
	case reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return block.Int, true
	case reflect.Float32, reflect.Float64:
		return block.Float, true
	}
	return 0, false
}

var (
	float16Type  = reflect.TypeFor[Float16]()
	bfloat16Type = reflect.TypeFor[BFloat16]()
)

// fitsKind reports whether a Go number of the given kind fits the number s of a block.
func fitsKind(t reflect.Type, kind block.Kind, s *block.Shape) bool {
	if s.Kind == block.Address {
		return kind == block.Int && t.Bits() == 64
	}
	// The predeclared uint16 can hold the bits of any 16-bit number.
	bits := t == reflect.TypeFor[uint16]()
	switch s.Kind {
	case block.Int:
		return s.Bits == t.Bits() && (kind == block.Int || kind == block.BFloat)
	case block.Float, block.BFloat:
		return s.Bits == t.Bits() && (kind == s.Kind || bits)
	}
	return false
}

// Codec copies values of a Go type to and from a block.
type Codec struct {
	typ        Type
	shape      *block.Shape
	moves      []move
	sameLayout bool
}

// move copies n bytes, or runs the inner moves; it does so count times, and advances by
// the strides in between.
type move struct {
	host, block             int
	n                       int
	count                   int
	hostStride, blockStride int
	inner                   []move
	// truth is set for a bool, of which Go allows two bytes only.
	truth bool
}

// NewCodec connects a Go type with a layout. It returns an *Error if the type does not
// fit.
func NewCodec(t Type, s *block.Shape) (*Codec, error) {
	if _, err := t.Natural(); err != nil {
		return nil, err
	}
	c := &Codec{typ: t, shape: s}
	var b builder
	if err := b.join(t.t, s, 0, 0, "", 0); err != nil {
		err.Type = t.String()
		return nil, err
	}
	c.moves = b.moves
	if end(c.moves) > s.Size {
		return nil, &Error{Type: t.String(), Msg: "the block is malformed"}
	}
	c.sameLayout = true
	for _, m := range c.moves {
		c.sameLayout = c.sameLayout && m.agrees()
	}
	if int64(t.Size()) < s.Size {
		c.sameLayout = false
	}
	return c, nil
}

func (m *move) agrees() bool {
	if m.truth || m.host != m.block || m.count > 1 && m.hostStride != m.blockStride {
		return false
	}
	for i := range m.inner {
		if !m.inner[i].agrees() {
			return false
		}
	}
	return true
}

// end returns the end of the last byte in the block that the moves touch.
func end(moves []move) int64 {
	last := int64(0)
	for i := range moves {
		m := &moves[i]
		n := int64(m.n)
		if m.inner != nil {
			n = end(m.inner)
		}
		last = max(last, int64(m.block)+int64(m.count-1)*int64(m.blockStride)+n)
	}
	return last
}

// Check returns an error that names the first part of the Go type of v that does not
// fit the layout, or nil if the type fits. The offsets of the Go type do not matter,
// because a Codec moves each number to its place.
func Check(v any, s *block.Shape) error {
	_, err := NewCodec(TypeOfValue(v), s)
	return err
}

// CheckSame is like Check, but also returns an error for the first field whose offset
// or stride in Go differs from the layout. Such a value cannot share its bytes with a
// block.
func CheckSame(v any, s *block.Shape) error {
	t := TypeOfValue(v)
	c, err := NewCodec(t, s)
	if err != nil || c.sameLayout {
		return err
	}
	if e := differs(t.t, s, 0, 0, "", 0); e != nil {
		e.Type = t.String()
		return e
	}
	return &Error{Type: t.String(), Msg: "it has " + strconv.Itoa(t.Size()) + " bytes, the block " + strconv.FormatInt(s.Size, 10)}
}

// Same reports whether Go values have the same bytes as their counterparts in the
// block.
func (c *Codec) Same() bool { return c.sameLayout }

// Size returns the number of bytes that a value occupies in the block.
func (c *Codec) Size() int { return int(c.shape.Size) }

// dense reports whether Go values are adjacent copies of their counterparts, which start
// every stride bytes, without padding.
func (c *Codec) dense(stride int) bool {
	return len(c.moves) == 1 && c.moves[0].isOneCopy() && c.sameLayout && c.moves[0].n == stride && stride == c.typ.Size()
}

// isOneCopy reports whether the move is one copy.
func (m *move) isOneCopy() bool { return m.inner == nil && m.count == 1 && !m.truth }

// builder collects moves.
type builder struct{ moves []move }

// add appends a copy of n bytes, or extends the previous copy if the bytes follow it on
// both sides.
func (b *builder) add(host, at, n int) {
	if k := len(b.moves) - 1; k >= 0 {
		if m := &b.moves[k]; m.isOneCopy() && m.host+m.n == host && m.block+m.n == at {
			m.n += n
			return
		}
	}
	b.moves = append(b.moves, move{host: host, block: at, n: n, count: 1})
}

// append appends moves.
func (b *builder) append(moves []move) {
	for i := range moves {
		if m := &moves[i]; m.isOneCopy() {
			b.add(m.host, m.block, m.n)
		} else {
			b.moves = append(b.moves, *m)
		}
	}
}

// repeat appends the moves of an element count times.
func (b *builder) repeat(elem []move, host, at, count, hostStride, blockStride int) {
	if len(elem) == 1 && elem[0].isOneCopy() && elem[0].n == hostStride && hostStride == blockStride {
		b.add(host+elem[0].host, at+elem[0].block, count*hostStride)
		return
	}
	b.moves = append(b.moves, move{host: host, block: at, count: count, hostStride: hostStride, blockStride: blockStride, inner: elem})
}

func (b *builder) join(t reflect.Type, s *block.Shape, host, at int, path string, depth int) *Error {
	mismatch := func(why string) *Error {
		return &Error{Path: path, Msg: "the block has " + s.String() + " there" + why}
	}
	if depth > maxDepth || s.Size < 0 || s.Size > maxSize || at < 0 || int64(at) > maxSize {
		return &Error{Path: path, Msg: "the block is too large or nested too deeply"}
	}
	if kind, ok := number(t); ok {
		if fitsKind(t, kind, s) {
			b.add(host, at, int(t.Size()))
			return nil
		}
		return mismatch("")
	}
	if isBytes(t) && s.Size == int64(t.Len()) && s.Leaf().Size > 1 {
		b.add(host, at, t.Len())
		return nil
	}
	switch t.Kind() {
	case reflect.Bool:
		if s.Kind != block.Int {
			return mismatch("")
		}
		b.moves = append(b.moves, move{host: host, block: at, n: 1, count: 1, truth: true})
		return nil
	case reflect.Complex64, reflect.Complex128:
		if s.Kind != block.Vector || s.Count != 2 || s.Elem.Kind != block.Float || s.Elem.Size != int64(t.Size())/2 {
			return mismatch("")
		}
		b.add(host, at, int(t.Size()))
		return nil
	case reflect.Array:
		return b.joinArray(t, s, host, at, path, depth, mismatch)
	case reflect.Struct:
		var fields builder
		err := fields.joinStruct(t, s, host, at, path, depth, mismatch)
		if err != nil && isPadded(t) {
			return b.join(t.Field(0).Type, s, host, at, path, depth+1)
		}
		if err == nil {
			b.append(fields.moves)
		}
		return err
	}
	return mismatch("")
}

// isBytes reports whether t is an array of bytes.
func isBytes(t reflect.Type) bool {
	return t.Kind() == reflect.Array && Type{t.Elem()}.IsByte()
}

// isPadded reports whether t is a struct of a value and padding after it.
func isPadded(t reflect.Type) bool {
	return t.NumField() == 2 && t.Field(0).Name == "Value" && t.Field(1).Name == "_"
}

func (b *builder) joinArray(t reflect.Type, s *block.Shape, host, at int, path string, depth int, mismatch func(string) *Error) *Error {
	stride, step := s.Stride, int64(0)
	switch s.Kind {
	case block.Vector:
		stride = s.Elem.Size
	case block.Matrix:
		if s.RowMajor {
			// The columns are adjacent; their components are one stride apart.
			stride, step = s.Elem.Elem.Size, s.Stride
		}
	case block.Array:
	default:
		return mismatch("")
	}
	if in, ok := rowOf(t, s); ok {
		s, stride = in, in.Stride
	}
	if s.Count != int64(t.Len()) {
		return mismatch(", " + strconv.Itoa(t.Len()) + " elements in Go")
	}
	if stride < 0 || stride > maxSize || s.Count > 1 && stride > maxSize/s.Count {
		return &Error{Path: path, Msg: "the block is too large"}
	}
	elem := s.Elem
	if step != 0 {
		elem = block.ArrayOf(s.Elem.Elem, s.Elem.Count, step)
	}
	var inner builder
	if err := inner.join(t.Elem(), elem, 0, 0, path+"[]", depth+1); err != nil {
		return err
	}
	b.repeat(inner.moves, host, at, t.Len(), int(t.Elem().Size()), int(stride))
	return nil
}

// rowOf returns an array of scalars as the array of rows that the Go type has: the vectors of MLIR that have several
// dimensions, and that a block holds row by row. It returns false for other shapes.
func rowOf(t reflect.Type, s *block.Shape) (*block.Shape, bool) {
	n := int64(t.Len())
	if s.Kind != block.Array || t.Elem().Kind() != reflect.Array || n == 0 || s.Count <= 0 || s.Count%n != 0 || s.Elem.Kind != block.Int && s.Elem.Kind != block.Float {
		return s, false
	}
	return block.ArrayOf(block.ArrayOf(s.Elem, s.Count/n, s.Stride), n, s.Count/n*s.Stride), true
}

func (b *builder) joinStruct(t reflect.Type, s *block.Shape, host, at int, path string, depth int, mismatch func(string) *Error) *Error {
	if s.Kind != block.Struct {
		return mismatch("")
	}
	return b.joinFields(t, -1, s, host, at, path, depth)
}

// joinFields connects the fields of a struct with the members of s, but for the field whose number is without.
func (b *builder) joinFields(t reflect.Type, without int, s *block.Shape, host, at int, path string, depth int) *Error {
	k := 0
	for i := range t.NumField() {
		f := t.Field(i)
		if f.Name == "_" || i == without {
			continue
		}
		if k == len(s.Fields) {
			return &Error{Path: path, Msg: "the block has no member for field " + f.Name + " (" + s.String() + ")"}
		}
		in := &s.Fields[k]
		k++
		if in.Offset < 0 || in.Offset+in.Shape.Size > s.Size {
			return &Error{Path: path + "." + f.Name, Msg: "the block is malformed"}
		}
		if err := b.join(f.Type, memberShape(&f, in.Shape), host+int(f.Offset), at+int(in.Offset), path+"."+f.Name, depth+1); err != nil {
			return err
		}
	}
	if k < len(s.Fields) {
		return &Error{Path: path, Msg: fmt.Sprintf("the block has %s there, %d fields in Go", s, k)}
	}
	return nil
}

// Pack copies n values from src to dst; in dst they start every stride bytes. It does
// not write to the bytes between the values. It panics if dst is too short.
func (c *Codec) Pack(dst []byte, src unsafe.Pointer, n, stride int) {
	if n == 0 {
		return
	}
	_ = dst[(n-1)*stride+c.Size()-1]
	if c.dense(stride) {
		copy(dst[:n*stride], unsafe.Slice((*byte)(src), n*stride))
		return
	}
	for i := range n {
		run(c.moves, unsafe.Add(src, i*c.typ.Size()), unsafe.Pointer(unsafe.SliceData(dst[i*stride:])), true)
	}
}

// Unpack copies n values from src to dst, the reverse of Pack.
func (c *Codec) Unpack(dst unsafe.Pointer, src []byte, n, stride int) {
	if n == 0 {
		return
	}
	_ = src[(n-1)*stride+c.Size()-1]
	if c.dense(stride) {
		copy(unsafe.Slice((*byte)(dst), n*stride), src)
		return
	}
	for i := range n {
		run(c.moves, unsafe.Add(dst, i*c.typ.Size()), unsafe.Pointer(unsafe.SliceData(src[i*stride:])), false)
	}
}

func run(moves []move, host, at unsafe.Pointer, pack bool) {
	for i := range moves {
		m := &moves[i]
		for k := range m.count {
			h := unsafe.Add(host, m.host+k*m.hostStride)
			b := unsafe.Add(at, m.block+k*m.blockStride)
			switch {
			case m.inner != nil:
				run(m.inner, h, b, pack)
			case m.truth && !pack:
				*(*bool)(h) = *(*byte)(b) != 0
			case pack:
				copy(unsafe.Slice((*byte)(b), m.n), unsafe.Slice((*byte)(h), m.n))
			default:
				copy(unsafe.Slice((*byte)(h), m.n), unsafe.Slice((*byte)(b), m.n))
			}
		}
	}
}

// KindOf returns the kind of shape of a number, and Opaque for other values.
func KindOf(v any) block.Kind {
	if v == nil {
		return block.Opaque
	}
	kind, _ := number(reflect.TypeOf(v))
	return kind
}

// Bytes returns the memory of a slice. The element type must have a natural layout.
func Bytes[T any](s []T) []byte {
	var zero T
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(s))), len(s)*int(unsafe.Sizeof(zero)))
}
