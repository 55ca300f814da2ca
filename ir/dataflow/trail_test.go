package dataflow_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/dataflow"
	"github.com/spvc/spvc/test/littools"
)

// passFirst passes its operands, except the last, to its region, and the region passes values to its results.
type passFirst struct{}

// RegionSuccessors visits the region on entry, and the end after that.
func (passFirst) RegionSuccessors(_ *ir.Operation, from int, visit func(int)) {
	visit([2]int{0, -1}[from+1])
}

// EntryOperands returns all operands but the last.
func (passFirst) EntryOperands(op *ir.Operation, _ int) []*ir.Value {
	return op.Operands()[:op.NumOperands()-1]
}

// SuccessorInputs returns the results or the arguments of the region.
func (passFirst) SuccessorInputs(op *ir.Operation, to int) []*ir.Value {
	if to < 0 {
		return op.Results()
	}
	return op.Region(0).First().Args()
}

// flowDialect has the operation flow.first.
func flowDialect() *ir.Dialect {
	return &ir.Dialect{Name: "flow", Ops: []ir.OpEntry{{Def: ir.DynamicOp("flow.first"), Interfaces: []any{passFirst{}}}}}
}

// parseTest parses text, which may use the dialect of tests and that of flowDialect.
func parseTest(t *testing.T, text string) *ir.Operation {
	t.Helper()
	dialects := littools.Setup().Dialects
	dialects.Add("flow", flowDialect)
	return parseIn(t, dialects, text)
}

// trail is a set of names, sorted and separated by spaces. The analyses of the tests collect the names of the operations (the
// attribute `n`) from which a value comes, to which it goes, or that control passes. A question mark stands for what is not known.
type trail string

// Join returns the union.
func (t trail) Join(u trail) (trail, bool) {
	names := strings.Fields(string(t))
	before := len(names)
	for _, n := range strings.Fields(string(u)) {
		if !slices.Contains(names, n) {
			names = append(names, n)
		}
	}
	slices.Sort(names)
	return trail(strings.Join(names, " ")), len(names) > before
}

func nameOf(op *ir.Operation) trail { return trail(op.StringAttr("n")) }

func union(first trail, more ...trail) trail {
	for _, t := range more {
		first, _ = first.Join(t)
	}
	return first
}

func enterUnknown(*ir.Value) trail { return "?" }

// origins describes the analysis of where values come from.
func origins() dataflow.Forward[trail] {
	return dataflow.Forward[trail]{
		Entry: enterUnknown,
		Op: func(op *ir.Operation, operands []trail, join func(*ir.Value, trail)) {
			for _, v := range op.Results() {
				join(v, union(nameOf(op), operands...))
			}
		},
	}
}

// goals describes the analysis of where values go to.
func goals() dataflow.Backward[trail] {
	return dataflow.Backward[trail]{
		Exit: enterUnknown,
		Op: func(op *ir.Operation, results []trail, join func(*ir.Value, trail)) {
			for _, v := range op.Operands() {
				join(v, union(nameOf(op), results...))
			}
		},
	}
}

// paths describes the dense analyses of the operations with names that control may have passed, or may still pass.
func paths() dataflow.Dense[trail] {
	return dataflow.Dense[trail]{
		Edge: func(to trail) (trail, bool) { return to.Join("?") },
		Op: func(op *ir.Operation, from, to trail) (trail, bool) {
			return to.Join(union(from, nameOf(op)))
		},
	}
}

// seen returns what is known of the operands of the operations with the attribute `see`, in lines that begin with its value. Nothing is
// written as 0, and what the analysis has not come to as a dash.
func seen(top *ir.Operation, lookup func(*ir.Value) (trail, bool)) string {
	var lines []string
	top.Walk(func(op *ir.Operation) {
		if op.StringAttr("see") == "" {
			return
		}
		line := op.StringAttr("see") + ":"
		for i, v := range op.Operands() {
			if i > 0 {
				line += " /"
			}
			line += " " + written(lookup(v))
		}
		lines = append(lines, line)
	})
	return strings.Join(lines, "\n")
}

func written(t trail, known bool) string {
	switch {
	case !known:
		return "-"
	case t == "":
		return "0"
	}
	return string(t)
}

// places returns what holds at the operations with the attribute `at`, in lines that begin with its value.
func places(top *ir.Operation, lookup func(*ir.Operation) (trail, bool)) string {
	var lines []string
	top.Walk(func(op *ir.Operation) {
		if at := op.StringAttr("at"); at != "" {
			lines = append(lines, at+": "+written(lookup(op)))
		}
	})
	return strings.Join(lines, "\n")
}

// flowCase is a text, what a function does with an analysis in it, and the expected lines.
type flowCase struct {
	name, text string
	// on is the symbol of the operation that is analyzed, in place of the module.
	on string
	// local makes the solver intraprocedural, and constants makes it decide branches.
	local, constants bool
	want             string
}

// adder adds an analysis to a solver that finds dead code, and returns a function for the lines that it finds.
type adder = func(*dataflow.Solver, *dataflow.DeadCode) func(top *ir.Operation) string

// runCases analyzes the text of each case.
func runCases(t *testing.T, cases []flowCase, add adder) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			module := parseTest(t, c.text)
			top := module
			if c.on != "" {
				top = find(module, c.on)
			}
			s := &dataflow.Solver{Intraprocedural: c.local}
			dead := dataflow.AddDeadCode(s)
			if c.constants {
				dataflow.AddConstants(s)
			}
			lines := add(s, dead)
			if !s.Run(top) {
				t.Fatal("the solver failed")
			}
			want := strings.Join(strings.FieldsFunc(c.want, func(r rune) bool { return r == '\n' || r == '\t' }), "\n")
			if got := lines(module); got != want {
				t.Errorf("got\n%s\nwant\n%s", got, want)
			}
		})
	}
}

// find returns the operation with a symbol, at any depth.
func find(top *ir.Operation, symbol string) (found *ir.Operation) {
	top.Walk(func(op *ir.Operation) {
		if ir.SymbolName(op) == symbol {
			found = op
		}
	})
	return found
}
