package reflect

import (
	"testing"

	"github.com/spvc/spvc/spirv/spec"
)

// TestUseOfOperands checks that the bits of masks and the values behind them count among the operands of an
// instruction, and the operands of the bits do not.
func TestUseOfOperands(t *testing.T) {
	const volatile, aligned, available, private = 1, 2, 8, 32
	const model, load = spec.CapabilityVulkanMemoryModel, `OpLoad in function "f"`
	const copies = `OpCopyMemory in function "f"`
	kernel, image := uint32(spec.StorageClassPhysicalStorageBuffer), spec.CapabilityImage1D
	for _, c := range []struct {
		name  string
		op    spec.Opcode
		args  []uint32
		of    spec.Capability
		found string
	}{
		{"no mask", spec.OpLoad, []uint32{2, 3, 4}, model, ""},
		{"an empty mask", spec.OpLoad, []uint32{2, 3, 4, 0}, model, ""},
		{"another bit", spec.OpLoad, []uint32{2, 3, 4, volatile}, model, ""},
		{"an unknown bit", spec.OpLoad, []uint32{2, 3, 4, 1 << 31}, model, ""},
		{"the bit", spec.OpLoad, []uint32{2, 3, 4, private}, model, load},
		{"the second bit", spec.OpLoad, []uint32{2, 3, 4, volatile | private}, model, load},
		{"behind an unknown bit", spec.OpLoad, []uint32{2, 3, 4, 1<<30 | private}, model, load},
		{"behind unknown bits", spec.OpLoad, []uint32{2, 3, 4, 1<<7 | private | 1<<30}, model, load},
		{"two masks", spec.OpCopyMemory, []uint32{3, 4, 0, private}, model, copies},
		{"the first of two", spec.OpCopyMemory, []uint32{3, 4, private, 0}, model, copies},
		{"a second without", spec.OpCopyMemory, []uint32{3, 4, volatile, volatile}, model, ""},
		{"an alignment", spec.OpCopyMemory, []uint32{3, 4, aligned, private}, model, ""},
		{"a mask after an alignment", spec.OpCopyMemory, []uint32{3, 4, aligned, 1, private}, model, copies},
		{"a mask after two operands", spec.OpCopyMemory, []uint32{3, 4, aligned | 1<<16, 32, 32, volatile}, model, ""},
		{"cut short", spec.OpCopyMemory, []uint32{3, 4, aligned | 1<<16, 32}, model, ""},
		{"an opcode", spec.OpGroupNonUniformElect, []uint32{2, 3, 4}, spec.CapabilityGroupNonUniform, `OpGroupNonUniformElect in function "f"`},
		{"a value", spec.OpTypeImage, []uint32{2, 3, uint32(spec.Dim1D), 0, 0, 0, 2, 0}, image, `OpTypeImage in function "f"`},
		{"a value cut off", spec.OpTypeImage, []uint32{2, 3}, image, ""},
		{"an unknown value", spec.OpTypeImage, []uint32{2, 3, 99, 0, 0, 0, 2, 0}, image, ""},
		{"behind an unknown value", spec.OpMemoryModel, []uint32{99, uint32(spec.MemoryModelVulkan)}, model, ""},
		{"the second value", spec.OpMemoryModel, []uint32{0, uint32(spec.MemoryModelVulkan)}, model, `OpMemoryModel in function "f"`},
		{"the first value", spec.OpTypePointer, []uint32{2, kernel, 3}, spec.CapabilityPhysicalStorageBufferAddresses, `OpTypePointer in function "f"`},
		{"a value of a value", spec.OpDecorate, []uint32{2, uint32(spec.DecorationBuiltIn), uint32(spec.BuiltInSampleId)}, spec.CapabilitySampleRateShading, `OpDecorate in function "f"`},
		{"another of a value", spec.OpDecorate, []uint32{2, uint32(spec.DecorationBuiltIn), uint32(spec.BuiltInPosition)}, spec.CapabilitySampleRateShading, ""},
		{"an unknown of a value", spec.OpDecorate, []uint32{2, uint32(spec.DecorationBuiltIn), 999999}, spec.CapabilitySampleRateShading, ""},
		{"none of a value", spec.OpDecorate, []uint32{2, uint32(spec.DecorationBuiltIn)}, spec.CapabilitySampleRateShading, ""},
		{"a literal is no value", spec.OpDecorate, []uint32{2, uint32(spec.DecorationSpecId), uint32(spec.BuiltInSampleId)}, spec.CapabilitySampleRateShading, ""},
	} {
		a := assemble(10)
		a.add(spec.OpName, 9, 'f')
		a.add(spec.OpFunction, 1, 9, 0, 1)
		a.add(c.op, c.args...)
		m := &Module{Words: a}
		if got := m.Use(c.of); got != c.found {
			t.Errorf("%s: %q, want %q", c.name, got, c.found)
		}
	}
}

