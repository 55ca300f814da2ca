package bind

import (
	"errors"
	"math"
	"strconv"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
)

// shaderType is a type of a shading language with the layout that the language gives it.
// The text of a declaration is base, the name, dims.
type shaderType struct {
	base, dims  string
	align, size int64
}

// shaderMember is a member of a struct, or bytes before the first one if it has no name.
// After it come gap bytes that the language must be told of.
type shaderMember struct {
	name, path, comment string
	offset, gap         int64
	typ                 shaderType
}

// shaderLanguage says how a language writes types. The functions return a type without
// base if the language does not have it.
type shaderLanguage struct {
	name   string
	number func(s *block.Shape) shaderType
	vector func(elem shaderType, n int64) string
	// matrix has lines of n numbers, which are columns or, if rowMajor, rows.
	matrix func(elem shaderType, lines, n int64, rowMajor bool) string
	// array makes an array of n elements, or a runtime array if n is negative.
	array func(elem shaderType, n int64) shaderType
	// emit declares a struct.
	emit               func(name, doc string, members []shaderMember)
	typeName, identify func(string) string
	// pads is true if the language must be told of all bytes between members, because its
	// compiler does not align vectors as std140 and std430 do.
	pads bool
}

// shaderModel declares blocks in a language whose layouts follow std430 or std140.
type shaderModel struct {
	*shaderLanguage
	taken   map[string]bool
	structs map[shaderKey]shaderType
	budget  int
	// round is 16 for std140, which rounds alignments of arrays and structs up to it.
	round int64
	// uniform is true if the language demands that arrays and structs lie like those of
	// std140, although it does not place them so.
	uniform bool
}

// shaderKey is a struct and the rules that place it.
type shaderKey struct {
	shape   *block.Shape
	round   int64
	uniform bool
}

func newShaderModel(l *shaderLanguage) *shaderModel {
	return &shaderModel{shaderLanguage: l, taken: map[string]bool{}, structs: map[shaderKey]shaderType{}, budget: maxMembers}
}

// memberError returns an error about a member.
func (m *shaderModel) memberError(path, why string) error {
	if path == "" {
		return errors.New(why)
	}
	return errors.New("member " + path + ": " + why)
}

func (m *shaderModel) hasNoDecl(s *block.Shape, path string) error {
	return m.memberError(path, m.name+" has no type for "+blocklayout.TypeName(s))
}

// rounded returns the alignment of an array or struct of parts with the given alignment.
func (m *shaderModel) rounded(align int64) int64 { return alignUp(align, max(1, m.round)) }

// typ returns the type of s, which is part of the struct owner.
func (m *shaderModel) typ(s *block.Shape, owner, path string, depth int) (shaderType, error) {
	if m.budget--; m.budget < 0 || depth > maxNesting {
		return shaderType{}, m.memberError(path, "the block is too large or nested too deeply to declare")
	}
	switch s.Kind {
	case block.Int, block.Float:
		if t := m.number(s); t.base != "" {
			t.align, t.size = s.Size, s.Size
			return t, nil
		}
	case block.Vector:
		if t := m.vectorType(s.Elem, s.Count); t.base != "" {
			return t, nil
		}
	case block.Matrix:
		return m.matrixType(s, owner, path)
	case block.Array:
		elem, err := m.typ(s.Elem, owner, path+"[]", depth+1)
		if err != nil {
			return shaderType{}, err
		}
		if s.Count < 0 {
			return shaderType{}, m.memberError(path, m.name+" has runtime arrays only at the end of buffers")
		}
		return m.arrayType(elem, s.Count, s.Stride, owner, path)
	case block.Struct:
		return m.structure(s, m.typeName(owner+"_"+lastName(path)), path, path, depth)
	}
	return shaderType{}, m.hasNoDecl(s, path)
}

// vectorType returns the type of a vector, without base if the language has none.
func (m *shaderModel) vectorType(elem *block.Shape, n int64) shaderType {
	if n < 2 || n > 4 || elem.Kind != block.Int && elem.Kind != block.Float {
		return shaderType{}
	}
	e := m.number(elem)
	if e.base == "" {
		return shaderType{}
	}
	align := elem.Size * n
	if n == 3 {
		align = elem.Size * 4
	}
	return shaderType{base: m.vector(e, n), align: align, size: n * elem.Size}
}

// matrixType returns the type of a matrix, which is an array if its stride is not the
// language's.
func (m *shaderModel) matrixType(s *block.Shape, owner, path string) (shaderType, error) {
	if s.Elem.Kind != block.Vector {
		return shaderType{}, m.memberError(path, "the matrix is malformed")
	}
	lines, n := s.Count, s.Elem.Count
	if s.RowMajor {
		lines, n = n, lines
	}
	line := m.vectorType(s.Elem.Elem, n)
	if line.base == "" || lines < 2 || lines > 4 || s.Elem.Elem.Kind != block.Float {
		return shaderType{}, m.hasNoDecl(s, path)
	}
	align := m.rounded(line.align)
	if s.Stride == align {
		return shaderType{base: m.matrix(m.number(s.Elem.Elem), lines, n, s.RowMajor), align: align, size: lines * align}, nil
	}
	return m.arrayType(line, lines, s.Stride, owner, path)
}

