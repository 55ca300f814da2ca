package lower

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

const (
	// maxDepth bounds walks of types.
	maxDepth = 64
	// maxParts bounds the numbers and vectors of a value.
	maxParts = 1 << 14
)

// valueType returns the type of values of type t, or nil if there is none. Offsets and strides do not matter to values.
func (l *lowering) valueType(t ir.Type, depth int) ir.Type {
	c := l.c
	if depth > maxDepth {
		return nil
	}
	switch t := t.(type) {
	case *ir.IntegerType:
		return c.I(t.Width)
	case *ir.FloatType:
		return t
	case *ir.VectorType:
		elem := l.valueType(t.ElementType(), depth+1)
		if n := t.Shape()[0]; elem == nil || n < 1 || n > maxParts {
			return nil
		}
		return c.Vector(t.Shape(), elem)
	case *spirv.PointerType:
		return llvm.Pointer(c, 0)
	case *spirv.MatrixType:
		return l.arrayOf(t.Column, uint64(t.Columns), depth)
	case *spirv.CooperativeMatrixType:
		return l.arrayOf(t.Element, l.share(t), depth)
	case *spirv.ArrayType:
		return l.arrayOf(t.Element, uint64(t.Count), depth)
	case *spirv.StructType:
		members := t.Members()
		elems := make([]ir.Type, len(members))
		for i := range members {
			if elems[i] = l.valueType(members[i].Type, depth+1); elems[i] == nil {
				return nil
			}
		}
		return llvm.LiteralStruct(c, elems, false)
	}
	return nil
}

func (l *lowering) arrayOf(elem ir.Type, n uint64, depth int) ir.Type {
	e := l.valueType(elem, depth+1)
	if e == nil {
		return nil
	}
	return llvm.Array(e, n)
}

// layout says where the parts of a value lie in memory.
type layout struct {
	// typ is the type of the dialect.
	typ ir.Type
	// size is the distance from the first byte to the last one, at least. It is 0 for a runtime array.
	size, align uint64
	// elem is the layout of the elements of a vector, a matrix or an array, and stride their distance. Those of a matrix are columns.
	elem   *layout
	stride uint64
	count  uint64
	// members has the layouts of a struct's members.
	members []placed
	// parts counts the accesses that the value takes.
	parts uint64
}

type placed struct {
	offset uint64
	*layout
}

// matrixRule says how the matrices of a struct's member lie in memory.
type matrixRule struct {
	stride   uint64
	rowMajor bool
}

// layoutOf returns the layout of a type, or nil if values of the type do not lie in memory.
func layoutOf(t ir.Type, rule matrixRule, depth int) *layout {
	if depth > maxDepth {
		return nil
	}
	switch t := t.(type) {
	case *ir.IntegerType, *ir.FloatType:
		n := uint64(max(ir.NumberWidth(t)+7, 8) / 8)
		return &layout{typ: t, size: n, align: n, parts: 1}
	case *spirv.PointerType:
		return &layout{typ: t, size: 8, align: 8, parts: 1}
	case *ir.VectorType:
		return vectorLayout(t, 0, depth)
	case *spirv.MatrixType:
		return matrixLayout(t, rule, depth)
	case *spirv.ArrayType:
		return arrayLayout(t, t.Element, uint64(t.Count), uint64(t.Stride), rule, depth)
	case *spirv.RuntimeArrayType:
		return arrayLayout(t, t.Element, 0, uint64(t.Stride), rule, depth)
	case *spirv.StructType:
		return structLayout(t, depth)
	}
	return nil
}

// vectorLayout places the elements of a vector side by side, or at a stride if it is not 0.
func vectorLayout(t *ir.VectorType, stride uint64, depth int) *layout {
	elem := layoutOf(t.ElementType(), matrixRule{}, depth+1)
	if elem == nil {
		return nil
	}
	n := uint64(t.Shape()[0])
	l := &layout{typ: t, elem: elem, stride: elem.size, count: n, align: elem.align, parts: 1}
	if stride != 0 {
		l.stride = stride
	}
	if l.stride != elem.size || spirv.IsBool(elem.typ) {
		l.parts = n
	}
	l.size = l.stride*(n-1) + elem.size
	return l
}

func matrixLayout(t *spirv.MatrixType, rule matrixRule, depth int) *layout {
	n := uint64(t.Columns)
	plain := vectorLayout(t.Column, 0, depth+1)
	if plain == nil {
		return nil
	}
	if !rule.rowMajor {
		stride := rule.stride
		if stride == 0 {
			stride = plain.size
		}
		return &layout{typ: t, elem: plain, stride: stride, count: n, align: plain.align, size: stride*(n-1) + plain.size, parts: n * plain.parts}
	}
	stride := rule.stride
	if stride == 0 {
		stride = n * plain.elem.size
	}
	column := vectorLayout(t.Column, stride, depth+1)
	return &layout{typ: t, elem: column, stride: plain.elem.size, count: n, align: plain.align,
		size: stride*(plain.count-1) + n*plain.elem.size, parts: n * column.parts}
}

func arrayLayout(t, elem ir.Type, n, stride uint64, rule matrixRule, depth int) *layout {
	e := layoutOf(elem, rule, depth+1)
	if e == nil {
		return nil
	}
	if stride == 0 {
		stride = alignTo(e.size, e.align)
	}
	l := &layout{typ: t, elem: e, stride: stride, count: n, align: e.align, parts: min(n*e.parts, maxParts+1)}
	if n > 0 {
		l.size = stride*(n-1) + e.size
	}
	return l
}

func structLayout(t *spirv.StructType, depth int) *layout {
	l := &layout{typ: t, align: 1}
	end := uint64(0)
	for i := range t.Members() {
		m := &t.Members()[i]
		var rule matrixRule
		if d, ok := m.Decoration(spec.DecorationMatrixStride); ok {
			rule.stride = uint64(d.Value)
		}
		_, rule.rowMajor = m.Decoration(spec.DecorationRowMajor)
		e := layoutOf(m.Type, rule, depth+1)
		if e == nil {
			return nil
		}
		at := uint64(m.Offset)
		if !t.HasOffset() {
			at = alignTo(end, e.align)
		}
		end = max(end, at+e.size)
		l.align = max(l.align, e.align)
		l.members = append(l.members, placed{at, e})
		l.parts = min(l.parts+e.parts, maxParts+1)
	}
	l.size = end
	return l
}

func alignTo(n, align uint64) uint64 { return (n + align - 1) / align * align }
