package passes

import (
	arithpasses "github.com/spvc/spvc/dialect/arith/passes"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewEmulateWideInt returns the pass memref-emulate-wide-int.
func NewEmulateWideInt() *pass.Pass {
	widest := uint32(32)
	return &pass.Pass{
		Name: "memref-emulate-wide-int", Class: "MemRefEmulateWideInt", Summary: "Emulate 2*N-bit integer operations using N-bit operations",
		Options: []pass.Option{pass.Uint("widest-int-supported", &widest, "Widest integer type supported by the target")},
		Run:     func(op *ir.Operation, _ *pass.Run) bool { return emulateWideInt(op, widest) },
	}
}

// emulateWideInt converts integers in op of twice the width widest, and memrefs of them,
// to vectors of two halves. It returns false if widest is not a power of two above 1, or
// if an op cannot be converted. Functions stay unchanged, because the target does not
// make them illegal.
func emulateWideInt(op *ir.Operation, widest uint32) bool {
	if !arithpasses.IsWidestInt(widest) {
		return false
	}
	conv := arithpasses.WideIntConverter(widest)
	rewrite.AddRule(conv, func(t *ir.MemRefType) (ir.Type, bool) {
		i, ok := t.ElementType().(*ir.IntegerType)
		if !ok || i.Width <= widest {
			return t, true
		}
		to := conv.Convert(i)
		if to == nil {
			return nil, true
		}
		return t.WithShape(t.Shape(), to), true
	})
	target := rewrite.NewTarget()
	target.AddDynamicDialect(conv.IsLegalOp, "arith", "memref", "vector")
	patterns := append(fn.TypePatterns(conv), arithpasses.WideIntPatterns(conv, widest)...)
	patterns = append(patterns,
		rewrite.ConvertOp("split memref.alloc", conv, memref.Alloc, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			return accessHalves(conv, op, op.Result(0).Type(), ad, rw, ir.Named("alignment", op.Attr("alignment")), ir.Named(ir.SegmentSizesName, op.Attr(ir.SegmentSizesName)))
		}),
		rewrite.ConvertOp("split memref.load", conv, memref.Load, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			return accessHalves(conv, op, op.Result(0).Type(), ad, rw, nontemporal(op, memref.LoadOp{Operation: op}.Nontemporal()))
		}),
		rewrite.ConvertOp("split memref.store", conv, memref.Store, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			return accessHalves(conv, op, op.Operand(1).Type(), ad, rw, nontemporal(op, memref.StoreOp{Operation: op}.Nontemporal()))
		}))
	return rewrite.ConvertPartial([]*ir.Operation{op}, target, rewrite.NewPatternSet(patterns...))
}

// nontemporal returns the attribute of the new op, which always has it.
func nontemporal(op *ir.Operation, v bool) ir.NamedAttribute {
	return ir.Named("nontemporal", op.Context().Bool(v))
}

// accessHalves converts op, with only the given attributes, to the converted types. t is
// the type that counts.
func accessHalves(conv *rewrite.TypeConverter, op *ir.Operation, t ir.Type, ad rewrite.Adaptor, rw *rewrite.Rewriter, attrs ...ir.NamedAttribute) bool {
	if conv.Convert(t) == nil {
		return rw.Fail("failed to convert memref type")
	}
	results, _ := conv.ConvertTypes(op.ResultTypes())
	rw.ReplaceByNew(op, op.Def(), ad.Operands, results, attrs...)
	return true
}
