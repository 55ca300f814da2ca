package all

import (
	"slices"
	"strings"

	"github.com/spvc/spvc/internal/editdist"
	"github.com/spvc/spvc/ir"
)

// hostDialects are dialects of MLIR that spvc does not have. Their operations beside kernels are kept as they are, although
// the names of some are close to those that spvc has.
var hostDialects = strings.Fields("acc amdgpu amx arm_neon arm_sme arm_sve async bufferization emitc irdl linalg llvm mesh ml_program mpi nvgpu nvvm omp " +
	"pdl pdl_interp polynomial ptr quant rocdl shape shard smt sparse_tensor tosa transform wasmssa x86vector xegpu xevm")

// Foreign returns what [ir.Context.Foreign] is for programs that compile kernels: it reports whether a dialect that reg does
// not have may be one of the host. A name that is close to one of reg's is more likely a mistake.
func Foreign(reg *ir.Registry) func(dialect string) bool {
	known := reg.Dialects()
	return func(dialect string) bool {
		return slices.Contains(hostDialects, dialect) || !slices.Contains(known, dialect) && editdist.Nearest(dialect, known) == ""
	}
}

// HostContext returns a context that reads what the compiler reads: operations of later versions of MLIR, and foreign
// operations beside kernels.
func HostContext() *ir.Context {
	reg := Registry()
	ctx := ir.NewContext(reg)
	ctx.Foreign = Foreign(reg)
	return ctx
}
