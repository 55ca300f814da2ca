// Package memreftollvm holds the patterns that convert the memref dialect to llvm, as MLIR's pass finalize-memref-to-llvm does.
//
// A memref becomes a descriptor, see [llvmtypes]. Views that compute offsets, such as memref.subview, have no pattern: the pass
// expand-strided-metadata replaces them before.
package memreftollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// AddPatterns appends the patterns to ps.
func AddPatterns(c *llvmtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	l := &lowering{c: c}
	list := [...]struct {
		name string
		def  *ir.OpDef
		f    func(*at, *ir.Operation, rewrite.Adaptor) bool
	}{
		{"AllocOpLowering", memref.Alloc, (*at).alloc},
		{"AllocaOpLowering", memref.Alloca, (*at).alloca},
		{"AllocaScopeOpLowering", memref.AllocaScope, (*at).allocaScope},
		{"AssumeAlignmentOpLowering", memref.AssumeAlignment, (*at).assumeAlignment},
		{"AtomicRMWOpLowering", memref.AtomicRMW, (*at).atomicRMW},
		{"DeallocOpLowering", memref.Dealloc, (*at).dealloc},
		{"DimOpLowering", memref.Dim, (*at).dim},
		{"DistinctObjectsOpLowering", memref.DistinctObjects, (*at).distinctObjects},
		{"ExtractAlignedPointerAsIndexOpLowering", memref.ExtractAlignedPointerAsIndex, (*at).alignedPointer},
		{"ExtractStridedMetadataOpLowering", memref.ExtractStridedMetadata, (*at).metadata},
		{"GenericAtomicRMWOpLowering", memref.GenericAtomicRMW, (*at).genericAtomic},
		{"GetGlobalMemrefOpLowering", memref.GetGlobal, (*at).getGlobal},
		{"GlobalMemrefOpLowering", memref.Global, (*at).global},
		{"LoadOpLowering", memref.Load, (*at).load},
		{"MemRefCastOpLowering", memref.Cast, (*at).cast},
		{"MemRefCopyOpLowering", memref.Copy, (*at).copy},
		{"MemorySpaceCastOpLowering", memref.MemorySpaceCast, (*at).spaceCast},
		{"MemRefReinterpretCastOpLowering", memref.ReinterpretCast, (*at).reinterpretCast},
		{"MemRefReshapeOpLowering", memref.Reshape, (*at).reshape},
		{"PrefetchOpLowering", memref.Prefetch, (*at).prefetch},
		{"RankOpLowering", memref.Rank, (*at).rank},
		{"StoreOpLowering", memref.Store, (*at).store},
		{"TransposeOpLowering", memref.Transpose, (*at).transpose},
		{"ViewOpLowering", memref.View, (*at).view},
	}
	for i := range list {
		f := list[i].f
		ps = append(ps, rewrite.ConvertOp(list[i].name, &c.TypeConverter, list[i].def,
			func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
				return f(&at{lowering: l, rw: rw, b: &rw.Builder, loc: op.Loc()}, op, ad)
			}))
	}
	return ps
}

// lowering is the state that the patterns share.
type lowering struct{ c *llvmtypes.Converter }

// at is a place where a pattern puts operations.
type at struct {
	*lowering
	rw  *rewrite.Rewriter
	b   *ir.Builder
	loc ir.Location
}

func (a *at) index(n int64) *ir.Value {
	return llvmtypes.IndexConstant(a.b, a.loc, a.c.IndexType(), n)
}

func (a *at) add(x, y *ir.Value) *ir.Value {
	return llvm.NewWrapping(a.b, a.loc, llvm.Add, x, y, 0)
}

func (a *at) sub(x, y *ir.Value) *ir.Value {
	return llvm.NewWrapping(a.b, a.loc, llvm.Sub, x, y, 0)
}

func (a *at) mul(x, y *ir.Value) *ir.Value {
	return llvm.NewWrapping(a.b, a.loc, llvm.Mul, x, y, 0)
}

// one puts an operation with one result of type t.
func (a *at) one(def *ir.OpDef, t ir.Type, operands ...*ir.Value) *ir.Value {
	return llvm.NewOne(a.b, a.loc, def, t, operands...)
}

// gep puts the address of the element at indices in values of type elem at base, of the same type as base.
func (a *at) gep(elem ir.Type, base *ir.Value, indices ...llvm.Index) *ir.Value {
	return llvm.NewGEP(a.b, a.loc, base.Type(), elem, base, indices...)
}

// pointer returns the type of the pointers of the descriptors of memrefs of type t.
func (a *at) pointer(t ir.Type) ir.Type {
	space, _ := a.c.AddressSpace(t)
	return llvm.Pointer(a.rw.Context(), space)
}

// pointerInt returns the integer that holds a pointer of type t.
func (a *at) pointerInt(t ir.Type) ir.Type {
	return a.rw.Context().I(a.c.PointerBits(t.(*llvm.PointerType).AddressSpace))
}

// newer reports whether the output is that of MLIR 20 or later.
func (a *at) newer() bool { return a.rw.Context().MLIR() > 19 }

// hasIdentityLayout reports whether t has a descriptor and no layout.
func (a *at) hasIdentityLayout(t *ir.MemRefType) bool {
	if a.c.Convert(t) == nil {
		return false
	}
	m := t.LayoutMap()
	return t.Layout == nil || m != nil && m.IsIdentity()
}

// isDescriptor reports whether v is a value of LLVM IR. A memref without descriptor stays a memref.
func isDescriptor(v *ir.Value) bool {
	_, ok := v.Type().(*llvm.StructType)
	return ok
}

func isStatic(shape []int64) bool {
	for _, n := range shape {
		if n == ir.Dynamic {
			return false
		}
	}
	return true
}
