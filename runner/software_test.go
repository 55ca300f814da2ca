package runner

import (
	"slices"
	"testing"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// TestSoftwareInfo checks that the environment has the capabilities that were asked for, as
// far as Vulkan knows them and they leave the addressing model as it is.
func TestSoftwareInfo(t *testing.T) {
	want := []spec.Capability{
		spec.CapabilityInt8, spec.CapabilityInt16, spec.CapabilityInt64, spec.CapabilityFloat16, spec.CapabilityFloat64,
		spec.CapabilityGroupNonUniform, spec.CapabilityGroupNonUniformVote, spec.CapabilityGroupNonUniformArithmetic,
		spec.CapabilityGroupNonUniformBallot, spec.CapabilityGroupNonUniformShuffle, spec.CapabilityGroupNonUniformShuffleRelative,
		spec.CapabilityGroupNonUniformClustered, spec.CapabilityGroupNonUniformQuad, spec.CapabilityGroupNonUniformRotateKHR,
		spec.CapabilityVariablePointers, spec.CapabilityPhysicalStorageBufferAddresses, spec.CapabilityVulkanMemoryModel,
		spec.CapabilityCooperativeMatrixKHR, spec.CapabilityAtomicFloat32AddEXT, spec.CapabilityAtomicFloat64MinMaxEXT,
		spec.CapabilityWorkgroupMemoryExplicitLayoutKHR, spec.CapabilityDotProductInput4x8Bit, spec.CapabilityStoragePushConstant8,
		spec.CapabilitySubgroupBallotKHR, spec.CapabilityBitInstructions, spec.CapabilityKernel, spec.CapabilityShader, spec.CapabilityShader,
	}
	given := slices.Clone(want)
	d := SoftwareInfo("soft", "none", want)
	e := d.Env()
	if !slices.Equal(given, want) || d.Name != "soft" || d.DriverName != "none" || d.TypeName() != "cpu" || d.APIMajor != 1 || d.APIMinor != 3 || d.DriverInfo != "none" {
		t.Errorf("%+v", d)
	}
	if e.Version() != spec.V1_6 || e.ClientAPI() != target.Vulkan || e.DeviceType() != target.CPU || e.AddressingModel(true) != spec.AddressingModelLogical || !e.NeedsInterfaceVarABI() {
		t.Errorf("%+v", e.Config())
	}
	for _, c := range want {
		known := target.EnablerOf(c) != nil && c != spec.CapabilityPhysicalStorageBufferAddresses
		if e.Has(c) != known {
			t.Errorf("%s: %v, want %v", c, e.Has(c), known)
		}
		if !slices.Contains(d.Capabilities, c) {
			t.Errorf("no %s", c)
		}
		if !known {
			continue
		}
		for _, x := range c.Extensions() {
			if !e.HasExt(x) {
				t.Errorf("%s without %s", c, x)
			}
		}
		if enabler := target.EnablerOf(c); enabler != nil && enabler.Since == (target.APIVersion{}) {
			for _, f := range slices.Concat(enabler.Any, enabler.Requires) {
				if !d.HasFeature(f) && !slices.Contains(d.Extensions, f) {
					t.Errorf("%s without %q", c, f)
				}
			}
		}
	}
	if len(d.Capabilities) != len(want)-1 {
		t.Errorf("capabilities %v, all of the environment %v", d.Capabilities, e.AllCapabilities())
	}
	if l := e.Layout(); !l.ScalarBlockLayout || !l.UniformBufferStandardLayout || !l.WorkgroupExplicitLayout || !l.WorkgroupScalarBlockLayout {
		t.Errorf("layout %+v", l)
	}
}

// TestSoftwareLimits checks that the environment has the limits of the device, those that the
// caller changed included, and that the least useful device has no capability but Shader.
func TestSoftwareLimits(t *testing.T) {
	d := SoftwareInfo("soft", "none", []spec.Capability{spec.CapabilityShader})
	d.Limits.SubgroupSize = 7
	e := d.Env()
	l := e.Limits()
	if l.SubgroupSize != 7 || l.MaxComputeWorkgroupInvocations != 1024 || !slices.Equal(l.MaxComputeWorkgroupSize, []int{1024, 1024, 1024}) ||
		l.MaxComputeSharedMemorySize < 65536 || l.MaxPushConstantsSize != 4096 || l.MaxBoundDescriptorSets != 32 || l.MaxStorageBufferRange != 1<<32-1 ||
		l.MaxComputeWorkgroupCount != [3]uint32{1<<31 - 1, 1<<31 - 1, 1<<31 - 1} {
		t.Errorf("%+v", l)
	}
	if e.AddressingModel(true) != spec.AddressingModelLogical || e.Has(spec.CapabilityInt8) || !e.Has(spec.CapabilityMatrix) {
		t.Errorf("%v", e.AllCapabilities())
	}
}
