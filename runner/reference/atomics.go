package reference

import (
	"math"
	"sync"
	"sync/atomic"
	"unsafe"

	"github.com/spvc/spvc/spirv/report"
	"github.com/spvc/spvc/spirv/spec"
)

// atomicAccess is what an atomic instruction is beside an access.
type atomicAccess struct {
	reads, writes bool
	// op is the instruction if the order of atomics of its kind does not matter, or else 0, and class that of the memory.
	op    spec.Opcode
	class spec.StorageClass
	// acquire and release are the memory that it orders.
	acquire, release memoryClasses
	// scope is the memory scope.
	scope uint32
	// part returns whether an operand leaves bytes of the word as they are; nil if no
	// operand does.
	part func(v uint64) bool
	// typed is true if the atomic computes with numbers of its type.
	typed bool
	// clears is true if zero bits of the operand clear those of the memory.
	clears bool
}

// fill marks the bytes of which an operand sets or clears bits. Numbers of two and four bits have a part of a byte.
func (a *atomicAccess) fill(valid []byte, v uint64) {
	for i := range valid {
		b := byte(v >> (8 * i))
		if a.clears && b != 0xff || !a.clears && b != 0 {
			valid[i] = 1
		}
	}
}

// update computes the new value of an atomic instruction. c is the comparator.
type update func(old, v, c uint64) uint64

// atomicRow is an atomic instruction that reads and writes.
type atomicRow struct {
	kind scalarKind
	make func(s scalar) update
	// commutes is true if the final value does not depend on the order of several of them.
	commutes bool
	// operand is the place of the value among the operands, or -1 if there is none.
	operand int
}

func integerAtomic(f func(old, v uint64) uint64) atomicRow {
	return atomicRow{kind: intScalar, commutes: true, operand: 3, make: func(s scalar) update {
		return func(old, v, _ uint64) uint64 { return f(old, v) & s.mask() }
	}}
}

func signedAtomic(f func(old, v int64) int64) atomicRow {
	return atomicRow{kind: intScalar, commutes: true, operand: 3, make: func(s scalar) update {
		return func(old, v, _ uint64) uint64 { return uint64(f(signed(old, s.bits), signed(v, s.bits))) & s.mask() }
	}}
}

func floatAtomic(f func(old, v float64) float64) atomicRow {
	return atomicRow{kind: floatScalar, operand: 3, make: func(s scalar) update {
		return func(old, v, _ uint64) uint64 { return fromFloat(f(toFloat(old, s.bits), toFloat(v, s.bits)), s.bits) }
	}}
}

func counting(by uint64) atomicRow {
	return atomicRow{kind: intScalar, commutes: true, operand: -1, make: func(s scalar) update {
		return func(old, _, _ uint64) uint64 { return (old + by) & s.mask() }
	}}
}

// atomicRows are the instructions that read, compute and write (3.3.18).
var atomicRows = sync.OnceValue(func() map[spec.Opcode]atomicRow {
	return map[spec.Opcode]atomicRow{
		spec.OpAtomicIAdd:       integerAtomic(func(old, v uint64) uint64 { return old + v }),
		spec.OpAtomicISub:       integerAtomic(func(old, v uint64) uint64 { return old - v }),
		spec.OpAtomicAnd:        integerAtomic(func(old, v uint64) uint64 { return old & v }),
		spec.OpAtomicOr:         integerAtomic(func(old, v uint64) uint64 { return old | v }),
		spec.OpAtomicXor:        integerAtomic(func(old, v uint64) uint64 { return old ^ v }),
		spec.OpAtomicUMin:       integerAtomic(func(old, v uint64) uint64 { return min(old, v) }),
		spec.OpAtomicUMax:       integerAtomic(func(old, v uint64) uint64 { return max(old, v) }),
		spec.OpAtomicSMin:       signedAtomic(func(old, v int64) int64 { return min(old, v) }),
		spec.OpAtomicSMax:       signedAtomic(func(old, v int64) int64 { return max(old, v) }),
		spec.OpAtomicIIncrement: counting(1),
		spec.OpAtomicIDecrement: counting(math.MaxUint64),
		spec.OpAtomicFAddEXT:    floatAtomic(func(old, v float64) float64 { return old + v }),
		spec.OpAtomicFMinEXT:    floatAtomic(func(old, v float64) float64 { return numberOf(math.Min, old, v) }),
		spec.OpAtomicFMaxEXT:    floatAtomic(func(old, v float64) float64 { return numberOf(math.Max, old, v) }),
		spec.OpAtomicExchange: {operand: 3, make: func(scalar) update {
			return func(_, v, _ uint64) uint64 { return v }
		}},
	}
})

