package passes

import (
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/linalg/transform"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewNamedConversion returns the pass linalg-named-op-conversion.
func NewNamedConversion() *pass.Pass {
	return simplifyDepthwise("linalg-named-op-conversion", "LinalgNamedOpConversionPass", "Convert from one named linalg op to another.")
}

// NewSimplifyDepthwise returns the pass simplify-depthwise-conv, the name of linalg-named-op-conversion in newer versions.
func NewSimplifyDepthwise() *pass.Pass {
	return simplifyDepthwise("simplify-depthwise-conv", "SimplifyDepthwiseConvPass", "Simplify depthwise convolution.")
}

func simplifyDepthwise(name, class, summary string) *pass.Pass {
	patterns := rewrite.NewPatternSet(
		rewrite.OnOp("SimplifyDepthwiseConvOp", linalg.DepthwiseConv2DNhwcHwcm, dropMultiplier(linalg.DepthwiseConv2DNhwcHwc)),
		rewrite.OnOp("SimplifyDepthwiseConvQOp", linalg.DepthwiseConv2DNhwcHwcmQ, dropMultiplier(linalg.DepthwiseConv2DNhwcHwcQ)))
	return &pass.Pass{
		Name: name, Class: class, Summary: summary,
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			rewrite.ApplyGreedily(op, patterns, rewrite.GreedyConfig{})
			return true
		},
	}
}

// dropMultiplier returns the pattern that makes a depthwise convolution with one filter per channel an operation of the kind def.
//
//go:noinline
func dropMultiplier(def *ir.OpDef) func(op *ir.Operation, rw *rewrite.Rewriter) bool {
	return func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		s, _ := linalg.AsStructured(op)
		kernel, inputs := op.Operand(1), s.NumInputs()
		t, ok := kernel.Type().(*ir.RankedTensorType)
		if !ok || !s.OnTensors() || t.Shape()[3] != 1 {
			return rw.Fail("the filter has a multiplier, or is no tensor")
		}
		b, loc := &rw.Builder, op.Loc()
		outer := [][]int64{{0}, {1}, {2}, {3, 4}}
		operands := op.Operands()
		operands[1] = transform.NewCollapseShape(b, loc, kernel, [][]int64{{0}, {1}, {2, 3}})
		init := transform.NewCollapseShape(b, loc, operands[inputs], outer)
		var attrs []ir.NamedAttribute
		for _, name := range [2]string{"dilations", "strides"} {
			a := op.Attr(name)
			if a == nil {
				ctx := op.Context()
				a = ctx.SplatOf(ctx.Tensor([]int64{2}, ctx.I64(), nil), ctx.Int(ctx.I64(), 1))
			}
			attrs = append(attrs, ir.Named(name, a))
		}
		attrs = append(attrs, op.DiscardableAttrs()...)
		c := linalg.NewNamed(b, loc, def, operands[:inputs], []*ir.Value{init}, attrs...)
		rw.Replace(op, tensor.CreateOrFoldExpand(b, loc, op.Result(0).Type().(*ir.RankedTensorType), c.Result(0), outer))
		return true
	}
}
