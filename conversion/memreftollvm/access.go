package memreftollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// element puts the address of the element of v at indices. v is the descriptor of a memref of type t. Loads and stores promise that the
// address is inside of the memory, which versions before MLIR 20 do not write.
func (a *at) element(t ir.Type, v *ir.Value, indices []*ir.Value, inside bool) *ir.Value {
	var flags llvm.GEPFlags
	if inside && a.newer() {
		flags = llvm.GEPInBounds | llvm.GEPNUW
	}
	return a.c.ElementPointer(a.b, a.loc, t.(*ir.MemRefType), v, indices, flags)
}

func (a *at) load(op *ir.Operation, ad rewrite.Adaptor) bool {
	if !isDescriptor(ad.Operand(0)) {
		return a.rw.Fail("the memref has no descriptor")
	}
	p := a.element(op.Operand(0).Type(), ad.Operand(0), ad.Operands[1:], true)
	v := llvm.NewLoad(a.b, a.loc, a.c.Convert(op.Result(0).Type()), p, a.accessAttrs(op)...)
	a.rw.Replace(op, v)
	return true
}

func (a *at) store(op *ir.Operation, ad rewrite.Adaptor) bool {
	if !isDescriptor(ad.Operand(1)) {
		return a.rw.Fail("the memref has no descriptor")
	}
	p := a.element(op.Operand(1).Type(), ad.Operand(1), ad.Operands[2:], true)
	llvm.NewStore(a.b, a.loc, ad.Operand(0), p, a.accessAttrs(op)...)
	a.rw.Erase(op)
	return true
}

// accessAttrs returns the attributes of the access that replaces a load or a store. MLIR 19's loads and stores state no alignment.
func (a *at) accessAttrs(op *ir.Operation) []ir.NamedAttribute {
	c := a.rw.Context()
	var attrs []ir.NamedAttribute
	if n, ok := op.Attr("alignment").(*ir.IntegerAttr); ok && a.newer() {
		attrs = append(attrs, ir.Named("alignment", c.Int(c.I64(), n.Int64Or(0))))
	}
	if interfaces.IsTrue(op.Attr("nontemporal")) {
		attrs = append(attrs, ir.Named("nontemporal", c.Unit()))
	}
	return attrs
}

func (a *at) prefetch(op *ir.Operation, ad rewrite.Adaptor) bool {
	p := a.element(op.Operand(0).Type(), ad.Operand(0), ad.Operands[1:], false)
	number := func(to, from string) ir.NamedAttribute {
		n := int64(0)
		switch v := op.Attr(from).(type) {
		case *ir.IntegerAttr:
			if n = v.Int64Or(0); v.Type() == ir.Type(a.rw.Context().I1()) {
				n &= 1
			}
		}
		return ir.Named(to, a.rw.Context().Int(a.rw.Context().I32(), n))
	}
	a.b.Create(a.loc, llvm.IntrPrefetch, []*ir.Value{p}, nil, number("rw", "isWrite"), number("hint", "localityHint"), number("cache", "isDataCache"))
	a.rw.Erase(op)
	return true
}

// atomicOps lists the operations of llvm.atomicrmw by the kinds of memref.atomic_rmw. Those that are missing need a loop.
var atomicOps = [...]struct {
	kind, op int64
}{
	{arith.AtomicAddF, llvm.AtomicFAdd}, {arith.AtomicAddI, llvm.AtomicAdd}, {arith.AtomicAssign, llvm.AtomicXchg},
	{arith.AtomicMaximumF, llvm.AtomicFMaximum}, {arith.AtomicMaxNumF, llvm.AtomicFMax}, {arith.AtomicMaxS, llvm.AtomicMax}, {arith.AtomicMaxU, llvm.AtomicUMax},
	{arith.AtomicMinimumF, llvm.AtomicFMinimum}, {arith.AtomicMinNumF, llvm.AtomicFMin}, {arith.AtomicMinS, llvm.AtomicMin}, {arith.AtomicMinU, llvm.AtomicUMin},
	{arith.AtomicOrI, llvm.AtomicOr}, {arith.AtomicAndI, llvm.AtomicAnd}, {arith.AtomicXOrI, llvm.AtomicXor},
}

// atomicKind returns the kind of op whose instruction op becomes, or -1. MLIR 19 compares floats by the instructions that ignore NaNs, and
// knows no others.
func (a *at) atomicKind(op *ir.Operation) int64 {
	kind := memref.AtomicRMWOp{Operation: op}.Kind()
	if a.newer() {
		return kind
	}
	switch kind {
	case arith.AtomicMaxNumF, arith.AtomicMinNumF:
		return -1
	case arith.AtomicMaximumF:
		return arith.AtomicMaxNumF
	case arith.AtomicMinimumF:
		return arith.AtomicMinNumF
	}
	return kind
}

