package tosa

import (
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
)

func long(n int64) string { return strconv.FormatInt(n, 10) }

// listText writes numbers as MLIR's errors do.
func listText(list []int64) string {
	texts := make([]string, len(list))
	for i, v := range list {
		texts[i] = long(v)
	}
	return strings.Join(texts, ", ")
}

// fails emits an error unless ok is true.
func fails(op *ir.Operation, ok bool, parts ...string) bool {
	return !ok && !op.EmitOpError(strings.Join(parts, ""))
}

// isDynamic reports whether one of the sizes is not known.
func isDynamic(sizes ...int64) bool { return slices.Contains(sizes, ir.Dynamic) }

// sameElementsOf checks that values have the elements of to, which an error calls output.
func sameElementsOf(op *ir.Operation, to *ir.Value, vs ...*ir.Value) bool {
	for _, v := range vs {
		if fails(op, elementOf(v) == elementOf(to), "expect input and output to have same element type, got ", ir.QuoteType(elementOf(v)), " and ", ir.QuoteType(elementOf(to))) {
			return false
		}
	}
	return true
}

// zeroPointOf returns the zero point that v holds. A float other than zero counts as -1. ok is false if v is not constant.
func zeroPointOf(v *ir.Value) (zp int64, ok bool) {
	d := constantDense(v)
	if d == nil || d.NumElements() == 0 {
		return 0, false
	}
	switch e := d.Element(0).(type) {
	case *ir.FloatAttr:
		if e.Value.IsZero() {
			return 0, true
		}
	case *ir.IntegerAttr:
		if zp, ok = e.Int64(); ok {
			return zp, true
		}
	}
	return -1, true
}

// A zeroPoint is an operand that holds the zero point of a value.
type zeroPoint struct {
	of, at *ir.Value
	// name begins the error about the number, and mismatch the one about the type.
	name, mismatch string
}

// verifyZeroPoints checks the types of zero points, then their numbers: only bytes may have one.
func verifyZeroPoints(op *ir.Operation, list ...zeroPoint) bool {
	for _, z := range list {
		if fails(op, elementOf(z.of) == elementOf(z.at), z.mismatch, ", got ", ir.QuoteType(elementOf(z.of)), " and ", ir.QuoteType(elementOf(z.at))) {
			return false
		}
	}
	for _, z := range list {
		zp, known := zeroPointOf(z.at)
		if fails(op, !known || zp == 0 || isSignless(8)(elementOf(z.at)), z.name, " zero point must be zero for non-int8 integer types") {
			return false
		}
	}
	return true
}

func ownZeroPoint(of, at *ir.Value, name string) zeroPoint {
	return zeroPoint{of, at, name, "expect both " + name + " and its zero point are the same element type"}
}

func verifyArgMax22(op *ir.Operation) bool {
	if !verifyArgMax(op) {
		return false
	}
	in, out := ShapeOf(op.Operand(0)), ShapeOf(op.Result(0))
	if !in.Ranked || !out.Ranked {
		return true
	}
	at := int(axisOf(op))
	want := slices.Delete(slices.Clone(in.Dims), at, at+1)
	return !fails(op, ir.CompatibleDims(want, out.Dims), "expected output shape '", listText(want), "', got '", listText(out.Dims), "'")
}

// steps is one dimension of a window, with the names that errors have for it.
type steps struct {
	in, out, kernel, before, after, stride, dilation int64
	dim, axis, first, last                           string
}

// divides returns a/b, and false if b does not divide a.
func divides(a, b int64) (int64, bool) {
	if b == 0 {
		return 0, false
	}
	return a / b, a%b == 0
}

// agrees checks the size of the result of a window.
func (s steps) agrees(op *ir.Operation, quotient int64) bool {
	return !fails(op, isDynamic(s.out) || quotient+1 == s.out, "calculated output ", s.dim, " did not match expected: calculated=", long(quotient+1), ", expected=", long(s.out))
}

// ofPool checks a dimension of a pooling.
func (s steps) ofPool(op *ir.Operation) bool {
	if isDynamic(s.in) {
		return true
	}
	q, whole := divides(s.in+s.before+s.after-s.kernel, s.stride)
	if fails(op, whole, "expected input_", s.dim, " + pad_", s.first, " + pad_", s.last, " - kernel_", s.axis, " to be wholly divisible by stride_", s.axis, ", got (",
		long(s.in), " + ", long(s.before), " + ", long(s.after), " - ", long(s.kernel), ") / ", long(s.stride)) {
		return false
	}
	return s.agrees(op, q)
}

