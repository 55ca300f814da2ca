package spirv

import "github.com/spvc/spvc/ir"

// inliner says what of the dialect may be inlined.
type inliner struct{ ir.InlineOps }

// LegalCall allows all calls; what is in the callee decides.
func (inliner) LegalCall(_, _ *ir.Operation) bool { return true }

// LegalRegion holds for functions and structured control flow.
func (inliner) LegalRegion(dst, _ *ir.Region) bool {
	p := dst.Parent()
	return p.Is(Func) || p.Is(Selection) || p.Is(Loop)
}

// LegalOp refuses structured control flow that returns from the middle.
func (inliner) LegalOp(op *ir.Operation, _ *ir.Region) bool {
	return !op.Is(Selection) && !op.Is(Loop) || !returns(op.Region(0))
}

// returns tells whether control may leave the function from within r.
func returns(r *ir.Region) bool {
	return r.WalkPre(func(o *ir.Operation) ir.WalkResult {
		if o.Is(Return) || o.Is(ReturnValue) {
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	}) == ir.WalkInterrupt
}

// HandleTerminator turns a return into a branch to dst, or makes the returned
// value stand for the call's result.
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
