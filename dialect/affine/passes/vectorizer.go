package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/affine/analysis"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

// Vectorizer replaces a nest of loops by one in which vectors stand for the values of several
// iterations of some of the loops.
type Vectorizer struct {
	b     *ir.Builder
	sizes []int64
	// dims holds the dimensions for which loops stand.
	dims       map[*ir.Operation]int
	reductions map[*ir.Operation][]analysis.Reduction
	// vectors and scalars hold what stands for values of the old loops.
	vectors, scalars map[*ir.Value]*ir.Value
	// newDims and masks belong to the new loops.
	newDims map[*ir.Operation]int
	masks   map[*ir.Operation]*ir.Value
	root    affine.ForOp
	// reduced are the results of the old loop and the scalars that replace them.
	reduced [][2]*ir.Value
}

// NewVectorizer returns a vectorizer that makes vectors of the given sizes, which must be
// positive.
func NewVectorizer(sizes []int64) *Vectorizer {
	return &Vectorizer{
		sizes: sizes,
		dims:  map[*ir.Operation]int{}, reductions: map[*ir.Operation][]analysis.Reduction{},
		vectors: map[*ir.Value]*ir.Value{}, scalars: map[*ir.Value]*ir.Value{},
		newDims: map[*ir.Operation]int{}, masks: map[*ir.Operation]*ir.Value{},
	}
}

// Assign lets a loop stand for a dimension of the vectors. reductions are those of all of its
// loop-carried variables.
func (v *Vectorizer) Assign(f affine.ForOp, dim int, reductions []analysis.Reduction) {
	v.dims[f.Operation] = dim
	v.reductions[f.Operation] = reductions
}

// Vectorize replaces root, to which a dimension is assigned. It returns false, and keeps root,
// if an operation in it has no vector form. Values from outside that became vectors then stay
// as such (vectorizeLoopNest).
func (v *Vectorizer) Vectorize(root affine.ForOp) bool {
	if !vectorizableOps(root) || slices.ContainsFunc(root.IterArgs(), func(a *ir.Value) bool { return len(v.reductions[root.Operation]) == 0 }) {
		return false
	}
	v.b = ir.NewBuilder(root.Context(), nil)
	v.b.SetAfter(root.Operation)
	done := root.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if !v.op(op) {
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	}) != ir.WalkInterrupt
	if !done {
		if v.root.Operation != nil {
			v.discard()
		}
		return false
	}
	for _, r := range v.reduced {
		r[0].ReplaceAllUsesWith(r[1])
	}
	root.Erase()
	return true
}

// discard erases the new loop with the scalars computed from its results.
func (v *Vectorizer) discard() {
	for i := len(v.reduced) - 1; i >= 0; i-- {
		for x := v.reduced[i][1]; x != nil && x.DefiningOp() != v.root.Operation; {
			op := x.DefiningOp()
			x = op.Operand(0)
			op.Erase()
		}
	}
	v.root.Erase()
}

// op makes the vector form of an operation. It returns false if there is none.
func (v *Vectorizer) op(op *ir.Operation) bool {
	switch {
	case op.Is(affine.Load):
		return v.load(affine.AccessOp{Operation: op})
	case op.Is(affine.Store):
		return v.store(affine.AccessOp{Operation: op})
	case op.Is(affine.For):
		return v.loop(affine.ForOp{Operation: op})
	case op.Is(affine.Yield):
		return v.yield(op)
	case op.Is(arith.Constant):
		return v.constant(op) != nil
	case op.Is(affine.Apply):
		return v.apply(affine.MapOp{Operation: op})
	}
	return op.NumRegions() == 0 && v.widen(op) != nil
}

// typeOf returns the vector type for a scalar type.
func (v *Vectorizer) typeOf(t ir.Type) *ir.VectorType { return v.b.Context().Vector(v.sizes, t) }

// operand returns the vector that stands for a value of the old loops, or nil.
func (v *Vectorizer) operand(x *ir.Value) *ir.Value {
	if w := v.vectors[x]; w != nil {
		return w
	}
	if !isScalar(x.Type()) {
		return nil
	}
	if def := x.DefiningOp(); def != nil && def.Is(arith.Constant) {
		return v.constant(def)
	}
	if v.uniform(x) {
		return v.broadcast(x)
	}
	return nil
}

// uniform reports whether all iterations that run together have the same value: x comes from
// outside of the loops that stand for dimensions, or is the variable of another loop.
func (v *Vectorizer) uniform(x *ir.Value) bool {
	if f, ok := affine.LoopOf(x); ok {
		if _, vectorized := v.dims[f.Operation]; !vectorized {
			return true
		}
	}
	for r := x.ParentRegion(); r != nil && r.Parent() != nil; r = r.Parent().ParentRegion() {
		if _, vectorized := v.dims[r.Parent()]; vectorized {
			return false
		}
	}
	return true
}

// scalar returns what stands for a scalar of the old loops.
func (v *Vectorizer) scalar(x *ir.Value) *ir.Value {
	if w := v.scalars[x]; w != nil {
		return w
	}
	return x
}

func (v *Vectorizer) broadcast(x *ir.Value) *ir.Value {
	at := v.b.InsertionPoint()
	from := v.scalar(x)
	if def := from.DefiningOp(); def != nil {
		v.b.SetAfter(def)
	} else {
		v.b.SetStart(from.OwnerBlock())
	}
	w := vector.NewBroadcast(v.b, x.Loc(), from, v.typeOf(x.Type()))
	v.vectors[x] = w
	v.b.SetInsertionPoint(at)
	return w
}

