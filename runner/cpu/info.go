package cpu

import (
	"slices"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/jit"
	"github.com/spvc/spvc/spirv/spec"
)

// capabilities lists what kernels that the device runs can declare.
var capabilities = [...]spec.Capability{
	spec.CapabilityMatrix, spec.CapabilityShader, spec.CapabilityFloat16, spec.CapabilityFloat64, spec.CapabilityInt64, spec.CapabilityInt64Atomics,
	spec.CapabilityInt16, spec.CapabilityInt8, spec.CapabilityUniformBufferArrayDynamicIndexing, spec.CapabilityStorageBufferArrayDynamicIndexing,
	spec.CapabilityStorageBuffer16BitAccess, spec.CapabilityUniformAndStorageBuffer16BitAccess, spec.CapabilityStoragePushConstant16,
	spec.CapabilityStorageBuffer8BitAccess, spec.CapabilityUniformAndStorageBuffer8BitAccess, spec.CapabilityStoragePushConstant8,
	spec.CapabilityVariablePointersStorageBuffer, spec.CapabilityVariablePointers, spec.CapabilityPhysicalStorageBufferAddresses,
	spec.CapabilityVulkanMemoryModel, spec.CapabilityVulkanMemoryModelDeviceScope, spec.CapabilityShaderNonUniform,
	spec.CapabilityUniformBufferArrayNonUniformIndexing, spec.CapabilityStorageBufferArrayNonUniformIndexing,
	spec.CapabilitySignedZeroInfNanPreserve, spec.CapabilityRoundingModeRTE, spec.CapabilityDenormPreserve,
	spec.CapabilityWorkgroupMemoryExplicitLayoutKHR, spec.CapabilityWorkgroupMemoryExplicitLayout8BitAccessKHR,
	spec.CapabilityWorkgroupMemoryExplicitLayout16BitAccessKHR,
	spec.CapabilityGroupNonUniform, spec.CapabilityGroupNonUniformVote, spec.CapabilityGroupNonUniformArithmetic, spec.CapabilityGroupNonUniformBallot,
	spec.CapabilityGroupNonUniformShuffle, spec.CapabilityGroupNonUniformShuffleRelative, spec.CapabilityGroupNonUniformClustered,
	spec.CapabilityGroupNonUniformQuad, spec.CapabilityGroupNonUniformRotateKHR, spec.CapabilitySubgroupBallotKHR, spec.CapabilitySubgroupVoteKHR,
	spec.CapabilityDeviceGroup,
	spec.CapabilityDotProduct, spec.CapabilityDotProductInputAll, spec.CapabilityDotProductInput4x8Bit, spec.CapabilityDotProductInput4x8BitPacked,
	spec.CapabilityAtomicFloat32AddEXT, spec.CapabilityAtomicFloat64AddEXT, spec.CapabilityAtomicFloat16AddEXT,
	spec.CapabilityAtomicFloat32MinMaxEXT, spec.CapabilityAtomicFloat64MinMaxEXT, spec.CapabilityAtomicFloat16MinMaxEXT,
	spec.CapabilityCooperativeMatrixKHR, spec.CapabilityExpectAssumeKHR, spec.CapabilityReplicatedCompositesEXT, spec.CapabilityFMAKHR, spec.CapabilityArithmeticFenceEXT,
}

// deviceInfo describes a device with options.
func deviceInfo(o *Options, l *jit.Library) *runner.DeviceInfo {
	d := runner.SoftwareInfo(Name, "spvc", capabilities[:])
	d.DriverInfo = "LLVM " + l.Version() + ", " + l.CPU()
	d.Limits.SubgroupSize, d.Limits.MinSubgroupSize, d.Limits.MaxSubgroupSize = o.SubgroupSize, o.SubgroupSize, o.SubgroupSize
	d.Limits.MaxMemoryAllocationSize, d.Limits.MaxBufferSize = uint64(o.MaxMemory), uint64(o.MaxMemory)
	return d
}

// has reports whether the device has a capability.
func (d *Device) has(c spec.Capability) bool {
	_, ok := slices.BinarySearch(d.info.Capabilities, c)
	return ok
}
