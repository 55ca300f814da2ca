// Package arithtospirv converts ops of the arith dialect to the spirv dialect.
package arithtospirv

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

type pair struct{ from, to *ir.OpDef }

// elementwise lists the ops with a counterpart that takes the same operands.
var elementwise = []pair{
	{arith.AddI, spirv.IAdd}, {arith.SubI, spirv.ISub}, {arith.MulI, spirv.IMul}, {arith.ShLI, spirv.ShiftLeftLogical},
	{arith.DivUI, spirv.UDiv}, {arith.DivSI, spirv.SDiv}, {arith.RemUI, spirv.UMod},
	{arith.ShRUI, spirv.ShiftRightLogical}, {arith.ShRSI, spirv.ShiftRightArithmetic},
	{arith.NegF, spirv.FNegate}, {arith.AddF, spirv.FAdd}, {arith.SubF, spirv.FSub}, {arith.MulF, spirv.FMul},
	{arith.DivF, spirv.FDiv}, {arith.RemF, spirv.FRem},
	{arith.MaxSI, spirv.GLSMax}, {arith.MaxUI, spirv.GLUMax}, {arith.MinSI, spirv.GLSMin}, {arith.MinUI, spirv.GLUMin},
	{arith.MaxSI, spirv.CLSMax}, {arith.MaxUI, spirv.CLUMax}, {arith.MinSI, spirv.CLSMin}, {arith.MinUI, spirv.CLUMin},
}

// AddPatterns appends the patterns for all arith operations that SPIR-V can express. If
// two patterns match one operation, the later pattern is tried first.
func AddPatterns(c *spirvtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	for _, e := range elementwise {
		ps = append(ps, decorated(c, e.from, e.to))
	}
	for _, e := range [...]struct{ from, logical, bitwise *ir.OpDef }{
		{arith.AndI, spirv.LogicalAnd, spirv.BitwiseAnd}, {arith.OrI, spirv.LogicalOr, spirv.BitwiseOr}, {arith.XOrI, spirv.LogicalNotEqual, spirv.BitwiseXor},
	} {
		ps = append(ps, bitwise(c, e.from, e.logical, e.bitwise))
	}
	ps = append(ps, signedRemainder(c, spirv.CLSAbs), signedRemainder(c, spirv.GLSAbs))
	for _, e := range [...]struct {
		pair
		keepNumber bool
		guard      bool
	}{
		{pair{arith.MaximumF, spirv.GLFMax}, false, true}, {pair{arith.MinimumF, spirv.GLFMin}, false, true},
		{pair{arith.MaxNumF, spirv.GLFMax}, true, true}, {pair{arith.MinNumF, spirv.GLFMin}, true, true},
		{pair{arith.MaximumF, spirv.CLFMax}, false, true}, {pair{arith.MinimumF, spirv.CLFMin}, false, true},
		{pair{arith.MaxNumF, spirv.CLFMax}, true, false}, {pair{arith.MinNumF, spirv.CLFMin}, true, false},
	} {
		ps = append(ps, floatExtremum(c, e.pair, e.keepNumber, e.guard))
	}
	ps = append(ps, constants(c)...)
	ps = append(ps, casts(c)...)
	ps = append(ps, comparisons(c)...)
	return append(ps, extendedAdd(c), extendedMul(c, arith.MulSIExtended, spirv.SMulExtended), extendedMul(c, arith.MulUIExtended, spirv.UMulExtended),
		rewrite.ConvertOp(spirvtypes.Name(arith.Select, spirv.Select), &c.TypeConverter, arith.Select,
			func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
				rw.ReplaceByNew(op, spirv.Select, ad.Operands, []ir.Type{ad.Operand(1).Type()})
				return true
			}))
}

// decorated returns an elementwise pattern that adds decorations to the result:
// overflow flags, if the target supports them, and, in exact conversions, that drivers
// must not contract a float op.
func decorated(c *spirvtypes.Converter, from, to *ir.OpDef) *rewrite.Pattern {
	plain := spirvtypes.Elementwise(c, from, to)
	var decorations func(op *ir.Operation) []ir.NamedAttribute
	switch from {
	case arith.AddI, arith.SubI, arith.MulI, arith.ShLI:
		if c.Env().HasExt(spec.SPV_KHR_no_integer_wrap_decoration) {
			decorations = noWrap
		}
	case arith.AddF, arith.SubF, arith.MulF:
		if c.Options().Exact && c.Env().Has(spec.CapabilityShader) { // kernels of OpenCL have an execution mode instead
			decorations = noContraction
		}
	}
	if decorations == nil {
		return plain
	}
	return rewrite.ConvertOp(plain.Name, &c.TypeConverter, from, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		rw.ReplaceByNew(op, to, ad.Operands, []ir.Type{ad.Operand(0).Type()}, decorations(op)...)
		return true
	})
}

func noWrap(op *ir.Operation) []ir.NamedAttribute {
	var attrs []ir.NamedAttribute
	flags := arith.OverflowFlags{}.Overflow(op)
	if flags&arith.NSW != 0 {
		attrs = append(attrs, ir.Named("no_signed_wrap", op.Context().Unit()))
	}
	if flags&arith.NUW != 0 {
		attrs = append(attrs, ir.Named("no_unsigned_wrap", op.Context().Unit()))
	}
	return attrs
}

