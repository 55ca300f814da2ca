package memreftospirv

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// access is the state of converting one load or store.
type access struct {
	*lowering
	rw  *rewrite.Rewriter
	op  *ir.Operation
	loc ir.Location
	typ *ir.MemRefType
	ptr *ir.Value // pointer to the element
	// attrs are the memory access attributes that requirements returns.
	attrs [2]ir.NamedAttribute
	temp  bool // the access is non-temporal
	// bits is the number of bits of an integer element. word is the integer type in memory.
	bits uint32
	word *ir.IntegerType
}

// start computes the address of an access.
func (l *lowering) start(op *ir.Operation, base *ir.Value, t *ir.MemRefType, indices []*ir.Value, temporal bool, rw *rewrite.Rewriter) (*access, bool) {
	a := &access{lowering: l, rw: rw, op: op, loc: op.Loc(), typ: t, temp: temporal}
	if i, ok := t.ElementType().(*ir.IntegerType); ok {
		if !a.words(i) {
			return a, rw.Fail("failed to convert memref type")
		}
	}
	a.ptr = l.c.ElementPtr(&rw.Builder, t, base, indices, a.loc)
	if a.ptr == nil {
		return a, rw.Fail("failed to convert element pointer type")
	}
	return a, true
}

// words determines the words in memory that hold elements of type elem.
func (a *access) words(elem *ir.IntegerType) bool {
	p, ok := a.c.Convert(a.typ).(*spirv.PointerType)
	if !ok {
		return false
	}
	t := p.Pointee
	if s, ok := t.(*spirv.StructType); ok {
		t = s.Members()[0].Type
	}
	switch arr := t.(type) {
	case *spirv.ArrayType:
		t = arr.Element
	case *spirv.RuntimeArrayType:
		t = arr.Element
	}
	a.word, ok = t.(*ir.IntegerType)
	switch a.bits = elem.Width; {
	case a.bits == 1:
		a.bits = a.c.Options().BoolNumBits
	case ok && !spirvtypes.Packed(elem):
		a.bits = a.word.Width
	}
	return ok && a.word.Width%a.bits == 0
}

// isBool reports whether the elements are booleans.
func (a *access) isBool() bool { return spirv.IsBool(a.typ.ElementType()) }

// requirements returns the attributes of an access through ptr. Physical pointers need
// the alignment. ok is false if the alignment is unknown.
func (a *access) requirements(ptr *ir.Value) (attrs []ir.NamedAttribute, ok bool) {
	mode := spec.MemoryAccessNone
	if a.temp {
		mode = spec.MemoryAccessNontemporal
	}
	ctx := a.rw.Context()
	t := ptr.Type().(*spirv.PointerType)
	if n := a.promised(); n > 0 {
		a.attrs[0] = ir.Named("memory_access", ctx.Enum(spirv.MemoryAccessAttr, uint64(mode|spec.MemoryAccessAligned)))
		a.attrs[1] = ir.Named("alignment", ctx.Int(ctx.I32(), n))
		return a.attrs[:], true
	}
	if t.Storage != spec.StorageClassPhysicalStorageBuffer {
		if mode == spec.MemoryAccessNone {
			return nil, true
		}
		a.attrs[0] = ir.Named("memory_access", ctx.Enum(spirv.MemoryAccessAttr, uint64(mode)))
		return a.attrs[:1], true
	}
	element := t.Pointee
	if v, ok := element.(*ir.VectorType); ok && a.c.Options().Exact {
		element = v.ElementType() // every layout aligns vectors to that at least
	}
	size, ok := spirv.SizeInBytes(element)
	if !ok || !spirv.IsScalar(element) {
		return nil, a.rw.Fail("failed to determine memory requirements")
	}
	a.attrs[0] = ir.Named("memory_access", ctx.Enum(spirv.MemoryAccessAttr, uint64(mode|spec.MemoryAccessAligned)))
	a.attrs[1] = ir.Named("alignment", ctx.Int(ctx.I32(), size))
	return a.attrs[:], true
}

