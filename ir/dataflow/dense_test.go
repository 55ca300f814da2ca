package dataflow_test

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/dataflow"
)

// addPaths returns functions that add the dense analyses of paths. change, if not nil, changes the description. The lines are about what
// holds before operations.
func addPaths(change func(is *dataflow.Dense[trail])) (forward, backward adder) {
	is := paths()
	if change != nil {
		change(&is)
	}
	forward = func(s *dataflow.Solver, _ *dataflow.DeadCode) func(*ir.Operation) string {
		d := dataflow.AddDenseForward(s, is)
		return func(top *ir.Operation) string { return places(top, d.Before) }
	}
	backward = func(s *dataflow.Solver, _ *dataflow.DeadCode) func(*ir.Operation) string {
		d := dataflow.AddDenseBackward(s, is)
		return func(top *ir.Operation) string { return places(top, d.Before) }
	}
	return forward, backward
}

const denseCalls = `
func.func private @called() {
  "x.op"() {n = "in", at = "in called"} : () -> ()
  return {at = "end of called"}
}
func.func private @never() {
  "x.op"() {n = "never", at = "in never"} : () -> ()
  return {at = "end of never"}
}
func.func private @outside()
func.func @f() {
  "x.op"() {n = "first", at = "start"} : () -> ()
  func.call @called() {at = "call"} : () -> ()
  "x.op"() {n = "second", at = "between"} : () -> ()
  func.call @called() {at = "call again"} : () -> ()
  "x.op"() {n = "third", at = "behind"} : () -> ()
  func.call @outside() {n = "outside", at = "call of another"} : () -> ()
  "x.op"() {n = "fourth", at = "end"} : () -> ()
  return
}`

// TestDenseCalls checks what holds at the ends of functions and around calls.
func TestDenseCalls(t *testing.T) {
	forward, backward := addPaths(nil)
	runCases(t, []flowCase{
		{name: "forward", text: denseCalls, want: `
			in called: ? first in second
			end of called: ? first in second
			in never: -
			end of never: -
			start: ?
			call: ? first
			between: ? first in second
			call again: ? first in second
			behind: ? first in second
			call of another: ? first in second third
			end: ? first in second third`},
		{name: "forward, local", text: denseCalls, local: true, want: `
			in called: ?
			end of called: ? in
			in never: -
			end of never: -
			start: ?
			call: ? first
			between: ? first
			call again: ? first second
			behind: ? first second
			call of another: ? first second third
			end: ? first second third`},
	}, forward)
	runCases(t, []flowCase{
		{name: "backward", text: denseCalls, want: `
			in called: ? fourth in second third
			end of called: ? fourth in second third
			in never: -
			end of never: -
			start: ? first fourth in second third
			call: ? fourth in second third
			between: ? fourth in second third
			call again: ? fourth in second third
			behind: ? fourth third
			call of another: ? fourth
			end: ? fourth`},
		{name: "backward, local", text: denseCalls, local: true, want: `
			in called: ? in
			end of called: ?
			in never: -
			end of never: -
			start: ? first fourth second third
			call: ? fourth second third
			between: ? fourth second third
			call again: ? fourth third
			behind: ? fourth third
			call of another: ? fourth
			end: ? fourth`},
	}, backward)
	const value = `
func.func @f() {
  %h = "test.functional_region_op"() ({
    "x.op"() {n = "in", at = "in"} : () -> ()
    "test.return"() : () -> ()
  }) : () -> (() -> ())
  "x.op"() {n = "first"} : () -> ()
  func.call_indirect %h() {n = "h", at = "call"} : () -> ()
  "x.op"() {n = "second", at = "behind"} : () -> ()
  %g = func.constant @outside : () -> ()
  func.call_indirect %g() {n = "g", at = "call of another"} : () -> ()
  return {at = "end"}
}
func.func private @outside()`
	runCases(t, []flowCase{{name: "calls of values", text: value, want: `
		in: -
		call: ? first
		behind: ?
		call of another: ? second
		end: ?`}}, forward)
	runCases(t, []flowCase{{name: "calls of values, backward", text: value, want: `
		in: -
		call: 0
		behind: ? second
		call of another: ?
		end: ?`}}, backward)
}

