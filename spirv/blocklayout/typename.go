package blocklayout

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/layout/block"
)

// TypeName returns the name of the type of s in the style of shading languages: "f32",
// "vec3<f32>", "mat3x2<f32>" (columns, then rows), "f32[4]", "f32[]", "struct".
func TypeName(s *block.Shape) string { return string(appendTypeName(nil, s, true)) }

// SignlessTypeName is TypeName with i for all integers, also for those that are declared as unsigned.
func SignlessTypeName(s *block.Shape) string { return string(appendTypeName(nil, s, false)) }

// WithoutSigns returns a copy of s whose integers are not declared as unsigned. It copies a struct that occurs several
// times once.
func WithoutSigns(s *block.Shape) *block.Shape { return signless{}.convert(s, 0) }

// signless maps shapes to those without signs.
type signless map[*block.Shape]*block.Shape

func (m signless) convert(s *block.Shape, depth int) *block.Shape {
	if s == nil || depth > maxDepth {
		return s
	}
	if out := m[s]; out != nil {
		return out
	}
	out := *s
	out.Unsigned = false
	out.Elem = m.convert(s.Elem, depth+1)
	out.Fields = slices.Clone(s.Fields)
	for i := range out.Fields {
		out.Fields[i].Shape = m.convert(s.Fields[i].Shape, depth+1)
	}
	m[s] = &out
	return &out
}

func appendTypeName(dst []byte, s *block.Shape, signs bool) []byte {
	dims := []byte(nil)
	for n := 0; s.Kind == block.Array && n < 16; n++ {
		dims = append(dims, '[')
		if s.Count >= 0 {
			dims = strconv.AppendInt(dims, s.Count, 10)
		}
		dims = append(dims, ']')
		s = s.Elem
	}
	switch s.Kind {
	case block.Int:
		letter := byte('i')
		if signs && s.Unsigned {
			letter = 'u'
		}
		dst = strconv.AppendInt(append(dst, letter), int64(s.Bits), 10)
	case block.Float:
		dst = strconv.AppendInt(append(dst, 'f'), int64(s.Bits), 10)
	case block.BFloat:
		dst = append(dst, "bf16"...)
	case block.Address:
		dst = append(dst, "address"...)
	case block.Struct:
		dst = append(dst, "struct"...)
	case block.Array:
		dst = append(dst, "array"...)
	case block.Vector:
		dst = strconv.AppendInt(append(dst, "vec"...), s.Count, 10)
		dst = append(appendTypeName(append(dst, '<'), s.Elem, signs), '>')
	case block.Matrix:
		dst = strconv.AppendInt(append(dst, "mat"...), s.Count, 10)
		dst = strconv.AppendInt(append(dst, 'x'), s.Elem.Count, 10)
		dst = append(appendTypeName(append(dst, '<'), s.Elem.Elem, signs), '>')
		if s.RowMajor {
			dst = append(dst, " row-major"...)
		}
	default:
		dst = append(dst, "opaque"...)
	}
	return append(dst, dims...)
}
