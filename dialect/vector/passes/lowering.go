package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// ContractLowering says what a vector.contract becomes.
type ContractLowering uint8

// The lowerings of contractions.
const (
	// DotProducts multiplies rows by columns and adds the products up.
	DotProducts ContractLowering = iota
	// MatrixIntrinsic is MLIR's lowering to llvm.intr.matrix.multiply, for which spvc makes dot products.
	MatrixIntrinsic
	// OuterProducts adds outer products of columns and rows.
	OuterProducts
	// ParallelArith is MLIR's lowering of contractions without reductions, for which spvc makes dot products.
	ParallelArith
)

// TransposeLowering says what a vector.transpose becomes.
type TransposeLowering uint8

// The lowerings of transposes.
const (
	// Elementwise moves the elements one by one.
	Elementwise TransposeLowering = iota
	// TransposeIntrinsic is MLIR's lowering to llvm.intr.matrix.transpose, for which spvc moves elements.
	TransposeIntrinsic
	// Shuffle1D shuffles a flat vector.
	Shuffle1D
	// Shuffle16x16 is MLIR's lowering by special shuffles of 16x16 elements, for which spvc shuffles a flat vector.
	Shuffle16x16
)

// Lowering says how operations on vectors of several dimensions are broken down to those on vectors with one.
type Lowering struct {
	Contract  ContractLowering
	Transpose TransposeLowering
	// WideIndices compares indices of masks as 64-bit integers in place of 32-bit ones.
	WideIndices bool
}

// Patterns returns the patterns that the first step of MLIR's pass convert-vector-to-llvm applies.
func (l Lowering) Patterns(ctx *ir.Context) []*rewrite.Pattern {
	ps := vector.MaskFolders()
	ps = append(ps,
		rewrite.On("UnrollBitCastOp", vector.BitCast, unrollBitCast),
		rewrite.On("BroadcastOpLowering", vector.Broadcast, lowerBroadcast),
		rewrite.On("OuterProductOpLowering", vector.OuterProduct, lowerOuterProduct),
		rewrite.OnOp("ContractionOpLowering", vector.Contract, l.lowerContract).Recursive(),
		rewrite.OnOp("CreateMaskOp", vector.CreateMask, lowerCreateMask),
		rewrite.OnOp("ConstantMaskOp", vector.ConstantMask, lowerConstantMask),
	)
	ps = append(ps, shapeCastPatterns(ctx)...)
	ps = append(ps,
		rewrite.OnOp("UnrollInterleaveOp", vector.Interleave, unrollInterleave),
		rewrite.OnOp("UnrollDeinterleaveOp", vector.Deinterleave, unrollDeinterleave),
		rewrite.On("Transpose2DWithUnitDimToShapeCast", vector.Transpose, transposeUnits),
		rewrite.On("TransposeOpLowering", vector.Transpose, l.lowerTranspose),
	)
	ps = append(ps, TransferPatterns(ctx, 1)...)
	ps = append(ps, rewrite.OnOp("StepToArithConstantOpRewrite", vector.Step, lowerStep))
	if ctx.MLIR() <= 19 {
		return ps
	}
	ps = append(append(ps, l.BoundsPatterns()...), SlicePatterns()...)
	return append(ps, rewrite.OnOp("UnrollGather", vector.Gather, unrollGather).Recursive(), vector.InsertConstant(),
		rewrite.OnOp("UnrollFromElements", vector.FromElements, unrollFromElements).Recursive(),
		rewrite.OnOp("UnrollToElements", vector.ToElements, unrollToElements).Recursive())
}

// BoundsPatterns returns the patterns that compute masks of one dimension, and those that keep transfers within the bounds
// (populateVectorMaskMaterializationPatterns).
func (l Lowering) BoundsPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.OnOp("VectorCreateMaskOpConversion", vector.CreateMask, l.materializeMask),
		rewrite.On("MaterializeTransferMask", vector.TransferRead, materializeBounds),
		rewrite.On("MaterializeTransferMask", vector.TransferWrite, materializeBounds),
	}
}

// SlicePatterns returns the patterns that turn slices of vectors into shuffles, and multiply and add the parts of vectors with several
// dimensions.
func SlicePatterns() []*rewrite.Pattern {
	return append(slicePatterns(), rewrite.OnOp("VectorFMAOpNDRewritePattern", vector.FMA, lowerFMA).Recursive())
}

// zeroOf puts a constant of zeros.
func zeroOf(rw *rewrite.Rewriter, loc ir.Location, t ir.Type) *ir.Value {
	return arith.NewInt(&rw.Builder, loc, t, 0)
}

