// Package gputospirv holds the patterns that convert the device operations of the gpu
// dialect to spirv.
package gputospirv

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// AddPatterns appends the patterns to ps, in MLIR's order.
func AddPatterns(c *spirvtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	l := &lowering{c: c}
	on := func(name string, def *ir.OpDef, f func(*ir.Operation, rewrite.Adaptor, *rewrite.Rewriter) bool) *rewrite.Pattern {
		return rewrite.ConvertOp(name, &c.TypeConverter, def, f)
	}
	return append(ps,
		on("GPUBarrierConversion", gpu.Barrier, l.barrier),
		on("GPUFuncOpConversion", gpu.Func, l.function),
		on("GPUModuleConversion", gpu.Module, l.module),
		on("GPUModuleEndConversion", gpu.ModuleEnd, erase),
		on("GPUReturnOpConversion", gpu.Return, l.ret),
		on("GPURotateConversion", gpu.Rotate, l.rotate),
		on("GPUShuffleConversion", gpu.Shuffle, l.shuffle),
		on("WholeShuffleConversion", kernel.Shuffle, l.wholeShuffle),
		on("LaunchConfigConversion<BlockId>", gpu.BlockID, l.dimensional(spec.BuiltInWorkgroupId)),
		on("LaunchConfigConversion<GridDim>", gpu.GridDim, l.dimensional(spec.BuiltInNumWorkgroups)),
		on("LaunchConfigConversion<BlockDim>", gpu.BlockDim, l.dimensional(spec.BuiltInWorkgroupSize)),
		on("LaunchConfigConversion<ThreadId>", gpu.ThreadID, l.dimensional(spec.BuiltInLocalInvocationId)),
		on("LaunchConfigConversion<GlobalId>", gpu.GlobalID, l.dimensional(spec.BuiltInGlobalInvocationId)),
		on("SingleDimLaunchConfigConversion<SubgroupId>", gpu.SubgroupID, l.dimensionless(spec.BuiltInSubgroupId)),
		on("SingleDimLaunchConfigConversion<NumSubgroups>", gpu.NumSubgroups, l.dimensionless(spec.BuiltInNumSubgroups)),
		on("SingleDimLaunchConfigConversion<SubgroupSize>", gpu.SubgroupSize, l.dimensionless(spec.BuiltInSubgroupSize)),
		on("SingleDimLaunchConfigConversion<LaneId>", gpu.LaneID, l.dimensionless(spec.BuiltInSubgroupLocalInvocationId)),
		on("WorkGroupSizeConversion", gpu.BlockDim, l.knownBlockDim).WithBenefit(10),
		on("GPUAllReduceConversion", gpu.AllReduce, l.allReduce),
		on("GPUSubgroupReduceConversion", gpu.SubgroupReduce, l.subgroupReduce),
		on("GPUPrintfConversion", gpu.Printf, refusePrintf),
		on("PrintConversion", kernel.Print, l.print),
		on("ReportIndexConversion", kernel.ReportIndex, l.aboutIndex),
		on("CheckIndexConversion", kernel.CheckIndex, l.aboutIndex),
	)
}

// lowering is the state that the patterns share.
type lowering struct{ c *spirvtypes.Converter }

func erase(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	rw.Erase(op)
	return true
}

// ret converts the return of a kernel, which has no values.
func (l *lowering) ret(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	rw.ReplaceByNew(op, spirv.Return, nil, nil)
	return true
}

// barrier makes a control barrier of the workgroup. The barrier of MLIR 19 orders only
// workgroup memory, although gpu.barrier makes all memory accesses before it visible to
// the workgroup.
func (l *lowering) barrier(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	ctx := rw.Context()
	scope := ctx.Enum(spirv.ScopeAttr, uint64(spec.ScopeWorkgroup))
	memory := spec.MemorySemanticsWorkgroupMemory | spec.MemorySemanticsAcquireRelease
	if l.c.Options().Exact {
		memory |= l.globalMemory()
	}
	semantics := ctx.Enum(spirv.MemorySemanticsAttr, uint64(memory))
	rw.ReplaceByNew(op, spirv.ControlBarrier, nil, nil,
		ir.Named("execution_scope", scope), ir.Named("memory_scope", scope), ir.Named("memory_semantics", semantics))
	return true
}

// globalMemory is the memory semantics of the buffers of kernels.
func (l *lowering) globalMemory() spec.MemorySemantics {
	if l.c.Allows(spec.CapabilityShader) {
		return spec.MemorySemanticsUniformMemory
	}
	return spec.MemorySemanticsCrossWorkgroupMemory
}

type convertFunc = func(*ir.Operation, rewrite.Adaptor, *rewrite.Rewriter) bool

// dimensional returns the conversion of an op with a dimension to a component of a
// built-in vector. The component has 32 bits for shaders and the index type for
// kernels.
//
//go:noinline
func (l *lowering) dimensional(builtin spec.BuiltIn) convertFunc {
	return func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		index := l.c.IndexType()
		t := index
		shader := l.c.Allows(spec.CapabilityShader)
		if shader {
			t = rw.Context().I32()
		}
		vector := spirvtypes.BuiltinValue(rw, op, builtin, t)
		if vector == nil {
			return false
		}
		at := rw.Context().IntArray(rw.Context().I32(), int64(gpu.IDOp{Operation: op}.Dimension()))
		dim := rw.Create(op.Loc(), spirv.CompositeExtract, []*ir.Value{vector}, []ir.Type{t}, ir.Named("indices", at)).Result(0)
		if shader {
			dim = widen(rw, op.Loc(), dim, index)
		}
		rw.Replace(op, dim)
		return true
	}
}

// dimensionless returns the conversion of an op to a built-in of 32 bits.
func (l *lowering) dimensionless(builtin spec.BuiltIn) convertFunc {
	return func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		v := spirvtypes.BuiltinValue(rw, op, builtin, rw.Context().I32())
		if v == nil {
			return false
		}
		rw.Replace(op, widen(rw, op.Loc(), v, l.c.IndexType()))
		return true
	}
}

func widen(rw *rewrite.Rewriter, loc ir.Location, v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	return rw.Create(loc, spirv.UConvert, []*ir.Value{v}, []ir.Type{t}).Result(0)
}

// knownBlockDim replaces a block dimension that the entry point ABI fixes by a
// constant.
func (l *lowering) knownBlockDim(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	abi := spirv.LookupEntryPointABI(op)
	if abi == nil || abi.WorkgroupSize == nil {
		return rw.Fail("the workgroup size is not known")
	}
	d := int(gpu.IDOp{Operation: op}.Dimension())
	t := l.c.Convert(op.Result(0).Type())
	if t == nil || d >= abi.WorkgroupSize.Len() {
		return rw.Fail("the workgroup size has too few dimensions")
	}
	rw.ReplaceByNew(op, spirv.Constant, nil, []ir.Type{t}, ir.Named("value", rw.Context().Int(t, abi.WorkgroupSize.Int64(d))))
	return true
}
