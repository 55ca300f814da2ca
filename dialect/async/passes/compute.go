package passes

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/async"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
)

// newCompute creates the function that computes a block of the iterations. Its arguments are the number of the block, the size of blocks, the numbers of
// iterations of the loops, their bounds and steps, and what the body captures. The last loops, aligned of them, are never divided.
func (t *tasks) newCompute(aligned int) fn.FuncOp {
	t.captures = analysis.CapturesOf(t.loop.Region(0)).Values
	n := len(t.trips)
	index := ir.Type(t.b.b.Context().Index())
	inputs := make([]ir.Type, 2+4*n)
	for i := range inputs {
		inputs[i] = index
	}
	for _, v := range t.captures {
		inputs = append(inputs, v.Type())
	}
	name := "parallel_compute_fn"
	if aligned > 0 {
		name = "parallel_compute_fn_with_aligned_loops"
	}
	f := t.names.newFunc(t.b, name, inputs)
	t.b.in(f.Body().First(), func() { t.fillCompute(f.Body().First().Args(), aligned) })
	return f
}

// block is what the loops of a function that computes a block know.
type block struct {
	*tasks
	zero, one           *ir.Value
	trips, lower, steps []*ir.Value
	first, last, end    []*ir.Value // coordinates of the block
	ivs, atFirst, atEnd []*ir.Value // values of the loops that are open
	captures            []*ir.Value
	aligned             int
}

func (t *tasks) fillCompute(args []*ir.Value, aligned int) {
	b, n := t.b, len(t.trips)
	k := &block{tasks: t, aligned: aligned, zero: b.index(0), one: b.index(1), captures: args[2+4*n:]}
	k.trips = b.known(args[2:2+n], t.trips)
	k.lower = b.known(args[2+n:2+2*n], t.loop.LowerBounds())
	k.steps = b.known(args[2+3*n:2+4*n], t.loop.Steps())
	total := k.trips[0]
	for _, v := range k.trips[1:] {
		total = b.do(arith.MulI, total, v)
	}
	firstIndex := b.do(arith.MulI, args[0], args[1])
	endIndex := b.do(arith.AddI, firstIndex, args[1])
	endIndex = b.do(arith.MinSI, endIndex, total)
	lastIndex := b.do(arith.SubI, endIndex, k.one)
	k.first = b.delinearize(firstIndex, k.trips)
	k.last = b.delinearize(lastIndex, k.trips)
	for _, v := range k.last {
		k.end = append(k.end, b.do(arith.AddI, v, k.one))
	}
	b.loop(k.first[0], k.end[0], k.one, func(iv *ir.Value) { k.nest(0, iv) })
	b.b.Create(b.loc, fn.Return, nil, nil)
}

// known returns args, with constants in place of those that stand for constants.
func (e emit) known(args, values []*ir.Value) []*ir.Value {
	list := append([]*ir.Value(nil), args...)
	for i, v := range values {
		if a, ok := ir.ConstantValue(v.DefiningOp()).(*ir.IntegerAttr); ok {
			list[i] = arith.NewConstant(e.b, e.loc, a)
		}
	}
	return list
}

// delinearize returns the coordinates of an iteration by its number.
func (e emit) delinearize(number *ir.Value, trips []*ir.Value) []*ir.Value {
	list := make([]*ir.Value, len(trips))
	for i := len(trips) - 1; i >= 0; i-- {
		list[i] = e.do(arith.RemSI, number, trips[i])
		number = e.do(arith.DivSI, number, trips[i])
	}
	return list
}

// nest fills loop i of the nest. The first and the last iteration of the loops around it may be those in which the block begins and ends.
func (k *block) nest(i int, iv *ir.Value) {
	b := k.b
	k.ivs = append(k.ivs, b.do(arith.AddI, k.lower[i], b.do(arith.MulI, iv, k.steps[i])))
	first := b.compare(arith.EQ, iv, k.first[i])
	last := b.compare(arith.EQ, iv, k.last[i])
	if i > 0 {
		first = b.do(arith.AndI, first, k.atFirst[i-1])
		last = b.do(arith.AndI, last, k.atEnd[i-1])
	}
	k.atFirst, k.atEnd = append(k.atFirst, first), append(k.atEnd, last)
	next := i + 1
	if next == len(k.trips) {
		k.cloneBody()
		return
	}
	lower, upper := k.zero, k.trips[next]
	if next < len(k.trips)-k.aligned {
		lower = arith.NewSelect(b.b, b.loc, first, k.first[next], k.zero)
		upper = arith.NewSelect(b.b, b.loc, last, k.end[next], k.trips[next])
	}
	b.loop(lower, upper, k.one, func(iv *ir.Value) { k.nest(next, iv) })
	b.yield()
}

