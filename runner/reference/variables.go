package reference

import (
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/spec"
)

// variable is a variable of the module or of a function.
type variable struct {
	id    uint32
	name  string
	typ   *valueType // what it holds; a block, of an array of descriptors
	class spec.StorageClass
	view  *layout
	// promoted is true for a variable in registers, from reg on. written is the first of
	// as many registers that say whether a cell was written, or -1.
	promoted     bool
	reg, written int32
	// handle is the number of the object of a variable in memory, the first of them for
	// an array of count descriptors.
	handle uint32
	count  uint32
	array  bool
	// texels is the first of as many handles of texels of images, or 0.
	texels uint32
	// sampler is the sampler of a constant, or nil.
	sampler *runner.SamplerDesc
	// offset is the place in the memory of an invocation or workgroup.
	offset       int64
	set, binding uint32
	bound        bool
	// builtins are the inputs that the variable holds, or that the members of its block hold in their order.
	builtins []builtin
	// heap is true for the heap of resources, whose memory has descriptors.
	heap bool
	// exchange has the places of the scalars of an input or output of a stage of draws.
	exchange    []exchanged
	initializer []uint64
}

// given reports whether the variable begins with values from outside.
func (v *variable) given() bool {
	return v.builtins != nil || v.exchange != nil && v.class == spec.StorageClassInput
}

// maxHandle bounds the handles of variables; buffers have higher ones.
const maxHandle = 1 << 15

// maxVariables bounds the bytes of variables that an invocation or workgroup has.
const maxVariables = 1 << 30

// moduleVariable declares a variable of the module.
func (t *translator) moduleVariable(in *instruction) *variable {
	if t.isHeap(in) {
		return t.heapVariable(in)
	}
	v := t.declareVariable(in)
	switch v.class {
	case spec.StorageClassStorageBuffer, spec.StorageClassUniform:
		v.set, _ = t.m.decorated(in.id, spec.DecorationDescriptorSet)
		v.binding, v.bound = t.m.decorated(in.id, spec.DecorationBinding)
		if k := v.typ.kind; k == arrayType {
			v.count, v.array, v.typ = uint32(v.typ.count), true, v.typ.elem
		}
		if v.typ.kind != structType || !v.bound {
			refuse(in, "a buffer that is not a block with a set and binding")
		}
	case spec.StorageClassPrivate, spec.StorageClassPushConstant, spec.StorageClassWorkgroup, spec.StorageClassCrossWorkgroup:
	case spec.StorageClassInput, spec.StorageClassOutput:
		switch {
		case isStage(t.model):
			t.exchange(in, v)
		case v.class == spec.StorageClassInput:
			t.inputs(in, v)
		default:
			refuse(in, "variables of storage class Output are not supported")
		}
	case spec.StorageClassUniformConstant:
		if v.initializer == nil {
			t.descriptorVariable(in, v)
		}
	default:
		refuse(in, "variables of storage class %s are not supported", spec.KindStorageClass.Format(uint32(v.class)))
	}
	t.place(in, v)
	if v.bound && v.class == spec.StorageClassUniformConstant {
		t.placeTexels(in, v)
	}
	if v.promoted || v.initializer != nil || v.given() {
		t.p.initial = append(t.p.initial, initial{v, v.initializer})
	}
	return v
}

// declareVariable reads what variables of modules and functions share.
func (t *translator) declareVariable(in *instruction) *variable {
	ty := t.typeOf(in.typ)
	holds, init := ty.elem, in.arg(1)
	if in.op == spec.OpUntypedVariableKHR && len(in.args) > 1 {
		holds, init = t.typeOf(in.arg(1)), in.arg(2)
	}
	if ty.kind != pointerType || holds == nil {
		refuse(in, "its type is not a pointer, or what it holds is not known")
	}
	v := &variable{id: in.id, name: t.m.names[in.id], typ: holds, class: spec.StorageClass(in.arg(0)), count: 1, written: -1}
	if init != 0 {
		v.initializer = t.constant(in, init)
		if len(v.initializer) != v.typ.cells {
			refuse(in, "its initializer has another type")
		}
	}
	t.variables[in.id] = v
	return v
}

// place gives a variable registers or memory.
func (t *translator) place(in *instruction, v *variable) {
	v.view = t.layoutOf(v.typ)
	if t.uses.promotable(in.id) && v.typ.cells > 0 && v.typ.cells <= maxPromoted {
		switch v.class {
		case spec.StorageClassFunction, spec.StorageClassPrivate, spec.StorageClassInput, spec.StorageClassOutput:
			v.promoted, v.reg = true, t.newRegisters(v.typ.cells)
			t.p.inRegisters = append(t.p.inRegisters, v)
			if t.p.checks&CheckUninitialized != 0 && v.initializer == nil && !v.given() {
				v.written = t.newRegisters(v.typ.cells)
			}
			return
		}
	}
	v.handle = uint32(len(t.p.variables))
	if int(v.count) > maxHandle-len(t.p.variables) {
		refuse(in, "the entry point has more than %d variables in memory", maxHandle)
	}
	for range v.count {
		t.p.variables = append(t.p.variables, v)
	}
	at := &t.p.private
	switch v.class {
	case spec.StorageClassFunction, spec.StorageClassPrivate, spec.StorageClassInput, spec.StorageClassOutput:
	case spec.StorageClassWorkgroup:
		at = &t.p.shared
	default:
		return
	}
	v.offset = roundUp(*at, 16)
	if _, block := t.m.decorated(v.typ.id, spec.DecorationBlock); block && v.class == spec.StorageClassWorkgroup {
		// SPV_KHR_workgroup_memory_explicit_layout: all blocks share their memory.
		v.offset = 0
	}
	if *at = max(*at, v.offset+v.view.size); *at > maxVariables {
		refuse(in, "the variables of an invocation or workgroup need more than %d bytes", maxVariables)
	}
}

