//go:build cgo

#include "shim.h"

// The feature structures, other than the core one, that are queried and enabled:
// member, type, structure type, minor version of Vulkan that includes it in core (99
// for none), extension that provides it otherwise.
#define SPVC_CHAIN(S)                                                                                                              \
  S(storage16, VkPhysicalDevice16BitStorageFeatures, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES, 1, "VK_KHR_16bit_storage") \
  S(pointers, VkPhysicalDeviceVariablePointersFeatures, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VARIABLE_POINTERS_FEATURES, 1, "VK_KHR_variable_pointers") \
  S(storage8, VkPhysicalDevice8BitStorageFeatures, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_8BIT_STORAGE_FEATURES, 2, "VK_KHR_8bit_storage") \
  S(narrow, VkPhysicalDeviceShaderFloat16Int8Features, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_FLOAT16_INT8_FEATURES, 2, "VK_KHR_shader_float16_int8") \
  S(atomic64, VkPhysicalDeviceShaderAtomicInt64Features, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_ATOMIC_INT64_FEATURES, 2, "VK_KHR_shader_atomic_int64") \
  S(address, VkPhysicalDeviceBufferDeviceAddressFeatures, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES, 2, "VK_KHR_buffer_device_address") \
  S(scalar, VkPhysicalDeviceScalarBlockLayoutFeatures, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SCALAR_BLOCK_LAYOUT_FEATURES, 2, "VK_EXT_scalar_block_layout") \
  S(uniform, VkPhysicalDeviceUniformBufferStandardLayoutFeatures, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_UNIFORM_BUFFER_STANDARD_LAYOUT_FEATURES, 2, "VK_KHR_uniform_buffer_standard_layout") \
  S(model, VkPhysicalDeviceVulkanMemoryModelFeatures, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_MEMORY_MODEL_FEATURES, 2, "VK_KHR_vulkan_memory_model") \
  S(subgroup, VkPhysicalDeviceShaderSubgroupExtendedTypesFeatures, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_SUBGROUP_EXTENDED_TYPES_FEATURES, 2, "VK_KHR_shader_subgroup_extended_types") \
  S(indexing, VkPhysicalDeviceDescriptorIndexingFeatures, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_INDEXING_FEATURES, 2, "VK_EXT_descriptor_indexing") \
  S(dot, VkPhysicalDeviceShaderIntegerDotProductFeatures, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_INTEGER_DOT_PRODUCT_FEATURES, 3, "VK_KHR_shader_integer_dot_product") \
  S(maintenance, VkPhysicalDeviceMaintenance4Features, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_4_FEATURES, 3, "VK_KHR_maintenance4") \
  S(zeroing, VkPhysicalDeviceZeroInitializeWorkgroupMemoryFeatures, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ZERO_INITIALIZE_WORKGROUP_MEMORY_FEATURES, 3, "VK_KHR_zero_initialize_workgroup_memory") \
  S(robust, VkPhysicalDeviceImageRobustnessFeatures, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_ROBUSTNESS_FEATURES, 3, "VK_EXT_image_robustness") \
  S(explicit, VkPhysicalDeviceWorkgroupMemoryExplicitLayoutFeaturesKHR, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_WORKGROUP_MEMORY_EXPLICIT_LAYOUT_FEATURES_KHR, 99, "VK_KHR_workgroup_memory_explicit_layout") \
  S(float1, VkPhysicalDeviceShaderAtomicFloatFeaturesEXT, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_ATOMIC_FLOAT_FEATURES_EXT, 99, "VK_EXT_shader_atomic_float") \
  S(float2, VkPhysicalDeviceShaderAtomicFloat2FeaturesEXT, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_ATOMIC_FLOAT_2_FEATURES_EXT, 99, "VK_EXT_shader_atomic_float2") \
  S(clock, VkPhysicalDeviceShaderClockFeaturesKHR, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_CLOCK_FEATURES_KHR, 99, "VK_KHR_shader_clock") \
  S(matrix, spvc_young_features, (VkStructureType)1000506000, 99, "VK_KHR_cooperative_matrix") \
  S(untyped, spvc_young_features, (VkStructureType)1000387000, 99, "VK_KHR_shader_untyped_pointers") \
  S(bfloat16, spvc_young_features, (VkStructureType)1000141000, 99, "VK_KHR_shader_bfloat16") \
  S(float8, spvc_young_features, (VkStructureType)1000567000, 99, "VK_EXT_shader_float8") \
  S(replicated, spvc_young_features, (VkStructureType)1000564000, 99, "VK_EXT_shader_replicated_composites") \
  S(index64, spvc_young_features, (VkStructureType)1000627000, 99, "VK_EXT_shader_64bit_indexing") \
  S(heaps, spvc_young_features, (VkStructureType)1000135009, 99, "VK_EXT_descriptor_heap") \
  S(maintenance5, spvc_young_features, (VkStructureType)1000470000, 4, "VK_KHR_maintenance5") \
  S(rotate, spvc_young_features, (VkStructureType)1000416000, 4, "VK_KHR_shader_subgroup_rotate") \
  S(controls, spvc_young_features, (VkStructureType)1000528000, 4, "VK_KHR_shader_float_controls2") \
  S(expect, spvc_young_features, (VkStructureType)1000544000, 4, "VK_KHR_shader_expect_assume") \
  S(multiview, VkPhysicalDeviceMultiviewFeatures, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES, 1, "VK_KHR_multiview") \
  S(demote, VkPhysicalDeviceShaderDemoteToHelperInvocationFeatures, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_DEMOTE_TO_HELPER_INVOCATION_FEATURES, 3, "VK_EXT_shader_demote_to_helper_invocation") \
  S(draw, VkPhysicalDeviceShaderDrawParametersFeatures, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_DRAW_PARAMETERS_FEATURES, 1, "VK_KHR_shader_draw_parameters") \
  S(rendering, VkPhysicalDeviceDynamicRenderingFeatures, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_FEATURES, 3, "VK_KHR_dynamic_rendering") \
  S(inlined, VkPhysicalDeviceInlineUniformBlockFeatures, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_INLINE_UNIFORM_BLOCK_FEATURES, 3, "VK_EXT_inline_uniform_block") \
  S(mesh, VkPhysicalDeviceMeshShaderFeaturesEXT, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT, 99, "VK_EXT_mesh_shader") \
  S(image64, VkPhysicalDeviceShaderImageAtomicInt64FeaturesEXT, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_IMAGE_ATOMIC_INT64_FEATURES_EXT, 99, "VK_EXT_shader_image_atomic_int64") \
  S(feedback, VkPhysicalDeviceTransformFeedbackFeaturesEXT, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT, 99, "VK_EXT_transform_feedback") \
  S(derivative, VkPhysicalDeviceComputeShaderDerivativesFeaturesNV, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COMPUTE_SHADER_DERIVATIVES_FEATURES_NV, 99, "VK_NV_compute_shader_derivatives") \
  S(query, VkPhysicalDeviceRayQueryFeaturesKHR, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_QUERY_FEATURES_KHR, 99, "VK_KHR_ray_query") \
  S(integer2, VkPhysicalDeviceShaderIntegerFunctions2FeaturesINTEL, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_INTEGER_FUNCTIONS_2_FEATURES_INTEL, 99, "VK_INTEL_shader_integer_functions2") \
  S(robust2, VkPhysicalDeviceRobustness2FeaturesEXT, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT, 99, "VK_EXT_robustness2") \
  S(executable, VkPhysicalDevicePipelineExecutablePropertiesFeaturesKHR, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_EXECUTABLE_PROPERTIES_FEATURES_KHR, 99, "VK_KHR_pipeline_executable_properties") \
  S(sm, VkPhysicalDeviceShaderSMBuiltinsFeaturesNV, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_SM_BUILTINS_FEATURES_NV, 99, "VK_NV_shader_sm_builtins") \
  S(matrix_nv, VkPhysicalDeviceCooperativeMatrixFeaturesNV, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COOPERATIVE_MATRIX_FEATURES_NV, 99, "VK_NV_cooperative_matrix")

