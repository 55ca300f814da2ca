package irgen

import (
	"slices"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

var storageClasses = []spec.StorageClass{spec.StorageClassFunction, spec.StorageClassWorkgroup, spec.StorageClassStorageBuffer, spec.StorageClassUniform, spec.StorageClassCrossWorkgroup, spec.StorageClassGeneric, spec.StorageClassInput}

func (p *pool) pointee(t ir.Type) bool { return slices.Contains(p.pointees, t) }

// readable reports whether the parser reads a SPIR-V type that contains t. Vectors
// inside types must be smaller than elsewhere, and void can only stand alone.
func readable(t ir.Type) bool {
	if _, void := t.(*ir.NoneType); void {
		return false
	}
	v, ok := t.(*ir.VectorType)
	return !ok || len(v.Shape()) == 1 && v.Shape()[0] <= 4 && !v.IsScalable()
}

// memorySpace returns a memory space of a memref type.
func (m *maker) memorySpace() ir.Attribute {
	a, _ := ir.ParseAttr(m.ctx, pick(m, memorySpaces))
	return a
}

var memorySpaces = []string{"1", "3 : i32", `"space"`, "{a = 1}", "#gpu.address_space<workgroup>", "#spirv.storage_class<Uniform>"}

func replaceAll(s string, oldNew ...string) string { return strings.NewReplacer(oldNew...).Replace(s) }

// constants returns some typed attributes of type t, which is a scalar, vector or
// tensor.
func (m *maker) constants(t ir.Type) []ir.Attribute {
	var as []ir.Attribute
	switch t := t.(type) {
	case *ir.IntegerType:
		for _, v := range []int64{0, 1, 2, 5, -1} {
			if (v < 2 || t.Width > 4) && (v >= 0 || t.Signedness != ir.Unsigned) && (v > -1 || t.Width > 1) {
				as = append(as, m.ctx.Int(t, v))
			}
		}
		if t.Width > 8 {
			as = append(as, m.ctx.Int(t, 100+int64(m.rng.IntN(20000))))
		}
	case *ir.IndexType:
		for _, v := range []int64{0, 1, 2, 42, -9} {
			as = append(as, m.ctx.Int(t, v))
		}
	case *ir.FloatType:
		for _, v := range []float64{0, 1, -2.5, 0.1, 1e10} {
			as = append(as, m.ctx.FloatValue(t, v))
		}
	case *ir.VectorType, *ir.RankedTensorType:
		as = m.denseConstants(t.(ir.ShapedType))
	}
	return as
}

func (m *maker) denseConstants(t ir.ShapedType) []ir.Attribute {
	if v, ok := t.(*ir.VectorType); ok && v.IsScalable() || !ir.HasStaticShape(t) {
		return nil
	}
	elems := m.constants(t.ElementType())
	n := ir.NumElements(t.Shape())
	if len(elems) == 0 || n > 64 {
		return nil
	}
	as := []ir.Attribute{m.ctx.SplatOf(t, pick(m, elems)), m.ctx.SplatOf(t, elems[0])}
	if n > 0 {
		list := make([]ir.Attribute, n)
		for i := range list {
			list[i] = pick(m, elems)
		}
		as = append(as, m.ctx.DenseOf(t, list))
	}
	return as
}

// related returns types that ops often use together with t.
func (m *maker) related(t ir.Type) []ir.Type {
	out := []ir.Type{t, t}
	add := func(ts ...ir.Type) { out = append(out, ts...) }
	switch t := t.(type) {
	case *ir.VectorType:
		add(m.relatedToVector(t)...)
	case ir.ShapedType:
		add(m.relatedToShaped(t)...)
	case *ir.ComplexType:
		add(t.Element, t.Element)
	case *spirv.PointerType:
		add(t.Pointee, t.Pointee)
		add(spirv.PointerTo(pick(m, m.pool.pointees), t.Storage), spirv.PointerTo(t.Pointee, pick(m, storageClasses)))
	case *spirv.SampledImageType:
		add(t.Image)
	case *spirv.ImageType:
		if t.Dim != spec.DimBuffer && t.Dim != spec.DimSubpassData {
			add(spirv.SampledImageOf(t))
		}
		add(m.ctx.Vector([]int64{4}, t.Element))
	case *spirv.MatrixType:
		add(t.Column, t.Column.ElementType())
	case *spirv.ArrayType:
		add(t.Element)
	case *spirv.CooperativeMatrixType:
		add(t.Element, spirv.PointerTo(t.Element, pick(m, storageClasses)), spirv.CooperativeMatrixOf(t.Rows, t.Columns, pick(m, m.pool.scalars[1:6]), t.Scope, t.Use))
	case *spirv.JointMatrixType:
		add(t.Element, spirv.PointerTo(t.Element, pick(m, storageClasses)))
	case *spirv.StructType:
		if ms := t.Members(); len(ms) > 0 {
			add(ms[0].Type, pick(m, ms).Type)
		}
	case *ir.FunctionType, *ir.TupleType, *ir.NoneType:
	default:
		add(m.ctx.Vector([]int64{4}, scalarOr(m, t)), m.ctx.Vector([]int64{2}, scalarOr(m, t)), m.ctx.Vector([]int64{3}, scalarOr(m, t)))
		if isScalar(t) {
			add(m.ctx.Complex(scalarOrFloat(m, t)), m.ctx.MemRef([]int64{4}, t, nil, nil), m.ctx.Tensor([]int64{4}, t, nil))
			if i, ok := t.(*ir.IntegerType); ok {
				add(m.ctx.Integer(i.Width*2, i.Signedness), m.ctx.Integer(max(i.Width/2, 1), i.Signedness))
			}
			if m.pool.pointee(t) {
				add(spirv.PointerTo(t, pick(m, storageClasses)), spirv.PointerTo(t, pick(m, storageClasses)))
			}
		}
	}
	return out
}

func (m *maker) relatedToVector(t *ir.VectorType) []ir.Type {
	var out []ir.Type
	add := func(ts ...ir.Type) { out = append(out, ts...) }
	add(t.ElementType(), t.ElementType())
	for _, s := range m.pool.scalars[:commonScalars] {
		add(t.WithShape(t.Shape(), s))
	}
	add(t.WithShape(t.Shape(), scalarOr(m, pick(m, m.pool.scalars))))
	if sh := t.Shape(); len(sh) > 0 && !t.IsScalable() {
		add(m.ctx.Vector(sh[1:], t.ElementType()), m.ctx.Vector(append([]int64{2}, sh...), t.ElementType()))
		add(m.ctx.Vector(sh[:len(sh)-1], t.ElementType()))
		add(m.ctx.Vector([]int64{ir.NumElements(sh)}, t.ElementType()))
		add(m.ctx.MemRef(sh, t.ElementType(), nil, nil), m.ctx.MemRef(sh, t, nil, nil), m.ctx.Tensor(sh, t.ElementType(), nil))
		if len(sh) == 1 {
			add(m.ctx.Vector([]int64{sh[0] * 2}, t.ElementType()), m.ctx.Vector([]int64{max(1, sh[0]/2)}, t.ElementType()), m.ctx.Vector([]int64{sh[0], sh[0]}, t.ElementType()))
		}
	}
	return out
}

func (m *maker) relatedToShaped(t ir.ShapedType) []ir.Type {
	var out []ir.Type
	add := func(ts ...ir.Type) { out = append(out, ts...) }
	add(t.ElementType(), t.ElementType())
	if t.HasRank() {
		for range 3 {
			add(t.WithShape(t.Shape(), pick(m, m.pool.scalars[:commonScalars])))
		}
		add(m.related(m.ctx.Vector(m.someDims(t.Shape()), scalarOr(m, t.ElementType())))[0])
		add(t.WithShape(m.blur(t.Shape()), t.ElementType()), m.ctx.Tensor(m.blur(t.Shape()), scalarOr(m, t.ElementType()), nil))
		add(m.ctx.MemRef(t.Shape(), scalarOr(m, t.ElementType()), nil, nil))
		if sh := t.Shape(); len(sh) > 1 {
			add(t.WithShape(sh[1:], t.ElementType()))
		}
	}
	if mr, ok := t.(*ir.MemRefType); ok {
		add(m.ctx.UnrankedMemRef(mr.ElementType(), mr.MemorySpace), m.ctx.MemRef(mr.Shape(), mr.ElementType(), nil, mr.MemorySpace))
		add(m.ctx.MemRef(mr.Shape(), mr.ElementType(), mr.Layout, m.memorySpace()))
	}
	return out
}

func isScalar(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.IndexType:
		return true
	}
	return false
}

