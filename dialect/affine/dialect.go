package affine

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// Dialect returns the affine dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name: "affine",
		Ops: []ir.OpEntry{
			{Def: Apply, Parse: parseApply, Print: printMapOp, Verify: verifyApply, Fold: foldApply, Interfaces: []any{applyBounds}},
			{Def: Min, Parse: parseMinMax, Print: printMapOp, Verify: verifyMinMax, Fold: foldMin, Interfaces: []any{extremeBounds}},
			{Def: Max, Parse: parseMinMax, Print: printMapOp, Verify: verifyMinMax, Fold: foldMax, Interfaces: []any{extremeBounds}},
			{Def: For, Parse: parseFor, Print: printFor, VerifyRegions: verifyForRegion, Fold: foldFor, Interfaces: []any{forModel{}}},
			{Def: If, Parse: parseIf, Print: printIf, Verify: verifyIf, Fold: foldIf, Interfaces: []any{ifModel{}}},
			{Def: Parallel, Parse: parseParallel, Print: printParallel, Verify: verifyParallel, Fold: foldParallel, Interfaces: []any{parallelModel{}}},
			{Def: Load, Parse: parseLoad, Print: printAccess, Verify: verifyLoad, Fold: foldLoad, Effects: readsFirst},
			{Def: VectorLoad, Parse: parseVectorLoad, Print: printAccess, Verify: verifyVectorLoad, Effects: readsFirst},
			{Def: Store, Parse: parseStore, Print: printAccess, Verify: verifyStore, Fold: foldStore, Effects: interfaces.WritesSecond},
			{Def: VectorStore, Parse: parseVectorStore, Print: printAccess, Verify: verifyVectorStore, Effects: interfaces.WritesSecond},
			{Def: Prefetch, Parse: parsePrefetch, Print: printPrefetch, Verify: verifyPrefetch, Fold: foldCasts},
			{Def: Yield, Verify: verifyYield, Interfaces: []any{yieldModel{}}},
			{Def: DelinearizeIndex, Fold: foldDelinearize, Verify: verifyDelinearize, Infer: inferDelinearize, Adapt: adaptDelinearize, Interfaces: []any{delinearizeBounds}},
			{Def: LinearizeIndex, Fold: foldLinearize, Verify: verifyLinearize, Adapt: adaptLinearize, AdaptIn: ir.Until(sinceStaticBasis - 1), Interfaces: []any{linearizeBounds}},
			{Def: DmaStart, Parse: parseDmaStart, Print: printDmaStart, Verify: verifyDmaStart, Fold: foldCasts, Effects: dmaStartEffects},
			{Def: DmaWait, Parse: parseDmaWait, Print: printDmaWait, Verify: verifyDmaWait, Fold: foldCasts},
		},
		Directives: map[string]*ir.CustomDirective{"Basis": basisDirective},
		Constant:   materialize,
		Interfaces: []any{inliner{}, canonicalizer{}},
	}
}

func materialize(b *ir.Builder, value ir.Attribute, t ir.Type, loc ir.Location) *ir.Operation {
	if op := ub.Materialize(b, value, t, loc); op != nil {
		return op
	}
	return arith.Materialize(b, value, t, loc)
}

// toResults stands for the op's end in control-flow edges.
const toResults = -1

func resultsFor(op *ir.Operation, to int) []*ir.Value {
	if to == toResults {
		return op.Results()
	}
	return nil
}

// forModel is the control flow of affine.for.
type forModel struct{}

// RegionSuccessors visits the body and the end, unless the number of iterations rules
// one of them out.
func (forModel) RegionSuccessors(op *ir.Operation, from int, visit func(int)) {
	n, known := ForOp{op}.TripCount()
	if !known || n > 0 && (from < 0 || n > 1) {
		visit(0)
	}
	if !known || n == 0 || from >= 0 {
		visit(toResults)
	}
}