// Structures of extensions that are newer than Debian 12's headers. They hold one to three
// features; the other fields are unused.
typedef struct {
  VkStructureType sType;
  void *pNext;
  VkBool32 first, second, third;
} spvc_young_features;

// The features that enable capabilities or layouts: structure, field, name. The
// structure "core" is VkPhysicalDeviceFeatures.
#define SPVC_FEATURES(F)                                                                                \
  F(core.features, robustBufferAccess, "robustBufferAccess")                                           \
  F(core.features, shaderFloat64, "shaderFloat64")                                                     \
  F(core.features, shaderInt64, "shaderInt64")                                                         \
  F(core.features, shaderInt16, "shaderInt16")                                                         \
  F(core.features, shaderUniformBufferArrayDynamicIndexing, "shaderUniformBufferArrayDynamicIndexing") \
  F(core.features, shaderStorageBufferArrayDynamicIndexing, "shaderStorageBufferArrayDynamicIndexing") \
  F(core.features, shaderSampledImageArrayDynamicIndexing, "shaderSampledImageArrayDynamicIndexing")   \
  F(core.features, shaderStorageImageArrayDynamicIndexing, "shaderStorageImageArrayDynamicIndexing")   \
  F(core.features, shaderStorageImageExtendedFormats, "shaderStorageImageExtendedFormats")             \
  F(core.features, shaderStorageImageReadWithoutFormat, "shaderStorageImageReadWithoutFormat")         \
  F(core.features, shaderStorageImageWriteWithoutFormat, "shaderStorageImageWriteWithoutFormat")       \
  F(core.features, shaderImageGatherExtended, "shaderImageGatherExtended")                             \
  F(core.features, imageCubeArray, "imageCubeArray")                                                   \
  F(storage16, storageBuffer16BitAccess, "storageBuffer16BitAccess")                                   \
  F(storage16, uniformAndStorageBuffer16BitAccess, "uniformAndStorageBuffer16BitAccess")               \
  F(storage16, storagePushConstant16, "storagePushConstant16")                                         \
  F(storage16, storageInputOutput16, "storageInputOutput16")                                           \
  F(pointers, variablePointersStorageBuffer, "variablePointersStorageBuffer")                          \
  F(pointers, variablePointers, "variablePointers")                                                    \
  F(storage8, storageBuffer8BitAccess, "storageBuffer8BitAccess")                                      \
  F(storage8, uniformAndStorageBuffer8BitAccess, "uniformAndStorageBuffer8BitAccess")                  \
  F(storage8, storagePushConstant8, "storagePushConstant8")                                            \
  F(narrow, shaderFloat16, "shaderFloat16")                                                            \
  F(narrow, shaderInt8, "shaderInt8")                                                                  \
  F(atomic64, shaderBufferInt64Atomics, "shaderBufferInt64Atomics")                                    \
  F(atomic64, shaderSharedInt64Atomics, "shaderSharedInt64Atomics")                                    \
  F(address, bufferDeviceAddress, "bufferDeviceAddress")                                               \
  F(scalar, scalarBlockLayout, "scalarBlockLayout")                                                    \
  F(uniform, uniformBufferStandardLayout, "uniformBufferStandardLayout")                               \
  F(model, vulkanMemoryModel, "vulkanMemoryModel")                                                     \
  F(model, vulkanMemoryModelDeviceScope, "vulkanMemoryModelDeviceScope")                               \
  F(subgroup, shaderSubgroupExtendedTypes, "shaderSubgroupExtendedTypes")                              \
  F(indexing, runtimeDescriptorArray, "runtimeDescriptorArray")                                        \
  F(indexing, shaderUniformBufferArrayNonUniformIndexing, "shaderUniformBufferArrayNonUniformIndexing") \
  F(indexing, shaderStorageBufferArrayNonUniformIndexing, "shaderStorageBufferArrayNonUniformIndexing") \
  F(dot, shaderIntegerDotProduct, "shaderIntegerDotProduct")                                           \
  F(maintenance, maintenance4, "maintenance4")                                                         \
  F(zeroing, shaderZeroInitializeWorkgroupMemory, "shaderZeroInitializeWorkgroupMemory")               \
  F(robust, robustImageAccess, "robustImageAccess")                                                    \
  F(robust2, robustBufferAccess2, "robustBufferAccess2")                                               \
  F(robust2, nullDescriptor, "nullDescriptor")                                                         \
  F(explicit, workgroupMemoryExplicitLayout, "workgroupMemoryExplicitLayout")                          \
  F(explicit, workgroupMemoryExplicitLayoutScalarBlockLayout, "workgroupMemoryExplicitLayoutScalarBlockLayout") \
  F(explicit, workgroupMemoryExplicitLayout8BitAccess, "workgroupMemoryExplicitLayout8BitAccess")      \
  F(explicit, workgroupMemoryExplicitLayout16BitAccess, "workgroupMemoryExplicitLayout16BitAccess")    \
  F(float1, shaderBufferFloat32Atomics, "shaderBufferFloat32Atomics")                                  \
  F(float1, shaderBufferFloat32AtomicAdd, "shaderBufferFloat32AtomicAdd")                              \
  F(float1, shaderBufferFloat64Atomics, "shaderBufferFloat64Atomics")                                  \
  F(float1, shaderBufferFloat64AtomicAdd, "shaderBufferFloat64AtomicAdd")                              \
  F(float1, shaderSharedFloat32Atomics, "shaderSharedFloat32Atomics")                                  \
  F(float1, shaderSharedFloat32AtomicAdd, "shaderSharedFloat32AtomicAdd")                              \
  F(float1, shaderSharedFloat64Atomics, "shaderSharedFloat64Atomics")                                  \
  F(float1, shaderSharedFloat64AtomicAdd, "shaderSharedFloat64AtomicAdd")                              \
  F(float2, shaderBufferFloat16AtomicAdd, "shaderBufferFloat16AtomicAdd")                              \
  F(float2, shaderSharedFloat16AtomicAdd, "shaderSharedFloat16AtomicAdd")                              \
  F(float2, shaderBufferFloat16AtomicMinMax, "shaderBufferFloat16AtomicMinMax")                        \
  F(float2, shaderBufferFloat32AtomicMinMax, "shaderBufferFloat32AtomicMinMax")                        \
  F(float2, shaderBufferFloat64AtomicMinMax, "shaderBufferFloat64AtomicMinMax")                        \
  F(float2, shaderSharedFloat16AtomicMinMax, "shaderSharedFloat16AtomicMinMax")                        \
  F(float2, shaderSharedFloat32AtomicMinMax, "shaderSharedFloat32AtomicMinMax")                        \
  F(float2, shaderSharedFloat64AtomicMinMax, "shaderSharedFloat64AtomicMinMax")                        \
  F(clock, shaderSubgroupClock, "shaderSubgroupClock")                                                 \
  F(clock, shaderDeviceClock, "shaderDeviceClock")                                                     \
  F(matrix, first, "cooperativeMatrix")                                                                \
  F(rotate, first, "shaderSubgroupRotate")                                                             \
  F(controls, first, "shaderFloatControls2")                                                           \
  F(expect, first, "shaderExpectAssume")                                                               \
  F(multiview, multiview, "multiview")                                                                 \
  F(demote, shaderDemoteToHelperInvocation, "shaderDemoteToHelperInvocation")                          \
  F(core.features, sampleRateShading, "sampleRateShading")                                             \
  F(indexing, shaderUniformTexelBufferArrayDynamicIndexing, "shaderUniformTexelBufferArrayDynamicIndexing") \
  F(indexing, shaderStorageTexelBufferArrayDynamicIndexing, "shaderStorageTexelBufferArrayDynamicIndexing") \
  F(core.features, shaderStorageImageMultisample, "shaderStorageImageMultisample")                     \
  F(core.features, shaderResourceResidency, "shaderResourceResidency")                                 \
  F(core.features, shaderResourceMinLod, "shaderResourceMinLod")                                       \
  F(core.features, geometryShader, "geometryShader")                                                   \
  F(core.features, tessellationShader, "tessellationShader")                                           \
  F(core.features, vertexPipelineStoresAndAtomics, "vertexPipelineStoresAndAtomics")                   \
  F(core.features, fragmentStoresAndAtomics, "fragmentStoresAndAtomics")                               \
  F(rendering, dynamicRendering, "dynamicRendering")                                                   \
  F(inlined, inlineUniformBlock, "inlineUniformBlock")                                                 \
  F(mesh, taskShader, "taskShader")                                                                    \
  F(mesh, meshShader, "meshShader")                                                                    \
  F(core.features, shaderTessellationAndGeometryPointSize, "shaderTessellationAndGeometryPointSize")   \
  F(core.features, shaderClipDistance, "shaderClipDistance")                                           \
  F(core.features, shaderCullDistance, "shaderCullDistance")                                           \
  F(core.features, multiViewport, "multiViewport")                                                     \
  F(indexing, shaderSampledImageArrayNonUniformIndexing, "shaderSampledImageArrayNonUniformIndexing")  \
  F(indexing, shaderStorageImageArrayNonUniformIndexing, "shaderStorageImageArrayNonUniformIndexing")  \
  F(indexing, shaderInputAttachmentArrayDynamicIndexing, "shaderInputAttachmentArrayDynamicIndexing")  \
  F(indexing, shaderInputAttachmentArrayNonUniformIndexing, "shaderInputAttachmentArrayNonUniformIndexing")\
  F(indexing, shaderUniformTexelBufferArrayNonUniformIndexing, "shaderUniformTexelBufferArrayNonUniformIndexing")\
  F(indexing, shaderStorageTexelBufferArrayNonUniformIndexing, "shaderStorageTexelBufferArrayNonUniformIndexing")\
  F(draw, shaderDrawParameters, "shaderDrawParameters")                                                \
  F(float1, shaderImageFloat32AtomicAdd, "shaderImageFloat32AtomicAdd")                                \
  F(float2, shaderImageFloat32AtomicMinMax, "shaderImageFloat32AtomicMinMax")                          \
  F(image64, shaderImageInt64Atomics, "shaderImageInt64Atomics")                                       \
  F(feedback, transformFeedback, "transformFeedback")                                                  \
  F(feedback, geometryStreams, "geometryStreams")                                                      \
  F(derivative, computeDerivativeGroupQuads, "computeDerivativeGroupQuads")                            \
  F(derivative, computeDerivativeGroupLinear, "computeDerivativeGroupLinear")                          \
  F(query, rayQuery, "rayQuery")                                                                       \
  F(integer2, shaderIntegerFunctions2, "shaderIntegerFunctions2")                                      \
  F(executable, pipelineExecutableInfo, "pipelineExecutableInfo")                                      \
  F(sm, shaderSMBuiltins, "shaderSMBuiltins")                                                          \
  F(matrix_nv, cooperativeMatrix, "cooperativeMatrixNV")                                               \
  F(untyped, first, "shaderUntypedPointers")                                                           \
  F(bfloat16, first, "shaderBFloat16Type")                                                             \
  F(bfloat16, second, "shaderBFloat16DotProduct")                                                      \
  F(bfloat16, third, "shaderBFloat16CooperativeMatrix")                                                \
  F(float8, first, "shaderFloat8")                                                                     \
  F(float8, second, "shaderFloat8CooperativeMatrix")                                                   \
  F(replicated, first, "shaderReplicatedComposites")                                                   \
  F(index64, first, "shader64BitIndexing")                                                             \
  F(maintenance5, first, "maintenance5")                                                               \
  F(heaps, first, "descriptorHeap")

