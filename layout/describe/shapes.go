package describe

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// maxDepth bounds the nesting of what is described.
const maxDepth = 10000

// typer makes types of shapes, with offsets and strides if laidOut.
type typer struct {
	ctx     *ir.Context
	laidOut bool
	known   map[*block.Shape]ir.Type
	// names is a shape for each struct made, to name members by.
	names map[*spirv.StructType]*block.Shape
}

// name returns the name of a struct's member, or "".
func (ty *typer) name(t *spirv.StructType, i int) string {
	if s := ty.names[t]; s != nil {
		return s.Fields[i].Name
	}
	return ""
}

func (ty *typer) typ(s *block.Shape, depth int) (ir.Type, error) {
	if depth > maxDepth {
		return nil, &block.Error{Msg: "the type is nested too deeply"}
	}
	switch s.Kind {
	case block.Int:
		return ty.ctx.Integer(uint32(s.Bits), ir.Signless), nil
	case block.Float:
		switch s.Bits {
		case 16:
			return ty.ctx.F16(), nil
		case 32:
			return ty.ctx.F32(), nil
		case 64:
			return ty.ctx.F64(), nil
		}
	case block.BFloat:
		return ty.ctx.Integer(16, ir.Signless), nil
	case block.Address:
		return spirv.PointerTo(ty.ctx.Integer(32, ir.Signless), spec.StorageClassPhysicalStorageBuffer), nil
	case block.Vector, block.Matrix, block.Array, block.Struct:
		if t := ty.known[s]; t != nil {
			return t, nil
		}
		t, err := ty.composite(s, depth)
		if err == nil {
			ty.known[s] = t
		}
		return t, err
	}
	return nil, &block.Error{Msg: "a value that no host can see has no explicit layout"}
}

func (ty *typer) composite(s *block.Shape, depth int) (ir.Type, error) {
	if s.Kind == block.Struct {
		return ty.structure(s, depth)
	}
	elem, err := ty.typ(s.Elem, depth+1)
	if err != nil {
		return nil, err
	}
	stride := uint32(0)
	if ty.laidOut {
		stride = uint32(s.Stride)
	}
	switch {
	case s.Kind == block.Vector:
		return ty.ctx.Vector([]int64{s.Count}, elem), nil
	case s.Kind == block.Array && s.Count < 0:
		return spirv.RuntimeArrayOf(elem, stride), nil
	case s.Kind == block.Array:
		return spirv.ArrayOf(elem, uint32(min(s.Count, 1<<32-1)), stride), nil
	}
	column, ok := elem.(*ir.VectorType)
	if !ok {
		return nil, &block.Error{Msg: "the matrix is malformed"}
	}
	return spirv.MatrixOf(uint32(s.Count), column), nil
}

func (ty *typer) structure(s *block.Shape, depth int) (ir.Type, error) {
	members := make([]spirv.Member, len(s.Fields))
	for i := range s.Fields {
		f := &s.Fields[i]
		t, err := ty.typ(f.Shape, depth+1)
		if err != nil {
			return nil, inMember(i, f.Name, err)
		}
		members[i].Type = t
		if ty.laidOut {
			members[i].Offset = uint32(f.Offset)
		}
		if m := matrixIn(f.Shape); m != nil {
			members[i].Decorations = ty.matrixDecorations(m)
		}
	}
	t := spirv.StructOf(ty.ctx, members, ty.laidOut && len(members) > 0)
	if ty.names != nil && ty.names[t] == nil {
		ty.names[t] = s
	}
	return t, nil
}

func (ty *typer) matrixDecorations(m *block.Shape) []spirv.MemberDecoration {
	major := spec.DecorationColMajor
	if m.RowMajor {
		major = spec.DecorationRowMajor
	}
	if !ty.laidOut {
		if !m.RowMajor {
			return nil
		}
		return []spirv.MemberDecoration{{Decoration: major}}
	}
	ds := []spirv.MemberDecoration{{Decoration: major}}
	if m.Stride != 0 {
		ds = append(ds, spirv.MemberDecoration{Decoration: spec.DecorationMatrixStride, HasValue: true, Value: uint32(m.Stride)})
	}
	return ds
}

// matrixIn returns the matrix that s is, or is an array of, or nil.
func matrixIn(s *block.Shape) *block.Shape {
	for s.Kind == block.Array {
		s = s.Elem
	}
	if s.Kind == block.Matrix {
		return s
	}
	return nil
}

// inMember puts a member before the path of an error.
func inMember(i int, name string, err error) error {
	e, ok := err.(*block.Error)
	if !ok {
		return err
	}
	if name == "" {
		name = strconv.Itoa(i)
	}
	if e.Path != "" {
		name += "." + e.Path
	}
	return &block.Error{Path: name, Msg: e.Msg}
}

// named returns a shape with the layout of s and the names and kinds of numbers of
// from, which has the same structure.
func named(s, from *block.Shape) *block.Shape {
	n := namer{}
	return n.copy(s, from, 0)
}

// namer is the copies made yet. A shape may stand for structs with different names.
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

// hasLayout tells whether t has offsets or strides.
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

// literal returns t with literal structs in place of identified ones, which cannot
// be laid out in several ways.
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

// usedBytes is the bytes that belong to numbers, by shape.
type usedBytes map[*block.Shape]int64

// of counts a runtime array as empty.
func (u usedBytes) of(s *block.Shape, depth int) int64 {
	if depth > maxDepth {
		return 0
	}
	switch s.Kind {
	case block.Vector, block.Matrix:
		return max(s.Count, 0) * u.of(s.Elem, depth+1)
	case block.Array:
		return max(s.Count, 0) * u.of(s.Elem, depth+1)
	case block.Struct:
		if n, ok := u[s]; ok {
			return n
		}
		n := int64(0)
		for i := range s.Fields {
			n += u.of(s.Fields[i].Shape, depth+1)
		}
		u[s] = n
		return n
	}
	return s.Size
}

// TypeText is the text of a type, cut where it is long.
func TypeText(t ir.Type) string {
	const limit = 200
	s := ir.TypeString(t)
	if len(s) > limit {
		return s[:limit-3] + "..."
	}
	return s
}

// shapeText is a type in the words of shading languages: "f32", "vec3<f32>",
// "mat3x2<f32>" (columns, rows), "f32[4]", "f32[]", "struct".
func shapeText(s *block.Shape) string { return string(appendShape(nil, s)) }

func appendShape(dst []byte, s *block.Shape) []byte {
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
		dst = strconv.AppendInt(append(dst, 'i'), int64(s.Bits), 10)
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
		dst = append(appendShape(append(dst, '<'), s.Elem), '>')
	case block.Matrix:
		dst = strconv.AppendInt(append(dst, "mat"...), s.Count, 10)
		dst = strconv.AppendInt(append(dst, 'x'), s.Elem.Count, 10)
		dst = append(appendShape(append(dst, '<'), s.Elem.Elem), '>')
		if s.RowMajor {
			dst = append(dst, " row-major"...)
		}
	default:
		dst = append(dst, "opaque"...)
	}
	return append(dst, dims...)
}
