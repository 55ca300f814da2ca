package reference_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner/reference"
)

func coreCases() []instructionCase {
	const constants = `%k2 = OpConstantComposite %v2 %c3 %c5
%k3 = OpConstantComposite %v3 %c1 %c2 %c8
%bv2 = OpTypeVector %bool 2
%false = OpConstantFalse %bool
%b2 = OpConstantComposite %bv2 %false %true
%j2 = OpConstantComposite %v2 %c16 %c8
%st = OpTypeStruct %v2 %u32
%ks = OpConstantComposite %st %k2 %c4`
	plus := func(n uint32) func(a []uint32, i int) uint32 {
		return func(a []uint32, i int) uint32 { return a[i] + n }
	}
	return []instructionCase{
		{name: "selection of constants", declarations: constants + "\n%k = OpSpecConstantOp %v2 169 %b2 %k2 %j2", body: "%p = OpCompositeExtract %u32 %k 0\n%q = OpCompositeExtract %u32 %k 1\n%m = OpIMul %u32 %p %q\n%r = OpIAdd %u32 %x %m", want: plus(16 * 5)},
		{name: "selection by one constant", declarations: constants + "\n%k = OpSpecConstantOp %v2 169 %false %k2 %j2", body: "%p = OpCompositeExtract %u32 %k 0\n%q = OpCompositeExtract %u32 %k 1\n%m = OpIMul %u32 %p %q\n%r = OpIAdd %u32 %x %m", want: plus(16 * 8)},
		{name: "selection of the first constant", declarations: constants + "\n%k = OpSpecConstantOp %u32 169 %true %c5 %c8", body: "%r = OpIAdd %u32 %x %k", want: plus(5)},
		{name: "insertion of constants", declarations: constants + "\n%k = OpSpecConstantOp %st 82 %c16 %ks 0 1", body: "%p = OpCompositeExtract %u32 %k 0 0\n%q = OpCompositeExtract %u32 %k 0 1\n%m = OpIMul %u32 %p %q\n%s3 = OpCompositeExtract %u32 %k 1\n%n = OpIMul %u32 %m %s3\n%r = OpIAdd %u32 %x %n", want: plus(3 * 16 * 4)},
		{name: "extraction of constants", declarations: constants + "\n%k = OpSpecConstantOp %v2 81 %ks 0", body: "%p = OpCompositeExtract %u32 %k 1\n%r = OpIAdd %u32 %x %p", want: plus(5)},
		{name: "shuffle of constants", declarations: constants + "\n%k = OpSpecConstantOp %v3 79 %k2 %k3 4 0 0xffffffff", body: "%p = OpCompositeExtract %u32 %k 0\n%q = OpCompositeExtract %u32 %k 1\n%s3 = OpCompositeExtract %u32 %k 2\n%m = OpIMul %u32 %p %q\n%n = OpIAdd %u32 %m %s3\n%r = OpIAdd %u32 %x %n", want: plus(8 * 3)},
		{name: "sums of constants", declarations: constants + "\n%k = OpSpecConstantOp %v2 128 %k2 %j2\n%n = OpSpecConstantOp %u32 126 %c5", body: "%p = OpCompositeExtract %u32 %k 0\n%q = OpCompositeExtract %u32 %k 1\n%m = OpIMul %u32 %p %q\n%d = OpIAdd %u32 %m %n\n%r = OpIAdd %u32 %x %d", want: plus(19*13 - 5)},
		{name: "array without a size", declarations: "%e = OpTypeStruct\n%ea = OpTypeArray %e %c4\n%pe = OpTypePointer Function %e\n%pea = OpTypePointer Function %ea", body: "%v = OpVariable %pea Function\n%q = OpAccessChain %pe %v %l\n%r = OpCopyObject %u32 %x", size: 4,
			want: plus(0)},
		{name: "constant matrix", size: 8, declarations: "%m = OpTypeCooperativeMatrixKHR %u32 %c3 %c4 %c8 %c2\n%k = OpConstantComposite %m %c5", body: "%p = OpCompositeExtract %u32 %k 3\n%n = OpCooperativeMatrixLengthKHR %u32 %m\n%s3 = OpIMul %u32 %p %n\n%r = OpIAdd %u32 %x %s3", want: plus(5 * 4)},
		{name: "length in a constant", size: 8, declarations: "%m = OpTypeCooperativeMatrixKHR %u32 %c3 %c4 %c8 %c2\n%k = OpSpecConstantOp %u32 4460 %m", body: "%r = OpIAdd %u32 %x %k", want: plus(4)},
		{name: "as large as a value may be", declarations: "%n = OpConstant %u32 8192\n%half = OpTypeArray %u32 %n\n%big = OpTypeStruct %half %half", body: "%q = OpUndef %big\n%y = OpCompositeExtract %u32 %undef 1 8191\n%r = OpIAdd %u32 %x %y", want: plus(0)},
		{name: "booleans", body: "%p = OpULessThan %bool %x %c5\n%q = OpUGreaterThan %bool %x %c2\n%m = OpLogicalAnd %bool %p %q\n%n = OpLogicalNotEqual %bool %m %true\n%o = OpLogicalNot %bool %n\n%r = OpSelect %u32 %o %c1 %c0", want: func(a []uint32, i int) uint32 {
			if a[i] < 5 && a[i] > 2 {
				return 1
			}
			return 0
		}},
		{name: "comparison of pointers", body: "%p0 = OpPtrAccessChain %global %a %c3\n%p = OpPtrEqual %bool %pa %p0\n%q = OpPtrNotEqual %bool %pa %pb\n%d = OpPtrDiff %u32 %pa %a\n%m = OpSelect %u32 %p %c16 %c0\n%n = OpSelect %u32 %q %c8 %c0\n%o = OpIAdd %u32 %m %n\n%r = OpIAdd %u32 %o %d", want: func(_ []uint32, i int) uint32 {
			n := uint32(8 + i)
			if i == 3 {
				n += 16
			}
			return n
		}},
		{name: "classes of floats", declarations: "%h = OpTypeFloat 16", body: "%f = OpBitcast %f32 %x\n%low = OpUConvert %u16 %x\n%g = OpBitcast %h %low\n%p = OpIsNormal %bool %f\n%q = OpIsNormal %bool %g\n%m = OpSelect %u32 %p %c1 %c0\n%n = OpSelect %u32 %q %c2 %c0\n%r = OpIAdd %u32 %m %n", want: func(a []uint32, i int) (n uint32) {
			if e := a[i] >> 23 & 0xff; e > 0 && e < 255 {
				n++
			}
			if e := a[i] >> 10 & 0x1f; e > 0 && e < 31 {
				n += 2
			}
			return n
		}},
	}
}

