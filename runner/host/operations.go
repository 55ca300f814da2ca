package host

import (
	"maps"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/cf"
	complexes "github.com/spvc/spvc/dialect/complex"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/gpu"
	maths "github.com/spvc/spvc/dialect/math"
	memrefs "github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

// operations returns a function for each operation that is not a terminator.
func operations() map[*ir.OpDef]compileFunc {
	t := map[*ir.OpDef]compileFunc{}
	for _, more := range []map[*ir.OpDef]compileFunc{
		arithOps(), complexOps(), indexOps(), memoryOps(), viewOps(), controlOps(), affineOps(), gpuOps(),
		vectorOps(), transferOps(), vectorSums(), maskOps(), shapeOps(),
	} {
		maps.Copy(t, more)
	}
	return t
}

// terminators returns a function for each terminator, which sets how the block out ends.
func terminators() map[*ir.OpDef]func(c *compiler, out *block, op *ir.Operation) error {
	t := map[*ir.OpDef]func(c *compiler, out *block, op *ir.Operation) error{
		fn.Return: returnTerm, cf.Branch: branchTerm, cf.CondBranch: condBranchTerm, cf.Switch: switchTerm, scf.Reduce: reduceTerm,
	}
	for _, def := range []*ir.OpDef{scf.Yield, scf.Condition, scf.ReduceReturn, scf.InParallel, affine.Yield, vector.Yield, memrefs.AllocaScopeReturn, memrefs.AtomicYield} {
		t[def] = yieldTerm
	}
	return t
}

// declarations are the operations that calls, launches and accesses name. Nothing executes them.
var declarations = []*ir.OpDef{fn.Func, memrefs.Global, gpu.Module, gpu.BinaryOp, gpu.Func}

// Reasons why operations have no meaning on the host.
const (
	onlyInKernels = "only the invocations of a kernel have it"
	onlyCompiled  = "the compiler makes a gpu.launch_func of it"
	endsKernel    = "it ends what only kernels have"
	noSparse      = "there is no library of sparse matrices"
	noLowering    = "no pass of MLIR gives it a meaning"
	onlyNewer     = "the compiler makes older operations of it"
)

// notOnHost are the other operations of the dialects that kernels and host functions are written in, with the reason why the
// host does not execute them.
var notOnHost = map[*ir.OpDef]string{
	arith.ScalingExtF: onlyNewer, arith.ScalingTruncF: onlyNewer, complexes.PowI: onlyNewer, ub.Unreachable: onlyNewer,
	maths.ClampF: onlyNewer, maths.SinCos: onlyNewer, maths.IsFinite: onlyNewer, maths.IsInf: onlyNewer, maths.IsNaN: onlyNewer, maths.IsNormal: onlyNewer,
	vector.Reshape: noLowering, vector.WarpExecuteOnLane0: onlyInKernels,
	gpu.Launch: onlyCompiled, gpu.Terminator: onlyCompiled, gpu.ModuleEnd: endsKernel, gpu.Return: endsKernel, gpu.Yield: endsKernel,

	gpu.Barrier: onlyInKernels, gpu.Printf: onlyInKernels, gpu.DynamicSharedMemory: onlyInKernels,
	gpu.AllReduce: onlyInKernels, gpu.SubgroupReduce: onlyInKernels, gpu.Shuffle: onlyInKernels, gpu.Rotate: onlyInKernels, gpu.SubgroupBroadcast: onlyInKernels,
	gpu.MMALoad: onlyInKernels, gpu.MMAStore: onlyInKernels, gpu.MMACompute: onlyInKernels, gpu.MMAConstant: onlyInKernels, gpu.MMAElementwise: onlyInKernels,
	gpu.Ballot: onlyInKernels, gpu.WarpExecuteOnLane0: onlyInKernels, gpu.MMAExtract: onlyInKernels, gpu.MMAInsert: onlyInKernels,
	gpu.LaneID: onlyInKernels, gpu.SubgroupID: onlyInKernels, gpu.NumSubgroups: onlyInKernels, gpu.SubgroupSize: onlyInKernels,
	gpu.ThreadID: onlyInKernels, gpu.BlockID: onlyInKernels, gpu.BlockDim: onlyInKernels, gpu.GridDim: onlyInKernels, gpu.GlobalID: onlyInKernels,
	gpu.ClusterID: onlyInKernels, gpu.ClusterDim: onlyInKernels, gpu.ClusterDimBlocks: onlyInKernels, gpu.ClusterBlockID: onlyInKernels,

	gpu.CreateDnTensor: noSparse, gpu.DestroyDnTensor: noSparse, gpu.CreateCoo: noSparse, gpu.CreateCooAoS: noSparse, gpu.CreateCsr: noSparse,
	gpu.CreateCsc: noSparse, gpu.CreateBsr: noSparse, gpu.Create2To4SpMat: noSparse, gpu.DestroySpMat: noSparse, gpu.SpMVBufferSize: noSparse,
	gpu.SpMV: noSparse, gpu.SpMMBufferSize: noSparse, gpu.SpMM: noSparse, gpu.SDDMMBufferSize: noSparse, gpu.SDDMM: noSparse,
	gpu.SpGEMMCreateDescr: noSparse, gpu.SpGEMMDestroyDescr: noSparse, gpu.SpGEMMWork: noSparse, gpu.SpGEMMCopy: noSparse,
	gpu.SpMatGetSize: noSparse, gpu.SetCsrPointers: noSparse,
}
