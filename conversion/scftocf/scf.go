// Package scftocf converts structured control flow to branches between blocks.
package scftocf

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// Ops returns the kinds of ops that the patterns convert.
func Ops() []*ir.OpDef {
	return []*ir.OpDef{scf.Forall, scf.For, scf.If, scf.IndexSwitch, scf.Parallel, scf.While, scf.ExecuteRegion}
}

// AddPatterns appends the conversion patterns to ps.
func AddPatterns(ps []*rewrite.Pattern) []*rewrite.Pattern {
	return append(ps,
		rewrite.Convert("for to branches", nil, scf.For, convertFor),
		rewrite.Convert("if to branches", nil, scf.If, convertIf),
		rewrite.Convert("parallel to for", nil, scf.Parallel, convertParallel),
		rewrite.Convert("while to branches", nil, scf.While, convertWhile),
		rewrite.ConvertOp("execute_region to branches", nil, scf.ExecuteRegion, convertExecuteRegion),
		rewrite.Convert("index_switch to switch", nil, scf.IndexSwitch, convertSwitch),
		rewrite.Convert("do-while to branches", nil, scf.While, convertDoWhile).WithBenefit(2),
		rewrite.Convert("forall to parallel", nil, scf.Forall, convertForall))
}

// AddSequential appends the patterns that make loops of scf.forall and scf.parallel.
func AddSequential(ps []*rewrite.Pattern) []*rewrite.Pattern {
	return append(ps,
		rewrite.Convert("parallel to for", nil, scf.Parallel, convertParallel),
		rewrite.Convert("forall to parallel", nil, scf.Forall, convertForall))
}

// endWithBranch replaces the terminator of b by a branch to dest that passes the
// terminator's operands.
func endWithBranch(rw *rewrite.Rewriter, loc ir.Location, b, dest *ir.Block) {
	end := b.Last()
	rw.SetEnd(b)
	cf.NewBranch(&rw.Builder, loc, dest, end.Operands()...)
	rw.Erase(end)
}

func convertFor(loop scf.ForOp, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	loc := loop.Loc()
	start := loop.Block()
	after := rw.SplitBlock(start, loop.Operation)
	cond := loop.Body()
	body := rw.SplitBlock(cond, cond.First())
	last := loop.Region(0).Last()
	rw.InlineRegionBefore(loop.Region(0), after.Region(), after)
	iv := cond.Arg(0)

	end := last.Last()
	rw.SetEnd(last)
	next := arith.NewBinary(&rw.Builder, loc, arith.AddI, iv, loop.Step())
	cf.NewBranch(&rw.Builder, loc, cond, append([]*ir.Value{next}, end.Operands()...)...)
	rw.Erase(end)

	rw.SetEnd(start)
	cf.NewBranch(&rw.Builder, loc, cond, append([]*ir.Value{loop.LowerBound()}, loop.Inits()...)...)
	rw.SetEnd(cond)
	more := arith.NewCmpI(&rw.Builder, loc, loop.Less(), iv, loop.UpperBound())
	cf.NewCondBranch(&rw.Builder, loc, more, body, nil, after, nil)
	rw.Replace(loop.Operation, cond.Args()[1:]...)
	return true
}

func convertIf(op scf.IfOp, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	loc := op.Loc()
	start := op.Block()
	rest := rw.SplitBlock(start, op.Operation)
	join := rest
	if op.NumResults() > 0 {
		join = rw.NewBlockIn(rest.Region(), rest, op.ResultTypes(), loc)
		cf.NewBranch(&rw.Builder, loc, rest)
	}
	then, els := op.Then(), join
	endWithBranch(rw, loc, op.Region(0).Last(), join)
	rw.InlineRegionBefore(op.Region(0), join.Region(), join)
	if !op.Region(1).Empty() {
		els = op.Else()
		endWithBranch(rw, loc, op.Region(1).Last(), join)
		rw.InlineRegionBefore(op.Region(1), join.Region(), join)
	}
	rw.SetEnd(start)
	cf.NewCondBranch(&rw.Builder, loc, op.Condition(), then, nil, els, nil)
	rw.Replace(op.Operation, resultsOf(op.Operation, join)...)
	return true
}

// resultsOf returns the arguments of join that replace the results of op.
func resultsOf(op *ir.Operation, join *ir.Block) []*ir.Value { return join.Args()[:op.NumResults()] }

// convertParallel makes nested loops, which other patterns convert. The reductions
// become loop-carried values.
func convertParallel(loop scf.ParallelOp, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	loc := loop.Loc()
	reduce := loop.ReduceOp()
	lower, upper, steps := loop.LowerBounds(), loop.UpperBounds(), loop.Steps()
	carried := loop.Inits()
	results := carried
	ivs := make([]*ir.Value, len(lower))
	for i := range ivs {
		n := scf.NewFor(&rw.Builder, loc, lower[i], upper[i], steps[i], carried...)
		ivs[i], carried = n.InductionVar(), n.IterArgs()
		if i == 0 {
			results = n.Results()
		} else {
			scf.NewYield(&rw.Builder, loc, n.Results()...)
		}
		rw.SetEnd(n.Body())
	}
	body := rw.Block()
	yielded := make([]*ir.Value, loop.NumResults())
	for i := range yielded {
		b := reduce.Region(i).First()
		end := b.Last()
		yielded[i] = end.Operand(0)
		rw.Erase(end)
		rw.InlineBlockBefore(b, reduce.Block(), reduce, []*ir.Value{carried[i], reduce.Operand(i)})
	}
	rw.Erase(reduce)
	rw.MergeBlocks(loop.Body(), body, ivs)
	rw.SetEnd(body)
	scf.NewYield(&rw.Builder, loc, yielded...)
	rw.Replace(loop.Operation, results...)
	return true
}

