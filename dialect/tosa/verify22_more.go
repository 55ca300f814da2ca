package tosa

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
)

func verifyClamp(op *ir.Operation) bool {
	t := elementOf(op.Operand(0))
	if fails(op, t == elementOf(op.Result(0)), "input/output element types are incompatible.") {
		return false
	}
	const wrong = "min/max attributes types are incompatible with input/output element types."
	texts := "min_val=" + ir.AttrString(op.Prop(0)) + ", max_val=" + ir.AttrString(op.Prop(1))
	if i, ok := t.(*ir.IntegerType); ok {
		lo, ok1 := op.Prop(0).(*ir.IntegerAttr)
		hi, ok2 := op.Prop(1).(*ir.IntegerAttr)
		if fails(op, ok1 && ok2 && lo.Type() == t && hi.Type() == t, wrong) {
			return false
		}
		above := hi.Value.SLT(lo.Value)
		if i.Signedness == ir.Unsigned {
			above = hi.Value.ULT(lo.Value)
		}
		return !fails(op, !above, "expected min_val <= max_val, got ", texts)
	}
	lo, ok1 := op.Prop(0).(*ir.FloatAttr)
	hi, ok2 := op.Prop(1).(*ir.FloatAttr)
	if fails(op, ok1 && ok2 && lo.Type() == t && hi.Type() == t, wrong) ||
		fails(op, !lo.Value.IsNaN() && !hi.Value.IsNaN(), "min/max attributes should not be 'NaN', got ", texts) {
		return false
	}
	return !fails(op, hi.Value.Compare(lo.Value) != apfloat.Less, "expected min_val <= max_val, got ", texts)
}

func verifyConcat(op *ir.Operation) bool {
	vs := op.Operands()
	if fails(op, len(vs) > 0, "expect at least one input") || !sameElementsOf(op, op.Result(0), vs...) {
		return false
	}
	at := axisOf(op)
	shapes := make([]Shape, len(vs))
	all, checked := true, false
	for i, v := range vs {
		shapes[i] = ShapeOf(v)
		all = all && shapes[i].Ranked
		if shapes[i].Ranked && !checked {
			checked = true
			if fails(op, at >= 0 && at < int64(len(shapes[i].Dims)), "expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got ", long(at)) {
				return false
			}
		}
	}
	return !all || verifyConcatSizes(op, shapes, at)
}

// verifyConcatSizes checks the sizes of the operands of a concatenation along at, whose shapes are known.
func verifyConcatSizes(op *ir.Operation, shapes []Shape, at int64) bool {
	first, sum := shapes[0].Dims, int64(0)
	for k, s := range shapes {
		if fails(op, len(s.Dims) == len(first), "expect all operands to have the same rank, but got ", number(len(first)), " vs ", number(len(s.Dims)), " on operands 0 and ", number(k)) {
			return false
		}
		for i, d := range s.Dims {
			if int64(i) == at || isDynamic(d, first[i]) {
				continue
			}
			if fails(op, d == first[i], "expect all operand shapes to have the same sizes on non-axis dimensions, but got ", long(d), " vs ", long(first[i]), " at index ", number(i), " on operands 0 and ", number(k)) {
				return false
			}
		}
		if sum >= 0 && !isDynamic(s.Dims[at]) {
			sum += s.Dims[at]
		} else {
			sum = -1
		}
	}
	out := ShapeOf(op.Result(0))
	if fails(op, !out.Ranked || len(out.Dims) == len(first), "expect output rank to match inputs rank, got ", number(len(out.Dims)), " vs ", number(len(first))) {
		return false
	}
	return !fails(op, sum < 0 || !out.Ranked || isDynamic(out.Dims[at]) || out.Dims[at] == sum, "requires sum of axis dimensions of input1 equal to output axis dimension, got ", long(sum), " and ", long(outAt(out, at)))
}

func outAt(s Shape, at int64) int64 {
	if at >= int64(len(s.Dims)) {
		return 0
	}
	return s.Dims[at]
}

