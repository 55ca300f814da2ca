package target

import (
	"slices"

	"github.com/spvc/spvc/spirv/spec"
)

// Enabler describes the conditions under which a Vulkan implementation supports a
// SPIR-V capability. One condition suffices: the implementation's Vulkan version is
// Since or newer (unless Since is zero), or the implementation has one of the features
// and extensions in Any.
type Enabler struct {
	Capability spec.Capability
	Since      APIVersion
	// Any holds names of features and device extensions (VK_…). Names with spaces, and
	// the names of float controls, stand for properties, which a device has without
	// being asked to enable them.
	Any []string
	// Requires lists further features that Vulkan requires an application to enable.
	Requires []string
}

func since(major, minor uint8, c spec.Capability, any ...string) Enabler {
	return Enabler{Capability: c, Since: APIVersion{major, minor}, Any: any}
}

func needs(c spec.Capability, any ...string) Enabler { return Enabler{Capability: c, Any: any} }

func (e Enabler) with(features ...string) Enabler {
	e.Requires = features
	return e
}

// enablers follows the table of the Vulkan specification's appendix "Vulkan Environment
// for SPIR-V", "Capabilities". If a feature controls the use of an extension that the
// table names, the row names the feature instead.
var enablers = []Enabler{
	since(1, 0, spec.CapabilityMatrix),
	since(1, 0, spec.CapabilityShader),
	since(1, 0, spec.CapabilityInputAttachment),
	since(1, 0, spec.CapabilitySampled1D),
	since(1, 0, spec.CapabilityImage1D),
	since(1, 0, spec.CapabilitySampledBuffer),
	since(1, 0, spec.CapabilityImageBuffer),
	since(1, 0, spec.CapabilityImageQuery),
	since(1, 0, spec.CapabilityDerivativeControl),
	since(1, 1, spec.CapabilityDeviceGroup, "VK_KHR_device_group"),

	needs(spec.CapabilityFloat16, "shaderFloat16"),
	needs(spec.CapabilityFloat64, "shaderFloat64"),
	needs(spec.CapabilityInt8, "shaderInt8"),
	needs(spec.CapabilityInt16, "shaderInt16"),
	needs(spec.CapabilityInt64, "shaderInt64"),
	needs(spec.CapabilityInt64Atomics, "shaderBufferInt64Atomics", "shaderSharedInt64Atomics"),
	needs(spec.CapabilityInt64ImageEXT, "shaderImageInt64Atomics"),
	needs(spec.CapabilityAtomicFloat16AddEXT, "shaderBufferFloat16AtomicAdd", "shaderSharedFloat16AtomicAdd"),
	needs(spec.CapabilityAtomicFloat32AddEXT, "shaderBufferFloat32AtomicAdd", "shaderSharedFloat32AtomicAdd", "shaderImageFloat32AtomicAdd").with("shaderBufferFloat32Atomics", "shaderSharedFloat32Atomics"),
	needs(spec.CapabilityAtomicFloat64AddEXT, "shaderBufferFloat64AtomicAdd", "shaderSharedFloat64AtomicAdd").with("shaderBufferFloat64Atomics", "shaderSharedFloat64Atomics"),
	needs(spec.CapabilityAtomicFloat16MinMaxEXT, "shaderBufferFloat16AtomicMinMax", "shaderSharedFloat16AtomicMinMax"),
	needs(spec.CapabilityAtomicFloat32MinMaxEXT, "shaderBufferFloat32AtomicMinMax", "shaderSharedFloat32AtomicMinMax", "shaderImageFloat32AtomicMinMax"),
	needs(spec.CapabilityAtomicFloat64MinMaxEXT, "shaderBufferFloat64AtomicMinMax", "shaderSharedFloat64AtomicMinMax"),
	needs(spec.CapabilityDenormPreserve, "shaderDenormPreserve"),
	needs(spec.CapabilityDenormFlushToZero, "shaderDenormFlushToZero"),
	needs(spec.CapabilitySignedZeroInfNanPreserve, "shaderSignedZeroInfNanPreserve"),
	needs(spec.CapabilityRoundingModeRTE, "shaderRoundingModeRTE"),
	needs(spec.CapabilityRoundingModeRTZ, "shaderRoundingModeRTZ"),
	needs(spec.CapabilityFloatControls2, "shaderFloatControls2"),

	needs(spec.CapabilityAtomicFloat16VectorNV, "shaderFloat16VectorAtomics"),
	needs(spec.CapabilityBFloat16TypeKHR, "shaderBFloat16Type"),
	needs(spec.CapabilityBFloat16DotProductKHR, "shaderBFloat16DotProduct"),
	needs(spec.CapabilityBFloat16CooperativeMatrixKHR, "shaderBFloat16CooperativeMatrix"),
	needs(spec.CapabilityUntypedPointersKHR, "shaderUntypedPointers"),
	needs(spec.CapabilityFloat8EXT, "shaderFloat8"),
	needs(spec.CapabilityFloat8CooperativeMatrixEXT, "shaderFloat8CooperativeMatrix"),
	needs(spec.CapabilityShader64BitIndexingEXT, "shader64BitIndexing"),
	needs(spec.CapabilityDescriptorHeapEXT, "descriptorHeap").with("shaderUntypedPointers", "maintenance5"),

	needs(spec.CapabilityStorageBuffer8BitAccess, "storageBuffer8BitAccess"),
	needs(spec.CapabilityUniformAndStorageBuffer8BitAccess, "uniformAndStorageBuffer8BitAccess").with("storageBuffer8BitAccess"),
	needs(spec.CapabilityStoragePushConstant8, "storagePushConstant8"),
	needs(spec.CapabilityStorageBuffer16BitAccess, "storageBuffer16BitAccess"),
	needs(spec.CapabilityStorageUniform16, "uniformAndStorageBuffer16BitAccess").with("storageBuffer16BitAccess"),
	needs(spec.CapabilityStoragePushConstant16, "storagePushConstant16"),
	needs(spec.CapabilityStorageInputOutput16, "storageInputOutput16"),
	needs(spec.CapabilityWorkgroupMemoryExplicitLayoutKHR, "workgroupMemoryExplicitLayout"),
	needs(spec.CapabilityWorkgroupMemoryExplicitLayout8BitAccessKHR, "workgroupMemoryExplicitLayout8BitAccess").with("workgroupMemoryExplicitLayout"),
	needs(spec.CapabilityWorkgroupMemoryExplicitLayout16BitAccessKHR, "workgroupMemoryExplicitLayout16BitAccess").with("workgroupMemoryExplicitLayout"),
	needs(spec.CapabilityVariablePointersStorageBuffer, "variablePointersStorageBuffer"),
	needs(spec.CapabilityVariablePointers, "variablePointers").with("variablePointersStorageBuffer"),
	needs(spec.CapabilityPhysicalStorageBufferAddresses, "bufferDeviceAddress"),
	needs(spec.CapabilityVulkanMemoryModel, "vulkanMemoryModel"),
	needs(spec.CapabilityVulkanMemoryModelDeviceScope, "vulkanMemoryModelDeviceScope").with("vulkanMemoryModel"),

	needs(spec.CapabilityGroupNonUniform, "subgroup basic operations"),
	needs(spec.CapabilityGroupNonUniformVote, "subgroup vote operations"),
	needs(spec.CapabilityGroupNonUniformArithmetic, "subgroup arithmetic operations"),
	needs(spec.CapabilityGroupNonUniformBallot, "subgroup ballot operations"),
	needs(spec.CapabilityGroupNonUniformShuffle, "subgroup shuffle operations"),
	needs(spec.CapabilityGroupNonUniformShuffleRelative, "subgroup relative shuffle operations"),
	needs(spec.CapabilityGroupNonUniformClustered, "subgroup clustered operations"),
	needs(spec.CapabilityGroupNonUniformQuad, "subgroup quad operations"),
	needs(spec.CapabilityGroupNonUniformPartitionedNV, "subgroup partitioned operations"),
	needs(spec.CapabilityGroupNonUniformRotateKHR, "shaderSubgroupRotate"),
	needs(spec.CapabilitySubgroupBallotKHR, "VK_EXT_shader_subgroup_ballot"),
	needs(spec.CapabilitySubgroupVoteKHR, "VK_EXT_shader_subgroup_vote"),
	needs(spec.CapabilityQuadControlKHR, "shaderQuadControl"),
	needs(spec.CapabilityShaderClockKHR, "shaderSubgroupClock", "shaderDeviceClock"),
	needs(spec.CapabilityExpectAssumeKHR, "shaderExpectAssume"),
	needs(spec.CapabilityDotProduct, "shaderIntegerDotProduct"),
	needs(spec.CapabilityDotProductInputAll, "shaderIntegerDotProduct"),
	needs(spec.CapabilityDotProductInput4x8Bit, "shaderIntegerDotProduct"),
	needs(spec.CapabilityDotProductInput4x8BitPacked, "shaderIntegerDotProduct"),
	needs(spec.CapabilityCooperativeMatrixKHR, "cooperativeMatrix").with("vulkanMemoryModel"),
	needs(spec.CapabilityCooperativeMatrixNV, "cooperativeMatrixNV"),
	needs(spec.CapabilityComputeDerivativeGroupQuadsKHR, "computeDerivativeGroupQuads"),
	needs(spec.CapabilityComputeDerivativeGroupLinearKHR, "computeDerivativeGroupLinear"),
	needs(spec.CapabilityIntegerFunctions2INTEL, "shaderIntegerFunctions2"),
	needs(spec.CapabilityShaderSMBuiltinsNV, "shaderSMBuiltins"),
	needs(spec.CapabilityReplicatedCompositesEXT, "shaderReplicatedComposites"),
	needs(spec.CapabilityRawAccessChainsNV, "shaderRawAccessChains"),

	needs(spec.CapabilityUniformBufferArrayDynamicIndexing, "shaderUniformBufferArrayDynamicIndexing"),
	needs(spec.CapabilityStorageBufferArrayDynamicIndexing, "shaderStorageBufferArrayDynamicIndexing"),
	needs(spec.CapabilitySampledImageArrayDynamicIndexing, "shaderSampledImageArrayDynamicIndexing"),
	needs(spec.CapabilityStorageImageArrayDynamicIndexing, "shaderStorageImageArrayDynamicIndexing"),
	needs(spec.CapabilityInputAttachmentArrayDynamicIndexing, "shaderInputAttachmentArrayDynamicIndexing"),
	needs(spec.CapabilityUniformTexelBufferArrayDynamicIndexing, "shaderUniformTexelBufferArrayDynamicIndexing"),
	needs(spec.CapabilityStorageTexelBufferArrayDynamicIndexing, "shaderStorageTexelBufferArrayDynamicIndexing"),
	since(1, 2, spec.CapabilityShaderNonUniform, "VK_EXT_descriptor_indexing"),
	needs(spec.CapabilityRuntimeDescriptorArray, "runtimeDescriptorArray"),
	needs(spec.CapabilityUniformBufferArrayNonUniformIndexing, "shaderUniformBufferArrayNonUniformIndexing"),
	needs(spec.CapabilityStorageBufferArrayNonUniformIndexing, "shaderStorageBufferArrayNonUniformIndexing"),
	needs(spec.CapabilitySampledImageArrayNonUniformIndexing, "shaderSampledImageArrayNonUniformIndexing"),
	needs(spec.CapabilityStorageImageArrayNonUniformIndexing, "shaderStorageImageArrayNonUniformIndexing"),
	needs(spec.CapabilityInputAttachmentArrayNonUniformIndexing, "shaderInputAttachmentArrayNonUniformIndexing"),
	needs(spec.CapabilityUniformTexelBufferArrayNonUniformIndexing, "shaderUniformTexelBufferArrayNonUniformIndexing"),
	needs(spec.CapabilityStorageTexelBufferArrayNonUniformIndexing, "shaderStorageTexelBufferArrayNonUniformIndexing"),

	needs(spec.CapabilityStorageImageExtendedFormats, "shaderStorageImageExtendedFormats"),
	since(1, 3, spec.CapabilityStorageImageReadWithoutFormat, "shaderStorageImageReadWithoutFormat", "VK_KHR_format_feature_flags2"),
	since(1, 3, spec.CapabilityStorageImageWriteWithoutFormat, "shaderStorageImageWriteWithoutFormat", "VK_KHR_format_feature_flags2"),
	needs(spec.CapabilityStorageImageMultisample, "shaderStorageImageMultisample"),
	needs(spec.CapabilityImageMSArray, "shaderStorageImageMultisample"),
	needs(spec.CapabilityImageGatherExtended, "shaderImageGatherExtended"),
	needs(spec.CapabilityImageCubeArray, "imageCubeArray"),
	needs(spec.CapabilitySampledCubeArray, "imageCubeArray"),
	needs(spec.CapabilitySparseResidency, "shaderResourceResidency"),
	needs(spec.CapabilityMinLod, "shaderResourceMinLod"),
	needs(spec.CapabilityImageReadWriteLodAMD, "VK_AMD_shader_image_load_store_lod"),
	needs(spec.CapabilityImageGatherBiasLodAMD, "VK_AMD_texture_gather_bias_lod"),
	needs(spec.CapabilityFragmentMaskAMD, "VK_AMD_shader_fragment_mask"),
	needs(spec.CapabilityImageFootprintNV, "imageFootprint"),

	needs(spec.CapabilityGeometry, "geometryShader"),
	needs(spec.CapabilityTessellation, "tessellationShader"),
	needs(spec.CapabilityTessellationPointSize, "shaderTessellationAndGeometryPointSize").with("tessellationShader"),
	needs(spec.CapabilityGeometryPointSize, "shaderTessellationAndGeometryPointSize").with("geometryShader"),
	needs(spec.CapabilityClipDistance, "shaderClipDistance"),
	needs(spec.CapabilityCullDistance, "shaderCullDistance"),
	needs(spec.CapabilityMultiViewport, "multiViewport"),
	needs(spec.CapabilityMultiView, "multiview"),
	needs(spec.CapabilityDrawParameters, "shaderDrawParameters"),
	needs(spec.CapabilitySampleRateShading, "sampleRateShading"),
	needs(spec.CapabilityInterpolationFunction, "sampleRateShading"),
	needs(spec.CapabilityDemoteToHelperInvocation, "shaderDemoteToHelperInvocation"),
	needs(spec.CapabilityTransformFeedback, "transformFeedback"),
	needs(spec.CapabilityGeometryStreams, "geometryStreams"),
	needs(spec.CapabilityShaderViewportIndex, "shaderOutputViewportIndex"),
	needs(spec.CapabilityShaderLayer, "shaderOutputLayer"),
	needs(spec.CapabilityShaderViewportIndexLayerEXT, "VK_EXT_shader_viewport_index_layer"),
	needs(spec.CapabilityShaderViewportMaskNV, "VK_NV_viewport_array2"),
	needs(spec.CapabilityPerViewAttributesNV, "VK_NVX_multiview_per_view_attributes"),
	needs(spec.CapabilityGeometryShaderPassthroughNV, "VK_NV_geometry_shader_passthrough"),
	needs(spec.CapabilitySampleMaskOverrideCoverageNV, "VK_NV_sample_mask_override_coverage"),
	needs(spec.CapabilityStencilExportEXT, "VK_EXT_shader_stencil_export"),
	needs(spec.CapabilitySampleMaskPostDepthCoverage, "VK_EXT_post_depth_coverage"),
	needs(spec.CapabilityFragmentFullyCoveredEXT, "VK_EXT_conservative_rasterization"),
	needs(spec.CapabilityFragmentBarycentricKHR, "fragmentShaderBarycentric"),
	needs(spec.CapabilityFragmentDensityEXT, "fragmentDensityMap"),
	needs(spec.CapabilityFragmentShaderSampleInterlockEXT, "fragmentShaderSampleInterlock"),
	needs(spec.CapabilityFragmentShaderPixelInterlockEXT, "fragmentShaderPixelInterlock"),
	needs(spec.CapabilityFragmentShaderShadingRateInterlockEXT, "fragmentShaderShadingRateInterlock"),
	needs(spec.CapabilityFragmentShadingRateKHR, "pipelineFragmentShadingRate", "primitiveFragmentShadingRate", "attachmentFragmentShadingRate"),
	needs(spec.CapabilityMeshShadingEXT, "meshShader"),
	needs(spec.CapabilityRayTracingKHR, "rayTracingPipeline"),
	needs(spec.CapabilityRayQueryKHR, "rayQuery"),
	needs(spec.CapabilityRayTraversalPrimitiveCullingKHR, "rayTraversalPrimitiveCulling"),
	needs(spec.CapabilityRayCullMaskKHR, "rayTracingMaintenance1"),
	needs(spec.CapabilityRayTracingPositionFetchKHR, "rayTracingPositionFetch"),
	needs(spec.CapabilityRayTracingOpacityMicromapEXT, "micromap"),
	needs(spec.CapabilityRayTracingMotionBlurNV, "rayTracingMotionBlur"),
	needs(spec.CapabilityRayTracingNV, "VK_NV_ray_tracing"),
}

