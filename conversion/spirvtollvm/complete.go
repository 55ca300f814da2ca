package spirvtollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/target"
)

// completeDirect lists operations with a counterpart that MLIR does not convert.
var completeDirect = [...]pair{
	{spirv.GLUMax, llvm.IntrUmax}, {spirv.GLUMin, llvm.IntrUmin}, {spirv.GLFma, llvm.IntrFma}, {spirv.GLPow, llvm.IntrPow},
	{spirv.GLRound, llvm.IntrRoundeven}, {spirv.GLRoundEven, llvm.IntrRoundeven}, {spirv.GLExp2, llvm.IntrExp2}, {spirv.GLLog2, llvm.IntrLog2},
	{spirv.GLAsin, llvm.IntrAsin}, {spirv.GLAcos, llvm.IntrAcos}, {spirv.GLAtan, llvm.IntrAtan}, {spirv.GLSinh, llvm.IntrSinh}, {spirv.GLCosh, llvm.IntrCosh},
	{spirv.CLAcos, llvm.IntrAcos}, {spirv.CLAsin, llvm.IntrAsin}, {spirv.CLAtan, llvm.IntrAtan}, {spirv.CLAtan2, llvm.IntrAtan2},
	{spirv.CLCeil, llvm.IntrCeil}, {spirv.CLCos, llvm.IntrCos}, {spirv.CLCosh, llvm.IntrCosh}, {spirv.CLExp, llvm.IntrExp}, {spirv.CLFAbs, llvm.IntrFabs},
	{spirv.CLFMax, llvm.IntrMaxnum}, {spirv.CLFMin, llvm.IntrMinnum}, {spirv.CLFloor, llvm.IntrFloor}, {spirv.CLFma, llvm.IntrFma},
	{spirv.CLLog, llvm.IntrLog}, {spirv.CLPow, llvm.IntrPow}, {spirv.CLRint, llvm.IntrRint}, {spirv.CLRound, llvm.IntrRound},
	{spirv.CLSMax, llvm.IntrSmax}, {spirv.CLSMin, llvm.IntrSmin}, {spirv.CLUMax, llvm.IntrUmax}, {spirv.CLUMin, llvm.IntrUmin},
	{spirv.CLSin, llvm.IntrSin}, {spirv.CLSinh, llvm.IntrSinh}, {spirv.CLSqrt, llvm.IntrSqrt}, {spirv.CLTan, llvm.IntrTan}, {spirv.CLTanh, llvm.IntrTanh},
	{spirv.VectorExtractDynamic, llvm.ExtractElement}, {spirv.VectorInsertDynamic, llvm.InsertElement},
}

var completeComparisons = [...]comparison{{spirv.Ordered, llvm.FCmp, llvm.FCmpORD}, {spirv.Unordered, llvm.FCmp, llvm.FCmpUNO}}

// atomicOps lists the operations that change memory, with the operation of llvm.atomicrmw.
var atomicOps = [...]struct {
	from *ir.OpDef
	op   int64
}{
	{spirv.AtomicAnd, llvm.AtomicAnd}, {spirv.AtomicOr, llvm.AtomicOr}, {spirv.AtomicXor, llvm.AtomicXor}, {spirv.AtomicIAdd, llvm.AtomicAdd},
	{spirv.AtomicISub, llvm.AtomicSub}, {spirv.AtomicSMax, llvm.AtomicMax}, {spirv.AtomicSMin, llvm.AtomicMin}, {spirv.AtomicUMax, llvm.AtomicUMax},
	{spirv.AtomicUMin, llvm.AtomicUMin}, {spirv.AtomicExchange, llvm.AtomicXchg}, {spirv.EXTAtomicFAdd, llvm.AtomicFAdd},
	{spirv.AtomicIIncrement, llvm.AtomicAdd}, {spirv.AtomicIDecrement, llvm.AtomicSub},
}

