package tosa

import "github.com/spvc/spvc/ir"

// since marks the rows of the versions that have operands where MLIR 19 has attributes.
var since = ir.Since(22)

// row declares an operation with the format plain.
//
//go:noinline
func row(mnemonic, summary string, operands, results []ir.ValueDef, traits []ir.Trait, attrs ...ir.AttrDef) *ir.OpDef {
	return &ir.OpDef{Name: dialectName + "." + mnemonic, Summary: summary, Operands: operands, Results: results, Traits: append(traits, resolvableShapes{}), Attrs: attrs,
		Format: plain, Versions: since}
}

// worded declares an operation one of whose attributes is a bare keyword, which its hooks parse and print.
func worded(def *ir.OpDef) *ir.OpDef {
	def.Format = ""
	return def
}

// free declares an operation without effects that has no traits of its own.
//
//go:noinline
func free(mnemonic, summary string, operands, results []ir.ValueDef, attrs ...ir.AttrDef) *ir.OpDef {
	return row(mnemonic, summary, operands, results, traits(ir.Pure), attrs...)
}

// broadcasting declares an operation whose operands are broadcast to the result.
//
//go:noinline
func broadcasting(mnemonic, summary string, operands, results []ir.ValueDef, more []ir.Trait, attrs ...ir.AttrDef) *ir.OpDef {
	return row(mnemonic, summary, operands, results, append(more, ir.ResultsBroadcastableShape, ir.SameOperandsAndResultRank, ir.Pure), attrs...)
}

// unaryOf declares an elementwise operation on one tensor.
func unaryOf(mnemonic, operand, summary string, t *ir.TypeConstraint, attrs ...ir.AttrDef) *ir.OpDef {
	return broadcasting(mnemonic, summary, values(value(operand, t)), output(t), traits(ir.SameOperandsAndResultShape, sameElements), attrs...)
}

// binaryOf declares an elementwise operation on two tensors.
func binaryOf(mnemonic, summary string, t *ir.TypeConstraint, more []ir.Trait, attrs ...ir.AttrDef) *ir.OpDef {
	return broadcasting(mnemonic, summary, values(value("input1", t), value("input2", t)), output(t), append(more, sameElements), attrs...)
}

func commutative() []ir.Trait { return traits(ir.Commutative) }

// compareOf declares an elementwise operation with a result of booleans.
func compareOf(mnemonic, summary string, more ...ir.Trait) *ir.OpDef {
	return broadcasting(mnemonic, summary, values(value("input1", numbers), value("input2", numbers)), output(booleans), append(more, ir.SameOperandsElementType))
}

// reduceOf declares a reduction along one dimension.
func reduceOf(mnemonic, summary string, attrs ...ir.AttrDef) *ir.OpDef {
	return row(mnemonic, summary, values(value("input", someNumbers)), output(someNumbers), traits(ir.InferredTypes{}, ir.Pure), append([]ir.AttrDef{axis}, attrs...)...)
}

// convOf declares a convolution.
func convOf(mnemonic, summary string, t *ir.TypeConstraint, attrs ...ir.AttrDef) *ir.OpDef {
	return free(mnemonic, summary, values(value("input", t), value("weight", t), value("bias", numbers1D), value("input_zp", scalar), value("weight_zp", scalar)), output(t),
		append(attrs, attr("acc_type", accumulator), localBound)...)
}

// window declares the attributes of a window.
func window(pad, steps *ir.AttrConstraint) []ir.AttrDef {
	return []ir.AttrDef{attr("pad", pad), attr("stride", steps), attr("dilation", steps)}
}

