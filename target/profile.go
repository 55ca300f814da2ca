package target

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spvc/spvc/spirv/spec"
)

// profile holds what a Vulkan version adds to the version before it. A profile contains
// only what every conformant implementation of the version has: the capabilities of
// core and of required features (Vulkan specification, "Feature Requirements" and
// "Vulkan Environment for SPIR-V", table of capabilities), and the limits of "Required
// Limits".
type profile struct {
	name    string
	api     APIVersion
	version spec.Version // newest SPIR-V version that every implementation accepts ("Versions and Formats")
	caps    []spec.Capability
	exts    []spec.Extension // in addition to those that the SPIR-V version includes
	limits  func(*Limits)
	layout  func(*Layout)
}

var profiles = [...]profile{
	{
		name: "vulkan1.0", api: APIVersion{1, 0}, version: spec.V1_0,
		caps: []spec.Capability{
			spec.CapabilityMatrix, spec.CapabilityShader, spec.CapabilityInputAttachment,
			spec.CapabilitySampled1D, spec.CapabilityImage1D, spec.CapabilitySampledBuffer,
			spec.CapabilityImageBuffer, spec.CapabilityImageQuery, spec.CapabilityDerivativeControl,
			spec.CapabilityStorageImageExtendedFormats,
		},
	},
	{
		name: "vulkan1.1", api: APIVersion{1, 1}, version: spec.V1_3,
		caps: []spec.Capability{
			spec.CapabilityDeviceGroup,
			spec.CapabilityMultiView,       // multiview
			spec.CapabilityGroupNonUniform, // VK_SUBGROUP_FEATURE_BASIC_BIT
		},
	},
	{
		name: "vulkan1.2", api: APIVersion{1, 2}, version: spec.V1_5,
		caps: []spec.Capability{spec.CapabilityShaderNonUniform},
		layout: func(l *Layout) {
			l.UniformBufferStandardLayout = true
		},
	},
	{
		name: "vulkan1.3", api: APIVersion{1, 3}, version: spec.V1_6,
		// Two capabilities that Vulkan 1.3 requires are missing. DotProductInput4x8Bit
		// implies Int8, which only 1.4 requires. PhysicalStorageBufferAddresses, when
		// declared, makes Env.AddressingModel choose physical addressing for every
		// module; a target that needs it adds it.
		caps: []spec.Capability{
			spec.CapabilityVulkanMemoryModel,                             // vulkanMemoryModel
			spec.CapabilityVulkanMemoryModelDeviceScope,                  // vulkanMemoryModelDeviceScope
			spec.CapabilityDemoteToHelperInvocation,                      // shaderDemoteToHelperInvocation
			spec.CapabilityDotProduct, spec.CapabilityDotProductInputAll, // shaderIntegerDotProduct
			spec.CapabilityDotProductInput4x8BitPacked,
			spec.CapabilityStorageImageReadWithoutFormat, spec.CapabilityStorageImageWriteWithoutFormat,
		},
	},
	{
		name: "vulkan1.4", api: APIVersion{1, 4}, version: spec.V1_6,
		// Vulkan requires VK_SUBGROUP_FEATURE_QUAD_BIT only of implementations with
		// subgroups of four or more invocations, so GroupNonUniformQuad is missing.
		caps: []spec.Capability{
			spec.CapabilityInt16, spec.CapabilityInt8, // shaderInt16, shaderInt8
			spec.CapabilityStorageBuffer16BitAccess, spec.CapabilityStorageBuffer8BitAccess,
			spec.CapabilityVariablePointersStorageBuffer, spec.CapabilityVariablePointers,
			spec.CapabilityDotProductInput4x8Bit,
			spec.CapabilityImageGatherExtended, // shaderImageGatherExtended
			spec.CapabilityUniformBufferArrayDynamicIndexing, spec.CapabilitySampledImageArrayDynamicIndexing,
			spec.CapabilityStorageBufferArrayDynamicIndexing, spec.CapabilityStorageImageArrayDynamicIndexing,
			spec.CapabilityUniformTexelBufferArrayDynamicIndexing, spec.CapabilityStorageTexelBufferArrayDynamicIndexing,
			spec.CapabilityImageCubeArray, spec.CapabilitySampledCubeArray, // imageCubeArray
			spec.CapabilitySampleRateShading, spec.CapabilityInterpolationFunction, // sampleRateShading
			spec.CapabilityGroupNonUniformVote, spec.CapabilityGroupNonUniformArithmetic,
			spec.CapabilityGroupNonUniformBallot, spec.CapabilityGroupNonUniformShuffle,
			spec.CapabilityGroupNonUniformShuffleRelative, spec.CapabilityGroupNonUniformClustered,
			spec.CapabilityGroupNonUniformRotateKHR, // shaderSubgroupRotate
			spec.CapabilitySignedZeroInfNanPreserve, // shaderSignedZeroInfNanPreserveFloat32
			spec.CapabilityFloatControls2,           // shaderFloatControls2
			spec.CapabilityExpectAssumeKHR,          // shaderExpectAssume
		},
		exts: []spec.Extension{
			spec.SPV_KHR_subgroup_rotate, spec.SPV_KHR_float_controls2, spec.SPV_KHR_expect_assume,
		},
		limits: func(l *Limits) {
			l.MaxComputeWorkgroupInvocations = 256
			l.MaxComputeWorkgroupSize = []int{256, 256, 64}
			l.MaxPushConstantsSize = 256
			l.MaxUniformBufferRange = 65536
			l.MaxBoundDescriptorSets = 7
			l.MaxPerStageUniformBuffers = 15
		},
		layout: func(l *Layout) {
			l.ScalarBlockLayout = true
		},
	},
}

// Profiles returns the names of the profiles: those of Vulkan's versions, oldest first, and Desktop.
func Profiles() []string {
	names := make([]string, len(profiles), len(profiles)+1)
	for i := range profiles {
		names[i] = profiles[i].name
	}
	return append(names, Desktop)
}

// Profile returns the environment of the profile called name. It contains what every
// conformant implementation of that Vulkan version supports, or what desktop GPUs have in common, except that
// PhysicalStorageBufferAddresses is not declared. The error for an unknown name lists
// the known ones.
func Profile(name string) (*Env, error) {
	c := Config{
		Name:       name,
		Vendor:     UnknownVendor,
		DeviceType: UnknownDeviceType,
		DeviceID:   UnknownDeviceID,
		ClientAPI:  Vulkan,
		Limits:     DefaultLimits(),
	}
	for i := range profiles {
		p := &profiles[i]
		c.Version, c.APIVersion = p.version, p.api
		p.require(&c, &c.Limits)
		found := p.name == name
		if name == Desktop && p.api == desktop.api {
			desktop.require(&c, &c.Limits)
			found = true
		}
		if found {
			slices.Sort(c.Capabilities)
			slices.Sort(c.Extensions)
			return New(c), nil
		}
	}
	return nil, fmt.Errorf("unknown target %q: want one of %s", name, strings.Join(Profiles(), ", "))
}

// require adds the requirements of the version to c and l.
func (p *profile) require(c *Config, l *Limits) {
	c.Capabilities = append(c.Capabilities, p.caps...)
	c.Extensions = append(c.Extensions, p.exts...)
	if p.limits != nil {
		p.limits(l)
	}
	if p.layout != nil {
		p.layout(&c.Layout)
	}
}