// TestUseOfShortInstructions checks that instructions that are cut off are skipped: they name nothing, begin no
// function, and mark no type.
func TestUseOfShortInstructions(t *testing.T) {
	a := assemble(20)
	a.add(spec.OpName, 9, 'f')
	a.add(spec.OpName)
	a.add(spec.OpName, 9)
	a.add(spec.OpEntryPoint, uint32(spec.ExecutionModelGLCompute), 9)
	a.add(spec.OpTypeFloat)
	a.add(spec.OpTypeFloat, 2)
	a.add(spec.OpTypeFloat, 2, 64)
	a.add(spec.OpTypePointer, 3, 2)
	a.add(spec.OpTypePointer, 4)
	a.add(spec.OpFunction, 1)
	a.add(spec.OpFunction)
	a.add(0xfffe, 1)
	const global = "OpTypeFloat"
	if got := (&Module{Words: a}).Use(spec.CapabilityFloat64); got != global {
		t.Errorf("before a function: %q", got)
	}
	a.add(spec.OpFunction, 1, 9, 0, 1)
	a.add(spec.OpUndef)
	a.add(spec.OpUndef, 1, 5)
	if got := (&Module{Words: a}).Use(spec.CapabilityFloat64); got != global {
		t.Errorf("in a function: %q", got)
	}
	a.add(spec.OpUndef, 2)
	if got := (&Module{Words: a}).Use(spec.CapabilityFloat64); got != `OpUndef in function "f"` {
		t.Errorf("of the type: %q", got)
	}
}