func noContraction(op *ir.Operation) []ir.NamedAttribute {
	if arith.FastMathOfOp(op)&arith.AllowContract != 0 {
		return nil
	}
	return []ir.NamedAttribute{ir.Named("no_contraction", op.Context().Unit())}
}

// bitwise selects between the op on booleans and the op on integers.
//
//go:noinline
func bitwise(c *spirvtypes.Converter, from, logical, bits *ir.OpDef) *rewrite.Pattern {
	return rewrite.ConvertOp(spirvtypes.Name(from, bits), &c.TypeConverter, from, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		t := ad.Operand(0).Type()
		def := bits
		if spirvtypes.IsBool(ad.Operand(0).Type()) {
			def = logical
		}
		rw.ReplaceByNew(op, def, ad.Operands, []ir.Type{t})
		return true
	})
}

// signedRemainder computes a remainder with the sign of the dividend from the
// unsigned remainder of the absolute values. SPIR-V's own remainder is undefined for
// negative operands on some targets.
func signedRemainder(c *spirvtypes.Converter, abs *ir.OpDef) *rewrite.Pattern {
	return rewrite.ConvertOp("arith.remsi with "+abs.Name, &c.TypeConverter, arith.RemSI, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		rw.Replace(op, remainder(rw, op.Loc(), abs, ad.Operand(0), ad.Operand(1)))
		return true
	})
}

// remainder creates lhs modulo rhs with the sign of lhs. abs is the op for absolute
// values of the target's extended instruction set.
func remainder(rw *rewrite.Rewriter, loc ir.Location, abs *ir.OpDef, lhs, rhs *ir.Value) *ir.Value {
	t := lhs.Type()
	lhsAbs := spirvtypes.New1(rw, loc, abs, t, lhs)
	rhsAbs := spirvtypes.New1(rw, loc, abs, t, rhs)
	rem := spirvtypes.New1(rw, loc, spirv.UMod, t, lhsAbs, rhsAbs)
	positive := spirvtypes.New1(rw, loc, spirv.IEqual, spirvtypes.BoolLike(t), lhs, lhsAbs)
	negated := spirvtypes.New1(rw, loc, spirv.SNegate, t, rem)
	return spirvtypes.New1(rw, loc, spirv.Select, t, positive, rem, negated)
}

// floatExtremum returns a pattern for a minimum or maximum. The target's own op may
// return either operand if one is NaN. With guard set, the pattern returns the other
// operand if keepNumber is set, or else NaN.
func floatExtremum(c *spirvtypes.Converter, p pair, keepNumber, guard bool) *rewrite.Pattern {
	return rewrite.ConvertOp(spirvtypes.Name(p.from, p.to), &c.TypeConverter, p.from, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		t := ad.Operand(0).Type()
		loc := op.Loc()
		lhs, rhs := ad.Operand(0), ad.Operand(1)
		v := spirvtypes.New1(rw, loc, p.to, t, lhs, rhs)
		if guard && arith.FastMathOfOp(op)&arith.NoNaNs == 0 {
			b := spirvtypes.BoolLike(t)
			lhsNaN := spirvtypes.New1(rw, loc, spirv.IsNan, b, lhs)
			rhsNaN := spirvtypes.New1(rw, loc, spirv.IsNan, b, rhs)
			ifLHS, ifRHS := lhs, rhs
			if keepNumber {
				ifLHS, ifRHS = rhs, lhs
			}
			v = spirvtypes.New1(rw, loc, spirv.Select, t, lhsNaN, ifLHS, v)
			v = spirvtypes.New1(rw, loc, spirv.Select, t, rhsNaN, ifRHS, v)
		}
		rw.Replace(op, v)
		return true
	})
}

// pairOf returns the result type of the extended integer ops.
func pairOf(t ir.Type) ir.Type { return spirv.StructOfTypes(t.Context(), t, t) }

func extendedAdd(c *spirvtypes.Converter) *rewrite.Pattern {
	return rewrite.ConvertOp(spirvtypes.Name(arith.AddUIExtended, spirv.IAddCarry), &c.TypeConverter, arith.AddUIExtended,
		func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			loc, t := op.Loc(), ad.Operand(0).Type()
			if spirv.SplatAttr(t, 1) == nil {
				return rw.Fail(noSplat(t))
			}
			both := spirvtypes.New1(rw, loc, spirv.IAddCarry, pairOf(t), ad.Operands...)
			sum := spirvtypes.Extract(rw, loc, both, 0)
			carry := spirvtypes.Extract(rw, loc, both, 1)
			one := spirv.NewSplat(&rw.Builder, loc, t, 1)
			rw.Replace(op, sum, spirvtypes.New1(rw, loc, spirv.IEqual, spirvtypes.BoolLike(t), carry, one))
			return true
		})
}

func extendedMul(c *spirvtypes.Converter, from, to *ir.OpDef) *rewrite.Pattern {
	return rewrite.ConvertOp(spirvtypes.Name(from, to), &c.TypeConverter, from, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		loc, t := op.Loc(), ad.Operand(0).Type()
		both := spirvtypes.New1(rw, loc, to, pairOf(t), ad.Operands...)
		low := spirvtypes.Extract(rw, loc, both, 0)
		rw.Replace(op, low, spirvtypes.Extract(rw, loc, both, 1))
		return true
	})
}
