package rewrite_test

import (
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// unregistered parses a module with operations that no dialect declares.
func unregistered(t *testing.T, text string) *ir.Operation {
	t.Helper()
	ctx := ir.NewContext(nil)
	ctx.AllowUnregistered = true
	m, ok := ir.Parse(ctx, ctx.AddFile("named", []byte(text)))
	if !ok {
		t.Fatal("does not parse")
	}
	return m
}

func names(m *ir.Operation) string {
	s := ""
	for op := m.Region(0).First().First(); op != nil; op = op.Next() {
		s += op.Name() + " "
	}
	return s
}

func eraseAny(op *ir.Operation, rw *rewrite.Rewriter) bool {
	rw.Erase(op)
	return true
}

// A pattern of a name is tried on the operations of that name only, together with the patterns of any operation.
func TestNamedRoot(t *testing.T) {
	const text = `"a.a"() : () -> () "a.b"() : () -> () "a.c"() : () -> ()`
	visited := ""
	visit := rewrite.OnOp("visit", nil, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		visited += op.Name() + " "
		return false
	})
	m := unregistered(t, text)
	rewrite.ApplyGreedily(m, rewrite.NewPatternSet(visit, rewrite.OnNamed("erase", "a.b", eraseAny).WithBenefit(2)), rewrite.GreedyConfig{MaxIterations: 1})
	if got := names(m); got != "a.a a.c " {
		t.Error("greedy leaves", got)
	}
	if visited != "a.a a.c " {
		t.Error("the other pattern saw", visited)
	}
	m = unregistered(t, text)
	target := rewrite.NewTarget()
	target.MarkUnknownDynamic(func(op *ir.Operation) bool { return op.Name() != "a.b" })
	if !rewrite.ConvertPartial([]*ir.Operation{m}, target, rewrite.NewPatternSet(rewrite.OnNamed("erase", "a.b", eraseAny))) {
		t.Error("the conversion fails")
	}
	if got := names(m); got != "a.a a.c " {
		t.Error("the conversion leaves", got)
	}
}

// A note is current for the patterns that look at the same operation after each other.
func TestNote(t *testing.T) {
	type key struct{}
	trace := ""
	look := func(name string) *rewrite.Pattern {
		return rewrite.OnOp(name, nil, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			v, current := rw.Note(key{}, func() any { return new(int) })
			*v.(*int)++
			trace += name
			if current {
				trace += "+"
			}
			if *v.(*int) == 6 {
				trace += "6"
			}
			return false
		})
	}
	m := unregistered(t, `"a.a"() : () -> () "a.b"() : () -> ()`)
	rewrite.ApplyGreedily(m, rewrite.NewPatternSet(look("x"), look("y"), look("z")), rewrite.GreedyConfig{MaxIterations: 1})
	if trace != "xy+z+xy+z+6" {
		t.Error("got", trace)
	}
}

// Abort ends a greedy rewrite: what was done stays, and no pattern is tried afterwards.
func TestAbort(t *testing.T) {
	m := unregistered(t, `"a.a"() : () -> () "a.b"() : () -> () "a.c"() : () -> ()`)
	tried := ""
	p := rewrite.OnOp("p", nil, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		tried += op.Name() + " "
		if op.Name() == "a.b" {
			return rw.Abort()
		}
		rw.Erase(op)
		return true
	})
	set := rewrite.NewPatternSet(p, rewrite.OnNamed("erase", "a.b", eraseAny).WithBenefit(-1))
	res := rewrite.ApplyGreedily(m, set, rewrite.GreedyConfig{})
	if !res.Failed || !res.Changed || res.Converged || tried != "a.a a.b " || names(m) != "a.b a.c " {
		t.Errorf("%+v after %sleaves %s", res, tried, names(m))
	}
	if res := rewrite.ApplyToOps([]*ir.Operation{m.Region(0).First().First()}, set, rewrite.GreedyConfig{}); !res.Failed {
		t.Errorf("%+v", res)
	}
	set = rewrite.NewPatternSet(rewrite.OnNamed("erase", "a.b", eraseAny))
	if res := rewrite.ApplyGreedily(m, set, rewrite.GreedyConfig{}); res.Failed || names(m) != "a.c " {
		t.Errorf("%+v leaves %s", res, names(m))
	}
}
