package vectortollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// preferredAlignment returns the alignment in bytes that LLVM prefers for values of type t, without a data layout. It returns 0 if t is no
// type of LLVM IR.
func preferredAlignment(t ir.Type) int64 {
	switch t := t.(type) {
	case *ir.IntegerType:
		// i64 is the widest integer that has an alignment of its own.
		return min(ceilPow2((int64(t.Width)+7)/8), 8)
	case *ir.FloatType:
		if t.Kind == ir.F80 {
			return 16
		}
		return int64(t.Width()) / 8
	case *ir.VectorType:
		n := llvm.VectorLen(t)
		if bits := int64(ir.NumberWidth(llvm.ScalarOf(t))); bits > 0 && n > 0 && n < 1<<40 {
			return ceilPow2((n*bits + 7) / 8)
		}
		return ceilPow2(n * preferredAlignment(llvm.ScalarOf(t)))
	case *llvm.PointerType:
		return 8
	case *llvm.ArrayType:
		return preferredAlignment(t.Element)
	case *llvm.StructType:
		n := int64(8)
		for _, e := range t.Body() {
			n = max(n, preferredAlignment(e))
		}
		return n
	}
	return 0
}

func ceilPow2(n int64) int64 {
	p := int64(1)
	for p < n {
		p *= 2
	}
	return p
}

// stated returns the alignment that an access states, or nil. MLIR 19's operations have no such attribute.
func (a *at) stated(op *ir.Operation) *ir.IntegerAttr {
	n, ok := op.Attr("alignment").(*ir.IntegerAttr)
	if !ok || a.ctx.MLIR() <= 19 {
		return nil
	}
	return n
}

// alignment returns the alignment of an access: the one that it states, or that of the element of the memref or of the vector.
func (a *at) alignment(op vector.AccessOp, memref *ir.MemRefType) int64 {
	if n := a.stated(op.Operation); n != nil {
		return n.Int64Or(1)
	}
	t := ir.Type(memref.ElementType())
	if a.opts.VectorAlignment {
		t = op.VectorType()
	}
	return preferredAlignment(a.c.Convert(t))
}

// access is what accesses to memory have in common.
type access struct {
	op      vector.AccessOp
	vector  ir.Type // converted
	address *ir.Value
	align   int64
}

// start puts the address of an access. It returns false if the access has no lowering.
func (a *at) start(op *ir.Operation, ad rewrite.Adaptor, aligned bool) (x access, ok bool) {
	x.op = vector.AccessOp{Operation: op}
	memref, ok := x.op.Base().Type().(*ir.MemRefType)
	if !ok {
		return x, a.rw.Fail("the base is no memref")
	}
	x.vector = a.c.Convert(x.op.VectorType())
	if aligned {
		if x.align = a.alignment(x.op, memref); x.align == 0 {
			return x, a.rw.Fail("could not resolve alignment")
		}
	}
	base := 0
	if op.Is(vector.Store) {
		base = 1
	}
	if _, ok := ad.Operand(base).Type().(*llvm.StructType); !ok || x.vector == nil {
		return x, a.rw.Fail("a type has no LLVM type")
	}
	x.address = a.c.ElementPointer(a.b, a.loc, memref, ad.Operand(base), ad.Group(base+1), 0)
	return x, true
}

// flat reports whether the vector of an access has one dimension at most.
func (a *at) flat(op *ir.Operation) bool {
	return rankOf(vector.AccessOp{Operation: op}.VectorType()) <= 1 || a.rw.Fail("the vector has several dimensions")
}

func (a *at) plainAttrs(x access) []ir.NamedAttribute {
	attrs := []ir.NamedAttribute{ir.Named("alignment", a.intAttr(64, x.align))}
	if interfaces.IsTrue(x.op.Attr("nontemporal")) {
		attrs = append(attrs, ir.Named("nontemporal", a.ctx.Unit()))
	}
	return attrs
}