// arrayType returns the type of an array of n elements, or of a runtime array if n is
// negative. If the language would place the elements closer, they become structs.
func (m *shaderModel) arrayType(elem shaderType, n, stride int64, owner, path string) (shaderType, error) {
	align := m.rounded(elem.align)
	natural := alignUp(elem.size, align)
	switch {
	case n == 0 || n > math.MaxInt32 || stride <= 0 || n > math.MaxInt64/2/stride:
		return shaderType{}, m.memberError(path, m.name+" has no array of "+strconv.FormatInt(n, 10)+" elements with stride "+strconv.FormatInt(stride, 10))
	case m.uniform && stride%16 != 0:
		return shaderType{}, m.memberError(path, "array stride "+strconv.FormatInt(stride, 10)+" is not a multiple of 16, as "+m.name+" demands in uniform buffers")
	case stride < natural || stride%align != 0:
		return shaderType{}, m.memberError(path, "array stride "+strconv.FormatInt(stride, 10)+" would be "+strconv.FormatInt(natural, 10)+" in "+m.name)
	case stride > natural:
		name := uniqueName(m.taken, m.typeName(owner+"_"+lastName(path)+"_element"))
		m.emit(name, path, []shaderMember{{name: "value", path: path + "[]", typ: elem, gap: stride - elem.size}})
		elem = shaderType{base: name}
	}
	t := m.array(elem, n)
	t.align, t.size = align, max(0, n)*stride
	return t, nil
}

// structure declares a struct once for each rule set.
func (m *shaderModel) structure(s *block.Shape, name, doc, path string, depth int) (shaderType, error) {
	key := shaderKey{s, m.round, m.uniform}
	t, ok := m.structs[key]
	if ok {
		return t, nil
	}
	t, err := m.declare(s, name, doc, path, depth)
	if err == nil {
		m.structs[key] = t
	}
	return t, err
}

// declare declares a struct, and the structs in it.
func (m *shaderModel) declare(s *block.Shape, name, doc, path string, depth int) (shaderType, error) {
	if len(s.Fields) == 0 {
		return shaderType{}, m.memberError(path, m.name+" has no structs without members")
	}
	name = uniqueName(m.taken, name)
	members, align, end, err := m.members(s, name, path, depth)
	if err != nil {
		return shaderType{}, err
	}
	m.emit(name, doc, members)
	align = m.rounded(align)
	return shaderType{base: name, align: align, size: alignUp(end, align)}, nil
}

// members returns the members of a struct in the order of their offsets, its alignment
// and the end of its last member.
func (m *shaderModel) members(s *block.Shape, owner, path string, depth int) (out []shaderMember, align, end int64, err error) {
	taken := map[string]bool{}
	align = 1
	least := int64(0) // the first offset that the next member may have
	for _, i := range byOffset(s) {
		f := &s.Fields[i]
		at := join(path, fieldName(f, i))
		t, err := m.member(f, owner, at, depth, path == "" && m.ends(s, i))
		if err != nil {
			return nil, 0, 0, err
		}
		offset := strconv.FormatInt(f.Offset, 10)
		switch {
		case f.Offset < least:
			return nil, 0, 0, m.memberError(at, "offset "+offset+" lies within the member before, which ends at "+strconv.FormatInt(least, 10)+" in "+m.name)
		case f.Offset%t.align != 0:
			return nil, 0, 0, m.memberError(at, "offset "+offset+" is not a multiple of "+strconv.FormatInt(t.align, 10)+", as "+m.name+" demands")
		case m.uniform && f.Offset%16 != 0 && (f.Shape.Kind == block.Array || f.Shape.Kind == block.Struct):
			return nil, 0, 0, m.memberError(at, "offset "+offset+" is not a multiple of 16, as "+m.name+" demands in uniform buffers")
		}
		natural := end
		if !m.pads {
			natural = alignUp(end, t.align)
		}
		if f.Offset > natural || len(out) == 0 && f.Offset > 0 {
			if len(out) == 0 {
				out = append(out, shaderMember{})
			}
			out[len(out)-1].gap = f.Offset - end
		}
		out = append(out, shaderMember{name: uniqueName(taken, m.identify(fieldName(f, i))), path: at, comment: blocklayout.TypeName(f.Shape), offset: f.Offset, typ: t})
		align, end = max(align, t.align), f.Offset+t.size
		if least = end; m.uniform && f.Shape.Kind == block.Struct {
			least = alignUp(end, 16)
		}
	}
	return out, align, end, nil
}

// ends reports whether member i is the runtime array that ends a struct.
func (m *shaderModel) ends(s *block.Shape, i int) bool {
	return i == len(s.Fields)-1 && s.Runtime() && !m.uniform
}

// member returns the type of a member. Only a last one may be a runtime array.
func (m *shaderModel) member(f *block.Field, owner, path string, depth int, last bool) (shaderType, error) {
	if !last {
		return m.typ(f.Shape, owner, path, depth+1)
	}
	elem, err := m.typ(f.Shape.Elem, owner, path+"[]", depth+1)
	if err != nil {
		return elem, err
	}
	return m.arrayType(elem, -1, f.Shape.Stride, owner, path)
}

// lastName returns the last name of a path, without the marks of arrays.
func lastName(path string) string {
	at := len(path)
	for at > 0 && path[at-1] != '.' {
		at--
	}
	return path[at:]
}

// isUniform reports whether a shader declares the block as a uniform buffer.
func isUniform(b *Block) bool { return b.Class == spec.StorageClassUniform && !b.BufferBlock }
