package hostlayout

import (
	"reflect"
	"strconv"
	"unsafe"

	"github.com/spvc/spvc/layout/block"
)

// span is Go values of one type in memory, and their counterpart in a block.
type span struct {
	codec  *Codec
	at     unsafe.Pointer
	n      int
	stride int
}

// bytes is the size of the span in the block.
func (s *span) bytes() int {
	if s.n == 0 {
		return 0
	}
	return (s.n-1)*s.stride + s.codec.Size()
}

// Append packs a value of any Go type, or a slice of values if the shape is an
// array or a block that holds nothing but one, and appends the bytes to dst. Of a
// pointer it takes what that points to.
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
	x.codec.Pack(dst[at:], x.at, x.n, x.stride)
	return dst, nil
}

// Room is the number of bytes that Extract takes for v, a slice or a pointer.
func Room(v any, s *block.Shape) (int, error) {
	x, err := spanOf(target(v), s)
	if err != nil {
		return 0, err
	}
	return x.bytes(), nil
}

// Extract is the other direction of Append: it sets what v points to, or the
// elements of the slice v, from src. It panics if src has less than Room bytes.
func Extract(v any, src []byte, s *block.Shape) error {
	x, err := spanOf(target(v), s)
	if err != nil {
		return err
	}
	x.codec.Unpack(x.at, src, x.n, x.stride)
	return nil
}

// target is the slice v or what v points to, else no value.
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

// spanOf joins an addressable value, or a slice, with a shape.
func spanOf(rv reflect.Value, s *block.Shape) (span, error) {
	if !rv.IsValid() {
		return span{}, &Error{Type: "nil", Msg: "it has no value, or none that can be set"}
	}
	if rv.Kind() == reflect.Slice {
		return sliceSpan(rv, s)
	}
	c, err := NewCodec(Type{rv.Type()}, Inner(rv.Kind() == reflect.Struct, s))
	if err != nil {
		return span{}, err
	}
	return span{c, rv.Addr().UnsafePointer(), 1, c.Size()}, nil
}

func sliceSpan(rv reflect.Value, s *block.Shape) (span, error) {
	array := Inner(false, s)
	n := rv.Len()
	if array.Kind != block.Array || array.Count >= 0 && array.Count != int64(n) {
		return span{}, &Error{Type: rv.Type().String(), Msg: "the block has " + s.String() + ", the slice " + strconv.Itoa(n) + " elements"}
	}
	c, err := NewCodec(Type{rv.Type().Elem()}, array.Elem)
	if err != nil {
		return span{}, err
	}
	if array.Stride < int64(c.Size()) || array.Stride > maxSize/int64(max(n, 1)) {
		return span{}, &Error{Type: rv.Type().String(), Msg: "the block is malformed"}
	}
	return span{c, rv.UnsafePointer(), n, int(array.Stride)}, nil
}

// Inner unwraps a block that holds nothing but one member, as MLIR makes them,
// unless a Go struct is to be its counterpart.
func Inner(wantStruct bool, s *block.Shape) *block.Shape {
	if s.Kind == block.Struct && len(s.Fields) == 1 && s.Fields[0].Offset == 0 && !wantStruct {
		return s.Fields[0].Shape
	}
	return s
}
