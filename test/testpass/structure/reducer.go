package structure

import (
	"io"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// newReducer returns the pass test-mlir-reducer, which fails on modules with an operation that has "op_crash" in its name.
// MLIR's pass ends the program there. Scripts that call the tool see the exit code and the text, which are the same here.
func newReducer() *pass.Pass {
	return &pass.Pass{
		Name: "test-mlir-reducer", Class: "(anonymous namespace)::TestReducer", Summary: "Tests MLIR Reduce tool by generating failures",
		Run: func(op *ir.Operation, run *pass.Run) bool {
			ok := true
			op.Walk(func(o *ir.Operation) { ok = ok && !strings.Contains(o.Name(), "op_crash") })
			if !ok {
				io.WriteString(run.Err, "MLIR Reducer Test generated failure: Found \"crashOp\" operation\n")
			}
			return ok
		},
	}
}
