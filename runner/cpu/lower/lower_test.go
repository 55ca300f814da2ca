package lower_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner/cpu/lower"
)

// head declares what the kernels of the tests use.
const head = `spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, GroupNonUniform, GroupNonUniformArithmetic, Int64], []> {
  spirv.GlobalVariable @id built_in("LocalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.GlobalVariable @other built_in("PointSize") : !spirv.ptr<f32, Input>
  spirv.GlobalVariable @shared : !spirv.ptr<!spirv.array<8 x i32>, Workgroup>
  spirv.GlobalVariable @more : !spirv.ptr<!spirv.array<8 x i32>, Workgroup>
  spirv.GlobalVariable @big : !spirv.ptr<!spirv.array<2000000 x i32>, Private>
  spirv.GlobalVariable @push : !spirv.ptr<!spirv.struct<(i32 [0], i32 [12]), Block>, PushConstant>
  spirv.GlobalVariable @out bind(1, 2) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer>
  spirv.GlobalVariable @many bind(0, 3) : !spirv.ptr<!spirv.array<3 x !spirv.struct<(i32 [0]), Block>>, Uniform>
  spirv.GlobalVariable @nowhere : !spirv.ptr<!spirv.struct<(i32 [0]), Block>, StorageBuffer>
  spirv.GlobalVariable @numbers bind(0, 4) : !spirv.ptr<!spirv.array<3 x i32>, Uniform>
  spirv.GlobalVariable @hosts bind(0, 5) : !spirv.ptr<!spirv.array<4097 x !spirv.struct<(i32 [0]), Block>>, Uniform>
  spirv.GlobalVariable @output : !spirv.ptr<i32, Output>
  spirv.GlobalVariable @image bind(0, 9) : !spirv.ptr<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, UniformConstant>
  spirv.func @again() "None" {
    spirv.FunctionCall @again() : () -> ()
    spirv.Return
  }
  spirv.func @outside() "None" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "outside", linkage_type = <Import>>}
  spirv.func @callee() "None" {
    spirv.Return
  }
  spirv.func @main() "None" {
    %c0 = spirv.Constant 0 : i32
    %c1 = spirv.Constant 1 : i32
`

const tail = `    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @main, @id
  spirv.ExecutionMode @main "LocalSize", 8, 1, 1
}
`

// lowered lowers a kernel with a body.
func lowered(t *testing.T, body string, size uint32) (*lower.Kernel, error) {
	t.Helper()
	ctx := ir.NewContext(all.Registry())
	var messages []string
	defer ctx.PushHandler(func(d *ir.Diagnostic) bool { messages = append(messages, d.Message); return true })()
	top, ok := ir.Parse(ctx, ctx.AddFile("kernel.mlir", []byte(head+body+tail)))
	if !ok {
		t.Fatal(messages)
	}
	return lower.Lower(top.Region(0).First().First(), lower.Options{Entry: "main", Size: [3]uint32{size, 1, 1}, Subgroup: 4})
}

