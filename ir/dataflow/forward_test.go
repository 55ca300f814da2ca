package dataflow_test

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/dataflow"
)

func addOrigins(s *dataflow.Solver, _ *dataflow.DeadCode) func(*ir.Operation) string {
	f := dataflow.AddForward(s, origins())
	return func(top *ir.Operation) string { return seen(top, f.Lookup) }
}

// callees has functions of each kind that a call may have.
const callees = `
func.func private @twice(%x: i32, %y: i32) -> (i32, i32) {
  "x.see"(%x, %y) {see = "arguments"} : (i32, i32) -> ()
  %c = "x.c"() : () -> i1
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %x, %y : i32, i32
^bb2:
  %r = "x.r"() {n = "r"} : () -> i32
  return %r, %r : i32, i32
}
func.func private @outside(i32) -> i32
func.func @f(%p: i32) {
  %a = "x.a"() {n = "a"} : () -> i32
  %b = "x.b"() {n = "b"} : () -> i32
  %0:2 = func.call @twice(%a, %b) : (i32, i32) -> (i32, i32)
  %1:2 = func.call @twice(%b, %b) : (i32, i32) -> (i32, i32)
  %2 = func.call @outside(%a) {n = "out"} : (i32) -> i32
  %g = func.constant @outside : (i32) -> i32
  %3 = func.call_indirect %g(%a) {n = "indirect"} : (i32) -> i32
  "x.see"(%p, %0#0, %0#1, %2, %3) {see = "results"} : (i32, i32, i32, i32, i32) -> ()
  return
}`

// TestForwardCalls checks what arguments of functions and results of calls get.
func TestForwardCalls(t *testing.T) {
	runCases(t, []flowCase{
		{name: "calls", text: callees, want: `
			arguments: a b / b
			results: ? / a b r / b r / ? / ?`},
		{name: "local", text: callees, local: true, want: `
			arguments: ? / ?
			results: ? / ? / ? / ? / ?`},
		{name: "never called", text: `
func.func private @f(%x: i32) {
  "x.see"(%x) {see = "argument"} : (i32) -> ()
  return
}`, want: "argument: -"},
		{name: "function of a value", text: `
func.func @f(%a: i32, %g: () -> i32) {
  %h = "test.functional_region_op"() ({
    %r = "x.r"() {n = "r"} : () -> i32
    "test.return"(%r) : (i32) -> ()
  }) : () -> (() -> i32)
  %0 = func.call_indirect %h() : () -> i32
  %1 = func.call_indirect %g() : () -> i32
  "x.see"(%0, %1) {see = "results"} : (i32, i32) -> ()
  return
}`, want: "results: ? / ?"},
		{name: "function outside", on: "f", text: `
func.func private @g() -> i32 {
  %r = "x.r"() {n = "r"} : () -> i32
  "x.see"(%r) {see = "outside"} : (i32) -> ()
  return %r : i32
}
func.func @f(%a: i32) {
  %0 = func.call @g() : () -> i32
  "x.see"(%a, %0) {see = "here"} : (i32, i32) -> ()
  return
}`, want: "outside: -\nhere: ? / ?"},
		{name: "another end", text: `
func.func private @g() -> i32 {
  %r = "x.r"() {n = "r"} : () -> i32
  "x.end"(%r) : (i32) -> ()
}
func.func @f() {
  %0 = func.call @g() : () -> i32
  "x.see"(%0) {see = "result"} : (i32) -> ()
  return
}`, want: "result: ?"},
		{name: "chain", text: `
func.func private @inner(%x: i32) -> i32 {
  return %x : i32
}
func.func private @outer(%x: i32) -> i32 {
  %0 = func.call @inner(%x) : (i32) -> i32
  return %0 : i32
}
func.func @f() {
  %a = "x.a"() {n = "a"} : () -> i32
  %0 = func.call @outer(%a) : (i32) -> i32
  "x.see"(%0) {see = "result"} : (i32) -> ()
  return
}`, want: "result: a"},
	}, addOrigins)
}

