package blocklayout

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// ShapeOf returns the shape of a type that has offsets and strides, as LayOut produces
// them. If t contains a struct several times, all its places share one *Shape.
func ShapeOf(t ir.Type) (*block.Shape, error) {
	r := shaper{}
	s, err := r.shape(t, nil, 0)
	if err != nil {
		return nil, err.err()
	}
	return s, nil
}

// shaper maps structs to the shapes already made for them.
type shaper map[*spirv.StructType]*block.Shape

// shape makes the shape of t. A matrix takes its stride and order from in, the member
// that holds it.
func (r shaper) shape(t ir.Type, in *spirv.Member, depth int) (*block.Shape, *pathError) {
	if depth > maxDepth {
		return nil, fail("the type is nested too deeply")
	}
	switch t := t.(type) {
	case *ir.IntegerType:
		return &block.Shape{Kind: block.Int, Bits: int(t.Width), Size: int64(t.Width) / 8}, nil
	case *ir.FloatType:
		if t.Kind == ir.BF16 {
			return &block.Shape{Kind: block.BFloat, Bits: 16, Size: 2}, nil
		}
		return &block.Shape{Kind: block.Float, Bits: int(t.Width()), Size: int64(t.Width()) / 8}, nil
	case *spirv.PointerType:
		return &block.Shape{Kind: block.Address, Size: 8}, nil
	case *ir.VectorType:
		elem, err := r.shape(t.ElementType(), nil, depth+1)
		if err != nil {
			return nil, err
		}
		return block.VectorOf(elem, t.Shape()[0]), nil
	case *spirv.MatrixType:
		col, err := r.shape(t.Column, nil, depth+1)
		if err != nil || in == nil {
			return col, err
		}
		stride, _ := in.Decoration(spec.DecorationMatrixStride)
		_, row := in.Decoration(spec.DecorationRowMajor)
		return block.MatrixOf(col, int64(t.Columns), int64(stride.Value), row), nil
	case *spirv.ArrayType:
		elem, err := r.shape(t.Element, in, depth+1)
		if err != nil {
			return nil, err
		}
		return block.ArrayOf(elem, int64(t.Count), int64(t.Stride)), nil
	case *spirv.RuntimeArrayType:
		elem, err := r.shape(t.Element, in, depth+1)
		if err != nil {
			return nil, err
		}
		return block.ArrayOf(elem, -1, int64(t.Stride)), nil
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

func (r shaper) structure(t *spirv.StructType, depth int) (*block.Shape, *pathError) {
	fields := make([]block.Field, len(t.Members()))
	for i := range fields {
		m := &t.Members()[i]
		s, err := r.shape(m.Type, m, depth+1)
		if err != nil {
			return nil, err.inMember(i)
		}
		fields[i] = block.Field{Offset: int64(m.Offset), Shape: s}
	}
	return block.StructOf(fields), nil
}
