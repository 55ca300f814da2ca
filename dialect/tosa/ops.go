// Package tosa is the tosa dialect: the operations of the Tensor Operator Set Architecture.
//
// The operations work on whole tensors. MLIR 22 keeps shapes, zero points and shifts in operands, and MLIR 19 in attributes:
//
//	func.func @f(%x: tensor<4x8xf32>, %y: tensor<1x8xf32>) -> tensor<4x1xf32> {
//	  %0 = tosa.add %x, %y : (tensor<4x8xf32>, tensor<1x8xf32>) -> tensor<4x8xf32>
//	  %1 = tosa.reduce_sum %0 {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4x1xf32>
//	  return %1 : tensor<4x1xf32>
//	}
//
// So each operation has two rows: one until MLIR 19, whose name in Go ends in 19, and one for the versions since 22.
package tosa

import "github.com/spvc/spvc/ir"

// plain is the format of most operations.
const plain = "operands attr-dict `:` functional-type(operands, results)"

// old marks the rows that MLIR 19 has.
var old = ir.Until(19)

// row19 declares an operation of MLIR 19 with the format plain.
//
//go:noinline
func row19(mnemonic, summary string, operands, results []ir.ValueDef, traits []ir.Trait, attrs ...ir.AttrDef) *ir.OpDef {
	return &ir.OpDef{Name: dialectName + "." + mnemonic, Summary: summary, Operands: operands, Results: results, Traits: traits, Attrs: attrs,
		Format: plain, Versions: old}
}

//go:noinline
func value(name string, t *ir.TypeConstraint) ir.ValueDef { return ir.ValueDef{Name: name, Type: t} }

func values(vs ...ir.ValueDef) []ir.ValueDef { return vs }

func traits(ts ...ir.Trait) []ir.Trait { return ts }

// output declares the result of most operations.
//
//go:noinline
func output(t *ir.TypeConstraint) []ir.ValueDef { return values(value("output", t)) }

//go:noinline
func attr(name string, t *ir.AttrConstraint) ir.AttrDef { return ir.AttrDef{Name: name, Type: t} }

// axis declares the attribute of operations along one dimension.
var axis = attr("axis", ir.I32AttrKind)

// localBound says that a convolution does not read padding.
var localBound = ir.AttrDef{Name: "local_bound", Type: ir.BoolAttrKind, Optional: true, Default: "false"}

// elementwise19 declares an operation whose operands are broadcast to the result.
//
//go:noinline
func elementwise19(mnemonic, summary string, operands, results []ir.ValueDef, more []ir.Trait, attrs ...ir.AttrDef) *ir.OpDef {
	return row19(mnemonic, summary, operands, results, append(more, ir.ResultsBroadcastableShape, ir.Pure), attrs...)
}

var sameElements = ir.SameOperandsAndResultElementType

// unary19 declares an elementwise operation on one tensor. MLIR calls the operand input or input1.
func unary19(mnemonic, operand, summary string, t *ir.TypeConstraint, more ...ir.Trait) *ir.OpDef {
	return elementwise19(mnemonic, summary, values(value(operand, t)), output(t), more)
}

// binary19 declares an elementwise operation on two tensors.
func binary19(mnemonic, summary, result string, t *ir.TypeConstraint, more []ir.Trait, attrs ...ir.AttrDef) *ir.OpDef {
	return elementwise19(mnemonic, summary, values(value("input1", t), value("input2", t)), values(value(result, t)), more, attrs...)
}

// compare19 declares an elementwise operation with a result of booleans.
func compare19(mnemonic, summary string, more ...ir.Trait) *ir.OpDef {
	return elementwise19(mnemonic, summary, values(value("input1", anyNumbers), value("input2", anyNumbers)), output(bools), more)
}

// reduce19 declares a reduction along one dimension, whose size becomes 1.
func reduce19(mnemonic, summary string) *ir.OpDef {
	return row19(mnemonic, summary, values(value("input", anyNumbers)), output(anyNumbers), traits(ir.InferredTypes{}, ir.Pure), axis)
}