func verifyPad(op *ir.Operation) bool {
	if !sameElementsOf(op, op.Result(0), op.Operand(0), op.Operand(2)) {
		return false
	}
	in, out := ShapeOf(op.Operand(0)), ShapeOf(op.Result(0))
	if !in.Ranked || !out.Ranked {
		return true
	}
	rank := len(in.Dims)
	if fails(op, rank == len(out.Dims), "expect same input and output tensor rank, but got inputRank: ", number(rank), ", outputRank: ", number(len(out.Dims))) ||
		fails(op, shapeRank(op.Operand(1)) == 2*rank, "padding tensor must have 2 * ", number(rank), " = ", number(2*rank), " elements, but got ", number(shapeRank(op.Operand(1)))) {
		return false
	}
	pads, ok := constantInts(op.Operand(1))
	if !ok || len(pads) != 2*rank {
		return true
	}
	for i, d := range in.Dims {
		lo, hi := pads[2*i], pads[2*i+1]
		if fails(op, lo >= -1 && hi >= -1, "invalid padding values at dimension ", number(i), ": values must be non-negative or -1 for dynamic padding, got [", long(lo), ", ", long(hi), "]") {
			return false
		}
		if lo < 0 || hi < 0 || isDynamic(d, out.Dims[i]) {
			continue
		}
		if fails(op, d+lo+hi == out.Dims[i], "mismatch in output shape at dimension ", number(i), ": expected ", long(d), " + ", long(lo), " + ", long(hi), " = ", long(d+lo+hi), ", but got ", long(out.Dims[i])) {
			return false
		}
	}
	return true
}

func verifySlice(op *ir.Operation) bool {
	if !sameElementsOf(op, op.Result(0), op.Operand(0)) {
		return false
	}
	in, out := ShapeOf(op.Operand(0)), ShapeOf(op.Result(0))
	if !in.Ranked {
		return true
	}
	rank := len(in.Dims)
	if fails(op, !out.Ranked || len(out.Dims) == rank, "expect input1 and output to have the same ranks, got ", number(rank), " and ", number(len(out.Dims))) {
		return false
	}
	for i, name := range [2]string{"start", "size"} {
		if fails(op, shapeRank(op.Operand(1+i)) == rank, "length of ", name, " is not equal to rank of input shape") {
			return false
		}
	}
	return true
}

func verifyMul(op *ir.Operation) bool {
	l, r, out := elementOf(op.Operand(0)), elementOf(op.Operand(1)), elementOf(op.Result(0))
	if to, ok := out.(*ir.IntegerType); ok {
		from, integer := l.(*ir.IntegerType)
		if fails(op, l == r, "requires the same element type for all operands") || fails(op, integer && from.Width <= to.Width, "invalid data type size for operands or result") {
			return false
		}
	} else {
		shift, known := zeroPointOf(op.Operand(2))
		if fails(op, l == out && r == out, "requires the same element type for all operands and results") || fails(op, !known || shift == 0, "require shift to be 0 for float type") {
			return false
		}
	}
	a, b, to := ShapeOf(op.Operand(0)), ShapeOf(op.Operand(1)), ShapeOf(op.Result(0))
	if fails(op, !a.Ranked || !b.Ranked || len(a.Dims) == len(b.Dims), "a and b operands don't have matching ranks, got ", number(len(a.Dims)), " and ", number(len(b.Dims))) {
		return false
	}
	rank := len(b.Dims)
	if a.Ranked {
		rank = len(a.Dims)
	}
	if fails(op, !to.Ranked || !a.Ranked && !b.Ranked || len(to.Dims) == rank, "result type has different rank than a, got ", number(len(to.Dims)), " vs ", number(rank)) {
		return false
	}
	return !fails(op, !a.Ranked || !b.Ranked || broadcastable(a.Dims, b.Dims), "a and b operands don't have broadcast-compatible shapes, got ", ir.QuoteType(op.Operand(0).Type()), " and ", ir.QuoteType(op.Operand(1).Type()))
}

// broadcastable reports whether sizes of the same number broadcast.
func broadcastable(a, b []int64) bool {
	for i, d := range a {
		if d != b[i] && d != 1 && b[i] != 1 && !isDynamic(d, b[i]) {
			return false
		}
	}
	return true
}

func verifyTable(op *ir.Operation) bool {
	in, out := ShapeOf(op.Operand(0)), ShapeOf(op.Result(0))
	if !in.Ranked || !out.Ranked {
		return true
	}
	if fails(op, len(in.Dims) == len(out.Dims), "expected input tensor rank to equal result tensor rank") {
		return false
	}
	for i, d := range out.Dims {
		if fails(op, isDynamic(d) || d == in.Dims[i], "dim(result, ", number(i), ") = ", long(d), " doesn't match dim(input, ", number(i), ") = ", long(in.Dims[i])) {
			return false
		}
	}
	return true
}

