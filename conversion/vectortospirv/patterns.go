// Package vectortospirv holds the patterns that convert the vector dialect to
// spirv. Vectors of one element become scalars.
package vectortospirv

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

// lowering is the state that the patterns share.
type lowering struct{ c *spirvtypes.Converter }

// AddPatterns appends the patterns to ps, in MLIR's order. If there are two patterns
// for one op, the target allows the result of only one.
func AddPatterns(c *spirvtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	l := &lowering{c: c}
	on := func(name string, def *ir.OpDef, f func(*ir.Operation, rewrite.Adaptor, *rewrite.Rewriter) bool) *rewrite.Pattern {
		return rewrite.ConvertOp(name, &c.TypeConverter, def, f)
	}
	if c.Exact() || c.MLIR() > 19 {
		ps = append(ps, on("VectorFromElements", vector.FromElements, l.fromElements))
	}
	if c.MLIR() > 19 {
		ps = append(ps, on("VectorToElements", vector.ToElements, l.toElements), on("VectorStepOpConvert", vector.Step, l.step))
	}
	return append(ps,
		on("VectorBitcastConvert", vector.BitCast, l.bitcast),
		on("VectorBroadcastConvert", vector.Broadcast, l.splat),
		on("VectorExtractElementOpConvert", vector.ExtractElement, l.extractElement),
		on("VectorExtractOpConvert", vector.Extract, l.extract),
		on("VectorExtractStridedSliceOpConvert", vector.ExtractStridedSlice, l.extractSlice),
		spirvtypes.Elementwise(c, vector.FMA, spirv.GLFma),
		spirvtypes.Elementwise(c, vector.FMA, spirv.CLFma),
		on("VectorInsertElementOpConvert", vector.InsertElement, l.insertElement),
		on("VectorInsertOpConvert", vector.Insert, l.insert),
		on("VectorReductionPattern (GL)", vector.Reduction, l.reduction(integerOps(spirv.GLUMin, spirv.GLSMin, spirv.GLUMax, spirv.GLSMax))),
		on("VectorReductionPattern (CL)", vector.Reduction, l.reduction(integerOps(spirv.CLUMin, spirv.CLSMin, spirv.CLUMax, spirv.CLSMax))),
		on("VectorReductionFloatMinMax (CL)", vector.Reduction, l.reduction(floatOps(spirv.CLFMin, spirv.CLFMax))),
		on("VectorReductionFloatMinMax (GL)", vector.Reduction, l.reduction(floatOps(spirv.GLFMin, spirv.GLFMax))),
		on("VectorShapeCast", vector.ShapeCast, l.shapeCast),
		on("VectorInsertStridedSliceOpConvert", vector.InsertStridedSlice, l.insertSlice),
		on("VectorShuffleOpConvert", vector.Shuffle, l.shuffle),
		on("VectorInterleaveOpConvert", vector.Interleave, l.interleave),
		on("VectorDeinterleaveOpConvert", vector.Deinterleave, l.deinterleave),
		on("VectorSplatPattern", vector.Splat, l.splat),
		on("VectorLoadOpConverter", vector.Load, l.load),
		on("VectorStoreOpConverter", vector.Store, l.store),
		on("VectorReductionToFPDotProd", vector.Reduction, l.dotProduct).WithBenefit(2),
	)
}

// indices returns the attribute of spirv's composite ops.
func indices(rw *rewrite.Rewriter, name string, vs ...int64) ir.NamedAttribute {
	ctx := rw.Context()
	return ir.Named(name, ctx.IntArray(ctx.I32(), vs...))
}

// extracted extracts component i of a vector as a value of type t.
func extracted(rw *rewrite.Rewriter, loc ir.Location, v *ir.Value, i int64, t ir.Type) *ir.Value {
	return rw.Create(loc, spirv.CompositeExtract, []*ir.Value{v}, []ir.Type{t}, indices(rw, "indices", i)).Result(0)
}

func replaceByExtract(rw *rewrite.Rewriter, op *ir.Operation, v *ir.Value, i int64) bool {
	rw.ReplaceByNew(op, spirv.CompositeExtract, []*ir.Value{v}, []ir.Type{spirv.ElementAt(v.Type(), i)}, indices(rw, "indices", i))
	return true
}

