package tensor

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/shapes"
)

// sliceType returns the type of a slice of t with the given sizes.
func sliceType(t *ir.RankedTensorType, sizes []int64) *ir.RankedTensorType {
	return t.Context().Tensor(sizes, t.ElementType(), t.Encoding)
}

// reducedSliceType returns the type of a slice of t with the given sizes. It drops the
// first dimensions of size 1 until the type has the given rank.
func reducedSliceType(t *ir.RankedTensorType, sizes []int64, rank int) *ir.RankedTensorType {
	gone := len(sizes) - rank
	if gone <= 0 {
		return sliceType(t, sizes)
	}
	shape := make([]int64, 0, rank)
	for _, d := range sizes {
		if gone > 0 && d == 1 {
			gone--
			continue
		}
		shape = append(shape, d)
	}
	return t.Context().Tensor(shape, t.ElementType(), nil)
}

// verifyReduced checks that t equals full, or full without some dimensions of size 1.
func verifyReduced(op *ir.Operation, full, t *ir.RankedTensorType) bool {
	switch {
	case full == t:
		return true
	case len(t.Shape()) > len(full.Shape()):
		return op.EmitError("expected rank to be smaller or equal to the other rank. ")
	case !interfaces.ReducesTo(full.Shape(), t.Shape()):
		return op.EmitError("expected type to be " + ir.QuoteType(full) + " or a rank-reduced version. (size mismatch) ")
	case full.ElementType() != t.ElementType():
		return op.EmitError("expected element type to be " + ir.QuoteType(full.ElementType()))
	}
	return true
}

func verifyExtractSlice(op *ir.Operation) bool {
	s := SliceOp{op}
	return verifyReduced(op, sliceType(s.SourceType(), s.StaticSizes()), rankedType(op.Result(0))) &&
		extracted.VerifyBounds(op, s.SourceType().Shape())
}

func verifyInsertSlice(op *ir.Operation) bool {
	s := SliceOp{op}
	return verifyReduced(op, sliceType(s.DestType(), s.StaticSizes()), s.SourceType()) &&
		inserted.VerifyBounds(op, s.DestType().Shape())
}

// combining is the op that contains the insertions of slices by the threads of a
// parallel loop.
const combining = "scf.forall.in_parallel"

func verifyParallelInsertSlice(op *ir.Operation) bool {
	if p := op.Parent(); p == nil || p.Name() != combining {
		text := ""
		if p != nil {
			text = ir.DiagnosticText(p)
		}
		parent := "InParallelOpInterface"
		if op.Context().MLIR() <= 19 {
			parent = "ParallelCombiningOpInterface"
		}
		return op.EmitError("expected " + parent + " parent, got:" + text)
	}
	return verifyInsertSlice(op)
}

// verifyGroups checks the reassociation of an op between the two types.
func verifyGroups(op *ir.Operation, expanded, collapsed *ir.RankedTensorType) bool {
	rank, low := len(expanded.Shape()), len(collapsed.Shape())
	if rank < low {
		return op.EmitOpError("expected the expanded type, " + ir.QuoteType(expanded) + " to have a higher (or same) rank than the collapsed type, " +
			ir.QuoteType(collapsed) + ".")
	}
	groups := ReshapeOp{op}.Groups()
	if low != len(groups) {
		return op.EmitOpError("expected collapsed rank (" + strconv.Itoa(low) + ") to equal the number of reassociation maps (" + strconv.Itoa(len(groups)) + ").")
	}
	dims := int64(0)
	for _, g := range groups {
		for _, d := range g {
			dims = max(dims, d+1)
		}
	}
	if len(groups) > 0 && dims != int64(rank) {
		return op.EmitOpError("expected reassociation map #0 to have size equal to the expanded rank (" + strconv.Itoa(rank) + "), but it is  " +
			strconv.FormatInt(dims, 10) + ".")
	}
	next := int64(0)
	invalid := func(i int) bool {
		return op.EmitOpError("expected reassociation map #" + strconv.Itoa(i) + " to be valid and contiguous.")
	}
	for i, g := range groups {
		for _, d := range g {
			if d != next {
				return invalid(i)
			}
			next++
		}
	}
	if next != dims {
		return invalid(len(groups) - 1)
	}
	for i, g := range groups {
		n := int64(1)
		for _, d := range g {
			n = mulDynamic(n, expanded.Shape()[d])
		}
		have := collapsed.Shape()[i]
		if n == ir.Dynamic && have != ir.Dynamic {
			return op.EmitOpError("expected dimension " + strconv.Itoa(i) +
				" of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic")
		}
		if n != ir.Dynamic && have != n {
			return op.EmitOpError("expected dimension " + strconv.Itoa(i) + " of collapsed type to be static value of " + strconv.FormatInt(n, 10))
		}
	}
	return true
}

// mulDynamic multiplies sizes, each of which may be Dynamic.
func mulDynamic(a, b int64) int64 {
	if a == ir.Dynamic || b == ir.Dynamic {
		return ir.Dynamic
	}
	return a * b
}

// collapsedType returns the type of the collapse of t along groups.
func collapsedType(t *ir.RankedTensorType, groups [][]int64) *ir.RankedTensorType {
	shape := make([]int64, len(groups))
	for i, g := range groups {
		shape[i] = 1
		for _, d := range g {
			shape[i] = mulDynamic(shape[i], t.Shape()[d])
		}
	}
	return t.Context().Tensor(shape, t.ElementType(), nil)
}

func verifyReassociation(op *ir.Operation, expanded, collapsed *ir.RankedTensorType) bool {
	if !verifyGroups(op, expanded, collapsed) {
		return false
	}
	want := collapsedType(expanded, ReshapeOp{op}.Groups())
	if op.Context().Tensor(collapsed.Shape(), collapsed.ElementType(), nil) != want {
		return op.EmitOpError("expected collapsed type to be " + ir.QuoteType(want) + ", but got " + ir.QuoteType(collapsed))
	}
	return true
}

// reshaped returns the types of operand and result. It returns false after an error,
// because an unranked tensor cannot be reshaped.
func reshaped(op *ir.Operation) (src, dst *ir.RankedTensorType, ok bool) {
	src, ok1 := op.Operand(0).Type().(*ir.RankedTensorType)
	dst, ok2 := op.Result(0).Type().(*ir.RankedTensorType)
	if !ok1 || !ok2 {
		return nil, nil, op.EmitOpError("expected ranked tensors")
	}
	return src, dst, true
}

func verifyExpandShape(op *ir.Operation) bool {
	src, dst, ok := reshaped(op)
	if !ok {
		return false
	}
	static := int64sIn(op, outputShapeSlot)
	if len(static) != len(dst.Shape()) {
		return op.EmitOpError("expected number of static shape dims to be equal to the output rank (" + strconv.Itoa(len(dst.Shape())) +
			") but found " + strconv.Itoa(len(static)) + " inputs instead")
	}
	if n := shapes.DynamicDims(static); n != op.NumOperands()-1 {
		return op.EmitOpError("mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has " + strconv.Itoa(n) +
			" dynamic dims while output_shape has " + strconv.Itoa(op.NumOperands()-1) + " values")
	}
	return verifyReassociation(op, dst, src)
}

func verifyCollapseShape(op *ir.Operation) bool {
	src, dst, ok := reshaped(op)
	return ok && verifyReassociation(op, src, dst)
}
