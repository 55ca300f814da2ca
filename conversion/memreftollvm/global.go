package memreftollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// globalType returns the type of the global that holds a memref of type t: nested arrays of the elements.
func (a *at) globalType(t *ir.MemRefType) ir.Type {
	to, shape := a.c.Convert(t.ElementType()), t.Shape()
	for i := len(shape) - 1; i >= 0; i-- {
		to = llvm.Array(to, uint64(shape[i]))
	}
	return to
}

func (a *at) global(op *ir.Operation, _ rewrite.Adaptor) bool {
	g := memref.GlobalOp{Operation: op}
	t := g.Type()
	if !a.hasIdentityLayout(t) {
		return a.rw.Fail("incompatible memref type")
	}
	c := a.rw.Context()
	space, _ := a.c.AddressSpace(t)
	linkage := uint64(llvm.LinkageExternal)
	if v := op.StringAttr("sym_visibility"); v == "private" || v == "nested" {
		linkage = llvm.LinkagePrivate
	}
	array := a.globalType(t)
	attrs := []ir.NamedAttribute{
		ir.Named("global_type", c.TypeAttr(array)), ir.Named("sym_name", c.String(g.SymbolName())),
		ir.Named("linkage", llvm.LinkageOf(c, linkage)), ir.Named("addr_space", c.Int(c.I32(), int64(space))),
	}
	if g.IsConstant() {
		attrs = append(attrs, ir.Named("constant", c.Unit()))
	}
	if n, ok := op.Attr("alignment").(*ir.IntegerAttr); ok && n.Int64Or(0) != 0 {
		attrs = append(attrs, ir.Named("alignment", c.Int(c.I64(), n.Int64Or(0))))
	}
	_, uninitialized := g.Init().(*ir.UnitAttr)
	if g.Init() != nil && !uninitialized {
		attrs = append(attrs, ir.Named("value", scalarOf(t, g.Init())))
	}
	n := a.b.CreateWithRegions(a.loc, llvm.Global, nil, nil, 1, attrs...)
	if uninitialized {
		a.rw.NewBlockIn(n.Region(0), nil, nil, a.loc)
		a.b.Create(a.loc, llvm.Return, []*ir.Value{a.one(llvm.Undef, array)}, nil)
	}
	a.rw.Erase(op)
	return true
}

// scalarOf returns the value of the only element if the rank of t is 0, and the value of the memref otherwise.
func scalarOf(t *ir.MemRefType, init ir.Attribute) ir.Attribute {
	if d, ok := init.(*ir.DenseElementsAttr); ok && len(t.Shape()) == 0 {
		return d.Element(0)
	}
	return init
}

// deadBeef is the pointer that was allocated for a global, which nobody should free.
const deadBeef = 0xdeadbeef

func (a *at) getGlobal(op *ir.Operation, _ rewrite.Adaptor) bool {
	t := op.Result(0).Type().(*ir.MemRefType)
	if !a.hasIdentityLayout(t) {
		return a.rw.Fail("incompatible memref type")
	}
	sizes, strides, n := a.c.MemRefSizes(a.b, a.loc, t, nil)
	// MLIR computes the size, though nothing uses it.
	a.c.BytesOf(a.b, a.loc, t.ElementType(), n)
	ptr := a.pointer(t)
	address := a.b.Create(a.loc, llvm.AddressOf, nil, []ir.Type{ptr}, ir.Named("global_name", op.Prop(0))).Result(0)
	zeros := make([]llvm.Index, len(t.Shape())+1)
	for i := range zeros {
		zeros[i] = llvm.StaticIndex(0)
	}
	first := a.gep(a.globalType(t), address, zeros...)
	dead := a.one(llvm.IntToPtr, ptr, llvmtypes.IndexConstant(a.b, a.loc, a.pointerInt(ptr), deadBeef))
	d := a.c.NewDescriptor(a.b, a.loc, t, dead, first, sizes, strides)
	a.rw.Replace(op, d.Value)
	return true
}
