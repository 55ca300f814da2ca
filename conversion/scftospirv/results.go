package scftospirv

import (
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
)

// The patterns of this file make constructs with results, which newer MLIR has: the merge block
// passes values on, so that no variables hold them. A loop's body is not its continue block.

// selection creates the selection that op becomes, with its merge block.
func (l *lowering) selection(op *ir.Operation, types []ir.Type, rw *rewrite.Rewriter) (spirv.SelectionOp, *ir.Block) {
	if !l.c.Options().Optimize {
		sel := spirv.NewSelection(&rw.Builder, op.Loc(), spec.SelectionControlNone)
		sel.AddMerge(&rw.Builder)
		return sel, sel.MergeBlock()
	}
	sel := spirv.NewSelection(&rw.Builder, op.Loc(), spec.SelectionControlNone, types...)
	at := rw.InsertionPoint()
	merge := rw.NewBlockIn(sel.Body(), nil, types, op.Loc())
	rw.SetEnd(merge)
	rw.Create(op.Loc(), spirv.Merge, merge.Args(), nil)
	rw.SetInsertionPoint(at)
	return sel, merge
}

// replaceBySelection replaces the results of op, whose converted types are given.
func (l *lowering) replaceBySelection(rw *rewrite.Rewriter, op *ir.Operation, sel spirv.SelectionOp, types []ir.Type) {
	if l.c.Options().Optimize {
		rw.Replace(op, sel.Results()...)
		return
	}
	setOutputs(rw, op, sel.Operation, types)
}

// loopBlocks are the blocks of a loop, except for those of the body.
type loopBlocks struct{ entry, header, next, merge *ir.Block }

// loopWithResults converts scf.for.
func (l *lowering) loopWithResults(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	switch f := (scf.ForOp{Operation: op}); {
	case unrolledByDrivers(f):
		l.testedLoop(op, ad, rw)
	case f.Iterates():
		rw.Replace(op, l.rotatedLoop(op, ad, rw).Results()...)
	case isWide(ad.Operand(0)):
		l.testedLoop(op, ad, rw)
	case op.NumResults() == 0 || op.Attr(notes.UniformTripsName) != nil:
		l.guardedLoop(op, ad, rw)
	default:
		l.testedLoop(op, ad, rw)
	}
	return true
}

// driverTrips is the largest number of iterations of the loops that lavapipe unrolls.
const driverTrips = 32

// unrolledByDrivers reports whether drivers may unroll f. Those of Mesa unroll a loop without inner
// loops if its test comes first. Unrolling saves more than testing late does.
func unrolledByDrivers(f scf.ForOp) bool {
	if n, ok := f.TripCount(); !ok || n > driverTrips || !f.Iterates() {
		return false
	}
	return f.Region(0).WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op.Is(scf.For) || op.Is(scf.While) {
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	}) != ir.WalkInterrupt
}

// isWide reports whether v has more than 32 bits. lavapipe compares a constant with an extended
// integer wrongly (docs/drivers.md), which is what the guard of such a loop often does.
func isWide(v *ir.Value) bool {
	t, ok := v.Type().(*ir.IntegerType)
	return ok && t.Width > 32
}

// guardedLoop converts an scf.for to a loop that tests at the end of its body, in a selection that
// leaves it out if it has no iteration.
func (l *lowering) guardedLoop(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) {
	loc, inits := op.Loc(), ad.Operands[3:]
	sel, merge := l.selection(op, typesOf(inits), rw)
	first := rw.NewBlockIn(sel.Body(), merge, nil, loc)
	then := rw.NewBlockIn(sel.Body(), merge, nil, loc)
	rw.SetEnd(first)
	spirv.NewBranchConditional(&rw.Builder, loc, createLess(op, rw, ad.Operand(0), ad.Operand(1)), then, nil, merge, inits)
	rw.SetEnd(then)
	loop := l.rotatedLoop(op, ad, rw)
	rw.SetEnd(then)
	rw.CreateBranch(loc, spirv.Branch, loop.Results(), []*ir.Block{merge})
	rw.Replace(op, sel.Results()...)
}

