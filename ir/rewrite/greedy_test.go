package rewrite

import (
	"strconv"
	"testing"
	"time"

	"github.com/spvc/spvc/internal/growth"
	"github.com/spvc/spvc/ir"
)

var doubleToAdd = OnOp("double-to-add", toyDouble, func(op *ir.Operation, rw *Rewriter) bool {
	rw.ReplaceByNew(op, toyAdd, []*ir.Value{op.Operand(0), op.Operand(0)}, op.ResultTypes())
	return true
})

// TestGreedyReuse checks that a pattern set rewrites one module after the other, and that a
// rewrite without changes uses the driver of an earlier one.
func TestGreedyReuse(t *testing.T) {
	y := newToy(1)
	set := NewPatternSet(doubleToAdd)
	a := y.op(toyDouble, y.entry.Arg(0))
	y.op(toyUse, a)
	y.op(toyReturn)
	for i, want := range []bool{true, false, false} {
		if res := ApplyGreedily(y.module, set, GreedyConfig{}); res.Changed != want || !res.Converged {
			t.Errorf("rewrite %d: result %+v", i, res)
		}
	}
	if n := testing.AllocsPerRun(10, func() { ApplyGreedily(y.module, set, GreedyConfig{}) }); n > 9 { // 5, and more if the race detector empties the pool
		t.Errorf("a rewrite without changes makes %v allocations", n)
	}
}

func TestGreedyFoldsAndGathersConstants(t *testing.T) {
	y := newToy(1)
	x := y.entry.Arg(0)
	one := y.constant(1)
	a := y.op(toyAdd, one, x)
	two := y.constant(2)
	scope := y.CreateWithRegions(0, toyScope, nil, nil, 1)
	at := y.InsertionPoint()
	y.SetEnd(scope.Region(0).AddBlock())
	y.op(toyUse, y.op(toyAdd, a, y.constant(1)))
	y.op(toyUse, y.op(toyAdd, two, y.constant(5)))
	y.SetInsertionPoint(at)
	y.op(toyAdd, x, x)
	y.op(toyReturn)
	res := ApplyGreedily(y.module, NewPatternSet(), GreedyConfig{})
	if !res.Changed || !res.Converged {
		t.Errorf("result %+v", res)
	}
	y.check(t, `b = const 7 : i32
		c = const 1 : i32
		d = add a c
		scope
		e = add d c
		use e
		use b
		return`)
}

func TestGreedyTraitFolds(t *testing.T) {
	y := newToy(2)
	p, q := y.entry.Arg(0), y.entry.Arg(1)
	y.op(toyUse, y.op(toyNeg, y.op(toyNeg, p)), y.op(toyMax, p, p), y.op(toyMax, y.op(toyMax, p, q), q))
	y.op(toyReturn)
	ApplyGreedily(y.module, NewPatternSet(), GreedyConfig{})
	y.check(t, `c = max a b
		d = max c b
		use a a d
		return`)
}

func TestGreedyPatterns(t *testing.T) {
	for _, bottomUp := range []bool{false, true} {
		y := newToy(1)
		v := y.op(toyDouble, y.constant(4))
		y.op(toyUse, y.op(toyDouble, v), y.op(toyDouble, y.entry.Arg(0)))
		y.op(toyReturn)
		res := ApplyGreedily(y.module, NewPatternSet(doubleToAdd), GreedyConfig{BottomUp: bottomUp})
		if res.Rewrites != 3 {
			t.Errorf("%d rewrites", res.Rewrites)
		}
		y.check(t, `b = const 16 : i32
			c = add a a
			use b c
			return`)
	}
}

