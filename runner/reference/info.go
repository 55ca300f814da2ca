package reference

import (
	"slices"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/spec"
)

// capabilities are the capabilities of the instructions and types that the device executes.
var capabilities = []spec.Capability{
	spec.CapabilityMatrix, spec.CapabilityShader, spec.CapabilityAddresses, spec.CapabilityLinkage, spec.CapabilityKernel, spec.CapabilityVector16,
	spec.CapabilityFloat16Buffer, spec.CapabilityFloat16, spec.CapabilityFloat64, spec.CapabilityInt64, spec.CapabilityInt64Atomics,
	spec.CapabilityInt16, spec.CapabilityInt8, spec.CapabilityGroups, spec.CapabilityGenericPointer, spec.CapabilityUniformBufferArrayDynamicIndexing,
	spec.CapabilityStorageBufferArrayDynamicIndexing, spec.CapabilityGroupNonUniform, spec.CapabilityGroupNonUniformVote,
	spec.CapabilityGroupNonUniformArithmetic, spec.CapabilityGroupNonUniformBallot, spec.CapabilityGroupNonUniformShuffle,
	spec.CapabilityGroupNonUniformShuffleRelative, spec.CapabilityGroupNonUniformClustered, spec.CapabilityGroupNonUniformQuad,
	spec.CapabilityGroupNonUniformRotateKHR, spec.CapabilitySubgroupBallotKHR, spec.CapabilitySubgroupVoteKHR,
	spec.CapabilityStorageBuffer16BitAccess, spec.CapabilityUniformAndStorageBuffer16BitAccess, spec.CapabilityStoragePushConstant16,
	spec.CapabilityStorageBuffer8BitAccess, spec.CapabilityUniformAndStorageBuffer8BitAccess, spec.CapabilityStoragePushConstant8,
	spec.CapabilityVariablePointersStorageBuffer, spec.CapabilityVariablePointers, spec.CapabilityPhysicalStorageBufferAddresses,
	spec.CapabilityVulkanMemoryModel, spec.CapabilityVulkanMemoryModelDeviceScope, spec.CapabilityShaderNonUniform,
	spec.CapabilityUniformBufferArrayNonUniformIndexing, spec.CapabilityStorageBufferArrayNonUniformIndexing,
	spec.CapabilityDotProduct, spec.CapabilityDotProductInputAll, spec.CapabilityDotProductInput4x8Bit, spec.CapabilityDotProductInput4x8BitPacked,
	spec.CapabilitySignedZeroInfNanPreserve, spec.CapabilityRoundingModeRTE, spec.CapabilityDenormPreserve,
	spec.CapabilityAtomicFloat32AddEXT, spec.CapabilityAtomicFloat64AddEXT, spec.CapabilityAtomicFloat16AddEXT,
	spec.CapabilityAtomicFloat32MinMaxEXT, spec.CapabilityAtomicFloat64MinMaxEXT, spec.CapabilityAtomicFloat16MinMaxEXT,
	spec.CapabilityExpectAssumeKHR, spec.CapabilityWorkgroupMemoryExplicitLayoutKHR, spec.CapabilityWorkgroupMemoryExplicitLayout8BitAccessKHR,
	spec.CapabilityWorkgroupMemoryExplicitLayout16BitAccessKHR, spec.CapabilityCooperativeMatrixKHR, spec.CapabilityDeviceGroup,
	// Images.
	spec.CapabilitySampled1D, spec.CapabilityImage1D, spec.CapabilitySampledBuffer, spec.CapabilityImageBuffer, spec.CapabilityImageQuery,
	spec.CapabilityStorageImageExtendedFormats, spec.CapabilityStorageImageReadWithoutFormat, spec.CapabilityStorageImageWriteWithoutFormat,
	spec.CapabilityImageGatherExtended, spec.CapabilitySampledCubeArray, spec.CapabilityImageCubeArray, spec.CapabilityMinLod,
	spec.CapabilitySampledImageArrayDynamicIndexing, spec.CapabilityStorageImageArrayDynamicIndexing,
	spec.CapabilityUniformTexelBufferArrayDynamicIndexing, spec.CapabilityStorageTexelBufferArrayDynamicIndexing,
	spec.CapabilitySampledImageArrayNonUniformIndexing, spec.CapabilityStorageImageArrayNonUniformIndexing,
	spec.CapabilityUniformTexelBufferArrayNonUniformIndexing, spec.CapabilityStorageTexelBufferArrayNonUniformIndexing,
	spec.CapabilityInt64ImageEXT, spec.CapabilitySparseResidency,
	// Images of OpenCL.
	spec.CapabilityImageBasic, spec.CapabilityImageReadWrite, spec.CapabilityLiteralSampler,
	spec.CapabilityInt64, spec.CapabilityUntypedPointersKHR, spec.CapabilityFMAKHR, spec.CapabilityReplicatedCompositesEXT, spec.CapabilityShaderClockKHR,
	spec.CapabilityFloat8EXT, spec.CapabilityFloat8CooperativeMatrixEXT, spec.CapabilityBFloat16TypeKHR, spec.CapabilityBFloat16DotProductKHR, spec.CapabilityBFloat16CooperativeMatrixKHR, spec.CapabilityBfloat16ConversionINTEL,
	spec.CapabilitySubgroupShuffleINTEL, spec.CapabilitySubgroupBufferBlockIOINTEL, spec.CapabilityJointMatrixINTEL, spec.CapabilityCooperativeMatrixNV,
	spec.CapabilityGroupNonUniformPartitionedNV, spec.CapabilityQuadControlKHR, spec.CapabilityComputeDerivativeGroupQuadsKHR,
	spec.CapabilityComputeDerivativeGroupLinearKHR, spec.CapabilityDerivativeControl, spec.CapabilityNamedBarrier, spec.CapabilitySplitBarrierINTEL,
	spec.CapabilityMultiView, spec.CapabilityStorageInputOutput16, spec.CapabilityDescriptorHeapEXT,
	spec.CapabilityPoisonFreezeKHR, spec.CapabilityShader64BitIndexingEXT, spec.CapabilityArithmeticFenceEXT, spec.CapabilityAtomicFloat16VectorNV,
}

// deviceInfo describes a device with options.
func deviceInfo(o *Options) *runner.DeviceInfo {
	d := runner.SoftwareInfo(Name, "spvc", capabilities)
	d.Features = append(d.Features, "vertexPipelineStoresAndAtomics", "fragmentStoresAndAtomics", runner.InlineFeature, runner.HeapFeature)
	slices.Sort(d.Features)
	d.Heap = runner.HeapLimits{DescriptorSize: heapDescriptorBytes, DescriptorAlignment: heapDescriptorAlign}
	d.Limits.SubgroupSize, d.Limits.MinSubgroupSize, d.Limits.MaxSubgroupSize = o.SubgroupSize, o.SubgroupSize, o.SubgroupSize
	d.Limits.MaxMemoryAllocationSize, d.Limits.MaxBufferSize = uint64(o.MaxMemory), uint64(o.MaxMemory)
	return d
}
