package tosa

import "github.com/spvc/spvc/ir"

func verifyConst(op *ir.Operation) bool {
	a, ok := op.Prop(0).(ir.TypedAttr)
	if fails(op, ok && isTensor(a.Type()), "expected tensors for attr/result type") {
		return false
	}
	return !fails(op, ir.ElementTypeOrSelf(a.Type()) == elementOf(op.Result(0)), "expected same attr/result element types")
}

func verifyConstShape(op *ir.Operation) bool {
	d := op.Prop(0).(*ir.DenseElementsAttr)
	if fails(op, len(d.ShapedType().Shape()) == 1, "expect elements in attribute values with rank 1") {
		return false
	}
	n, rank := d.NumElements(), int64(shapeRank(op.Result(0)))
	return !fails(op, n == rank || n == 1 && rank == 0, "expect number of elements in attribute values (", long(n), ") to be equal to the rank (", long(rank), ") for the result shape type")
}

func verifyConcatShape(op *ir.Operation) bool {
	sum := 0
	for _, v := range op.Operands() {
		sum += shapeRank(v)
	}
	out := shapeRank(op.Result(0))
	return !fails(op, sum == out, "requires output shape rank to be equal to the sum of the input shape ranks (", number(sum), "), got ", number(out))
}

// verifyRescale checks a rescale.
func verifyRescale(op *ir.Operation) bool {
	in, out := op.Operand(0), op.Result(0)
	for i, v := range [2]*ir.Value{in, out} {
		_, integer := elementOf(v).(*ir.IntegerType)
		if fails(op, integer, "expect ", [2]string{"input", "output"}[i], " to have integer element type, got ", ir.QuoteType(elementOf(v))) {
			return false
		}
	}
	if !rescaleZeroPoint(op, "input", in, op.Operand(3)) || !rescaleZeroPoint(op, "output", out, op.Operand(4)) ||
		!rescaleNumber(op, "input", op.Operand(3)) || !rescaleNumber(op, "output", op.Operand(4)) {
		return false
	}
	wide, factor := BoolAttr(op, "scale32"), elementOf(op.Operand(1))
	if fails(op, !wide || isSignless(32)(factor), "expect i32 element type for multiplier for scale32=true, got ", ir.QuoteType(factor)) ||
		fails(op, wide || isSignless(16)(factor), "expect i16 element type for multiplier for scale32=false, got ", ir.QuoteType(factor)) {
		return false
	}
	return rescaleChannels(op)
}

// rescaleZeroPoint checks the type of a zero point of a rescale.
func rescaleZeroPoint(op *ir.Operation, name string, v, zp *ir.Value) bool {
	a, ok1 := elementOf(v).(*ir.IntegerType)
	b, ok2 := elementOf(zp).(*ir.IntegerType)
	return !fails(op, ok1 && ok2 && a.Width == b.Width, "expected ", name, " and ", name, "_zp to both be integer of the same bitwidth, but got ", ir.QuoteType(elementOf(v)), " vs. ", ir.QuoteType(elementOf(zp)))
}

// rescaleNumber checks the number of a zero point of a rescale: bytes have any, and unsigned numbers of 16 bits have 0 or 32768.
func rescaleNumber(op *ir.Operation, name string, v *ir.Value) bool {
	zp, known := zeroPointOf(v)
	if !known || zp == 0 || isSignless(8)(elementOf(v)) {
		return true
	}
	unsigned := isSignless(16)(elementOf(v)) && BoolAttr(op, name+"_unsigned")
	return !fails(op, unsigned, "expect ", name, "_zp of 0, got ", long(zp)) &&
		!fails(op, zp == -32768, "expect ", name, "_zp of 0 or 32768 for unsigned int16 ", name, ", got ", long(zp))
}

// rescaleChannels checks the numbers of factors and shifts.
func rescaleChannels(op *ir.Operation) bool {
	in := ShapeOf(op.Operand(0))
	if !in.Ranked {
		return true
	}
	n := int64(1)
	if BoolAttr(op, "per_channel") {
		if fails(op, len(in.Dims) > 0, "requires input to be at least rank 1 when per_channel is true, but got rank ", number(len(in.Dims))) {
			return false
		}
		n = in.Dims[len(in.Dims)-1]
	}
	for i, name := range [2]string{"multiplier", "shift"} {
		s := ShapeOf(op.Operand(1 + i))
		if s.Ranked && fails(op, isDynamic(s.Dims[0]) || s.Dims[0] == n, "expect shape of { ", long(n), " } for ", name, " input, got { ", long(s.Dims[0]), " }") {
			return false
		}
	}
	return true
}

func verifyDim(op *ir.Operation) bool {
	in, at := ShapeOf(op.Operand(0)), axisOf(op)
	if in.Ranked && fails(op, at >= 0 && at < int64(len(in.Dims)), "expect axis to be in the range [0, ", number(len(in.Dims)), "), got ", long(at)) {
		return false
	}
	return !fails(op, shapeRank(op.Result(0)) == 1, "expect output shape type to contain one element, got ", ir.QuoteType(op.Result(0).Type()))
}

// blocks checks that the scales of a tensor of blocks fit: one for each block of the last dimension.
func blocks(op *ir.Operation, data, scale *ir.Value, of, dataName, scaleName string) bool {
	d, s, size := ShapeOf(data), ShapeOf(scale), int64(enumValue(op, "block_size"))
	if !d.Ranked || size == 0 {
		return true
	}
	last := d.Dims[len(d.Dims)-1]
	if fails(op, isDynamic(last) || last%size == 0, "expect last dimension of ", of, " (", long(last), ") to be divisible by block_size (", long(size), ")") {
		return false
	}
	if !s.Ranked || len(s.Dims) == 0 {
		return true
	}
	n := s.Dims[len(s.Dims)-1]
	return !fails(op, isDynamic(last, n) || n == last/size, "expect last dimension of ", scaleName, " (", long(n), ") to be equal to last dimension of ", dataName, " / block_size (", long(last/size), ")")
}

