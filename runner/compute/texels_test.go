//go:build cgo

package compute_test

import (
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
)

// texelsText writes the size of a texel buffer.
const texelsText = `OpCapability Shader
OpCapability SampledBuffer
OpCapability ImageQuery
OpExtension "SPV_KHR_storage_buffer_storage_class"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %table DescriptorSet 0
OpDecorate %table Binding 0
OpDecorate %result DescriptorSet 0
OpDecorate %result Binding 1
OpDecorate %Buf Block
OpMemberDecorate %Buf 0 Offset 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%f32 = OpTypeFloat 32
%c0 = OpConstant %u32 0
%Buf = OpTypeStruct %u32
%pBuf = OpTypePointer StorageBuffer %Buf
%pu = OpTypePointer StorageBuffer %u32
%result = OpVariable %pBuf StorageBuffer
%Line = OpTypeImage %f32 Buffer 0 0 0 1 Unknown
%pLine = OpTypePointer UniformConstant %Line
%table = OpVariable %pLine UniformConstant
%main = OpFunction %void None %fn
%entry = OpLabel
%l = OpLoad %Line %table
%n = OpImageQuerySize %u32 %l
%q = OpAccessChain %pu %result %c0
OpStore %q %n
OpReturn
OpFunctionEnd
`

// TestTexelsOfNoWord has texel buffers that end inside of a word. The kernel sees the texels that the host gives, although
// the memory has whole words.
func TestTexelsOfNoWord(t *testing.T) {
	p := assembled(t, texelsText)
	apiDevices(t, func(t *testing.T, d *compute.Device) {
		k := kernelOf(t, d, p, "main")
		bytes := must[*compute.Buffer[uint8]](t)(compute.BufferOf(d, make([]uint8, 5)))
		pairs := must[*compute.Buffer[compute.Float16]](t)(compute.BufferOf(d, make([]compute.Float16, 5)))
		for name, v := range map[string]any{
			"a slice of bytes": compute.Texels(make([]uint8, 5), runner.FormatR8Unorm), "a buffer of bytes": compute.Texels(bytes, runner.FormatR8Unorm),
			"a range of bytes": compute.Texels(bytes.Range(0, 5), runner.FormatR8Unorm), "halves": compute.Texels(pairs, runner.FormatR16Float),
			"a range of halves": compute.Texels(pairs.Range(0, 5), runner.FormatR16Float), "the memory of a buffer": compute.Texels(runner.Binding{Buffer: bytes.Raw(), Size: 5}, runner.FormatR8Unorm),
		} {
			var n uint32
			if _, err := k.Dispatch(t.Context(), one, v, compute.InOut(&n)); err != nil || n != 5 {
				t.Errorf("%s: %d texels, %v; want 5", name, n, err)
			}
		}
		if n := bytes.Raw().Size(); n != 8 {
			t.Errorf("a buffer of 5 bytes has %d bytes of memory", n)
		}
	})
}
