package reference

import (
	"github.com/spvc/spvc/spirv/spec"
)

// each emits a function that is applied to each component of a result.
func (t *translator) each(v value, fn func(a, b, c uint64) uint64, a, b, c int32) {
	if v.typ.cells > 0 {
		t.emit(inst{run: runEach, fn: fn, dst: v.reg, a: a, b: b, c: c, n: t.cellOf(0, v.typ.cells)})
	}
}

func basicHandlers() map[spec.Opcode]handler {
	return map[spec.Opcode]handler{
		spec.OpNop:                 translateNothing,
		spec.OpLine:                translateNothing,
		spec.OpNoLine:              translateNothing,
		spec.OpUndef:               translateNothing, // a constant
		spec.OpCopyObject:          translateAlias,
		spec.OpCopyLogical:         translateAlias,
		spec.OpExpectKHR:           translateAlias,
		spec.OpSelect:              translateSelect,
		spec.OpBitcast:             translateBitcast,
		spec.OpExtInst:             translateExtended,
		spec.OpIAddCarry:           translatePair,
		spec.OpISubBorrow:          translatePair,
		spec.OpUMulExtended:        translatePair,
		spec.OpSMulExtended:        translatePair,
		spec.OpBitFieldInsert:      translateBitField,
		spec.OpBitFieldSExtract:    translateBitField,
		spec.OpBitFieldUExtract:    translateBitField,
		spec.OpAny:                 translateReduce,
		spec.OpAll:                 translateReduce,
		spec.OpDot:                 translateDot,
		spec.OpSDot:                translateIntegerDot,
		spec.OpUDot:                translateIntegerDot,
		spec.OpSUDot:               translateIntegerDot,
		spec.OpSDotAccSat:          translateIntegerDot,
		spec.OpUDotAccSat:          translateIntegerDot,
		spec.OpSUDotAccSat:         translateIntegerDot,
		spec.OpSizeOf:              translateSizeOf,
		spec.OpFunctionCall:        translateUnsupported, // see translateBlock
		spec.OpPhi:                 translateUnsupported,
		spec.OpControlBarrier:      translateUnsupported,
		spec.OpBranch:              translateUnsupported,
		spec.OpBranchConditional:   translateUnsupported,
		spec.OpSwitch:              translateUnsupported,
		spec.OpReturn:              translateUnsupported,
		spec.OpReturnValue:         translateUnsupported,
		spec.OpUnreachable:         translateUnsupported,
		spec.OpKill:                translateUnsupported,
		spec.OpTerminateInvocation: translateUnsupported,
	}
}

// translateUnsupported refuses an instruction where it cannot be.
func translateUnsupported(_ *translator, in *instruction) {
	refuse(in, "the instruction cannot be here")
}

// translateAlias gives an operand another name.
func translateAlias(t *translator, in *instruction) {
	v := t.operand(in, in.arg(0))
	ty := t.typeOf(in.typ)
	sameShape(in, v.typ, ty)
	v.typ = ty
	t.define(in, v)
}

// translateUnary translates an instruction of unaryRows.
func translateUnary(t *translator, in *instruction) {
	a, v := t.operand(in, in.arg(0)), t.result(in)
	sameShape(in, a.typ, v.typ)
	row := unaryRows()[in.op]
	to, from := v.typ.component(), a.typ.component()
	fn := row.function(in, to, from)
	if check := row.checkOf(t, in.op, to, from); check != nil {
		t.emit(inst{run: runCheckUndefined, a: a.reg, b: a.reg, c: a.reg, n: t.cellOf(0, a.typ.cells), ext: &extension{check: check}})
	}
	t.each(v, fn, a.reg, a.reg, a.reg)
}

// translateBinary translates an instruction of binaryRows.
func translateBinary(t *translator, in *instruction) {
	a, b, v := t.operand(in, in.arg(0)), t.operand(in, in.arg(1)), t.result(in)
	row := binaryRows()[in.op]
	br := b.reg
	if in.op == spec.OpVectorTimesScalar || in.op == spec.OpMatrixTimesScalar {
		br = t.splat(b, a.typ.cells)
	} else {
		sameShape(in, a.typ, b.typ)
	}
	sameShape(in, a.typ, v.typ)
	to, from := v.typ.component(), a.typ.component()
	if other := b.typ.component(); !row.mixed && (other.kind != from.kind || other.bits != from.bits) {
		refuse(in, "its operands have different types")
	}
	fn := row.function(in, to, from)
	n := t.cellOf(0, v.typ.cells)
	if check := row.checkOf(t, in.op, to, from); check != nil {
		t.emit(inst{run: runCheckUndefined, a: a.reg, b: br, c: a.reg, n: n, ext: &extension{check: check}})
	}
	if exact, rounded := exactOf(in.op); rounded {
		fn = t.nudged(fn, to, exact)
	}
	if run := fastBinary(in.op, from); run != nil && t.p.nudge == 0 {
		t.emit(inst{run: run, dst: v.reg, a: a.reg, b: br, n: n})
		return
	}
	t.each(v, fn, a.reg, br, a.reg)
}

