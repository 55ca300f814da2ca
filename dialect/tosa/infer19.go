package tosa

import (
	"slices"

	"github.com/spvc/spvc/ir"
)

// attrOf returns the inherent attribute in a slot of the operation that st describes, or nil.
func attrOf(st *ir.OperationState, slot int) ir.Attribute {
	if slot < len(st.Props) && st.Props[slot] != nil {
		return st.Props[slot]
	}
	name := st.Info.SlotName(slot)
	for _, a := range st.Attrs {
		if a.Name == name {
			return a.Value
		}
	}
	return nil
}

// inferOne makes the hook Infer of an operation whose only result has the shape that f returns.
//
//go:noinline
func inferOne(f func(ctx *ir.Context, st *ir.OperationState) (Shape, string)) func(*ir.Context, *ir.OperationState) ([]ir.Type, string) {
	return func(ctx *ir.Context, st *ir.OperationState) ([]ir.Type, string) {
		s, why := f(ctx, st)
		if why != "" || s.Elem == nil {
			return nil, "the result type cannot be inferred" + why
		}
		return []ir.Type{s.Type()}, ""
	}
}

func inferReduceType(_ *ir.Context, st *ir.OperationState) (Shape, string) {
	at, ok := attrOf(st, 0).(*ir.IntegerAttr)
	if !ok || len(st.Operands) != 1 {
		return Shape{}, " without an axis"
	}
	return reducedShape(ShapeOf(st.Operands[0]), at.Int64Or(-1)), ""
}

func inferConcatType(ctx *ir.Context, st *ir.OperationState) (Shape, string) {
	at, ok := attrOf(st, 0).(*ir.IntegerAttr)
	if !ok || len(st.Operands) == 0 {
		return Shape{}, " without operands and axis"
	}
	s, wrong := concatShape(st.Operands, at.Int64Or(-1))
	if wrong >= 0 {
		ctx.EmitError(st.Loc, concatMismatch(wrong))
		return Shape{}, ": sizes differ"
	}
	return s, ""
}

func inferReshapeType19(_ *ir.Context, st *ir.OperationState) (Shape, string) {
	if len(st.Operands) != 1 {
		return Shape{}, " without an operand"
	}
	return reshapedShape(ShapeOf(st.Operands[0]), int64s(attrOf(st, 0))), ""
}

func inferReshape19(op *ir.Operation) ([]Shape, bool) {
	return one(reshapedShape(ShapeOf(op.Operand(0)), int64s(op.Prop(0))))
}

func inferEqualType(ctx *ir.Context, st *ir.OperationState) (Shape, string) {
	dims, ok := broadcast(st.Operands)
	return Shape{dims, ok, ctx.I1()}, ""
}

func inferEqual(op *ir.Operation) ([]Shape, bool) {
	dims, ok := broadcast(op.Operands())
	return one(Shape{dims, ok, op.Context().I1()})
}

func inferPad19(op *ir.Operation) ([]Shape, bool) {
	in, padding := ShapeOf(op.Operand(0)), ShapeOf(op.Operand(1))
	if !in.Ranked {
		if !padding.Ranked || len(padding.Dims) == 0 || padding.Dims[0] == ir.Dynamic {
			return one(Shape{})
		}
		return one(ranked(unknown(int(padding.Dims[0]))...))
	}
	pads, ok := constantInts(op.Operand(1))
	if !ok {
		return one(ranked(unknown(len(in.Dims))...))
	}
	return one(paddedShape(in, pads))
}

// paddedShape returns the shape of in padded by pairs of low and high paddings.
func paddedShape(in Shape, pads []int64) Shape {
	out := slices.Clone(in.Dims)
	for i := range out {
		if out[i] == ir.Dynamic || len(pads) < 2*i+2 {
			out[i] = ir.Dynamic
			continue
		}
		out[i] += pads[2*i] + pads[2*i+1]
	}
	return ranked(out...)
}

func inferSlice19(op *ir.Operation) ([]Shape, bool) {
	return one(ranked(knownShape(int64s(op.Prop(1)))...))
}

func inferTile19(op *ir.Operation) ([]Shape, bool) {
	return tiledShape(ShapeOf(op.Operand(0)), int64s(op.Prop(0)))
}

func tiledShape(in Shape, times []int64) ([]Shape, bool) {
	if !in.Ranked {
		return one(ranked(unknown(len(times))...))
	}
	if len(times) != len(in.Dims) {
		return nil, false
	}
	out := slices.Clone(in.Dims)
	for i := range out {
		if out[i] != ir.Dynamic {
			out[i] *= times[i]
		}
	}
	return one(ranked(out...))
}

func inferTranspose19(op *ir.Operation) ([]Shape, bool) {
	in, perms := ShapeOf(op.Operand(0)), ShapeOf(op.Operand(1))
	if !in.Ranked || !perms.Ranked || len(perms.Dims) != 1 || perms.Dims[0] == ir.Dynamic {
		return one(Shape{})
	}
	rank := len(in.Dims)
	if perms.Dims[0] != int64(rank) {
		return nil, false
	}
	out := unknown(rank)
	if !slices.ContainsFunc(in.Dims, func(d int64) bool { return d != in.Dims[0] }) {
		copy(out, in.Dims)
	}
	if order, ok := constantInts(op.Operand(1)); ok {
		for i, k := range order {
			if k >= 0 && k < int64(rank) && i < rank {
				out[i] = in.Dims[k]
			}
		}
	}
	return one(ranked(out...))
}

// compatibleShape is the model of operations whose result may be less or more known than the inferred type.
type compatibleShape struct{}

// CompatibleResults reports whether the types have equal elements and agree in the sizes that both know.
func (compatibleShape) CompatibleResults(inferred, given []ir.Type) bool {
	return len(inferred) == 1 && len(given) == 1 && ir.ElementTypeOrSelf(inferred[0]) == ir.ElementTypeOrSelf(given[0]) &&
		compatible(inferred[0], given[0])
}

// sameElementType is compatibleShape for operations whose shape MLIR does not compare.
type sameElementType struct{}

// CompatibleResults reports whether the types have equal elements.
func (sameElementType) CompatibleResults(inferred, given []ir.Type) bool {
	return len(inferred) == 1 && len(given) == 1 && ir.ElementTypeOrSelf(inferred[0]) == ir.ElementTypeOrSelf(given[0])
}