// ofConv checks a dimension of a convolution.
func (s steps) ofConv(op *ir.Operation) bool {
	if isDynamic(s.in, s.kernel) {
		return true
	}
	q, whole := divides(s.in-1+s.before+s.after-(s.kernel-1)*s.dilation, s.stride)
	if fails(op, whole, "expected input_", s.dim, " - 1 + pad_", s.first, " + pad_", s.last, " - (kernel_", s.dim, " - 1) * dilation_", s.axis, " to be wholly divisible by stride_", s.axis,
		", got (", long(s.in), " - 1 + ", long(s.before), " + ", long(s.after), " - (", long(s.kernel), " - 1) * ", long(s.dilation), ") / ", long(s.stride)) {
		return false
	}
	return s.agrees(op, q)
}

// dimensions returns the steps of a window over n dimensions, without the sizes of the kernel.
func dimensions(op *ir.Operation, w Window, n int) []steps {
	names := []steps{{dim: "depth", axis: "d", first: "front", last: "back"}, {dim: "height", axis: "y", first: "top", last: "bottom"}, {dim: "width", axis: "x", first: "left", last: "right"}}[3-n:]
	in, out := ShapeOf(op.Operand(0)), ShapeOf(op.Result(0))
	for i := range names {
		s := &names[i]
		s.in, s.out = in.Dims[1+i], out.Dims[1+i]
		s.before, s.after, s.stride = w.Pad[2*i], w.Pad[2*i+1], w.Stride[i]
	}
	return names
}

// atLeast checks that all numbers of a list are at least least.
func atLeast(op *ir.Operation, what string, list []int64, least int64) bool {
	low := slices.ContainsFunc(list, func(v int64) bool { return v < least })
	return !fails(op, !low, "expect all ", what, " values to be >= ", long(least), ", got ", listText(list))
}

func verifyPool(op *ir.Operation) bool {
	w := windowOf(op)
	if !atLeast(op, "kernel", w.Kernel, 1) || !atLeast(op, "stride", w.Stride, 1) || !atLeast(op, "padding", w.Pad, 0) {
		return false
	}
	for i, name := range [2]string{"left/right padding to be less than the width", "top/bottom padding to be less than the height"} {
		at := 1 - i
		before, after, kernel := w.Pad[2*at], w.Pad[2*at+1], w.Kernel[at]
		words := [2][3]string{{"left", "right", "x"}, {"top", "bottom", "y"}}[i]
		if fails(op, before < kernel && after < kernel, "expected ", name, " of the kernel, got pad_", words[0], "=", long(before), ", pad_", words[1], "=", long(after), ", kernel_", words[2], "=", long(kernel)) {
			return false
		}
	}
	if !isRanked(op.Operand(0).Type()) || !isRanked(op.Result(0).Type()) {
		return true
	}
	for i, s := range dimensions(op, w, 2) {
		s.kernel = w.Kernel[i]
		if !s.ofPool(op) {
			return false
		}
	}
	return true
}

func verifyMaxPool(op *ir.Operation) bool {
	return sameElementsOf(op, op.Result(0), op.Operand(0)) && verifyPool(op)
}

func accumulatorOf(op *ir.Operation) ir.Type { return op.Attr("acc_type").(*ir.TypeAttr).Value }

// floatAccumulator returns the error about the accumulator of floats, or "".
func floatAccumulator(in, acc ir.Type) string {
	switch {
	case isFloatOf(in, ir.F16) && !isFloatOf(acc, ir.F16, ir.F32):
		return "accumulator type for f16 tensor is not f16/f32"
	case isFloatOf(in, ir.BF16) && !isFloatOf(acc, ir.F32):
		return "accumulator type for bf16 tensor is not f32"
	case isFloatOf(in, ir.F32) && !isFloatOf(acc, ir.F32):
		return "accumulator type for f32 tensor is not f32"
	}
	return ""
}

