package passes

import (
	"github.com/spvc/spvc/dialect/bufferization/dealloc"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewOwnershipDeallocation returns the pass ownership-based-buffer-deallocation.
func NewOwnershipDeallocation() *pass.Pass {
	var o dealloc.Options
	return &pass.Pass{
		Name: "ownership-based-buffer-deallocation", Class: "OwnershipBasedBufferDeallocation",
		Summary: "Adds all required dealloc operations for all allocations in the input program",
		Options: []pass.Option{pass.Bool("private-function-dynamic-ownership", &o.PrivateDynamic, "Allows to add additional arguments to private functions to "+
			"dynamically pass ownership of memrefs to callees. This can enable earlier deallocations.")},
		Run: func(op *ir.Operation, _ *pass.Run) bool { return dealloc.Insert(op, o) },
	}
}
