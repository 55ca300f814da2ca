package structure

import (
	"fmt"

	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

func newClone() *pass.Pass {
	return &pass.Pass{
		Name: "test-clone", Class: "(anonymous namespace)::ClonePass", Summary: "Test clone of op", Accepts: pass.Implements[ir.FunctionModel],
		Run: func(op *ir.Operation, r *pass.Run) bool {
			if op.NumRegions() == 1 && op.Region(0).HasOneBlock() {
				cloneBody(op.Region(0).First(), r)
			}
			return true
		},
	}
}

// cloneBody appends a copy of the body that takes what the body returns as arguments. It does nothing if the types differ.
func cloneBody(body *ir.Block, r *pass.Run) {
	end := body.Last()
	if end.NumOperands() != body.NumArgs() {
		return
	}
	m := ir.NewMapping()
	for i, v := range end.Operands() {
		if v.Type() != body.Arg(i).Type() {
			return
		}
		m.Map(body.Arg(i), v)
	}
	b := ir.NewBuilder(end.Context(), nil)
	b.SetEnd(body)
	for op := body.First(); ; op = op.Next() {
		inserted(b.Insert(b.Arena().Clone(op, m)), r)
		if op == end {
			break
		}
	}
	end.Erase()
}

// inserted tells that op and the operations in it were inserted.
func inserted(op *ir.Operation, r *pass.Run) {
	op.WalkPre(func(o *ir.Operation) ir.WalkResult {
		fmt.Fprintf(r.Out, "notifyOperationInserted: %s\n", o.Name())
		return ir.WalkAdvance
	})
}

func newTakeBody() *pass.Pass {
	return &pass.Pass{
		Name: "test-take-body", Class: "(anonymous namespace)::TakeBodyPass", Op: ir.Module.Name, Summary: "Test Region's takeBody",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var functions []*ir.Operation
			for o := op.Region(0).First().First(); o != nil; o = o.Next() {
				if o.Is(fn.Func) {
					functions = append(functions, o)
				}
			}
			if len(functions) != 2 {
				return op.EmitError("Expected only two functions in test")
			}
			body := functions[0].Region(0)
			for b := body.First(); b != nil; b = body.First() {
				b.Erase()
			}
			body.TakeBlocks(functions[1].Region(0))
			return true
		},
	}
}

func newDistinct() *pass.Pass {
	return &pass.Pass{
		Name: "test-distinct-attrs", Class: "(anonymous namespace)::DistinctAttributesPass", Op: fn.Func.Name,
		Summary: "Test parallel creation of distinct attributes",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			op.Walk(func(o *ir.Operation) {
				if in, ok := o.Attr("distinct.input").(*ir.DistinctAttr); ok {
					o.SetAttr("distinct.output", o.Context().NewDistinct(in.Referenced))
				}
			})
			return true
		},
	}
}

func newEquality() *pass.Pass {
	return &pass.Pass{
		Name: "test-operations-equality", Class: "(anonymous namespace)::TestOperationEqualPass", Op: ir.Module.Name, Summary: "Test operations equality.",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			n := 0
			for o := op.Region(0).First().First(); o != nil; o = o.Next() {
				n++
			}
			if n != 2 {
				return op.EmitError(fmt.Sprintf("expected 2 top-level ops in the module, got %d", n))
			}
			first := op.Region(0).First().First()
			verdict := "compares NOT equals!"
			if (ir.Equivalence{Locations: first.Attr("strict_loc_check") != nil, Ordered: first.Attr("ignore_commutativity") != nil}).Equal(first, first.Next()) {
				verdict = "compares equals."
			}
			fmt.Fprintf(r.Out, "%s with attr %s %s\n", first.Name(), ir.AttrString(op.Context().Dictionary(first.DiscardableAttrs())), verdict)
			r.PreserveAnalyses()
			return true
		},
	}
}
