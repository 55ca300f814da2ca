package conform

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// grain is the part of a block that one load or store accesses.
type grain uint8

const (
	scalarGrain grain = iota
	// vectorGrain is a vector or a column of a matrix, and each of the next ones is also
	// all before: what a block lacks, kernels access in smaller parts.
	vectorGrain
	matrixGrain
	// arrayGrain is the outermost array that has a length.
	arrayGrain
	// structGrain is the outermost struct within the block.
	structGrain
	// componentGrain is a scalar whose component and column indices the kernel computes.
	componentGrain
	// extractGrain is a vector whose components the kernel picks by computed indices.
	extractGrain
	// swizzleGrain is a vector whose components are shuffled. A store keeps no component,
	// but the compiler has to see that.
	swizzleGrain
)

var grainNames = [...]string{"scalar", "vector", "matrix", "array", "struct", "component", "extract", "swizzle"}

// composite reports whether the kernel loads and stores values that are not scalars.
func (g grain) composite() bool { return g != scalarGrain && g != componentGrain }

// picks reports whether the kernel picks components of vectors. Its writes load the vectors
// that they change.
func (g grain) picks() bool { return g == extractGrain || g == swizzleGrain }

// takes reports whether one access can be to all of t, which is in the block.
func (g grain) takes(t ir.Type) bool {
	switch t.(type) {
	case *ir.VectorType:
		return g.composite()
	case *spirv.MatrixType:
		return g >= matrixGrain && g <= structGrain
	case *spirv.ArrayType:
		return g == arrayGrain
	case *spirv.StructType:
		return g == structGrain
	}
	return false
}

// hasGrain reports whether an access with a grain, but none with a smaller one, is to a
// part of t.
func hasGrain(t *spirv.StructType, name string) bool {
	g := grain(slices.Index(grainNames[:], name))
	want := func(t ir.Type) bool {
		switch t.(type) {
		case *ir.VectorType:
			return g == vectorGrain || g >= componentGrain
		case *spirv.MatrixType:
			return g == vectorGrain || g == matrixGrain || g >= componentGrain
		}
		return g.takes(t)
	}
	return slices.ContainsFunc(t.Members(), func(m spirv.Member) bool { return within(m.Type, want) })
}

// within reports whether f accepts t or a type in t.
func within(t ir.Type, f func(ir.Type) bool) bool {
	if f(t) {
		return true
	}
	if t, ok := t.(*spirv.StructType); ok {
		return slices.ContainsFunc(t.Members(), func(m spirv.Member) bool { return within(m.Type, f) })
	}
	return isArray(t) && within(elementOf(t), f)
}

// elementOf returns the type of the elements of an array or a runtime array, or nil for other types.
func elementOf(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *spirv.ArrayType:
		return t.Element
	case *spirv.RuntimeArrayType:
		return t.Element
	}
	return nil
}

func isArray(t ir.Type) bool { return elementOf(t) != nil }

// unit is what one access loads or stores. Its leaf leads to it; the leaf's scalar is the
// type of the whole unit in the binary.
type unit struct {
	leaf
	number int64 // its number among all units of the block
	// first and end bound the leaves in the unit, and inner is the number of scalars of
	// each leaf in each instance of the unit.
	first, end int
	inner      []int64
	align      int64
}

// maxUnit bounds the number of scalars of a unit.
const maxUnit = 64

// unitsOf divides the leaves of block among the units of an access. parts are the leaves.
func unitsOf(block *spirv.StructType, a *access, leaves []leaf) []unit {
	var out []unit
	for i := 0; i < len(leaves); {
		u := unitAt(block, a, leaves, i)
		u.number = int64(len(out))
		out = append(out, u)
		i = u.end
	}
	return out
}

// unitAt returns the largest unit that starts with a leaf and is not too large.
func unitAt(block *spirv.StructType, a *access, leaves []leaf, first int) unit {
	l := &leaves[first]
	var t ir.Type = block
	var member *spirv.Member // the innermost one on the way to t
	for depth, s := range l.steps {
		starts := first == 0 || !slices.Equal(leaves[first-1].steps[:min(depth, len(leaves[first-1].steps))], l.steps[:depth])
		if depth > 0 && starts && (a.grain.takes(t) && a.pointing.takes(t, member) || a.coop.takes(t)) {
			if u := makeUnit(t, leaves, first, depth); u.scalars() <= maxUnit || a.coop.takes(t) {
				return u
			}
		}
		if block, ok := t.(*spirv.StructType); ok {
			member = &block.Members()[s.n]
		}
		t = stepInto(t, s)
	}
	return makeUnit(l.scalar, leaves, first, len(l.steps))
}

