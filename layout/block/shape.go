// Package block describes the bytes of shader-interface blocks as a host sees them.
//
// A [Shape] says where each number of a block is: offsets of members, strides of arrays and
// matrices, sizes of numbers. Package spirv/reflect reads the shapes of a binary's blocks,
// and package layout/hostlayout copies Go values to and from bytes of a shape:
//
//	module, err := reflect.Reflect(words)
//	…
//	s := module.Resource(0, 0).Block
//	data, err := hostlayout.Append(nil, particles, s)
//
// [Shape.Leaves] visits the numbers one by one. [VectorOf], [MatrixOf], [ArrayOf] and
// [StructOf] make shapes without a binary.
package block

import "strconv"

// maxDepth bounds the nesting of shapes.
const maxDepth = 10000

// Kind classifies shapes.
type Kind uint8

// These are the kinds of shapes.
const (
	// Opaque is a value without bytes that a host can write.
	Opaque Kind = iota
	// Int is an integer. Most modules that MLIR produces declare all integers as
	// unsigned.
	Int
	Float
	// BFloat is a bfloat16 number, which occurs in binaries only.
	BFloat
	// Address is a 64-bit device address.
	Address
	Vector
	// Matrix is an array of columns, or of rows if RowMajor.
	Matrix
	Array
	Struct
)

// Shape is an explicit layout as a host or the reader of a binary sees it: types reduced
// to their bytes.
type Shape struct {
	Kind Kind
	// Bits is the width of an Int, Float or BFloat.
	Bits int
	// Unsigned is true for an Int that the binary declares as unsigned. String does not
	// show it.
	Unsigned bool
	// Count is the number of components of a vector, columns of a matrix or elements of
	// an array. It is -1 for a runtime array.
	Count int64
	// Elem is the shape of a component, column or element.
	Elem *Shape
	// Stride is the distance in bytes between the elements of an array or the columns
	// of a matrix; between the rows if RowMajor.
	Stride   int64
	RowMajor bool
	// Name is the name of a struct's type, empty if the binary does not name it.
	Name string
	// Fields are the members of a struct.
	Fields []Field
	// Pointee is the shape of what an Address points to, nil if it is not known. It may lead back to the shape that
	// holds the address.
	Pointee *Shape
	// Size is the number of bytes from the first to the last byte of the value. It does
	// not include the elements of a runtime array.
	Size int64
}

// Field is a member of a struct.
type Field struct {
	// Name is empty if the binary does not name the member.
	Name   string
	Offset int64
	Shape  *Shape
}

// Runtime reports whether s is a runtime array or a struct that ends in one.
func (s *Shape) Runtime() bool {
	if s.Kind == Struct && len(s.Fields) > 0 {
		s = s.Fields[len(s.Fields)-1].Shape
	}
	return s.Kind == Array && s.Count < 0
}

// Leaf returns the innermost element of vectors, matrices and arrays; s itself for
// other shapes.
func (s *Shape) Leaf() *Shape {
	for s.Kind == Vector || s.Kind == Matrix || s.Kind == Array {
		s = s.Elem
	}
	return s
}

// Dense returns the kind of number that s consists of, if there is only one kind and no
// gap between the numbers. Otherwise it returns an opaque shape.
func (s *Shape) Dense() *Shape {
	for {
		var stride int64
		switch s.Kind {
		case Int, Float, BFloat, Address:
			return s
		case Vector:
			stride = s.Elem.Size
		case Matrix, Array:
			stride = s.Stride
		case Struct:
			if len(s.Fields) != 1 || s.Fields[0].Offset != 0 {
				return &Shape{}
			}
			s = s.Fields[0].Shape
			continue
		}
		if s.Elem == nil || s.RowMajor || stride != s.Elem.Size {
			return &Shape{}
		}
		s = s.Elem
	}
}

// String returns a short text, such as `struct{f32 @0; vec3 of f32 @16}`.
func (s *Shape) String() string { return string(s.append(nil, 0)) }

func (s *Shape) append(dst []byte, depth int) []byte {
	if depth > 8 {
		return append(dst, "…"...)
	}
	switch s.Kind {
	case Int:
		return strconv.AppendInt(append(dst, 'i'), int64(s.Bits), 10)
	case Float:
		return strconv.AppendInt(append(dst, 'f'), int64(s.Bits), 10)
	case BFloat:
		return append(dst, "bf16"...)
	case Address:
		return append(dst, "address"...)
	case Vector:
		dst = strconv.AppendInt(append(dst, "vec"...), s.Count, 10)
		return s.Elem.append(append(dst, " of "...), depth+1)
	case Matrix:
		dst = strconv.AppendInt(append(dst, "matrix of "...), s.Count, 10)
		return s.Elem.append(append(dst, " columns "...), depth+1)
	case Array:
		dst = append(dst, '[')
		if s.Count >= 0 {
			dst = strconv.AppendInt(dst, s.Count, 10)
		}
		dst = s.Elem.append(append(dst, ']'), depth+1)
		return strconv.AppendInt(append(dst, " stride "...), s.Stride, 10)
	case Struct:
		dst = append(dst, "struct{"...)
		for i := range s.Fields {
			f := &s.Fields[i]
			if i > 0 {
				dst = append(dst, "; "...)
			}
			if f.Name != "" {
				dst = append(append(dst, f.Name...), ' ')
			}
			dst = strconv.AppendInt(append(f.Shape.append(dst, depth+1), " @"...), f.Offset, 10)
		}
		return append(dst, '}')
	}
	return append(dst, "opaque"...)
}

// VectorOf returns the shape of a vector of n components.
func VectorOf(elem *Shape, n int64) *Shape {
	return &Shape{Kind: Vector, Count: n, Elem: elem, Size: n * elem.Size}
}

// MatrixOf returns the shape of a matrix of n columns with the given stride in bytes.
func MatrixOf(column *Shape, n, stride int64, rowMajor bool) *Shape {
	s := &Shape{Kind: Matrix, Count: n, Elem: column, Stride: stride, RowMajor: rowMajor}
	lines, last := n, column.Size
	if rowMajor && column.Elem != nil {
		lines, last = column.Count, n*column.Elem.Size
	}
	s.Size = max(0, lines-1)*stride + last
	return s
}

// ArrayOf returns the shape of an array of n elements with the given stride in bytes,
// or of a runtime array if n is negative.
func ArrayOf(elem *Shape, n, stride int64) *Shape {
	s := &Shape{Kind: Array, Count: n, Elem: elem, Stride: stride}
	if n > 0 {
		s.Size = (n-1)*stride + elem.Size
	}
	return s
}

// StructOf returns the shape of a struct.
func StructOf(fields []Field) *Shape {
	s := &Shape{Kind: Struct, Fields: fields}
	for i := range fields {
		s.Size = max(s.Size, fields[i].Offset+fields[i].Shape.Size)
	}
	return s
}
