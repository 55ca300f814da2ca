package block

import (
	"errors"
	"math"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// Info is the layout of a type.
type Info struct {
	// Type is the type with offsets and strides.
	Type ir.Type
	// Size in bytes; of a runtime array, or a struct that ends in one, without the
	// array's elements.
	Size int64
	// Align in bytes.
	Align int64
	// Runtime marks a runtime array, or a struct that ends in one.
	Runtime bool
}

// Error is why a type has no layout; Path leads to the member, such as "1.0".
type Error struct {
	Path string
	Msg  string
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

var errTooLarge = &Error{Msg: "the block is larger than 4 GiB"}

// maxDepth bounds the nesting of types.
const maxDepth = 10000

// LayOut returns t with offsets and strides by r. Layout that t has already is
// assigned anew; of identified structs it is kept, since their body cannot change.
func LayOut(t ir.Type, r Rules) (Info, error) { return r.layOut(t, false, 0) }

func (r Rules) layOut(t ir.Type, rowMajor bool, depth int) (Info, error) {
	if depth > maxDepth {
		return Info{}, &Error{Msg: "the type is nested too deeply"}
	}
	switch t := t.(type) {
	case *ir.IntegerType:
		if t.Width == 1 {
			if r == MLIR {
				return Info{Type: t, Size: 1, Align: 1}, nil
			}
			return Info{}, &Error{Msg: "a bool has no explicit layout"}
		}
		if spirv.IsValidInteger(t) {
			n := int64(t.Width) / 8
			return Info{Type: t, Size: n, Align: n}, nil
		}
	case *ir.FloatType:
		if spirv.IsValidFloat(t) {
			n := int64(t.Width()) / 8
			return Info{Type: t, Size: n, Align: n}, nil
		}
	case *ir.VectorType:
		return r.vector(t)
	case *spirv.PointerType:
		if t.Storage != spec.StorageClassPhysicalStorageBuffer {
			return Info{}, &Error{Msg: "a pointer to storage class " + t.Storage.String() + " has no explicit layout"}
		}
		return Info{Type: t, Size: 8, Align: 8}, nil
	case *spirv.MatrixType:
		in, err := r.matrix(t, rowMajor)
		return in, err
	case *spirv.ArrayType:
		return r.array(t, rowMajor, depth)
	case *spirv.RuntimeArrayType:
		elem, stride, align, err := r.element(t.Element, rowMajor, depth)
		if err != nil {
			return Info{}, err
		}
		return Info{Type: spirv.RuntimeArrayOf(elem.Type, uint32(stride)), Align: align, Runtime: true}, nil
	case *spirv.StructType:
		return r.structure(t, depth)
	}
	return Info{}, &Error{Msg: "a value of type '" + ir.TypeString(t) + "' has no explicit layout"}
}

// vector lays out a vector of numbers: n components of N bytes.
func (r Rules) vector(t *ir.VectorType) (Info, error) {
	if !spirv.IsValidVector(t) {
		return Info{}, &Error{Msg: "'" + ir.TypeString(t) + "' is no SPIR-V vector"}
	}
	comp, err := r.layOut(t.ElementType(), false, 0)
	if err != nil {
		return Info{}, err
	}
	n := t.Shape()[0]
	align := comp.Align
	if r != Scalar && r != C {
		if n == 2 {
			align *= 2
		} else {
			align *= 4
		}
	}
	return Info{Type: t, Size: n * comp.Size, Align: align}, nil
}

// matrix lays out a matrix as the array of its columns, or of its rows.
func (r Rules) matrix(t *spirv.MatrixType, rowMajor bool) (Info, error) {
	vec, stride, align, err := r.matrixVector(t, rowMajor)
	if err != nil {
		return Info{}, err
	}
	n := int64(t.Columns)
	if rowMajor {
		n = int64(t.Rows())
	}
	size := n * stride
	if r == Scalar {
		size = (n-1)*stride + vec.Size
	}
	return Info{Type: t, Size: size, Align: align}, nil
}

// matrixVector returns the layout of a column (or row), the matrix stride and the
// alignment of the matrix.
func (r Rules) matrixVector(t *spirv.MatrixType, rowMajor bool) (vec Info, stride, align int64, err error) {
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

// arrayAlign returns the alignment of an array whose element aligns to a.
func (r Rules) arrayAlign(a int64) int64 {
	if r == Std140 {
		return alignUp(a, 16)
	}
	return a
}

// element lays out the element of an array and returns the stride and alignment
// of the array.
func (r Rules) element(t ir.Type, rowMajor bool, depth int) (in Info, stride, align int64, err error) {
	in, err = r.layOut(t, rowMajor, depth+1)
	if err != nil {
		return Info{}, 0, 0, err
	}
	if in.Runtime {
		return Info{}, 0, 0, &Error{Msg: "a runtime array cannot be the element of an array"}
	}
	align = r.arrayAlign(in.Align)
	stride = alignUp(in.Size, align)
	if r == MLIR {
		stride = in.Size
	}
	if stride > maxBlock {
		return Info{}, 0, 0, errTooLarge
	}
	return in, stride, align, nil
}

func (r Rules) array(t *spirv.ArrayType, rowMajor bool, depth int) (Info, error) {
	elem, stride, align, err := r.element(t.Element, rowMajor, depth)
	if err != nil {
		return Info{}, err
	}
	if t.Count > 1 && stride > math.MaxInt64/int64(t.Count) {
		return Info{}, errTooLarge
	}
	size := int64(t.Count) * stride
	if r == Scalar && t.Count > 0 {
		size = int64(t.Count-1)*stride + elem.Size
	}
	return Info{Type: spirv.ArrayOf(elem.Type, t.Count, uint32(stride)), Size: size, Align: align}, nil
}

func (r Rules) structure(t *spirv.StructType, depth int) (Info, error) {
	old := t.Members()
	members := make([]spirv.Member, len(old))
	end, align := int64(0), int64(1)
	runtime := false
	for i := range old {
		m := &old[i]
		_, rowMajor := m.Decoration(spec.DecorationRowMajor)
		in, err := r.layOut(m.Type, rowMajor, depth+1)
		if err != nil {
			return Info{}, within(err, i)
		}
		if in.Runtime && i != len(old)-1 {
			return Info{}, &Error{Path: strconv.Itoa(i), Msg: "a runtime array must be the last member"}
		}
		off := alignUp(end, in.Align)
		if in.Size > maxBlock-off {
			return Info{}, within(errTooLarge, i)
		}
		members[i] = spirv.Member{Type: in.Type, Offset: uint32(off), Decorations: m.Decorations}
		if err := r.decorateMatrix(&members[i], rowMajor); err != nil {
			return Info{}, within(err, i)
		}
		end = off + in.Size
		align = max(align, in.Align)
		runtime = in.Runtime
	}
	if r == Std140 {
		align = alignUp(align, 16)
	}
	if r != Scalar && !runtime {
		end = alignUp(end, align)
	}
	in := Info{Type: t, Size: end, Align: align, Runtime: runtime}
	if t.IsIdentified() {
		if !t.HasOffset() && len(old) > 0 {
			return Info{}, &Error{Msg: "the identified struct '" + t.Name + "' has no offsets and cannot be given any"}
		}
		return in, nil
	}
	in.Type = spirv.StructOf(t.Context(), members, true)
	return in, nil
}

// decorateMatrix gives a member that holds matrices its majorness and stride.
func (r Rules) decorateMatrix(m *spirv.Member, rowMajor bool) error {
	t := m.Type
	for {
		a, ok := t.(*spirv.ArrayType)
		if ok {
			t = a.Element
			continue
		}
		if ra, ok := t.(*spirv.RuntimeArrayType); ok {
			t = ra.Element
			continue
		}
		break
	}
	mt, ok := t.(*spirv.MatrixType)
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

// within puts the number of a member before the path of an error inside it.
func within(err error, member int) error {
	var e *Error
	if !errors.As(err, &e) {
		return err
	}
	path := strconv.Itoa(member)
	if e.Path != "" {
		path += "." + e.Path
	}
	return &Error{Path: path, Msg: e.Msg}
}

func alignUp(n, align int64) int64 { return (n + align - 1) / align * align }
