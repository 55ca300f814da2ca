// Package vectors holds MLIR's test passes of rewrites of vectors.
package vectors

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// Register adds the passes of this package to reg.
func Register(reg *pass.Registry) {
	greedy := func(name, class, summary string, patterns ...*rewrite.Pattern) {
		reg.Add(func() *pass.Pass {
			return &pass.Pass{
				Name: name, Class: "(anonymous namespace)::" + class, Op: fn.Func.Name, Summary: summary,
				Run: func(op *ir.Operation, _ *pass.Run) bool {
					rewrite.ApplyGreedily(op, rewrite.NewPatternSet(patterns...), rewrite.GreedyConfig{BottomUp: true})
					return true
				},
			}
		})
	}
	greedy("test-vector-scan-lowering", "TestVectorScanLowering", "Test lowering patterns that lower the scan op in the vector dialect",
		rewrite.OnOp("ScanToArithOps", vector.Scan, lowerScan))
	greedy("test-vector-emulate-masked-load-store", "TestVectorEmulateMaskedLoadStore",
		"Test patterns that emulate the maskedload/maskedstore op by  memref.load/store and scf.if",
		rewrite.On("VectorMaskedLoadOpConverter", vector.MaskedLoad, loadElements), rewrite.On("VectorMaskedStoreOpConverter", vector.MaskedStore, storeElements))
	greedy("test-vector-gather-lowering", "TestVectorGatherLowering", "Test patterns that lower the gather op in the vector conditional loads",
		gatherPatterns()...)
	greedy("test-vector-chained-reduction-folding-patterns", "TestVectorChainedReductionFoldingPatterns", "Test patterns to fold chained vector reductions",
		rewrite.On("ChainedReduction", vector.Reduction, chainReductions), rewrite.On("ReduceRedundantZero", vector.Reduction, dropZero))
	greedy("test-vector-break-down-reduction-patterns", "TestVectorBreakDownReductionPatterns",
		"Test patterns to break down vector reductions into arith reductions", rewrite.On("BreakDownVectorReduction", vector.Reduction, breakReduction))
	greedy("test-vector-break-down-bitcast", "TestVectorBreakDownBitCast", "Test pattern that breaks down vector.bitcast ops ",
		rewrite.On("BreakDownVectorBitCast", vector.BitCast, breakBitCast))
	greedy("test-vector-extract-strided-slice-lowering", "TestVectorExtractStridedSliceLowering",
		"Test lowering patterns that converts vector.extract_strided_slice into a chain of vector.extract and vector.insert ops",
		rewrite.On("extract and insert", vector.ExtractStridedSlice, sliceByElements))
	greedy("test-fold-arith-extf-into-vector-contract-patterns", "TestFoldArithExtensionIntoVectorContractPatterns",
		"Test patterns that fold arithmetic extension ops into vector contract ops", foldExtension(arith.ExtF), foldExtension(arith.ExtSI))
	greedy("test-sink-vector-broadcast", "TestSinkVectorBroadcast", "Test lowering patterns that eliminate redundant brodacast operations.",
		rewrite.OnOp("ReorderCastOpsOnBroadcast", nil, castBeforeBroadcast), rewrite.OnOp("ReorderElementwiseOpsOnBroadcast", nil, computeBeforeBroadcast))
	greedy("test-vector-reduction-to-contract-patterns", "TestVectorReductionToContractPatterns",
		"Test patterns to convert multireduce op to contract and combine broadcast/transpose to contract", contractPatterns()...)
	reg.Add(newCreateBroadcast, newVectorLowering, newTransferOpt)
}

// zeros creates a constant of zeros.
func zeros(b *ir.Builder, loc ir.Location, t ir.Type) *ir.Value {
	return arith.NewConstant(b, loc, arith.ZeroAttr(t).(ir.TypedAttr))
}