// AddCompletePatterns appends patterns for operations on values that MLIR does not convert and kernels have, and for atomic operations.
// They belong to the conversion of kernels for the CPU, which needs intrinsics of LLVM 20 and later.
func AddCompletePatterns(c *llvmtypes.Converter, api target.ClientAPI, ps []*rewrite.Pattern) []*rewrite.Pattern {
	l := &lowering{c, api}
	for _, e := range completeDirect {
		ps = append(ps, l.direct(e))
	}
	for _, e := range completeComparisons {
		ps = append(ps, l.comparison(e))
	}
	for _, e := range atomicOps {
		ps = append(ps, l.value(e.from, func(x *state) bool { return x.atomic(e.op) }))
	}
	for _, e := range [...]struct {
		from    *ir.OpDef
		rewrite func(x *state) bool
	}{
		{spirv.SNegate, (*state).negate}, {spirv.SMod, (*state).signedModulo}, {spirv.FMod, (*state).floatModulo},
		{spirv.GLSAbs, (*state).abs}, {spirv.CLSAbs, (*state).abs}, {spirv.GLSSign, (*state).sign}, {spirv.GLFSign, (*state).floatSign},
		{spirv.GLFClamp, clamped(llvm.IntrMaxnum, llvm.IntrMinnum)}, {spirv.GLSClamp, clamped(llvm.IntrSmax, llvm.IntrSmin)},
		{spirv.GLUClamp, clamped(llvm.IntrUmax, llvm.IntrUmin)}, {spirv.GLFMix, (*state).mix}, {spirv.CLMix, (*state).mix},
		{spirv.GLFract, (*state).fract}, {spirv.CLRsqrt, (*state).inverseSqrt},
		{spirv.GLFindUMsb, (*state).highestBit}, {spirv.GLFindILsb, (*state).lowestBit}, {spirv.GLFindSMsb, (*state).highestSignedBit},
		{spirv.IsNan, (*state).isNaN}, {spirv.IsInf, (*state).isInfinite},
		{spirv.IAddCarry, (*state).addCarry}, {spirv.ISubBorrow, (*state).subBorrow},
		{spirv.UMulExtended, wideProduct(llvm.ZExt)}, {spirv.SMulExtended, wideProduct(llvm.SExt)},
		{spirv.CompositeConstruct, (*state).construct}, {spirv.Dot, (*state).dot}, {spirv.VectorTimesScalar, (*state).timesScalar},
		{spirv.AtomicCompareExchange, (*state).compareExchange}, {spirv.AtomicCompareExchangeWeak, (*state).compareExchange},
	} {
		ps = append(ps, l.value(e.from, e.rewrite))
	}
	for _, e := range [...]struct {
		from    *ir.OpDef
		rewrite func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool
	}{
		{spirv.Switch, switches}, {spirv.Unreachable, unreachable}, {spirv.Kill, unreachable}, {spirv.MemoryBarrier, fence}, {spirv.CopyMemory, l.copyMemory},
		{spirv.KHRAssumeTrue, erase},
	} {
		ps = append(ps, rewrite.ConvertOp(e.from.Name+" to LLVM IR", &c.TypeConverter, e.from, e.rewrite))
	}
	return ps
}

// in puts an operation with a result of type t.
func (x *state) in(t ir.Type, def *ir.OpDef, operands ...*ir.Value) *ir.Value {
	return llvm.NewOne(&x.Builder, x.loc, def, t, operands...)
}

// compare puts a comparison.
func (x *state) compare(def *ir.OpDef, predicate int64, a, b *ir.Value) *ir.Value {
	c := x.ctx
	t := llvm.BoolShapeOf(a.Type())
	return x.Create(x.loc, def, []*ir.Value{a, b}, []ir.Type{t}, ir.Named("predicate", c.Int(c.I64(), predicate))).Result(0)
}

// constantOf puts a constant of type t, a number or a vector, whose elements are all n.
func (x *state) constantOf(t ir.Type, n int64) *ir.Value {
	return llvm.NewConstant(&x.Builder, x.loc, t, spirv.SplatAttr(t, n))
}

func (x *state) zero() *ir.Value { return x.constantOf(x.to, 0) }

func (x *state) negate() bool { return x.replace(x.one(llvm.Sub, x.zero(), x.ad.Operand(0))) }

// signedModulo computes a remainder with the sign of the divisor.
func (x *state) signedModulo() bool {
	a, b := x.ad.Operand(0), x.ad.Operand(1)
	rest, zero := x.one(llvm.SRem, a, b), x.zero()
	differs := x.compare(llvm.ICmp, llvm.ICmpSLT, x.one(llvm.XOr, rest, b), zero)
	some := x.compare(llvm.ICmp, llvm.ICmpNE, rest, zero)
	return x.replace(x.one(llvm.Select, x.in(some.Type(), llvm.And, some, differs), x.one(llvm.Add, rest, b), rest))
}