// The operations on neural networks.
var (
	ArgMax    = worded(free("argmax", "Perform argmax on the input.", values(value("input", someNumbers)), output(numbers), axis, nanMode))
	AvgPool2D = free("avg_pool2d", "Performs average pooling on the input.", values(value("input", numbers4D), value("input_zp", scalar), value("output_zp", scalar)), output(numbers4D),
		attr("kernel", array2), attr("stride", array2), attr("pad", array4), attr("acc_type", accumulator))
	MaxPool2D = worded(free("max_pool2d", "Performs max pooling on the input.", values(value("input", numbers4D)), output(numbers4D),
		attr("kernel", array2), attr("stride", array2), attr("pad", array4), nanMode))
	Conv2D          = convOf("conv2d", "2D Convolution operator.", numbers4D, window(array4, array2)...)
	Conv3D          = convOf("conv3d", "3D Convolution operator.", numbers5D, window(array6, array3)...)
	DepthwiseConv2D = convOf("depthwise_conv2d", "Depthwise 2D Convolution operator.", numbers4D, window(array4, array2)...)
	TransposeConv2D = convOf("transpose_conv2d", "Transpose 2D Convolution operator.", numbers4D, attr("out_pad", array4), attr("stride", array2))
	MatMul          = free("matmul", "Matrix multiplication operator.", values(value("a", numbers3D), value("b", numbers3D), value("a_zp", scalar), value("b_zp", scalar)), output(numbers3D))

	MatMulTBlockScaled = worded(free("matmul_t_block_scaled", "Performs two dimensional matrix multiplications using block scaled tensors.",
		values(value("a_data", scaled3D), value("a_scale", scales3D), value("b_data", scaled3D), value("b_scale", scales3D)), values(value("output_data", numbers3D)), blockSize))
	FFT2D = row("fft2d", "Performs FFT2D operation on the input.", values(value("input_real", numbers3D), value("input_imag", numbers3D)),
		values(value("output_real", numbers3D), value("output_imag", numbers3D)), traits(sameElements, ir.SameOperandsAndResultShape, floatResults{}, ir.Pure), attr("inverse", ir.BoolAttrKind), localBound)
	RFFT2D = row("rfft2d", "Performs RFFT2D operation on the input.", values(value("input_real", numbers3D)),
		values(value("output_real", numbers3D), value("output_imag", numbers3D)), traits(sameElements, floatResults{}, ir.Pure), localBound)
)

// The elementwise operations on one tensor.
var (
	Clamp      = worded(unaryOf("clamp", "input", "Computes clamp(features, min, max).", numbers, attr("min_val", numberAttr), attr("max_val", numberAttr), nanMode))
	Sigmoid    = unaryOf("sigmoid", "input", "Computes elementwise sigmoid of input.", numbers)
	Tanh       = unaryOf("tanh", "input", "Computes elementwise hyperbolic tangent of input.", numbers)
	Erf        = unaryOf("erf", "input", "Computes gauss error function of input.", numbers)
	Abs        = unaryOf("abs", "input1", "Elementwise abs operator.", numbers)
	BitwiseNot = unaryOf("bitwise_not", "input1", "Bitwise NOT operator.", numbers)
	Ceil       = unaryOf("ceil", "input1", "Elementwise ceil operator.", numbers)
	Clz        = unaryOf("clz", "input1", "Elementwise count leading zero operator.", numbers)
	Cos        = unaryOf("cos", "input1", "Elementwise cos operator.", floatings)
	Exp        = unaryOf("exp", "input1", "Elementwise exp operator.", numbers)
	Floor      = unaryOf("floor", "input1", "Elementwise floor operator.", numbers)
	Log        = unaryOf("log", "input1", "Elementwise log operator.", numbers)
	LogicalNot = unaryOf("logical_not", "input1", "Returns the truth value of NOT input1 element-wise.", booleans)
	Negate     = free("negate", "Elementwise negate operator.", values(value("input1", numbers), value("input1_zp", scalar), value("output_zp", scalar)), output(numbers))
	Reciprocal = unaryOf("reciprocal", "input1", "Elementwise reciprocal operator.", numbers)
	Rsqrt      = unaryOf("rsqrt", "input1", "Elementwise 1/sqrt operator.", numbers)
	Sin        = unaryOf("sin", "input1", "Elementwise sin operator.", floatings)
	Cast       = row("cast", "Cast operation.", values(value("input", numbers)), output(numbers), traits(ir.Pure, ir.SameOperandsAndResultShape))
	Identity   = free("identity", "Identity operator.", values(value("input1", numbers)), output(numbers))
	Rescale    = worded(free("rescale", "Tosa rescale operator.", values(value("input", numbers), value("multiplier", factors), value("shift", shifts), value("input_zp", scalar), value("output_zp", scalar)), output(numbers),
		attr("scale32", ir.BoolAttrKind), roundingMode, attr("per_channel", ir.BoolAttrKind), attr("input_unsigned", ir.BoolAttrKind), attr("output_unsigned", ir.BoolAttrKind)))
	CastFromBlockScaled = worded(free("cast_from_block_scaled", "Apply scales from a scale tensor to the values in a value tensor", values(value("input_data", scaled), value("input_scale", scales)), values(value("output_data", someNumbers)), blockSize))
	CastToBlockScaled   = worded(free("cast_to_block_scaled", "Calculate scale tensor values per block, output to separate scale and data tensors.", values(value("input_data", someNumbers)), values(value("output_data", scaled), value("output_scale", scales)), blockSize))
)

