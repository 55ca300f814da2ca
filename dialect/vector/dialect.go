package vector

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// Dialect returns the vector dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name:       "vector",
		Interfaces: []any{ir.InlineOps{}, canonicalizer{}},
		Ops: append([]ir.OpEntry{
			{Def: Broadcast, Fold: foldBroadcast, Verify: verifyBroadcast},
			{Def: Splat, Fold: foldSplat, Adapt: adaptSplat, AdaptIn: ir.Since(22)},
			{Def: Shuffle, Adapt: adaptShuffle, AdaptIn: ir.Until(19), Fold: foldShuffle, Verify: verifyShuffle, Infer: inferShuffle},
			{Def: Interleave},
			{Def: Deinterleave},
			{Def: ExtractElement, Fold: foldExtractElement, Verify: verifyElement, Adapt: adaptExtractElement, AdaptIn: ir.Since(22)},
			{Def: InsertElement, Fold: foldInsertElement, Verify: verifyElement, Adapt: adaptInsertElement, AdaptIn: ir.Since(22)},
			{Def: Extract, Fold: foldExtract, Verify: verifyExtract, Infer: inferExtract, Interfaces: []any{extractTypes{}}},
			{Def: Insert, Fold: foldInsert, Verify: verifyInsert},
			{Def: FMA},
			{Def: FromElements, Fold: foldFromElements},
			{Def: ToElements, Fold: foldToElements, Infer: inferToElements, Adapt: adaptToElements, AdaptIn: ir.Until(20)},
			{Def: VScale, Names: func(op *ir.Operation, set func(*ir.Value, string)) { set(op.Result(0), "vscale") }, Interfaces: []any{vscaleBounds}},
			{Def: Step, Fold: foldStep},
			{Def: Print, Effects: func(_ *ir.Operation, visit func(ir.Effect)) { visit(ir.Effect{Kind: ir.EffectWrite}) }},
			{Def: Yield, Interfaces: []any{yieldFlow{}}},
			{Def: Mask, Fold: foldMask, Parse: parseMask, Print: printMask, Verify: verifyMask},
			{Def: WarpExecuteOnLane0, Parse: parseWarp, Print: PrintWarp, Verify: verifyWarp, Adapt: adaptWarp, Interfaces: []any{WarpFlow{}}},
			{Def: Reduction, Verify: verifyReduction, Interfaces: []any{maskOfOperand(0)}},
			{Def: MultiReduction, Fold: foldMultiReduction, Verify: verifyMultiReduction, Infer: inferMultiReduction, Interfaces: []any{maskOfOperand(0)}},
			{Def: Scan, Verify: verifyScan},
			{Def: Contract, Parse: parseContract, Print: printContract, Verify: verifyContract, Interfaces: []any{&maskable{typ: maskOfContract}}},
			{Def: OuterProduct, Parse: parseOuterProduct, Print: printOuterProduct, Verify: verifyOuterProduct, Interfaces: []any{&maskable{typ: maskOfResult}}},
			{Def: MatrixMultiply, Adapt: adaptMatrixMultiply},
			{Def: FlatTranspose, Adapt: adaptFlatTranspose},
			{Def: ShapeCast, Fold: foldShapeCast, Verify: verifyShapeCast},
			{Def: BitCast, Fold: foldBitCast, Verify: verifyBitCast},
			{Def: TypeCast, Verify: verifyTypeCast, Interfaces: []any{interfaces.FirstOperandView{}}},
			{Def: Transpose, Fold: foldTranspose, Verify: verifyTranspose},
			{Def: Reshape, Verify: verifyReshape},
			{Def: ScalableInsert},
			{Def: ScalableExtract},
			{Def: InsertStridedSlice, Fold: foldInsertStridedSlice, Verify: verifyInsertStridedSlice},
			{Def: ExtractStridedSlice, Fold: foldExtractStridedSlice, Verify: verifyExtractStridedSlice},
			{Def: ConstantMask, Fold: foldConstantMask, Verify: verifyConstantMask},
			{Def: CreateMask, Verify: verifyCreateMask},
		}, memoryEntries()...),
		Directives: map[string]*ir.CustomDirective{"DynamicIndexList": interfaces.DynamicIndexListDirective},
		Attrs:      []*ir.AttrClass{KindAttrDef, IteratorAttrDef, PunctuationAttrDef},
		Constant:   arith.Materialize,
	}
}

func memoryEntries() []ir.OpEntry {
	return []ir.OpEntry{
		{Def: TransferRead, Fold: foldTransferRead, Parse: parseTransferRead, Print: printTransferRead, Verify: verifyTransferRead, Effects: transferEffects(ir.EffectRead), Interfaces: []any{maskOfTransfer(true), transferSubset{}}},
		{Def: TransferWrite, Fold: foldTransferWrite, Parse: parseTransferWrite, Print: printTransferWrite, Verify: verifyTransferWrite, Effects: transferEffects(ir.EffectWrite), Interfaces: []any{maskOfTransfer(false), destination{}, transferSubset{}}},
		{Def: Load, Fold: foldAccess, Verify: verifyLoad, Effects: accesses(ir.EffectRead)},
		{Def: Store, Fold: foldAccess, Verify: verifyStore, Effects: accesses(ir.EffectWrite)},
		{Def: MaskedLoad, Fold: foldAccess, Verify: verifyMaskedLoad, Effects: accesses(ir.EffectRead)},
		{Def: MaskedStore, Fold: foldAccess, Verify: verifyMaskedStore, Effects: accesses(ir.EffectWrite)},
		{Def: ExpandLoad, Verify: verifyMaskedLoad, Effects: accesses(ir.EffectRead)},
		{Def: CompressStore, Verify: verifyMaskedStore, Effects: accesses(ir.EffectWrite)},
		{Def: Gather, Verify: verifyGather, Effects: accesses(ir.EffectRead), Interfaces: []any{&maskable{typ: maskOfGather}}},
		{Def: Scatter, Verify: verifyMaskedStore, Effects: accesses(ir.EffectWrite)},
	}
}

// accesses returns the effects hook of ops with one effect on their memory.
//
//go:noinline
func accesses(kind ir.EffectKind) func(*ir.Operation, func(ir.Effect)) {
	return func(op *ir.Operation, visit func(ir.Effect)) {
		visit(ir.Effect{Kind: kind, Value: AccessOp{op}.Base()})
	}
}

// transferEffects is accesses for transfers, which have no effect on tensors.
func transferEffects(kind ir.EffectKind) func(*ir.Operation, func(ir.Effect)) {
	return func(op *ir.Operation, visit func(ir.Effect)) {
		if s := (TransferOp{op}).Source(); isMemRef(s.Type()) {
			visit(ir.Effect{Kind: kind, Value: s})
		}
	}
}
