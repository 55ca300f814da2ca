package llvm

import "github.com/spvc/spvc/ir"

// intrinsicEntries returns the entries of the intrinsics.
func intrinsicEntries() []ir.OpEntry {
	list := []ir.OpEntry{
		{Def: IntrAssume, Directives: bundleDirectives(), Verify: verifyAssume},
		{Def: IntrDbgDeclare, Interfaces: []any{declaration{}}},
		{Def: IntrDbgValue, Interfaces: []any{debugValue{}}},
		{Def: IntrInvariantEnd, Interfaces: []any{droppable{}}},
		{Def: IntrInvariantStart, Interfaces: []any{droppable{}}},
		{Def: IntrLaunderInvariantGroup, Interfaces: []any{droppable{}}},
		{Def: IntrLifetimeEnd, Adapt: addSize, AdaptIn: ir.Until(21), Interfaces: []any{droppable{}}},
		{Def: IntrLifetimeStart, Adapt: addSize, AdaptIn: ir.Until(21), Interfaces: []any{droppable{}}},
		{Def: IntrMaskedGather, Verify: verifyGather},
		{Def: IntrMaskedScatter, Verify: verifyScatter},
		{Def: IntrMemcpy, Effects: copyEffects, Interfaces: []any{memcpy{}}},
		{Def: IntrMemcpyInline, Effects: copyEffects, Interfaces: []any{memcpy{inline: true}}},
		{Def: IntrMemmove, Effects: copyEffects, Interfaces: []any{memcpy{}}},
		{Def: IntrMemset, Effects: fillEffects, Interfaces: []any{memset{}}},
		{Def: IntrMemsetInline, Effects: fillEffects, Interfaces: []any{memset{inline: true}}},
		{Def: IntrSincos, Verify: verifySincos, Directives: callDirectives},
		{Def: IntrStripInvariantGroup, Interfaces: []any{droppable{}}},
	}
	for _, def := range plainIntrinsics() {
		list = append(list, ir.OpEntry{Def: def, Directives: callDirectives})
	}
	return list
}

// Intrinsics returns the rows of the operations that are calls of intrinsics, whose first trait is an [Intrinsic].
func Intrinsics() []*ir.OpDef {
	var list []*ir.OpDef
	for _, e := range intrinsicEntries() {
		if len(e.Def.Traits) == 0 {
			continue
		}
		if _, ok := e.Def.Traits[0].(*Intrinsic); ok {
			list = append(list, e.Def)
		}
	}
	return list
}

// plainIntrinsics returns the rows of the intrinsics that have no hooks.
func plainIntrinsics() []*ir.OpDef {
	return []*ir.OpDef{
		IntrAbs, IntrAcos, IntrAnnotation, IntrAsin, IntrAtan, IntrAtan2, IntrBitreverse, IntrBswap, IntrCeil, IntrCopysign, IntrCoroAlign, IntrCoroBegin,
		IntrCoroEnd, IntrCoroFree, IntrCoroId, IntrCoroPromise, IntrCoroResume, IntrCoroSave, IntrCoroSize, IntrCoroSuspend, IntrCos, IntrCosh, IntrCtlz,
		IntrCtpop, IntrCttz, IntrDbgLabel, IntrDebugtrap, IntrEhTypeidFor, IntrExp, IntrExp10, IntrExp2, IntrExpect, IntrExpectWithProbability,
		IntrExperimentalConstrainedFpext, IntrExperimentalConstrainedFptrunc, IntrExperimentalConstrainedSitofp, IntrExperimentalConstrainedUitofp,
		IntrExperimentalNoaliasScopeDecl, IntrExperimentalVpStridedLoad, IntrExperimentalVpStridedStore, IntrFabs, IntrFloor, IntrFma, IntrFmuladd,
		IntrFrexp, IntrFshl, IntrFshr, IntrGetActiveLaneMask, IntrIsConstant, IntrIsFpclass, IntrLdexp, IntrLlrint, IntrLlround, IntrLog, IntrLog10,
		IntrLog2, IntrLrint, IntrLround, IntrMaskedCompressstore, IntrMaskedExpandload, IntrMaskedLoad, IntrMaskedStore, IntrMatrixColumnMajorLoad,
		IntrMatrixColumnMajorStore, IntrMatrixMultiply, IntrMatrixTranspose, IntrMaximum, IntrMaxnum, IntrMinimum, IntrMinnum, IntrNearbyint, IntrPow,
		IntrPowi, IntrPrefetch, IntrPtrAnnotation, IntrPtrmask, IntrRint, IntrRound, IntrRoundeven, IntrSaddSat, IntrSaddWithOverflow, IntrScmp, IntrSin,
		IntrSinh, IntrSmax, IntrSmin, IntrSmulWithOverflow, IntrSqrt, IntrSsaCopy, IntrSshlSat, IntrSsubSat, IntrSsubWithOverflow, IntrStackrestore,
		IntrStacksave, IntrStepvector, IntrTan, IntrTanh, IntrThreadlocalAddress, IntrTrap, IntrTrunc, IntrUaddSat, IntrUaddWithOverflow, IntrUbsantrap,
		IntrUcmp, IntrUmax, IntrUmin, IntrUmulWithOverflow, IntrUshlSat, IntrUsubSat, IntrUsubWithOverflow, IntrVacopy, IntrVaend, IntrVarAnnotation,
		IntrVastart, IntrVectorDeinterleave2, IntrVectorExtract, IntrVectorInsert, IntrVectorInterleave2, IntrVectorReduceAdd, IntrVectorReduceAnd,
		IntrVectorReduceFadd, IntrVectorReduceFmax, IntrVectorReduceFmaximum, IntrVectorReduceFmin, IntrVectorReduceFminimum, IntrVectorReduceFmul,
		IntrVectorReduceMul, IntrVectorReduceOr, IntrVectorReduceSmax, IntrVectorReduceSmin, IntrVectorReduceUmax, IntrVectorReduceUmin, IntrVectorReduceXor,
		IntrVpAdd, IntrVpAnd, IntrVpAshr, IntrVpFadd, IntrVpFdiv, IntrVpFma, IntrVpFmul, IntrVpFmuladd, IntrVpFneg, IntrVpFpext, IntrVpFptosi, IntrVpFptoui,
		IntrVpFptrunc, IntrVpFrem, IntrVpFsub, IntrVpInttoptr, IntrVpLoad, IntrVpLshr, IntrVpMerge, IntrVpMul, IntrVpOr, IntrVpPtrtoint, IntrVpReduceAdd,
		IntrVpReduceAnd, IntrVpReduceFadd, IntrVpReduceFmax, IntrVpReduceFmin, IntrVpReduceFmul, IntrVpReduceMul, IntrVpReduceOr, IntrVpReduceSmax,
		IntrVpReduceSmin, IntrVpReduceUmax, IntrVpReduceUmin, IntrVpReduceXor, IntrVpSdiv, IntrVpSelect, IntrVpSext, IntrVpShl, IntrVpSitofp, IntrVpSmax,
		IntrVpSmin, IntrVpSrem, IntrVpStore, IntrVpSub, IntrVpTrunc, IntrVpUdiv, IntrVpUitofp, IntrVpUmax, IntrVpUmin, IntrVpUrem, IntrVpXor, IntrVpZext,
		IntrVscale,
	}
}
