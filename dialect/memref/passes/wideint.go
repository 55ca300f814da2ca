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
		Options: []pass.Option{pass.Int("widest-int-supported", &widest, "Widest integer type supported by the target")},
		Run:     func(op *ir.Operation, _ *pass.Run) bool { return emulateWideInt(op, widest) },
	}
}

// emulateWideInt converts integers in op, and memrefs of them, of twice the width widest
// to vectors of two halves; false if widest is no power of two above 1, or an op cannot
// be converted. Functions stay as they are, because nothing says that they are illegal.
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

// nontemporal returns the attribute of the new op, which has it in any case.
func nontemporal(op *ir.Operation, v bool) ir.NamedAttribute {
	return ir.Named("nontemporal", op.Context().Bool(v))
}

// accessHalves does op, with only the given attributes, on the converted types, of which t
// is the one that counts.
func accessHalves(conv *rewrite.TypeConverter, op *ir.Operation, t ir.Type, ad rewrite.Adaptor, rw *rewrite.Rewriter, attrs ...ir.NamedAttribute) bool {
	if conv.Convert(t) == nil {
		return rw.Fail("failed to convert memref type")
	}
	results, _ := conv.ConvertTypes(op.ResultTypes())
	rw.ReplaceByNew(op, op.Def(), ad.Operands, results, attrs...)
	return true
}