// promised returns the alignment that the operation states, as MLIR 22 converts it, or 0. Exact conversions do not rely on it.
func (a *access) promised() int64 {
	if n, ok := a.op.Attr("alignment").(*ir.IntegerAttr); ok && a.c.MLIR() > 21 && !a.c.Exact() {
		return n.Int64Or(0)
	}
	return 0
}

// loadFrom creates the load through ptr, or returns nil if its alignment is unknown.
func (a *access) loadFrom(ptr *ir.Value) *ir.Value {
	attrs, ok := a.requirements(ptr)
	if !ok {
		return nil
	}
	return a.rw.Create(a.loc, spirv.Load, []*ir.Value{ptr}, []ir.Type{ptr.Type().(*spirv.PointerType).Pointee}, attrs...).Result(0)
}

func (l *lowering) load(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	ld := memref.LoadOp{Operation: op}
	a, ok := l.start(op, ad.Operand(0), ld.Type(), ad.Operands[1:], ld.Nontemporal(), rw)
	if !ok {
		return false
	}
	if a.word != nil && a.bits != a.word.Width {
		return a.loadPart()
	}
	v := a.loadFrom(a.ptr)
	if v == nil {
		return false
	}
	if a.word != nil && a.isBool() {
		v = a.truth(v)
	}
	rw.Replace(op, v)
	return true
}

func (l *lowering) store(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	st := memref.StoreOp{Operation: op}
	a, ok := l.start(op, ad.Operand(1), st.Type(), ad.Operands[2:], st.Nontemporal(), rw)
	if !ok {
		return false
	}
	v := ad.Operand(0)
	if a.word != nil && a.bits != a.word.Width {
		return a.storePart(v)
	}
	attrs, ok := a.requirements(a.ptr)
	if !ok {
		return false
	}
	if a.word != nil && a.isBool() {
		v = a.fromBool(v)
	}
	rw.ReplaceByNew(op, spirv.Store, []*ir.Value{a.ptr, v}, nil, attrs...)
	return true
}

// fold creates an op with one result, or folds it.
func (a *access) fold(def *ir.OpDef, t ir.Type, operands ...*ir.Value) *ir.Value {
	return rewrite.CreateOrFoldOne(&a.rw.Builder, a.loc, def, operands, t)
}

func (a *access) constant(t ir.Type, v int64) *ir.Value {
	return spirv.NewSplat(&a.rw.Builder, a.loc, t, v)
}

// truth compares a loaded word that holds one boolean with one, as MLIR 19 does, or with zero, as later versions do.
func (a *access) truth(v *ir.Value) *ir.Value {
	if a.rw.Context().MLIR() > 19 && !a.c.Exact() {
		return a.fold(spirv.INotEqual, a.rw.Context().I1(), v, a.constant(v.Type(), 0))
	}
	return a.toBool(v)
}

// toBool compares a part of a word with one.
func (a *access) toBool(v *ir.Value) *ir.Value {
	one := a.constant(v.Type(), 1)
	return a.fold(spirv.IEqual, a.rw.Context().I1(), v, one)
}

// fromBool converts a boolean to a word.
func (a *access) fromBool(v *ir.Value) *ir.Value {
	zero := a.constant(a.word, 0)
	one := a.constant(a.word, 1)
	return a.fold(spirv.Select, a.word, v, one, zero)
}

// chain returns the access chain of the element, or nil if memory cannot be accessed in
// words.
func (a *access) chain() *ir.Operation {
	if a.c.Allows(spec.CapabilityKernel) {
		return nil
	}
	if op := a.ptr.DefiningOp(); op != nil && op.Is(spirv.AccessChain) && op.NumOperands() == 3 {
		return op
	}
	return nil
}

// bitOffset returns the offset in bits of element number at in its word.
func (a *access) bitOffset(at *ir.Value) *ir.Value {
	perWord := a.constant(at.Type(), int64(a.word.Width/a.bits))
	bits := a.constant(at.Type(), int64(a.bits))
	part := a.fold(spirv.UMod, at.Type(), at, perWord)
	return a.fold(spirv.IMul, at.Type(), part, bits)
}

