package passes

import (
	"github.com/spvc/spvc/conversion/bufferizationtomemref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewBufferizationToMemRef returns the pass convert-bufferization-to-memref.
func NewBufferizationToMemRef() *pass.Pass {
	return &pass.Pass{
		Name: "convert-bufferization-to-memref", Class: "ConvertBufferizationToMemRef",
		Summary: "Convert operations from the Bufferization dialect to the MemRef dialect",
		Run:     func(op *ir.Operation, _ *pass.Run) bool { return bufferizationtomemref.Convert(op) },
	}
}