// lowerScan combines the slices of a vector one after the other.
func lowerScan(op *ir.Operation, rw *rewrite.Rewriter) bool {
	t := op.Result(0).Type().(*ir.VectorType)
	initial := op.Result(1).Type().(*ir.VectorType)
	kind, ok := op.Prop(0).(*ir.EnumAttr)
	n, ok2 := op.Prop(1).(*ir.IntegerAttr)
	if !ok || !ok2 {
		return rw.Fail("an attribute is missing")
	}
	dim := n.Int64Or(-1)
	if dim < 0 || int(dim) >= len(t.Shape()) || slices.Contains(scalables(t), true) {
		return rw.Fail("no constant sizes")
	}
	k := vector.Kind(kind.Value)
	if k.Combiner(t.ElementType()) == nil || !fits(k, t.ElementType()) {
		return rw.Fail("the kind is not one of the element type")
	}
	inclusive := op.Attr("inclusive") == rw.Context().Bool(true)
	b, loc := &rw.Builder, op.Loc()
	result := zeros(b, loc, t)
	offsets, sizes := make([]int64, len(t.Shape())), slices.Clone(t.Shape())
	sizes[dim] = 1
	var output, input *ir.Value
	for i := range t.Shape()[dim] {
		offsets[dim] = i
		last := input
		input = vector.NewExtractSlice(b, loc, op.Operand(0), offsets, sizes)
		switch {
		case i == 0 && inclusive:
			output = input
		case i == 0 && len(initial.Shape()) == 0:
			output = vector.NewBroadcast(b, loc, op.Operand(1), input.Type())
		case i == 0:
			output = vector.NewUnary(b, loc, vector.ShapeCast, op.Operand(1), input.Type())
		case inclusive:
			output = vector.Combine(b, loc, k, output, input, nil, nil)
		default:
			output = vector.Combine(b, loc, k, output, last, nil, nil)
		}
		result = vector.NewInsertSlice(b, loc, output, result, offsets)
	}
	var reduced *ir.Value
	if len(initial.Shape()) == 0 {
		reduced = vector.NewBroadcast(b, loc, vector.NewExtract(b, loc, output, 0), initial)
	} else {
		reduced = vector.NewUnary(b, loc, vector.ShapeCast, output, initial)
	}
	rw.Replace(op, result, reduced)
	return true
}

// fits reports whether k combines elements of type t: kinds of integers do not combine floats, or the other way round.
func fits(k vector.Kind, t ir.Type) bool {
	switch k {
	case vector.Add, vector.Mul:
		return true
	case vector.MinNumF, vector.MaxNumF, vector.MinimumF, vector.MaximumF:
		return ir.AnyFloatType.Match(t)
	}
	return !ir.AnyFloatType.Match(t)
}

func scalables(t *ir.VectorType) []bool {
	out := make([]bool, len(t.Shape()))
	for i := range out {
		out[i] = t.ScalableDim(i)
	}
	return out
}

// chainReductions adds the vectors of two sums of which one begins with the other.
func chainReductions(op vector.ReductionOp, rw *rewrite.Rewriter) bool {
	acc := op.Acc()
	if op.Kind() != vector.Add || acc == nil || acc.DefinedBy(vector.Reduction) == nil {
		return rw.Fail("the reduction does not begin with another one")
	}
	first := vector.ReductionOp{Operation: acc.DefiningOp()}
	if first.Kind() != vector.Add || first.Type() != op.Type() {
		return rw.Fail("the reductions differ")
	}
	var sum *ir.Value
	if _, ok := acc.Type().(*ir.IntegerType); ok {
		sum = rewrite.CreateOrFoldOne(&rw.Builder, op.Loc(), arith.AddI, []*ir.Value{first.Vector(), op.Vector()}, op.Type())
	} else {
		sum = arith.NewBinary(&rw.Builder, op.Loc(), arith.AddF, first.Vector(), op.Vector())
	}
	replaceReduction(op, rw, sum, first.Acc())
	return true
}

