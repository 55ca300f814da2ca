package spirvtollvm

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

func newBranch(b *ir.Builder, loc ir.Location, to *ir.Block, args []*ir.Value) {
	b.CreateBranch(loc, llvm.Br, args, []*ir.Block{to})
}

// newConditional puts a branch by the condition, which is the first of operands; n and m are the numbers of operands for the blocks.
func newConditional(b *ir.Builder, loc ir.Location, operands []*ir.Value, yes *ir.Block, n int, no *ir.Block, m int, attrs ...ir.NamedAttribute) {
	b.CreateBranch(loc, llvm.CondBr, operands, []*ir.Block{yes, no}, append(attrs, b.Context().Segments(1, n, m))...)
}

func branch(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	newBranch(&rw.Builder, op.Loc(), op.Successor(0), ad.Operands)
	rw.Erase(op)
	return true
}

// conditionalBranch passes the original operands, as MLIR does: pointers are refused by the verifier.
func conditionalBranch(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	var attrs []ir.NamedAttribute
	if list, ok := op.Attr("branch_weights").(*ir.ArrayAttr); ok {
		weights := make([]int32, len(list.Elements))
		for i, e := range list.Elements {
			if n, ok := e.(*ir.IntegerAttr); ok {
				weights[i] = int32(n.Int64Or(0))
			}
		}
		attrs = append(attrs, ir.Named("branch_weights", rw.Context().DenseI32Array(weights...)))
	}
	copyConditional(op, op.Loc(), rw, attrs...)
	rw.Erase(op)
	return true
}

// copyConditional puts a branch like op, a spirv.BranchConditional.
func copyConditional(op *ir.Operation, loc ir.Location, rw *rewrite.Rewriter, attrs ...ir.NamedAttribute) {
	_, n := op.OperandGroup(1)
	_, m := op.OperandGroup(2)
	newConditional(&rw.Builder, loc, op.Operands(), op.Successor(0), n, op.Successor(1), m, attrs...)
}

// loop puts the blocks of a loop between the operations before and after it. The entry block only branches to the header. MLIR does not
// convert loops and selections with results.
func (l *lowering) loop(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	loop := spirv.LoopOp{Operation: op}
	if loop.Control() != spec.LoopControlNone {
		return rw.Fail("LLVM IR has no loop control")
	}
	if op.Region(0).Empty() {
		rw.Erase(op)
		return true
	}
	entry, header := loop.Entry(), loop.Header()
	first := entry.First()
	if first == nil || !first.Is(spirv.Branch) {
		return rw.Fail("the entry of the loop does not branch to its header")
	}
	start := op.Block()
	rest, results, ok := l.split(op, rw)
	if !ok {
		return false
	}
	rw.SetEnd(start)
	newBranch(&rw.Builder, op.Loc(), header, first.Operands())
	merge := loop.MergeBlock()
	rw.EraseBlock(entry)
	leave(op, merge, rest, results, rw)
	return true
}

// split makes a block of the operations from op on, and an argument of it for each result of op.
func (l *lowering) split(op *ir.Operation, rw *rewrite.Rewriter) (rest *ir.Block, results []*ir.Value, ok bool) {
	types, ok := l.ConvertTypes(op.ResultTypes())
	if !ok {
		return nil, nil, rw.Fail(noType)
	}
	rest = rw.SplitBlock(op.Block(), op)
	if len(types) > 0 {
		after := rest
		rest = rw.NewBlockIn(after.Region(), after, types, op.Loc())
		rw.MergeBlocks(after, rest, nil)
	}
	return rest, rest.Args(), true
}

// leave makes merge, the last block of op, branch to rest, and replaces op by its blocks.
func leave(op *ir.Operation, merge, rest *ir.Block, results []*ir.Value, rw *rewrite.Rewriter) {
	rw.SetEnd(merge)
	newBranch(&rw.Builder, op.Loc(), rest, merge.Last().Operands())
	rw.InlineRegionBefore(op.Region(0), rest.Region(), rest)
	rw.Replace(op, results...)
}

// selection puts the blocks of a selection between the operations before and after it. A selection without blocks between header and
// merge block does nothing.
func (l *lowering) selection(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	s := spirv.SelectionOp{Operation: op}
	if s.Control() != spec.SelectionControlNone {
		return rw.Fail("LLVM IR has no selection control")
	}
	header := op.Region(0).First()
	if op.NumResults() == 0 && (header == nil || header.Next() == nil || header.Next().Next() == nil) {
		rw.Erase(op)
		return true
	}
	cond := header.First()
	if cond == nil || !cond.Is(spirv.BranchConditional) {
		return rw.Fail("the selection does not begin with a branch by a condition")
	}
	start := op.Block()
	rest, results, ok := l.split(op, rw)
	if !ok {
		return false
	}
	merge := s.MergeBlock()
	rw.SetEnd(start)
	copyConditional(cond, op.Loc(), rw)
	rw.EraseBlock(header)
	leave(op, merge, rest, results, rw)
	return true
}

func returns(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	rw.ReplaceByNew(op, llvm.Return, ad.Operands, nil)
	return true
}

func (l *lowering) call(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	types, ok := l.ConvertTypes(op.ResultTypes())
	if !ok {
		return rw.Fail(noType)
	}
	attrs := op.Attrs()
	if rw.Context().MLIR() > 19 {
		attrs = append(attrs[:len(attrs):len(attrs)], rw.Context().Segments(len(ad.Operands), 0))
	}
	rw.ReplaceByNew(op, llvm.Call, ad.Operands, types, attrs...)
	return true
}
