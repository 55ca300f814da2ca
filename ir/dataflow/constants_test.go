package dataflow_test

import (
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/dataflow"
)

// constantText writes a constant: a star if the value varies, 0 if nothing is known.
func constantText(c dataflow.Constant, known bool) (trail, bool) {
	switch {
	case !c.Known:
		return "", known
	case c.Value == nil:
		return "*", known
	}
	return trail(ir.AttrString(c.Value)), known
}

func addConstants(s *dataflow.Solver, _ *dataflow.DeadCode) func(*ir.Operation) string {
	f := dataflow.AddConstants(s)
	return func(top *ir.Operation) string {
		return seen(top, func(v *ir.Value) (trail, bool) { return constantText(f.Lookup(v)) })
	}
}

// TestConstants checks which values have known constants.
func TestConstants(t *testing.T) {
	runCases(t, []flowCase{
		{name: "calls", text: `
func.func @f(%p: i32) {
  %0 = func.call @one() : () -> i32
  %1 = arith.addi %0, %0 : i32
  %2 = arith.addi %1, %p : i32
  %3 = arith.subi %p, %p : i32
  %4 = arith.muli %1, %1 : i32
  "x.see"(%0, %1, %2, %3, %4) {see = "f"} : (i32, i32, i32, i32, i32) -> ()
  return
}
func.func private @one() -> i32 {
  %c = arith.constant 1 : i32
  return %c : i32
}`, want: "f: 1 : i32 / 2 : i32 / * / 0 : i32 / 4 : i32"},
		{name: "branches", text: `
func.func @f(%p: i1) {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %yes = arith.constant true
  cf.cond_br %p, ^bb1(%a, %a : i32, i32), ^bb1(%b, %a : i32, i32)
^bb1(%x: i32, %y: i32):
  %z = arith.addi %x, %y : i32
  %s = arith.select %yes, %b, %x : i32
  "x.see"(%x, %y, %z, %s) {see = "f"} : (i32, i32, i32, i32) -> ()
  return
}`, want: "f: * / 1 : i32 / * / 2 : i32"},
		{name: "loop", text: `
func.func @f(%n: index) {
  %a = arith.constant 0 : i32
  %b = arith.constant 1 : i32
  %0:2 = scf.for %i = %n to %n step %n iter_args(%x = %a, %y = %b) -> (i32, i32) {
    %z = arith.addi %x, %x : i32
    %w = arith.addi %y, %y : i32
    scf.yield %z, %w : i32, i32
  }
  "x.see"(%0#0, %0#1) {see = "f"} : (i32, i32) -> ()
  return
}`, want: "f: 0 : i32 / *"},
		{name: "value of another operation", text: `
func.func @f(%p: i32) {
  %a = arith.constant 7 : i32
  %0 = "test.op_with_variadic_results_and_folder"(%a) : (i32) -> i32
  %1 = "test.op_with_variadic_results_and_folder"(%p) : (i32) -> i32
  "x.see"(%0, %1) {see = "f"} : (i32, i32) -> ()
  return
}`, want: "f: 7 : i32 / *"},
		{name: "fold of an operation with a region", text: `
func.func @f() {
  %a = arith.constant 7 : i32
  %0 = "test.op_with_region_fold"(%a) ({
    "x.end"() : () -> ()
  }) : (i32) -> i32
  "x.see"(%a, %0) {see = "f"} : (i32, i32) -> ()
  return
}`, want: "f: 7 : i32 / *"},
	}, addConstants)
}

// TestConstantsKeepText checks that the analysis undoes folds that change operations in place.
func TestConstantsKeepText(t *testing.T) {
	top := parseTest(t, `
func.func @f(%p: i32) -> (i32, i32, i1) {
  %a = arith.constant 7 : i32
  %0 = arith.addi %a, %p {k = 1 : i8} : i32
  %1 = "test.op_in_place_fold"(%a) : (i32) -> i32
  "test.op_in_place_fold"(%a) {more = 1 : i8} : (i32) -> i32
  %2 = "test.op_in_place_self_fold"() : () -> i32
  %3 = arith.cmpi slt, %a, %p : i32
  return %0, %1, %3 : i32, i32, i1
}`)
	before := top.String()
	s := &dataflow.Solver{}
	dataflow.AddDeadCode(s)
	c := dataflow.AddConstants(s)
	if !s.Run(top) {
		t.Fatal("the solver failed")
	}
	if after := top.String(); after != before {
		t.Errorf("the analysis changes\n%s\nto\n%s", before, after)
	}
	for op := top.Region(0).First().First().Region(0).First().First().Next(); op.NumResults() > 0; op = op.Next() {
		if k := c.Of(op.Result(0)); !k.Known || k.Value != nil {
			t.Errorf("the result of %s is %v", op.Name(), k.Value)
		}
	}
}

