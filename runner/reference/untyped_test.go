package reference_test

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/reflect"
)

// untypedShader is a shader of four invocations with untyped variables: the buffers %in and %out, whose words %a and %q
// belong to the invocation %i, the push constant %pc, the uniform block %ubo and the array %bufs of two buffers.
func untypedShader(declarations, body string) string {
	return `OpCapability Shader
OpCapability UntypedPointersKHR
OpCapability VariablePointersStorageBuffer
OpExtension "SPV_KHR_untyped_pointers"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %in %out %bufs %ubo %pc %sh %index
OpExecutionMode %main LocalSize 4 1 1
OpDecorate %index BuiltIn LocalInvocationIndex
OpDecorate %Rows Block
OpMemberDecorate %Rows 0 Offset 0
OpDecorate %ra ArrayStride 4
OpDecorate %bytes ArrayStride 1
OpDecorate %U Block
OpMemberDecorate %U 0 Offset 0
OpDecorate %in DescriptorSet 0
OpDecorate %in Binding 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 1
OpDecorate %bufs DescriptorSet 0
OpDecorate %bufs Binding 2
OpDecorate %ubo DescriptorSet 0
OpDecorate %ubo Binding 3
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%u8 = OpTypeInt 8 0
%bool = OpTypeBool
%f32 = OpTypeFloat 32
%v4 = OpTypeVector %u32 4
%c0 = OpConstant %u32 0
%c1 = OpConstant %u32 1
%c2 = OpConstant %u32 2
%c4 = OpConstant %u32 4
%c9 = OpConstant %u32 9
%c264 = OpConstant %u32 264
%ra = OpTypeRuntimeArray %u32
%bytes = OpTypeRuntimeArray %u8
%Rows = OpTypeStruct %ra
%U = OpTypeStruct %u32
%two = OpTypeArray %Rows %c2
%ub = OpTypeUntypedPointerKHR StorageBuffer
%uu = OpTypeUntypedPointerKHR Uniform
%up = OpTypeUntypedPointerKHR PushConstant
%uw = OpTypeUntypedPointerKHR Workgroup
%in = OpUntypedVariableKHR %ub StorageBuffer %Rows
%out = OpUntypedVariableKHR %ub StorageBuffer %Rows
%bufs = OpUntypedVariableKHR %ub StorageBuffer %two
%ubo = OpUntypedVariableKHR %uu Uniform %U
%pc = OpUntypedVariableKHR %up PushConstant %U
%sh = OpUntypedVariableKHR %uw Workgroup %v4
%pi = OpTypePointer Input %u32
%index = OpVariable %pi Input
` + declarations + `
%main = OpFunction %void None %fn
%entry = OpLabel
%i = OpLoad %u32 %index
%a = OpUntypedAccessChainKHR %ub %Rows %in %c0 %i
%q = OpUntypedAccessChainKHR %ub %Rows %out %c0 %i
` + body + `
OpReturn
OpFunctionEnd`
}

// runUntyped runs a shader with %in = [1, 2, 3, 4], %bufs[k] = [10 k, …], %ubo = 5 and %pc = 6, and returns %out.
func runUntyped(t *testing.T, text string) ([]uint32, error) {
	t.Helper()
	m, err := reflect.Reflect(wordsOf(t, text))
	if err != nil {
		t.Fatal(err)
	}
	d := openWith(t, reference.Options{Checks: reference.CheckAll})
	l := &runner.Launch{Module: m, Entry: "main", Groups: [3]uint32{1, 1, 1}, PushConstants: bytesFrom(t, []uint32{6})}
	for i, b := range []struct {
		binding, index uint32
		data           []uint32
	}{{0, 0, []uint32{1, 2, 3, 4}}, {1, 0, make([]uint32, 4)}, {2, 0, []uint32{0, 0, 0, 0}}, {2, 1, []uint32{10, 10, 10, 10}}, {3, 0, []uint32{5, 0, 0, 0}}} {
		buffer, err := d.NewBuffer(16)
		if err != nil {
			t.Fatal(err)
		}
		if err := buffer.Write(0, bytesFrom(t, b.data)); err != nil {
			t.Fatal(i, err)
		}
		l.Bindings = append(l.Bindings, runner.Binding{Binding: b.binding, Index: b.index, Buffer: buffer})
	}
	_, failed := d.Run(t.Context(), l)
	data := make([]byte, 16)
	if err := l.Bindings[1].Buffer.Read(0, data); err != nil {
		t.Fatal(err)
	}
	out := make([]uint32, 4)
	for i := range out {
		out[i] = binary.LittleEndian.Uint32(data[4*i:])
	}
	return out, failed
}

const (
	evenOrFirst = "%odd = OpBitwiseAnd %u32 %i %c1\n%isOdd = OpINotEqual %bool %odd %c0\n%first = OpUntypedAccessChainKHR %ub %Rows %in %c0 %c0\n"
	storeV      = "\nOpStore %q %v"
)