// TestKernel looks at what a kernel needs of the host.
func TestKernel(t *testing.T) {
	const barrier = `spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease|WorkgroupMemory>
`
	const sum = `%s = spirv.GroupNonUniformIAdd <Subgroup> <Reduce> %c1 : i32 -> i32
`
	const memory = `%a = spirv.mlir.addressof @shared : !spirv.ptr<!spirv.array<8 x i32>, Workgroup>
%b = spirv.mlir.addressof @more : !spirv.ptr<!spirv.array<8 x i32>, Workgroup>
%p = spirv.mlir.addressof @push : !spirv.ptr<!spirv.struct<(i32 [0], i32 [12]), Block>, PushConstant>
%o = spirv.mlir.addressof @out : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer>
%m = spirv.mlir.addressof @many : !spirv.ptr<!spirv.array<3 x !spirv.struct<(i32 [0]), Block>>, Uniform>
`
	for _, c := range []struct {
		name, body         string
		size               uint32
		suspends, subgroup bool
		shared, push       uint64
		records            uint64
		slots, fences      int
	}{
		{name: "nothing", size: 8},
		{name: "barrier", body: barrier, size: 8, suspends: true, fences: 1},
		{name: "barrier of other constants", body: `%scope = spirv.Constant 2 : i64
spirv.opaque.inst "OpControlBarrier"(%scope, %scope, %scope) : (i64, i64, i64) -> ()
`, size: 8, suspends: true, fences: 1},
		{name: "fence of other constants", body: `%scope = spirv.Constant 2 : i64
spirv.opaque.inst "OpMemoryBarrier"(%scope, %scope) : (i64, i64) -> ()
`, size: 8, fences: 1},
		{name: "relaxed fence", body: "spirv.MemoryBarrier <Device>, <None>\n", size: 8},
		{name: "acquiring fence", body: "spirv.MemoryBarrier <Device>, <Acquire|UniformMemory>\n", size: 8, fences: 1},
		{name: "fence of one order", body: "spirv.MemoryBarrier <Device>, <SequentiallyConsistent|UniformMemory>\n", size: 8, fences: 1},
		{name: "barrier of one invocation", body: barrier, size: 1, fences: 1},
		{name: "sum", body: sum, size: 6, suspends: true, subgroup: true, records: 8 * 256},
		{name: "barrier of subgroups", body: `spirv.ControlBarrier <Subgroup>, <Workgroup>, <AcquireRelease|WorkgroupMemory>
`, size: 1, suspends: true, subgroup: true, fences: 1, records: 4 * 256},
		{name: "barrier of subgroups by other constants", body: `%scope = spirv.Constant 3 : i64
spirv.opaque.inst "OpControlBarrier"(%scope, %scope, %scope) : (i64, i64, i64) -> ()
`, size: 8, suspends: true, subgroup: true, fences: 1, records: 8 * 256},
		{name: "instruction that computes nothing", body: `spirv.opaque.inst "OpExtInst"() ["NonSemantic.Any", 1 : i32] : () -> ()
`, size: 8},
		{name: "kill", body: `spirv.Kill
^more:
`, size: 8},
		{name: "memory", body: memory, size: 8, shared: 64, push: 16, slots: 4},
	} {
		k, err := lowered(t, c.body, c.size)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		fences := 0
		k.Module.Walk(func(op *ir.Operation) {
			if op.Is(llvm.Fence) {
				fences++
			}
		})
		if fences != c.fences {
			t.Errorf("%s: %d fences, want %d", c.name, fences, c.fences)
		}
		if k.Suspends != c.suspends || k.Subgroups != c.subgroup || k.Shared != c.shared || k.Push != c.push || k.Records != c.records || len(k.Slots) != c.slots {
			t.Errorf("%s: %+v", c.name, k)
		}
		if !strings.Contains(k.Driver, "@"+lower.Entry+"(") || strings.Contains(k.Driver, "SIZE") || !ir.Verify(k.Module) {
			t.Errorf("%s: the driver is %s", c.name, k.Driver)
		}
	}
}

