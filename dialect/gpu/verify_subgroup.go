package gpu

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

// reduces reports whether r can reduce values of type t.
func reduces(r Reduction, t ir.Type) bool {
	switch r {
	case ReduceMinNumF, ReduceMaxNumF, ReduceMinimumF, ReduceMaximumF:
		return ir.AnyFloatType.Match(t)
	case ReduceMinSI, ReduceMinUI, ReduceMaxSI, ReduceMaxUI, ReduceAnd, ReduceOr, ReduceXor:
		return ir.AnyIntegerType.Match(t)
	}
	return true
}

func reduceError(op *ir.Operation, r Reduction) bool {
	return op.EmitError("`" + r.String() + "` reduction operation is not compatible with type '" + ir.TypeString(op.Result(0).Type()) + "'")
}

func verifyAllReduce(op *ir.Operation) bool {
	body, t := op.Region(0), op.Result(0).Type()
	kind, hasKind := op.Prop(reduceOp).(*ir.EnumAttr)
	if body.Empty() != hasKind {
		return op.EmitError("expected either an op attribute or a non-empty body")
	}
	if hasKind {
		if r := Reduction(kind.Value); !reduces(r, t) {
			return reduceError(op, r)
		}
		return true
	}
	args := body.First().Args()
	if len(args) != 2 {
		return op.EmitError("expected two region arguments")
	}
	for _, a := range args {
		if a.Type() != t {
			return op.EmitError("incorrect region argument type")
		}
	}
	yields := 0
	for b := body.First(); b != nil; b = b.Next() {
		y := b.Last()
		if y == nil || !y.Is(Yield) {
			continue
		}
		if y.NumOperands() != 1 {
			return op.EmitError("expected one gpu.yield operand")
		}
		if y.Operand(0).Type() != t {
			return op.EmitError("incorrect gpu.yield type")
		}
		yields++
	}
	if yields == 0 {
		return op.EmitError("expected gpu.yield op in region")
	}
	return true
}

func verifySubgroupReduce(op *ir.Operation) bool {
	t := op.Result(0).Type()
	if v, ok := t.(*ir.VectorType); ok {
		if v.IsScalable() {
			return op.EmitOpError("is not compatible with scalable vector types")
		}
		t = v.ElementType()
	}
	if r := Reduction(op.Prop(reduceOp).(*ir.EnumAttr).Value); !reduces(r, t) {
		return reduceError(op, r)
	}
	return verifyCluster(op)
}

// verifyCluster checks the clusters of a gpu.subgroup_reduce.
func verifyCluster(op *ir.Operation) bool {
	size, stride, some := ClusterOf(op)
	switch {
	case some && !isPowerOf2(size):
		return op.EmitOpError("cluster size " + strconv.FormatInt(size, 10) + " is not a power of two")
	case stride != 1 && !some:
		return op.EmitOpError("cluster stride can only be specified if cluster size is specified")
	case !isPowerOf2(stride):
		return op.EmitOpError("cluster stride " + strconv.FormatInt(stride, 10) + " is not a power of two")
	}
	return true
}

func verifyRotate(op *ir.Operation) bool {
	if offset, width := RotationOf(op); offset >= width {
		return op.EmitOpError("offset must be in the range [0, " + strconv.FormatInt(width, 10) + ")")
	}
	return true
}

func verifyBroadcast(op *ir.Operation) bool {
	switch specific := BroadcastOf(op) == SpecificLane; {
	case specific && op.NumOperands() < 2:
		return op.EmitOpError("lane must be specified for `specific_lane` broadcast")
	case !specific && op.NumOperands() > 1:
		return op.EmitOpError("lane can only be specified for `specific_lane` broadcast")
	}
	return true
}

// unitStride reports whether neighbors in the last dimension of t are neighbors
// in memory.
func unitStride(t ir.Type) bool {
	strides, _, ok := t.(*ir.MemRefType).StridesAndOffset()
	return ok && (len(strides) == 0 || strides[len(strides)-1] == 1)
}

func verifyMMALoad(op *ir.Operation) bool {
	if !unitStride(op.Operand(0).Type()) {
		return op.EmitError("expected source memref most minor dim must have unit stride")
	}
	return true
}

func verifyMMAStore(op *ir.Operation) bool {
	if !unitStride(op.Operand(1).Type()) {
		return op.EmitError("expected destination memref most minor dim must have unit stride")
	}
	if op.Operand(0).Type().(*MMAMatrixType).Operand != "COp" {
		return op.EmitError("expected the operand matrix being stored to have 'COp' operand type")
	}
	return true
}

func verifyMMACompute(op *ir.Operation) bool {
	a, b, c := op.Operand(0).Type().(*MMAMatrixType), op.Operand(1).Type().(*MMAMatrixType), op.Operand(2).Type().(*MMAMatrixType)
	if a.Operand != "AOp" || b.Operand != "BOp" || c.Operand != "COp" {
		return op.EmitError("operands must be in the order AOp, BOp, COp")
	}
	if a.Cols != b.Rows || a.Rows != c.Rows || b.Cols != c.Cols {
		return op.EmitError("operand shapes do not satisfy matmul constraints")
	}
	return true
}
