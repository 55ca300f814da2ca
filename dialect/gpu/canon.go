package gpu

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

type canonicalizer struct{}

// CanonicalizationPatterns returns the patterns of the gpu dialect.
func (canonicalizer) CanonicalizationPatterns(*ir.Context) []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.OnOp("merge-barriers", Barrier, mergeBarriers),
		rewrite.OnOp("drop-trivial-waits", Wait, dropTrivialWaits),
		rewrite.OnOp("simplify-wait", Wait, simplifyWait),
		rewrite.OnOp("erase-copy-to-unread-memory", Memcpy, eraseUnreadCopy),
		rewrite.On("dim-of-alloc", memref.Dim, dimOfAlloc),
		rewrite.On("ids-of-unit-dimensions", Launch, foldUnitDimensions),
	}
}

func mergeBarriers(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if next := op.Next(); next == nil || !next.Is(Barrier) {
		return rw.Fail("no barrier follows")
	}
	rw.Erase(op)
	return true
}

// isTrivialToken reports whether a gpu.wait without dependencies returned v.
func isTrivialToken(v *ir.Value) bool {
	op := v.DefiningOp()
	return op != nil && op.Is(Wait) && op.NumOperands() == 0
}

// dropTrivialWaits removes dependencies on waits without dependencies.
func dropTrivialWaits(op *ir.Operation, rw *rewrite.Rewriter) bool {
	var kept []*ir.Value
	for _, v := range op.Operands() {
		if !isTrivialToken(v) {
			kept = append(kept, v)
		}
	}
	if len(kept) == op.NumOperands() {
		return rw.Fail("all dependencies are needed")
	}
	rw.Modify(op, func() { op.SetOperands(kept) })
	return true
}

func simplifyWait(op *ir.Operation, rw *rewrite.Rewriter) bool {
	deps, async := op.NumOperands(), op.NumResults() > 0
	switch {
	case deps == 0 && !async, async && !op.Result(0).HasUses() && deps != 1:
		rw.Erase(op)
	case deps == 1 && async:
		rw.Replace(op, op.Operand(0))
	default:
		return rw.Fail("the wait is needed")
	}
	return true
}

// eraseUnreadCopy removes a copy to memory that is allocated here and otherwise only
// freed.
func eraseUnreadCopy(op *ir.Operation, rw *rewrite.Rewriter) bool {
	dst := op.OperandIn(1, 0)
	def := dst.DefiningOp()
	if def == nil || !interfaces.HasSingleEffect(def, ir.EffectAllocate, dst) {
		return rw.Fail("the destination is not allocated by an op")
	}
	for u := dst.FirstUse(); u != nil; u = u.NextUse() {
		if o := u.Owner(); o != op && !interfaces.HasSingleEffect(o, ir.EffectFree, dst) {
			return rw.Fail("the destination has other uses")
		}
	}
	deps := op.OperandsIn(0)
	if len(deps) > 1 || len(deps) != op.NumResults() {
		return rw.Fail("the token cannot be replaced by a dependency")
	}
	rw.Replace(op, deps...)
	return true
}

// dimOfAlloc replaces a dynamic dimension of a gpu.alloc by the operand that sets
// it.
func dimOfAlloc(dim memref.DimOp, rw *rewrite.Rewriter) bool {
	def := dim.Source().DefiningOp()
	i, ok := ir.IntConstantOf(dim.Index())
	if def == nil || !def.Is(Alloc) || !ok {
		return rw.Fail("not a known dimension of a gpu.alloc")
	}
	shape := def.Result(0).Type().(*ir.MemRefType).Shape()
	if i < 0 || i >= int64(len(shape)) || shape[i] != ir.Dynamic {
		return rw.Fail("the dimension is static")
	}
	k := 0
	for _, d := range shape[:i] {
		if d == ir.Dynamic {
			k++
		}
	}
	rw.Replace(dim.Operation, def.OperandIn(1, k))
	return true
}

// foldCasts replaces operands by the sources of their memref.casts.
func foldCasts(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	return out, memref.FoldCasts(op)
}

// foldUnitDimensions replaces ids along dimensions of size one by zero.
func foldUnitDimensions(l LaunchOp, rw *rewrite.Rewriter) bool {
	var zero *ir.Value
	fold := func(ids, sizes Dim3) {
		for i, id := range ids {
			if one, ok := ir.IntConstantOf(sizes[i]); !ok || one != 1 || !id.HasUses() {
				continue
			}
			if zero == nil {
				at := rw.InsertionPoint()
				rw.SetStart(l.Body().First())
				zero = arith.NewIndex(&rw.Builder, l.Loc(), 0)
				rw.SetInsertionPoint(at)
			}
			rw.ReplaceUses(id, zero)
		}
	}
	if l.Body().Empty() {
		return rw.Fail("there is no kernel")
	}
	fold(l.BlockIDs(), l.GridSize())
	fold(l.ThreadIDs(), l.BlockSize())
	return zero != nil || rw.Fail("no id is known to be zero")
}

// foldUniform marks reductions directly in the entry block of a gpu.launch as
// uniform: all threads execute them or none does.
func foldUniform(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	launch := op.Parent()
	if op.Prop(reduceUniform) != nil || launch == nil || !launch.Is(Launch) || op.Block() != launch.Region(0).First() {
		return out, false
	}
	op.SetProp(reduceUniform, op.Context().Unit())
	return out, true
}