// noValue puts a vector whose elements are all replaced: zeros until MLIR 19, poison since.
func noValue(rw *rewrite.Rewriter, loc ir.Location, t ir.Type) *ir.Value {
	if rw.Context().MLIR() > 19 {
		return ub.NewPoison(&rw.Builder, loc, t)
	}
	return zeroOf(rw, loc, t)
}

// newSplat puts a vector of type t whose elements are v.
func newSplat(rw *rewrite.Rewriter, loc ir.Location, t ir.Type, v *ir.Value) *ir.Value {
	def := vector.Splat
	if rw.Context().MLIR() > 21 {
		def = vector.Broadcast
	}
	return vector.NewUnary(&rw.Builder, loc, def, v, t)
}

// maxPieces is the number of pieces to which one operation is broken down at most, so that small texts make no endless programs.
const maxPieces = 1 << 16

// leadingShape returns the dimensions of t before the last one that can be unrolled: those before the first scalable one. It returns nil
// if there are none.
func leadingShape(t *ir.VectorType) []int64 {
	shape := t.Shape()
	for i := 0; i < len(shape)-1; i++ {
		if t.ScalableDim(i) {
			return shape[:i]
		}
	}
	if len(shape) < 2 {
		return nil
	}
	return shape[:len(shape)-1]
}

// countsPieces reports whether positions in shape are few enough.
func countsPieces(shape []int64, rw *rewrite.Rewriter) bool {
	n := int64(1)
	for _, d := range shape {
		if n *= d; n > maxPieces {
			return rw.Fail("the vector has too many parts")
		}
	}
	return true
}

// rowsOf returns the dimensions of t before the last one, or the only one.
func rowsOf(t *ir.VectorType) []int64 {
	shape := t.Shape()
	return shape[:max(len(shape)-1, min(len(shape), 1))]
}

// unrollTo calls f with each position in the leading dimensions of t. It returns false if there are none, or too many.
func unrollTo(t *ir.VectorType, rw *rewrite.Rewriter, f func(rest *ir.VectorType, pos []int64)) bool {
	lead := leadingShape(t)
	if len(lead) == 0 {
		return rw.Fail("there are no dimensions to unroll")
	}
	if !countsPieces(lead, rw) {
		return false
	}
	rest := vector.DropLeading(t, len(lead))
	for pos := range vector.Positions(lead) {
		f(rest, slices.Clone(pos))
	}
	return true
}

func unrollBitCast(op vector.UnaryOp, rw *rewrite.Rewriter) bool {
	b, loc := &rw.Builder, op.Loc()
	var v *ir.Value
	ok := unrollTo(op.Type(), rw, func(rest *ir.VectorType, pos []int64) {
		if v == nil {
			v = noValue(rw, loc, op.Type())
		}
		part := vector.NewUnary(b, loc, vector.BitCast, vector.NewExtract(b, loc, op.Source(), pos...), rest)
		v = vector.NewInsert(b, loc, part, v, pos...)
	})
	if ok {
		rw.Replace(op.Operation, v)
	}
	return ok
}

func unrollInterleave(op *ir.Operation, rw *rewrite.Rewriter) bool {
	b, loc, t := &rw.Builder, op.Loc(), op.Result(0).Type().(*ir.VectorType)
	var v *ir.Value
	ok := unrollTo(t, rw, func(rest *ir.VectorType, pos []int64) {
		if v == nil {
			v = zeroOf(rw, loc, t)
		}
		x := vector.NewExtract(b, loc, op.Operand(0), pos...)
		y := vector.NewExtract(b, loc, op.Operand(1), pos...)
		part := b.Create(loc, vector.Interleave, []*ir.Value{x, y}, []ir.Type{rest}).Result(0)
		v = vector.NewInsert(b, loc, part, v, pos...)
	})
	if ok {
		rw.Replace(op, v)
	}
	return ok
}

func unrollDeinterleave(op *ir.Operation, rw *rewrite.Rewriter) bool {
	b, loc, t := &rw.Builder, op.Loc(), op.Result(0).Type().(*ir.VectorType)
	var even, odd *ir.Value
	ok := unrollTo(t, rw, func(rest *ir.VectorType, pos []int64) {
		if even == nil {
			even = zeroOf(rw, loc, t)
			odd = even
		}
		part := b.Create(loc, vector.Deinterleave, []*ir.Value{vector.NewExtract(b, loc, op.Operand(0), pos...)}, []ir.Type{rest, rest})
		even = vector.NewInsert(b, loc, part.Result(0), even, pos...)
		odd = vector.NewInsert(b, loc, part.Result(1), odd, pos...)
	})
	if ok {
		rw.Replace(op, even, odd)
	}
	return ok
}

