package reference_test

import (
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner/reference"
)

func extensionCases() []instructionCase {
	return []instructionCase{
		{name: "construct replicate", body: "%v = OpCompositeConstructReplicateEXT %v4 %x\n%r = OpCompositeExtract %u32 %v 3",
			want: func(a []uint32, i int) uint32 { return a[i] }},
		{name: "constant replicate", declarations: "%five = OpConstantCompositeReplicateEXT %v4 %c5\n%two = OpSpecConstantCompositeReplicateEXT %v4 %c2\n%n = OpConstant %u32 3\n%array = OpTypeArray %v4 %n\n%all = OpConstantCompositeReplicateEXT %array %five",
			body: "%p = OpCompositeExtract %u32 %all 2 3\n%q = OpCompositeExtract %u32 %two 1\n%s1 = OpIAdd %u32 %x %p\n%r = OpIMul %u32 %s1 %q",
			want: func(a []uint32, i int) uint32 { return (a[i] + 5) * 2 }},
		{name: "fma", body: "%f = OpBitcast %f32 %x\n%m = OpFmaKHR %f32 %f %f %f\n%r = OpBitcast %u32 %m",
			want: func(a []uint32, i int) uint32 {
				f := float64(math.Float32frombits(a[i]))
				return math.Float32bits(float32(math.FMA(f, f, f)))
			}},
		{name: "freeze", declarations: "%p = OpPoisonKHR %u32",
			body: "%q = OpFreezeKHR %u32 %p\n%y = OpArithmeticFenceEXT %u32 %x\n%z = OpIMul %u32 %q %c0\n%r = OpIAdd %u32 %y %z",
			want: func(a []uint32, i int) uint32 { return a[i] }},
		{name: "assume", body: "%c = OpULessThan %bool %l %c16\nOpAssumeTrueKHR %c\n%r = OpExpectKHR %u32 %x %c4", want: func(a []uint32, i int) uint32 { return a[i] }},
		{name: "clock", body: `%t0 = OpReadClockKHR %u64 %c3
%t1 = OpReadClockKHR %v2 %c3
%low = OpCompositeExtract %u32 %t1 0
%high = OpCompositeExtract %u32 %t1 1
%before = OpUConvert %u32 %t0
%d = OpISub %u32 %low %before
%r = OpIAdd %u32 %d %high`, want: func([]uint32, int) uint32 { return 1 }},
		{name: "memory semantics", declarations: "%generic = OpTypePointer Generic %u32\n%own = OpTypePointer Function %u32", body: `%v = OpVariable %own Function
%g0 = OpPtrCastToGeneric %generic %pa
%g1 = OpPtrCastToGeneric %generic %w
%g2 = OpPtrCastToGeneric %generic %v
%s0 = OpGenericPtrMemSemantics %u32 %g0
%s1 = OpGenericPtrMemSemantics %u32 %g1
%s2 = OpGenericPtrMemSemantics %u32 %g2
%t0 = OpIMul %u32 %s1 %c16
%t1 = OpIMul %u32 %s2 %c5
%t2 = OpIAdd %u32 %t0 %t1
%r = OpIAdd %u32 %s0 %t2`, want: func([]uint32, int) uint32 { return 0x200 + 0x100*16 }},
		// Invocation i of the first two subgroups reads what one of the other wrote.
		{name: "named barrier", size: 4, declarations: "%name = OpTypeNamedBarrier", body: `%n = OpNamedBarrierInitialize %name %c2
%some = OpULessThan %bool %s %c2
OpSelectionMerge %merge None
OpBranchConditional %some %then %merge
%then = OpLabel
%pw = OpPtrAccessChain %local %w %i
OpStore %pw %x
OpMemoryNamedBarrier %n %c2 %c272
%k = OpBitwiseXor %u32 %i %c4
%pk = OpPtrAccessChain %local %w %k
%y = OpLoad %u32 %pk
OpBranch %merge
%merge = OpLabel
%r = OpPhi %u32 %c0 %entry %y %then`, want: func(a []uint32, i int) uint32 {
			if i < 8 {
				return a[i^4]
			}
			return 0
		}},
		{name: "split barrier", size: 4, body: `%pw = OpPtrAccessChain %local %w %i
OpStore %pw %x
OpControlBarrierArriveEXT %c2 %c2 %c272
%k = OpBitwiseXor %u32 %i %c5
OpControlBarrierWaitEXT %c2 %c2 %c272
%pk = OpPtrAccessChain %local %w %k
%r = OpLoad %u32 %pk`, want: func(a []uint32, i int) uint32 { return a[i^5] }},
	}
}

func TestExtensions(t *testing.T) {
	for _, c := range extensionCases() {
		t.Run(c.name, func(t *testing.T) { c.run(t, scattered(16)) })
	}
}

