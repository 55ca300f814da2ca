package passes_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/passes"
	"github.com/spvc/spvc/target"
)

func parse(t *testing.T, text string) *ir.Operation {
	t.Helper()
	ctx := ir.NewContext(all.Registry())
	m, ok := ir.Parse(ctx, ctx.AddFile("t.mlir", []byte(text)))
	if !ok || !ir.Verify(m) {
		t.Fatal("the module does not parse")
	}
	return m
}

func profile(t *testing.T, name string) *target.Env {
	t.Helper()
	env, err := target.Profile(name)
	if err != nil {
		t.Fatal(err)
	}
	return env
}

// pipeline returns the text of the compile pipeline of module.
func pipeline(t *testing.T, module *ir.Operation, o passes.CompileOptions) string {
	t.Helper()
	m, _, err := passes.Compile(passes.NewRegistry(), module, o)
	if err != nil {
		t.Fatal(err)
	}
	return m.Brief()
}

// TestOptionsShow checks that each option changes the text of the pipeline.
func TestOptionsShow(t *testing.T) {
	changed := profile(t, "vulkan1.2").Config()
	changed.Limits.MaxComputeWorkgroupInvocations = 99
	changed.Limits.MaxPerStageStorageBuffers, changed.Limits.MaxPushConstantsSize, changed.Limits.MaxBufferSize = 77, 256, 5
	changed.Layout.ScalarBlockLayout = true
	for _, c := range []struct {
		name    string
		options passes.CompileOptions
		has     []string
		lacks   []string
	}{
		{"default", passes.CompileOptions{}, []string{"spirv-select-target,", "{layout=target}", "spirv-check-rules,spirv-check-limits{desktop=true},", "spirv-check-block-layout{relaxed=true}"}, []string{"webgpu"}},
		{"profile", passes.CompileOptions{Env: profile(t, "vulkan1.2")}, []string{"spirv-select-target{profile=vulkan1.2}", "spirv-check-limits{all=true}"}, nil},
		{"attributes", passes.CompileOptions{Env: target.New(changed)}, []string{"spirv-select-target{env={#spirv.target_env<", "max_compute_workgroup_invocations = 99", "layout={#dlti.dl_spec<",
			"spirv-check-limits{all=true limits=maxPushConstantsSize=256,maxPerStageDescriptorStorageBuffers=77}"}, []string{"profile="}},
		{"mlir", passes.CompileOptions{MLIRLayout: true}, []string{"spirv-lower-abi-attrs,", "spirv-check-limits"}, []string{"layout=target", "spirv-check-block-layout"}},
		{"index", passes.CompileOptions{IndexBits: 64}, []string{"spirv-expand-index{use-64bit-index=true}", "spirv-check-index{use-64bit-index=true}", "spirv-expand-scalars{use-64bit-index=true}",
			"convert-gpu-to-spirv{use-64bit-index=true layout=target exact=true optimize=true in-place=true}"}, nil},
		{"O0", passes.CompileOptions{Opt: passes.O0}, []string{"convert-gpu-to-spirv{layout=target exact=true in-place=true}"}, []string{"canonicalize", "cse", "loop-invariant-code-motion", "spirv-promote-allocas", "spirv-merge-accesses", "remove-dead-values"}},
		{"O1", passes.CompileOptions{}, []string{"gpu.module(gpu.func(spirv-unroll-loops,spirv-narrow-ranges,canonicalize{exact=true},spirv-promote-allocas),", ",gpu.module(remove-dead-values{exact=true})", "spirv-narrow-ranges,cse,spirv-merge-accesses,loop-invariant-code-motion", "optimize=true"}, []string{"trips"}},
		{"bounds", passes.CompileOptions{CheckBounds: true}, []string{"spirv-narrow-ranges,cse,loop-invariant-code-motion", "spirv-check-bounds,spirv-report-indices", "spirv-check-kernels,spirv-check-dimensions,"}, []string{"spirv-merge-accesses"}},
		{"dimensions", passes.CompileOptions{CheckDimensions: true}, []string{"func.func(spirv-check-dimensions{observe=true},spirv-choose-buffers)", "spirv-report-indices", "spirv-merge-accesses"}, []string{"spirv-check-bounds"}},
		{"dimensions and bounds", passes.CompileOptions{CheckDimensions: true, CheckBounds: true}, []string{"spirv-check-dimensions,", "spirv-check-bounds"}, []string{"observe"}},
		{"O2", passes.CompileOptions{Opt: passes.O2, IndexBits: 64}, []string{"(canonicalize{exact=true},spirv-unroll-loops{trips=32 size=512},spirv-narrow-ranges{use-64bit-index=true},canonicalize{exact=true},spirv-promote-allocas)"}, nil},
		{"Os", passes.CompileOptions{Opt: passes.Os}, []string{"(spirv-unroll-loops,"}, []string{"trips"}},
		{"device", passes.CompileOptions{Default: target.New(changed)}, []string{"spirv-select-target{env={#spirv.target_env<", "max_compute_workgroup_invocations = 99"}, []string{"desktop"}},
		{"webgpu", passes.CompileOptions{WebGPU: true}, []string{"spirv-launch-sizes{webgpu=true}", "spirv-report-asserts,spirv-webgpu-prepare,spirv-float-controls,spirv-update-vce"}, nil},
		{"beyond desktop", passes.CompileOptions{Env: profile(t, "vulkan1.4")}, []string{"maxPerStageDescriptorUniformBuffers=15 desktop=true}"}, nil},
		{"desktop", passes.CompileOptions{Env: profile(t, target.Desktop)}, []string{"spirv-select-target{profile=desktop}"}, []string{"desktop=true"}},
		{"no desktop check", passes.CompileOptions{NoDesktopCheck: true}, []string{"spirv-check-rules,spirv-check-limits,"}, nil},
		{"no desktop check of a profile", passes.CompileOptions{Env: profile(t, "vulkan1.4"), NoDesktopCheck: true}, nil, []string{"desktop"}},
		{"unchecked", passes.CompileOptions{NoLayoutCheck: true, NoLimitCheck: true}, []string{"spirv-interface-version"}, []string{"spirv-check-rules", "spirv-check-limits", "spirv-check-block-layout"}},
	} {
		text := pipeline(t, parse(t, ""), c.options)
		for _, want := range c.has {
			if !strings.Contains(text, want) {
				t.Errorf("%s: want %q in\n%s", c.name, want, text)
			}
		}
		for _, bad := range c.lacks {
			if strings.Contains(text, bad) {
				t.Errorf("%s: %q in\n%s", c.name, bad, text)
			}
		}
	}
}

