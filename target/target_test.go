package target

import (
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/spirv/spec"
)

func mustProfile(t *testing.T, name string) *Env {
	t.Helper()
	e, err := Profile(name)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// TestDefault compares the default environment with MLIR's.
func TestDefault(t *testing.T) {
	e := Default()
	if e.Version() != spec.V1_0 || !slices.Equal(e.Capabilities(), []spec.Capability{spec.CapabilityShader}) || len(e.AllExtensions()) != 0 {
		t.Errorf("default is %s %v %v", e.Version(), e.Capabilities(), e.AllExtensions())
	}
	if e.Vendor().String() != "Unknown" || e.DeviceType().String() != "Unknown" || e.ClientAPI().String() != "Unknown" ||
		e.DeviceID() != 0xffffffff || e.APIVersion() != (APIVersion{}) || e.Name() != "" {
		t.Errorf("device: %s %s %s %d", e.Vendor(), e.DeviceType(), e.ClientAPI(), e.DeviceID())
	}
	l := e.Limits()
	if l.MaxComputeSharedMemorySize != 16384 || l.MaxComputeWorkgroupInvocations != 128 ||
		!slices.Equal(l.MaxComputeWorkgroupSize, []int{128, 128, 64}) || l.SubgroupSize != 32 ||
		l.MinSubgroupSize != 0 || l.MaxSubgroupSize != 0 || l.CooperativeMatrixKHR != nil {
		t.Errorf("limits: %+v", l)
	}
	if e.Layout() != (Layout{}) {
		t.Errorf("layout: %+v", e.Layout())
	}
}

func TestClosure(t *testing.T) {
	c := Default().Config()
	c.Capabilities = []spec.Capability{spec.CapabilityInputAttachmentArrayNonUniformIndexing, spec.CapabilityShader, spec.CapabilityShader}
	e := New(c)
	want := []spec.Capability{spec.CapabilityMatrix, spec.CapabilityShader, spec.CapabilityInputAttachment,
		spec.CapabilityShaderNonUniform, spec.CapabilityInputAttachmentArrayNonUniformIndexing}
	if !slices.Equal(e.AllCapabilities(), want) {
		t.Errorf("closure %v, want %v", e.AllCapabilities(), want)
	}
	if !e.Has(spec.CapabilityMatrix) || e.Has(spec.CapabilityKernel) {
		t.Error("Has is wrong")
	}
	// The order of the list decides, not the order in the environment.
	got, ok := e.Allows([]spec.Capability{spec.CapabilityKernel, spec.CapabilityShaderNonUniform, spec.CapabilityMatrix})
	if !ok || got != spec.CapabilityShaderNonUniform {
		t.Errorf("allows %v %v", got, ok)
	}
	if _, ok := e.Allows(nil); ok {
		t.Error("allows one of none")
	}
	if _, ok := e.Allows([]spec.Capability{spec.CapabilityKernel}); ok {
		t.Error("allows Kernel")
	}
}

func TestExtensionsOfVersions(t *testing.T) {
	c := Default().Config()
	c.Extensions = []spec.Extension{spec.SPV_KHR_variable_pointers, spec.SPV_NV_mesh_shader}
	for _, v := range [...]struct {
		version spec.Version
		has     []spec.Extension
		not     []spec.Extension
	}{
		{spec.V1_2, []spec.Extension{spec.SPV_NV_mesh_shader, spec.SPV_KHR_variable_pointers}, []spec.Extension{spec.SPV_KHR_storage_buffer_storage_class}},
		{spec.V1_3, []spec.Extension{spec.SPV_KHR_storage_buffer_storage_class, spec.SPV_KHR_16bit_storage}, []spec.Extension{spec.SPV_KHR_float_controls, spec.SPV_KHR_8bit_storage}},
		{spec.V1_5, []spec.Extension{spec.SPV_KHR_float_controls, spec.SPV_KHR_8bit_storage, spec.SPV_EXT_physical_storage_buffer}, []spec.Extension{spec.SPV_KHR_integer_dot_product}},
		{spec.V1_6, []spec.Extension{spec.SPV_KHR_integer_dot_product}, []spec.Extension{spec.SPV_KHR_cooperative_matrix}},
	} {
		c.Version = v.version
		e := New(c)
		for _, x := range v.has {
			if !e.HasExt(x) {
				t.Errorf("%s lacks %s", v.version, x)
			}
		}
		for _, x := range v.not {
			if e.HasExt(x) {
				t.Errorf("%s has %s", v.version, x)
			}
		}
		if !slices.IsSorted(e.AllExtensions()) || len(slices.Compact(slices.Clone(e.AllExtensions()))) != len(e.AllExtensions()) {
			t.Errorf("%s: %v", v.version, e.AllExtensions())
		}
	}
	e := New(c)
	got, ok := e.AllowsExt([]spec.Extension{spec.SPV_KHR_shader_clock, spec.SPV_KHR_variable_pointers})
	if !ok || got != spec.SPV_KHR_variable_pointers {
		t.Errorf("allows %s %v", got, ok)
	}
	if _, ok := e.AllowsExt(nil); ok {
		t.Error("allows one of no extensions")
	}
}

func TestSupports(t *testing.T) {
	storage := spec.KindStorageClass.Enumerant(uint32(spec.StorageClassStorageBuffer)).Availability
	iadd := spec.Info(spec.OpGroupNonUniformIAdd).Availability
	less := spec.Info(spec.OpLessOrGreater).Availability
	for _, c := range [...]struct {
		name string
		env  *Env
		a    spec.Availability
		want bool
	}{
		{"StorageBuffer by default", Default(), storage, false},
		{"StorageBuffer", mustProfile(t, "vulkan1.1"), storage, true},
		{"subgroup add", mustProfile(t, "vulkan1.3"), iadd, false},
		{"subgroup add", mustProfile(t, "vulkan1.4"), iadd, true},
		{"until 1.5", mustProfile(t, "vulkan1.3"), less, false},
		{"no demand", Default(), spec.Availability{}, true},
		{"version", Default(), spec.Availability{Min: spec.V1_1}, false},
		{"capability", Default(), spec.Availability{Capabilities: []spec.Capability{spec.CapabilityKernel}}, false},
	} {
		if got := c.env.Supports(&c.a); got != c.want {
			t.Errorf("%s on %q: %v", c.name, c.env.Name(), got)
		}
	}
}

// TestImmutable checks that changes to a Config, passed to New or returned by an Env,
// do not change the environment.
func TestImmutable(t *testing.T) {
	c := Default().Config()
	e := New(c)
	c.Capabilities[0] = spec.CapabilityKernel
	c.Limits.MaxComputeWorkgroupSize[0] = 1
	d := e.Config()
	d.Capabilities[0] = spec.CapabilityKernel
	d.Limits.MaxComputeWorkgroupSize[0] = 1
	if e.Capabilities()[0] != spec.CapabilityShader || e.Limits().MaxComputeWorkgroupSize[0] != 128 {
		t.Errorf("changed: %v %v", e.Capabilities(), e.Limits())
	}
}

func TestProfiles(t *testing.T) {
	if got := strings.Join(Profiles(), " "); got != "vulkan1.0 vulkan1.1 vulkan1.2 vulkan1.3 vulkan1.4 desktop" {
		t.Errorf("profiles %s", got)
	}
	type want struct {
		version                 spec.Version
		relaxed, uniform, scalr bool
		invocations             int
		push                    uint32
	}
	wants := map[string]want{
		"vulkan1.0": {spec.V1_0, false, false, false, 128, 128},
		"vulkan1.1": {spec.V1_3, true, false, false, 128, 128},
		"vulkan1.2": {spec.V1_5, true, true, false, 128, 128},
		"vulkan1.3": {spec.V1_6, true, true, false, 128, 128},
		"vulkan1.4": {spec.V1_6, true, true, true, 256, 256},
	}
	var before *Env
	for _, name := range versions() {
		e, w := mustProfile(t, name), wants[name]
		l := e.Layout()
		got := want{e.Version(), l.RelaxedBlockLayout, l.UniformBufferStandardLayout, l.ScalarBlockLayout,
			e.Limits().MaxComputeWorkgroupInvocations, e.Limits().MaxPushConstantsSize}
		if got != w {
			t.Errorf("%s: %+v, want %+v", name, got, w)
		}
		if e.Name() != name || e.ClientAPI() != Vulkan || "vulkan"+e.APIVersion().String() != name {
			t.Errorf("%s: %q %s %s", name, e.Name(), e.ClientAPI(), e.APIVersion())
		}
		if l.WorkgroupExplicitLayout || l.WorkgroupScalarBlockLayout || l.BlockLayout != "" {
			t.Errorf("%s: no version requires %+v", name, l)
		}
		if before != nil {
			for _, c := range before.AllCapabilities() {
				if !e.Has(c) {
					t.Errorf("%s lost %s", name, c)
				}
			}
		}
		if m := e.AddressingModel(true); m != spec.AddressingModelLogical {
			t.Errorf("%s: addressing %s", name, m)
		}
		before = e
	}
}

// TestProfileClosures checks that no profile implies a capability that only some
// implementations have.
func TestProfileClosures(t *testing.T) {
	since := map[spec.Capability]string{
		spec.CapabilityGroupNonUniform: "vulkan1.1", spec.CapabilityMultiView: "vulkan1.1",
		spec.CapabilityShaderNonUniform: "vulkan1.2", spec.CapabilityVulkanMemoryModel: "vulkan1.3",
		spec.CapabilityDotProduct: "vulkan1.3", spec.CapabilityInt8: "vulkan1.4", spec.CapabilityInt16: "vulkan1.4",
		spec.CapabilityStorageBuffer8BitAccess: "vulkan1.4", spec.CapabilityStorageBuffer16BitAccess: "vulkan1.4",
		spec.CapabilityVariablePointersStorageBuffer: "vulkan1.4", spec.CapabilityGroupNonUniformArithmetic: "vulkan1.4",
		spec.CapabilityInt64: "never", spec.CapabilityFloat16: "never", spec.CapabilityFloat64: "never",
		spec.CapabilityStorageUniform16: "never", spec.CapabilityGroupNonUniformQuad: "never",
		spec.CapabilityKernel: "never", spec.CapabilityAddresses: "never", spec.CapabilityGeometry: "never",
		spec.CapabilityWorkgroupMemoryExplicitLayoutKHR: "never",
	}
	for _, name := range Profiles() {
		e := mustProfile(t, name)
		for c, first := range since {
			if name == Desktop {
				break // TestDesktop
			}
			if got, want := e.Has(c), name >= first; got != want && first != "never" || first == "never" && got {
				t.Errorf("%s: has %s is %v", name, c, got)
			}
		}
		for _, c := range e.AllCapabilities() {
			if !slices.Contains(e.Capabilities(), c) {
				t.Errorf("%s has %s by implication only", name, c)
			}
			if min := c.MinVersion(); min > e.Version() {
				t.Errorf("%s: %s needs %s", name, c, min)
			}
			if x := c.Extensions(); len(x) > 0 {
				if _, ok := e.AllowsExt(x); !ok {
					t.Errorf("%s: %s needs one of %v", name, c, x)
				}
			}
		}
	}
}

// versions returns the profiles of Vulkan's versions.
func versions() []string {
	return slices.DeleteFunc(Profiles(), func(name string) bool { return name == Desktop })
}

// TestDesktop: the profile of desktop GPUs is Vulkan 1.2 and more, and none of its limits is below those of Vulkan 1.2.
func TestDesktop(t *testing.T) {
	e, base := mustProfile(t, Desktop), mustProfile(t, "vulkan1.2")
	if e.Name() != Desktop || e.APIVersion() != (APIVersion{1, 2}) || e.Version() != spec.V1_5 || e.DeviceType() != UnknownDeviceType || !e.Layout().ScalarBlockLayout {
		t.Errorf("%s %s %s %s %+v", e.Name(), e.APIVersion(), e.Version(), e.DeviceType(), e.Layout())
	}
	for _, c := range base.AllCapabilities() {
		if !e.Has(c) {
			t.Errorf("%s is missing", c)
		}
	}
	for c, want := range map[spec.Capability]bool{spec.CapabilityInt8: true, spec.CapabilityInt16: true, spec.CapabilityStorageBuffer8BitAccess: true,
		spec.CapabilityGroupNonUniformArithmetic: true, spec.CapabilityGroupNonUniformShuffle: true, spec.CapabilityInt64: false, spec.CapabilityFloat16: false,
		spec.CapabilityFloat64: false, spec.CapabilityVulkanMemoryModel: false, spec.CapabilityGroupNonUniformClustered: false} {
		if e.Has(c) != want {
			t.Errorf("%s is %v", c, !want)
		}
	}
	want := map[string][]uint64{"maxComputeWorkGroupInvocations": {1024}, "maxComputeWorkGroupSize": {1024, 1024, 64}, "maxComputeSharedMemorySize": {32768},
		"maxPushConstantsSize": {128}, "maxPerStageDescriptorStorageBuffers": {31}, "maxPerStageDescriptorUniformBuffers": {15}, "maxPerStageResources": {159},
		"maxBoundDescriptorSets": {8}, "maxStorageBufferRange": {1073741820}, "maxUniformBufferRange": {65536}}
	fields := LimitFields()
	for i := range fields {
		f := &fields[i]
		got, least := f.Values(e.Limits()), f.Values(base.Limits())
		if w := want[f.Name]; w != nil && !slices.Equal(got, w) {
			t.Errorf("%s is %d", f.Name, got)
		}
		for k := range got {
			// Of alignments, the smaller one permits more.
			if worse := got[k] < least[k]; worse && !f.Least {
				t.Errorf("%s is %d, and that of Vulkan 1.2 %d", f.Name, got, least)
			}
		}
	}
}

func TestUnknownProfile(t *testing.T) {
	_, err := Profile("vulkan9.9")
	if err == nil || !strings.Contains(err.Error(), `unknown target "vulkan9.9"`) || !strings.Contains(err.Error(), "vulkan1.4") {
		t.Errorf("error %v", err)
	}
}

// TestModels compares the chosen models with those that MLIR 19 chooses for the same
// capabilities.
func TestModels(t *testing.T) {
	const sh, ke, ad, ps = spec.CapabilityShader, spec.CapabilityKernel, spec.CapabilityAddresses, spec.CapabilityPhysicalStorageBufferAddresses
	for _, c := range [...]struct {
		caps   []spec.Capability
		addr   spec.AddressingModel // for 32 bits
		memory spec.MemoryModel
		exec   spec.ExecutionModel
		abi    bool
	}{
		{[]spec.Capability{sh}, spec.AddressingModelLogical, spec.MemoryModelGLSL450, spec.ExecutionModelGLCompute, true},
		{[]spec.Capability{ad, sh}, spec.AddressingModelLogical, spec.MemoryModelGLSL450, spec.ExecutionModelGLCompute, true},
		{[]spec.Capability{ke, ad}, spec.AddressingModelPhysical32, spec.MemoryModelOpenCL, spec.ExecutionModelKernel, false},
		{[]spec.Capability{sh, ke, ad}, spec.AddressingModelPhysical32, spec.MemoryModelGLSL450, spec.ExecutionModelGLCompute, true},
		{[]spec.Capability{ke, sh, ad}, spec.AddressingModelPhysical32, spec.MemoryModelOpenCL, spec.ExecutionModelKernel, false},
		{[]spec.Capability{ps, ke, ad}, spec.AddressingModelPhysicalStorageBuffer64, spec.MemoryModelOpenCL, spec.ExecutionModelKernel, false},
		{[]spec.Capability{ke, ad, ps}, spec.AddressingModelPhysical32, spec.MemoryModelOpenCL, spec.ExecutionModelKernel, false},
	} {
		cfg := Default().Config()
		cfg.Capabilities = c.caps
		e := New(cfg)
		memory, ok1 := e.MemoryModel()
		exec, ok2 := e.ExecutionModel()
		if e.AddressingModel(false) != c.addr || !ok1 || memory != c.memory || !ok2 || exec != c.exec || e.NeedsInterfaceVarABI() != c.abi {
			t.Errorf("%v: %s %s %s %v", c.caps, e.AddressingModel(false), memory, exec, e.NeedsInterfaceVarABI())
		}
	}
	cfg := Default().Config()
	cfg.Capabilities = []spec.Capability{spec.CapabilityGeometry} // implies Shader but does not declare it
	e := New(cfg)
	if _, ok := e.MemoryModel(); ok {
		t.Error("an implied Shader chooses a memory model")
	}
	if _, ok := e.ExecutionModel(); ok {
		t.Error("an implied Shader chooses an execution model")
	}
	cfg.Capabilities = []spec.Capability{ke}
	if m := New(cfg).AddressingModel(true); m != spec.AddressingModelPhysical64 {
		t.Errorf("64-bit kernel: %s", m)
	}
}

func TestNames(t *testing.T) {
	for i, n := range VendorNames() {
		if v, ok := ParseVendor(n); !ok || int(v) != i || v.String() != n {
			t.Errorf("vendor %s: %d %v", n, v, ok)
		}
	}
	for i, n := range DeviceTypeNames() {
		if v, ok := ParseDeviceType(n); !ok || int(v) != i || v.String() != n {
			t.Errorf("device type %s: %d %v", n, v, ok)
		}
	}
	for i, n := range ClientAPINames() {
		if v, ok := ParseClientAPI(n); !ok || int(v) != i || v.String() != n {
			t.Errorf("client API %s: %d %v", n, v, ok)
		}
	}
	if _, ok := ParseVendor("Voodoo"); ok {
		t.Error("reads an unknown vendor")
	}
	for _, l := range [...]BlockLayout{Std140, Std430, Scalar, C} {
		if got, ok := ParseBlockLayout(string(l)); !ok || got != l {
			t.Errorf("%s: %s %v", l, got, ok)
		}
	}
	if _, ok := ParseBlockLayout("std999"); ok {
		t.Error("reads an unknown layout")
	}
}

func TestVulkanFor(t *testing.T) {
	for v, want := range map[spec.Version]string{spec.V1_0: "1.0", spec.V1_1: "1.1", spec.V1_3: "1.1", spec.V1_4: "1.2", spec.V1_5: "1.2", spec.V1_6: "1.3"} {
		c := Default().Config()
		c.Version, c.ClientAPI = v, Vulkan
		e := New(c)
		if got := e.APIVersion().String(); got != want {
			t.Errorf("%s: Vulkan %s, want %s", v, got, want)
		}
		if got := e.Layout().RelaxedBlockLayout; got != (want != "1.0") {
			t.Errorf("%s: relaxed layout %v", v, got)
		}
	}
}

func BenchmarkHas(b *testing.B) {
	e, err := Profile("vulkan1.4")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		e.Has(spec.CapabilityGroupNonUniformArithmetic)
	}
}