// scalarOr returns t if it can be a vector element, or else some scalar.
func scalarOr(m *maker, t ir.Type) ir.Type {
	if isScalar(t) {
		return t
	}
	return pick(m, m.pool.scalars[:commonScalars])
}

// scalarOrFloat returns t if it can be the element of a complex type, or else f32.
func scalarOrFloat(m *maker, t ir.Type) ir.Type {
	if _, ok := t.(*ir.IndexType); ok {
		return m.ctx.F32()
	}
	return t
}

// someDims returns at most the last two dimensions of a shape, with 4 for dynamic
// dimensions.
func (m *maker) someDims(shape []int64) []int64 {
	if n := m.rng.IntN(3); len(shape) > n {
		shape = shape[len(shape)-n:]
	}
	out := []int64{}
	for _, d := range shape {
		if d <= 0 {
			d = 4
		}
		out = append(out, d)
	}
	return out
}

// blur makes some dimensions dynamic, or static.
func (m *maker) blur(shape []int64) []int64 {
	out := make([]int64, len(shape))
	for i, d := range shape {
		switch {
		case d == ir.Dynamic && m.chance(40):
			d = 4
		case m.chance(40):
			d = ir.Dynamic
		}
		out[i] = d
	}
	return out
}

// derived returns attributes that ops often use together with values of the given
// types.
func (m *maker) derived(types []ir.Type) []ir.Attribute {
	var as []ir.Attribute
	for _, t := range types {
		as = append(as, m.ctx.TypeAttr(t))
		as = append(as, m.constants(t)...)
		s, ok := t.(ir.ShapedType)
		if !ok || !s.HasRank() {
			continue
		}
		rank := len(s.Shape())
		if rank == 0 || rank > 5 {
			as = append(as, m.ctx.DenseI64Array(), m.ctx.MapAttr(m.ctx.IdentityMap(0)))
			continue
		}
		as = append(as, m.rankAttrs(s.Shape())...)
	}
	return as
}

