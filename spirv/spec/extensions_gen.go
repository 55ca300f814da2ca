// Code generated from internal/specgen/*.tbl by "make generate"; DO NOT EDIT.

package spec

// The extensions, named as OpExtension names them.
const (
	SPV_ALTERA_fpga_argument_interfaces              Extension = "SPV_ALTERA_fpga_argument_interfaces"
	SPV_ALTERA_fpga_cluster_attributes               Extension = "SPV_ALTERA_fpga_cluster_attributes"
	SPV_ALTERA_fpga_dsp_control                      Extension = "SPV_ALTERA_fpga_dsp_control"
	SPV_ALTERA_fpga_invocation_pipelining_attributes Extension = "SPV_ALTERA_fpga_invocation_pipelining_attributes"
	SPV_ALTERA_fpga_latency_control                  Extension = "SPV_ALTERA_fpga_latency_control"
	SPV_ALTERA_global_variable_fpga_decorations      Extension = "SPV_ALTERA_global_variable_fpga_decorations"
	SPV_ALTERA_runtime_aligned                       Extension = "SPV_ALTERA_runtime_aligned"
	SPV_ALTERA_task_sequence                         Extension = "SPV_ALTERA_task_sequence"
	SPV_AMDX_shader_enqueue                          Extension = "SPV_AMDX_shader_enqueue"
	SPV_AMD_gpu_shader_half_float_fetch              Extension = "SPV_AMD_gpu_shader_half_float_fetch"
	SPV_AMD_shader_ballot                            Extension = "SPV_AMD_shader_ballot"
	SPV_AMD_shader_early_and_late_fragment_tests     Extension = "SPV_AMD_shader_early_and_late_fragment_tests"
	SPV_AMD_shader_explicit_vertex_parameter         Extension = "SPV_AMD_shader_explicit_vertex_parameter"
	SPV_AMD_shader_fragment_mask                     Extension = "SPV_AMD_shader_fragment_mask"
	SPV_AMD_shader_image_load_store_lod              Extension = "SPV_AMD_shader_image_load_store_lod"
	SPV_AMD_texture_gather_bias_lod                  Extension = "SPV_AMD_texture_gather_bias_lod"
	SPV_AMD_weak_linkage                             Extension = "SPV_AMD_weak_linkage"
	SPV_ARM_cooperative_matrix_layouts               Extension = "SPV_ARM_cooperative_matrix_layouts"
	SPV_ARM_core_builtins                            Extension = "SPV_ARM_core_builtins"
	SPV_ARM_graph                                    Extension = "SPV_ARM_graph"
	SPV_ARM_tensors                                  Extension = "SPV_ARM_tensors"
	SPV_EXT_arithmetic_fence                         Extension = "SPV_EXT_arithmetic_fence"
	SPV_EXT_cooperative_matrix_maintenance1          Extension = "SPV_EXT_cooperative_matrix_maintenance1"
	SPV_EXT_demote_to_helper_invocation              Extension = "SPV_EXT_demote_to_helper_invocation"
	SPV_EXT_descriptor_heap                          Extension = "SPV_EXT_descriptor_heap"
	SPV_EXT_descriptor_indexing                      Extension = "SPV_EXT_descriptor_indexing"
	SPV_EXT_float8                                   Extension = "SPV_EXT_float8"
	SPV_EXT_fragment_fully_covered                   Extension = "SPV_EXT_fragment_fully_covered"
	SPV_EXT_fragment_invocation_density              Extension = "SPV_EXT_fragment_invocation_density"
	SPV_EXT_fragment_shader_interlock                Extension = "SPV_EXT_fragment_shader_interlock"
	SPV_EXT_long_vector                              Extension = "SPV_EXT_long_vector"
	SPV_EXT_mesh_shader                              Extension = "SPV_EXT_mesh_shader"
	SPV_EXT_ocp_microscaling_types                   Extension = "SPV_EXT_ocp_microscaling_types"
	SPV_EXT_opacity_micromap                         Extension = "SPV_EXT_opacity_micromap"
	SPV_EXT_physical_storage_buffer                  Extension = "SPV_EXT_physical_storage_buffer"
	SPV_EXT_replicated_composites                    Extension = "SPV_EXT_replicated_composites"
	SPV_EXT_shader_64bit_indexing                    Extension = "SPV_EXT_shader_64bit_indexing"
	SPV_EXT_shader_atomic_float16_add                Extension = "SPV_EXT_shader_atomic_float16_add"
	SPV_EXT_shader_atomic_float_add                  Extension = "SPV_EXT_shader_atomic_float_add"
	SPV_EXT_shader_atomic_float_min_max              Extension = "SPV_EXT_shader_atomic_float_min_max"
	SPV_EXT_shader_image_int64                       Extension = "SPV_EXT_shader_image_int64"
	SPV_EXT_shader_invocation_reorder                Extension = "SPV_EXT_shader_invocation_reorder"
	SPV_EXT_shader_stencil_export                    Extension = "SPV_EXT_shader_stencil_export"
	SPV_EXT_shader_tile_image                        Extension = "SPV_EXT_shader_tile_image"
	SPV_EXT_shader_viewport_index_layer              Extension = "SPV_EXT_shader_viewport_index_layer"
	SPV_GOOGLE_decorate_string                       Extension = "SPV_GOOGLE_decorate_string"
	SPV_GOOGLE_hlsl_functionality1                   Extension = "SPV_GOOGLE_hlsl_functionality1"
	SPV_GOOGLE_user_type                             Extension = "SPV_GOOGLE_user_type"
	SPV_INTEL_2d_block_io                            Extension = "SPV_INTEL_2d_block_io"
	SPV_INTEL_arbitrary_precision_fixed_point        Extension = "SPV_INTEL_arbitrary_precision_fixed_point"
	SPV_INTEL_arbitrary_precision_floating_point     Extension = "SPV_INTEL_arbitrary_precision_floating_point"
	SPV_INTEL_arbitrary_precision_integers           Extension = "SPV_INTEL_arbitrary_precision_integers"
	SPV_INTEL_bfloat16_conversion                    Extension = "SPV_INTEL_bfloat16_conversion"
	SPV_INTEL_bindless_images                        Extension = "SPV_INTEL_bindless_images"
	SPV_INTEL_blocking_pipes                         Extension = "SPV_INTEL_blocking_pipes"
	SPV_INTEL_cache_controls                         Extension = "SPV_INTEL_cache_controls"
	SPV_INTEL_debug_module                           Extension = "SPV_INTEL_debug_module"
	SPV_INTEL_device_side_avc_motion_estimation      Extension = "SPV_INTEL_device_side_avc_motion_estimation"
	SPV_INTEL_float_controls2                        Extension = "SPV_INTEL_float_controls2"
	SPV_INTEL_fp_fast_math_mode                      Extension = "SPV_INTEL_fp_fast_math_mode"
	SPV_INTEL_fp_max_error                           Extension = "SPV_INTEL_fp_max_error"
	SPV_INTEL_fpga_argument_interfaces               Extension = "SPV_INTEL_fpga_argument_interfaces"
	SPV_INTEL_fpga_buffer_location                   Extension = "SPV_INTEL_fpga_buffer_location"
	SPV_INTEL_fpga_cluster_attributes                Extension = "SPV_INTEL_fpga_cluster_attributes"
	SPV_INTEL_fpga_dsp_control                       Extension = "SPV_INTEL_fpga_dsp_control"
	SPV_INTEL_fpga_invocation_pipelining_attributes  Extension = "SPV_INTEL_fpga_invocation_pipelining_attributes"
	SPV_INTEL_fpga_latency_control                   Extension = "SPV_INTEL_fpga_latency_control"
	SPV_INTEL_fpga_loop_controls                     Extension = "SPV_INTEL_fpga_loop_controls"
	SPV_INTEL_fpga_memory_accesses                   Extension = "SPV_INTEL_fpga_memory_accesses"
	SPV_INTEL_fpga_memory_attributes                 Extension = "SPV_INTEL_fpga_memory_attributes"
	SPV_INTEL_fpga_reg                               Extension = "SPV_INTEL_fpga_reg"
	SPV_INTEL_function_pointers                      Extension = "SPV_INTEL_function_pointers"
	SPV_INTEL_function_variants                      Extension = "SPV_INTEL_function_variants"
	SPV_INTEL_global_variable_fpga_decorations       Extension = "SPV_INTEL_global_variable_fpga_decorations"
	SPV_INTEL_global_variable_host_access            Extension = "SPV_INTEL_global_variable_host_access"
	SPV_INTEL_inline_assembly                        Extension = "SPV_INTEL_inline_assembly"
	SPV_INTEL_int4                                   Extension = "SPV_INTEL_int4"
	SPV_INTEL_io_pipes                               Extension = "SPV_INTEL_io_pipes"
	SPV_INTEL_joint_matrix                           Extension = "SPV_INTEL_joint_matrix"
	SPV_INTEL_kernel_attributes                      Extension = "SPV_INTEL_kernel_attributes"
	SPV_INTEL_long_constant_composite                Extension = "SPV_INTEL_long_constant_composite"
	SPV_INTEL_loop_fuse                              Extension = "SPV_INTEL_loop_fuse"
	SPV_INTEL_masked_gather_scatter                  Extension = "SPV_INTEL_masked_gather_scatter"
	SPV_INTEL_maximum_registers                      Extension = "SPV_INTEL_maximum_registers"
	SPV_INTEL_media_block_io                         Extension = "SPV_INTEL_media_block_io"
	SPV_INTEL_memory_access_aliasing                 Extension = "SPV_INTEL_memory_access_aliasing"
	SPV_INTEL_optnone                                Extension = "SPV_INTEL_optnone"
	SPV_INTEL_predicated_io                          Extension = "SPV_INTEL_predicated_io"
	SPV_INTEL_rounded_divide_sqrt                    Extension = "SPV_INTEL_rounded_divide_sqrt"
	SPV_INTEL_runtime_aligned                        Extension = "SPV_INTEL_runtime_aligned"
	SPV_INTEL_shader_integer_functions2              Extension = "SPV_INTEL_shader_integer_functions2"
	SPV_INTEL_split_barrier                          Extension = "SPV_INTEL_split_barrier"
	SPV_INTEL_subgroup_buffer_prefetch               Extension = "SPV_INTEL_subgroup_buffer_prefetch"
	SPV_INTEL_subgroup_matrix_multiply_accumulate    Extension = "SPV_INTEL_subgroup_matrix_multiply_accumulate"
	SPV_INTEL_subgroups                              Extension = "SPV_INTEL_subgroups"
	SPV_INTEL_task_sequence                          Extension = "SPV_INTEL_task_sequence"
	SPV_INTEL_tensor_float32_conversion              Extension = "SPV_INTEL_tensor_float32_conversion"
	SPV_INTEL_ternary_bitwise_function               Extension = "SPV_INTEL_ternary_bitwise_function"
	SPV_INTEL_unstructured_loop_controls             Extension = "SPV_INTEL_unstructured_loop_controls"
	SPV_INTEL_usm_storage_classes                    Extension = "SPV_INTEL_usm_storage_classes"
	SPV_INTEL_variable_length_array                  Extension = "SPV_INTEL_variable_length_array"
	SPV_INTEL_vector_compute                         Extension = "SPV_INTEL_vector_compute"
	SPV_KHR_16bit_storage                            Extension = "SPV_KHR_16bit_storage"
	SPV_KHR_8bit_storage                             Extension = "SPV_KHR_8bit_storage"
	SPV_KHR_abort                                    Extension = "SPV_KHR_abort"
	SPV_KHR_bfloat16                                 Extension = "SPV_KHR_bfloat16"
	SPV_KHR_bit_instructions                         Extension = "SPV_KHR_bit_instructions"
	SPV_KHR_constant_data                            Extension = "SPV_KHR_constant_data"
	SPV_KHR_cooperative_matrix                       Extension = "SPV_KHR_cooperative_matrix"
	SPV_KHR_device_group                             Extension = "SPV_KHR_device_group"
	SPV_KHR_expect_assume                            Extension = "SPV_KHR_expect_assume"
	SPV_KHR_float_controls                           Extension = "SPV_KHR_float_controls"
	SPV_KHR_float_controls2                          Extension = "SPV_KHR_float_controls2"
	SPV_KHR_fma                                      Extension = "SPV_KHR_fma"
	SPV_KHR_fragment_shader_barycentric              Extension = "SPV_KHR_fragment_shader_barycentric"
	SPV_KHR_fragment_shading_rate                    Extension = "SPV_KHR_fragment_shading_rate"
	SPV_KHR_integer_dot_product                      Extension = "SPV_KHR_integer_dot_product"
	SPV_KHR_linkonce_odr                             Extension = "SPV_KHR_linkonce_odr"
	SPV_KHR_maximal_reconvergence                    Extension = "SPV_KHR_maximal_reconvergence"
	SPV_KHR_multiview                                Extension = "SPV_KHR_multiview"
	SPV_KHR_no_integer_wrap_decoration               Extension = "SPV_KHR_no_integer_wrap_decoration"
	SPV_KHR_non_semantic_info                        Extension = "SPV_KHR_non_semantic_info"
	SPV_KHR_opacity_micromap                         Extension = "SPV_KHR_opacity_micromap"
	SPV_KHR_physical_storage_buffer                  Extension = "SPV_KHR_physical_storage_buffer"
	SPV_KHR_poison_freeze                            Extension = "SPV_KHR_poison_freeze"
	SPV_KHR_post_depth_coverage                      Extension = "SPV_KHR_post_depth_coverage"
	SPV_KHR_quad_control                             Extension = "SPV_KHR_quad_control"
	SPV_KHR_ray_cull_mask                            Extension = "SPV_KHR_ray_cull_mask"
	SPV_KHR_ray_query                                Extension = "SPV_KHR_ray_query"
	SPV_KHR_ray_tracing                              Extension = "SPV_KHR_ray_tracing"
	SPV_KHR_ray_tracing_position_fetch               Extension = "SPV_KHR_ray_tracing_position_fetch"
	SPV_KHR_relaxed_extended_instruction             Extension = "SPV_KHR_relaxed_extended_instruction"
	SPV_KHR_shader_atomic_counter_ops                Extension = "SPV_KHR_shader_atomic_counter_ops"
	SPV_KHR_shader_ballot                            Extension = "SPV_KHR_shader_ballot"
	SPV_KHR_shader_clock                             Extension = "SPV_KHR_shader_clock"
	SPV_KHR_shader_draw_parameters                   Extension = "SPV_KHR_shader_draw_parameters"
	SPV_KHR_storage_buffer_storage_class             Extension = "SPV_KHR_storage_buffer_storage_class"
	SPV_KHR_subgroup_rotate                          Extension = "SPV_KHR_subgroup_rotate"
	SPV_KHR_subgroup_uniform_control_flow            Extension = "SPV_KHR_subgroup_uniform_control_flow"
	SPV_KHR_subgroup_vote                            Extension = "SPV_KHR_subgroup_vote"
	SPV_KHR_terminate_invocation                     Extension = "SPV_KHR_terminate_invocation"
	SPV_KHR_uniform_group_instructions               Extension = "SPV_KHR_uniform_group_instructions"
	SPV_KHR_untyped_pointers                         Extension = "SPV_KHR_untyped_pointers"
	SPV_KHR_variable_pointers                        Extension = "SPV_KHR_variable_pointers"
	SPV_KHR_vulkan_memory_model                      Extension = "SPV_KHR_vulkan_memory_model"
	SPV_KHR_workgroup_memory_explicit_layout         Extension = "SPV_KHR_workgroup_memory_explicit_layout"
	SPV_NVX_multiview_per_view_attributes            Extension = "SPV_NVX_multiview_per_view_attributes"
	SPV_NV_bindless_texture                          Extension = "SPV_NV_bindless_texture"
	SPV_NV_cluster_acceleration_structure            Extension = "SPV_NV_cluster_acceleration_structure"
	SPV_NV_compute_shader_derivatives                Extension = "SPV_NV_compute_shader_derivatives"
	SPV_NV_cooperative_matrix                        Extension = "SPV_NV_cooperative_matrix"
	SPV_NV_cooperative_matrix2                       Extension = "SPV_NV_cooperative_matrix2"
	SPV_NV_cooperative_matrix_decode_vector          Extension = "SPV_NV_cooperative_matrix_decode_vector"
	SPV_NV_cooperative_vector                        Extension = "SPV_NV_cooperative_vector"
	SPV_NV_displacement_micromap                     Extension = "SPV_NV_displacement_micromap"
	SPV_NV_fragment_shader_barycentric               Extension = "SPV_NV_fragment_shader_barycentric"
	SPV_NV_geometry_shader_passthrough               Extension = "SPV_NV_geometry_shader_passthrough"
	SPV_NV_linear_swept_spheres                      Extension = "SPV_NV_linear_swept_spheres"
	SPV_NV_mesh_shader                               Extension = "SPV_NV_mesh_shader"
	SPV_NV_push_constant_bank                        Extension = "SPV_NV_push_constant_bank"
	SPV_NV_raw_access_chains                         Extension = "SPV_NV_raw_access_chains"
	SPV_NV_ray_tracing                               Extension = "SPV_NV_ray_tracing"
	SPV_NV_ray_tracing_motion_blur                   Extension = "SPV_NV_ray_tracing_motion_blur"
	SPV_NV_sample_mask_override_coverage             Extension = "SPV_NV_sample_mask_override_coverage"
	SPV_NV_shader_atomic_fp16_vector                 Extension = "SPV_NV_shader_atomic_fp16_vector"
	SPV_NV_shader_image_footprint                    Extension = "SPV_NV_shader_image_footprint"
	SPV_NV_shader_invocation_reorder                 Extension = "SPV_NV_shader_invocation_reorder"
	SPV_NV_shader_sm_builtins                        Extension = "SPV_NV_shader_sm_builtins"
	SPV_NV_shader_subgroup_partitioned               Extension = "SPV_NV_shader_subgroup_partitioned"
	SPV_NV_shading_rate                              Extension = "SPV_NV_shading_rate"
	SPV_NV_stereo_view_rendering                     Extension = "SPV_NV_stereo_view_rendering"
	SPV_NV_tensor_addressing                         Extension = "SPV_NV_tensor_addressing"
	SPV_NV_viewport_array2                           Extension = "SPV_NV_viewport_array2"
	SPV_QCOM_cooperative_matrix_conversion           Extension = "SPV_QCOM_cooperative_matrix_conversion"
	SPV_QCOM_image_processing                        Extension = "SPV_QCOM_image_processing"
	SPV_QCOM_image_processing2                       Extension = "SPV_QCOM_image_processing2"
	SPV_QCOM_image_processing3                       Extension = "SPV_QCOM_image_processing3"
	SPV_QCOM_multiple_wait_queues                    Extension = "SPV_QCOM_multiple_wait_queues"
	SPV_QCOM_tile_shading                            Extension = "SPV_QCOM_tile_shading"
	SPV_SAMSUNG_intrinsic                            Extension = "SPV_SAMSUNG_intrinsic"
	SPV_VALVE_mixed_float_dot_product                Extension = "SPV_VALVE_mixed_float_dot_product"
)