func verifyAvgPool(op *ir.Operation) bool {
	if !verifyPool(op) {
		return false
	}
	in, acc := elementOf(op.Operand(0)), accumulatorOf(op)
	why := floatAccumulator(in, acc)
	if _, integer := in.(*ir.IntegerType); integer && acc != ir.Type(op.Context().I32()) {
		why = "accumulator type for integer tensor is not i32"
	}
	return !fails(op, why == "", why) && verifyZeroPoints(op, ownZeroPoint(op.Operand(0), op.Operand(1), "input"), ownZeroPoint(op.Result(0), op.Operand(2), "output"))
}

// verifyConvTypes checks the types of the operands and the result of a convolution.
func verifyConvTypes(op *ir.Operation) bool {
	in, weight, bias, out := elementOf(op.Operand(0)), elementOf(op.Operand(1)), elementOf(op.Operand(2)), elementOf(op.Result(0))
	both := func(a, b ir.Type) string { return ir.QuoteType(a) + " and " + ir.QuoteType(b) }
	small := isFloatOf(in, ir.F8E5M2, ir.F8E4M3FN) || isFloatOf(weight, ir.F8E5M2, ir.F8E4M3FN)
	if fails(op, !isFloat(bias) || !isFloat(out) || bias == out, "expect both bias and result to have same element type, got ", both(bias, out)) ||
		fails(op, !small || in == weight, "expect both input and weight to have same element type, got ", both(in, weight)) ||
		fails(op, isFloat(in) == isFloat(weight), "expect both input and weight to be float or not together, got ", both(in, weight)) {
		return false
	}
	if !verifyZeroPoints(op, ownZeroPoint(op.Operand(0), op.Operand(3), "input"), ownZeroPoint(op.Operand(1), op.Operand(4), "weight")) {
		return false
	}
	acc := accumulatorOf(op)
	why := floatAccumulator(in, acc)
	switch {
	case isSignless(8)(in) && !isSignless(32)(acc):
		why = "accumulator type for i8 tensor is not i32"
	case isSignless(16)(in) && !isSignless(48)(acc):
		why = "accumulator type for i16 tensor is not i48"
	case isFloatOf(in, ir.F8E5M2, ir.F8E4M3) && !isFloatOf(acc, ir.F16):
		why = "accumulator type for f8 tensor is not f16"
	}
	return !fails(op, why == "", why)
}

// verifyConv returns the verifier of convolutions over n dimensions. first is the dimension of the weights with the first size of the
// kernel.
//
//go:noinline
func verifyConv(n, first int) func(op *ir.Operation) bool {
	return func(op *ir.Operation) bool {
		w := windowOf(op)
		if !verifyConvTypes(op) || !atLeast(op, "padding", w.Pad, 0) || !atLeast(op, "stride", w.Stride, 1) || !atLeast(op, "dilation", w.Dilation, 1) {
			return false
		}
		in, weight, out := ShapeOf(op.Operand(0)), ShapeOf(op.Operand(1)), ShapeOf(op.Result(0))
		if !out.Ranked {
			return true
		}
		if in.Ranked && weight.Ranked {
			kernel := weight.Dims[first:]
			for i, s := range dimensions(op, w, n) {
				s.kernel, s.dilation = kernel[i], w.Dilation[i]
				if !s.ofConv(op) {
					return false
				}
			}
		}
		return verifyBias(op, out.Dims[n+1])
	}
}

// verifyBias checks the number of channels of the bias.
func verifyBias(op *ir.Operation, channels int64) bool {
	bias := ShapeOf(op.Operand(2))
	if !bias.Ranked || isDynamic(bias.Dims[0], channels) {
		return true
	}
	n := bias.Dims[0]
	return !fails(op, n == channels || n == 1, "bias channels expected to be equal to output channels (", long(channels), ") or 1, got ", long(n))
}