// TestRefusals lowers what is not supported.
func TestRefusals(t *testing.T) {
	for body, want := range map[string]string{
		`spirv.FunctionCall @again() : () -> ()`:                                                                                                        "spirv.FunctionCall: the function calls itself",
		`%a = spirv.mlir.addressof @other : !spirv.ptr<f32, Input>`:                                                                                     "the built-in variable PointSize is not supported",
		`%a = spirv.mlir.addressof @big : !spirv.ptr<!spirv.array<2000000 x i32>, Private>`:                                                             "the variable is too large",
		`%a = spirv.mlir.addressof @image : !spirv.ptr<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, UniformConstant>`: "is not supported",
		`%a = spirv.mlir.addressof @many : !spirv.ptr<!spirv.array<3 x !spirv.struct<(i32 [0]), Block>>, Uniform>
%v = spirv.Load "Uniform" %a : !spirv.array<3 x !spirv.struct<(i32 [0]), Block>>`: "the value in memory is too large",
		`spirv.ControlBarrier <Device>, <Device>, <AcquireRelease|UniformMemory>`:                                      "barriers of this scope are not supported",
		`%v = spirv.opaque.inst "OpMatrixTimesScalar"(%c0, %c1) : (i32, i32) -> i32`:                                   "the operands of an instruction do not fit",
		`%v = spirv.opaque.inst "OpExtInst"(%c0) ["GLSL.std.450", "Determinant", unit] : (i32) -> i32`:                 "the operands of an instruction do not fit",
		`%v = spirv.opaque.inst "OpIAdd"(%c0) [unit, "text"] : (i32) -> i32`:                                           "OpIAdd: an operand is no value",
		`spirv.opaque.inst "OpControlBarrier"() [i32, i32, i32] : () -> ()`:                                            "OpControlBarrier: an operand is no value",
		`%v = spirv.opaque.inst "OpGroupNonUniformElect"() [i32] : () -> i1`:                                           "OpGroupNonUniformElect: an operand is no value",
		`%v = spirv.opaque.inst "OpLoad"() [i32] : () -> i32`:                                                          "OpLoad: an operand is no value",
		`%v = spirv.opaque.inst "OpGroupNonUniformIAdd"(%c1, %c1) [unit, "ClusteredReduce", unit] : (i32, i32) -> i32`: "the cluster has no size",
		`%v = spirv.GroupNonUniformIAdd <Workgroup> <Reduce> %c1 : i32 -> i32`:                                         "spirv.GroupNonUniformIAdd: the scope is not Subgroup",
		`%a = spirv.Undef : vector<16xf64>
%w = spirv.CompositeConstruct %a, %a : (vector<16xf64>, vector<16xf64>) -> !spirv.array<2 x vector<16xf64>>
%v = spirv.opaque.inst "OpSubgroupFirstInvocationKHR"(%w) : (!spirv.array<2 x vector<16xf64>>) -> !spirv.array<2 x vector<16xf64>>`: "values of this type cannot be exchanged",
		`%a = spirv.Variable : !spirv.ptr<i32, Function>
%b = spirv.Variable : !spirv.ptr<i32, Function>
%t = spirv.Constant true
%p = spirv.Select %t, %a, %b : i1, !spirv.ptr<i32, Function>
%v = spirv.Load "Function" %p : i32`: "a pointer to a variable of the invocation is chosen at run time",
		`%v = spirv.opaque.inst "OpLoad"(%c0) : (i32) -> i32`: "it accesses memory through what is no pointer of the dialect",
		`%u = spirv.Undef : i32
spirv.opaque.inst "OpControlBarrier"(%u, %u, %u) : (i32, i32, i32) -> ()`: "the scope is not known",
		`spirv.FunctionCall @outside() : () -> ()`: "the function outside has no body",
		`%v = spirv.Variable : !spirv.ptr<!spirv.struct<(i32, i32)>, Function>
%u = spirv.Undef : i32
%p = spirv.opaque.inst "OpAccessChain"(%v, %u) : (!spirv.ptr<!spirv.struct<(i32, i32)>, Function>, i32) -> !spirv.ptr<i32, Function>`: "the index of a member is not a constant of the struct",
		`%v = spirv.Variable : !spirv.ptr<!spirv.struct<(i32, i32)>, Function>
%p = spirv.opaque.inst "OpAccessChain"(%v, %c1, %c1) : (!spirv.ptr<!spirv.struct<(i32, i32)>, Function>, i32, i32) -> !spirv.ptr<i32, Function>`: "an index is for a number",
		`%v = spirv.Variable : !spirv.ptr<vector<4xi32>, Function>
%p = spirv.opaque.inst "OpAtomicIAdd"(%v, %c1, %c1, %c1) : (!spirv.ptr<vector<4xi32>, Function>, i32, i32, i32) -> i32`: "atomic operations on values of this type are not supported",
		`%v = spirv.Variable : !spirv.ptr<vector<4xi32>, Function>
%p = spirv.opaque.inst "OpArrayLength"(%v) [unit, 0 : i32] : (!spirv.ptr<vector<4xi32>, Function>) -> i32`: "the instruction ArrayLength is not supported",
		`%x = spirv.Undef : f32
%v = spirv.opaque.inst "OpExtInst"(%x, %c0) ["GLSL.std.450", "Modf", unit, unit] : (f32, i32) -> f32`: "the second operand is no pointer",
		`%v = spirv.Undef : !spirv.coopmatrix<4x4xi32, Workgroup, MatrixA>
%w = spirv.SNegate %v : !spirv.coopmatrix<4x4xi32, Workgroup, MatrixA>`: "cooperative matrices of this scope or size are not supported",
		`%a = spirv.Undef : !spirv.coopmatrix<4x4xi32, Subgroup, MatrixA>
%b = spirv.Undef : !spirv.coopmatrix<4x4xi32, Subgroup, MatrixB>
%c = spirv.Undef : !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>
%v = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c, <AccSat> : !spirv.coopmatrix<4x4xi32, Subgroup, MatrixA>, !spirv.coopmatrix<4x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<4x4xi32, Subgroup, MatrixAcc>`: "saturating sums are not supported",
		`%v = spirv.opaque.inst "OpSubgroupShuffleINTEL"(%c0, %c1) : (i32, i32) -> i32`:                                                                   "the instruction SubgroupShuffleINTEL is not supported",
		`%v = spirv.opaque.inst "OpFunctionCall"(%c0) : (i32) -> i32`:                                                                                     "the function is not known",
		`%v = spirv.Undef : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>`:                                                "are not supported",
		`%v = spirv.Undef : !spirv.array<2 x !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>>`:                              "are not supported",
		`%v = spirv.Undef : !spirv.struct<(i32, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>)>`:                          "are not supported",
		`%v = spirv.Variable : !spirv.ptr<!spirv.array<2 x !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>>, Function>`:     "is not supported",
		`%v = spirv.Variable : !spirv.ptr<!spirv.struct<(i32, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>)>, Function>`: "is not supported",
		`%s = spirv.mlir.addressof @shared : !spirv.ptr<!spirv.array<8 x i32>, Workgroup>
%p = spirv.AccessChain %s[%c0] : !spirv.ptr<!spirv.array<8 x i32>, Workgroup>, i32 -> !spirv.ptr<i32, Workgroup>
%a = spirv.KHR.CooperativeMatrixLoad %p, %c1, <RowBlockedInterleavedARM> : !spirv.ptr<i32, Workgroup>, i32 -> !spirv.coopmatrix<4x4xi32, Subgroup, MatrixA>`: "the layout of the matrix is not supported",
		`%v = spirv.opaque.inst "OpVectorTimesMatrix"(%c0, %c0) : (i32, i32) -> i32`: "do not fit",
		`spirv.opaque.terminator "OpTerminateInvocation"
^other:`: "the terminator is not supported",
		`%m = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<20000 x i32>`: "the composite is too large",
		`%v = spirv.Variable : !spirv.ptr<!spirv.array<300000 x i32>, Function>`:          "the variable is too large",
		`%v = spirv.Variable : !spirv.ptr<!spirv.array<20000 x i32>, Function>
%l = spirv.Load "Function" %v : !spirv.array<20000 x i32>`: "the value in memory is too large",
		`%a = spirv.Undef : !spirv.coopmatrix<129x128xi32, Subgroup, MatrixA>
%w = spirv.SNegate %a : !spirv.coopmatrix<129x128xi32, Subgroup, MatrixA>`: "cooperative matrices of this scope or size are not supported",
		`%a = spirv.Undef : !spirv.coopmatrix<4x4xi32, Subgroup, MatrixA>
%w = spirv.opaque.inst "OpCopyObject"(%a) : (!spirv.coopmatrix<4x4xi32, Subgroup, MatrixA>) -> !spirv.coopmatrix<4x4xi32, Subgroup, MatrixA>`: "the operation is not supported for cooperative matrices",
		`%a = spirv.Undef : !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>
%w = spirv.ConvertFToS %a : !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA> to !spirv.coopmatrix<4x4xi32, Subgroup, MatrixA>`: "the operation is not supported for cooperative matrices",
		`%s = spirv.mlir.addressof @shared : !spirv.ptr<!spirv.array<8 x i32>, Workgroup>
%p = spirv.AccessChain %s[%c0] : !spirv.ptr<!spirv.array<8 x i32>, Workgroup>, i32 -> !spirv.ptr<i32, Workgroup>
%a = spirv.KHR.CooperativeMatrixLoad %p, %c1, <RowMajor> : !spirv.ptr<i32, Workgroup>, i32 -> !spirv.coopmatrix<4x4xi8, Subgroup, MatrixA>`: "the memory has elements of another type",
		`%s = spirv.mlir.addressof @shared : !spirv.ptr<!spirv.array<8 x i32>, Workgroup>
%p = spirv.AccessChain %s[%c0] : !spirv.ptr<!spirv.array<8 x i32>, Workgroup>, i32 -> !spirv.ptr<i32, Workgroup>
%a = spirv.Undef : !spirv.coopmatrix<4x4xi8, Subgroup, MatrixA>
spirv.KHR.CooperativeMatrixStore %p, %a, %c1, <RowMajor> : !spirv.ptr<i32, Workgroup>, !spirv.coopmatrix<4x4xi8, Subgroup, MatrixA>, i32`: "the memory has elements of another type",
		`%v = spirv.opaque.inst "OpGroupNonUniformIAdd"(%c1, %c1) [unit, "PartitionedReduceEXT", unit] : (i32, i32) -> i32`: "the operation on the group is not known",
		`%v = spirv.Variable : !spirv.ptr<!spirv.struct<(i32, i32)>, Function>
%u = spirv.Constant 2 : i32
%p = spirv.opaque.inst "OpAccessChain"(%v, %u) : (!spirv.ptr<!spirv.struct<(i32, i32)>, Function>, i32) -> !spirv.ptr<i32, Function>`: "the index of a member is not a constant of the struct",
		`%a = spirv.mlir.addressof @out : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer>
%b = spirv.mlir.addressof @out : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer>
%t = spirv.Constant true
%p = spirv.Select %t, %a, %b : i1, !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer>
%n = spirv.ArrayLength %p[0] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer> -> i32`: "the length is not that of a member of a buffer",
		`%a = spirv.mlir.addressof @nowhere : !spirv.ptr<!spirv.struct<(i32 [0]), Block>, StorageBuffer>`:              "the buffer has no set and binding",
		`%a = spirv.mlir.addressof @numbers : !spirv.ptr<!spirv.array<3 x i32>, Uniform>`:                              "arrays of descriptors of this type are not supported",
		`%a = spirv.mlir.addressof @hosts : !spirv.ptr<!spirv.array<4097 x !spirv.struct<(i32 [0]), Block>>, Uniform>`: "arrays of descriptors of this type are not supported",
		`%a = spirv.mlir.addressof @output : !spirv.ptr<i32, Output>`:                                                  "variables of the storage class Output are not supported",
	} {
		_, err := lowered(t, body+"\n", 8)
		var refusal *lower.Refusal
		if !errors.As(err, &refusal) || !strings.Contains(err.Error(), want) || !strings.HasPrefix(err.Error(), "kernel.mlir:") {
			t.Errorf("%s\n\tgives %v, want %s", body, err, want)
		}
	}
	ctx := ir.NewContext(all.Registry())
	top, ok := ir.Parse(ctx, ctx.AddFile("kernel.mlir", []byte(head+tail)))
	if !ok {
		t.Fatal("the module does not parse")
	}
	if _, err := lower.Lower(top.Region(0).First().First(), lower.Options{Entry: "none", Size: [3]uint32{1, 1, 1}, Subgroup: 4}); err == nil || !strings.Contains(err.Error(), `no entry point "none"`) {
		t.Errorf("a missing entry point gives %v", err)
	}
	if _, err := lowered(t, `%v = spirv.opaque.inst "OpExtInst"() ["GLSL.std.450", "Length"] : () -> i32
`, 8); err == nil || err.Error() != "the module is not valid" {
		t.Errorf("an invalid module gives %v", err)
	}
}