func replaceByInsert(rw *rewrite.Rewriter, op *ir.Operation, v, into *ir.Value, i int64) bool {
	rw.ReplaceByNew(op, spirv.CompositeInsert, []*ir.Value{v, into}, []ir.Type{into.Type()}, indices(rw, "indices", i))
	return true
}

func replaceByShuffle(rw *rewrite.Rewriter, op *ir.Operation, a, b *ir.Value, t ir.Type, components []int64) bool {
	rw.ReplaceByNew(op, spirv.VectorShuffle, []*ir.Value{a, b}, []ir.Type{t}, indices(rw, "components", components...))
	return true
}

func replace(rw *rewrite.Rewriter, op *ir.Operation, v *ir.Value) bool {
	rw.Replace(op, v)
	return true
}

// upFrom returns n numbers that start at first and increase by step.
func upFrom(first, step int64, n int) []int64 {
	vs := make([]int64, n)
	for i := range vs {
		vs[i] = first + int64(i)*step
	}
	return vs
}

// shapeCast removes a cast that has no effect in SPIR-V.
func (l *lowering) shapeCast(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	t := l.c.ResultType(op, rw)
	if t == nil {
		return false
	}
	if t != ad.Operand(0).Type() && ir.NumElements(vector.UnaryOp{Operation: op}.Type().Shape()) != 1 {
		return rw.Fail("the shape cast is not of one element")
	}
	return replace(rw, op, ad.Operand(0))
}

// bits returns the size of a scalar or vector in bits.
func bits(t ir.Type) int64 {
	if v, ok := t.(*ir.VectorType); ok {
		return int64(spirv.BitWidth(v.ElementType())) * ir.NumElements(v.Shape())
	}
	return int64(spirv.BitWidth(t))
}

// bitcast fails on types of different sizes, which emulation may cause.
func (l *lowering) bitcast(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	t, v := l.c.ResultType(op, rw), ad.Operand(0)
	switch {
	case t == nil:
		return false
	case t == v.Type():
		return replace(rw, op, v)
	case bits(t) != bits(v.Type()):
		return rw.Fail("different source and target bitwidth")
	}
	rw.ReplaceByNew(op, spirv.Bitcast, []*ir.Value{v}, []ir.Type{t})
	return true
}

// splat converts vector.broadcast and vector.splat.
func (l *lowering) splat(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	t, v := l.c.ResultType(op, rw), ad.Operand(0)
	if t == nil {
		return false
	}
	if spirv.IsScalar(t) {
		return replace(rw, op, v)
	}
	all := make([]*ir.Value, ir.NumElements(vector.BroadcastOp{Operation: op}.Type().Shape()))
	for i := range all {
		all[i] = v
	}
	rw.ReplaceByNew(op, spirv.CompositeConstruct, all, []ir.Type{t})
	return true
}

// fromElements composes a vector, which MLIR 19 does not convert.
func (l *lowering) fromElements(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	t := l.c.ResultType(op, rw)
	if t == nil {
		return false
	}
	if spirv.IsScalar(t) {
		return replace(rw, op, ad.Operand(0))
	}
	rw.ReplaceByNew(op, spirv.CompositeConstruct, ad.Operands, []ir.Type{t})
	return true
}

func (l *lowering) toElements(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	v := ad.Operand(0)
	if spirv.IsScalar(v.Type()) {
		return replace(rw, op, v)
	}
	elements := make([]*ir.Value, op.NumResults())
	for i := range elements {
		t := l.c.Convert(op.Result(i).Type())
		if t == nil {
			return rw.Fail(unsupportedResult)
		}
		if op.Result(i).HasUses() {
			elements[i] = extracted(rw, op.Loc(), v, int64(i), t)
		}
	}
	rw.Replace(op, elements...)
	return true
}

// position returns at as a position in a vector of type t. The position -1, which is poison, becomes one in the vector, because
// SPIR-V's instructions are undefined for it; it is done as MLIR 22 does.
func position(rw *rewrite.Rewriter, loc ir.Location, t ir.Type, at *ir.Value) *ir.Value {
	n, i := ir.NumElements(t.(*ir.VectorType).Shape()), at.Type()
	number := func(v int64) *ir.Value { return spirv.NewConstant(&rw.Builder, loc, rw.Context().Int(i, v), i) }
	if n&(n-1) == 0 {
		return spirvtypes.New1(rw, loc, spirv.BitwiseAnd, i, at, number(n-1))
	}
	poison := spirvtypes.New1(rw, loc, spirv.IEqual, spirvtypes.BoolLike(i), at, number(-1))
	return spirvtypes.New1(rw, loc, spirv.Select, i, poison, number(0), at)
}

