package dataflow_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/dataflow"
)

func parse(t *testing.T, text string) *ir.Operation {
	t.Helper()
	return parseIn(t, all.Registry(), text)
}

func parseIn(t *testing.T, dialects *ir.Registry, text string) *ir.Operation {
	t.Helper()
	ctx := ir.NewContext(dialects)
	ctx.AllowUnregistered = true
	ctx.PushHandler(func(d *ir.Diagnostic) bool { t.Error(d.Message); return true })
	top, ok := ir.Parse(ctx, ctx.AddFile("a.mlir", []byte(text)))
	if !ok || !ir.Verify(top) {
		t.Fatal("invalid input")
	}
	return top
}

// counter counts its visits. It reads the state of one operation at another one, and writes it at a third.
type counter struct {
	s      *dataflow.Solver
	states *dataflow.States[dataflow.Point, int]
	visits []string
	bound  int
}

// Start visits all operations.
func (c *counter) Start(top *ir.Operation) {
	top.Walk(func(op *ir.Operation) {
		c.s.At(dataflow.At(op), c)
		c.Visit(dataflow.At(op))
	})
}

// Visit makes each operation named "x.n" one more than the operation before it, up to a bound.
func (c *counter) Visit(p dataflow.Point) {
	c.visits = append(c.visits, p.Op.Name())
	from := p.Op.Prev()
	if from == nil && p.Op.Block() != nil {
		from = p.Op.Block().Last()
	}
	if from == nil || p.Op.Name() != "x.n" {
		return
	}
	if n := c.states.Get(dataflow.At(from)) + 1; n <= c.bound && n != c.states.Peek(dataflow.At(p.Op)) {
		c.states.Set(dataflow.At(p.Op), n)
	}
}

const ring = `"x.n"() : () -> ()
"x.n"() : () -> ()
"x.n"() : () -> ()`

// TestSolverRepeats checks that a visit is repeated as long as what it has read changes, and no longer.
func TestSolverRepeats(t *testing.T) {
	top := parse(t, ring)
	s := &dataflow.Solver{}
	c := &counter{s: s, states: dataflow.NewStates[dataflow.Point, int](s), bound: 10}
	s.Add(c)
	if !s.Run(top) {
		t.Fatal("the solver failed")
	}
	last := top.Region(0).First().Last()
	if n, set := c.states.Lookup(dataflow.At(last)); !set || n < 8 || n > 10 {
		t.Errorf("the last state is %d", n)
	}
	if len(c.visits) > 20 {
		t.Errorf("%d visits", len(c.visits))
	}
	before := len(c.visits)
	if c.states.Get(dataflow.At(last)); len(c.visits) != before {
		t.Error("a read after the run visits something")
	}
	if _, set := c.states.Lookup(dataflow.At(top)); set {
		t.Error("a state that nobody set is known")
	}
}

// TestSolverBound checks that MaxVisits ends analyses that do not end by themselves, after as many visits.
func TestSolverBound(t *testing.T) {
	for _, bound := range []int{1, 5, 1026, 5000} {
		s := &dataflow.Solver{MaxVisits: bound}
		c := &counter{s: s, states: dataflow.NewStates[dataflow.Point, int](s), bound: 1 << 40}
		s.Add(c)
		if s.Run(parse(t, ring)) {
			t.Error("the solver ends")
		}
		if n := len(c.visits) - 4; n != bound { // the start visits the operations and the module
			t.Errorf("%d visits with a bound of %d", n, bound)
		}
		if s.MaxVisits != bound {
			t.Errorf("the run changes the bound to %d", s.MaxVisits)
		}
	}
}

// TestSolverFails checks that an analysis can end the run.
func TestSolverFails(t *testing.T) {
	s := &dataflow.Solver{}
	dataflow.AddDeadCode(s)
	visited := 0
	dataflow.AddForward(s, dataflow.Forward[dataflow.Constant]{
		Entry: func(*ir.Value) dataflow.Constant { return dataflow.Varies() },
		Op: func(op *ir.Operation, _ []dataflow.Constant, _ func(*ir.Value, dataflow.Constant)) {
			visited++
			s.Fail()
		},
	})
	if s.Run(parse(t, `%0 = "x.y"() : () -> i32`)) || visited != 1 {
		t.Errorf("the run succeeds after %d visits", visited)
	}
}

