package target

import "github.com/spvc/spvc/spirv/spec"

// Desktop is the name of the profile of desktop GPUs.
const Desktop = "desktop"

// desktop is what desktop GPUs have in common beyond Vulkan 1.2: the profile VP_LUNARG_desktop_baseline_2024, version 1 of
// 2024-02-20, for Vulkan 1.2.197 (github.com/KhronosGroup/Vulkan-Profiles, profiles/LunarG/VP_LUNARG_desktop_baseline.json at
// commit 9a121df3). LunarG generates it as the intersection of reports to GPUInfo.org, chosen such that a large number of systems
// meets it; it states no percentage. VP_LUNARG_desktop_baseline_2026 of 2026-06-22 has the same limits of workgroups and of
// storage buffers, but asks for Vulkan 1.4. The range of subgroup sizes is missing, because the devices have no size in
// common.
var desktop = profile{
	name: Desktop, api: APIVersion{1, 2}, version: spec.V1_5,
	caps: []spec.Capability{
		spec.CapabilityInt16, spec.CapabilityInt8,
		spec.CapabilityStorageBuffer16BitAccess, spec.CapabilityStorageUniform16,
		spec.CapabilityStorageBuffer8BitAccess, spec.CapabilityUniformAndStorageBuffer8BitAccess,
		spec.CapabilityVariablePointersStorageBuffer, spec.CapabilityVariablePointers,
		spec.CapabilityGroupNonUniformVote, spec.CapabilityGroupNonUniformArithmetic, spec.CapabilityGroupNonUniformBallot,
		spec.CapabilityGroupNonUniformShuffle, spec.CapabilityGroupNonUniformShuffleRelative, spec.CapabilityGroupNonUniformQuad,
		spec.CapabilitySubgroupBallotKHR, spec.CapabilitySubgroupVoteKHR,
		spec.CapabilitySignedZeroInfNanPreserve,
		spec.CapabilityRuntimeDescriptorArray,
		spec.CapabilityUniformBufferArrayDynamicIndexing, spec.CapabilitySampledImageArrayDynamicIndexing,
		spec.CapabilityStorageBufferArrayDynamicIndexing, spec.CapabilityStorageImageArrayDynamicIndexing,
		spec.CapabilityUniformTexelBufferArrayDynamicIndexing, spec.CapabilityStorageTexelBufferArrayDynamicIndexing,
		spec.CapabilitySampledImageArrayNonUniformIndexing, spec.CapabilityStorageBufferArrayNonUniformIndexing,
		spec.CapabilityStorageImageArrayNonUniformIndexing, spec.CapabilityUniformTexelBufferArrayNonUniformIndexing,
		spec.CapabilityStorageTexelBufferArrayNonUniformIndexing,
		spec.CapabilityImageGatherExtended, spec.CapabilityImageCubeArray, spec.CapabilitySampledCubeArray,
		spec.CapabilityStorageImageReadWithoutFormat, spec.CapabilityStorageImageWriteWithoutFormat,
		spec.CapabilitySampleRateShading, spec.CapabilityInterpolationFunction, spec.CapabilityClipDistance,
		spec.CapabilityTessellation, spec.CapabilityTessellationPointSize, spec.CapabilityShaderLayer, spec.CapabilityShaderViewportIndex,
		spec.CapabilityDrawParameters,
	},
	exts: []spec.Extension{
		spec.SPV_EXT_demote_to_helper_invocation, spec.SPV_EXT_shader_atomic_float_add, spec.SPV_KHR_non_semantic_info,
		spec.SPV_KHR_shader_ballot, spec.SPV_KHR_subgroup_vote,
	},
	limits: func(l *Limits) {
		l.MaxComputeSharedMemorySize = 32768
		l.MaxComputeWorkgroupInvocations = 1024
		l.MaxComputeWorkgroupSize = []int{1024, 1024, 64}
		l.MaxUniformBufferRange = 65536
		l.MaxStorageBufferRange = 1073741820
		l.MinStorageBufferOffsetAlignment = 64
		l.NonCoherentAtomSize = 128
		l.MaxBoundDescriptorSets = 8
		l.MaxPerStageUniformBuffers = 15
		l.MaxPerStageStorageBuffers = 31
		l.MaxPerStageResources = 159
		l.MaxMemoryAllocationSize = 1 << 31
	},
	layout: func(l *Layout) {
		l.ScalarBlockLayout = true
	},
}