func (l *lowering) extract(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	e := vector.ExtractOp{Operation: op}
	if len(e.Dynamic()) > 0 && rw.Context().MLIR() == 19 {
		return rw.Fail("the position is not static")
	}
	v := ad.Operand(0)
	if spirv.IsScalar(v.Type()) || len(e.Static()) == 0 {
		return replace(rw, op, v)
	}
	if len(e.Dynamic()) > 0 {
		at := position(rw, op.Loc(), v.Type(), ad.Operand(1))
		rw.ReplaceByNew(op, spirv.VectorExtractDynamic, []*ir.Value{v, at}, []ir.Type{spirv.ElementAt(v.Type(), 0)})
		return true
	}
	return replaceByExtract(rw, op, v, vector.Known(e.Static())[0])
}

func (l *lowering) insert(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	n := vector.InsertOp{Operation: op}
	if _, ok := n.Source().Type().(*ir.VectorType); ok {
		return rw.Fail("unsupported vector source")
	}
	if ir.NumElements(n.Type().Shape()) == 1 {
		return replace(rw, op, ad.Operand(0))
	}
	if len(n.Dynamic()) > 0 {
		if rw.Context().MLIR() == 19 {
			return rw.Fail("the position is not static")
		}
		into := ad.Operand(1)
		at := position(rw, op.Loc(), into.Type(), ad.Operand(2))
		rw.ReplaceByNew(op, spirv.VectorInsertDynamic, []*ir.Value{into, ad.Operand(0), at}, []ir.Type{into.Type()})
		return true
	}
	return replaceByInsert(rw, op, ad.Operand(0), ad.Operand(1), vector.Known(n.Static())[0])
}

func (l *lowering) extractSlice(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	s := vector.SliceOp{Operation: op}
	t, v := l.c.ResultType(op, rw), ad.Operand(0)
	if t == nil {
		return false
	}
	at, n := s.Offsets()[0], s.Sizes()[0]
	if spirv.IsScalar(t) {
		if spirv.IsScalar(v.Type()) {
			return replace(rw, op, v)
		}
		return replaceByExtract(rw, op, v, at)
	}
	return replaceByShuffle(rw, op, v, v, t, upFrom(at, 1, int(n)))
}

func (l *lowering) insertSlice(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	s := vector.SliceOp{Operation: op}
	v, into := ad.Operand(0), ad.Operand(1)
	at := s.Offsets()[0]
	if spirv.IsScalar(v.Type()) {
		if spirv.IsScalar(into.Type()) {
			return replace(rw, op, v)
		}
		return replaceByInsert(rw, op, v, into, at)
	}
	to, ok1 := into.Type().(*ir.VectorType)
	from, ok2 := v.Type().(*ir.VectorType)
	if !ok1 || !ok2 || len(to.Shape()) != 1 || len(from.Shape()) != 1 {
		return rw.Fail("unsupported vector type")
	}
	n := to.Shape()[0]
	components := upFrom(0, 1, int(n))
	copy(components[at:], upFrom(n, 1, int(from.Shape()[0])))
	return replaceByShuffle(rw, op, into, v, to, components)
}

func (l *lowering) extractElement(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	v := ad.Operand(0)
	if spirv.IsScalar(v.Type()) {
		return replace(rw, op, v)
	}
	t := spirv.ElementAt(v.Type(), 0)
	if p, ok := ir.IntConstantOf(ad.Operand(1)); ok {
		rw.ReplaceByNew(op, spirv.CompositeExtract, []*ir.Value{v}, []ir.Type{t}, indices(rw, "indices", p))
		return true
	}
	rw.ReplaceByNew(op, spirv.VectorExtractDynamic, ad.Operands, []ir.Type{t})
	return true
}

func (l *lowering) insertElement(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	t, v := ad.Operand(1).Type(), ad.Operand(0)
	if spirv.IsScalar(t) {
		return replace(rw, op, v)
	}
	if p, ok := ir.IntConstantOf(ad.Operand(2)); ok {
		return replaceByInsert(rw, op, v, ad.Operand(1), p)
	}
	rw.ReplaceByNew(op, spirv.VectorInsertDynamic, []*ir.Value{ad.Operand(1), v, ad.Operand(2)}, []ir.Type{t})
	return true
}
