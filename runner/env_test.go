package runner

import (
	"slices"
	"testing"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

func TestEnv(t *testing.T) {
	d := DeviceInfo{
		Name: "gpu", Type: target.DiscreteGPU, VendorID: 0x10de, DeviceID: 7, APIMajor: 1, APIMinor: 2,
		Features: []string{"bufferDeviceAddress", "scalarBlockLayout", "shaderFloat64", "workgroupMemoryExplicitLayout"},
		Limits:   target.Limits{MaxComputeWorkgroupInvocations: 77, MaxComputeWorkgroupSize: []int{1, 2, 3}, SubgroupSize: 32, MaxPushConstantsSize: 256},
	}
	d.Limits.CooperativeMatrixKHR = []target.CooperativeMatrix{{M: 8, N: 8, K: 8, AType: "f16", BType: "f16", CType: "f32", ResultType: "f32", Scope: spec.ScopeSubgroup}}
	e := d.Env()
	if e.Version() != spec.V1_5 || e.Vendor() != target.NVIDIA || e.DeviceType() != target.DiscreteGPU || e.DeviceID() != 7 ||
		e.ClientAPI() != target.Vulkan || e.APIVersion() != (target.APIVersion{Major: 1, Minor: 2}) || e.Name() != "gpu" {
		t.Errorf("%+v", e.Config())
	}
	if !e.Has(spec.CapabilityFloat64) || e.Has(spec.CapabilityPhysicalStorageBufferAddresses) || e.Has(spec.CapabilityInt64) {
		t.Errorf("capabilities %v", e.AllCapabilities())
	}
	if !slices.Equal(e.Extensions(), []spec.Extension{spec.SPV_KHR_workgroup_memory_explicit_layout}) {
		t.Errorf("extensions %v", e.Extensions())
	}
	if l := e.Layout(); !l.ScalarBlockLayout || l.UniformBufferStandardLayout || !l.WorkgroupExplicitLayout || l.WorkgroupScalarBlockLayout || !l.RelaxedBlockLayout {
		t.Errorf("layout %+v", l)
	}
	if l := e.Limits(); l.MaxComputeWorkgroupInvocations != 77 || !slices.Equal(l.MaxComputeWorkgroupSize, []int{1, 2, 3}) || l.MaxPushConstantsSize != 256 {
		t.Errorf("limits %+v", l)
	}
	if got := e.Limits().CooperativeMatrixKHR; !slices.Equal(got, d.Limits.CooperativeMatrixKHR) {
		t.Errorf("cooperative matrices %+v", got)
	}
}

// TestEnvWithoutLimits checks that limits that a device does not report are those that every device has.
func TestEnvWithoutLimits(t *testing.T) {
	got, want := (&DeviceInfo{APIMajor: 1, APIMinor: 1}).Env().Limits(), target.DefaultLimits()
	if len(want.MaxComputeWorkgroupSize) != 3 || !slices.Equal(got.MaxComputeWorkgroupSize, want.MaxComputeWorkgroupSize) ||
		got.MaxComputeWorkgroupInvocations != want.MaxComputeWorkgroupInvocations || got.MaxPushConstantsSize != want.MaxPushConstantsSize {
		t.Errorf("%+v, want %+v", got, want)
	}
}
