package llvm

import "github.com/spvc/spvc/ir"

var (
	integers = ScalarOrVectorOf(ir.AnySignlessInteger)
	floats   = ScalarOrVectorOf(AnyFloat)
)

// unary makes the row of a function of one number, whose result has the same type.
//
//go:noinline
func unary(mnemonic string, t *ir.TypeConstraint) *ir.OpDef {
	return likeCall(gives(takes(intrinsic(mnemonic, "", "0", ir.Pure, ir.SameOperandsAndResultType), t, "in"), AnyType))
}

// binary makes the row of a function of two numbers, whose result has the same type.
//
//go:noinline
func binary(mnemonic string, t *ir.TypeConstraint) *ir.OpDef {
	return likeCall(gives(takes(intrinsic(mnemonic, "", "0", ir.Pure, ir.SameOperandsAndResultType), t, "a", "b"), AnyType))
}

//go:noinline
func unaryInt(mnemonic string) *ir.OpDef { return unary(mnemonic, integers) }

//go:noinline
func unaryFloat(mnemonic string) *ir.OpDef { return withFastmath(unary(mnemonic, floats)) }

//go:noinline
func binaryInt(mnemonic string) *ir.OpDef { return binary(mnemonic, integers) }

//go:noinline
func binaryFloat(mnemonic string) *ir.OpDef { return withFastmath(binary(mnemonic, floats)) }

// ternary makes the row of a function of three numbers, whose result has the same type.
//
//go:noinline
func ternary(mnemonic string, t *ir.TypeConstraint) *ir.OpDef {
	return likeCall(gives(takes(intrinsic(mnemonic, "", "0", ir.Pure, ir.SameOperandsAndResultType), t, "a", "b", "c"), AnyType))
}

// countZeros makes the row of a count of zeros.
//
//go:noinline
func countZeros(mnemonic string) *ir.OpDef {
	def := intrinsic(mnemonic, "", "0", ir.Pure, ir.TraitIn(since20, ir.SameOperandsAndResultType))
	return immediate(gives(takes(def, integers, "in"), AnyType), '1', "is_zero_poison", bitAttr)
}

// power makes the row of a function of a float and an integer exponent.
//
//go:noinline
func power(mnemonic string) *ir.OpDef {
	def := takes(takes(intrinsic(mnemonic, "", "01", ir.Pure), floats, "val"), ir.AnySignlessInteger, "power")
	return likeCall(withFastmath(gives(def, AnyType)))
}

// rounding makes the row of a function that rounds a float to an integer. Since MLIR 21, some take vectors.
//
//go:noinline
func rounding(mnemonic string, t *ir.TypeConstraint) *ir.OpDef {
	return likeCall(gives(takes(intrinsic(mnemonic, "0", "0", ir.Pure), t, "val"), AnyType))
}

var floatsSince21 = &ir.TypeConstraint{Summary: floats.Summary, Match: floats.Match, Before: []ir.OldTypes{{Last: 20, Type: AnyFloat}}}

// comparison makes the row of a comparison of three outcomes.
//
//go:noinline
func comparison(mnemonic string) *ir.OpDef {
	def := gives(takes(intrinsic(mnemonic, "0", "0", ir.Pure, ir.SameTypeOperands), integers, "a", "b"), integers)
	return in(since20, likeCall(def))
}

// twoFloats makes the row of a function whose result is a struct of two.
//
//go:noinline
func twoFloats(mnemonic string, results, operands Positions) *ir.OpDef {
	return in(since20, likeCall(withFastmath(fields(gives(takes(intrinsic(mnemonic, results, operands, ir.Pure), floats, "val"), AnyType)))))
}

// withOverflow makes the row of an arithmetic operation whose result is a struct of the number and an overflow bit.
//
//go:noinline
func withOverflow(mnemonic string) *ir.OpDef {
	def := intrinsic(mnemonic+".with.overflow", "0", "", ir.Pure, ir.SameOperandsElementType)
	return fields(gives(takes(def, integers, "", ""), AnyType))
}

// constrained makes the row of a cast with an exception behavior and, if rounds is set, a rounding mode.
//
//go:noinline
func constrained(mnemonic string, rounds bool) *ir.OpDef {
	def := gives(takes(intrinsic("experimental.constrained."+mnemonic, "0", "0", ir.Pure), AnyType, "arg_0"), AnyType)
	def.Traits[0].(*Intrinsic).Metadata = true
	if !rounds {
		return spelled(immediate(def, '1', "fpExceptionBehavior", ExceptionBehaviorKind), "$arg_0 $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)")
	}
	immediate(def, '1', "roundingmode", RoundingModeKind)
	return spelled(immediate(def, '2', "fpExceptionBehavior", ExceptionBehaviorKind), "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)")
}

