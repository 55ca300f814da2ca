package spirv

import (
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

func TestEnvRoundTrip(t *testing.T) {
	ctx := newContext()
	if got, want := ir.AttrString(defaultTargetEnv(ctx)), "#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>"; got != want {
		t.Errorf("default is %s, want %s", got, want)
	}
	for _, text := range []string{
		"#spirv.target_env<#spirv.vce<v1.3, [Shader, GroupNonUniform], [SPV_KHR_16bit_storage]>, api=Vulkan, NVIDIA:DiscreteGPU:7, #spirv.resource_limits<max_compute_workgroup_size = [1024 : i32, 512 : i32, 64 : i32], subgroup_size = 64, min_subgroup_size = 16>>",
		"#spirv.target_env<#spirv.vce<v1.6, [CooperativeMatrixKHR], [SPV_KHR_cooperative_matrix]>, #spirv.resource_limits<cooperative_matrix_properties_khr = [#spirv.coop_matrix_props_khr<m_size = 8, n_size = 8, k_size = 32, a_type = ui8, b_type = i8, c_type = i32, result_type = i32, acc_sat = true, scope = <Subgroup>>]>>",
	} {
		a, _ := ir.ParseAttr(ctx, text)
		env := EnvOf(a.(*TargetEnv))
		if again := AttrOf(ctx, env); again != a {
			t.Errorf("%s comes back as %s", text, ir.AttrString(again))
		}
		if EnvOf(a.(*TargetEnv)) != env {
			t.Errorf("%s: another environment the second time", text)
		}
	}
	for _, name := range target.Profiles() {
		env, err := target.Profile(name)
		if err != nil {
			t.Fatal(err)
		}
		text := ir.AttrString(AttrOf(ctx, env))
		if a, _ := ir.ParseAttr(ctx, text); a != ir.Attribute(AttrOf(ctx, env)) {
			t.Errorf("profile %s: %s does not read back", name, text)
		}
	}
}

func TestLookups(t *testing.T) {
	op, msgs := parseText(t, `module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [Kernel], []>, #spirv.resource_limits<>>} {
  spirv.module Logical GLSL450 {
    spirv.func @f() "None" attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>} {
      spirv.Return
    }
  }
}`)
	if len(msgs) > 0 {
		t.Fatalf("%q", msgs)
	}
	op.Walk(func(o *ir.Operation) {
		if !o.Is(Return) {
			return
		}
		if env := LookupTargetEnv(o); env == nil || env.vce.Version != spec.V1_5 {
			t.Errorf("target environment %v", env)
		}
		if abi := LookupEntryPointABI(o); abi == nil || abi.WorkgroupSize.Int64(0) != 32 {
			t.Errorf("entry point ABI %v", abi)
		}
	})
	if LookupEntryPointABI(op) != nil {
		t.Error("a module has no entry point ABI")
	}
}

func TestDialectAttributes(t *testing.T) {
	const head = "spirv.module Logical GLSL450 { spirv.func @f"
	for _, row := range []struct{ in, want string }{
		{`() "None" attributes {spirv.foo} { spirv.Return } }`, "found unsupported 'spirv.foo' attribute on operation"},
		{`() "None" attributes {spirv.uniform_trips = 1} { spirv.Return } }`, "'spirv.uniform_trips' must be a unit attribute on a loop"},
		{`() "None" { spirv.Return {spirv.uniform_trips} } }`, "'spirv.uniform_trips' must be a unit attribute on a loop"},
		{`() "None" attributes {spirv.entry_point_abi = 1} { spirv.Return } }`, "'spirv.entry_point_abi' attribute must be an entry point ABI attribute"},
		{`() "None" attributes {spirv.target_env = 1} { spirv.Return } }`, "'spirv.target_env' must be a spirv::TargetEnvAttr"},
		{`(%a: f32 {spirv.interface_var_abi = 1}) "None" { spirv.Return } }`, "'spirv.interface_var_abi' must be a spirv::InterfaceVarABIAttr"},
		{`(%a: !spirv.struct<()> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0), Uniform>}) "None" { spirv.Return } }`, "'spirv.interface_var_abi' attribute cannot specify storage class when attaching to a non-scalar value"},
		{`(%a: f32 {spirv.bar}) "None" { spirv.Return } }`, "found unsupported 'spirv.bar' attribute on region argument"},
		{`(%a: !spirv.ptr<i32, PhysicalStorageBuffer>) "None" { spirv.Return } }`, "'spirv.func' op with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'"},
		{`() -> (i32, i32) "None" }`, "'spirv.func' op cannot have more than one result"},
		{`() "None" }`, "'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)"},
	} {
		if _, msgs := parseText(t, head+row.in); len(msgs) != 1 || msgs[0] != row.want {
			t.Errorf("%s: %q, want %q", row.in, msgs, row.want)
		}
	}
}

func TestSizes(t *testing.T) {
	for _, row := range []struct {
		in   string
		size int64
		ok   bool
	}{
		{"i32", 4, true}, {"i1", 0, false}, {"vector<3xf32>", 12, true}, {"!spirv.array<4 x f32, stride=16>", 80, true},
		{"!spirv.struct<(f32 [0], vector<4xf32> [16])>", 20, true}, {"!spirv.rtarray<f32>", 0, false}, {"!spirv.ptr<f32, Function>", 0, false},
	} {
		ctx := newContext()
		typ, _ := ir.ParseType(ctx, row.in)
		if n, ok := SizeInBytes(typ); ok != row.ok || ok && n != row.size {
			t.Errorf("%s has %d bytes, %v", row.in, n, ok)
		}
	}
}
