//go:build cgo

package reflect

import "testing"

// Kernels of one module have blocks of different sizes at the same place; each needs
// its own, and one that uses two of them the larger.
func TestReflectKernelsShareABinding(t *testing.T) {
	m := reflectText(t, `
OpCapability Shader
OpExtension "SPV_KHR_storage_buffer_storage_class"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %a "a"
OpEntryPoint GLCompute %b "b"
OpEntryPoint GLCompute %both "both"
OpExecutionMode %a LocalSize 1 1 1
OpExecutionMode %b LocalSize 1 1 1
OpExecutionMode %both LocalSize 1 1 1
OpDecorate %A1 ArrayStride 4
OpDecorate %A2 ArrayStride 4
OpDecorate %S1 Block
OpMemberDecorate %S1 0 Offset 0
OpDecorate %S2 Block
OpMemberDecorate %S2 0 Offset 0
OpDecorate %v1 DescriptorSet 0
OpDecorate %v1 Binding 0
OpDecorate %v2 DescriptorSet 0
OpDecorate %v2 Binding 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%zero = OpConstant %u32 0
%n1 = OpConstant %u32 10
%n2 = OpConstant %u32 20
%A1 = OpTypeArray %u32 %n1
%A2 = OpTypeArray %u32 %n2
%S1 = OpTypeStruct %A1
%S2 = OpTypeStruct %A2
%p1 = OpTypePointer StorageBuffer %S1
%p2 = OpTypePointer StorageBuffer %S2
%pe = OpTypePointer StorageBuffer %u32
%v1 = OpVariable %p1 StorageBuffer
%v2 = OpVariable %p2 StorageBuffer
%a = OpFunction %void None %fn
%la = OpLabel
%a1 = OpAccessChain %pe %v1 %zero %zero
OpReturn
OpFunctionEnd
%b = OpFunction %void None %fn
%lb = OpLabel
%b1 = OpAccessChain %pe %v2 %zero %zero
OpReturn
OpFunctionEnd
%both = OpFunction %void None %fn
%lc = OpLabel
%c1 = OpAccessChain %pe %v1 %zero %zero
%c2 = OpAccessChain %pe %v2 %zero %zero
OpReturn
OpFunctionEnd
`)
	if len(m.Resources) != 1 || m.Resources[0].Size != 80 {
		t.Errorf("of the module: %+v", m.Resources)
	}
	for name, want := range map[string]uint64{"a": 40, "b": 80, "both": 80} {
		e := m.EntryPoint(name)
		if r := e.Resource(0, 0); r == nil || r.Size != want || r.InputAttachment != nil || len(e.Resources) != 1 {
			t.Errorf("%s: %+v", name, e.Resources)
		}
	}
}

// Two images at one binding are one resource, which states the image only if both are of the same kind.
func TestReflectImagesShareABinding(t *testing.T) {
	for image, same := range map[string]bool{"": true, "%i2 = OpTypeImage %u32 3D 0 0 0 2 R32ui": false, "%i2 = OpTypeImage %u32 2D 0 1 0 2 R32ui": false} {
		second := "%i1" // the type of the second variable
		if !same {
			second = "%i2"
		}
		m := reflectText(t, `
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %v1 DescriptorSet 0
OpDecorate %v1 Binding 0
OpDecorate %v2 DescriptorSet 0
OpDecorate %v2 Binding 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%i1 = OpTypeImage %u32 2D 0 0 0 2 R32ui
`+image+`
%p1 = OpTypePointer UniformConstant %i1
%p2 = OpTypePointer UniformConstant `+second+`
%v1 = OpVariable %p1 UniformConstant
%v2 = OpVariable %p2 UniformConstant
%main = OpFunction %void None %fn
%l = OpLabel
%a = OpLoad %i1 %v1
%b = OpLoad `+second+` %v2
OpReturn
OpFunctionEnd
`)
		r := m.EntryPoints[0].Resources
		if len(r) != 1 || len(r[0].Variables) != 2 || (r[0].Image != nil) != same {
			t.Errorf("%q: %+v", image, r)
		}
	}
}
