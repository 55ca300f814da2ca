package llvmir

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// simpleOps returns the operations that have one instruction of the same operands.
func simpleOps() map[*ir.OpDef]text.Op {
	return map[*ir.OpDef]text.Op{
		llvm.Add: text.Add, llvm.Sub: text.Sub, llvm.Mul: text.Mul, llvm.UDiv: text.UDiv, llvm.SDiv: text.SDiv, llvm.URem: text.URem,
		llvm.SRem: text.SRem, llvm.And: text.And, llvm.Or: text.Or, llvm.XOr: text.Xor, llvm.Shl: text.Shl, llvm.LShr: text.LShr,
		llvm.AShr: text.AShr, llvm.FAdd: text.FAdd, llvm.FSub: text.FSub, llvm.FMul: text.FMul, llvm.FDiv: text.FDiv, llvm.FRem: text.FRem,
		llvm.FNeg: text.FNeg, llvm.Freeze: text.Freeze, llvm.BitCast: text.BitCast, llvm.AddrSpaceCast: text.AddrSpaceCast,
		llvm.IntToPtr: text.IntToPtr, llvm.PtrToInt: text.PtrToInt, llvm.SExt: text.SExt, llvm.ZExt: text.ZExt, llvm.Trunc: text.Trunc,
		llvm.SIToFP: text.SIToFP, llvm.UIToFP: text.UIToFP, llvm.FPToSI: text.FPToSI, llvm.FPToUI: text.FPToUI, llvm.FPExt: text.FPExt,
		llvm.FPTrunc: text.FPTrunc, llvm.ICmp: text.ICmp, llvm.FCmp: text.FCmp, llvm.Select: text.Select, llvm.ExtractElement: text.ExtractElement,
		llvm.InsertElement: text.InsertElement, llvm.ShuffleVector: text.ShuffleVector, llvm.ExtractValue: text.ExtractValue,
		llvm.InsertValue: text.InsertValue, llvm.GEP: text.GetElementPtr, llvm.Alloca: text.Alloca, llvm.Load: text.Load, llvm.Store: text.Store,
		llvm.AtomicRMW: text.AtomicRMW, llvm.CmpXchg: text.CmpXchg, llvm.Fence: text.Fence, llvm.VaArg: text.VAArg, llvm.Return: text.Ret,
		llvm.Unreachable: text.Unreachable, llvm.Resume: text.Resume, llvm.Br: text.Br, llvm.CondBr: text.Br, llvm.Switch: text.Switch,
		llvm.IndirectBr: text.IndirectBr,
	}
}

// operation exports one operation.
func (e *exporter) operation(op *ir.Operation) bool {
	if code, ok := e.simple[op.Def()]; ok && op.Def() != nil {
		return e.instruction(op, code)
	}
	switch {
	case op.Is(llvm.Constant):
		c := e.constant(e.typ(op.Result(0).Type()), op.Attr("value"), op.Loc())
		e.values[op.Result(0)] = c
		return c != nil
	case op.Is(llvm.Undef):
		return e.define(op, text.Undef(e.typ(op.Result(0).Type())))
	case op.Is(llvm.Poison):
		return e.define(op, text.Poison(e.typ(op.Result(0).Type())))
	case op.Is(llvm.Zero), op.Is(llvm.None):
		return e.define(op, text.Null(e.typ(op.Result(0).Type())))
	case op.Is(llvm.AddressOf):
		return e.address(op)
	case op.Is(llvm.DSOLocalEquivalent):
		ref, _ := op.Attr("function_name").(*ir.SymbolRefAttr)
		return e.define(op, text.DSOLocalEquivalent(e.symbol(ref.Root)))
	case op.Is(llvm.Call):
		return e.call(op)
	case op.Is(llvm.Invoke):
		return e.invoke(op)
	case op.Is(llvm.InlineAsm):
		return e.inlineAsm(op)
	case op.Is(llvm.LandingPad):
		return e.landingPad(op)
	case op.Is(llvm.CallIntrinsic):
		return e.callIntrinsic(op)
	case op.Is(llvm.LinkerOptions):
		return e.linkerOptions(op)
	case op.Is(llvm.ModuleFlags):
		return e.moduleFlags(op)
	case op.Is(llvm.IntrDbgDeclare), op.Is(llvm.IntrDbgValue), op.Is(llvm.IntrDbgLabel):
		return e.debugRecord(op)
	}
	if in := llvm.IntrinsicOf(op); in != nil {
		return e.intrinsic(op, in)
	}
	return unsupported(op)
}

