package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/linalg/transform"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewToLoops returns the pass convert-linalg-to-loops.
func NewToLoops() *pass.Pass {
	return toLoops("convert-linalg-to-loops", "ConvertLinalgToLoopsPass", "Lower the operations from the linalg dialect into loops", scfNest)
}

// NewToAffineLoops returns the pass convert-linalg-to-affine-loops.
func NewToAffineLoops() *pass.Pass {
	return toLoops("convert-linalg-to-affine-loops", "ConvertLinalgToAffineLoopsPass", "Lower the operations from the linalg dialect into affine loops", affineNest)
}

// NewToParallelLoops returns the pass convert-linalg-to-parallel-loops.
func NewToParallelLoops() *pass.Pass {
	return toLoops("convert-linalg-to-parallel-loops", "ConvertLinalgToParallelLoopsPass", "Lower the operations from the linalg dialect into parallel loops", parallelNest)
}

// nest makes the loops for the given extents and kinds, and calls body with the induction variables where their body is.
type nest func(b *ir.Builder, loc ir.Location, extents []interfaces.IndexValue, its []linalg.IteratorKind, body func(ivs []*ir.Value))

//go:noinline
func toLoops(name, class, summary string, n nest) *pass.Pass {
	isAffine := name == "convert-linalg-to-affine-loops"
	return &pass.Pass{
		Name: name, Class: class, Summary: summary,
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			ctx := op.Context()
			ps := []*rewrite.Pattern{
				rewrite.OnOp("LinalgRewritePattern", nil, func(op *ir.Operation, rw *rewrite.Rewriter) bool { return lower(op, rw, n, isAffine) }),
				rewrite.OnOp("FoldAffineOp", affine.Apply, foldApply),
			}
			ps = append(ps, transform.CanonicalPatterns(ctx, "tensor", tensor.Dim)...)
			ps = append(ps, transform.CanonicalPatterns(ctx, "memref", memref.Dim)...)
			ps = append(ps, transform.CanonicalPatterns(ctx, "affine", affine.Apply)...)
			rewrite.ApplyGreedily(op, rewrite.NewPatternSet(ps...), rewrite.GreedyConfig{})
			return true
		},
	}
}

// lower replaces a structured operation on memrefs by loops.
func lower(op *ir.Operation, rw *rewrite.Rewriter, n nest, isAffine bool) bool {
	s, ok := linalg.AsStructured(op)
	if !ok || !s.OnBuffers() {
		return rw.Fail("no structured operation on buffers")
	}
	rw.SetBefore(op)
	b, loc := &rw.Builder, op.Loc()
	n(b, loc, s.LoopExtents(b), s.Iterators(), func(ivs []*ir.Value) { scalarBody(b, s, ivs, isAffine) })
	rw.Erase(op)
	return true
}

// scalarBody creates the loads, the operations of the body and the stores for one point of the iteration space.
func scalarBody(b *ir.Builder, s linalg.StructuredOp, ivs []*ir.Value, isAffine bool) {
	loc, maps, m := s.Loc(), s.Maps(), ir.NewMapping()
	for i, v := range s.Operands() {
		element := v
		if _, ok := v.Type().(*ir.MemRefType); ok {
			element = load(b, loc, v, subscripts(b, loc, maps[i], ivs), isAffine)
		}
		if a := s.BodyArg(i); a != nil {
			m.Map(a, element)
		}
	}
	yield := s.Yield()
	for o := s.Body().First(); o != yield; o = o.Next() {
		if o.Is(linalg.Index) {
			m.Map(o.Result(0), ivs[linalg.IndexDim(o)])
			continue
		}
		c := b.Insert(b.Arena().Clone(o, m))
		replaceIndices(c, ivs)
	}
	inputs := s.NumInputs()
	places := make([][]*ir.Value, s.NumInits())
	for k := range places {
		places[k] = subscripts(b, loc, maps[inputs+k], ivs)
	}
	for k, at := range places {
		store(b, loc, m.Value(yield.Operand(k)), s.Operand(inputs+k), at, isAffine)
	}
}

// replaceIndices replaces the iteration indices in the regions of op by ivs.
func replaceIndices(op *ir.Operation, ivs []*ir.Value) {
	for i := range op.NumRegions() {
		op.Region(i).WalkPre(func(o *ir.Operation) ir.WalkResult {
			if o.Is(linalg.Index) {
				o.Result(0).ReplaceAllUsesWith(ivs[linalg.IndexDim(o)])
				o.Erase()
				return ir.WalkSkip
			}
			return ir.WalkAdvance
		})
	}
}

// subscripts applies m to ivs, one operation per result that is no induction variable.
func subscripts(b *ir.Builder, loc ir.Location, m *ir.AffineMap, ivs []*ir.Value) []*ir.Value {
	at := make([]*ir.Value, len(m.Results))
	for i, e := range m.Results {
		if e.Kind == ir.AffineDim {
			at[i] = ivs[e.Value]
			continue
		}
		one, operands := affine.CanonicalizeMap(b.Context().AffineMap(m.Dims, m.Symbols, e), slices.Clone(ivs))
		at[i] = affine.NewApply(b, loc, one, operands)
	}
	return at
}

