package tensor

import (
	"slices"

	"github.com/spvc/spvc/dialect/complex"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/valuebounds"
)

// Dialect returns the tensor dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name: "tensor",
		Ops: append([]ir.OpEntry{
			{Def: Bitcast, Fold: foldCast},
			{Def: Cast, Fold: foldCast, Names: ir.NamesResult("cast"), Interfaces: []any{valuebounds.SameShape}},
			{Def: Concat, Verify: verifyConcat, Fold: foldConcat, Names: ir.NamesResult("concat"), Interfaces: []any{concatBounds}},
			{Def: Dim, Fold: foldDim, Names: ir.NamesResult("dim"), Interfaces: []any{dimSpeculation{}, valuebounds.Dimension}},
			{Def: Empty, Verify: verifySizes(0), Interfaces: []any{sizesInGroup(0), boundsInGroup(0)}},
			{Def: Extract, Verify: verifyExtract, Fold: foldExtract, Names: ir.NamesResult("extracted")},
			{Def: FromElements, Fold: foldFromElements, Names: ir.NamesResult("from_elements")},
			{Def: Gather, Verify: verifyGather, Fold: foldGather, Names: ir.NamesResult("gather")},
			{Def: Generate, Verify: verifyGenerate, VerifyRegions: verifyGenerateBody, Names: ir.NamesResult("generated"), Interfaces: []any{sizesInGroup(0), boundsInGroup(0)}},
			{Def: Insert, Verify: verifyInsert, Fold: foldInsert, Names: ir.NamesResult("inserted")},
			{Def: Rank, Fold: foldRank, Names: ir.NamesResult("rank"), Interfaces: []any{valuebounds.Rank}},
			{Def: Scatter, Verify: verifyScatter, Names: ir.NamesResult("scatter")},
			{Def: Splat, Verify: verifySizes(1), Fold: foldSplat, Names: ir.NamesResult("splat"), Interfaces: []any{sizesInGroup(1), boundsInGroup(1)}},
			{Def: Yield},
		}, slices.Concat(viewEntries(), RelayoutEntries())...),
		Directives: map[string]*ir.CustomDirective{"DynamicIndexList": interfaces.DynamicIndexListDirective},
		Constant:   materialize,
		Interfaces: []any{inliner{}, canonicalizer{}},
	}
}

func viewEntries() []ir.OpEntry {
	return []ir.OpEntry{
		{Def: ExtractSlice, Verify: verifyExtractSlice, Fold: foldExtractSlice, Names: ir.NamesResult("extracted_slice"), Interfaces: []any{interfaces.ReifyShapes(sizesOfSlice), sliceSubset{}, sliceBounds}},
		{Def: InsertSlice, Verify: verifyInsertSlice, Fold: foldInsertSlice, Names: ir.NamesResult("inserted_slice"), Interfaces: []any{interfaces.ReifyShapes(sizesOfDest), sliceSubset{insert: true}}},
		{Def: ParallelInsertSlice, Verify: verifyParallelInsertSlice},
		{Def: Reshape, Verify: verifyReshape, Fold: foldReshape, Names: ir.NamesResult("reshape")},
		{Def: ExpandShape, Verify: verifyExpandShape, Fold: foldShapeChange, Names: ir.NamesResult("expanded"), Interfaces: []any{expandBounds}},
		{Def: CollapseShape, Verify: verifyCollapseShape, Fold: foldShapeChange, Names: ir.NamesResult("collapsed"), Interfaces: []any{collapseBounds}},
		{Def: Pad, Verify: verifyPad, VerifyRegions: verifyPadBody, Fold: foldPad, Names: ir.NamesResult("padded"), Interfaces: []any{padBounds}},
	}
}

// RelayoutEntries returns the entries of Pack and UnPack, for both dialects that list them.
func RelayoutEntries() []ir.OpEntry {
	return []ir.OpEntry{
		{Def: Pack, Verify: verifyPack, Fold: foldPack, Names: ir.NamesResult("pack"), Interfaces: []any{interfaces.ReifyShapes(sizesOfDest), relayoutSpeculation{}}},
		{Def: UnPack, Verify: verifyRelayout, Fold: foldUnPack, Names: ir.NamesResult("unpack"), Interfaces: []any{interfaces.ReifyShapes(sizesOfDest), relayoutSpeculation{}}},
	}
}

// dimSpeculation says that tensor.dim cannot fail if the index is a constant within the
// rank.
type dimSpeculation struct{}

// IsSpeculatable reports whether op cannot fail.
func (dimSpeculation) IsSpeculatable(op *ir.Operation) bool {
	i, ok := ir.IntConstantOf(op.Operand(1))
	t, ranked := op.Operand(0).Type().(*ir.RankedTensorType)
	return ok && ranked && i >= 0 && i < int64(len(t.Shape()))
}

// materialize creates the arith.constant or complex.constant of value.
func materialize(b *ir.Builder, value ir.Attribute, t ir.Type, loc ir.Location) *ir.Operation {
	return complex.Materialize(b, value, t, loc)
}

// inliner allows inlining of every operation.
type inliner struct{}

// LegalCall returns true.
func (inliner) LegalCall(call, callable *ir.Operation) bool { return true }

// LegalOp returns true.
func (inliner) LegalOp(op *ir.Operation, dst *ir.Region) bool { return true }

// HandleTerminator does nothing: the terminators of the dialect return no values to a
// caller.
func (inliner) HandleTerminator(*ir.Builder, *ir.Operation, []*ir.Value, *ir.Block) {}

// Materialize returns nil: it makes no conversion.
func (inliner) Materialize(*ir.Builder, *ir.Value, ir.Type, ir.Location) *ir.Value { return nil }
