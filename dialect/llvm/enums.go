package llvm

import "github.com/spvc/spvc/ir"

// The linkages of functions and globals, as attributes hold them: with the numbers of MLIR 22, which are LLVM's.
const (
	LinkageExternal = iota
	LinkageAvailableExternally
	LinkageLinkonce
	LinkageLinkonceODR
	LinkageWeak
	LinkageWeakODR
	LinkageAppending
	LinkageInternal
	LinkagePrivate
	LinkageExternWeak
	LinkageCommon
)

// The calling conventions that spvc itself names. [CConvs] has all, with the numbers of LLVM.
const (
	CConvC          = 0
	CConvFast       = 8
	CConvCold       = 9
	CConvPTXKernel  = 71
	CConvSPIRFunc   = 75
	CConvSPIRKernel = 76
)

// The flags of floating-point operations.
const (
	FastNone     = 0
	FastNNaN     = 1 << 0
	FastNInf     = 1 << 1
	FastNSZ      = 1 << 2
	FastARcp     = 1 << 3
	FastContract = 1 << 4
	FastAFn      = 1 << 5
	FastReassoc  = 1 << 6
	FastAll      = 1<<7 - 1
)

// The overflow flags of integer operations.
const (
	OverflowNone = 0
	OverflowNSW  = 1
	OverflowNUW  = 2
)

// The flags of llvm.getelementptr. GEPInBounds is what the keyword inbounds stands for.
const (
	GEPNone         = 0
	GEPInBoundsFlag = 1
	GEPNUSW         = 2
	GEPNUW          = 4
	GEPInBounds     = GEPInBoundsFlag | GEPNUSW
)

// The orderings of atomic operations.
const (
	OrderingNotAtomic = 0
	OrderingUnordered = 1
	OrderingMonotonic = 2
	OrderingAcquire   = 4
	OrderingRelease   = 5
	OrderingAcqRel    = 6
	OrderingSeqCst    = 7
)

// The operations of llvm.atomicrmw.
const (
	AtomicXchg = iota
	AtomicAdd
	AtomicSub
	AtomicAnd
	AtomicNand
	AtomicOr
	AtomicXor
	AtomicMax
	AtomicMin
	AtomicUMax
	AtomicUMin
	AtomicFAdd
	AtomicFSub
	AtomicFMax
	AtomicFMin
	AtomicUIncWrap
	AtomicUDecWrap
	AtomicUSubCond
	AtomicUSubSat
	AtomicFMaximum
	AtomicFMinimum
)

// The predicates of llvm.icmp.
const (
	ICmpEQ = iota
	ICmpNE
	ICmpSLT
	ICmpSLE
	ICmpSGT
	ICmpSGE
	ICmpULT
	ICmpULE
	ICmpUGT
	ICmpUGE
)

// The predicates of llvm.fcmp: those that begin with O are false, and those that begin with U true, if an operand is NaN.
const (
	FCmpFalse = iota
	FCmpOEQ
	FCmpOGT
	FCmpOGE
	FCmpOLT
	FCmpOLE
	FCmpONE
	FCmpORD
	FCmpUEQ
	FCmpUGT
	FCmpUGE
	FCmpULT
	FCmpULE
	FCmpUNE
	FCmpUNO
	FCmpTrue
)

// Whether the address of a global is significant.
const (
	UnnamedAddrNone = iota
	UnnamedAddrLocal
	UnnamedAddrGlobal
)

// The visibilities of globals.
const (
	VisibilityDefault = iota
	VisibilityHidden
	VisibilityProtected
)

// The kinds of llvm.comdat_selector.
const (
	ComdatAny = iota
	ComdatExactMatch
	ComdatLargest
	ComdatNoDeduplicate
	ComdatSameSize
)

// The dialects of llvm.inline_asm.
const (
	AsmATT = iota
	AsmIntel
)

// The kinds of tail calls.
const (
	TailNone = iota
	TailTail
	TailMustTail
	TailNoTail
)

// What constrained operations assume about floating-point exceptions.
const (
	ExceptionIgnore = iota
	ExceptionMayTrap
	ExceptionStrict
)

// The rounding modes of constrained operations.
const (
	RoundTowardZero  = 0
	RoundNearestEven = 1
	RoundUpward      = 2
	RoundDownward    = 3
	RoundNearestAway = 4
	RoundDynamic     = 7
	roundInvalid     = ^uint64(0)
)

// How an operation or function accesses memory.
const (
	ModRefNone = iota
	ModRefRead
	ModRefWrite
	ModRefReadWrite
)