// testedLoop converts an scf.for to a loop that tests before its body. Its results are the carried
// values of the header, from which control leaves the loop. Drivers that mask invocations keep the
// values of those that leave the loop before others in phis only (docs/drivers.md).
func (l *lowering) testedLoop(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) {
	loc, types := op.Loc(), typesOf(ad.Operands[3:])
	loop := spirv.NewLoop(&rw.Builder, loc, spec.LoopControlNone, types...)
	header := rw.NewBlockIn(loop.Body(), nil, nil, loc)
	body := op.Region(0).First()
	for i, t := range append([]ir.Type{ad.Operand(0).Type()}, types...) {
		header.AddArg(t, body.Arg(i).Loc())
	}
	sig := rewrite.NewSignature(body.NumArgs())
	for i, v := range header.Args() {
		sig.Remap(i, v)
	}
	body = rw.ConvertBlockArgs(body, sig, &l.c.TypeConverter)
	b := l.frame(rw, loop, header, op.Region(0), loc)

	iv, carried := header.Arg(0), header.Args()[1:]
	b.enter(ad, rw, loc)
	rw.SetEnd(header)
	more := createLess(op, rw, iv, ad.Operand(1))
	spirv.NewBranchConditional(&rw.Builder, loc, more, body, nil, b.merge, nil)
	rw.SetEnd(b.next)
	next := rw.Create(loc, spirv.IAdd, []*ir.Value{iv, ad.Operand(2)}, []ir.Type{iv.Type()}).Result(0)
	rw.CreateBranch(loc, spirv.Branch, []*ir.Value{next}, []*ir.Block{header})
	rw.SetEnd(b.merge)
	rw.Create(loc, spirv.Merge, carried, nil)
	rw.Replace(op, loop.Results()...)
}

// rotatedLoop creates the loop that an scf.for with at least one iteration becomes. The body is the
// header, and control leaves the loop at its end. If it left at the start, drivers that mask
// invocations would run the body once more with all of them masked.
func (l *lowering) rotatedLoop(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) spirv.LoopOp {
	loc, inits := op.Loc(), ad.Operands[3:]
	loop := spirv.NewLoop(&rw.Builder, loc, spec.LoopControlNone, typesOf(inits)...)
	sig := rewrite.NewSignature(1 + len(inits))
	sig.AddInputs(0, ad.Operand(0).Type())
	for i, v := range inits {
		sig.AddInputs(i+1, v.Type())
	}
	header := rw.ConvertBlockArgs(op.Region(0).First(), sig, &l.c.TypeConverter)
	rw.InlineRegionBefore(op.Region(0), loop.Body(), nil)
	b := l.blocks(rw, loop, header, loc)

	iv := header.Arg(0)
	b.enter(ad, rw, loc)
	rw.SetEnd(header)
	next := rw.Create(loc, spirv.IAdd, []*ir.Value{iv, ad.Operand(2)}, []ir.Type{iv.Type()}).Result(0)
	spirv.NewBranchConditional(&rw.Builder, loc, createLess(op, rw, next, ad.Operand(1)), b.next, nil, b.merge, nil)
	rw.SetEnd(b.next)
	rw.CreateBranch(loc, spirv.Branch, []*ir.Value{next}, []*ir.Block{header})
	rw.SetEnd(b.merge)
	rw.Create(loc, spirv.Merge, nil, nil) // yieldResults adds the operands.
	return loop
}

// enter branches to the header with the lower bound and the initial values of an scf.for.
func (b *loopBlocks) enter(ad rewrite.Adaptor, rw *rewrite.Rewriter, loc ir.Location) {
	rw.SetEnd(b.entry)
	rw.CreateBranch(loc, spirv.Branch, append([]*ir.Value{ad.Operand(0)}, ad.Operands[3:]...), []*ir.Block{b.header})
}

// createLess compares as the scf.for op does.
func createLess(op *ir.Operation, rw *rewrite.Rewriter, a, b *ir.Value) *ir.Value {
	return rw.Create(op.Loc(), lessThan(op), []*ir.Value{a, b}, []ir.Type{rw.Context().I1()}).Result(0)
}

