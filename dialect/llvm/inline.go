package llvm

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
)

// inliner says how calls are inlined. Between the arguments and what the body does with them stand copies while a call is inlined; they tell apart what is based on which
// argument.
type inliner struct{ ir.InlineOps }

// noAliasName is the attribute of an argument that nothing else in the function points to, and of its copy.
const noAliasName = "llvm.noalias"

// LegalCall reports whether callable is a function of fixed arguments that no attribute excludes.
func (inliner) LegalCall(call, callable *ir.Operation) bool {
	if !call.Is(Call) || !callable.Is(Func) || callable.Prop(funcPersonality) != nil || (FuncOp{callable}).Type().VarArg {
		return false
	}
	if callable.Attr("no_inline") != nil {
		return false
	}
	if args, ok := callable.Attr("arg_attrs").(*ir.ArrayAttr); ok {
		for _, a := range args.Elements {
			if d, ok := a.(*ir.DictionaryAttr); ok && d.Get("llvm.inalloca") != nil {
				return false
			}
		}
	}
	list, _ := callable.Attr("passthrough").(*ir.ArrayAttr)
	if list == nil {
		return true
	}
	for _, a := range list.Elements {
		if s, ok := a.(*ir.StringAttr); ok && excludesInlining(s.Value) {
			return false
		}
	}
	return true
}

// excludesInlining reports whether functions with an attribute of LLVM IR cannot be inlined.
func excludesInlining(attr string) bool {
	switch attr {
	case "noduplicate", "presplitcoroutine", "returns_twice", "strictfp":
		return true
	}
	return false
}

// MayMove returns false until MLIR 19, where functions of LLVM IR stay when calls of them are inlined.
func (inliner) MayMove(callable *ir.Operation) bool { return callable.Context().MLIR() > 19 }

// MayJoin returns false for a body whose end is unreachable, since MLIR 20.
func (inliner) MayJoin(term *ir.Operation) bool {
	return !term.Is(Unreachable) || term.Context().MLIR() < 20
}

// LegalRegion returns true.
func (inliner) LegalRegion(dst, src *ir.Region) bool { return true }

// LegalOp reports whether op does not read arguments that the function does not declare.
func (inliner) LegalOp(op *ir.Operation, _ *ir.Region) bool { return !op.Is(IntrVastart) }

// HandleTerminator replaces a llvm.return by uses of its operands, or by a branch to the block after the call.
func (inliner) HandleTerminator(b *ir.Builder, op *ir.Operation, results []*ir.Value, dst *ir.Block) {
	if !op.Is(Return) {
		return
	}
	if dst == nil {
		for i, r := range results {
			if i < op.NumOperands() {
				r.ReplaceAllUsesWith(op.Operand(i))
			}
		}
		return
	}
	b.SetBefore(op)
	b.CreateBranch(op.Loc(), Br, op.Operands(), []*ir.Block{dst})
	op.Erase()
}

// HandleArgument copies what a pointer points to if the function gets it by value, and otherwise marks the argument with a copy of it.
func (inliner) HandleArgument(b *ir.Builder, call, callable *ir.Operation, v *ir.Value, attrs *ir.DictionaryAttr) *ir.Value {
	get := func(name string) ir.Attribute {
		if attrs == nil {
			return nil
		}
		return attrs.Get(name)
	}
	if t, ok := get("llvm.byval").(*ir.TypeAttr); ok {
		align := uint64(1)
		if a, ok := get("llvm.align").(*ir.IntegerAttr); ok {
			align = uint64(a.Int64Or(1))
		}
		return passByValue(b, callable, v, t.Value, align)
	}
	noAlias := get(noAliasName) != nil
	if !noAlias && b.Context().MLIR() < 20 {
		return v
	}
	c := b.Create(call.Loc(), IntrSsaCopy, []*ir.Value{v}, []ir.Type{v.Type()})
	if noAlias {
		c.SetAttr(noAliasName, b.Context().Unit())
	}
	return c.Result(0)
}

