package analyses

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/dataflow"
	"github.com/spvc/spvc/ir/pass"
)

// fooState is a number that analyses of forks and joins combine by exclusive or.
type fooState struct {
	known bool
	n     uint64
}

// join returns the combination of s with n, and whether it differs from s.
func (s fooState) join(n uint64) (fooState, bool) {
	if !s.known {
		return fooState{true, n}, true
	}
	return fooState{true, s.n ^ n}, n != 0
}

// fooAnalysis computes the number behind each operation of a region: the attribute `foo` of the operation and the number before it.
type fooAnalysis struct {
	s      *dataflow.Solver
	states *dataflow.States[dataflow.Point, fooState]
}

// Start visits the blocks of top, which has one region without nested ones.
func (f *fooAnalysis) Start(top *ir.Operation) {
	fail := func(op *ir.Operation, text string) {
		op.EmitError(text)
		f.s.Fail()
	}
	if top.NumRegions() != 1 {
		fail(top, "expected a single region top-level op")
		return
	}
	if top.Region(0).Empty() {
		fail(top, "expected at least one block in the region")
		return
	}
	f.states.Set(dataflow.AtBlock(top.Region(0).First()), fooState{true, 0})
	for b := top.Region(0).First(); b != nil; b = b.Next() {
		f.visit(dataflow.AtBlock(b))
		for op := b.First(); op != nil; op = op.Next() {
			if op.NumRegions() > 0 {
				fail(op, "unexpected op with regions")
				return
			}
			f.visit(dataflow.At(op))
		}
	}
}

func (f *fooAnalysis) visit(p dataflow.Point) {
	f.s.At(p, f)
	f.Visit(p)
}

// Visit computes the number behind an operation or at the start of a block.
func (f *fooAnalysis) Visit(p dataflow.Point) {
	if p.Op == nil {
		f.visitBlock(p)
		return
	}
	before := dataflow.AtBlock(p.Op.Block())
	if prev := p.Op.Prev(); prev != nil {
		before = dataflow.At(prev)
	}
	old, s := f.states.Peek(p), f.states.Get(before)
	changed := s != old
	if a, ok := p.Op.Attr("foo").(*ir.IntegerAttr); ok {
		n, _ := a.Int64()
		var more bool
		s, more = s.join(uint64(n))
		changed = changed || more
	}
	if changed {
		f.states.Set(p, s)
	}
}

func (f *fooAnalysis) visitBlock(p dataflow.Point) {
	if p.Block.IsEntry() {
		return
	}
	s, changed := f.states.Peek(p), false
	for pred := p.Block.FirstPred(); pred != nil; pred = pred.NextUse() {
		if from := f.states.Get(dataflow.At(pred.Owner())); from.known {
			var more bool
			s, more = s.join(from.n)
			changed = changed || more
		}
	}
	if changed {
		f.states.Set(p, s)
	}
}

// newFoo returns the pass test-foo-analysis.
func newFoo() *pass.Pass {
	return &pass.Pass{
		Name: "test-foo-analysis", Class: "(anonymous namespace)::TestFooAnalysisPass", Op: "func.func",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			s := &dataflow.Solver{MaxVisits: 1 << 20} // exclusive or is no lattice: the numbers in a loop may never settle
			foo := &fooAnalysis{s, dataflow.NewStates[dataflow.Point, fooState](s)}
			s.Add(foo)
			if !s.Run(op) {
				return false
			}
			return reporting(toErr, func(w *report, op *ir.Operation) {
				w.put("function: @", ir.SymbolName(op), "\n")
				op.Walk(func(o *ir.Operation) {
					if tag, ok := o.Attr("tag").(*ir.StringAttr); ok {
						w.put(tag.Value, " -> ", strconv.FormatUint(foo.states.Peek(dataflow.At(o)).n, 10), "\n")
					}
				})
			})(op, r)
		},
	}
}
