package block

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// Kind says what a Shape is.
type Kind uint8

// The kinds of shape.
const (
	// Opaque is what has no bytes that a host could write.
	Opaque Kind = iota
	// Int is an integer; SPIR-V modules made from MLIR declare all as unsigned.
	Int
	Float
	// BFloat is a bfloat16 number, which only binaries have.
	BFloat
	// Address is a device address of 64 bits.
	Address
	Vector
	// Matrix is an array of its columns, or of its rows.
	Matrix
	Array
	Struct
)

// Shape is an explicit layout as those see it who only have the bytes: the host,
// and readers of a binary. It is made of laid-out types ([ShapeOf]) or reflected
// from a module.
type Shape struct {
	Kind Kind
	// Bits is the width of an Int, Float or BFloat.
	Bits int
	// Unsigned tells an Int that a binary declares so. String does not show it.
	Unsigned bool
	// Count is the components of a vector, the columns of a matrix, the elements
	// of an array; -1 for a runtime array.
	Count int64
	// Elem is the component, the column, the element.
	Elem *Shape
	// Stride is the bytes from element to element of an array, from column to
	// column of a matrix, or from row to row if RowMajor.
	Stride   int64
	RowMajor bool
	// Fields are the members of a struct.
	Fields []Field
	// Size is the bytes from the first to the last that belong to the value, a
	// runtime array's elements left out.
	Size int64
}

// Field is a member of a struct.
type Field struct {
	// Name is empty where the binary has none.
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

// Leaf is what vectors, matrices and arrays are made of, s itself otherwise.
func (s *Shape) Leaf() *Shape {
	for s.Kind == Vector || s.Kind == Matrix || s.Kind == Array {
		s = s.Elem
	}
	return s
}

// Dense is the kind of number that s is made of if there is but one and no gaps
// are between them, else an opaque shape.
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

// String is short, such as `struct{f32 @0; vec3 of f32 @16}`.
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

// ShapeOf returns the shape of a type that has offsets and strides, as LayOut makes
// them. Structs that t holds more than once have one shape.
func ShapeOf(t ir.Type) (*Shape, error) {
	r := shaper{}
	s, err := r.shape(t, nil, 0)
	if err != nil {
		return nil, err.err()
	}
	return s, nil
}

// shaper is the shapes of structs made yet.
type shaper map[*spirv.StructType]*Shape

// shape takes the stride and order of matrices from the member that holds them.
func (r shaper) shape(t ir.Type, in *spirv.Member, depth int) (*Shape, *pathError) {
	if depth > maxDepth {
		return nil, fail("the type is nested too deeply")
	}
	switch t := t.(type) {
	case *ir.IntegerType:
		return &Shape{Kind: Int, Bits: int(t.Width), Size: int64(t.Width) / 8}, nil
	case *ir.FloatType:
		return &Shape{Kind: Float, Bits: int(t.Width()), Size: int64(t.Width()) / 8}, nil
	case *spirv.PointerType:
		return &Shape{Kind: Address, Size: 8}, nil
	case *ir.VectorType:
		elem, err := r.shape(t.ElementType(), nil, depth+1)
		if err != nil {
			return nil, err
		}
		return VectorOf(elem, t.Shape()[0]), nil
	case *spirv.MatrixType:
		col, err := r.shape(t.Column, nil, depth+1)
		if err != nil || in == nil {
			return col, err
		}
		stride, _ := in.Decoration(spec.DecorationMatrixStride)
		_, row := in.Decoration(spec.DecorationRowMajor)
		return MatrixOf(col, int64(t.Columns), int64(stride.Value), row), nil
	case *spirv.ArrayType:
		elem, err := r.shape(t.Element, in, depth+1)
		if err != nil {
			return nil, err
		}
		return ArrayOf(elem, int64(t.Count), int64(t.Stride)), nil
	case *spirv.RuntimeArrayType:
		elem, err := r.shape(t.Element, in, depth+1)
		if err != nil {
			return nil, err
		}
		return ArrayOf(elem, -1, int64(t.Stride)), nil
	case *spirv.StructType:
		if s := r[t]; s != nil {
			return s, nil
		}
		s, err := r.structure(t, depth)
		if err == nil {
			r[t] = s
		}
		return s, err
	}
	return nil, fail("a value of type '" + typeText(t) + "' has no explicit layout")
}

func (r shaper) structure(t *spirv.StructType, depth int) (*Shape, *pathError) {
	fields := make([]Field, len(t.Members()))
	for i := range fields {
		m := &t.Members()[i]
		s, err := r.shape(m.Type, m, depth+1)
		if err != nil {
			return nil, err.in(i)
		}
		fields[i] = Field{Offset: int64(m.Offset), Shape: s}
	}
	return StructOf(fields), nil
}

// VectorOf is the shape of a vector of n components.
func VectorOf(elem *Shape, n int64) *Shape {
	return &Shape{Kind: Vector, Count: n, Elem: elem, Size: n * elem.Size}
}

// MatrixOf is the shape of a matrix of n columns with the given stride.
func MatrixOf(column *Shape, n, stride int64, rowMajor bool) *Shape {
	s := &Shape{Kind: Matrix, Count: n, Elem: column, Stride: stride, RowMajor: rowMajor}
	lines, last := n, column.Size
	if rowMajor && column.Elem != nil {
		lines, last = column.Count, n*column.Elem.Size
	}
	s.Size = max(0, lines-1)*stride + last
	return s
}

// ArrayOf is the shape of an array of n elements, or of a runtime array if n is
// negative.
func ArrayOf(elem *Shape, n, stride int64) *Shape {
	s := &Shape{Kind: Array, Count: n, Elem: elem, Stride: stride}
	if n > 0 {
		s.Size = (n-1)*stride + elem.Size
	}
	return s
}

// StructOf is the shape of a struct.
func StructOf(fields []Field) *Shape {
	s := &Shape{Kind: Struct, Fields: fields}
	for i := range fields {
		s.Size = max(s.Size, fields[i].Offset+fields[i].Shape.Size)
	}
	return s
}
