// Package passes has the passes of the compiler of Toy: shape inference, and the lowerings to affine loops, to the llvm dialect
// and to computations on tensors.
package passes

import (
	"strconv"

	"example.com/toy/toy"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewShapeInference returns the pass toy-infer-shapes: it computes the shapes of tensors in a function whose calls were inlined. The
// operations say how, by toy.ShapeModel.
func NewShapeInference() *pass.Pass {
	return &pass.Pass{
		Name: "toy-infer-shapes", Class: "ShapeInferencePass", Op: toy.Func.Name,
		Summary: "Infer the shapes of tensors from those of constants",
		Run:     func(op *ir.Operation, _ *pass.Run) bool { return inferShapes(op) },
	}
}

// inferShapes visits each operation without a shape once its operands have theirs.
func inferShapes(f *ir.Operation) bool {
	var ready []*ir.Operation
	waiting := map[*ir.Operation]bool{}
	f.Walk(func(op *ir.Operation) {
		if hasShapes(op.ResultTypes()) {
			return
		}
		waiting[op] = true
		ready = append(ready, op)
	})
	for len(ready) > 0 {
		op := ready[0]
		ready = ready[1:]
		if !waiting[op] || !operandsHaveShapes(op) {
			continue
		}
		model, ok := ir.OpInterface[toy.ShapeModel](op.Info())
		if !ok {
			return op.EmitError("unable to infer shape of operation without shape inference interface")
		}
		model.InferShapes(op)
		delete(waiting, op)
		// Operations stand after what they use, except in other blocks.
		for u := op.Result(0).FirstUse(); u != nil; u = u.NextUse() {
			if user := u.Owner(); waiting[user] && user.Block() != op.Block() {
				ready = append(ready, user)
			}
		}
	}
	if len(waiting) > 0 {
		return f.EmitError("Shape inference failed, " + strconv.Itoa(len(waiting)) + " operations couldn't be inferred\n")
	}
	return true
}

func hasShapes(types []ir.Type) bool {
	for _, t := range types {
		if _, ok := t.(*ir.RankedTensorType); !ok {
			return false
		}
	}
	return true
}

func operandsHaveShapes(op *ir.Operation) bool {
	for _, v := range op.Operands() {
		if _, ok := v.Type().(*ir.RankedTensorType); !ok {
			return false
		}
	}
	return true
}
