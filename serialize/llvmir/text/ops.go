package text

// Op is the operation of an instruction or a constant expression.
type Op uint8

// The operations of LLVM IR.
const (
	NoOp Op = iota
	Ret
	Br
	Switch
	IndirectBr
	Invoke
	Resume
	Unreachable
	CleanupRet
	CatchRet
	CatchSwitch
	CallBr
	FNeg
	Add
	FAdd
	Sub
	FSub
	Mul
	FMul
	UDiv
	SDiv
	FDiv
	URem
	SRem
	FRem
	Shl
	LShr
	AShr
	And
	Or
	Xor
	Alloca
	Load
	Store
	GetElementPtr
	Fence
	CmpXchg
	AtomicRMW
	Trunc
	ZExt
	SExt
	FPToUI
	FPToSI
	UIToFP
	SIToFP
	FPTrunc
	FPExt
	PtrToInt
	PtrToAddr
	IntToPtr
	BitCast
	AddrSpaceCast
	ICmp
	FCmp
	Phi
	Call
	Select
	VAArg
	ExtractElement
	InsertElement
	ShuffleVector
	ExtractValue
	InsertValue
	LandingPad
	CleanupPad
	CatchPad
	Freeze
	opCount
)

// Flags are the optional keywords of instructions and constant expressions.
type Flags uint32

// The flags. Those from Reassoc to AFN are the fast-math flags, which together are written fast.
const (
	Reassoc Flags = 1 << iota
	NNaN
	NInf
	NSZ
	ARcp
	Contract
	AFN
	NUW
	NSW
	Exact
	Disjoint
	NNeg
	SameSign
	Inbounds
	NUSW
	Volatile
	Weak
	Atomic
	InAlloca
	SwiftError
	Cleanup
	Tail
	MustTail
	NoTail
	// Fast is all fast-math flags.
	Fast = Reassoc | NNaN | NInf | NSZ | ARcp | Contract | AFN
)

// flagWords names the flags in the order of output.
var flagWords = []struct {
	name string
	bit  Flags
}{
	{"reassoc", Reassoc}, {"nnan", NNaN}, {"ninf", NInf}, {"nsz", NSZ}, {"arcp", ARcp}, {"contract", Contract}, {"afn", AFN},
	{"inbounds", Inbounds}, {"nusw", NUSW}, {"nuw", NUW}, {"nsw", NSW}, {"exact", Exact}, {"disjoint", Disjoint}, {"nneg", NNeg}, {"samesign", SameSign},
	{"weak", Weak}, {"atomic", Atomic}, {"volatile", Volatile}, {"inalloca", InAlloca}, {"swifterror", SwiftError}, {"cleanup", Cleanup},
}

// opForm is the syntax that operations share.
type opForm uint8

const (
	// formOwn is a syntax of its own.
	formOwn opForm = iota
	// formUnary is op flags T a.
	formUnary
	// formBinary is op flags T a, b.
	formBinary
	// formCast is op flags T a to U.
	formCast
	// formCompare is op flags predicate T a, b.
	formCompare
	// formList is op flags T a, U b, V c.
	formList
	// formPad is op within parent [arguments].
	formPad
	// formCall is the syntax of calls.
	formCall
)

// opRow describes an operation: its keyword, its form and the flags that it may have. Fast-math flags of
// casts, selects, phis and calls depend on the type as well.
type opRow struct {
	name  string
	form  opForm
	flags Flags
	// ends marks terminators, expr operations that constant expressions of LLVM 19 may have.
	ends, expr bool
}

