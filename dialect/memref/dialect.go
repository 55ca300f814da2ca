package memref

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/valuebounds"
)

// Dialect returns the memref dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name: "memref",
		Ops: append([]ir.OpEntry{
			{Def: Alloc, Verify: verifyAllocLike, Effects: interfaces.AllocatesResult, Names: ir.NamesResult("alloc"), Interfaces: []any{allocBounds}},
			{Def: Alloca, Verify: verifyAlloca, Effects: allocatesInScope, Names: ir.NamesResult("alloca"), Interfaces: []any{allocaSlots{}, allocBounds}},
			{Def: Realloc, Verify: verifyRealloc, Effects: reallocates},
			{Def: Dealloc, Fold: foldOperandCasts, Effects: onOperands(ir.EffectFree)},
			{Def: AllocaScope, Parse: parseAllocaScope, Print: printAllocaScope, Interfaces: []any{scope{}}},
			{Def: AllocaScopeReturn, Interfaces: []any{scopeReturn{}}},
			{Def: Load, Verify: verifyLoad, Fold: foldLoad, Effects: onOperands(ir.EffectRead), Interfaces: []any{slotAccess{}, verifiable(verifyAccess)}},
			{Def: Store, Verify: verifyStore, Fold: foldAccess, Effects: interfaces.WritesSecond, Interfaces: []any{slotAccess{store: true}, verifiable(verifyAccess)}},
			{Def: Copy, Fold: foldCopy, Effects: onOperands(ir.EffectRead, ir.EffectWrite)},
			{Def: AssumeAlignment, Infer: inferAssumed, Fold: foldAssumeAlignment, Parse: parseAssumeAlignment, Print: printAssumeAlignment, Verify: verifyAssumeAlignment, Effects: assumeEffects, Names: nameAssumed, Adapt: adaptAssumeAlignment},
			{Def: DistinctObjects, Verify: verifyDistinctObjects, Infer: inferDistinctObjects, Adapt: adaptDistinctObjects, AdaptIn: ir.Until(21)},
			{Def: Dim, Fold: foldDim, Names: ir.NamesResult("dim"), Interfaces: []any{dimSpeculation{}, valuebounds.Dimension}},
			{Def: Rank, Fold: foldRank, Interfaces: []any{valuebounds.Rank}},
			{Def: Global, Verify: verifyGlobal, Directives: map[string]*ir.CustomDirective{"GlobalMemrefOpTypeAndInitialValue": globalInitDirective}},
			{Def: GetGlobal, Interfaces: []any{globalUser{}}},
			{Def: Prefetch, Parse: parsePrefetch, Print: printPrefetch, Verify: verifyPrefetch, Fold: foldOperandCasts},
			{Def: DmaStart, Parse: parseDmaStart, Print: printDmaStart, Verify: verifyDmaStart, Fold: foldOperandCasts, Effects: dmaEffects},
			{Def: DmaWait, Verify: verifyDmaWait, Fold: foldOperandCasts},
			{Def: AtomicRMW, Verify: verifyAtomicRMW, Fold: foldAccess, Effects: updatesSecond},
			{Def: GenericAtomicRMW, Parse: parseGenericAtomicRMW, Print: printGenericAtomicRMW, VerifyRegions: verifyGenericAtomicRMW, Effects: updatesFirst},
			{Def: AtomicYield, Verify: verifyAtomicYield},
		}, viewEntries()...),
		Directives: map[string]*ir.CustomDirective{"DynamicIndexList": interfaces.DynamicIndexListDirective},
		Constant:   arith.Materialize,
		Interfaces: []any{canonicalizer{}, ir.InlineOps{}},
	}
}

