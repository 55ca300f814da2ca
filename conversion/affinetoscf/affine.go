// Package affinetoscf converts the affine dialect to scf, arith, memref and vector.
package affinetoscf

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// AddPatterns appends the conversions of all affine ops.
func AddPatterns(ps []*rewrite.Pattern) []*rewrite.Pattern {
	return append(ps,
		rewrite.Convert("affine apply", nil, affine.Apply, convertApply),
		rewrite.Convert("affine min", nil, affine.Min, convertMin),
		rewrite.Convert("affine max", nil, affine.Max, convertMax),
		rewrite.Convert("affine load", nil, affine.Load, convertLoad),
		rewrite.Convert("affine store", nil, affine.Store, convertStore),
		rewrite.Convert("affine vector load", nil, affine.VectorLoad, convertVectorLoad),
		rewrite.Convert("affine vector store", nil, affine.VectorStore, convertVectorStore),
		rewrite.Convert("affine prefetch", nil, affine.Prefetch, convertPrefetch),
		rewrite.Convert("affine for", nil, affine.For, convertFor),
		rewrite.Convert("affine if", nil, affine.If, convertIf),
		rewrite.Convert("affine parallel", nil, affine.Parallel, convertParallel),
		rewrite.ConvertOp("affine yield", nil, affine.Yield, convertYield),
		rewrite.ConvertOp("affine delinearize", nil, affine.DelinearizeIndex, convertDelinearize),
		rewrite.ConvertOp("affine linearize", nil, affine.LinearizeIndex, convertLinearize),
		rewrite.Convert("affine dma start", nil, affine.DmaStart, convertDmaStart),
		rewrite.Convert("affine dma wait", nil, affine.DmaWait, convertDmaWait))
}

// noMap is the reason why a pattern fails after an error was emitted.
const noMap = "the map cannot be computed"

func convertApply(op affine.MapOp, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	vs, ok := affine.ExpandMap(&rw.Builder, op.Loc(), op.Map(), op.Operands())
	if !ok {
		return rw.Fail(noMap)
	}
	rw.Replace(op.Operation, vs...)
	return true
}

func convertMin(op affine.MapOp, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	return replaceBy(op.Operation, rw, affine.ExpandMin(&rw.Builder, op.Loc(), op.Map(), op.Operands()))
}

func convertMax(op affine.MapOp, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	return replaceBy(op.Operation, rw, affine.ExpandMax(&rw.Builder, op.Loc(), op.Map(), op.Operands()))
}

func replaceBy(op *ir.Operation, rw *rewrite.Rewriter, v *ir.Value) bool {
	if v == nil {
		return rw.Fail(noMap)
	}
	rw.Replace(op, v)
	return true
}

// access replaces an access by one of the kind def with computed subscripts. first are
// the operands before the subscripts.
func access(op affine.AccessOp, rw *rewrite.Rewriter, def *ir.OpDef, first []*ir.Value, attrs ...ir.NamedAttribute) bool {
	vs, ok := affine.ExpandMap(&rw.Builder, op.Loc(), op.Map(), op.MapOperands())
	if !ok {
		return rw.Fail(noMap)
	}
	rw.ReplaceByNew(op.Operation, def, append(first, vs...), op.ResultTypes(), attrs...)
	return true
}

func convertLoad(op affine.AccessOp, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	return access(op, rw, memref.Load, []*ir.Value{op.MemRef()})
}

func convertStore(op affine.AccessOp, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	return access(op, rw, memref.Store, []*ir.Value{op.Operand(0), op.MemRef()})
}

func convertVectorLoad(op affine.AccessOp, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	return access(op, rw, vector.Load, []*ir.Value{op.MemRef()})
}

func convertVectorStore(op affine.AccessOp, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	return access(op, rw, vector.Store, []*ir.Value{op.Operand(0), op.MemRef()})
}

func convertPrefetch(op affine.AccessOp, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	var attrs []ir.NamedAttribute
	for _, name := range [...]string{"isWrite", "localityHint", "isDataCache"} {
		attrs = append(attrs, ir.Named(name, op.Attr(name)))
	}
	return access(op, rw, memref.Prefetch, []*ir.Value{op.MemRef()}, attrs...)
}

func convertFor(op affine.ForOp, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	loc := op.Loc()
	lower := affine.ExpandMax(&rw.Builder, loc, op.LowerMap(), op.LowerOperands())
	upper := affine.ExpandMin(&rw.Builder, loc, op.UpperMap(), op.UpperOperands())
	if lower == nil || upper == nil {
		return rw.Fail(noMap)
	}
	step := arith.NewIndex(&rw.Builder, loc, op.Step())
	operands := append([]*ir.Value{lower, upper, step}, op.Inits()...)
	n := rw.CreateWithRegions(loc, scf.For, operands, op.ResultTypes(), 1)
	rw.InlineRegionBefore(op.Region(0), n.Region(0), nil)
	rw.ReplaceWithOp(op.Operation, n)
	return true
}

// convertYield converts the terminators that convertParallel does not replace.
func convertYield(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	rw.ReplaceByNew(op, scf.Yield, op.Operands(), nil)
	return true
}

