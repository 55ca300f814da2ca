package conform

import (
	"encoding/binary"
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// atomicForm is a way to read or write a scalar with an atomic operation.
type atomicForm struct {
	name string
	op   *ir.OpDef
	// reads and writes say for which kernels the operation is. A read leaves the value in memory, with
	// the exception of an increment or a decrement, which have no operand.
	reads, writes bool
	// neutral is the operand of a read. It keeps the value, which consists of digits.
	neutral int64
	// before, if set, computes the operand of a write from the value and the canaries that
	// are in memory. Otherwise it is the value.
	before *ir.OpDef
	// reversed is true if before subtracts the value from the canaries.
	reversed bool
	float    bool
}

const (
	allOnes  = -1
	positive = 1<<63 - 1
)

// atomicForms are the atomic operations that can carry a value to or from memory.
var atomicForms = []atomicForm{
	{name: "add", op: spirv.AtomicIAdd, reads: true, writes: true, before: spirv.ISub},
	{name: "and", op: spirv.AtomicAnd, reads: true, neutral: allOnes},
	{name: "compare", op: spirv.AtomicCompareExchange, reads: true, writes: true},
	{name: "decrement", op: spirv.AtomicIDecrement, reads: true},
	{name: "exchange", op: spirv.AtomicExchange, writes: true},
	{name: "fadd", op: spirv.EXTAtomicFAdd, reads: true, float: true},
	{name: "increment", op: spirv.AtomicIIncrement, reads: true},
	{name: "or", op: spirv.AtomicOr, reads: true},
	{name: "smax", op: spirv.AtomicSMax, reads: true, writes: true},
	{name: "smin", op: spirv.AtomicSMin, reads: true, neutral: positive},
	{name: "sub", op: spirv.AtomicISub, reads: true, writes: true, before: spirv.ISub, reversed: true},
	{name: "umax", op: spirv.AtomicUMax, reads: true},
	{name: "umin", op: spirv.AtomicUMin, reads: true, writes: true, neutral: allOnes},
	{name: "xor", op: spirv.AtomicXor, reads: true, writes: true, before: spirv.BitwiseXor},
}

func atomicNames() []string {
	out := make([]string, len(atomicForms))
	for i := range out {
		out[i] = atomicForms[i].name
	}
	return out
}

// atomicCalled returns the form called name, or nil.
func atomicCalled(name string) *atomicForm {
	i := slices.IndexFunc(atomicForms, func(a atomicForm) bool { return a.name == name })
	if i < 0 {
		return nil
	}
	return &atomicForms[i]
}

// suits reports whether the operation can be on scalars of type t. Kernels access all
// other scalars without it.
func (a *atomicForm) suits(t ir.Type) bool {
	if a == nil || scalarSize(t) < 4 {
		return false
	}
	switch t.(type) {
	case *ir.IntegerType:
		return !a.float
	case *ir.FloatType:
		return a.float
	}
	return false
}

// needs returns the capabilities for the operation on a suitable scalar.
func (a *atomicForm) needs(t ir.Type) []spec.Capability {
	switch {
	case a.float && scalarSize(t) == 4:
		return []spec.Capability{spec.CapabilityAtomicFloat32AddEXT}
	case a.float:
		return []spec.Capability{spec.CapabilityAtomicFloat64AddEXT}
	case scalarSize(t) == 8:
		return []spec.Capability{spec.CapabilityInt64Atomics}
	}
	return nil
}

// emit applies the operation at ptr and returns the value that was in memory. v is the
// value to write, or nil for a read.
func (a *atomicForm) emit(e *emitter, ptr, v *ir.Value) *ir.Value {
	t := pointee(ptr)
	n := canaries
	if v == nil {
		n = a.neutral
		v = e.number(t, a.neutral)
	} else if a.before != nil {
		both := []*ir.Value{v, e.number(t, canaries)}
		if a.reversed {
			slices.Reverse(both)
		}
		v = e.b.Create(e.loc, a.before, both, []ir.Type{t}).Result(0)
	}
	scope := ir.Named("memory_scope", e.ctx.Enum(spirv.ScopeAttr, uint64(spec.ScopeDevice)))
	relaxed := e.ctx.Enum(spirv.MemorySemanticsAttr, 0)
	operands, attrs := []*ir.Value{ptr, v}, []ir.NamedAttribute{scope, ir.Named("semantics", relaxed)}
	switch a.op {
	case spirv.AtomicIIncrement, spirv.AtomicIDecrement:
		operands = operands[:1]
	case spirv.AtomicCompareExchange:
		operands = append(operands, e.number(t, n))
		attrs = []ir.NamedAttribute{scope, ir.Named("equal_semantics", relaxed), ir.Named("unequal_semantics", relaxed)}
	}
	return e.b.Create(e.loc, a.op, operands, []ir.Type{t}, attrs...).Result(0)
}

// canaries is a scalar of canaries.
const canaries int64 = -1 &^ 0x5a5a5a5a5a5a5a5a

// number returns a constant scalar whose bits are the low bits of n.
func (e *emitter) number(t ir.Type, n int64) *ir.Value {
	if i, ok := t.(*ir.IntegerType); ok && n == positive {
		n >>= 64 - i.Width
	}
	return spirv.NewSplat(e.b, e.loc, t, n)
}

// get loads the scalar at ptr.
func (m *mover) get(ptr *ir.Value) *ir.Value {
	if a := m.access.atomic; a.suits(m.u.scalar) {
		return a.emit(m.e, ptr, nil)
	}
	return m.load(ptr)
}

// put stores a scalar at ptr.
func (m *mover) put(ptr, v *ir.Value) {
	if a := m.access.atomic; a.suits(m.u.scalar) {
		a.emit(m.e, ptr, v)
		return
	}
	m.store(ptr, v)
}

// widening is how kernels change the width of scalars below 32 bits after they load them,
// and before they store them.
type widening uint8

const (
	sameWidth widening = iota
	// signedWidth extends the sign of integers, and unsignedWidth does not. Both convert
	// floats.
	signedWidth
	unsignedWidth
)

var wideningNames = [...]string{"", "s", "u"}

// flip is a bit of a byte. Cases with widening flip it in each byte of the memory, so that all narrow scalars are negative.
const flip = 0x80

// element returns the type of a scalar in a plain array, and its size.
func (w widening) element(t ir.Type) (ir.Type, int64) {
	n := scalarSize(t)
	if w == sameWidth || n >= 4 {
		return t, n
	}
	if i, ok := t.(*ir.IntegerType); ok {
		if w == unsignedWidth && i.Signedness == ir.Signed {
			return t.Context().I32(), 4 // OpUConvert has no signed results
		}
		return t.Context().Integer(32, i.Signedness), 4
	}
	return t.Context().F32(), 4
}

// widened converts a scalar of the block, whose type is from, to the type of its plain array.
func (m *mover) widened(v *ir.Value, from ir.Type) *ir.Value {
	t, _ := m.access.widen.element(from)
	if isFloat8(from) && t != from {
		return m.e.converted(v, t)
	}
	return m.convert(v, t)
}

// convert changes the width of a scalar.
func (m *mover) convert(v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == m.e.shown(t) {
		return v
	}
	if isFloat8(t) {
		return m.e.converted(v, t)
	}
	op := spirv.FConvert
	if i, ok := t.(*ir.IntegerType); ok {
		op = spirv.UConvert
		if m.access.widen == signedWidth || i.Signedness == ir.Signed { // the latter is narrower, so both drop the same bits
			op = spirv.SConvert
		}
	}
	return m.e.b.Create(m.e.loc, op, []*ir.Value{v}, []ir.Type{t}).Result(0)
}

// spread returns the content of a plain array from its scalars. The bytes that a
// conversion to a narrow integer drops are canaries.
func spread(a *plain, data []byte) []byte {
	if a.wide == a.size {
		return data
	}
	_, integer := a.scalar.(*ir.IntegerType)
	out := filled(a.count * a.wide)
	for i := range a.count {
		from, to := data[i*a.size:][:a.size], out[i*a.wide:][:a.wide]
		if integer {
			copy(to, from)
		} else {
			f := formatOf(a.scalar)
			binary.LittleEndian.PutUint32(to, f.single(f.bits(from)))
		}
	}
	return out
}

// gather is the inverse. A value that is not that of a narrow scalar becomes canaries.
func (w widening) gather(a *plain, data []byte) []byte {
	if a.wide == a.size {
		return data
	}
	_, integer := a.scalar.(*ir.IntegerType)
	out := filled(a.count * a.size)
	for i := range out {
		out[i] ^= flip
	}
	for i := range a.count {
		from, to := data[i*a.wide:][:a.wide], out[i*a.size:][:a.size]
		if !integer {
			f := formatOf(a.scalar)
			if bits := binary.LittleEndian.Uint32(from); f.single(f.narrow(bits)) == bits {
				f.put(to, f.narrow(bits))
			}
			continue
		}
		extension := byte(0)
		if w == signedWidth && from[a.size-1]&0x80 != 0 {
			extension = 0xff
		}
		if !slices.ContainsFunc(from[a.size:], func(b byte) bool { return b != extension }) {
			copy(to, from)
		}
	}
	return out
}

// accessNeeds returns the capabilities that the options need.
func (k *kernel) accessNeeds() []spec.Capability {
	var out []spec.Capability
	a := &k.access
	if a.atomic != nil {
		for i := range k.leaves {
			if t := k.leaves[i].scalar; a.atomic.suits(t) {
				out = append(out, a.atomic.needs(t)...)
			}
		}
	}
	if a.via == viaSelect {
		out = append(out, spec.CapabilityVariablePointers)
	}
	if a.coop != nil {
		for i := range k.units {
			if t := k.units[i].scalar; a.coop.takes(t) {
				out = append(out, coopNeeds(coopScalar(t))...)
			}
		}
	}
	out = append(out, a.indices.needs()...)
	if a.heap != noHeap {
		out = append(out, spec.CapabilityDescriptorHeapEXT)
	}
	if a.pointing >= untypedPointers || a.heap != noHeap {
		out = append(out, spec.CapabilityUntypedPointersKHR)
	}
	if a.stage != nil {
		out = append(out, a.stage.needs...)
	}
	out = append(out, k.resultNeeds()...)
	switch k.class {
	case spec.StorageClassPhysicalStorageBuffer:
		return out
	case spec.StorageClassWorkgroup:
		return append(out, spec.CapabilityWorkgroupMemoryExplicitLayoutKHR)
	}
	uniform := k.class == spec.StorageClassUniform
	switch {
	case a.index == computedIndex && uniform:
		out = append(out, spec.CapabilityUniformBufferArrayDynamicIndexing)
	case a.index == computedIndex:
		out = append(out, spec.CapabilityStorageBufferArrayDynamicIndexing)
	case a.index == nonUniformIndex && uniform:
		out = append(out, spec.CapabilityShaderNonUniform, spec.CapabilityUniformBufferArrayNonUniformIndexing)
	case a.index == nonUniformIndex:
		out = append(out, spec.CapabilityShaderNonUniform, spec.CapabilityStorageBufferArrayNonUniformIndexing)
	}
	return out
}
