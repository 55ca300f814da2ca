// Package pipelines holds MLIR's test passes of the pass manager.
package pipelines

import (
	"github.com/spvc/spvc/ir/pass"
)

// Register adds the passes of this package to reg.
func Register(reg *pass.Registry) {
	reg.Add(
		newModulePass, newFunctionPass, newInterfacePass, newOptionsPass, newCrash, newFailure, newInvalidIR, newInvalidParent, newStatistics,
		func() *pass.Pass { return newDynamicPipeline(reg) },
		newPrintInvalid,
	)
	reg.AddPipeline(nested("test-pm-nested-pipeline"))
	reg.AddPipeline(nested("test-textual-pm-nested-pipeline"))
	reg.AddPipeline(optionsPipeline())
}
