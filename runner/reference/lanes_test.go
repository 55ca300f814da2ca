package reference_test

import (
	"context"
	"encoding/binary"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/reflect"
)

// assemble returns the reflection of a module in assembly, which must be valid.
func assemble(t *testing.T, text string) *reflect.Module {
	t.Helper()
	words, err := spirvtools.Assemble(text, spirvtools.Universal13)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if err := spirvtools.Validate(words, spirvtools.Options{Env: spirvtools.Vulkan11}); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	m, err := reflect.Reflect(words)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// runWords runs the only entry point of a module on buffers of words, by binding, and
// changes them.
func runWords(t *testing.T, m *reflect.Module, o reference.Options, groups uint32, buffers ...[]uint32) error {
	t.Helper()
	d, err := reference.Open(o)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	l := &runner.Launch{Module: m, Entry: m.EntryPoints[0].Name, Groups: [3]uint32{groups, 1, 1}}
	for i, words := range buffers {
		b, err := d.NewBuffer(4 * len(words))
		if err != nil {
			t.Fatal(err)
		}
		if err := b.Write(0, bytesFrom(t, words)); err != nil {
			t.Fatal(err)
		}
		l.Bindings = append(l.Bindings, runner.Binding{Binding: uint32(i), Buffer: b})
	}
	_, failed := d.Run(context.Background(), l)
	for i, words := range buffers {
		data := make([]byte, 4*len(words))
		if err := l.Bindings[i].Buffer.Read(0, data); err != nil {
			t.Fatal(err)
		}
		for k := range words {
			words[k] = binary.LittleEndian.Uint32(data[4*k:])
		}
	}
	return failed
}

// lanesModule is a module whose invocations load %x, compute %r and store it, all of them or
// those whose number is not a multiple of 3.
func lanesModule(local int, some bool, op string) string {
	branch, end := "", ""
	if some {
		branch = "%rest = OpUMod %u32 %i %c3\n%c = OpINotEqual %bool %rest %c0\nOpSelectionMerge %merge None\nOpBranchConditional %c %then %merge\n%then = OpLabel\n"
		end = "OpBranch %merge\n%merge = OpLabel\n"
	}
	return fmt.Sprintf(`OpCapability Shader
OpCapability GroupNonUniform
OpCapability GroupNonUniformVote
OpCapability GroupNonUniformArithmetic
OpCapability GroupNonUniformBallot
OpCapability GroupNonUniformShuffle
OpCapability GroupNonUniformShuffleRelative
OpCapability GroupNonUniformClustered
OpCapability GroupNonUniformQuad
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %%main "main" %%id %%lane
OpExecutionMode %%main LocalSize %d 1 1
OpDecorate %%id BuiltIn LocalInvocationIndex
OpDecorate %%lane BuiltIn SubgroupLocalInvocationId
OpDecorate %%arr ArrayStride 4
OpDecorate %%block Block
OpMemberDecorate %%block 0 Offset 0
OpDecorate %%a DescriptorSet 0
OpDecorate %%a Binding 0
OpDecorate %%b DescriptorSet 0
OpDecorate %%b Binding 1
%%void = OpTypeVoid
%%fn = OpTypeFunction %%void
%%bool = OpTypeBool
%%u32 = OpTypeInt 32 0
%%i32 = OpTypeInt 32 1
%%f32 = OpTypeFloat 32
%%v4 = OpTypeVector %%u32 4
%%c0 = OpConstant %%u32 0
%%c1 = OpConstant %%u32 1
%%c2 = OpConstant %%u32 2
%%c3 = OpConstant %%u32 3
%%c4 = OpConstant %%u32 4
%%c32 = OpConstant %%u32 32
%%true = OpConstantTrue %%bool
%%pin = OpTypePointer Input %%u32
%%id = OpVariable %%pin Input
%%lane = OpVariable %%pin Input
%%arr = OpTypeRuntimeArray %%u32
%%block = OpTypeStruct %%arr
%%pb = OpTypePointer StorageBuffer %%block
%%pw = OpTypePointer StorageBuffer %%u32
%%a = OpVariable %%pb StorageBuffer
%%b = OpVariable %%pb StorageBuffer
%%main = OpFunction %%void None %%fn
%%entry = OpLabel
%%i = OpLoad %%u32 %%id
%%l = OpLoad %%u32 %%lane
%%pa = OpAccessChain %%pw %%a %%c0 %%i
%%x = OpLoad %%u32 %%pa
%%xf = OpBitcast %%f32 %%x
%%xs = OpBitcast %%i32 %%x
%%low = OpBitwiseAnd %%u32 %%x %%c1
%%xb = OpIEqual %%bool %%low %%c1
%s%s
%%po = OpAccessChain %%pw %%b %%c0 %%i
OpStore %%po %%r
%sOpReturn
OpFunctionEnd
`, local, branch, op, end)
}

// laneCase is an operation with its result for the active lanes of a subgroup: v holds their
// values, lanes their numbers.
type laneCase struct {
	op   string
	want func(v []uint32, lanes []int, i int) uint32
}

func boolOp(op string) string { return "%rb = " + op + "\n%r = OpSelect %u32 %rb %c1 %c0" }

func fold(v []uint32, f func(a, b uint32) uint32) uint32 {
	r := v[0]
	for _, x := range v[1:] {
		r = f(r, x)
	}
	return r
}

// arithmetic returns the reduction, scans and clustered reduction of an operation.
func arithmetic(text, operand string, identity uint32, f func(a, b uint32) uint32) []laneCase {
	result := "%r"
	after := ""
	switch {
	case strings.Contains(text, "%f32"):
		result, after = "%rf", "\n%r = OpBitcast %u32 %rf"
	case strings.Contains(text, "%i32"):
		result, after = "%rs", "\n%r = OpBitcast %u32 %rs"
	case strings.Contains(text, "%bool"):
		result, after = "%rb", "\n%r = OpSelect %u32 %rb %c1 %c0"
	}
	make := func(kind, last string) string {
		return result + " = " + text + " %c3 " + kind + " " + operand + last + after
	}
	return []laneCase{
		{make("Reduce", ""), func(v []uint32, _ []int, _ int) uint32 { return fold(v, f) }},
		{make("InclusiveScan", ""), func(v []uint32, _ []int, i int) uint32 { return fold(v[:i+1], f) }},
		{make("ExclusiveScan", ""), func(v []uint32, _ []int, i int) uint32 {
			if i == 0 {
				return identity
			}
			return fold(v[:i], f)
		}},
		{make("ClusteredReduce", " %c4"), func(v []uint32, lanes []int, i int) uint32 {
			var of []uint32
			for k, l := range lanes {
				if l/4 == lanes[i]/4 {
					of = append(of, v[k])
				}
			}
			return fold(of, f)
		}},
	}
}

func truth(b bool) uint32 {
	if b {
		return 1
	}
	return 0
}

// logicCases are the operations on booleans, which are the lowest bits of the values.
func logicCases() []laneCase {
	var cases []laneCase
	odd := func(f func(a, b bool) bool) func(a, b uint32) uint32 {
		return func(a, b uint32) uint32 { return truth(f(a&1 != 0, b&1 != 0)) }
	}
	for name, f := range map[string]func(a, b bool) bool{
		"And": func(a, b bool) bool { return a && b }, "Or": func(a, b bool) bool { return a || b }, "Xor": func(a, b bool) bool { return a != b },
	} {
		list := arithmetic("OpGroupNonUniformLogical"+name+" %bool", "%xb", truth(name == "And"), odd(f))
		for i, c := range list {
			want := c.want
			list[i].want = func(v []uint32, lanes []int, k int) uint32 { return want(v, lanes, k) & 1 }
		}
		cases = append(cases, list...)
	}
	return cases
}

func laneCases() []laneCase {
	bits := math.Float32bits
	float := func(f func(a, b float32) float32) func(a, b uint32) uint32 {
		return func(a, b uint32) uint32 { return bits(f(math.Float32frombits(a), math.Float32frombits(b))) }
	}
	signed := func(f func(a, b int32) int32) func(a, b uint32) uint32 {
		return func(a, b uint32) uint32 { return uint32(f(int32(a), int32(b))) }
	}
	var cases []laneCase
	add := func(list []laneCase) { cases = append(cases, list...) }
	add(arithmetic("OpGroupNonUniformIAdd %u32", "%x", 0, func(a, b uint32) uint32 { return a + b }))
	add(arithmetic("OpGroupNonUniformIMul %u32", "%x", 1, func(a, b uint32) uint32 { return a * b }))
	add(arithmetic("OpGroupNonUniformUMin %u32", "%x", math.MaxUint32, func(a, b uint32) uint32 { return min(a, b) }))
	add(arithmetic("OpGroupNonUniformUMax %u32", "%x", 0, func(a, b uint32) uint32 { return max(a, b) }))
	add(arithmetic("OpGroupNonUniformSMin %i32", "%xs", math.MaxInt32, signed(func(a, b int32) int32 { return min(a, b) })))
	add(arithmetic("OpGroupNonUniformSMax %i32", "%xs", 1<<31, signed(func(a, b int32) int32 { return max(a, b) })))
	add(arithmetic("OpGroupNonUniformBitwiseAnd %u32", "%x", math.MaxUint32, func(a, b uint32) uint32 { return a & b }))
	add(arithmetic("OpGroupNonUniformBitwiseOr %u32", "%x", 0, func(a, b uint32) uint32 { return a | b }))
	add(arithmetic("OpGroupNonUniformBitwiseXor %u32", "%x", 0, func(a, b uint32) uint32 { return a ^ b }))
	add(arithmetic("OpGroupNonUniformFAdd %f32", "%xf", 0, float(func(a, b float32) float32 { return a + b })))
	add(arithmetic("OpGroupNonUniformFMul %f32", "%xf", bits(1), float(func(a, b float32) float32 { return a * b })))
	add(arithmetic("OpGroupNonUniformFMin %f32", "%xf", bits(float32(math.Inf(1))), float(func(a, b float32) float32 { return min(a, b) })))
	add(arithmetic("OpGroupNonUniformFMax %f32", "%xf", bits(float32(math.Inf(-1))), float(func(a, b float32) float32 { return max(a, b) })))
	add(logicCases())
	all := func(f func(n, total int) bool) func(v []uint32, _ []int, _ int) uint32 {
		return func(v []uint32, _ []int, _ int) uint32 {
			n := 0
			for _, x := range v {
				n += int(x & 1)
			}
			return truth(f(n, len(v)))
		}
	}
	at := func(f func(l int) int) func(v []uint32, lanes []int, i int) uint32 {
		return func(v []uint32, lanes []int, i int) uint32 {
			for k, l := range lanes {
				if l == f(lanes[i]) {
					return v[k]
				}
			}
			return 0xdead // not defined
		}
	}
	return append(cases, []laneCase{
		{boolOp("OpGroupNonUniformAll %bool %c3 %xb"), all(func(n, total int) bool { return n == total })},
		{boolOp("OpGroupNonUniformAny %bool %c3 %xb"), all(func(n, _ int) bool { return n > 0 })},
		{boolOp("OpGroupNonUniformAllEqual %bool %c3 %xb"), all(func(n, total int) bool { return n == 0 || n == total })},
		{boolOp("OpGroupNonUniformElect %bool %c3"), func(_ []uint32, _ []int, i int) uint32 { return truth(i == 0) }},
		{"%r = OpGroupNonUniformBroadcastFirst %u32 %c3 %x", func(v []uint32, _ []int, _ int) uint32 { return v[0] }},
		{"%r = OpGroupNonUniformBroadcast %u32 %c3 %x %c2", at(func(int) int { return 2 })},
		{"%r = OpGroupNonUniformShuffle %u32 %c3 %x %c1", at(func(int) int { return 1 })},
		{"%r = OpGroupNonUniformShuffleXor %u32 %c3 %x %c3", at(func(l int) int { return l ^ 3 })},
		{"%r = OpGroupNonUniformShuffleUp %u32 %c3 %x %c2", at(func(l int) int { return l - 2 })},
		{"%r = OpGroupNonUniformShuffleDown %u32 %c3 %x %c1", at(func(l int) int { return l + 1 })},
		{"%r = OpGroupNonUniformQuadBroadcast %u32 %c3 %x %c1", at(func(l int) int { return l&^3 + 1 })},
		{"%r = OpGroupNonUniformQuadSwap %u32 %c3 %x %c0", at(func(l int) int { return l ^ 1 })},
		{"%r = OpGroupNonUniformQuadSwap %u32 %c3 %x %c2", at(func(l int) int { return l ^ 3 })},
	}...)
}

// TestLanes runs operations of subgroups in all and in some lanes, for subgroups of several
// sizes.
func TestLanes(t *testing.T) {
	const local = 40
	input := make([]uint32, local)
	for i := range input {
		input[i] = math.Float32bits(float32((i*7)%11) - 3.5)
	}
	for _, c := range laneCases() {
		for _, some := range []bool{false, true} {
			m := assemble(t, lanesModule(local, some, c.op))
			for _, size := range []int{1, 5, 8, 32, 100} {
				got := make([]uint32, local)
				if err := runWords(t, m, reference.Options{SubgroupSize: size}, 1, append([]uint32(nil), input...), got); err != nil {
					t.Fatal(err)
				}
				checkLanes(t, &c, some, min(size, local), input, got)
			}
		}
	}
}

// checkLanes compares the results of the active lanes of each subgroup.
func checkLanes(t *testing.T, c *laneCase, some bool, size int, input, got []uint32) {
	t.Helper()
	for first := 0; first < len(input); first += size {
		var v []uint32
		var lanes []int
		for i := first; i < min(first+size, len(input)); i++ {
			if !some || i%3 != 0 {
				v, lanes = append(v, input[i]), append(lanes, i-first)
			}
		}
		for k, l := range lanes {
			if want := c.want(v, lanes, k); want != 0xdead && got[first+l] != want {
				t.Errorf("%s, subgroups of %d, some %v: invocation %d has 0x%x, want 0x%x", c.op, size, some, first+l, got[first+l], want)
				return
			}
		}
	}
}