// floatModulo is signedModulo for floats.
func (x *state) floatModulo() bool {
	a, b := x.ad.Operand(0), x.ad.Operand(1)
	rest, zero := x.one(llvm.FRem, a, b), x.zero()
	below, above := x.compare(llvm.FCmp, llvm.FCmpOLT, rest, zero), x.compare(llvm.FCmp, llvm.FCmpOGT, rest, zero)
	negative, positive := x.compare(llvm.FCmp, llvm.FCmpOLT, b, zero), x.compare(llvm.FCmp, llvm.FCmpOGT, b, zero)
	t := below.Type()
	differs := x.in(t, llvm.Or, x.in(t, llvm.And, below, positive), x.in(t, llvm.And, above, negative))
	return x.replace(x.one(llvm.Select, differs, x.one(llvm.FAdd, rest, b), rest))
}

func (x *state) abs() bool {
	x.ReplaceByNew(x.op, llvm.IntrAbs, x.ad.Operands, []ir.Type{x.to}, ir.Named("is_int_min_poison", x.ctx.Bool(false)))
	return true
}

func (x *state) sign() bool {
	low := x.one(llvm.IntrSmax, x.ad.Operand(0), x.constantOf(x.to, -1))
	return x.replace(x.one(llvm.IntrSmin, low, x.constantOf(x.to, 1)))
}

func (x *state) floatSign() bool {
	v, zero := x.ad.Operand(0), x.zero()
	rest := x.one(llvm.Select, x.compare(llvm.FCmp, llvm.FCmpOLT, v, zero), x.constantOf(x.to, -1), zero)
	return x.replace(x.one(llvm.Select, x.compare(llvm.FCmp, llvm.FCmpOGT, v, zero), x.constantOf(x.to, 1), rest))
}

// clamped returns the rewrite for a number within two bounds.
func clamped(most, least *ir.OpDef) func(x *state) bool {
	return func(x *state) bool {
		return x.replace(x.one(least, x.one(most, x.ad.Operand(0), x.ad.Operand(1)), x.ad.Operand(2)))
	}
}

// mix computes a * (1 - s) + b * s.
func (x *state) mix() bool {
	a, b, s := x.ad.Operand(0), x.ad.Operand(1), x.ad.Operand(2)
	rest := x.one(llvm.FSub, x.constantOf(x.to, 1), s)
	return x.replace(x.one(llvm.FAdd, x.one(llvm.FMul, a, rest), x.one(llvm.FMul, b, s)))
}

func (x *state) fract() bool {
	v := x.ad.Operand(0)
	return x.replace(x.one(llvm.FSub, v, x.one(llvm.IntrFloor, v)))
}

// countZeros puts a count of zeros, which is the width for 0.
func (x *state) countZeros(def *ir.OpDef, v *ir.Value) *ir.Value {
	return x.Create(x.loc, def, []*ir.Value{v}, []ir.Type{v.Type()}, ir.Named("is_zero_poison", x.ctx.Bool(false))).Result(0)
}

// highest puts the number of the highest bit that is set, or -1.
func (x *state) highest(v *ir.Value) *ir.Value {
	return x.one(llvm.Sub, x.constantOf(x.to, int64(width(x.to))-1), x.countZeros(llvm.IntrCtlz, v))
}

func (x *state) highestBit() bool { return x.replace(x.highest(x.ad.Operand(0))) }

// highestSignedBit looks for the highest bit that differs from the sign.
func (x *state) highestSignedBit() bool {
	v := x.ad.Operand(0)
	sign := x.one(llvm.AShr, v, x.constantOf(x.to, int64(width(x.to))-1))
	return x.replace(x.highest(x.one(llvm.XOr, v, sign)))
}

func (x *state) lowestBit() bool {
	v := x.ad.Operand(0)
	none := x.compare(llvm.ICmp, llvm.ICmpEQ, v, x.zero())
	return x.replace(x.one(llvm.Select, none, x.constantOf(x.to, -1), x.countZeros(llvm.IntrCttz, v)))
}

func (x *state) isNaN() bool {
	v := x.ad.Operand(0)
	return x.replace(x.compare(llvm.FCmp, llvm.FCmpUNO, v, v))
}

// isInfinite compares the bits without the sign.
func (x *state) isInfinite() bool {
	v := x.ad.Operand(0)
	t := v.Type()
	f, ok := ir.ElementTypeOrSelf(t).(*ir.FloatType)
	if !ok {
		return x.Fail(noType)
	}
	var infinity ir.Attribute = x.ctx.FloatValue(f, inf)
	if s, ok := t.(ir.ShapedType); ok {
		infinity = x.ctx.SplatOf(s, infinity)
	}
	return x.replace(x.compare(llvm.FCmp, llvm.FCmpOEQ, x.in(t, llvm.IntrFabs, v), llvm.NewConstant(&x.Builder, x.loc, t, infinity)))
}
