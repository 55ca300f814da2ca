package analyses

import (
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/test/testdialect"
)

// infersTypes reports whether the types of the results of op follow from its operands.
func infersTypes(op *ir.Operation) bool {
	if !op.IsRegistered() || op.NumResults() == 0 {
		return false
	}
	st := ir.OperationState{Info: op.Info(), Loc: op.Loc(), Operands: op.Operands()}
	_, why := op.Context().InferTypes(&st)
	return why == ""
}

// newShapeFunctionReport returns the pass test-shape-function-report.
func newShapeFunctionReport() *pass.Pass {
	return &pass.Pass{
		Name: "test-shape-function-report", Class: "(anonymous namespace)::ReportShapeFnPass", Summary: "Test pass to report associated shape functions", Op: "builtin.module",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var libraries []*ir.Operation
			add := func(a ir.Attribute) {
				if ref, ok := a.(*ir.SymbolRefAttr); ok {
					if l := ir.LookupSymbolIn(op, ref); l != nil {
						libraries = append(libraries, l)
					}
				}
			}
			switch a := op.Attr("shape.lib").(type) {
			case *ir.ArrayAttr:
				for _, e := range a.Elements {
					add(e)
				}
			default:
				add(a)
			}
			op.Walk(func(f *ir.Operation) {
				if f.Is(fn.Func) {
					f.Walk(func(o *ir.Operation) { reportShapes(op, libraries, o) })
				}
			})
			return true
		},
	}
}

// reportShapes tells how the shapes of the results of op are found.
func reportShapes(module *ir.Operation, libraries []*ir.Operation, op *ir.Operation) {
	for _, l := range libraries {
		if op.HasTrait(ir.Terminator) {
			return
		}
		if infersTypes(op) {
			op.EmitRemark("implements InferType op interface")
			return
		}
		f := testdialect.ShapeFunction(l, op)
		if ref, ok := op.Attr("shape.function").(*ir.SymbolRefAttr); ok && f == nil {
			f = ir.LookupSymbolIn(module, ref)
		}
		if f != nil {
			op.EmitRemark("associated shape function: " + ir.SymbolName(f))
			return
		}
	}
	op.EmitRemark("no associated way to refine shape")
}