// wordPtr returns the pointer to the word that holds the element of chain.
func (a *access) wordPtr(chain *ir.Operation) *ir.Value {
	at := chain.Operand(2)
	perWord := a.constant(at.Type(), int64(a.word.Width/a.bits))
	word := a.fold(spirv.SDiv, at.Type(), at, perWord)
	return a.rw.Create(a.loc, spirv.AccessChain, []*ir.Value{chain.Operand(0), chain.Operand(1), word}, []ir.Type{a.ptr.Type()}).Result(0)
}

// loadPart loads an element that is part of a word. As in MLIR 19, it shifts and masks the
// word and extends the sign, whatever the signedness, because other ops determine the
// signedness. Exact conversions leave the high bits to the ops that depend on them.
func (a *access) loadPart() bool {
	chain := a.chain()
	if chain == nil {
		return a.rw.Fail("the target has no integers of the element's width")
	}
	v := a.loadFrom(a.wordPtr(chain))
	if v == nil {
		return false
	}
	offset := a.bitOffset(chain.Operand(2))
	v = a.fold(spirv.ShiftRightArithmetic, v.Type(), v, offset)
	if a.isBool() || !a.c.Options().Exact {
		v = a.fold(spirv.BitwiseAnd, a.word, v, a.constant(a.word, a.mask()))
		shift := a.constant(a.word, int64(a.word.Width-a.bits))
		v = a.fold(spirv.ShiftLeftLogical, a.word, v, shift)
		v = a.fold(spirv.ShiftRightArithmetic, a.word, v, shift)
	}
	if a.isBool() {
		v = a.toBool(v)
	}
	a.rw.Replace(a.op, v)
	a.rw.Erase(chain)
	return true
}

func (a *access) mask() int64 { return 1<<a.bits - 1 }

// storePart stores an element that is part of a word. Other invocations may write to
// the word at the same time, so one atomic op clears the bits and another one sets
// them.
func (a *access) storePart(v *ir.Value) bool {
	chain := a.chain()
	if chain == nil {
		return a.rw.Fail("the target has no integers of the element's width")
	}
	offset := a.bitOffset(chain.Operand(2))
	mask := a.constant(a.word, a.mask())
	clear := a.fold(spirv.Not, a.word, a.fold(spirv.ShiftLeftLogical, a.word, mask, offset))
	if spirv.IsBool(v.Type()) {
		v = a.fromBool(v)
	} else {
		if spirv.BitWidth(v.Type()) < a.word.Width {
			v = a.rw.Create(a.loc, spirv.UConvert, []*ir.Value{v}, []ir.Type{a.word}).Result(0)
		}
		v = a.fold(spirv.BitwiseAnd, v.Type(), v, mask)
	}
	v = a.fold(spirv.ShiftLeftLogical, v.Type(), v, offset)
	ptr := a.wordPtr(chain)
	if a.ofInvocation() {
		old := a.loadFrom(ptr)
		v = a.fold(spirv.BitwiseOr, a.word, a.fold(spirv.BitwiseAnd, a.word, old, clear), v)
		a.rw.Create(a.loc, spirv.Store, []*ir.Value{ptr, v}, nil)
		a.rw.Erase(a.op)
		a.rw.Erase(chain)
		return true
	}
	scope, ok := atomicScope(a.c, a.typ)
	if !ok {
		return a.rw.Fail("atomic scope not available")
	}
	atomic(a.rw, a.c, a.loc, spirv.AtomicAnd, a.word, scope, ptr, clear)
	atomic(a.rw, a.c, a.loc, spirv.AtomicOr, a.word, scope, ptr, v)
	a.rw.Erase(a.op)
	a.rw.Erase(chain)
	return true
}

// ofInvocation reports whether only one invocation accesses the memory. MLIR 19 refuses to store
// parts of its words.
func (a *access) ofInvocation() bool {
	sc, ok := storage(a.typ)
	return ok && a.c.Options().Exact && (sc == spec.StorageClassFunction || sc == spec.StorageClassPrivate)
}
