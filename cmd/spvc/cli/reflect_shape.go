package cli

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/internal/shorten"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/runner/values"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// structReport is a struct inside a block, or behind an address in a block. Types refer to structs by their numbers in the list, so a struct that leads to
// itself by an address is listed once.
type structReport struct {
	Name string `json:"name,omitempty"`
	// Size is the number of bytes from the first to the last byte, without the elements of a runtime array.
	Size int64 `json:"size"`
	// SizeBy is the number of the expression by which specialization constants decide the size.
	SizeBy  *int          `json:"sizeBy,omitempty"`
	Members []fieldReport `json:"members"`
}

// fieldReport is a member of a struct. A member without a name is known by its place in the list.
type fieldReport struct {
	Name string `json:"name,omitempty"`
	// At is the number of bytes from the beginning of the struct to the member.
	At   int64       `json:"at"`
	Type *typeReport `json:"type"`
}

// expressionReport is a specialization constant, a number, or an operation on expressions that precede it in the list.
type expressionReport struct {
	SpecID *uint32 `json:"specId,omitempty"`
	// SizeOf names a type of descriptor. The expression is its size in a heap, which the device states.
	SizeOf string `json:"sizeOf,omitempty"`
	// Op is an operation of SPIR-V on integers, without "Op": IAdd, UDiv, ULessThan, Select. Results are cut to Bits.
	Op string `json:"op,omitempty"`
	// Operands are the numbers of the operands in the list of expressions.
	Operands []int `json:"operands,omitempty"`
	// Bits is the width of the value, 1 for conditions.
	Bits uint32 `json:"bits"`
	// Value is the value of a number, and of others under the values of the report. It is missing if it is undefined.
	Value *uint64 `json:"value,omitempty"`
}

// shapeReports numbers the structs and expressions that a report refers to.
type shapeReports struct {
	m           *reflect.Module
	structs     map[*block.Shape]int
	shapes      []*block.Shape
	expressions map[*reflect.Expression]int
}

// structOf returns the number of a struct.
func (r *moduleReport) structOf(s *block.Shape) *int {
	n, ok := r.shapes.structs[s]
	if !ok {
		if !r.takeEntry() {
			return nil
		}
		n = len(r.shapes.shapes)
		if r.shapes.structs == nil {
			r.shapes.structs = map[*block.Shape]int{}
		}
		r.shapes.structs[s] = n
		r.shapes.shapes = append(r.shapes.shapes, s)
	}
	return &n
}

// listStructs lists the structs that the report refers to, and those that they refer to.
func (r *moduleReport) listStructs() {
	for i := 0; i < len(r.shapes.shapes); i++ {
		s := r.shapes.shapes[i]
		one := structReport{Name: shorten.Name(s.Name), Size: s.Size, SizeBy: r.expression(r.shapes.m.Size(s)), Members: []fieldReport{}}
		for k := range s.Fields {
			f := &s.Fields[k]
			if !r.takeEntry() {
				break
			}
			one.Members = append(one.Members, fieldReport{shorten.Name(f.Name), f.Offset, r.shape(f.Shape, 0)})
		}
		r.Structs = append(r.Structs, one)
	}
}

// expression returns the number of an expression, nil if there is none.
func (r *moduleReport) expression(e *reflect.Expression) *int {
	if e == nil {
		return nil
	}
	n, ok := r.shapes.expressions[e]
	if ok {
		return &n
	}
	one := expressionReport{Op: e.Name(), SizeOf: e.SizeOf, Bits: e.Bits}
	if e.IsSpec {
		one.SpecID = &e.SpecID
	}
	if e.Known {
		one.Value = &e.Value
	}
	for _, o := range e.Operands {
		at := r.expression(o)
		if at == nil {
			return nil
		}
		one.Operands = append(one.Operands, *at)
	}
	if !r.takeEntry() {
		return nil
	}
	if r.shapes.expressions == nil {
		r.shapes.expressions = map[*reflect.Expression]int{}
	}
	n = len(r.Expressions)
	r.shapes.expressions[e] = n
	r.Expressions = append(r.Expressions, one)
	return &n
}

// shapeKinds are the kinds of shapes in a report.
var shapeKinds = map[block.Kind]string{block.Int: "int", block.Float: "float", block.BFloat: "float", block.Address: "address", block.Vector: "vector",
	block.Matrix: "matrix", block.Array: "array", block.Struct: "struct"}

// shape returns the type of a member of a block.
func (r *moduleReport) shape(s *block.Shape, depth int) *typeReport {
	out := &typeReport{Kind: "other"}
	if s == nil || depth > maxTypeReport {
		return out
	}
	if kind := shapeKinds[s.Kind]; kind != "" {
		out.Kind = kind
	}
	switch s.Kind {
	case block.Int, block.Float, block.BFloat:
		out.Bits = uint32(s.Size) * 8
		if s.Unsigned {
			out.Kind = "uint"
		}
		if s.Kind == block.BFloat {
			out.Encoding = "BFloat16KHR"
		}
	case block.Array, block.Vector, block.Matrix:
		r.elements(out, s, depth)
	case block.Struct:
		out.Name, out.Struct = shorten.Name(s.Name), r.structOf(s)
	case block.Address:
		if s.Pointee != nil {
			out.Element = r.shape(s.Pointee, depth+1)
		}
	}
	if depth == 0 {
		out.text = shapeText(s)
	}
	return out
}

// elements reports the elements of a vector, matrix or array.
func (r *moduleReport) elements(out *typeReport, s *block.Shape, depth int) {
	out.Element = r.shape(s.Elem, depth+1)
	switch {
	case s.Count < 0:
		out.Kind = "runtimeArray"
	default:
		out.Count = uint64(s.Count)
	}
	if s.Kind != block.Vector {
		out.Stride, out.CountBy = s.Stride, r.expression(r.shapes.m.Count(s))
	}
	if s.Kind == block.Matrix {
		out.RowMajor = &s.RowMajor
	}
}

// shapeText returns a type in words, an address with what it leads to.
func shapeText(s *block.Shape) string {
	text := values.TypeName(s)
	leaf := s.Leaf()
	if leaf.Kind != block.Address || leaf.Pointee == nil {
		return text
	}
	to := values.TypeName(leaf.Pointee)
	if leaf.Pointee.Kind == block.Struct && leaf.Pointee.Name != "" {
		to = shorten.Name(leaf.Pointee.Name)
	}
	return text + " of " + to
}

// stridesOf returns the strides of nested arrays and of the matrices in them, from the outermost.
func stridesOf(s *block.Shape) []int64 {
	var out []int64
	for ; s != nil && (s.Kind == block.Array || s.Kind == block.Matrix) && len(out) <= maxTypeReport; s = s.Elem {
		out = append(out, s.Stride)
	}
	return out
}

// strideText returns strides as a table has them.
func strideText(strides []int64) string {
	var out []string
	for _, s := range strides {
		if s == 0 {
			return "" // a type without a layout
		}
		out = append(out, strconv.FormatInt(s, 10))
	}
	return strings.Join(out, ", ")
}

// expressionText returns a text such as "SpecId 3 * 2" for what specialization constants decide, or else that of their
// SpecIds.
func expressionText(e *reflect.Expression, ids []uint32) string {
	if e != nil && (e.Op != spec.OpNop || len(ids) == 1) {
		return e.String()
	}
	var out []string
	for _, id := range ids {
		out = append(out, strconv.FormatUint(uint64(id), 10))
	}
	return "SpecId " + strings.Join(out, ", ")
}
