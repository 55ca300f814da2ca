package reference

import (
	"github.com/spvc/spvc/spirv/spec"
)

func extensionHandlers() map[spec.Opcode]handler {
	return map[spec.Opcode]handler{
		spec.OpCompositeConstructReplicateEXT: translateReplicate,
		spec.OpFmaKHR:                         translateFma,
		spec.OpPoisonKHR:                      translateNothing, // a constant
		spec.OpFreezeKHR:                      translateAlias,
		spec.OpArithmeticFenceEXT:             translateAlias,
		spec.OpAssumeTrueKHR:                  translateAssume,
		spec.OpReadClockKHR:                   translateClock,
		spec.OpExtInstWithForwardRefsKHR:      translateExtended,
		spec.OpGenericPtrMemSemantics:         translatePointerSemantics,
		spec.OpNamedBarrierInitialize:         translateNamedBarrier,
		spec.OpMemoryNamedBarrier:             translateUnsupported, // see translateBlock
		spec.OpControlBarrierArriveEXT:        translateNothing,     // see OpControlBarrierWaitEXT in translateBlock
		spec.OpControlBarrierWaitEXT:          translateUnsupported,
	}
}

// translateReplicate repeats a value in all elements of a composite
// (SPV_EXT_replicated_composites).
func translateReplicate(t *translator, in *instruction) {
	part, v := t.operand(in, in.arg(0)), t.result(in)
	n := part.typ.cells
	if n == 0 || v.typ.cells%n != 0 {
		refuse(in, "its operand is not an element of its result")
	}
	for i := 0; i < v.typ.cells; i += n {
		t.move(t.cellOf(v.reg, i), part.reg, n)
	}
}

// translateFma multiplies and adds with one rounding (SPV_KHR_fma).
func translateFma(t *translator, in *instruction) {
	a, b, c, v := t.operand(in, in.arg(0)), t.operand(in, in.arg(1)), t.operand(in, in.arg(2)), t.result(in)
	s := v.typ.component()
	for _, o := range []value{a, b, c} {
		sameShape(in, o.typ, v.typ)
		if s.kind != floatScalar || o.typ.component() != s {
			refuse(in, "its operands have the wrong type")
		}
	}
	fn := func(a, b, c uint64) uint64 { return fusedBits(a, b, c, s.bits) }
	t.each(v, t.nudged(fn, s, fusedIsExact), a.reg, b.reg, c.reg)
}

// translateAssume checks that a condition holds (SPV_KHR_expect_assume).
func translateAssume(t *translator, in *instruction) {
	cond := t.scalarOperand(in, 0, boolScalar)
	if t.p.checks&CheckUndefined == 0 {
		return
	}
	check := func(a, _, _ uint64) string {
		if a == 0 {
			return "the condition is false"
		}
		return ""
	}
	t.emit(inst{run: runCheckUndefined, a: cond.reg, b: cond.reg, c: cond.reg, n: t.cellOf(0, 1), ext: &extension{check: check}})
}

// translateClock reads a counter of the steps of the workgroups that ran before
// (SPV_KHR_shader_clock). Its value depends on the order of workgroups.
func translateClock(t *translator, in *instruction) {
	v := t.result(in)
	s := v.typ.component()
	if s.kind != intScalar || int(s.bits)*v.typ.cells != 64 {
		refuse(in, "its result has not 64 bits")
	}
	t.p.ordered = true
	t.emit(inst{run: runClock, dst: v.reg, n: int32(v.typ.cells)})
}

func runClock(x *subgroup, in *inst) {
	g := x.g
	g.clock++
	now := g.clock
	for _, s := range g.subs {
		now += uint64(s.executed)
	}
	for _, l := range x.lanes {
		x.regs[in.dst+l] = now
		if in.n == 2 {
			x.regs[in.dst+l], x.regs[in.dst+int32(x.width)+l] = now&0xffffffff, now>>32
		}
	}
}

// translatePointerSemantics returns the bits of memory semantics for the memory that a
// pointer of the class Generic points to (3.3.8).
func translatePointerSemantics(t *translator, in *instruction) {
	p, v := t.operand(in, in.arg(0)), t.result(in)
	if p.typ.kind != pointerType || v.typ.cells != 1 {
		refuse(in, "its operands have the wrong type")
	}
	t.emit(inst{run: runPointerSemantics, dst: v.reg, a: p.reg})
}

func runPointerSemantics(x *subgroup, in *inst) {
	for _, l := range x.lanes {
		bits := uint64(0)
		switch o, _, _ := x.resolve(x.regs[in.a+l], 0); {
		case o == nil:
		case o.buffer != nil || o.variable != nil && o.variable.class == spec.StorageClassCrossWorkgroup:
			bits = uint64(spec.MemorySemanticsCrossWorkgroupMemory)
		case o.variable != nil && o.variable.class == spec.StorageClassWorkgroup:
			bits = uint64(spec.MemorySemanticsWorkgroupMemory)
		}
		x.regs[in.dst+l] = bits
	}
}

// translateNamedBarrier makes a named barrier, whose value is the number of its
// instruction and the number of subgroups that it waits for.
func translateNamedBarrier(t *translator, in *instruction) {
	count, v := t.scalarOperand(in, 0, intScalar), t.result(in)
	number := uint64(t.index+1) << 32
	t.each(v, func(a, _, _ uint64) uint64 { return number | a&0xffffffff }, count.reg, count.reg, count.reg)
}

// translateWaitNamed ends a block with a named barrier.
func (t *translator) translateWaitNamed(b *rawBlock, in *instruction) {
	name := t.operand(in, in.arg(0))
	if name.typ.kind != scalarType || t.m.def(name.typ.id).op != spec.OpTypeNamedBarrier {
		refuse(in, "its operand is not a named barrier")
	}
	memory, semantics := uint32(t.constantValue(in, in.arg(1))), uint32(t.constantValue(in, in.arg(2)))
	t.suspend(b, &barrier{orders: ordered(memory, semantics), named: true, value: name})
}

// releaseNamed lets the subgroups continue that wait at a named barrier which has as many
// of them as it waits for, and reports whether there was one. The barrier orders the
// accesses of the whole workgroup, which is more than the specification says.
func (g *workgroup) releaseNamed() bool {
	waiting := map[uint64]int{}
	for _, x := range g.subs[:g.active] {
		for _, w := range x.arrived {
			if name, ok := x.nameOf(&w); ok {
				waiting[name]++
			}
		}
	}
	released := false
	for _, x := range g.subs[:g.active] {
		kept := x.arrived[:0]
		for _, w := range x.arrived {
			name, ok := x.nameOf(&w)
			if !ok || uint64(waiting[name]) < name&0xffffffff {
				kept = append(kept, w)
				continue
			}
			released = true
			g.pass(w.block.end.barrier.orders)
			x.resume(w)
		}
		x.arrived = kept
	}
	return released
}

// nameOf returns the named barrier at which a thread waits, if it is one.
func (x *subgroup) nameOf(w *thread) (uint64, bool) {
	b := w.block.end.barrier
	if !b.named {
		return 0, false
	}
	return x.regs[b.value.reg+w.mask.first()], true
}

// resume lets a thread continue behind its barrier.
func (x *subgroup) resume(w thread) {
	w.block = w.block.end.edges[0].to
	x.waiting = append(x.waiting, w)
}

// pass notes that a barrier orders accesses.
func (g *workgroup) pass(orders memoryClasses) {
	if orders&bufferMemory != 0 {
		g.epochs[0]++
	}
	if orders&workgroupMemory != 0 {
		g.epochs[1]++
	}
}
