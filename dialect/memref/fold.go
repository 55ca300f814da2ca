package memref

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/interfaces"
)

// foldCasts replaces operands of op that are memref.casts of ranked memrefs by the
// source of the cast. An operand equal to keep stays.
func foldCasts(op *ir.Operation, keep *ir.Value) bool {
	changed := false
	for i := range op.NumOperands() {
		v := op.Operand(i)
		c := v.DefiningOp()
		if c == nil || v == keep || !c.Is(Cast) || !isMemRef(c.Operand(0).Type()) {
			continue
		}
		op.SetOperand(i, c.Operand(0))
		changed = true
	}
	return changed
}

// FoldCasts replaces operands of op by the sources of their casts, if the casts only
// lose static information. It reports whether it changed op.
func FoldCasts(op *ir.Operation) bool { return foldCasts(op, nil) }

// FoldCastsExcept is FoldCasts for an op that has a memref as a value operand, such as
// a store. The operand value stays.
func FoldCastsExcept(op *ir.Operation, value *ir.Value) bool { return foldCasts(op, value) }

func foldOperandCasts(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	return out, foldCasts(op, nil)
}

// foldAccess folds ops whose first operand is a value that is written to memory.
func foldAccess(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	return out, foldCasts(op, op.Operand(0))
}

// dropsStatic reports whether an op can use the source of the memref.cast c instead:
// the cast must not add static information.
func dropsStatic(c *ir.Operation) bool {
	from, ok1 := c.Operand(0).Type().(*ir.MemRefType)
	to, ok2 := c.Result(0).Type().(*ir.MemRefType)
	if !ok1 || !ok2 || from.ElementType() != to.ElementType() || len(from.Shape()) != len(to.Shape()) {
		return false
	}
	s, o, ok1 := from.StridesAndOffset()
	t, p, ok2 := to.StridesAndOffset()
	if !ok1 || !ok2 || o == ir.Dynamic && p != ir.Dynamic {
		return false
	}
	return !moreStatic(from.Shape(), to.Shape()) && !moreStatic(s, t)
}

func moreStatic(from, to []int64) bool {
	for i := range from {
		if from[i] == ir.Dynamic && to[i] != ir.Dynamic {
			return true
		}
	}
	return false
}

func foldCopy(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	changed := false
	for i := range 2 {
		if c := op.Operand(i).DefiningOp(); c != nil && c.Is(Cast) && dropsStatic(c) {
			op.SetOperand(i, c.Operand(0))
			changed = true
		}
	}
	return out, changed
}

// foldSameType folds a cast between equal types.
func foldSameType(op *ir.Operation, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	if op.Operand(0).Type() == op.Result(0).Type() {
		return append(out, ir.FoldResult{Value: op.Operand(0)}), true
	}
	return out, false
}

func foldCast(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	if foldCasts(op, nil) {
		return out, true
	}
	return foldSameType(op, out)
}

// foldSpaceCast merges two consecutive memory_space_casts.
func foldSpaceCast(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	if c := op.Operand(0).DefiningOp(); c != nil && c.Is(MemorySpaceCast) {
		op.SetOperand(0, c.Operand(0))
		return out, true
	}
	return foldSameType(op, out)
}

func foldRank(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	m, ok := op.Operand(0).Type().(*ir.MemRefType)
	if !ok {
		return out, false
	}
	ctx := op.Context()
	return append(out, ir.FoldResult{Attr: ctx.Int(ctx.Index(), int64(len(m.Shape())))}), true
}

// foldDim folds a static size to a constant, and a dynamic size to the operand of the
// op that creates the buffer.
func foldDim(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	a, ok := operands[1].(*ir.IntegerAttr)
	t, isRef := op.Operand(0).Type().(*ir.MemRefType)
	if !ok || !isRef {
		return out, false
	}
	i := a.Int64Or(-1)
	if i < 0 || i >= int64(len(t.Shape())) {
		return out, false
	}
	if d := t.Shape()[i]; d != ir.Dynamic {
		ctx := op.Context()
		return append(out, ir.FoldResult{Attr: ctx.Int(ctx.Index(), d)}), true
	}
	if v := sizeOperand(op.Operand(0).DefiningOp(), t, int(i)); v != nil {
		return append(out, ir.FoldResult{Value: v}), true
	}
	return out, foldCasts(op, nil)
}

// sizeOperand returns the operand of def that is the size of the dynamic
// dimension i of its result of type t. It returns nil if def has no such operand.
func sizeOperand(def *ir.Operation, t *ir.MemRefType, i int) *ir.Value {
	if def == nil {
		return nil
	}
	switch {
	case def.Is(Alloc), def.Is(Alloca):
		return def.OperandIn(0, dynamicDims(t.Shape()[:i]))
	case def.Is(View):
		return def.OperandIn(2, dynamicDims(t.Shape()[:i]))
	case def.Is(ReinterpretCast):
		return sizeAt(def, i)
	case def.Is(SubView):
		source := def.Operand(0).Type().(*ir.MemRefType)
		dropped, ok := droppedDims(source, t, subViewRanks.Static(def, 1))
		if !ok {
			return nil
		}
		for k, gone := range dropped {
			if gone {
				continue
			}
			if i == 0 {
				return sizeAt(def, k)
			}
			i--
		}
	}
	return nil
}