// extensionRows is sorted by name.
var extensionRows = [...]extensionRow{
	{name: SPV_ALTERA_fpga_argument_interfaces},
	{name: SPV_ALTERA_fpga_cluster_attributes},
	{name: SPV_ALTERA_fpga_dsp_control},
	{name: SPV_ALTERA_fpga_invocation_pipelining_attributes},
	{name: SPV_ALTERA_fpga_latency_control},
	{name: SPV_ALTERA_global_variable_fpga_decorations},
	{name: SPV_ALTERA_runtime_aligned},
	{name: SPV_ALTERA_task_sequence},
	{name: SPV_AMDX_shader_enqueue},
	{name: SPV_AMD_gpu_shader_half_float_fetch},
	{name: SPV_AMD_shader_ballot},
	{name: SPV_AMD_shader_early_and_late_fragment_tests},
	{name: SPV_AMD_shader_explicit_vertex_parameter},
	{name: SPV_AMD_shader_fragment_mask},
	{name: SPV_AMD_shader_image_load_store_lod},
	{name: SPV_AMD_texture_gather_bias_lod},
	{name: SPV_AMD_weak_linkage},
	{name: SPV_ARM_cooperative_matrix_layouts},
	{name: SPV_ARM_core_builtins},
	{name: SPV_ARM_graph},
	{name: SPV_ARM_tensors},
	{name: SPV_EXT_arithmetic_fence},
	{name: SPV_EXT_cooperative_matrix_maintenance1},
	{name: SPV_EXT_demote_to_helper_invocation, core: V1_6},
	{name: SPV_EXT_descriptor_heap},
	{name: SPV_EXT_descriptor_indexing, core: V1_5},
	{name: SPV_EXT_float8},
	{name: SPV_EXT_fragment_fully_covered},
	{name: SPV_EXT_fragment_invocation_density},
	{name: SPV_EXT_fragment_shader_interlock},
	{name: SPV_EXT_long_vector},
	{name: SPV_EXT_mesh_shader},
	{name: SPV_EXT_ocp_microscaling_types},
	{name: SPV_EXT_opacity_micromap},
	{name: SPV_EXT_physical_storage_buffer, core: V1_5},
	{name: SPV_EXT_replicated_composites},
	{name: SPV_EXT_shader_64bit_indexing},
	{name: SPV_EXT_shader_atomic_float16_add},
	{name: SPV_EXT_shader_atomic_float_add},
	{name: SPV_EXT_shader_atomic_float_min_max},
	{name: SPV_EXT_shader_image_int64},
	{name: SPV_EXT_shader_invocation_reorder},
	{name: SPV_EXT_shader_stencil_export},
	{name: SPV_EXT_shader_tile_image},
	{name: SPV_EXT_shader_viewport_index_layer, core: V1_5},
	{name: SPV_GOOGLE_decorate_string, core: V1_4},
	{name: SPV_GOOGLE_hlsl_functionality1, core: V1_4},
	{name: SPV_GOOGLE_user_type},
	{name: SPV_INTEL_2d_block_io},
	{name: SPV_INTEL_arbitrary_precision_fixed_point},
	{name: SPV_INTEL_arbitrary_precision_floating_point},
	{name: SPV_INTEL_arbitrary_precision_integers},
	{name: SPV_INTEL_bfloat16_conversion},
	{name: SPV_INTEL_bindless_images},
	{name: SPV_INTEL_blocking_pipes},
	{name: SPV_INTEL_cache_controls},
	{name: SPV_INTEL_debug_module},
	{name: SPV_INTEL_device_side_avc_motion_estimation},
	{name: SPV_INTEL_float_controls2},
	{name: SPV_INTEL_fp_fast_math_mode},
	{name: SPV_INTEL_fp_max_error},
	{name: SPV_INTEL_fpga_argument_interfaces},
	{name: SPV_INTEL_fpga_buffer_location},
	{name: SPV_INTEL_fpga_cluster_attributes},
	{name: SPV_INTEL_fpga_dsp_control},
	{name: SPV_INTEL_fpga_invocation_pipelining_attributes},
	{name: SPV_INTEL_fpga_latency_control},
	{name: SPV_INTEL_fpga_loop_controls},
	{name: SPV_INTEL_fpga_memory_accesses},
	{name: SPV_INTEL_fpga_memory_attributes},
	{name: SPV_INTEL_fpga_reg},
	{name: SPV_INTEL_function_pointers},
	{name: SPV_INTEL_function_variants},
	{name: SPV_INTEL_global_variable_fpga_decorations},
	{name: SPV_INTEL_global_variable_host_access},
	{name: SPV_INTEL_inline_assembly},
	{name: SPV_INTEL_int4},
	{name: SPV_INTEL_io_pipes},
	{name: SPV_INTEL_joint_matrix},
	{name: SPV_INTEL_kernel_attributes},
	{name: SPV_INTEL_long_constant_composite},
	{name: SPV_INTEL_loop_fuse},
	{name: SPV_INTEL_masked_gather_scatter},
	{name: SPV_INTEL_maximum_registers},
	{name: SPV_INTEL_media_block_io},
	{name: SPV_INTEL_memory_access_aliasing},
	{name: SPV_INTEL_optnone},
	{name: SPV_INTEL_predicated_io},
	{name: SPV_INTEL_rounded_divide_sqrt},
	{name: SPV_INTEL_runtime_aligned},
	{name: SPV_INTEL_shader_integer_functions2},
	{name: SPV_INTEL_split_barrier},
	{name: SPV_INTEL_subgroup_buffer_prefetch},
	{name: SPV_INTEL_subgroup_matrix_multiply_accumulate},
	{name: SPV_INTEL_subgroups},
	{name: SPV_INTEL_task_sequence},
	{name: SPV_INTEL_tensor_float32_conversion},
	{name: SPV_INTEL_ternary_bitwise_function},
	{name: SPV_INTEL_unstructured_loop_controls},
	{name: SPV_INTEL_usm_storage_classes},
	{name: SPV_INTEL_variable_length_array},
	{name: SPV_INTEL_vector_compute},
	{name: SPV_KHR_16bit_storage, core: V1_3},
	{name: SPV_KHR_8bit_storage, core: V1_5},
	{name: SPV_KHR_abort},
	{name: SPV_KHR_bfloat16},
	{name: SPV_KHR_bit_instructions},
	{name: SPV_KHR_constant_data},
	{name: SPV_KHR_cooperative_matrix},
	{name: SPV_KHR_device_group, core: V1_3},
	{name: SPV_KHR_expect_assume},
	{name: SPV_KHR_float_controls, core: V1_4},
	{name: SPV_KHR_float_controls2},
	{name: SPV_KHR_fma},
	{name: SPV_KHR_fragment_shader_barycentric},
	{name: SPV_KHR_fragment_shading_rate},
	{name: SPV_KHR_integer_dot_product, core: V1_6},
	{name: SPV_KHR_linkonce_odr},
	{name: SPV_KHR_maximal_reconvergence},
	{name: SPV_KHR_multiview, core: V1_3},
	{name: SPV_KHR_no_integer_wrap_decoration, core: V1_4},
	{name: SPV_KHR_non_semantic_info, core: V1_6},
	{name: SPV_KHR_opacity_micromap},
	{name: SPV_KHR_physical_storage_buffer, core: V1_5},
	{name: SPV_KHR_poison_freeze},
	{name: SPV_KHR_post_depth_coverage},
	{name: SPV_KHR_quad_control},
	{name: SPV_KHR_ray_cull_mask},
	{name: SPV_KHR_ray_query},
	{name: SPV_KHR_ray_tracing},
	{name: SPV_KHR_ray_tracing_position_fetch},
	{name: SPV_KHR_relaxed_extended_instruction},
	{name: SPV_KHR_shader_atomic_counter_ops},
	{name: SPV_KHR_shader_ballot},
	{name: SPV_KHR_shader_clock},
	{name: SPV_KHR_shader_draw_parameters, core: V1_3},
	{name: SPV_KHR_storage_buffer_storage_class, core: V1_3},
	{name: SPV_KHR_subgroup_rotate},
	{name: SPV_KHR_subgroup_uniform_control_flow},
	{name: SPV_KHR_subgroup_vote},
	{name: SPV_KHR_terminate_invocation, core: V1_6},
	{name: SPV_KHR_uniform_group_instructions},
	{name: SPV_KHR_untyped_pointers},
	{name: SPV_KHR_variable_pointers, core: V1_3},
	{name: SPV_KHR_vulkan_memory_model, core: V1_5},
	{name: SPV_KHR_workgroup_memory_explicit_layout},
	{name: SPV_NVX_multiview_per_view_attributes},
	{name: SPV_NV_bindless_texture},
	{name: SPV_NV_cluster_acceleration_structure},
	{name: SPV_NV_compute_shader_derivatives},
	{name: SPV_NV_cooperative_matrix},
	{name: SPV_NV_cooperative_matrix2},
	{name: SPV_NV_cooperative_matrix_decode_vector},
	{name: SPV_NV_cooperative_vector},
	{name: SPV_NV_displacement_micromap},
	{name: SPV_NV_fragment_shader_barycentric},
	{name: SPV_NV_geometry_shader_passthrough},
	{name: SPV_NV_linear_swept_spheres},
	{name: SPV_NV_mesh_shader},
	{name: SPV_NV_push_constant_bank},
	{name: SPV_NV_raw_access_chains},
	{name: SPV_NV_ray_tracing},
	{name: SPV_NV_ray_tracing_motion_blur},
	{name: SPV_NV_sample_mask_override_coverage},
	{name: SPV_NV_shader_atomic_fp16_vector},
	{name: SPV_NV_shader_image_footprint},
	{name: SPV_NV_shader_invocation_reorder},
	{name: SPV_NV_shader_sm_builtins},
	{name: SPV_NV_shader_subgroup_partitioned},
	{name: SPV_NV_shading_rate},
	{name: SPV_NV_stereo_view_rendering},
	{name: SPV_NV_tensor_addressing},
	{name: SPV_NV_viewport_array2},
	{name: SPV_QCOM_cooperative_matrix_conversion},
	{name: SPV_QCOM_image_processing},
	{name: SPV_QCOM_image_processing2},
	{name: SPV_QCOM_image_processing3},
	{name: SPV_QCOM_multiple_wait_queues},
	{name: SPV_QCOM_tile_shading},
	{name: SPV_SAMSUNG_intrinsic},
	{name: SPV_VALVE_mixed_float_dot_product},
}