// The elementwise operations on more than one tensor.
var (
	Add                  = binaryOf("add", "Elementwise addition operator.", numbers, commutative())
	ArithmeticRightShift = binaryOf("arithmetic_right_shift", "Elementwise Arithmetic Right Shift.", numbers, nil, attr("round", ir.BoolAttrKind))
	BitwiseAnd           = binaryOf("bitwise_and", "Bitwise AND operator.", numbers, commutative())
	BitwiseOr            = binaryOf("bitwise_or", "Bitwise OR operator.", numbers, commutative())
	BitwiseXor           = binaryOf("bitwise_xor", "Bitwise XOR operator.", numbers, commutative())
	IntDiv               = binaryOf("intdiv", "Integer divide operator.", words, nil)
	LogicalAnd           = binaryOf("logical_and", "Returns the truth value of input1 AND input2 element-wise.", booleans, commutative())
	LogicalLeftShift     = binaryOf("logical_left_shift", "Elementwise Logical Left Shift.", numbers, nil)
	LogicalRightShift    = binaryOf("logical_right_shift", "Elementwise Logical Right Shift.", numbers, nil)
	LogicalOr            = binaryOf("logical_or", "Returns the truth value of x OR y element-wise.", booleans, commutative())
	LogicalXor           = binaryOf("logical_xor", "Returns the truth value of input1 XOR input2 element-wise.", booleans, commutative())
	Maximum              = worded(binaryOf("maximum", "Elementwise Maximum.", numbers, commutative(), nanMode))
	Minimum              = worded(binaryOf("minimum", "Elementwise Minimum.", numbers, commutative(), nanMode))
	Mul                  = free("mul", "Multiplication operator.", values(value("input1", numbers), value("input2", numbers), value("shift", scalar8)), output(numbers))
	Pow                  = binaryOf("pow", "Computes the power of one value to another.", numbers, nil)
	Sub                  = binaryOf("sub", "Elementwise subtraction operator.", numbers, nil)
	Equal                = compareOf("equal", "Returns the truth value of (input1 == input2) element-wise.", ir.InferredTypes{}, ir.Commutative)
	Greater              = compareOf("greater", "Returns the truth value of (input1 > input2) element-wise.")
	GreaterEqual         = compareOf("greater_equal", "Returns the truth value of (input1 >= input2) element-wise.")
	Select               = broadcasting("select", "Elementwise select operator.", values(value("input1", booleans), value("input2", numbers), value("input3", numbers)), output(numbers), nil)
	Table                = free("table", "Table lookup operator.", values(value("input1", numbers), value("table", numbers1D)), output(numbers))
)

