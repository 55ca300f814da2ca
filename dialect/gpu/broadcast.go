package gpu

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
)

// broadcastModel says which broadcasts may run where they would not have run before: those from a given lane. The first active
// lane depends on the place.
type broadcastModel struct{}

// IsSpeculatable reports whether op reads from a given lane.
func (broadcastModel) IsSpeculatable(op *ir.Operation) bool { return BroadcastOf(op) == SpecificLane }

// rangeOfBroadcast returns the range of the value.
func rangeOfBroadcast(_ *ir.Operation, args []analysis.Range) analysis.Range { return args[0] }

// foldBroadcast returns the result of a broadcast that op repeats.
func foldBroadcast(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	if def := op.Operand(0).DefiningOp(); def != nil && def.Is(SubgroupBroadcast) {
		return append(out, ir.FoldResult{Value: def.Result(0)}), true
	}
	return out, false
}

// foldReduce returns the value of a reduction of clusters of one lane, and marks others as foldUniform does.
func foldReduce(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	if size, _, some := ClusterOf(op); some && size == 1 {
		return append(out, ir.FoldResult{Value: op.Operand(0)}), true
	}
	return foldUniform(op, operands, out)
}

// adaptBroadcast replaces the case that no version has. Any lane may be the first active one.
func adaptBroadcast(rw *ir.Adapter, op *ir.Operation) bool {
	if BroadcastOf(op) == AnyLane {
		op.SetProp(0, op.Context().Enum(BroadcastAttrDef, uint64(FirstActiveLane)))
	}
	return op.Def().Versions.Has(rw.Version)
}
