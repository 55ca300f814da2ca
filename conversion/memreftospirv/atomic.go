package memreftospirv

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// atomicScope returns the scope of atomic access to t. MLIR 19 has none behind addresses.
func atomicScope(c *spirvtypes.Converter, t *ir.MemRefType) (spec.Scope, bool) {
	switch sc, ok := storage(t); {
	case ok && (sc == spec.StorageClassStorageBuffer || sc == spec.StorageClassPhysicalStorageBuffer && c.Options().Exact):
		return spec.ScopeDevice, true
	case ok && sc == spec.StorageClassWorkgroup:
		return spec.ScopeWorkgroup, true
	}
	return 0, false
}

// order returns the memory semantics of an atomic op that has those of mlir in MLIR 19. They name
// no storage class, so they order no memory. lavapipe turns them into barriers nevertheless, which
// end invocations in loops of unequal lengths (docs/drivers.md). Exact conversions write None.
func order(c *spirvtypes.Converter, mlir spec.MemorySemantics) uint64 {
	if c.Options().Exact {
		return uint64(spec.MemorySemanticsNone)
	}
	return uint64(mlir)
}

// atomic creates an atomic op.
func atomic(rw *rewrite.Rewriter, c *spirvtypes.Converter, loc ir.Location, def *ir.OpDef, t ir.Type, scope spec.Scope, ptr, v *ir.Value) *ir.Value {
	ctx := rw.Context()
	return rw.Create(loc, def, []*ir.Value{ptr, v}, []ir.Type{t},
		ir.Named("memory_scope", ctx.Enum(spirv.ScopeAttr, uint64(scope))),
		ir.Named("semantics", ctx.Enum(spirv.MemorySemanticsAttr, order(c, spec.MemorySemanticsAcquireRelease)))).Result(0)
}

// atomicOps lists the ops for arith.AtomicRMWKind. MLIR 19 has none for assign.
var atomicOps = [...]*ir.OpDef{
	arith.AtomicAddI: spirv.AtomicIAdd, arith.AtomicAssign: spirv.AtomicExchange,
	arith.AtomicMaxS: spirv.AtomicSMax, arith.AtomicMaxU: spirv.AtomicUMax,
	arith.AtomicMinS: spirv.AtomicSMin, arith.AtomicMinU: spirv.AtomicUMin,
	arith.AtomicOrI: spirv.AtomicOr, arith.AtomicAndI: spirv.AtomicAnd, arith.AtomicXOrI: spirv.AtomicXor,
}

func (l *lowering) atomicRMW(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	a := memref.AtomicRMWOp{Operation: op}
	def := l.atomicDef(op.Result(0).Type(), a.Kind())
	if _, float := op.Result(0).Type().(*ir.FloatType); float && def == nil {
		return rw.Fail("no atomic operation of SPIR-V computes this on floats")
	}
	t := a.MemRef().Type().(*ir.MemRefType)
	scope, ok := atomicScope(l.c, t)
	if !ok {
		return rw.Fail("unsupported memref memory space")
	}
	ptr := l.c.ElementPtr(&rw.Builder, t, ad.Operand(1), ad.Operands[2:], op.Loc())
	if ptr == nil {
		return rw.Fail("the address cannot be computed")
	}
	if def == nil {
		return rw.Fail("unimplemented atomic kind")
	}
	rw.Replace(op, atomic(rw, l.c, op.Loc(), def, ad.Operand(0).Type(), scope, ptr, ad.Operand(0)))
	return true
}

// atomicDef returns the op for an update of the given kind on elements of type t,
// or nil if there is none. MLIR 19 has none for floats. Every target has 32-bit
// exchanges; the extension has float sums.
func (l *lowering) atomicDef(t ir.Type, kind int64) *ir.OpDef {
	if f, float := t.(*ir.FloatType); float {
		switch {
		case kind == arith.AtomicAssign && f.Kind == ir.F32:
			return spirv.AtomicExchange
		case kind == arith.AtomicAddF && f.Kind == ir.F32 && l.c.Allows(spec.CapabilityAtomicFloat32AddEXT):
			return spirv.EXTAtomicFAdd
		case kind == arith.AtomicAddF && f.Kind == ir.F64 && l.c.Options().Exact && l.c.Allows(spec.CapabilityAtomicFloat64AddEXT):
			return spirv.EXTAtomicFAdd
		}
		return nil
	}
	if l.c.Options().Exact && t == ir.Type(t.Context().I64()) && !l.c.Allows(spec.CapabilityInt64Atomics) {
		return nil
	}
	if kind == arith.AtomicAssign && !l.c.Options().Exact && t != ir.Type(t.Context().I32()) {
		return nil
	}
	return atomicOps[kind]
}

