// Package bind writes blocks as declarations in Go, C, C++, Rust, Python, GLSL, HLSL and
// WGSL. Those for hosts contain all padding bytes, and assertions about every offset and
// size that the compiler, or Python's import, evaluates.
package bind

import (
	"cmp"
	"errors"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
)

// Block describes a block to declare.
type Block struct {
	// Name is the name from which the writers derive the type's name. If it is empty,
	// they use "Block".
	Name string
	// Variable is the name of the variable of shading languages; if it is empty, they
	// derive it from Name.
	Variable string
	// Doc describes the block in one line; it may be empty.
	Doc string
	// Shape is the layout, with the names of the members. The writers name a member
	// without a name by its number.
	Shape *block.Shape
	// Size is the size of the block in bytes, including tail padding, or 0 if it is not
	// known.
	Size int64
	// Class and BufferBlock say how a shader uses the block. Binding says where it is
	// bound and is nil if it is not bound. Only GLSL needs these fields.
	Class       spec.StorageClass
	BufferBlock bool
	Binding     *Binding
}

// Binding is the descriptor set and the number of a descriptor.
type Binding struct{ Set, Number uint32 }

// These constants bound the size of the declarations.
const (
	maxNesting = 64
	maxMembers = 100000
)

// kind classifies the types of declarations.
type kind uint8

const (
	number kind = iota // an integer or float of some width
	raw                // a byte without meaning
	array              // an array of count elements
	named              // a declared struct
	padded             // a value followed by padding
)

// typ is a type with the layout that Go and C give it.
type typ struct {
	kind        kind
	bits        int
	float       bool
	isHalf      bool // an f16, which most languages do not have
	unsigned    bool
	count       int64
	elem        *typ
	decl        *decl
	pad         int64 // bytes after the value of a padded type
	size, align int64
}

// decl is the declaration of a struct.
type decl struct {
	name    string
	doc     []string
	members []member
	size    int64
	align   int64
	tail    *tail
	block   bool // the struct is a block, not a struct inside one
}

// summary says in a sentence without period how large the struct is.
func (d *decl) summary() string {
	what := countBytes(d.size)
	if d.block {
		what = "A block: " + what
	}
	if d.tail != nil {
		what += " before its runtime array"
	}
	return what
}

// member is a member of a struct, or padding if it has no name.
type member struct {
	name    string
	path    string // path in the block
	offset  int64
	typ     *typ
	comment string
	rows    bool // a row-major matrix, or an array of such
}

// tail is the runtime array at the end of a block.
type tail struct {
	name    string
	path    string
	offset  int64
	stride  int64
	elem    *typ
	comment string
	rows    bool // the elements are row-major matrices

	elemName string // name of the declaration of elem
}

// model holds the declarations for some blocks. A declaration precedes its uses.
type model struct {
	decls       []*decl
	names       namer
	declByShape map[*block.Shape]*decl
	budget      int // number of members that may still be declared
	// flexible reports whether the tail may start in the trailing padding that the
	// language adds to a struct.
	flexible bool
}

// namer makes identifiers for a language.
type namer struct {
	typeName, memberName func(string) string
	taken                map[string]bool
}

// uniqueName returns name, or name with a number appended if name is taken, and marks the
// result as taken.
func uniqueName(taken map[string]bool, name string) string {
	out := name
	for n := 2; taken[out]; n++ {
		out = name + "_" + strconv.Itoa(n)
	}
	taken[out] = true
	return out
}

