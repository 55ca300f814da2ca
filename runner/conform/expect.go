package conform

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
)

// leaf is a scalar of a block, or all scalars that differ only in the indices of the
// arrays that contain them.
type leaf struct {
	scalar ir.Type
	size   int64
	// offset is the offset of the first instance, whose indices are all 0.
	offset int64
	dims   []dim
	steps  []step
}

// dim is an array that contains a leaf.
type dim struct{ count, stride int64 }

// step is a step on the path to a leaf. The number of a stepElement is an index into
// dims.
type step struct {
	kind stepKind
	n    int64
}

type stepKind uint8

const (
	stepMember stepKind = iota
	stepElement
	stepColumn
	stepComponent
)

// instances returns the number of scalars that the leaf stands for.
func (l *leaf) instances() int64 {
	n := int64(1)
	for _, d := range l.dims {
		n *= d.count
	}
	return n
}

// index splits the number of an instance into array indices. The last index changes
// fastest.
func (l *leaf) index(i int64, at []int64) []int64 {
	at = append(at[:0], make([]int64, len(l.dims))...)
	for k := len(l.dims) - 1; k >= 0; k-- {
		at[k] = i % l.dims[k].count
		i /= l.dims[k].count
	}
	return at
}

// at returns the offset of an instance.
func (l *leaf) at(i int64) int64 {
	off := l.offset
	for k := len(l.dims) - 1; k >= 0; k-- {
		off += i % l.dims[k].count * l.dims[k].stride
		i /= l.dims[k].count
	}
	return off
}

// path returns the path to an instance: letters for members, indices in brackets.
func (l *leaf) path(i int64) string {
	var b []byte
	at := l.index(i, nil)
	for _, s := range l.steps {
		n := s.n
		switch s.kind {
		case stepMember:
			if len(b) > 0 {
				b = append(b, '.')
			}
			b = append(b, memberName(n)...)
			continue
		case stepElement:
			n = at[n]
		}
		b = append(strconv.AppendInt(append(b, '['), n, 10), ']')
	}
	return string(b)
}

// memberName returns a to z, then m26 and so on.
func memberName(n int64) string {
	if n < 26 {
		return string(rune('a' + n))
	}
	return "m" + strconv.FormatInt(n, 10)
}

// scheme determines the place of the parts of a block. All results are in bytes.
type scheme interface {
	// offsets returns the offsets of the members of a struct.
	offsets(t *spirv.StructType) []int64
	// stride returns the stride of an array.
	stride(array ir.Type, rowMajor bool) int64
	// lines returns the stride between the columns of a matrix, or its rows if
	// rowMajor. The matrix belongs to member m.
	lines(t *spirv.MatrixType, m *spirv.Member, rowMajor bool) int64
}

// walker collects the leaves of a block.
type walker struct {
	scheme   scheme
	elements int64 // number of elements of a runtime array
	leaves   []leaf
	scalars  int64
	visits   int
	steps    []step
	dims     []dim
}

// These constants bound the part of a block that one kernel accesses.
const (
	maxLeaves  = 2048
	maxScalars = 1 << 15
	maxVisits  = 1 << 16
)

// leavesOf returns the leaves of a block in the order of its members. It returns false
// if there are none, or more than one kernel can access.
func leavesOf(t *spirv.StructType, s scheme, elements int64) ([]leaf, bool) {
	w := &walker{scheme: s, elements: elements}
	w.walk(t, nil, 0)
	return w.leaves, len(w.leaves) > 0 && len(w.leaves) <= maxLeaves && w.visits <= maxVisits && w.scalars <= maxScalars
}

func (w *walker) leaf(t ir.Type, size, offset int64) {
	n := int64(1)
	for _, d := range w.dims {
		if n *= d.count; n > maxScalars {
			break
		}
	}
	if w.scalars += n; len(w.leaves) > maxLeaves {
		return
	}
	w.leaves = append(w.leaves, leaf{
		scalar: t, size: size, offset: offset,
		dims: append([]dim(nil), w.dims...), steps: append([]step(nil), w.steps...),
	})
}

