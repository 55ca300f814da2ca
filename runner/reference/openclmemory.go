package reference

import (
	"strings"

	"github.com/spvc/spvc/runner/reference/libm"
	"github.com/spvc/spvc/spirv/spec"
)

// openclMemory returns the handler of an instruction of OpenCL.std that accesses memory or
// prints, or nil.
func openclMemory(name string) handler {
	switch {
	case name == "prefetch":
		return translateNothing
	case name == "printf":
		return translatePrintf
	case strings.HasPrefix(name, "vload"):
		return func(t *translator, in *instruction) { t.vectorLoad(in, name) }
	case strings.HasPrefix(name, "vstore"):
		return func(t *translator, in *instruction) { t.vectorStore(in, name) }
	}
	return nil
}

// vectorPlace emits the pointer to the vector that an offset selects. The elements of a
// vector of three lie 3 apart, or 4 for the aligned forms.
func (t *translator) vectorPlace(in *instruction, offset, p value, n int, aligned bool) int32 {
	if p.typ.kind != pointerType || p.view == nil || p.view.typ.cells != 1 {
		refuse(in, "its pointer does not point to a number")
	}
	if n == 0 {
		refuse(in, "its vector has no components")
	}
	step := int64(n)
	if n == 3 && aligned {
		step = 4
	}
	reg := t.newRegisters(1)
	stride := step * int64(p.view.typ.component().bytes())
	c := &chain{[]term{{reg: offset.reg, bits: offset.typ.component().bits, stride: stride, maxMagnitude: 1 << (offsetBits - 2) / stride}}}
	t.emit(inst{run: runChain1, dst: reg, a: p.reg, chain: c})
	return reg
}

// vectorAccess is an access to n numbers that follow each other.
func vectorAccess(s scalar, n int) *access {
	m := &access{size: int64(n * s.bytes()), align: int64(s.bytes()), copies: n > 1}
	for i := range n {
		m.cells = append(m.cells, cell{int64(i * s.bytes()), s, 0})
	}
	return m
}

// vectorLoad translates vloadn and vload_half.
func (t *translator) vectorLoad(in *instruction, name string) {
	offset, p, v := t.operand(in, in.arg(2)), t.operand(in, in.arg(3)), t.result(in)
	n := v.typ.cells
	place := t.vectorPlace(in, offset, p, n, strings.HasPrefix(name, "vloada"))
	from := p.view.typ.component()
	t.emit(inst{run: runLoad, dst: v.reg, a: place, mem: vectorAccess(from, n)})
	if to := v.typ.component(); to.bits != from.bits {
		t.each(v, func(a, _, _ uint64) uint64 { return fromFloat(toFloat(a, from.bits), to.bits) }, v.reg, v.reg, v.reg)
	}
}

// vectorStore translates vstoren and vstore_half, with a rounding mode for the names with
// _r.
func (t *translator) vectorStore(in *instruction, name string) {
	v, offset, p := t.operand(in, in.arg(2)), t.operand(in, in.arg(3)), t.operand(in, in.arg(4))
	n := v.typ.cells
	place := t.vectorPlace(in, offset, p, n, strings.HasPrefix(name, "vstorea"))
	to, from := p.view.typ.component(), v.typ.component()
	reg := v.reg
	if to.bits != from.bits {
		if to.kind != floatScalar || from.kind != floatScalar {
			refuse(in, "its operands have the wrong type")
		}
		mode := libm.ToNearest
		if strings.HasSuffix(name, "_r") {
			mode = libm.Rounding(spec.FPRoundingMode(in.arg(5)) & 3)
		}
		reg = t.newRegisters(n)
		t.each(value{typ: v.typ, reg: reg}, func(a, _, _ uint64) uint64 { return roundTo(toFloat(a, from.bits), to.bits, mode) }, v.reg, v.reg, v.reg)
	}
	t.emit(inst{run: runStore, a: place, b: reg, mem: vectorAccess(to, n)})
}
