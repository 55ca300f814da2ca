package testdialect

import (
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/ir"
)

// linalgFill and notLinalgFill declare operations with the interface of fills: a structured one, and one that is none.
var (
	linalgFill    = linalg.LikeGeneric("test.linalg_fill_op", "structured operation with the interface of fills")
	notLinalgFill = &ir.OpDef{
		Name: "test.fill_op_not_linalg_op", Summary: "operation with the interface of fills that is not structured",
		Operands: []ir.ValueDef{{Name: "value", Type: ir.AnyType}, {Name: "output", Type: ir.AnyType}},
		Results:  []ir.ValueDef{{Name: "result", Type: ir.AnyType}},
	}
)

func fillEntries() []ir.OpEntry {
	e := linalg.EntryLikeGeneric(linalgFill)
	e.Verify = linalg.VerifyFill
	return []ir.OpEntry{e, {Def: notLinalgFill, Verify: linalg.VerifyFill}}
}