func TestCoreValues(t *testing.T) {
	inputs := append(scattered(8), 3, 4, 5, 2, 0x00800000, 0x007fffff, 0x7f800000|0x400, 0x3ff)
	for _, c := range coreCases() {
		c.body = strings.ReplaceAll(c.body, "%undef", "%q")
		t.Run(c.name, func(t *testing.T) { c.run(t, inputs) })
	}
	c := instructionCase{declarations: "%n = OpConstant %u32 8192\n%m = OpConstant %u32 8193\n%half = OpTypeArray %u32 %n\n%more = OpTypeArray %u32 %m\n%big = OpTypeStruct %half %more", body: "%q = OpUndef %big\n%y = OpCompositeExtract %u32 %q 1 8191\n%r = OpIAdd %u32 %x %y"}
	_, err := runText(t, reference.Options{}, kernelText("", c.declarations, c.body), [3]uint32{1, 1, 1}, scattered(1))
	var refusal *reference.Refusal
	if !errors.As(err, &refusal) {
		t.Errorf("a value of 16385 numbers: %v", err)
	}
}

// TestOrders runs kernels whose accesses are ordered, or not.
func TestOrders(t *testing.T) {
	exchange := func(barrier string) string {
		return "%pw = OpPtrAccessChain %local %w %i\nOpStore %pw %x\n" + barrier + "\n%j = OpBitwiseXor %u32 %i %c4\n%pj = OpPtrAccessChain %local %w %j\n%r = OpLoad %u32 %pj"
	}
	for _, c := range []struct {
		name, declarations, body, want string
	}{
		{"barrier", "", exchange("OpControlBarrier %c2 %c2 %c272"), ""},
		{"barrier without memory", "", exchange("OpControlBarrier %c2 %c2 %c0"), "races"},
		{"barrier of other memory", "%c520 = OpConstant %u32 0x208", exchange("OpControlBarrier %c2 %c2 %c520"), "races"},
		{"barrier of the memory of a subgroup", "", exchange("OpControlBarrier %c2 %c3 %c272"), "races"},
		{"barrier of the memory of an invocation", "", exchange("OpControlBarrier %c2 %c4 %c272"), "races"},
		{"barrier that only acquires", "%c258 = OpConstant %u32 0x102", exchange("OpControlBarrier %c2 %c2 %c258"), ""},
		{"memory barrier before the barrier", "", exchange("OpMemoryBarrier %c2 %c272\nOpControlBarrier %c2 %c2 %c0"), ""},
		{"no barrier", "", exchange(""), "races"},
		{"subgroup barrier across subgroups", "", exchange("OpControlBarrier %c3 %c3 %c272"), "races"},
		{"subgroup barrier", "", strings.ReplaceAll(exchange("OpControlBarrier %c3 %c3 %c272"), "%i %c4", "%i %c1"), ""},
		{"vector and array of other steps", "%pv = OpTypePointer CrossWorkgroup %v2\n%three = OpTypeArray %u32 %c3\n%pt = OpTypePointer CrossWorkgroup %three", "%h = OpBitwiseAnd %u32 %i %c0\n%zero = OpIEqual %bool %i %c0\nOpSelectionMerge %merge None\nOpBranchConditional %zero %then %merge\n%then = OpLabel\n%q = OpBitcast %pv %b\n%v = OpCompositeConstruct %v2 %x %x\nOpStore %q %v\n%t3 = OpBitcast %wide %b\n%el = OpAccessChain %global %t3 %c0\n%y = OpLoad %u32 %el\nOpBranch %merge\n%merge = OpLabel\n%r = OpCopyObject %u32 %x", "elements 4 bytes apart, and read as elements 8 bytes apart"},
	} {
		t.Run(c.name, func(t *testing.T) {
			declarations := "%strided = OpTypeArray %u32 %c4\n%wide = OpTypePointer CrossWorkgroup %strided\n" + c.declarations
			_, err := runText(t, reference.Options{Checks: reference.CheckAll, SubgroupSize: 4}, kernelText("OpDecorate %strided ArrayStride 8", declarations, c.body), [3]uint32{8, 1, 1}, scattered(8))
			var found *reference.CheckError
			switch {
			case c.want == "" && err != nil:
				t.Error(err)
			case c.want == "":
			case !errors.As(err, &found) || !slices.ContainsFunc(found.Findings, func(f reference.Finding) bool {
				return strings.Contains(f.Message, c.want) || f.Check.String() == c.want
			}):
				t.Errorf("%v, want %s", err, c.want)
			}
		})
	}
}

