package memref

import "github.com/spvc/spvc/ir"

// ContentsModel is the interface of operations whose result is memory with constant elements, which
// nothing writes. Loads from it at constant indices fold to constants.
type ContentsModel interface {
	// Contents returns the elements in the order of the memory. Those of vectors come one by one.
	Contents(op *ir.Operation) *ir.DenseElementsAttr
}

// foldLoad folds a load of a known element to a constant.
func foldLoad(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	if d := contentsOf(op.Operand(0)); d != nil {
		if v := element(d, op.Operand(0).Type().(*ir.MemRefType), op.Result(0).Type(), operands[1:]); v != nil {
			return append(out, ir.FoldResult{Attr: v}), true
		}
	}
	return foldOperandCasts(op, operands, out)
}

// contentsOf returns the elements of m, a buffer of constant elements or one of its views in which all elements have
// the same places. It returns nil for other memory.
func contentsOf(m *ir.Value) *ir.DenseElementsAttr {
	def := m.DefiningOp()
	if def == nil {
		return nil
	}
	if def.Is(ReinterpretCast) {
		offsets := reinterpretRanks.Mixed(def, 0)
		t, ok := def.Operand(0).Type().(*ir.MemRefType)
		if !ok || len(offsets) != 1 || offsets[0].Value != nil || offsets[0].Const != 0 || t.Layout != nil ||
			def.Operand(0).DefiningOp() == nil {
			return nil
		}
		def = def.Operand(0).DefiningOp()
	}
	model, ok := ir.OpInterface[ContentsModel](def.Info())
	if !ok {
		return nil
	}
	return model.Contents(def)
}

// element returns the element of type t at constant indices of a memref of type m with the elements d, or nil.
func element(d *ir.DenseElementsAttr, m *ir.MemRefType, t ir.Type, indices []ir.Attribute) ir.Attribute {
	if m.Layout != nil || !ir.HasStaticShape(m) {
		return nil
	}
	at, size := int64(0), int64(1)
	vec, isVector := t.(*ir.VectorType)
	if isVector {
		size = ir.NumElements(vec.Shape())
	}
	for i, extent := range m.Shape() {
		c, ok := indices[i].(*ir.IntegerAttr)
		k := int64(-1)
		if ok {
			k = c.Int64Or(-1)
		}
		if k < 0 || k >= extent {
			return nil
		}
		at = at*extent + k
	}
	if (at+1)*size > d.NumElements() || d.ShapedType().ElementType() != ir.ElementTypeOrSelf(t) {
		return nil
	}
	if !isVector {
		return d.Element(at)
	}
	parts := make([]ir.Attribute, size)
	for i := range parts {
		parts[i] = d.Element(at*size + int64(i))
	}
	return t.Context().DenseOf(vec, parts)
}
