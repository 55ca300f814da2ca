package ir

import (
	"slices"
	"strconv"
)

// The classes of the builtin types. Their syntax is part of the language, so the parser
// and printer handle them directly.
var (
	integerTypeDef        = &TypeDef{Dialect: "builtin", Mnemonic: "integer"}
	floatTypeDef          = &TypeDef{Dialect: "builtin", Mnemonic: "float", Beyond: beyondFloat}
	indexTypeDef          = &TypeDef{Dialect: "builtin", Mnemonic: "index"}
	noneTypeDef           = &TypeDef{Dialect: "builtin", Mnemonic: "none"}
	complexTypeDef        = &TypeDef{Dialect: "builtin", Mnemonic: "complex"}
	functionTypeDef       = &TypeDef{Dialect: "builtin", Mnemonic: "function"}
	tupleTypeDef          = &TypeDef{Dialect: "builtin", Mnemonic: "tuple"}
	vectorTypeDef         = &TypeDef{Dialect: "builtin", Mnemonic: "vector"}
	rankedTensorTypeDef   = &TypeDef{Dialect: "builtin", Mnemonic: "tensor"}
	unrankedTensorTypeDef = &TypeDef{Dialect: "builtin", Mnemonic: "unranked_tensor"}
	memRefTypeDef         = &TypeDef{Dialect: "builtin", Mnemonic: "memref"}
	unrankedMemRefTypeDef = &TypeDef{Dialect: "builtin", Mnemonic: "unranked_memref"}
	opaqueTypeDef         = &TypeDef{Dialect: "builtin", Mnemonic: "opaque"}
	// longTupleTypeDef is the class of tuples that MLIR prints under an alias.
	longTupleTypeDef = &TypeDef{Dialect: "builtin", Mnemonic: "tuple", alias: "tuple"}
)

// Signedness is the signedness of an integer type.
type Signedness uint8

// The signedness values of `i8`, `si8` and `ui8`.
const (
	Signless Signedness = iota
	Signed
	Unsigned
)

// MaxIntegerWidth is the widest integer type of MLIR, in bits.
const MaxIntegerWidth = 1<<24 - 1

// IntegerType is `iN`, `siN` or `uiN`.
type IntegerType struct {
	builtinType
	Width      uint32 // bits
	Signedness Signedness
}

// String returns the keyword of the type, such as i32, si8 or ui16.
func (t *IntegerType) String() string { return string(t.Append(nil)) }

// Append appends the keyword of the type to dst.
func (t *IntegerType) Append(dst []byte) []byte {
	switch t.Signedness {
	case Signed:
		dst = append(dst, 's')
	case Unsigned:
		dst = append(dst, 'u')
	}
	return strconv.AppendUint(append(dst, 'i'), uint64(t.Width), 10)
}

// FloatKind identifies a builtin floating-point format.
type FloatKind uint8

// The builtin floating-point types: those of MLIR 19 in its order, and before them those of MLIR 20.
const (
	F4E2M1FN FloatKind = iota
	F6E2M3FN
	F6E3M2FN
	F8E3M4
	F8E8M0FNU
	F8E5M2
	F8E4M3
	F8E4M3FN
	F8E5M2FNUZ
	F8E4M3FNUZ
	F8E4M3B11FNUZ
	BF16
	F16
	TF32
	F32
	F64
	F80
	F128
	numFloatKinds
)