// TestDenseOwnCalls checks which transfers an analysis is asked for, in which direction.
func TestDenseOwnCalls(t *testing.T) {
	words := map[dataflow.Transfer]string{dataflow.EnterCallee: "enter", dataflow.ExitCallee: "exit", dataflow.ExternalCallee: "external"}
	forward, backward := addPaths(func(is *dataflow.Dense[trail]) {
		is.Call = func(call *ir.Operation, way dataflow.Transfer, _, to trail) (trail, bool) {
			return to.Join(trail(words[way] + "-" + call.StringAttr("at")))
		}
	})
	const text = `
func.func private @g() {
  "x.op"() {at = "g"} : () -> ()
  return {at = "end"}
}
func.func private @outside()
func.func @f(%h: () -> ()) {
  func.call @g() {at = "first"} : () -> ()
  func.call @outside() {at = "second"} : () -> ()
  func.call_indirect %h() {at = "third"} : () -> ()
  return {at = "fourth"}
}`
	runCases(t, []flowCase{{name: "forward", text: text, want: `
		g: enter-first
		end: enter-first
		first: ?
		second: exit-first
		third: external-second
		fourth: ?`}}, forward)
	runCases(t, []flowCase{{name: "backward", text: text, want: `
		g: exit-first
		end: exit-first
		first: enter-first
		second: external-second
		third: ?
		fourth: ?`}}, backward)
}

const denseBlocks = `
func.func @f(%p: i1) {
  %no = arith.constant {n = "no"} false
  cf.cond_br %no, ^bb1, ^bb2 {n = "br", at = "start"}
^bb1:
  "x.op"() {n = "first", at = "first"} : () -> ()
  cf.br ^bb2
^bb2:
  "x.op"() {n = "second", at = "second"} : () -> ()
  cf.cond_br %p, ^bb2, ^bb3
^bb3:
  "x.op"() {n = "third", at = "third"} : () -> ()
  cf.br ^bb4
^bb4:
  return {at = "end"}
}`

// TestDenseBlocks checks what branches pass on.
func TestDenseBlocks(t *testing.T) {
	forward, backward := addPaths(nil)
	runCases(t, []flowCase{
		{name: "forward", text: denseBlocks, want: `
			start: ? no
			first: ? br no
			second: ? br first no second
			third: ? br first no second
			end: ? br first no second third`},
		{name: "forward, constant", text: denseBlocks, constants: true, want: `
			start: ? no
			first: -
			second: ? br no second
			third: ? br no second
			end: ? br no second third`},
	}, forward)
	runCases(t, []flowCase{
		{name: "backward", text: denseBlocks, want: `
			start: ? br first second third
			first: ? first second third
			second: ? second third
			third: ? third
			end: ?`},
		{name: "backward, constant", text: denseBlocks, constants: true, want: `
			start: ? br second third
			first: -
			second: ? second third
			third: ? third
			end: ?`},
	}, backward)
}

const denseRegions = `
func.func @f(%n: index, %c: i1) {
  "x.op"() {n = "a", at = "start"} : () -> ()
  scf.for %i = %n to %n step %n {
    "x.op"() {n = "b", at = "for"} : () -> ()
  } {at = "before for"}
  %0 = scf.if %c -> i32 {
    %t = "x.op"() {n = "t", at = "then"} : () -> i32
    scf.yield %t : i32
  } else {
    %e = "x.op"() {n = "e", at = "else"} : () -> i32
    scf.yield %e : i32
  } {at = "before if"}
  scf.while : () -> () {
    "x.op"() {n = "w", at = "while"} : () -> ()
    scf.condition(%c)
  } do {
    "x.op"() {n = "d", at = "do"} : () -> ()
    scf.yield
  } attributes {at = "before while"}
  "x.region"() ({
    "x.op"() {n = "u", at = "unknown"} : () -> ()
    "x.leave"() {n = "leave", at = "end of unknown"} : () -> ()
  }, {
    %v = arith.constant {n = "v", at = "unknown too"} 1 : i32
  }) {n = "region", at = "before unknown"} : () -> ()
  return {at = "end"}
}`

// TestDenseRegions checks what operations with regions pass on.
func TestDenseRegions(t *testing.T) {
	forward, backward := addPaths(nil)
	runCases(t, []flowCase{{name: "forward", text: denseRegions, want: `
		start: ?
		for: ? a b
		before for: ? a
		then: ? a b
		else: ? a b
		before if: ? a b
		while: ? a b d e t w
		do: ? a b d e t w
		before while: ? a b e t
		unknown: ?
		end of unknown: ? u
		unknown too: ?
		before unknown: ? a b d e t w
		end: ? a b d e region t w`}}, forward)
	runCases(t, []flowCase{{name: "backward", text: denseRegions, want: `
		start: ? a b d e region t w
		for: ? b d e region t w
		before for: ? b d e region t w
		then: ? d region t w
		else: ? d e region w
		before if: ? d e region t w
		while: ? d region w
		do: ? d region w
		before while: ? d region w
		unknown: leave u
		end of unknown: leave
		unknown too: ? v
		before unknown: ? region
		end: ?`}}, backward)
}