// numberOf applies a minimum or maximum, which is the other operand if one is NaN.
func numberOf(f func(a, b float64) float64, a, b float64) float64 {
	switch {
	case a != a:
		return b
	case b != b:
		return a
	}
	return f(a, b)
}

func atomicHandlers() map[spec.Opcode]handler {
	all := map[spec.Opcode]handler{
		spec.OpAtomicLoad:                translateAtomicLoad,
		spec.OpAtomicStore:               translateAtomicStore,
		spec.OpAtomicCompareExchange:     translateCompareExchange,
		spec.OpAtomicCompareExchangeWeak: translateCompareExchange,
		spec.OpAtomicFlagTestAndSet:      translateFlag,
		spec.OpAtomicFlagClear:           translateFlag,
	}
	for op := range atomicRows() {
		all[op] = translateAtomic
	}
	return all
}

// atomicAccess describes the access of an atomic instruction, whose pointer, scope and
// semantics are operands from 0 on.
func (t *translator) atomicAccess(in *instruction, p value, reads, writes bool) *access {
	if p.view == nil || p.view.typ.kind != scalarType {
		refuse(in, "its pointer does not point to a number")
	}
	semantics := uint32(t.constantValue(in, in.arg(2)))
	const both = uint32(spec.MemorySemanticsAcquireRelease | spec.MemorySemanticsSequentiallyConsistent)
	a := &atomicAccess{reads: reads, writes: writes, scope: uint32(t.constantValue(in, in.arg(1)))}
	classes := classesOf(semantics)
	if reads && semantics&(both|uint32(spec.MemorySemanticsAcquire)) != 0 {
		a.acquire = classes
	}
	if writes && semantics&(both|uint32(spec.MemorySemanticsRelease)) != 0 {
		a.release = classes
	}
	m := t.accessOf(in, p, p.view.typ, len(in.args))
	m.atomic = a
	t.p.suspends = true // another subgroup may wait for the value
	return m
}

// orderMatters notes that results depend on the order of workgroups or invocations.
func (t *translator) orderMatters(in *instruction, p value, commutes bool) {
	switch {
	case len(t.calling) > 0 && report.IsRecordFunction(t.m.names[t.calling[len(t.calling)-1]]):
		t.p.reports = true
	case commutes && !t.uses.used[in.id]:
		t.p.watched = !t.sameAtomics(in, p) || t.p.watched
	case in.op == spec.OpAtomicCompareExchange || in.op == spec.OpAtomicOr && t.isZero(in.arg(3)):
		t.p.exchanged = true // the OR only reads, before a loop of exchanges
	case p.typ.class == spec.StorageClassWorkgroup:
		t.p.orderedInside = true
	default:
		t.p.ordered = true
	}
}

// isZero reports whether a value is a constant number that is zero.
func (t *translator) isZero(id uint32) bool {
	if !t.isConstant(id) {
		return false
	}
	v, ok := t.constants[id]
	return ok && len(v) == 1 && v[0] == 0
}

// sameAtomics reports whether the atomics on a class of memory that were translated so far
// commute with each other: sums do with sums, and each other one with itself.
func (t *translator) sameAtomics(in *instruction, p value) bool {
	op := in.op
	switch op {
	case spec.OpAtomicISub, spec.OpAtomicIIncrement, spec.OpAtomicIDecrement:
		op = spec.OpAtomicIAdd
	}
	if before, ok := t.atomics[p.typ.class]; ok {
		return before == op
	}
	t.atomics[p.typ.class] = op
	return true
}