func sizeAt(def *ir.Operation, i int) *ir.Value {
	if sizes := reinterpretRanks.Mixed(def, 1); i < len(sizes) {
		return sizes[i].Value
	}
	return nil
}

// dimSpeculation says that memref.dim cannot fail if the index is a constant within the
// rank.
type dimSpeculation struct{}

// IsSpeculatable reports whether op cannot fail.
func (dimSpeculation) IsSpeculatable(op *ir.Operation) bool {
	i, ok := ir.IntConstantOf(op.Operand(1))
	t, ranked := op.Operand(0).Type().(*ir.MemRefType)
	return ok && ranked && i >= 0 && i < int64(len(t.Shape()))
}

func foldReinterpretCast(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	src := op.Operand(0)
	if prev := src.DefiningOp(); prev != nil {
		ok := prev.Is(ReinterpretCast) || prev.Is(Cast)
		if prev.Is(SubView) {
			ok = interfaces.AllConst(StridedViewOp{prev}.Offsets(), 0)
		}
		if ok {
			op.SetOperand(0, prev.Operand(0))
			return out, true
		}
	}
	t := op.Result(0).Type().(*ir.MemRefType)
	if ir.HasStaticShape(t) && src.Type() == ir.Type(t) && reinterpretRanks.Static(op, 0)[0] == 0 {
		return append(out, ir.FoldResult{Value: src}), true
	}
	return out, false
}

// foldSubView removes a subview of the whole buffer, a subview of the whole of another one, and the inverse of a subview that
// was inserted for the same shape.
func foldSubView(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	v := StridedViewOp{op}
	src, t := v.Source().Type().(*ir.MemRefType), v.Type()
	if ir.HasStaticShape(t) && src == t {
		return append(out, ir.FoldResult{Value: v.Source()}), true
	}
	prev := v.Source().DefiningOp()
	if prev == nil || !prev.Is(SubView) {
		return out, false
	}
	p := StridedViewOp{prev}
	if !slices.Equal(v.Sizes(), p.Sizes()) || !interfaces.AllConst(v.Offsets(), 0) || !interfaces.AllConst(v.Strides(), 1) {
		return out, false
	}
	switch ir.Type(t) {
	case v.Source().Type():
		return append(out, ir.FoldResult{Value: v.Source()}), true
	case p.Source().Type():
		if interfaces.AllConst(p.Offsets(), 0) && interfaces.AllConst(p.Strides(), 1) {
			return append(out, ir.FoldResult{Value: p.Source()}), true
		}
	}
	return out, false
}

// foldShapeChange folds the inverse of an expand_shape or collapse_shape.
func foldShapeChange(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	inverse := ExpandShape
	if op.Is(ExpandShape) {
		inverse = CollapseShape
	}
	src, dst := op.Operand(0), op.Result(0).Type()
	if src.Type() == dst {
		return append(out, ir.FoldResult{Value: src}), true
	}
	if prev := src.DefiningOp(); prev != nil && prev.Is(inverse) && prev.Operand(0).Type() == dst && prev.Prop(reassociationSlot) == op.Prop(reassociationSlot) {
		return append(out, ir.FoldResult{Value: prev.Operand(0)}), true
	}
	return out, false
}

func foldTranspose(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	m, in := permutationOf(op), op.Operand(0)
	if m.IsIdentity() && in.Type() == op.Result(0).Type() {
		return append(out, ir.FoldResult{Value: in}), true
	}
	if prev := in.DefiningOp(); prev != nil && prev.Is(Transpose) {
		op.SetProp(0, op.Context().MapAttr(affinemap.Compose(m, permutationOf(prev))))
		op.SetOperand(0, prev.Operand(0))
		return out, true
	}
	return out, false
}

// foldView drops a view of the whole buffer, which MLIR 19 keeps.
func foldView(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	shift, ok := operands[1].(*ir.IntegerAttr)
	if op.Context().MLIR() == 19 || !ok || !shift.Value.IsZero() || op.NumOperands() > 2 || op.Operand(0).Type() != op.Result(0).Type() {
		return out, false
	}
	return append(out, ir.FoldResult{Value: op.Operand(0)}), true
}

// allocatesInScope is the effects hook of memref.alloca.
func allocatesInScope(op *ir.Operation, visit func(ir.Effect)) {
	visit(ir.Effect{Kind: ir.EffectAllocate, Value: op.Result(0), Resource: ir.AutomaticAllocationResource})
}
