package spirvtollvm

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

type pair struct{ from, to *ir.OpDef }

// direct lists the operations with a counterpart that has the same operands and attributes.
var direct = [...]pair{
	{spirv.IAdd, llvm.Add}, {spirv.IMul, llvm.Mul}, {spirv.ISub, llvm.Sub},
	{spirv.FAdd, llvm.FAdd}, {spirv.FDiv, llvm.FDiv}, {spirv.FMul, llvm.FMul}, {spirv.FNegate, llvm.FNeg}, {spirv.FRem, llvm.FRem},
	{spirv.FSub, llvm.FSub},
	{spirv.SDiv, llvm.SDiv}, {spirv.SRem, llvm.SRem}, {spirv.UDiv, llvm.UDiv}, {spirv.UMod, llvm.URem},
	{spirv.BitCount, llvm.IntrCtpop}, {spirv.BitReverse, llvm.IntrBitreverse},
	{spirv.BitwiseAnd, llvm.And}, {spirv.BitwiseOr, llvm.Or}, {spirv.BitwiseXor, llvm.XOr},
	{spirv.ConvertFToS, llvm.FPToSI}, {spirv.ConvertFToU, llvm.FPToUI}, {spirv.ConvertSToF, llvm.SIToFP}, {spirv.ConvertUToF, llvm.UIToFP},
	{spirv.GLCeil, llvm.IntrCeil}, {spirv.GLCos, llvm.IntrCos}, {spirv.GLExp, llvm.IntrExp}, {spirv.GLFAbs, llvm.IntrFabs},
	{spirv.GLFloor, llvm.IntrFloor}, {spirv.GLFMax, llvm.IntrMaxnum}, {spirv.GLFMin, llvm.IntrMinnum}, {spirv.GLLog, llvm.IntrLog},
	{spirv.GLSin, llvm.IntrSin}, {spirv.GLSMax, llvm.IntrSmax}, {spirv.GLSMin, llvm.IntrSmin}, {spirv.GLSqrt, llvm.IntrSqrt},
	{spirv.LogicalAnd, llvm.And}, {spirv.LogicalOr, llvm.Or},
	{spirv.Select, llvm.Select}, {spirv.Undef, llvm.Undef},
}

// comparison is a row of a comparison with a predicate of to.
type comparison struct {
	from, to  *ir.OpDef
	predicate int64
}

var comparisons = [...]comparison{
	{spirv.IEqual, llvm.ICmp, llvm.ICmpEQ}, {spirv.INotEqual, llvm.ICmp, llvm.ICmpNE},
	{spirv.FOrdEqual, llvm.FCmp, llvm.FCmpOEQ}, {spirv.FOrdGreaterThan, llvm.FCmp, llvm.FCmpOGT}, {spirv.FOrdGreaterThanEqual, llvm.FCmp, llvm.FCmpOGE},
	{spirv.FOrdLessThanEqual, llvm.FCmp, llvm.FCmpOLE}, {spirv.FOrdLessThan, llvm.FCmp, llvm.FCmpOLT}, {spirv.FOrdNotEqual, llvm.FCmp, llvm.FCmpONE},
	{spirv.FUnordEqual, llvm.FCmp, llvm.FCmpUEQ}, {spirv.FUnordGreaterThan, llvm.FCmp, llvm.FCmpUGT},
	{spirv.FUnordGreaterThanEqual, llvm.FCmp, llvm.FCmpUGE}, {spirv.FUnordLessThanEqual, llvm.FCmp, llvm.FCmpULE},
	{spirv.FUnordLessThan, llvm.FCmp, llvm.FCmpULT}, {spirv.FUnordNotEqual, llvm.FCmp, llvm.FCmpUNE},
	{spirv.SGreaterThan, llvm.ICmp, llvm.ICmpSGT}, {spirv.SGreaterThanEqual, llvm.ICmp, llvm.ICmpSGE}, {spirv.SLessThanEqual, llvm.ICmp, llvm.ICmpSLE},
	{spirv.SLessThan, llvm.ICmp, llvm.ICmpSLT}, {spirv.UGreaterThan, llvm.ICmp, llvm.ICmpUGT}, {spirv.UGreaterThanEqual, llvm.ICmp, llvm.ICmpUGE},
	{spirv.ULessThanEqual, llvm.ICmp, llvm.ICmpULE}, {spirv.ULessThan, llvm.ICmp, llvm.ICmpULT},
	{spirv.LogicalEqual, llvm.ICmp, llvm.ICmpEQ}, {spirv.LogicalNotEqual, llvm.ICmp, llvm.ICmpNE},
}

// resizing is a row of a cast whose direction depends on the widths of its types.
type resizing struct{ from, wider, narrower *ir.OpDef }

var resizings = [...]resizing{
	{spirv.FConvert, llvm.FPExt, llvm.FPTrunc}, {spirv.SConvert, llvm.SExt, llvm.Trunc}, {spirv.UConvert, llvm.ZExt, llvm.Trunc},
}

var shifts = [...]pair{{spirv.ShiftRightArithmetic, llvm.AShr}, {spirv.ShiftRightLogical, llvm.LShr}, {spirv.ShiftLeftLogical, llvm.Shl}}