// hasByte reports whether one of four bytes has a value.
func hasByte(v uint64, b uint64) bool {
	return v&0xff == b || v>>8&0xff == b || v>>16&0xff == b || v>>24&0xff == b
}

// translateAtomic translates an instruction of atomicRows.
func translateAtomic(t *translator, in *instruction) {
	row := atomicRows()[in.op]
	r := t.result(in)
	p := t.as(t.operand(in, in.arg(0)), r.typ)
	if p.view != nil && isHalfVector(p.view.typ) && (row.kind == floatScalar || in.op == spec.OpAtomicExchange) {
		t.vectorAtomic(in, &row, p, r)
		return
	}
	m := t.atomicAccess(in, p, true, true)
	s := p.view.typ.scalar
	if row.kind != noScalar && s.kind != row.kind || r.typ.cells != 1 {
		refuse(in, "its operands have the wrong type")
	}
	b := t.constantRegisters([]uint64{0})
	if row.operand >= 0 {
		v := t.operand(in, in.arg(row.operand))
		sameShape(in, v.typ, p.view.typ)
		b = v.reg
	}
	switch in.op {
	case spec.OpAtomicIAdd, spec.OpAtomicISub, spec.OpAtomicIIncrement, spec.OpAtomicIDecrement, spec.OpAtomicFAddEXT:
		m.atomic.typed = true
	case spec.OpAtomicAnd:
		m.atomic.clears = true
		m.atomic.part = func(v uint64) bool { return hasByte(v, 0xff) }
	case spec.OpAtomicOr, spec.OpAtomicXor:
		m.atomic.part = func(v uint64) bool { return hasByte(v, 0) }
	}
	t.orderMatters(in, p, row.commutes)
	if row.commutes && !t.uses.used[in.id] {
		m.atomic.op, m.atomic.class = in.op, p.typ.class
	}
	t.emit(inst{run: runAtomic, dst: r.reg, a: p.reg, b: b, c: b, mem: m, fn: row.make(s)})
}

// isHalfVector reports whether a type is a vector that the atomics of
// SPV_NV_shader_atomic_fp16_vector change as a whole.
func isHalfVector(ty *valueType) bool {
	return ty.kind == vectorType && ty.component() == scalar{floatScalar, 16} && (ty.cells == 2 || ty.cells == 4)
}

// vectorAtomic translates an atomic on a vector of halves: one on a number of all of its
// bits.
func (t *translator) vectorAtomic(in *instruction, row *atomicRow, p, r value) {
	v, n := t.operand(in, in.arg(row.operand)), r.typ.cells
	if !isHalfVector(v.typ) || v.typ.cells != p.view.typ.cells || n != v.typ.cells || !isHalfVector(r.typ) {
		refuse(in, "its operands have the wrong type")
	}
	whole := scalar{intScalar, uint8(16 * n)}
	p.view = t.layoutOf(&valueType{kind: scalarType, scalar: whole, cells: 1})
	m := t.atomicAccess(in, p, true, true)
	t.orderMatters(in, p, row.commutes)
	f := row.make(scalar{floatScalar, 16})
	packed, old := t.newRegisters(1), t.newRegisters(1)
	t.emit(inst{run: runBitcast, dst: packed, a: v.reg, b: 16, c: int32(whole.bits), n: 1})
	t.emit(inst{run: runAtomic, dst: old, a: p.reg, b: packed, c: packed, mem: m, fn: func(a, b, _ uint64) (sum uint64) {
		for k := uint8(0); k < whole.bits; k += 16 {
			sum |= f(a>>k&0xffff, b>>k&0xffff, 0) << k
		}
		return sum
	}})
	t.emit(inst{run: runBitcast, dst: r.reg, a: old, b: int32(whole.bits), c: 16, n: int32(n)})
}

func translateAtomicLoad(t *translator, in *instruction) {
	r := t.result(in)
	p := t.as(t.operand(in, in.arg(0)), r.typ)
	m := t.atomicAccess(in, p, true, false)
	t.orderMatters(in, p, false)
	t.emit(inst{run: runAtomic, dst: r.reg, a: p.reg, b: p.reg, c: p.reg, mem: m})
}

