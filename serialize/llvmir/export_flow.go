package llvmir

import (
	"slices"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// functionBodies exports the bodies of all functions.
func (e *exporter) functionBodies() bool {
	for _, b := range e.bodies {
		e.functionAttrs(b.fn, b.op)
		if b.op.Region(0).First() != nil && !e.functionBody(b.op, b.fn) {
			return false
		}
	}
	return true
}

func (e *exporter) functionBody(op *ir.Operation, f *text.Function) bool {
	r := op.Region(0)
	entry := r.First()
	for b := entry; b != nil; b = b.Next() {
		separate(b)
	}
	e.fn = f
	for b := entry; b != nil; b = b.Next() {
		e.blocks[b] = f.NewBlock("")
	}
	for i, a := range entry.Args() {
		e.values[a] = f.Params[i]
	}
	scope := e.subprogram(op)
	seen := map[*ir.Block]bool{}
	for b := entry; b != nil; b = b.Next() {
		if seen[b] {
			continue
		}
		order := ir.PostOrder(b, seen)
		slices.Reverse(order)
		for _, o := range order {
			f.Order = append(f.Order, e.blocks[o])
			if !e.blockBody(o, o == entry, scope) {
				return false
			}
		}
	}
	for b := entry.Next(); b != nil; b = b.Next() {
		e.connect(b)
	}
	e.loc = nil
	return true
}

// separate gives each use of a block with arguments in the terminator of b a block of its own, since a phi
// takes one value for each block that branches to it. Blocks that it adds come last in the region.
func separate(b *ir.Block) {
	last := b.Last()
	if last == nil {
		return
	}
	seen := map[*ir.Block]bool{}
	for i := range last.NumSuccessors() {
		s := last.Successor(i)
		if s.NumArgs() == 0 || !seen[s] {
			seen[s] = true
			continue
		}
		between := ir.NewBlock()
		b.Region().Append(between)
		last.SetSuccessor(i, between)
		var args []*ir.Value
		for _, a := range s.Args() {
			args = append(args, between.AddArg(a.Type(), a.Loc()))
		}
		build := ir.NewBuilder(last.Context(), nil)
		build.SetEnd(between)
		build.CreateBranch(last.Loc(), llvm.Br, args, []*ir.Block{s})
	}
}

func (e *exporter) blockBody(b *ir.Block, entry bool, scope *text.Node) bool {
	e.block = e.blocks[b]
	if !entry {
		for _, a := range b.Args() {
			e.values[a] = e.block.Add(text.NewPhi(e.typ(a.Type())))
		}
	}
	for op := b.First(); op != nil; op = op.Next() {
		e.loc = e.location(op.Loc(), scope)
		if !e.operation(op) {
			return false
		}
	}
	return true
}

// connect fills the phis of a block.
func (e *exporter) connect(b *ir.Block) {
	insts := e.blocks[b].Insts
	for i := range b.NumArgs() {
		for use := b.FirstPred(); use != nil; use = use.NextUse() {
			from := use.Owner()
			m, ok := ir.OpInterface[ir.BranchModel](from.Info())
			if !ok {
				continue
			}
			start, _, _ := m.SuccessorOperands(from, use.Index())
			insts[i].AddIncoming(e.values[from.Operand(start+i)], e.blocks[from.Block()])
		}
	}
}

func (e *exporter) terminator(op *ir.Operation, code text.Op) bool {
	if e.block == nil {
		return unsupported(op)
	}
	var i *text.Inst
	switch {
	case code == text.Ret:
		if op.NumOperands() == 0 {
			i = text.NewRet(nil)
		} else {
			i = text.NewRet(e.values[op.Operand(0)])
		}
	case code == text.Unreachable:
		i = text.NewUnreachable()
	case op.Is(llvm.Br):
		i = text.NewBr(e.blocks[op.Successor(0)])
	case op.Is(llvm.CondBr):
		i = text.NewCondBr(e.values[op.Operand(0)], e.blocks[op.Successor(0)], e.blocks[op.Successor(1)])
	case code == text.Switch:
		view := llvm.SwitchOp{Operation: op}
		i = text.NewSwitch(e.values[op.Operand(0)], e.blocks[op.Successor(0)])
		t := e.typ(op.Operand(0).Type())
		for n := range view.NumCases() {
			b, _ := view.Case(n)
			i.AddCase(intConst(t, view.CaseValue(n).Value), e.blocks[b])
		}
	default:
		i = text.NewIndirectBr(e.values[op.Operand(0)])
		for n := range op.NumSuccessors() {
			i.Blocks = append(i.Blocks, e.blocks[op.Successor(n)])
		}
	}
	e.add(i)
	return e.attachMeta(op, i)
}

// functionType returns the type of the function that a call calls.
func (e *exporter) functionType(op *ir.Operation, args []*ir.Value) *text.Type {
	if t, ok := op.Attr("var_callee_type").(*ir.TypeAttr); ok {
		return e.typ(t.Value)
	}
	types := make([]*text.Type, len(args))
	for i, a := range args {
		types[i] = e.typ(a.Type())
	}
	return e.m.Func(e.resultType(op), false, types...)
}

func (e *exporter) resultType(op *ir.Operation) *text.Type {
	if op.NumResults() == 0 {
		return text.Void
	}
	return e.typ(op.Result(0).Type())
}

// callee returns what a call calls, the type of that function, and the arguments.
func (e *exporter) callee(op *ir.Operation, operands []*ir.Value) (text.Value, *text.Type, []*ir.Value) {
	if name := calleeName(op); name != "" {
		if f := e.funcs[name]; f != nil {
			return f, f.Sig, operands
		}
		if a := e.aliases[name]; a != nil {
			return a, e.functionType(op, operands), operands
		}
	}
	if len(operands) == 0 {
		return nil, nil, nil
	}
	return e.values[operands[0]], e.functionType(op, operands[1:]), operands[1:]
}

func calleeName(op *ir.Operation) string {
	if ref, ok := op.Attr("callee").(*ir.SymbolRefAttr); ok {
		return ref.Root
	}
	return ""
}

func (e *exporter) call(op *ir.Operation) bool {
	callee, sig, args := e.callee(op, op.OperandsIn(0))
	if callee == nil {
		return unsupported(op)
	}
	i := text.NewCall(sig, callee, e.valueList(args)...)
	if text.FastType(sig.Elem) {
		i.Flags |= fastMath(op)
	}
	i.Call.CC = e.convention(op)
	i.Flags |= tailFlag(op, "TailCallKind")
	e.callAttrs(op, i)
	return e.put(op, i)
}

func tailFlag(op *ir.Operation, name string) text.Flags {
	switch keyword(llvm.TailCallKinds, op, name) {
	case "tail":
		return text.Tail
	case "musttail":
		return text.MustTail
	case "notail":
		return text.NoTail
	}
	return 0
}

// callAttrs sets the attributes of a call and its operand bundles. MLIR 19 has none.
func (e *exporter) callAttrs(op *ir.Operation, i *text.Inst) {
	if e.old {
		return
	}
	for _, r := range wordAttrs {
		if op.Attr(r.mlir) != nil {
			i.Call.Attrs = append(i.Call.Attrs, text.Enum(r.llvm))
		}
	}
	if a := op.Attr("memory_effects"); mnemonic(a) == "memory_effects" {
		i.Call.Attrs = append(i.Call.Attrs, text.WithArg("memory", effectsText(a)))
	}
	if list, ok := op.Attr("res_attrs").(*ir.ArrayAttr); ok && len(list.Elements) > 0 {
		i.Call.RetAttrs = e.paramAttrs(list.Elements[0])
	}
	if list, ok := op.Attr("arg_attrs").(*ir.ArrayAttr); ok {
		for _, a := range list.Elements {
			i.Call.ArgAttrs = append(i.Call.ArgAttrs, e.paramAttrs(a))
		}
	}
	sizes, ok := op.Attr("op_bundle_sizes").(*ir.DenseArrayAttr)
	tags, ok2 := op.Attr("op_bundle_tags").(*ir.ArrayAttr)
	if !ok || !ok2 {
		return
	}
	all := e.operands(op)
	next := len(all) - int(sizes.Sum(sizes.Len()))
	for n := range sizes.Len() {
		tag, _ := tags.Elements[n].(*ir.StringAttr)
		size := int(sizes.Int64(n))
		i.Call.Bundles = append(i.Call.Bundles, text.Bundle{Tag: tag.Value, Args: all[next : next+size]})
		next += size
	}
}

func (e *exporter) invoke(op *ir.Operation) bool {
	callee, sig, args := e.callee(op, op.OperandsIn(0))
	if callee == nil || e.block == nil {
		return unsupported(op)
	}
	i := text.NewInvoke(sig, callee, e.blocks[op.Successor(0)], e.blocks[op.Successor(1)], e.valueList(args)...)
	i.Call.CC = e.convention(op)
	e.callAttrs(op, i)
	return e.put(op, i)
}

func (e *exporter) inlineAsm(op *ir.Operation) bool {
	a := &text.Asm{
		Text: op.StringAttr("asm_string"), Constraints: op.StringAttr("constraints"), SideEffect: op.Attr("has_side_effects") != nil,
		AlignStack: op.Attr("is_align_stack") != nil, Intel: numberOr0(op.Attr("asm_dialect")) == llvm.AsmIntel,
	}
	args := op.Operands()
	i := text.NewCall(e.functionType(op, args), a, e.valueList(args)...)
	i.Flags |= tailFlag(op, "tail_call_kind")
	if list, ok := op.Attr("operand_attrs").(*ir.ArrayAttr); ok {
		for _, x := range list.Elements {
			var attrs text.Attrs
			if dict, ok := x.(*ir.DictionaryAttr); ok {
				for _, n := range dict.Entries {
					if t, ok := n.Value.(*ir.TypeAttr); ok && n.Name == "elementtype" {
						attrs = append(attrs, text.WithType(n.Name, e.typ(t.Value)))
					}
				}
			}
			i.Call.ArgAttrs = append(i.Call.ArgAttrs, attrs)
		}
	}
	return e.put(op, i)
}

func (e *exporter) landingPad(op *ir.Operation) bool {
	return e.put(op, text.NewLandingPad(e.typ(op.Result(0).Type()), op.Attr("cleanup") != nil, e.operands(op)...))
}