func convertWhile(loop scf.WhileOp, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	loc := loop.Loc()
	start := loop.Block()
	rest := rw.SplitBlock(start, loop.Operation)
	before, after := loop.Before(), loop.After()
	cond, yield := scf.ConditionOp{Operation: loop.ConditionOp()}, loop.YieldOp()
	rw.InlineRegionBefore(loop.Region(1), rest.Region(), rest)
	rw.InlineRegionBefore(loop.Region(0), rest.Region(), after)
	rw.SetEnd(start)
	cf.NewBranch(&rw.Builder, loc, before, loop.Operands()...)
	args := cond.Args()
	rw.SetEnd(before)
	cf.NewCondBranch(&rw.Builder, cond.Loc(), cond.Condition(), after, args, rest, nil)
	rw.Erase(cond.Operation)
	endWithBranch(rw, yield.Loc(), after, before)
	rw.Replace(loop.Operation, args...)
	return true
}

// convertDoWhile makes a loop of one block if the second region only passes on its
// arguments.
func convertDoWhile(loop scf.WhileOp, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	after, yield := loop.After(), loop.YieldOp()
	if after.First() != yield {
		return rw.Fail("the loop does more than test its condition")
	}
	for i, v := range after.Args() {
		if yield.NumOperands() != after.NumArgs() || yield.Operand(i) != v {
			return rw.Fail("the second region exchanges values")
		}
	}
	start := loop.Block()
	rest := rw.SplitBlock(start, loop.Operation)
	before := loop.Before()
	cond := scf.ConditionOp{Operation: loop.ConditionOp()}
	rw.InlineRegionBefore(loop.Region(0), rest.Region(), rest)
	rw.SetEnd(start)
	cf.NewBranch(&rw.Builder, loop.Loc(), before, loop.Operands()...)
	args := cond.Args()
	rw.SetEnd(before)
	cf.NewCondBranch(&rw.Builder, cond.Loc(), cond.Condition(), before, args, rest, nil)
	rw.Erase(cond.Operation)
	rw.Replace(loop.Operation, args...)
	return true
}

func convertExecuteRegion(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	loc := op.Loc()
	start := op.Block()
	rest := rw.SplitBlock(start, op)
	join := rest
	if op.NumResults() > 0 {
		join = withArgs(rw, rest, op)
	}
	r := op.Region(0)
	rw.SetEnd(start)
	cf.NewBranch(&rw.Builder, loc, r.First())
	for b := r.First(); b != nil; b = b.Next() {
		if end := b.Last(); end != nil && end.Is(scf.Yield) {
			endWithBranch(rw, loc, b, join)
		}
	}
	rw.InlineRegionBefore(r, join.Region(), join)
	rw.Replace(op, resultsOf(op, join)...)
	return true
}

// withArgs returns a new block before rest. The block has arguments for the results of
// op and takes the operations of rest.
func withArgs(rw *rewrite.Rewriter, rest *ir.Block, op *ir.Operation) *ir.Block {
	join := rw.NewBlockIn(rest.Region(), rest, op.ResultTypes(), op.Loc())
	rw.MergeBlocks(rest, join, nil)
	return join
}

func convertSwitch(op scf.IndexSwitchOp, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	loc := op.Loc()
	start := op.Block()
	join := rw.SplitBlock(start, op.Operation)
	if op.NumResults() > 0 {
		join = withArgs(rw, join, op.Operation)
	}
	move := func(i int) *ir.Block {
		r := op.Region(i)
		b := r.First()
		endWithBranch(rw, b.Last().Loc(), b, join)
		rw.InlineRegionBefore(r, join.Region(), join)
		return b
	}
	var values []apint.Int
	var targets []cf.Target
	for i, v := range op.Cases() {
		values = append(values, apint.NewSigned(32, int64(int32(v))))
		targets = append(targets, cf.Target{Block: move(i + 1)})
	}
	dflt := move(0)
	rw.SetEnd(start)
	flag := arith.NewCast(&rw.Builder, loc, arith.IndexCast, op.Operand(0), rw.Context().I32())
	cf.NewSwitch(&rw.Builder, loc, flag, cf.Target{Block: dflt}, values, targets)
	rw.Replace(op.Operation, resultsOf(op.Operation, join)...)
	return true
}

func convertForall(loop scf.ForallOp, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	if len(loop.Outputs()) > 0 {
		loop.EmitOpError("only fully bufferized scf.forall ops can be lowered to scf.parallel")
		return rw.Fail("the loop has results")
	}
	b, loc := &rw.Builder, loop.Loc()
	var operands []*ir.Value
	for _, bounds := range [3][]interfaces.IndexValue{loop.LowerBounds(), loop.UpperBounds(), loop.Steps()} {
		for _, x := range bounds {
			if x.Value == nil {
				x.Value = arith.NewIndex(b, loc, x.Const)
			}
			operands = append(operands, x.Value)
		}
	}
	n := loop.Rank()
	p := rw.CreateWithRegions(loc, scf.Parallel, operands, nil, 1, rw.Context().Segments(n, n, n, 0))
	end := loop.Body().Last()
	rw.InlineRegionBefore(loop.Region(0), p.Region(0), nil)
	rw.SetEnd(p.Region(0).First())
	rw.Create(end.Loc(), scf.Reduce, nil, nil)
	rw.Erase(end)
	rw.Erase(loop.Operation)
	return true
}
