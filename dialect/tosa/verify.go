package tosa

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir"
)

// elementOf returns the type of the elements of v.
func elementOf(v *ir.Value) ir.Type { return ir.ElementTypeOrSelf(v.Type()) }

func number(n int) string { return strconv.Itoa(n) }

// mulElements is the trait of tosa.mul: the result of integers may be wider than the operands.
type mulElements struct{}

// TraitName returns MLIR's name.
func (mulElements) TraitName() string { return "MulOperandsAndResultElementType" }

// VerifyTrait checks the element types.
func (mulElements) VerifyTrait(op *ir.Operation) bool {
	l, r, out := elementOf(op.Operand(0)), elementOf(op.Operand(1)), elementOf(op.Result(0))
	to, ok := out.(*ir.IntegerType)
	if !ok {
		if l != out || r != out {
			return op.EmitOpError("requires the same element type for all operands and results")
		}
		return true
	}
	if l != r {
		return op.EmitOpError("requires the same element type for all operands")
	}
	if from, ok := l.(*ir.IntegerType); !ok || from.Width > to.Width {
		return op.EmitOpError("invalid data type size for operands or result")
	}
	return true
}

func verifyArgMax(op *ir.Operation) bool {
	if _, ok := elementOf(op.Result(0)).(*ir.IntegerType); !ok {
		return op.EmitOpError("result tensor is not of integer type")
	}
	if s := ShapeOf(op.Operand(0)); s.Ranked && (axisOf(op) < 0 || axisOf(op) >= int64(len(s.Dims))) {
		return op.EmitOpError("specified axis is outside the rank of the tensor")
	}
	return true
}

// verifyExtents19 refuses dimensions without elements.
func verifyExtents19(op *ir.Operation, values ...*ir.Value) bool {
	for _, v := range values {
		if slices.Contains(ShapeOf(v).Dims, 0) {
			return op.EmitOpError("tensor has a dimension with size zero. Each dimension of a tensor must have size >= 1")
		}
	}
	return true
}

func verifyAvgPool19(op *ir.Operation) bool {
	if !verifyExtents19(op, op.Operand(0)) {
		return false
	}
	in, out := elementOf(op.Operand(0)), elementOf(op.Result(0))
	acc := op.Attr("acc_type").(*ir.TypeAttr).Value
	_, integer := in.(*ir.IntegerType)
	switch {
	case integer && acc != ir.Type(op.Context().I32()):
		return op.EmitOpError("accumulator type for integer tensor is not i32")
	case isFloatOf(in, ir.F16) && !isFloatOf(acc, ir.F16, ir.F32):
		return op.EmitOpError("accumulator type for f16 tensor is not f16/f32")
	case isFloatOf(in, ir.BF16) && !isFloatOf(acc, ir.F32):
		return op.EmitOpError("accumulator type for bf16 tensor is not f32")
	case isFloatOf(in, ir.F32) && !isFloatOf(acc, ir.F32):
		return op.EmitOpError("accumulator type for f32 tensor is not f32")
	}
	if in != out || !isFloatOf(in, ir.F32, ir.F16, ir.BF16) && !isSignless(8, 16)(in) {
		return op.EmitOpError("input/output element types are incompatible.")
	}
	return true
}

// describe names v as MLIR prints a value in an error.
func describe(v *ir.Value) string {
	if op := v.DefiningOp(); op != nil {
		return op.Text(ir.PrintOptions{Generic: true, LocalScope: true})
	}
	return "<block argument> of type " + ir.QuoteType(v.Type()) + " at index: " + number(v.Index())
}

func verifyConv19(op *ir.Operation) bool {
	for i, name := range [2]string{"input", "weight"} {
		if !isRanked(op.Operand(i).Type()) {
			return op.EmitOpError("expect a ranked tensor for " + name + ", got " + describe(op.Operand(i)))
		}
	}
	if !verifyExtents19(op, op.Operand(0)) {
		return false
	}
	in, weight := elementOf(op.Operand(0)), elementOf(op.Operand(1))
	if isFloat(in) != isFloat(weight) {
		return op.EmitOpError("expect both input and weight to be float or not together, got " + ir.QuoteType(in) + " and " + ir.QuoteType(weight))
	}
	if isFloat(in) == (op.Attr("quantization_info") != nil) {
		return op.EmitOpError("quantizationattr is required for quantized type, and not allowed for float type")
	}
	return true
}

func verifyClamp19(op *ir.Operation) bool {
	in := elementOf(op.Operand(0))
	if in != elementOf(op.Result(0)) {
		return op.EmitOpError("input/output element types are incompatible.")
	}
	lo, hi := op.Prop(2).(*ir.FloatAttr).Type(), op.Prop(3).(*ir.FloatAttr).Type()
	if _, integer := in.(*ir.IntegerType); !integer && (lo != hi || lo != in) {
		return op.EmitOpError("min/max attributes types are incompatible with input/output element types.")
	}
	return true
}

