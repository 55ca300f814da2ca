package vulkan

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/spec"
)

// capabilityRow says what a device must have for a SPIR-V capability: one of
// the features in any, or nothing if there is none. Requires are features that
// the API demands to be enabled as well.
type capabilityRow struct {
	capability spec.Capability
	any        []string
	requires   []string
}

func always(c spec.Capability) capabilityRow { return capabilityRow{capability: c} }

func needs(c spec.Capability, any ...string) capabilityRow {
	return capabilityRow{capability: c, any: any}
}

func (r capabilityRow) with(requires ...string) capabilityRow {
	r.requires = requires
	return r
}

// capabilityRows follows the table "List of SPIR-V Capabilities and enabling
// features" of the Vulkan specification, as far as kernels are concerned.
// Names with spaces are derived from properties and cannot be enabled.
var capabilityRows = []capabilityRow{
	always(spec.CapabilityMatrix),
	always(spec.CapabilityShader),
	always(spec.CapabilitySampled1D),
	always(spec.CapabilityImage1D),
	always(spec.CapabilitySampledBuffer),
	always(spec.CapabilityImageBuffer),
	always(spec.CapabilityImageQuery),
	always(spec.CapabilityDerivativeControl),
	always(spec.CapabilityInputAttachment),
	needs(spec.CapabilityFloat16, "shaderFloat16"),
	needs(spec.CapabilityFloat64, "shaderFloat64"),
	needs(spec.CapabilityInt64, "shaderInt64"),
	needs(spec.CapabilityInt16, "shaderInt16"),
	needs(spec.CapabilityInt8, "shaderInt8"),
	needs(spec.CapabilityInt64Atomics, "shaderBufferInt64Atomics", "shaderSharedInt64Atomics"),
	needs(spec.CapabilityUniformBufferArrayDynamicIndexing, "shaderUniformBufferArrayDynamicIndexing"),
	needs(spec.CapabilityStorageBufferArrayDynamicIndexing, "shaderStorageBufferArrayDynamicIndexing"),
	needs(spec.CapabilitySampledImageArrayDynamicIndexing, "shaderSampledImageArrayDynamicIndexing"),
	needs(spec.CapabilityStorageImageArrayDynamicIndexing, "shaderStorageImageArrayDynamicIndexing"),
	needs(spec.CapabilityStorageImageExtendedFormats, "shaderStorageImageExtendedFormats"),
	needs(spec.CapabilityStorageImageReadWithoutFormat, "shaderStorageImageReadWithoutFormat"),
	needs(spec.CapabilityStorageImageWriteWithoutFormat, "shaderStorageImageWriteWithoutFormat"),
	needs(spec.CapabilityImageGatherExtended, "shaderImageGatherExtended"),
	needs(spec.CapabilityImageCubeArray, "imageCubeArray"),
	needs(spec.CapabilitySampledCubeArray, "imageCubeArray"),
	needs(spec.CapabilityStorageBuffer16BitAccess, "storageBuffer16BitAccess"),
	needs(spec.CapabilityStorageUniform16, "uniformAndStorageBuffer16BitAccess").with("storageBuffer16BitAccess"),
	needs(spec.CapabilityStoragePushConstant16, "storagePushConstant16"),
	needs(spec.CapabilityStorageInputOutput16, "storageInputOutput16"),
	needs(spec.CapabilityVariablePointersStorageBuffer, "variablePointersStorageBuffer"),
	needs(spec.CapabilityVariablePointers, "variablePointers").with("variablePointersStorageBuffer"),
	needs(spec.CapabilityStorageBuffer8BitAccess, "storageBuffer8BitAccess"),
	needs(spec.CapabilityUniformAndStorageBuffer8BitAccess, "uniformAndStorageBuffer8BitAccess").with("storageBuffer8BitAccess"),
	needs(spec.CapabilityStoragePushConstant8, "storagePushConstant8"),
	needs(spec.CapabilityPhysicalStorageBufferAddresses, "bufferDeviceAddress"),
	needs(spec.CapabilityVulkanMemoryModel, "vulkanMemoryModel"),
	needs(spec.CapabilityVulkanMemoryModelDeviceScope, "vulkanMemoryModelDeviceScope").with("vulkanMemoryModel"),
	needs(spec.CapabilityRuntimeDescriptorArray, "runtimeDescriptorArray"),
	needs(spec.CapabilityShaderNonUniform, "shaderUniformBufferArrayNonUniformIndexing", "shaderStorageBufferArrayNonUniformIndexing"),
	needs(spec.CapabilityUniformBufferArrayNonUniformIndexing, "shaderUniformBufferArrayNonUniformIndexing"),
	needs(spec.CapabilityStorageBufferArrayNonUniformIndexing, "shaderStorageBufferArrayNonUniformIndexing"),
	needs(spec.CapabilityDotProduct, "shaderIntegerDotProduct"),
	needs(spec.CapabilityDotProductInputAll, "shaderIntegerDotProduct"),
	needs(spec.CapabilityDotProductInput4x8Bit, "shaderIntegerDotProduct"),
	needs(spec.CapabilityDotProductInput4x8BitPacked, "shaderIntegerDotProduct"),
	needs(spec.CapabilityWorkgroupMemoryExplicitLayoutKHR, "workgroupMemoryExplicitLayout"),
	needs(spec.CapabilityWorkgroupMemoryExplicitLayout8BitAccessKHR, "workgroupMemoryExplicitLayout8BitAccess").with("workgroupMemoryExplicitLayout"),
	needs(spec.CapabilityWorkgroupMemoryExplicitLayout16BitAccessKHR, "workgroupMemoryExplicitLayout16BitAccess").with("workgroupMemoryExplicitLayout"),
	needs(spec.CapabilityAtomicFloat32AddEXT, "shaderBufferFloat32AtomicAdd", "shaderSharedFloat32AtomicAdd").with("shaderBufferFloat32Atomics", "shaderSharedFloat32Atomics"),
	needs(spec.CapabilityAtomicFloat64AddEXT, "shaderBufferFloat64AtomicAdd", "shaderSharedFloat64AtomicAdd").with("shaderBufferFloat64Atomics", "shaderSharedFloat64Atomics"),
	needs(spec.CapabilityAtomicFloat16AddEXT, "shaderBufferFloat16AtomicAdd", "shaderSharedFloat16AtomicAdd"),
	needs(spec.CapabilityAtomicFloat16MinMaxEXT, "shaderBufferFloat16AtomicMinMax", "shaderSharedFloat16AtomicMinMax"),
	needs(spec.CapabilityAtomicFloat32MinMaxEXT, "shaderBufferFloat32AtomicMinMax", "shaderSharedFloat32AtomicMinMax"),
	needs(spec.CapabilityAtomicFloat64MinMaxEXT, "shaderBufferFloat64AtomicMinMax", "shaderSharedFloat64AtomicMinMax"),
	needs(spec.CapabilityShaderClockKHR, "shaderSubgroupClock", "shaderDeviceClock"),
	needs(spec.CapabilityCooperativeMatrixKHR, "cooperativeMatrix").with("vulkanMemoryModel"),
	always(spec.CapabilityDeviceGroup),
	needs(spec.CapabilityMultiView, "multiview"),
	needs(spec.CapabilityDemoteToHelperInvocation, "shaderDemoteToHelperInvocation"),
	needs(spec.CapabilitySampleRateShading, "sampleRateShading"),
	needs(spec.CapabilityInterpolationFunction, "sampleRateShading"),
	needs(spec.CapabilityUniformTexelBufferArrayDynamicIndexing, "shaderUniformTexelBufferArrayDynamicIndexing"),
	needs(spec.CapabilityStorageTexelBufferArrayDynamicIndexing, "shaderStorageTexelBufferArrayDynamicIndexing"),
	needs(spec.CapabilityGroupNonUniformRotateKHR, "shaderSubgroupRotate"),
	needs(spec.CapabilityFloatControls2, "shaderFloatControls2"),
	needs(spec.CapabilityExpectAssumeKHR, "shaderExpectAssume"),
	needs(spec.CapabilityCooperativeMatrixNV, "cooperativeMatrixNV"),
	needs(spec.CapabilityGroupNonUniform, "subgroup basic operations"),
	needs(spec.CapabilityGroupNonUniformVote, "subgroup vote operations"),
	needs(spec.CapabilityGroupNonUniformArithmetic, "subgroup arithmetic operations"),
	needs(spec.CapabilityGroupNonUniformBallot, "subgroup ballot operations"),
	needs(spec.CapabilityGroupNonUniformShuffle, "subgroup shuffle operations"),
	needs(spec.CapabilityGroupNonUniformShuffleRelative, "subgroup relative shuffle operations"),
	needs(spec.CapabilityGroupNonUniformClustered, "subgroup clustered operations"),
	needs(spec.CapabilityGroupNonUniformQuad, "subgroup quad operations"),
	needs(spec.CapabilitySubgroupBallotKHR, "VK_EXT_shader_subgroup_ballot"),
	needs(spec.CapabilitySubgroupVoteKHR, "VK_EXT_shader_subgroup_vote"),
	needs(spec.CapabilityDenormPreserve, "shaderDenormPreserve"),
	needs(spec.CapabilityDenormFlushToZero, "shaderDenormFlushToZero"),
	needs(spec.CapabilitySignedZeroInfNanPreserve, "shaderSignedZeroInfNanPreserve"),
	needs(spec.CapabilityRoundingModeRTE, "shaderRoundingModeRTE"),
	needs(spec.CapabilityRoundingModeRTZ, "shaderRoundingModeRTZ"),
}

