package spirv

import (
	"slices"
	"sync"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
)

// ArrayType is `!spirv.array<4 x f32, stride=4>`.
type ArrayType struct {
	ir.TypeBase
	Element ir.Type
	Count   uint32 // elements
	Stride  uint32 // bytes; 0 if the array has no explicit layout
}

// RuntimeArrayType is `!spirv.rtarray<f32, stride=4>`.
type RuntimeArrayType struct {
	ir.TypeBase
	Element ir.Type
	Stride  uint32 // bytes; 0 if the array has no explicit layout
}

// PointerType is `!spirv.ptr<f32, Uniform>`.
type PointerType struct {
	ir.TypeBase
	Pointee ir.Type
	Storage spec.StorageClass
}

// ImageInfo holds the parameters of an image type.
type ImageInfo struct {
	Element    ir.Type
	Dim        spec.Dim
	Depth      spec.ImageDepthInfo
	Arrayed    spec.ImageArrayedInfo
	Sampling   spec.ImageSamplingInfo
	SamplerUse spec.ImageSamplerUseInfo
	Format     spec.ImageFormat
}

// ImageType is `!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>`.
type ImageType struct {
	ir.TypeBase
	ImageInfo
}

// SampledImageType is `!spirv.sampled_image<image>`.
type SampledImageType struct {
	ir.TypeBase
	Image *ImageType
}

// MatrixType is `!spirv.matrix<3 x vector<3xf32>>`.
type MatrixType struct {
	ir.TypeBase
	Columns uint32
	Column  *ir.VectorType
}

// CooperativeMatrixType is `!spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>`. As in MLIR
// 19, it is not a shaped type.
type CooperativeMatrixType struct {
	ir.TypeBase
	Rows, Columns uint32
	Element       ir.Type
	Scope         spec.Scope
	Use           spec.CooperativeMatrixUse
}

// JointMatrixType is `!spirv.jointmatrix<8x16xi32, RowMajor, Subgroup>`.
type JointMatrixType struct {
	ir.TypeBase
	Rows, Columns uint32
	Element       ir.Type
	Layout        spec.MatrixLayout
	Scope         spec.Scope
}

// MemberDecoration is a decoration of a struct member, or of a struct, with its operand if it has one,
// such as MatrixStride.
type MemberDecoration struct {
	Decoration spec.Decoration
	HasValue   bool
	Value      uint32
}

// Member is a member of a struct type. Offset is in bytes and applies only if the
// struct has offsets. Decorations are sorted by number.
type Member struct {
	Type        ir.Type
	Offset      uint32
	Decorations []MemberDecoration
}

// Decoration returns the decoration d of the member.
func (m *Member) Decoration(d spec.Decoration) (MemberDecoration, bool) {
	for _, x := range m.Decorations {
		if x.Decoration == d {
			return x, true
		}
	}
	return MemberDecoration{}, false
}

// StructType is a literal struct, `!spirv.struct<(f32 [0], i32 [4, NonWritable])>`, or
// an identified struct, `!spirv.struct<name, (...)>`, which may contain pointers to
// itself. Identified structs with the same name are equal. MLIR 22 writes decorations of the struct itself after the members:
// `!spirv.struct<(f32 [0]), Block>`.
type StructType struct {
	ir.TypeBase
	Name string     // "" for a literal struct
	mu   sync.Mutex // guards the fields below, in an identified struct
	body *structBody
	// setters is the number of successful SetBody calls that were not withdrawn.
	setters int
}

type structBody struct {
	members     []Member
	hasOffset   bool
	decorations []MemberDecoration
}

// ElementType returns the type of the components.
func (t *MatrixType) ElementType() ir.Type { return t.Column.ElementType() }

// Rows returns the number of components of a column.
func (t *MatrixType) Rows() uint32 { return uint32(t.Column.Shape()[0]) }

// IsIdentified reports whether the struct has a name.
func (t *StructType) IsIdentified() bool { return t.Name != "" }

// Members returns the members. The caller must not change the slice. An identified
// struct whose body is not set yet has no members.
func (t *StructType) Members() []Member {
	if b := t.loadBody(); b != nil {
		return b.members
	}
	return nil
}

// HasOffset reports whether the members have explicit offsets.
func (t *StructType) HasOffset() bool {
	b := t.loadBody()
	return b != nil && b.hasOffset
}

