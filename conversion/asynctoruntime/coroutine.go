// Package asynctoruntime lowers the operations of the async dialect that say what happens to those that say how: coroutines that wait for a runtime.
package asynctoruntime

import (
	"github.com/spvc/spvc/dialect/async"
	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// coroutine is a function whose control flow is that of a coroutine: its entry block makes the results and the coroutine, and its last blocks free the
// coroutine and return. What waits goes to the last block, so that the caller gets the results before they are ready.
type coroutine struct {
	f fn.FuncOp
	// token is the result that gets ready at the end. It is nil if the function returns none.
	token *ir.Value
	// values are the other results.
	values []*ir.Value
	handle *ir.Value
	entry  *ir.Block
	// failure, cleanup, destroyed and suspend are the last blocks. failure is nil until something can fail. Control reaches cleanup at the end, and
	// destroyed if something destroys the coroutine while it waits.
	failure, cleanup, destroyed, suspend *ir.Block
}

// coroutines has the coroutines by their functions.
type coroutines map[*ir.Operation]*coroutine

// of returns the coroutine that op is in, or nil.
func (cs coroutines) of(op *ir.Operation) *coroutine { return cs[op.ParentOf(fn.Func)] }

// add makes a coroutine of a function that returns a token, values, or both.
func (cs coroutines) add(f fn.FuncOp, rw *rewrite.Rewriter) *coroutine {
	c, loc := rw.Context(), f.Loc()
	k := &coroutine{f: f, entry: f.Body().First()}
	cs[f.Operation] = k
	start := rw.SplitBlock(k.entry, k.entry.First())
	rw.SetEnd(k.entry)
	for i, t := range f.Type().Results {
		v := rw.Create(loc, async.RuntimeCreate, nil, []ir.Type{t}).Result(0)
		if i == 0 && async.IsToken(t) {
			k.token = v
		} else {
			k.values = append(k.values, v)
		}
	}
	id := rw.Create(loc, async.CoroID, nil, []ir.Type{async.Single(c, async.CoroIDDef)}).Result(0)
	k.handle = rw.Create(loc, async.CoroBegin, []*ir.Value{id}, []ir.Type{async.Single(c, async.CoroHandleDef)}).Result(0)
	cf.NewBranch(&rw.Builder, loc, start)

	k.cleanup = rw.NewBlockIn(f.Body(), nil, nil, loc)
	k.destroyed = rw.NewBlockIn(f.Body(), nil, nil, loc)
	k.suspend = rw.NewBlockIn(f.Body(), nil, nil, loc)
	for _, b := range [...]*ir.Block{k.cleanup, k.destroyed} {
		rw.SetStart(b)
		rw.Create(loc, async.CoroFree, []*ir.Value{id, k.handle}, nil)
		cf.NewBranch(&rw.Builder, loc, k.suspend)
	}
	rw.SetStart(k.suspend)
	rw.Create(loc, async.CoroEnd, []*ir.Value{k.handle}, nil)
	rw.Create(loc, fn.Return, k.results(), nil)
	f.SetAttr("passthrough", c.Array([]ir.Attribute{c.String("presplitcoroutine")}))
	return k
}

func (k *coroutine) results() []*ir.Value {
	if k.token == nil {
		return k.values
	}
	return append([]*ir.Value{k.token}, k.values...)
}

// onError returns the block that makes the results fail.
func (k *coroutine) onError(rw *rewrite.Rewriter) *ir.Block {
	if k.failure != nil {
		return k.failure
	}
	at := rw.InsertionPoint()
	loc := k.f.Loc()
	k.failure = rw.NewBlockIn(k.f.Body(), k.cleanup, nil, loc)
	rw.SetStart(k.failure)
	for _, v := range k.results() {
		rw.Create(loc, async.RuntimeSetError, []*ir.Value{v}, nil)
	}
	cf.NewBranch(&rw.Builder, loc, k.cleanup)
	rw.SetInsertionPoint(at)
	return k.failure
}

// save creates the operation that saves the state of the coroutine.
func (k *coroutine) save(rw *rewrite.Rewriter, loc ir.Location) *ir.Value {
	return rw.Create(loc, async.CoroSave, []*ir.Value{k.handle}, []ir.Type{async.Single(rw.Context(), async.CoroStateDef)}).Result(0)
}

// stop ends a block with the suspension of the coroutine, which goes on at resume.
func (k *coroutine) stop(rw *rewrite.Rewriter, loc ir.Location, state *ir.Value, resume *ir.Block) {
	rw.CreateBranch(loc, async.CoroSuspend, []*ir.Value{state}, []*ir.Block{k.suspend, resume, k.destroyed})
}

// finish replaces op, which passes values to the results, by operations that make the results ready.
func (k *coroutine) finish(op *ir.Operation, values []*ir.Value, rw *rewrite.Rewriter) {
	loc := op.Loc()
	ready := func(v *ir.Value) { rw.Create(loc, async.RuntimeSetAvailable, []*ir.Value{v}, nil) }
	for i, v := range values {
		if i < len(k.values) {
			rw.Create(loc, async.RuntimeStore, []*ir.Value{v, k.values[i]}, nil)
			ready(k.values[i])
		}
	}
	if k.token != nil {
		ready(k.token)
	}
	cf.NewBranch(&rw.Builder, loc, k.cleanup)
	rw.Erase(op)
}