// TestStatedTargets checks that the text of a pipeline states all of a target: parsed
// again, it gives a module the same attributes as the target itself.
func TestStatedTargets(t *testing.T) {
	config := profile(t, "vulkan1.3").Config()
	config.Layout.ScalarBlockLayout, config.Layout.BlockLayout = true, "scalar"
	config.Limits.MaxComputeWorkgroupSize = []int{7, 8, 9}
	for _, env := range []*target.Env{profile(t, "vulkan1.2"), target.New(config)} {
		text := pipeline(t, parse(t, ""), passes.CompileOptions{Env: env})
		registry := passes.NewRegistry()
		m, err := registry.ParsePipeline(text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if m.Brief() != text {
			t.Errorf("got  %s\nwant %s", m.Brief(), text)
		}
		module := parse(t, "")
		if !m.Run(module, pass.RunOptions{}) {
			t.Fatalf("the pipeline failed: %s", text)
		}
		got, err := (&passes.CompileOptions{}).TargetOf(module)
		if err != nil {
			t.Fatal(err)
		}
		a, b := got.Config(), env.ForVulkan().Config()
		if a.Layout != b.Layout || a.Limits.MaxComputeWorkgroupSize[2] != b.Limits.MaxComputeWorkgroupSize[2] || len(a.Capabilities) != len(b.Capabilities) || a.Version != b.Version {
			t.Errorf("got %+v\nwant %+v", a, b)
		}
	}
}

// TestSPIRVModule checks that a module that is a spirv.module already is only finished.
func TestSPIRVModule(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	top, ok := ir.ParseTopLevel(ctx, ctx.AddFile("t.mlir", []byte("spirv.module Logical GLSL450 {}")))
	if !ok {
		t.Fatal("the module does not parse")
	}
	module := top.Region(0).First().First()
	text := pipeline(t, module, passes.CompileOptions{})
	if !strings.HasPrefix(text, "spirv.module(spirv-select-target,spirv-launch-sizes,spirv-lower-abi-attrs{layout=target},") || strings.Contains(text, "gpu") {
		t.Error(text)
	}
}

// TestStages checks that the stages in order are the whole pipeline.
func TestStages(t *testing.T) {
	registry := passes.NewRegistry()
	var names []string
	for _, name := range registry.Names() {
		if strings.HasPrefix(name, "spvc-") && name != "spvc-compile" {
			names = append(names, name)
		}
	}
	if len(names) != 11 {
		t.Errorf("the stages are %q", names)
	}
	whole, err := registry.ParsePipeline("builtin.module(spvc-compile)")
	if err != nil {
		t.Fatal(err)
	}
	parts, err := registry.ParsePipeline("builtin.module(" + strings.Join(names, ",") + ")")
	if err != nil {
		t.Fatal(err)
	}
	if whole.String() != parts.String() || whole.Len() < 10 {
		t.Errorf("got  %s\nwant %s", parts, whole)
	}
}

// TestNoTestPasses checks that programs do not see the passes that only tests use. What the scripts of users name, as MLIR does,
// is none.
func TestNoTestPasses(t *testing.T) {
	used := []string{"test-vulkan-runner-pipeline", "test-convert-to-spirv"}
	for _, name := range passes.NewRegistry().Names() {
		if strings.HasPrefix(name, "test-") && !slices.Contains(used, name) {
			t.Errorf("%s is registered", name)
		}
	}
}

// TestPipelinesAreKept: equal options and targets give the same pipeline, others another one,
// and the number that is kept is bounded.
func TestPipelinesAreKept(t *testing.T) {
	p := passes.NewPipelines(passes.NewRegistry())
	module := parse(t, "")
	get := func(o passes.CompileOptions) *pass.Manager {
		m, _, err := p.Compile(module, o)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	env := profile(t, "vulkan1.2")
	first := get(passes.CompileOptions{Env: env})
	if get(passes.CompileOptions{Env: env}) != first {
		t.Error("equal options give another pipeline")
	}
	if get(passes.CompileOptions{Default: env}) != first {
		t.Error("the default target of a module without one gives another pipeline")
	}
	others := []passes.CompileOptions{{}, {Env: profile(t, "vulkan1.1")}, {Env: env, WebGPU: true}, {Env: env, MLIRLayout: true},
		{Env: env, IndexBits: 64}, {Env: env, NoLimitCheck: true}, {Env: env, NoLayoutCheck: true}}
	for i, o := range others {
		if get(o) == first {
			t.Errorf("options %d give the same pipeline", i)
		}
	}
	get(passes.CompileOptions{Env: env, NoLimitCheck: true, NoLayoutCheck: true})
	if get(passes.CompileOptions{Env: env}) == first {
		t.Error("more than the bound of pipelines are kept")
	}
}
