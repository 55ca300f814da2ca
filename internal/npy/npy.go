// Package npy reads and writes arrays in the npy format of NumPy, versions 1.0 to 3.0.
//
// Arrays of booleans and of numbers of fixed width are supported, in both byte orders and both orders
// of elements. In memory they are little-endian, with the last index fastest.
package npy

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
)

// Type is the type of an element.
type Type struct {
	// Kind is 'b' for booleans, 'i' and 'u' for integers with and without sign, 'f' for floats, and
	// 'c' for complex numbers. 'V' are bytes that NumPy has no type for: it writes bf16 so.
	Kind byte
	// Size is in bytes.
	Size int
}

// String returns the type as NumPy writes it for a little-endian array, such as "<f4".
func (t Type) String() string {
	order := "<"
	if t.Size == 1 {
		order = "|"
	}
	return order + string(t.Kind) + strconv.Itoa(t.Size)
}

// Array is an array in memory.
type Array struct {
	Type Type
	// Shape has the sizes of the dimensions. An array without dimensions has one element.
	Shape []int
	// Data has the elements in row-major order, each little-endian.
	Data []byte
}

const (
	magic = "\x93NUMPY"
	// maxDims is the number of dimensions that NumPy allows.
	maxDims = 64
	// alignment is the multiple at which the elements begin in files that this package writes.
	alignment = 64
)

// header is what the text at the start of a file says.
type header struct {
	typ       Type
	bigEndian bool // byte order
	fortran   bool // the first index is the fastest
	shape     []int
}

// Decode reads a file. The array shares data where it can. The memory that Decode takes is at most a
// small multiple of len(data), whatever the header says.
func Decode(data []byte) (*Array, error) {
	text, rest, err := split(data)
	if err != nil {
		return nil, err
	}
	h, err := parseHeader(text)
	if err != nil {
		return nil, fmt.Errorf("npy header: %w", err)
	}
	n, ok := Count(h.shape)
	if !ok || n > math.MaxInt/h.typ.Size || n*h.typ.Size != len(rest) {
		return nil, fmt.Errorf("the npy header has the shape %v of %s, but %d bytes follow", h.shape, h.typ, len(rest))
	}
	a := &Array{Type: h.typ, Shape: h.shape, Data: rest}
	if h.bigEndian && h.typ.Size > 1 {
		a.Data = swapped(a.Data, h.typ)
	}
	if h.fortran && len(a.Shape) > 1 {
		a.Data = rowMajor(a)
	}
	return a, nil
}

// Count returns the number of elements of a shape. It returns false if the number exceeds an int.
func Count(shape []int) (int, bool) {
	if slices.Contains(shape, 0) {
		return 0, true
	}
	n := 1
	for _, d := range shape {
		if d < 0 || n > math.MaxInt/d {
			return 0, false
		}
		n *= d
	}
	return n, true
}

// split returns the text of the header, and the bytes of the elements.
func split(data []byte) (text string, rest []byte, err error) {
	if len(data) < 8 || string(data[:6]) != magic {
		return "", nil, errors.New("not an npy file")
	}
	major := data[6]
	at, size := 10, uint64(0)
	switch {
	case major == 1 && len(data) >= at:
		size = uint64(binary.LittleEndian.Uint16(data[8:]))
	case (major == 2 || major == 3) && len(data) >= 12:
		at, size = 12, uint64(binary.LittleEndian.Uint32(data[8:]))
	case major < 1 || major > 3:
		return "", nil, fmt.Errorf("npy version %d.%d is unknown; 1.0, 2.0 and 3.0 are supported", major, data[7])
	default:
		return "", nil, errors.New("the npy header is cut off")
	}
	if size > uint64(len(data)-at) {
		return "", nil, errors.New("the npy header is cut off")
	}
	end := at + int(size)
	return string(data[at:end]), data[end:], nil
}

// swapped returns a copy of data with the bytes of each number reversed.
func swapped(data []byte, t Type) []byte {
	size := t.Size
	if t.Kind == 'c' {
		size /= 2
	}
	out := slices.Clone(data)
	for i := 0; i+size <= len(out); i += size {
		slices.Reverse(out[i : i+size])
	}
	return out
}

// rowMajor returns the elements of an array whose first index is the fastest in row-major order.
func rowMajor(a *Array) []byte {
	size, strides, n := a.Type.Size, make([]int, len(a.Shape)), a.Type.Size
	for i, d := range a.Shape {
		strides[i] = n
		n *= d
	}
	out, index, from := make([]byte, 0, len(a.Data)), make([]int, len(a.Shape)), 0
	for len(out) < len(a.Data) {
		out = append(out, a.Data[from:from+size]...)
		for i := len(index) - 1; i >= 0; i-- {
			index[i]++
			from += strides[i]
			if index[i] < a.Shape[i] {
				break
			}
			from -= strides[i] * index[i]
			index[i] = 0
		}
	}
	return out
}

// Encode returns the array as a file of the first version that its header fits.
func (a *Array) Encode() []byte {
	text := fmt.Appendf(nil, "{'descr': '%s', 'fortran_order': False, 'shape': (", a.Type)
	for i, d := range a.Shape {
		if i > 0 {
			text = append(text, ' ')
		}
		text = append(strconv.AppendInt(text, int64(d), 10), ',')
	}
	if n := len(a.Shape); n > 1 {
		text = text[:len(text)-1]
	}
	text = append(text, "), }"...)
	// maxDims sizes fit the 16 bits of version 1.0.
	for (10+len(text)+1)%alignment != 0 {
		text = append(text, ' ')
	}
	text = append(text, '\n')
	out := append(make([]byte, 0, 10+len(text)+len(a.Data)), magic+"\x01\x00"...)
	out = binary.LittleEndian.AppendUint16(out, uint16(len(text)))
	return append(append(out, text...), a.Data...)
}
