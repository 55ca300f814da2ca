package reference

import (
	"encoding/binary"
	"strconv"

	"github.com/spvc/spvc/spirv/spec"
)

// outside reports an access that is not within an object.
func (x *subgroup) outside(in *inst, l int32, p uint64, size int64) {
	if x.checks&CheckBounds == 0 || x.wasBlamed(in, l) {
		return
	}
	f := Finding{Check: CheckBounds}
	o, offset, _ := x.resolve(p, size)
	switch {
	case handleOf(p) == beyondHandle && offsetOf(p) != 0:
		return // a texel that was reported
	case handleOf(p) == beyondHandle:
		b := x.badIndices[l]
		f.Message = "index " + decimal(b.index) + " of an array of " + strconv.FormatUint(b.limit, 10) + " elements"
		if o, offset, _ := x.resolve(b.pointer, size); o != nil {
			f.Memory = x.memory(o, offset, size)
		}
	case p == 0:
		f.Message = "access through the null pointer"
	case o == nil:
		f.Message = "access through the address 0x" + strconv.FormatUint(p, 16) + ", which is in no buffer"
	default:
		f.Memory = x.memory(o, offset, size)
		f.Message = "bytes " + decimal(offset) + " to " + decimal(offset+size-1) + " of " + decimal(o.size)
	}
	x.report(f, in.index, l)
}

// kindOf describes the memory of a variable.
func kindOf(v *variable) string {
	switch v.class {
	case spec.StorageClassStorageBuffer:
		return "storage buffer"
	case spec.StorageClassUniform:
		return "uniform buffer"
	case spec.StorageClassPushConstant:
		return "push constants"
	case spec.StorageClassWorkgroup:
		return "workgroup variable"
	case spec.StorageClassPrivate:
		return "private variable"
	case spec.StorageClassFunction:
		return "function variable"
	case spec.StorageClassInput:
		return "input"
	case spec.StorageClassOutput:
		return "output"
	case spec.StorageClassUniformConstant, spec.StorageClassImage:
		if v.typ.isOpaque() {
			return kindOfDescriptor(v)
		}
	}
	return "variable"
}

// memory describes bytes of an object.
func (x *subgroup) memory(o *object, offset, size int64) *Memory {
	m := &Memory{Kind: "buffer by address", Offset: offset, Size: int(size), Length: o.size}
	if v := o.variable; v != nil {
		m.Kind, m.Name, m.Set, m.Binding, m.Bound = kindOf(v), v.name, v.set, v.binding, v.bound
	}
	if o.texels != nil {
		if p, ok := o.texels.position(offset); ok {
			m.Texel = o.texels.text(&p)
		}
	}
	return m
}

// inspect makes the checks of an access that is within an object.
func (x *subgroup) inspect(in *inst, l int32, o *object, offset int64, write bool) {
	m := in.mem
	if x.checks&CheckAlignment != 0 && (o.base+offset)&(m.align-1) != 0 {
		x.reportAccess(Finding{Check: CheckAlignment, Message: "the address is not a multiple of " + decimal(m.align)}, in, l, o, offset)
	}
	if o.valid != nil {
		x.inspectValid(in, l, o, offset, write)
	}
	if o.shadow != nil {
		x.inspectRaces(in, l, o, offset, write)
	}
	if o.buffer != nil && x.checks&CheckLayout != 0 {
		x.inspectLayout(in, l, o, offset, write)
	}
}

func (x *subgroup) reportAccess(f Finding, in *inst, l int32, o *object, offset int64) {
	f.Memory = x.memory(o, offset, in.mem.size)
	x.report(f, in.index, l)
}

// inspectValid notes which bytes are written, and reports reads of others. Loads of
// composites may read parts that were not written, but not nothing else.
func (x *subgroup) inspectValid(in *inst, l int32, o *object, offset int64, write bool) {
	m := in.mem
	valid := o.valid[offset+int64(l)*o.stride:][:m.size]
	if m.cells == nil {
		// Copies of bytes take over what was written nowhere.
		if write {
			fill(valid, 1)
		}
		return
	}
	if a := m.atomic; a != nil && a.part != nil && a.part(x.regs[in.b+l]) {
		// Numbers narrower than words are emulated so: bytes are cleared, then set.
		a.fill(valid, x.regs[in.b+l])
		return
	}
	some, all := false, true
	for i := range m.cells {
		c := &m.cells[i]
		b := valid[c.offset:][:c.scalar.bytes()]
		if write && (m.atomic == nil || !m.atomic.reads) {
			fill(b, 1)
			continue
		}
		ok := isValid(b)
		some, all = some || ok, all && ok
		if m.atomic != nil {
			fill(b, 1)
		}
	}
	if write && (m.atomic == nil || !m.atomic.reads) || all || some && m.copies {
		return
	}
	x.reportAccess(Finding{Check: CheckUninitialized, Message: "the memory was not written"}, in, l, o, offset)
}