// genericAtomic converts memref.generic_atomic_rmw, which MLIR 19 does not convert, to
// a loop. The loop computes the new value from the old one, and stores it if the
// element still has the old value. Every target can compare and exchange elements of 32
// bits, and those with Int64Atomics elements of 64 bits.
func (l *lowering) genericAtomic(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	t := op.Operand(0).Type().(*ir.MemRefType)
	ctx, loc, elem := rw.Context(), op.Loc(), t.ElementType()
	wide := l.c.Options().Exact && elem == ir.Type(ctx.I64()) && l.c.Allows(spec.CapabilityInt64Atomics)
	if elem != ir.Type(ctx.I32()) && !wide {
		return rw.Fail("only 32-bit integers can be compared and exchanged")
	}
	scope, ok := atomicScope(l.c, t)
	if !ok {
		return rw.Fail("unsupported memref memory space")
	}
	ptr := l.c.ElementPtr(&rw.Builder, t, ad.Operand(0), ad.Operands[1:], loc)
	if ptr == nil {
		return rw.Fail("the address cannot be computed")
	}
	// The target has the type of the argument and of the new value.
	body := rw.ConvertRegionTypes(op.Region(0), &l.c.TypeConverter, nil)
	yield := body.Last()
	yielded, _ := rw.Converted(yield.Operands(), &l.c.TypeConverter, yield.Loc())
	function := ctx.Enum(spirv.StorageClassAttr, uint64(spec.StorageClassFunction))
	result := rw.Create(loc, spirv.Variable, nil, []ir.Type{spirv.PointerTo(elem, spec.StorageClassFunction)}, ir.Named("storage_class", function)).Result(0)
	// An atomic instruction that changes nothing is an atomic load.
	start := atomic(rw, l.c, loc, spirv.AtomicOr, elem, scope, ptr, spirv.NewSplat(&rw.Builder, loc, elem, 0))
	loop := spirv.NewLoop(&rw.Builder, loc, spec.LoopControlNone)
	loop.AddEntryAndMerge(&rw.Builder)
	merge := loop.MergeBlock()
	header := rw.NewBlockIn(loop.Body(), merge, []ir.Type{elem}, loc)
	rw.InlineRegionBefore(op.Region(0), loop.Body(), merge)
	again := rw.NewBlockIn(loop.Body(), merge, nil, loc)

	branch := func(from, to *ir.Block, args ...*ir.Value) {
		rw.SetEnd(from)
		rw.CreateBranch(loc, spirv.Branch, args, []*ir.Block{to})
	}
	branch(loop.Entry(), header, start)
	branch(header, body, header.Arg(0))
	rw.SetBefore(yield)
	stored := yielded[0]
	if op.Is(kernel.Exchange) {
		stored = header.Arg(0)
	}
	rw.Create(loc, spirv.Store, []*ir.Value{result, stored}, nil)
	seen := rw.Create(loc, spirv.AtomicCompareExchange, []*ir.Value{ptr, yielded[0], header.Arg(0)}, []ir.Type{elem},
		ir.Named("memory_scope", ctx.Enum(spirv.ScopeAttr, uint64(scope))),
		ir.Named("equal_semantics", ctx.Enum(spirv.MemorySemanticsAttr, order(l.c, spec.MemorySemanticsAcquireRelease))),
		ir.Named("unequal_semantics", ctx.Enum(spirv.MemorySemanticsAttr, order(l.c, spec.MemorySemanticsAcquire)))).Result(0)
	done := rw.Create(loc, spirv.IEqual, []*ir.Value{seen, header.Arg(0)}, []ir.Type{ctx.I1()}).Result(0)
	spirv.NewBranchConditional(&rw.Builder, loc, done, merge, nil, again, nil)
	rw.Erase(yield)
	branch(again, header, seen)
	rw.SetAfter(loop.Operation)
	rw.Replace(op, rw.Create(loc, spirv.Load, []*ir.Value{result}, []ir.Type{elem}).Result(0))
	return true
}