// conv19 declares a convolution.
func conv19(mnemonic, summary string, input, weight *ir.TypeConstraint, pad, steps *ir.AttrConstraint) *ir.OpDef {
	return row19(mnemonic, summary, values(value("input", input), value("weight", weight), value("bias", vector1D)), output(input), traits(ir.Pure),
		attr("pad", pad), attr("stride", steps), attr("dilation", steps), quant(ConvQuantDef), localBound)
}

// The operations on neural networks of MLIR 19.
var (
	ArgMax19          = row19("argmax", "Perform argmax on the input.", values(value("input", anyNumbers)), output(anyNumbers), traits(ir.Pure), axis)
	AvgPool2D19       = row19("avg_pool2d", "Performs max pooling on the input.", values(value("input", tensor4D)), output(tensor4D), traits(ir.Pure), attr("kernel", array2), attr("stride", array2), attr("pad", array4), attr("acc_type", accType), quant(UnaryQuantDef))
	MaxPool2D19       = row19("max_pool2d", "Performs max pooling on the input.", values(value("input", tensor4D)), output(tensor4D), traits(ir.Pure), attr("kernel", array2), attr("stride", array2), attr("pad", array4))
	Conv2D19          = conv19("conv2d", "2D Convolution Operator", tensor4D, weight4D, array4, array2)
	Conv3D19          = conv19("conv3d", "3D Convolution operator", tensor5D, weight5D, array6, array3)
	DepthwiseConv2D19 = conv19("depthwise_conv2d", "Depthwise 2D Convolution operator", tensor4D, weight4D, array4, array2)
	TransposeConv2D19 = row19("transpose_conv2d", "Transpose 2D Convolution operator.", values(value("input", tensor4D), value("filter", weight4D), value("bias", vector1D)), output(tensor4D), traits(ir.Pure),
		attr("out_pad", array4), attr("stride", array2), attr("out_shape", arrayTo4), quant(ConvQuantDef), localBound)
	FullyConnected = row19("fully_connected", "Fully Connected operator", values(value("input", matrix2D), value("weight", weight2D), value("bias", vector1D)), output(matrix2D), traits(ir.Pure), quant(ConvQuantDef))
	MatMul19       = row19("matmul", "Matrix multiplication with bias", values(value("a", tensor3D), value("b", tensor3D)), values(value("c", tensor3D)), traits(ir.Pure), quant(MatMulQuantDef))
	FFT2D19        = &ir.OpDef{Name: "tosa.fft2d", Summary: "Performs FFT2D operation on the input.", Versions: old,
		Operands: values(value("input_real", tensor3D), value("input_imag", tensor3D)), Results: values(value("output_real", tensor3D), value("output_imag", tensor3D)),
		Attrs: []ir.AttrDef{attr("inverse", ir.BoolAttrKind), localBound}, Traits: traits(ir.Pure),
		Format: "$input_real `,` $input_imag attr-dict `:` `(` type($input_real) `,` type($input_imag) `)` `->` `(` type($output_real) `,` type($output_imag) `)`"}
	RFFT2D19 = &ir.OpDef{Name: "tosa.rfft2d", Summary: "Performs RFFT2D operation on the input.", Versions: old,
		Operands: values(value("input", tensor3D)), Results: values(value("output_real", tensor3D), value("output_imag", tensor3D)),
		Attrs: []ir.AttrDef{localBound}, Traits: traits(ir.Pure),
		Format: "$input attr-dict `:` `(` type($input) `)` `->` `(` type($output_real) `,` type($output_imag) `)`"}
)