// Decorations returns the decorations of the struct itself, sorted by number. The caller must not change the slice.
//
// Block is among them only where the source of the struct states it. MLIR up to 21 has no decorations of structs, so contexts
// of these versions have no struct with Block. All versions write structs as blocks which variables in the storage classes of
// blocks have.
func (t *StructType) Decorations() []MemberDecoration {
	if b := t.loadBody(); b != nil {
		return b.decorations
	}
	return nil
}

// HasDecoration reports whether the struct itself has the decoration d.
func (t *StructType) HasDecoration(d spec.Decoration) bool {
	return slices.ContainsFunc(t.Decorations(), func(x MemberDecoration) bool { return x.Decoration == d })
}

func (t *StructType) loadBody() *structBody {
	if !t.IsIdentified() {
		return t.body
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.body
}

// SetBody sets the members of an identified struct, and the decorations of the struct itself. It returns false if the struct
// already has a different body. Several goroutines may call it at the same time.
func (t *StructType) SetBody(members []Member, hasOffset bool, decorations ...MemberDecoration) bool {
	b := newBody(members, hasOffset, decorations)
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.body == nil {
		t.body = b
	} else if !sameBody(t.body, b) {
		return false
	}
	t.setters++
	t.Context().NoteState()
	return true
}

// withdrawBody withdraws one successful SetBody. The body stays until all of them are
// withdrawn.
func (t *StructType) withdrawBody() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.setters--; t.setters == 0 {
		t.body = nil
	}
}

func newBody(members []Member, hasOffset bool, decorations []MemberDecoration) *structBody {
	b := &structBody{members: append([]Member(nil), members...), hasOffset: hasOffset, decorations: sortedDecorations(decorations)}
	for i := range b.members {
		m := &b.members[i]
		if !hasOffset {
			m.Offset = 0
		}
		m.Decorations = sortedDecorations(m.Decorations)
	}
	return b
}

func sortedDecorations(ds []MemberDecoration) []MemberDecoration {
	ds = append([]MemberDecoration(nil), ds...)
	for i := range ds {
		for k := i; k > 0 && ds[k].Decoration < ds[k-1].Decoration; k-- {
			ds[k], ds[k-1] = ds[k-1], ds[k]
		}
	}
	return ds
}

func sameBody(a, b *structBody) bool {
	if a.hasOffset != b.hasOffset || len(a.members) != len(b.members) || !slices.Equal(a.decorations, b.decorations) {
		return false
	}
	for i := range a.members {
		x, y := &a.members[i], &b.members[i]
		if x.Type != y.Type || x.Offset != y.Offset || !slices.Equal(x.Decorations, y.Decorations) {
			return false
		}
	}
	return true
}

type arrayKey struct {
	elem          ir.Type
	count, stride uint32
}

// ArrayOf returns `!spirv.array<count x elem, stride=stride>`. stride is in bytes, or 0
// for none.
func ArrayOf(elem ir.Type, count, stride uint32) *ArrayType {
	ctx := elem.Context()
	return ir.Intern(ctx, arrayKey{elem, count, stride}, func(k arrayKey) *ArrayType {
		return &ArrayType{ir.NewTypeBase(ctx, arrayDef, k.elem), k.elem, k.count, k.stride}
	})
}

type rtArrayKey struct {
	elem   ir.Type
	stride uint32
}

// RuntimeArrayOf returns `!spirv.rtarray<elem, stride=stride>`. stride is in bytes, or
// 0 for none.
func RuntimeArrayOf(elem ir.Type, stride uint32) *RuntimeArrayType {
	ctx := elem.Context()
	return ir.Intern(ctx, rtArrayKey{elem, stride}, func(k rtArrayKey) *RuntimeArrayType {
		return &RuntimeArrayType{ir.NewTypeBase(ctx, rtArrayDef, k.elem), k.elem, k.stride}
	})
}

type pointerKey struct {
	pointee ir.Type
	storage spec.StorageClass
}

// PointerTo returns `!spirv.ptr<pointee, storage>`.
func PointerTo(pointee ir.Type, storage spec.StorageClass) *PointerType {
	ctx := pointee.Context()
	return ir.Intern(ctx, pointerKey{pointee, storage}, func(k pointerKey) *PointerType {
		return &PointerType{ir.NewTypeBase(ctx, pointerDef, k.pointee), k.pointee, k.storage}
	})
}

