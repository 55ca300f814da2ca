package dataflow_test

import (
	"strconv"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/dataflow"
)

// addGoals returns a function that adds the analysis of where values go. change, if not nil, changes its description.
func addGoals(change func(is *dataflow.Backward[trail])) adder {
	return func(s *dataflow.Solver, _ *dataflow.DeadCode) func(*ir.Operation) string {
		is := goals()
		if change != nil {
			change(&is)
		}
		f := dataflow.AddBackward(s, is)
		return func(top *ir.Operation) string { return sources(top, f.Lookup) }
	}
}

// sources returns what is known of the results of the operations with the attribute `of`, as seen does for operands.
func sources(top *ir.Operation, lookup func(*ir.Value) (trail, bool)) (lines string) {
	top.Walk(func(op *ir.Operation) {
		if of := op.StringAttr("of"); of != "" {
			lines += of + ":"
			for i, v := range op.Results() {
				if i > 0 {
					lines += " /"
				}
				lines += " " + written(lookup(v))
			}
			lines += "\n"
		}
	})
	return lines[:max(0, len(lines)-1)]
}

// kept marks operands that control flow does not pass on.
func kept(kind string) func(*ir.Operation, int, func(*ir.Value, trail)) {
	return func(op *ir.Operation, i int, join func(*ir.Value, trail)) {
		join(op.Operand(i), trail(kind+strconv.Itoa(i)))
	}
}

const backwardCalls = `
func.func private @pass(%x: i32, %y: i32) -> i32 {
  "x.use"(%x) {n = "use"} : (i32) -> ()
  %r:2 = "x.r"() {of = "returned"} : () -> (i32, i32)
  return %y : i32
}
func.func private @make() -> (i32, i32) {
  %r:2 = "x.r"() {of = "made"} : () -> (i32, i32)
  return %r#0, %r#1 : i32, i32
}
func.func private @never(%x: i32) -> i32 {
  %r = "x.r"() {of = "of a function that nobody calls"} : () -> i32
  return %r : i32
}
func.func private @outside(i32) -> i32
func.func @f(%p: i32) -> i32 {
  %a:5 = "x.a"() {of = "passed"} : () -> (i32, i32, i32, i32, i32)
  %0 = func.call @pass(%a#0, %a#1) : (i32, i32) -> i32
  "x.end"(%0) {n = "result"} : (i32) -> ()
  %1 = func.call @outside(%a#2) {n = "outside"} : (i32) -> i32
  "x.end"(%1) {n = "after"} : (i32) -> ()
  %g = func.constant @outside : (i32) -> i32
  %2 = func.call_indirect %g(%a#3) {n = "indirect"} : (i32) -> i32
  "x.end"(%2) {n = "after"} : (i32) -> ()
  %3:2 = func.call @make() : () -> (i32, i32)
  "x.end"(%3#0) {n = "first"} : (i32) -> ()
  %4:2 = func.call @make() : () -> (i32, i32)
  "x.end"(%4#0) {n = "first again"} : (i32) -> ()
  "x.end"(%4#1) {n = "second"} : (i32) -> ()
  return %a#4 : i32
}`

// TestBackwardCalls checks what operands of calls and returns get.
func TestBackwardCalls(t *testing.T) {
	runCases(t, []flowCase{
		{name: "calls", text: backwardCalls, want: `
			returned: 0 / 0
			made: again first / second
			of a function that nobody calls: -
			passed: use / result / 0 / after indirect / ?`},
		{name: "local", text: backwardCalls, local: true, want: `
			returned: 0 / 0
			made: again first / second
			of a function that nobody calls: -
			passed: 0 / 0 / 0 / after indirect / ?`},
	}, addGoals(nil))
	runCases(t, []flowCase{
		{name: "kept operands of calls", text: backwardCalls, want: `
			returned: 0 / 0
			made: again first / second
			of a function that nobody calls: -
			passed: use / result / call0 / after indirect / ?`},
		{name: "another place of operands", text: `
func.func private @g(%x: i32) {
  "x.use"(%x) {n = "use"} : (i32) -> ()
  return
}
func.func @f() {
  %a = "x.a"() {of = "passed, kept"} : () -> i32
  %m = memref.alloc() {of = "kept address"} : memref<i32>
  test.call_on_device @g(%a), %a : (i32, i32) -> ()
  test.call_and_store @g(%a), %m {store_before_call = true} : (memref<i32>, i32) -> ()
  return
}`, want: "passed, kept: call1 use\nkept address: call0"},
	}, addGoals(func(is *dataflow.Backward[trail]) { is.Call = kept("call") }))
	external := func(is *dataflow.Backward[trail]) {
		is.Call = kept("call")
		is.External = func(call *ir.Operation, results []trail, join func(*ir.Value, trail)) {
			for _, v := range call.Operands() {
				join(v, union("external", results...))
			}
		}
	}
	runCases(t, []flowCase{
		{name: "external calls", text: backwardCalls, want: `
			returned: 0 / 0
			made: again first / second
			of a function that nobody calls: -
			passed: use / result / after external / after indirect / ?`},
		{name: "all calls external", text: backwardCalls, local: true, want: `
			returned: 0 / 0
			made: again first / second
			of a function that nobody calls: -
			passed: external result / external result / after external / after indirect / ?`},
	}, addGoals(external))
}