func (a *at) load(op *ir.Operation, ad rewrite.Adaptor) bool {
	if !a.flat(op) {
		return false
	}
	x, ok := a.start(op, ad, true)
	return ok && a.replace(op, llvm.Load, x.vector, []*ir.Value{x.address}, a.plainAttrs(x)...)
}

func (a *at) store(op *ir.Operation, ad rewrite.Adaptor) bool {
	if !a.flat(op) {
		return false
	}
	x, ok := a.start(op, ad, true)
	if ok {
		a.b.Create(a.loc, llvm.Store, []*ir.Value{ad.Operand(0), x.address}, nil, a.plainAttrs(x)...)
		a.rw.Erase(op)
	}
	return ok
}

func (a *at) alignAttr(x access) ir.NamedAttribute {
	return ir.Named("alignment", a.intAttr(32, x.align))
}

// lastTwo returns the last two operands: the mask and the value.
func lastTwo(ad rewrite.Adaptor) (mask, v *ir.Value) {
	n := len(ad.Operands)
	return ad.Operands[n-2], ad.Operands[n-1]
}

func (a *at) maskedLoad(op *ir.Operation, ad rewrite.Adaptor) bool {
	if !a.flat(op) {
		return false
	}
	x, ok := a.start(op, ad, true)
	if !ok {
		return false
	}
	mask, other := lastTwo(ad)
	return a.replace(op, llvm.IntrMaskedLoad, x.vector, []*ir.Value{x.address, mask, other}, a.alignAttr(x))
}

func (a *at) maskedStore(op *ir.Operation, ad rewrite.Adaptor) bool {
	if !a.flat(op) {
		return false
	}
	x, ok := a.start(op, ad, true)
	if ok {
		mask, v := lastTwo(ad)
		a.b.Create(a.loc, llvm.IntrMaskedStore, []*ir.Value{v, x.address, mask}, nil, a.alignAttr(x))
		a.rw.Erase(op)
	}
	return ok
}

// canIndex reports whether vectors of indices can be added to the address of an element.
func (a *at) canIndex(op *ir.Operation) bool {
	t, ok := vector.AccessOp{Operation: op}.Base().Type().(*ir.MemRefType)
	if !ok {
		return a.rw.Fail("the base is no memref")
	}
	strides, _, ok := t.StridesAndOffset()
	_, numbered := a.c.AddressSpace(t)
	if n := len(strides); !ok || n > 0 && strides[n-1] != 1 || !numbered {
		return a.rw.Fail("memref type not supported")
	}
	return true
}

// indexed puts the addresses of the elements at indices from base on.
func (a *at) indexed(x access, indices *ir.Value) *ir.Value {
	elem := a.c.Convert(ir.ElementTypeOrSelf(x.op.Base().Type()))
	t := llvm.VectorTypeOf(x.address.Type(), llvm.VectorLen(indices.Type()), llvm.IsScalable(indices.Type()))
	return llvm.NewGEP(a.b, a.loc, t, elem, x.address, llvm.IndexOf(indices))
}

func (a *at) gather(op *ir.Operation, ad rewrite.Adaptor) bool {
	if !a.canIndex(op) || a.ctx.MLIR() > 19 && !a.flat(op) {
		return false
	}
	x, ok := a.start(op, ad, true)
	if !ok {
		return false
	}
	n := len(ad.Operands)
	operands := ad.Operands[n-3:]
	row := func(t ir.Type, vs []*ir.Value) *ir.Value {
		ptrs := a.indexed(x, vs[0])
		return a.one(llvm.IntrMaskedGather, t, []*ir.Value{ptrs, vs[1], vs[2]}, a.alignAttr(x))
	}
	if rankOf(x.op.VectorType()) > 1 {
		return a.c.ByRows(op, operands, a.rw, row)
	}
	a.rw.Replace(op, row(x.vector, operands))
	return true
}

func (a *at) scatter(op *ir.Operation, ad rewrite.Adaptor) bool {
	if !a.canIndex(op) || !a.flat(op) {
		return false
	}
	x, ok := a.start(op, ad, true)
	if !ok {
		return false
	}
	n := len(ad.Operands)
	ptrs := a.indexed(x, ad.Operands[n-3])
	a.b.Create(a.loc, llvm.IntrMaskedScatter, []*ir.Value{ad.Operands[n-1], ptrs, ad.Operands[n-2]}, nil, a.alignAttr(x))
	a.rw.Erase(op)
	return true
}

