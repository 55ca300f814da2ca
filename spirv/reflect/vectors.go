package reflect

import "github.com/spvc/spvc/layout/block"

// maxShaderVector is the largest number of components of a vector of a shader.
const maxShaderVector = 4

// grouped returns s, a block of one array of scalars, as a block of vectors. It returns nil for other shapes, and for
// scalars that are no whole bytes.
func grouped(s *block.Shape, v *Vectors) *block.Shape {
	if s.Kind != block.Struct || len(s.Fields) != 1 || s.Fields[0].Shape.Kind != block.Array {
		return nil
	}
	f := s.Fields[0]
	scalar, words := f.Shape.Elem, f.Shape.Count
	if scalar.Kind != block.Int && scalar.Kind != block.Float || f.Shape.Stride != scalar.Size {
		return nil
	}
	switch {
	case v.Bits != 0 && v.Bits < 8:
		if v.Bits&(v.Bits-1) == 0 {
			return nil // several in a byte
		}
	case (v.Bits == 8 || v.Bits == 16) && scalar.Bits > v.Bits:
		scalar = &block.Shape{Kind: block.Int, Bits: v.Bits, Unsigned: scalar.Unsigned, Size: int64(v.Bits / 8)}
	}
	length := v.Length
	if words < 0 {
		length = -1
	} else if length == 0 {
		return nil
	}
	f.Shape = block.ArrayOf(block.VectorOf(scalar, int64(v.Count)), length, int64(v.Stride)*scalar.Size)
	if f.Shape.Size > s.Size && words >= 0 {
		return nil // the description does not fit the block
	}
	out := *s
	out.Fields = []block.Field{f}
	return &out
}
