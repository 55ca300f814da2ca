//go:build cgo

package kernels_test

import (
	"context"
	"math"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/test/drivers"
)

// spirvRow is an op of the spirv dialect that MLIR 19 does not have, in a kernel.
type spirvRow struct {
	name         string
	capabilities string
	extensions   string
	// body computes %r, an i32, from %i, the number of the invocation, and %x, a float. It can use the constants %c0 to %c4.
	body string
	// number is set if %r has the bits of a float, which drivers may round.
	number bool
	// only restricts the row to the reference device, because the drivers do not have the extension or capability.
	only bool
	want func(i int, x float64, subgroup int) float64
}

const spirvRowText = `spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader CAPABILITIES], [SPV_KHR_storage_buffer_storage_class EXTENSIONS]> {
  spirv.GlobalVariable @in bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.array<64 x f32, stride=4> [0])>, StorageBuffer>
  spirv.GlobalVariable @out bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.array<64 x i32, stride=4> [0])>, StorageBuffer>
  spirv.GlobalVariable @id built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.func @k() "None" {
    %c0 = spirv.Constant 0 : i32
    %c1 = spirv.Constant 1 : i32
    %c4 = spirv.Constant 4 : i32
    %ids = spirv.mlir.addressof @id : !spirv.ptr<vector<3xi32>, Input>
    %id = spirv.Load "Input" %ids : vector<3xi32>
    %i = spirv.CompositeExtract %id[0 : i32] : vector<3xi32>
    %in = spirv.mlir.addressof @in : !spirv.ptr<!spirv.struct<(!spirv.array<64 x f32, stride=4> [0])>, StorageBuffer>
    %p = spirv.AccessChain %in[%c0, %i] : !spirv.ptr<!spirv.struct<(!spirv.array<64 x f32, stride=4> [0])>, StorageBuffer>, i32, i32
    %x = spirv.Load "StorageBuffer" %p : f32
    BODY
    %out = spirv.mlir.addressof @out : !spirv.ptr<!spirv.struct<(!spirv.array<64 x i32, stride=4> [0])>, StorageBuffer>
    %q = spirv.AccessChain %out[%c0, %i] : !spirv.ptr<!spirv.struct<(!spirv.array<64 x i32, stride=4> [0])>, StorageBuffer>, i32, i32
    spirv.Store "StorageBuffer" %q, %r : i32
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @k, @id
  spirv.ExecutionMode @k "LocalSize", 32, 1, 1
}
`

// unaryRow is a row of a function of a float.
func unaryRow(op, argument string, want func(x float64) float64) spirvRow {
	return spirvRow{name: op, number: true, body: argument + "%f = spirv." + op + " %a : f32\n%r = spirv.Bitcast %f : f32 to i32",
		want: func(_ int, x float64, _ int) float64 { return want(x) }}
}

const (
	plain    = "%one = spirv.Constant 1.0 : f32\n%a = spirv.FMul %x, %one : f32\n"
	plusOne  = "%one = spirv.Constant 1.0 : f32\n%a = spirv.FAdd %x, %one : f32\n"
	eighth   = "%one = spirv.Constant 0.125 : f32\n%a = spirv.FMul %x, %one : f32\n"
	vectors  = "%k = spirv.Constant dense<[1.0, 2.0, -3.0]> : vector<3xf32>\n%v = spirv.VectorTimesScalar %k, %x : (vector<3xf32>, f32) -> vector<3xf32>\n%w = spirv.Constant dense<[0.5, -1.0, 2.0]> : vector<3xf32>\n"
	asBits   = "\n%r = spirv.Bitcast %f : f32 to i32"
	asFlag   = "\n%r = spirv.Select %b, %c1, %c0 : i1, i32"
	ballot   = "%all = spirv.Constant true\n%m = spirv.GroupNonUniformBallot <Subgroup> %all : vector<4xi32>\n"
	matrices = "%k = spirv.Constant dense<[2.0, -3.0]> : vector<2xf32>\n%v = spirv.VectorTimesScalar %k, %x : (vector<2xf32>, f32) -> vector<2xf32>\n" +
		"%a = spirv.Constant dense<[1.0, 2.0]> : vector<2xf32>\n%c = spirv.Constant dense<[4.0, 8.0]> : vector<2xf32>\n" +
		"%m = spirv.CompositeConstruct %a, %c : (vector<2xf32>, vector<2xf32>) -> !spirv.matrix<2 x vector<2xf32>>\n"
)