// lowerFMA multiplies and adds the parts along the first dimension.
func lowerFMA(op *ir.Operation, rw *rewrite.Rewriter) bool {
	t := op.Result(0).Type().(*ir.VectorType)
	if len(t.Shape()) < 2 || t.ScalableDim(0) {
		return rw.Fail("the vector has one dimension, or the first one is scalable")
	}
	if !countsPieces(rowsOf(t), rw) {
		return false
	}
	b, loc := &rw.Builder, op.Loc()
	v := newSplat(rw, loc, t, zeroOf(rw, loc, t.ElementType()))
	for i := range t.Shape()[0] {
		parts := make([]*ir.Value, 3)
		for k := range parts {
			parts[k] = vector.NewExtract(b, loc, op.Operand(k), i)
		}
		part := b.Create(loc, vector.FMA, parts, []ir.Type{parts[0].Type()}).Result(0)
		v = vector.NewInsert(b, loc, part, v, i)
	}
	rw.Replace(op, v)
	return true
}

// lowerStep makes a constant of the numbers from 0 on.
func lowerStep(op *ir.Operation, rw *rewrite.Rewriter) bool {
	t := op.Result(0).Type().(*ir.VectorType)
	if t.IsScalable() {
		return rw.Fail("the vector is scalable")
	}
	if !countsPieces(t.Shape(), rw) {
		return false
	}
	rw.Replace(op, numbers(rw, op.Loc(), t))
	return true
}

// numbers puts a constant of type t with the numbers from 0 on.
func numbers(rw *rewrite.Rewriter, loc ir.Location, t *ir.VectorType) *ir.Value {
	n := ir.NumElements(t.Shape())
	list := make([]ir.Attribute, n)
	for i := range list {
		list[i] = rw.Context().Int(t.ElementType(), int64(i))
	}
	return arith.NewConstant(&rw.Builder, loc, rw.Context().DenseOf(t, list))
}

// unrollGather gathers the parts along the first dimension.
func unrollGather(op *ir.Operation, rw *rewrite.Rewriter) bool {
	g := vector.AccessOp{Operation: op}
	t := g.VectorType()
	if len(t.Shape()) < 2 || t.ScalableDim(0) {
		return rw.Fail("the vector has one dimension, or the first one is scalable")
	}
	if p := op.Parent(); p != nil && p.Is(vector.Mask) {
		return rw.Fail("the gather is inside of a vector.mask")
	}
	if !countsPieces(rowsOf(t), rw) {
		return false
	}
	b, loc := &rw.Builder, op.Loc()
	v := noValue(rw, loc, t)
	operands := op.Operands()
	n := len(operands)
	for i := range t.Shape()[0] {
		parts := slices.Clone(operands[:n-3])
		for _, x := range operands[n-3:] {
			parts = append(parts, vector.NewExtract(b, loc, x, i))
		}
		attrs := []ir.NamedAttribute{ir.Named("alignment", op.Attr("alignment"))}
		part := b.Create(loc, vector.Gather, parts, []ir.Type{vector.DropLeading(t, 1)}, attrs...).Result(0)
		v = vector.NewInsert(b, loc, part, v, i)
	}
	rw.Replace(op, v)
	return true
}

// unrollFromElements makes the parts along the first dimension.
func unrollFromElements(op *ir.Operation, rw *rewrite.Rewriter) bool {
	t := op.Result(0).Type().(*ir.VectorType)
	if len(t.Shape()) < 2 || t.ScalableDim(0) {
		return rw.Fail("the vector has one dimension, or the first one is scalable")
	}
	b, loc, part := &rw.Builder, op.Loc(), vector.DropLeading(t, 1)
	v, n := noValue(rw, loc, t), int(ir.NumElements(part.Shape()))
	for i := range t.Shape()[0] {
		elements := op.Operands()[int(i)*n : int(i+1)*n]
		v = vector.NewInsert(b, loc, b.Create(loc, vector.FromElements, elements, []ir.Type{part}).Result(0), v, i)
	}
	rw.Replace(op, v)
	return true
}

// unrollToElements takes the elements of the parts along the first dimension.
func unrollToElements(op *ir.Operation, rw *rewrite.Rewriter) bool {
	t := op.Operand(0).Type().(*ir.VectorType)
	if len(t.Shape()) < 2 || t.ScalableDim(0) {
		return rw.Fail("the vector has one dimension, or the first one is scalable")
	}
	b, loc := &rw.Builder, op.Loc()
	n := op.NumResults() / int(max(t.Shape()[0], 1))
	var elements []*ir.Value
	for i := range t.Shape()[0] {
		part := vector.NewExtract(b, loc, op.Operand(0), i)
		elements = append(elements, b.Create(loc, vector.ToElements, []*ir.Value{part}, op.ResultTypes()[:n]).Results()...)
	}
	rw.Replace(op, elements...)
	return true
}