// stepInto returns the type that a step leads to.
func stepInto(t ir.Type, s step) ir.Type {
	switch t := t.(type) {
	case *spirv.StructType:
		return t.Members()[s.n].Type
	case *spirv.MatrixType:
		return t.Column
	case *ir.VectorType:
		return t.ElementType()
	}
	return elementOf(t)
}

// makeUnit returns the unit of the leaves that share the first depth steps.
func makeUnit(t ir.Type, leaves []leaf, first, depth int) unit {
	l := leaves[first]
	outer := 0
	for _, s := range l.steps[:depth] {
		if s.kind == stepElement {
			outer++
		}
	}
	u := unit{leaf: l, first: first, end: first}
	u.scalar, u.steps, u.dims = t, l.steps[:depth:depth], l.dims[:outer:outer]
	for u.end < len(leaves) {
		m := &leaves[u.end]
		if len(m.steps) < depth || !slices.Equal(m.steps[:depth], u.steps) {
			break
		}
		n := int64(1)
		for _, d := range m.dims[outer:] {
			n *= d.count
		}
		u.inner = append(u.inner, n)
		u.align = max(u.align, m.size)
		u.end++
	}
	return u
}

// scalars returns the number of scalars in one instance of the unit.
func (u *unit) scalars() int64 {
	n := int64(0)
	for _, k := range u.inner {
		n += k
	}
	return n
}

// whole reports whether the unit is more than a scalar.
func (u *unit) whole() bool {
	return u.end-u.first > 1 || u.inner[0] > 1 || !spirv.IsScalar(u.scalar) && !spirv.IsNarrowFloat(u.scalar) && !isAddress(u.scalar)
}

func isAddress(t ir.Type) bool { _, ok := t.(*spirv.PointerType); return ok }

// mover emits the accesses of one instance of a unit: loads of the block's scalars that
// go to the plain arrays, or the reverse.
type mover struct {
	*kernel
	e       *emitter
	u       *unit
	number  *ir.Value // the number of the instance of the unit
	dynamic bool
}

// load loads the unit at ptr, and store stores it.
func (m *mover) load(ptr *ir.Value) *ir.Value {
	return m.e.loadWith(ptr, m.u.align, m.access.qualifier.operands())
}

func (m *mover) store(ptr, v *ir.Value) {
	m.e.storeWith(ptr, v, m.u.align, m.access.qualifier.operands())
}

// innerStructs returns the structs that pointers to units lead to.
func (k *kernel) innerStructs(e *emitter) []ir.Attribute {
	var out []ir.Attribute
	for i := range k.units {
		if t, ok := e.shown(k.units[i].scalar).(*spirv.StructType); ok {
			out = append(out, t.Context().Array([]ir.Attribute{t.Context().TypeAttr(t)}))
		}
	}
	return out
}

// slot returns a pointer to the scalar in a plain array that belongs to a leaf of the unit.
// inner is the number of the scalar in this instance of the unit.
func (m *mover) slot(leaf int, inner int64) *ir.Value {
	e, array := m.e, &m.plains[m.of[leaf]]
	number, per := m.number, m.u.inner[leaf-m.u.first]
	if n, ok := spirv.ConstantInt32(number); ok {
		number = e.constant(int64(n) * per)
	} else if per > 1 {
		number = e.b.Create(e.loc, spirv.IMul, []*ir.Value{number, e.constant(per)}, []ir.Type{e.ctx.I32()}).Result(0)
	}
	return e.pointer(array.ptr, array.element, e.constant(0), e.slot(m.first[leaf]+inner, number, m.dynamic))
}

// read copies the unit at ptr to the plain arrays.
func (m *mover) read(ptr *ir.Value) {
	e, u := m.e, m.u
	if m.access.coop.takes(u.scalar) {
		m.moveMatrix(ptr)
		return
	}
	if !u.whole() {
		theirs := m.to(u.first, 0)
		m.give(theirs, m.widened(m.get(ptr), u.scalar))
		return
	}
	v := m.load(ptr)
	n, picked := lanes(u.scalar), m.access.grain.picks()
	if m.access.grain == swizzleGrain {
		v = e.shuffle(v, v, backward(n, 0))
	}
	m.eachPart(u.scalar, nil, nil, u.first, func(leaf int, inner int64, path []int64, t ir.Type) {
		theirs := m.to(leaf, inner)
		var part *ir.Value
		switch {
		case picked && m.access.grain == extractGrain:
			part = e.b.Create(e.loc, spirv.VectorExtractDynamic, []*ir.Value{v, e.opaque(path[0])}, []ir.Type{e.shown(t)}).Result(0)
		case picked:
			part = e.extract(v, t, []int64{n - 1 - path[0]})
		default:
			part = e.extract(v, t, path)
		}
		m.give(theirs, m.widened(part, t))
	})
}

