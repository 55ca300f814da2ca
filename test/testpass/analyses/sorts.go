package analyses

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
	"github.com/spvc/spvc/ir/pass"
)

// newTopologicalOrder returns the pass test-print-topological-sort.
func newTopologicalOrder() *pass.Pass {
	return &pass.Pass{
		Name: "test-print-topological-sort", Class: "(anonymous namespace)::TestTopologicalSortPass",
		Summary: "Sorts operations topologically and attaches attributes with their corresponding index in the ordering to them",
		Accepts: func(info *ir.OpInfo) bool { return info.HasTrait(ir.Symbol) },
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var marked []*ir.Operation
			op.Walk(func(o *ir.Operation) {
				if _, ok := o.Attr("test_to_sort").(*ir.UnitAttr); ok {
					marked = append(marked, o)
				}
			})
			c := op.Context()
			for i, o := range analysis.TopologicalOrder(marked) {
				o.SetAttr("test_sort_index", c.Int(c.Integer(32, ir.Signless), int64(i)))
			}
			return true
		},
	}
}

// selected returns the operations in root that are to be sorted. ok is false if the order that root asks for has a gap.
func selected(root *ir.Operation) (ops []*ir.Operation, ok bool) {
	ordered := root.Attr("ordered") != nil
	root.Walk(func(o *ir.Operation) {
		a := o.Attr("selected")
		if a == nil {
			return
		}
		if !ordered {
			ops = append(ops, o)
			return
		}
		if n, is := a.(*ir.IntegerAttr); is {
			if i, fits := n.Int64(); fits && i >= 0 && i < 1<<20 {
				for int64(len(ops)) <= i {
					ops = append(ops, nil)
				}
				ops[i] = o
			}
		}
	})
	return ops, !slices.Contains(ops, nil)
}

// newTopologicalSort returns the pass test-topological-sort-analysis.
func newTopologicalSort() *pass.Pass {
	return &pass.Pass{
		Name: "test-topological-sort-analysis", Class: "(anonymous namespace)::TestTopologicalSortAnalysisPass", Summary: "Test topological sorting of ops", Op: "builtin.module",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var last bool // the result for op, which the walk visits last
			op.Walk(func(root *ir.Operation) {
				if last = true; root.Attr("root") == nil {
					return
				}
				ops, ok := selected(root)
				if !ok {
					last = root.EmitError("invalid test case: some indices are missing among the selected ops")
					return
				}
				if !analysis.SortTopologically(ops) {
					last = root.EmitError("could not schedule all ops")
					return
				}
				c := op.Context()
				for i, o := range ops {
					o.SetAttr("pos", c.Int(c.Index(), int64(i)))
				}
			})
			return last
		},
	}
}

// newSlices returns the pass slice-analysis-test.
func newSlices() *pass.Pass {
	omit := true
	return &pass.Pass{
		Name: "slice-analysis-test", Class: "(anonymous namespace)::SliceAnalysisTestPass", Summary: "Test Slice analysis functionality.", Op: "builtin.module",
		Options: []pass.Option{pass.Bool("omit-block-arguments", &omit, "Test Slice analysis with multiple blocks but slice omiting block arguments")},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var functions []*ir.Operation
			for o := op.Region(0).First().First(); o != nil; o = o.Next() {
				if o.Is(fn.Func) {
					functions = append(functions, o)
				}
			}
			n := 0
			for _, f := range functions {
				f.Walk(func(o *ir.Operation) {
					if _, ok := linalg.AsStructured(o); ok {
						sliceFunction(o, f, "__backward_slice__"+strconv.Itoa(n), analysis.SliceOptions{OmitBlockArguments: omit})
						n++
					}
				})
			}
			return true
		},
	}
}

// sliceFunction adds a function with a copy of the backward slice of op before f, the function around op.
func sliceFunction(op, f *ir.Operation, suffix string, o analysis.SliceOptions) {
	m, _ := ir.OpInterface[ir.FunctionModel](f.Info())
	arena := ir.NewArena()
	b := ir.NewBuilder(op.Context(), arena)
	b.SetBefore(f)
	clone := fn.NewFunc(b, op.Loc(), ir.SymbolName(f)+suffix, m.FunctionType(f))
	entry := clone.Region(0).First()
	mapping := ir.NewMapping()
	for i, a := range f.Region(0).First().Args() {
		mapping.Map(a, entry.Arg(i))
	}
	for _, s := range analysis.BackwardSlice(op, o) {
		entry.Append(arena.Clone(s, mapping))
	}
	b.SetEnd(entry)
	b.Create(op.Loc(), fn.Return, nil, nil)
}