func verifyTile(op *ir.Operation) bool {
	if !sameElementsOf(op, op.Result(0), op.Operand(0)) {
		return false
	}
	in, out, n := ShapeOf(op.Operand(0)), ShapeOf(op.Result(0)), shapeRank(op.Operand(1))
	switch rank := len(in.Dims); {
	case in.Ranked:
		if fails(op, rank == n, "expect 'multiples' to have rank ", number(rank), " but got ", number(n), ".") || fails(op, !out.Ranked || len(out.Dims) == rank, "expect same input and output tensor rank.") {
			return false
		}
	case fails(op, !out.Ranked || len(out.Dims) == n, "expect 'multiples' array to have length ", number(len(out.Dims)), " but got ", number(n), "."):
		return false
	}
	times, _ := constantInts(op.Operand(1))
	wrong := slices.ContainsFunc(times, func(v int64) bool { return v <= 0 && v != -1 })
	return !fails(op, !wrong, "expect element of 'multiples' to be positive integer or -1.")
}

// static returns the number of elements of a shape. ok is false if a size is not known.
func (s Shape) static() (n int64, ok bool) {
	if !s.Ranked || isDynamic(s.Dims...) {
		return 0, false
	}
	return ir.NumElements(s.Dims), true
}

func verifyReshape(op *ir.Operation) bool {
	if !sameElementsOf(op, op.Result(0), op.Operand(0)) {
		return false
	}
	dims, ok := constantInts(op.Operand(1))
	if !ok {
		return true
	}
	in, out := ShapeOf(op.Operand(0)), ShapeOf(op.Result(0))
	missing := 0
	for _, d := range dims {
		if d == -1 {
			missing++
		}
	}
	if fails(op, missing <= 1, "expected at most one target dimension to be -1") {
		return false
	}
	if !out.Ranked {
		return true
	}
	if fails(op, len(dims) == len(out.Dims), "new shape does not match result rank") {
		return false
	}
	for i, d := range dims {
		if fails(op, d == -1 || isDynamic(d, out.Dims[i]) || d == out.Dims[i], "new shape is inconsistent with result shape") || fails(op, isDynamic(d) || d >= -1, "new shape has invalid tensor dimension size ", long(d)) {
			return false
		}
	}
	return verifyReshapeCount(op, in, out, dims)
}

// verifyReshapeCount checks the numbers of elements.
func verifyReshapeCount(op *ir.Operation, in, out Shape, dims []int64) bool {
	n, ok := in.static()
	if !ok {
		return true
	}
	if m, ok := out.static(); ok && fails(op, n == m, "cannot reshape ", long(n), " elements into ", long(m)) {
		return false
	}
	known, product := true, int64(1)
	for _, d := range dims {
		if d > 0 {
			product *= d
		} else {
			known = false
		}
	}
	return !fails(op, known && n == product || !known && product <= n, "cannot reshape ", long(n), " elements into ", long(product))
}

func verifyTranspose(op *ir.Operation) bool {
	in, out := ShapeOf(op.Operand(0)), ShapeOf(op.Result(0))
	order, _ := TransposeOf(op)
	fits := func(s Shape, name string) bool {
		return !fails(op, !s.Ranked || len(order) == len(s.Dims), "expected perms attribute to have size ", number(len(s.Dims)), " (", name, " rank) but got size ", number(len(order)))
	}
	if !sameElementsOf(op, op.Result(0), op.Operand(0)) || !fits(in, "input") ||
		fails(op, !in.Ranked || !out.Ranked || len(in.Dims) == len(out.Dims), "expected input tensor rank to equal result tensor rank") || !fits(out, "output") ||
		fails(op, isPermutation(order), "expected valid permutation indices") {
		return false
	}
	n, ok1 := in.static()
	m, ok2 := out.static()
	if fails(op, !ok1 || !ok2 || n == m, "expected input1 and output to have same numbers of elements, got ", long(n), " and ", long(m)) {
		return false
	}
	for i, k := range order {
		if !in.Ranked || !out.Ranked || isDynamic(in.Dims[k], out.Dims[i]) {
			continue
		}
		if fails(op, in.Dims[k] == out.Dims[i], "expected output tensor dim ", number(i), " to match input dim ", long(k), " with value of ", long(in.Dims[k])) {
			return false
		}
	}
	return true
}

