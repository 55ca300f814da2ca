package runner

import (
	"slices"
	"testing"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// TestSoftwareInfo checks that the environment has the capabilities that were asked for,
// whether Vulkan knows them or not, and no others than they imply. The capabilities that
// decide about the addressing model are in the description only.
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
	if !slices.Equal(given, want) || d.Name != "soft" || d.DriverName != "none" || d.TypeName() != "cpu" || d.APIMajor != 1 || d.APIMinor != 3 {
		t.Errorf("%+v", d)
	}
	if e.Version() != spec.V1_6 || e.ClientAPI() != target.Vulkan || e.DeviceType() != target.CPU || e.AddressingModel(true) != spec.AddressingModelLogical || !e.NeedsInterfaceVarABI() {
		t.Errorf("%+v", e.Config())
	}
	for _, c := range want {
		addressing := c == spec.CapabilityKernel || c == spec.CapabilityPhysicalStorageBufferAddresses
		if e.Has(c) == addressing || !slices.Contains(d.Capabilities, c) {
			t.Errorf("%s: %v", c, e.Has(c))
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
	if len(e.Capabilities()) != len(want)-3 || len(d.Provides()) != len(want)-1 || e.Has(spec.CapabilityImageBuffer) {
		t.Errorf("declared %v, provided %v, all %v", e.Capabilities(), d.Provides(), e.AllCapabilities())
	}
	if l := e.Layout(); !l.ScalarBlockLayout || !l.UniformBufferStandardLayout || !l.WorkgroupExplicitLayout || !l.WorkgroupScalarBlockLayout {
		t.Errorf("layout %+v", l)
	}
}

// TestSoftwareKernels checks that the environment of a device without Shader is OpenCL's.
func TestSoftwareKernels(t *testing.T) {
	e := SoftwareInfo("soft", "none", []spec.Capability{spec.CapabilityKernel, spec.CapabilityAddresses}).Env()
	if model, _ := e.ExecutionModel(); model != spec.ExecutionModelKernel || e.AddressingModel(true) != spec.AddressingModelPhysical64 {
		t.Errorf("%+v", e.Config())
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
		l.MaxComputeSharedMemorySize < 65536 || l.MaxPushConstantsSize != 256 || l.MaxBoundDescriptorSets != 32 || l.MaxStorageBufferRange != 1<<31 ||
		l.MaxComputeWorkgroupCount != [3]uint32{1<<31 - 1, 1<<31 - 1, 1<<31 - 1} {
		t.Errorf("%+v", l)
	}
	if e.AddressingModel(true) != spec.AddressingModelLogical || !slices.Equal(e.AllCapabilities(), []spec.Capability{spec.CapabilityMatrix, spec.CapabilityShader}) {
		t.Errorf("%v", e.AllCapabilities())
	}
}
