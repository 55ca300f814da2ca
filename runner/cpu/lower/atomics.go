package lower

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// atomicRows lists the atomic operations that change memory, with those of llvm.atomicrmw.
var atomicRows = [...]struct {
	name string
	op   int64
}{
	{"AtomicAnd", llvm.AtomicAnd}, {"AtomicOr", llvm.AtomicOr}, {"AtomicXor", llvm.AtomicXor}, {"AtomicIAdd", llvm.AtomicAdd},
	{"AtomicISub", llvm.AtomicSub}, {"AtomicSMax", llvm.AtomicMax}, {"AtomicSMin", llvm.AtomicMin}, {"AtomicUMax", llvm.AtomicUMax},
	{"AtomicUMin", llvm.AtomicUMin}, {"AtomicExchange", llvm.AtomicXchg}, {"AtomicIIncrement", llvm.AtomicAdd}, {"AtomicIDecrement", llvm.AtomicSub},
	{"EXT.AtomicFAdd", llvm.AtomicFAdd}, {"AtomicFAddEXT", llvm.AtomicFAdd}, {"AtomicFMinEXT", llvm.AtomicFMin}, {"AtomicFMaxEXT", llvm.AtomicFMax},
}

// addAtomics adds the atomic operations to actions by name. All of them order memory: the processor does so anyway.
func addAtomics(list map[string]action) {
	for _, e := range atomicRows {
		list[e.name] = func(l *lowering, op *ir.Operation) { l.atomic(op, e.op) }
	}
	list["AtomicLoad"], list["AtomicStore"] = (*lowering).atomicLoad, (*lowering).atomicStore
	list["AtomicCompareExchange"], list["AtomicCompareExchangeWeak"] = (*lowering).compareExchange, (*lowering).compareExchange
}

// atomicAddress returns the address that an atomic operation accesses, inside of its root or of spare memory, and the alignment.
func (l *lowering) atomicAddress(op *ir.Operation, spare int) (*ir.Value, ir.NamedAttribute) {
	at := l.placeOf(op, 0)
	if at.layout.elem != nil || at.layout.members != nil || at.layout.size > 8 {
		l.refuse(op, "atomic operations on values of this type are not supported")
	}
	return l.safe(at, 0, l.operand(op, 0), at.layout.size, spare), l.aligned(at.layout.size)
}

func (l *lowering) ordering(name string, n int64) ir.NamedAttribute {
	return ir.Named(name, l.c.Int(l.i64, n))
}

// atomic changes memory. Operations without an operand use 1.
func (l *lowering) atomic(op *ir.Operation, kind int64) {
	p, align := l.atomicAddress(op, ContextSink)
	t := l.typ(op, op.Result(0).Type())
	var v *ir.Value
	if name := nameOf(op); name == "AtomicIIncrement" || name == "AtomicIDecrement" {
		v = l.splat(t, 1)
	} else {
		v = l.operand(op, op.NumOperands()-1)
	}
	if l.err != nil {
		return
	}
	l.values[op.Result(0)] = l.b.Create(l.loc, llvm.AtomicRMW, []*ir.Value{p, v}, []ir.Type{t}, ir.Named("bin_op", l.c.Int(l.i64, kind)),
		l.ordering("ordering", llvm.OrderingAcqRel), align).Result(0)
}

// compareExchange gives the value that was there.
func (l *lowering) compareExchange(op *ir.Operation) {
	p, align := l.atomicAddress(op, ContextSink)
	n := op.NumOperands()
	value, comparator := l.operand(op, n-2), l.operand(op, n-1)
	if l.err != nil {
		return
	}
	t := llvm.LiteralStruct(l.c, []ir.Type{value.Type(), l.c.I1()}, false)
	both := l.b.Create(l.loc, llvm.CmpXchg, []*ir.Value{p, comparator, value}, []ir.Type{t}, l.ordering("success_ordering", llvm.OrderingAcqRel),
		l.ordering("failure_ordering", llvm.OrderingAcquire), align).Result(0)
	l.values[op.Result(0)] = l.elementAt(both, 0)
}

func (l *lowering) atomicLoad(op *ir.Operation) {
	p, align := l.atomicAddress(op, ContextZeros)
	l.values[op.Result(0)] = llvm.NewLoad(l.b, l.loc, l.typ(op, op.Result(0).Type()), p, l.ordering("ordering", llvm.OrderingAcquire), align)
}

func (l *lowering) atomicStore(op *ir.Operation) {
	p, align := l.atomicAddress(op, ContextSink)
	llvm.NewStore(l.b, l.loc, l.operand(op, op.NumOperands()-1), p, l.ordering("ordering", llvm.OrderingRelease), align)
}

// split stores the second result of an instruction, whole part or exponent, where its operand points to.
func split(f func(l *lowering, all, v *ir.Value) *ir.Value) action {
	return func(l *lowering, op *ir.Operation) {
		t, ok := op.Operand(1).Type().(*spirv.PointerType)
		if !ok {
			l.refuse(op, "the second operand is no pointer")
			return
		}
		at := l.placeOf(op, 1)
		both := f(l, l.zero(llvm.LiteralStruct(l.c, []ir.Type{l.typ(op, op.Result(0).Type()), l.typ(op, t.Pointee)}, false)), l.operand(op, 0))
		if l.err != nil || both == nil {
			return
		}
		l.write(at, l.operand(op, 1), 0, at.layout, l.elementAt(both, 1))
		l.values[op.Result(0)] = l.elementAt(both, 0)
	}
}