func viewEntries() []ir.OpEntry {
	return []ir.OpEntry{
		{Def: Cast, Fold: foldCast, Names: ir.NamesResult("cast"), Interfaces: []any{interfaces.FirstOperandView{}, verifiable(verifyCast), valuebounds.SameShape}},
		{Def: MemorySpaceCast, Fold: foldSpaceCast, Names: ir.NamesResult("memspacecast"), Interfaces: []any{interfaces.FirstOperandView{}}},
		{Def: SubView, Verify: verifySubView, Fold: foldSubView, Names: ir.NamesResult("subview"), Interfaces: []any{interfaces.FirstOperandView{}, subViewBounds}},
		{Def: ReinterpretCast, Verify: verifyReinterpretCast, Fold: foldReinterpretCast, Names: ir.NamesResult("reinterpret_cast"), Interfaces: []any{interfaces.FirstOperandView{}}},
		{Def: ExpandShape, Verify: verifyExpandShape, Fold: foldShapeChange, Names: ir.NamesResult("expand_shape"), Interfaces: []any{interfaces.FirstOperandView{}, interfaces.ReifyShapes(outputShape), verifiable(verifyExpand), expandBounds}},
		{Def: CollapseShape, Verify: verifyCollapseShape, Fold: foldShapeChange, Names: ir.NamesResult("collapse_shape"), Interfaces: []any{interfaces.FirstOperandView{}, collapseBounds}},
		{Def: Reshape, Verify: verifyReshape, Names: ir.NamesResult("reshape"), Interfaces: []any{interfaces.FirstOperandView{}}},
		{Def: Transpose, Parse: parseTranspose, Print: printTranspose, Verify: verifyTranspose, Fold: foldTranspose, Names: ir.NamesResult("transpose"), Interfaces: []any{interfaces.FirstOperandView{}}},
		{Def: View, Fold: foldView, Verify: verifyView, Names: ir.NamesResult("view"), Interfaces: []any{interfaces.FirstOperandView{}}},
		{Def: ExtractStridedMetadata, Infer: inferMetadata, Names: nameMetadata, Interfaces: []any{interfaces.FirstOperandView{}}},
		{Def: ExtractAlignedPointerAsIndex, Names: ir.NamesResult("intptr")},
	}
}

func nameMetadata(op *ir.Operation, set func(*ir.Value, string)) {
	for i, name := range [...]string{"base_buffer", "offset", "sizes", "strides"} {
		if start, n := op.ResultGroup(i); n > 0 {
			set(op.Result(start), name)
		}
	}
}

func reallocates(op *ir.Operation, visit func(ir.Effect)) {
	visit(ir.Effect{Kind: ir.EffectFree, Value: op.Operand(0)})
	interfaces.AllocatesResult(op, visit)
}

// onOperands returns the effects hook of ops whose operand i has the effect kinds[i].
func onOperands(kinds ...ir.EffectKind) func(*ir.Operation, func(ir.Effect)) {
	return func(op *ir.Operation, visit func(ir.Effect)) {
		for i, k := range kinds {
			visit(ir.Effect{Kind: k, Value: op.Operand(i)})
		}
	}
}

func updatesFirst(op *ir.Operation, visit func(ir.Effect)) { updates(op.Operand(0), visit) }

func updatesSecond(op *ir.Operation, visit func(ir.Effect)) { updates(op.Operand(1), visit) }

func updates(v *ir.Value, visit func(ir.Effect)) {
	visit(ir.Effect{Kind: ir.EffectRead, Value: v})
	visit(ir.Effect{Kind: ir.EffectWrite, Value: v})
}

func dmaEffects(op *ir.Operation, visit func(ir.Effect)) {
	d := DmaStartOp{op}
	visit(ir.Effect{Kind: ir.EffectRead, Value: op.Operand(0)})
	visit(ir.Effect{Kind: ir.EffectWrite, Value: op.Operand(d.dst())})
	visit(ir.Effect{Kind: ir.EffectRead, Value: op.Operand(d.tag())})
}

// scope is the control flow of memref.alloca_scope.
type scope struct{}

// RegionSuccessors visits the body on entry and the end after it.
func (scope) RegionSuccessors(_ *ir.Operation, from int, visit func(int)) {
	if from < 0 {
		visit(0)
		return
	}
	visit(-1)
}

// EntryOperands returns nothing: the body has no arguments.
func (scope) EntryOperands(*ir.Operation, int) []*ir.Value { return nil }

// SuccessorInputs returns the results for the end.
func (scope) SuccessorInputs(op *ir.Operation, to int) []*ir.Value {
	if to < 0 {
		return op.Results()
	}
	return nil
}

type scopeReturn struct{}

// ForwardedOperands returns all operands.
func (scopeReturn) ForwardedOperands(op *ir.Operation, _ int) (start, n int) {
	return 0, op.NumOperands()
}
