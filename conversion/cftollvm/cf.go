// Package cftollvm converts ops of the cf dialect to the llvm dialect, as MLIR does.
package cftollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// AddPatterns appends the patterns for branches. Until MLIR 19 they leave branches alone whose operands do not have the types of the
// arguments of the blocks; from MLIR 20 on they convert the arguments.
func AddPatterns(c *llvmtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	tc := &c.TypeConverter
	return append(ps,
		rewrite.ConvertOp(llvmtypes.Name(cf.Branch, llvm.Br), tc, cf.Branch, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			to := target(c, op.Successor(0), ad.Operands, rw)
			if to == nil {
				return false
			}
			rw.CreateBranch(op.Loc(), llvm.Br, ad.Operands, []*ir.Block{to}, op.DiscardableAttrs()...)
			rw.Erase(op)
			return true
		}),
		rewrite.ConvertOp(llvmtypes.Name(cf.CondBranch, llvm.CondBr), tc, cf.CondBranch, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			onTrue, onFalse := ad.Group(1), ad.Group(2)
			t := target(c, op.Successor(0), onTrue, rw)
			if t == nil {
				return false
			}
			f := target(c, op.Successor(1), onFalse, rw)
			if f == nil {
				return false
			}
			attrs := append([]ir.NamedAttribute{rw.Context().Segments(1, len(onTrue), len(onFalse))}, op.DiscardableAttrs()...)
			if w := op.Attr(weights); w != nil {
				attrs = append(attrs, ir.Named(weights, w))
			}
			rw.CreateBranch(op.Loc(), llvm.CondBr, ad.Operands, []*ir.Block{t, f}, attrs...)
			rw.Erase(op)
			return true
		}),
		rewrite.ConvertOp(llvmtypes.Name(cf.Switch, llvm.Switch), tc, cf.Switch, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			return convertSwitch(c, op, ad, rw)
		}))
}

const weights = "branch_weights"

// target returns the block that stands for b in a branch that passes it args. It returns nil if b does not take these.
func target(c *llvmtypes.Converter, b *ir.Block, args []*ir.Value, rw *rewrite.Rewriter) *ir.Block {
	const mismatch = "the operands do not have the types of the block's arguments"
	if takes(b.ArgTypes(), args) {
		return b
	}
	if rw.Context().MLIR() < 20 {
		rw.Fail(mismatch)
		return nil
	}
	sig := c.ConvertSignature(b.ArgTypes())
	if sig == nil {
		rw.Fail("an argument of the block has no LLVM type")
		return nil
	}
	if !takes(sig.Types, args) {
		rw.Fail(mismatch)
		return nil
	}
	return rw.ConvertBlockArgs(b, sig, &c.TypeConverter)
}

func takes(ts []ir.Type, args []*ir.Value) bool {
	if len(ts) != len(args) {
		return false
	}
	for i, v := range args {
		if v.Type() != ts[i] {
			return false
		}
	}
	return true
}

func convertSwitch(c *llvmtypes.Converter, op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	segments := op.Attr("case_operand_segments").(*ir.DenseArrayAttr)
	dflt, cases := ad.Group(1), ad.Group(2)
	succs := make([]*ir.Block, op.NumSuccessors())
	args, start := dflt, 0
	for i := range succs {
		if succs[i] = target(c, op.Successor(i), args, rw); succs[i] == nil {
			return false
		}
		if i < segments.Len() {
			n := int(segments.Int64(i))
			args, start = cases[start:start+n], start+n
		}
	}
	attrs := []ir.NamedAttribute{rw.Context().Segments(1, len(dflt), len(cases)), ir.Named("case_operand_segments", segments)}
	if v := op.Attr("case_values"); v != nil {
		attrs = append(attrs, ir.Named("case_values", v))
	}
	if rw.Context().MLIR() < 20 {
		attrs = append(attrs, op.DiscardableAttrs()...)
	}
	rw.CreateBranch(op.Loc(), llvm.Switch, ad.Operands, succs, attrs...)
	rw.Erase(op)
	return true
}