// TestSolverStartFails checks that no analysis starts after one that failed at its start.
func TestSolverStartFails(t *testing.T) {
	s, later := &dataflow.Solver{}, false
	s.Add(&announcer{s: s, say: s.Fail})
	s.Add(&announcer{s: s, say: func() { later = true }})
	if s.Run(parse(t, ring)) || later {
		t.Error("the run goes on")
	}
}

// TestVisitsAreLinear checks the number of visits of all analyses, where many operations direct control in one block, and where many
// blocks branch to one.
func TestVisitsAreLinear(t *testing.T) {
	const n = 200
	var b strings.Builder
	b.WriteString("func.func private @g() { return }\nfunc.func @f(%c: i1, %v: i32) {\n  cf.cond_br %c, ^calls, ^calls\n")
	for i := range n {
		k := strconv.Itoa(i)
		b.WriteString("^bb" + k + ":\n  cf.cond_br %c, ^end(%v : i32), ^bb" + strconv.Itoa(i+1) + "\n")
	}
	b.WriteString("^bb" + strconv.Itoa(n) + ":\n  return\n^end(%x: i32):\n  return\n^calls:\n")
	b.WriteString(strings.Repeat("  func.call @g() : () -> ()\n", n) + "  cf.br ^bb0\n}")
	s := &dataflow.Solver{MaxVisits: 20 * n}
	dataflow.AddDeadCode(s)
	dataflow.AddConstants(s)
	if !s.Run(parse(t, b.String())) {
		t.Errorf("more than %d visits", s.MaxVisits)
	}
}

// TestManyReaders checks that each reader of a state is repeated once per change, for few and many readers.
func TestManyReaders(t *testing.T) {
	for _, n := range []int{1, 7, 8, 9, 40} {
		top := parse(t, strings.Repeat("\"x.r\"() : () -> ()\n", n))
		s := &dataflow.Solver{}
		r := &reader{s: s, states: dataflow.NewStates[string, int](s), visits: map[*ir.Operation]int{}}
		s.Add(r)
		s.Run(top)
		for op, k := range r.visits {
			if k != 3 { // the start reads twice
				t.Errorf("%d visits of %s among %d", k, op.Name(), n)
			}
		}
	}
}

type reader struct {
	s      *dataflow.Solver
	states *dataflow.States[string, int]
	visits map[*ir.Operation]int
}

// Start reads the state twice at each operation and changes it twice at the end.
func (r *reader) Start(top *ir.Operation) {
	for op := top.Region(0).First().First(); op != nil; op = op.Next() {
		r.s.At(dataflow.At(op), r)
		r.Visit(dataflow.At(op))
		r.states.Get("x")
	}
	r.states.Set("x", 1)
	r.states.Set("x", 2)
}

// Visit counts.
func (r *reader) Visit(p dataflow.Point) {
	r.states.Get("x")
	r.visits[p.Op]++
}

// TestLoopIsLinear checks that a chain of blocks costs a visit per block, not one per pair of blocks.
func TestLoopIsLinear(t *testing.T) {
	visits := func(n int) int {
		var b strings.Builder
		b.WriteString("func.func @f(%a: i32) {\n  cf.br ^bb1(%a : i32)\n")
		for i := 1; i <= n; i++ {
			b.WriteString(strings.ReplaceAll("^bbN(%xN: i32):\n  %yN = arith.addi %xN, %xN : i32\n  cf.br ^bb", "N", strconv.Itoa(i)) + strconv.Itoa(i+1) + "(%y" + strconv.Itoa(i) + " : i32)\n")
		}
		b.WriteString("^bb" + strconv.Itoa(n+1) + "(%z: i32):\n  return\n}")
		s, count := &dataflow.Solver{}, 0
		dataflow.AddDeadCode(s)
		dataflow.AddConstants(s)
		dataflow.AddForward(s, dataflow.Forward[dataflow.Constant]{
			Entry: func(*ir.Value) dataflow.Constant { return dataflow.Varies() },
			Op: func(op *ir.Operation, in []dataflow.Constant, join func(*ir.Value, dataflow.Constant)) {
				count++
				join(op.Result(0), in[0])
			},
		})
		s.Run(parse(t, b.String()))
		return count
	}
	if few, many := visits(50), visits(500); many > 11*few {
		t.Errorf("%d visits for 50 blocks, %d for 500", few, many)
	}
}