// pointerAlignment returns the attribute by which an access states the alignment of argument i of 3: none if it is not more than 1, which
// LLVM assumes.
func (a *at) pointerAlignment(op *ir.Operation, i int) []ir.NamedAttribute {
	n := a.stated(op)
	if n == nil || n.Int64Or(1) <= 1 {
		return nil
	}
	list := [3]ir.Attribute{}
	for k := range list {
		list[k] = a.ctx.Dictionary(nil)
	}
	list[i] = a.ctx.Dictionary([]ir.NamedAttribute{ir.Named("llvm.align", n)})
	return []ir.NamedAttribute{ir.Named("arg_attrs", a.ctx.Array(list[:]))}
}

func (a *at) expandLoad(op *ir.Operation, ad rewrite.Adaptor) bool {
	x, ok := a.start(op, ad, false)
	if !ok {
		return false
	}
	mask, other := lastTwo(ad)
	return a.replace(op, llvm.IntrMaskedExpandload, x.vector, []*ir.Value{x.address, mask, other}, a.pointerAlignment(op, 0)...)
}

func (a *at) compressStore(op *ir.Operation, ad rewrite.Adaptor) bool {
	x, ok := a.start(op, ad, false)
	if ok {
		mask, v := lastTwo(ad)
		a.b.Create(a.loc, llvm.IntrMaskedCompressstore, []*ir.Value{v, x.address, mask}, nil, a.pointerAlignment(op, 1)...)
		a.rw.Erase(op)
	}
	return ok
}

// typeCast expects memrefs of static shape whose elements lie one after the other, which the verifier checks.
func (a *at) typeCast(op *ir.Operation, ad rewrite.Adaptor) bool {
	to := op.Result(0).Type().(*ir.MemRefType)
	t := a.c.Convert(to)
	if _, ok := ad.Operand(0).Type().(*llvm.StructType); !ok || t == nil {
		return a.rw.Fail("a memref has no descriptor")
	}
	strides, _, _ := to.StridesAndOffset()
	source := llvmtypes.DescriptorOf(ad.Operand(0))
	d := llvmtypes.NoDescriptor(a.b, a.loc, t)
	d.SetAllocated(a.b, a.loc, source.Allocated(a.b, a.loc))
	d.SetAligned(a.b, a.loc, source.Aligned(a.b, a.loc))
	number := func(n int64) *ir.Value { return llvmtypes.IndexConstant(a.b, a.loc, a.ctx.I64(), n) }
	d.SetOffset(a.b, a.loc, number(0))
	for i, n := range to.Shape() {
		d.SetSize(a.b, a.loc, i, number(n))
		d.SetStride(a.b, a.loc, i, number(strides[i]))
	}
	a.rw.Replace(op, d.Value)
	return true
}

// createMask compares the numbers of the elements of a scalable vector with the bound.
func (a *at) createMask(op *ir.Operation, ad rewrite.Adaptor) bool {
	t := op.Result(0).Type().(*ir.VectorType)
	if len(t.Shape()) != 1 || !t.IsScalable() {
		return a.rw.Fail("the vector has several dimensions or a fixed length")
	}
	index := a.ctx.I32()
	if a.opts.WideIndices {
		index = a.ctx.I64()
	}
	numbers := a.one(llvm.IntrStepvector, a.ctx.ScalableVector(t.Shape(), []bool{true}, index), nil)
	bound := arith.NewCast(a.b, a.loc, arith.IndexCast, ad.Operand(0), index)
	def := vector.Splat
	if a.ctx.MLIR() > 21 {
		def = vector.Broadcast
	}
	bounds := a.one(def, numbers.Type(), []*ir.Value{bound})
	a.rw.Replace(op, arith.NewCmpI(a.b, a.loc, arith.SLT, numbers, bounds))
	return true
}
