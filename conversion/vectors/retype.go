package vectors

import (
	"slices"

	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
)

// nested returns the vectors that are the elements of the memref v, or nil.
func nested(v *ir.Value) *ir.VectorType {
	m, ok := v.Type().(*ir.MemRefType)
	if !ok {
		return nil
	}
	t, _ := m.ElementType().(*ir.VectorType)
	return t
}

// retypeMemory gives the memrefs of vectors that the function takes or allocates scalars as elements
// if the target lacks the vectors, or if vector.type_cast connects them: the dimensions of the vectors
// become the last ones of the memref. Views follow in order (see view).
func (x *expander) retypeMemory() bool {
	x.flat = map[*ir.Value]*ir.VectorType{}
	entry := x.fn.Region(0).First()
	for _, a := range entry.Args() {
		if x.lacksElements(a) && !x.retypeArgument(a) {
			return false
		}
	}
	ok := x.fn.WalkPre(func(op *ir.Operation) ir.WalkResult {
		switch op.Def() {
		case vector.TypeCast:
			if !x.retypeSource(op, op.Operand(0)) {
				return ir.WalkInterrupt
			}
		case memref.Alloc, memref.Alloca, memref.GetGlobal:
			if x.lacksElements(op.Result(0)) && !x.retype(op, op.Result(0)) {
				return ir.WalkInterrupt
			}
		}
		return ir.WalkAdvance
	}) != ir.WalkInterrupt
	if ok {
		spirvtypes.RestateInputs(x.fn)
	}
	return ok
}

// allocates reports whether op makes memory.
func allocates(op *ir.Operation) bool {
	return op.Is(memref.Alloc) || op.Is(memref.Alloca) || op.Is(memref.GetGlobal)
}