// TestForwardOwnCalls checks that an analysis may say what external calls return.
func TestForwardOwnCalls(t *testing.T) {
	add := func(s *dataflow.Solver, _ *dataflow.DeadCode) func(*ir.Operation) string {
		is := origins()
		is.Call = func(call *ir.Operation, operands []trail, join func(*ir.Value, trail)) {
			join(call.Result(0), union("called", append(operands, nameOf(call))...))
		}
		f := dataflow.AddForward(s, is)
		return func(top *ir.Operation) string { return seen(top, f.Lookup) }
	}
	runCases(t, []flowCase{{name: "calls", text: callees, want: `
		arguments: a b / b
		results: ? / a b r / b r / a called out / ?`}}, add)
}

// TestForwardBlocks checks what arguments of blocks get.
func TestForwardBlocks(t *testing.T) {
	const constant = `
func.func @f(%p: i32) {
  %no = arith.constant false
  %a = "x.a"() {n = "a"} : () -> i32
  %b = "x.b"() {n = "b"} : () -> i32
  cf.cond_br %no, ^bb1(%a, %b : i32, i32), ^bb2(%b : i32)
^bb1(%x: i32, %y: i32):
  %c = "x.c"() {n = "c"} : () -> i32
  "x.see"(%x, %y, %c) {see = "first"} : (i32, i32, i32) -> ()
  %z = "x.region"() ({
  ^bb0(%i: i32):
    "x.see"(%i) {see = "in first"} : (i32) -> ()
  }) : () -> i32
  cf.br ^bb2(%a : i32)
^bb2(%v: i32):
  "x.see"(%v) {see = "second"} : (i32) -> ()
  return
}`
	const loop = `
func.func @f(%c: i1) {
  %a = "x.a"() {n = "a"} : () -> i32
  cf.br ^bb1(%a : i32)
^bb1(%x: i32):
  "x.see"(%x) {see = "head"} : (i32) -> ()
  %y = "x.y"(%x) {n = "y"} : (i32) -> i32
  cf.cond_br %c, ^bb1(%y : i32), ^bb2
^bb2:
  %w = "x.w"() {n = "w"} : () -> i32
  cf.cond_br %c, ^bb1(%w : i32), ^bb3
^bb3:
  return
}`
	runCases(t, []flowCase{
		{name: "all", text: constant, want: "first: a / b / c\nin first: ?\nsecond: a b"},
		{name: "constant", text: constant, constants: true, want: "first: - / - / -\nin first: -\nsecond: b"},
		{name: "loop", text: loop, want: "head: a w y"},
		{name: "loop behind a constant", text: strings.Replace(loop, "func.func @f(%c: i1) {", "func.func @f(%p: i1) {\n  %c = arith.constant false", 1),
			constants: true, want: "head: a"},
		{name: "loop with constants", text: loop, constants: true, want: "head: a w y"},
		{name: "unknown branch", text: `
func.func @f(%p: i32) {
  %a = "x.a"() {n = "a"} : () -> i32
  "x.branch"(%a)[^bb1] : (i32) -> ()
^bb1(%x: i32):
  "x.see"(%x) {see = "argument"} : (i32) -> ()
  return
}`, want: "argument: ?"},
		{name: "produced", text: `
func.func @f(%p: i32) {
  %a = "x.a"() {n = "a"} : () -> i32
  %b = "x.b"() {n = "b"} : () -> i32
  "test.internal_br"(%a, %b)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 1>} : (i32, i32) -> ()
^bb1(%x: i32):
  "x.see"(%x) {see = "passed"} : (i32) -> ()
  return
^bb2(%y: i32, %z: i32):
  "x.see"(%y, %z) {see = "produced, passed"} : (i32, i32) -> ()
  return
}`, want: "passed: a\nproduced, passed: ? / b"},
	}, addOrigins)
}

