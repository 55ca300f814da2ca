//go:build cgo

// Graphics pipelines and draws, by dynamic rendering: there are no render passes and no framebuffers.

#include <string.h>

#include "tables.h"

// The modules of stages, in the order of spvc_drawing.
static void modules_destroy(spvc_device *d, const VkPipelineShaderStageCreateInfo *stages, uint32_t n) {
  for (uint32_t i = 0; i < n; i++) d->vkDestroyShaderModule(d->handle, stages[i].module, NULL);
}

static VkResult modules_create(spvc_device *d, const spvc_shader *shaders, uint32_t n, VkPipelineShaderStageCreateInfo *stages,
                               VkSpecializationInfo *values) {
  for (uint32_t i = 0; i < n; i++) {
    const spvc_shader *s = &shaders[i];
    VkShaderModuleCreateInfo code = {.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, .codeSize = s->num_words * 4, .pCode = s->words};
    VkShaderModule module = VK_NULL_HANDLE;
    VkResult r = d->vkCreateShaderModule(d->handle, &code, NULL, &module);
    if (r != VK_SUCCESS) {
      modules_destroy(d, stages, i);
      return r;
    }
    values[i] = (VkSpecializationInfo){.mapEntryCount = s->num_spec, .pMapEntries = s->spec, .dataSize = s->spec_size, .pData = s->spec_data};
    stages[i] = (VkPipelineShaderStageCreateInfo){.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                                                  .stage = (VkShaderStageFlagBits)s->stage, .module = module, .pName = s->entry,
                                                  .pSpecializationInfo = s->num_spec ? &values[i] : NULL};
  }
  return VK_SUCCESS;
}

static VkResult graphics_pipeline(spvc_device *d, const spvc_drawing *g, const VkPipelineShaderStageCreateInfo *stages, spvc_pipeline *out) {
  VkFormat formats[SPVC_MAX_ATTACHMENTS];
  VkPipelineColorBlendAttachmentState blends[SPVC_MAX_ATTACHMENTS];
  uint32_t all = VK_COLOR_COMPONENT_R_BIT | VK_COLOR_COMPONENT_G_BIT | VK_COLOR_COMPONENT_B_BIT | VK_COLOR_COMPONENT_A_BIT;
  for (uint32_t i = 0; i < g->num_attachments; i++) {
    formats[i] = (VkFormat)g->formats[i];
    blends[i] = (VkPipelineColorBlendAttachmentState){.colorWriteMask = all};
  }
  VkPipelineRenderingCreateInfo rendering = {.sType = VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO, .viewMask = g->views,
                                             .colorAttachmentCount = g->num_attachments, .pColorAttachmentFormats = formats};
  VkPipelineVertexInputStateCreateInfo inputs = {.sType = VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO};
  VkPipelineInputAssemblyStateCreateInfo assembly = {.sType = VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO,
                                                     .topology = (VkPrimitiveTopology)g->topology};
  VkPipelineTessellationStateCreateInfo patches = {.sType = VK_STRUCTURE_TYPE_PIPELINE_TESSELLATION_STATE_CREATE_INFO,
                                                   .patchControlPoints = g->patch};
  VkViewport viewport = {0, 0, (float)g->width, (float)g->height, 0, 1};
  VkRect2D scissor = {{0, 0}, {g->width, g->height}};
  VkPipelineViewportStateCreateInfo area = {.sType = VK_STRUCTURE_TYPE_PIPELINE_VIEWPORT_STATE_CREATE_INFO,
                                            .viewportCount = 1, .pViewports = &viewport, .scissorCount = 1, .pScissors = &scissor};
  VkPipelineRasterizationStateCreateInfo raster = {.sType = VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_CREATE_INFO,
                                                   .rasterizerDiscardEnable = g->discards, .polygonMode = VK_POLYGON_MODE_FILL,
                                                   .cullMode = VK_CULL_MODE_NONE, .lineWidth = 1};
  VkPipelineMultisampleStateCreateInfo samples = {.sType = VK_STRUCTURE_TYPE_PIPELINE_MULTISAMPLE_STATE_CREATE_INFO,
                                                  .rasterizationSamples = VK_SAMPLE_COUNT_1_BIT};
  VkPipelineColorBlendStateCreateInfo blend = {.sType = VK_STRUCTURE_TYPE_PIPELINE_COLOR_BLEND_STATE_CREATE_INFO,
                                               .attachmentCount = g->num_attachments, .pAttachments = blends};
  VkGraphicsPipelineCreateInfo info = {
      .sType = VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO, .pNext = &rendering, .stageCount = g->num_shaders, .pStages = stages,
      .pVertexInputState = &inputs, .pInputAssemblyState = &assembly, .pTessellationState = g->patch ? &patches : NULL,
      .pViewportState = &area, .pRasterizationState = &raster, .pMultisampleState = &samples, .pColorBlendState = &blend,
      .layout = out->layout, .basePipelineIndex = -1};
  if (d->statistics != NULL) info.flags = VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR;
  return d->vkCreateGraphicsPipelines(d->handle, VK_NULL_HANDLE, 1, &info, NULL, &out->pipeline);
}