func replaceReduction(op vector.ReductionOp, rw *rewrite.Rewriter, v, acc *ir.Value) {
	operands := []*ir.Value{v}
	if acc != nil {
		operands = append(operands, acc)
	}
	rw.ReplaceByNew(op.Operation, vector.Reduction, operands, op.ResultTypes(), ir.Named("kind", op.Attr("kind")))
}

// dropZero drops a zero from the sum of three vectors.
func dropZero(op vector.ReductionOp, rw *rewrite.Rewriter) bool {
	sum := op.Vector().DefinedBy(arith.AddF)
	if op.Kind() != vector.Add || sum == nil {
		return rw.Fail("not the sum of a sum")
	}
	inner := sum.Operand(0).DefinedBy(arith.AddF)
	if inner == nil || !isZero(inner.Operand(1)) {
		return rw.Fail("nothing adds zero")
	}
	replaceReduction(op, rw, arith.NewBinary(&rw.Builder, sum.Loc(), arith.AddF, inner.Operand(0), sum.Operand(1)), op.Acc())
	return true
}

// isZero reports whether v is a constant of which each element is 0 or -0.
func isZero(v *ir.Value) bool {
	c := ir.ConstantOf(v)
	if d, ok := c.(*ir.DenseElementsAttr); ok {
		c = d.SplatValue()
	}
	f, ok := c.(*ir.FloatAttr)
	return ok && f.Value.IsZero()
}

// breakReduction combines the elements of short vectors.
func breakReduction(op vector.ReductionOp, rw *rewrite.Rewriter) bool {
	n := op.Type().Shape()[0]
	if op.Type().ScalableDim(0) || n > 2 || op.Parent().Is(vector.Mask) {
		return rw.Fail("the vector is not short, or masked")
	}
	b, loc := &rw.Builder, op.Loc()
	parts := make([]*ir.Value, n)
	for i := range parts {
		parts[i] = vector.NewExtract(b, loc, op.Vector(), int64(i))
	}
	if acc := op.Acc(); acc != nil {
		parts = append(parts, acc)
	}
	v := parts[0]
	for _, p := range parts[1:] {
		v = vector.Combine(b, loc, op.Kind(), v, p, op.FastMath(), nil)
	}
	rw.Replace(op.Operation, v)
	return true
}

// breakBitCast casts the parts of a vector that become single vectors.
func breakBitCast(op vector.UnaryOp, rw *rewrite.Rewriter) bool {
	from, to := op.SourceType(), op.Type()
	if len(from.Shape()) != 1 || from.ScalableDim(0) || from.Shape()[0] <= 4 {
		return rw.Fail("not a long vector")
	}
	n, m := from.Shape()[0], to.Shape()[0]
	if n < m || m == 1 {
		return rw.Fail("the cast does not make fewer elements, or one")
	}
	ratio := n / m
	b, loc := &rw.Builder, op.Loc()
	v := vector.NewUnary(b, loc, vector.Splat, zeros(b, loc, to.ElementType()), to)
	part := to.WithShape([]int64{m / ratio}, to.ElementType())
	for i := range ratio {
		slice := vector.NewExtractSlice(b, loc, op.Source(), []int64{i * m}, []int64{m})
		v = vector.NewInsertSlice(b, loc, vector.NewUnary(b, loc, vector.BitCast, slice, part), v, []int64{i * m / ratio})
	}
	rw.Replace(op.Operation, v)
	return true
}

// sliceByElements extracts the elements of a slice of one dimension.
func sliceByElements(op vector.SliceOp, rw *rewrite.Rewriter) bool {
	if len(op.Offsets()) != 1 {
		return rw.Fail("more than one dimension")
	}
	b, loc := &rw.Builder, op.Loc()
	elements := make([]*ir.Value, op.Sizes()[0])
	for i := range elements {
		elements[i] = vector.NewExtract(b, loc, op.Source(), op.Offsets()[0]+int64(i)*op.Strides()[0])
	}
	v := zeros(b, loc, op.Type())
	for i, e := range elements {
		v = vector.NewInsert(b, loc, e, v, int64(i))
	}
	rw.Replace(op.Operation, v)
	return true
}