// TestDebugLines finds an error at a place that NonSemantic.Shader.DebugInfo.100 states.
func TestDebugLines(t *testing.T) {
	modes := `%dbg = OpExtInstImport "NonSemantic.Shader.DebugInfo.100"
%path = OpString "dir/kernel.cl"`
	declarations := `%source = OpExtInst %void %dbg 35 %path
%l17 = OpConstant %u32 17
%l18 = OpConstant %u32 18
%l9 = OpConstant %u32 9
%l12 = OpConstant %u32 12`
	body := "%at = OpExtInst %void %dbg 103 %source %l17 %l18 %l9 %l12\n%y = OpUDiv %u32 %x %i\n%end = OpExtInst %void %dbg 104\n%z = OpUMod %u32 %x %i\n%r = OpCopyObject %u32 %y"
	_, err := runText(t, reference.Options{Checks: reference.CheckUndefined}, kernelText(modes, declarations, body), [3]uint32{1, 1, 1}, scattered(1))
	var found *reference.CheckError
	if !errors.As(err, &found) || len(found.Findings) != 2 {
		t.Fatal(err)
	}
	if p := found.Findings[0].Place; p.File != "dir/kernel.cl" || p.Line != 17 || p.Column != 9 {
		t.Errorf("%+v", p)
	}
	if p := found.Findings[1].Place; p.File != "" || p.Line != 0 {
		t.Errorf("%+v", p)
	}
}
