package blocklayout

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// envOf returns the environment of Vulkan 1.minor with the given layout features.
// Vulkan 1.1 and newer have relaxed layout.
func envOf(minor uint8, l target.Layout) *target.Env {
	c := target.Default().Config()
	c.ClientAPI, c.APIVersion, c.Layout = target.Vulkan, target.APIVersion{Major: 1, Minor: minor}, l
	return target.New(c)
}

// TestCheck has a block for each way to break each rule, and a correct block next to
// it.
func TestCheck(t *testing.T) {
	const vec3, mat = "vector<3xf32>", "!spirv.matrix<2 x vector<2xf32>>"
	buffer, uniform, push := spec.StorageClassStorageBuffer, spec.StorageClassUniform, spec.StorageClassPushConstant
	strict, relaxed, scalar := envOf(0, target.Layout{}), envOf(1, target.Layout{}), envOf(1, target.Layout{ScalarBlockLayout: true})
	standard := envOf(1, target.Layout{UniformBufferStandardLayout: true})
	for _, c := range []struct {
		members string
		class   spec.StorageClass
		env     *target.Env
		want    string // rule@path found>want, ...
	}{
		{"f32 [0], " + vec3 + " [16], f32 [28]", buffer, strict, ""},
		{"f32 [64], " + vec3 + " [16], f32 [0]", buffer, strict, ""}, // any order, gaps
		{"f32, i32", buffer, strict, "offset-missing@ -1>-1"},
		{"!spirv.struct<(f32, i8)> [4]", buffer, strict, "offset-missing@0 -1>-1"},
		{"f32 [2], i64 [12]", buffer, strict, "offset-alignment@0 2>4, offset-alignment@1 12>16"},
		{"f32 [0], " + vec3 + " [4]", buffer, strict, "offset-alignment@1 4>16"},
		{"f32 [0], " + vec3 + " [4]", buffer, relaxed, ""},
		{"f32 [0], " + vec3 + " [6]", buffer, relaxed, "offset-alignment@1 6>8"},
		{"f32 [0], " + vec3 + " [8]", buffer, relaxed, "improper-straddle@1 8>16"},
		{"f32 [0], " + vec3 + " [8]", buffer, scalar, ""},
		{"vector<4xf64> [8]", buffer, relaxed, "improper-straddle@0 8>32"},
		{"vector<4xf64> [16]", buffer, relaxed, ""},
		{"!spirv.array<2 x " + vec3 + ", stride=16> [4]", buffer, relaxed, "offset-alignment@0 4>16"},
		{"!spirv.array<3 x !spirv.struct<(f32 [0], vector<2xf32> [4])>, stride=24> [0]", buffer, relaxed, "improper-straddle@0[].1 4>8"},
		{"!spirv.array<3 x !spirv.struct<(f32 [0], vector<2xf32> [4])>, stride=16> [0]", buffer, relaxed, ""},
		{"!spirv.struct<(f32 [0], vector<2xf32> [4])> [0], !spirv.struct<(f32 [0], vector<2xf32> [4])> [24]", buffer, relaxed, "improper-straddle@1.1 4>8"},
		{"f32 [0], i64 [8], f32 [12]", buffer, strict, "overlap@2 12>16"},
		{"i64 [0], f32 [4], f32 [4]", buffer, strict, "overlap@1 4>8, overlap@2 4>8"},
		{"f32 [8], !spirv.array<4 x f32, stride=4> [0]", buffer, strict, "overlap@0 8>16"},
		{"!spirv.struct<(i64 [0], f32 [8])> [0], f32 [12]", buffer, strict, "tail-padding@1 12>16"},
		{"!spirv.struct<(i64 [0], f32 [8])> [0], f32 [12]", buffer, scalar, ""},
		{"!spirv.array<2 x f32, stride=16> [0], f32 [20]", uniform, strict, "tail-padding@1 20>32"},
		{"!spirv.array<2 x f32, stride=16> [0], f32 [20]", uniform, standard, ""},
		{"!spirv.array<2 x f32> [0]", buffer, strict, "array-stride-missing@0 -1>4"},
		{"!spirv.array<2 x f32, stride=4> [0]", uniform, strict, "array-stride-alignment@0 4>16"},
		{"!spirv.array<2 x f32, stride=4> [0]", uniform, standard, ""},
		{"!spirv.array<2 x f32, stride=64> [0]", uniform, strict, ""},
		{"!spirv.array<2 x !spirv.array<2 x i16, stride=2>, stride=2> [0]", buffer, strict, "array-stride-too-small@0 2>4"},
		{"!spirv.array<2 x !spirv.array<2 x i16, stride=3>, stride=6> [0]", buffer, strict, "array-stride-alignment@0[] 3>4"},
		{mat + " [0, ColMajor]", buffer, strict, "matrix-stride-missing@0 -1>8"},
		{mat + " [0, MatrixStride=8]", buffer, strict, "majorness-missing@0 -1>-1"},
		{mat + " [0, RowMajor, ColMajor, MatrixStride=8]", buffer, strict, "majorness-twice@0 -1>-1"},
		{mat + " [0, ColMajor, MatrixStride=12]", buffer, strict, "matrix-stride-alignment@0 12>16"},
		{mat + " [0, ColMajor, MatrixStride=4]", buffer, scalar, "matrix-stride-too-small@0 4>8"},
		{"!spirv.array<2 x " + mat + ", stride=16> [0, ColMajor, MatrixStride=16]", buffer, strict, "array-stride-too-small@0 16>24"},
		{"f32 [0, ColMajor]", buffer, strict, "stray-matrix-decoration@0 -1>-1"},
		{"f32 [0], !spirv.rtarray<f32, stride=4> [4]", buffer, strict, ""},
		{"!spirv.rtarray<f32, stride=4> [0], f32 [16]", buffer, strict, "runtime-array-place@0 -1>-1, runtime-array-last@1 16>-1"},
		{"f32 [16], !spirv.rtarray<f32, stride=4> [0]", buffer, strict, "runtime-array-last@0 16>-1"},
		{"f32 [0], !spirv.rtarray<f32, stride=16> [16]", uniform, strict, "runtime-array-place@ -1>-1"},
		{"f32 [0], !spirv.rtarray<f32, stride=4> [4]", push, strict, "runtime-array-place@ -1>-1"},
		{"!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])> [0]", buffer, strict, "runtime-array-place@0 -1>-1"},
		{"f32 [0], i1 [4]", buffer, strict, "no-layout@1 -1>-1"},
		{"!spirv.ptr<f32, Function> [0]", buffer, strict, "no-layout@0 -1>-1"},
		{"!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown> [0]", buffer, strict, "no-layout@0 -1>-1"},
		{"!spirv.coopmatrix<8x8xf32, Subgroup, MatrixA> [0], vector<8xf32> [32]", buffer, strict, "no-layout@0 -1>-1, no-layout@1 -1>-1"},
		{"!spirv.array<1073741825 x f32, stride=4> [0]", buffer, strict, "too-large@ 4294967300>4294967295"},
		{"!spirv.array<2147483647 x f32, stride=4> [16], f32 [12]", buffer, strict, "too-large@ 8589934604>4294967295"},
		{"f32 [0], !spirv.struct<()> [6], f32 [8]", buffer, strict, "offset-alignment@1 6>8"},
	} {
		var got []string
		vs := Check(parse(t, c.members), CheckOptions{Class: c.class, Env: c.env})
		for i := range vs {
			v := &vs[i]
			got = append(got, v.Rule.String()+"@"+v.Path+" "+number(v.Found)+">"+number(v.Want))
			if v.Want >= 0 && v.Rule != TooLarge && !strings.Contains(v.Msg, number(v.Want)) || v.Rule.Section() == "" {
				t.Errorf("%s: the text does not say what is right: %s", c.members, v.String())
			}
		}
		if strings.Join(got, ", ") != c.want {
			t.Errorf("%s in %s:\n got %s\nwant %s", c.members, c.class, strings.Join(got, ", "), c.want)
		}
	}
}

