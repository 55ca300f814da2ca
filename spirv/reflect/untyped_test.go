package reflect

import (
	"testing"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// TestUntypedAddress has an untyped pointer to physical addresses in push constants and in an array of a buffer: each takes
// eight bytes.
func TestUntypedAddress(t *testing.T) {
	a := assemble(100)
	a.add(spec.OpMemoryModel, uint32(spec.AddressingModelPhysicalStorageBuffer64), uint32(spec.MemoryModelGLSL450))
	a.add(spec.OpEntryPoint, append(words.AppendString([]uint32{uint32(spec.ExecutionModelGLCompute), 60}, "main"), 40, 41)...)
	a.add(spec.OpMemberDecorate, 20, 0, uint32(spec.DecorationOffset), 16)
	a.add(spec.OpDecorate, 21, uint32(spec.DecorationArrayStride), 8)
	a.add(spec.OpMemberDecorate, 22, 0, uint32(spec.DecorationOffset), 0)
	a.add(spec.OpTypeVoid, 1)
	a.add(spec.OpTypeFunction, 2, 1)
	a.add(spec.OpTypeInt, 3, 32, 0)
	a.add(spec.OpConstant, 3, 4, 2)
	a.add(spec.OpTypeUntypedPointerKHR, 10, uint32(spec.StorageClassPhysicalStorageBuffer))
	a.add(spec.OpTypeUntypedPointerKHR, 11, uint32(spec.StorageClassPushConstant))
	a.add(spec.OpTypeUntypedPointerKHR, 12, uint32(spec.StorageClassStorageBuffer))
	a.add(spec.OpTypeStruct, 20, 10)
	a.add(spec.OpTypeArray, 21, 10, 4)
	a.add(spec.OpTypeStruct, 22, 21)
	a.add(spec.OpUntypedVariableKHR, 11, 40, uint32(spec.StorageClassPushConstant), 20)
	a.add(spec.OpUntypedVariableKHR, 12, 41, uint32(spec.StorageClassStorageBuffer), 22)
	a.add(spec.OpFunction, 1, 60, 0, 2)
	a.add(spec.OpLabel, 61)
	a.add(spec.OpUntypedAccessChainKHR, 11, 62, 20, 40, 4)
	a.add(spec.OpUntypedAccessChainKHR, 12, 63, 22, 41, 4)
	a.add(spec.OpLoad, 10, 64, 62)
	a.add(spec.OpStore, 63, 64)
	a.add(spec.OpReturn)
	a.add(spec.OpFunctionEnd)
	e := reflected(t, a).EntryPoint("main")
	if e.PushConstantSize != 24 || e.PushConstants.String() != "struct{address @16}" {
		t.Errorf("push constants: %d bytes, %v", e.PushConstantSize, e.PushConstants)
	}
	if len(e.Resources) != 1 || e.Resources[0].Block.Size != 16 {
		t.Errorf("resources: %+v", e.Resources)
	}
}
