package rewrite

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

// traced returns what f makes the drivers write about themselves.
func traced(ctx *ir.Context, f func(), parts ...string) string {
	var b strings.Builder
	ctx.DebugLog = &ir.DebugLog{Out: &b, Types: parts}
	f()
	ctx.DebugLog = nil
	return b.String()
}

// checkTrace compares a trace with a recorded one.
func checkTrace(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s: got\n%s\nwant\n%s", name, got, want)
	}
}

const tracedBody = `%c = "toy.const"() {value = 1 : i32} : () -> i32
	%s = "toy.add"(%c, %c) : (i32, i32) -> i32
	%d = "toy.double"(%s) : (i32) -> i32
	%dead = "toy.neg"(%d) : (i32) -> i32
	"toy.use"(%d) : (i32) -> ()`

// double makes an addition of toy.double, if may is true.
func double(name string, may bool, def *ir.OpDef) *Pattern {
	return OnOp(name, toyDouble, func(op *ir.Operation, rw *Rewriter) bool {
		if !may {
			return rw.Fail("not today")
		}
		x := op.Operand(0)
		rw.ReplaceByNew(op, def, []*ir.Value{x, x}, op.ResultTypes())
		return true
	}).Generates(def)
}

func TestGreedyTrace(t *testing.T) {
	c := newConv(t, "%a: i32", tracedBody)
	got := traced(c.ctx, func() {
		ApplyGreedily(c.module, NewPatternSet(double("never", false, toyMax).WithBenefit(2), double("always", true, toyMax)), GreedyConfig{BottomUp: true})
	}, "other", "greedy-rewriter")
	checkTrace(t, "trace_greedy.txt", got)
	if again := traced(c.ctx, func() { ApplyGreedily(c.module, NewPatternSet(), GreedyConfig{}) }, "dialect-conversion"); again != "" {
		t.Error("a part writes that nobody asked for:", again)
	}
}

func TestConversionTrace(t *testing.T) {
	c := newConv(t, "%a: i32", tracedBody+`
		"toy.scope"() ({ ^b(%x: i1): "toy.return"() : () -> () }) : () -> ()`)
	c.target.AddIllegalOp(toyDouble, toyNeg, toyAdd, toyScope)
	c.target.AddLegalOp(toyConst, toyUse)
	c.target.AddLegalOp(toyReturn)
	got := traced(c.ctx, func() {
		c.partial(double("bad", true, lowBad), double("never", false, lowAdd).WithBenefit(3), double("always", true, lowAdd),
			OnOp("negative", toyNeg, func(op *ir.Operation, rw *Rewriter) bool {
				rw.Erase(op)
				return true
			}),
			OnOp("scope", toyScope, func(op *ir.Operation, rw *Rewriter) bool {
				rw.InlineRegionBefore(op.Region(0), op.ParentRegion(), nil)
				rw.Erase(op)
				return true
			}))
	}, "dialect-conversion")
	checkTrace(t, "trace_conversion.txt", got)
}

// Patterns that lead to a legal operation in fewer steps come first, those that lead nowhere never.
func TestCosts(t *testing.T) {
	c := newConv(t, "%a: i32", `%d = "x.a"(%a) : (i32) -> i32
	"toy.use"(%d) : (i32) -> ()`)
	var order []string
	step := func(from, to string) *Pattern {
		return OnNamed(from+to, "x."+from, func(op *ir.Operation, rw *Rewriter) bool {
			order = append(order, from+to)
			rw.ReplaceWithOp(op, rw.Build(&ir.OperationState{Info: c.ctx.OpInfo("x." + to), Operands: op.Operands(), Results: op.ResultTypes()}))
			return true
		}).GeneratesNames("x." + to)
	}
	c.target.AddLegalName("x.d")
	c.target.AddIllegalName("x.a", "x.b", "x.c", "x.e")
	if !c.partial(step("a", "b").WithBenefit(5), step("b", "c"), step("c", "d"), step("a", "e").WithBenefit(9), step("a", "c")) {
		t.Fatal(c.messages)
	}
	if got := strings.Join(order, " "); got != "ac cd" {
		t.Error("applied", got)
	}
}

// A converter of a region converts the arguments of blocks that move into the region. Other operations around moved blocks have to be legal.
func TestMovedBlocks(t *testing.T) {
	inline := OnOp("inline", toyScope, func(op *ir.Operation, rw *Rewriter) bool {
		rw.InlineRegionBefore(op.Region(0), op.ParentRegion(), nil)
		rw.Erase(op)
		return true
	})
	const body = `"toy.scope"() ({ ^b(%x: i32): "low.use"(%x) : (i32) -> () "low.return"() : () -> () }) : () -> () "low.return"() : () -> ()`
	c := newConv(t, "%a: i32", body)
	c.withCasts()
	c.target.AddDynamicOp(func(op *ir.Operation) bool { return c.types.IsLegal(op.Region(0).First().Arg(0).Type()) }, toyFunc)
	c.target.AddIllegalOp(toyScope)
	ok := c.partial(inline, ConvertOp("func", c.types, toyFunc, func(op *ir.Operation, _ Adaptor, rw *Rewriter) bool {
		rw.Modify(op, func() { rw.ConvertRegionTypes(op.Region(0), c.types, nil) })
		return true
	}))
	if text := c.text(); !ok || strings.Contains(text, "%1: i32") || strings.Count(text, ": i64") < 2 {
		t.Error(c.messages, text)
	}
	c = newConv(t, "%a: i32", body)
	c.target.AddIllegalOp(toyScope)
	c.target.AddDynamicOp(func(op *ir.Operation) bool { return op.Region(0).HasOneBlock() }, toyFunc)
	before := c.text()
	if c.partial(inline) || c.text() != before {
		t.Error("the function is illegal, but the conversion succeeds:", c.text())
	}
}