func TestViolationText(t *testing.T) {
	typ := parse(t, "f32 [0], !spirv.array<2 x !spirv.struct<(f32 [0], vector<3xf32> [4])>, stride=16> [16]")
	names := func(_ *spirv.StructType, i int) string { return [...]string{"pos", "light"}[i] }
	vs := Check(typ, CheckOptions{Class: spec.StorageClassUniform, Env: envOf(0, target.Layout{}), Names: names})
	want := "member light[].light: Offset 4 is not a multiple of 16, the alignment of 'vector<3xf32>' by std140; the next is 16 " +
		"[offset-alignment; Vulkan, Offset and Stride Assignment]"
	if len(vs) != 1 || vs[0].String() != want {
		t.Errorf("got %v, want %s", vs, want)
	}
	if v := vs[0]; v.Member != 1 || len(v.Struct.Members()) != 2 || v.Struct == typ {
		t.Errorf("the violation is said to be in member %d of %v", v.Member, v.Struct)
	}
	demanded := Check(typ, CheckOptions{Class: spec.StorageClassUniform, Env: envOf(0, target.Layout{BlockLayout: target.Scalar})})
	if len(demanded) != 1 || demanded[0].Rule != Demand || !strings.Contains(demanded[0].Msg, `block layout "scalar" in storage class Uniform needs the feature scalarBlockLayout`) {
		t.Errorf("a demand beyond the features gives %v", demanded)
	}
}

