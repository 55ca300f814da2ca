package gputospirv

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// AddMatrixTypes makes c convert matrices of subgroups to cooperative matrices of
// the KHR extension.
func AddMatrixTypes(c *spirvtypes.Converter) {
	rewrite.AddRule(&c.TypeConverter, func(t *gpu.MMAMatrixType) (ir.Type, bool) {
		use := spec.CooperativeMatrixUseMatrixAcc
		switch t.Operand {
		case "AOp":
			use = spec.CooperativeMatrixUseMatrixA
		case "BOp":
			use = spec.CooperativeMatrixUseMatrixB
		}
		return spirv.CooperativeMatrixOf(uint32(t.Rows), uint32(t.Cols), t.Element, spec.ScopeSubgroup, use), true
	})
}

// AddMatrixPatterns appends the patterns for subgroup_mma ops to ps, in MLIR's
// order. They need AddMatrixTypes.
func AddMatrixPatterns(c *spirvtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	l := &lowering{c: c}
	on := func(name string, def *ir.OpDef, f convertFunc) *rewrite.Pattern {
		return rewrite.ConvertOp(name, &c.TypeConverter, def, f)
	}
	return append(ps,
		on("WmmaLoadOpToSPIRVLowering", gpu.MMALoad, l.matrixLoad),
		on("WmmaMmaOpToSPIRVLowering", gpu.MMACompute, l.matrixMulAdd),
		on("WmmaStoreOpToSPIRVLowering", gpu.MMAStore, l.matrixStore),
		on("WmmaConstantOpToSPIRVLowering", gpu.MMAConstant, l.matrixConstant),
		on("WmmaElementwiseOpToSPIRVDefaultLowering", gpu.MMAElementwise, l.matrixElementwise),
		on("WmmaElementwiseOpToSPIRVScalarMulLowering", gpu.MMAElementwise, l.matrixTimesScalar).WithBenefit(2),
	)
}

// matrixAccess creates the values that loads and stores of matrices share: the pointer
// to the first element, the stride between rows or columns, and the layout.
func (l *lowering) matrixAccess(op *ir.Operation, mem, base *ir.Value, indices []*ir.Value, rw *rewrite.Rewriter) (ptr, stride *ir.Value, layout ir.NamedAttribute) {
	ctx := rw.Context()
	ptr = l.c.ElementPtr(&rw.Builder, mem.Type().(*ir.MemRefType), base, indices, op.Loc())
	lead, _ := op.Attr("leadDimension").(*ir.IntegerAttr)
	if ptr == nil || lead == nil {
		rw.Fail("the address of the matrix is not known")
		return nil, nil, layout
	}
	stride = spirv.NewSplat(&rw.Builder, op.Loc(), ctx.I32(), lead.Int64Or(0))
	order := spec.CooperativeMatrixLayoutRowMajor
	if op.Attr("transpose") != nil {
		order = spec.CooperativeMatrixLayoutColumnMajor
	}
	return ptr, stride, ir.Named("matrix_layout", ctx.Enum(spirv.CooperativeMatrixLayoutAttr, uint64(order)))
}

func (l *lowering) matrixLoad(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	t := l.c.ResultType(op, rw)
	if t == nil {
		return false
	}
	ptr, stride, layout := l.matrixAccess(op, op.Operand(0), ad.Operand(0), ad.Operands[1:], rw)
	if ptr == nil {
		return false
	}
	rw.ReplaceByNew(op, spirv.KHRCooperativeMatrixLoad, []*ir.Value{ptr, stride}, []ir.Type{t}, layout)
	return true
}

func (l *lowering) matrixStore(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	ptr, stride, layout := l.matrixAccess(op, op.Operand(1), ad.Operand(1), ad.Operands[2:], rw)
	if ptr == nil {
		return false
	}
	rw.ReplaceByNew(op, spirv.KHRCooperativeMatrixStore, []*ir.Value{ptr, ad.Operand(0), stride}, nil, layout)
	return true
}

func (l *lowering) matrixMulAdd(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	rw.ReplaceByNew(op, spirv.KHRCooperativeMatrixMulAdd, ad.Operands, []ir.Type{ad.Operand(2).Type()})
	return true
}

func (l *lowering) matrixConstant(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	t := l.c.ResultType(op, rw)
	if t == nil {
		return false
	}
	rw.ReplaceByNew(op, spirv.CompositeConstruct, ad.Operands, []ir.Type{t})
	return true
}

// elementwise maps operations on the elements of matrices to ops on cooperative
// matrices, or to nil if SPIR-V has none.
var elementwise = [...]*ir.OpDef{
	gpu.MMAAddF: spirv.FAdd, gpu.MMAAddI: spirv.IAdd,
	gpu.MMASubF: spirv.FSub, gpu.MMASubI: spirv.ISub,
	gpu.MMADivF: spirv.FDiv, gpu.MMADivS: spirv.SDiv, gpu.MMADivU: spirv.UDiv,
	gpu.MMANegateF: spirv.FNegate, gpu.MMANegateS: spirv.SNegate,
	gpu.MMAExtF: spirv.FConvert,
}

func (l *lowering) matrixElementwise(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	if !sameMatrices(ad.Operands) {
		return rw.Fail("not all operands are coop matrices")
	}
	t := l.c.ResultType(op, rw)
	if t == nil {
		return false
	}
	kind := op.Attr("opType").(*ir.EnumAttr).Value
	var def *ir.OpDef
	if kind < uint64(len(elementwise)) {
		def = elementwise[kind]
	}
	// SPV_KHR_cooperative_matrix has products of elements, which MLIR 19 does not convert.
	switch {
	case l.c.Options().Exact && kind == uint64(gpu.MMAMulF):
		def = spirv.FMul
	case l.c.Options().Exact && kind == uint64(gpu.MMAMulI):
		def = spirv.IMul
	}
	if def == nil {
		return rw.Fail("SPIR-V has no such operation on matrices")
	}
	rw.ReplaceByNew(op, def, ad.Operands, []ir.Type{t})
	return true
}

// matrixTimesScalar converts a product with a matrix whose elements are all the same value.
func (l *lowering) matrixTimesScalar(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	if len(ad.Operands) != 2 || !sameMatrices(ad.Operands) || op.Attr("opType").(*ir.EnumAttr).Value != uint64(gpu.MMAMulF) {
		return rw.Fail("no product of two matrices")
	}
	splat := -1
	for i := range 2 {
		if def := op.Operand(i).DefiningOp(); splat < 0 && def != nil && def.Is(gpu.MMAConstant) {
			splat = i
		}
	}
	if splat < 0 {
		return rw.Fail("no splat operand")
	}
	cc := ad.Operand(splat).DefiningOp()
	if cc == nil || !cc.Is(spirv.CompositeConstruct) {
		return rw.Fail("splat is not a composite construct op")
	}
	rw.ReplaceByNew(op, spirv.MatrixTimesScalar, []*ir.Value{ad.Operand(1 - splat), cc.Operand(0)}, []ir.Type{ad.Operand(0).Type()})
	return true
}

// sameMatrices reports whether vs, which must not be empty, are cooperative matrices of
// the same type.
func sameMatrices(vs []*ir.Value) bool {
	if len(vs) == 0 {
		return false
	}
	t, ok := vs[0].Type().(*spirv.CooperativeMatrixType)
	for _, v := range vs {
		ok = ok && v.Type() == ir.Type(t)
	}
	return ok
}