// HandleResult returns v.
func (inliner) HandleResult(_ *ir.Builder, _, _ *ir.Operation, v *ir.Value, _ *ir.DictionaryAttr) *ir.Value {
	return v
}

// passByValue returns a pointer to a copy of what v points to, or v itself if the function only reads it and it is aligned.
func passByValue(b *ir.Builder, callable *ir.Operation, v *ir.Value, elem ir.Type, align uint64) *ir.Value {
	layout, err := datalayout.Closest(callable)
	if err != nil {
		return v
	}
	least, err := layout.ABIAlignment(elem)
	if err != nil {
		return v
	}
	if readsArguments(callable) && (align <= least || enforceAlignment(v, align, layout) >= align) {
		return v
	}
	size, err := layout.Bytes(elem)
	if err != nil {
		return v
	}
	loc, i64 := callable.Loc(), ir.Type(b.Context().I64())
	if b.Context().MLIR() > 19 {
		loc = v.Loc()
	}
	at := b.InsertionPoint()
	b.SetStart(v.ParentRegion().First())
	one := NewInt(b, loc, i64, 1)
	memory := NewAlloca(b, loc, v.Type(), elem, one, int64(max(align, least)))
	b.SetInsertionPoint(at)
	n := NewInt(b, loc, i64, int64(size.Min))
	b.Create(loc, IntrMemcpy, []*ir.Value{memory, v, n}, nil, ir.Named("isVolatile", b.Context().Bool(false)))
	return memory
}

// readsArguments reports whether a function states that it does not write to what its arguments point to.
func readsArguments(f *ir.Operation) bool {
	m := f.Attr(MemoryEffectsName(f.Context()))
	if m == nil {
		return false
	}
	const write, readWrite = 2, 3
	effect := NumberParam(m, "argMem")
	return effect != write && effect != readWrite
}

// enforceAlignment returns the alignment of what v points to, which it raises to align if it can. It returns 1 for an alignment that nobody states.
func enforceAlignment(v *ir.Value, align uint64, layout *datalayout.DataLayout) uint64 {
	def := v.DefiningOp()
	switch {
	case def == nil:
		f := v.ParentBlock().Parent()
		if !f.Is(Func) {
			return 1
		}
		args, _ := f.Attr("arg_attrs").(*ir.ArrayAttr)
		if args == nil || v.Index() >= len(args.Elements) {
			return 1
		}
		if d, ok := args.Elements[v.Index()].(*ir.DictionaryAttr); ok {
			if a, ok := d.Get("llvm.align").(*ir.IntegerAttr); ok {
				return uint64(a.Int64Or(1))
			}
		}
	case def.Is(Alloca):
		return alignAlloca(def, align, layout)
	case def.Is(AddressOf):
		ref, _ := def.Attr("global_name").(*ir.SymbolRefAttr)
		if ref == nil {
			return 1
		}
		if g := ir.LookupNearestSymbol(def, ref); g != nil && g.Is(Global) {
			return uint64(max(GlobalOp{g}.Alignment(), 1))
		}
	}
	return 1
}

// alignAlloca raises the alignment of a llvm.alloca unless the stack would have to be aligned at run time only for that.
func alignAlloca(alloca *ir.Operation, align uint64, layout *datalayout.DataLayout) uint64 {
	now := uint64(max(Alignment(alloca), 1))
	if align <= now {
		return now
	}
	natural := layout.StackAlignment()
	if natural == 0 || 8*align <= natural || 8*now > natural {
		alloca.SetProp(allocaAlignment, alloca.Context().Int(alloca.Context().I64(), int64(align)))
		return align
	}
	return now
}

// ProcessInlined adapts what was inlined to the function around the call.
func (inliner) ProcessInlined(call *ir.Operation, ops []*ir.Operation) {
	if len(ops) == 0 {
		return
	}
	body := ops[0].ParentRegion()
	b := ir.NewBuilder(call.Context(), nil)
	moveAllocas(b, call, body)
	s := &scopes{call: call, b: b, body: body}
	s.cloneScopes(ops)
	s.separateArguments(ops)
	s.appendScopes(ops)
	appendAccessGroups(call, ops)
	relocateLoops(call, ops)
}