// heard collects what a listener hears.
func heard() (*Listener, *[]string) {
	var list []string
	say := func(what string, op *ir.Operation) { list = append(list, what+" "+op.Name()) }
	return &Listener{
		Inserted: func(op *ir.Operation, from Origin) {
			switch {
			case !from.Linked:
				say("new", op)
			case from.Known && from.Before == nil:
				say("last", op)
			default:
				say("moved", op)
			}
		},
		Modified: func(op *ir.Operation) { say("modified", op) },
		Replaced: func(op *ir.Operation, _ [][]*ir.Value) { say("replaced", op) },
		Erased:   func(op *ir.Operation) { say("erased", op) },
		BlockInserted: func(b *ir.Block, linked bool) {
			list = append(list, map[bool]string{true: "block", false: "new block"}[linked])
		},
		BlockErased: func(*ir.Block) { list = append(list, "no block") },
	}, &list
}

func TestListeners(t *testing.T) {
	patterns := NewPatternSet(double("always", true, lowAdd), OnOp("inline", toyScope, func(op *ir.Operation, rw *Rewriter) bool {
		rw.InlineBlockBefore(op.Region(0).First(), op.Block(), op, nil)
		rw.Erase(op)
		return true
	}))
	const body = `%d = "toy.double"(%a) : (i32) -> i32 "toy.use"(%d) : (i32) -> () "toy.scope"() ({ "toy.use"(%a) : (i32) -> () }) : () -> ()`
	c := newConv(t, "%a: i32", body)
	l, got := heard()
	ApplyGreedily(c.module, patterns, GreedyConfig{Listener: l})
	want := "new low.add, replaced toy.double, modified toy.use, erased toy.double, last toy.use, no block, erased toy.scope"
	if s := strings.Join(*got, ", "); s != want {
		t.Errorf("greedy: got %s, want %s", s, want)
	}
	c = newConv(t, "%a: i32", body)
	c.target.AddIllegalOp(toyDouble, toyScope)
	l, got = heard()
	if !ConvertPartialWith([]*ir.Operation{c.module}, c.target, patterns, ConvertOptions{Listener: l}) {
		t.Fatal(c.messages)
	}
	want = "new low.add, replaced toy.double, modified toy.use, erased toy.double, no block, replaced toy.scope, erased toy.scope"
	if s := strings.Join(*got, ", "); s != want {
		t.Errorf("conversion: got %s, want %s", s, want)
	}
}

func TestUnlegalized(t *testing.T) {
	c := newConv(t, "%a: i32", `"x.y"() : () -> () "toy.use"(%a) : (i32) -> () "low.use"(%a) : (i32) -> ()`)
	var left []string
	ok := ConvertPartialWith([]*ir.Operation{c.module}, c.target, NewPatternSet(), ConvertOptions{Unlegalized: func(op *ir.Operation) { left = append(left, op.Name()) }})
	if got := strings.Join(left, " "); !ok || got != "x.y toy.use" {
		t.Error("left", got)
	}
}

// Single uses and branches change, and the driver hears of them.
func TestReplaceUsesIf(t *testing.T) {
	c := newConv(t, "%a: i32, %b: i32", `"toy.use"(%a, %a) : (i32, i32) -> () "toy.scope"() ({ "x.br"()[^u, ^v] : () -> () ^u: "x.br"()[^u] : () -> () ^v: "x.br"()[^u] : () -> () }) : () -> ()`)
	l, got := heard()
	done := false
	ApplyGreedily(c.module, NewPatternSet(OnOp("some", toyFunc, func(op *ir.Operation, rw *Rewriter) bool {
		if done {
			return false
		}
		done = true
		body := op.Region(0).First()
		rw.ReplaceUsesIf(body.Arg(0), body.Arg(1), func(u *ir.Operand) bool { return u == u.Owner().OperandUse(1) })
		inner := body.Last().Region(0)
		rw.ReplaceBlockUses(inner.First().Next(), inner.Last())
		m := ir.NewMapping()
		rw.CloneRegionBefore(inner, inner, inner.First().Next(), m)
		return true
	})), GreedyConfig{Listener: l, Regions: RegionsUnchanged})
	text := c.text()
	if !strings.Contains(text, `"toy.use"(%arg0, %arg1)`) || strings.Count(text, "x.br") != 6 {
		t.Error(text)
	}
	if s := strings.Join(*got, ", "); s != "modified toy.use, modified x.br, modified x.br, modified x.br, new block, new x.br, new block, new x.br, new block, new x.br" {
		t.Error("heard", s)
	}
}
