package targetspec_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/conversion/targetspec"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

func parse(t *testing.T, text string) *ir.Operation {
	t.Helper()
	ctx := ir.NewContext(all.Registry())
	var msgs strings.Builder
	defer ctx.PushHandler(ir.NewSourcePrinter(&msgs, ctx, ir.SourcePrinterOptions{}))()
	op, ok := ir.Parse(ctx, ctx.AddFile("t.mlir", []byte(text)))
	if !ok || !ir.Verify(op) {
		t.Fatalf("%s\n%s", text, msgs.String())
	}
	return op
}

// odd is an environment that differs from the defaults everywhere.
func odd() *target.Env {
	c := target.Default().Config()
	c.Name, c.ClientAPI, c.APIVersion = "odd \"one\"", target.Vulkan, target.APIVersion{Major: 1, Minor: 0}
	c.Version = spec.V1_4
	c.Capabilities = []spec.Capability{spec.CapabilityShader, spec.CapabilityInt8}
	c.Extensions = []spec.Extension{spec.SPV_KHR_8bit_storage}
	c.Vendor, c.DeviceType, c.DeviceID = target.NVIDIA, target.DiscreteGPU, 77
	c.Layout = target.Layout{ScalarBlockLayout: true, UniformBufferStandardLayout: true, WorkgroupExplicitLayout: true,
		WorkgroupScalarBlockLayout: true, RelaxedBlockLayout: true, BlockLayout: target.C}
	c.Limits.CooperativeMatrixKHR = []target.CooperativeMatrix{{M: 8, N: 8, K: 16, AType: "f16", BType: "f16", CType: "f32", ResultType: "f32", Scope: spec.ScopeSubgroup}}
	fields := target.LimitFields()
	for i := range fields {
		vs := fields[i].Values(&c.Limits)
		for k := range vs {
			vs[k] = uint64(1000*i + k + 1)
		}
		if !fields[i].Set(&c.Limits, vs) {
			panic(fields[i].Name)
		}
	}
	c.Limits.MaxMemoryAllocationSize = 1<<64 - 1
	return target.New(c)
}

// TestLossless: what an environment is survives being written as a module and read.
func TestLossless(t *testing.T) {
	envs := []*target.Env{odd()}
	for _, vendor := range []target.Vendor{target.UnknownVendor, target.AMD} {
		for _, kind := range []target.DeviceType{target.UnknownDeviceType, target.CPU} {
			for _, id := range []uint32{0, 5, target.UnknownDeviceID} {
				c := target.Default().Config()
				c.Vendor, c.DeviceType, c.DeviceID = vendor, kind, id
				envs = append(envs, target.New(c))
			}
		}
	}
	// All that Vulkan can enable.
	every := &target.Implementation{Name: "every", DeviceType: target.CPU, APIVersion: target.APIVersion{Major: 1, Minor: 3}, Limits: target.DefaultLimits()}
	for _, x := range target.Enablers() {
		for _, n := range x.Any {
			if strings.HasPrefix(n, "VK_") {
				every.Extensions = append(every.Extensions, n)
			} else {
				every.Features = append(every.Features, n)
			}
		}
	}
	slices.Sort(every.Features)
	slices.Sort(every.Extensions)
	envs = append(envs, every.Env())
	if n := len(every.Env().Capabilities()); n != len(target.Enablers())-1 {
		t.Errorf("%d capabilities of %d", n, len(target.Enablers()))
	}
	for _, name := range target.Profiles() {
		e, err := target.Profile(name)
		if err != nil {
			t.Fatal(err)
		}
		envs = append(envs, e)
	}
	for _, e := range envs {
		text := string(targetspec.Text(ir.NewContext(all.Registry()), e))
		op := parse(t, text)
		if again := string(ir.Print(nil, op, ir.PrintOptions{})); again != text {
			t.Errorf("%s is printed as %s", text, again)
		}
		want := e.Config()
		want.DeviceAddresses = false // attributes declare the capability or lack it
		if got := spirv.EnvFor(op); !reflect.DeepEqual(got.Config(), want) {
			t.Errorf("%s\ngot  %+v\nwant %+v", text, got.Config(), want)
		}
	}
}

// TestSelect: entries that are none of ours stay, ours are replaced.
func TestSelect(t *testing.T) {
	op := parse(t, `module attributes {
		dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>, "spirv.scalar_block_layout" = true, "spirv.block_layout" = "std140">,
		dlti.target_system_spec = #dlti.target_system_spec<"CPU" : #dlti.target_device_spec<"L1" = 4 : i32>, "GPU" : #dlti.target_device_spec<"maxBufferSize" = 4 : i32, "CUs" = 3 : i32>>} {}`)
	env, err := target.Profile("vulkan1.2")
	if err != nil {
		t.Fatal(err)
	}
	targetspec.Describe(op, env)
	text := string(ir.Print(nil, op, ir.PrintOptions{}))
	for _, want := range []string{
		`#dlti.dl_spec<index = 32 : i64, "spirv.block_layout" = "std140", "spirv.uniform_buffer_standard_layout" = true>`,
		`"CPU" = #dlti.target_device_spec<"L1" = 4 : i32>`, `"CUs" = 3 : i32`, `"maxBufferSize" = 1073741824 : ui64`, "#spirv.target_env<#spirv.vce<v1.5, ",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%s lacks %s", text, want)
		}
	}
	got := spirv.EnvFor(op).Layout()
	want := env.Layout()
	want.BlockLayout = target.Std140
	if got != want {
		t.Errorf("layout %+v, want %+v", got, want)
	}
}

// TestScopes: the innermost scope counts, for what is in it.
func TestScopes(t *testing.T) {
	op := parse(t, `module attributes {dlti.dl_spec = #dlti.dl_spec<"spirv.scalar_block_layout" = true, "spirv.workgroup_explicit_layout" = true>} {
		gpu.module @a attributes {dlti.dl_spec = #dlti.dl_spec<"spirv.scalar_block_layout" = false, "spirv.block_layout" = "std430">} {}
		spirv.module @b Logical GLSL450 attributes {dlti.dl_spec = #dlti.dl_spec<"spirv.workgroup_scalar_block_layout" = true>} {}
		func.func private @c()
	}`)
	want := map[string]target.Layout{
		"a": {WorkgroupExplicitLayout: true, BlockLayout: target.Std430},
		"b": {ScalarBlockLayout: true, WorkgroupExplicitLayout: true, WorkgroupScalarBlockLayout: true},
		"c": {ScalarBlockLayout: true, WorkgroupExplicitLayout: true},
	}
	for o := op.Region(0).First().First(); o != nil; o = o.Next() {
		name := ir.SymbolName(o)
		if got := spirv.EnvFor(o).Layout(); got != want[name] {
			t.Errorf("@%s: %+v, want %+v", name, got, want[name])
		}
		delete(want, name)
	}
	if len(want) > 0 {
		t.Errorf("missing %v", want)
	}
}