VkResult spvc_graphics_create(spvc_device *d, const spvc_drawing *g, const spvc_shader *shaders, const spvc_slot *slots,
                              uint32_t num_slots, uint32_t num_sets, uint32_t push_size, VkDescriptorSetLayout *set_layouts,
                              spvc_pipeline *out) {
  VkPipelineShaderStageCreateInfo stages[SPVC_MAX_SHADERS];
  VkSpecializationInfo values[SPVC_MAX_SHADERS];
  VkResult r = spvc_layouts_create(d, VK_SHADER_STAGE_ALL, slots, num_slots, num_sets, push_size, set_layouts, out);
  if (r != VK_SUCCESS) return r;
  r = modules_create(d, shaders, g->num_shaders, stages, values);
  if (r == VK_SUCCESS) {
    r = graphics_pipeline(d, g, stages, out);
    modules_destroy(d, stages, g->num_shaders);
  }
  if (r != VK_SUCCESS) spvc_layouts_destroy(d, num_sets, set_layouts, out);
  return r;
}

// A draw may read and write what any command before it has written, and the other way around.
static void barrier(spvc_device *d, VkCommandBuffer cmd) {
  VkMemoryBarrier all = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER, .srcAccessMask = VK_ACCESS_MEMORY_WRITE_BIT,
                         .dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT};
  d->vkCmdPipelineBarrier(cmd, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 1, &all, 0, NULL, 0, NULL);
}

static void render(spvc_device *d, VkCommandBuffer cmd, const spvc_draw *s) {
  VkRenderingAttachmentInfo colors[SPVC_MAX_ATTACHMENTS];
  for (uint32_t i = 0; i < s->num_attachments; i++)
    colors[i] = (VkRenderingAttachmentInfo){.sType = VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO, .imageView = s->attachments[i],
                                            .imageLayout = VK_IMAGE_LAYOUT_GENERAL, .loadOp = VK_ATTACHMENT_LOAD_OP_LOAD,
                                            .storeOp = VK_ATTACHMENT_STORE_OP_STORE};
  VkRenderingInfo info = {.sType = VK_STRUCTURE_TYPE_RENDERING_INFO, .renderArea = {{0, 0}, {s->width, s->height}}, .layerCount = 1,
                          .viewMask = s->views, .colorAttachmentCount = s->num_attachments, .pColorAttachments = colors};
  d->begin_rendering(cmd, &info);
  if (s->mesh)
    d->draw_mesh(cmd, s->groups[0], s->groups[1], s->groups[2]);
  else
    d->vkCmdDraw(cmd, s->vertices, s->instances, 0, 0);
  d->end_rendering(cmd);
}

VkResult spvc_draws(spvc_device *d, const spvc_frame *f, const spvc_draw *draws, uint32_t n, const VkDescriptorSet *sets,
                    const uint32_t *dynamic, const uint8_t *push) {
  VkResult r = spvc_frame_begin(d, f);
  if (r != VK_SUCCESS) return r;
  VkCommandBuffer cmd = f->cmd;
  if (f->times != VK_NULL_HANDLE) {
    d->vkCmdResetQueryPool(cmd, f->times, 0, 2);
    d->vkCmdWriteTimestamp(cmd, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, f->times, 0);
  }
  for (uint32_t i = 0; i < n; i++) {
    const spvc_draw *s = &draws[i];
    barrier(d, cmd);
    d->vkCmdBindPipeline(cmd, VK_PIPELINE_BIND_POINT_GRAPHICS, s->pipeline);
    if (s->num_sets > 0)
      d->vkCmdBindDescriptorSets(cmd, VK_PIPELINE_BIND_POINT_GRAPHICS, s->layout, 0, s->num_sets, sets, s->num_dynamic, dynamic);
    sets += s->num_sets;
    dynamic += s->num_dynamic;
    if (s->push_size > 0) d->vkCmdPushConstants(cmd, s->layout, VK_SHADER_STAGE_ALL, 0, s->push_size, push + s->push_offset);
    render(d, cmd, s);
  }
  barrier(d, cmd);
  return spvc_frame_end(d, f);
}