// TestCheckDeepAndShared nests 9,000 structs, and shares structs so that there are 2^60
// paths. Both cases must take little time and report each violation once.
func TestCheckDeepAndShared(t *testing.T) {
	ctx := ir.NewContext(registry())
	env := envOf(1, target.Layout{})
	for name, width := range map[string]int{"deep": 1, "shared": 2} {
		levels := map[string]int{"deep": 9000, "shared": 60}[name]
		typ := ir.Type(spirv.StructOf(ctx, []spirv.Member{{Type: ctx.F32()}, {Type: ctx.I64(), Offset: 4}}, true))
		plain := ir.Type(ctx.F32())
		for range levels {
			ms := make([]spirv.Member, width)
			ps := make([]spirv.Member, width)
			for i := range ms {
				ms[i] = spirv.Member{Type: typ, Offset: uint32(i) << 30}
				ps[i].Type = plain
			}
			typ, plain = spirv.StructOf(ctx, ms, true), spirv.StructOf(ctx, ps, false)
		}
		vs := Check(typ, CheckOptions{Class: spec.StorageClassStorageBuffer, Env: env})
		if len(vs) == 0 || vs[0].Rule != OffsetAlignment || strings.Count(vs[0].Path, ".") != levels {
			t.Errorf("%s: %d violations", name, len(vs))
		}
		if len(vs) > 2*levels+1 {
			t.Errorf("%s: %d violations", name, len(vs))
		}
		if _, err := LayOut(plain, Std430); (err != nil) != (name == "shared") { // 2^62 bytes
			t.Errorf("%s: LayOut gives %v", name, err)
		}
		if _, err := ShapeOf(typ); err != nil {
			t.Errorf("%s: ShapeOf gives %v", name, err)
		}
		if Strip(typ) != Strip(Strip(typ)) {
			t.Errorf("%s: Strip leaves layout", name)
		}
	}
	tooDeep := ir.Type(ctx.F32())
	for range maxDepth + 2 {
		tooDeep = spirv.ArrayOf(tooDeep, 1, 4)
	}
	vs := Check(spirv.StructOf(ctx, []spirv.Member{{Type: tooDeep}}, true), CheckOptions{Class: spec.StorageClassStorageBuffer, Env: env})
	if len(vs) != 1 || vs[0].Rule != TooDeep {
		t.Errorf("nesting beyond the limit gives %d violations", len(vs))
	}
}

func parseModule(t *testing.T, body string) *ir.Operation {
	t.Helper()
	ctx := ir.NewContext(registry())
	ctx.PushHandler(func(d *ir.Diagnostic) bool { t.Log(d.Message); return true })
	top, ok := ir.Parse(ctx, ctx.AddFile("test", []byte(body)))
	if !ok || !ir.Verify(top) {
		t.Fatalf("cannot parse %s", body)
	}
	return top.Region(0).First().First()
}