// layoutFeatures permit layouts and have no capability. They are always
// enabled where they are supported.
var layoutFeatures = []string{
	"scalarBlockLayout", "uniformBufferStandardLayout", "workgroupMemoryExplicitLayoutScalarBlockLayout",
	"maintenance4", "shaderSubgroupExtendedTypes", "shaderZeroInitializeWorkgroupMemory",
}

// rowOf is the row of a capability, or nil.
func rowOf(c spec.Capability) *capabilityRow {
	i := slices.IndexFunc(capabilityRows, func(r capabilityRow) bool { return r.capability == c })
	if i < 0 {
		return nil
	}
	return &capabilityRows[i]
}

// provided lists the capabilities of a device with these features.
func provided(info *runner.DeviceInfo) []spec.Capability {
	var out []spec.Capability
	for i := range capabilityRows {
		if r := &capabilityRows[i]; len(r.any) == 0 || slices.ContainsFunc(r.any, info.HasFeature) {
			out = append(out, r.capability)
		}
	}
	slices.Sort(out)
	return out
}

// checkModule refuses a module that needs what the device does not have.
// Enabled reports whether the logical device has a feature enabled.
func checkModule(info *runner.DeviceInfo, m *runner.Module, enabled func(string) bool) error {
	if major, minor := spirvOf(info); m.Major > major || m.Minor > minor {
		return &runner.FeatureError{
			Device:     info.Name,
			Capability: "SPIR-V " + version(uint32(m.Major), uint32(m.Minor)),
			Feature:    "(Vulkan " + version(info.APIMajor, info.APIMinor) + " takes SPIR-V up to " + version(uint32(major), uint32(minor)) + ")",
		}
	}
	for _, c := range m.Capabilities {
		r := rowOf(c)
		switch {
		case r == nil:
			return &runner.FeatureError{Device: info.Name, Capability: c.String(), Use: m.Use(c)}
		case len(r.any) > 0 && !slices.ContainsFunc(r.any, func(f string) bool { return info.HasFeature(f) && enabled(f) }):
			return &runner.FeatureError{Device: info.Name, Capability: c.String(), Feature: r.any[0], Use: m.Use(c)}
		}
	}
	return nil
}

