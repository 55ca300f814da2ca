package vector

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
)

// adaptSplat makes vector.broadcast of vector.splat, which MLIR 22 does not have.
func adaptSplat(rw *ir.Adapter, op *ir.Operation) bool {
	if Splat.Versions.Has(rw.Version) {
		return false
	}
	return rw.Replace(op, rw.Before(op).Create(op.Loc(), Broadcast, op.Operands(), op.ResultTypes()).Result(0))
}

// adaptExtractElement makes vector.extract of vector.extractelement, which MLIR 22 does not have.
func adaptExtractElement(rw *ir.Adapter, op *ir.Operation) bool {
	if ExtractElement.Versions.Has(rw.Version) {
		return false
	}
	dynamic, static := elementPosition(rw, op, 1)
	n := rw.Before(op).Create(op.Loc(), Extract, append([]*ir.Value{op.Operand(0)}, dynamic...), op.ResultTypes(),
		ir.Named("static_position", op.Context().DenseI64Array(static...)))
	return rw.Replace(op, n.Result(0))
}

// adaptInsertElement makes vector.insert of vector.insertelement, which MLIR 22 does not have.
func adaptInsertElement(rw *ir.Adapter, op *ir.Operation) bool {
	if InsertElement.Versions.Has(rw.Version) {
		return false
	}
	dynamic, static := elementPosition(rw, op, 2)
	n := rw.Before(op).Create(op.Loc(), Insert, append([]*ir.Value{op.Operand(0), op.Operand(1)}, dynamic...), op.ResultTypes(),
		ir.Named("static_position", op.Context().DenseI64Array(static...)))
	return rw.Replace(op, n.Result(0))
}

// elementPosition returns the position in operand i of op, which is absent for vectors without dimensions. A position outside
// of the vector is poison, so an integer is read as unsigned.
func elementPosition(rw *ir.Adapter, op *ir.Operation, i int) (dynamic []*ir.Value, static []int64) {
	if i >= op.NumOperands() {
		return nil, []int64{}
	}
	position := op.Operand(i)
	t := op.Operand(i - 1).Type().(*ir.VectorType)
	if n, ok := ir.IntConstantOf(position); ok && n >= 0 && n < width(t) {
		return nil, []int64{n}
	}
	if !isIndex(position.Type()) {
		position = rw.Before(op).Create(op.Loc(), arith.IndexCastUI, []*ir.Value{position}, []ir.Type{op.Context().Index()}).Result(0)
	}
	return []*ir.Value{position}, []int64{ir.Dynamic}
}

// adaptToElements makes vector.extract operations of vector.to_elements, which MLIR 19 and 20 do not have.
func adaptToElements(rw *ir.Adapter, op *ir.Operation) bool {
	if ToElements.Versions.Has(rw.Version) {
		return false
	}
	return rw.Replace(op, ElementsOf(rw.Before(op), op.Loc(), op.Operand(0))...)
}

// adaptShuffle makes other positions of those that are poison, which MLIR 19 does not have: a value that is poison may be any.
func adaptShuffle(rw *ir.Adapter, op *ir.Operation) bool {
	if rw.Version == 19 {
		ShuffleOp{op}.DropPoison()
	}
	return false
}

// DropPoison makes positions of those that are poison. Their elements may be any.
func (s ShuffleOp) DropPoison() {
	mask := s.Mask()
	if !slices.Contains(mask, Poison) {
		return
	}
	for i, m := range mask {
		mask[i] = max(m, 0)
	}
	s.SetProp(0, s.Context().IntArray(s.Context().I64(), mask...))
}

// Known returns static positions with 0 for those that are poison, whose results may be any.
func Known(static []int64) []int64 {
	static = slices.Clone(static)
	for i, p := range static {
		if p == Poison {
			static[i] = 0
		}
	}
	return static
}

// adaptWarp makes the operation of the gpu dialect, if it is registered, of vector.warp_execute_on_lane_0, which only MLIR 19 has.
func adaptWarp(rw *ir.Adapter, op *ir.Operation) bool {
	info, yield := op.Context().OpInfo("gpu.warp_execute_on_lane_0"), op.Context().OpInfo("gpu.yield")
	if WarpExecuteOnLane0.Versions.Has(rw.Version) || info.Def == nil || yield.Def == nil {
		return false
	}
	n := rw.Before(op).CreateWithRegions(op.Loc(), info.Def, op.Operands(), op.ResultTypes(), 1, op.Attrs()...)
	n.Region(0).TakeBlocks(op.Region(0))
	for b := n.Region(0).First(); b != nil; b = b.Next() {
		if end := b.Last(); end != nil && end.Is(Yield) {
			rw.Before(end).Create(end.Loc(), yield.Def, end.Operands(), nil)
			end.Erase()
		}
	}
	return rw.Replace(op, n.Results()...)
}