var floatNames = [numFloatKinds]string{"f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "f8E3M4", "f8E8M0FNU", "f8E5M2", "f8E4M3", "f8E4M3FN", "f8E5M2FNUZ", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "bf16", "f16", "tf32", "f32", "f64", "f80", "f128"}

var floatWidths = [numFloatKinds]uint32{4, 6, 6, 8, 8, 8, 8, 8, 8, 8, 8, 16, 16, 32, 32, 64, 80, 128}

// FloatType is a builtin floating-point type.
type FloatType struct {
	builtinType
	Kind FloatKind
}

// Width returns the width in bits of stored elements, which is also the width that
// comparisons of types use. As in MLIR it is 32 for tf32, whose encoding has the 19
// bits of [FloatType.Semantics].
func (t *FloatType) Width() uint32 { return floatWidths[t.Kind] }

// String returns the keyword of the type, such as f32.
func (t *FloatType) String() string { return floatNames[t.Kind] }

// IndexType is `index`.
type IndexType struct{ TypeBase }

// NoneType is `none`.
type NoneType struct{ TypeBase }

// ComplexType is `complex<T>`.
type ComplexType struct {
	builtinType
	Element Type
}

// FunctionType is `(inputs) -> results`.
type FunctionType struct {
	builtinType
	Inputs, Results []Type
}

// TupleType is `tuple<...>`.
type TupleType struct {
	builtinType
	Types []Type
}

// ranked is what the shaped types with a rank share. A scalable dimension of a vector has its
// minimum size.
type ranked struct {
	builtinType
	shape   []int64
	element Type
}

// ElementType returns the type of the elements.
func (t *ranked) ElementType() Type { return t.element }

// HasRank returns true.
func (t *ranked) HasRank() bool { return true }

// Shape returns the dimensions.
func (t *ranked) Shape() []int64 { return t.shape }

// unranked is what the shaped types without a rank share.
type unranked struct {
	builtinType
	element Type
}

// ElementType returns the type of the elements.
func (t *unranked) ElementType() Type { return t.element }

// HasRank returns false.
func (t *unranked) HasRank() bool { return false }

// Shape returns nil.
func (t *unranked) Shape() []int64 { return nil }

// VectorType is `vector<4x[4]xf32>`. Scalable[i] reports whether dimension i is a
// multiple of vscale. Scalable is nil if no dimension is.
type VectorType struct {
	ranked
	Scalable []bool
}

// RankedTensorType is `tensor<2x?xf32, encoding>`.
type RankedTensorType struct {
	ranked
	Encoding Attribute // or nil
}

// UnrankedTensorType is `tensor<*xf32>`.
type UnrankedTensorType struct{ unranked }

// MemRefType is `memref<2x?xf32, layout, space>`.
type MemRefType struct {
	ranked
	// Layout is an *AffineMapAttr, a *StridedLayoutAttr or a dialect's layout. Nil
	// stands for the identity layout, which is never stored.
	Layout Attribute
	// MemorySpace is nil for the default space. An integer 0 also becomes nil.
	MemorySpace Attribute
}

// UnrankedMemRefType is `memref<*xf32, space>`.
type UnrankedMemRefType struct {
	unranked
	MemorySpace Attribute
}

// OpaqueType is a type of an unregistered dialect, `!dialect.data`.
type OpaqueType struct {
	builtinType
	DialectName, data string
}

// WithShape returns a vector of another shape. It keeps the scalable flags if the rank
// stays the same.
func (t *VectorType) WithShape(shape []int64, elem Type) ShapedType {
	var sc []bool
	if len(shape) == len(t.shape) {
		sc = t.Scalable
	}
	return t.ctx.ScalableVector(shape, sc, elem)
}

// IsScalable reports whether any dimension is scalable.
func (t *VectorType) IsScalable() bool { return t.Scalable != nil }

// ScalableDim reports whether dimension i is scalable.
func (t *VectorType) ScalableDim(i int) bool { return t.Scalable != nil && t.Scalable[i] }

// WithShape returns a tensor of another shape with the same encoding.
func (t *RankedTensorType) WithShape(shape []int64, elem Type) ShapedType {
	return t.ctx.Tensor(shape, elem, t.Encoding)
}

// WithShape returns a ranked tensor, or an unranked one if shape is nil.
func (t *UnrankedTensorType) WithShape(shape []int64, elem Type) ShapedType {
	if shape == nil {
		return t.ctx.UnrankedTensor(elem)
	}
	return t.ctx.Tensor(shape, elem, nil)
}

// WithShape returns a memref of another shape. It drops the layout if the rank changes.
func (t *MemRefType) WithShape(shape []int64, elem Type) ShapedType {
	l := t.Layout
	if len(shape) != len(t.shape) {
		l = nil
	}
	return t.ctx.MemRef(shape, elem, l, t.MemorySpace)
}

// WithShape returns a ranked memref, or an unranked one if shape is nil.
func (t *UnrankedMemRefType) WithShape(shape []int64, elem Type) ShapedType {
	if shape == nil {
		return t.ctx.UnrankedMemRef(elem, t.MemorySpace)
	}
	return t.ctx.MemRef(shape, elem, nil, t.MemorySpace)
}

type commonTypes struct {
	index  *IndexType
	none   *NoneType
	floats [numFloatKinds]*FloatType
	i      [129]*IntegerType // signless widths up to 128
	unit   *UnitAttr
	tr, fa *IntegerAttr
	emptyA *ArrayAttr
	emptyD *DictionaryAttr
	voidFn *FunctionType
}

func (c *Context) initCommon() {
	m := &c.common
	m.index = &IndexType{NewTypeBase(c, indexTypeDef)}
	m.none = &NoneType{NewTypeBase(c, noneTypeDef)}
	for k := range m.floats {
		m.floats[k] = &FloatType{NewTypeBase(c, floatTypeDef), FloatKind(k)}
	}
	for _, w := range [...]uint32{1, 8, 16, 32, 64} {
		m.i[w] = c.newInteger(w, Signless)
	}
	m.unit = &UnitAttr{NewAttrBase(c, unitAttrDef)}
	m.fa = c.Int(m.i[1], 0)
	m.tr = c.Int(m.i[1], 1)
	m.emptyA = c.Array(nil)
	m.emptyD = c.Dictionary(nil)
	m.voidFn = c.Function(nil, nil)
}

type intTypeKey struct {
	width uint32
	sign  Signedness
}

func (c *Context) newInteger(w uint32, s Signedness) *IntegerType {
	return Intern(c, intTypeKey{w, s}, func(k intTypeKey) *IntegerType {
		return &IntegerType{NewTypeBase(c, integerTypeDef), k.width, k.sign}
	})
}

// Integer returns the integer type of the given width in bits.
func (c *Context) Integer(width uint32, s Signedness) *IntegerType {
	if s == Signless && width < uint32(len(c.common.i)) {
		if t := c.common.i[width]; t != nil {
			return t
		}
	}
	return c.newInteger(width, s)
}

// I returns the signless integer type of the given width in bits.
func (c *Context) I(width uint32) *IntegerType { return c.Integer(width, Signless) }

// I1 returns i1.
func (c *Context) I1() *IntegerType { return c.common.i[1] }

// I32 returns i32.
func (c *Context) I32() *IntegerType { return c.common.i[32] }

// I64 returns i64.
func (c *Context) I64() *IntegerType { return c.common.i[64] }

// Index returns index.
func (c *Context) Index() *IndexType { return c.common.index }

// None returns none.
func (c *Context) None() *NoneType { return c.common.none }

// Float returns the floating-point type of the given kind.
func (c *Context) Float(k FloatKind) *FloatType { return c.common.floats[k] }

// F16 returns f16.
func (c *Context) F16() *FloatType { return c.common.floats[F16] }

// F32 returns f32.
func (c *Context) F32() *FloatType { return c.common.floats[F32] }

// F64 returns f64.
func (c *Context) F64() *FloatType { return c.common.floats[F64] }

type complexKey struct{ elem Type }

// Complex returns complex<elem>.
func (c *Context) Complex(elem Type) *ComplexType {
	return Intern(c, complexKey{elem}, func(k complexKey) *ComplexType {
		return &ComplexType{NewTypeBase(c, complexTypeDef, k.elem), k.elem}
	})
}

// Function returns the function type (inputs) -> results.
func (c *Context) Function(inputs, results []Type) *FunctionType {
	h := NewHash()
	for _, t := range inputs {
		h = h.AddType(t)
	}
	h = h.Add(1 << 40)
	for _, t := range results {
		h = h.AddType(t)
	}
	return c.seqs.funcs.intern(uint64(h),
		func(f *FunctionType) bool { return slices.Equal(f.Inputs, inputs) && slices.Equal(f.Results, results) },
		func() *FunctionType {
			return &FunctionType{NewTypeBase(c, functionTypeDef, inputs, results), append([]Type(nil), inputs...), append([]Type(nil), results...)}
		})
}

// tupleAliasSize is the number of elements from which MLIR prints a tuple under an
// alias.
const tupleAliasSize = 17

// Tuple returns tuple<types...>.
func (c *Context) Tuple(types []Type) *TupleType {
	h := NewHash()
	for _, t := range types {
		h = h.AddType(t)
	}
	return c.seqs.tuples.intern(uint64(h), func(t *TupleType) bool { return slices.Equal(t.Types, types) },
		func() *TupleType {
			def := tupleTypeDef
			if len(types) >= tupleAliasSize {
				def = longTupleTypeDef
			}
			return &TupleType{NewTypeBase(c, def, types), append([]Type(nil), types...)}
		})
}

func hashShape(shape []int64) Hash {
	h := NewHash().Add(uint64(len(shape)))
	for _, d := range shape {
		h = h.Add(uint64(d))
	}
	return h
}

// Vector returns the fixed vector of the given shape.
func (c *Context) Vector(shape []int64, elem Type) *VectorType {
	return c.ScalableVector(shape, nil, elem)
}

// ScalableVector returns a vector in which dimension i is a multiple of vscale if
// scalable[i] is set.
func (c *Context) ScalableVector(shape []int64, scalable []bool, elem Type) *VectorType {
	h := hashShape(shape).AddType(elem)
	any := false
	for i, s := range scalable {
		if s {
			any = true
			h = h.Add(uint64(i) + 7)
		}
	}
	if !any {
		scalable = nil
	}
	return c.seqs.vectors.intern(uint64(h), func(v *VectorType) bool {
		if v.element != elem || !slices.Equal(v.shape, shape) || (v.Scalable == nil) != (scalable == nil) {
			return false
		}
		for i := range v.Scalable {
			if v.Scalable[i] != scalable[i] {
				return false
			}
		}
		return true
	}, func() *VectorType {
		return &VectorType{ranked{NewTypeBase(c, vectorTypeDef, elem), append([]int64(nil), shape...), elem}, append([]bool(nil), scalable...)}
	})
}

// Tensor returns the ranked tensor of the given shape; encoding may be nil.
func (c *Context) Tensor(shape []int64, elem Type, encoding Attribute) *RankedTensorType {
	h := hashShape(shape).AddType(elem).AddAttr(encoding)
	return c.seqs.tensors.intern(uint64(h),
		func(t *RankedTensorType) bool {
			return t.element == elem && t.Encoding == encoding && slices.Equal(t.shape, shape)
		},
		func() *RankedTensorType {
			return &RankedTensorType{ranked{NewTypeBase(c, rankedTensorTypeDef, elem, encoding), append([]int64{}, shape...), elem}, encoding}
		})
}

type unrankedTensorKey struct{ elem Type }

// UnrankedTensor returns tensor<*xelem>.
func (c *Context) UnrankedTensor(elem Type) *UnrankedTensorType {
	return Intern(c, unrankedTensorKey{elem}, func(k unrankedTensorKey) *UnrankedTensorType {
		return &UnrankedTensorType{unranked{NewTypeBase(c, unrankedTensorTypeDef, k.elem), k.elem}}
	})
}

// MemRef returns the memref of the given shape. As in MLIR, it drops an identity layout
// and an integer memory space of 0.
func (c *Context) MemRef(shape []int64, elem Type, layout, space Attribute) *MemRefType {
	if m, ok := layout.(*AffineMapAttr); ok && m.Map.IsIdentity() {
		layout = nil
	}
	space = dropDefaultSpace(space)
	h := hashShape(shape).AddType(elem).AddAttr(layout).AddAttr(space)
	return c.seqs.memrefs.intern(uint64(h),
		func(t *MemRefType) bool {
			return t.element == elem && t.Layout == layout && t.MemorySpace == space && slices.Equal(t.shape, shape)
		},
		func() *MemRefType {
			return &MemRefType{ranked{NewTypeBase(c, memRefTypeDef, elem, layout, space), append([]int64{}, shape...), elem}, layout, space}
		})
}

func dropDefaultSpace(space Attribute) Attribute {
	if i, ok := space.(*IntegerAttr); ok {
		if v, fits := i.Int64(); fits && v == 0 {
			return nil
		}
	}
	return space
}

type unrankedMemRefKey struct {
	elem  Type
	space Attribute
}

// UnrankedMemRef returns memref<*xelem, space>.
func (c *Context) UnrankedMemRef(elem Type, space Attribute) *UnrankedMemRefType {
	return Intern(c, unrankedMemRefKey{elem, dropDefaultSpace(space)}, func(k unrankedMemRefKey) *UnrankedMemRefType {
		return &UnrankedMemRefType{unranked{NewTypeBase(c, unrankedMemRefTypeDef, k.elem, k.space), k.elem}, k.space}
	})
}

type opaqueKey struct{ dialect, data string }

// opaqueType returns the type `!dialect.data` of an unregistered dialect.
func (c *Context) opaqueType(dialect, data string) *OpaqueType {
	return Intern(c, opaqueKey{dialect, data}, func(k opaqueKey) *OpaqueType {
		return &OpaqueType{NewTypeBase(c, opaqueTypeDef), k.dialect, k.data}
	})
}

// beyondFloat says that MLIR 19 lacks some small floats.
func beyondFloat(t Type, v Version) (what string, has Span) {
	if has = Since(20); t.(*FloatType).Kind <= F8E8M0FNU && !has.Has(v) {
		return "type " + QuoteType(t), has
	}
	return "", Span{}
}
