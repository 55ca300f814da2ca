package reference

import (
	"github.com/spvc/spvc/spirv/spec"
)

// chain computes a pointer to a part.
type chain struct{ terms []term }

// term is a dynamic index of an access chain.
type term struct {
	reg          int32
	bits         uint8
	stride       int64
	maxMagnitude int64 // magnitude of an index that stays within the range of offsets
	// limit is the number of elements if the index is checked, else 0.
	limit uint64
	// descriptor is true for an index into an array of descriptors.
	descriptor bool
}

// badIndex is an index that was out of range.
type badIndex struct {
	index int64
	limit uint64
	// pointer is where the access chain would point.
	pointer uint64
}

// translateChain translates access chains. With an element, the first index counts whole
// pointees.
func (t *translator) translateChain(in *instruction, element bool) {
	base := t.pointer(in, in.arg(0))
	indices := in.args[min(1, len(in.args)):]
	if base.promoted != nil {
		t.promotedChain(in, base, indices, element)
		return
	}
	c := chainBuilder{t: t, inst: in, view: base.view}
	if element {
		if len(indices) == 0 {
			refuse(in, "it has no element")
		}
		c.element(base, indices[0])
		indices = indices[1:]
	}
	if v := t.variables[in.arg(0)]; v != nil && v.array && !v.typ.isOpaque() && len(indices) > 0 {
		c.descriptor(v, indices[0])
		indices = indices[1:]
	}
	t.finishChain(&c, base, indices)
}

// finishChain adds the indices of an access chain behind a base and emits it.
func (t *translator) finishChain(c *chainBuilder, base value, indices []uint32) {
	in := c.inst
	for _, id := range c.descriptorChain(base, indices) {
		c.index(id)
	}
	ty := t.typeOf(in.typ)
	if ty.kind != pointerType {
		refuse(in, "its type is not a pointer")
	}
	v := value{typ: ty, reg: t.newRegisters(1), view: c.view, step: c.step}
	t.define(in, v)
	next := inst{run: runChain, dst: v.reg, a: base.reg, imm: uint64(c.offset), chain: &chain{c.terms}}
	if len(c.terms) == 1 && !c.terms[0].descriptor {
		next.run = runChain1
		if c.terms[0].limit != 0 {
			next.run = runChainWithin
		}
	}
	t.emit(next)
}

// promotedChain selects registers of a variable.
func (t *translator) promotedChain(in *instruction, base value, indices []uint32, element bool) {
	v := base
	if element {
		refuse(in, "the pointer to %s is used as a value", t.m.name(in.arg(0)))
	}
	for _, id := range indices {
		index := t.constantValue(in, id)
		_, start, ok := v.view.typ.part(uint32(min(index, 1<<31)))
		if !ok {
			refuse(in, "index %d is out of range", index)
		}
		v.view, _, _ = v.view.part(int64(index))
		v.cell += start
	}
	v.typ = t.typeOf(in.typ)
	t.define(in, v)
}

// chainBuilder adds up the indices of an access chain.
type chainBuilder struct {
	t      *translator
	inst   *instruction
	view   *layout
	step   int64 // the step of the last index
	offset int64
	terms  []term
}

// number returns the value of an index that is constant.
func (c *chainBuilder) number(id uint32) (int64, bool) {
	if !c.t.isConstant(id) {
		return 0, false
	}
	ty := c.t.typeOf(c.t.m.def(id).typ)
	if ty.kind != scalarType || ty.scalar.kind != intScalar {
		refuse(c.inst, "an index is not an integer")
	}
	return signed(c.t.constantValue(c.inst, id), ty.scalar.bits), true
}

func (c *chainBuilder) add(id uint32, stride int64, limit uint64, descriptor bool) {
	v := c.t.operand(c.inst, id)
	if v.typ.kind != scalarType || v.typ.scalar.kind != intScalar {
		refuse(c.inst, "an index is not an integer")
	}
	most := int64(1) << (offsetBits - 2)
	if stride > 0 {
		most /= stride
	}
	c.terms = append(c.terms, term{v.reg, v.typ.scalar.bits, stride, most, limit, descriptor})
}

// element moves the pointer by whole pointees.
func (c *chainBuilder) element(base value, id uint32) {
	stride := base.typ.stride
	if stride == 0 && c.view != nil {
		stride = roundUp(c.view.size, c.view.align)
	}
	if stride == 0 {
		refuse(c.inst, "the pointee has no size")
	}
	if n, ok := c.number(id); ok && n > -1<<31 && n < 1<<31 {
		c.offset += multiply(n, stride)
		return
	}
	c.add(id, stride, 0, false)
}

func (c *chainBuilder) descriptor(v *variable, id uint32) {
	c.add(id, 1, uint64(v.count), true)
}

// index selects a part.
func (c *chainBuilder) index(id uint32) {
	if c.view == nil {
		refuse(c.inst, "it selects a part of an unknown type")
	}
	ty := c.view.typ
	n, known := c.number(id)
	if ty.kind == structType && !known {
		refuse(c.inst, "the index of a member is not constant")
	}
	limit := uint64(0)
	if ty.kind != structType && ty.kind != runtimeArrayType && c.t.p.checks&CheckBounds != 0 {
		limit = uint64(ty.count)
	}
	part, at, ok := c.view.part(max(0, min(n, 1<<32)))
	if !ok {
		refuse(c.inst, "index %d is out of range", n)
	}
	if known && n >= 0 && (ty.kind == structType || ty.kind == runtimeArrayType || n < int64(ty.count)) {
		c.offset += at
	} else {
		c.add(id, c.view.stride, limit, false)
	}
	if c.step = 0; ty.kind != structType {
		c.step = c.view.stride
	}
	c.view = part
	if c.offset > maxObject || c.offset < -maxObject {
		refuse(c.inst, "the offset is too large")
	}
}

