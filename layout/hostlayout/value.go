package hostlayout

import (
	"reflect"
	"unsafe"

	"github.com/spvc/spvc/layout/block"
)

// span is a sequence of Go values of one type, and the Codec for their counterparts in
// a block.
type span struct {
	codec  *Codec
	base   unsafe.Pointer
	n      int
	stride int
	// tail is the slice that ends the value, or nil. It begins at byte tailAt of the block.
	tail   *span
	tailAt int
}

// bytes returns the size of the span in the block, in bytes.
func (s *span) bytes() int {
	switch {
	case s.tail != nil:
		return max(s.codec.Size(), s.tailAt+s.tail.bytes())
	case s.n == 0:
		return 0
	}
	return (s.n-1)*s.stride + s.codec.Size()
}

// pack copies the values to the bytes of the block, and unpack the other way.
func (s *span) pack(dst []byte) {
	if len(s.codec.moves) > 0 {
		s.codec.Pack(dst, s.base, s.n, s.stride)
	}
	if s.tail != nil {
		s.tail.pack(dst[s.tailAt:])
	}
}

func (s *span) unpack(src []byte) {
	if len(s.codec.moves) > 0 {
		s.codec.Unpack(s.base, src, s.n, s.stride)
	}
	if s.tail != nil {
		s.tail.unpack(src[s.tailAt:])
	}
}

// Append packs v and appends the bytes to dst. v is a value of any Go type, a pointer
// to a value, or a slice of values if the shape is an array or a block that contains
// only an array. A struct that ends in a slice fits a block that ends in an array.
func Append(dst []byte, v any, s *block.Shape) ([]byte, error) {
	rv := reflect.ValueOf(v)
	if rv.Kind() == reflect.Pointer && !rv.IsNil() {
		rv = rv.Elem()
	}
	if rv.IsValid() && rv.Kind() != reflect.Slice && !rv.CanAddr() {
		p := reflect.New(rv.Type())
		p.Elem().Set(rv)
		rv = p.Elem()
	}
	x, err := spanOf(rv, s)
	if err != nil {
		return dst, err
	}
	at := len(dst)
	dst = append(dst, make([]byte, x.bytes())...)
	x.pack(dst[at:])
	return dst, nil
}

// Room returns the number of bytes that Extract reads for v, a slice or a pointer.
func Room(v any, s *block.Shape) (int, error) {
	x, err := spanOf(target(v), s)
	if err != nil {
		return 0, err
	}
	return x.bytes(), nil
}

// Extract unpacks src into v, a pointer or a slice, the reverse of Append. It panics if
// src has fewer bytes than Room returns.
func Extract(v any, src []byte, s *block.Shape) error {
	x, err := spanOf(target(v), s)
	if err != nil {
		return err
	}
	x.unpack(src)
	return nil
}

// target returns the slice v, or the value that v points to, or else the zero Value.
func target(v any) reflect.Value {
	rv := reflect.ValueOf(v)
	switch rv.Kind() {
	case reflect.Slice:
		return rv
	case reflect.Pointer:
		return rv.Elem()
	}
	return reflect.Value{}
}

// spanOf connects an addressable value, or a slice, with a shape.
func spanOf(rv reflect.Value, s *block.Shape) (span, error) {
	if !rv.IsValid() {
		return span{}, &Error{Type: "nil", Msg: "it is not a value, or not one that can be set"}
	}
	if rv.Kind() == reflect.Slice {
		return sliceSpan(rv, s)
	}
	if slice := lastSlice(rv.Type()); slice >= 0 {
		return tailedSpan(rv, s, slice)
	}
	c, err := NewCodec(Type{rv.Type()}, singleElement(rv, Inner(rv.Kind() == reflect.Struct, s)))
	if err != nil {
		return span{}, err
	}
	return span{codec: c, base: rv.Addr().UnsafePointer(), n: 1, stride: c.Size()}, nil
}

// singleElement returns the element of an array of one element, if v is no array of one: an argument of a kernel that MLIR
// passes in memory.
func singleElement(v reflect.Value, s *block.Shape) *block.Shape {
	switch {
	case s.Kind != block.Array || s.Count != 1 || v.Kind() == reflect.Struct:
	case v.Kind() != reflect.Array && v.Kind() != reflect.Slice, v.Len() != 1:
		return s.Elem
	}
	return s
}

func sliceSpan(rv reflect.Value, s *block.Shape) (span, error) {
	array := singleElement(rv, Inner(false, s))
	n := rv.Len()
	if array.Kind == block.Vector {
		array = block.ArrayOf(array.Elem, array.Count, array.Elem.Size)
	}
	if array.Kind != block.Array || array.Count >= 0 && array.Count != int64(n) {
		return span{}, lengthError(rv.Type(), s, n)
	}
	c, err := NewCodec(Type{rv.Type().Elem()}, array.Elem)
	if err != nil {
		return span{}, err
	}
	if array.Stride < int64(c.Size()) || array.Stride > maxSize/int64(max(n, 1)) {
		return span{}, &Error{Type: rv.Type().String(), Msg: "the block is malformed"}
	}
	return span{codec: c, base: rv.UnsafePointer(), n: n, stride: int(array.Stride)}, nil
}

// Inner returns the shape of the only member if s is a block with one member, the form
// that MLIR produces. It returns s for other shapes, and if wantStruct is true, because
// the counterpart of s is then a Go struct.
func Inner(wantStruct bool, s *block.Shape) *block.Shape {
	if s.Kind == block.Struct && len(s.Fields) == 1 && s.Fields[0].Offset == 0 && !wantStruct {
		return s.Fields[0].Shape
	}
	return s
}