// Enablers returns the enablers of all capabilities that a Vulkan implementation can
// support. The caller must not change the slice.
func Enablers() []Enabler { return enablers[:len(enablers):len(enablers)] }

// EnablerOf returns the enabler of c, or nil if no Vulkan implementation can support c.
func EnablerOf(c spec.Capability) *Enabler {
	i := slices.IndexFunc(enablers, func(e Enabler) bool { return e.Capability == c })
	if i < 0 {
		return nil
	}
	return &enablers[i]
}

// extensionRow names a SPIR-V extension and the conditions under which an
// implementation accepts it: a device extension, or a Vulkan version that includes the
// extension.
type extensionRow struct {
	spirv  spec.Extension
	vulkan string
	since  APIVersion // zero: no version includes it
}

// extensionRows follows the table of the appendix "Vulkan Environment for SPIR-V",
// "SPIR-V Extensions".
var extensionRows = []extensionRow{
	{spec.SPV_KHR_variable_pointers, "VK_KHR_variable_pointers", APIVersion{1, 1}},
	{spec.SPV_KHR_shader_draw_parameters, "VK_KHR_shader_draw_parameters", APIVersion{1, 1}},
	{spec.SPV_KHR_16bit_storage, "VK_KHR_16bit_storage", APIVersion{1, 1}},
	{spec.SPV_KHR_storage_buffer_storage_class, "VK_KHR_storage_buffer_storage_class", APIVersion{1, 1}},
	{spec.SPV_KHR_multiview, "VK_KHR_multiview", APIVersion{1, 1}},
	{spec.SPV_KHR_device_group, "VK_KHR_device_group", APIVersion{1, 1}},
	{spec.SPV_KHR_8bit_storage, "VK_KHR_8bit_storage", APIVersion{1, 2}},
	{spec.SPV_KHR_float_controls, "VK_KHR_shader_float_controls", APIVersion{1, 2}},
	{spec.SPV_EXT_descriptor_indexing, "VK_EXT_descriptor_indexing", APIVersion{1, 2}},
	{spec.SPV_KHR_vulkan_memory_model, "VK_KHR_vulkan_memory_model", APIVersion{1, 2}},
	{spec.SPV_KHR_physical_storage_buffer, "VK_KHR_buffer_device_address", APIVersion{1, 2}},
	{spec.SPV_EXT_physical_storage_buffer, "VK_EXT_buffer_device_address", APIVersion{1, 2}},
	{spec.SPV_EXT_shader_viewport_index_layer, "VK_EXT_shader_viewport_index_layer", APIVersion{1, 2}},
	{spec.SPV_KHR_terminate_invocation, "VK_KHR_shader_terminate_invocation", APIVersion{1, 3}},
	{spec.SPV_EXT_demote_to_helper_invocation, "VK_EXT_shader_demote_to_helper_invocation", APIVersion{1, 3}},
	{spec.SPV_KHR_integer_dot_product, "VK_KHR_shader_integer_dot_product", APIVersion{1, 3}},
	{spec.SPV_KHR_non_semantic_info, "VK_KHR_shader_non_semantic_info", APIVersion{1, 3}},
	{spec.SPV_KHR_subgroup_rotate, "VK_KHR_shader_subgroup_rotate", APIVersion{1, 4}},
	{spec.SPV_KHR_float_controls2, "VK_KHR_shader_float_controls2", APIVersion{1, 4}},
	{spec.SPV_KHR_expect_assume, "VK_KHR_shader_expect_assume", APIVersion{1, 4}},

	{spirv: spec.SPV_KHR_shader_ballot, vulkan: "VK_EXT_shader_subgroup_ballot"},
	{spirv: spec.SPV_KHR_subgroup_vote, vulkan: "VK_EXT_shader_subgroup_vote"},
	{spirv: spec.SPV_KHR_subgroup_uniform_control_flow, vulkan: "VK_KHR_shader_subgroup_uniform_control_flow"},
	{spirv: spec.SPV_KHR_maximal_reconvergence, vulkan: "VK_KHR_shader_maximal_reconvergence"},
	{spirv: spec.SPV_KHR_quad_control, vulkan: "VK_KHR_shader_quad_control"},
	{spirv: spec.SPV_KHR_shader_clock, vulkan: "VK_KHR_shader_clock"},
	{spirv: spec.SPV_KHR_workgroup_memory_explicit_layout, vulkan: "VK_KHR_workgroup_memory_explicit_layout"},
	{spirv: spec.SPV_KHR_cooperative_matrix, vulkan: "VK_KHR_cooperative_matrix"},
	{spirv: spec.SPV_NV_cooperative_matrix, vulkan: "VK_NV_cooperative_matrix"},
	{spirv: spec.SPV_NV_compute_shader_derivatives, vulkan: "VK_NV_compute_shader_derivatives"},
	{spirv: spec.SPV_KHR_bfloat16, vulkan: "VK_KHR_shader_bfloat16"},
	{spirv: spec.SPV_KHR_untyped_pointers, vulkan: "VK_KHR_shader_untyped_pointers"},
	{spirv: spec.SPV_NV_shader_atomic_fp16_vector, vulkan: "VK_NV_shader_atomic_float16_vector"},
	{spirv: spec.SPV_EXT_shader_atomic_float_add, vulkan: "VK_EXT_shader_atomic_float"},
	{spirv: spec.SPV_EXT_shader_atomic_float16_add, vulkan: "VK_EXT_shader_atomic_float2"},
	{spirv: spec.SPV_EXT_shader_atomic_float_min_max, vulkan: "VK_EXT_shader_atomic_float2"},
	{spirv: spec.SPV_EXT_shader_image_int64, vulkan: "VK_EXT_shader_image_atomic_int64"},
	{spirv: spec.SPV_EXT_descriptor_heap, vulkan: "VK_EXT_descriptor_heap"},
	{spirv: spec.SPV_EXT_replicated_composites, vulkan: "VK_EXT_shader_replicated_composites"},
	{spirv: spec.SPV_NV_raw_access_chains, vulkan: "VK_NV_raw_access_chains"},
	{spirv: spec.SPV_KHR_post_depth_coverage, vulkan: "VK_EXT_post_depth_coverage"},
	{spirv: spec.SPV_EXT_shader_stencil_export, vulkan: "VK_EXT_shader_stencil_export"},
	{spirv: spec.SPV_EXT_fragment_fully_covered, vulkan: "VK_EXT_conservative_rasterization"},
	{spirv: spec.SPV_EXT_fragment_shader_interlock, vulkan: "VK_EXT_fragment_shader_interlock"},
	{spirv: spec.SPV_EXT_fragment_invocation_density, vulkan: "VK_EXT_fragment_density_map"},
	{spirv: spec.SPV_KHR_fragment_shading_rate, vulkan: "VK_KHR_fragment_shading_rate"},
	{spirv: spec.SPV_KHR_fragment_shader_barycentric, vulkan: "VK_KHR_fragment_shader_barycentric"},
	{spirv: spec.SPV_EXT_mesh_shader, vulkan: "VK_EXT_mesh_shader"},
	{spirv: spec.SPV_KHR_ray_tracing, vulkan: "VK_KHR_ray_tracing_pipeline"},
	{spirv: spec.SPV_KHR_ray_query, vulkan: "VK_KHR_ray_query"},
	{spirv: spec.SPV_KHR_ray_cull_mask, vulkan: "VK_KHR_ray_tracing_maintenance1"},
	{spirv: spec.SPV_KHR_ray_tracing_position_fetch, vulkan: "VK_KHR_ray_tracing_position_fetch"},
	{spirv: spec.SPV_EXT_opacity_micromap, vulkan: "VK_EXT_opacity_micromap"},
	{spirv: spec.SPV_NV_ray_tracing, vulkan: "VK_NV_ray_tracing"},
	{spirv: spec.SPV_NV_ray_tracing_motion_blur, vulkan: "VK_NV_ray_tracing_motion_blur"},
	{spirv: spec.SPV_NV_mesh_shader, vulkan: "VK_NV_mesh_shader"},
	{spirv: spec.SPV_NV_shader_subgroup_partitioned, vulkan: "VK_NV_shader_subgroup_partitioned"},
	{spirv: spec.SPV_NV_shader_sm_builtins, vulkan: "VK_NV_shader_sm_builtins"},
	{spirv: spec.SPV_NV_shader_image_footprint, vulkan: "VK_NV_shader_image_footprint"},
	{spirv: spec.SPV_NV_viewport_array2, vulkan: "VK_NV_viewport_array2"},
	{spirv: spec.SPV_NV_geometry_shader_passthrough, vulkan: "VK_NV_geometry_shader_passthrough"},
	{spirv: spec.SPV_NV_sample_mask_override_coverage, vulkan: "VK_NV_sample_mask_override_coverage"},
	{spirv: spec.SPV_NVX_multiview_per_view_attributes, vulkan: "VK_NVX_multiview_per_view_attributes"},
	{spirv: spec.SPV_AMD_shader_ballot, vulkan: "VK_AMD_shader_ballot"},
	{spirv: spec.SPV_AMD_shader_explicit_vertex_parameter, vulkan: "VK_AMD_shader_explicit_vertex_parameter"},
	{spirv: spec.SPV_AMD_shader_fragment_mask, vulkan: "VK_AMD_shader_fragment_mask"},
	{spirv: spec.SPV_AMD_shader_image_load_store_lod, vulkan: "VK_AMD_shader_image_load_store_lod"},
	{spirv: spec.SPV_AMD_texture_gather_bias_lod, vulkan: "VK_AMD_texture_gather_bias_lod"},
	{spirv: spec.SPV_INTEL_shader_integer_functions2, vulkan: "VK_INTEL_shader_integer_functions2"},
	{spirv: spec.SPV_GOOGLE_decorate_string, vulkan: "VK_GOOGLE_decorate_string"},
	{spirv: spec.SPV_GOOGLE_hlsl_functionality1, vulkan: "VK_GOOGLE_hlsl_functionality1"},
	{spirv: spec.SPV_GOOGLE_user_type, vulkan: "VK_GOOGLE_user_type"},
}