// Functions of floats.
var (
	IntrAcos      = in(since20, unaryFloat("acos"))
	IntrAsin      = in(since20, unaryFloat("asin"))
	IntrAtan      = in(since20, unaryFloat("atan"))
	IntrAtan2     = in(since20, binaryFloat("atan2"))
	IntrCeil      = unaryFloat("ceil")
	IntrCopysign  = binaryFloat("copysign")
	IntrCos       = unaryFloat("cos")
	IntrCosh      = in(since20, unaryFloat("cosh"))
	IntrExp       = unaryFloat("exp")
	IntrExp10     = in(since20, unaryFloat("exp10"))
	IntrExp2      = unaryFloat("exp2")
	IntrFabs      = unaryFloat("fabs")
	IntrFloor     = unaryFloat("floor")
	IntrFma       = withFastmath(ternary("fma", floats))
	IntrFmuladd   = withFastmath(ternary("fmuladd", floats))
	IntrFrexp     = twoFloats("frexp", "01", "")
	IntrIsFpclass = immediate(gives(takes(intrinsic("is.fpclass", "", "0", ir.Pure), floats, "in"), AnyType), '1', "bit", ir.I32AttrKind)
	IntrLdexp     = in(since20, power("ldexp"))
	IntrLlrint    = rounding("llrint", floatsSince21)
	IntrLlround   = rounding("llround", AnyFloat)
	IntrLog       = unaryFloat("log")
	IntrLog10     = unaryFloat("log10")
	IntrLog2      = unaryFloat("log2")
	IntrLrint     = rounding("lrint", floatsSince21)
	IntrLround    = rounding("lround", floatsSince21)
	IntrMaximum   = binaryFloat("maximum")
	IntrMaxnum    = binaryFloat("maxnum")
	IntrMinimum   = binaryFloat("minimum")
	IntrMinnum    = binaryFloat("minnum")
	IntrNearbyint = unaryFloat("nearbyint")
	IntrPow       = binaryFloat("pow")
	IntrPowi      = power("powi")
	IntrRint      = unaryFloat("rint")
	IntrRound     = unaryFloat("round")
	IntrRoundeven = unaryFloat("roundeven")
	IntrSin       = unaryFloat("sin")
	IntrSincos    = twoFloats("sincos", "", "0")
	IntrSinh      = in(since20, unaryFloat("sinh"))
	IntrSqrt      = unaryFloat("sqrt")
	IntrTan       = in(since20, unaryFloat("tan"))
	IntrTanh      = in(since20, unaryFloat("tanh"))
	IntrTrunc     = unaryFloat("trunc")

	IntrExperimentalConstrainedFpext   = in(since20, constrained("fpext", false))
	IntrExperimentalConstrainedFptrunc = constrained("fptrunc", true)
	IntrExperimentalConstrainedSitofp  = in(since20, constrained("sitofp", true))
	IntrExperimentalConstrainedUitofp  = in(since20, constrained("uitofp", true))
)

// Functions of integers.
var (
	IntrAbs        = immediate(gives(takes(intrinsic("abs", "", "0", ir.Pure), integers, "in"), AnyType), '1', "is_int_min_poison", bitAttr)
	IntrBitreverse = unaryInt("bitreverse")
	IntrBswap      = unaryInt("bswap")
	IntrCtlz       = countZeros("ctlz")
	IntrCtpop      = unaryInt("ctpop")
	IntrCttz       = countZeros("cttz")
	IntrFshl       = ternary("fshl", integers)
	IntrFshr       = ternary("fshr", integers)
	IntrScmp       = comparison("scmp")
	IntrSmax       = binaryInt("smax")
	IntrSmin       = binaryInt("smin")
	IntrUcmp       = comparison("ucmp")
	IntrUmax       = binaryInt("umax")
	IntrUmin       = binaryInt("umin")

	IntrSaddSat = binaryInt("sadd.sat")
	IntrSshlSat = binaryInt("sshl.sat")
	IntrSsubSat = binaryInt("ssub.sat")
	IntrUaddSat = binaryInt("uadd.sat")
	IntrUshlSat = binaryInt("ushl.sat")
	IntrUsubSat = binaryInt("usub.sat")

	IntrSaddWithOverflow = withOverflow("sadd")
	IntrSmulWithOverflow = withOverflow("smul")
	IntrSsubWithOverflow = withOverflow("ssub")
	IntrUaddWithOverflow = withOverflow("uadd")
	IntrUmulWithOverflow = withOverflow("umul")
	IntrUsubWithOverflow = withOverflow("usub")
)

// verifySincos checks that the result is a struct of two numbers of the type of the operand.
func verifySincos(op *ir.Operation) bool {
	t := op.Operand(0).Type()
	s, ok := op.Result(0).Type().(*StructType)
	if ok && len(s.Body()) == 2 && s.Body()[0] == t && s.Body()[1] == t {
		return true
	}
	return op.EmitOpError("expected result type to be an homogeneous struct with two elements matching the operand type, but got " + ir.QuoteType(op.Result(0).Type()))
}