// sameBlocks checks that the numbers before and after a cast have the same shape.
func sameBlocks(op *ir.Operation, in, out *ir.Value) bool {
	return !fails(op, compatible(in.Type(), out.Type()), "require compatible shapes for input_data (", ir.QuoteType(in.Type()), ") and output_data (", ir.QuoteType(out.Type()), ")")
}

func verifyFromBlocks(op *ir.Operation) bool {
	return sameBlocks(op, op.Operand(0), op.Result(0)) && blocks(op, op.Operand(0), op.Operand(1), "input_data", "input_data", "input_scale")
}

func verifyToBlocks(op *ir.Operation) bool {
	return sameBlocks(op, op.Operand(0), op.Result(0)) && blocks(op, op.Operand(0), op.Result(1), "input_data", "output_data", "output_scale")
}

func verifyBlockMatMul(op *ir.Operation) bool {
	size := int64(enumValue(op, "block_size"))
	for i, name := range [2]string{"a_scale", "b_scale"} {
		c, s := sizesOf(op.Operand(2*i), 3)[2], sizesOf(op.Operand(2*i+1), 3)[2]
		if size == 0 || isDynamic(c) {
			continue
		}
		if fails(op, c%size == 0, "expect C to be a multiple of block size, got C=", long(c), ", block_size=", long(size)) ||
			fails(op, isDynamic(s) || s == c/size, "expected C/block_size of ", name, " to match size ", long(c/size), ", got ", long(s)) {
			return false
		}
	}
	return true
}

// pairs checks that the values of two lists agree in number and type.
func pairs(op *ir.Operation, name string, vs []*ir.Value, other string, os []*ir.Value) bool {
	if fails(op, len(vs) == len(os), "require same number of values in ", name, " (", number(len(vs)), ") and ", other, " (", number(len(os)), ")") {
		return false
	}
	for i, v := range vs {
		a, b := v, os[i]
		if fails(op, elementOf(a) == elementOf(b), "require same element type for ", name, " (", ir.QuoteType(elementOf(a)), ") and ", other, " (", ir.QuoteType(elementOf(b)), ")") ||
			fails(op, compatible(a.Type(), b.Type()), "require same shapes for ", name, " (", ir.QuoteType(a.Type()), ") and ", other, " (", ir.QuoteType(b.Type()), ")") {
			return false
		}
	}
	return true
}

// yielded returns the values that a region yields.
func yielded(r *ir.Region) []*ir.Value {
	if r.Empty() || r.First().Terminator() == nil {
		return nil
	}
	return r.First().Terminator().Operands()
}

func verifyIf(op *ir.Operation) bool {
	inputs := op.OperandsIn(1)
	for i, name := range [2]string{"'then_graph' ", "'else_graph' "} {
		r := op.Region(i)
		if r.Empty() {
			continue
		}
		if !pairs(op, name+"arguments", r.First().Args(), "'input_list'", inputs) || !pairs(op, name+"results", yielded(r), "'output_list'", op.Results()) {
			return false
		}
	}
	return oneElement(op, "'condition'", op.Operand(0))
}

// oneElement checks that a condition has one element, as far as its shape is known.
func oneElement(op *ir.Operation, name string, v *ir.Value) bool {
	n, known := ShapeOf(v).static()
	return !fails(op, !known || n == 1, name, " must be a size 1 tensor, got ", ir.QuoteType(v.Type()))
}

func verifyWhile(op *ir.Operation) bool {
	const inputs = "'input_list'"
	cond, body := op.Region(0), op.Region(1)
	if cond.Empty() || body.Empty() {
		return true
	}
	if !pairs(op, inputs, op.Operands(), "'output_list'", op.Results()) || !pairs(op, "'cond_graph' arguments", cond.First().Args(), inputs, op.Operands()) ||
		!pairs(op, "'body_graph' arguments", body.First().Args(), inputs, op.Operands()) || !pairs(op, "'body_graph' results", yielded(body), inputs, op.Operands()) {
		return false
	}
	vs := yielded(cond)
	if fails(op, len(vs) == 1, "require 'cond_graph' only have one result") || !oneElement(op, "'cond_graph' result", vs[0]) {
		return false
	}
	return !fails(op, isSignless(1)(elementOf(vs[0])), "'cond_graph' result must be a boolean tensor, got ", ir.QuoteType(vs[0].Type()))
}

// variableUser is the model of the operations that read and write a variable.
type variableUser struct{}

// VerifySymbolUses checks that the variable is declared, and has the type of the value.
func (variableUser) VerifySymbolUses(op *ir.Operation, tables *ir.SymbolTables) bool {
	name := op.StringAttr("name")
	v := tables.LookupRef(op, op.Context().SymbolRef(name))
	if fails(op, v != nil && v.Is(Variable), "'", name, "' has not been declared by 'tosa.variable'") {
		return false
	}
	t, ok := VariableType(v).(*ir.RankedTensorType)
	if !ok {
		return true
	}
	text, used := "'input1'", op.Operands()
	if len(used) == 0 {
		text, used = "'output1'", op.Results()
	}
	given := used[0].Type()
	return !fails(op, ir.ElementTypeOrSelf(given) == t.ElementType(), "require same element type for ", text, " (", ir.QuoteType(ir.ElementTypeOrSelf(given)), ") and the input tensor (", ir.QuoteType(t.ElementType()), ")") &&
		!fails(op, compatible(given, t), "require same shapes for ", text, " (", ir.QuoteType(given), ") and the input tensor (", ir.QuoteType(t), ")")
}
