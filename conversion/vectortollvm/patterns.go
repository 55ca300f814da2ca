// Package vectortollvm holds the patterns that convert the vector dialect to llvm, as MLIR's pass convert-vector-to-llvm does.
//
// A vector of several dimensions becomes nested arrays of vectors with one, see [llvmtypes]. The patterns expect that operations on
// several dimensions were broken down before, where MLIR does so; the package dialect/vector/passes has these rewrites.
package vectortollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/dialect/vector"
	vectorpasses "github.com/spvc/spvc/dialect/vector/passes"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// Options are the options of the pass.
type Options struct {
	// Reassociate lets LLVM add the elements of a reduction in any order.
	Reassociate bool
	// WideIndices compares indices of masks as 64-bit integers in place of 32-bit ones.
	WideIndices bool
	// VectorAlignment aligns accesses as the vector in place of as the element of the memref.
	VectorAlignment bool
}

// AddPatterns appends the patterns to ps, with the options that MLIR's pass convert-to-llvm has.
func AddPatterns(c *llvmtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	return AddPatternsWith(c, Options{WideIndices: true}, ps)
}

// AddPatternsWith is AddPatterns with other options.
func AddPatternsWith(c *llvmtypes.Converter, opts Options, ps []*rewrite.Pattern) []*rewrite.Pattern {
	l := &lowering{c: c, opts: opts}
	list := [...]struct {
		name string
		def  *ir.OpDef
		f    func(*at, *ir.Operation, rewrite.Adaptor) bool
	}{
		{"VectorBitCastOpConversion", vector.BitCast, (*at).bitCast},
		{"VectorShuffleOpConversion", vector.Shuffle, (*at).shuffle},
		{"VectorExtractElementOpConversion", vector.ExtractElement, (*at).extractElement},
		{"VectorExtractOpConversion", vector.Extract, (*at).extract},
		{"VectorFromElementsLowering", vector.FromElements, (*at).fromElements},
		{"VectorFMAOp1DConversion", vector.FMA, (*at).fma},
		{"VectorInsertElementOpConversion", vector.InsertElement, (*at).insertElement},
		{"VectorInsertOpConversion", vector.Insert, (*at).insert},
		{"VectorReductionOpConversion", vector.Reduction, (*at).reduction},
		{"MaskedReductionOpConversion", vector.Mask, (*at).maskedReduction},
		{"VectorLoadStoreConversion", vector.Load, (*at).load},
		{"VectorLoadStoreConversion", vector.Store, (*at).store},
		{"VectorLoadStoreConversion", vector.MaskedLoad, (*at).maskedLoad},
		{"VectorLoadStoreConversion", vector.MaskedStore, (*at).maskedStore},
		{"VectorGatherOpConversion", vector.Gather, (*at).gather},
		{"VectorScatterOpConversion", vector.Scatter, (*at).scatter},
		{"VectorExpandLoadOpConversion", vector.ExpandLoad, (*at).expandLoad},
		{"VectorCompressStoreOpConversion", vector.CompressStore, (*at).compressStore},
		{"VectorPrintOpConversion", vector.Print, (*at).print},
		{"VectorTypeCastOpConversion", vector.TypeCast, (*at).typeCast},
		{"VectorSplatOpLowering", vector.Splat, (*at).splat},
		{"VectorScalableInsertOpLowering", vector.ScalableInsert, (*at).scalableInsert},
		{"VectorScalableExtractOpLowering", vector.ScalableExtract, (*at).scalableExtract},
		{"VectorInterleaveOpLowering", vector.Interleave, (*at).interleave},
		{"VectorDeinterleaveOpLowering", vector.Deinterleave, (*at).deinterleave},
		{"VectorScalableStepOpLowering", vector.Step, (*at).step},
		{"VectorScaleOpConversion", vector.VScale, (*at).vscale},
		{"VectorMatmulOpConversion", vector.MatrixMultiply, (*at).matrixMultiply},
		{"VectorFlatTransposeOpConversion", vector.FlatTranspose, (*at).flatTranspose},
	}
	for i := range list {
		ps = append(ps, l.pattern(list[i].name, list[i].def, list[i].f))
	}
	if c.Context().MLIR() <= 19 {
		ps = append(ps, vectorpasses.SlicePatterns()...)
	} else {
		ps = append(ps, l.pattern("VectorToElementsLowering", vector.ToElements, (*at).toElements))
	}
	if c.Context().MLIR() > 21 {
		ps = append(ps, l.pattern("VectorBroadcastScalarLowering", vector.Broadcast, (*at).splat))
	}
	// The mask keeps its operand, an index: no type is converted.
	return append(ps, rewrite.ConvertOp("VectorCreateMaskOpConversion", nil, vector.CreateMask,
		func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			return l.at(op, rw).createMask(op, ad)
		}))
}