// maxPromoted bounds the number of registers of a variable.
const maxPromoted = 256

// variablePointer returns the pointer to a variable.
func (t *translator) variablePointer(in *instruction, id uint32) value {
	v := t.variables[id]
	p := value{typ: t.typeOf(t.m.def(id).typ), view: v.view, defined: true}
	if v.promoted {
		refuse(in, "the pointer to %s is used as a value", t.m.name(id))
	}
	p.reg = t.constantRegisters([]uint64{pointerTo(v.handle, 0)})
	return p
}

// pointer returns the value of an id that is a pointer, which may point to registers.
func (t *translator) pointer(in *instruction, id uint32) value {
	if int(id) < len(t.values) && t.values[id].promoted != nil {
		return t.values[id]
	}
	if d := t.m.def(id); isVariable(d) {
		v := t.variables[id]
		if v == nil {
			v = t.moduleVariable(d)
		}
		if v.promoted {
			return value{typ: t.typeOf(d.typ), view: v.view, promoted: v, defined: true}
		}
	}
	p := t.operand(in, id)
	if p.typ.kind != pointerType {
		refuse(in, "%s is not a pointer", t.m.name(id))
	}
	return p
}

// uses says how the functions of a module use variables.
type uses struct {
	// root is the variable that an id points into by constant indices, by id.
	root    []uint32
	escaped map[uint32]bool
	// used says which ids are operands.
	used []bool
}

// promotable reports whether a variable is only loaded and stored, whole or in parts that
// constant indices select.
func (u *uses) promotable(id uint32) bool { return u.root[id] == id && !u.escaped[id] }

// findUses looks at all functions.
func (t *translator) findUses() *uses {
	u := &uses{root: make([]uint32, len(t.m.defs)), used: make([]bool, len(t.m.defs)), escaped: map[uint32]bool{}}
	for i := range t.m.insts {
		if in := &t.m.insts[i]; in.op == spec.OpVariable {
			u.root[in.id] = in.id
		}
	}
	for i := range t.m.insts {
		in := &t.m.insts[i]
		from := 0 // operands from here on let a pointer escape
		switch in.op {
		case spec.OpName, spec.OpMemberName, spec.OpDecorate, spec.OpMemberDecorate, spec.OpMemberDecorateIdEXT, spec.OpEntryPoint, spec.OpDecorateId, spec.OpExecutionMode,
			spec.OpGroupDecorate, spec.OpConstant, spec.OpLine, spec.OpString, spec.OpSource, spec.OpTypeStruct, spec.OpTypePointer:
			continue
		case spec.OpLoad, spec.OpStore:
			from = 1
		case spec.OpAccessChain, spec.OpInBoundsAccessChain:
			if t.indicesWithin(in) && int(in.arg(0)) < len(u.root) {
				u.root[in.id], from = u.root[in.arg(0)], 1
			}
		}
		for _, id := range in.args {
			if int(id) < len(u.used) {
				u.used[id] = true
			}
		}
		for _, id := range in.args[min(from, len(in.args)):] {
			if int(id) < len(u.root) && u.root[id] != 0 {
				u.escaped[u.root[id]] = true
			}
		}
	}
	return u
}

// indicesWithin reports whether the indices of an access chain are constant and select parts that
// exist. A variable with an index out of range stays in memory, where the access is found if it is executed.
func (t *translator) indicesWithin(in *instruction) bool {
	ids := in.args[min(1, len(in.args)):]
	for _, id := range ids {
		if !t.isConstant(id) {
			return false
		}
	}
	ty := t.pointee(in.arg(0))
	for _, id := range ids {
		if ty == nil || t.m.def(id) == nil {
			return true // the translation of the chain says what is wrong
		}
		switch ty.op {
		case spec.OpTypeArray, spec.OpTypeVector, spec.OpTypeMatrix:
			count := uint64(ty.arg(1))
			if ty.op == spec.OpTypeArray {
				count = t.constantValue(in, ty.arg(1))
			}
			if t.constantValue(in, id) >= count {
				return false
			}
			ty = t.m.def(ty.arg(0))
		case spec.OpTypeStruct:
			ty = t.m.def(ty.arg(int(min(t.constantValue(in, id), 1<<31-1))))
		default:
			return true
		}
	}
	return true
}

// pointee returns the type that a pointer points to, or nil.
func (t *translator) pointee(id uint32) *instruction {
	d := t.m.def(id)
	if d == nil {
		return nil
	}
	ty := t.m.def(d.typ)
	if ty == nil || ty.op != spec.OpTypePointer {
		return nil
	}
	return t.m.def(ty.arg(1))
}