// verifyAlong checks the dimension along which an operation works. axis begins the text about its sign, and name is its name.
func verifyAlong(op *ir.Operation, negative, name string, out func(dims []int64, axis int64) bool) bool {
	at := axisOf(op)
	if at < 0 {
		return op.EmitOpError(negative)
	}
	in, to := ShapeOf(op.Operand(0)), ShapeOf(op.Result(0))
	rank := func(which string, s Shape) bool {
		n := int64(len(s.Dims))
		if at >= n && !(at == 0 && n == 0) {
			return op.EmitOpError("expect " + which + " tensor rank (" + number(int(n)) + ") to be larger than " + name + " axis (" + number(int(at)) + ")")
		}
		return true
	}
	if in.Ranked && !rank("input", in) {
		return false
	}
	if !to.Ranked {
		return true
	}
	if in.Ranked && len(in.Dims) != len(to.Dims) {
		return op.EmitOpError("expect output tensor rank to be equal to input tensor rank")
	}
	return rank("output", to) && out(to.Dims, at)
}

func verifyReduce(op *ir.Operation) bool {
	return verifyAlong(op, "reduce axis must not be negative", "reduce", func(dims []int64, at int64) bool {
		if at < int64(len(dims)) && dims[at] != 1 && dims[at] != ir.Dynamic {
			return op.EmitOpError("expect reduced dimension size to be 1, got " + number(int(dims[at])))
		}
		return true
	})
}

func verifyReverse(op *ir.Operation) bool {
	return verifyAlong(op, "expected non-negative reverse axis", "reverse", func([]int64, int64) bool { return true })
}

func verifySlice19(op *ir.Operation) bool {
	in := ShapeOf(op.Operand(0))
	if !in.Ranked {
		return true
	}
	for i, name := range [2]string{"start", "size"} {
		if len(int64s(op.Prop(i))) != len(in.Dims) {
			return op.EmitOpError("length of " + name + " attribute is not equal rank of input shape")
		}
	}
	return true
}

func verifyTile19(op *ir.Operation) bool {
	in, out, times := ShapeOf(op.Operand(0)), ShapeOf(op.Result(0)), len(int64s(op.Prop(0)))
	length := func(s Shape) bool {
		if s.Ranked && len(s.Dims) != times {
			return op.EmitOpError("expect 'multiples' array to have length " + number(len(s.Dims)) + " but got " + number(times) + ".")
		}
		return true
	}
	if in.Ranked {
		if !length(in) {
			return false
		}
		if out.Ranked && len(out.Dims) != len(in.Dims) {
			return op.EmitOpError("expect same input and output tensor rank.")
		}
		return true
	}
	return length(out)
}

func verifyReshape19(op *ir.Operation) bool {
	if !verifyExtents19(op, op.Operand(0), op.Result(0)) {
		return false
	}
	in, out, shape := ShapeOf(op.Operand(0)), ShapeOf(op.Result(0)), int64s(op.Prop(0))
	if len(shape) != len(out.Dims) {
		return op.EmitOpError("new shape does not match result rank")
	}
	open, n := 0, int64(1)
	for i, d := range shape {
		if d != -1 && out.Dims[i] != ir.Dynamic && d != out.Dims[i] {
			return op.EmitOpError("new shape is inconsistent with result shape")
		}
		if d == -1 {
			open++
		}
	}
	if in.Ranked && !slices.Contains(in.Dims, ir.Dynamic) && !slices.Contains(out.Dims, ir.Dynamic) {
		if n = ir.NumElements(out.Dims); n != ir.NumElements(in.Dims) {
			return op.EmitOpError("cannot reshape " + strconv.FormatInt(ir.NumElements(in.Dims), 10) + " elements into " + strconv.FormatInt(n, 10))
		}
	}
	if open > 1 {
		return op.EmitOpError("expected at most one target dimension to be -1")
	}
	return true
}

func verifyTranspose19(op *ir.Operation) bool {
	in, perms, out := ShapeOf(op.Operand(0)), ShapeOf(op.Operand(1)), ShapeOf(op.Result(0))
	if in.Ranked && out.Ranked && len(in.Dims) != len(out.Dims) {
		return op.EmitOpError("expected input tensor rank to equal result tensor rank")
	}
	if perms.Ranked && len(perms.Dims) != 1 {
		return op.EmitOpError("expected permutation tensor to be rank 1 but got rank " + number(len(perms.Dims)))
	}
	for _, s := range [2]struct {
		Shape
		name string
	}{{in, "input"}, {out, "output"}} {
		if perms.Ranked && s.Ranked && perms.Dims[0] != ir.Dynamic && perms.Dims[0] != int64(len(s.Dims)) {
			return op.EmitOpError("expected permutation tensor dim 0 to have size " + number(len(s.Dims)) + " (" + s.name + " rank) but got size " + strconv.FormatInt(perms.Dims[0], 10))
		}
	}
	if order, ok := constantInts(op.Operand(1)); ok && !isPermutation(order) {
		return op.EmitOpError("expected valid permutation tensor")
	}
	return true
}

// isPermutation reports whether list has each number below its length once.
func isPermutation(list []int64) bool {
	seen := make([]bool, len(list))
	for _, k := range list {
		if k < 0 || k >= int64(len(list)) || seen[k] {
			return false
		}
		seen[k] = true
	}
	return true
}
