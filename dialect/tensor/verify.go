package tensor

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/shapes"
)

func verifyConcat(op *ir.Operation) bool {
	if op.NumOperands() == 0 {
		return op.EmitOpError("requires at least one input")
	}
	result := rankedType(op.Result(0))
	rank := len(result.Shape())
	for _, v := range op.Operands() {
		if len(rankedType(v).Shape()) != rank {
			return op.EmitOpError("rank of concatenated inputs must match result rank")
		}
	}
	for _, v := range op.Operands() {
		if elementOf(v.Type()) != result.ElementType() {
			return op.EmitOpError("inputs and result element type must match")
		}
	}
	dim := ConcatOp{op}.Dim()
	if dim >= int64(rank) {
		return op.EmitOpError("concatenation dim must be less than the tensor rank")
	}
	want, bad := concatShape(op, dim, rank)
	if bad >= 0 {
		return op.EmitOpError("static concatenation size mismatch along non-concatenated dimension " + strconv.Itoa(bad))
	}
	for i, d := range result.Shape() {
		if want[i] != ir.Dynamic && d != ir.Dynamic && want[i] != d {
			t := op.Context().Tensor(want, result.ElementType(), nil)
			return op.EmitOpError("result type " + ir.QuoteType(result) + "does not match inferred shape " + ir.QuoteType(t) + " static sizes")
		}
	}
	return true
}

// concatShape returns the shape of the concatenation along dim. bad is a dimension in
// which the inputs differ, or -1 if there is none.
func concatShape(op *ir.Operation, dim int64, rank int) (shape []int64, bad int) {
	shape = make([]int64, rank)
	for i := range shape {
		if int64(i) != dim {
			shape[i] = ir.Dynamic
		}
		for _, v := range op.Operands() {
			d := rankedType(v).Shape()[i]
			switch {
			case int64(i) == dim && (shape[i] == ir.Dynamic || d == ir.Dynamic):
				shape[i] = ir.Dynamic
			case int64(i) == dim:
				shape[i] += d
			case shape[i] == ir.Dynamic:
				shape[i] = d
			case d != ir.Dynamic && d != shape[i]:
				return nil, i
			}
		}
	}
	return shape, -1
}

// verifySizes returns a check. It requires one operand, from operand first on, for each
// dynamic dimension of the result.
func verifySizes(first int) func(op *ir.Operation) bool {
	return func(op *ir.Operation) bool {
		have, want := op.NumOperands()-first, shapes.DynamicDims(rankedType(op.Result(0)).Shape())
		if have != want {
			return op.EmitOpError("incorrect number of dynamic sizes, has " + strconv.Itoa(have) + ", expected " + strconv.Itoa(want))
		}
		return true
	}
}

func verifyExtract(op *ir.Operation) bool {
	if op.NumOperands()-1 != len(rankedType(op.Operand(0)).Shape()) {
		return op.EmitOpError("incorrect number of indices for extract_element")
	}
	return true
}

func verifyInsert(op *ir.Operation) bool {
	if op.NumOperands()-2 != len(rankedType(op.Operand(1)).Shape()) {
		return op.EmitOpError("incorrect number of indices")
	}
	return true
}

// verifyIndexed checks the dimensions that a gather or scatter indexes in a tensor of
// the given rank. what is the name of the op in errors.
func verifyIndexed(op *ir.Operation, rank int, indices []int64, what, of string) bool {
	dims := int64sIn(op, dimsSlot)
	switch n := len(dims); {
	case n == 0:
		return op.EmitOpError(what + "_dims must be non-empty")
	case n > rank:
		return op.EmitOpError(what + "_dims overflow " + of + " rank")
	}
	for _, d := range dims {
		if d < 0 {
			return op.EmitOpError(what + "_dims value must be non-negative")
		}
		if d >= int64(rank) {
			return op.EmitOpError(what + "_dims value must be smaller than " + of + " rank")
		}
	}
	for i := 1; i < len(dims); i++ {
		if dims[i-1] >= dims[i] {
			return op.EmitOpError(what + "_dims values must be strictly increasing")
		}
	}
	if op.Context().MLIR() > 19 && (len(indices) == 0 || indices[len(indices)-1] != int64(len(dims))) {
		return op.EmitOpError(what + "_dims length must match the size of last dimension of indices")
	}
	return true
}

// gathered returns the type of a gather from t. The indexed dimensions have size 1, or
// are dropped if reduced is set.
func gathered(t *ir.RankedTensorType, indices, dims []int64, reduced bool) ir.Type {
	shape := slices.Clone(indices[:max(0, len(indices)-1)])
	for i, d := range t.Shape() {
		switch _, indexed := slices.BinarySearch(dims, int64(i)); {
		case !indexed:
			shape = append(shape, d)
		case !reduced:
			shape = append(shape, 1)
		}
	}
	return t.Context().Tensor(shape, t.ElementType(), t.Encoding)
}

// verifyGathered checks that t is the type of a gather from a tensor of type from.
func verifyGathered(op *ir.Operation, t ir.Type, from *ir.RankedTensorType, indices []int64, what string) bool {
	dims := int64sIn(op, dimsSlot)
	full, reduced := gathered(from, indices, dims, false), gathered(from, indices, dims, true)
	if t != full && t != reduced {
		return op.EmitOpError(what + " type mismatch: expected " + ir.QuoteType(full) + " or its rank-reduced variant " + ir.QuoteType(reduced) +
			" (got: " + ir.QuoteType(t) + ")")
	}
	return true
}

