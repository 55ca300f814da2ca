package bufferization

import (
	"slices"

	"github.com/spvc/spvc/ir"
)

// Since MLIR 21, an interface of types says what is a tensor and what is a buffer.
var (
	tensorLike = like("TensorLikeType instance", ir.AnyTensor)
	bufferLike = like("BufferLikeType instance", ir.AnyRankedOrUnrankedMemRef)
)

func like(summary string, before *ir.TypeConstraint) *ir.TypeConstraint {
	c := *before
	c.Summary = summary
	c.Before = []ir.OldTypes{{Last: lastMemRefName, Type: before}}
	return &c
}

// tensorOfBuffer relates a tensor and its buffer. Up to MLIR 20, the type of the tensor follows from that of the buffer, and older
// completes the error. Later versions compare shapes and element types only.
func tensorOfBuffer(buffer, tensor, older string) *ir.MatchTrait {
	t := &ir.MatchTrait{Summary: "specified tensor and buffer types match", From: buffer, To: tensor, Infer: TensorOf, Check: castFits}
	return t.TextUntil(lastMemRefName, older)
}

// castFits reports whether the types of a ToTensor or ToMemRef fit. It emits the error that stands before the one of the trait.
func castFits(op *ir.Operation) bool {
	from, to := op.Operand(0).Type().(ir.ShapedType), op.Result(0).Type().(ir.ShapedType)
	if op.Context().MLIR() <= lastMemRefName {
		if ir.AnyTensor.Match(from) {
			from, to = to, from
		}
		return TensorOf(from) == ir.Type(to)
	}
	if why := mismatch(from, to); why != "" {
		return op.EmitError(why)
	}
	return true
}

// mismatch says what differs between the types of a tensor and a buffer. It returns "" if they fit.
func mismatch(a, b ir.ShapedType) string {
	if !sameShape(a, b) {
		return "shapes do not match"
	}
	if a.ElementType() != b.ElementType() {
		return "element types do not match"
	}
	return ""
}

func sameShape(a, b ir.ShapedType) bool {
	return a.HasRank() == b.HasRank() && slices.Equal(a.Shape(), b.Shape())
}

// TensorOf returns the type of the tensor that a buffer of type t holds, without encoding. It returns nil if t is no memref.
func TensorOf(t ir.Type) ir.Type {
	switch m := t.(type) {
	case *ir.MemRefType:
		return t.Context().Tensor(m.Shape(), m.ElementType(), nil)
	case *ir.UnrankedMemRefType:
		return t.Context().UnrankedTensor(m.ElementType())
	}
	return nil
}

// BufferOf returns the type of the buffer of a tensor of type t with the given layout (nil: the identity) and memory space. It
// returns nil if t is no tensor. A buffer without rank has no layout.
func BufferOf(t ir.Type, layout, space ir.Attribute) ir.Type {
	switch r := t.(type) {
	case *ir.RankedTensorType:
		return t.Context().MemRef(r.Shape(), r.ElementType(), layout, space)
	case *ir.UnrankedTensorType:
		return t.Context().UnrankedMemRef(r.ElementType(), space)
	}
	return nil
}
