package asynctoruntime

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/async"
	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// awaiting returns the patterns of what waits. Outside of coroutines the thread waits if blocking is true.
func (cs coroutines) awaiting(blocking bool) []*rewrite.Pattern {
	await := func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		return cs.await(op, ad.Operand(0), blocking, rw)
	}
	return []*rewrite.Pattern{
		rewrite.ConvertOp("await", nil, async.Await, await),
		rewrite.ConvertOp("await all", nil, async.AwaitAll, await),
		rewrite.ConvertOp("yield", nil, async.Yield, cs.leave),
		rewrite.ConvertOp("assert in coroutine", nil, cf.Assert, cs.assert),
	}
}

func (cs coroutines) await(op *ir.Operation, v *ir.Value, blocking bool, rw *rewrite.Rewriter) bool {
	k := cs.of(op)
	if k == nil && !blocking {
		return rw.Fail("the operation is not in a coroutine")
	}
	loc, i1 := op.Loc(), rw.Context().I1()
	isError := func() *ir.Value {
		return rw.Create(loc, async.RuntimeIsError, []*ir.Value{v}, []ir.Type{i1}).Result(0)
	}
	if k == nil {
		rw.Create(loc, async.RuntimeAwait, []*ir.Value{v}, nil)
		failed := isError()
		good := arith.NewBinary(&rw.Builder, loc, arith.XOrI, failed, arith.NewInt(&rw.Builder, loc, i1, 1))
		rw.Create(loc, cf.Assert, []*ir.Value{good}, nil, ir.Named("msg", rw.Context().String("Awaited async operand is in error state")))
	} else {
		state := k.save(rw, loc)
		rw.Create(loc, async.RuntimeAwaitAndResume, []*ir.Value{v, k.handle}, nil)
		before := op.Block()
		resume := rw.SplitBlock(before, op)
		rw.SetEnd(before)
		k.stop(rw, loc, state, resume)
		rest := rw.SplitBlock(resume, op)
		rw.SetStart(resume)
		failed := isError()
		cf.NewCondBranch(&rw.Builder, loc, failed, k.onError(rw), nil, rest, nil)
		rw.SetStart(rest)
	}
	if async.IsValue(v.Type()) {
		rw.Replace(op, rw.Create(loc, async.RuntimeLoad, []*ir.Value{v}, []ir.Type{async.Payload(v.Type())}).Result(0))
	} else {
		rw.Erase(op)
	}
	return true
}

// leave converts what ends the body of an async.execute or async.func.
func (cs coroutines) leave(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	k := cs.of(op)
	if k == nil {
		return rw.Fail("the operation is not in a coroutine")
	}
	k.finish(op, ad.Operands, rw)
	return true
}

// assert makes the results of a coroutine fail if the assertion does.
func (cs coroutines) assert(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	k := cs.of(op)
	if k == nil {
		return rw.Fail("the operation is not in a coroutine")
	}
	before := op.Block()
	rest := rw.SplitBlock(before, op)
	rw.SetEnd(before)
	cf.NewCondBranch(&rw.Builder, op.Loc(), ad.Operand(0), rest, nil, k.onError(rw), nil)
	rw.Erase(op)
	return true
}

// LowerFunctions lowers the functions of the async dialect in module, and their calls. The body of each runs up to where it waits first when it is called.
func LowerFunctions(module *ir.Operation) bool {
	cs := coroutines{}
	ps := append([]*rewrite.Pattern{
		rewrite.ConvertOp("call", nil, async.Call, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			rw.ReplaceByNew(op, fn.Call, ad.Operands, op.ResultTypes(), ir.Named("callee", op.Prop(0)))
			return true
		}),
		rewrite.ConvertOp("function", nil, async.Func, cs.lowerFunction),
		rewrite.ConvertOp("return", nil, async.Return, cs.leave),
	}, cs.awaiting(false)...)
	t := rewrite.NewTarget()
	t.AddLegalDialect("async", "func")
	t.AddLegalOp(arith.XOrI, arith.Constant, fn.Constant, cf.Branch, cf.CondBranch)
	t.AddDynamicOp(func(op *ir.Operation) bool {
		return op.ParentOf(async.Execute) != nil || cs.of(op) == nil
	}, async.Await, async.AwaitAll, async.Yield, cf.Assert)
	t.AddIllegalOp(async.Func, async.Call, async.Return)
	return rewrite.ConvertPartial([]*ir.Operation{module}, t, rewrite.NewPatternSet(ps...))
}

func (cs coroutines) lowerFunction(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	if op.Region(0).Empty() {
		// MLIR crashes here.
		return rw.Fail("a declaration has no coroutine")
	}
	attrs := op.Attrs()
	f := fn.FuncOp{Operation: rw.CreateWithRegions(op.Loc(), fn.Func, nil, nil, 1, attrs...)}
	rw.InlineRegionBefore(op.Region(0), f.Body(), nil)
	cs.add(f, rw)
	rw.Erase(op)
	return true
}
