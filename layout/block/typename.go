package block

import "strconv"

// TypeName returns the name of the type of s in the style of shading languages: "f32",
// "vec3<f32>", "mat3x2<f32>" (columns, then rows), "f32[4]", "f32[]", "struct".
func (s *Shape) TypeName() string { return string(appendTypeName(nil, s)) }

func appendTypeName(dst []byte, s *Shape) []byte {
	dims := []byte(nil)
	for n := 0; s.Kind == Array && n < 16; n++ {
		dims = append(dims, '[')
		if s.Count >= 0 {
			dims = strconv.AppendInt(dims, s.Count, 10)
		}
		dims = append(dims, ']')
		s = s.Elem
	}
	switch s.Kind {
	case Int:
		dst = strconv.AppendInt(append(dst, 'i'), int64(s.Bits), 10)
	case Float:
		dst = strconv.AppendInt(append(dst, 'f'), int64(s.Bits), 10)
	case BFloat:
		dst = append(dst, "bf16"...)
	case Address:
		dst = append(dst, "address"...)
	case Struct:
		dst = append(dst, "struct"...)
	case Array:
		dst = append(dst, "array"...)
	case Vector:
		dst = strconv.AppendInt(append(dst, "vec"...), s.Count, 10)
		dst = append(appendTypeName(append(dst, '<'), s.Elem), '>')
	case Matrix:
		dst = strconv.AppendInt(append(dst, "mat"...), s.Count, 10)
		dst = strconv.AppendInt(append(dst, 'x'), s.Elem.Count, 10)
		dst = append(appendTypeName(append(dst, '<'), s.Elem.Elem), '>')
		if s.RowMajor {
			dst = append(dst, " row-major"...)
		}
	default:
		dst = append(dst, "opaque"...)
	}
	return append(dst, dims...)
}