func verifyGather(op *ir.Operation) bool {
	src, indices := rankedType(op.Operand(0)), rankedType(op.Operand(1)).Shape()
	return verifyIndexed(op, len(src.Shape()), indices, "gather", "source") &&
		verifyGathered(op, op.Result(0).Type(), src, indices, "result")
}

func verifyScatter(op *ir.Operation) bool {
	dest, indices := rankedType(op.Operand(1)), rankedType(op.Operand(2)).Shape()
	if !verifyIndexed(op, len(dest.Shape()), indices, "scatter", "dest") {
		return false
	}
	if op.Prop(uniqueSlot) == nil {
		return op.EmitOpError("requires 'unique' attribute to be set")
	}
	return verifyGathered(op, op.Operand(0).Type(), dest, indices, "source")
}

func verifyGenerate(op *ir.Operation) bool {
	sizes, want := op.NumOperands(), shapes.DynamicDims(rankedType(op.Result(0)).Shape())
	if sizes != want && op.Context().MLIR() > 19 {
		return op.EmitOpError("incorrect number of dynamic sizes, has " + strconv.Itoa(sizes) + ", expected " + strconv.Itoa(want))
	}
	if sizes != want {
		return op.EmitError("must have as many index operands as dynamic extents in the result type")
	}
	return true
}

func verifyGenerateBody(op *ir.Operation) bool {
	t, b := rankedType(op.Result(0)), op.Region(0).First()
	for _, a := range b.ArgTypes() {
		if !ir.IndexTypeConstraint.Match(a) {
			return op.EmitError("all body arguments must be index")
		}
	}
	if b.NumArgs() != len(t.Shape()) {
		return op.EmitError("must have one body argument per input dimension")
	}
	if b.Terminator().Operand(0).Type() != t.ElementType() {
		return op.EmitOpError("body must be terminated with a `yield` operation of the tensor element type")
	}
	return true
}

func verifyReshape(op *ir.Operation) bool {
	src, dst := op.Operand(0).Type(), op.Result(0).Type()
	if elementOf(src) != elementOf(dst) {
		return op.EmitOpError("element types of source and destination tensor types should be the same")
	}
	to, ok := dst.(*ir.RankedTensorType)
	if !ok {
		return true
	}
	if from, ok := src.(*ir.RankedTensorType); ok && ir.HasStaticShape(from) && ir.HasStaticShape(to) &&
		ir.NumElements(from.Shape()) != ir.NumElements(to.Shape()) {
		return op.EmitOpError("source and destination tensor should have the same number of elements")
	}
	switch rankedType(op.Operand(1)).Shape()[0] {
	case ir.Dynamic:
		return op.EmitOpError("cannot use shape operand with dynamic length to reshape to statically-ranked tensor type")
	case int64(len(to.Shape())):
		return true
	}
	return op.EmitOpError("length of shape operand differs from the result's tensor rank")
}

// PaddedType returns the type of t padded by low and high. It returns nil if their
// lengths differ from the rank of t. If known is not nil, it supplies unknown sizes.
func PaddedType(t *ir.RankedTensorType, low, high, known []int64) *ir.RankedTensorType {
	rank := len(t.Shape())
	if len(low) != rank || len(high) != rank {
		return nil
	}
	shape := make([]int64, rank)
	for i, d := range t.Shape() {
		switch {
		case d != ir.Dynamic && low[i] != ir.Dynamic && high[i] != ir.Dynamic:
			shape[i] = d + low[i] + high[i]
		case known != nil:
			shape[i] = known[i]
		default:
			shape[i] = ir.Dynamic
		}
	}
	return t.Context().Tensor(shape, t.ElementType(), nil)
}

func verifyPad(op *ir.Operation) bool {
	p := PadOp{op}
	want, have := PaddedType(p.SourceType(), int64sIn(op, lowSlot), int64sIn(op, highSlot), nil), p.Type()
	if want == nil {
		return op.EmitError("failed to infer expectedType from sourceType " + ir.QuoteType(p.SourceType()) + ", specified resultType is " + ir.QuoteType(have))
	}
	ok := len(want.Shape()) == len(have.Shape())
	for i := 0; ok && i < len(want.Shape()); i++ {
		ok = want.Shape()[i] == have.Shape()[i] || want.Shape()[i] == ir.Dynamic
	}
	if !ok {
		return op.EmitError("specified type " + ir.QuoteType(have) + " does not match the inferred type " + ir.QuoteType(want))
	}
	return true
}

func verifyPadBody(op *ir.Operation) bool {
	t, b := rankedType(op.Result(0)), op.Region(0).First()
	if b.NumArgs() != len(t.Shape()) {
		return op.EmitError("expected the block to have " + strconv.Itoa(len(t.Shape())) + " arguments")
	}
	for i, a := range b.ArgTypes() {
		if !ir.IndexTypeConstraint.Match(a) {
			return op.EmitOpError("expected block argument " + strconv.Itoa(i+1) + " to be an index")
		}
	}
	if b.Terminator().Operand(0).Type() != t.ElementType() {
		return op.EmitOpError("expected yield type to match shape element type")
	}
	return true
}
