package llvm

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
)

// foldInts returns what compute makes of two constant integers.
func foldInts(operands []ir.Attribute, out []ir.FoldResult, compute func(a, b apint.Int) (apint.Int, bool)) ([]ir.FoldResult, bool) {
	a, ok1 := operands[0].(*ir.IntegerAttr)
	b, ok2 := operands[1].(*ir.IntegerAttr)
	if !ok1 || !ok2 {
		return nil, false
	}
	v, ok := compute(a.Value, b.Value)
	if !ok {
		return nil, false
	}
	return ir.FoldTo(out, a.Context().APInt(a.Type(), v))
}

func foldOr(_ *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	return foldInts(operands, out, func(a, b apint.Int) (apint.Int, bool) { return a.Or(b), true })
}

func foldShl(_ *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	return foldInts(operands, out, func(a, b apint.Int) (apint.Int, bool) {
		n := b.Limited(1 << 32)
		if n >= uint64(a.Width()) {
			return a, false
		}
		return a.Shl(n), true
	})
}

func foldZExt(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	a, ok := operands[0].(*ir.IntegerAttr)
	t, integer := op.Result(0).Type().(*ir.IntegerType)
	if !ok || !integer || t.Width < a.Value.Width() {
		return nil, false
	}
	return ir.FoldTo(out, op.Context().APInt(t, a.Value.ZExt(t.Width)))
}

// foldICmp folds comparisons for equality of a value with itself, and of an alloca with null.
func foldICmp(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	p := caseOf(op.Prop(predicateSlot))
	if p != ICmpEQ && p != ICmpNE {
		return nil, false
	}
	lhs, rhs := op.Operand(0), op.Operand(1)
	t := op.Result(0).Type()
	switch {
	case lhs == rhs:
		return ir.FoldTo(out, boolOf(t, p == ICmpEQ))
	case lhs.DefinedBy(Alloca) != nil && rhs.DefinedBy(Zero) != nil:
		return ir.FoldTo(out, boolOf(t, p == ICmpNE))
	case lhs.DefinedBy(Zero) != nil && rhs.DefinedBy(Alloca) != nil:
		op.SetOperand(0, rhs)
		op.SetOperand(1, lhs)
		return ir.FoldToValue(out, op.Result(0))
	}
	return nil, false
}

// boolOf returns the constant of type t, i1 or a vector of it, whose elements are v.
func boolOf(t ir.Type, v bool) ir.Attribute {
	a := t.Context().Bool(v)
	if s, ok := t.(ir.ShapedType); ok {
		return t.Context().SplatOf(s, a)
	}
	return a
}

// foldCastChain drops a cast to the type of its operand, and skips the cast of a cast.
func foldCastChain(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	t := op.Result(0).Type()
	arg := op.Operand(0)
	if arg.Type() == t {
		return ir.FoldToValue(out, arg)
	}
	prev := arg.DefinedBy(op.Def())
	if prev == nil {
		return nil, false
	}
	if prev.Operand(0).Type() == t {
		return ir.FoldToValue(out, prev.Operand(0))
	}
	op.SetOperand(0, prev.Operand(0))
	return ir.FoldToValue(out, op.Result(0))
}

// foldGEP drops an address computation with the only index 0, and makes constant indices static.
func foldGEP(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	numbers, ok := op.Prop(gepIndices).(*ir.DenseArrayAttr)
	if !ok {
		return nil, false
	}
	raw := numbers.Int64s()
	if len(raw) == 1 && op.Operand(0).Type() == op.Result(0).Type() && gepIndexIsZero(raw[0], operands) {
		return ir.FoldToValue(out, op.Operand(0))
	}
	list := make([]int32, len(raw))
	values := []*ir.Value{op.Operand(0)}
	next, changed := 1, false
	for i, n := range raw {
		list[i] = int32(n)
		if n != DynamicIndex {
			continue
		}
		if next >= op.NumOperands() {
			return nil, false
		}
		a, _ := operands[next].(*ir.IntegerAttr)
		if v, fits := smallIndex(a); fits {
			list[i], changed = v, true
		} else {
			values = append(values, op.Operand(next))
		}
		next++
	}
	if !changed {
		return nil, false
	}
	op.SetOperands(values)
	op.SetProp(gepIndices, op.Context().DenseI32Array(list...))
	return ir.FoldToValue(out, op.Result(0))
}

func gepIndexIsZero(n int64, operands []ir.Attribute) bool {
	if n != DynamicIndex {
		return n == 0
	}
	if len(operands) < 2 {
		return false
	}
	a, ok := operands[1].(*ir.IntegerAttr)
	return ok && a.Value.IsZero()
}

// smallIndex returns the number of an index that fits 32 signed bits.
func smallIndex(a *ir.IntegerAttr) (int32, bool) {
	if a == nil {
		return 0, false
	}
	n, ok := a.Int64()
	return int32(n), ok && n == int64(int32(n))
}

// foldExtractValue reads through insertions and other extractions.
func foldExtractValue(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	container, position := op.Operand(0), positionOf(op)
	newer := op.Context().MLIR() > 19
	if from := container.DefinedBy(ExtractValue); from != nil && newer {
		setPosition(op, append(slices.Clone(positionOf(from)), position...), from.Operand(0))
		return ir.FoldToValue(out, op.Result(0))
	}
	if a := ir.ConstantOf(container); a != nil && newer {
		for _, i := range position {
			if a = elementAt(a, i); a == nil {
				return nil, false
			}
		}
		return ir.FoldTo(out, a)
	}
	rest := container
	for {
		insert := rest.DefinedBy(InsertValue)
		if insert == nil {
			break
		}
		at := positionOf(insert)
		if slices.Equal(position, at) {
			return ir.FoldToValue(out, insert.Operand(1))
		}
		if n := min(len(position), len(at)); slices.Equal(position[:n], at[:n]) { // one is a part of the other
			break
		}
		rest = insert.Operand(0)
	}
	if rest == container {
		return nil, false
	}
	op.SetOperand(0, rest)
	return ir.FoldToValue(out, op.Result(0))
}

func setPosition(op *ir.Operation, position []int64, container *ir.Value) {
	op.SetProp(positionSlot, op.Context().DenseI64Array(position...))
	op.SetOperand(0, container)
}

func positionOf(op *ir.Operation) []int64 {
	if d, ok := op.Prop(positionSlot).(*ir.DenseArrayAttr); ok {
		return d.Int64s()
	}
	return nil
}

// elementAt returns element i of a constant aggregate, or nil.
func elementAt(a ir.Attribute, i int64) ir.Attribute {
	switch a := a.(type) {
	case *ir.DenseElementsAttr:
		if i < a.NumElements() {
			return a.Element(i)
		}
	case *ir.ArrayAttr:
		if i < int64(len(a.Elements)) {
			return a.Elements[i]
		}
	}
	if isValueAttr(a) {
		return a
	}
	return nil
}

// foldShuffleVector returns a vector of one element whose element is selected.
func foldShuffleVector(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	t, ok := op.Operand(0).Type().(*ir.VectorType)
	mask, is := op.Prop(0).(*ir.DenseArrayAttr)
	if !ok || !is || op.Context().MLIR() == 19 || len(t.Shape()) != 1 || t.Shape()[0] != 1 || mask.Len() != 1 || mask.Int64(0) != 0 {
		return nil, false
	}
	return ir.FoldToValue(out, op.Operand(0))
}
