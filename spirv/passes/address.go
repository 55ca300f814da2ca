package passes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/report"
	"github.com/spvc/spvc/spirv/spec"
)

// An addressKey is an argument of a kernel that is a pointer in its hidden block.
type addressKey struct {
	kernel string
	arg    int
}

// An addressMember is the place of the pointer. The type of the block is nil until its members have
// their types.
type addressMember struct {
	block *spirv.PointerType
	index int
}

// addresses finds the members of hidden blocks that are addresses, and gives them the types of the
// pointers, which are known only after the conversion.
func (l *abiLowering) addresses(fns []*ir.Operation) {
	if l.layout != blocklayout.ForTarget {
		return
	}
	l.members = map[addressKey]addressMember{}
	eachAddress(l.module, func(kernel string, w *report.Word) {
		l.members[addressKey{kernel, w.Arg}] = addressMember{index: w.Member}
	})
	if len(l.members) == 0 {
		return
	}
	blocks := map[string]*ir.Operation{}
	for op := l.module.Region(0).First().First(); op != nil; op = op.Next() {
		if op.Is(spirv.GlobalVariable) {
			blocks[ir.SymbolName(op)] = op
		}
	}
	for _, fn := range fns {
		if b := blocks[notes.HiddenBlockPrefix+ir.SymbolName(fn)]; b != nil {
			l.retypeBlock(fn, b)
		}
	}
}

// retypeBlock makes the addresses in the hidden block of fn pointers.
func (l *abiLowering) retypeBlock(fn, variable *ir.Operation) {
	old := variable.Attr("type").(*ir.TypeAttr).Value.(*spirv.PointerType)
	s, ok := old.Pointee.(*spirv.StructType)
	if !ok {
		return
	}
	members := append([]spirv.Member(nil), s.Members()...)
	model, _ := ir.OpInterface[ir.FunctionModel](fn.Info())
	var found []addressKey
	for i, t := range model.FunctionType(fn).Inputs {
		key := addressKey{ir.SymbolName(fn), i}
		m, ok := l.members[key]
		to, _ := t.(*spirv.PointerType)
		if !ok || to == nil || to.Storage != spec.StorageClassPhysicalStorageBuffer || m.index >= len(members) {
			continue
		}
		if pointee, err := decorate(l.layout, to.Pointee, to.Storage, l.env); err == nil {
			members[m.index].Type = spirv.PointerTo(pointee, to.Storage)
			found = append(found, key)
		}
	}
	to := spirv.PointerTo(spirv.StructOf(fn.Context(), members, s.HasOffset(), s.Decorations()...), old.Storage)
	for _, key := range found {
		l.members[key] = addressMember{block: to, index: l.members[key].index}
	}
	variable.SetAttr("type", fn.Context().TypeAttr(to))
	fn.Walk(func(op *ir.Operation) {
		if op.Is(spirv.AddressOf) && op.Attr("variable").(*ir.SymbolRefAttr).Root == ir.SymbolName(variable) {
			op.Result(0).SetType(to)
		}
	})
}

// pointerOf loads the pointer that an argument is from the hidden block.
func (l *abiLowering) pointerOf(fn *ir.Operation, m addressMember) *ir.Value {
	ctx, loc, b := fn.Context(), fn.Loc(), l.b
	b.SetStart(fn.Region(0).First())
	name := notes.HiddenBlockPrefix + ir.SymbolName(fn)
	val := b.Create(loc, spirv.AddressOf, nil, []ir.Type{m.block}, ir.Named("variable", ctx.SymbolRef(name))).Result(0)
	at := b.Create(loc, spirv.Constant, nil, []ir.Type{ctx.I32()}, ir.Named("value", ctx.Int(ctx.I32(), int64(m.index)))).Result(0)
	elem := spirv.PointerTo(spirv.ElementAt(m.block.Pointee, int64(m.index)), m.block.Storage)
	ptr := b.Create(loc, spirv.AccessChain, []*ir.Value{val, at}, []ir.Type{elem}).Result(0)
	return b.Create(loc, spirv.Load, []*ir.Value{ptr}, []ir.Type{elem.Pointee}).Result(0)
}

// eachAddress calls visit with the addresses in the hidden blocks of the kernels of a module.
func eachAddress(module *ir.Operation, visit func(kernel string, w *report.Word)) {
	eachWord(module, func(kernel string, w *report.Word) {
		if w.Kind == report.WordAddress {
			visit(kernel, w)
		}
	})
}

// eachWord calls visit with the words of the hidden blocks of the kernels of a module.
func eachWord(module *ir.Operation, visit func(kernel string, w *report.Word)) {
	list, _ := module.Attr(notes.ABIWordsName).(*ir.ArrayAttr)
	if list == nil {
		return
	}
	for _, a := range list.Elements {
		if kernel, w, ok := report.ParseWord(report.WordPrefix + a.(*ir.StringAttr).Value); ok {
			visit(kernel, &w)
		}
	}
}

// firstBehindArguments returns the first binding of set 0 behind those of arguments that kernels get in hidden blocks:
// scalars, and buffers by address. Hosts name these arguments by their bindings, although no descriptor has them.
func firstBehindArguments(module *ir.Operation) int64 {
	first := int64(0)
	eachWord(module, func(_ string, w *report.Word) {
		if w.Set == 0 {
			first = max(first, int64(w.Binding)+1)
		}
	})
	return first
}