// VerifyInterface checks the loop-carried values.
func (forModel) VerifyInterface(op *ir.Operation) bool {
	f := ForOp{op}
	if f.Body().NumArgs() == 0 {
		return true // the verifier reports it elsewhere
	}
	c := interfaces.LoopCarried{Inits: f.Inits(), IterArgs: f.IterArgs(), Results: op.Results(), HasResults: true}
	if end := f.Body().Last(); end != nil && end.Is(Yield) {
		c.Yielded = end.Operands()
	}
	return c.Verify(op)
}

// EntryOperands returns the initial values.
func (forModel) EntryOperands(op *ir.Operation, _ int) []*ir.Value { return ForOp{op}.Inits() }

// SuccessorInputs returns the loop-carried variables or the results.
func (forModel) SuccessorInputs(op *ir.Operation, to int) []*ir.Value {
	if to == toResults {
		return op.Results()
	}
	return ForOp{op}.IterArgs()
}

// LoopRegions returns the body.
func (forModel) LoopRegions(op *ir.Operation) []*ir.Region { return []*ir.Region{op.Region(0)} }

// IsSpeculatable reports whether the loop certainly ends, with a step of 1, and its
// body is speculatable.
func (forModel) IsSpeculatable(op *ir.Operation) bool {
	f := ForOp{op}
	if f.Step() != 1 {
		return false
	}
	for o := f.Body().First(); o != nil; o = o.Next() {
		if !ir.IsSpeculatable(o) {
			return false
		}
	}
	return true
}

// ifModel is the control flow of affine.if.
type ifModel struct{}

// RegionSuccessors visits both regions, or the end if there is no else.
func (ifModel) RegionSuccessors(op *ir.Operation, from int, visit func(int)) {
	if from >= 0 {
		visit(toResults)
		return
	}
	visit(0)
	if op.Region(1).Empty() {
		visit(toResults)
		return
	}
	visit(1)
}

// EntryOperands returns nothing: the regions have no arguments.
func (ifModel) EntryOperands(*ir.Operation, int) []*ir.Value { return nil }

// SuccessorInputs returns the results for the end.
func (ifModel) SuccessorInputs(op *ir.Operation, to int) []*ir.Value { return resultsFor(op, to) }

// parallelModel says that affine.parallel is a loop.
type parallelModel struct{}

// LoopRegions returns the body.
func (parallelModel) LoopRegions(op *ir.Operation) []*ir.Region {
	return []*ir.Region{op.Region(0)}
}

// yieldModel says that affine.yield passes all its operands.
type yieldModel struct{}

// ForwardedOperands returns all operands.
func (yieldModel) ForwardedOperands(op *ir.Operation, _ int) (start, n int) {
	return 0, op.NumOperands()
}

// inliner says where affine ops may be inlined: into affine scopes, loops and conditions.
type inliner struct{ ir.InlineOps }

// LegalRegion reports whether src is a body of one block in which only affine accesses have
// effects. Loops and conditions of the dialect can contain such bodies. As in MLIR, an operation with the effects of its regions is not looked into.
func (inliner) LegalRegion(dst, src *ir.Region) bool {
	if p := dst.Parent(); !src.HasOneBlock() || !p.Is(For) && !p.Is(Parallel) && !p.Is(If) {
		return false
	}
	for op := src.First().First(); op != nil; op = op.Next() {
		free := !op.HasTrait(ir.RecursiveMemoryEffects) && ir.IsMemoryEffectFree(op)
		if !free && !op.Is(Load) && !op.Is(Store) && !op.Is(VectorLoad) && !op.Is(VectorStore) {
			return false
		}
	}
	return true
}

// LegalOp reports whether dst belongs to an op that may contain affine ops.
func (inliner) LegalOp(_ *ir.Operation, dst *ir.Region) bool {
	p := dst.Parent()
	return p != nil && (p.HasTrait(ir.AffineScope) || p.Is(For) || p.Is(Parallel) || p.Is(If))
}