// adaptFlatTranspose transposes the matrix, whose columns follow each other in the vector, with the operations on vectors of
// two dimensions, because MLIR 22 does not have vector.flat_transpose.
func adaptFlatTranspose(rw *ir.Adapter, op *ir.Operation) bool {
	if FlatTranspose.Versions.Has(rw.Version) {
		return false
	}
	rows, columns := intProp(op, 0), intProp(op, 1)
	m, ok := asMatrix(rw, op, op.Operand(0), columns, rows)
	if !ok || ir.NumElements(op.Result(0).Type().(*ir.VectorType).Shape()) != rows*columns {
		return false
	}
	c := op.Context()
	t := c.Vector([]int64{rows, columns}, m.Type().(*ir.VectorType).ElementType())
	n := rw.Before(op).Create(op.Loc(), Transpose, []*ir.Value{m}, []ir.Type{t}, ir.Named("permutation", c.DenseI64Array(1, 0))).Result(0)
	return rw.Replace(op, rw.Before(op).Create(op.Loc(), ShapeCast, []*ir.Value{n}, op.ResultTypes()).Result(0))
}

// adaptMatrixMultiply multiplies the matrices, whose columns follow each other in the vectors, with vector.contract, because MLIR
// 22 does not have vector.matrix_multiply.
func adaptMatrixMultiply(rw *ir.Adapter, op *ir.Operation) bool {
	if MatrixMultiply.Versions.Has(rw.Version) {
		return false
	}
	rows, inner, columns := intProp(op, 0), intProp(op, 1), intProp(op, 2)
	lhs, okL := asMatrix(rw, op, op.Operand(0), inner, rows)
	rhs, okR := asMatrix(rw, op, op.Operand(1), columns, inner)
	t, ok := op.Result(0).Type().(*ir.VectorType)
	if !okL || !okR || !ok || ir.NumElements(t.Shape()) != rows*columns || lhs.Type().(*ir.VectorType).ElementType() != t.ElementType() {
		return false
	}
	c, b := op.Context(), rw.Before(op)
	out := c.Vector([]int64{columns, rows}, t.ElementType())
	zero := arith.ZeroAttr(out)
	if zero == nil {
		return false
	}
	acc := b.Create(op.Loc(), arith.Constant, nil, []ir.Type{out}, ir.Named("value", zero)).Result(0)
	i, j, k := c.AffineDimExpr(0), c.AffineDimExpr(1), c.AffineDimExpr(2)
	maps := c.Array([]ir.Attribute{
		c.MapAttr(c.AffineMap(3, 0, k, j)), c.MapAttr(c.AffineMap(3, 0, i, k)), c.MapAttr(c.AffineMap(3, 0, i, j)),
	})
	roles := c.Array([]ir.Attribute{
		c.Enum(IteratorAttrDef, uint64(Parallel)), c.Enum(IteratorAttrDef, uint64(Parallel)), c.Enum(IteratorAttrDef, uint64(Reduce)),
	})
	product := b.Create(op.Loc(), Contract, []*ir.Value{lhs, rhs, acc}, []ir.Type{out}, ir.Named("indexing_maps", maps), ir.Named("iterator_types", roles)).Result(0)
	return rw.Replace(op, b.Create(op.Loc(), ShapeCast, []*ir.Value{product}, op.ResultTypes()).Result(0))
}

// asMatrix returns v as a vector of two dimensions. ok is false if v has another number of elements.
func asMatrix(rw *ir.Adapter, op *ir.Operation, v *ir.Value, rows, columns int64) (m *ir.Value, ok bool) {
	t, isVector := v.Type().(*ir.VectorType)
	if !isVector || t.IsScalable() || rows <= 0 || columns <= 0 || ir.NumElements(t.Shape()) != rows*columns {
		return nil, false
	}
	n := op.Context().Vector([]int64{rows, columns}, t.ElementType())
	return rw.Before(op).Create(op.Loc(), ShapeCast, []*ir.Value{v}, []ir.Type{n}).Result(0), true
}

// intProp returns the integer in slot k.
func intProp(op *ir.Operation, k int) int64 {
	i, ok := op.Prop(k).(*ir.IntegerAttr)
	if !ok {
		return 0
	}
	return i.Int64Or(0)
}
