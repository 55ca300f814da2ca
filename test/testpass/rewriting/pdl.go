package rewriting

import (
	"github.com/spvc/spvc/dialect/pdlinterp/interp"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// newPDLByteCode returns the pass test-pdl-bytecode-pass. It applies the patterns of the module @patterns to the module @ir.
func newPDLByteCode() *pass.Pass {
	return &pass.Pass{
		Name: "test-pdl-bytecode-pass", Class: "(anonymous namespace)::TestPDLByteCodePass", Op: ir.Module.Name,
		Summary: "Test PDL ByteCode functionality",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			patterns, target := ir.LookupSymbol(op, "patterns"), ir.LookupSymbol(op, "ir")
			if patterns == nil || target == nil || !patterns.Is(ir.Module) || !target.Is(ir.Module) {
				return true
			}
			list, ok := interp.Compile(patterns, byteCodeNatives())
			if !ok {
				return false
			}
			patterns.Erase()
			rewrite.ApplyGreedily(target, rewrite.NewPatternSet(list...), rewrite.GreedyConfig{BottomUp: true})
			return true
		},
	}
}

// isNamed reports whether h is an operation called name.
func isNamed(h interp.Handle, name string) bool {
	op, ok := h.(*ir.Operation)
	return ok && op.Name() == name
}

// byteCodeNatives returns the functions that the patterns call.
func byteCodeNatives() *interp.Natives {
	n := interp.NewNatives()
	addByteCodeConstraints(n)
	addByteCodeRewrites(n)
	return n
}

func addByteCodeConstraints(n *interp.Natives) {
	// onSuccess makes a constraint that holds for test.success_op.
	onSuccess := func(results func(rw *rewrite.Rewriter, args []interp.Handle) []interp.Handle) interp.Constraint {
		return func(rw *rewrite.Rewriter, args []interp.Handle) ([]interp.Handle, bool) {
			if !isNamed(args[0], "test.success_op") {
				return nil, false
			}
			return results(rw, args), true
		}
	}
	n.AddConstraint("single_entity_constraint", func(_ *rewrite.Rewriter, args []interp.Handle) ([]interp.Handle, bool) {
		return nil, isNamed(args[0], "test.op")
	})
	n.AddConstraint("multi_entity_constraint", func(_ *rewrite.Rewriter, args []interp.Handle) ([]interp.Handle, bool) {
		return nil, isNamed(args[1], "test.op")
	})
	n.AddConstraint("multi_entity_var_constraint", func(_ *rewrite.Rewriter, args []interp.Handle) ([]interp.Handle, bool) {
		vs, _ := args[0].([]*ir.Value)
		ts, _ := args[1].([]ir.Type)
		return nil, len(vs) == 2 && len(ts) == 2
	})
	n.AddConstraint("op_constr_return_attr", onSuccess(func(rw *rewrite.Rewriter, _ []interp.Handle) []interp.Handle {
		return []interp.Handle{rw.Context().String("test.success")}
	}))
	n.AddConstraint("op_constr_return_type", onSuccess(func(rw *rewrite.Rewriter, _ []interp.Handle) []interp.Handle {
		return []interp.Handle{rw.Context().F32()}
	}))
	n.AddConstraint("op_constr_return_type_range", onSuccess(func(rw *rewrite.Rewriter, args []interp.Handle) []interp.Handle {
		ts := []ir.Type{}
		if i, ok := args[1].(*ir.IntegerAttr); ok {
			for range i.Int64Or(0) {
				ts = append(ts, rw.Context().F32())
			}
		}
		return []interp.Handle{ts}
	}))
	n.AddConstraint("op_constr_return_value_range", onSuccess(func(_ *rewrite.Rewriter, args []interp.Handle) []interp.Handle {
		return []interp.Handle{args[0].(*ir.Operation).Operands()}
	}))
	n.AddConstraint("op_multiple_returns_failure", func(*rewrite.Rewriter, []interp.Handle) ([]interp.Handle, bool) { return nil, false })
}

func addByteCodeRewrites(n *interp.Natives) {
	success := func(rw *rewrite.Rewriter, loc ir.Location, operands ...*ir.Value) *ir.Operation {
		return rw.Build(&ir.OperationState{Loc: loc, Info: rw.Context().OpInfo("test.success"), Operands: operands})
	}
	n.AddRewrite("creator", func(rw *rewrite.Rewriter, args []interp.Handle) ([]interp.Handle, bool) {
		return []interp.Handle{success(rw, args[0].(*ir.Operation).Loc())}, true
	})
	n.AddRewrite("var_creator", func(_ *rewrite.Rewriter, args []interp.Handle) ([]interp.Handle, bool) {
		op := args[0].(*ir.Operation)
		return []interp.Handle{op.Operands(), op.OperandTypes()}, true
	})
	n.AddRewrite("type_creator", func(rw *rewrite.Rewriter, _ []interp.Handle) ([]interp.Handle, bool) {
		return []interp.Handle{rw.Context().F32()}, true
	})
	n.AddRewrite("str_creator", func(rw *rewrite.Rewriter, _ []interp.Handle) ([]interp.Handle, bool) {
		return []interp.Handle{rw.Context().String("test.str")}, true
	})
	n.AddRewrite("null_attr_creator", func(*rewrite.Rewriter, []interp.Handle) ([]interp.Handle, bool) { return []interp.Handle{nil}, true })
	n.AddRewrite("rewriter", func(rw *rewrite.Rewriter, args []interp.Handle) ([]interp.Handle, bool) {
		root := args[0].(*ir.Operation)
		success(rw, root.Loc(), args[1].(*ir.Value))
		rw.Erase(root)
		return nil, true
	})
}