// vectorRow is a row of an op that gives a vector. The component n of it is the result.
func vectorRow(op string, n byte, want func(x float64) float64) spirvRow {
	return spirvRow{name: op, number: true, body: vectors + "%o = spirv." + op + " : vector<3xf32>\n%f = spirv.CompositeExtract %o[" + string('0'+n) + " : i32] : vector<3xf32>" + asBits,
		want: func(_ int, x float64, _ int) float64 { return want(x) }}
}

func subgroupRow(op, capability, body string, want func(i, size int) float64) spirvRow {
	return spirvRow{name: op, capabilities: ", " + capability, body: body, want: func(i int, _ float64, size int) float64 { return want(i, size) }}
}

func spirvRows() []spirvRow {
	dot := func(a, b [3]float64) float64 { return a[0]*b[0] + a[1]*b[1] + a[2]*b[2] }
	v := func(x float64) [3]float64 { return [3]float64{x, 2 * x, -3 * x} }
	w := [3]float64{0.5, -1, 2}
	half := func(x float64) float64 {
		h, _ := apfloat.FromFloat64(apfloat.F16, x)
		return float64(h.Bits64())
	}
	return []spirvRow{
		unaryRow("GL.Acosh", plusOne, func(x float64) float64 { return math.Acosh(x + 1) }),
		unaryRow("GL.Asinh", plain, math.Asinh),
		unaryRow("GL.Atanh", eighth, func(x float64) float64 { return math.Atanh(x / 8) }),
		unaryRow("GL.Exp2", plain, math.Exp2),
		unaryRow("GL.Log2", plain, math.Log2),
		unaryRow("GL.Fract", plain, func(x float64) float64 { return x - math.Floor(x) }),
		{name: "GL.FindILsb", body: "%s = spirv.IAdd %i, %c1 : i32\n%r = spirv.GL.FindILsb %s : i32",
			want: func(i int, _ float64, _ int) float64 { return float64(trailing(i + 1)) }},
		{name: "GL.FindSMsb", body: "%n = spirv.Constant -2 : i32\n%s = spirv.ISub %n, %i : i32\n%r = spirv.GL.FindSMsb %s : i32",
			want: func(i int, _ float64, _ int) float64 { return math.Floor(math.Log2(float64(i + 1))) }},
		vectorRow("GL.Normalize %v", 2, func(float64) float64 { return -3 / math.Sqrt(14) }),
		vectorRow("GL.Cross %v, %w", 1, func(x float64) float64 { return -3*x*0.5 - x*2 }),
		vectorRow("GL.Reflect %v, %w", 0, func(x float64) float64 { return x - 2*dot(v(x), w)*w[0] }),
		{name: "GL.Length", number: true, body: vectors + "%f = spirv.GL.Length %v : vector<3xf32> -> f32" + asBits,
			want: func(_ int, x float64, _ int) float64 { return x * math.Sqrt(14) }},
		{name: "GL.Distance", number: true, body: vectors + "%f = spirv.GL.Distance %v, %w : vector<3xf32>, vector<3xf32> -> f32" + asBits,
			want: func(_ int, x float64, _ int) float64 {
				d := [3]float64{x - 0.5, 2*x + 1, -3*x - 2}
				return math.Sqrt(dot(d, d))
			}},
		{name: "GL.PackHalf2x16", body: "%a = spirv.Constant 0.25 : f32\n%v = spirv.CompositeConstruct %x, %a : (f32, f32) -> vector<2xf32>\n%r = spirv.GL.PackHalf2x16 %v : vector<2xf32> -> i32",
			want: func(_ int, x float64, _ int) float64 { return half(x) + 65536*half(0.25) }},
		{name: "GL.UnpackHalf2x16", number: true, body: "%a = spirv.Constant 0.25 : f32\n%v = spirv.CompositeConstruct %a, %x : (f32, f32) -> vector<2xf32>\n%p2 = spirv.GL.PackHalf2x16 %v : vector<2xf32> -> i32\n" +
			"%u = spirv.GL.UnpackHalf2x16 %p2 : i32 -> vector<2xf32>\n%f = spirv.CompositeExtract %u[1 : i32] : vector<2xf32>" + asBits,
			want: func(_ int, x float64, _ int) float64 { return x }},
		{name: "GL.PackSnorm4x8", body: "%v = spirv.Constant dense<[1.0, 0.0, 9.0, -1.0]> : vector<4xf32>\n%r = spirv.GL.PackSnorm4x8 %v : vector<4xf32> -> i32",
			want: func(int, float64, int) float64 { return 0x817f007f }},
		{name: "GL.UnpackSnorm4x8", number: true, body: "%u = spirv.GL.UnpackSnorm4x8 %i : i32 -> vector<4xf32>\n%f = spirv.CompositeExtract %u[0 : i32] : vector<4xf32>" + asBits,
			want: func(i int, _ float64, _ int) float64 { return float64(i) / 127 }},
		{name: "MatrixTimesVector", capabilities: ", Matrix", number: true, body: matrices + "%o = spirv.MatrixTimesVector %m, %v : !spirv.matrix<2 x vector<2xf32>>, vector<2xf32> -> vector<2xf32>\n" +
			"%f = spirv.CompositeExtract %o[1 : i32] : vector<2xf32>" + asBits, want: func(_ int, x float64, _ int) float64 { return 2*2*x - 8*3*x }},
		{name: "VectorTimesMatrix", capabilities: ", Matrix", number: true, body: matrices + "%o = spirv.VectorTimesMatrix %v, %m : vector<2xf32>, !spirv.matrix<2 x vector<2xf32>> -> vector<2xf32>\n" +
			"%f = spirv.CompositeExtract %o[1 : i32] : vector<2xf32>" + asBits, want: func(_ int, x float64, _ int) float64 { return 4*2*x - 8*3*x }},
		subgroupRow("GroupNonUniformAll", "GroupNonUniformVote", "%t = spirv.UGreaterThanEqual %i, %c4 : i32\n%b = spirv.GroupNonUniformAll <Subgroup> %t : i1"+asFlag,
			func(i, size int) float64 { return truth(i/size*size >= 4) }),
		subgroupRow("GroupNonUniformAny", "GroupNonUniformVote", "%t = spirv.ULessThan %i, %c1 : i32\n%b = spirv.GroupNonUniformAny <Subgroup> %t : i1"+asFlag,
			func(i, size int) float64 { return truth(i < size) }),
		subgroupRow("GroupNonUniformAllEqual", "GroupNonUniformVote", "%t = spirv.UDiv %i, %c4 : i32\n%b = spirv.GroupNonUniformAllEqual <Subgroup> %t : i32, i1"+asFlag,
			func(_, size int) float64 { return truth(size <= 4) }),
		subgroupRow("GroupNonUniformBallotBitCount", "GroupNonUniformBallot", ballot+"%r = spirv.GroupNonUniformBallotBitCount <Subgroup> <ExclusiveScan> %m : vector<4xi32> -> i32",
			func(i, size int) float64 { return float64(i % size) }),
		subgroupRow("GroupNonUniformBallotFindLSB", "GroupNonUniformBallot", ballot+"%r = spirv.GroupNonUniformBallotFindLSB <Subgroup> %m : vector<4xi32>, i32",
			func(_, _ int) float64 { return 0 }),
		subgroupRow("GroupNonUniformBallotFindMSB", "GroupNonUniformBallot", ballot+"%r = spirv.GroupNonUniformBallotFindMSB <Subgroup> %m : vector<4xi32>, i32",
			func(_, size int) float64 { return float64(size - 1) }),
		subgroupRow("GroupNonUniformQuadSwap", "GroupNonUniformQuad", "%r = spirv.GroupNonUniformQuadSwap <Subgroup> %i %c1 : i32, i32", func(i, _ int) float64 { return float64(i ^ 2) }),
		{name: "GroupNonUniformRotateKHR", capabilities: ", GroupNonUniformRotateKHR", extensions: ", SPV_KHR_subgroup_rotate", only: true,
			body: "%r = spirv.GroupNonUniformRotateKHR <Subgroup> %i, %c1, cluster_size(%c4) : i32, i32, i32 -> i32",
			want: func(i int, _ float64, _ int) float64 { return float64(i/4*4 + (i+1)%4) }},
		{name: "EXT.ConstantCompositeReplicate", capabilities: ", ReplicatedCompositesEXT", extensions: ", SPV_EXT_replicated_composites", only: true,
			body: "%v = spirv.EXT.ConstantCompositeReplicate [7 : i32] : !spirv.array<3 x vector<2xi32>>\n%s = spirv.CompositeExtract %v[2 : i32, 1 : i32] : !spirv.array<3 x vector<2xi32>>\n%r = spirv.IAdd %s, %i : i32",
			want: func(i int, _ float64, _ int) float64 { return float64(i + 7) }},
	}
}

