package hostlayout

import (
	"reflect"
	"strconv"

	"github.com/spvc/spvc/layout/block"
)

// differs returns an error for the first part of t whose own offset or stride is not
// that of s, or nil. t must fit s. The part lies at byte host of the Go value and at
// byte at of the block.
func differs(t reflect.Type, s *block.Shape, host, at int64, path string, depth int) *Error {
	if host != at {
		return &Error{Path: path, Msg: "it is at byte " + strconv.FormatInt(host, 10) + " in Go but at byte " + strconv.FormatInt(at, 10) + " in the block"}
	}
	if depth > maxDepth {
		return nil
	}
	switch {
	case t.Kind() == reflect.Struct && s.Kind == block.Struct:
		k := 0
		for i := range t.NumField() {
			f := t.Field(i)
			if f.Name == "_" || k == len(s.Fields) {
				continue
			}
			in := &s.Fields[k]
			k++
			if err := differs(f.Type, memberShape(&f, in.Shape), host+int64(f.Offset), at+in.Offset, path+"."+f.Name, depth+1); err != nil {
				return err
			}
		}
	case t.Kind() == reflect.Struct && isPadded(t):
		return differs(t.Field(0).Type, s, host, at, path, depth+1)
	case t.Kind() == reflect.Array && !isBytes(t):
		return arrayDiffers(t, s, at, path, depth)
	}
	return nil
}

func arrayDiffers(t reflect.Type, s *block.Shape, at int64, path string, depth int) *Error {
	stride := s.Stride
	switch s.Kind {
	case block.Vector:
		return nil
	case block.Matrix:
		if s.RowMajor {
			return &Error{Path: path, Msg: "it stores columns, but the block stores rows"}
		}
	}
	if own := int64(t.Elem().Size()); own != stride && t.Len() > 1 {
		return &Error{Path: path, Msg: "its elements are " + strconv.FormatInt(own, 10) + " bytes apart in Go but " + strconv.FormatInt(stride, 10) + " bytes apart in the block"}
	}
	return differs(t.Elem(), s.Elem, at, at, path+"[]", depth+1)
}
