package dispatch

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
)

// isScalarBody reports whether inline takes the body of op: one block whose operations have no effects other than assertions, and compute with
// numbers and with elements of tensors.
func isScalarBody(op *ir.Operation) bool {
	return foreign(op) == nil
}

// isScalar reports whether the body of root may contain op.
func isScalar(op, root *ir.Operation) bool {
	if op.Is(tensor.Extract) {
		t, ok := op.Operand(0).Type().(*ir.RankedTensorType)
		return ok && fitsDevice(t)
	}
	if op.Is(linalg.Index) || op.Is(linalg.Yield) || op.Is(tensor.Yield) || op.Is(cf.Assert) {
		return true
	}
	for _, v := range op.Operands() {
		if !isScalarType(v.Type()) && !op.Is(tensor.Dim) && !(isForeign(v.Type()) && (within(v.ParentRegion(), root) || isConstant(v))) {
			return false
		}
	}
	for _, v := range op.Results() {
		if !isScalarType(v.Type()) && !isForeign(v.Type()) {
			return false
		}
	}
	return op.HasTrait(ir.Terminator) || ir.IsMemoryEffectFree(op)
}

// isForeign reports whether values of type t may occur in bodies: the dialect of t converts itself to SPIR-V. A launch does not pass them to a
// kernel.
func isForeign(t ir.Type) bool {
	def := t.TypeDef()
	if def == nil {
		return false
	}
	d := t.Context().Dialect(def.Dialect)
	return d != nil && len(ir.DialectInterfaces[spirvtypes.PatternModel](d)) > 0
}

// isConstant reports whether v is a constant that a body may contain.
func isConstant(v *ir.Value) bool {
	def := v.DefiningOp()
	return def != nil && def.HasTrait(ir.ConstantLike) && (isNumber(v.Type()) || isForeign(v.Type()))
}

// asserts reports whether the body of op has assertions.
func asserts(op *ir.Operation) bool {
	if op.NumRegions() == 0 {
		return false
	}
	found := false
	op.Region(0).WalkPre(func(o *ir.Operation) ir.WalkResult {
		if found = found || o.Is(cf.Assert); found {
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	})
	return found
}

// isScalarType reports whether a body computes with values of type t.
func isScalarType(t ir.Type) bool {
	_, ok := t.(*ir.ComplexType)
	return ok || isNumber(t)
}

func isNumber(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.IndexType:
		return true
	}
	return false
}

// inline creates the operations of a body with the given arguments. Dims are the indices that linalg.index stands for. It returns
// what the body yields.
func (e *evaluator) inline(body *ir.Block, args, dims []*ir.Value) []*ir.Value {
	m := ir.NewMapping()
	for i, a := range body.Args() {
		m.Map(a, args[i])
	}
	value := func(v *ir.Value) *ir.Value {
		if v.ParentBlock() == body {
			return m.Value(v)
		}
		return e.number(v)
	}
	for op := body.First(); op != body.Last(); op = op.Next() {
		switch {
		case op.Is(linalg.Index):
			m.Map(op.Result(0), dims[linalg.IndexDim(op)])
		case op.Is(tensor.Extract):
			at := make(point, op.NumOperands()-1)
			for i := range at {
				at[i] = value(op.Operand(i + 1))
			}
			m.Map(op.Result(0), e.element(op.Operand(0), at))
		default:
			e.copyInto(op, m, body, dims)
		}
	}
	out := make([]*ir.Value, body.Last().NumOperands())
	for i, v := range body.Last().Operands() {
		out[i] = value(v)
	}
	return out
}

// copyInto copies an operation of a body, and resolves what its regions refer to.
func (e *evaluator) copyInto(op *ir.Operation, m *ir.Mapping, body *ir.Block, dims []*ir.Value) {
	for _, v := range op.Operands() {
		if v.ParentBlock() != body {
			m.Map(v, e.number(v))
		}
	}
	if v := foldTruncation(e, op, m); v != nil {
		m.Map(op.Result(0), v)
		return
	}
	clone := e.b.Insert(e.b.Arena().Clone(op, m))
	if op.NumRegions() == 0 {
		return
	}
	var nested []*ir.Operation
	clone.Walk(func(o *ir.Operation) {
		if o != clone {
			nested = append(nested, o)
		}
	})
	back := e.b.InsertionPoint()
	for _, o := range nested {
		for i, v := range o.Operands() {
			if e.outer(v) {
				o.SetOperand(i, e.number(v))
			}
		}
		e.b.SetBefore(o)
		switch {
		case o.Is(linalg.Index):
			o.ReplaceAllUsesWith(dims[linalg.IndexDim(o) : linalg.IndexDim(o)+1])
			o.Erase()
		case o.Is(tensor.Extract):
			v := e.nested(func() *ir.Value { return e.element(o.Operand(0), o.Operands()[1:]) })
			o.ReplaceAllUsesWith([]*ir.Value{v})
			o.Erase()
		}
	}
	e.b.SetInsertionPoint(back)
}

// outer reports whether v is a number of the dispatch's body or of a loop in it, and not of what is created.
func (e *evaluator) outer(v *ir.Value) bool {
	return (v.ParentBlock() == e.body || e.scopeOf(v) != nil) && (isNumber(v.Type()) || isForeign(v.Type()))
}

// elementOfElementwise computes an element by the operation on numbers that op is on tensors.
func elementOfElementwise(e *evaluator, op *ir.Operation, at point) *ir.Value {
	m := ir.NewMapping()
	for _, v := range op.Operands() {
		if _, ok := v.Type().(*ir.RankedTensorType); ok {
			m.Map(v, e.element(v, at))
		} else {
			m.Map(v, e.number(v))
		}
	}
	clone := e.b.Insert(e.b.Arena().Clone(op, m))
	clone.Result(0).SetType(op.Result(0).Type().(ir.ShapedType).ElementType())
	return clone.Result(0)
}

// isSplat reports whether op is a constant all of whose elements are equal.
func isSplat(op *ir.Operation) bool {
	d, ok := op.Prop(0).(*ir.DenseElementsAttr)
	return ok && d.SplatValue() != nil
}

func elementOfConstant(e *evaluator, op *ir.Operation, _ point) *ir.Value {
	d := op.Prop(0).(*ir.DenseElementsAttr)
	return e.atHead(func() *ir.Value { return constantOf(e.b, e.loc, d.Element(0)) })
}

// constantOf creates a constant of a number.
func constantOf(b *ir.Builder, loc ir.Location, a ir.Attribute) *ir.Value {
	return arith.NewConstant(b, loc, a.(ir.TypedAttr))
}

// zeroOf creates the number 0 of type t.
func zeroOf(b *ir.Builder, loc ir.Location, t ir.Type) *ir.Value {
	if f, ok := t.(*ir.FloatType); ok {
		return arith.NewFloat(b, loc, f, 0)
	}
	return arith.NewInt(b, loc, t, 0)
}

func elementOfGenerated(e *evaluator, op *ir.Operation, at point) *ir.Value {
	return e.inline(op.Region(0).First(), at, nil)[0]
}