func TestCheckModule(t *testing.T) {
	if fs := CheckModule(parseModule(t, `spirv.module Physical64 OpenCL requires #spirv.vce<v1.5, [Kernel, Addresses], []> {
  spirv.GlobalVariable @a : !spirv.ptr<!spirv.array<4 x f32, stride=4>, Workgroup>
}`), envOf(0, target.Layout{})); len(fs) != 0 {
		t.Errorf("a kernel of OpenCL has %d findings", len(fs))
	}
	const vars = `
  spirv.GlobalVariable @right bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride=4> [0])>, StorageBuffer>
  spirv.GlobalVariable @both bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride=4> [0])>, Uniform>
  spirv.GlobalVariable @table bind(0, 2) : !spirv.ptr<!spirv.array<3 x !spirv.struct<(f32 [0])>, stride=4>, StorageBuffer>
  spirv.GlobalVariable @bare bind(0, 3) : !spirv.ptr<!spirv.array<4 x f32, stride=4>, StorageBuffer>
  spirv.GlobalVariable @push : !spirv.ptr<f32, PushConstant>
  spirv.GlobalVariable @shared : !spirv.ptr<!spirv.array<4 x f32, stride=4>, Workgroup>
  spirv.GlobalVariable @plain : !spirv.ptr<!spirv.array<4 x f32>, Workgroup>
  spirv.GlobalVariable @list bind(0, 4) : !spirv.ptr<!spirv.struct<node, (f32 [2], !spirv.ptr<!spirv.struct<(i64 [4])>, PhysicalStorageBuffer> [8])>, StorageBuffer>
  spirv.func @f() "None" {
    %0 = spirv.Variable : !spirv.ptr<!spirv.struct<(f32 [0], f32 [4])>, Function>
    spirv.Return
  }`
	find := func(version, caps string) string {
		m := parseModule(t, "spirv.module PhysicalStorageBuffer64 GLSL450 requires #spirv.vce<"+version+", ["+caps+"], []> {"+vars+"\n}")
		var got []string
		for _, f := range CheckModule(m, envOf(0, target.Layout{})) {
			name := ir.SymbolName(f.Op)
			if name == "" {
				name = f.Op.Name()
			}
			s := name + " " + f.Class.String() + " " + f.Rule.String() + "@" + f.Path
			if f.Also != nil {
				s += " but " + ir.SymbolName(f.Also) + " " + f.AlsoClass.String()
			}
			got = append(got, s)
		}
		return strings.Join(got, "\n")
	}
	want := `both Uniform array-stride-alignment@0 but right StorageBuffer
table StorageBuffer layout-forbidden@
bare StorageBuffer block-type@
push PushConstant block-type@
shared Workgroup layout-forbidden@
list StorageBuffer offset-alignment@0
list PhysicalStorageBuffer offset-alignment@0`
	if got := find("v1.3", "Shader"); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	want += "\nspirv.Variable Function layout-forbidden@"
	if got := find("v1.5", "Shader"); got != want {
		t.Errorf("for SPIR-V 1.5: got\n%s\nwant\n%s", got, want)
	}
}

func TestBlockNested(t *testing.T) {
	m := parseModule(t, `spirv.module Logical GLSL450 {
  spirv.GlobalVariable @inner bind(0, 0) : !spirv.ptr<!spirv.struct<(f32 [0])>, StorageBuffer>
  spirv.GlobalVariable @outer bind(0, 1) : !spirv.ptr<!spirv.struct<(f32 [0], !spirv.struct<(f32 [0])> [4])>, StorageBuffer>
}`)
	fs := CheckModule(m, envOf(0, target.Layout{}))
	if len(fs) != 1 || fs[0].Rule != BlockNested || ir.SymbolName(fs[0].Op) != "inner" || !strings.Contains(fs[0].Msg, "another block, 'spirv.GlobalVariable' outer") {
		t.Errorf("got %v", fs)
	}
}

func TestReport(t *testing.T) {
	m := parseModule(t, `spirv.module Logical GLSL450 {
  spirv.GlobalVariable @a bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride=4> [0])>, StorageBuffer>
  spirv.GlobalVariable @b bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride=4> [0])>, Uniform>
}`)
	var got []string
	defer m.Context().PushHandler(func(d *ir.Diagnostic) bool {
		got = append(got, d.Message)
		for _, n := range d.Notes {
			got = append(got, n.Message)
		}
		return true
	})()
	if Report(CheckModule(m, envOf(0, target.Layout{}))) {
		t.Error("Report finds nothing")
	}
	want := "block layout in storage class Uniform: member 0: ArrayStride 4 is not a multiple of 16, the alignment of the array by std140; the next is 16 " +
		"[array-stride-alignment; Vulkan, Offset and Stride Assignment]"
	if len(got) < 2 || got[0] != want || !strings.Contains(strings.Join(got, "\n"), "StorageBuffer here and follows its rules") {
		t.Errorf("got %q", got)
	}
	if !Report(CheckModule(m, envOf(2, target.Layout{UniformBufferStandardLayout: true}))) {
		t.Error("std430 in Uniform is refused where the target has it")
	}
}