// constant makes a constant vector at the start of the innermost new loop that stands for a
// dimension.
func (v *Vectorizer) constant(op *ir.Operation) *ir.Value {
	t := op.Result(0).Type()
	if !isScalar(t) {
		return nil
	}
	at := v.b.InsertionPoint()
	p := at.Block.Parent()
	for !v.isVectorLoop(p) {
		p = p.Parent()
	}
	v.b.SetStart(p.Region(0).First())
	vt := v.typeOf(t)
	w := arith.NewConstant(v.b, op.Loc(), v.b.Context().SplatOf(vt, arith.ConstantOp{Operation: op}.Value()))
	v.vectors[op.Result(0)] = w
	v.b.SetInsertionPoint(at)
	return w
}

func (v *Vectorizer) isVectorLoop(op *ir.Operation) bool {
	_, ok := v.newDims[op]
	return ok
}

// widen makes an operation of the same kind on vectors.
func (v *Vectorizer) widen(op *ir.Operation) *ir.Operation {
	var operands []*ir.Value
	for _, x := range op.Operands() {
		w := v.operand(x)
		if w == nil {
			return nil
		}
		operands = append(operands, w)
	}
	types := op.ResultTypes()
	for i, t := range types {
		types[i] = v.typeOf(t)
	}
	n := v.b.Build(&ir.OperationState{Loc: op.Loc(), Info: op.Info(), Operands: operands, Results: types, Attrs: op.Attrs()})
	for i, r := range op.Results() {
		v.vectors[r] = n.Result(i)
	}
	return n
}

// apply makes the same affine.apply for scalars of the new loops.
func (v *Vectorizer) apply(op affine.MapOp) bool {
	var operands []*ir.Value
	for _, x := range op.Operands() {
		if v.vectors[x] != nil {
			return false
		}
		operands = append(operands, v.scalar(x))
	}
	v.scalars[op.Result(0)] = affine.NewApply(v.b, op.Loc(), op.Map(), operands)
	return true
}

// transfer returns the indices and the map of the transfer for an access. ok is false if there
// is none.
func (v *Vectorizer) transfer(a affine.AccessOp) (t vector.Transfer, ok bool) {
	c := v.b.Context()
	var operands []*ir.Value
	for _, x := range a.MapOperands() {
		operands = append(operands, v.scalar(x))
	}
	t.Source, t.Indices = a.MemRef(), operands
	if m := a.Map(); m != c.IdentityMap(len(a.Type().Shape())) {
		for _, x := range operands {
			if a.Is(affine.Load) && x.DefiningOp() != nil && x.DefiningOp().Is(affine.Apply) {
				return t, false
			}
		}
		t.Indices = nil
		for _, e := range m.Results {
			t.Indices = append(t.Indices, affine.NewApply(v.b, a.Loc(), c.AffineMap(m.Dims, m.Symbols, e), operands))
		}
	}
	t.Map = v.permutation(t.Indices)
	if t.Map == nil {
		return t, false
	}
	for _, e := range t.Map.Results {
		t.InBounds = append(t.InBounds, a.Is(affine.Load) && e.Kind == ir.AffineConstant)
	}
	return t, true
}

// permutation returns the map from indices to the dimensions of vectors, or nil if two indices
// vary along one dimension (makePermutationMap).
func (v *Vectorizer) permutation(indices []*ir.Value) *ir.AffineMap {
	c := v.b.Context()
	zero := c.AffineConst(0)
	by := make([]*ir.AffineExpr, 0, len(v.sizes))
	var loops []*ir.Operation
	for p := v.b.Block().Parent(); p != nil; p = p.ParentOf(affine.For) {
		if v.isVectorLoop(p) {
			loops = append(loops, p)
			by = append(by, zero)
		}
	}
	for _, l := range loops {
		d := v.newDims[l]
		for i, x := range indices {
			if analysis.IndexInvariant(affine.ForOp{Operation: l}.InductionVar(), x) {
				continue
			}
			if d >= len(by) || by[d] != zero {
				return nil
			}
			by[d] = c.AffineDimExpr(i)
		}
	}
	if len(by) != len(v.sizes) {
		return nil
	}
	return c.AffineMap(len(indices), 0, by...)
}

func (v *Vectorizer) load(a affine.AccessOp) bool {
	t, ok := v.transfer(a)
	if !ok {
		return false
	}
	element := a.Type().ElementType()
	v.vectors[a.Result(0)] = vector.NewTransferRead(v.b, a.Loc(), v.typeOf(element), v.padding(a.Loc(), element), t).Result(0)
	return true
}

// padding returns the element beyond the memory of a read, which no lane reads: poison, or 0 as in MLIR 19.
func (v *Vectorizer) padding(loc ir.Location, element ir.Type) *ir.Value {
	if v.b.Context().MLIR() >= 20 {
		return ub.NewPoison(v.b, loc, element)
	}
	return arith.NewConstant(v.b, loc, arith.ZeroAttr(element).(ir.TypedAttr))
}

func (v *Vectorizer) store(a affine.AccessOp) bool {
	x := v.operand(a.Operand(0))
	if x == nil {
		return false
	}
	t, ok := v.transfer(a)
	if !ok || slices.ContainsFunc(t.Map.Results, func(e *ir.AffineExpr) bool { return e.Kind == ir.AffineConstant }) {
		return false // A write to one element for all iterations: writes have no broadcast dimensions.
	}
	vector.NewTransferWrite(v.b, a.Loc(), x, t)
	return true
}
