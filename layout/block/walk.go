package block

import (
	"iter"
	"strconv"
)

// Leaf is a scalar value in a block.
type Leaf struct {
	// Offset is in bytes from the beginning of the block.
	Offset int64
	// Shape is an Int, Float, Address or Opaque.
	Shape *Shape
	path  []leafStep
}

// leafStep is a member of a struct, or an element of a shape that is not a struct.
type leafStep struct {
	parent *Shape
	index  int64
}

// Path leads to the leaf, such as "lights[2].color[0]". Members appear by name, or by
// number if they have no name; elements and vector components appear in brackets, and
// the components of a matrix by column and row. Path is valid until the iteration
// continues.
func (l *Leaf) Path() string {
	var b []byte
	for _, s := range l.path {
		if s.parent.Kind != Struct {
			b = append(strconv.AppendInt(append(b, '['), s.index, 10), ']')
			continue
		}
		if len(b) > 0 {
			b = append(b, '.')
		}
		if name := s.parent.Fields[s.index].Name; name != "" {
			b = append(b, name...)
		} else {
			b = strconv.AppendInt(b, s.index, 10)
		}
	}
	return string(b)
}

// Leaves yields the leaves of s in the order of members and elements. Of a runtime
// array it yields the first n elements. Matrices go column by column even if they are
// RowMajor.
func (s *Shape) Leaves(n int64) iter.Seq[*Leaf] {
	return func(yield func(*Leaf) bool) {
		w := &leafWalk{runtime: n, yield: yield}
		w.walk(s, 0, 0)
	}
}

type leafWalk struct {
	runtime int64
	leaf    Leaf
	yield   func(*Leaf) bool
}

// walk returns false when the consumer stops.
func (w *leafWalk) walk(s *Shape, at int64, depth int) bool {
	if depth > maxDepth {
		return true
	}
	switch s.Kind {
	case Struct:
		for i := range s.Fields {
			if !w.enter(s, int64(i), s.Fields[i].Shape, at+s.Fields[i].Offset, depth) {
				return false
			}
		}
	case Vector:
		for i := range s.Count {
			if !w.enter(s, i, s.Elem, at+i*s.Elem.Size, depth) {
				return false
			}
		}
	case Array:
		n := s.Count
		if n < 0 {
			n = w.runtime
		}
		for i := range n {
			if !w.enter(s, i, s.Elem, at+i*s.Stride, depth) {
				return false
			}
		}
	case Matrix:
		return w.matrix(s, at, depth)
	default:
		w.leaf.Offset, w.leaf.Shape = at, s
		return w.yield(&w.leaf)
	}
	return true
}

func (w *leafWalk) enter(in *Shape, i int64, s *Shape, at int64, depth int) bool {
	w.leaf.path = append(w.leaf.path, leafStep{in, i})
	ok := w.walk(s, at, depth+1)
	w.leaf.path = w.leaf.path[:len(w.leaf.path)-1]
	return ok
}

func (w *leafWalk) matrix(s *Shape, at int64, depth int) bool {
	if !s.RowMajor || s.Elem.Kind != Vector {
		for c := range s.Count {
			if !w.enter(s, c, s.Elem, at+c*s.Stride, depth) {
				return false
			}
		}
		return true
	}
	number := s.Elem.Elem
	for c := range s.Count {
		w.leaf.path = append(w.leaf.path, leafStep{s, c})
		for r := range s.Elem.Count {
			if !w.enter(s.Elem, r, number, at+r*s.Stride+c*number.Size, depth+1) {
				return false
			}
		}
		w.leaf.path = w.leaf.path[:len(w.leaf.path)-1]
	}
	return true
}
