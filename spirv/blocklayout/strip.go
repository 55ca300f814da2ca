package blocklayout

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// Strip returns t without offsets, strides and matrix decorations. Workgroup, Private
// and Function variables require this form.
func Strip(t ir.Type) ir.Type { return stripper{}.strip(t, 0) }

// stripper maps structs to their stripped forms.
type stripper map[*spirv.StructType]*spirv.StructType

func (s stripper) strip(t ir.Type, depth int) ir.Type {
	if depth > maxDepth {
		return t
	}
	switch t := t.(type) {
	case *spirv.ArrayType:
		return spirv.ArrayOf(s.strip(t.Element, depth+1), t.Count, 0)
	case *spirv.RuntimeArrayType:
		return spirv.RuntimeArrayOf(s.strip(t.Element, depth+1), 0)
	case *spirv.StructType:
		if t.IsIdentified() {
			return t
		}
		if done := s[t]; done != nil {
			return done
		}
		members := make([]spirv.Member, len(t.Members()))
		for i, m := range t.Members() {
			members[i] = spirv.Member{Type: s.strip(m.Type, depth+1), Decorations: withoutLayout(m.Decorations)}
		}
		done := spirv.StructOf(t.Context(), members, false, t.Decorations()...)
		s[t] = done
		return done
	}
	return t
}

func withoutLayout(ds []spirv.MemberDecoration) []spirv.MemberDecoration {
	var out []spirv.MemberDecoration
	for _, d := range ds {
		switch d.Decoration {
		case spec.DecorationMatrixStride, spec.DecorationColMajor, spec.DecorationRowMajor:
		default:
			out = append(out, d)
		}
	}
	return out
}
