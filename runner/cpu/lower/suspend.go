package lower

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// suspension is the state of a coroutine.
type suspension struct {
	id, handle *ir.Value
	// clean is the block that frees the frame, and leave the one that returns to the driver.
	clean, leave *ir.Block
	// meetings are the stores that say that an invocation waits for its subgroup, and keys the most words that say where.
	meetings []*ir.Operation
	keys     int
	// products is the size of the memory behind the records, through which subgroups multiply matrices.
	products uint64
	// headers has the first blocks of loops, and checks the blocks that branch back to them.
	headers []*ir.Block
	checks  map[*ir.Block]*ir.Block
}

// noteWaiting looks whether an operation waits for other invocations.
func (l *lowering) noteWaiting(op *ir.Operation) {
	switch {
	case groupOp(op) != nil || op.Is(spirv.KHRCooperativeMatrixMulAdd):
		l.kernel.Subgroups = true
	case nameOf(op) != "ControlBarrier":
		return
	default:
		if scope, ok := l.scopeOf(op); ok && scope == spec.ScopeSubgroup {
			l.kernel.Subgroups = true
		} else if l.invocations() == 1 {
			return
		}
	}
	l.kernel.Suspends = true
}

// scopeOf returns the scope of a barrier, if it is known. The operands of an opaque instruction are constants that the dialect's operation does not take.
func (l *lowering) scopeOf(op *ir.Operation) (spec.Scope, bool) {
	if !op.Is(spirv.OpaqueInst) {
		return spirv.EnumValue[spec.Scope](op.Attr("execution_scope")), true
	}
	n, ok := l.constant(op.Operand(0))
	return spec.Scope(n), ok
}

// begin puts the begin of a coroutine into the first block.
func (l *lowering) begin() {
	if !l.kernel.Suspends {
		return
	}
	l.clean, l.leave = ir.NewBlock(), ir.NewBlock()
	const loc = ir.UnknownLoc
	b := l.head
	null := b.Create(loc, llvm.Zero, nil, []ir.Type{l.ptr}).Result(0)
	token := llvm.Token(l.c)
	l.id = llvm.NewOne(b, loc, llvm.IntrCoroId, token, llvm.NewInt(b, loc, l.c.I32(), 16), null, null, null)
	// Vectors in the frame can need an alignment of 64 bytes. The size is to be a multiple of it.
	const align = 64
	size := llvm.NewOne(b, loc, llvm.Add, l.i64, llvm.NewOne(b, loc, llvm.IntrCoroSize, l.i64), l.number(l.i64, align-1))
	size = llvm.NewOne(b, loc, llvm.And, l.i64, size, l.number(l.i64, -align))
	memory := l.indirect(b, ContextAlloc, l.ptr, l.args[argContext], size)
	l.handle = llvm.NewOne(b, loc, llvm.IntrCoroBegin, l.ptr, l.id, memory)
}

// indirect calls a function of the driver, whose address is in the context.
func (l *lowering) indirect(b *ir.Builder, word int, result ir.Type, args ...*ir.Value) *ir.Value {
	operands := append([]*ir.Value{l.word(word)}, args...)
	var attrs []ir.NamedAttribute
	if l.c.MLIR() > 19 {
		attrs = append(attrs, l.c.Segments(len(operands), 0))
	}
	return b.Create(l.loc, llvm.Call, operands, []ir.Type{result}, attrs...).Result(0)
}

// end puts the end of the function. A coroutine stays until the driver destroys it.
func (l *lowering) end() {
	const loc = ir.UnknownLoc
	if !l.kernel.Suspends {
		l.b.Create(loc, llvm.Return, nil, nil)
		return
	}
	trap := ir.NewBlock()
	l.suspend(trap, true)
	l.enter(trap)
	l.b.Create(loc, llvm.Unreachable, nil, nil)
	l.enter(l.clean)
	memory := l.one(llvm.IntrCoroFree, l.ptr, l.id, l.handle)
	l.indirect(l.b, ContextFree, l.ptr, l.args[argContext], memory)
	l.branch(l.leave, nil)
	l.enter(l.leave)
	none := llvm.NewOne(l.b, loc, llvm.None, llvm.Token(l.c))
	l.one(llvm.IntrCoroEnd, l.c.I1(), l.handle, l.b.Create(loc, llvm.Constant, nil, []ir.Type{l.c.I1()}, ir.Named("value", l.c.Bool(false))).Result(0), none)
	l.b.Create(loc, llvm.Return, []*ir.Value{l.handle}, nil)
}

// suspend returns to the driver, which goes on at next.
func (l *lowering) suspend(next *ir.Block, final bool) {
	i8 := l.c.I(8)
	token := llvm.Token(l.c)
	last := llvm.NewConstant(l.b, l.loc, l.c.I1(), l.c.Bool(final))
	how := l.one(llvm.IntrCoroSuspend, i8, l.one(llvm.None, token), last)
	values := l.c.Dense(l.c.Vector([]int64{2}, i8), []byte{0, 1})
	l.b.CreateBranch(l.loc, llvm.Switch, []*ir.Value{how}, []*ir.Block{l.leave, next, l.clean}, ir.Named("case_values", values),
		ir.Named("case_operand_segments", l.c.DenseI32Array(0, 0)), l.c.Segments(1, 0, 0))
}

// controlBarrier waits for the workgroup. Invocations run one after the other, so memory is in order.
func (l *lowering) controlBarrier(op *ir.Operation) {
	scope, ok := l.scopeOf(op)
	if !ok {
		l.refuse(op, "the scope is not known")
		return
	}
	l.barrier(op, scope, semanticsOf(op))
}

// semanticsOf returns the order that an operation keeps. That of an opaque instruction is the strictest.
func semanticsOf(op *ir.Operation) spec.MemorySemantics {
	if op.Is(spirv.OpaqueInst) {
		return spec.MemorySemanticsAcquireRelease
	}
	return spirv.EnumValue[spec.MemorySemantics](op.Attr("memory_semantics"))
}

func (l *lowering) barrier(op *ir.Operation, scope spec.Scope, semantics spec.MemorySemantics) {
	if scope != spec.ScopeWorkgroup && scope != spec.ScopeSubgroup {
		l.refuse(op, "barriers of this scope are not supported")
		return
	}
	l.fenceOf(semantics)
	switch {
	case scope == spec.ScopeSubgroup:
		l.meet()
		return
	case l.invocations() == 1:
		return
	case l.kernel.Subgroups:
		llvm.NewStore(l.b, l.loc, l.i32(waitsForGroup), l.ownRecord())
	}
	next := ir.NewBlock()
	l.suspend(next, false)
	l.enter(next)
}

func (l *lowering) fence(op *ir.Operation) {
	l.fenceOf(semanticsOf(op))
}

// fenceOf orders accesses of memory, which other workgroups may see.
func (l *lowering) fenceOf(s spec.MemorySemantics) {
	if s&(spec.MemorySemanticsAcquire|spec.MemorySemanticsRelease|spec.MemorySemanticsAcquireRelease|spec.MemorySemanticsSequentiallyConsistent) != 0 {
		l.b.Create(l.loc, llvm.Fence, nil, nil, ir.Named("ordering", l.c.Int(l.i64, llvm.OrderingAcqRel)))
	}
}