var mlirExtensions = [...]Extension{
	SPV_KHR_16bit_storage,
	SPV_KHR_8bit_storage,
	SPV_KHR_device_group,
	SPV_KHR_float_controls,
	SPV_KHR_physical_storage_buffer,
	SPV_KHR_multiview,
	SPV_KHR_no_integer_wrap_decoration,
	SPV_KHR_post_depth_coverage,
	SPV_KHR_shader_atomic_counter_ops,
	SPV_KHR_shader_ballot,
	SPV_KHR_shader_clock,
	SPV_KHR_shader_draw_parameters,
	SPV_KHR_storage_buffer_storage_class,
	SPV_KHR_subgroup_vote,
	SPV_KHR_variable_pointers,
	SPV_KHR_vulkan_memory_model,
	SPV_KHR_expect_assume,
	SPV_KHR_integer_dot_product,
	SPV_KHR_bit_instructions,
	SPV_KHR_fragment_shading_rate,
	SPV_KHR_workgroup_memory_explicit_layout,
	SPV_KHR_ray_query,
	SPV_KHR_ray_tracing,
	SPV_KHR_subgroup_uniform_control_flow,
	SPV_KHR_linkonce_odr,
	SPV_KHR_fragment_shader_barycentric,
	SPV_KHR_ray_cull_mask,
	SPV_KHR_uniform_group_instructions,
	SPV_KHR_subgroup_rotate,
	SPV_KHR_non_semantic_info,
	SPV_KHR_terminate_invocation,
	SPV_KHR_cooperative_matrix,
	SPV_EXT_demote_to_helper_invocation,
	SPV_EXT_descriptor_indexing,
	SPV_EXT_fragment_fully_covered,
	SPV_EXT_fragment_invocation_density,
	SPV_EXT_fragment_shader_interlock,
	SPV_EXT_physical_storage_buffer,
	SPV_EXT_shader_stencil_export,
	SPV_EXT_shader_viewport_index_layer,
	SPV_EXT_shader_atomic_float_add,
	SPV_EXT_shader_atomic_float_min_max,
	SPV_EXT_shader_image_int64,
	SPV_EXT_shader_atomic_float16_add,
	SPV_AMD_gpu_shader_half_float_fetch,
	SPV_AMD_shader_ballot,
	SPV_AMD_shader_explicit_vertex_parameter,
	SPV_AMD_shader_fragment_mask,
	SPV_AMD_shader_image_load_store_lod,
	SPV_AMD_texture_gather_bias_lod,
	SPV_AMD_shader_early_and_late_fragment_tests,
	SPV_GOOGLE_decorate_string,
	SPV_GOOGLE_hlsl_functionality1,
	SPV_GOOGLE_user_type,
	SPV_INTEL_device_side_avc_motion_estimation,
	SPV_INTEL_media_block_io,
	SPV_INTEL_shader_integer_functions2,
	SPV_INTEL_subgroups,
	SPV_INTEL_vector_compute,
	SPV_INTEL_float_controls2,
	SPV_INTEL_function_pointers,
	SPV_INTEL_inline_assembly,
	SPV_INTEL_variable_length_array,
	SPV_INTEL_fpga_memory_attributes,
	SPV_INTEL_unstructured_loop_controls,
	SPV_INTEL_fpga_loop_controls,
	SPV_INTEL_arbitrary_precision_integers,
	SPV_INTEL_arbitrary_precision_floating_point,
	SPV_INTEL_kernel_attributes,
	SPV_INTEL_fpga_memory_accesses,
	SPV_INTEL_fpga_cluster_attributes,
	SPV_INTEL_loop_fuse,
	SPV_INTEL_fpga_buffer_location,
	SPV_INTEL_arbitrary_precision_fixed_point,
	SPV_INTEL_usm_storage_classes,
	SPV_INTEL_io_pipes,
	SPV_INTEL_blocking_pipes,
	SPV_INTEL_fpga_reg,
	SPV_INTEL_long_constant_composite,
	SPV_INTEL_optnone,
	SPV_INTEL_debug_module,
	SPV_INTEL_fp_fast_math_mode,
	SPV_INTEL_memory_access_aliasing,
	SPV_INTEL_split_barrier,
	SPV_INTEL_joint_matrix,
	SPV_INTEL_bfloat16_conversion,
	SPV_NV_compute_shader_derivatives,
	SPV_NV_cooperative_matrix,
	SPV_NV_fragment_shader_barycentric,
	SPV_NV_geometry_shader_passthrough,
	SPV_NV_mesh_shader,
	SPV_NV_ray_tracing,
	SPV_NV_sample_mask_override_coverage,
	SPV_NV_shader_image_footprint,
	SPV_NV_shader_sm_builtins,
	SPV_NV_shader_subgroup_partitioned,
	SPV_NV_shading_rate,
	SPV_NV_stereo_view_rendering,
	SPV_NV_viewport_array2,
	SPV_NV_bindless_texture,
	SPV_NV_ray_tracing_motion_blur,
	SPV_NVX_multiview_per_view_attributes,
}

// coreExtensions are in the order of the versions that took them in.
var coreExtensions = [...]Extension{
	SPV_KHR_shader_draw_parameters,
	SPV_KHR_16bit_storage,
	SPV_KHR_device_group,
	SPV_KHR_multiview,
	SPV_KHR_storage_buffer_storage_class,
	SPV_KHR_variable_pointers,
	SPV_KHR_no_integer_wrap_decoration,
	SPV_GOOGLE_decorate_string,
	SPV_GOOGLE_hlsl_functionality1,
	SPV_KHR_float_controls,
	SPV_KHR_8bit_storage,
	SPV_EXT_descriptor_indexing,
	SPV_EXT_shader_viewport_index_layer,
	SPV_EXT_physical_storage_buffer,
	SPV_KHR_physical_storage_buffer,
	SPV_KHR_vulkan_memory_model,
	SPV_KHR_non_semantic_info,
	SPV_KHR_integer_dot_product,
	SPV_KHR_terminate_invocation,
	SPV_EXT_demote_to_helper_invocation,
}

// coreCount is how many of coreExtensions each minor version has.
var coreCount = [...]uint8{0, 0, 0, 6, 10, 16, 20}