const backwardRegions = `
func.func @f(%n: index) {
  %c:2 = "x.c"() {of = "conditions"} : () -> (i1, i1)
  %a:3 = "x.a"() {of = "passed"} : () -> (i32, i32, i32)
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %a#0) -> i32 {
    "x.use"(%x) {n = "body"} : (i32) -> ()
    %y = "x.y"() {of = "yielded"} : () -> i32
    scf.yield {n = "yield"} %y : i32
  }
  "x.use"(%0) {n = "after"} : (i32) -> ()
  %1 = scf.if %c#0 -> i32 {
    %t = "x.t"() {of = "then"} : () -> i32
    scf.yield %t : i32
  } else {
    scf.yield %a#1 : i32
  }
  "x.use"(%1) {n = "if"} : (i32) -> ()
  %2 = scf.while (%p = %a#2) : (i32) -> i32 {
    "x.use"(%p) {n = "before"} : (i32) -> ()
    %d = "x.d"() {of = "condition in a loop"} : () -> i1
    scf.condition(%d) %p : i32
  } do {
  ^bb0(%q: i32):
    "x.use"(%q) {n = "while"} : (i32) -> ()
    %w = "x.w"() {of = "round"} : () -> i32
    scf.yield %w : i32
  }
  "x.use"(%2) {n = "end"} : (i32) -> ()
  %first:3 = "x.first"() {of = "first"} : () -> (i32, i32, i32)
  %4:2 = "flow.first"(%first#0, %first#1, %first#2) ({
  ^bb0(%v: i32, %w: i32):
    "x.use"(%v) {n = "v"} : (i32) -> ()
    "test.return"(%v, %w) : (i32, i32) -> ()
  }) : (i32, i32, i32) -> (i32, i32)
  "x.use"(%4#1) {n = "second"} : (i32) -> ()
  %3 = "x.unknown"(%c#1) ({
    %u = "x.u"() {of = "in unknown"} : () -> i32
    "x.leave"(%u) {n = "leave"} : (i32) -> ()
  }) {n = "region"} : (i1) -> i32
  return
}`

// TestBackwardRegions checks what operands of operations with regions, and of terminators of regions, get.
func TestBackwardRegions(t *testing.T) {
	runCases(t, []flowCase{{name: "regions", text: backwardRegions, want: `
		conditions: 0 / region
		passed: after body / if / before end while
		yielded: after body
		then: if
		condition in a loop: 0
		round: before end while
		first: v / second / 0
		in unknown: leave`}}, addGoals(nil))
	runCases(t, []flowCase{{name: "kept operands", text: backwardRegions, want: `
		conditions: branch0 / region
		passed: after body / if / before end while
		yielded: after body
		then: if
		condition in a loop: branch0
		round: before end while
		first: v / second / branch2
		in unknown: leave`}}, addGoals(func(is *dataflow.Backward[trail]) { is.Branch = kept("branch") }))
}

// TestBackwardBlocks checks what operands of branches get.
func TestBackwardBlocks(t *testing.T) {
	const blocks = `
func.func @f(%n: index) {
  %c:2 = "x.c"() {of = "conditions"} : () -> (i1, i1)
  %a:4 = "x.a"() {of = "passed"} : () -> (i32, i32, i32, i32)
  cf.cond_br %c#0, ^bb1(%a#0, %a#1 : i32, i32), ^bb2(%a#0 : i32)
^bb1(%x: i32, %y: i32):
  "x.use"(%y) {n = "y"} : (i32) -> ()
  %m = "x.m"(%x) {n = "m", of = "m"} : (i32) -> i32
  cf.br ^bb2(%m : i32)
^bb2(%z: i32):
  "x.use"(%z) {n = "z"} : (i32) -> ()
  "test.internal_br"(%a#2, %a#3)[^bb3, ^bb4] {operandSegmentSizes = array<i32: 1, 1>} : (i32, i32) -> ()
^bb3(%v: i32):
  "x.use"(%v) {n = "v"} : (i32) -> ()
  return
^bb4(%e: i32, %w: i32):
  "x.use"(%e) {n = "e"} : (i32) -> ()
  "x.use"(%w) {n = "w"} : (i32) -> ()
  return
}
func.func @g() {
  %no = arith.constant {of = "no"} false
  %a:3 = "x.a"() {of = "to dead code"} : () -> (i32, i32, i32)
  cf.cond_br %no, ^bb1(%a#0 : i32), ^bb2
^bb1(%x: i32):
  "x.use"(%x) {n = "x"} : (i32) -> ()
  "x.use"(%a#1) {n = "dead"} : (i32) -> ()
  cf.br ^bb2
^bb2:
  return
}`
	runCases(t, []flowCase{
		{name: "blocks", text: blocks, want: `
			conditions: branch0 / 0
			passed: m z / y / v / w
			m: z
			no: branch0
			to dead code: x / dead / 0`},
		{name: "dead blocks", text: blocks, constants: true, want: `
			conditions: branch0 / 0
			passed: m z / y / v / w
			m: z
			no: branch0
			to dead code: 0 / 0 / 0`},
	}, addGoals(func(is *dataflow.Backward[trail]) { is.Branch = kept("branch") }))
}

// TestBackwardKnown checks to which values the analysis has come.
func TestBackwardKnown(t *testing.T) {
	top := parse(t, `
func.func @f(%a: i32, %b: i32) {
  "x.use"(%a) : (i32) -> ()
  return
}`)
	s := &dataflow.Solver{}
	dataflow.AddDeadCode(s)
	f := dataflow.AddBackward(s, goals())
	if !s.Run(top) {
		t.Fatal("the solver failed")
	}
	entry := find(top, "f").Region(0).First()
	if got, known := f.Lookup(entry.Arg(0)); got != "" || !known {
		t.Errorf("a value that goes nowhere with a name goes to %q", written(got, known))
	}
	if _, known := f.Lookup(entry.Arg(1)); known {
		t.Error("the analysis comes to a value without uses")
	}
}
