package tosa

import "github.com/spvc/spvc/ir"

// with sets the hooks of an operation of which an attribute is a bare keyword.
func withKeyword(e ir.OpEntry, name string, class *ir.AttrClass) ir.OpEntry {
	e.Parse, e.Print = parseWithKeyword(name, class), printWithKeyword
	return e
}

// checked returns the entry of an operation with a shape inference and a verifier.
//
//go:noinline
func checked(def *ir.OpDef, f inferShapes, verify func(op *ir.Operation) bool) ir.OpEntry {
	return verified(shaped(def, f), verify)
}

// entries22 returns the operations of the versions since 22.
func entries22() []ir.OpEntry {
	list := []ir.OpEntry{
		checked(AvgPool2D, inferPool, verifyAvgPool),
		checked(Conv2D, inferConv(2), verifyConv(2, 1)),
		checked(Conv3D, inferConv(3), verifyConv(3, 1)),
		checked(DepthwiseConv2D, inferDepthwise, verifyConv(2, 0)),
		checked(TransposeConv2D, inferTransposeConv, verifyTransposeConv),
		checked(MatMul, inferMatMul, verifyMatMul),
		checked(FFT2D, inferFFT, verifyFFT),
		checked(RFFT2D, inferRFFT, verifyRFFT),
		checked(Negate, inferFirst, verifyNegate),
		checked(Mul, inferMul, verifyMul),
		{Def: Equal, Infer: inferOne(inferEqualType), Interfaces: []any{inferShapes(inferEqual), sameElementType{}}},
		checked(Table, inferFirst, verifyTable),
		{Def: Concat, Infer: inferOne(inferConcatType), Verify: verifyConcat, Interfaces: []any{inferShapes(inferConcat), compatibleShape{}}},
		checked(Pad, inferPad, verifyPad),
		{Def: Reshape, Infer: inferOne(inferReshapeType), Verify: verifyReshape, Interfaces: []any{inferShapes(inferReshape), sameElementType{}}},
		verified(elementwise(Reverse), verifyReverse22),
		checked(Slice, inferSlice, verifySlice),
		checked(Tile, inferTile, verifyTile),
		checked(Transpose, inferTranspose, verifyTranspose),
		checked(Gather, inferGather, verifyGather),
		checked(Scatter, inferScatter, verifyScatter),
		verified(elementwise(Select), verifySelect),
		ir.OpEntry{Def: Const, Verify: verifyConst}.ConstantIn(0),
		{Def: Custom},
		{Def: If, Parse: parseIf, Print: printIf, Verify: verifyIf, Interfaces: []any{inferYields(0)}},
		{Def: While, Parse: parseWhile, Print: printWhile, Verify: verifyWhile, Interfaces: []any{inferYields(1)}},
		{Def: Yield},
		{Def: Variable}, {Def: VariableWrite, Interfaces: []any{variableUser{}}}, {Def: VariableRead, Interfaces: []any{variableUser{}}},
		ir.OpEntry{Def: ConstShape, Verify: verifyConstShape}.ConstantIn(0),
		{Def: ConcatShape, Verify: verifyConcatShape},
		{Def: Dim, Verify: verifyDim}, {Def: SliceShape}, {Def: AddShape}, {Def: SubShape}, {Def: MulShape}, {Def: DivCeilShape}, {Def: DivFloorShape}, {Def: ModShape},
		{Def: MaxShape}, {Def: MinShape}, {Def: Exp2Shape}, {Def: Log2CeilShape}, {Def: Log2FloorShape},
	}
	list = append(list, keywordEntries()...)
	for _, def := range reductions22() {
		e := ir.OpEntry{Def: def, Infer: inferOne(inferReduceType), Verify: verifyReduce, Interfaces: []any{inferShapes(inferReduce), compatibleShape{}}}
		if def == ReduceMax || def == ReduceMin {
			e = withKeyword(e, "nan_mode", NanModeDef)
		}
		list = append(list, e)
	}
	for _, def := range []*ir.OpDef{Sigmoid, Tanh, Erf, Abs, BitwiseNot, Ceil, Clz, Cos, Exp, Floor, Log, LogicalNot, Reciprocal, Rsqrt, Sin, Cast, Identity,
		Add, ArithmeticRightShift, BitwiseAnd, BitwiseOr, BitwiseXor, IntDiv, LogicalAnd, LogicalLeftShift, LogicalRightShift, LogicalOr, LogicalXor, Pow, Sub,
		Greater, GreaterEqual} {
		list = append(list, elementwise(def))
	}
	return withFolds(list, folds22())
}

func reductions22() []*ir.OpDef {
	return []*ir.OpDef{ReduceAll, ReduceAny, ReduceMax, ReduceMin, ReduceProduct, ReduceSum}
}

// keywordEntries returns the operations that write an attribute as a bare keyword, without the reductions.
func keywordEntries() []ir.OpEntry {
	nan := func(e ir.OpEntry) ir.OpEntry { return withKeyword(e, "nan_mode", NanModeDef) }
	block := func(e ir.OpEntry) ir.OpEntry { return withKeyword(e, "block_size", BlockSizeDef) }
	return []ir.OpEntry{
		nan(checked(ArgMax, inferArgMax22, verifyArgMax22)),
		nan(checked(MaxPool2D, inferPool, verifyMaxPool)),
		nan(checked(Clamp, inferElementwise, verifyClamp)),
		nan(elementwise(Maximum)),
		nan(elementwise(Minimum)),
		withKeyword(checked(Resize, inferResize, verifyResize), "mode", ResizeModeDef),
		withKeyword(checked(Rescale, inferFirst, verifyRescale), "rounding_mode", RoundingDef),
		withKeyword(ir.OpEntry{Def: ApplyScale}, "rounding_mode", RoundingDef),
		block(checked(MatMulTBlockScaled, inferBlockMatMul, verifyBlockMatMul)),
		block(checked(CastFromBlockScaled, inferFirst, verifyFromBlocks)),
		block(checked(CastToBlockScaled, inferBlocks, verifyToBlocks)),
	}
}

// folds22 returns the folds of the operations of the versions since 22.
func folds22() map[*ir.OpDef]ir.FoldFunc {
	all := map[*ir.OpDef]ir.FoldFunc{
		Add: foldAdd, Sub: foldSub, IntDiv: foldIntDiv, Mul: foldMul, Greater: foldGreater, GreaterEqual: foldGreaterEqual, Equal: foldEqual,
		Cast: foldCast, Reciprocal: foldReciprocal, Abs: idempotent(Abs), Negate: foldNegate, ArgMax: foldArgMax, Reverse: foldReverse, Reshape: foldReshape,
		Pad: foldPad, Resize: foldResize, Slice: foldSlice, Select: foldSelect, Tile: foldTile, Transpose: foldTranspose, Concat: foldConcat,
	}
	for _, def := range reductions22() {
		all[def] = foldReduce
	}
	return all
}

// withFolds sets the folds of a list of operations.
func withFolds(list []ir.OpEntry, folds map[*ir.OpDef]ir.FoldFunc) []ir.OpEntry {
	for i := range list {
		if f := folds[list[i].Def]; f != nil {
			list[i].Fold = f
		}
	}
	return list
}
