package dataflow_test

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/dataflow"
)

// comes writes from where control comes: the names of operations, and a question mark if it may come from elsewhere. It writes a dash if
// the analysis has not looked.
func comes(d *dataflow.DeadCode, p dataflow.Point) string {
	preds, ok := d.LookupPredecessors(p)
	if !ok {
		return " -"
	}
	var text strings.Builder
	for _, op := range preds.Known {
		text.WriteString(" " + op.StringAttr("n"))
	}
	if preds.Unknown {
		text.WriteString(" ?")
	}
	return text.String()
}

// addDead adds nothing, and returns the lines of the operations with the attribute `at`: from where control comes to their results or bodies, and then
// from where to each region, and which of its blocks are dead.
func addDead(_ *dataflow.Solver, d *dataflow.DeadCode) func(*ir.Operation) string {
	return func(top *ir.Operation) string {
		var lines []string
		top.Walk(func(op *ir.Operation) {
			at := op.StringAttr("at")
			if at == "" {
				return
			}
			line := at + ":" + comes(d, dataflow.At(op))
			for i := range op.NumRegions() {
				line += " |"
				for b := op.Region(i).First(); b != nil; b = b.Next() {
					if b.IsEntry() {
						line += comes(d, dataflow.AtBlock(b))
					}
					if !d.IsLive(b) {
						line += " dead"
					}
				}
			}
			lines = append(lines, line)
		})
		return strings.Join(lines, "\n")
	}
}

// TestOpenCallables checks which functions others may call.
func TestOpenCallables(t *testing.T) {
	const nested = `
module {
  module @m {
    func.func @public() attributes {at = "public"} { return }
    func.func nested @nested() attributes {at = "nested"} { return }
    func.func private @called() attributes {at = "called"} { return {n = "end"} }
    func.func private @named() attributes {at = "named"} { return }
    func.func private @never() attributes {at = "never"} { return }
    func.func private @outside() attributes {at = "outside"}
    func.func nested @declared() attributes {at = "declared"} { return }
    memref.global @global : memref<i32> {at = "global"}
    func.func private @caller() attributes {at = "caller"} {
      func.call @called() {n = "a", at = "a"} : () -> ()
      func.call @outside() {n = "b", at = "b"} : () -> ()
      func.call @called() {n = "c", at = "c"} : () -> ()
      %f = func.constant @named : () -> ()
      return {n = "return"}
    }
    func.func @start() {
      func.call @caller() {n = "start", at = "start"} : () -> ()
      return
    }
  }
}`
	runCases(t, []flowCase{
		{name: "whole", text: nested, want: `
			public: ? | -
			nested: - | - dead
			called: a c | -
			named: ? | -
			never: - | - dead
			outside: - |
			declared: - | - dead
			global: -
			a: end
			b: ?
			c: end
			caller: start | -
			start: return`},
		{name: "part", text: nested, on: "m", want: `
			public: ? | -
			nested: ? | -
			called: a c | -
			named: ? | -
			never: - | - dead
			outside: - |
			declared: ? | -
			global: -
			a: end
			b: ?
			c: end
			caller: start | -
			start: return`},
		{name: "function", text: nested, on: "caller", want: `
			public: - | - dead
			nested: - | - dead
			called: - | - dead
			named: - | - dead
			never: - | - dead
			outside: - |
			declared: - | - dead
			global: -
			a: ?
			b: ?
			c: ?
			caller: - | -
			start: -`},
		{name: "hidden uses", text: `
func.func private @f() attributes {at = "f"} { return }
module @m {
  func.func private @g() attributes {at = "g"} { return }
}
"x.unknown"() ({
}) : () -> ()`, want: "f: ? | -\ng: ? | -"},
		{name: "hidden uses where no function is", text: `
func.func private @f() attributes {at = "f"} { return }
module @m {
  "x.unknown"() ({
  }) : () -> ()
}`, want: "f: - | - dead"},
		{name: "symbol in an unknown operation", text: `
"x.unknown"() ({
  func.func @f() attributes {at = "f"} { return }
}) : () -> ()`, want: "f: - | - dead"},
		{name: "use by name in another table", text: `
func.func private @f() attributes {at = "f"} { return }
module @m {
  func.func private @f() attributes {at = "inner f"} { return }
  "x.use"() {symbol = @f} : () -> ()
}
"x.use"() {symbol = @absent} : () -> ()`, want: "f: - | - dead\ninner f: ? | -"},
		{name: "function that is no symbol", text: `
func.func @f() {
  %h = "test.functional_region_op"() ({
    "test.return"() {n = "end"} : () -> ()
  }) {at = "h"} : () -> (() -> ())
  func.call_indirect %h() {n = "call", at = "call"} : () -> ()
  return
}`, want: "h: - | - dead\ncall: ?"},
		{name: "returns", text: `
func.func private @two(%c: i1) attributes {at = "two"} {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return {n = "first"}
^bb2:
  return {n = "second"}
}
func.func private @other() attributes {at = "other"} {
  "x.end"() {n = "end"} : () -> ()
}
func.func @f(%c: i1) attributes {at = "f"} {
  func.call @two(%c) {n = "a", at = "a"} : (i1) -> ()
  func.call @other() {n = "b", at = "b"} : () -> ()
  return {n = "end of f"}
}`, want: `
			two: a | -
			other: b | -
			a: first second
			b: ?
			f: ? | -`},
	}, addDead)
}

// TestDeadRegions checks where control goes between regions, with and without constants.
func TestDeadRegions(t *testing.T) {
	const text = `
func.func @f(%p: i1, %n: index) {
  %yes = arith.constant true
  %no = arith.constant false
  %two = arith.constant 2 : index
  scf.if %yes {
    scf.yield {n = "then"}
  } else {
    scf.yield {n = "else"}
  } {n = "if", at = "if yes"}
  scf.if %no {
    scf.yield {n = "then"}
  } {n = "if", at = "if no"}
  scf.if %p {
    scf.yield {n = "then"}
  } else {
    scf.yield {n = "else"}
  } {n = "if", at = "if perhaps"}
  scf.while : () -> () {
    scf.condition(%no) {n = "condition"}
  } do {
    scf.yield {n = "do"}
  } attributes {n = "while", at = "while no"}
  scf.while : () -> () {
    scf.condition(%yes) {n = "condition"}
  } do {
    scf.yield {n = "do"}
  } attributes {n = "while", at = "while yes"}
  scf.index_switch %two {n = "switch", at = "switch"}
  case 1 {
    scf.yield {n = "one"}
  }
  case 2 {
    scf.yield {n = "two"}
  }
  default {
    scf.yield {n = "default"}
  }
  "x.unknown"() ({
    "x.end"() : () -> ()
  }, {
  }) {n = "unknown", at = "unknown"} : () -> ()
  "test.any_cond"() ({
    "x.end"() {n = "end of any"} : () -> ()
  }) {n = "any", at = "any"} : () -> ()
  return
}`
	runCases(t, []flowCase{
		{name: "all", text: text, want: `
			if yes: then else | if | if
			if no: if then | if |
			if perhaps: then else | if | if
			while no: condition | while do | condition
			while yes: condition | while do | condition
			switch: default one two | switch | switch | switch
			unknown: - | - |
			any: end of any | any`},
		{name: "constants", text: text, constants: true, want: `
			if yes: then | if | - dead
			if no: if | - dead |
			if perhaps: then else | if | if
			while no: condition | while | - dead
			while yes: - | while do | condition
			switch: two | - dead | - dead | switch
			unknown: - | - |
			any: end of any | any`},
	}, addDead)
}
