package llvm

import "github.com/spvc/spvc/ir"

// predicated adds the mask and the number of elements that operations of vector predication have.
//
//go:noinline
func predicated(def *ir.OpDef) *ir.OpDef {
	return takes(takes(def, masks, "mask"), ir.I32Constraint, "evl")
}

//go:noinline
func vp(mnemonic string, results, operands Positions) *ir.OpDef {
	return intrinsic("vp."+mnemonic, results, operands, ir.Pure)
}

//go:noinline
func vpBinary(mnemonic string, t *ir.TypeConstraint) *ir.OpDef {
	return gives(predicated(takes(vp(mnemonic, "0", ""), t, "lhs", "rhs")), AnyType)
}

//go:noinline
func vpInt(mnemonic string) *ir.OpDef { return vpBinary(mnemonic, intVectors) }

//go:noinline
func vpFloat(mnemonic string) *ir.OpDef { return vpBinary(mnemonic, fltVectors) }

//go:noinline
func vpTernary(mnemonic string) *ir.OpDef {
	return gives(predicated(takes(vp(mnemonic, "0", ""), fltVectors, "op1", "op2", "op3")), AnyType)
}

// vpReduce makes the row of a reduction. MLIR's name of the first operand has this spelling.
//
//go:noinline
func vpReduce(mnemonic string, elem, vector *ir.TypeConstraint) *ir.OpDef {
	return gives(predicated(takes(takes(vp("reduce."+mnemonic, "", "1"), elem, "satrt_value"), vector, "val")), AnyType)
}

//go:noinline
func vpReduceInt(mnemonic string) *ir.OpDef {
	return vpReduce(mnemonic, ir.AnySignlessInteger, intVectors)
}

//go:noinline
func vpReduceFloat(mnemonic string) *ir.OpDef {
	return vpReduce(mnemonic, ir.AnyFloatType, fltVectors)
}

//go:noinline
func vpSelect(mnemonic string) *ir.OpDef {
	def := takes(takes(vp(mnemonic, "", "1"), masks, "cond"), AnyVector, "true_val", "false_val")
	return gives(takes(def, ir.I32Constraint, "evl"), AnyType)
}

//go:noinline
func vpCast(mnemonic string, from *ir.TypeConstraint) *ir.OpDef {
	return gives(predicated(takes(vp(mnemonic, "0", "0"), from, "src")), AnyType)
}

// Vector predication: operations on the first evl elements of which the bit of the mask is set.
var (
	IntrVpAdd      = vpInt("add")
	IntrVpAnd      = vpInt("and")
	IntrVpAshr     = vpInt("ashr")
	IntrVpFadd     = vpFloat("fadd")
	IntrVpFdiv     = vpFloat("fdiv")
	IntrVpFma      = vpTernary("fma")
	IntrVpFmul     = vpFloat("fmul")
	IntrVpFmuladd  = vpTernary("fmuladd")
	IntrVpFneg     = gives(predicated(takes(vp("fneg", "0", ""), fltVectors, "op")), AnyType)
	IntrVpFpext    = vpCast("fpext", fltVectors)
	IntrVpFptosi   = vpCast("fptosi", fltVectors)
	IntrVpFptoui   = vpCast("fptoui", fltVectors)
	IntrVpFptrunc  = vpCast("fptrunc", fltVectors)
	IntrVpFrem     = vpFloat("frem")
	IntrVpFsub     = vpFloat("fsub")
	IntrVpInttoptr = vpCast("inttoptr", intVectors)
	IntrVpLoad     = gives(predicated(takes(intrinsic("vp.load", "0", "0"), AnyPointer, "ptr")), AnyType)
	IntrVpLshr     = vpInt("lshr")
	IntrVpMerge    = vpSelect("merge")
	IntrVpMul      = vpInt("mul")
	IntrVpOr       = vpInt("or")
	IntrVpPtrtoint = vpCast("ptrtoint", ptrVectors)
	IntrVpSdiv     = vpInt("sdiv")
	IntrVpSelect   = vpSelect("select")
	IntrVpSext     = vpCast("sext", intVectors)
	IntrVpShl      = vpInt("shl")
	IntrVpSitofp   = vpCast("sitofp", intVectors)
	IntrVpSmax     = in(since20, vpInt("smax"))
	IntrVpSmin     = in(since20, vpInt("smin"))
	IntrVpSrem     = vpInt("srem")
	IntrVpStore    = predicated(takes(takes(intrinsic("vp.store", "", "01"), AnyVector, "val"), AnyPointer, "ptr"))
	IntrVpSub      = vpInt("sub")
	IntrVpTrunc    = vpCast("trunc", intVectors)
	IntrVpUdiv     = vpInt("udiv")
	IntrVpUitofp   = vpCast("uitofp", intVectors)
	IntrVpUmax     = in(since20, vpInt("umax"))
	IntrVpUmin     = in(since20, vpInt("umin"))
	IntrVpUrem     = vpInt("urem")
	IntrVpXor      = vpInt("xor")
	IntrVpZext     = vpCast("zext", intVectors)

	IntrVpReduceAdd  = vpReduceInt("add")
	IntrVpReduceAnd  = vpReduceInt("and")
	IntrVpReduceFadd = vpReduceFloat("fadd")
	IntrVpReduceFmax = vpReduceFloat("fmax")
	IntrVpReduceFmin = vpReduceFloat("fmin")
	IntrVpReduceFmul = vpReduceFloat("fmul")
	IntrVpReduceMul  = vpReduceInt("mul")
	IntrVpReduceOr   = vpReduceInt("or")
	IntrVpReduceSmax = vpReduceInt("smax")
	IntrVpReduceSmin = vpReduceInt("smin")
	IntrVpReduceUmax = vpReduceInt("umax")
	IntrVpReduceUmin = vpReduceInt("umin")
	IntrVpReduceXor  = vpReduceInt("xor")

	IntrExperimentalVpStridedLoad = gives(predicated(takes(takes(intrinsic("experimental.vp.strided.load", "0", "01"),
		AnyPointer, "ptr"), ir.AnySignlessInteger, "stride")), AnyType)
	IntrExperimentalVpStridedStore = predicated(takes(takes(takes(intrinsic("experimental.vp.strided.store", "", "012"),
		AnyVector, "val"), AnyPointer, "ptr"), ir.AnySignlessInteger, "stride"))
)