func newModel(blocks []Block, names namer, flexible bool) (*model, error) {
	names.taken = map[string]bool{}
	m := &model{names: names, declByShape: map[*block.Shape]*decl{}, budget: maxMembers, flexible: flexible}
	for i := range blocks {
		if err := m.block(&blocks[i]); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// block declares a block, which need not be a struct.
func (m *model) block(b *Block) error {
	s := b.Shape
	if s.Kind != block.Struct {
		s = block.StructOf([]block.Field{{Name: "value", Shape: s}})
	}
	name := b.Name
	if name == "" {
		name = "Block"
	}
	name = uniqueName(m.names.taken, m.names.typeName(name))
	head, last := s, (*block.Field)(nil)
	limit := int64(math.MaxInt64)
	if s.Runtime() {
		last = &s.Fields[len(s.Fields)-1]
		head = block.StructOf(s.Fields[:len(s.Fields)-1])
		limit = last.Offset
		if head.Size > limit {
			return errors.New("member " + last.Name + ": the runtime array begins before the end of another member")
		}
	}
	d := &decl{name: name, block: true}
	if b.Doc != "" {
		d.doc = append(d.doc, b.Doc)
	}
	size := max(b.Size, head.Size)
	if last != nil {
		size = limit
		if m.flexible {
			limit = math.MaxInt64
		}
	}
	if err := m.fill(d, head, "", size, limit, last != nil, 0); err != nil {
		return err
	}
	if last != nil {
		if err := m.tail(d, last, len(s.Fields)-1); err != nil {
			return err
		}
	} else if d.size > size {
		d.doc = append(d.doc, "The block has "+strconv.FormatInt(size, 10)+" bytes; those behind are padding that the language adds.")
	}
	m.decls = append(m.decls, d)
	return nil
}

// fill adds the members of s to d, and padding up to size. If the padding that the
// language adds for alignment would make the struct larger than limit, the members with
// that alignment become bytes. An open struct has a runtime array after it.
func (m *model) fill(d *decl, s *block.Shape, path string, size, limit int64, open bool, depth int) error {
	if depth > maxNesting {
		return errors.New("the block is nested more than " + strconv.Itoa(maxNesting) + " deep")
	}
	order := byOffset(s)
	types, align, err := m.fieldTypes(d, s, order, path, size, open, depth)
	if err != nil {
		return err
	}
	for align > 1 && alignUp(size, align) > limit {
		align /= 2
	}
	taken := map[string]bool{}
	end := int64(0)
	for _, i := range order {
		f := &s.Fields[i]
		x := member{path: join(path, fieldName(f, i)), offset: f.Offset, typ: types[i]}
		if f.Offset < end {
			return errors.New("member " + x.path + ": it overlaps another member")
		}
		if x.typ == nil || x.typ.align > align {
			x.typ = bytesType(f.Shape.Size)
			x.comment = blocklayout.TypeName(f.Shape) + ", which cannot be placed here as such"
		}
		d.pad(end, f.Offset)
		x.name = uniqueName(taken, m.names.memberName(fieldName(f, i)))
		end = f.Offset + x.typ.size
		x.rows = hasRows(f.Shape)
		if x.comment == "" {
			x.comment = blocklayout.TypeName(f.Shape)
		}
		if x.typ.size > 0 {
			d.members = append(d.members, x)
		}
	}
	d.pad(end, size)
	d.align = align
	d.size = alignUp(max(end, size), align)
	if !open {
		// Write the padding explicitly, because alignments differ between
		// architectures.
		d.pad(max(end, size), d.size)
	}
	return nil
}

// fieldTypes returns the types of the fields of s, in the given order, and the highest
// alignment of these types. A type is nil if the language cannot place it at the
// field's offset.
func (m *model) fieldTypes(d *decl, s *block.Shape, order []int, path string, size int64, open bool, depth int) (types []*typ, align int64, err error) {
	types, align = make([]*typ, len(s.Fields)), 1
	for k, i := range order {
		f := &s.Fields[i]
		if m.budget--; m.budget < 0 {
			return nil, 0, errors.New("the blocks have more than " + strconv.Itoa(maxMembers) + " members")
		}
		t, err := m.typ(f.Shape, d.name, fieldName(f, i), join(path, fieldName(f, i)), depth+1)
		if err != nil {
			return nil, 0, err
		}
		room := size
		if k+1 < len(order) {
			room = s.Fields[order[k+1]].Offset
		} else if !open {
			room = math.MaxInt64
		}
		if f.Offset%t.align == 0 && f.Offset <= room && t.size <= room-f.Offset {
			types[i], align = t, max(align, t.align)
		}
	}
	return types, align, nil
}

// pad adds padding between the bytes from and to.
func (d *decl) pad(from, to int64) {
	if to > from {
		d.members = append(d.members, member{offset: from, typ: bytesType(to - from)})
	}
}

// tail adds the runtime array.
func (m *model) tail(d *decl, f *block.Field, i int) error {
	name := fieldName(f, i)
	elem, err := m.typ(f.Shape.Elem, d.name, name, name+"[]", 1)
	if err != nil {
		return err
	}
	stride := f.Shape.Stride
	taken := map[string]bool{}
	for k := range d.members {
		taken[d.members[k].name] = true
	}
	t := &tail{name: uniqueName(taken, m.names.memberName(name)), path: name, offset: f.Offset, stride: stride, comment: blocklayout.TypeName(f.Shape), rows: hasRows(f.Shape)}
	t.elem = strided(elem, stride)
	if t.elem == nil || f.Offset%t.elem.align != 0 {
		t.elem = bytesType(stride)
		t.comment += ", which cannot be placed here as such"
	}
	if stride <= 0 {
		return errors.New("member " + name + ": the array has no stride")
	}
	d.tail = t
	return nil
}

// hasRows reports whether a shape is a row-major matrix, or an array of such.
func hasRows(s *block.Shape) bool {
	for s.Kind == block.Array && s.Elem != nil {
		s = s.Elem
	}
	return s.Kind == block.Matrix && s.RowMajor
}

// strided returns the type of array elements with the value t that are stride bytes
// apart, or nil if there is none.
func strided(t *typ, stride int64) *typ {
	switch {
	case t.size == 0 && stride > 0:
		return bytesType(stride)
	case t.size == stride:
		return t
	case t.size > stride || stride%t.align != 0:
		return nil
	}
	return &typ{kind: padded, elem: t, pad: stride - t.size, size: stride, align: t.align}
}

// typ returns the type for a shape in the member called name of owner.
func (m *model) typ(s *block.Shape, owner, name, path string, depth int) (*typ, error) {
	if depth > maxNesting {
		return nil, errors.New("member " + path + ": the block is nested more than " + strconv.Itoa(maxNesting) + " deep")
	}
	switch s.Kind {
	case block.Int, block.Float, block.BFloat, block.Address:
		bits := int(s.Size * 8)
		switch bits {
		case 8, 16, 32, 64:
		default:
			return nil, errors.New("member " + path + ": there is no type for a number of " + strconv.Itoa(s.Bits) + " bits")
		}
		return &typ{kind: number, bits: bits, float: s.Kind == block.Float && bits > 16, isHalf: s.Kind == block.Float && bits == 16, unsigned: s.Kind != block.Int || s.Unsigned, size: s.Size, align: s.Size}, nil
	case block.Vector:
		elem, err := m.typ(s.Elem, owner, name, path, depth+1)
		if err != nil {
			return nil, err
		}
		if elem.kind != number || s.Count < 1 {
			return nil, errors.New("member " + path + ": the vector is malformed")
		}
		return arrayType(elem, s.Count), nil
	case block.Matrix:
		return m.matrix(s, owner, name, path, depth)
	case block.Array:
		return m.array(s, owner, name, path, depth)
	case block.Struct:
		return m.structure(s, owner, name, path, depth)
	}
	return nil, errors.New("member " + path + ": it has no bytes that a host can access")
}

func (m *model) matrix(s *block.Shape, owner, name, path string, depth int) (*typ, error) {
	if s.Elem.Kind != block.Vector {
		return nil, errors.New("member " + path + ": the matrix is malformed")
	}
	component, err := m.typ(s.Elem.Elem, owner, name, path, depth+1)
	if err != nil {
		return nil, err
	}
	if component.kind != number || s.Count < 1 || s.Elem.Count < 1 {
		return nil, errors.New("member " + path + ": the matrix is malformed")
	}
	lines, n := s.Count, s.Elem.Count
	if s.RowMajor {
		lines, n = n, lines
	}
	line := strided(arrayType(component, n), s.Stride)
	if line == nil {
		return bytesType(s.Size), nil
	}
	return arrayType(line, lines), nil
}

func (m *model) array(s *block.Shape, owner, name, path string, depth int) (*typ, error) {
	elem, err := m.typ(s.Elem, owner, name, path+"[]", depth+1)
	if err != nil {
		return nil, err
	}
	if s.Count < 0 {
		return nil, errors.New("member " + path + ": a runtime array must be the last member of the block")
	}
	if s.Stride <= 0 || s.Count > math.MaxInt64/s.Stride {
		return nil, errors.New("member " + path + ": the array has no stride, or is too large")
	}
	e := strided(elem, s.Stride)
	if e == nil {
		return bytesType(s.Size), nil
	}
	return arrayType(e, s.Count), nil
}

// structure declares a struct once, and returns its type.
func (m *model) structure(s *block.Shape, owner, name, path string, depth int) (*typ, error) {
	d := m.declByShape[s]
	if d == nil {
		d = &decl{name: uniqueName(m.names.taken, m.names.typeName(owner+"_"+name)), doc: []string{path}}
		if err := m.fill(d, s, path, s.Size, math.MaxInt64, false, depth); err != nil {
			return nil, err
		}
		m.declByShape[s] = d
		if len(d.members) > 0 {
			m.decls = append(m.decls, d)
		}
	}
	if len(d.members) == 0 {
		return bytesType(0), nil
	}
	return &typ{kind: named, decl: d, size: d.size, align: d.align}, nil
}

func arrayType(elem *typ, n int64) *typ {
	return &typ{kind: array, elem: elem, count: n, size: n * elem.size, align: elem.align}
}

func bytesType(n int64) *typ {
	return arrayType(&typ{kind: raw, size: 1, align: 1}, n)
}

func alignUp(n, align int64) int64 { return (n + align - 1) / align * align }

// byOffset returns the indices of the members of a struct in the order of their
// offsets.
func byOffset(s *block.Shape) []int {
	order := make([]int, len(s.Fields))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(s.Fields[a].Offset, s.Fields[b].Offset) })
	return order
}

// fieldName returns the name of member i, or "m" and the number if it has none.
func fieldName(f *block.Field, i int) string {
	if f.Name != "" {
		return f.Name
	}
	return "m" + strconv.Itoa(i)
}

func join(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}

// words splits a name into its words.
func words(name string) []string {
	return strings.FieldsFunc(name, func(r rune) bool {
		return !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9')
	})
}