func version(major, minor uint32) string {
	return strconv.FormatUint(uint64(major), 10) + "." + strconv.FormatUint(uint64(minor), 10)
}

// spirvOf is the highest SPIR-V version that a device takes.
func spirvOf(info *runner.DeviceInfo) (major, minor uint8) {
	switch {
	case info.APIMajor > 1 || info.APIMinor >= 3:
		return 1, 6
	case info.APIMinor == 2:
		return 1, 5
	case info.APIMinor == 0:
		return 1, 0
	case slices.Contains(info.Extensions, "VK_KHR_spirv_1_4"):
		return 1, 4
	}
	return 1, 3
}

// wanted reports which features to enable for the modules, or for any module
// when there is none.
func wanted(modules []*runner.Module) func(feature string) bool {
	if len(modules) == 0 {
		return func(string) bool { return true }
	}
	set := map[string]bool{}
	for _, f := range layoutFeatures {
		set[f] = true
	}
	for _, m := range modules {
		for _, c := range m.Capabilities {
			if r := rowOf(c); r != nil {
				for _, f := range r.any {
					set[f] = true
				}
				for _, f := range r.requires {
					set[f] = true
				}
			}
		}
	}
	// The scalar permission is worth nothing without the layout it relaxes,
	// and the API refuses it alone.
	if !set["workgroupMemoryExplicitLayout"] {
		delete(set, "workgroupMemoryExplicitLayoutScalarBlockLayout")
	}
	return func(f string) bool { return set[f] }
}
