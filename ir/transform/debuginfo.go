package transform

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// StripDebugInfo sets the locations of op, of the operations nested in it and of all
// block arguments to unknown.
func StripDebugInfo(op *ir.Operation) {
	op.Walk(func(o *ir.Operation) {
		o.SetLoc(ir.UnknownLoc)
		for i := range o.NumRegions() {
			for b := o.Region(i).First(); b != nil; b = b.Next() {
				for _, a := range b.Args() {
					a.SetLoc(ir.UnknownLoc)
				}
			}
		}
	})
}

// NewStripDebugInfo returns the pass strip-debuginfo.
func NewStripDebugInfo() *pass.Pass {
	return &pass.Pass{
		Name: "strip-debuginfo", Class: "StripDebugInfo", Summary: "Strip debug info from all operations",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			StripDebugInfo(op)
			return true
		},
	}
}