// Features that a device supports without being enabled: a condition on its
// properties, and a name.
#define SPVC_DERIVED(D)                                                                            \
  D(sg & VK_SUBGROUP_FEATURE_BASIC_BIT, "subgroup basic operations")                               \
  D(sg & VK_SUBGROUP_FEATURE_VOTE_BIT, "subgroup vote operations")                                 \
  D(sg & VK_SUBGROUP_FEATURE_ARITHMETIC_BIT, "subgroup arithmetic operations")                     \
  D(sg & VK_SUBGROUP_FEATURE_BALLOT_BIT, "subgroup ballot operations")                             \
  D(sg & VK_SUBGROUP_FEATURE_SHUFFLE_BIT, "subgroup shuffle operations")                           \
  D(sg & VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT, "subgroup relative shuffle operations")         \
  D(sg & VK_SUBGROUP_FEATURE_CLUSTERED_BIT, "subgroup clustered operations")                       \
  D(sg & VK_SUBGROUP_FEATURE_QUAD_BIT, "subgroup quad operations")                                 \
  D(sg & VK_SUBGROUP_FEATURE_PARTITIONED_BIT_NV, "subgroup partitioned operations")                \
  D(v12.shaderOutputViewportIndex, "shaderOutputViewportIndex")                                    \
  D(v12.shaderOutputLayer, "shaderOutputLayer")                                                    \
  D(fc.shaderDenormPreserveFloat16 | fc.shaderDenormPreserveFloat32 | fc.shaderDenormPreserveFloat64, "shaderDenormPreserve") \
  D(fc.shaderDenormFlushToZeroFloat16 | fc.shaderDenormFlushToZeroFloat32 | fc.shaderDenormFlushToZeroFloat64, "shaderDenormFlushToZero") \
  D(fc.shaderSignedZeroInfNanPreserveFloat16 | fc.shaderSignedZeroInfNanPreserveFloat32 | fc.shaderSignedZeroInfNanPreserveFloat64, "shaderSignedZeroInfNanPreserve") \
  D(fc.shaderRoundingModeRTEFloat16 | fc.shaderRoundingModeRTEFloat32 | fc.shaderRoundingModeRTEFloat64, "shaderRoundingModeRTE") \
  D(fc.shaderRoundingModeRTZFloat16 | fc.shaderRoundingModeRTZFloat32 | fc.shaderRoundingModeRTZFloat64, "shaderRoundingModeRTZ")
