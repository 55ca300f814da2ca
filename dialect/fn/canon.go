package fn

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

type canonicalizer struct{}

// CanonicalizationPatterns returns the patterns of the func dialect.
func (canonicalizer) CanonicalizationPatterns(*ir.Context) []*rewrite.Pattern {
	return []*rewrite.Pattern{rewrite.OnOp("call-of-constant", CallIndirect, directCall)}
}

// directCall turns a call of a func.constant into a direct call.
func directCall(op *ir.Operation, rw *rewrite.Rewriter) bool {
	def := op.Operand(0).DefiningOp()
	if def == nil || !def.Is(Constant) {
		return rw.Fail("the callee is not a func.constant")
	}
	rw.ReplaceByNew(op, Call, op.Operands()[1:], op.ResultTypes(), ir.Named("callee", def.Prop(0)))
	return true
}

// inliner allows inlining of every function that no attribute excludes.
type inliner struct{ ir.InlineOps }

// LegalCall reports whether neither the call nor the function has the attribute no_inline.
func (inliner) LegalCall(call, callable *ir.Operation) bool {
	return !(callable.Is(Func) && callable.Prop(funcNoInline) != nil) && !(call.Is(Call) && call.Prop(callNoInline) != nil)
}

// LegalRegion returns true.
func (inliner) LegalRegion(dst, src *ir.Region) bool { return true }

// HandleTerminator replaces a func.return by uses of its operands, or by a branch to
// the block after the call.
func (inliner) HandleTerminator(b *ir.Builder, op *ir.Operation, results []*ir.Value, dst *ir.Block) {
	if !op.Is(Return) {
		return
	}
	if dst == nil {
		for i, r := range results {
			r.ReplaceAllUsesWith(op.Operand(i))
		}
		return
	}
	st := ir.OperationState{Loc: op.Loc(), Info: b.Context().OpInfo("cf.br"), Operands: op.Operands(), Successors: []*ir.Block{dst}}
	b.SetBefore(op)
	b.Build(&st)
	op.Erase()
}
