package spirv

import "github.com/spvc/spvc/ir"

// lastJointMatrix is the last version of MLIR that has joint matrices.
const lastJointMatrix ir.Version = 19

// since20 marks an op that MLIR 19 does not have. MLIR 20 or a later version added it.
func since20(d *ir.OpDef) *ir.OpDef {
	d.Versions = ir.Since(20)
	return d
}