// The elementwise operations of MLIR 19 on one tensor.
var (
	Clamp19 = elementwise19("clamp", "Computes clamp(features, min, max).", values(value("input", anyNumbers)), output(anyNumbers), nil,
		attr("min_int", ir.I64AttrKind), attr("max_int", ir.I64AttrKind), attr("min_fp", floatAttr), attr("max_fp", floatAttr))
	Sigmoid19    = unary19("sigmoid", "input", "Computes elementwise sigmoid of input.", anyNumbers)
	Tanh19       = unary19("tanh", "input", "Computes elementwise hyperbolic tangent of input", anyNumbers, sameElements)
	Erf19        = row19("erf", "Computes gauss error function of input", values(value("input", anyNumbers)), output(anyNumbers), traits(ir.Pure))
	Abs19        = unary19("abs", "input1", "Elementwise abs op", anyNumbers, sameElements)
	BitwiseNot19 = unary19("bitwise_not", "input1", "Bitwise NOT operator", anyNumbers, sameElements)
	Ceil19       = unary19("ceil", "input1", "Elementwise ceil op", anyNumbers, sameElements)
	Clz19        = unary19("clz", "input1", "Elementwise count leading zero op", anyNumbers, sameElements)
	Cos19        = unary19("cos", "input", "Elementwise cos op", floats, sameElements)
	Exp19        = unary19("exp", "input1", "Elementwise exp op", anyNumbers, sameElements)
	Floor19      = unary19("floor", "input1", "Elementwise floor op", anyNumbers, sameElements)
	Log19        = unary19("log", "input1", "Elementwise log op", anyNumbers, sameElements)
	LogicalNot19 = unary19("logical_not", "input1", "Returns the truth value of NOT x element-wise.", bools, sameElements)
	Negate19     = elementwise19("negate", "Elementwise negate op", values(value("input1", anyNumbers)), output(anyNumbers), traits(sameElements), quant(UnaryQuantDef))
	Reciprocal19 = unary19("reciprocal", "input1", "Elementwise reciprocal op", anyNumbers, sameElements)
	Rsqrt19      = unary19("rsqrt", "input1", "Elementwise 1/sqrt op", anyNumbers, sameElements)
	Sin19        = unary19("sin", "input", "Elementwise sin op", floats, sameElements)
	Cast19       = row19("cast", "Cast operation", values(value("input", anyNumbers)), output(anyNumbers), traits(ir.Pure))
	Identity19   = row19("identity", "Identity operator", values(value("input1", anyNumbers)), output(anyNumbers), traits(ir.Pure))
	Rescale19    = row19("rescale", "Tosa rescale operator", values(value("input", anyNumbers)), output(anyNumbers), traits(ir.Pure),
		attr("input_zp", ir.I32AttrKind), attr("output_zp", ir.I32AttrKind), attr("multiplier", ir.DenseI32ArrayAttrKind), attr("shift", ir.DenseI8ArrayAttrKind),
		attr("scale32", ir.BoolAttrKind), attr("double_round", ir.BoolAttrKind), attr("per_channel", ir.BoolAttrKind))
)

// The elementwise operations of MLIR 19 on more than one tensor.
var (
	Add19                  = binary19("add", "Elementwise addition operator", "output", anyNumbers, traits(ir.Commutative, sameElements))
	ArithmeticRightShift19 = binary19("arithmetic_right_shift", "Elementwise Arithmetic Right Shift", "output", anyNumbers, traits(sameElements), attr("round", ir.BoolAttrKind))
	BitwiseAnd19           = binary19("bitwise_and", "Bitwise AND operator", "output", anyNumbers, traits(ir.Commutative, sameElements))
	BitwiseOr19            = binary19("bitwise_or", "Bitwise OR operator", "output", anyNumbers, traits(ir.Commutative, sameElements))
	BitwiseXor19           = binary19("bitwise_xor", "Bitwise XOR operator", "output", anyNumbers, traits(ir.Commutative, sameElements))
	IntDiv19               = binary19("int_div", "Integer divide operator", "output", ints32, traits(sameElements))
	LogicalAnd19           = binary19("logical_and", "Returns the truth value of x AND y element-wise.", "z", bools, traits(ir.Commutative, sameElements))
	LogicalLeftShift19     = binary19("logical_left_shift", "Elementwise Logical Left Shift", "output", anyNumbers, traits(sameElements))
	LogicalRightShift19    = binary19("logical_right_shift", "Elementwise Logical Right Shift", "output", anyNumbers, traits(sameElements))
	LogicalOr19            = binary19("logical_or", "Returns the truth value of x OR y element-wise.", "z", bools, traits(ir.Commutative, sameElements))
	LogicalXor19           = binary19("logical_xor", "Returns the truth value of x XOR y element-wise.", "z", bools, traits(ir.Commutative, sameElements))
	Maximum19              = binary19("maximum", "Elementwise Maximum", "output", anyNumbers, traits(ir.Commutative, sameElements))
	Minimum19              = binary19("minimum", "Elementwise Minimum", "output", anyNumbers, traits(ir.Commutative, sameElements))
	Mul19                  = binary19("mul", "Multiplication operator", "output", anyNumbers, traits(ir.Commutative, mulElements{}), attr("shift", ir.I8AttrKind))
	Pow19                  = binary19("pow", "Computes the power of one value to another.", "z", anyNumbers, traits(sameElements))
	Sub19                  = binary19("sub", "Elementwise subtraction operator", "output", anyNumbers, traits(sameElements))
	Equal19                = compare19("equal", "Returns the truth value of (x == y) element-wise.", ir.InferredTypes{}, ir.Commutative, ir.SameOperandsElementType)
	Greater19              = compare19("greater", "Returns the truth value of (x > y) element-wise.", ir.SameOperandsElementType)
	GreaterEqual19         = compare19("greater_equal", "Returns the truth value of (x >= y) element-wise.", ir.SameOperandsElementType)
	Select19               = &ir.OpDef{Name: "tosa.select", Summary: "Elementwise select operator", Versions: old,
		Operands: values(value("pred", bools), value("on_true", anyNumbers), value("on_false", anyNumbers)), Results: output(anyNumbers),
		Traits: traits(ir.ResultsBroadcastableShape, ir.Pure), Format: "operands attr-dict `:` `(` type($pred) `,` type($on_true) `,` type($on_false) `)` `->` type($output)"}
	Table19 = &ir.OpDef{Name: "tosa.table", Summary: "Table lookup op", Versions: old, Operands: values(value("input", anyNumbers), value("table", vector1D)), Results: output(anyNumbers),
		Traits: traits(ir.Pure), Format: "$input `,` $table attr-dict `:` `(` type($input) `,` type($table) `)` `->` type($output)"}
)

