// Package memreftospirv holds the patterns that convert the memref dialect to
// spirv.
package memreftospirv

import (
	"strconv"

	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
)

// AddPatterns appends the patterns to ps, in MLIR's order.
func AddPatterns(c *spirvtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	l := &lowering{c: c}
	on := func(name string, def *ir.OpDef, f func(*ir.Operation, rewrite.Adaptor, *rewrite.Rewriter) bool) *rewrite.Pattern {
		return rewrite.ConvertOp(name, &c.TypeConverter, def, f)
	}
	return append(ps,
		on("AllocaOpPattern", memref.Alloca, l.alloca),
		on("TableOpPattern", kernel.Table, l.alloca),
		on("VariableOpPattern", kernel.Variable, l.alloca),
		on("GlobalOpPattern", kernel.Global, l.hostMemory),
		on("DynamicMemoryOpPattern", kernel.DynamicMemory, l.alloc),
		on("ExchangeOpPattern", kernel.Exchange, l.genericAtomic),
		on("AllocOpPattern", memref.Alloc, l.alloc),
		on("AtomicRMWOpPattern", memref.AtomicRMW, l.atomicRMW),
		on("GenericAtomicRMWOpPattern", memref.GenericAtomicRMW, l.genericAtomic),
		on("DeallocOpPattern", memref.Dealloc, l.dealloc),
		on("LoadOpPattern", memref.Load, l.load),
		on("MemorySpaceCastOpPattern", memref.MemorySpaceCast, l.spaceCast),
		on("StoreOpPattern", memref.Store, l.store),
		on("ReinterpretCastPattern", memref.ReinterpretCast, l.reinterpretCast),
		on("CastPattern", memref.Cast, l.cast),
	)
}

// lowering is the state that the patterns share.
type lowering struct{ c *spirvtypes.Converter }

// storage returns the storage class of t. It returns false if the memory space of t is not
// a storage class.
func storage(t *ir.MemRefType) (spec.StorageClass, bool) {
	a, ok := t.MemorySpace.(*ir.EnumAttr)
	if !ok || a.AttrDef() != spirv.StorageClassAttr {
		return 0, false
	}
	return spec.StorageClass(a.Value), true
}

// canAllocate reports whether a buffer of type t can be a variable of storage class
// sc: t must be static and hold numbers or vectors of numbers. Exact conversions also take
// index and complex numbers.
func (l *lowering) canAllocate(t ir.Type, sc spec.StorageClass) bool {
	m, ok := t.(*ir.MemRefType)
	if !ok {
		return false
	}
	have, ok := storage(m)
	if !ok || have != sc {
		return false
	}
	for _, d := range m.Shape() {
		if d == ir.Dynamic {
			return false
		}
	}
	elem := m.ElementType()
	if v, ok := elem.(*ir.VectorType); ok {
		elem = v.ElementType()
	}
	switch elem.(type) {
	case *ir.IntegerType, *ir.FloatType:
		return true
	case *ir.IndexType, *ir.ComplexType:
		return l.c.Options().Exact
	}
	return false
}

func (l *lowering) alloca(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	private := l.c.Options().Exact && l.canAllocate(op.Result(0).Type(), spec.StorageClassPrivate)
	if !private && !l.canAllocate(op.Result(0).Type(), spec.StorageClassFunction) {
		return rw.Fail("unhandled allocation type")
	}
	t := l.c.Convert(op.Result(0).Type())
	if t == nil {
		return l.c.Refuse(rw, op.Result(0).Type())
	}
	var v *ir.Value
	if private {
		variable := l.global(op, t, "__private_mem__", rw)
		if variable == nil {
			return false
		}
		v = rw.Create(op.Loc(), spirv.AddressOf, nil, []ir.Type{t}, ir.Named("variable", rw.Context().SymbolRef(ir.SymbolName(variable)))).Result(0)
	} else {
		v = rw.Create(op.Loc(), spirv.Variable, nil, []ir.Type{t},
			ir.Named("storage_class", rw.Context().Enum(spirv.StorageClassAttr, uint64(spec.StorageClassFunction)))).Result(0)
	}
	var init *ir.DenseElementsAttr
	switch {
	case kernel.Holds(op):
		init = kernel.Value(op)
	case l.c.Options().Exact:
		init = zeroWords(op.Result(0).Type().(*ir.MemRefType), t.(*spirv.PointerType))
	}
	if init != nil && !l.initialize(op, v, init, rw) {
		return false
	}
	rw.Replace(op, v)
	return true
}

