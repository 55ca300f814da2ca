package gputospirv

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

var shuffles = [...]*ir.OpDef{
	gpu.ShuffleXor: spirv.GroupNonUniformShuffleXor, gpu.ShuffleDown: spirv.GroupNonUniformShuffleDown,
	gpu.ShuffleUp: spirv.GroupNonUniformShuffleUp, gpu.ShuffleIdx: spirv.GroupNonUniformShuffle,
}

// shuffle converts shuffles over whole subgroups. With xor and idx, every lane that a
// program may name takes part, so the second result is true. MLIR 19 does not convert
// up and down, where the lane may lie outside of the subgroup.
func (l *lowering) shuffle(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	width, ok := ir.ConstantOf(op.Operand(2)).(*ir.IntegerAttr)
	whole := ok && width.Int64Or(-1) == int64(l.c.Env().Limits().SubgroupSize)
	if !whole {
		return rw.Fail("shuffle width and target subgroup size mismatch")
	}
	mode := gpu.ShuffleMode(op.Prop(0).(*ir.EnumAttr).Value)
	var value *ir.Value
	if l.c.MLIR() > 19 {
		value = shuffled(op, mode, ad, rw)
	}
	valid := l.shuffleValid(op, mode, ad, rw)
	if valid == nil {
		return false
	}
	if value == nil {
		value = shuffled(op, mode, ad, rw)
	}
	rw.Replace(op, value, valid)
	return true
}

// rotate converts rotations in clusters of at most a subgroup. Of a smaller cluster, only the lanes of the first one are valid.
func (l *lowering) rotate(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	offset, width := gpu.RotationOf(op)
	size := int64(l.c.Env().Limits().SubgroupSize)
	if width > size {
		return rw.Fail("rotate width is larger than target subgroup size")
	}
	t := l.c.ResultType(op, rw)
	if t == nil {
		return false
	}
	ctx, loc := rw.Context(), op.Loc()
	delta, cluster := spirv.NewSplat(&rw.Builder, loc, ctx.I32(), offset), spirv.NewSplat(&rw.Builder, loc, ctx.I32(), width)
	value := rw.Create(loc, spirv.GroupNonUniformRotateKHR, []*ir.Value{ad.Operand(0), delta, cluster}, []ir.Type{t},
		ir.Named("execution_scope", ctx.Enum(spirv.ScopeAttr, uint64(spec.ScopeSubgroup)))).Result(0)
	if width == size {
		rw.Replace(op, value, spirv.NewSplat(&rw.Builder, loc, ctx.I1(), 1))
		return true
	}
	lane := spirvtypes.BuiltinValue(rw, op, spec.BuiltInSubgroupLocalInvocationId, ctx.I32())
	if lane == nil {
		return false
	}
	rw.Replace(op, value, rw.Create(loc, spirv.ULessThan, []*ir.Value{lane, cluster}, []ir.Type{ctx.I1()}).Result(0))
	return true
}

// wholeShuffle converts shuffles whose lane exists.
func (l *lowering) wholeShuffle(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	rw.Replace(op, shuffled(op, gpu.ShuffleMode(op.Prop(0).(*ir.EnumAttr).Value), ad, rw))
	return true
}

// shuffled creates the shuffle of the first operand by the second.
func shuffled(op *ir.Operation, mode gpu.ShuffleMode, ad rewrite.Adaptor, rw *rewrite.Rewriter) *ir.Value {
	return rw.Create(op.Loc(), shuffles[mode], []*ir.Value{ad.Operand(0), ad.Operand(1)}, []ir.Type{ad.Operand(0).Type()},
		ir.Named("execution_scope", rw.Context().Enum(spirv.ScopeAttr, uint64(spec.ScopeSubgroup)))).Result(0)
}

// shuffleValid creates a boolean that is true if the lane that a shuffle reads from is
// in the subgroup. It returns nil after an error.
func (l *lowering) shuffleValid(op *ir.Operation, mode gpu.ShuffleMode, ad rewrite.Adaptor, rw *rewrite.Rewriter) *ir.Value {
	ctx, loc := rw.Context(), op.Loc()
	if mode != gpu.ShuffleUp && mode != gpu.ShuffleDown {
		return spirv.NewSplat(&rw.Builder, loc, ctx.I1(), 1)
	}
	lane := spirvtypes.BuiltinValue(rw, op, spec.BuiltInSubgroupLocalInvocationId, ctx.I32())
	if lane == nil {
		return nil
	}
	def, operands := spirv.UGreaterThanEqual, []*ir.Value{lane, ad.Operand(1)}
	switch {
	case mode == gpu.ShuffleUp && l.c.MLIR() > 19 && !l.c.Exact():
		def, operands[0] = spirv.SGreaterThanEqual, rw.Create(loc, spirv.ISub, operands, []ir.Type{ctx.I32()}).Result(0)
		operands[1] = spirv.NewSplat(&rw.Builder, loc, ctx.I32(), 0)
	case mode == gpu.ShuffleDown:
		def, operands[0] = spirv.ULessThan, rw.Create(loc, spirv.IAdd, operands, []ir.Type{ctx.I32()}).Result(0)
		operands[1] = ad.Operand(2)
	}
	return rw.Create(loc, def, operands, []ir.Type{ctx.I1()}).Result(0)
}

