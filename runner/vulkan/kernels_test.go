//go:build cgo

package vulkan

import (
	"encoding/binary"
	"math"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/reflect"
)

// prelude begins each test kernel: 64 invocations per workgroup, the index of
// the invocation in %i.
const prelude = `
OpCapability Shader
CAPABILITIES
OpExtension "SPV_KHR_storage_buffer_storage_class"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %gid
OpExecutionMode %main LocalSize 64 1 1
OpDecorate %gid BuiltIn GlobalInvocationId
OpDecorate %rt ArrayStride 4
OpDecorate %Buf Block
OpMemberDecorate %Buf 0 Offset 0
DECORATIONS
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%u32 = OpTypeInt 32 0
%f32 = OpTypeFloat 32
%v3u = OpTypeVector %u32 3
%pv3u = OpTypePointer Input %v3u
%pu = OpTypePointer Input %u32
%gid = OpVariable %pv3u Input
%c0 = OpConstant %u32 0
%c1 = OpConstant %u32 1
%rt = OpTypeRuntimeArray %f32
%Buf = OpTypeStruct %rt
%pBuf = OpTypePointer StorageBuffer %Buf
%pf = OpTypePointer StorageBuffer %f32
GLOBALS
%main = OpFunction %void None %fn
%entry = OpLabel
%pi = OpAccessChain %pu %gid %c0
%i = OpLoad %u32 %pi
BODY
OpReturn
OpFunctionEnd
`

// saxpy computes y[i] = a*x[i] + y[i] with a in a uniform buffer at set 3,
// binding 5, x at set 0, binding 0 and y at set 1, binding 3.
func saxpy() string {
	return kernel("", `
OpDecorate %x DescriptorSet 0
OpDecorate %x Binding 0
OpDecorate %y DescriptorSet 1
OpDecorate %y Binding 3
OpDecorate %A Block
OpMemberDecorate %A 0 Offset 0
OpMemberDecorate %A 1 Offset 4
OpDecorate %a DescriptorSet 3
OpDecorate %a Binding 5`, `
%A = OpTypeStruct %f32 %u32
%pA = OpTypePointer Uniform %A
%pAf = OpTypePointer Uniform %f32
%pAu = OpTypePointer Uniform %u32
%x = OpVariable %pBuf StorageBuffer
%y = OpVariable %pBuf StorageBuffer
%a = OpVariable %pA Uniform`, `
%pn = OpAccessChain %pAu %a %c1
%n = OpLoad %u32 %pn
%in = OpULessThan %bool %i %n
OpSelectionMerge %done None
OpBranchConditional %in %then %done
%then = OpLabel
%pa = OpAccessChain %pAf %a %c0
%av = OpLoad %f32 %pa
%px = OpAccessChain %pf %x %c0 %i
%xv = OpLoad %f32 %px
%py = OpAccessChain %pf %y %c0 %i
%yv = OpLoad %f32 %py
%m = OpFMul %f32 %av %xv
%s = OpFAdd %f32 %m %yv
OpStore %py %s
OpBranch %done
%done = OpLabel`)
}

// scale multiplies data[i] by a push constant and adds a specialization
// constant (SpecId 3, default 1).
func scale() string {
	return kernel("", `
OpDecorate %data DescriptorSet 0
OpDecorate %data Binding 0
OpDecorate %P Block
OpMemberDecorate %P 0 Offset 4
OpDecorate %k SpecId 3`, `
%P = OpTypeStruct %f32
%pP = OpTypePointer PushConstant %P
%pPf = OpTypePointer PushConstant %f32
%pc = OpVariable %pP PushConstant
%data = OpVariable %pBuf StorageBuffer
%k = OpSpecConstant %f32 1`, `
%pp = OpAccessChain %pPf %pc %c0
%f = OpLoad %f32 %pp
%p = OpAccessChain %pf %data %c0 %i
%v = OpLoad %f32 %p
%m = OpFMul %f32 %v %f
%s = OpFAdd %f32 %m %k
OpStore %p %s`)
}

// endless loops as long as data[0] stays zero.
func endless() string {
	return kernel("", `
OpDecorate %data DescriptorSet 0
OpDecorate %data Binding 0`, `
%data = OpVariable %pBuf StorageBuffer
%zero = OpConstant %f32 0`, `
OpBranch %head
%head = OpLabel
OpLoopMerge %exit %cont None
OpBranch %test
%test = OpLabel
%p = OpAccessChain %pf %data %c0 %c0
%v = OpLoad %f32 %p Volatile
%go = OpFOrdEqual %bool %v %zero
OpBranchConditional %go %cont %exit
%cont = OpLabel
OpBranch %head
%exit = OpLabel`)
}

func kernel(capabilities, decorations, globals, body string) string {
	return strings.NewReplacer("CAPABILITIES", capabilities, "DECORATIONS", decorations, "GLOBALS", globals, "BODY", body).Replace(prelude)
}

func module(t testing.TB, text string) *reflect.Module {
	t.Helper()
	words, err := spirvtools.Assemble(text, spirvtools.Vulkan11)
	if err != nil {
		t.Fatal(err)
	}
	if err := spirvtools.Validate(words, spirvtools.Options{Env: spirvtools.Vulkan11}); err != nil {
		t.Fatal(err)
	}
	if err := spvwords.Check(words); err != nil {
		t.Fatal(err)
	}
	m, err := reflect.Reflect(words)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func floats(values ...float32) []byte {
	out := make([]byte, 0, 4*len(values))
	for _, v := range values {
		out = binary.LittleEndian.AppendUint32(out, math.Float32bits(v))
	}
	return out
}

func toFloats(data []byte) []float32 {
	out := make([]float32, len(data)/4)
	for i := range out {
		out[i] = math.Float32frombits(binary.LittleEndian.Uint32(data[4*i:]))
	}
	return out
}