// allocations is the key under which the patterns share the number of global variables
// of a module.
type allocations struct{ table *ir.Operation }

// alloc makes a global variable in workgroup memory.
func (l *lowering) alloc(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	if !l.canAllocate(op.Result(0).Type(), spec.StorageClassWorkgroup) {
		return rw.Fail("unhandled allocation type")
	}
	t := l.c.Convert(op.Result(0).Type())
	if t == nil {
		return l.c.Refuse(rw, op.Result(0).Type())
	}
	v := l.global(op, t, "__workgroup_mem__", rw)
	if v == nil {
		return false
	}
	ctx := rw.Context()
	if op.Is(kernel.DynamicMemory) {
		bytes := elementBytes(op.Result(0).Type().(*ir.MemRefType), t)
		if bytes == 0 {
			return rw.Fail("the length of the memory cannot be set at launch")
		}
		v.SetAttr(notes.DynamicMemoryName, ctx.Dictionary([]ir.NamedAttribute{ir.Named("bytes", ctx.Int(ctx.I32(), bytes)), ir.Named("kernel", op.Prop(0))}))
	}
	rw.ReplaceByNew(op, spirv.AddressOf, nil, []ir.Type{t}, ir.Named("variable", ctx.SymbolRef(ir.SymbolName(v))))
	return true
}

// global makes a global variable of type t at the start of the module around op, or returns
// nil. The number of existing global variables in the module is part of its name.
func (l *lowering) global(op *ir.Operation, t ir.Type, prefix string, rw *rewrite.Rewriter) *ir.Operation {
	table := ir.NearestSymbolTable(op.Parent())
	if table == nil || table.Region(0).Empty() {
		rw.Fail("the operation is in no module")
		return nil
	}
	body := table.Region(0).First()
	if !rw.MayEdit(body) {
		return nil
	}
	ctx := rw.Context()
	name := ctx.String(prefix + strconv.Itoa(l.variables(rw, table, body)))
	saved := rw.InsertionPoint()
	defer rw.SetInsertionPoint(saved)
	rw.SetStart(body)
	return rw.Create(op.Loc(), spirv.GlobalVariable, nil, nil, ir.Named("type", ctx.TypeAttr(t)), ir.Named(ir.SymbolNameAttr, name))
}

// elementBytes returns how many bytes of a buffer one element of its array in the binary stands for,
// or 0 if t is no pointer to a struct of one array.
func elementBytes(m *ir.MemRefType, t ir.Type) int64 {
	p, _ := t.(*spirv.PointerType)
	if p == nil {
		return 0
	}
	s, _ := p.Pointee.(*spirv.StructType)
	if s == nil || len(s.Members()) != 1 {
		return 0
	}
	a, _ := s.Members()[0].Type.(*spirv.ArrayType)
	if a == nil {
		return 0
	}
	n := ir.NumElements(m.Shape())
	if v, ok := m.ElementType().(*ir.VectorType); ok {
		n *= ir.NumElements(v.Shape())
	}
	return n * int64(ir.ElementBytes(ir.ElementTypeOrSelf(m.ElementType()))) / int64(a.Count)
}

