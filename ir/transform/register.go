package transform

import "github.com/spvc/spvc/ir/pass"

// Register adds the passes of this package to r.
func Register(r *pass.Registry) {
	r.Add(NewCanonicalize, NewApplyPatterns, NewCSE, NewSymbolDCE, NewSCCP, NewLICM, NewStripDebugInfo, NewPrintOpStats, NewSymbolPrivatize,
		NewControlFlowSink, NewReconcileCasts, NewMem2Reg, NewSROA, NewRemoveDeadValues, NewSubsetHoisting, NewTopologicalSort, NewOpGraph, NewSnapshotLocations, NewPrintIR,
		func() *pass.Pass { return NewInline(r) },
		func() *pass.Pass { return NewCompositeFixedPoint(r) })
}
