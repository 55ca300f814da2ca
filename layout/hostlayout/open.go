package hostlayout

import (
	"reflect"
	"strconv"

	"github.com/spvc/spvc/layout/block"
)

// rowsTag is the value of the tag spvc of a field whose matrices are arrays of rows. `spvc layout bind` declares row-major
// matrices so. Without the tag they are arrays of columns.
const rowsTag = "rows"

// memberShape returns the shape of a member as the Go field f has it.
func memberShape(f *reflect.StructField, s *block.Shape) *block.Shape {
	if f.Tag.Get("spvc") == rowsTag {
		return byRows(s, 0)
	}
	return s
}

// byRows returns s with its matrix, or the matrices of an array, as arrays of rows.
func byRows(s *block.Shape, depth int) *block.Shape {
	switch {
	case depth > maxDepth || s.Elem == nil:
		return s
	case s.Kind == block.Array:
		return &block.Shape{Kind: block.Array, Count: s.Count, Elem: byRows(s.Elem, depth+1), Stride: s.Stride, Size: s.Size}
	case s.Kind != block.Matrix || s.Elem.Kind != block.Vector:
		return s
	case s.RowMajor:
		return block.ArrayOf(block.VectorOf(s.Elem.Elem, s.Count), s.Elem.Count, s.Stride)
	}
	return block.ArrayOf(block.ArrayOf(s.Elem.Elem, s.Count, s.Stride), s.Elem.Count, s.Elem.Elem.Size)
}

// Open reports whether the type is a struct that ends in a slice. Such a value is a block that ends in an array: the slice has
// its elements. [Append], [Room] and [Extract] take it, but it has no layout of its own.
func (t Type) Open() bool { return t.t != nil && lastSlice(t.t) >= 0 }

// lastSlice returns the number of the field of t that is a slice, if t is a struct and the field is its last one, or -1.
func lastSlice(t reflect.Type) int {
	if t.Kind() != reflect.Struct {
		return -1
	}
	for i := t.NumField() - 1; i >= 0; i-- {
		if f := t.Field(i); f.Name != "_" {
			if f.Type.Kind() == reflect.Slice {
				return i
			}
			return -1
		}
	}
	return -1
}

// tailedSpan connects a struct that ends in a slice with a block that ends in an array.
func tailedSpan(rv reflect.Value, s *block.Shape, slice int) (span, error) {
	typ := Type{rv.Type()}
	n := len(s.Fields)
	if s.Kind != block.Struct || n == 0 || s.Fields[n-1].Shape.Kind != block.Array {
		return span{}, &Error{Type: typ.String(), Msg: "it ends in a slice, but the block, " + s.String() + ", does not end in an array"}
	}
	last, field := &s.Fields[n-1], typ.t.Field(slice)
	path := "." + field.Name
	if !field.IsExported() {
		return span{}, &Error{Type: typ.String(), Path: path, Msg: "the slice must be an exported field"}
	}
	if last.Offset < 0 || last.Offset > maxSize {
		return span{}, &Error{Type: typ.String(), Path: path, Msg: "the block is malformed"}
	}
	head := block.StructOf(s.Fields[:n-1])
	c := &Codec{typ: typ, shape: head}
	var fields builder
	if err := fields.joinFields(typ.t, slice, head, 0, 0, "", 0); err != nil {
		err.Type = typ.String()
		return span{}, err
	}
	c.moves = fields.moves
	if end(c.moves) > head.Size {
		return span{}, &Error{Type: typ.String(), Msg: "the block is malformed"}
	}
	tail, err := sliceSpan(rv.Field(slice), memberShape(&field, last.Shape))
	if err, ok := err.(*Error); ok && err != nil {
		return span{}, &Error{Type: typ.String(), Path: path + err.Path, Msg: err.Msg}
	}
	return span{codec: c, base: rv.Addr().UnsafePointer(), n: 1, stride: c.Size(), tail: &tail, tailAt: int(last.Offset)}, nil
}

// Resize sets the length of the slice that ends the struct to which v points, and keeps its elements. It does nothing for
// other values.
func Resize(v any, n int) {
	rv := target(v)
	if !rv.IsValid() || !(Type{rv.Type()}).Open() {
		return
	}
	s := rv.Field(lastSlice(rv.Type()))
	if !s.CanSet() || s.Len() == n {
		return
	}
	if n > s.Cap() {
		grown := reflect.MakeSlice(s.Type(), n, n)
		reflect.Copy(grown, s)
		s.Set(grown)
		return
	}
	s.SetLen(n)
}

// Elements returns the length of the slice that ends the struct v, or to which v points, and false for other values.
func Elements(v any) (n int, ok bool) {
	rv := reflect.ValueOf(v)
	if rv.Kind() == reflect.Pointer {
		rv = rv.Elem()
	}
	if !rv.IsValid() || !(Type{rv.Type()}).Open() {
		return 0, false
	}
	return rv.Field(lastSlice(rv.Type())).Len(), true
}

// lengthError says that a slice has another length than the array.
func lengthError(t reflect.Type, s *block.Shape, n int) error {
	return &Error{Type: t.String(), Msg: "the block has " + s.String() + ", the slice " + strconv.Itoa(n) + " elements"}
}