// kind is the kind of numbers that a reduction combines.
type kind uint8

const (
	boolean kind = iota
	integer
	float
)

// reduction maps a reduction to its ops for uniform and for non-uniform control flow.
type reduction struct {
	op                  gpu.Reduction
	kind                kind
	uniform, nonUniform *ir.OpDef
}

var reductions = [...]reduction{
	{gpu.ReduceAdd, integer, spirv.GroupIAdd, spirv.GroupNonUniformIAdd},
	{gpu.ReduceAdd, float, spirv.GroupFAdd, spirv.GroupNonUniformFAdd},
	{gpu.ReduceMul, integer, spirv.KHRGroupIMul, spirv.GroupNonUniformIMul},
	{gpu.ReduceMul, float, spirv.KHRGroupFMul, spirv.GroupNonUniformFMul},
	{gpu.ReduceMinUI, integer, spirv.GroupUMin, spirv.GroupNonUniformUMin},
	{gpu.ReduceMinSI, integer, spirv.GroupSMin, spirv.GroupNonUniformSMin},
	{gpu.ReduceMinNumF, float, spirv.GroupFMin, spirv.GroupNonUniformFMin},
	{gpu.ReduceMaxUI, integer, spirv.GroupUMax, spirv.GroupNonUniformUMax},
	{gpu.ReduceMaxSI, integer, spirv.GroupSMax, spirv.GroupNonUniformSMax},
	{gpu.ReduceMaxNumF, float, spirv.GroupFMax, spirv.GroupNonUniformFMax},
	{gpu.ReduceMinimumF, float, spirv.GroupFMin, spirv.GroupNonUniformFMin},
	{gpu.ReduceMaximumF, float, spirv.GroupFMax, spirv.GroupNonUniformFMax},
}

// logical holds the reductions that only exact conversions have.
var logical = [...]reduction{
	{gpu.ReduceAnd, integer, nil, spirv.GroupNonUniformBitwiseAnd},
	{gpu.ReduceOr, integer, nil, spirv.GroupNonUniformBitwiseOr},
	{gpu.ReduceXor, integer, nil, spirv.GroupNonUniformBitwiseXor},
	{gpu.ReduceAnd, boolean, nil, spirv.GroupNonUniformLogicalAnd},
	{gpu.ReduceOr, boolean, nil, spirv.GroupNonUniformLogicalOr},
	{gpu.ReduceXor, boolean, nil, spirv.GroupNonUniformLogicalXor},
}

func (l *lowering) allReduce(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	return l.reduce(op, ad.Operand(0), spec.ScopeWorkgroup, rw)
}

func (l *lowering) subgroupReduce(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	if !spirv.IsScalar(ad.Operand(0).Type()) {
		return rw.Fail("reduction type is not a scalar")
	}
	return l.reduce(op, ad.Operand(0), spec.ScopeSubgroup, rw)
}

// reduce converts a reduction. The operations for uniform control flow need the capability
// Groups, which Vulkan lacks, so exact conversions for shaders use the others.
func (l *lowering) reduce(op *ir.Operation, v *ir.Value, scope spec.Scope, rw *rewrite.Rewriter) bool {
	a, ok := op.Attr("op").(*ir.EnumAttr)
	if !ok {
		return rw.Fail("the reduction is given by a region")
	}
	k := float
	if t, ok := v.Type().(*ir.IntegerType); ok {
		if k = integer; t.Width == 1 {
			k = boolean
		}
	}
	exact := l.c.Options().Exact && l.c.Allows(spec.CapabilityShader)
	all := reductions[:]
	if exact {
		all = append(logical[:len(logical):len(logical)], all...)
	}
	for i := range all {
		r := &all[i]
		if r.op != gpu.Reduction(a.Value) || r.kind != k {
			continue
		}
		def := r.nonUniform
		if op.Attr("uniform") != nil && !exact {
			def = r.uniform
		}
		ctx := rw.Context()
		operands, operation := []*ir.Value{v}, spec.GroupOperationReduce
		if op.Is(gpu.SubgroupReduce) {
			size, stride, clusters := gpu.ClusterOf(op)
			if clusters && stride > 1 {
				return rw.Fail("the clusters of SPIR-V are adjacent lanes")
			}
			if clusters { // the operations for uniform control flow have no clusters
				def = r.nonUniform
				operands = append(operands, spirv.NewSplat(&rw.Builder, op.Loc(), ctx.I32(), size))
				operation = spec.GroupOperationClusteredReduce
			}
		}
		rw.ReplaceByNew(op, def, operands, []ir.Type{v.Type()},
			ir.Named("execution_scope", ctx.Enum(spirv.ScopeAttr, uint64(scope))),
			ir.Named("group_operation", ctx.Enum(spirv.GroupOperationAttr, uint64(operation))))
		return true
	}
	return rw.Fail("SPIR-V has no such reduction")
}
