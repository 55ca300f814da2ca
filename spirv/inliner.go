package spirv

import "github.com/spvc/spvc/ir"

// inliner is the model that decides which ops of the dialect may be inlined.
type inliner struct{ ir.InlineOps }

// LegalCall returns false if inlining would split the header of a selection or loop:
// its terminator would then not be in the block of the merge instruction. MLIR splits
// it.
func (inliner) LegalCall(call, callee *ir.Operation) bool {
	if callee.NumRegions() == 0 || callee.Region(0).HasOneBlock() {
		return true
	}
	b := call.Block()
	switch p := b.Region().Parent(); {
	case p.Is(Selection):
		return b != b.Region().First()
	case p.Is(Loop):
		return b != b.Region().First().Next()
	}
	return true
}

// LegalRegion reports whether src may be inlined into dst. Functions and structured
// control flow may, unless inlining would copy or split blocks that constructs refer
// to.
func (inliner) LegalRegion(dst, src *ir.Region) bool {
	p := dst.Parent()
	if !p.Is(Func) && !p.Is(Selection) && !p.Is(Loop) || hasConstructs(src) {
		return false
	}
	return src.HasOneBlock() || !namesBlocks(dst)
}

// LegalOp returns false for structured control flow that contains a return.
func (inliner) LegalOp(op *ir.Operation, _ *ir.Region) bool {
	return !op.Is(Selection) && !op.Is(Loop) || !returns(op.Region(0))
}

// returns reports whether control may leave the function from within r.
func returns(r *ir.Region) bool {
	return r.WalkPre(func(o *ir.Operation) ir.WalkResult {
		if o.Is(Return) || o.Is(ReturnValue) {
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	}) == ir.WalkInterrupt
}

// HandleTerminator replaces a return by a branch to dst, or replaces the call's result
// by the returned value.
func (inliner) HandleTerminator(b *ir.Builder, op *ir.Operation, results []*ir.Value, dst *ir.Block) {
	if !op.Is(Return) && !op.Is(ReturnValue) {
		return
	}
	if dst == nil {
		for i, r := range results {
			r.ReplaceAllUsesWith(op.Operand(i))
		}
		return
	}
	b.SetBefore(op)
	b.CreateBranch(op.Loc(), Branch, op.Operands(), []*ir.Block{dst})
	op.Erase()
}
