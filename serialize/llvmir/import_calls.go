package llvmir

import (
	"strings"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// isIntrinsicName reports whether LLVM takes functions of the name for intrinsics.
func isIntrinsicName(name string) bool { return strings.HasPrefix(name, "llvm.") }

// isIntrinsicCall reports whether inst calls an intrinsic directly.
func isIntrinsicCall(inst *text.Inst) bool {
	f, ok := inst.Call.Callee.(*text.Function)
	return ok && isIntrinsicName(f.Name)
}

// calleeType returns the function type of what a call calls by its name, nil if the call is indirect.
func calleeType(v text.Value) *text.Type {
	switch f := v.(type) {
	case *text.Function:
		return f.Sig
	case *text.Alias:
		if f.ValueType.Kind == text.FuncKind {
			return f.ValueType
		}
	}
	return nil
}

// direct returns the name of the function that a call calls directly.
func (i *importer) direct(v text.Value) (name string, ok bool) {
	switch f := v.(type) {
	case *text.Function:
		return f.Name, true
	case *text.Alias:
		for _, known := range i.m.IFuncs {
			if known == f {
				return f.Name, i.modern
			}
		}
	}
	return "", false
}

// callInst imports a call or an invoke.
func (i *importer) callInst(inst *text.Inst, loc ir.Location) (*ir.Operation, bool) {
	if asm, ok := inst.Call.Callee.(*text.Asm); ok && (i.modern || inst.Op == text.Call) {
		return i.asmCall(inst, asm, loc)
	}
	name, isDirect := i.direct(inst.Call.Callee)
	var operands []*ir.Value
	if !isDirect {
		callee := i.value(inst.Call.Callee)
		if callee == nil {
			return nil, false
		}
		operands = append(operands, callee)
	}
	args, ok := i.valuesOf(inst.Args)
	if !ok {
		return nil, false
	}
	operands = append(operands, args...)
	callType := i.funcType(inst.Elem)
	fn, compatible := callType, true
	if isDirect && i.modern {
		if fn = i.funcType(calleeType(inst.Call.Callee)); !fits(callType, fn) {
			compatible = false
			i.ctx.EmitWarning(loc, "incompatible call and callee types: "+ir.QuoteType(callType)+" and "+ir.QuoteType(fn))
			fn = callType
		}
	}
	if inst.Op == text.Invoke {
		return i.invoke(inst, loc, name, isDirect, compatible, fn, operands)
	}
	attrs, operands := i.calleeAttrs(loc, name, isDirect && compatible, isDirect, fn, operands)
	if i.modern {
		attrs = append(attrs, i.ctx.Segments(len(operands), 0))
	}
	op := i.b.Create(loc, llvm.Call, operands, i.resultTypes(inst), attrs...)
	i.callAttrs(inst, op, compatible)
	return op, true
}

// calleeAttrs returns the attributes that say what a call calls. The address of a callee of another type is the first operand.
func (i *importer) calleeAttrs(loc ir.Location, name string, byName, known bool, fn *llvm.FunctionType, operands []*ir.Value) ([]ir.NamedAttribute, []*ir.Value) {
	var attrs []ir.NamedAttribute
	if byName {
		attrs = append(attrs, ir.Named("callee", i.ctx.SymbolRef(name)))
	} else if known {
		address := i.b.Create(loc, llvm.AddressOf, nil, []ir.Type{llvm.Pointer(i.ctx, 0)}, ir.Named("global_name", i.ctx.SymbolRef(name)))
		operands = append([]*ir.Value{address.Result(0)}, operands...)
	}
	if fn.VarArg {
		attrs = append(attrs, ir.Named("var_callee_type", i.ctx.TypeAttr(fn)))
	}
	return attrs, operands
}

// fits reports whether a call of type t can call a function of type callee.
func fits(t, callee *llvm.FunctionType) bool {
	if t.Result != callee.Result || len(t.Params) < len(callee.Params) || !callee.VarArg && len(t.Params) != len(callee.Params) {
		return false
	}
	for k, p := range callee.Params {
		if t.Params[k] != p {
			return false
		}
	}
	return true
}

func (i *importer) resultTypes(inst *text.Inst) []ir.Type {
	if inst.Type() == text.Void {
		return nil
	}
	return []ir.Type{i.typ(inst.Type())}
}

// callAttrs sets the attributes of a llvm.call.
func (i *importer) callAttrs(inst *text.Inst, op *ir.Operation, compatible bool) {
	if cc := convention(inst.Call.CC); cc != 0 {
		op.SetAttr("CConv", llvm.CConvOf(i.ctx, cc))
	}
	if n := fastBits(inst.Flags); n != 0 {
		op.SetAttr("fastmathFlags", llvm.FastMathOf(i.ctx, n))
	}
	if kind := tailKind(inst); kind != llvm.TailNone {
		op.SetAttr("TailCallKind", i.ctx.Enum(llvm.TailCallAttrDef, kind))
	}
	if !i.modern {
		return
	}
	for _, r := range [...]struct{ mlir, llvm string }{{"convergent", "convergent"}, {"no_unwind", "nounwind"}, {"will_return", "willreturn"},
		{"no_inline", "noinline"}, {"always_inline", "alwaysinline"}, {"inline_hint", "inlinehint"}} {
		if inst.Call.Attrs.Get(r.llvm) != nil {
			op.SetAttr(r.mlir, i.ctx.Unit())
		}
	}
	i.callEffects(inst, op)
	if compatible {
		i.callParams(inst, op)
	}
}

func (i *importer) callParams(inst *text.Inst, op *ir.Operation) {
	list := make([]text.Attrs, len(inst.Args))
	copy(list, inst.Call.ArgAttrs)
	i.argAttrs(op, list, inst.Call.RetAttrs)
}

// callEffects sets the accesses to memory that both the call and its callee allow.
func (i *importer) callEffects(inst *text.Inst, op *ir.Operation) {
	all := uint64(llvm.ModRefReadWrite)
	arg, hidden, other := all, all, all
	lists := []text.Attrs{inst.Call.Attrs}
	if f, ok := inst.Call.Callee.(*text.Function); ok {
		lists = append(lists, f.Attrs)
	}
	for _, list := range lists {
		if m := list.Get("memory"); m != nil {
			a, h, o := m.Effects()
			arg, hidden, other = arg&uint64(a), hidden&uint64(h), other&uint64(o)
		}
	}
	if arg&hidden&other != all {
		op.SetAttr("memory_effects", llvm.MemoryEffects(i.ctx, other, arg, hidden))
	}
}

func tailKind(inst *text.Inst) uint64 {
	switch {
	case inst.Flags&text.MustTail != 0:
		return llvm.TailMustTail
	case inst.Flags&text.NoTail != 0:
		return llvm.TailNoTail
	case inst.Flags&text.Tail != 0:
		return llvm.TailTail
	}
	return llvm.TailNone
}

// asmCall imports a call of assembly, which MLIR 19 does not know.
func (i *importer) asmCall(inst *text.Inst, asm *text.Asm, loc ir.Location) (*ir.Operation, bool) {
	if inst.Op == text.Invoke {
		return nil, i.ctx.EmitError(loc, "invoke of inline assembly is not supported")
	}
	if !i.modern {
		return nil, i.ctx.EmitError(ir.UnknownLoc, "unhandled value: "+i.describe(asm))
	}
	operands, ok := i.valuesOf(inst.Args)
	if !ok {
		return nil, false
	}
	dialect := int64(llvm.AsmATT)
	if asm.Intel {
		dialect = llvm.AsmIntel
	}
	attrs := []ir.NamedAttribute{ir.Named("asm_string", i.ctx.String(asm.Text)), ir.Named("constraints", i.ctx.String(asm.Constraints)),
		ir.Named("has_side_effects", i.unit(asm.SideEffect)), ir.Named("is_align_stack", i.unit(asm.AlignStack)), ir.Named("asm_dialect", i.i64(dialect))}
	if kind := tailKind(inst); kind != llvm.TailNone {
		attrs = append(attrs, ir.Named("tail_call_kind", i.ctx.Enum(llvm.TailCallAttrDef, kind)))
	}
	if list := i.asmOperandAttrs(inst, asm); list != nil {
		attrs = append(attrs, ir.Named("operand_attrs", i.ctx.Array(list)))
	}
	// MLIR gives assembly without a result one of type void.
	return i.b.Create(loc, llvm.InlineAsm, operands, []ir.Type{i.typ(inst.Type())}, attrs...), true
}

// asmOperandAttrs returns a dictionary for each operand of assembly with the type that an indirect operand points to, nil if none does.
func (i *importer) asmOperandAttrs(inst *text.Inst, asm *text.Asm) []ir.Attribute {
	var out []ir.Attribute
	found, arg := false, 0
	for _, c := range strings.Split(asm.Constraints, ",") {
		indirect := strings.Contains(c, "*")
		if c == "" || c[0] == '~' || c[0] == '!' || c[0] == '=' && !indirect {
			continue
		}
		entry := i.ctx.Dictionary(nil)
		if indirect && arg < len(inst.Call.ArgAttrs) {
			a := inst.Call.ArgAttrs[arg].Get("elementtype")
			if a != nil && a.Type != nil {
				entry = i.ctx.Dictionary([]ir.NamedAttribute{ir.Named("elementtype", i.ctx.TypeAttr(i.typ(a.Type)))})
				found = true
			}
		}
		out = append(out, entry)
		arg++
	}
	if !found {
		return nil
	}
	return out
}

// invoke imports a call that can unwind. A result that a phi of the normal destination takes goes through a block of its own.
func (i *importer) invoke(inst *text.Inst, loc ir.Location, name string, isDirect, compatible bool, fn *llvm.FunctionType, operands []*ir.Value) (*ir.Operation, bool) {
	from := i.current
	const normalDest, unwindDest = 0, 1
	if len(inst.Blocks) <= unwindDest {
		return nil, i.ctx.EmitError(loc, "unhandled instruction: "+i.describeInst(inst))
	}
	normal, through := i.blocks[inst.Blocks[normalDest]], false
	for _, phi := range inst.Blocks[normalDest].Insts {
		if phi.Op != text.Phi {
			break
		}
		through = through || i.phiValue(phi, from) == text.Value(inst)
	}
	dest := normal
	if through {
		dest = ir.NewBlock()
		normal.Region().InsertBefore(dest, normal)
	}
	unwindArgs, ok := i.branchArgs(inst, from, inst.Blocks[unwindDest])
	if !ok {
		return nil, false
	}
	attrs, operands := i.calleeAttrs(loc, name, isDirect && compatible, isDirect, fn, operands)
	if cc := convention(inst.Call.CC); cc != 0 {
		attrs = append(attrs, ir.Named("CConv", llvm.CConvOf(i.ctx, cc)))
	}
	// The values for the normal destination stand between the operands and those for the other one.
	st := &ir.OperationState{Loc: loc, Info: i.ctx.OpInfoOf(llvm.Invoke), Operands: operands, Results: i.resultTypes(inst), Attrs: attrs,
		Successors: []*ir.Block{dest, i.blocks[inst.Blocks[unwindDest]]}}
	op := i.b.Build(st)
	if op.NumResults() > 0 {
		i.values[inst] = op.Result(0)
	}
	normalArgs, ok := i.branchArgs(inst, from, inst.Blocks[normalDest])
	if !ok {
		return nil, false
	}
	n := len(operands)
	sizes := []int{n, 0, len(unwindArgs)}
	if through {
		here := i.b.InsertionPoint()
		i.b.SetEnd(dest)
		i.b.CreateBranch(loc, llvm.Br, normalArgs, []*ir.Block{normal})
		i.b.SetInsertionPoint(here)
	} else {
		sizes[1] = len(normalArgs)
		operands = append(operands, normalArgs...)
	}
	op.SetOperands(append(operands, unwindArgs...))
	if i.modern {
		sizes = append(sizes, 0)
	}
	segments := i.ctx.Segments(sizes...)
	op.SetAttr(segments.Name, segments.Value)
	if i.modern && compatible {
		i.callParams(inst, op)
	}
	return op, true
}
