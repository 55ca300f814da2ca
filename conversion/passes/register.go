// Package passes assembles passes from the patterns of the conversions.
package passes

import "github.com/spvc/spvc/ir/pass"

// Register adds the passes of this package to r.
func Register(r *pass.Registry) {
	r.Add(
		NewArithToSPIRV,
		NewComplexToSPIRV,
		NewControlFlowToSPIRV,
		NewFuncToSPIRV,
		NewGPUToSPIRV,
		NewIndexToSPIRV,
		NewMapStorageClass,
		NewMathToSPIRV,
		NewMemRefToSPIRV,
		NewSCFToSPIRV,
		NewTensorToSPIRV,
		NewToSPIRV,
		NewUBToSPIRV,
		NewVectorToSPIRV,
	)
}