// under appends a step to the path and walks t.
func (w *walker) under(s step, t ir.Type, m *spirv.Member, offset int64) {
	w.steps = append(w.steps, s)
	w.walk(t, m, offset)
	w.steps = w.steps[:len(w.steps)-1]
}

// walk collects the leaves of t, which is the type of member m or part of it.
func (w *walker) walk(t ir.Type, m *spirv.Member, offset int64) {
	if w.visits++; w.visits > maxVisits {
		return
	}
	row := isRowMajor(m)
	switch t := t.(type) {
	case *spirv.StructType:
		offsets := w.scheme.offsets(t)
		for i := range t.Members() {
			m := &t.Members()[i]
			w.under(step{stepMember, int64(i)}, m.Type, m, offset+offsets[i])
		}
	case *spirv.ArrayType:
		w.array(t, t.Element, int64(t.Count), m, offset)
	case *spirv.RuntimeArrayType:
		w.array(t, t.Element, w.elements, m, offset)
	case *spirv.MatrixType:
		stride, n := w.scheme.lines(t, m, row), scalarSize(t.ElementType())
		for c := range int64(t.Columns) {
			for r := range int64(t.Rows()) {
				at := c*stride + r*n
				if row {
					at = r*stride + c*n
				}
				w.steps = append(w.steps, step{stepColumn, c}, step{stepComponent, r})
				w.leaf(t.ElementType(), n, offset+at)
				w.steps = w.steps[:len(w.steps)-2]
			}
		}
	case *ir.VectorType:
		n := scalarSize(t.ElementType())
		for i := range t.Shape()[0] {
			w.under(step{stepComponent, i}, t.ElementType(), nil, offset+i*n)
		}
	default:
		w.leaf(t, scalarSize(t), offset)
	}
}

func (w *walker) array(t, elem ir.Type, count int64, m *spirv.Member, offset int64) {
	w.dims = append(w.dims, dim{count, w.scheme.stride(t, isRowMajor(m))})
	if count > 0 {
		w.under(step{stepElement, int64(len(w.dims) - 1)}, elem, m, offset)
	}
	w.dims = w.dims[:len(w.dims)-1]
}

func isRowMajor(m *spirv.Member) bool {
	if m == nil {
		return false
	}
	_, row := m.Decoration(spec.DecorationRowMajor)
	return row
}

// scalarSize returns the size of a scalar in bytes.
func scalarSize(t ir.Type) int64 {
	switch t := t.(type) {
	case *ir.IntegerType:
		return int64(t.Width) / 8
	case *ir.FloatType:
		return int64(t.Width()) / 8
	}
	return 8 // an address
}

// given is the scheme of a type that has offsets and strides.
type given struct{}

func (given) offsets(t *spirv.StructType) []int64 {
	out := make([]int64, len(t.Members()))
	for i := range out {
		out[i] = int64(t.Members()[i].Offset)
	}
	return out
}

func (given) stride(array ir.Type, _ bool) int64 {
	if a, ok := array.(*spirv.ArrayType); ok {
		return int64(a.Stride)
	}
	return int64(array.(*spirv.RuntimeArrayType).Stride)
}

func (given) lines(_ *spirv.MatrixType, m *spirv.Member, _ bool) int64 {
	d, _ := m.Decoration(spec.DecorationMatrixStride)
	return int64(d.Value)
}

// derived is the scheme of a rule set, written from the tables of the Vulkan
// specification. It shares no code with spirv/blocklayout, so that the two check each other.
type derived struct {
	scalar bool  // scalar alignment, which C has too
	tight  bool  // members may start in the tail padding of arrays and structs
	sixty  bool  // extended alignment: arrays and structs align to multiples of 16
	empty  int64 // alignment of an empty struct
	known  map[typeKey]extent
}