// TestDenseOwnBranches checks which ways between regions an analysis is asked for.
func TestDenseOwnBranches(t *testing.T) {
	forward, backward := addPaths(func(is *dataflow.Dense[trail]) {
		is.Branch = func(op *ir.Operation, source, target int, from, to trail) (trail, bool) {
			words := []string{"out", "first", "second"}
			return to.Join(union(from, trail(words[source+1]+"-to-"+words[target+1])))
		}
	})
	const text = `
func.func @f(%c: i1) {
  scf.if %c {
    "x.op"() {n = "t", at = "then"} : () -> ()
  } {at = "if"}
  "x.op"() {n = "m", at = "between"} : () -> ()
  scf.if %c {
    "x.op"() {n = "u", at = "then again"} : () -> ()
  } else {
    "x.op"() {n = "e", at = "else"} : () -> ()
  } {at = "if again"}
  return {at = "end"}
}`
	runCases(t, []flowCase{{name: "forward", text: text, want: `
		then: ? out-to-first
		if: ?
		between: ? first-to-out out-to-first out-to-out t
		then again: ? first-to-out m out-to-first out-to-out t
		else: ? first-to-out m out-to-first out-to-out out-to-second t
		if again: ? first-to-out m out-to-first out-to-out t
		end: ? e first-to-out m out-to-first out-to-out out-to-second second-to-out t u`}}, forward)
	runCases(t, []flowCase{{name: "backward", text: text, want: `
		then: ? e first-to-out m out-to-first out-to-second second-to-out t u
		if: ? e first-to-out m out-to-first out-to-out out-to-second second-to-out t u
		between: ? e first-to-out m out-to-first out-to-second second-to-out u
		then again: ? first-to-out u
		else: ? e second-to-out
		if again: ? e first-to-out out-to-first out-to-second second-to-out u
		end: ?`}}, backward)
	const dead = `
func.func @f() {
  %no = arith.constant {at = "start"} false
  scf.if %no {
    "x.op"() {n = "t", at = "then"} : () -> ()
  } {at = "if"}
  return {at = "end"}
}`
	runCases(t, []flowCase{{name: "forward, constant", text: dead, constants: true, want: `
		start: ?
		then: -
		if: ?
		end: ? out-to-out`}}, forward)
	runCases(t, []flowCase{{name: "backward, constant", text: dead, constants: true, want: `
		start: ? out-to-out
		then: -
		if: ? out-to-out
		end: ?`}}, backward)
}

// TestPassCall checks the default transfers of calls.
func TestPassCall(t *testing.T) {
	is := paths()
	for _, c := range []struct {
		way              dataflow.Transfer
		from, to, joined trail
		changed          bool
	}{
		{dataflow.EnterCallee, "a", "b", "a b", true},
		{dataflow.ExitCallee, "a", "a b", "a b", false},
		{dataflow.ExternalCallee, "a", "b", "? a b", true},
		{dataflow.ExternalCallee, "a", "a b", "? a b", true},
		{dataflow.ExternalCallee, "a", "? b", "? a b", true},
		{dataflow.ExternalCallee, "a", "? a b", "? a b", false},
	} {
		if got, changed := is.PassCall(c.way, c.from, c.to); got != c.joined || changed != c.changed {
			t.Errorf("way %d, %q to %q: got %q, changed %v", c.way, c.from, c.to, got, changed)
		}
	}
}

// TestDensePlaces checks what holds behind operations, and at the starts of blocks.
func TestDensePlaces(t *testing.T) {
	top := parse(t, denseRegions)
	s := &dataflow.Solver{}
	dataflow.AddDeadCode(s)
	f, b := dataflow.AddDenseForward(s, paths()), dataflow.AddDenseBackward(s, paths())
	if !s.Run(top) {
		t.Fatal("the solver failed")
	}
	forward, backward := places(top, f.After), places(top, b.After)
	for _, line := range []string{"start: ? a", "then: ? a b t", "before while: ? a b d e t w", "unknown: ? u", "end: ? a b d e region t w"} {
		if !strings.Contains("\n"+forward+"\n", "\n"+line+"\n") {
			t.Errorf("forward: no line %q in\n%s", line, forward)
		}
	}
	for _, line := range []string{"start: ? b d e region t w", "then: ? d region w", "before while: ? region", "unknown: leave", "unknown too: ?", "end: ?"} {
		if !strings.Contains("\n"+backward+"\n", "\n"+line+"\n") {
			t.Errorf("backward: no line %q in\n%s", line, backward)
		}
	}
	entry := find(top, "f").Region(0).First()
	if got, known := b.AtStart(entry); !known || got != "? a b d e region t w" {
		t.Errorf("%q holds at the start of a function", got)
	}
}
