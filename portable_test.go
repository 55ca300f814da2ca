package spvc_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/target"
)

// kernels is a module with the kernel @k::@f of the given arguments and body.
func kernelModule(attributes, args, size, body string) string {
	return "module attributes {gpu.container_module" + attributes + "} {\ngpu.module @k {\n" +
		"gpu.func @f(" + args + ") kernel attributes {known_block_size = array<i32: " + size + ">} {\n" +
		"%i = gpu.global_id x\n" + body + "\ngpu.return\n}\n}\n}\n"
}

func profilesNamed(t *testing.T, names ...string) []*target.Env {
	t.Helper()
	var out []*target.Env
	for _, n := range names {
		e, err := target.Profile(n)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, e)
	}
	return out
}

// withDoubles is vulkan1.3 with Float64 and more.
func withDoubles(t *testing.T) *target.Env {
	e := profilesNamed(t, "vulkan1.3")[0]
	c := e.Config()
	c.Name = "doubles"
	for _, x := range target.Enablers() {
		if len(x.Any) > 0 && (x.Any[0] == "shaderFloat64" || x.Any[0] == "shaderInt64") {
			c.Capabilities = append(c.Capabilities, x.Capability)
		}
	}
	c.Limits.MaxComputeWorkgroupInvocations, c.Limits.MaxComputeWorkgroupSize = 1024, []int{1024, 1024, 64}
	return target.New(c)
}

func portable(t *testing.T, text string, o spvc.Options, targets ...*target.Env) []string {
	t.Helper()
	o.Name, o.NoValidate = "k.mlir", true
	got, err := spvc.CheckPortable(t.Context(), []byte(text), o, targets)
	if err != nil {
		t.Fatal(err)
	}
	if len(got) != len(targets) {
		t.Fatalf("%d results for %d targets", len(got), len(targets))
	}
	var out []string
	for i, p := range got {
		if p.Env != targets[i] || p.OK() != (len(p.Findings) == 0) {
			t.Errorf("result %d is of %s", i, p.Env.Name())
		}
		var lines []string
		for _, f := range p.Findings {
			lines = append(lines, fmt.Sprintf("%s|%s|%s|%s", f.Kind, f.Where, f.Op, f.Reason))
		}
		out = append(out, strings.Join(lines, "\n"))
	}
	return out
}

func TestPortableCapabilities(t *testing.T) {
	text := kernelModule("", "%d: memref<4xf64>", "4, 1, 1", "%v = memref.load %d[%i] : memref<4xf64>\n%w = arith.addf %v, %v : f64\nmemref.store %w, %d[%i] : memref<4xf64>")
	got := portable(t, text, spvc.Options{}, append(profilesNamed(t, "vulkan1.1"), withDoubles(t))...)
	for _, want := range []string{
		"compile|k.mlir:3:1||failed to legalize operation 'gpu.func'",
		"capability|k.mlir:3:13|spirv.GlobalVariable|needs capability Float64 (shaderFloat64)",
		"capability|k.mlir:5:6|spirv.AccessChain|needs capability Float64 (shaderFloat64)",
		"capability|k.mlir:6:6|spirv.FAdd|needs capability Float64 (shaderFloat64)",
	} {
		if !strings.Contains(got[0], want) {
			t.Errorf("%s\nlacks %s", got[0], want)
		}
	}
	if got[1] != "" {
		t.Errorf("with Float64: %s", got[1])
	}
	// Without any target that compiles it, what it needs is still said.
	got = portable(t, text, spvc.Options{}, profilesNamed(t, "vulkan1.0")...)
	if !strings.Contains(got[0], "capability|k.mlir:6:6|spirv.FAdd|needs capability Float64") {
		t.Errorf("alone: %s", got[0])
	}
}

func TestPortableVersions(t *testing.T) {
	text := "spirv.module Logical GLSL450 {\n" +
		"spirv.func @f(%a: i32) -> i1 \"None\" {\n%0 = spirv.GroupNonUniformElect <Subgroup> : i1\nspirv.ReturnValue %0 : i1\n}\n" +
		"spirv.func @main() \"None\" {\nspirv.Return\n}\nspirv.EntryPoint \"GLCompute\" @main\nspirv.ExecutionMode @main \"LocalSize\", 1, 1, 1\n}"
	text = "module {\n" + text + "\n}"
	got := portable(t, text, spvc.Options{}, profilesNamed(t, "vulkan1.0", "vulkan1.1")...)
	for _, want := range []string{
		"version|k.mlir:4:6|spirv.GroupNonUniformElect|needs SPIR-V 1.3, the target reads up to 1.0",
		"capability|k.mlir:4:6|spirv.GroupNonUniformElect|needs capability GroupNonUniform (subgroup basic operations)",
	} {
		if !strings.Contains(got[0], want) {
			t.Errorf("%s\nlacks %s", got[0], want)
		}
	}
	if got[1] != "" {
		t.Errorf("1.1: %s", got[1])
	}
}

func TestPortableLimits(t *testing.T) {
	text := kernelModule("", "%m: memref<4xf32>, %n: memref<5000xf32, #spirv.storage_class<Uniform>>", "512, 1, 1",
		"%s = memref.alloc() : memref<16384xf32, #spirv.storage_class<Workgroup>>\n%v = memref.load %m[%i] : memref<4xf32>\nmemref.store %v, %s[%i] : memref<16384xf32, #spirv.storage_class<Workgroup>>\n%w = memref.load %s[%i] : memref<16384xf32, #spirv.storage_class<Workgroup>>\nmemref.store %w, %m[%i] : memref<4xf32>\n%u = memref.load %n[%i] : memref<5000xf32, #spirv.storage_class<Uniform>>\nmemref.store %u, %m[%i] : memref<4xf32>")
	got := portable(t, text, spvc.Options{}, profilesNamed(t, "vulkan1.1")...)
	for _, want := range []string{
		"limit|k.mlir:3:1|@k::@f|needs maxComputeWorkGroupSize[0] of 512, the target has 128",
		"limit|k.mlir:3:1|@k::@f|needs maxComputeWorkGroupInvocations of 512, the target has 128",
		"limit|k.mlir:3:1|@k::@f|needs maxComputeSharedMemorySize of 65536, the target has 16384",
	} {
		if !strings.Contains(got[0], want) {
			t.Errorf("%s\nlacks %s", got[0], want)
		}
	}
}