func convertIf(op affine.IfOp, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	b, loc, set := &rw.Builder, op.Loc(), op.Condition()
	operands := op.Operands()
	zero := arith.NewIndex(b, loc, 0)
	var cond *ir.Value
	for i, e := range set.Constraints {
		v := affine.ExpandExpr(b, loc, e, operands[:set.Dims], operands[set.Dims:])
		if v == nil {
			return rw.Fail(noMap)
		}
		p := arith.SGE
		if set.Equalities[i] {
			p = arith.EQ
		}
		v = arith.NewCmpI(b, loc, p, v, zero)
		if cond != nil {
			v = arith.NewBinary(b, loc, arith.AndI, cond, v)
		}
		cond = v
	}
	if cond == nil {
		cond = arith.NewBool(b, loc, true)
	}
	n := rw.CreateWithRegions(loc, scf.If, []*ir.Value{cond}, op.ResultTypes(), 2)
	for i := range 2 {
		if !op.Region(i).Empty() {
			rw.InlineRegionBefore(op.Region(i), n.Region(i), nil)
		}
	}
	rw.ReplaceWithOp(op.Operation, n)
	return true
}

// parallelBounds computes the bounds and steps of a loop.
func parallelBounds(op affine.ParallelOp, rw *rewrite.Rewriter) (lower, upper, steps []*ir.Value, ok bool) {
	b, loc := &rw.Builder, op.Loc()
	for i := range op.Steps() {
		l := affine.ExpandMax(b, loc, op.LowerBound(i), op.LowerOperands())
		if l == nil {
			return nil, nil, nil, false
		}
		u := affine.ExpandMin(b, loc, op.UpperBound(i), op.UpperOperands())
		if u == nil {
			return nil, nil, nil, false
		}
		lower, upper = append(lower, l), append(upper, u)
	}
	for _, s := range op.Steps() {
		steps = append(steps, arith.NewIndex(b, loc, s))
	}
	return lower, upper, steps, true
}

func convertParallel(op affine.ParallelOp, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	b, loc := &rw.Builder, op.Loc()
	lower, upper, steps, ok := parallelBounds(op, rw)
	if !ok {
		return rw.Fail(noMap)
	}
	kinds := op.Reductions()
	var inits []*ir.Value
	for i, k := range kinds {
		v := arith.ReductionIdentity(k, op.Result(i).Type())
		if v == nil {
			op.EmitErrorAt(loc, "Reduction operation type not supported")
			return rw.Fail("a reduction has no neutral element")
		}
		inits = append(inits, arith.NewConstant(b, loc, v))
	}
	n := rw.CreateWithRegions(loc, scf.Parallel, append(append(append(append([]*ir.Value(nil), lower...), upper...), steps...), inits...),
		op.ResultTypes(), 1, rw.Context().Segments(len(lower), len(upper), len(steps), len(inits)))
	end := op.Body().Last()
	rw.InlineRegionBefore(op.Region(0), n.Region(0), nil)
	rw.SetBefore(end)
	yielded := end.Operands()
	reduce := rw.CreateWithRegions(end.Loc(), scf.Reduce, yielded, nil, len(kinds))
	for i, k := range kinds {
		t := yielded[i].Type()
		body := rw.NewBlockIn(reduce.Region(i), nil, []ir.Type{t, t}, end.Loc())
		v := arith.NewReduction(b, loc, k, body.Arg(0), body.Arg(1))
		b.Create(loc, scf.ReduceReturn, []*ir.Value{v}, nil)
	}
	rw.Erase(end)
	rw.ReplaceWithOp(op.Operation, n)
	return true
}

func convertDelinearize(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	rw.Replace(op, affine.LowerDelinearize(&rw.Builder, affine.DelinearizeOp{Operation: op})...)
	return true
}

func convertLinearize(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	rw.Replace(op, affine.LowerLinearize(&rw.Builder, affine.LinearizeOp{Operation: op}))
	return true
}

func convertDmaStart(op affine.DmaOp, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	operands, ok := expandDma(op, rw, affine.SrcMapName, affine.DstMapName)
	if !ok {
		return rw.Fail(noMap)
	}
	tag, ok := expandDma(op, rw, affine.TagMapName)
	if !ok {
		return rw.Fail(noMap)
	}
	rest := op.Rest()
	operands = append(append(append(operands, rest[0]), tag...), rest[1:]...)
	rw.ReplaceByNew(op.Operation, memref.DmaStart, operands, nil)
	return true
}

// expandDma returns the buffers of the named maps, each followed by its subscripts.
func expandDma(op affine.DmaOp, rw *rewrite.Rewriter, names ...string) ([]*ir.Value, bool) {
	var out []*ir.Value
	for _, name := range names {
		m, am, operands := op.Access(name)
		vs, ok := affine.ExpandMap(&rw.Builder, op.Loc(), am, operands)
		if !ok {
			return nil, false
		}
		out = append(append(out, m), vs...)
	}
	return out, true
}

func convertDmaWait(op affine.DmaOp, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	operands, ok := expandDma(op, rw, affine.TagMapName)
	if !ok {
		return rw.Fail(noMap)
	}
	rw.ReplaceByNew(op.Operation, memref.DmaWait, append(operands, op.Rest()...), nil)
	return true
}