// ImageOf returns the image type that info describes.
func ImageOf(info ImageInfo) *ImageType {
	ctx := info.Element.Context()
	return ir.Intern(ctx, info, func(k ImageInfo) *ImageType {
		return &ImageType{ir.NewTypeBase(ctx, imageDef, k.Element), k}
	})
}

type sampledImageKey struct{ image *ImageType }

// SampledImageOf returns `!spirv.sampled_image<image>`.
func SampledImageOf(image *ImageType) *SampledImageType {
	ctx := image.Context()
	return ir.Intern(ctx, sampledImageKey{image}, func(k sampledImageKey) *SampledImageType {
		return &SampledImageType{ir.NewTypeBase(ctx, sampledImageDef, ir.Type(k.image)), k.image}
	})
}

type matrixKey struct {
	columns uint32
	column  *ir.VectorType
}

// MatrixOf returns `!spirv.matrix<columns x column>`.
func MatrixOf(columns uint32, column *ir.VectorType) *MatrixType {
	ctx := column.Context()
	return ir.Intern(ctx, matrixKey{columns, column}, func(k matrixKey) *MatrixType {
		return &MatrixType{ir.NewTypeBase(ctx, matrixDef, ir.Type(k.column)), k.columns, k.column}
	})
}

type coopKey struct {
	rows, columns uint32
	elem          ir.Type
	scope         spec.Scope
	use           spec.CooperativeMatrixUse
}

// CooperativeMatrixOf returns `!spirv.coopmatrix<rows x columns x elem, scope, use>`.
func CooperativeMatrixOf(rows, columns uint32, elem ir.Type, scope spec.Scope, use spec.CooperativeMatrixUse) *CooperativeMatrixType {
	ctx := elem.Context()
	return ir.Intern(ctx, coopKey{rows, columns, elem, scope, use}, func(k coopKey) *CooperativeMatrixType {
		return &CooperativeMatrixType{ir.NewTypeBase(ctx, coopMatrixDef, k.elem), k.rows, k.columns, k.elem, k.scope, k.use}
	})
}

type jointKey struct {
	rows, columns uint32
	elem          ir.Type
	layout        spec.MatrixLayout
	scope         spec.Scope
}

// JointMatrixOf returns `!spirv.jointmatrix<rows x columns x elem, layout, scope>`.
func JointMatrixOf(rows, columns uint32, elem ir.Type, layout spec.MatrixLayout, scope spec.Scope) *JointMatrixType {
	ctx := elem.Context()
	return ir.Intern(ctx, jointKey{rows, columns, elem, layout, scope}, func(k jointKey) *JointMatrixType {
		return &JointMatrixType{ir.NewTypeBase(ctx, jointMatrixDef, k.elem), k.rows, k.columns, k.elem, k.layout, k.scope}
	})
}

// StructOf returns the literal struct of the given members, with decorations of the struct itself.
func StructOf(ctx *ir.Context, members []Member, hasOffset bool, decorations ...MemberDecoration) *StructType {
	b := newBody(members, hasOffset, decorations)
	h := ir.NewHash().AddString("spirv.struct").Add(uint64(len(b.members)))
	parts := make([]ir.Type, len(b.members))
	for i := range b.members {
		m := &b.members[i]
		h = h.AddType(m.Type).Add(uint64(m.Offset))
		for _, d := range m.Decorations {
			h = h.Add(uint64(d.Decoration)<<32 | uint64(d.Value))
		}
		parts[i] = m.Type
	}
	for _, d := range b.decorations {
		h = h.Add(uint64(d.Decoration)<<32 | uint64(d.Value))
	}
	return ir.InternSeq(ctx, uint64(h),
		func(v any) bool { t, ok := v.(*StructType); return ok && sameBody(t.body, b) },
		func() any { return &StructType{TypeBase: ir.NewTypeBase(ctx, structDef, parts), body: b} }).(*StructType)
}

// StructOfTypes returns the literal struct of undecorated members of the given
// types.
func StructOfTypes(ctx *ir.Context, types ...ir.Type) *StructType {
	ms := make([]Member, len(types))
	for i, t := range types {
		ms[i].Type = t
	}
	return StructOf(ctx, ms, false)
}

type structKey struct{ name string }

// IdentifiedStruct returns the struct of the given name. Its body is set once, by
// SetBody.
func IdentifiedStruct(ctx *ir.Context, name string) *StructType {
	return ir.Intern(ctx, structKey{name}, func(k structKey) *StructType {
		return &StructType{TypeBase: ir.NewTypeBase(ctx, structDef), Name: k.name}
	})
}