func TestGreedyStopsWithoutFixpoint(t *testing.T) {
	swap := OnOp("swap", toyAdd, func(op *ir.Operation, rw *Rewriter) bool {
		a, b := op.Operand(0), op.Operand(1)
		rw.Modify(op, func() { op.SetOperand(0, b); op.SetOperand(1, a) })
		return true
	})
	y := newToy(2)
	y.op(toyUse, y.op(toyAdd, y.entry.Arg(0), y.entry.Arg(1)))
	y.op(toyReturn)
	res := ApplyGreedily(y.module, NewPatternSet(swap), GreedyConfig{MaxIterations: 3, MaxRewrites: 5})
	if res.Converged || res.Rewrites != 15 {
		t.Errorf("result %+v", res)
	}
}

func TestApplyToOpsStrictness(t *testing.T) {
	for _, c := range []struct {
		s    Strictness
		want int
	}{{ExistingOps, 1}, {AnyOp, 2}} {
		y := newToy(1)
		a := y.op(toyDouble, y.entry.Arg(0))
		b := y.op(toyDouble, a)
		y.op(toyUse, b)
		y.op(toyReturn)
		res := ApplyToOps([]*ir.Operation{b.DefiningOp()}, NewPatternSet(doubleToAdd), GreedyConfig{Strictness: c.s})
		if res.Rewrites != c.want || !res.Converged {
			t.Errorf("strictness %d: %+v", c.s, res)
		}
	}
}

func TestGreedyErasesNestedRegions(t *testing.T) {
	y := newToy(1)
	scope := y.CreateWithRegions(0, toyScope, nil, nil, 1)
	at := y.InsertionPoint()
	b1 := scope.Region(0).AddBlock()
	b2 := scope.Region(0).AddBlock()
	y.SetEnd(b1)
	v := y.op(toyAdd, y.entry.Arg(0), y.entry.Arg(0))
	y.br(b2)
	y.SetEnd(b2)
	y.op(toyUse, v)
	y.op(toyReturn)
	y.SetInsertionPoint(at)
	y.op(toyReturn)
	drop := OnOp("drop", toyScope, func(op *ir.Operation, rw *Rewriter) bool { rw.Erase(op); return true })
	ApplyGreedily(y.module, NewPatternSet(drop), GreedyConfig{})
	y.check(t, "return")
	if y.entry.Arg(0).HasUses() {
		t.Error("the argument is still used")
	}
}

func TestCreateOrFold(t *testing.T) {
	y := newToy(1)
	c := y.constant(3)
	vs := CreateOrFold(y.Builder, &ir.OperationState{Info: y.ctx.OpInfoOf(toyAdd), Operands: []*ir.Value{c, c}, Results: []ir.Type{y.i32}})
	zero := y.constant(0)
	ws := CreateOrFold(y.Builder, &ir.OperationState{Info: y.ctx.OpInfoOf(toyAdd), Operands: []*ir.Value{y.entry.Arg(0), zero}, Results: []ir.Type{y.i32}})
	us := CreateOrFold(y.Builder, &ir.OperationState{Info: y.ctx.OpInfoOf(toyAdd), Operands: []*ir.Value{y.entry.Arg(0), c}, Results: []ir.Type{y.i32}})
	y.op(toyUse, vs[0], ws[0], us[0])
	y.check(t, `b = const 3 : i32
		c = const 6 : i32
		d = const 0 : i32
		e = add a b
		use c a e`)
}

func TestRegionsRemoveDeadCode(t *testing.T) {
	y := newToy(2)
	c, x := y.entry.Arg(0), y.entry.Arg(1)
	b1, b2, dead := y.block(3), y.block(1), y.block(0)
	y.cond(c, b1, b2, []*ir.Value{x, c, x}, []*ir.Value{x})
	y.SetEnd(b1)
	// The only use of the first argument is its own operand in the loop.
	y.cond(c, b1, b2, []*ir.Value{y.op(toyAdd, b1.Arg(0), x), b1.Arg(1), b1.Arg(2)}, []*ir.Value{b1.Arg(1)})
	y.SetEnd(b2)
	y.op(toyUse, b2.Arg(0))
	y.op(toyReturn)
	y.SetEnd(dead)
	y.br(b2, x)
	if !simplifyRegion(y.fn.Region(0), false) {
		t.Error("no change")
	}
	y.check(t, `cond a a b ^1 ^2 array<i32: 1, 1, 1>
		^1 c
		cond a c c ^1 ^2 array<i32: 1, 1, 1>
		^2 d
		use d
		return`)
}