// isValid reports whether a part of a scalar was written. That is enough, because numbers
// narrower than words are emulated by words of which only a part is written.
func isValid(b []byte) bool {
	if len(b) == 4 {
		return binary.LittleEndian.Uint32(b) != 0
	}
	for _, v := range b {
		if v != 0 {
			return true
		}
	}
	return false
}

// runCheckWritten reports a load of a variable in registers that was not written.
func runCheckWritten(x *subgroup, in *inst) {
	written := x.regs[in.a:][:in.n]
	for _, l := range x.lanes {
		some := false
		for i := int(l); i < len(written); i += x.width {
			some = some || written[i] != 0
		}
		if !some {
			f := Finding{Check: CheckUninitialized, Message: "the variable was not written"}
			f.Memory = in.ext.memory
			x.report(f, in.index, l)
		}
	}
}

// typeCode says as what a byte was written: from the lowest bit, which byte of a scalar it
// is (3 bits), the kind of the scalar (3 bits), and the distance to the next scalar of its
// vector or array in bytes, or 0 if it has none or that is too large. The zero value says
// that nothing is known.
type typeCode = uint16

const maxStep = 1<<10 - 1

func codeOf(c *cell, i int) typeCode {
	code := typeCode(i) | typeCode(c.scalar.kind)<<3
	if c.step <= maxStep {
		code |= typeCode(c.step) << 6
	}
	return code
}

// inspectLayout compares the types of writes and reads of buffers. Integers of 8 bits may
// access everything, as char may in C. Copies of bytes and atomics other than sums leave no
// type, because they are used on the bits of other types.
func (x *subgroup) inspectLayout(in *inst, l int32, o *object, offset int64, write bool) {
	m := in.mem
	if o.buffer.types == nil && !write {
		return
	}
	types := o.buffer.typesOf()[o.base+offset:][:m.size]
	if m.cells == nil || m.atomic != nil && !m.atomic.typed {
		if write {
			clear(types)
		}
		return
	}
	reads := !write || m.atomic != nil && m.atomic.reads
	for i := range m.cells {
		c := &m.cells[i]
		n := c.scalar.bytes()
		t := types[c.offset:][:n]
		if n == 1 {
			if write {
				t[0] = 0
			}
			continue
		}
		if s := differs(t, c); reads && s != "" {
			f := Finding{Check: CheckLayout, Message: s, Memory: x.memory(o, offset+c.offset, int64(n))}
			x.report(f, in.index, l)
			clear(t) // reported once
		}
		if write {
			for k := range t {
				t[k] = codeOf(c, k)
			}
		}
	}
}

// differs says how the bytes of a scalar were written in another way than they are read, or
// returns the empty string.
func differs(types []typeCode, c *cell) string {
	for i, t := range types {
		code := codeOf(c, i)
		if t == 0 || t == code {
			continue
		}
		read := "a " + c.scalar.String() + " is read from memory that was written as "
		step, want := int64(t>>6), int64(code>>6)
		switch {
		case t>>3&7 != code>>3&7:
			return read + writtenAs[t>>3&7]
		case t&7 != code&7:
			return read + writtenAs[t>>3&7] + " at another offset"
		case step != 0 && want != 0 && step != want:
			return read + "elements " + decimal(step) + " bytes apart, and read as elements " + decimal(want) + " bytes apart"
		}
	}
	return ""
}

// writtenAs describes the kinds of scalars.
var writtenAs = [...]string{boolScalar: "a boolean", intScalar: "an integer", floatScalar: "a float", pointerScalar: "an address", opaqueScalar: "an image or sampler", bfloatScalar: "a bfloat16",
	e4m3Scalar: "a float8", e5m2Scalar: "a float8"}

// String returns a name such as f32.
func (s scalar) String() string {
	n := strconv.Itoa(int(s.bits))
	switch s.kind {
	case boolScalar:
		return "bool"
	case floatScalar:
		return "f" + n
	case bfloatScalar:
		return "bf" + n
	case e4m3Scalar:
		return "f8E4M3"
	case e5m2Scalar:
		return "f8E5M2"
	case pointerScalar:
		return "pointer"
	case opaqueScalar:
		return "image or sampler"
	}
	return "i" + n
}
