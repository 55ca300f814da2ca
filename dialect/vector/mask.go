package vector

import "github.com/spvc/spvc/ir"

// Maskable is the interface of ops that vector.mask can predicate.
type Maskable interface {
	// MaskTypeOf returns the type that the mask of op must have. It returns nil if the
	// type cannot be determined, because op may not have been verified.
	MaskTypeOf(op *ir.Operation) *ir.VectorType
	// TakesPassThru reports whether lanes that are off may get another value.
	TakesPassThru() bool
}

// maskable is the model of an op whose mask type a function computes.
type maskable struct {
	typ      func(op *ir.Operation) *ir.VectorType
	passThru bool
}

// MaskTypeOf returns the type that the mask of op must have.
func (m *maskable) MaskTypeOf(op *ir.Operation) *ir.VectorType { return m.typ(op) }

// TakesPassThru reports whether lanes that are off may get another value.
func (m *maskable) TakesPassThru() bool { return m.passThru }

// maskLike returns the i1 vector with the shape of the vector t, or nil if t is not a
// vector.
func maskLike(t ir.Type) *ir.VectorType {
	v, ok := t.(*ir.VectorType)
	if !ok {
		return nil
	}
	return v.Context().ScalableVector(v.Shape(), v.Scalable, v.Context().I1())
}

func maskOfOperand(i int) *maskable {
	return &maskable{typ: func(op *ir.Operation) *ir.VectorType {
		if i >= op.NumOperands() {
			return nil
		}
		return maskLike(op.Operand(i).Type())
	}}
}

func maskOfTransfer(passThru bool) *maskable {
	return &maskable{passThru: passThru, typ: func(op *ir.Operation) *ir.VectorType {
		m, ok := op.Prop(transferMap).(*ir.AffineMapAttr)
		var t ir.Type
		switch {
		case op.Is(TransferRead) && op.NumResults() > 0:
			t = op.Result(0).Type()
		case op.Is(TransferWrite) && op.NumOperands() > 0:
			t = op.Operand(0).Type()
		}
		v, isVec := t.(*ir.VectorType)
		if !ok || !isVec {
			return nil
		}
		return maskType(v, m.Map)
	}}
}

func maskOfResult(op *ir.Operation) *ir.VectorType {
	if op.NumResults() == 0 {
		return nil
	}
	return maskLike(op.Result(0).Type())
}

func maskOfGather(op *ir.Operation) *ir.VectorType {
	if op.NumOperands() < 4 {
		return nil
	}
	return maskLike(AccessOp{op}.IndexVec().Type())
}

// maskOfContract returns a type with one dimension per iterator.
func maskOfContract(op *ir.Operation) *ir.VectorType {
	c := ContractOp{op}
	maps := c.Maps()
	if len(maps) < 2 || op.NumOperands() < 2 {
		return nil
	}
	n := len(c.Iterators())
	shape, scalable := make([]int64, n), make([]bool, n)
	for d := range n {
		for k := range 2 {
			v, ok := op.Operand(k).Type().(*ir.VectorType)
			if i := resultOf(maps[k], d); ok && i >= 0 && i < len(v.Shape()) {
				shape[d], scalable[d] = v.Shape()[i], v.ScalableDim(i)
				break
			}
		}
	}
	return op.Context().ScalableVector(shape, scalable, op.Context().I1())
}

func verifyMask(op *ir.Operation) bool {
	m := MaskOp{op}
	body := m.Body()
	last := body.Last()
	if last == nil {
		return op.EmitOpError("expects a terminator within the mask region")
	}
	first := body.First()
	if first != last && first.Next() != last {
		return op.EmitOpError("expects only one operation to mask")
	}
	if !last.Is(Yield) {
		return op.EmitOpError("expects a terminator within the mask region")
	}
	if last.NumOperands() != op.NumResults() {
		return op.EmitOpError("expects number of results to match mask region yielded values")
	}
	model, ok := ir.OpInterface[Maskable](first.Info())
	if !ok {
		return true
	}
	return verifyMasked(m, first, model)
}

func verifyMasked(m MaskOp, masked *ir.Operation, model Maskable) bool {
	if masked.NumResults() != m.NumResults() {
		return m.EmitOpError("expects number of results to match maskable operation number of results")
	}
	vectors := 0
	for i := range masked.NumResults() {
		t := masked.Result(i).Type()
		if t != m.Result(i).Type() {
			return m.EmitOpError("expects result type to match maskable operation result type")
		}
		if isVector(t) {
			vectors++
		}
	}
	if vectors > 1 {
		return m.EmitOpError("multiple vector results not supported")
	}
	if want := model.MaskTypeOf(masked); want != nil && m.Mask().Type() != ir.Type(want) {
		return m.EmitOpError("expects a " + ir.QuoteType(want) + " mask for the maskable operation")
	}
	pass := m.PassThru()
	switch {
	case pass == nil:
	case !model.TakesPassThru():
		return m.EmitOpError("doesn't expect a passthru argument for this maskable operation")
	case masked.NumResults() != 1:
		return m.EmitOpError("expects result when passthru argument is provided")
	case pass.Type() != masked.Result(0).Type():
		return m.EmitOpError("expects passthru type to match result type")
	}
	return true
}

// yieldFlow forwards all operands of vector.yield.
type yieldFlow struct{}

// ForwardedOperands returns all operands.
func (yieldFlow) ForwardedOperands(op *ir.Operation, _ int) (start, n int) {
	return 0, op.NumOperands()
}