// write copies scalars of the plain arrays to the unit at ptr.
func (m *mover) write(ptr *ir.Value) {
	e, u := m.e, m.u
	if m.access.coop.takes(u.scalar) {
		m.moveMatrix(ptr)
		return
	}
	if !u.whole() {
		m.put(ptr, m.take(m.to(u.first, 0), u.scalar))
		return
	}
	var parts []*ir.Value
	m.eachPart(u.scalar, nil, nil, u.first, func(leaf int, inner int64, _ []int64, t ir.Type) {
		parts = append(parts, m.take(m.to(leaf, inner), t))
	})
	n := lanes(u.scalar)
	var v *ir.Value
	switch m.access.grain {
	case extractGrain:
		v = m.load(ptr)
		for i, part := range parts {
			v = e.b.Create(e.loc, spirv.VectorInsertDynamic, []*ir.Value{v, part, e.opaque(int64(i))}, []ir.Type{e.shown(u.scalar)}).Result(0)
		}
	case swizzleGrain:
		old := m.load(ptr)
		slices.Reverse(parts)
		v = e.shuffle(old, e.construct(u.scalar, parts), backward(n, n))
	default:
		v, _ = e.compose(u.scalar, parts)
	}
	m.store(ptr, v)
}

// eachPart calls f for the scalars of a value of type t in the order of its constituents.
// leaf is its first leaf. eachPart returns the leaf after the last.
func (m *mover) eachPart(t ir.Type, path, at []int64, leaf int, f func(leaf int, inner int64, path []int64, t ir.Type)) int {
	switch t := t.(type) {
	case *spirv.StructType:
		for i, member := range t.Members() {
			leaf = m.eachPart(member.Type, append(path, int64(i)), at, leaf, f)
		}
		return leaf
	case *spirv.ArrayType:
		end := leaf
		for i := range int64(t.Count) {
			end = m.eachPart(t.Element, append(path, i), append(at, i), leaf, f)
		}
		return end
	case *spirv.MatrixType:
		for i := range int64(t.Columns) {
			leaf = m.eachPart(t.Column, append(path, i), at, leaf, f)
		}
		return leaf
	case *ir.VectorType:
		for i := range t.Shape()[0] {
			leaf = m.eachPart(t.ElementType(), append(path, i), at, leaf, f)
		}
		return leaf
	}
	inner, dims := int64(0), m.leaves[leaf].dims
	for i, n := range at {
		inner = inner*dims[len(dims)-len(at)+i].count + n
	}
	f(leaf, inner, path, t)
	return leaf + 1
}

// lanes returns the number of components of a vector, or 0.
func lanes(t ir.Type) int64 {
	if v, ok := t.(*ir.VectorType); ok {
		return v.Shape()[0]
	}
	return 0
}

// backward returns n component numbers in reverse, the last of which is first.
func backward(n, first int64) []int64 {
	out := make([]int64, n)
	for i := range out {
		out[i] = first + n - 1 - int64(i)
	}
	return out
}

func pointee(ptr *ir.Value) ir.Type { return ptr.Type().(*spirv.PointerType).Pointee }

func (e *emitter) extract(v *ir.Value, t ir.Type, path []int64) *ir.Value {
	return e.b.Create(e.loc, spirv.CompositeExtract, []*ir.Value{v}, []ir.Type{e.shown(t)}, ir.Named("indices", e.ctx.IntArray(e.ctx.I32(), path...))).Result(0)
}

func (e *emitter) construct(t ir.Type, parts []*ir.Value) *ir.Value {
	return e.b.Create(e.loc, spirv.CompositeConstruct, parts, []ir.Type{e.shown(t)}).Result(0)
}

func (e *emitter) shuffle(a, b *ir.Value, components []int64) *ir.Value {
	return e.b.Create(e.loc, spirv.VectorShuffle, []*ir.Value{a, b}, []ir.Type{a.Type()}, ir.Named("components", e.ctx.IntArray(e.ctx.I32(), components...))).Result(0)
}

// compose makes a value of type t of the first scalars, and returns the rest of them.
func (e *emitter) compose(t ir.Type, scalars []*ir.Value) (v *ir.Value, rest []*ir.Value) {
	var parts []*ir.Value
	add := func(t ir.Type) {
		v, scalars = e.compose(t, scalars)
		parts = append(parts, v)
	}
	switch t := t.(type) {
	case *spirv.StructType:
		for _, m := range t.Members() {
			add(m.Type)
		}
	case *spirv.ArrayType:
		for range t.Count {
			add(t.Element)
		}
	case *spirv.MatrixType:
		for range t.Columns {
			add(t.Column)
		}
	case *ir.VectorType:
		n := t.Shape()[0]
		parts, scalars = scalars[:n], scalars[n:]
	default:
		return scalars[0], scalars[1:]
	}
	return e.construct(t, parts), scalars
}
