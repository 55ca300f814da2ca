//go:build cgo

package reflect

import (
	"testing"

	"github.com/spvc/spvc/spirv/spec"
)

const needy = `
OpCapability Shader
OpCapability Float64
OpCapability Int16
OpCapability StorageBuffer16BitAccess
OpCapability GroupNonUniform
OpCapability GroupNonUniformArithmetic
OpCapability Int64
OpCapability ShaderNonUniform
OpExtension "SPV_EXT_descriptor_indexing"
OpExtension "SPV_KHR_storage_buffer_storage_class"
OpExtension "SPV_KHR_16bit_storage"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %lane
OpExecutionMode %main LocalSize 1 1 1
OpName %lane "lane"
OpName %x "x"
OpName %data "shorts"
OpDecorate %lane BuiltIn SubgroupLocalInvocationId
OpDecorate %x NonUniform
OpDecorate %ra ArrayStride 2
OpDecorate %S Block
OpMemberDecorate %S 0 Offset 0
OpDecorate %data DescriptorSet 0
OpDecorate %data Binding 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u16 = OpTypeInt 16 0
%u32 = OpTypeInt 32 0
%f64 = OpTypeFloat 64
%three = OpConstant %u32 3
%d = OpConstant %f64 2
%pu = OpTypePointer Input %u32
%lane = OpVariable %pu Input
%ra = OpTypeRuntimeArray %u16
%S = OpTypeStruct %ra
%pS = OpTypePointer StorageBuffer %S
%data = OpVariable %pS StorageBuffer
%helper = OpFunction %void None %fn
%l0 = OpLabel
%sum = OpFMul %f64 %d %d
OpReturn
OpFunctionEnd
%main = OpFunction %void None %fn
%l = OpLabel
%x = OpLoad %u32 %lane
%r = OpGroupNonUniformIAdd %u32 %three Reduce %x
OpReturn
OpFunctionEnd
`

func TestUse(t *testing.T) {
	m := reflectText(t, needy)
	for c, want := range map[spec.Capability]string{
		spec.CapabilityFloat64:                   `OpFMul in function ""`,
		spec.CapabilityGroupNonUniformArithmetic: `OpGroupNonUniformIAdd in function "main"`,
		spec.CapabilityGroupNonUniform:           `OpDecorate "lane"`,
		spec.CapabilityShaderNonUniform:          `OpDecorate "x"`,
		spec.CapabilityStorageBuffer16BitAccess:  `OpVariable "shorts"`,
		spec.CapabilityInt16:                     `OpTypeInt`,
		spec.CapabilityInt64:                     ``,
	} {
		if got := m.Use(c); got != want {
			t.Errorf("%v: got %s, want %s", c, got, want)
		}
	}
}