func TestPortableLayouts(t *testing.T) {
	body := "%v = memref.load %m[%i] : memref<4xvector<3xf32>>\nmemref.store %v, %m[%i] : memref<4xvector<3xf32>>"
	text := kernelModule("", "%m: memref<4xvector<3xf32>>", "4, 1, 1", body)
	targets := profilesNamed(t, "vulkan1.1", "vulkan1.2", "vulkan1.4")
	got := portable(t, text, spvc.Options{}, targets...)
	want := "layout|k.mlir:3:1|@k::@f|block at set 0, binding 0 is laid out by scalar, not by std430 as for vulkan1.1: member [0] has stride 12, not 16"
	if got[0] != "" || got[1] != "" || got[2] != want {
		t.Errorf("%q", got)
	}
	// The target of the options is what the others are compared with.
	got = portable(t, text, spvc.Options{Env: targets[2]}, targets...)
	want = "layout|k.mlir:3:1|@k::@f|block at set 0, binding 0 is laid out by std430, not by scalar as for vulkan1.4: member [0] has stride 16, not 12"
	if got[0] != want || got[1] != want || got[2] != "" {
		t.Errorf("%q", got)
	}
	// A demand for rules that all targets allow makes the module portable, one that
	// some do not allow is an error there.
	demand := `, dlti.dl_spec = #dlti.dl_spec<"spirv.block_layout" = "%s">`
	got = portable(t, kernelModule(fmt.Sprintf(demand, "std430"), "%m: memref<4xvector<3xf32>>", "4, 1, 1", body), spvc.Options{}, targets...)
	if got[0]+got[1]+got[2] != "" {
		t.Errorf("std430: %q", got)
	}
	got = portable(t, kernelModule(fmt.Sprintf(demand, "scalar"), "%m: memref<4xvector<3xf32>>", "4, 1, 1", body), spvc.Options{}, targets...)
	if !strings.HasPrefix(got[0], `compile|k.mlir:3:1||block layout "scalar" in storage class StorageBuffer needs the feature scalarBlockLayout`) || got[2] != "" {
		t.Errorf("scalar: %q", got)
	}
}

// TestPortableBytes: emulated integers lie in the same bytes.
func TestPortableBytes(t *testing.T) {
	text := kernelModule("", "%m: memref<16xi8>, %n: memref<?xi16>", "4, 1, 1", "%v = memref.load %m[%i] : memref<16xi8>\nmemref.store %v, %m[%i] : memref<16xi8>\n%w = memref.load %n[%i] : memref<?xi16>\nmemref.store %w, %n[%i] : memref<?xi16>")
	got := portable(t, text, spvc.Options{}, profilesNamed(t, "vulkan1.1", "vulkan1.4")...)
	if got[0]+got[1] != "" {
		t.Errorf("%q", got)
	}
}

func TestPortableErrors(t *testing.T) {
	_, err := spvc.CheckPortable(t.Context(), []byte("module {"), spvc.Options{Name: "k.mlir"}, profilesNamed(t, "vulkan1.1"))
	if err == nil || !strings.Contains(err.Error(), "k.mlir:1:7: error:") {
		t.Errorf("%v", err)
	}
}

// Where a kernel would fail, and why.
func ExampleCheckPortable() {
	const text = `module attributes {gpu.container_module} {
gpu.module @k {
  gpu.func @double(%m: memref<4xf64>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %i = gpu.global_id x
    %v = memref.load %m[%i] : memref<4xf64>
    %w = arith.addf %v, %v : f64
    memref.store %w, %m[%i] : memref<4xf64>
    gpu.return
  }
}
}`
	env, err := target.Profile("vulkan1.3")
	if err != nil {
		fmt.Println(err)
		return
	}
	results, err := spvc.CheckPortable(context.Background(), []byte(text), spvc.Options{Name: "double.mlir"}, []*target.Env{env})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, r := range results {
		for _, f := range r.Findings {
			if f.Kind == spvc.NeedsCapability && f.Op == "spirv.FAdd" {
				fmt.Println(f.Where, f.Op, f.Reason)
			}
		}
	}
	// Output: double.mlir:6:10 spirv.FAdd needs capability Float64 (shaderFloat64)
}

// TestPortableValidation: what only SPIRV-Tools refuse is a finding with its place.
func TestPortableValidation(t *testing.T) {
	if !validated {
		t.Log("spvc is built without SPIRV-Tools") // which then refuse nothing
		return
	}
	text := `spirv.module @m Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.func @main() -> () "None" {
    spirv.Kill
  }
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}`
	got, err := spvc.CheckPortable(t.Context(), []byte(text), spvc.Options{Name: "k.mlir"}, profilesNamed(t, "vulkan1.1"))
	if err != nil || len(got[0].Findings) != 1 {
		t.Fatalf("%v, %v", got, err)
	}
	if f := got[0].Findings[0]; f.Kind != spvc.DoesNotValidate || f.Where != "k.mlir:2:3" || !strings.HasPrefix(f.Reason, "SPIR-V does not allow this: ") {
		t.Errorf("got %+v", f)
	}
}