// define sets the value of the operation's result.
func (e *exporter) define(op *ir.Operation, v text.Value) bool {
	e.values[op.Result(0)] = v
	return true
}

// add puts an instruction and returns its value: a constant if LLVM computes it when it builds the instruction.
func (e *exporter) add(i *text.Inst) text.Value {
	if c := e.m.Fold(i, int(e.ctx.MLIR())); c != nil {
		return c
	}
	if e.block == nil {
		return i
	}
	if e.loc != nil {
		i.SetLoc(e.loc)
	}
	return e.block.Add(i)
}

// put exports an operation as an instruction, which gives its result.
func (e *exporter) put(op *ir.Operation, i *text.Inst) bool {
	v := e.add(i)
	if op.NumResults() > 0 {
		e.values[op.Result(0)] = v
	}
	if made, ok := v.(*text.Inst); ok {
		return e.attachMeta(op, made)
	}
	return true
}

func (e *exporter) operands(op *ir.Operation) []text.Value { return e.valueList(op.Operands()) }

func (e *exporter) valueList(list []*ir.Value) []text.Value {
	out := make([]text.Value, len(list))
	for i, v := range list {
		out[i] = e.values[v]
	}
	return out
}

// fastFlags are the fast-math flags of the dialect and of LLVM.
var fastFlags = [...]struct {
	bit  uint64
	flag text.Flags
}{
	{llvm.FastNNaN, text.NNaN}, {llvm.FastNInf, text.NInf}, {llvm.FastNSZ, text.NSZ}, {llvm.FastARcp, text.ARcp},
	{llvm.FastContract, text.Contract}, {llvm.FastAFn, text.AFN}, {llvm.FastReassoc, text.Reassoc},
}

// gepFlags are the flags of getelementptr.
var gepFlags = [...]struct {
	bit  llvm.GEPFlags
	flag text.Flags
}{{llvm.GEPInBoundsFlag, text.Inbounds}, {llvm.GEPNUSW, text.NUSW}, {llvm.GEPNUW, text.NUW}}

// fastMath returns the fast-math flags of op.
func fastMath(op *ir.Operation) text.Flags {
	n := numberOr0(op.Attr("fastmathFlags"))
	var f text.Flags
	for _, b := range fastFlags {
		if n&b.bit != 0 {
			f |= b.flag
		}
	}
	return f
}

// arithFlags returns the flags that an attribute of op states.
func arithFlags(op *ir.Operation) text.Flags {
	f := fastMath(op)
	o := llvm.OverflowFlagsOf(op)
	if o&llvm.OverflowNUW != 0 {
		f |= text.NUW
	}
	if o&llvm.OverflowNSW != 0 {
		f |= text.NSW
	}
	for _, u := range [...]struct {
		name string
		flag text.Flags
	}{{"isExact", text.Exact}, {"isDisjoint", text.Disjoint}, {"nonNeg", text.NNeg}} {
		if op.Attr(u.name) != nil {
			f |= u.flag
		}
	}
	return f
}

// predicates are the words of comparisons without what keeps them apart from keywords of C++.
func predicate(e *ir.EnumClass, op *ir.Operation) string {
	w := keyword(e, op, "predicate")
	if w != "" && w[0] == '_' {
		return w[1:]
	}
	return w
}

// instruction exports an operation that is one instruction.
func (e *exporter) instruction(op *ir.Operation, code text.Op) bool {
	args := e.operands(op)
	flags := arithFlags(op)
	switch code {
	case text.ICmp:
		return e.put(op, text.NewCompare(code, predicate(llvm.ICmpPredicates, op), args[0], args[1]))
	case text.FCmp:
		return e.put(op, text.NewCompare(code, predicate(llvm.FCmpPredicates, op), args[0], args[1]).With(flags))
	case text.Select:
		return e.put(op, text.NewSelect(args[0], args[1], args[2]).With(flags))
	case text.FNeg, text.Freeze, text.Resume:
		return e.put(op, text.NewUnary(code, args[0]).With(flags))
	case text.ExtractElement:
		return e.put(op, text.NewExtractElement(args[0], args[1]))
	case text.InsertElement:
		return e.put(op, text.NewInsertElement(args[0], args[1], args[2]))
	case text.ShuffleVector:
		return e.put(op, e.shuffle(op, args))
	case text.ExtractValue:
		return e.put(op, text.NewExtractValue(args[0], position(op)...))
	case text.InsertValue:
		return e.put(op, text.NewInsertValue(args[0], args[1], position(op)...))
	case text.GetElementPtr:
		return e.put(op, e.gep(op))
	case text.VAArg:
		return e.put(op, text.NewVAArg(args[0], e.typ(op.Result(0).Type())))
	case text.Alloca, text.Load, text.Store, text.AtomicRMW, text.CmpXchg, text.Fence:
		return e.put(op, e.memory(op, code, args))
	case text.Ret, text.Unreachable, text.Br, text.Switch, text.IndirectBr:
		return e.terminator(op, code)
	}
	if len(args) == 1 {
		t := e.typ(op.Result(0).Type())
		if args[0].Type() == t {
			return e.define(op, args[0])
		}
		return e.put(op, text.NewCast(code, args[0], t).With(flags))
	}
	return e.put(op, text.NewBinary(code, args[0], args[1]).With(flags))
}