func (a *at) atomicRMW(op *ir.Operation, ad rewrite.Adaptor) bool {
	kind := a.atomicKind(op)
	for _, e := range atomicOps {
		if e.kind != kind {
			continue
		}
		p := a.element(op.Operand(1).Type(), ad.Operand(1), ad.Operands[2:], false)
		c, v := a.rw.Context(), ad.Operand(0)
		a.rw.ReplaceByNew(op, llvm.AtomicRMW, []*ir.Value{p, v}, []ir.Type{v.Type()},
			ir.Named("bin_op", c.Int(c.I64(), e.op)), ir.Named("ordering", ordering(c, llvm.OrderingAcqRel)))
		return true
	}
	return a.rw.Fail("no atomic instruction combines the values so")
}

func ordering(c *ir.Context, n int64) ir.Attribute { return c.Int(c.I64(), n) }

// genericAtomic makes a loop that computes the new value of what is in memory, until memory still has the old value when the new one is
// written.
func (a *at) genericAtomic(op *ir.Operation, ad rewrite.Adaptor) bool {
	rw, c := a.rw, a.rw.Context()
	t := a.c.Convert(op.Result(0).Type())
	before := op.Block()
	after := rw.SplitBlock(before, op)
	head := rw.NewBlockIn(before.Region(), after, []ir.Type{t}, a.loc)
	rw.SetEnd(before)
	p := a.element(op.Operand(0).Type(), ad.Operand(0), ad.Operands[1:], false)
	a.branch(head, llvm.NewLoad(a.b, a.loc, t, p))

	rw.SetStart(head)
	body := op.Region(0).First()
	m := ir.NewMapping()
	m.Map(body.Arg(0), head.Arg(0))
	for o := body.First(); o != body.Last(); o = o.Next() {
		rw.Clone(o, m)
	}
	v := m.Value(body.Last().Operand(0))
	pair := llvm.LiteralStruct(c, []ir.Type{t, c.I1()}, false)
	exchanged := a.b.Create(a.loc, llvm.CmpXchg, []*ir.Value{p, head.Arg(0), v}, []ir.Type{pair},
		ir.Named("success_ordering", ordering(c, llvm.OrderingAcqRel)), ir.Named("failure_ordering", ordering(c, llvm.OrderingMonotonic))).Result(0)
	now := llvm.NewExtractValue(a.b, a.loc, exchanged, 0)
	ok := llvm.NewExtractValue(a.b, a.loc, exchanged, 1)
	a.condBranch(ok, after, nil, head, []*ir.Value{now})
	rw.Replace(op, now)
	return true
}

func (a *at) condBranch(cond *ir.Value, yes *ir.Block, yesArgs []*ir.Value, no *ir.Block, noArgs []*ir.Value) {
	operands := append(append([]*ir.Value{cond}, yesArgs...), noArgs...)
	a.b.CreateBranch(a.loc, llvm.CondBr, operands, []*ir.Block{yes, no}, a.rw.Context().Segments(1, len(yesArgs), len(noArgs)))
}

// assumeAlignment tells LLVM that the address is a multiple of the alignment: by its remainder until MLIR 19, by a bundle since.
func (a *at) assumeAlignment(op *ir.Operation, ad rewrite.Adaptor) bool {
	t, ok := op.Operand(0).Type().(*ir.MemRefType)
	if !ok || !isDescriptor(ad.Operand(0)) {
		return a.rw.Fail("the memref has no descriptor")
	}
	align := op.Prop(0).(*ir.IntegerAttr).Int64Or(1)
	p := a.element(t, ad.Operand(0), nil, false)
	if a.newer() {
		a.assume(llvm.NewConstant(a.b, a.loc, a.rw.Context().I1(), a.rw.Context().Bool(true)), "align", p, a.index(align))
		a.rw.Replace(op, ad.Operands[:op.NumResults()]...)
		return true
	}
	n := a.pointerInt(p.Type())
	zero, mask := llvmtypes.IndexConstant(a.b, a.loc, n, 0), llvmtypes.IndexConstant(a.b, a.loc, n, align-1)
	rest := a.one(llvm.And, n, a.one(llvm.PtrToInt, n, p), mask)
	a.b.Create(a.loc, llvm.IntrAssume, []*ir.Value{a.compare(llvm.ICmpEQ, rest, zero)}, nil)
	a.rw.Erase(op)
	return true
}