const regions = `
func.func @f(%n: index, %c: i1) {
  %a = "x.a"() {n = "a"} : () -> i32
  %b = "x.b"() {n = "b"} : () -> i32
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %a) -> i32 {
    "x.see"(%i, %x) {see = "loop"} : (index, i32) -> ()
    %y = "x.y"(%x) {n = "y"} : (i32) -> i32
    scf.yield %y : i32
  }
  %1 = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  %2:2 = scf.while (%p = %a) : (i32) -> (i32, i32) {
    scf.condition(%c) %b, %p : i32, i32
  } do {
  ^bb0(%q: i32, %r: i32):
    "x.see"(%q, %r) {see = "while"} : (i32, i32) -> ()
    %w = "x.w"() {n = "w"} : () -> i32
    scf.yield %w : i32
  }
  %3 = "x.unknown"(%a) ({
  ^bb0(%i: i32):
    "x.see"(%i) {see = "unknown"} : (i32) -> ()
  }, {
  ^bb0(%j: i32):
    "x.see"(%j) {see = "unknown too"} : (i32) -> ()
  }) {n = "region"} : (i32) -> i32
  %4 = "test.any_cond"() ({
    "x.end"(%a) : (i32) -> ()
  }) : () -> i32
  "x.see"(%0, %1, %2#0, %2#1, %3, %4) {see = "results"} : (i32, i32, i32, i32, i32, i32) -> ()
  return
}`

// TestForwardRegions checks what arguments of regions and results of operations with regions get.
func TestForwardRegions(t *testing.T) {
	runCases(t, []flowCase{{name: "regions", text: regions, want: `
		loop: ? / a y
		while: b / a w
		unknown: ?
		unknown too: ?
		results: a y / a b / b / a w / a region / ?`}}, addOrigins)
	add := func(s *dataflow.Solver, _ *dataflow.DeadCode) func(*ir.Operation) string {
		is := origins()
		is.Others = func(op *ir.Operation, to int, values []*ir.Value, join func(*ir.Value, trail)) {
			for _, v := range values {
				join(v, trail([]string{"results", "first", "second"}[to+1]+"-of-"+op.Name()))
			}
		}
		f := dataflow.AddForward(s, is)
		return func(top *ir.Operation) string { return seen(top, f.Lookup) }
	}
	runCases(t, []flowCase{{name: "others", text: regions, want: `
		loop: first-of-scf.for / a y
		while: b / a w
		unknown: first-of-x.unknown
		unknown too: second-of-x.unknown
		results: a y / a b / b / a w / a region / ?`}}, add)
}

// TestForwardKnown checks to which values the analysis has come.
func TestForwardKnown(t *testing.T) {
	top := parse(t, `
func.func @f() {
  %a = "x.a"() {n = "a"} : () -> i32
  %b = "x.b"() : () -> i32
  %c = "x.c"(%a) : (i32) -> i32
  return
}`)
	s := &dataflow.Solver{}
	dataflow.AddDeadCode(s)
	f := dataflow.AddForward(s, dataflow.Forward[trail]{Entry: enterUnknown, Op: func(*ir.Operation, []trail, func(*ir.Value, trail)) {}})
	if !s.Run(top) {
		t.Fatal("the solver failed")
	}
	a := find(top, "f").Region(0).First().First()
	if got, known := f.Lookup(a.Result(0)); got != "" || !known {
		t.Errorf("an operand of which the analysis says nothing is %q", written(got, known))
	}
	b := a.Next().Result(0)
	if _, known := f.Lookup(b); known {
		t.Error("the analysis comes to a value without uses of which it says nothing")
	}
	if f.Join(b, ""); f.Of(b) != "" {
		t.Error("nothing adds something")
	}
	if _, known := f.Lookup(b); !known {
		t.Error("the analysis has not come to a value of which it knows nothing")
	}
}

// TestForwardVisits checks that an operation is visited once for each change of its operands, however often it has been visited.
func TestForwardVisits(t *testing.T) {
	const height = 100
	s, visits := &dataflow.Solver{}, 0
	dataflow.AddDeadCode(s)
	dataflow.AddForward(s, dataflow.Forward[steps]{
		Entry: func(*ir.Value) steps { return height },
		Op: func(op *ir.Operation, operands []steps, join func(*ir.Value, steps)) {
			visits++
			for _, v := range op.Results() {
				join(v, min(height, 1+max(0, append(operands, 0)[0])))
			}
		},
	})
	if !s.Run(parseTest(t, `
func.func @f(%c: i1) {
  %a = "x.a"() : () -> i32
  cf.br ^bb1(%a : i32)
^bb1(%x: i32):
  %y = "x.y"(%x) : (i32) -> i32
  cf.cond_br %c, ^bb1(%y : i32), ^bb2
^bb2:
  return
}`)) {
		t.Fatal("the solver failed")
	}
	if visits > height+5 {
		t.Errorf("%d visits of two operations for %d changes", visits, height)
	}
}