// inlinedAlloca is a llvm.alloca of constant size that moves to the function around a call. marked says that markers limit the lifetime of its memory.
type inlinedAlloca struct {
	op     *ir.Operation
	size   *ir.IntegerAttr
	marked bool
}

// moveAllocas moves the allocations of constant size in the first block of a body to the function around the call, so that they stay part of its frame. Markers limit their
// lifetimes to the body. The stack is restored at the end of the body if it allocates more.
func moveAllocas(b *ir.Builder, call *ir.Operation, body *ir.Region) {
	var entry *ir.Block
	for op := call; op.Parent() != nil; op = op.Parent() {
		if p := op.Parent(); p.HasTrait(ir.IsolatedFromAbove) || p.HasTrait(ir.AutomaticAllocationScope) {
			entry = op.ParentRegion().First()
			break
		}
	}
	if entry == nil {
		return
	}
	moved, dynamic := allocasOf(body)
	if len(moved) == 0 && !dynamic {
		return
	}
	var stack *ir.Value
	if dynamic {
		b.SetStart(body.First())
		stack = NewOne(b, call.Loc(), IntrStacksave, Pointer(b.Context(), 0))
	}
	mark := func(def *ir.OpDef, a inlinedAlloca) {
		var attrs []ir.NamedAttribute
		if b.Context().MLIR() < 22 {
			n, _ := a.size.Value.Int64()
			attrs = append(attrs, ir.Named("size", b.Context().Int(b.Context().I64(), n)))
		}
		b.Create(a.op.Loc(), def, []*ir.Value{a.op.Result(0)}, nil, attrs...)
	}
	first, marked := entry.First(), false
	for _, a := range moved {
		marked = marked || a.marked
		b.SetBefore(first)
		n := NewConstant(b, a.op.Loc(), a.op.Operand(0).Type(), a.size)
		if a.marked {
			b.SetBefore(a.op)
			mark(IntrLifetimeStart, a)
		}
		a.op.MoveBefore(first)
		a.op.SetOperand(0, n)
	}
	if !marked && !dynamic {
		return
	}
	for blk := body.First(); blk != nil; blk = blk.Next() {
		end := blk.Last()
		if end == nil || !end.HasTrait(ir.ReturnLike) {
			continue
		}
		b.SetBefore(end)
		if dynamic {
			b.Create(call.Loc(), IntrStackrestore, []*ir.Value{stack}, nil)
		}
		for _, a := range moved {
			if a.marked {
				b.SetBefore(end)
				mark(IntrLifetimeEnd, a)
			}
		}
	}
}

// allocasOf returns the allocations of constant size in the first block of a body. dynamic is true if there are others.
func allocasOf(body *ir.Region) (list []inlinedAlloca, dynamic bool) {
	for blk := body.First(); blk != nil; blk = blk.Next() {
		for op := blk.First(); op != nil; op = op.Next() {
			if !op.Is(Alloca) {
				continue
			}
			size, ok := ir.ConstantValue(op.Operand(0).DefiningOp()).(*ir.IntegerAttr)
			switch {
			case !ok:
				dynamic = true
			case blk == body.First():
				list = append(list, inlinedAlloca{op, size, !size.Value.IsZero() && !hasMarkers(op)})
			}
		}
	}
	return list, dynamic
}

// hasMarkers reports whether markers limit the lifetime of the memory of a llvm.alloca already.
func hasMarkers(alloca *ir.Operation) bool {
	for work := []*ir.Operation{alloca}; len(work) > 0; {
		op := work[len(work)-1]
		work = work[:len(work)-1]
		for u := op.Result(0).FirstUse(); u != nil; u = u.NextUse() {
			switch o := u.Owner(); {
			case o.Is(IntrLifetimeStart), o.Is(IntrLifetimeEnd):
				return true
			case o.Is(BitCast):
				work = append(work, o)
			}
		}
	}
	return false
}
