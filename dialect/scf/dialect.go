package scf

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
)

// Dialect returns the scf dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name: "scf",
		Ops: []ir.OpEntry{
			{Def: For, Adapt: adaptFor, AdaptIn: ir.Until(21), Parse: parseFor, Print: printFor, Verify: verifyFor, VerifyRegions: verifyForRegion, Interfaces: []any{forModel{}, forBounds{}}},
			{Def: If, Parse: parseIf, Print: printIf, Verify: verifyIf, VerifyRegions: verifyIfRegions, Fold: foldIf, Infer: inferIf, Interfaces: []any{ifModel{}, ifBounds{}}},
			{Def: While, Parse: parseWhile, Print: printWhile, Verify: verifyWhile, VerifyRegions: verifyWhileRegions, Interfaces: []any{whileModel{}}},
			{Def: Condition, Interfaces: []any{conditionModel{}}},
			{Def: Yield, Interfaces: []any{yieldModel{}}},
			{Def: Parallel, Parse: parseParallel, Print: printParallel, Verify: verifyParallel, Interfaces: []any{parallelModel{}, parallelBounds}},
			{Def: Reduce, VerifyRegions: verifyReduce, Interfaces: []any{reduceModel{}}},
			{Def: ReduceReturn, Verify: verifyReduceReturn},
			{Def: ExecuteRegion, Parse: parseExecuteRegion, Print: printExecuteRegion, Verify: verifyExecuteRegion, Interfaces: []any{executeModel{}}},
			{Def: IndexSwitch, Verify: verifyIndexSwitch, Directives: map[string]*ir.CustomDirective{"SwitchCases": switchCases}, Interfaces: []any{switchModel{}}},
			{Def: Forall, Parse: parseForall, Print: printForall, Verify: verifyForall, Interfaces: []any{parallelModel{}, forallBounds{}}},
			{Def: InParallel, Parse: parseInParallel, Print: printInParallel, Verify: verifyInParallel},
		},
		Constant:   arith.Materialize,
		Interfaces: []any{inliner{}, canonicalizer{}},
	}
}

// inliner allows inlining of every op of the dialect.
type inliner struct{ ir.InlineOps }

// LegalRegion returns true.
func (inliner) LegalRegion(dst, src *ir.Region) bool { return true }

// HandleTerminator replaces the results by the operands of a scf.yield.
func (inliner) HandleTerminator(_ *ir.Builder, op *ir.Operation, results []*ir.Value, dst *ir.Block) {
	if dst != nil || !op.Is(Yield) {
		return
	}
	for i, r := range results {
		r.ReplaceAllUsesWith(op.Operand(i))
	}
}
