package memref

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

// verifyGroups checks the reassociation between the shapes of an expand_shape or
// collapse_shape.
func verifyGroups(op *ir.Operation, collapsed, expanded []int64, groups [][]int64) bool {
	if len(collapsed) != len(groups) {
		return op.EmitOpError("invalid number of reassociation groups: found " + strconv.Itoa(len(groups)) + ", expected " + strconv.Itoa(len(collapsed)))
	}
	next := int64(0)
	for i, g := range groups {
		dynamic, size := false, int64(1)
		for _, d := range g {
			if d != next {
				return op.EmitOpError("reassociation indices must be contiguous")
			}
			if next++; d >= int64(len(expanded)) {
				return op.EmitOpError("reassociation index " + strconv.FormatInt(d, 10) + " is out of bounds")
			}
			if expanded[d] == ir.Dynamic {
				dynamic = true
			} else {
				size *= expanded[d]
			}
		}
		if (collapsed[i] == ir.Dynamic) != dynamic {
			return op.EmitOpError("collapsed dim (" + strconv.Itoa(i) + ") must be dynamic if and only if reassociation group is dynamic")
		}
		if !dynamic && size != collapsed[i] {
			return op.EmitOpError("collapsed dim size (" + strconv.FormatInt(collapsed[i], 10) + ") must equal reassociation group size (" + strconv.FormatInt(size, 10) + ")")
		}
	}
	if len(collapsed) == 0 {
		for _, d := range expanded {
			if d != 1 {
				return op.EmitOpError("rank 0 memrefs can only be extended/collapsed with/from ones")
			}
		}
	} else if next != int64(len(expanded)) {
		return op.EmitOpError("expanded rank (" + strconv.Itoa(len(expanded)) + ") inconsistent with number of reassociation indices (" + strconv.FormatInt(next, 10) + ")")
	}
	return true
}

func verifyExpandShape(op *ir.Operation) bool {
	src, dst := op.Operand(0).Type().(*ir.MemRefType), op.Result(0).Type().(*ir.MemRefType)
	if a, b := len(src.Shape()), len(dst.Shape()); a > b {
		return op.EmitOpError("has source rank " + strconv.Itoa(a) + " and result rank " + strconv.Itoa(b) + ". This is not an expansion (" + strconv.Itoa(a) + " > " + strconv.Itoa(b) + ").")
	}
	groups := ReshapeOp{op}.Groups()
	if !verifyGroups(op, src.Shape(), dst.Shape(), groups) {
		return false
	}
	want := ExpandedType(src, dst.Shape(), groups)
	if want == nil {
		return op.EmitOpError("invalid source layout map")
	}
	if want != dst {
		return op.EmitOpError("expected expanded type to be " + ir.QuoteType(want) + " but found " + ir.QuoteType(dst))
	}
	static := ReshapeOp{op}.staticOutputShape()
	if len(static) != len(dst.Shape()) {
		return op.EmitOpError("expected number of static shape bounds to be equal to the output rank (" + strconv.Itoa(len(dst.Shape())) +
			") but found " + strconv.Itoa(len(static)) + " inputs instead")
	}
	if n := dynamicDims(static); n != op.NumOperands()-1 {
		return op.EmitOpError("mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has " + strconv.Itoa(n) +
			" dynamic dims while output_shape has " + strconv.Itoa(op.NumOperands()-1) + " values")
	}
	for i, d := range dst.Shape() {
		if d != ir.Dynamic && d != static[i] {
			return op.EmitOpError("invalid output shape provided at pos " + strconv.Itoa(i))
		}
	}
	return true
}

func verifyCollapseShape(op *ir.Operation) bool {
	src, dst := op.Operand(0).Type().(*ir.MemRefType), op.Result(0).Type().(*ir.MemRefType)
	if a, b := len(src.Shape()), len(dst.Shape()); a < b {
		return op.EmitOpError("has source rank " + strconv.Itoa(a) + " and result rank " + strconv.Itoa(b) + ". This is not a collapse (" + strconv.Itoa(a) + " < " + strconv.Itoa(b) + ").")
	}
	groups := ReshapeOp{op}.Groups()
	if !verifyGroups(op, dst.Shape(), src.Shape(), groups) {
		return false
	}
	want := CollapsedType(src, dst.Shape(), groups)
	if want == nil {
		return op.EmitOpError("invalid source layout map or collapsing non-contiguous dims")
	}
	if want != dst {
		return op.EmitOpError("expected collapsed type to be " + ir.QuoteType(want) + " but found " + ir.QuoteType(dst))
	}
	return true
}

// ExpandedType returns the type of an expand_shape of t to shape, or nil if t is not
// strided.
func ExpandedType(t *ir.MemRefType, shape []int64, groups [][]int64) *ir.MemRefType {
	ctx := t.Context()
	if hasIdentityLayout(t) {
		return ctx.MemRef(shape, t.ElementType(), nil, t.MemorySpace)
	}
	src, offset, ok := t.StridesAndOffset()
	if !ok {
		return nil
	}
	strides := make([]int64, len(shape))
	for i := range strides {
		strides[i] = 1
	}
	at := len(shape) - 1
	for i := len(groups) - 1; i >= 0; i-- {
		stride := src[i]
		for range groups[i] {
			strides[at] = stride
			stride = mulDynamic(stride, shape[at])
			at--
		}
	}
	return ctx.MemRef(shape, t.ElementType(), ctx.StridedLayout(offset, strides), t.MemorySpace)
}

// CollapsedType returns the type of a collapse_shape of t to shape. It returns nil if t
// is not strided or if some group of dimensions is known not to be contiguous.
func CollapsedType(t *ir.MemRefType, shape []int64, groups [][]int64) *ir.MemRefType {
	ctx := t.Context()
	if hasIdentityLayout(t) {
		return ctx.MemRef(shape, t.ElementType(), nil, t.MemorySpace)
	}
	src, offset, ok := t.StridesAndOffset()
	if !ok {
		return nil
	}
	from := t.Shape()
	strides := make([]int64, len(groups))
	for i, g := range groups {
		for len(g) > 1 && from[g[len(g)-1]] == 1 {
			g = g[:len(g)-1]
		}
		if len(g) == 0 {
			return nil
		}
		// A dynamic dimension may have size 1 and then does not determine the stride.
		strides[i] = ir.Dynamic
		if last := g[len(g)-1]; from[last] != ir.Dynamic || len(g) == 1 {
			strides[i] = src[last]
		}
	}
	for i, g := range groups {
		stride := strides[i]
		for k := len(g) - 1; k > 0; k-- {
			d := g[k]
			if stride = mulDynamic(stride, from[d]); from[d] == 1 {
				continue
			}
			if prev := src[d-1]; stride != ir.Dynamic && prev != ir.Dynamic && stride != prev {
				return nil
			}
		}
	}
	return ctx.MemRef(shape, t.ElementType(), ctx.StridedLayout(offset, strides), t.MemorySpace)
}