// signsUndefined adds to the check of a remainder that Vulkan does not define it for
// negative operands (Vulkan specification, "Vulkan Environment for SPIR-V").
func signsUndefined(check func(a, b, c uint64) string, s scalar) func(a, b, c uint64) string {
	return func(a, b, c uint64) string {
		if text := check(a, b, c); text != "" {
			return text
		}
		if signed(a, s.bits) < 0 || signed(b, s.bits) < 0 {
			return "Vulkan does not define remainders of negative numbers"
		}
		return ""
	}
}

// splat repeats a scalar in registers.
func (t *translator) splat(v value, n int) int32 {
	if v.typ.cells != 1 || n == 1 {
		return v.reg
	}
	reg := t.newRegisters(n)
	for i := range n {
		t.move(t.cellOf(reg, i), v.reg, 1)
	}
	return reg
}

// runCheckUndefined reports operands for which an instruction has no defined result.
func runCheckUndefined(x *subgroup, in *inst) {
	a, b, c := x.regs[in.a:][:in.n], x.regs[in.b:][:in.n], x.regs[in.c:][:in.n]
	for base := 0; base < len(a); base += x.width {
		for _, l := range x.lanes {
			i := base + int(l)
			if s := in.ext.check(a[i], b[i], c[i]); s != "" {
				x.report(Finding{Check: CheckUndefined, Message: s}, in.index, l)
			}
		}
	}
}

// translateSelect chooses between values; a scalar condition chooses all components.
func translateSelect(t *translator, in *instruction) {
	cond, a, b, v := t.operand(in, in.arg(0)), t.operand(in, in.arg(1)), t.operand(in, in.arg(2)), t.result(in)
	sameShape(in, a.typ, b.typ)
	sameShape(in, a.typ, v.typ)
	if cond.typ.component().kind != boolScalar {
		refuse(in, "its condition is not boolean")
	}
	reg := cond.reg
	if cond.typ.kind == scalarType {
		reg = t.splat(cond, v.typ.cells)
	} else {
		sameShape(in, cond.typ, v.typ)
	}
	if v.typ.cells > 0 {
		t.emit(inst{run: runSelect, dst: v.reg, a: reg, b: a.reg, c: b.reg, n: t.cellOf(0, v.typ.cells)})
	}
}

func runSelect(x *subgroup, in *inst) {
	d, cond, a, b := x.regs[in.dst:][:in.n], x.regs[in.a:][:in.n], x.regs[in.b:][:in.n], x.regs[in.c:][:in.n]
	for base := 0; base < len(d); base += x.width {
		for _, l := range x.lanes {
			i := base + int(l)
			d[i] = b[i]
			if cond[i] != 0 {
				d[i] = a[i]
			}
		}
	}
}

// translateBitcast reinterprets bits. The first component has the low bits (3.3.11).
func translateBitcast(t *translator, in *instruction) {
	a, v := t.operand(in, in.arg(0)), t.result(in)
	from, to := a.typ.component(), v.typ.component()
	if from.kind == boolScalar || to.kind == boolScalar || int(from.bits)*a.typ.cells != int(to.bits)*v.typ.cells || a.typ.cells == 0 {
		refuse(in, "its operand has another number of bits")
	}
	if from.bits == to.bits {
		t.move(v.reg, a.reg, v.typ.cells)
		return
	}
	t.emit(inst{run: runBitcast, dst: v.reg, a: a.reg, b: int32(from.bits), c: int32(to.bits), n: int32(v.typ.cells)})
}

func runBitcast(x *subgroup, in *inst) {
	from, to, w := int(in.b), int(in.c), int32(x.width)
	for _, l := range x.lanes {
		for i := range int(in.n) {
			v := uint64(0)
			for bit := 0; bit < to; bit += min(from, to) {
				at := i*to + bit
				part := x.regs[in.a+int32(at/from)*w+l] >> (at % from)
				v |= part << bit
			}
			x.regs[in.dst+int32(i)*w+l] = v & (scalar{intScalar, uint8(to)}).mask()
		}
	}
}

// translateReduce joins booleans.
func translateReduce(t *translator, in *instruction) {
	a, v := t.operand(in, in.arg(0)), t.result(in)
	if a.typ.component().kind != boolScalar || v.typ.kind != scalarType || v.typ.scalar.kind != boolScalar {
		refuse(in, "its operands have the wrong type")
	}
	fn := func(a, b, _ uint64) uint64 { return a | b }
	if in.op == spec.OpAll {
		fn = func(a, b, _ uint64) uint64 { return a & b }
	}
	t.move(v.reg, a.reg, min(1, a.typ.cells))
	for i := 1; i < a.typ.cells; i++ {
		t.each(v, fn, v.reg, t.cellOf(a.reg, i), v.reg)
	}
}

func translateSizeOf(t *translator, in *instruction) {
	p := t.pointer(in, in.arg(0))
	if p.view == nil {
		refuse(in, "the pointee has no size")
	}
	v := t.result(in)
	t.move(v.reg, t.constantRegisters([]uint64{uint64(p.view.size)}), 1)
}
