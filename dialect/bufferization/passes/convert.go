package passes

import (
	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// newTypeConverter returns the converter from tensors to memrefs with the identity layout.
func newTypeConverter() *rewrite.TypeConverter {
	c := &rewrite.TypeConverter{}
	rewrite.AddRule(c, func(t ir.Type) (ir.Type, bool) { return t, true })
	rewrite.AddRule(c, func(t *ir.RankedTensorType) (ir.Type, bool) { return bufferization.BufferOf(t, nil, nil), true })
	rewrite.AddRule(c, func(t *ir.UnrankedTensorType) (ir.Type, bool) { return bufferization.BufferOf(t, nil, nil), true })
	toTensor := func(b *ir.Builder, t ir.Type, inputs []*ir.Value, loc ir.Location) *ir.Value {
		if len(inputs) != 1 || !ir.AnyTensor.Match(t) || !ir.AnyRankedOrUnrankedMemRef.Match(inputs[0].Type()) {
			return nil
		}
		return bufferization.NewToTensor(b, loc, inputs[0], false, false)
	}
	c.AddArgumentMaterialization(toTensor)
	c.AddSourceMaterialization(toTensor)
	c.AddTargetMaterialization(func(b *ir.Builder, t ir.Type, inputs []*ir.Value, loc ir.Location) *ir.Value {
		if len(inputs) != 1 || !ir.AnyRankedOrUnrankedMemRef.Match(t) {
			return nil
		}
		_, fromRanked := inputs[0].Type().(*ir.MemRefType)
		_, toRanked := t.(*ir.MemRefType)
		switch {
		case fromRanked && toRanked:
			return bufferization.CastOrCopy(b, loc, inputs[0], t)
		case ir.AnyTensor.Match(inputs[0].Type()):
			return bufferization.NewToMemRef(b, loc, inputs[0], t, false)
		}
		return nil
	})
	return c
}

// NewFinalizingBufferize returns the pass finalizing-bufferize.
func NewFinalizingBufferize() *pass.Pass {
	return &pass.Pass{
		Name: "finalizing-bufferize", Class: "FinalizingBufferize", Op: fn.Func.Name, Summary: "Finalize a partial bufferization",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			conv := newTypeConverter()
			t := rewrite.NewTarget()
			t.MarkUnknownDynamic(conv.IsLegalOp)
			useSource := func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
				rw.Replace(op, ad.Operand(0))
				return true
			}
			return rewrite.ConvertFull([]*ir.Operation{op}, t, rewrite.NewPatternSet(
				rewrite.ConvertOp("use the buffer", conv, bufferization.ToTensor, useSource),
				rewrite.ConvertOp("use the converted tensor", conv, bufferization.ToMemRef, useSource)))
		},
	}
}

// NewFuncBufferize returns the pass func-bufferize.
func NewFuncBufferize() *pass.Pass {
	return &pass.Pass{
		Name: "func-bufferize", Class: "FuncBufferize", Op: ir.Module.Name, Summary: "Bufferize func/call/return ops",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			conv := newTypeConverter()
			t := rewrite.NewTarget()
			t.AddLegalOp(ir.Module, bufferization.ToTensor, bufferization.ToMemRef)
			t.AddDynamicOp(func(op *ir.Operation) bool {
				return conv.IsLegalSignature(fn.FuncOp{Operation: op}.Type()) && blocksLegal(conv, op)
			}, fn.Func)
			t.AddDynamicOp(conv.IsLegalOp, fn.Call)
			t.MarkUnknownDynamic(func(op *ir.Operation) bool {
				_, branch := ir.OpInterface[ir.BranchModel](op.Info())
				return !branch && !op.Is(fn.Return) || conv.AreLegal(op.OperandTypes())
			})
			ps := append(fn.TypePatterns(conv), rewrite.ConvertOp("branch types", conv, nil, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
				if _, branch := ir.OpInterface[ir.BranchModel](op.Info()); !branch {
					return rw.Fail("no branch")
				}
				rw.Modify(op, func() { op.SetOperands(ad.Operands) })
				return true
			}))
			return rewrite.ConvertFull([]*ir.Operation{op}, t, rewrite.NewPatternSet(ps...))
		},
	}
}

func blocksLegal(conv *rewrite.TypeConverter, op *ir.Operation) bool {
	for b := op.Region(0).First(); b != nil; b = b.Next() {
		if !conv.AreLegal(b.ArgTypes()) {
			return false
		}
	}
	return true
}

// NewSCFBufferize returns the pass scf-bufferize.
func NewSCFBufferize() *pass.Pass {
	return &pass.Pass{
		Name: "scf-bufferize", Class: "SCFBufferize", Summary: "Bufferize the scf dialect.",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			conv := newTypeConverter()
			t := rewrite.NewTarget()
			t.AddLegalOp(bufferization.ToTensor, bufferization.ToMemRef)
			return rewrite.ConvertPartial([]*ir.Operation{op}, t, rewrite.NewPatternSet(scf.TypePatterns(conv, t)...))
		},
	}
}
