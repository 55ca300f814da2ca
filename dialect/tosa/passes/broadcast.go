package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/tosa"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewMakeBroadcastable returns the pass tosa-make-broadcastable.
func NewMakeBroadcastable() *pass.Pass {
	var ps []*rewrite.Pattern
	for _, def := range tosa.Broadcasts {
		ps = append(ps, rewrite.OnOp("equal ranks of "+def.Name, def, equalRanks))
	}
	patterns := rewrite.NewPatternSet(ps...)
	return &pass.Pass{
		Name: "tosa-make-broadcastable", Class: "TosaMakeBroadcastable", Summary: "TOSA rank Reshape to enable Broadcasting", Op: funcName,
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			rewrite.ApplyGreedily(op, patterns, rewrite.GreedyConfig{BottomUp: true})
			return true
		},
	}
}

// prepended returns the shape of low with leading dimensions of size 1, so that it has the rank of high. It returns nil if the shapes
// do not broadcast.
func prepended(high, low []int64) []int64 {
	out := slices.Repeat([]int64{1}, len(high))
	n := len(high) - len(low)
	for i, d := range low {
		switch h := high[i+n]; {
		case d == 1 && h > 1:
		case d > 1 && h == 1 || d == h:
			out[i+n] = d
		default:
			return nil
		}
	}
	return out
}

// equalRanks reshapes operands of lower rank.
func equalRanks(op *ir.Operation, rw *rewrite.Rewriter) bool {
	out, ok := op.Result(0).Type().(*ir.RankedTensorType)
	operands := op.Operands()
	if !ok {
		return rw.Fail("output not a ranked tensor")
	}
	n := tosa.NumTensors(op)
	rank := 0
	same := true
	for _, v := range operands[:n] {
		t, ok := v.Type().(*ir.RankedTensorType)
		if !ok {
			return rw.Fail("input not a ranked tensor")
		}
		same = same && (rank == 0 && v == operands[0] || len(t.Shape()) == rank)
		rank = max(rank, len(t.Shape()))
	}
	if same || rank != len(out.Shape()) {
		return rw.Fail("cannot rewrite as its already correct")
	}
	shapes := make([][]int64, n)
	for i, v := range operands[:n] {
		t := v.Type().(*ir.RankedTensorType)
		if len(t.Shape()) == rank {
			continue
		}
		for _, o := range operands[:n] {
			if high := o.Type().(*ir.RankedTensorType).Shape(); len(high) == rank && shapes[i] == nil {
				if shapes[i] = prepended(high, t.Shape()); shapes[i] == nil {
					return rw.Fail("failed to reshape inputs")
				}
			}
		}
	}
	for i, shape := range shapes {
		if shape != nil {
			t := op.Context().Tensor(shape, ir.ElementTypeOrSelf(operands[i].Type()), nil)
			operands[i] = tosa.NewReshape(&rw.Builder, op.Loc(), operands[i], t, shape)
		}
	}
	var attrs []ir.NamedAttribute
	for i := range op.Info().NumSlots() {
		if a := op.Prop(i); a != nil {
			attrs = append(attrs, ir.Named(op.Info().SlotName(i), a))
		}
	}
	rw.ReplaceByNew(op, op.Def(), operands, op.ResultTypes(), attrs...)
	return true
}
