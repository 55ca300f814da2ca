package linalg

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir"
)

func listText(shape []int64) string {
	s := ""
	for i, d := range shape {
		if i > 0 {
			s += ", "
		}
		s += strconv.FormatInt(d, 10)
	}
	return s
}

func verifyMapOp(op *ir.Operation) bool {
	body, inputs := op.Region(0).First(), op.NumOperands()-1
	n := inputs
	if op.Context().MLIR() >= mapInitSince {
		n++
	}
	if body.NumArgs() != n {
		return op.EmitOpError("expects number of operands to match the arity of mapper, but got: " + strconv.Itoa(n) + " and " + strconv.Itoa(body.NumArgs()))
	}
	for i := range inputs {
		if e := elementOf(op.Operand(i).Type()); e != body.Arg(i).Type() {
			return op.EmitOpError("expected element type of input " + ir.QuoteType(e) + " to match bbArg type " + ir.QuoteType(body.Arg(i).Type()))
		}
	}
	out := shapeOf(op.Operand(inputs))
	for i := range inputs {
		if s := shapeOf(op.Operand(i)); !slices.Equal(s, out) {
			return op.EmitOpError("expected shape of input (" + listText(s) + ") to match shape of output (" + listText(out) + ")")
		}
	}
	return true
}

func verifyReduce(op *ir.Operation) bool {
	n := op.NumOperands() / 2
	if n == 0 {
		return true
	}
	for i, what := range [2]string{"input", "output"} {
		first := op.Operand(i * n)
		for k := 1; k < n; k++ {
			if !slices.Equal(shapeOf(op.Operand(i*n+k)), shapeOf(first)) {
				return op.EmitOpError("expects all " + what + "s to have the same shapes. Shape at " + what + "-index " + strconv.Itoa(k) +
					" is not equal to the shape at " + what + "-index 0.")
			}
		}
	}
	input, init, dims := shapeOf(op.Operand(0)), shapeOf(op.Operand(n)), int64sIn(op, 0)
	for _, d := range dims {
		if d < 0 || d >= int64(len(input)) {
			return op.EmitOpError("dimensions for reduction should be in the range [0, " + strconv.Itoa(len(input)-1) + "].")
		}
	}
	var left []int64
	for i, size := range input {
		if !slices.Contains(dims, int64(i)) {
			left = append(left, size)
		}
	}
	if len(left) != len(init) {
		return op.EmitOpError("number of dimensions after reduction " + strconv.Itoa(len(left)) + " doesn't match the init rank " + strconv.Itoa(len(init)))
	}
	if !slices.Equal(left, init) {
		return op.EmitOpError("init dimensions [" + listText(init) + "] doesn't match input dimensions after reduction [" + listText(left) + "]")
	}
	return verifyReduceBody(op, n)
}

func verifyReduceBody(op *ir.Operation, n int) bool {
	body := op.Region(0).First()
	if body.NumArgs() != 2*n {
		return op.EmitOpError("mismatching number of operands and block arguments")
	}
	for i := range 2 * n {
		what := "input"
		if i >= n {
			what = "output"
		}
		if e := elementOf(op.Operand(i).Type()); e != body.Arg(i).Type() {
			return op.EmitOpError(what + " element type " + ir.QuoteType(e) + " does not match corresponding block argument type " + ir.QuoteType(body.Arg(i).Type()))
		}
	}
	return true
}

// isPermutation reports whether perm has each number below its length once.
func isPermutation(perm []int64) bool {
	seen := make([]bool, len(perm))
	for _, p := range perm {
		if p < 0 || p >= int64(len(perm)) || seen[p] {
			return false
		}
		seen[p] = true
	}
	return true
}

func verifyTranspose(op *ir.Operation) bool {
	perm := int64sIn(op, 0)
	if !isPermutation(perm) {
		return op.EmitOpError("permutation is not valid")
	}
	input, init := shapeOf(op.Operand(0)), shapeOf(op.Operand(1))
	if len(input) != len(init) {
		return op.EmitOpError("input rank " + strconv.Itoa(len(input)) + " does not match init rank " + strconv.Itoa(len(init)))
	}
	if len(input) != len(perm) {
		return op.EmitOpError("size of permutation " + strconv.Itoa(len(perm)) + " does not match the argument rank " + strconv.Itoa(len(input)))
	}
	for i, p := range perm {
		if input[p] != init[i] {
			k := strconv.Itoa(i)
			return op.EmitOpError("dim(result, " + k + ") = " + strconv.FormatInt(init[i], 10) + " doesn't match dim(input, permutation[" + k + "]) = " +
				strconv.FormatInt(input[p], 10))
		}
	}
	return true
}

func verifyBroadcast(op *ir.Operation) bool {
	dims := int64sIn(op, 0)
	input, init := shapeOf(op.Operand(0)), shapeOf(op.Operand(1))
	if len(input)+len(dims) != len(init) {
		return op.EmitOpError("input rank plus added dimensions does not match init rank. input rank: " + strconv.Itoa(len(input)) +
			", dimensions size: " + strconv.Itoa(len(dims)) + ", init rank: " + strconv.Itoa(len(init)))
	}
	for i, d := range dims {
		if d < 0 || d >= int64(len(init)) {
			return op.EmitOpError("dimension " + strconv.Itoa(i) + " is out of range. expected range: [0, " + strconv.Itoa(len(init)-1) + "], got: " + strconv.FormatInt(d, 10))
		}
	}
	k := 0
	for i, size := range init {
		if slices.Contains(dims, int64(i)) {
			continue
		}
		if k < len(input) && input[k] != size {
			return op.EmitOpError("input dim " + strconv.Itoa(k) + " should match init dim " + strconv.Itoa(i) + ". input: " +
				strconv.FormatInt(input[k], 10) + ", init: " + strconv.FormatInt(size, 10))
		}
		k++
	}
	return true
}

func verifySoftmax(op *ir.Operation) bool {
	in, out := op.Operand(0).Type().(ir.ShapedType), op.Operand(1).Type().(ir.ShapedType)
	if !ir.CompatibleDims(in.Shape(), out.Shape()) {
		return op.EmitOpError("incompatible output shape")
	}
	if d := SoftmaxDim(op); d < 0 || d >= int64(len(in.Shape())) {
		return op.EmitOpError("incorrect dimension specified")
	}
	return true
}

// SoftmaxDim returns the dimension of a linalg.softmax.
func SoftmaxDim(op *ir.Operation) int64 {
	a, ok := op.Prop(0).(*ir.IntegerAttr)
	if !ok {
		return -1
	}
	return a.Int64Or(-1)
}
