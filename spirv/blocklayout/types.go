package blocklayout

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// Types makes SPIR-V types from shapes.
type Types struct {
	ctx     *ir.Context
	laidOut bool
	types   map[*block.Shape]ir.Type
	// names holds, for each struct made, a shape that names its members.
	names map[*spirv.StructType]*block.Shape
}

// NewTypes returns a Types for ctx, which must have the spirv dialect. If laidOut is
// true, the types have the offsets and strides of the shapes.
func NewTypes(ctx *ir.Context, laidOut bool) *Types {
	return &Types{ctx: ctx, laidOut: laidOut, types: map[*block.Shape]ir.Type{}, names: map[*spirv.StructType]*block.Shape{}}
}

// Of returns the type for s. A bfloat16 becomes an integer, and an address becomes a
// pointer to an integer. If s contains an opaque or malformed shape, the error is an
// *Error.
func (ty *Types) Of(s *block.Shape) (ir.Type, error) { return ty.typ(s, 0) }

// Name returns the name of a member of a struct that Of made, or "" if it has none. If
// structs differ in their names only, Of makes one type, and Name returns the names of
// the first.
func (ty *Types) Name(t *spirv.StructType, member int) string {
	if s := ty.names[t]; s != nil {
		return s.Fields[member].Name
	}
	return ""
}

func (ty *Types) typ(s *block.Shape, depth int) (ir.Type, error) {
	if depth > maxDepth {
		return nil, &Error{Msg: "the type is nested too deeply"}
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
		if t := ty.types[s]; t != nil {
			return t, nil
		}
		t, err := ty.composite(s, depth)
		if err == nil {
			ty.types[s] = t
		}
		return t, err
	}
	return nil, &Error{Msg: "a value that a host cannot access has no explicit layout"}
}

func (ty *Types) composite(s *block.Shape, depth int) (ir.Type, error) {
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
	case s.Kind == block.Vector && s.Elem.Kind != block.Int && s.Elem.Kind != block.Float && s.Elem.Kind != block.BFloat:
		return nil, &Error{Msg: "the vector is malformed"}
	case s.Kind == block.Vector:
		return ty.ctx.Vector([]int64{s.Count}, elem), nil
	case s.Kind == block.Array && s.Count < 0:
		return spirv.RuntimeArrayOf(elem, stride), nil
	case s.Kind == block.Array:
		return spirv.ArrayOf(elem, uint32(min(s.Count, 1<<32-1)), stride), nil
	}
	column, ok := elem.(*ir.VectorType)
	if !ok {
		return nil, &Error{Msg: "the matrix is malformed"}
	}
	return spirv.MatrixOf(uint32(s.Count), column), nil
}

func (ty *Types) structure(s *block.Shape, depth int) (ir.Type, error) {
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
	if ty.names[t] == nil {
		ty.names[t] = s
	}
	return t, nil
}

func (ty *Types) matrixDecorations(m *block.Shape) []spirv.MemberDecoration {
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

// inMember puts a member in front of the path of an error.
func inMember(i int, name string, err error) error {
	e, ok := err.(*Error)
	if !ok {
		return err
	}
	if name == "" {
		name = strconv.Itoa(i)
	}
	if e.Path != "" {
		name += "." + e.Path
	}
	return &Error{Path: name, Msg: e.Msg}
}
