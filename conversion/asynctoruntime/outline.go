package asynctoruntime

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/async"
	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
	"github.com/spvc/spvc/ir/rewrite"
)

// LowerRegions makes coroutines of the regions in module that may run at the same time as what follows, and lowers what waits for them. more are patterns that lower
// structured control flow: what is around something that waits in a coroutine must consist of branches.
func LowerRegions(module *ir.Operation, more []*rewrite.Pattern) bool {
	cs := coroutines{}
	o := &outliner{rw: rewrite.NewRewriter(module.Context(), nil), names: ir.NewSymbolNames(module), coroutines: cs}
	module.Walk(func(op *ir.Operation) {
		if op.Is(async.Execute) {
			o.outline(async.ExecuteOp{Operation: op})
		}
	})
	ps := append(more,
		rewrite.ConvertOp("create group", nil, async.CreateGroup, replaceBy(async.RuntimeCreateGroup)),
		rewrite.ConvertOp("add to group", nil, async.AddToGroup, replaceBy(async.RuntimeAddToGroup)))
	ps = append(ps, cs.awaiting(true)...)
	plain := cs.plainControlFlow(module)
	t := rewrite.NewTarget()
	t.AddLegalDialect("async", "func")
	t.AddIllegalOp(async.CreateGroup, async.AddToGroup, async.Execute, async.Await, async.AwaitAll, async.Yield)
	// Only operations that are not plain are converted, and what they become is not plain.
	t.AddDynamicDialect(func(op *ir.Operation) bool { return plain[op] }, "scf")
	t.AddLegalOp(arith.XOrI, arith.Constant, fn.Constant, cf.Branch, cf.CondBranch)
	t.AddDynamicOp(func(op *ir.Operation) bool { return cs.of(op) == nil }, cf.Assert)
	return rewrite.ConvertPartial([]*ir.Operation{module}, t, rewrite.NewPatternSet(ps...))
}

func replaceBy(def *ir.OpDef) func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	return func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		rw.ReplaceByNew(op, def, ad.Operands, op.ResultTypes())
		return true
	}
}

// plainControlFlow returns the operations of the scf dialect that have no operation of the async dialect of a coroutine in them.
func (cs coroutines) plainControlFlow(module *ir.Operation) map[*ir.Operation]bool {
	of := func(op *ir.Operation, dialect string) bool {
		return op.Info().Dialect != nil && op.Info().Dialect.Name == dialect
	}
	around := map[*ir.Operation]bool{}
	for f := range cs {
		f.Walk(func(op *ir.Operation) {
			if of(op, "async") {
				for p := op.Parent(); p != f && !around[p]; p = p.Parent() {
					around[p] = true
				}
			}
		})
	}
	plain := map[*ir.Operation]bool{}
	module.Walk(func(op *ir.Operation) {
		if of(op, "scf") && !around[op] {
			plain[op] = true
		}
	})
	return plain
}

// outliner moves the bodies of async.execute to functions.
type outliner struct {
	rw         *rewrite.Rewriter
	names      *ir.SymbolNames
	coroutines coroutines
}

// outline makes a coroutine of the body of x, and a call of x.
func (o *outliner) outline(x async.ExecuteOp) {
	rw, loc, body := o.rw, x.Loc(), x.Region(0)
	rw.SetStart(body.First())
	analysis.CloneConstants(body, func(constant *ir.Operation) *ir.Operation { return rw.Clone(constant, ir.NewMapping()) })
	var inputs []*ir.Value
	place := map[*ir.Value]int{}
	add := func(vs []*ir.Value) {
		for _, v := range vs {
			if _, known := place[v]; !known {
				place[v] = len(inputs)
				inputs = append(inputs, v)
			}
		}
	}
	add(x.Dependencies())
	add(x.BodyOperands())
	add(analysis.CapturesOf(body).Values)
	f := o.newFunc(x, inputs)
	entry := f.Body().First()
	rw.SetStart(entry)
	m := ir.NewMapping()
	for i, v := range inputs {
		m.Map(v, entry.Arg(i))
	}
	for _, v := range x.Dependencies() {
		async.NewAwait(&rw.Builder, loc, entry.Arg(place[v]))
	}
	for i, v := range x.BodyOperands() {
		m.Map(body.First().Arg(i), async.NewAwait(&rw.Builder, loc, entry.Arg(place[v])).Result(0))
	}
	for op := body.First().First(); op != nil; op = op.Next() {
		rw.Clone(op, m)
	}
	o.start(o.coroutines.add(f, rw), loc)
	rw.SetBefore(x.Operation)
	call := fn.NewCall(&rw.Builder, loc, f.SymbolName(), inputs, x.ResultTypes())
	rw.Replace(x.Operation, call.Results()...)
}

// newFunc creates the private function that becomes the coroutine.
func (o *outliner) newFunc(x async.ExecuteOp, inputs []*ir.Value) fn.FuncOp {
	c := x.Context()
	types := make([]ir.Type, len(inputs))
	for i, v := range inputs {
		types[i] = v.Type()
	}
	o.rw.SetInsertionPoint(ir.InsertionPoint{})
	f := fn.NewFunc(&o.rw.Builder, x.Loc(), "async_execute_fn", c.Function(types, x.ResultTypes()))
	o.names.Insert(f.Operation, nil)
	ir.SetSymbolVisibility(f.Operation, ir.Private)
	return f
}

// start makes the coroutine go on on a thread of the runtime, instead of that of the caller.
func (o *outliner) start(k *coroutine, loc ir.Location) {
	end := k.entry.Last()
	dest := end.Successor(0)
	o.rw.SetEnd(k.entry)
	state := k.save(o.rw, loc)
	o.rw.Create(loc, async.RuntimeResume, []*ir.Value{k.handle}, nil)
	k.stop(o.rw, loc, state, dest)
	o.rw.Erase(end)
}