// agree checks that a size of a value is want, as far as both are known.
func agree(op *ir.Operation, name string, dim int, want, have int64) bool {
	return !fails(op, isDynamic(want, have) || want == have, "requires ", name, " dimension ", number(dim), " to have size ", long(want), ", got ", long(have))
}

// sizesOf returns the sizes of a tensor of known rank, or n unknown ones.
func sizesOf(v *ir.Value, n int) []int64 {
	if s := ShapeOf(v); s.Ranked {
		return s.Dims
	}
	return unknown(n)
}

func verifyGather(op *ir.Operation) bool {
	if !sameElementsOf(op, op.Result(0), op.Operand(0)) {
		return false
	}
	from, at, out := sizesOf(op.Operand(0), 3), sizesOf(op.Operand(1), 2), sizesOf(op.Result(0), 3)
	n := from[0]
	if !agree(op, "indices", 0, n, at[0]) {
		return false
	}
	prefer(&n, at[0])
	return agree(op, "output", 0, n, out[0]) && agree(op, "output", 1, at[1], out[1]) && agree(op, "output", 2, from[2], out[2])
}

func verifyScatter(op *ir.Operation) bool {
	if !sameElementsOf(op, op.Result(0), op.Operand(0), op.Operand(2)) {
		return false
	}
	into, at, in, out := sizesOf(op.Operand(0), 3), sizesOf(op.Operand(1), 2), sizesOf(op.Operand(2), 3), sizesOf(op.Result(0), 3)
	n, k, w, c := into[0], into[1], at[1], into[2]
	if !agree(op, "indices", 0, n, at[0]) {
		return false
	}
	prefer(&n, at[0])
	if !agree(op, "input", 0, n, in[0]) {
		return false
	}
	prefer(&n, in[0])
	if !agree(op, "input", 1, w, in[1]) {
		return false
	}
	prefer(&w, in[1])
	if !agree(op, "input", 2, c, in[2]) {
		return false
	}
	prefer(&c, in[2])
	if !agree(op, "values_out", 0, n, out[0]) || !agree(op, "values_out", 1, k, out[1]) {
		return false
	}
	prefer(&k, out[1])
	return agree(op, "values_out", 2, c, out[2]) && !fails(op, isDynamic(k, w) || k >= w, "requires dimensions K >= W, got K=", long(k), " and W=", long(w))
}

func verifyResize(op *ir.Operation) bool {
	in, out := ShapeOf(op.Operand(0)), ShapeOf(op.Result(0))
	r, ok := ResizingOf(op)
	if !ok || !in.Ranked || !out.Ranked || len(r.Scale) != 4 || len(r.Offset) != 2 || len(r.Border) != 2 {
		return true
	}
	if fails(op, !slices.ContainsFunc(r.Scale, func(v int64) bool { return v <= 0 }), "expect all scale values to be > 0, got ", listText(r.Scale)) {
		return false
	}
	for i, name := range [2][2]string{{"height", "y"}, {"width", "x"}} {
		d, n, den, off, border := in.Dims[1+i], r.Scale[2*i], r.Scale[2*i+1], r.Offset[i], r.Border[i]
		if isDynamic(d) || d == 1 {
			continue
		}
		axis := name[1]
		q, whole := divides((d-1)*n-off+border, den)
		if fails(op, whole, "expected (input_", name[0], " - 1) * scale_", axis, "_n - offset_", axis, " + border_", axis, " to be wholly divisible by scale_", axis, "_d, got ((", long(d), " - 1) * ", long(n), " - ", long(off), " + ", long(border), ") / ", long(den)) ||
			fails(op, isDynamic(out.Dims[1+i]) || q+1 == out.Dims[1+i], "calculated output ", name[0], " did not match expected: calculated=", long(q+1), ", expected=", long(out.Dims[1+i])) {
			return false
		}
	}
	return true
}

func verifyReverse22(op *ir.Operation) bool {
	return sameElementsOf(op, op.Result(0), op.Operand(0)) && verifyReverse(op)
}

func verifySelect(op *ir.Operation) bool {
	return sameElementsOf(op, op.Result(0), op.Operand(1), op.Operand(2))
}