// TestUseOfTypes checks which types of numbers, and types made of them, count for a capability.
func TestUseOfTypes(t *testing.T) {
	uniform, storage := uint32(spec.StorageClassUniform), uint32(spec.StorageClassStorageBuffer)
	for _, c := range []struct {
		name  string
		of    spec.Capability
		types func(a *assembled) (id uint32)
		found bool
	}{
		{"a number", spec.CapabilityFloat64, func(a *assembled) uint32 { a.add(spec.OpTypeFloat, 2, 64); return 2 }, true},
		{"a narrower number", spec.CapabilityFloat64, func(a *assembled) uint32 { a.add(spec.OpTypeFloat, 2, 32); return 2 }, false},
		{"an integer", spec.CapabilityFloat64, func(a *assembled) uint32 { a.add(spec.OpTypeInt, 2, 64, 0); return 2 }, false},
		{"a vector", spec.CapabilityInt64, func(a *assembled) uint32 {
			a.add(spec.OpTypeInt, 2, 64, 0)
			a.add(spec.OpTypeVector, 3, 2, 4)
			return 3
		}, true},
		{"a count is no type", spec.CapabilityInt64, func(a *assembled) uint32 {
			a.add(spec.OpTypeInt, 4, 64, 0)
			a.add(spec.OpTypeInt, 2, 32, 0)
			a.add(spec.OpTypeVector, 3, 2, 4)
			return 3
		}, false},
		{"the last member", spec.CapabilityInt64, func(a *assembled) uint32 {
			a.add(spec.OpTypeInt, 2, 32, 0)
			a.add(spec.OpTypeInt, 3, 64, 0)
			a.add(spec.OpTypeStruct, 4, 2, 3)
			return 4
		}, true},
		{"a pointer", spec.CapabilityInt64, func(a *assembled) uint32 {
			a.add(spec.OpTypeInt, 2, 64, 0)
			a.add(spec.OpTypePointer, 3, storage, 2)
			return 3
		}, true},
		{"a class is no type", spec.CapabilityInt64, func(a *assembled) uint32 {
			a.add(spec.OpTypeInt, uniform, 64, 0)
			a.add(spec.OpTypeInt, 4, 32, 0)
			a.add(spec.OpTypePointer, 3, uniform, 4)
			return 3
		}, false},
	} {
		a := assemble(20)
		id := c.types(&a)
		a.add(spec.OpFunction, 1, 9, 0, 1)
		a.add(spec.OpUndef, id, 10)
		got := (&Module{Words: a}).Use(c.of) == `OpUndef in function ""`
		if got != c.found {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}

// TestUseOfStorage checks that narrow numbers count for a capability on storage only in variables of its class.
func TestUseOfStorage(t *testing.T) {
	for _, c := range []struct {
		of    spec.Capability
		op    spec.Opcode
		width uint32
		class spec.StorageClass
		found string
	}{
		{spec.CapabilityStorageBuffer8BitAccess, spec.OpTypeInt, 8, spec.StorageClassStorageBuffer, `OpVariable "v"`},
		{spec.CapabilityStorageBuffer8BitAccess, spec.OpTypeInt, 8, spec.StorageClassPhysicalStorageBuffer, `OpVariable "v"`},
		{spec.CapabilityStorageBuffer8BitAccess, spec.OpTypeInt, 8, spec.StorageClassUniform, ""},
		{spec.CapabilityStorageBuffer8BitAccess, spec.OpTypeInt, 16, spec.StorageClassStorageBuffer, ""},
		{spec.CapabilityUniformAndStorageBuffer8BitAccess, spec.OpTypeInt, 8, spec.StorageClassUniform, `OpVariable "v"`},
		{spec.CapabilityStoragePushConstant8, spec.OpTypeInt, 8, spec.StorageClassPushConstant, `OpVariable "v"`},
		{spec.CapabilityStorageBuffer16BitAccess, spec.OpTypeFloat, 16, spec.StorageClassStorageBuffer, `OpVariable "v"`},
		{spec.CapabilityStorageUniform16, spec.OpTypeFloat, 16, spec.StorageClassUniform, `OpVariable "v"`},
		{spec.CapabilityStoragePushConstant16, spec.OpTypeFloat, 16, spec.StorageClassPushConstant, `OpVariable "v"`},
		{spec.CapabilityStorageInputOutput16, spec.OpTypeFloat, 16, spec.StorageClassInput, `OpVariable "v"`},
		{spec.CapabilityStorageInputOutput16, spec.OpTypeFloat, 16, spec.StorageClassOutput, `OpVariable "v"`},
		{spec.CapabilityStorageInputOutput16, spec.OpTypeFloat, 16, spec.StorageClassPrivate, ""},
	} {
		a := assemble(20)
		a.add(spec.OpName, 4, 'v')
		a.add(c.op, 2, c.width, 0)
		a.add(spec.OpTypePointer, 3, uint32(c.class), 2)
		a.add(spec.OpVariable, 3, 4, uint32(c.class))
		if got := (&Module{Words: a}).Use(c.of); got != c.found {
			t.Errorf("%s of %d bits in %s: %q, want %q", c.of, c.width, c.class, got, c.found)
		}
	}
}