func trailing(n int) int {
	k := 0
	for n&1 == 0 {
		n, k = n>>1, k+1
	}
	return k
}

func truth(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

// TestSPIRVOps runs the ops on the reference device and on both drivers and compares with numbers of Go.
func TestSPIRVOps(t *testing.T) {
	for _, d := range append([][2]string{{"reference", "reference"}, {"jit", "jit"}}, drivers.Selectors()...) {
		device, err := compute.OpenDevice(d[1])
		if err != nil {
			t.Fatal(err)
		}
		for _, row := range spirvRows() {
			if d[0] == "reference" || d[0] == "jit" || !row.only {
				t.Run(d[0]+"/"+row.name, func(t *testing.T) { row.run(t, device) })
			}
		}
		if err := device.Close(); err != nil {
			t.Error(err)
		}
	}
}

func (r *spirvRow) run(t *testing.T, device *compute.Device) {
	text := strings.NewReplacer("CAPABILITIES", r.capabilities, "EXTENSIONS", r.extensions, "BODY", r.body).Replace(spirvRowText)
	program, err := spvc.Compile(t.Context(), []byte(strings.ReplaceAll(text, " ,", ",")), spvc.Options{Default: device.Info().Env()})
	if err != nil {
		t.Fatal(err)
	}
	kernel, err := device.Kernel(program, "k")
	if err != nil {
		t.Fatal(err)
	}
	in := make([]float32, 64)
	for i := range in {
		in[i] = float32(i+1) / 16
	}
	x, err := compute.BufferOf(device, in)
	if err != nil {
		t.Fatal(err)
	}
	out, err := compute.NewBuffer[uint32](device, 64)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := kernel.Dispatch(context.Background(), [3]uint32{2, 1, 1}, x, out); err != nil {
		t.Fatal(err)
	}
	got, err := out.Slice()
	if err != nil {
		t.Fatal(err)
	}
	for i, bits := range got {
		want := r.want(i, float64(in[i]), int(device.Info().Limits.SubgroupSize))
		g := float64(bits)
		if r.number {
			g = float64(math.Float32frombits(bits))
		}
		if diff := math.Abs(g - want); diff > 0 && !(r.number && diff <= 1e-3*math.Max(1, math.Abs(want))) {
			t.Fatalf("invocation %d: %v, want %v", i, g, want)
		}
	}
}
