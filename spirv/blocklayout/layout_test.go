package blocklayout

import (
	"errors"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

func registry() *ir.Registry {
	reg := ir.NewRegistry()
	reg.Add("spirv", spirv.Dialect)
	return reg
}

// parse parses the members of a struct.
func parse(t *testing.T, members string) ir.Type {
	t.Helper()
	ctx := ir.NewContext(registry())
	ctx.PushHandler(func(d *ir.Diagnostic) bool { t.Log(d.Message); return true })
	typ, ok := ir.ParseType(ctx, "!spirv.struct<("+members+")>")
	if !ok {
		t.Fatalf("cannot parse %s", members)
	}
	return typ
}

// TestGolden compares offsets and strides with those that glslang computes for the same
// blocks.
func TestGolden(t *testing.T) {
	const vec3, mat3 = "vector<3xf32>", "!spirv.matrix<3 x vector<3xf32>>"
	const mat3x2 = "!spirv.matrix<3 x vector<2xf32>>"
	for _, c := range []struct{ members, std140, std430, scalar, c string }{
		{"f32, " + vec3 + ", f32", "f32 [0], vector<3xf32> [16], f32 [28]", "", "f32 [0], vector<3xf32> [4], f32 [16]", ""},
		{vec3 + ", " + vec3, "vector<3xf32> [0], vector<3xf32> [16]", "", "vector<3xf32> [0], vector<3xf32> [12]", ""},
		{"f32, vector<2xf32>", "f32 [0], vector<2xf32> [8]", "", "f32 [0], vector<2xf32> [4]", ""},
		{"!spirv.array<3 x f32>, f32", "!spirv.array<3 x f32, stride=16> [0], f32 [48]", "!spirv.array<3 x f32, stride=4> [0], f32 [12]", "!spirv.array<3 x f32, stride=4> [0], f32 [12]", ""},
		{"!spirv.array<2 x vector<3xf32>>, f32", "!spirv.array<2 x vector<3xf32>, stride=16> [0], f32 [32]", "", "!spirv.array<2 x vector<3xf32>, stride=12> [0], f32 [24]", ""},
		{mat3 + ", f32", mat3 + " [0, ColMajor, MatrixStride=16], f32 [48]", "", mat3 + " [0, ColMajor, MatrixStride=12], f32 [36]", ""},
		{mat3x2 + " [RowMajor], f32", mat3x2 + " [0, RowMajor, MatrixStride=16], f32 [32]", "", mat3x2 + " [0, RowMajor, MatrixStride=12], f32 [24]", ""},
		{mat3x2 + ", f32", mat3x2 + " [0, ColMajor, MatrixStride=16], f32 [48]", mat3x2 + " [0, ColMajor, MatrixStride=8], f32 [24]", mat3x2 + " [0, ColMajor, MatrixStride=8], f32 [24]", ""},
		{"!spirv.struct<(i64, i32)>, i32", "!spirv.struct<(i64 [0], i32 [8])> [0], i32 [16]", "", "!spirv.struct<(i64 [0], i32 [8])> [0], i32 [12]", "!spirv.struct<(i64 [0], i32 [8])> [0], i32 [16]"},
		{"!spirv.array<2 x !spirv.struct<(i64, i32)>>, i32", "!spirv.array<2 x !spirv.struct<(i64 [0], i32 [8])>, stride=16> [0], i32 [32]", "", "!spirv.array<2 x !spirv.struct<(i64 [0], i32 [8])>, stride=16> [0], i32 [28]", "!spirv.array<2 x !spirv.struct<(i64 [0], i32 [8])>, stride=16> [0], i32 [32]"},
		{"!spirv.struct<(vector<3xf32>)>, f32", "!spirv.struct<(vector<3xf32> [0])> [0], f32 [16]", "", "!spirv.struct<(vector<3xf32> [0])> [0], f32 [12]", ""},
		{"!spirv.array<2 x !spirv.struct<(f32)>>, f32", "!spirv.array<2 x !spirv.struct<(f32 [0])>, stride=16> [0], f32 [32]", "!spirv.array<2 x !spirv.struct<(f32 [0])>, stride=4> [0], f32 [8]", "!spirv.array<2 x !spirv.struct<(f32 [0])>, stride=4> [0], f32 [8]", ""},
		{"f16, vector<3xf16>, i8", "f16 [0], vector<3xf16> [8], i8 [14]", "", "f16 [0], vector<3xf16> [2], i8 [8]", ""},
		{"i8, f64, i8", "i8 [0], f64 [8], i8 [16]", "", "i8 [0], f64 [8], i8 [16]", ""},
		{"f32, vector<3xf64>, f32", "f32 [0], vector<3xf64> [32], f32 [56]", "", "f32 [0], vector<3xf64> [8], f32 [32]", ""},
		{"f32, !spirv.rtarray<vector<3xf32>>", "f32 [0], !spirv.rtarray<vector<3xf32>, stride=16> [16]", "", "f32 [0], !spirv.rtarray<vector<3xf32>, stride=12> [4]", ""},
	} {
		if c.std430 == "" {
			c.std430 = c.std140
		}
		if c.c == "" {
			c.c = c.scalar
		}
		for r, want := range map[Rules]string{Std140: c.std140, Std430: c.std430, Scalar: c.scalar, C: c.c} {
			in, err := LayOut(parse(t, c.members), r)
			if err != nil {
				t.Errorf("%s, %s: %v", c.members, r, err)
				continue
			}
			if got := ir.TypeString(in.Type); got != "!spirv.struct<("+want+")>" {
				t.Errorf("%s, %s:\n got %s\nwant !spirv.struct<(%s)>", c.members, r, got, want)
			}
			if again, err := LayOut(Strip(in.Type), r); err != nil || strings.Contains(c.members, "matrix") == false && again != in {
				t.Errorf("%s, %s: laying out the stripped type gives %v, %v", c.members, r, again, err)
			}
		}
	}
}

func TestMLIRStride(t *testing.T) {
	in, err := LayOut(parse(t, "!spirv.array<2 x vector<3xf32>>, f32"), MLIR)
	if got := ir.TypeString(in.Type); err != nil || got != "!spirv.struct<(!spirv.array<2 x vector<3xf32>, stride=12> [0], f32 [24])>" {
		t.Errorf("got %s, %v", got, err)
	}
}

func TestErrors(t *testing.T) {
	for members, want := range map[string]string{
		"f32, !spirv.struct<(f32, i1)>":            "member 1.1: a bool has no explicit layout",
		"!spirv.rtarray<f32>, f32":                 "member 0: a runtime array must be the last member",
		"!spirv.ptr<f32, Function>":                "member 0: a pointer to storage class Function has no explicit layout",
		"!spirv.array<2147483647 x vector<4xf32>>": "member 0: the block is larger than 4 GiB",
	} {
		_, err := LayOut(parse(t, members), Std430)
		var e *Error
		if !errors.As(err, &e) || err.Error() != want {
			t.Errorf("%s: got %v, want %s", members, err, want)
		}
	}
}

func TestRulesFor(t *testing.T) {
	env := func(l target.Layout) *target.Env {
		c := target.Default().Config()
		c.Layout = l
		return target.New(c)
	}
	for _, c := range []struct {
		sc     spec.StorageClass
		layout target.Layout
		buffer bool
		want   Rules
		err    string
	}{
		{spec.StorageClassStorageBuffer, target.Layout{}, false, Std430, ""},
		{spec.StorageClassPushConstant, target.Layout{}, false, Std430, ""},
		{spec.StorageClassUniform, target.Layout{}, false, Std140, ""},
		{spec.StorageClassUniform, target.Layout{}, true, Std430, ""},
		{spec.StorageClassUniform, target.Layout{UniformBufferStandardLayout: true}, false, Std430, ""},
		{spec.StorageClassUniform, target.Layout{ScalarBlockLayout: true}, false, Scalar, ""},
		{spec.StorageClassWorkgroup, target.Layout{ScalarBlockLayout: true, WorkgroupExplicitLayout: true}, false, Std430, ""},
		{spec.StorageClassWorkgroup, target.Layout{WorkgroupExplicitLayout: true, WorkgroupScalarBlockLayout: true}, false, Scalar, ""},
		{spec.StorageClassStorageBuffer, target.Layout{BlockLayout: target.Std140}, false, Std140, ""},
		{spec.StorageClassStorageBuffer, target.Layout{BlockLayout: target.Scalar}, false, 0, "needs the feature scalarBlockLayout"},
		{spec.StorageClassUniform, target.Layout{BlockLayout: target.Std430}, false, 0, "needs the feature uniformBufferStandardLayout"},
		{spec.StorageClassUniform, target.Layout{BlockLayout: target.C, ScalarBlockLayout: true}, false, C, ""},
	} {
		got, err := RulesFor(c.sc, env(c.layout), c.buffer)
		if c.err != "" {
			if err == nil || !strings.Contains(err.Error(), c.err) {
				t.Errorf("%v %+v: got %v, want %s", c.sc, c.layout, err, c.err)
			}
			continue
		}
		if err != nil || got != c.want {
			t.Errorf("%v %+v: got %v, %v, want %v", c.sc, c.layout, got, err, c.want)
		}
	}
}
