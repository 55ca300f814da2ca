package passes

import (
	"strconv"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/async"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// parallelOptions are the options of async-parallel-for.
type parallelOptions struct {
	// dispatch says that tasks start tasks. Otherwise the thread that comes to the loop starts all of them.
	dispatch bool
	// workers is the number of workers, or negative to ask the runtime. minTask is the least number of iterations of a task.
	workers, minTask int64
}

// NewParallelFor returns the pass async-parallel-for.
func NewParallelFor() *pass.Pass {
	o := parallelOptions{true, 8, 1000}
	return &pass.Pass{
		Name: "async-parallel-for", Class: "AsyncParallelFor", Op: ir.Module.Name,
		Summary: "Convert scf.parallel operations to multiple async compute ops executed concurrently for non-overlapping iteration ranges",
		Options: []pass.Option{
			pass.Bool("async-dispatch", &o.dispatch, "Dispatch async compute tasks using recursive work splitting. If `false` async compute tasks will be launched using simple for loop in the caller thread."),
			pass.Int32("num-workers", &o.workers, "The number of available workers to execute async operations. If `-1` the value will be retrieved from the runtime."),
			pass.Int32("min-task-size", &o.minTask, "The minimum task size for sharding parallel operation."),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			names := &functionNames{module: op, used: ir.NewSymbolNames(op), next: map[string]int{}}
			pattern := rewrite.On("parallel-to-tasks", scf.Parallel, func(loop scf.ParallelOp, rw *rewrite.Rewriter) bool {
				if len(loop.Inits()) > 0 {
					return rw.Fail("the loop has reductions")
				}
				if table := loop.ParentOf(ir.Module); table != op {
					return rw.Fail("the loop is in a nested module")
				}
				t := &tasks{parallelOptions: o, loop: loop, rw: rw, b: emit{&rw.Builder, loop.Loc()}, names: names}
				t.rewrite()
				return true
			})
			return rewrite.ApplyGreedily(op, rewrite.NewPatternSet(pattern), rewrite.GreedyConfig{BottomUp: true}).Converged
		},
	}
}

// functionNames gives new functions of a module names. Each name gets the first number that is free.
type functionNames struct {
	module *ir.Operation
	used   *ir.SymbolNames
	next   map[string]int
}

// newFunc creates a private function with an empty entry block at the end of the module.
func (n *functionNames) newFunc(b emit, name string, inputs []ir.Type) fn.FuncOp {
	unique := name
	for n.used.Lookup(unique) != nil {
		unique = name + "_" + strconv.Itoa(n.next[name])
		n.next[name]++
	}
	at := b.b.InsertionPoint()
	defer b.b.SetInsertionPoint(at)
	b.b.SetEnd(n.module.Region(0).First())
	c := b.b.Context()
	op := b.b.CreateWithRegions(b.loc, fn.Func, nil, nil, 1, ir.Named(ir.SymbolNameAttr, c.String(unique)),
		ir.Named("function_type", c.TypeAttr(c.Function(inputs, nil))), ir.Named(ir.SymbolVisibilityAttr, c.String("private")))
	entry := op.Region(0).AddBlock()
	for _, t := range inputs {
		entry.AddArg(t, b.loc)
	}
	n.used.Insert(op, nil)
	return fn.FuncOp{Operation: op}
}

// emit creates operations at a location.
type emit struct {
	b   *ir.Builder
	loc ir.Location
}

func (e emit) index(v int64) *ir.Value { return arith.NewIndex(e.b, e.loc, v) }

func (e emit) do(def *ir.OpDef, l, r *ir.Value) *ir.Value {
	return arith.NewBinary(e.b, e.loc, def, l, r)
}

func (e emit) compare(p arith.CmpIPredicate, l, r *ir.Value) *ir.Value {
	return arith.NewCmpI(e.b, e.loc, p, l, r)
}

// in calls f with the end of block as the place of new operations.
func (e emit) in(block *ir.Block, f func()) {
	at := e.b.InsertionPoint()
	e.b.SetEnd(block)
	f()
	e.b.SetInsertionPoint(at)
}

// around inserts the operation that create makes after fill has filled its blocks. As in MLIR, the driver of patterns then does not see what is in the blocks until its
// next round.
func (e emit) around(create func() *ir.Operation, fill func(op *ir.Operation)) *ir.Operation {
	at := e.b.InsertionPoint()
	e.b.SetInsertionPoint(ir.InsertionPoint{})
	op := create()
	fill(op)
	e.b.SetInsertionPoint(at)
	return e.b.Insert(op)
}

// ifElse creates a scf.if without results, whose blocks then and otherwise fill and end.
func (e emit) ifElse(cond *ir.Value, then, otherwise func()) {
	e.around(func() *ir.Operation { return scf.NewIf(e.b, e.loc, cond, nil, true).Operation }, func(op *ir.Operation) {
		e.in(op.Region(0).First(), then)
		e.in(op.Region(1).First(), otherwise)
	})
}

// loop creates a scf.for without results, whose block body fills and ends.
func (e emit) loop(lower, upper, step *ir.Value, body func(iv *ir.Value)) {
	e.around(func() *ir.Operation { return scf.NewFor(e.b, e.loc, lower, upper, step).Operation }, func(op *ir.Operation) {
		block := op.Region(0).First()
		e.in(block, func() { body(block.Arg(0)) })
	})
}

// execute creates an async.execute, adds its token to group, and lets body fill its block.
func (e emit) execute(group *ir.Value, body func()) {
	x := e.around(func() *ir.Operation { return async.NewExecute(e.b, e.loc).Operation }, func(op *ir.Operation) {
		e.in(op.Region(0).First(), func() {
			body()
			e.b.Create(e.loc, async.Yield, nil, nil)
		})
	})
	e.b.Create(e.loc, async.AddToGroup, []*ir.Value{x.Result(0), group}, []ir.Type{e.b.Context().Index()})
}

func (e emit) call(f fn.FuncOp, operands []*ir.Value) {
	fn.NewCall(e.b, e.loc, f.SymbolName(), operands, nil)
}

func (e emit) yield() { scf.NewYield(e.b, e.loc) }

// tasks divides the iterations of a parallel loop among tasks.
type tasks struct {
	parallelOptions
	loop  scf.ParallelOp
	rw    *rewrite.Rewriter
	b     emit
	names *functionNames
	// trips has the number of iterations of each loop of the nest.
	trips []*ir.Value
	// captures are what the body of the loop uses from outside.
	captures []*ir.Value
}

func (t *tasks) rewrite() {
	b := t.b
	minTask := b.index(t.minTask)
	t.cloneConstants()
	index := b.b.Context().Index()
	for i := range t.loop.LowerBounds() {
		size := rewrite.CreateOrFoldOne(b.b, b.loc, arith.SubI, []*ir.Value{t.loop.UpperBounds()[i], t.loop.LowerBounds()[i]}, index)
		t.trips = append(t.trips, rewrite.CreateOrFoldOne(b.b, b.loc, arith.CeilDivSI, []*ir.Value{size, t.loop.Steps()[i]}, index))
	}
	count := t.trips[0]
	for _, n := range t.trips[1:] {
		count = b.do(arith.MulI, count, n)
	}
	zero := b.index(0)
	none := b.compare(arith.EQ, count, zero)
	b.ifElse(none, b.yield, func() { t.divide(count, minTask) })
	t.rw.Erase(t.loop.Operation)
}

// cloneConstants clones the constants that the body of the loop uses into it, so that they are no arguments of functions.
func (t *tasks) cloneConstants() {
	at := t.b.b.InsertionPoint()
	t.b.b.SetStart(t.loop.Body())
	analysis.CloneConstants(t.loop.Region(0), func(constant *ir.Operation) *ir.Operation {
		return t.rw.Clone(constant, ir.NewMapping())
	})
	t.b.b.SetInsertionPoint(at)
}

// maxUnrolled is up to how many iterations of inner loops tasks keep together, so that LLVM can unroll them.
const maxUnrolled = 512

// constantTrips returns how many inner loops have together up to maxUnrolled iterations, and the iterations of the loops from each loop on, 0 if they are not known.
func (t *tasks) constantTrips() (unrolled int, iterations []int64) {
	n := len(t.trips)
	iterations = make([]int64, n)
	for i := n - 1; i >= 0; i-- {
		iterations[i], _ = ir.IntConstantOf(t.trips[i])
		if i < n-1 {
			inner := iterations[i+1]
			iterations[i] *= inner
			if inner > 0 && inner <= maxUnrolled {
				unrolled++
			}
		}
	}
	return unrolled, iterations
}

// divide makes blocks of the iterations, and tasks that compute them.
func (t *tasks) divide(count, minTask *ir.Value) {
	b := t.b
	unrolled, iterations := t.constantTrips()
	var workers *ir.Value
	if t.workers >= 0 {
		workers = b.index(t.workers)
	} else {
		workers = b.b.Create(b.loc, async.RuntimeNumWorkers, nil, []ir.Type{b.b.Context().Index()}).Result(0)
	}
	scaled := b.scaleWorkers(workers)
	most := b.do(arith.MaxSI, b.index(1), scaled)
	size := b.do(arith.CeilDivSI, count, most)
	size = b.do(arith.MaxSI, size, minTask)
	size = b.do(arith.MinSI, count, size)
	blocks := b.do(arith.CeilDivSI, count, size)
	start := t.startSequential
	if t.dispatch {
		start = t.startDispatch
	}
	plain := func() {
		start(t.newCompute(0), size, blocks)
		b.yield()
	}
	if unrolled == 0 {
		plain()
		return
	}
	inner := iterations[len(iterations)-unrolled]
	enough := b.compare(arith.SGE, size, b.index(inner))
	b.ifElse(enough, func() {
		compute := t.newCompute(unrolled)
		n := b.index(inner)
		start(compute, b.do(arith.MulI, b.do(arith.CeilDivSI, size, n), n), blocks)
		b.yield()
	}, plain)
	b.yield()
}

// scaleWorkers returns the number of tasks for a number of workers: several for each of a few workers, less than one for each of many.
func (e emit) scaleWorkers(workers *ir.Value) *ir.Value {
	c := e.b.Context()
	factor := arith.NewFloat(e.b, e.loc, c.F32(), 8)
	for _, s := range [...]struct {
		more   int64
		factor float64
	}{{4, 4}, {8, 2}, {16, 1}, {32, 0.8}, {64, 0.6}} {
		many := e.compare(arith.SGT, workers, e.index(s.more))
		factor = arith.NewSelect(e.b, e.loc, many, arith.NewFloat(e.b, e.loc, c.F32(), s.factor), factor)
	}
	n := arith.NewCast(e.b, e.loc, arith.IndexCast, workers, c.I32())
	n = arith.NewCast(e.b, e.loc, arith.SIToFP, n, c.F32())
	n = e.do(arith.MulF, factor, n)
	n = arith.NewCast(e.b, e.loc, arith.FPToSI, n, c.I32())
	return arith.NewCast(e.b, e.loc, arith.IndexCast, n, c.Index())
}
