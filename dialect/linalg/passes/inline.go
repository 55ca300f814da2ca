package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewInlineScalars returns the pass linalg-inline-scalar-operands.
func NewInlineScalars() *pass.Pass {
	patterns := rewrite.NewPatternSet(rewrite.OnOp("InlineScalarOperands", linalg.Generic, inlineScalars))
	return &pass.Pass{
		Name: "linalg-inline-scalar-operands", Class: "LinalgInlineScalarOperandsPass", Summary: "Inline scalar operands into linalg generic ops",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			rewrite.ApplyGreedily(op, patterns, rewrite.GreedyConfig{})
			return true
		},
	}
}

// inlineScalars moves the accesses to inputs of which all points read the same element into the body.
func inlineScalars(op *ir.Operation, rw *rewrite.Rewriter) bool {
	s, _ := linalg.AsStructured(op)
	if !s.OnTensors() || op.Region(0).Empty() {
		return rw.Fail("not on tensors")
	}
	maps, inputs := s.Maps(), s.NumInputs()
	var scalars []int
	var kept []*ir.Value
	var keptMaps []*ir.AffineMap
	for i := range inputs {
		if affinemap.IsConstant(maps[i]) {
			scalars = append(scalars, i)
			continue
		}
		kept, keptMaps = append(kept, op.Operand(i)), append(keptMaps, maps[i])
	}
	if len(scalars) == 0 {
		return rw.Fail("no input is a scalar")
	}
	rw.SetBefore(op)
	g := linalg.NewGeneric(&rw.Builder, op.Loc(), op.ResultTypes(), kept, s.Inits(), append(keptMaps, maps[inputs:]...), s.Iterators(), nil)
	rw.InlineRegionBefore(op.Region(0), g.Region(0), nil)
	body := g.Region(0).First()
	rw.SetStart(body)
	for _, i := range slices.Backward(scalars) {
		v := op.Operand(i)
		if _, ok := v.Type().(*ir.RankedTensorType); ok {
			at := make([]*ir.Value, len(maps[i].Results))
			for k, e := range maps[i].Results {
				at[k] = arith.NewIndex(&rw.Builder, op.Loc(), e.Value)
			}
			v = tensor.NewExtract(&rw.Builder, op.Loc(), v, at...)
		}
		rw.ReplaceUses(body.Arg(i), v)
		body.EraseArg(i)
	}
	rw.Replace(op, g.Results()...)
	return true
}
