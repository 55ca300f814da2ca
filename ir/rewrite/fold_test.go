package rewrite

import (
	"testing"

	"github.com/spvc/spvc/ir"
)

// onceDef is idempotent with one operand.
var onceDef = &ir.OpDef{Name: "once.once", Operands: toyPair[:1], Results: toyResult, Traits: []ir.Trait{ir.Idempotent, ir.Pure}}

// TestFoldTraits folds by traits, and does not fold what only looks alike.
func TestFoldTraits(t *testing.T) {
	y := newToy(2)
	reg := ir.NewRegistry()
	reg.Add("toy", toyDialect)
	reg.Add("once", func() *ir.Dialect { return &ir.Dialect{Name: "once", Ops: []ir.OpEntry{{Def: onceDef}}} })
	a, b := y.entry.Arg(0), y.entry.Arg(1)
	neg := y.op(toyNeg, a)
	for name, c := range map[string]struct {
		v, want *ir.Value // nil: it does not fold
	}{
		"neg(a)":             {neg, nil},
		"neg(neg(a))":        {y.op(toyNeg, neg), a},
		"neg(double(a))":     {y.op(toyNeg, y.op(toyDouble, a)), nil},
		"max(a, a)":          {y.op(toyMax, a, a), a},
		"max(a, b)":          {y.op(toyMax, a, b), nil},
		"max(max(a, b), b)":  {y.op(toyMax, y.op(toyMax, a, b), b), nil},
		"add(a, b)":          {y.op(toyAdd, a, b), nil},
		"add(a, 0)":          {y.op(toyAdd, a, y.constant(0)), a},
		"double(a) no trait": {y.op(toyDouble, a), nil},
	} {
		out, ok := Fold(c.v.DefiningOp())
		switch {
		case c.want == nil && (ok || len(out) > 0):
			t.Errorf("%s folds to %v", name, out)
		case c.want != nil && (!ok || len(out) != 1 || out[0].Value != c.want):
			t.Errorf("%s: %v, %v", name, out, ok)
		}
	}
	// Constants go behind other operands; that is a change without a result.
	op := y.op(toyAdd, y.constant(7), a).DefiningOp()
	if out, ok := Fold(op); !ok || len(out) != 0 || op.Operand(0) != a {
		t.Errorf("add(7, a): %v, %v", out, ok)
	}
	ctx := ir.NewContext(reg)
	bld := ir.NewBuilder(ctx, nil)
	module := bld.CreateWithRegions(0, ir.Module, nil, nil, 1)
	blk := module.Region(0).AddBlock()
	arg := blk.AddArg(ctx.I32(), 0)
	bld.SetEnd(blk)
	once := bld.Create(0, onceDef, []*ir.Value{arg}, []ir.Type{ctx.I32()})
	twice := bld.Create(0, onceDef, []*ir.Value{once.Result(0)}, []ir.Type{ctx.I32()})
	other := bld.Create(0, onceDef, []*ir.Value{bld.Create(0, toyDouble, []*ir.Value{arg}, []ir.Type{ctx.I32()}).Result(0)}, []ir.Type{ctx.I32()})
	if _, ok := Fold(once); ok {
		t.Error("once(argument) folds")
	}
	if _, ok := Fold(other); ok {
		t.Error("once(double(argument)) folds")
	}
	if out, ok := Fold(twice); !ok || len(out) != 1 || out[0].Value != once.Result(0) {
		t.Errorf("once(once(argument)): %v, %v", out, ok)
	}
	// The dialect once makes no constants.
	if c := Materialize(bld, once, ctx.Int(ctx.I32(), 1), ctx.I32()); c != nil {
		t.Errorf("a dialect without constants makes %s", c.Name())
	}
}

// TestCreateOrFoldKeepsConstants makes a constant rather than fold it to itself.
func TestCreateOrFoldKeepsConstants(t *testing.T) {
	y := newToy(1)
	vs := CreateOrFold(y.Builder, &ir.OperationState{Info: y.constant(3).DefiningOp().Info(), Results: []ir.Type{y.i32}, Attrs: []ir.NamedAttribute{ir.Named("value", y.ctx.Int(y.i32, 5))}})
	if len(vs) != 1 || vs[0].DefiningOp().Block() != y.entry || ir.AttrString(vs[0].DefiningOp().Attr("value")) != "5 : i32" {
		t.Errorf("got %v", vs)
	}
}

// TestRewriterMoves moves operations and blocks while patterns are applied.
func TestRewriterMoves(t *testing.T) {
	y := newToy(1)
	a := y.entry.Arg(0)
	first, second := y.op(toyDouble, a).DefiningOp(), y.op(toyNeg, a).DefiningOp()
	y.op(toyUse, first.Result(0), second.Result(0))
	last := y.block(1)
	middle := y.block(0)
	y.br(last, a)
	y.SetEnd(last)
	y.op(toyReturn)
	y.SetEnd(middle)
	y.br(last, a)
	done := false
	p := OnOp("moves", toyUse, func(op *ir.Operation, rw *Rewriter) bool {
		if done {
			return rw.Fail("done")
		}
		done = true
		rw.MoveBefore(second, first)
		rw.MoveBefore(second, second)
		rw.MoveBlockBefore(middle, y.fn.Region(0), last)
		rw.MoveBlockBefore(last, y.fn.Region(0), last)
		sig := NewSignature(1)
		sig.AddInputs(0, y.i32)
		loc := last.Arg(0).Loc()
		nb := rw.ConvertBlockArgs(last, sig, nil)
		if nb != last || nb.NumArgs() != 1 || nb.Arg(0).Loc() != loc {
			t.Errorf("the block has %d arguments", nb.NumArgs())
		}
		return true
	})
	if res := ApplyGreedily(y.module, NewPatternSet(p), GreedyConfig{}); res.Rewrites != 1 || !done {
		t.Fatal("the pattern is not applied to a fixpoint")
	}
	if second.Next() != first {
		t.Error("MoveBefore does not move")
	}
}