// The enumerations of the dialect, each with the name and the description that MLIR's errors have.
var (
	Linkages = enum("linkage::Linkage", "LLVM linkage types", "external", "available_externally", "linkonce", "linkonce_odr", "weak", "weak_odr",
		"appending", "internal", "private", "extern_weak", "common")
	CConvs        = withCases("cconv::CConv", "Calling Conventions", cconvCases)
	TailCallKinds = withCases("tailcallkind::TailCallKind", "Tail Call Kind", []ir.EnumCase{
		{Keyword: "none", Value: TailNone}, {Keyword: "notail", Value: TailNoTail}, {Keyword: "musttail", Value: TailMustTail}, {Keyword: "tail", Value: TailTail}})
	Comdats           = enum("comdat::Comdat", "LLVM Comdat Types", "any", "exactmatch", "largest", "nodeduplicate", "samesize")
	FramePointerKinds = newCases(enum("framePointerKind::FramePointerKind", "LLVM FramePointerKind", "none", "non-leaf", "all", "reserved", "non-leaf-no-reserve"),
		ir.Since(22), "non-leaf-no-reserve")
	UWTableKinds = enum("uwtable::UWTableKind", "LLVM Unwind Behavior", "none", "sync", "async")
	ModRefInfos  = enum("ModRefInfo", "LLVM ModRefInfo", "none", "read", "write", "readwrite")

	AsmDialects = enum("AsmDialect", "ATT (0) or Intel (1) asm dialect", "att", "intel")
	AtomicOps   = newCases(newCases(enum("AtomicBinOp", "llvm.atomicrmw binary operations", "xchg", "add", "sub", "_and", "nand", "_or", "_xor", "max", "min", "umax",
		"umin", "fadd", "fsub", "fmax", "fmin", "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat", "fmaximum", "fminimum"),
		ir.Since(20), "usub_cond", "usub_sat"), ir.Since(21), "fmaximum", "fminimum")
	AtomicOrderings = withCases("AtomicOrdering", "Atomic ordering for LLVM's memory model", []ir.EnumCase{
		{Keyword: "not_atomic", Value: OrderingNotAtomic}, {Keyword: "unordered", Value: OrderingUnordered}, {Keyword: "monotonic", Value: OrderingMonotonic},
		{Keyword: "acquire", Value: OrderingAcquire}, {Keyword: "release", Value: OrderingRelease}, {Keyword: "acq_rel", Value: OrderingAcqRel},
		{Keyword: "seq_cst", Value: OrderingSeqCst}})
	ICmpPredicates = enum("ICmpPredicate", "llvm.icmp comparison predicate", "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
	FCmpPredicates = enum("FCmpPredicate", "llvm.fcmp comparison predicate", "_false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult",
		"ule", "une", "uno", "_true")
	// UnnamedAddrs and Visibilities have an empty keyword, which stands for a text without one.
	UnnamedAddrs       = enum("UnnamedAddr", "LLVM GlobalValue UnnamedAddr", "", "local_unnamed_addr", "unnamed_addr")
	Visibilities       = enum("Visibility", "LLVM GlobalValue Visibility", "", "hidden", "protected")
	ExceptionBehaviors = enum("FPExceptionBehavior", "LLVM Exception Behavior", "ignore", "maytrap", "strict")
	RoundingModes      = withCases("RoundingMode", "LLVM Rounding Mode", []ir.EnumCase{
		{Keyword: "towardzero", Value: RoundTowardZero}, {Keyword: "tonearest", Value: RoundNearestEven}, {Keyword: "upward", Value: RoundUpward},
		{Keyword: "downward", Value: RoundDownward}, {Keyword: "tonearestaway", Value: RoundNearestAway}, {Keyword: "dynamic", Value: RoundDynamic},
		{Keyword: "invalid", Value: roundInvalid}})
	ModFlagBehaviors = withCases("ModFlagBehavior", "LLVM Module Flag Behavior", []ir.EnumCase{
		{Keyword: "error", Value: 1}, {Keyword: "warning", Value: 2}, {Keyword: "require", Value: 3}, {Keyword: "override", Value: 4},
		{Keyword: "append", Value: 5}, {Keyword: "append_unique", Value: 6}, {Keyword: "max", Value: 7}, {Keyword: "min", Value: 8}})
	ProfileSummaryFormats = enum("ProfileSummaryFormatKind", "LLVM ProfileSummary format kinds", "SampleProfile", "InstrProf", "CSInstrProf")
)
