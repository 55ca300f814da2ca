// Package analyses holds MLIR's test passes that print what analyses find.
package analyses

import (
	"io"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// Register adds the passes of this package to reg.
func Register(reg *pass.Registry) {
	reg.Add(
		newAlias,
		newAliasExtending,
		newAliasModRef,
		newBlockInLoop,
		newBlockVisitorsInterrupt,
		newCallGraph,
		newDeadCode,
		newDominance,
		newFoo,
		newGenericVisitors,
		newGenericVisitorsInterrupt,
		newLastModified,
		newLiveness,
		newLivenessFlow,
		newLoopInfo,
		newMatchers,
		newNextAccess,
		newPrintDefUse,
		newPrintNesting,
		newReduction,
		newRegionVisitorsInterrupt,
		newShapeFunctionReport,
		newShapeMapping,
		newSlices,
		newStrides,
		newTopologicalOrder,
		newTopologicalSort,
		newVisitors,
		newWrittenTo,
	)
}

// report collects the text of a pass.
type report struct{ text []byte }

// put appends parts: strings and numbers.
func (w *report) put(parts ...any) {
	for _, p := range parts {
		switch p := p.(type) {
		case string:
			w.text = append(w.text, p...)
		case int:
			w.text = strconv.AppendInt(w.text, int64(p), 10)
		}
	}
}

// stream is one of the outputs of a run.
type stream func(r *pass.Run) io.Writer

func toOut(r *pass.Run) io.Writer { return r.Out }
func toErr(r *pass.Run) io.Writer { return r.Err }

// reporting returns the function of a pass that writes what tell says about an operation.
func reporting(to stream, tell func(w *report, op *ir.Operation)) func(*ir.Operation, *pass.Run) bool {
	return func(op *ir.Operation, r *pass.Run) bool {
		w := &report{}
		tell(w, op)
		if _, err := to(r).Write(w.text); err != nil {
			return op.EmitError("cannot write the report: " + err.Error())
		}
		return true
	}
}