// TestExtensionFindings runs kernels that break a rule of an instruction.
func TestExtensionFindings(t *testing.T) {
	for _, c := range []struct {
		name, declarations, body string
		want                     string
	}{
		{"assume", "", "%c = OpULessThan %bool %l %c3\nOpAssumeTrueKHR %c\n%r = OpCopyObject %u32 %x", "undefined: OpAssumeTrueKHR: the condition is false"},
		{"named barrier", "%name = OpTypeNamedBarrier", "%n = OpNamedBarrierInitialize %name %c3\nOpMemoryNamedBarrier %n %c2 %c272\n%r = OpCopyObject %u32 %x", ""},
		{"named barrier without others", "%name = OpTypeNamedBarrier", `%n = OpNamedBarrierInitialize %name %c3
%some = OpULessThan %bool %s %c2
OpSelectionMerge %merge None
OpBranchConditional %some %then %merge
%then = OpLabel
OpMemoryNamedBarrier %n %c2 %c272
OpBranch %merge
%merge = OpLabel
%r = OpCopyObject %u32 %x`, "barriers: OpMemoryNamedBarrier: 8 of the 12 invocations"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := runText(t, reference.Options{Checks: reference.CheckAll, SubgroupSize: 4}, kernelText("", c.declarations, c.body), [3]uint32{12, 1, 1}, scattered(12))
			var found *reference.CheckError
			switch {
			case c.want == "" && err != nil:
				t.Fatal(err)
			case c.want == "":
			case !errors.As(err, &found) || !strings.Contains(found.Findings[0].String(), c.want):
				t.Errorf("%v, want %q", err, c.want)
			}
		})
	}
}

// TestExtensionRefusals runs kernels that use an instruction in a way that it does not allow.
func TestExtensionRefusals(t *testing.T) {
	for _, c := range []struct{ name, declarations, body, want string }{
		{"replicate", "", "%v = OpCompositeConstruct %v3 %x %x %x\n%u = OpCompositeConstructReplicateEXT %v4 %v\n%r = OpCompositeExtract %u32 %u 0", "not an element of its result"},
		{"replicate of a constant", "%v = OpConstantComposite %v3 %c0 %c0 %c0\n%u = OpConstantCompositeReplicateEXT %v4 %v", "%r = OpCompositeExtract %u32 %u 0", "components of its type"},
		{"fma", "", "%r = OpFmaKHR %u32 %x %x %x", "wrong type"},
		{"fma of two types", "%f64 = OpTypeFloat 64", "%f = OpBitcast %f32 %x\n%d = OpFConvert %f64 %f\n%m = OpFmaKHR %f32 %f %d %f\n%r = OpBitcast %u32 %m", "wrong type"},
		{"clock", "", "%r = OpReadClockKHR %u32 %c3", "64 bits"},
		{"semantics", "", "%r = OpGenericPtrMemSemantics %u32 %x", "wrong type"},
		{"named barrier", "", "OpMemoryNamedBarrier %x %c2 %c272\n%r = OpCopyObject %u32 %x", "not a named barrier"},
		{"assume", "", "OpAssumeTrueKHR %x\n%r = OpCopyObject %u32 %x", "operand 0 has the wrong type"},
		{"bfloat16 bits", "", "%h = OpConvertFToBF16INTEL %u16 %x\n%r = OpUConvert %u32 %h", "wrong type"},
		{"convert", "", "%f = OpBitcast %f32 %x\n%r = OpSConvert %u32 %f", "wrong type"},
		{"float format", "%f8 = OpTypeFloat 8 Float8UnsignedE8M0EXT", "%f = OpBitcast %f32 %x\n%h = OpFConvert %f8 %f\n%r = OpBitcast %u32 %f", "this format"},
		{"derivative", "", "%f = OpBitcast %f32 %x\n%d = OpDPdx %f32 %f\n%r = OpBitcast %u32 %d", "no execution mode"},
		{"partition", "", "%r = OpGroupNonUniformPartitionEXT %u32 %x", "wrong type"},
		{"partitioned", "", "%r = OpGroupNonUniformIAdd %u32 %c3 PartitionedReduceEXT %x", "too few operands"},
		{"ballot", "", "%r = OpGroupNonUniformIAdd %u32 %c3 PartitionedReduceEXT %x %x", "wrong type"},
		{"joint layout", jointText, "%q = OpBitcast %shorts %a\n%m = OpJointMatrixLoadINTEL %ma %q %c4 %c4 %c3\n%r = OpCopyObject %u32 %x", "pointer or layout"},
		{"joint pointer", jointText, "%m = OpJointMatrixLoadINTEL %ma %a %c4 %rows %c3\n%r = OpCopyObject %u32 %x", "pointer or layout"},
		{"joint memory", jointText, "%m = OpJointMatrixLoadINTEL %ma %x %c4 %rows %c3\n%r = OpCopyObject %u32 %x", "pointer or layout"},
		{"joint result", jointText, "%r = OpJointMatrixLoadINTEL %u32 %a %c4 %rows %c3", "not a matrix"},
		{"joint operand", jointText, "OpJointMatrixStoreINTEL %a %x %c4 %rows %c3\n%r = OpCopyObject %u32 %x", "wrong type"},
		{"block", "", "%r = OpSubgroupBlockReadINTEL %u32 %x", "wrong type"},
		{"untyped chain", "%up = OpTypeUntypedPointerKHR CrossWorkgroup", "%q = OpUntypedAccessChainKHR %up %u32 %x\n%r = OpLoad %u32 %q", "wrong type"},
		{"untyped length", "", "%r = OpUntypedArrayLengthKHR %u32 %v4 %x 0", "not a pointer"},
		{"untyped element", "%up = OpTypeUntypedPointerKHR CrossWorkgroup", "%q = OpUntypedPtrAccessChainKHR %up %u32 %a\n%r = OpLoad %u32 %q", "no element"},
		{"copy of words", "", "OpCopyMemory %x %x\n%r = OpCopyObject %u32 %x", "not pointers"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := runText(t, reference.Options{}, kernelText("", c.declarations, c.body), [3]uint32{4, 1, 1}, scattered(4))
			var refusal *reference.Refusal
			if !errors.As(err, &refusal) || !strings.Contains(refusal.Reason, c.want) {
				t.Errorf("%v, want %q", err, c.want)
			}
		})
	}
}