// The reductions.
var (
	ReduceAll     = reduceOf("reduce_all", "Reduce All operator.")
	ReduceAny     = reduceOf("reduce_any", "Reduce Any operator.")
	ReduceMax     = worded(reduceOf("reduce_max", "Reduce Max operator.", nanMode))
	ReduceMin     = worded(reduceOf("reduce_min", "Reduce Min operator.", nanMode))
	ReduceProduct = reduceOf("reduce_product", "Reduce Product operator.")
	ReduceSum     = reduceOf("reduce_sum", "Reduce Sum operator.")
)

// The operations that move elements.
var (
	Concat    = row("concat", "Concatenates tensors along one dimension.", values(ir.VariadicOf("input1", someNumbers)), output(someNumbers), traits(ir.InferredTypes{}, ir.Pure), axis)
	Pad       = free("pad", "Pads a tensor with value specified.", values(value("input1", someNumbers), value("padding", shape), value("pad_const", scalarAny)), output(someNumbers))
	Reshape   = row("reshape", "Reshape operator.", values(value("input1", numbers), value("shape", shape)), output(numbers), traits(ir.InferredTypes{}, ir.Pure))
	Reverse   = free("reverse", "Reverse operator.", values(value("input1", someNumbers)), output(someNumbers), axis)
	Slice     = free("slice", "Slice operator.", values(value("input1", someNumbers), value("start", shape), value("size", shape)), output(someNumbers))
	Tile      = free("tile", "Tile operator.", values(value("input1", someNumbers), value("multiples", shape)), output(someNumbers))
	Transpose = row("transpose", "Transpose operator.", values(value("input1", someNumbers)), output(someNumbers), traits(ir.AllElementTypesMatch("input1", "output"), ir.Pure),
		attr("perms", ir.DenseI32ArrayAttrKind))
	Gather  = free("gather", "Gather operation.", values(value("values", numbers3D), value("indices", indices)), output(numbers3D))
	Scatter = free("scatter", "Scatter operation.", values(value("values_in", numbers3D), value("indices", indices), value("input", numbers3D)), values(value("values_out", numbers3D)))
	Resize  = worded(free("resize", "Resize operation, supports various resize/upsample modes.", values(value("input", numbers4D), value("scale", shape4), value("offset", shape2), value("border", shape2)), output(numbers4D), sizeMode))
)

// The remaining operations on tensors.
var (
	Const = worded(row("const", "Constant operator.", nil, output(numbers), traits(ir.ConstantLike, ir.Pure, ir.OpPredicate("all of {values, output} have same shape", constantShape)),
		attr("values", ir.ElementsAttrKind)))
	Custom = row("custom", "Custom operator wrapper for Tosa", values(ir.VariadicOf("input_list", numbers)), values(ir.VariadicOf("output_list", numbers)), nil,
		attr("operator_name", ir.StringAttrKind), attr("domain_name", ir.StringAttrKind), attr("implementation_attrs", ir.StringAttrKind))
	If = regional("cond_if", "Conditional if operator.", values(value("condition", booleans), ir.VariadicOf("input_list", numbers)), "then_graph", "else_graph")

	While = regional("while_loop", "output = input; While (Cond(output)) {output = Body(output)}", values(ir.VariadicOf("input_list", numbers)), "cond_graph", "body_graph")
	Yield = &ir.OpDef{Name: Yield19.Name, Summary: Yield19.Summary, Versions: since, Operands: values(ir.VariadicOf("inputs", numbers)), Traits: traits(ir.Terminator, ir.Pure, resolvableShapes{}), Format: Yield19.Format}

	ApplyScale = worded(row("apply_scale", "Rescale scalar operator for Tosa tensor operators", values(value("value", intLike), value("multiplier", intLike), value("shift", int8Like)), output(intLike),
		traits(ir.Pure, ir.ElementwiseMappable), roundingMode))
	Variable = &ir.OpDef{Name: "tosa.variable", Summary: "Defines a variable", Versions: since, Format: "$sym_name attr-dict custom<VariableOpTypeOrInitialValue>($var_shape, $type, $initial_value)",
		Traits: traits(ir.Symbol), Attrs: []ir.AttrDef{attr("sym_name", ir.SymbolNameKind), attr("var_shape", indexElements), attr("type", ir.TypeAttrKind), {Name: "initial_value", Type: ir.AnyAttr, Optional: true}}}
	VariableWrite = &ir.OpDef{Name: "tosa.variable_write", Summary: "write_buffer operator", Versions: since, Format: "$name attr-dict `,` $input1 `:` type($input1)",
		Operands: values(value("input1", numbers)), Attrs: []ir.AttrDef{attr("name", ir.SymbolNameKind)}}
	VariableRead = &ir.OpDef{Name: "tosa.variable_read", Summary: "read_buffer operator", Versions: since, Format: "$name attr-dict `:` type($output1)",
		Results: values(value("output1", numbers)), Attrs: []ir.AttrDef{attr("name", ir.SymbolNameKind)}}
)