// lowering is the state that the patterns share.
type lowering struct {
	c    *llvmtypes.Converter
	opts Options
}

func (l *lowering) pattern(name string, def *ir.OpDef, f func(*at, *ir.Operation, rewrite.Adaptor) bool) *rewrite.Pattern {
	return rewrite.ConvertOp(name, &l.c.TypeConverter, def, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		return f(l.at(op, rw), op, ad)
	})
}

func (l *lowering) at(op *ir.Operation, rw *rewrite.Rewriter) *at {
	return &at{lowering: l, rw: rw, b: &rw.Builder, ctx: rw.Context(), loc: op.Loc()}
}

// at is a place where a pattern puts operations.
type at struct {
	*lowering
	rw  *rewrite.Rewriter
	b   *ir.Builder
	ctx *ir.Context
	loc ir.Location
}

// one puts an operation with one result of type t.
func (a *at) one(def *ir.OpDef, t ir.Type, operands []*ir.Value, attrs ...ir.NamedAttribute) *ir.Value {
	return a.b.Create(a.loc, def, operands, []ir.Type{t}, attrs...).Result(0)
}

// position puts the constant n as the position of an element, an attribute of type index.
func (a *at) position(n int64) *ir.Value {
	return llvmtypes.IndexConstant(a.b, a.loc, a.c.IndexType(), n)
}

func (a *at) intAttr(bits uint32, n int64) ir.Attribute { return a.ctx.Int(a.ctx.I(bits), n) }

func (a *at) noValue(t ir.Type) *ir.Value { return llvmtypes.NoValue(a.b, a.loc, t) }

func (a *at) extractAt(t ir.Type, v, position *ir.Value) *ir.Value {
	return a.one(llvm.ExtractElement, t, []*ir.Value{v, position})
}

func (a *at) insertAt(v, x, position *ir.Value) *ir.Value {
	return a.one(llvm.InsertElement, v.Type(), []*ir.Value{v, x, position})
}

func (a *at) shuffleOf(v, w *ir.Value, mask []int32) *ir.Value {
	n := ir.Type(a.ctx.ScalableVector([]int64{int64(len(mask))}, []bool{llvm.IsScalable(v.Type())}, llvm.ScalarOf(v.Type())))
	return a.one(llvm.ShuffleVector, n, []*ir.Value{v, w}, ir.Named("mask", a.ctx.DenseI32Array(mask...)))
}

// replace replaces op by an operation with one result.
func (a *at) replace(op *ir.Operation, def *ir.OpDef, t ir.Type, operands []*ir.Value, attrs ...ir.NamedAttribute) bool {
	a.rw.Replace(op, a.one(def, t, operands, attrs...))
	return true
}

// maxElements is the number of elements up to which patterns spell out a vector, so that small texts make no endless programs.
const maxElements = 1 << 20

// isSmall reports whether t has at most maxElements elements.
func (a *at) isSmall(t ir.Type) bool {
	n := int64(1)
	for _, d := range t.(*ir.VectorType).Shape() {
		if d > 0 && n > maxElements/d {
			return a.rw.Fail("the vector has too many elements")
		}
		n *= d
	}
	return true
}

// rankOf returns the number of dimensions of a vector, and 0 for a scalar.
func rankOf(t ir.Type) int {
	if v, ok := t.(*ir.VectorType); ok {
		return len(v.Shape())
	}
	return 0
}

func isVector(t ir.Type) bool { _, ok := t.(*ir.VectorType); return ok }