func TestRegionsDropRedundantArguments(t *testing.T) {
	y := newToy(2)
	c, x := y.entry.Arg(0), y.entry.Arg(1)
	b1, b2 := y.block(2), y.block(0)
	y.cond(c, b1, b2, []*ir.Value{x, c}, nil)
	y.SetEnd(b1)
	// The first argument is always x; the branches swap the second one around.
	y.op(toyUse, b1.Arg(0), b1.Arg(1))
	y.cond(c, b1, b2, []*ir.Value{x, b1.Arg(1)}, nil)
	y.SetEnd(b2)
	y.op(toyReturn)
	if simplifyRegion(y.fn.Region(0), false) || !simplifyRegion(y.fn.Region(0), true) {
		t.Error("only merging should change the blocks")
	}
	y.check(t, `cond a a ^1 ^2 array<i32: 1, 1, 0>
		^1 c
		use b c
		cond a c ^1 ^2 array<i32: 1, 1, 0>
		^2
		return`)
}

func TestRegionsMergeBlocks(t *testing.T) {
	y := newToy(3)
	c, p, q := y.entry.Arg(0), y.entry.Arg(1), y.entry.Arg(2)
	b1, b2, b3 := y.block(0), y.block(0), y.block(0)
	y.cond(c, b1, b2, nil, nil)
	y.SetEnd(b1)
	y.op(toyUse, p, y.op(toyNeg, q), p)
	y.br(b3)
	y.SetEnd(b2)
	y.op(toyUse, q, y.op(toyNeg, q), q)
	y.br(b3)
	y.SetEnd(b3)
	y.op(toyReturn)
	simplifyRegion(y.fn.Region(0), true)
	y.check(t, `cond a b c ^1 ^1 array<i32: 1, 1, 1>
		^1 d
		e = neg c
		use d e d
		br ^2
		^2
		return`)
}

// chain makes a function of n adds of constants.
func chain(n int) *toy {
	y := newToy(1)
	v := y.entry.Arg(0)
	for i := range n {
		v = y.op(toyAdd, v, y.op(toyAdd, y.constant(int64(i%7)), y.constant(1)))
	}
	y.op(toyUse, v)
	y.op(toyReturn)
	return y
}

func BenchmarkGreedy(b *testing.B) {
	for _, n := range []int{1000, 10000} {
		b.Run(strconv.Itoa(n), func(b *testing.B) {
			b.ReportAllocs()
			set := NewPatternSet(doubleToAdd)
			for range b.N {
				b.StopTimer()
				y := chain(n)
				b.StartTimer()
				ApplyGreedily(y.module, set, GreedyConfig{})
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*3*n), "ns/op-in")
		})
	}
}

// TestGreedyDeepNesting takes minutes if every change makes the driver visit all
// enclosing operations again.
func TestGreedyDeepNesting(t *testing.T) {
	y := newToy(1)
	v := y.entry.Arg(0)
	for range 1000 {
		s := y.CreateWithRegions(0, toyScope, nil, nil, 1)
		y.SetEnd(s.Region(0).AddBlock())
		v = y.op(toyAdd, y.constant(1), v)
	}
	y.op(toyUse, v)
	var res GreedyResult
	took := growth.CPU(func() { res = ApplyGreedily(y.module, NewPatternSet(), GreedyConfig{}) })
	if !res.Converged || took > 20*time.Second {
		t.Errorf("%+v after %s of CPU time", res, took)
	}
	if c := y.entry.First(); c.Name() != "toy.const" || c.Next().Name() != "toy.scope" {
		t.Error("the constants were not gathered")
	}
}