func translateAtomicStore(t *translator, in *instruction) {
	v := t.operand(in, in.arg(3))
	p := t.as(t.operand(in, in.arg(0)), v.typ)
	m := t.atomicAccess(in, p, false, true)
	sameShape(in, v.typ, p.view.typ)
	t.orderMatters(in, p, false)
	t.emit(inst{run: runAtomic, dst: t.newRegisters(1), a: p.reg, b: v.reg, c: v.reg, mem: m, fn: func(_, v, _ uint64) uint64 { return v }})
}

func translateCompareExchange(t *translator, in *instruction) {
	v, c, r := t.operand(in, in.arg(4)), t.operand(in, in.arg(5)), t.result(in)
	p := t.as(t.operand(in, in.arg(0)), r.typ)
	m := t.atomicAccess(in, p, true, true)
	sameShape(in, v.typ, p.view.typ)
	sameShape(in, c.typ, p.view.typ)
	t.orderMatters(in, p, false)
	t.emit(inst{run: runAtomic, dst: r.reg, a: p.reg, b: v.reg, c: c.reg, mem: m, fn: func(old, v, c uint64) uint64 {
		if old == c {
			return v
		}
		return old
	}})
}

// translateFlag translates operations on flags, which are integers of 32 bits.
func translateFlag(t *translator, in *instruction) {
	p := t.operand(in, in.arg(0))
	set := in.op == spec.OpAtomicFlagTestAndSet
	m := t.atomicAccess(in, p, set, true)
	v := truth(set)
	dst := t.newRegisters(1)
	if set {
		dst = t.result(in).reg
	}
	t.orderMatters(in, p, false)
	t.emit(inst{run: runAtomic, dst: dst, a: p.reg, b: p.reg, c: p.reg, mem: m, fn: func(_, _, _ uint64) uint64 { return v }})
	if set {
		t.emit(inst{run: runEach, fn: func(a, _, _ uint64) uint64 { return truth(a != 0) }, dst: dst, a: dst, b: dst, c: dst, n: t.cellOf(0, 1)})
	}
}

// runAtomic executes an atomic instruction for one lane after the other.
func runAtomic(x *subgroup, in *inst) {
	m := in.mem
	for i, l := range x.lanes {
		if x.g.l.order.reversed {
			l = x.lanes[len(x.lanes)-1-i]
		}
		p := x.regs[in.a+l]
		o, offset, ok := x.resolve(p, m.size)
		if !ok {
			x.outside(in, l, p, m.size)
			x.regs[in.dst+l] = 0
			continue
		}
		if x.checks != 0 {
			x.inspect(in, l, o, offset, m.atomic.writes)
		}
		data := o.data[offset+int64(l)*o.stride:]
		v, c := x.regs[in.b+l], x.regs[in.c+l]
		if x.g.watched != nil && m.atomic.op != 0 {
			x.g.watch(m, m.atomic.class, x.invocation(l), data, v)
		}
		x.regs[in.dst+l] = x.g.l.atomically(data, m.cells[0].scalar, func(old uint64) uint64 {
			if in.fn == nil {
				return old
			}
			return in.fn(old, v, c)
		})
	}
}

// atomically replaces a number by a function of it and returns the old one. Workgroups may
// do so at the same time.
func (l *launch) atomically(data []byte, s scalar, f func(old uint64) uint64) uint64 {
	at := unsafe.Pointer(&data[0])
	size := s.bytes()
	switch {
	case size == 4 && uintptr(at)%4 == 0:
		p := (*uint32)(at)
		for {
			old := atomic.LoadUint32(p)
			if v := uint32(f(uint64(old))); v == old || atomic.CompareAndSwapUint32(p, old, v) {
				return uint64(old)
			}
		}
	case size == 8 && uintptr(at)%8 == 0:
		p := (*uint64)(at)
		for {
			old := atomic.LoadUint64(p)
			if v := f(old); v == old || atomic.CompareAndSwapUint64(p, old, v) {
				return old
			}
		}
	}
	l.narrowAtomics.Lock()
	defer l.narrowAtomics.Unlock()
	old := load(data, s)
	store(data, s, f(old))
	return old
}
