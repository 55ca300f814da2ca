package describe

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv"
)

// maxDepth bounds the nesting of described types.
const maxDepth = 10000

// named returns a shape with the layout of s, and the names and number kinds of from,
// which has the same structure.
func named(s, from *block.Shape) *block.Shape {
	n := namer{}
	return n.copy(s, from, 0)
}

// namer holds the copies already made. Structs with different names may share one
// shape.
type namer map[[2]*block.Shape]*block.Shape

func (n namer) copy(s, from *block.Shape, depth int) *block.Shape {
	if s == nil || from == nil || depth > maxDepth {
		return s
	}
	key := [2]*block.Shape{s, from}
	if c := n[key]; c != nil {
		return c
	}
	c := *s
	if from.Kind == block.BFloat {
		c.Kind = block.BFloat
	}
	c.Elem = n.copy(s.Elem, from.Elem, depth+1)
	if s.Kind == block.Struct && len(from.Fields) == len(s.Fields) {
		c.Fields = make([]block.Field, len(s.Fields))
		for i, f := range s.Fields {
			c.Fields[i] = block.Field{Name: from.Fields[i].Name, Offset: f.Offset, Shape: n.copy(f.Shape, from.Fields[i].Shape, depth+1)}
		}
	}
	n[key] = &c
	return &c
}

// hasLayout reports whether t contains offsets or strides.
func hasLayout(t ir.Type, depth int) bool {
	if depth > maxDepth {
		return false
	}
	switch t := t.(type) {
	case *spirv.ArrayType:
		return t.Stride != 0 || hasLayout(t.Element, depth+1)
	case *spirv.RuntimeArrayType:
		return t.Stride != 0 || hasLayout(t.Element, depth+1)
	case *spirv.StructType:
		return t.HasOffset()
	}
	return false
}

// literal returns t with literal structs instead of identified ones, because an
// identified struct can have only one layout.
func literal(t ir.Type, depth int) ir.Type {
	if depth > maxDepth {
		return t
	}
	switch t := t.(type) {
	case *spirv.ArrayType:
		return spirv.ArrayOf(literal(t.Element, depth+1), t.Count, t.Stride)
	case *spirv.RuntimeArrayType:
		return spirv.RuntimeArrayOf(literal(t.Element, depth+1), t.Stride)
	case *spirv.StructType:
		members := make([]spirv.Member, len(t.Members()))
		for i, m := range t.Members() {
			members[i] = spirv.Member{Type: literal(m.Type, depth+1), Decorations: m.Decorations}
		}
		return spirv.StructOf(t.Context(), members, false)
	}
	return t
}

// usedBytes maps shapes to the number of bytes that numbers occupy in them.
type usedBytes map[*block.Shape]int64

// usedBytesOf returns the used bytes of s. A runtime array counts as empty.
func (u usedBytes) usedBytesOf(s *block.Shape, depth int) int64 {
	if depth > maxDepth {
		return 0
	}
	switch s.Kind {
	case block.Vector, block.Matrix:
		return max(s.Count, 0) * u.usedBytesOf(s.Elem, depth+1)
	case block.Array:
		return max(s.Count, 0) * u.usedBytesOf(s.Elem, depth+1)
	case block.Struct:
		if n, ok := u[s]; ok {
			return n
		}
		n := int64(0)
		for i := range s.Fields {
			n += u.usedBytesOf(s.Fields[i].Shape, depth+1)
		}
		u[s] = n
		return n
	}
	return s.Size
}

// TypeText returns the text of a type, shortened if it is long.
func TypeText(t ir.Type) string {
	const limit = 200
	s := ir.TypeString(t)
	if len(s) > limit {
		return s[:limit-3] + "..."
	}
	return s
}

// matrixIn returns the matrix in s, which is a matrix or an array of matrices, or nil
// if there is none.
func matrixIn(s *block.Shape) *block.Shape {
	for s.Kind == block.Array {
		s = s.Elem
	}
	if s.Kind == block.Matrix {
		return s
	}
	return nil
}