// TestNestedLoops lowers operations on subgroups in loops in loops. The driver compares two words for each loop, and one more.
func TestNestedLoops(t *testing.T) {
	for loops := 1; loops <= 8; loops++ {
		body := ""
		for i := range loops {
			body += fmt.Sprintf("spirv.Branch ^head%d\n^head%d:\n", i, i)
		}
		body += "%s = spirv.GroupNonUniformIAdd <Subgroup> <Reduce> %c1 : i32 -> i32\n%more = spirv.SLessThan %s, %c1 : i32\n"
		for i := loops - 1; i >= 0; i-- {
			body += fmt.Sprintf("spirv.BranchConditional %%more, ^head%d, ^end%d\n^end%d:\n", i, i, i)
		}
		k, err := lowered(t, body, 8)
		switch {
		case loops == 8:
			if err == nil || !strings.HasSuffix(err.Error(), "an operation on a subgroup is in too many loops") {
				t.Errorf("%d loops give %v", loops, err)
			}
		case err != nil:
			t.Errorf("%d loops: %v", loops, err)
		case !strings.Contains(k.Driver, fmt.Sprintf("%%more = icmp ult i64 %%i, %d\n", 2*loops+1)):
			t.Errorf("%d loops: %s", loops, k.Driver)
		}
	}
}

// TestCopies lowers accesses of parts of composites at no index, which are the composites.
func TestCopies(t *testing.T) {
	k, err := lowered(t, `%p = spirv.CompositeConstruct %c0, %c1 : (i32, i32) -> vector<2xi32>
%q = spirv.opaque.inst "OpCompositeExtract"(%p) : (vector<2xi32>) -> vector<2xi32>
%r = spirv.opaque.inst "OpCompositeInsert"(%q, %p) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
%v = spirv.Variable : !spirv.ptr<vector<2xi32>, Function>
spirv.Store "Function" %v, %r : vector<2xi32>
`, 8)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	k.Module.Walk(func(op *ir.Operation) {
		if op.Is(llvm.Store) {
			got = append(got, constantOf(op.Operand(0)).text())
		}
	})
	if want := "[0 : i32 1 : i32]"; len(got) != 1 || got[0] != want {
		t.Errorf("the stores store %s, want %s", got, want)
	}
}