func (k *block) cloneBody() {
	m := ir.NewMapping()
	body := k.loop.Body()
	for i, v := range k.ivs {
		m.Map(body.Arg(i), v)
	}
	for i, v := range k.tasks.captures {
		m.Map(v, k.captures[i])
	}
	for op := body.First(); op != nil && !op.Is(scf.Reduce); op = op.Next() {
		k.rw.Clone(op, m)
	}
	k.b.yield()
}

// shared returns the operands for functions that follow the number and the size of blocks.
func (t *tasks) shared(operands ...*ir.Value) []*ir.Value {
	for _, vs := range [][]*ir.Value{t.trips, t.loop.LowerBounds(), t.loop.UpperBounds(), t.loop.Steps(), t.captures} {
		operands = append(operands, vs...)
	}
	return operands
}

// newGroup creates the group of all blocks but the first.
func (e emit) newGroup(blocks, one *ir.Value) *ir.Value {
	n := e.do(arith.SubI, blocks, one)
	return e.b.Create(e.loc, async.CreateGroup, []*ir.Value{n}, []ir.Type{async.Single(e.b.Context(), async.GroupDef)}).Result(0)
}

// startSequential starts a task for each block but the first, which the thread computes itself.
func (t *tasks) startSequential(compute fn.FuncOp, size, blocks *ir.Value) {
	b := t.b
	zero, one := b.index(0), b.index(1)
	group := b.newGroup(blocks, one)
	b.loop(one, blocks, one, func(iv *ir.Value) {
		b.execute(group, func() { b.call(compute, t.shared(iv, size)) })
		b.yield()
	})
	b.call(compute, t.shared(zero, size))
	b.b.Create(b.loc, async.AwaitAll, []*ir.Value{group}, nil)
}

// startDispatch calls the function that starts tasks for halves of the blocks.
func (t *tasks) startDispatch(compute fn.FuncOp, size, blocks *ir.Value) {
	b := t.b
	dispatch := t.newDispatch(compute)
	zero, one := b.index(0), b.index(1)
	single := b.compare(arith.EQ, blocks, one)
	b.ifElse(single, func() {
		b.call(compute, t.shared(zero, size))
		b.yield()
	}, func() {
		group := b.newGroup(blocks, one)
		b.call(dispatch, t.shared(group, zero, blocks, size))
		b.b.Create(b.loc, async.AwaitAll, []*ir.Value{group}, nil)
		b.yield()
	})
}

// newDispatch creates the function that starts a task for the second half of some blocks as long as there are several, and computes the first.
func (t *tasks) newDispatch(compute fn.FuncOp) fn.FuncOp {
	b, c := t.b, t.b.b.Context()
	index := ir.Type(c.Index())
	f := t.names.newFunc(b, "async_dispatch_fn", append([]ir.Type{async.Single(c, async.GroupDef), index}, compute.Type().Inputs...))
	args := f.Body().First().Args()
	b.in(f.Body().First(), func() {
		one, two := b.index(1), b.index(2)
		loop := scf.NewWhile(b.b, b.loc, args[1:3], []ir.Type{index, index})
		b.in(loop.Before(), func() {
			list := loop.Before().Args()
			n := b.do(arith.SubI, list[1], list[0])
			scf.NewCondition(b.b, b.loc, b.compare(arith.SGT, n, one), list...)
		})
		b.in(loop.After(), func() {
			start, end := loop.After().Arg(0), loop.After().Arg(1)
			n := b.do(arith.SubI, end, start)
			middle := b.do(arith.AddI, start, b.do(arith.DivSI, n, two))
			b.execute(args[0], func() {
				b.call(f, append([]*ir.Value{args[0], middle, end}, args[3:]...))
			})
			scf.NewYield(b.b, b.loc, start, middle)
		})
		b.call(compute, append([]*ir.Value{args[1]}, args[3:]...))
		b.b.Create(b.loc, fn.Return, nil, nil)
	})
	return f
}