// The reductions of MLIR 19.
var (
	ReduceAll19  = reduce19("reduce_all", "Reduce All operator")
	ReduceAny19  = reduce19("reduce_any", "Reduce Any operator")
	ReduceMax19  = reduce19("reduce_max", "Reduce Max operator")
	ReduceMin19  = reduce19("reduce_min", "Reduce Min operator")
	ReduceProd19 = reduce19("reduce_prod", "Reduce Prod operator")
	ReduceSum19  = reduce19("reduce_sum", "Reduce Sum operator")
)

// The operations of MLIR 19 that move elements.
var (
	Concat19 = row19("concat", "Concatenates tensors along one dimension.", values(ir.VariadicOf("input1", anyNumbers)), output(anyNumbers), traits(ir.InferredTypes{}, ir.Pure), axis)
	Pad19    = row19("pad", "Pads a tensor with value specified.", values(value("input1", rankedNumbers), value("padding", ints32Or64), ir.ValueDef{Name: "pad_const", Type: scalarNumber, Quantity: ir.Optional}), output(rankedNumbers), traits(ir.Pure), quant(PadQuantDef))

	Reshape19   = row19("reshape", "Reshape operator", values(value("input1", anyNumbers)), output(rankedNumbers), traits(ir.InferredTypes{}, ir.Pure), attr("new_shape", ir.DenseI64ArrayAttrKind))
	Reverse19   = row19("reverse", "Reverse operator", values(value("input", anyNumbers)), output(anyNumbers), traits(ir.Pure), axis)
	Slice19     = row19("slice", "Slice operator", values(value("input", anyNumbers)), output(anyNumbers), traits(ir.Pure), attr("start", ir.DenseI64ArrayAttrKind), attr("size", ir.DenseI64ArrayAttrKind))
	Tile19      = row19("tile", "Tile operator", values(value("input1", anyNumbers)), output(anyNumbers), traits(ir.Pure), attr("multiples", ir.DenseI64ArrayAttrKind))
	Transpose19 = row19("transpose", "Transpose operator", values(value("input1", anyNumbers), value("perms", ints32Or64)), output(anyNumbers), traits(ir.Pure))
	Gather19    = row19("gather", "Gather operation,", values(value("values", tensor3D), value("indices", indices2D)), output(tensor3D), traits(ir.Pure))
	Scatter19   = row19("scatter", "Scatter operation,", values(value("values_in", tensor3D), value("indices", indices2D), value("input", tensor3D)), values(value("values_out", tensor3D)), traits(ir.Pure))
	Resize19    = row19("resize", "Resize operation, supports various resize/upsample modes", values(value("input", tensor4D)), output(tensor4D), traits(ir.Pure), attr("scale", array4), attr("offset", array2), attr("border", array2), attr("mode", resizeMode))
)