// rankAttrs returns attributes with one entry per dimension, or for all elements.
func (m *maker) rankAttrs(shape []int64) []ir.Attribute {
	rank := len(shape)
	perm := m.rng.Perm(rank)
	var small, order, sizes, ones, zeros []int64
	for i, d := range shape {
		if d <= 0 {
			d = 4
		}
		small = append(small, int64(m.rng.IntN(int(d))))
		order = append(order, int64(perm[i]))
		sizes = append(sizes, int64(1+m.rng.IntN(int(d))))
		ones, zeros = append(ones, 1), append(zeros, 0)
	}
	flags := make([]ir.Attribute, rank)
	for i := range flags {
		flags[i] = m.ctx.Bool(m.chance(50))
	}
	as := []ir.Attribute{m.ctx.Array(flags), m.ctx.MapAttr(m.ctx.IdentityMap(rank)), m.ctx.MapAttr(affinemap.Permutation(m.ctx, perm))}
	for _, vs := range [][]int64{small, order, sizes, ones, zeros, small[:1], zeros[:1]} {
		as = append(as, m.ctx.DenseI64Array(vs...), m.ctx.IntArray(m.ctx.I64(), vs...), m.ctx.IntArray(m.ctx.I32(), vs...))
	}
	if n := ir.NumElements(sizesOf(shape)); n <= 32 {
		mask := make([]int64, n)
		for i := range mask {
			mask[i] = int64(m.rng.IntN(int(n)))
		}
		as = append(as, m.ctx.DenseI64Array(mask...), m.ctx.IntArray(m.ctx.I32(), mask...))
	}
	return as
}

func sizesOf(shape []int64) []int64 {
	out := make([]int64, len(shape))
	for i, d := range shape {
		out[i] = max(d, 1)
	}
	return out
}

// enumValues returns the values of the cases of e in a version.
func enumValues(e *ir.EnumClass, version ir.Version) []uint64 {
	var values []uint64
	for _, c := range e.Cases {
		if e.HasIn(c.Keyword, version) {
			values = append(values, c.Value)
		}
	}
	if e.Keywords == nil {
		return values
	}
	for _, k := range e.Keywords() {
		if v, ok := e.Parse(k); ok && e.HasIn(k, version) {
			values = append(values, v)
		}
	}
	return values
}

// enumOf returns a random attribute of an enumeration.
func (m *maker) enumOf(c *ir.AttrConstraint) ir.Attribute {
	e := c.Enum
	values := enumValues(e, m.ctx.Version)
	if len(values) == 0 {
		return nil
	}
	v := pick(m, values)
	if e.Bits && (e.BitsUntil == 0 || m.ctx.MLIR() <= e.BitsUntil) && m.chance(30) {
		v |= pick(m, values)
	}
	if c.EnumClassOf != nil {
		return m.ctx.Enum(c.EnumClassOf, v)
	}
	if c.ValueType != nil {
		return m.ctx.Int(c.ValueType(m.ctx), int64(v))
	}
	return nil
}