// frame adds the blocks of a loop around its header and moves the region of the body between
// them. The body ends with a branch to the continue block.
func (l *lowering) frame(rw *rewrite.Rewriter, loop spirv.LoopOp, header *ir.Block, body *ir.Region, loc ir.Location) loopBlocks {
	b := l.blocks(rw, loop, header, loc)
	rw.SetEnd(body.Last())
	rw.CreateBranch(loc, spirv.Branch, nil, []*ir.Block{b.next})
	rw.InlineRegionBefore(body, loop.Body(), b.next)
	return b
}

// blocks adds the blocks of a loop around its header.
func (l *lowering) blocks(rw *rewrite.Rewriter, loop spirv.LoopOp, header *ir.Block, loc ir.Location) loopBlocks {
	return loopBlocks{
		entry:  rw.NewBlockIn(loop.Body(), header, nil, loc),
		header: header,
		next:   rw.NewBlockIn(loop.Body(), nil, nil, loc),
		merge:  rw.NewBlockIn(loop.Body(), nil, nil, loc),
	}
}

// yieldResults converts scf.yield after its enclosing op: the branch after it passes the values to
// the merge block of a selection, and the continue block passes them to the header of a loop.
func (l *lowering) yieldResults(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	parent := op.Parent()
	if len(ad.Operands) > 0 {
		br := op.Block().Last()
		switch {
		case parent.Is(spirv.Loop):
			loop := spirv.LoopOp{Operation: parent}
			br = loop.Continue().Last()
			if op.Block() == loop.Header() {
				merge := loop.MergeBlock().Last()
				rw.SetBefore(merge)
				rw.Create(merge.Loc(), spirv.Merge, ad.Operands, nil)
				rw.Erase(merge)
			}
		case !parent.Is(spirv.Selection):
			return rw.Fail("the enclosing operation is not converted")
		}
		rw.SetBefore(br)
		rw.CreateBranch(br.Loc(), spirv.Branch, append(br.Operands(), ad.Operands...), []*ir.Block{br.Successor(0)})
		rw.Erase(br)
	}
	rw.Erase(op)
	return true
}

// whileWithResults converts scf.while. The first region becomes the header, the second one the
// body, which uses the values of the header.
func (l *lowering) whileWithResults(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	loc, conv := op.Loc(), &l.c.TypeConverter
	types, ok := l.c.ConvertTypes(op.ResultTypes())
	if !ok || len(types) != op.NumResults() {
		return rw.Fail("the type of a result cannot be converted")
	}
	loop := spirv.NewLoop(&rw.Builder, loc, spec.LoopControlNone, types...)
	header := rw.ConvertRegionTypes(op.Region(0), conv, nil)
	if header == nil {
		return rw.Fail("Failed to convert region types")
	}
	cond, yield := header.Last(), op.Region(1).Last().Last()
	condValues, _ := rw.Converted(cond.Operands(), conv, cond.Loc())
	passed := condValues[1:]
	body := op.Region(1).First()
	sig := rewrite.NewSignature(body.NumArgs())
	for i, v := range passed {
		sig.Remap(i, v)
	}
	body = rw.ConvertBlockArgs(body, sig, conv)
	rw.InlineRegionBefore(op.Region(0), loop.Body(), nil)
	b := l.frame(rw, loop, header, op.Region(1), loc)

	rw.SetEnd(b.entry)
	rw.CreateBranch(loc, spirv.Branch, ad.Operands, []*ir.Block{header})
	rw.SetEnd(header)
	spirv.NewBranchConditional(&rw.Builder, cond.Loc(), condValues[0], body, nil, b.merge, nil)
	rw.Erase(cond)
	rw.SetEnd(b.next)
	rw.CreateBranch(yield.Loc(), spirv.Branch, nil, []*ir.Block{header})
	rw.SetEnd(b.merge)
	rw.Create(loc, spirv.Merge, passed, nil)
	rw.Replace(op, loop.Results()...)
	return true
}

func typesOf(vs []*ir.Value) []ir.Type {
	types := make([]ir.Type, len(vs))
	for i, v := range vs {
		types[i] = v.Type()
	}
	return types
}
