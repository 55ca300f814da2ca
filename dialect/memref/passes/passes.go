// Package passes holds the passes of the memref dialect.
package passes

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// Register adds the passes to reg.
func Register(reg *pass.Registry) {
	reg.Add(NewEmulateWideInt, NewExpand, NewExpandRealloc, NewExpandStridedMetadata, NewFoldAliasOps,
		NewNormalize, NewRuntimeVerification, NewResolveDims, NewResolveRankedDims)
}

// NewExpand returns the pass memref-expand.
func NewExpand() *pass.Pass {
	patterns := rewrite.NewPatternSet(
		rewrite.Convert("expand atomic_rmw", nil, memref.AtomicRMW, expandAtomic),
		rewrite.ConvertOp("expand reshape", nil, memref.Reshape, expandReshape))
	return &pass.Pass{
		Name: "memref-expand", Class: "ExpandOps", Summary: "Legalize memref operations to be convertible to LLVM.",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			t := rewrite.NewTarget()
			t.AddLegalDialect("arith", "memref")
			t.AddDynamicOp(func(o *ir.Operation) bool {
				_, compares := floatExtreme(memref.AtomicRMWOp{Operation: o})
				return !compares || o.Context().MLIR() >= 20 // LLVM has instructions for them since
			}, memref.AtomicRMW)
			t.AddDynamicOp(func(o *ir.Operation) bool { return !ir.HasStaticShape(o.Operand(1).Type().(*ir.MemRefType)) }, memref.Reshape)
			return rewrite.ConvertPartial([]*ir.Operation{op}, t, patterns)
		},
	}
}

// floatExtreme returns the op that computes the float minimum or maximum of an
// atomic operation. There are no atomic instructions for them.
func floatExtreme(op memref.AtomicRMWOp) (*ir.OpDef, bool) {
	switch arith.AtomicRMWEnum.String(uint64(op.Kind())) {
	case "maximumf":
		return arith.MaximumF, true
	case "minimumf":
		return arith.MinimumF, true
	case "maxnumf":
		return arith.MaxNumF, true
	case "minnumf":
		return arith.MinNumF, true
	}
	return nil, false
}

func expandAtomic(op memref.AtomicRMWOp, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	def, ok := floatExtreme(op)
	if !ok {
		return rw.Fail("the operation is not a float minimum or maximum")
	}
	loc, t := op.Loc(), op.Value().Type()
	n := rw.CreateWithRegions(loc, memref.GenericAtomicRMW, append([]*ir.Value{op.MemRef()}, op.Indices()...), []ir.Type{t}, 1)
	body := rw.NewBlockIn(n.Region(0), nil, []ir.Type{t}, loc)
	v := arith.NewBinary(&rw.Builder, loc, def, body.Arg(0), op.Value())
	rw.Create(loc, memref.AtomicYield, []*ir.Value{v}, nil)
	rw.ReplaceWithOp(op.Operation, n)
	return true
}

// expandReshape creates a view of the source with the sizes in the shape operand.
func expandReshape(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	shape := op.Operand(1)
	t, ok := op.Result(0).Type().(*ir.MemRefType)
	if !ok || !ir.HasStaticShape(shape.Type().(*ir.MemRefType)) {
		return rw.Fail("the rank is not known")
	}
	b, loc := &rw.Builder, op.Loc()
	rank := len(t.Shape())
	sizes, strides := make([]interfaces.IndexValue, rank), make([]interfaces.IndexValue, rank)
	stride := arith.NewIndex(b, loc, 1)
	for i := rank - 1; i >= 0; i-- {
		var size *ir.Value
		if d := t.Shape()[i]; d != ir.Dynamic {
			size = arith.NewIndex(b, loc, d)
			sizes[i].Const = d
		} else {
			size = memref.NewLoad(b, loc, shape, arith.NewIndex(b, loc, int64(i)))
			if index := rw.Context().Index(); size.Type() != ir.Type(index) {
				size = arith.NewCast(b, loc, arith.IndexCast, size, index)
			}
			sizes[i].Value = size
		}
		strides[i].Value = stride
		if i > 0 {
			stride = arith.NewBinary(b, loc, arith.MulI, stride, size)
		}
	}
	rw.Replace(op, memref.NewStridedView(b, loc, memref.ReinterpretCast, t, op.Operand(0), []interfaces.IndexValue{{}}, sizes, strides))
	return true
}