type typeKey struct {
	t   ir.Type
	row bool
}

// extent is the alignment and size of a type, in bytes.
type extent struct{ align, size int64 }

// newDerived returns the scheme of r. smallest is the size of the smallest scalar that
// the block may contain, which is the alignment of empty structs.
func newDerived(r blocklayout.Rules, smallest int64) *derived {
	if r == blocklayout.C {
		smallest = 1
	}
	return &derived{
		empty:  smallest,
		scalar: r == blocklayout.Scalar || r == blocklayout.C, tight: r == blocklayout.Scalar, sixty: r == blocklayout.Std140,
		known: map[typeKey]extent{},
	}
}

func roundUp(n, to int64) int64 {
	if r := n % to; r != 0 {
		return n + to - r
	}
	return n
}

// extent returns the extent of t; row says that matrices in t are row-major.
func (d *derived) extent(t ir.Type, row bool) extent {
	key := typeKey{t, row}
	if e, ok := d.known[key]; ok {
		return e
	}
	var e extent
	switch t := t.(type) {
	case *ir.VectorType:
		e = d.vec(scalarSize(t.ElementType()), t.Shape()[0])
	case *spirv.MatrixType:
		n, lines, length := scalarSize(t.ElementType()), int64(t.Columns), int64(t.Rows())
		if row {
			lines, length = length, lines
		}
		e = d.repeat(d.vec(n, length), lines)
	case *spirv.ArrayType:
		e = d.repeat(d.extent(t.Element, row), int64(t.Count))
	case *spirv.RuntimeArrayType:
		e = d.repeat(d.extent(t.Element, row), 0)
	case *spirv.StructType:
		e = d.record(t)
	default:
		n := scalarSize(t)
		e = extent{n, n}
	}
	d.known[key] = e
	return e
}

// vec returns the extent of a vector. Its alignment is twice the component's for 2
// components, and four times for 3 and 4.
func (d *derived) vec(component, n int64) extent {
	e := extent{component, component * n}
	if !d.scalar {
		e.align = component * [...]int64{1, 1, 2, 4, 4}[n]
	}
	return e
}

// repeat returns the extent of an array.
func (d *derived) repeat(of extent, n int64) extent {
	step := d.step(of)
	e := extent{of.align, n * step}
	if d.sixty {
		e.align = roundUp(of.align, 16)
	}
	if d.tight && n > 0 {
		e.size -= step - of.size
	}
	return e
}

// step returns the stride of an array.
func (d *derived) step(of extent) int64 {
	if d.sixty {
		return roundUp(of.size, roundUp(of.align, 16))
	}
	return roundUp(of.size, of.align)
}

// record returns the extent of a struct.
func (d *derived) record(t *spirv.StructType) extent {
	e := extent{align: 1}
	if len(t.Members()) == 0 {
		e.align = d.empty
	}
	for i := range t.Members() {
		m := d.extent(t.Members()[i].Type, isRowMajor(&t.Members()[i]))
		e.align = max(e.align, m.align)
		e.size = roundUp(e.size, m.align) + m.size
	}
	if d.sixty {
		e.align = roundUp(e.align, 16)
	}
	if !d.tight {
		e.size = roundUp(e.size, e.align)
	}
	return e
}

func (d *derived) offsets(t *spirv.StructType) []int64 {
	out, end := make([]int64, len(t.Members())), int64(0)
	for i := range out {
		m := d.extent(t.Members()[i].Type, isRowMajor(&t.Members()[i]))
		out[i] = roundUp(end, m.align)
		end = out[i] + m.size
	}
	return out
}

func (d *derived) stride(array ir.Type, row bool) int64 {
	return d.step(d.extent(elementOf(array), row))
}

func (d *derived) lines(t *spirv.MatrixType, _ *spirv.Member, row bool) int64 {
	length := int64(t.Rows())
	if row {
		length = int64(t.Columns)
	}
	return d.step(d.vec(scalarSize(t.ElementType()), length))
}
