package tosa

import (
	"slices"

	"github.com/spvc/spvc/ir"
)

// Dialect returns the tosa dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name:       dialectName,
		Types:      []*ir.TypeDef{ShapeDef, MXInt8Def},
		Attrs:      []*ir.AttrClass{UnaryQuantDef, ConvQuantDef, MatMulQuantDef, PadQuantDef, ResizeModeDef, NanModeDef, RoundingDef, BlockSizeDef},
		Ops:        slices.Concat(entries19(), entries22()),
		Directives: map[string]*ir.CustomDirective{"TypeOrAttr": typeOrAttr, "VariableOpTypeOrInitialValue": variableType},
		Constant:   materialize,
		Interfaces: []any{inliner{}, canonicalizer{}},
	}
}

// shaped returns the entry of an operation whose result shapes follow from f.
func shaped(def *ir.OpDef, f inferShapes) ir.OpEntry {
	return ir.OpEntry{Def: def, Interfaces: []any{f}}
}

// with adds a verifier.
func verified(e ir.OpEntry, verify func(op *ir.Operation) bool) ir.OpEntry {
	e.Verify = verify
	return e
}

func elementwise(def *ir.OpDef) ir.OpEntry { return shaped(def, inferElementwise) }

func entries19() []ir.OpEntry {
	list := []ir.OpEntry{
		verified(shaped(ArgMax19, inferArgMax), verifyArgMax),
		verified(shaped(AvgPool2D19, inferPool), verifyAvgPool19),
		shaped(MaxPool2D19, inferPool),
		verified(shaped(Conv2D19, inferConv(2)), verifyConv19),
		verified(shaped(Conv3D19, inferConv(3)), verifyConv19),
		verified(shaped(DepthwiseConv2D19, inferDepthwise), verifyConv19),
		shaped(TransposeConv2D19, inferTransposeConv19),
		verified(shaped(FullyConnected, inferFullyConnected), verifyConv19),
		shaped(MatMul19, inferMatMul),
		shaped(FFT2D19, inferFFT),
		shaped(RFFT2D19, inferRFFT),
		verified(elementwise(Clamp19), verifyClamp19),
		{Def: Equal19, Infer: inferOne(inferEqualType), Interfaces: []any{inferShapes(inferEqual), sameElementType{}}},
		shaped(Table19, inferTable),
		{Def: Concat19, Infer: inferOne(inferConcatType), Interfaces: []any{inferShapes(inferConcat), compatibleShape{}}},
		shaped(Pad19, inferPad19),
		{Def: Reshape19, Infer: inferOne(inferReshapeType19), Verify: verifyReshape19, Interfaces: []any{inferShapes(inferReshape19), sameElementType{}}},
		verified(elementwise(Reverse19), verifyReverse),
		verified(shaped(Slice19, inferSlice19), verifySlice19),
		verified(shaped(Tile19, inferTile19), verifyTile19),
		verified(shaped(Transpose19, inferTranspose19), verifyTranspose19),
		shaped(Gather19, inferGather),
		shaped(Scatter19, inferScatter),
		shaped(Resize19, inferResize),
		ir.OpEntry{Def: Const19}.ConstantIn(0),
		{Def: Custom19},
		{Def: If19, Parse: parseIf19, Print: printIf19, Interfaces: []any{inferYields(0)}},
		{Def: While19, Parse: parseWhile, Print: printWhile, Interfaces: []any{inferYields(1)}},
		{Def: ApplyScale19},
		{Def: Yield19},
		{Def: Variable19}, {Def: VariableWrite19}, {Def: VariableRead19},
	}
	for _, def := range []*ir.OpDef{ReduceAll19, ReduceAny19, ReduceMax19, ReduceMin19, ReduceProd19, ReduceSum19} {
		list = append(list, ir.OpEntry{Def: def, Infer: inferOne(inferReduceType), Verify: verifyReduce,
			Interfaces: []any{inferShapes(inferReduce), compatibleShape{}}})
	}
	for _, def := range []*ir.OpDef{Sigmoid19, Tanh19, Erf19, Abs19, BitwiseNot19, Ceil19, Clz19, Cos19, Exp19, Floor19, Log19, LogicalNot19, Negate19,
		Reciprocal19, Rsqrt19, Sin19, Cast19, Identity19, Rescale19, Add19, ArithmeticRightShift19, BitwiseAnd19, BitwiseOr19, BitwiseXor19, IntDiv19,
		LogicalAnd19, LogicalLeftShift19, LogicalRightShift19, LogicalOr19, LogicalXor19, Maximum19, Minimum19, Mul19, Pow19, Sub19, Greater19,
		GreaterEqual19, Select19} {
		list = append(list, elementwise(def))
	}
	return withFolds(list, folds19())
}

// folds19 returns the folds of the operations of MLIR 19.
func folds19() map[*ir.OpDef]ir.FoldFunc {
	all := map[*ir.OpDef]ir.FoldFunc{
		Add19: foldAdd, Sub19: foldSub, IntDiv19: foldIntDiv, Mul19: foldMul19, Greater19: foldGreater, GreaterEqual19: foldGreaterEqual, Equal19: foldEqual,
		Cast19: foldCast, Reciprocal19: foldReciprocal, Abs19: idempotent(Abs19), Negate19: inverseOf(Negate19), Exp19: inverseOf(Log19), Log19: inverseOf(Exp19),
		ArgMax19: foldArgMax, Reverse19: foldReverse, Reshape19: foldReshape, Pad19: foldPad, Resize19: foldResize, Slice19: foldSlice19, Select19: foldSelect,
		Tile19: foldTile19, Transpose19: foldTranspose19, Concat19: foldConcat,
	}
	for _, def := range []*ir.OpDef{ReduceAll19, ReduceAny19, ReduceMax19, ReduceMin19, ReduceProd19, ReduceSum19} {
		all[def] = foldReduce
	}
	return all
}

// materialize creates a tosa.const, or a tosa.const_shape.
func materialize(b *ir.Builder, value ir.Attribute, t ir.Type, loc ir.Location) *ir.Operation {
	if _, ok := t.(*ShapeType); ok {
		if !indexElements.Match(value) {
			return nil
		}
		return b.Create(loc, ConstShape, nil, []ir.Type{t}, ir.Named("values", value))
	}
	a, ok := value.(ir.TypedAttr)
	if !ok || !ir.ElementsAttrKind.Match(value) {
		return nil
	}
	def, name := constantIn(b.Context())
	return b.Create(loc, def, nil, []ir.Type{t}, ir.Named(name, a))
}

// inliner allows inlining of every operation, also into conditionals and loops.
type inliner struct{ ir.InlineOps }

// LegalRegion reports whether dst is a region of a conditional or a loop.
func (inliner) LegalRegion(dst, _ *ir.Region) bool {
	p := dst.Parent()
	return isOneOf(p, Ifs) || isOneOf(p, Whiles)
}
