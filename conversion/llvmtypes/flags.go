package llvmtypes

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// SameAttrs returns all attributes of op. Most operations pass them on, even those that mean nothing to the new operation.
func SameAttrs(op *ir.Operation) []ir.NamedAttribute { return op.Attrs() }

// FastMath returns the attributes of op with the fast-math flags of arith as those of LLVM IR.
func FastMath(op *ir.Operation) []ir.NamedAttribute {
	attrs := op.Attrs()
	for i, a := range attrs {
		if e, ok := a.Value.(*ir.EnumAttr); ok && a.Name == "fastmath" {
			attrs[i] = FastMathFlags(op.Context(), arith.FastMath(e.Value))
		}
	}
	return attrs
}

// FastMathFlags returns the attribute of the given fast-math flags.
func FastMathFlags(c *ir.Context, f arith.FastMath) ir.NamedAttribute {
	var flags uint64
	for _, e := range [...]struct {
		from arith.FastMath
		to   uint64
	}{
		{arith.NoNaNs, llvm.FastNNaN}, {arith.NoInfs, llvm.FastNInf}, {arith.NoSignedZeros, llvm.FastNSZ}, {arith.AllowRecip, llvm.FastARcp},
		{arith.AllowContract, llvm.FastContract}, {arith.ApproxFunc, llvm.FastAFn}, {arith.Reassoc, llvm.FastReassoc},
	} {
		if f&e.from != 0 {
			flags |= e.to
		}
	}
	return ir.Named("fastmathFlags", llvm.FastMathOf(c, flags))
}

// Wrapping returns the attributes of op with the overflow flags of arith as those of LLVM IR.
func Wrapping(op *ir.Operation) []ir.NamedAttribute {
	attrs := op.Attrs()
	for i, a := range attrs {
		if e, ok := a.Value.(*ir.EnumAttr); ok && a.Name == "overflowFlags" {
			attrs[i].Value = llvm.OverflowOf(op.Context(), e.Value) // both have the same numbers
		}
	}
	return attrs
}

// ElementwiseFloat is Elementwise for operations on floats. From MLIR 22 on, the pattern leaves floats alone that LLVM IR lacks.
func ElementwiseFloat(c *Converter, from, to *ir.OpDef, attrs Attrs) *rewrite.Pattern {
	return rewrite.ConvertOp(Name(from, to), &c.TypeConverter, from, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		return c.FloatsStay(op, rw) && c.ReplaceElementwise(op, to, ad.Operands, attrs.of(op), rw)
	})
}

// FloatsStay reports whether the floats among the operands and results of op are floats of LLVM IR, too. It always does until MLIR 21,
// which makes operations on integers of such floats that are not valid.
func (c *Converter) FloatsStay(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if c.ctx.MLIR() < 22 {
		return true
	}
	for i := range op.NumOperands() {
		if !c.floatStays(op.Operand(i).Type()) {
			return rw.Fail("LLVM IR has no such floats")
		}
	}
	for i := range op.NumResults() {
		if !c.floatStays(op.Result(i).Type()) {
			return rw.Fail("LLVM IR has no such floats")
		}
	}
	return true
}

func (c *Converter) floatStays(t ir.Type) bool {
	f, ok := ir.ElementTypeOrSelf(t).(*ir.FloatType)
	if !ok {
		return true
	}
	_, ok = c.Convert(f).(*ir.FloatType)
	return ok
}
