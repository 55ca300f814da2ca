package pipelines

import (
	"fmt"

	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

func newInvalidIR() *pass.Pass {
	fail, emit := false, true
	return &pass.Pass{
		Name: "test-pass-create-invalid-ir", Class: "(anonymous namespace)::TestInvalidIRPass", Accepts: pass.Implements[ir.FunctionModel],
		Summary: "Test pass that adds an invalid operation in a function body",
		Options: []pass.Option{
			pass.Bool("signal-pass-failure", &fail, "Trigger a pass failure"),
			pass.Bool("emit-invalid-ir", &emit, "Emit invalid IR"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if emit {
				atStart(op).Build(&ir.OperationState{Loc: ir.UnknownLoc, Info: op.Context().OpInfo("test.any_attr_of_i32_str")})
			}
			return !fail
		},
	}
}

func newInvalidParent() *pass.Pass {
	return &pass.Pass{
		Name: "test-pass-invalid-parent", Class: "(anonymous namespace)::TestInvalidParentPass", Accepts: pass.Implements[ir.FunctionModel],
		Summary: "Test a pass in the pass manager that makes the parent operation invalid",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			c := op.Context()
			atStart(op).Build(&ir.OperationState{
				Loc: op.Loc(), Info: c.OpInfo("test.call"), Attrs: []ir.NamedAttribute{ir.Named("callee", c.SymbolRef("some_unknown_func"))},
			})
			return true
		},
	}
}

// atStart returns a builder at the start of the first block in op.
func atStart(op *ir.Operation) *ir.Builder {
	b := ir.NewBuilder(op.Context(), nil)
	b.SetStart(op.Region(0).First())
	return b
}

func newPrintInvalid() *pass.Pass {
	return &pass.Pass{
		Name: "test-print-invalid", Class: "(anonymous namespace)::TestPrintInvalidPass", Op: ir.Module.Name, Summary: "Test printing invalid ops.",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			b := atStart(op)
			f := fn.NewFunc(b, op.Loc(), "test", op.Context().Function(nil, nil))
			b.SetEnd(f.Region(0).First())
			fmt.Fprintf(r.Out, "Invalid operation:\n%s\n", f.Text(r.Print))
			b.Create(op.Loc(), fn.Return, nil, nil)
			fmt.Fprintf(r.Out, "Valid operation:\n%s\n", f.Text(r.Print))
			f.Erase()
			return true
		},
	}
}