func (e *exporter) shuffle(op *ir.Operation, args []text.Value) *text.Inst {
	list := llvm.ShuffleMaskOf(op)
	mask := make([]int32, len(list))
	for i, n := range list {
		mask[i] = int32(n)
	}
	return text.NewShuffle(&e.m.Types, args[0], args[1], mask...)
}

func position(op *ir.Operation) []uint64 {
	list := llvm.PositionOf(op)
	out := make([]uint64, len(list))
	for i, n := range list {
		out[i] = uint64(n)
	}
	return out
}

func (e *exporter) gep(op *ir.Operation) *text.Inst {
	view := llvm.GEPOp{Operation: op}
	var indices []text.Value
	view.Indices(func(v *ir.Value, n int64) {
		if v != nil {
			indices = append(indices, e.values[v])
		} else {
			indices = append(indices, text.Int(text.I32, n))
		}
	})
	i := text.NewGEP(e.typ(view.Elem()), e.values[op.Operand(0)], indices...)
	for _, f := range gepFlags {
		if view.Flags()&f.bit != 0 {
			i.Flags |= f.flag
		}
	}
	return i
}

// ordering returns the word of an ordering, empty for accesses that are not atomic.
func ordering(op *ir.Operation, name string) string {
	if w := keyword(llvm.AtomicOrderings, op, name); w != "not_atomic" {
		return w
	}
	return ""
}

func (e *exporter) memory(op *ir.Operation, code text.Op, args []text.Value) *text.Inst {
	var i *text.Inst
	align := numberOr0(op.Attr("alignment"))
	scope := op.StringAttr("syncscope")
	switch code {
	case text.Alloca:
		i = text.NewAlloca(e.typ(llvm.AllocaElem(op)), e.typ(op.Result(0).Type()), args[0], align)
		if op.Attr("inalloca") != nil {
			i.Flags |= text.InAlloca
		}
	case text.Load:
		i = text.NewLoad(e.typ(op.Result(0).Type()), args[0], align)
	case text.Store:
		i = text.NewStore(args[0], args[1], align)
	case text.AtomicRMW:
		w := word(llvm.AtomicOps, llvm.AtomicOpOf(op))
		if w[0] == '_' {
			w = w[1:]
		}
		i = text.NewAtomicRMW(w, args[0], args[1], ordering(op, "ordering"), scope, align)
	case text.CmpXchg:
		i = text.NewCmpXchg(&e.m.Types, args[0], args[1], args[2], ordering(op, "success_ordering"), ordering(op, "failure_ordering"), scope, align)
		if op.Attr("weak") != nil {
			i.Flags |= text.Weak
		}
	default:
		return text.NewFence(ordering(op, "ordering"), scope)
	}
	if w := ordering(op, "ordering"); w != "" && (code == text.Load || code == text.Store) {
		i.SetAtomic(w, scope)
	}
	if op.Attr("volatile_") != nil {
		i.Flags |= text.Volatile
	}
	for _, m := range [...]struct {
		name, kind string
		node       func() *text.Node
	}{{"nontemporal", "nontemporal", func() *text.Node { return text.Tuple(text.MetaOf(text.Int(text.I32, 1))) }},
		{"invariant", "invariant.load", func() *text.Node { return text.Tuple() }},
		{"invariantGroup", "invariant.group", func() *text.Node { return text.Tuple() }}} {
		if op.Attr(m.name) != nil {
			i.Metadata = text.Attach(i.Metadata, m.kind, m.node())
		}
	}
	return i
}

func (e *exporter) address(op *ir.Operation) bool {
	ref, _ := op.Attr("global_name").(*ir.SymbolRefAttr)
	if v := e.symbol(ref.Root); v != nil {
		return e.define(op, v)
	}
	return op.EmitError("must reference an alias or a global or function")
}