// TestUntypedShader runs shaders whose buffers, blocks and workgroup memory are behind untyped pointers.
func TestUntypedShader(t *testing.T) {
	for _, c := range []struct {
		name, declarations, body string
		want                     [4]uint32
	}{
		{"words", "", "%v = OpLoad %u32 %a" + storeV, [4]uint32{1, 2, 3, 4}},
		{"floats", "", "%f = OpLoad %f32 %a\n%v = OpBitcast %u32 %f" + storeV, [4]uint32{1, 2, 3, 4}},
		{"bytes", "%c3 = OpConstant %u32 3", "%at = OpIMul %u32 %i %c4\n%b = OpUntypedAccessChainKHR %ub %bytes %in %at\n%y = OpLoad %u8 %b\n%v = OpUConvert %u32 %y" + storeV, [4]uint32{1, 2, 3, 4}},
		{"vectors", "", "%all = OpUntypedAccessChainKHR %ub %ra %in %c0\n%w = OpLoad %v4 %all\n%v = OpVectorExtractDynamic %u32 %w %i" + storeV, [4]uint32{1, 2, 3, 4}},
		{"descriptors", "", "%b = OpUntypedAccessChainKHR %ub %two %bufs %c1 %c0 %i\n%v = OpLoad %u32 %b" + storeV, [4]uint32{10, 10, 10, 10}},
		{"uniforms and push constants", "", "%u = OpUntypedAccessChainKHR %uu %U %ubo %c0\n%x = OpLoad %u32 %u\n%p = OpUntypedAccessChainKHR %up %U %pc %c0\n%y = OpLoad %u32 %p\n%v = OpIMul %u32 %x %y" + storeV, [4]uint32{30, 30, 30, 30}},
		{"lengths", "", "%n = OpUntypedArrayLengthKHR %u32 %Rows %in 0\n%v = OpIAdd %u32 %n %i" + storeV, [4]uint32{4, 5, 6, 7}},
		{"selected pointers", "", evenOrFirst + "%p = OpSelect %ub %isOdd %a %first\n%v = OpLoad %u32 %p" + storeV, [4]uint32{1, 2, 1, 4}},
		{"merged pointers", "", evenOrFirst + "OpSelectionMerge %merge None\nOpBranchConditional %isOdd %then %merge\n%then = OpLabel\nOpBranch %merge\n%merge = OpLabel\n%p = OpPhi %ub %first %entry %a %then\n%v = OpLoad %u32 %p" + storeV, [4]uint32{1, 2, 1, 4}},
		{"elements", "", evenOrFirst + "%p = OpUntypedPtrAccessChainKHR %ub %u32 %first %i\n%v = OpLoad %u32 %p" + storeV, [4]uint32{1, 2, 3, 4}},
		{"equal pointers", "", evenOrFirst + "%same = OpPtrEqual %bool %a %first\n%v = OpSelect %u32 %same %c1 %c0" + storeV, [4]uint32{1, 0, 0, 0}},
		{"copies", "", "OpCopyMemorySized %q %a %c4", [4]uint32{1, 2, 3, 4}},
		{"atomics", "", "%z = OpUntypedAccessChainKHR %ub %Rows %out %c0 %c2\n%old = OpAtomicIAdd %u32 %z %c1 %c0 %i", [4]uint32{0, 0, 6, 0}},
		{"workgroup memory", "", "%x = OpLoad %u32 %a\n%mine = OpUntypedAccessChainKHR %uw %v4 %sh %i\nOpStore %mine %x\nOpControlBarrier %c2 %c2 %c264\n%next = OpBitwiseXor %u32 %i %c1\n%other = OpUntypedAccessChainKHR %uw %v4 %sh %next\n%v = OpLoad %u32 %other" + storeV, [4]uint32{2, 1, 4, 3}},
		{"parameters of functions", "%ft = OpTypeFunction %u32 %ub\n%get = OpFunction %u32 None %ft\n%par = OpFunctionParameter %ub\n%start = OpLabel\n%got = OpLoad %u32 %par\nOpReturnValue %got\nOpFunctionEnd", "%v = OpFunctionCall %u32 %get %a" + storeV, [4]uint32{1, 2, 3, 4}},
	} {
		got, err := runUntyped(t, untypedShader(c.declarations, c.body))
		if err != nil || !slices.Equal(got, c.want[:]) {
			t.Errorf("%s: %v, %v; want %v", c.name, got, err, c.want)
		}
	}
}

// TestUntypedShaderChecks checks that the device finds errors behind untyped pointers.
func TestUntypedShaderChecks(t *testing.T) {
	for _, c := range []struct{ name, body, want string }{
		{"bounds", "%z = OpUntypedAccessChainKHR %ub %Rows %out %c0 %c9\nOpStore %z %i", "bytes 36 to 39 of 16"},
		{"race", "%z = OpUntypedAccessChainKHR %ub %Rows %out %c0 %c0\nOpStore %z %i", "race"},
		{"race in workgroup memory", "%z = OpUntypedAccessChainKHR %uw %v4 %sh %c0\nOpStore %z %i", "race"},
		{"alignment", "%z = OpUntypedAccessChainKHR %ub %bytes %in %c1\n%x = OpLoad %u32 %z", "not a multiple of 4"},
		{"uninitialized", "%z = OpUntypedAccessChainKHR %uw %v4 %sh %i\n%x = OpLoad %u32 %z\nOpStore %q %x", "uninitialized"},
	} {
		_, err := runUntyped(t, untypedShader("", c.body))
		var found *reference.CheckError
		if !errors.As(err, &found) || !slices.ContainsFunc(found.Findings, func(f reference.Finding) bool {
			return strings.Contains(fmt.Sprint(f.Check, ": ", f.Message), c.want)
		}) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}