func (a *at) compare(predicate int64, x, y *ir.Value) *ir.Value {
	c := a.rw.Context()
	return a.b.Create(a.loc, llvm.ICmp, []*ir.Value{x, y}, []ir.Type{c.I1()}, ir.Named("predicate", c.Int(c.I64(), predicate))).Result(0)
}

// assume puts an assumption with an operand bundle.
func (a *at) assume(cond *ir.Value, tag string, args ...*ir.Value) {
	c := a.rw.Context()
	a.b.Create(a.loc, llvm.IntrAssume, append([]*ir.Value{cond}, args...), nil,
		ir.Named("op_bundle_sizes", c.DenseI32Array(int32(len(args)))), ir.Named("op_bundle_tags", c.Array([]ir.Attribute{c.String(tag)})))
}

// distinctObjects tells LLVM of each pair of memrefs that they have no memory in common.
func (a *at) distinctObjects(op *ir.Operation, ad rewrite.Adaptor) bool {
	if len(ad.Operands) < 2 {
		a.rw.Replace(op, ad.Operands...)
		return true
	}
	ptrs := make([]*ir.Value, len(ad.Operands))
	for i, v := range ad.Operands {
		ptrs[i] = a.element(op.Operand(i).Type(), v, nil, false)
	}
	yes := llvm.NewConstant(a.b, a.loc, a.rw.Context().I1(), a.rw.Context().Bool(true))
	for i, p := range ptrs {
		for _, q := range ptrs[i+1:] {
			a.assume(yes, "separate_storage", p, q)
		}
	}
	a.rw.Replace(op, ad.Operands...)
	return true
}

func (a *at) rank(op *ir.Operation, ad rewrite.Adaptor) bool {
	if t, ok := op.Operand(0).Type().(*ir.MemRefType); ok {
		a.rw.Replace(op, a.index(int64(len(t.Shape()))))
		return true
	}
	a.rw.Replace(op, llvmtypes.RankOf(a.b, a.loc, ad.Operand(0)))
	return true
}

func (a *at) dim(op *ir.Operation, ad rewrite.Adaptor) bool {
	t, ranked := op.Operand(0).Type().(*ir.MemRefType)
	if !ranked {
		a.rw.Replace(op, a.dimOfUnranked(op.Operand(0).Type(), ad))
		return true
	}
	d := llvmtypes.DescriptorOf(ad.Operand(0))
	n, ok := ir.IntConstantOf(op.Operand(1))
	if !ok {
		n, ok = ir.IntConstantOf(ad.Operand(1))
	}
	shape := t.Shape()
	switch {
	case !ok || n < 0 || n >= int64(len(shape)):
		a.rw.Replace(op, d.SizeAt(a.b, a.loc, ad.Operand(1), len(shape)))
	case shape[n] == ir.Dynamic:
		a.rw.Replace(op, d.Size(a.b, a.loc, int(n)))
	default:
		a.rw.Replace(op, a.index(shape[n]))
	}
	return true
}

// dimOfUnranked reads a size from the descriptor that an unranked memref points to. The sizes follow the offset. The pointers are in the address
// space of the elements, as in MLIR.
func (a *at) dimOfUnranked(t ir.Type, ad rewrite.Adaptor) *ir.Value {
	d := llvmtypes.PointerOf(a.b, a.loc, ad.Operand(0))
	ptr, index := a.pointer(t), a.c.IndexType()
	head := llvm.LiteralStruct(a.rw.Context(), []ir.Type{a.c.Pointer(), a.c.Pointer(), index}, false)
	offset := llvm.NewGEP(a.b, a.loc, ptr, head, d, llvm.StaticIndex(0), llvm.StaticIndex(2))
	at := a.add(a.index(1), ad.Operand(1))
	return llvm.NewLoad(a.b, a.loc, index, a.gep(index, offset, llvm.IndexOf(at)))
}

func (a *at) alignedPointer(op *ir.Operation, ad rewrite.Adaptor) bool {
	var p *ir.Value
	if t := op.Operand(0).Type(); isUnranked(t) {
		p = a.unrankedAligned(llvmtypes.PointerOf(a.b, a.loc, ad.Operand(0)), a.pointer(t))
	} else {
		d := llvmtypes.DescriptorOf(ad.Operand(0))
		p = d.Aligned(a.b, a.loc)
	}
	a.rw.Replace(op, a.one(llvm.PtrToInt, a.c.Convert(op.Result(0).Type()), p))
	return true
}
