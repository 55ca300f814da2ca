package testdialect

import (
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/ir"
)

// linalgFill and notLinalgFill declare operations with the interface of fills: a structured one, and one that is none.
var (
	linalgFill    = structuredForm("test.linalg_fill_op", "structured operation with the interface of fills")
	notLinalgFill = &ir.OpDef{
		Name: "test.fill_op_not_linalg_op", Summary: "operation with the interface of fills that is not structured",
		Operands: []ir.ValueDef{{Name: "value", Type: ir.AnyType}, {Name: "output", Type: ir.AnyType}},
		Results:  values(ir.RankedTensorOf(ir.AnyType), "result"),
	}
	notLinalgConv = &ir.OpDef{Name: "test.conv_op_not_linalg_op", Operands: values(ir.AnyType, "image filter output"), Results: values(ir.RankedTensorOf(ir.AnyType), "result")}
)

func fillEntries() []ir.OpEntry {
	e := structuredEntry(linalgFill)
	e.Verify = linalg.VerifyFill
	return []ir.OpEntry{e, convEntry(), {Def: notLinalgFill, Verify: linalg.VerifyFill}, {Def: notLinalgConv, Verify: func(op *ir.Operation) bool { return op.EmitError("expected a LinalgOp") }}}
}
