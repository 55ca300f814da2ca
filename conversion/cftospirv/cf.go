// Package cftospirv converts ops of the cf dialect to the spirv dialect.
package cftospirv

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
)

// AddPatterns appends the patterns for branches. They convert the arguments of the
// blocks that they branch to.
func AddPatterns(c *spirvtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	tc := &c.TypeConverter
	return append(ps,
		rewrite.ConvertOp(spirvtypes.Name(cf.Branch, spirv.Branch), tc, cf.Branch, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			legalizeArguments(c, op, rw)
			rw.CreateBranch(op.Loc(), spirv.Branch, ad.Operands, []*ir.Block{op.Successor(0)})
			rw.Erase(op)
			return true
		}),
		rewrite.ConvertOp(spirvtypes.Name(cf.CondBranch, spirv.BranchConditional), tc, cf.CondBranch, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			legalizeArguments(c, op, rw)
			rw.CreateBranch(op.Loc(), spirv.BranchConditional, ad.Operands, []*ir.Block{op.Successor(0), op.Successor(1)},
				rw.Context().Segments(1, len(ad.Group(1)), len(ad.Group(2))))
			rw.Erase(op)
			return true
		}))
}

// AddAssert appends the pattern for assertions. A selection takes a branch where the assertion
// fails, whose attribute spirv.assert the pass spirv-report-asserts replaces by a report.
func AddAssert(c *spirvtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	return append(ps, rewrite.ConvertOp(spirvtypes.Name(cf.Assert, spirv.Selection), &c.TypeConverter, cf.Assert, assertion))
}

func assertion(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	loc := op.Loc()
	sel := spirv.NewSelection(&rw.Builder, loc, spec.SelectionControlNone)
	sel.AddMerge(&rw.Builder)
	merge := sel.MergeBlock()
	header := rw.NewBlockIn(sel.Body(), merge, nil, loc)
	failed := rw.NewBlockIn(sel.Body(), merge, nil, loc)
	rw.SetEnd(header)
	spirv.NewBranchConditional(&rw.Builder, loc, ad.Operand(0), merge, nil, failed, nil)
	rw.SetEnd(failed)
	rw.CreateBranch(loc, spirv.Branch, nil, []*ir.Block{merge}, ir.Named(notes.AssertName, op.Attr("msg")))
	rw.Erase(op)
	return true
}

// legalizeArguments converts the arguments of op's successors. They have the types of
// op's operands, so that the types can be converted.
func legalizeArguments(c *spirvtypes.Converter, op *ir.Operation, rw *rewrite.Rewriter) {
	for i := range op.NumSuccessors() {
		legalizeBlock(c, op.Successor(i), op.Loc(), rw)
	}
}

// legalizeBlock gives b arguments of converted types. At the start of b it adds casts
// to the original types for users that are not converted.
func legalizeBlock(c *spirvtypes.Converter, b *ir.Block, loc ir.Location, rw *rewrite.Rewriter) {
	if c.AreLegal(b.ArgTypes()) {
		return
	}
	sig := c.ConvertSignature(b.ArgTypes())
	old := append([]*ir.Value(nil), b.Args()...)
	at := rw.InsertionPoint()
	nb := rw.ConvertBlockArgs(b, sig, &c.TypeConverter)
	first := nb.First()
	for i, a := range old {
		if nb.Arg(i).Type() == a.Type() {
			continue
		}
		rw.SetInsertionPoint(ir.InsertionPoint{Block: nb, Before: first})
		rw.ReplaceUses(a, c.CastToSource(&rw.Builder, a.Type(), []*ir.Value{nb.Arg(i)}, loc))
	}
	if at.Block == b {
		at.Block = nb
	}
	rw.SetInsertionPoint(at)
}
