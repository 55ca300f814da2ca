package blocklayout

import (
	"math"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// Info is the layout of a type.
type Info struct {
	// Type is the type with offsets and strides.
	Type ir.Type
	// Size is in bytes. It does not include the elements of a runtime array.
	Size int64
	// Align is in bytes.
	Align int64
	// Runtime is true for a runtime array and for a struct that ends in one.
	Runtime bool
}

// Error is the reason why a type has no layout. Path is the member at fault, such as
// "1.0".
type Error struct {
	Path string
	Msg  string
	// Alignment is true if an alignment that the data layout of the module states is the
	// reason.
	Alignment bool
}

// Error returns the message with the path of the member.
func (e *Error) Error() string {
	if e.Path == "" {
		return e.Msg
	}
	return "member " + e.Path + ": " + e.Msg
}

// maxBlock is the largest offset and stride that SPIR-V can express.
const maxBlock = math.MaxUint32

// maxDepth bounds the nesting of types.
const maxDepth = 10000

// LayOut returns t with offsets and strides that follow r. It replaces a layout that t
// already has, except in identified structs: their body cannot change, so their layout
// must already follow r. Empty structs align as on a target with no more than the
// scalars that every target has; use LayOutFor if the target is known.
func LayOut(t ir.Type, r Rules) (Info, error) {
	l := layouter{aligned: aligned{Rules: r}, empty: r.emptyAlign()}
	return l.lay(t)
}

// LayOutFor is like LayOut, for a block in storage class sc of the target env. The
// capabilities of env decide the alignment of empty structs. Under C the alignments that
// the data layout states count; other rule sets that disagree with them are an error.
func LayOutFor(t ir.Type, r Rules, sc spec.StorageClass, env *target.Env) (Info, error) {
	l := layouterFor(r, sc, env)
	return l.lay(t)
}

func layouterFor(r Rules, sc spec.StorageClass, env *target.Env) layouter {
	l := layouter{aligned: alignedBy(r, env), empty: r.emptyAlign()}
	if r != C && r != MLIR {
		l.empty = EmptyAlign(sc, env)
	}
	return l
}

// emptyAlign returns the alignment of an empty struct for an unknown target, in bytes:
// 1 for C, which always has bytes, and 4 for shaders.
func (r Rules) emptyAlign() int64 {
	if r == C || r == MLIR {
		return 1
	}
	return 4
}

// layouter is the state of one LayOut.
type layouter struct {
	aligned
	empty   int64 // alignment of empty structs
	structs map[*spirv.StructType]Info
}

func (l *layouter) lay(t ir.Type) (Info, error) {
	in, err := l.layOut(t, false, 0)
	if err != nil {
		return Info{}, err.err()
	}
	return in, nil
}

func (l *layouter) layOut(t ir.Type, rowMajor bool, depth int) (Info, *pathError) {
	if depth > maxDepth {
		return Info{}, fail("the type is nested too deeply")
	}
	switch t := t.(type) {
	case *spirv.MatrixType:
		return l.matrix(t, rowMajor)
	case *spirv.ArrayType:
		return l.array(t, rowMajor, depth)
	case *spirv.RuntimeArrayType:
		elem, stride, align, err := l.element(t.Element, rowMajor, depth)
		if err != nil {
			return Info{}, err
		}
		return Info{Type: spirv.RuntimeArrayOf(elem.Type, uint32(stride)), Align: align, Runtime: true}, nil
	case *spirv.StructType:
		if in, ok := l.structs[t]; ok {
			return in, nil
		}
		in, err := l.structure(t, depth)
		if err == nil && depth > 0 {
			if l.structs == nil {
				l.structs = map[*spirv.StructType]Info{}
			}
			l.structs[t] = in
		}
		return in, err
	}
	return l.leaf(t)
}

// leaf lays out the types that contain no offset or stride: scalars, vectors and
// pointers.
func (r aligned) leaf(t ir.Type) (Info, *pathError) {
	switch t := t.(type) {
	case *ir.IntegerType:
		if t.Width == 1 {
			if r.Rules == MLIR {
				return Info{Type: t, Size: 1, Align: 1}, nil
			}
			return Info{}, fail("a bool has no explicit layout")
		}
		if spirv.IsValidInteger(t) {
			n := int64(t.Width) / 8
			return r.align(Info{Type: t, Size: n, Align: n}, t, 1)
		}
	case *ir.FloatType:
		if spirv.IsValidFloat(t) || spirv.IsNarrowFloat(t) && r.Rules != MLIR {
			n := int64(t.Width()) / 8
			return r.align(Info{Type: t, Size: n, Align: n}, t, 1)
		}
	case *ir.VectorType:
		return r.vector(t)
	case *spirv.PointerType:
		if t.Storage != spec.StorageClassPhysicalStorageBuffer {
			return Info{}, fail("a pointer to storage class " + t.Storage.String() + " has no explicit layout")
		}
		return Info{Type: t, Size: 8, Align: 8}, nil
	case *spirv.ImageType, *spirv.SampledImageType:
		return Info{}, fail("'" + typeText(t) + "' is a handle without bytes and has no explicit layout: it belongs in a variable of its own, in UniformConstant")
	case *spirv.CooperativeMatrixType, *spirv.JointMatrixType:
		return Info{}, fail("'" + typeText(t) + "' is spread over the invocations of its scope and has no explicit layout: memory holds the elements, as an array")
	}
	return Info{}, fail("a value of type '" + typeText(t) + "' has no explicit layout")
}

// vector lays out a vector of numbers: n components of N bytes each.
func (r aligned) vector(t *ir.VectorType) (Info, *pathError) {
	if !spirv.IsValidVector(t) && !isNarrowVector(t) {
		return Info{}, fail("'" + ir.TypeString(t) + "' is not a SPIR-V vector")
	}
	comp, err := aligned{Rules: r.Rules}.leaf(t.ElementType()) // the stated alignment of a scalar does not count in vectors
	if err != nil {
		return Info{}, err
	}
	n := t.Shape()[0]
	return r.align(Info{Type: t, Size: n * comp.Size, Align: r.vectorAlign(n, comp.Align)}, t.ElementType(), n)
}

// isNarrowVector reports whether t is a vector of narrow floats that SPIR-V can have.
func isNarrowVector(t *ir.VectorType) bool {
	return len(t.Shape()) == 1 && !t.IsScalable() && t.Shape()[0] >= 2 && t.Shape()[0] <= 4 && spirv.IsNarrowFloat(t.ElementType())
}

// vectorAlign returns the alignment of a vector of n components.
func (r Rules) vectorAlign(n, component int64) int64 {
	switch {
	case r == Scalar || r == C:
		return component
	case n == 2:
		return 2 * component
	}
	return 4 * component
}

// matrix lays out a matrix as an array of its columns, or of its rows if rowMajor.
func (r aligned) matrix(t *spirv.MatrixType, rowMajor bool) (Info, *pathError) {
	vec, stride, align, err := r.matrixVector(t, rowMajor)
	if err != nil {
		return Info{}, err
	}
	n := int64(t.Columns)
	if rowMajor {
		n = int64(t.Rows())
	}
	size := n * stride
	if r.Rules == Scalar {
		size = (n-1)*stride + vec.Size
	}
	return Info{Type: t, Size: size, Align: align}, nil
}

// matrixVector returns the layout of a column (or row), and the stride and alignment of
// the matrix in bytes.
func (r aligned) matrixVector(t *spirv.MatrixType, rowMajor bool) (vec Info, stride, align int64, err *pathError) {
	v := t.Column
	if rowMajor {
		v = t.Context().Vector([]int64{int64(t.Columns)}, t.ElementType())
	}
	if vec, err = r.vector(v); err != nil {
		return Info{}, 0, 0, err
	}
	align = r.arrayAlign(vec.Align)
	return vec, alignUp(vec.Size, align), align, nil
}

// arrayAlign returns the alignment of an array whose element has alignment a.
func (r Rules) arrayAlign(a int64) int64 {
	if r == Std140 {
		return alignUp(a, 16)
	}
	return a
}

// element lays out the element of an array and returns the stride and alignment
// of the array.
func (l *layouter) element(t ir.Type, rowMajor bool, depth int) (in Info, stride, align int64, err *pathError) {
	in, err = l.layOut(t, rowMajor, depth+1)
	if err != nil {
		return Info{}, 0, 0, err
	}
	if in.Runtime {
		return Info{}, 0, 0, fail("a runtime array cannot be the element of an array")
	}
	align = l.arrayAlign(in.Align)
	stride = alignUp(in.Size, align)
	if l.Rules == MLIR {
		stride = in.Size
	}
	if stride > maxBlock {
		return Info{}, 0, 0, tooLarge()
	}
	return in, stride, align, nil
}

func (l *layouter) array(t *spirv.ArrayType, rowMajor bool, depth int) (Info, *pathError) {
	elem, stride, align, err := l.element(t.Element, rowMajor, depth)
	if err != nil {
		return Info{}, err
	}
	if t.Count > 1 && stride > math.MaxInt64/int64(t.Count) {
		return Info{}, tooLarge()
	}
	size := int64(t.Count) * stride
	if l.Rules == Scalar && t.Count > 0 {
		size = int64(t.Count-1)*stride + elem.Size
	}
	return Info{Type: spirv.ArrayOf(elem.Type, t.Count, uint32(stride)), Size: size, Align: align}, nil
}

func (l *layouter) structure(t *spirv.StructType, depth int) (Info, *pathError) {
	old := t.Members()
	if t.IsIdentified() {
		return l.identified(t)
	}
	members := make([]spirv.Member, len(old))
	end, align := int64(0), int64(1)
	if len(old) == 0 {
		align = l.empty
	}
	runtime := false
	for i := range old {
		m := &old[i]
		_, rowMajor := m.Decoration(spec.DecorationRowMajor)
		in, err := l.layOut(m.Type, rowMajor, depth+1)
		if err != nil {
			return Info{}, err.inMember(i)
		}
		if in.Runtime && i != len(old)-1 {
			return Info{}, fail("a runtime array must be the last member").inMember(i)
		}
		off := alignUp(end, in.Align)
		if in.Size > maxBlock-off {
			return Info{}, tooLarge().inMember(i)
		}
		members[i] = spirv.Member{Type: in.Type, Offset: uint32(off), Decorations: m.Decorations}
		if err := l.decorateMatrix(&members[i], rowMajor); err != nil {
			return Info{}, err.inMember(i)
		}
		end = off + in.Size
		align = max(align, in.Align)
		runtime = in.Runtime
	}
	align = l.arrayAlign(align)
	if l.Rules != Scalar && !runtime {
		end = alignUp(end, align)
	}
	return Info{Type: spirv.StructOf(t.Context(), members, true, t.Decorations()...), Size: end, Align: align, Runtime: runtime}, nil
}

// identified returns the existing layout of an identified struct.
func (l *layouter) identified(t *spirv.StructType) (Info, *pathError) {
	if !t.HasOffset() && len(t.Members()) > 0 {
		return Info{}, fail("the identified struct '" + t.Name + "' has no offsets and cannot be given any")
	}
	rules := l.Rules
	if rules == MLIR {
		rules = Std430
	}
	c := newChecker(false, l.empty)
	c.rules = l.aligned
	c.rules.Rules = rules
	ext := c.block(t)
	if len(c.out) > 0 && l.Rules != MLIR {
		v := &c.out[0]
		return Info{}, fail("the layout of the identified struct '" + t.Name + "' does not follow " + rules.String() + ": " + v.String())
	}
	if l.Rules != Scalar && !ext.runtime && !ext.bad {
		ext.size = alignUp(ext.size, ext.align)
	}
	if ext.bad || ext.size > maxBlock {
		return Info{}, fail("the identified struct '" + t.Name + "' has no explicit layout")
	}
	return Info{Type: t, Size: ext.size, Align: ext.align, Runtime: ext.runtime}, nil
}

// decorateMatrix adds RowMajor or ColMajor and MatrixStride to a member that holds
// matrices.
func (r aligned) decorateMatrix(m *spirv.Member, rowMajor bool) *pathError {
	mt, ok := baseElement(m.Type).(*spirv.MatrixType)
	if !ok {
		return nil
	}
	_, stride, _, err := r.matrixVector(mt, rowMajor)
	if err != nil {
		return err
	}
	ds := make([]spirv.MemberDecoration, 0, len(m.Decorations)+2)
	for _, d := range m.Decorations {
		if d.Decoration != spec.DecorationMatrixStride && d.Decoration != spec.DecorationColMajor {
			ds = append(ds, d)
		}
	}
	if !rowMajor {
		ds = append(ds, spirv.MemberDecoration{Decoration: spec.DecorationColMajor})
	}
	m.Decorations = append(ds, spirv.MemberDecoration{Decoration: spec.DecorationMatrixStride, HasValue: true, Value: uint32(stride)})
	return nil
}

// pathError is an error on its way up to the block. Each level appends its member, so
// the path is in reverse order.
type pathError struct {
	msg       string
	path      []int
	alignment bool // see Error
}

func fail(msg string) *pathError { return &pathError{msg: msg} }

func tooLarge() *pathError { return fail("the block is larger than 4 GiB") }

// inMember appends a member to the path.
func (e *pathError) inMember(member int) *pathError {
	e.path = append(e.path, member)
	return e
}

// err returns the error as an *Error.
func (e *pathError) err() error {
	path := make([]byte, 0, 2*len(e.path))
	for i := len(e.path) - 1; i >= 0; i-- {
		path = strconv.AppendInt(path, int64(e.path[i]), 10)
		if i > 0 {
			path = append(path, '.')
		}
	}
	return &Error{Path: string(path), Msg: e.msg, Alignment: e.alignment}
}

func alignUp(n, align int64) int64 { return (n + align - 1) / align * align }
