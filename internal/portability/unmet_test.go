package portability

import (
	"slices"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// parseUnmet parses a module for tests of demands.
func parseUnmet(t *testing.T, text string) *ir.Operation {
	t.Helper()
	ctx := ir.NewContext(all.Registry())
	top, ok := ir.Parse(ctx, ctx.AddFile("u.mlir", []byte(text)))
	if !ok {
		t.Fatal("the source does not parse")
	}
	return top
}

// plain is a target with the capability Shader only.
func plain() *target.Env {
	cfg := target.Default().Config()
	cfg.Version, cfg.Capabilities, cfg.Extensions = spec.V1_3, []spec.Capability{spec.CapabilityShader}, nil
	return target.New(cfg)
}

// TestUnmet finds the demands of operations, results, variables and signatures, once for
// each place and reason.
func TestUnmet(t *testing.T) {
	const doubles = "needs capability Float64 (shaderFloat64)"
	for _, k := range []struct {
		name, text string
		want       []string
	}{
		{"nothing", `spirv.module Logical GLSL450 { spirv.func @f(%a: f32) -> f32 "None" { spirv.ReturnValue %a : f32 } }`, nil},
		{"argument", `spirv.module Logical GLSL450 { spirv.func @f(%a: f64) "None" { spirv.Return } }`, []string{"u.mlir:1:32 spirv.func " + doubles}},
		{"result", `spirv.module Logical GLSL450 { spirv.func @f(%a: f32) -> f64 "None" }`, []string{"u.mlir:1:32 spirv.func " + doubles}},
		{"both", `spirv.module Logical GLSL450 { spirv.func @f(%a: f64) -> f64 "None" { spirv.ReturnValue %a : f64 } }`, []string{"u.mlir:1:32 spirv.func " + doubles}},
		{"variable", `spirv.module Logical GLSL450 { spirv.GlobalVariable @v : !spirv.ptr<f64, Private> }`, []string{"u.mlir:1:32 spirv.GlobalVariable " + doubles}},
		{"computes", `spirv.module Logical GLSL450 { spirv.func @f() "None" { %0 = spirv.Constant 1.0 : f64
%1 = spirv.FAdd %0, %0 : f64
spirv.Return } }`, []string{"u.mlir:1:62 spirv.Constant " + doubles, "u.mlir:2:6 spirv.FAdd " + doubles}},
		{"no places", `spirv.module Logical GLSL450 { spirv.func @f() "None" {
%0 = spirv.Constant 1.0 : f64 loc(unknown)
%1 = spirv.FAdd %0, %0 : f64 loc(unknown)
%2 = spirv.FAdd %0, %1 : f64 loc(unknown)
spirv.Return } }`, []string{" spirv.Constant " + doubles, " spirv.FAdd " + doubles}},
		{"one place", `spirv.module Logical GLSL450 { spirv.func @f() "None" {
%0 = spirv.Constant 1.0 : f64 loc("a":1:1)
%1 = spirv.FAdd %0, %0 : f64 loc("a":1:1)
%2 = spirv.FAdd %0, %1 : f64 loc("a":1:2)
spirv.Return } }`, []string{"a:1:1 spirv.Constant " + doubles, "a:1:2 spirv.FAdd " + doubles}},
		{"other dialects", `func.func @f(%a: f64) -> f64 { return %a : f64 }`, nil},
	} {
		var got []string
		for _, f := range unmet(parseUnmet(t, k.text), plain()) {
			got = append(got, f.Where+" "+f.Op+" "+f.Reason)
		}
		if !slices.Equal(got, k.want) {
			t.Errorf("%s: %q, want %q", k.name, got, k.want)
		}
	}
}

// TestUserOf prefers what computes to what declares.
func TestUserOf(t *testing.T) {
	for _, k := range []struct{ name, text, want string }{
		{"none", `spirv.module Logical GLSL450 { spirv.func @f(%a: f32) "None" { spirv.Return } }`, ""},
		{"declares", `spirv.module Logical GLSL450 { spirv.GlobalVariable @v : !spirv.ptr<f64, Private> }`, "spirv.GlobalVariable"},
		{"pointer", `spirv.module Logical GLSL450 { spirv.func @f() "None" { %0 = spirv.Variable : !spirv.ptr<f64, Function> spirv.Return } }`, "spirv.Variable"},
		{"declares first", `spirv.module Logical GLSL450 { spirv.GlobalVariable @v : !spirv.ptr<f64, Private>
			spirv.func @f() "None" { %0 = spirv.Variable : !spirv.ptr<f64, Function> spirv.Return } }`, "spirv.GlobalVariable"},
		{"computes last", `spirv.module Logical GLSL450 { spirv.GlobalVariable @v : !spirv.ptr<f64, Private>
			spirv.func @f() "None" { %0 = spirv.Constant 1.0 : f64 spirv.Return } }`, "spirv.Constant"},
		{"not of the dialect", `func.func @f(%a: f64) { %0 = arith.addf %a, %a : f64 return }`, ""},
	} {
		got := ""
		if op := UserOf(parseUnmet(t, k.text), spec.CapabilityFloat64); op != nil {
			got = op.Name()
		}
		if got != k.want {
			t.Errorf("%s: %q, want %q", k.name, got, k.want)
		}
	}
}

// TestCompareKernels compares the blocks of a kernel that both binaries have.
func TestCompareKernels(t *testing.T) {
	shape := func(size int64) *block.Shape {
		return structure(size, block.Field{Offset: size - 4, Shape: scalar(block.Float, 32)})
	}
	resource := func(set, binding uint32, s *block.Shape) *reflect.Resource {
		return &reflect.Resource{Set: set, Binding: binding, Type: reflect.StorageBuffer, Block: s}
	}
	kernel := func(push *block.Shape, rs ...*reflect.Resource) *reflect.EntryPoint {
		return &reflect.EntryPoint{Resources: rs, PushConstants: push}
	}
	b := &Binary{Env: plain()}
	for _, k := range []struct {
		name   string
		e, was *reflect.EntryPoint
		want   int
	}{
		{"nothing", kernel(nil), kernel(nil), 0},
		{"equal", kernel(shape(8), resource(0, 1, shape(8))), kernel(shape(8), resource(0, 1, shape(8))), 0},
		{"push constants", kernel(shape(8)), kernel(shape(12)), 1},
		{"new push constants", kernel(shape(8)), kernel(nil), 0},
		{"old push constants", kernel(nil), kernel(shape(8)), 0},
		{"a binding", kernel(nil, resource(0, 1, shape(8))), kernel(nil, resource(0, 1, shape(12))), 1},
		{"another binding", kernel(nil, resource(0, 2, shape(8))), kernel(nil, resource(0, 1, shape(12))), 0},
		{"another set", kernel(nil, resource(1, 1, shape(8))), kernel(nil, resource(0, 1, shape(12))), 0},
		{"no block", kernel(nil, resource(0, 1, nil)), kernel(nil, resource(0, 1, shape(12))), 0},
		{"no block before", kernel(nil, resource(0, 1, shape(8))), kernel(nil, resource(0, 1, nil)), 0},
		{"all", kernel(shape(8), resource(0, 0, shape(8)), resource(0, 1, shape(8)), resource(1, 0, shape(8))),
			kernel(shape(12), resource(0, 0, shape(12)), resource(0, 1, shape(8)), resource(1, 0, shape(12))), 3},
	} {
		c := &blockChanges{b: b, other: b}
		c.compare(k.e, k.was)
		if len(c.out) != k.want {
			t.Errorf("%s: %+v", k.name, c.out)
		}
	}
}