// TestConstantJoin checks each pair of kinds of constants.
func TestConstantJoin(t *testing.T) {
	ctx := ir.NewContext(nil)
	nothing, one, two, varies := dataflow.Constant{}, dataflow.Constant{Known: true, Value: ctx.Bool(true)}, dataflow.Constant{Known: true, Value: ctx.Bool(false)}, dataflow.Varies()
	for _, c := range []struct {
		name       string
		a, b, want dataflow.Constant
		changed    bool
	}{
		{"nothing twice", nothing, nothing, nothing, false},
		{"nothing and one", nothing, one, one, true},
		{"one and nothing", one, nothing, one, false},
		{"one twice", one, one, one, false},
		{"one and two", one, two, varies, true},
		{"one and any", one, varies, varies, true},
		{"any and one", varies, one, varies, false},
		{"nothing and any", nothing, varies, varies, true},
		{"any and nothing", varies, nothing, varies, false},
		{"any twice", varies, varies, varies, false},
	} {
		if got, changed := c.a.Join(c.b); got != c.want || changed != c.changed {
			t.Errorf("%s: got %v, changed %v", c.name, got, changed)
		}
	}
}

// TestUseConstants checks that facts of any analysis decide branches, and that a branch that waits for one is visited again.
func TestUseConstants(t *testing.T) {
	top := parse(t, `
func.func @f(%c: i1, %d: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return
^bb2:
  cf.cond_br %d, ^bb3, ^bb3
^bb3:
  return
}`)
	entry := top.Region(0).First().First().Region(0).First()
	run := func(known dataflow.Constant) (*dataflow.DeadCode, *dataflow.Facts[dataflow.Constant]) {
		s := &dataflow.Solver{}
		d := dataflow.AddDeadCode(s)
		facts := dataflow.NewFacts[dataflow.Constant](s)
		dataflow.UseConstants(s, facts)
		s.Add(&announcer{s: s, say: func() {
			if known.Known {
				facts.Join(entry.Arg(0), known)
			}
		}})
		if !s.Run(top) {
			t.Fatal("the solver failed")
		}
		return d, facts
	}
	first, second := entry.Next(), entry.Next().Next()
	d, facts := run(dataflow.Constant{})
	if d.IsLive(first) || d.IsLive(second) {
		t.Error("a branch whose condition is not known yet is taken")
	}
	if _, known := facts.Lookup(entry.Arg(0)); !known {
		t.Error("the analysis has not asked for the condition")
	}
	if _, known := facts.Lookup(entry.Arg(1)); known {
		t.Error("the analysis asks for a condition in dead code")
	}
	d, _ = run(dataflow.Varies())
	if !d.IsLive(first) || !d.IsLive(second) || !d.IsEdgeLive(dataflow.Edge{From: entry, To: first}) || d.IsLive(second.Next()) {
		t.Error("a branch on a value that varies does not go everywhere")
	}
	d, _ = run(dataflow.Constant{Known: true, Value: top.Context().Bool(false)})
	if d.IsLive(first) || !d.IsLive(second) || d.IsEdgeLive(dataflow.Edge{From: entry, To: first}) || !d.IsEdgeLive(dataflow.Edge{From: entry, To: second}) {
		t.Error("a branch on a constant goes elsewhere")
	}
}

// announcer is an analysis that says something at its only visit.
type announcer struct {
	s   *dataflow.Solver
	say func()
}

// Start says it.
func (a *announcer) Start(*ir.Operation) { a.say() }

// Visit does nothing.
func (a *announcer) Visit(dataflow.Point) {}