// regional declares an operation with two regions that end in tosa.yield.
func regional(mnemonic, summary string, operands []ir.ValueDef, first, second string) *ir.OpDef {
	return worded(&ir.OpDef{Name: dialectName + "." + mnemonic, Summary: summary, Versions: since, Operands: operands, Results: values(ir.VariadicOf("output_list", numbers)),
		Regions: []ir.RegionDef{{Name: first, Kind: ir.SizedRegion1}, {Name: second, Kind: ir.SizedRegion1}},
		Traits:  traits(ir.SingleBlock, ir.ImplicitTerminator{Name: "tosa.yield"}, ir.RecursiveMemoryEffects, resolvableShapes{})})
}

// onShapes declares an operation on shapes of the same length.
func onShapes(mnemonic, summary string, operands ...string) *ir.OpDef {
	var vs []ir.ValueDef
	for _, name := range operands {
		vs = append(vs, value(name, shape))
	}
	return row(mnemonic, summary, vs, output(shape), traits(shapeOperator{sameRanks: true}, ir.Pure))
}

// The operations on shapes.
var (
	ConstShape     = row("const_shape", "Constant Shape operator.", nil, output(shape), traits(ir.ConstantLike, ir.Pure, shapeOperator{}), attr("values", indexElements))
	ConcatShape    = row("concat_shape", "Concatenates a list of shapes.", values(ir.VariadicOf("input", shape)), output(shape), traits(shapeOperator{}, ir.Pure))
	Dim            = row("dim", "Extract size of dimension from input tensor.", values(value("input1", someNumbers)), output(shape), traits(shapeOperator{}, ir.Pure), axis)
	SliceShape     = row("slice_shape", "Extract slice of a shape.", values(value("input", shape), value("start", scalar32), value("size", scalar32)), output(shape), traits(shapeOperator{}, ir.Pure))
	AddShape       = onShapes("add_shape", "Elementwise addition of shapes.", "input1", "input2")
	SubShape       = onShapes("sub_shape", "Elementwise subtraction of shapes.", "input1", "input2")
	MulShape       = onShapes("mul_shape", "Elementwise multiplication of shapes.", "input1", "input2")
	DivCeilShape   = onShapes("div_ceil_shape", "Elementwise ceiling divide of shapes.", "input1", "input2")
	DivFloorShape  = onShapes("div_floor_shape", "Elementwise floor divide of shapes.", "input1", "input2")
	ModShape       = onShapes("mod_shape", "Elementwise modulo of shapes.", "input1", "input2")
	MaxShape       = onShapes("max_shape", "Elementwise maximum of shapes.", "input1", "input2")
	MinShape       = onShapes("min_shape", "Elementwise minimum of shapes.", "input1", "input2")
	Exp2Shape      = onShapes("exp2_shape", "Elementwise base-2 exponential of shapes.", "input")
	Log2CeilShape  = onShapes("log2_ceil_shape", "Elementwise ceil base-2 logarithm of shapes.", "input")
	Log2FloorShape = onShapes("log2_floor_shape", "Elementwise floor base-2 logarithm of shapes.", "input")
)