func verifyTransposeConv(op *ir.Operation) bool {
	w := windowOf(op)
	if !verifyConvTypes(op) {
		return false
	}
	if fails(op, w.Stride[0] >= 1 && w.Stride[1] >= 1, "expect all stride values to be >= 1, got [", listText(w.Stride), "]") {
		return false
	}
	kernel := sizesOf(op.Operand(1), 4)[1:3]
	for i, side := range [4]string{"top", "bottom", "left", "right"} {
		k, name := kernel[i/2], [2]string{"KH", "KW"}[i/2]
		if fails(op, isDynamic(k) || w.Pad[i] > -k, "expected out_pad_", side, " > -", name, ", but got: out_pad_", side, "=", long(w.Pad[i]), " and ", name, "=", long(k)) {
			return false
		}
	}
	in, out := sizesOf(op.Operand(0), 4), ShapeOf(op.Result(0))
	if !out.Ranked {
		return true
	}
	for i, name := range [2][4]string{{"H", "y", "top", "bottom"}, {"W", "x", "left", "right"}} {
		from, to, k := in[1+i], out.Dims[1+i], kernel[i]
		if isDynamic(from, to, k) {
			continue
		}
		pads := w.Pad[2*i : 2*i+2]
		if fails(op, to == (from-1)*w.Stride[i]+pads[0]+pads[1]+k, "dimension mismatch: expected O", name[0], " == (I", name[0], " - 1) * stride_", name[1], " + out_pad_", name[2], " + out_pad_", name[3], " + K", name[0],
			", but got ", long(to), " != (", long(from), " - 1) * ", long(w.Stride[i]), " + ", long(pads[0]), " + ", long(pads[1]), " + ", long(k)) {
			return false
		}
	}
	return verifyBias(op, out.Dims[3])
}

func verifyMatMul(op *ir.Operation) bool {
	return verifyZeroPoints(op, zeroPoint{op.Operand(0), op.Operand(2), "a", "expect input a and a_zp have the same element type"},
		zeroPoint{op.Operand(1), op.Operand(3), "b", "expect input b and b_zp have the same element type"})
}

func verifyNegate(op *ir.Operation) bool {
	in, out := op.Operand(0), op.Result(0)
	if !sameElementsOf(op, out, in) || fails(op, compatible(in.Type(), out.Type()), "requires the same shape for input1 and output") {
		return false
	}
	return verifyZeroPoints(op, ownZeroPoint(in, op.Operand(1), "input1"), ownZeroPoint(out, op.Operand(2), "output"))
}

// floatResults is the trait of operations with results of floats.
type floatResults struct{}

// TraitName returns MLIR's name.
func (floatResults) TraitName() string { return "ResultsAreFloatLike" }

// VerifyTrait checks the elements of the results.
func (floatResults) VerifyTrait(op *ir.Operation) bool {
	for _, v := range op.Results() {
		if fails(op, isFloat(elementOf(v)), "requires a floating point type") {
			return false
		}
	}
	return true
}

// powerOfTwo checks a size of a transform.
func powerOfTwo(op *ir.Operation, name string, n int64) bool {
	return !fails(op, isDynamic(n) || n > 0 && n&(n-1) == 0, "expected ", name, " to be a power of two, got ", long(n))
}

func verifyFFT(op *ir.Operation) bool {
	re, im := ShapeOf(op.Operand(0)), ShapeOf(op.Operand(1))
	if !re.Ranked || !im.Ranked {
		return true
	}
	for i, name := range [2]string{"height", "width"} {
		n := re.Dims[1+i]
		if !isDynamic(n) {
			n = im.Dims[1+i]
		}
		if !powerOfTwo(op, name, n) {
			return false
		}
	}
	return true
}

func verifyRFFT(op *ir.Operation) bool {
	re, im := op.Result(0).Type(), op.Result(1).Type()
	if fails(op, compatible(re, im), "expected output shapes to match, got ", ir.QuoteType(re), ", ", ir.QuoteType(im)) {
		return false
	}
	in, out := ShapeOf(op.Operand(0)), ShapeOf(op.Result(0))
	if !in.Ranked {
		return true
	}
	if !powerOfTwo(op, "height", in.Dims[1]) || !powerOfTwo(op, "width", in.Dims[2]) {
		return false
	}
	if !out.Ranked {
		return true
	}
	if fails(op, ir.CompatibleDims(in.Dims[:2], out.Dims[:2]), "expected batch and height dimensions of input/output to match, got input=", ir.QuoteType(op.Operand(0).Type()), " output=", ir.QuoteType(re)) {
		return false
	}
	return !fails(op, isDynamic(in.Dims[2], out.Dims[2]) || out.Dims[2] == in.Dims[2]/2+1, "expected output width to be equal to input_width / 2 + 1, got ", long(out.Dims[2]))
}