var opTable = [opCount]opRow{
	Ret: {name: "ret", ends: true}, Br: {name: "br", ends: true}, Switch: {name: "switch", ends: true},
	IndirectBr: {name: "indirectbr", ends: true}, Invoke: {name: "invoke", form: formCall, ends: true}, Resume: {name: "resume", form: formUnary, ends: true},
	Unreachable: {name: "unreachable", ends: true}, CleanupRet: {name: "cleanupret", ends: true}, CatchRet: {name: "catchret", ends: true},
	CatchSwitch: {name: "catchswitch", ends: true}, CallBr: {name: "callbr", form: formCall, ends: true},
	FNeg: {name: "fneg", form: formUnary, flags: Fast},
	Add:  {name: "add", form: formBinary, flags: NUW | NSW, expr: true}, FAdd: {name: "fadd", form: formBinary, flags: Fast},
	Sub: {name: "sub", form: formBinary, flags: NUW | NSW, expr: true}, FSub: {name: "fsub", form: formBinary, flags: Fast},
	Mul: {name: "mul", form: formBinary, flags: NUW | NSW, expr: true}, FMul: {name: "fmul", form: formBinary, flags: Fast},
	UDiv: {name: "udiv", form: formBinary, flags: Exact}, SDiv: {name: "sdiv", form: formBinary, flags: Exact}, FDiv: {name: "fdiv", form: formBinary, flags: Fast},
	URem: {name: "urem", form: formBinary}, SRem: {name: "srem", form: formBinary}, FRem: {name: "frem", form: formBinary, flags: Fast},
	Shl:  {name: "shl", form: formBinary, flags: NUW | NSW, expr: true},
	LShr: {name: "lshr", form: formBinary, flags: Exact}, AShr: {name: "ashr", form: formBinary, flags: Exact},
	And: {name: "and", form: formBinary}, Or: {name: "or", form: formBinary, flags: Disjoint}, Xor: {name: "xor", form: formBinary, expr: true},
	Alloca: {name: "alloca", flags: InAlloca | SwiftError}, Load: {name: "load", flags: Atomic | Volatile}, Store: {name: "store", flags: Atomic | Volatile},
	GetElementPtr: {name: "getelementptr", flags: Inbounds | NUSW | NUW, expr: true}, Fence: {name: "fence"},
	CmpXchg: {name: "cmpxchg", flags: Weak | Volatile}, AtomicRMW: {name: "atomicrmw", flags: Volatile},
	Trunc: {name: "trunc", form: formCast, flags: NUW | NSW, expr: true}, ZExt: {name: "zext", form: formCast, flags: NNeg}, SExt: {name: "sext", form: formCast},
	FPToUI: {name: "fptoui", form: formCast}, FPToSI: {name: "fptosi", form: formCast}, UIToFP: {name: "uitofp", form: formCast, flags: NNeg},
	SIToFP: {name: "sitofp", form: formCast}, FPTrunc: {name: "fptrunc", form: formCast, flags: Fast}, FPExt: {name: "fpext", form: formCast, flags: Fast},
	PtrToInt: {name: "ptrtoint", form: formCast, expr: true}, PtrToAddr: {name: "ptrtoaddr", form: formCast, expr: true}, IntToPtr: {name: "inttoptr", form: formCast, expr: true},
	BitCast: {name: "bitcast", form: formCast, expr: true}, AddrSpaceCast: {name: "addrspacecast", form: formCast, expr: true},
	ICmp: {name: "icmp", form: formCompare, flags: SameSign}, FCmp: {name: "fcmp", form: formCompare, flags: Fast}, Phi: {name: "phi", flags: Fast},
	Call: {name: "call", form: formCall, flags: Fast}, Select: {name: "select", form: formList, flags: Fast}, VAArg: {name: "va_arg"},
	ExtractElement: {name: "extractelement", form: formList, expr: true}, InsertElement: {name: "insertelement", form: formList, expr: true},
	ShuffleVector: {name: "shufflevector", form: formList, expr: true}, ExtractValue: {name: "extractvalue"}, InsertValue: {name: "insertvalue"},
	LandingPad: {name: "landingpad", flags: Cleanup}, CleanupPad: {name: "cleanuppad", form: formPad}, CatchPad: {name: "catchpad", form: formPad},
	Freeze: {name: "freeze", form: formUnary},
}

// Name returns the keyword of the operation.
func (o Op) Name() string { return opTable[o].name }

// IsTerminator reports whether the operation ends a block.
func (o Op) IsTerminator() bool { return opTable[o].ends }

// OpOf returns the operation of the keyword, NoOp if there is none.
func OpOf(name string) Op {
	for i := range opTable {
		if opTable[i].name == name {
			return Op(i)
		}
	}
	return NoOp
}
