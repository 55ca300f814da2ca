package memory

import (
	"strconv"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/shapes"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
)

// clusters replaces the reductions of clusters of lanes in the function. It returns false after an error.
func (x *subgroups) clusters() bool {
	var ops []*ir.Operation
	x.fn.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op.Is(gpu.SubgroupReduce) && shapes.IsIntOrIndexOrFloat(op.Operand(0).Type()) {
			if _, _, some := gpu.ClusterOf(op); some {
				ops = append(ops, op)
			}
		}
		return ir.WalkAdvance
	})
	ok := true
	for _, op := range ops {
		x.insertBefore(op)
		ok = x.cluster(op) && ok
	}
	return ok
}

// cluster combines the values of the lanes of a cluster: each lane exchanges what it has so far with a
// lane that is one stride away, then with one that is two away, and so on.
func (x *subgroups) cluster(op *ir.Operation) bool {
	size, stride, _ := gpu.ClusterOf(op)
	lanes := int64(x.env.Limits().SubgroupSize)
	if size > lanes || size*stride > lanes {
		return op.EmitError("'gpu.subgroup_reduce' has clusters of "+strconv.FormatInt(size, 10)+" lanes with the stride "+strconv.FormatInt(stride, 10)+
			", but subgroups of the target have "+strconv.FormatInt(lanes, 10)+" invocations",
			notes.OrDevice(op.Loc(), "", "use smaller clusters, or state the subgroup size of the device: #spirv.resource_limits<subgroup_size = "+strconv.FormatInt(size*stride, 10)+">", orDevice))
	}
	kind, _ := gpu.ReductionOf(op)
	t := op.Operand(0).Type()
	if t == ir.Type(x.b.Context().I1()) {
		kind = ofBits(kind)
	}
	v := x.wide(op.Operand(0), kind == gpu.ReduceMinSI || kind == gpu.ReduceMaxSI)
	ctx := x.b.Context()
	for step := stride; step < size*stride; step *= 2 {
		other := x.b.Create(x.Loc, gpu.Shuffle, []*ir.Value{v, x.Int(ctx.I32(), step), x.Int(ctx.I32(), size*stride)}, []ir.Type{v.Type(), ctx.I1()},
			ir.Named("mode", ctx.Enum(gpu.ShuffleModeAttrDef, uint64(gpu.ShuffleXor))))
		v = x.combineBy(kind, v, other.Result(0))
	}
	x.replace(op, x.narrowed(v, t))
	return true
}

// wide returns a number of fewer than 32 bits with 32 bits, and an index as an integer.
func (x *subgroups) wide(v *ir.Value, signed bool) *ir.Value {
	ctx := v.Context()
	switch t := v.Type().(type) {
	case *ir.IndexType:
		return x.Cast(arith.IndexCastUI, v, ctx.I(uint32(x.indexBits)))
	case *ir.FloatType:
		if t.Width() < 32 {
			return x.Cast(arith.ExtF, v, ctx.F32())
		}
	case *ir.IntegerType:
		if t.Width < 32 && signed {
			return x.Cast(arith.ExtSI, v, ctx.I32())
		} else if t.Width < 32 {
			return x.Cast(arith.ExtUI, v, ctx.I32())
		}
	}
	return v
}

// narrowed converts v, the result of wide or a value computed from it, to type t.
func (x *subgroups) narrowed(v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	switch t.(type) {
	case *ir.IndexType:
		return x.Cast(arith.IndexCastUI, v, t)
	case *ir.FloatType:
		return x.Cast(arith.TruncF, v, t)
	}
	return x.Cast(arith.TruncI, v, t)
}

// demanded returns the capability that an operation on subgroups needs.
func (x *subgroups) demanded(op *ir.Operation) spec.Capability {
	if op.Is(gpu.SubgroupReduce) || op.Is(gpu.SubgroupBroadcast) && gpu.BroadcastOf(op) != gpu.SpecificLane && !x.env.Has(spec.CapabilityGroupNonUniformArithmetic) {
		return spec.CapabilityGroupNonUniformArithmetic
	}
	return spec.CapabilityGroupNonUniformShuffle
}

// checkRotation refuses a rotation of more lanes than subgroups of the target have.
func (x *subgroups) checkRotation(op *ir.Operation) bool {
	_, width := gpu.RotationOf(op)
	size := int64(x.env.Limits().SubgroupSize)
	if width <= size {
		return true
	}
	return op.EmitError("'gpu.rotate' has the width "+strconv.FormatInt(width, 10)+", but subgroups of the target have "+strconv.FormatInt(size, 10)+" invocations",
		notes.OrDevice(op.Loc(), "", "use a smaller width, or state the subgroup size of the device: #spirv.resource_limits<subgroup_size = "+strconv.FormatInt(width, 10)+">", orDevice))
}

// rotated returns the lane that an invocation reads from, and whether its own lane is valid.
func (x *subgroups) rotated(op *ir.Operation, lane *ir.Value) (from, valid *ir.Value) {
	t := lane.Type()
	offset, width := gpu.RotationOf(op)
	mask := x.Int(t, width-1)
	own := x.Op(arith.AndI, lane, mask)
	from = x.Op(arith.AndI, x.Op(arith.AddI, own, x.Int(t, offset)), mask)
	from = x.Op(arith.AddI, x.Op(arith.SubI, lane, own), from)
	return from, x.CmpI(arith.ULT, lane, x.Int(t, width))
}

// broadcaster returns the lane that a broadcast reads from. If all invocations of the workgroup reach the
// operation, the first lane is active.
func (x *subgroups) broadcaster(op *ir.Operation, lane *ir.Value, together bool) *ir.Value {
	switch {
	case gpu.BroadcastOf(op) == gpu.SpecificLane:
		return op.Operand(1)
	case together:
		return x.Int(lane.Type(), 0)
	}
	return x.reduceAs(op, lane, gpu.ReduceMinUI)
}