// delta returns the distance in bytes of an index, within the range of offsets.
func (m *term) delta(v uint64) int64 {
	n := signed(v, m.bits)
	switch {
	case n > m.maxMagnitude:
		return 1<<(offsetBits-1) - 1
	case n < -m.maxMagnitude:
		return -1 << (offsetBits - 1)
	}
	return n * m.stride
}

// runChain1 computes a pointer with one dynamic index.
func runChain1(x *subgroup, in *inst) {
	m := &in.chain.terms[0]
	d, a, index := x.regs[in.dst:][:x.width], x.regs[in.a:][:x.width], x.regs[m.reg:][:x.width]
	for _, l := range x.lanes {
		d[l] = movePointer(a[l], int64(in.imm)+m.delta(index[l]))
	}
}

// runChainWithin is runChain1 for an index whose range is checked.
func runChainWithin(x *subgroup, in *inst) {
	m := &in.chain.terms[0]
	d, a, index := x.regs[in.dst:][:x.width], x.regs[in.a:][:x.width], x.regs[m.reg:][:x.width]
	for _, l := range x.lanes {
		n := signed(index[l], m.bits)
		p := movePointer(a[l], int64(in.imm)+m.delta(index[l]))
		if n < 0 || uint64(n) >= m.limit {
			x.badIndices[l] = badIndex{index: n, limit: m.limit, pointer: p}
			p = pointerTo(beyondHandle, 0)
		}
		d[l] = p
	}
}

// runChain computes a pointer. An index out of the range of an array makes a pointer that
// must not be used.
func runChain(x *subgroup, in *inst) {
	for _, l := range x.lanes {
		p := movePointer(x.regs[in.a+l], int64(in.imm))
		out := false
		for i := range in.chain.terms {
			m := &in.chain.terms[i]
			index := x.regs[m.reg+l]
			if n := signed(index, m.bits); m.limit > 0 && (n < 0 || uint64(n) >= m.limit) {
				if !out {
					x.badIndices[l] = badIndex{index: n, limit: m.limit}
				}
				if out = true; m.descriptor {
					continue
				}
			}
			if m.descriptor {
				p += index * uint64(m.stride) << offsetBits
			} else {
				p = movePointer(p, m.delta(index))
			}
		}
		if out {
			x.badIndices[l].pointer = p
			p = pointerTo(beyondHandle, 0)
		}
		x.regs[in.dst+l] = p
	}
}

// translateCopySized copies bytes.
func translateCopySized(t *translator, in *instruction) {
	to, from := t.operand(in, in.arg(0)), t.operand(in, in.arg(1))
	size := t.scalarOperand(in, 2, intScalar)
	m := &access{align: 1, copies: true}
	t.emit(inst{run: runCopySized, a: to.reg, b: from.reg, c: size.reg, mem: m})
}

func runCopySized(x *subgroup, in *inst) {
	for _, l := range x.lanes {
		to, from, n := x.regs[in.a+l], x.regs[in.b+l], int64(x.regs[in.c+l])
		if n <= 0 {
			continue
		}
		src, i, ok := x.resolve(from, n)
		if !ok {
			x.outside(in, l, from, n)
			continue
		}
		dst, k, ok := x.resolve(to, n)
		if !ok {
			x.outside(in, l, to, n)
			continue
		}
		if x.checks != 0 {
			one := *in
			one.mem = &access{size: n, align: 1, copies: true}
			x.inspect(&one, l, src, i, false)
			x.inspect(&one, l, dst, k, true)
		}
		copy(dst.data[k+int64(l)*dst.stride:][:n], src.data[i+int64(l)*src.stride:][:n])
	}
}

func translatePointerCompare(t *translator, in *instruction) {
	a, b := t.operand(in, in.arg(0)), t.operand(in, in.arg(1))
	fn := func(a, b, _ uint64) uint64 { return truth(a == b) }
	if in.op == spec.OpPtrNotEqual {
		fn = func(a, b, _ uint64) uint64 { return truth(a != b) }
	}
	t.each(t.result(in), fn, a.reg, b.reg, a.reg)
}

func translatePointerDifference(t *translator, in *instruction) {
	a, b := t.operand(in, in.arg(0)), t.operand(in, in.arg(1))
	stride := int64(0)
	if a.typ.kind == pointerType {
		if stride = a.typ.stride; stride == 0 && a.view != nil {
			stride = roundUp(a.view.size, a.view.align)
		}
	}
	if stride == 0 {
		refuse(in, "the pointee has no size")
	}
	v := t.result(in)
	mask := v.typ.scalar.mask()
	t.each(v, func(a, b, _ uint64) uint64 { return uint64(int64(a-b)/stride) & mask }, a.reg, b.reg, a.reg)
}

// translatePointerCast gives a pointer another type or makes it a number.
func translatePointerCast(t *translator, in *instruction) {
	a, v := t.operand(in, in.arg(0)), t.result(in)
	sameShape(in, a.typ, v.typ)
	mask := v.typ.component().mask()
	t.each(v, func(a, _, _ uint64) uint64 { return a & mask }, a.reg, a.reg, a.reg)
}

func translateNothing(*translator, *instruction) {}