// variables counts the global variables at the start of body. The conversion adds all
// of its variables there, so only the first count has to look at all of them.
func (l *lowering) variables(rw *rewrite.Rewriter, table *ir.Operation, body *ir.Block) int {
	last := rewrite.Shared(rw, allocations{table}, func() *counted {
		c := &counted{}
		for op := body.First(); op != nil; op = op.Next() {
			if op.Is(spirv.GlobalVariable) {
				c.n++
			}
		}
		c.first = body.First()
		return c
	})
	for op := body.First(); op != nil && op != last.first; op = op.Next() {
		if op.Is(spirv.GlobalVariable) {
			last.n++
		}
	}
	last.first = body.First()
	return last.n
}

// counted records that the module has n global variables from first on.
type counted struct {
	first *ir.Operation
	n     int
}

func (l *lowering) dealloc(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	if !l.canAllocate(op.Operand(0).Type(), spec.StorageClassWorkgroup) {
		return rw.Fail("unhandled deallocation type")
	}
	rw.Erase(op)
	return true
}

func (l *lowering) cast(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	if ad.Operand(0).Type() != l.c.Convert(op.Result(0).Type()) {
		return rw.Fail("types doesn't match")
	}
	rw.Replace(op, ad.Operand(0))
	return true
}

// spaceCast casts through a generic pointer, which kernels have.
func (l *lowering) spaceCast(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	if !l.c.Allows(spec.CapabilityKernel) {
		return rw.Fail("address space casts require kernel capability")
	}
	from, ok1 := op.Operand(0).Type().(*ir.MemRefType)
	to, ok2 := op.Result(0).Type().(*ir.MemRefType)
	if !ok1 || !ok2 {
		return rw.Fail("SPIR-V lowering requires ranked memref types")
	}
	fromClass, ok1 := storage(from)
	toClass, ok2 := storage(to)
	if !ok1 || !ok2 {
		return rw.Fail("address spaces must be SPIR-V storage classes")
	}
	res := l.c.Convert(to)
	if res == nil {
		return rw.Fail("memref type conversion failed")
	}
	generic := res
	ctx := rw.Context()
	if fromClass != spec.StorageClassGeneric && toClass != spec.StorageClassGeneric {
		generic = l.c.Convert(ctx.MemRef(from.Shape(), from.ElementType(), from.Layout, ctx.Enum(spirv.StorageClassAttr, uint64(spec.StorageClassGeneric))))
		if generic == nil {
			return rw.Fail("memref type conversion failed")
		}
	}
	v := ad.Operand(0)
	if fromClass != spec.StorageClassGeneric {
		v = rw.Create(op.Loc(), spirv.PtrCastToGeneric, []*ir.Value{v}, []ir.Type{generic}).Result(0)
	}
	if toClass != spec.StorageClassGeneric {
		v = rw.Create(op.Loc(), spirv.GenericCastToPtr, []*ir.Value{v}, []ir.Type{res}).Result(0)
	}
	rw.Replace(op, v)
	return true
}

// reinterpretCast moves the pointer by the offset. The type must stay the same.
func (l *lowering) reinterpretCast(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	src := ad.Operand(0)
	t, ok := src.Type().(*spirv.PointerType)
	if !ok {
		return rw.Fail("invalid src type")
	}
	if l.c.Convert(op.Result(0).Type()) != ir.Type(t) {
		return rw.Fail("invalid dst type")
	}
	static := op.Attr("static_offsets").(*ir.DenseArrayAttr) // the verifier checked that there is one offset
	offset := ad.In(1, 0)
	if offset == nil {
		if static.Int64(0) == 0 {
			rw.Replace(op, src)
			return true
		}
		offset = spirv.NewSplat(&rw.Builder, op.Loc(), l.c.IndexType(), static.Int64(0))
	} else if v, ok := ir.IntConstantOf(offset); ok && v == 0 {
		rw.Replace(op, src)
		return true
	}
	rw.ReplaceByNew(op, spirv.InBoundsPtrAccessChain, []*ir.Value{src, offset}, []ir.Type{t})
	return true
}
