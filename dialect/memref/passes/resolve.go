package passes

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewResolveRankedDims returns the pass resolve-ranked-shaped-type-result-dims.
func NewResolveRankedDims() *pass.Pass {
	return resolveDims("resolve-ranked-shaped-type-result-dims", "ResolveRankedShapeTypeResultDims",
		"Resolve memref.dim of result values of ranked shape type", resolveBySizes)
}

// NewResolveDims returns the pass resolve-shaped-type-result-dims.
func NewResolveDims() *pass.Pass {
	return resolveDims("resolve-shaped-type-result-dims", "ResolveShapedTypeResultDims",
		"Resolve memref.dim of result values", resolveBySizes, resolveByTensor)
}

// resolveDims returns a pass that applies resolvers to memref.dim and tensor.dim.
func resolveDims(name, class, summary string, resolvers ...func(op *ir.Operation, rw *rewrite.Rewriter) bool) *pass.Pass {
	var ps []*rewrite.Pattern
	for _, r := range resolvers {
		for _, def := range []*ir.OpDef{memref.Dim, tensor.Dim} {
			ps = append(ps, rewrite.OnOp("resolve dim", def, r))
		}
	}
	patterns := rewrite.NewPatternSet(ps...)
	strict := true
	return &pass.Pass{
		Name: name, Class: class, Summary: summary,
		Options: []pass.Option{pass.Bool("error-on-pattern-iteration-limit", &strict, "Throw an error when pattern rewriter hits iteration limit").In(ir.Since(22))},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			return rewrite.ApplyGreedily(op, patterns, rewrite.GreedyConfig{BottomUp: true}).Converged || !strict
		},
	}
}

// knownDim returns the operation whose result op, a memref.dim or tensor.dim, measures,
// and the constant number of the dimension.
func knownDim(op *ir.Operation) (def *ir.Operation, i int64, ok bool) {
	def = op.Operand(0).DefiningOp()
	i, ok = ir.IntConstantOf(op.Operand(1))
	return def, i, ok && def != nil
}

// resolveBySizes replaces a size by the value that the operation which makes the buffer
// or tensor computes it from.
func resolveBySizes(op *ir.Operation, rw *rewrite.Rewriter) bool {
	def, i, ok := knownDim(op)
	t := op.Operand(0).Type().(ir.ShapedType)
	if !ok || !t.HasRank() || i < 0 || i >= int64(len(t.Shape())) {
		return rw.Fail("no constant dimension of a result")
	}
	model, ok := ir.OpInterface[interfaces.ReifyShapesModel](def.Info())
	if !ok {
		return rw.Fail("the operands do not determine the sizes")
	}
	sizes, ok := model.ReifyShapes(def, &rw.Builder)
	if !ok {
		return rw.Fail("the sizes are not known")
	}
	rw.Replace(op, affine.ValueOf(&rw.Builder, op.Loc(), sizes[op.Operand(0).Index()][i]))
	return true
}

// resolveByTensor replaces a size by an element of the shape that the operation which
// makes the buffer or tensor computes as a tensor.
func resolveByTensor(op *ir.Operation, rw *rewrite.Rewriter) bool {
	def, i, ok := knownDim(op)
	if !ok {
		return rw.Fail("no constant dimension of a result")
	}
	model, ok := ir.OpInterface[interfaces.ReifyShapeTensorsModel](def.Info())
	if !ok {
		return rw.Fail("the operation does not compute shapes")
	}
	shape := model.ReifyShapeTensors(def, &rw.Builder)[op.Operand(0).Index()]
	rw.Replace(op, tensor.NewExtract(&rw.Builder, op.Loc(), shape, arith.NewIndex(&rw.Builder, op.Loc(), i)))
	return true
}