func load(b *ir.Builder, loc ir.Location, v *ir.Value, at []*ir.Value, isAffine bool) *ir.Value {
	if isAffine {
		return affine.NewLoad(b, loc, place(v, at))
	}
	return memref.NewLoad(b, loc, v, at...)
}

func store(b *ir.Builder, loc ir.Location, v, m *ir.Value, at []*ir.Value, isAffine bool) {
	if isAffine {
		affine.NewStore(b, loc, v, place(m, at))
		return
	}
	memref.NewStore(b, loc, v, m, at...)
}

// place returns the element of m at the given subscripts. As in MLIR, operations that compute subscripts stay.
func place(m *ir.Value, at []*ir.Value) affine.Place {
	return affine.Place{MemRef: m, Map: m.Context().IdentityMap(len(at)), Operands: at}
}

// bounds holds the bounds and steps of loops as values.
type bounds struct{ lower, upper, step []*ir.Value }

func boundsOf(b *ir.Builder, loc ir.Location, extents []interfaces.IndexValue) bounds {
	var r bounds
	for _, x := range extents {
		r.lower = append(r.lower, arith.NewIndex(b, loc, 0))
		r.upper = append(r.upper, affine.ValueOf(b, loc, x))
		r.step = append(r.step, arith.NewIndex(b, loc, 1))
	}
	return r
}

func scfNest(b *ir.Builder, loc ir.Location, extents []interfaces.IndexValue, its []linalg.IteratorKind, body func(ivs []*ir.Value)) {
	its = slices.Clone(its)
	for i := range its {
		its[i] = linalg.Reduction
	}
	mixedNest(b, loc, boundsOf(b, loc, extents), its, nil, body)
}

func parallelNest(b *ir.Builder, loc ir.Location, extents []interfaces.IndexValue, its []linalg.IteratorKind, body func(ivs []*ir.Value)) {
	mixedNest(b, loc, boundsOf(b, loc, extents), its, nil, body)
}

// mixedNest makes a scf.parallel of consecutive parallel loops, and a scf.for of each other one.
func mixedNest(b *ir.Builder, loc ir.Location, r bounds, its []linalg.IteratorKind, ivs []*ir.Value, body func(ivs []*ir.Value)) {
	first := len(ivs)
	if first == len(its) {
		body(ivs)
		return
	}
	n := first
	for n < len(its) && its[n] == linalg.Parallel {
		n++
	}
	at := b.InsertionPoint()
	if n == first {
		f := scf.NewFor(b, loc, r.lower[first], r.upper[first], r.step[first])
		b.SetEnd(f.Body())
		mixedNest(b, loc, r, its, append(ivs, f.InductionVar()), body)
		b.SetEnd(f.Body())
		scf.NewYield(b, loc)
	} else {
		p := scf.NewParallel(b, loc, r.lower[first:n], r.upper[first:n], r.step[first:n], nil)
		b.SetEnd(p.Body())
		mixedNest(b, loc, r, its, append(ivs, p.Body().Args()...), body)
		b.SetEnd(p.Body())
		b.Create(loc, scf.Reduce, nil, nil)
	}
	b.SetInsertionPoint(at)
}

func affineNest(b *ir.Builder, loc ir.Location, extents []interfaces.IndexValue, its []linalg.IteratorKind, body func(ivs []*ir.Value)) {
	ctx, at := b.Context(), b.InsertionPoint()
	ivs := make([]*ir.Value, len(extents))
	zero := ctx.AffineMap(0, 0, ctx.AffineConst(0))
	var loops []affine.ForOp
	for i, x := range extents {
		upper, operands := ctx.IdentityMap(1), []*ir.Value{x.Value}
		if x.Value == nil {
			upper, operands = ctx.AffineMap(0, 0, ctx.AffineConst(x.Const)), nil
		}
		f := affine.NewFor(b, loc, zero, nil, upper, operands, 1)
		loops = append(loops, f)
		ivs[i] = f.InductionVar()
		b.SetEnd(f.Body())
	}
	body(ivs)
	for _, f := range loops {
		b.SetEnd(f.Body())
		affine.NewYield(b, loc)
	}
	b.SetInsertionPoint(at)
}

// foldApply replaces an affine.apply whose map is a constant or one of its operands.
func foldApply(op *ir.Operation, rw *rewrite.Rewriter) bool {
	a := affine.MapOp{Operation: op}
	m := a.Map()
	if len(m.Results) != 1 {
		return rw.Fail("several results")
	}
	switch e := m.Results[0]; e.Kind {
	case ir.AffineConstant:
		if op.NumOperands() == 0 {
			rw.Replace(op, arith.NewIndex(&rw.Builder, op.Loc(), e.Value))
			return true
		}
	case ir.AffineDim, ir.AffineSymbol:
		if op.NumOperands() == 1 {
			rw.Replace(op, op.Operand(0))
			return true
		}
	}
	return rw.Fail("the map computes something")
}
