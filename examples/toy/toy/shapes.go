package toy

import "github.com/spvc/spvc/ir"

// ShapeModel is the interface of operations that know the shape of their result when those of the operands are known. Other dialects may
// attach it to operations of their own.
type ShapeModel interface {
	// InferShapes sets the type of the result. All operands have ranked types.
	InferShapes(op *ir.Operation)
}

// shapes is a ShapeModel that is a function, which returns the type of the result.
type shapes func(op *ir.Operation) ir.Type

// InferShapes implements ShapeModel.
func (f shapes) InferShapes(op *ir.Operation) { op.Result(0).SetType(f(op)) }

func constantShape(op *ir.Operation) ir.Type { return op.Prop(0).(*ir.DenseElementsAttr).Type() }

func operandShape(op *ir.Operation) ir.Type { return op.Operand(0).Type() }

func transposedShape(op *ir.Operation) ir.Type {
	t := op.Operand(0).Type().(*ir.RankedTensorType)
	return op.Context().Tensor(reversed(t.Shape()), t.ElementType(), nil)
}