// retypeSource changes the type of the memory that op casts, a memref of vectors or a view of one. A global changes in
// all places that name it.
func (x *expander) retypeSource(op *ir.Operation, source *ir.Value) bool {
	for def := source.DefiningOp(); def != nil && memref.IsView(def) && nested(def.Operand(0)) != nil; def = source.DefiningOp() {
		source = def.Operand(0)
	}
	def := source.DefiningOp()
	switch {
	case nested(source) == nil || x.flat[source] != nil:
		return true
	case def == nil && source.OwnerBlock() == x.fn.Region(0).First():
		return x.retypeArgument(source)
	case def == nil || !allocates(def) && !def.Is(memref.View):
		return op.EmitOpError("casts a memref of vectors that comes from elsewhere: cast the memref itself, or use a memref of scalars")
	case !def.Is(memref.GetGlobal):
		return def.Is(memref.View) || x.retype(op, source)
	}
	name := def.Attr("name")
	return x.fn.WalkPre(func(other *ir.Operation) ir.WalkResult {
		if other.Is(memref.GetGlobal) && other.Attr("name") == name && !x.retype(op, other.Result(0)) {
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	}) != ir.WalkInterrupt
}

// retypeArgument changes the type of a memref of vectors that the function takes. The host counts vectors, so
// the numbers that the type of the argument leaves open do so, too: the accesses go through a view whose offset
// and strides count scalars.
func (x *expander) retypeArgument(a *ir.Value) bool {
	if !x.retype(x.fn, a) {
		return false
	}
	t, m := x.flat[a], a.Type().(*ir.MemRefType)
	x.noteElement(a, t)
	strides, offset, _ := m.StridesAndOffset()
	if m.Layout == nil || offset != ir.Dynamic && !slices.Contains(strides, ir.Dynamic) {
		return true
	}
	ctx, rank := x.fn.Context(), len(m.Shape())
	x.b.SetStart(x.fn.Region(0).First())
	x.Emitter = arith.Emitter{B: x.b, Loc: a.Loc()}
	types := []ir.Type{ctx.MemRef(nil, m.ElementType(), nil, m.MemorySpace)}
	for range 2*rank + 1 {
		types = append(types, ctx.Index())
	}
	meta := x.b.Create(a.Loc(), memref.ExtractStridedMetadata, []*ir.Value{a}, types)
	open := func(n int64, result int) interfaces.IndexValue {
		if n != ir.Dynamic {
			return interfaces.IndexValue{Const: n}
		}
		return interfaces.IndexValue{Value: meta.Result(result)}
	}
	var sizes, steps []interfaces.IndexValue
	for i, n := range m.Shape() {
		sizes = append(sizes, open(n, 2+i))
		steps = append(steps, open(strides[i], 2+rank+i))
	}
	unit := x.stride(t)
	first := []interfaces.IndexValue{open(offset, 1)}
	view := memref.NewStridedView(x.b, a.Loc(), memref.ReinterpretCast, m, a, x.scaled(first, unit), sizes, x.scaled(steps, unit))
	x.flat[view] = t
	a.ReplaceUsesIf(view, func(use *ir.Operand) bool { return use.Owner() != meta && use.Owner() != view.DefiningOp() })
	return true
}

// scaled multiplies the values among numbers by n.
func (x *expander) scaled(list []interfaces.IndexValue, n int64) []interfaces.IndexValue {
	out := slices.Clone(list)
	for i, v := range list {
		if v.Value != nil {
			out[i] = x.times(list[i:i+1], n)[0]
		}
	}
	return out
}

// noteElement marks an argument of a kernel with the type of the vectors in its memory, for the description of the interface.
func (x *expander) noteElement(a *ir.Value, t *ir.VectorType) {
	g := gpu.FuncOp{Operation: x.fn}
	if !x.fn.Is(gpu.Func) || !g.IsKernel() || a.Index() >= len(g.Type().Inputs) {
		return
	}
	kernel.SetElement(x.fn, a.Index(), t, x.stride(t))
}

// retype changes the type of a memref of vectors, which op defines or uses. It returns false after
// an error.
func (x *expander) retype(op *ir.Operation, v *ir.Value) bool {
	t := nested(v)
	if t == nil {
		return true
	}
	if t.IsScalable() {
		return x.refuse(op, t)
	}
	to := x.scalarMemory(v.Type().(*ir.MemRefType), t)
	if to == nil {
		return op.EmitOpError("has a memref of vectors with a layout that is not strided, " + ir.QuoteType(v.Type()) + ": use a memref of scalars")
	}
	x.flat[v] = t
	v.SetType(to)
	return true
}

// stride returns the number of scalars from one vector to the next in memory. Vectors of three that
// the target has take the space of four by most rules of layout (docs/layout.md); memory keeps its
// layout if their elements are emulated. Integers of more than 64 bits, which no target has, lie next to each other.
func (x *expander) stride(t *ir.VectorType) int64 {
	n := ir.NumElements(t.Shape())
	if len(t.Shape()) != 1 || n != 3 || ir.NumberWidth(t.ElementType()) > 64 {
		return n
	}
	rules, err := blocklayout.ForTarget.Rules(spec.StorageClassStorageBuffer, x.env)
	if err != nil {
		return n
	}
	words := t.Context().Vector([]int64{3}, t.Context().I32())
	info, err := blocklayout.LayOutFor(spirv.RuntimeArrayOf(words, 0), rules, spec.StorageClassStorageBuffer, x.env)
	if err != nil {
		return n
	}
	return int64(info.Type.(*spirv.RuntimeArrayType).Stride) / 4
}

// scalarMemory returns the type of a memref of vectors t with scalars as elements, or nil if its layout
// is not strided.
func (x *expander) scalarMemory(m *ir.MemRefType, t *ir.VectorType) *ir.MemRefType {
	ctx := m.Context()
	shape := slices.Concat(m.Shape(), t.Shape())
	unit, n := x.stride(t), ir.NumElements(t.Shape())
	if m.Layout == nil && unit == n {
		return ctx.MemRef(shape, t.ElementType(), nil, m.MemorySpace)
	}
	strides, offset, ok := m.StridesAndOffset()
	if !ok {
		return nil
	}
	scaled := func(v int64) int64 {
		if v == ir.Dynamic {
			return v
		}
		return v * unit
	}
	var all []int64
	for _, s := range strides {
		all = append(all, scaled(s))
	}
	for _, d := range t.Shape() {
		n /= d
		all = append(all, n)
	}
	return ctx.MemRef(shape, t.ElementType(), ctx.StridedLayout(scaled(offset), all), m.MemorySpace)
}

// flatAccess breaks down an access to a memref that retype has changed, at leading indices.
func (x *expander) flatAccess(op *ir.Operation, base *ir.Value, indices []*ir.Value, stored *ir.Value) bool {
	t := x.flat[base]
	if !x.spend(op, ir.NumElements(t.Shape())) {
		return false
	}
	zeros := make([]*ir.Value, len(t.Shape()))
	for i := range zeros {
		zeros[i] = x.noteCreated(arith.NewIndex(x.b, x.Loc, 0))
	}
	w := x.window(base, append(append([]*ir.Value(nil), indices...), zeros...))
	if stored != nil {
		elements := x.elementsOf(stored)
		k := 0
		for pos := range vector.Positions(t.Shape()) {
			w.store(nil, elements[k], w.last(pos))
			k++
		}
		x.spread.Discard(op)
		return true
	}
	return x.choose(op, t, func(pos []int64) lane { return w.load(nil, w.last(pos), lane{}) })
}