// The remaining operations of MLIR 19.
var (
	Const19 = &ir.OpDef{Name: "tosa.const", Summary: "Constant op.", Versions: old, Attrs: []ir.AttrDef{attr("value", ir.ElementsAttrKind)}, Results: output(anyNumbers),
		Traits: traits(ir.ConstantLike, ir.Pure, ir.OpPredicate("all of {value, output} have same shape", constantShape))}
	Custom19 = row19("custom", "Custom operator wrapper for Tosa", values(ir.VariadicOf("inputs", anyNumbers)), values(ir.VariadicOf("outputs", anyNumbers)), nil,
		attr("operator_name", ir.StringAttrKind), attr("domain_name", ir.StringAttrKind), attr("implementation_attrs", ir.StringAttrKind))
	If19 = &ir.OpDef{Name: "tosa.cond_if", Summary: "Conditional if operator", Versions: old, Operands: values(value("cond", bools), ir.VariadicOf("inputs", anyNumbers)), Results: values(ir.VariadicOf("output", anyNumbers)),
		Regions: []ir.RegionDef{{Name: "then_branch", Kind: ir.SizedRegion1}, {Name: "else_branch", Kind: ir.SizedRegion1}}, Traits: traits(ir.SingleBlock, ir.ImplicitTerminator{Name: "tosa.yield"}, ir.RecursiveMemoryEffects)}
	While19 = &ir.OpDef{Name: "tosa.while_loop", Summary: "output = input; While (Cond(output)) {output = Body(output)}", Versions: old, Operands: values(ir.VariadicOf("inputs", anyNumbers)), Results: values(ir.VariadicOf("output", anyNumbers)),
		Regions: []ir.RegionDef{{Name: "cond", Kind: ir.SizedRegion1}, {Name: "body", Kind: ir.SizedRegion1}}, Traits: traits(ir.SingleBlock, ir.ImplicitTerminator{Name: "tosa.yield"}, ir.RecursiveMemoryEffects)}
	ApplyScale19 = row19("apply_scale", "Rescale scalar operator for Tosa tensor operators", values(value("value", intLike), value("multiplier", intLike), value("shift", int8Like)), output(intLike), traits(ir.Pure, ir.ElementwiseMappable), attr("double_round", ir.BoolAttrKind))
	Yield19      = &ir.OpDef{Name: "tosa.yield", Summary: "yield operator", Versions: old, Operands: values(ir.VariadicOf("inputs", anyNumbers)), Traits: traits(ir.Terminator, ir.Pure), Format: "$inputs attr-dict `:` type($inputs)"}
	Variable19   = &ir.OpDef{Name: "tosa.variable", Summary: "Defines a variable", Versions: old, Format: "$name attr-dict custom<TypeOrAttr>($type, $initial_value)",
		Attrs: []ir.AttrDef{attr("name", ir.SymbolNameKind), attr("type", ir.TypeAttrKind), {Name: "initial_value", Type: ir.AnyAttr, Optional: true}}}
	VariableWrite19 = &ir.OpDef{Name: "tosa.variable.write", Summary: "write_buffer operator", Versions: old, Format: "$name attr-dict `,` $value `:` type($value)",
		Operands: values(value("value", ir.AnyType)), Attrs: []ir.AttrDef{attr("name", ir.SymbolNameKind)}}
	VariableRead19 = &ir.OpDef{Name: "tosa.variable.read", Summary: "read_buffer operator", Versions: old, Format: "$name attr-dict `:` type($value)",
		Results: values(value("value", ir.AnyType)), Attrs: []ir.AttrDef{attr("name", ir.SymbolNameKind)}}
)

// constantShape reports whether the result of a constant has the shape of its value.
func constantShape(op *ir.Operation) bool {
	a, ok := op.Prop(0).(ir.TypedAttr)
	if !ok {
		return false
	}
	t, ok := a.Type().(ir.ShapedType)
	return ok && equalShapes(t, op.Result(0).Type().(ir.ShapedType))
}
