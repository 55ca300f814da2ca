//go:build cgo

// Calls on a device: memory, pipelines, descriptors.

#include <stdlib.h>
#include <string.h>

#include "tables.h"

// ---- Memory

static const VkMemoryPropertyFlags host_memory[] = {
    VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT | VK_MEMORY_PROPERTY_HOST_CACHED_BIT,
    VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT,
    VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT,
};
static const VkMemoryPropertyFlags device_memory[] = {VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT, 0};

VkResult spvc_allocate(spvc_device *d, const VkMemoryRequirements *need, int host, VkDeviceMemory *out,
                       uint32_t *type) {
  const VkMemoryPropertyFlags *wants = host ? host_memory : device_memory;
  int num = host ? 3 : 2;
  VkMemoryAllocateFlagsInfo flags = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO,
                                     .flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT};
  VkMemoryAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO,
                               .pNext = d->address ? &flags : NULL, .allocationSize = need->size};
  VkResult r = VK_ERROR_OUT_OF_DEVICE_MEMORY;
  for (int w = 0; w < num; w++)
    for (uint32_t i = 0; i < d->memory.memoryTypeCount; i++) {
      VkMemoryPropertyFlags has = d->memory.memoryTypes[i].propertyFlags;
      if (!(need->memoryTypeBits >> i & 1) || (has & wants[w]) != wants[w]) continue;
      if (need->size > d->memory.memoryHeaps[d->memory.memoryTypes[i].heapIndex].size) continue;
      info.memoryTypeIndex = i;
      r = d->vkAllocateMemory(d->handle, &info, NULL, out);
      if (r == VK_SUCCESS) {
        *type = i;
        return r;
      }
    }
  return r;
}

VkResult spvc_buffer_create(spvc_device *d, uint64_t size, int host, spvc_buffer *out) {
  memset(out, 0, sizeof *out);
  VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, .size = size,
                             .usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT |
                                      VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT};
  if (d->address) info.usage |= VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
  if (d->bind_heap) info.usage |= 0x10000000; // VK_BUFFER_USAGE_DESCRIPTOR_HEAP_BIT_EXT
  VkResult r = d->vkCreateBuffer(d->handle, &info, NULL, &out->buffer);
  if (r != VK_SUCCESS) return r;
  VkMemoryRequirements need;
  d->vkGetBufferMemoryRequirements(d->handle, out->buffer, &need);
  out->size = need.size;
  r = spvc_allocate(d, &need, host, &out->memory, &out->memory_type);
  if (r == VK_SUCCESS) r = d->vkBindBufferMemory(d->handle, out->buffer, out->memory, 0);
  if (r == VK_SUCCESS && host) r = d->vkMapMemory(d->handle, out->memory, 0, VK_WHOLE_SIZE, 0, &out->mapped);
  if (r != VK_SUCCESS) {
    spvc_buffer_destroy(d, out);
    memset(out, 0, sizeof *out);
    return r;
  }
  out->coherent = (d->memory.memoryTypes[out->memory_type].propertyFlags & VK_MEMORY_PROPERTY_HOST_COHERENT_BIT) != 0;
  if (d->address) {
    VkBufferDeviceAddressInfo at = {.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO, .buffer = out->buffer};
    out->address = d->address(d->handle, &at);
  }
  return VK_SUCCESS;
}

void spvc_buffer_destroy(spvc_device *d, const spvc_buffer *b) {
  for (int i = 0; i < 2; i++) d->vkDestroyBuffer(d->handle, b->texels[i], NULL);
  d->vkDestroyBuffer(d->handle, b->buffer, NULL);
  d->vkFreeMemory(d->handle, b->memory, NULL);
}

VkResult spvc_sync_memory(spvc_device *d, const spvc_buffer *b, uint64_t offset, uint64_t size, uint64_t whole,
                          int to_device) {
  VkMappedMemoryRange range = {.sType = VK_STRUCTURE_TYPE_MAPPED_MEMORY_RANGE, .memory = b->memory,
                               .offset = offset, .size = offset + size >= whole ? VK_WHOLE_SIZE : size};
  return to_device ? d->vkFlushMappedMemoryRanges(d->handle, 1, &range)
                   : d->vkInvalidateMappedMemoryRanges(d->handle, 1, &range);
}

// ---- Pipelines and descriptors

static VkResult set_layouts_create(spvc_device *d, VkShaderStageFlags stages, const spvc_slot *slots, uint32_t num_slots,
                                   uint32_t num_sets, VkDescriptorSetLayout *out) {
  VkDescriptorSetLayoutBinding *bindings = calloc(num_slots + 1, sizeof *bindings);
  if (bindings == NULL) return VK_ERROR_OUT_OF_HOST_MEMORY;
  VkResult r = VK_SUCCESS;
  uint32_t at = 0;
  for (uint32_t set = 0; set < num_sets && r == VK_SUCCESS; set++) {
    uint32_t first = at;
    for (; at < num_slots && slots[at].set == set; at++)
      bindings[at] = (VkDescriptorSetLayoutBinding){.binding = slots[at].binding, .descriptorType = slots[at].type,
                                                    .descriptorCount = slots[at].count,
                                                    .stageFlags = stages};
    VkDescriptorSetLayoutCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
                                            .bindingCount = at - first, .pBindings = bindings + first};
    r = d->vkCreateDescriptorSetLayout(d->handle, &info, NULL, &out[set]);
  }
  free(bindings);
  return r;
}

static VkResult compute_pipeline(spvc_device *d, const uint32_t *words, size_t num_words, const char *entry,
                                 const VkSpecializationInfo *spec, spvc_pipeline *out) {
  VkShaderModuleCreateInfo code = {.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
                                   .codeSize = num_words * 4, .pCode = words};
  VkShaderModule module = VK_NULL_HANDLE;
  VkResult r = d->vkCreateShaderModule(d->handle, &code, NULL, &module);
  if (r != VK_SUCCESS) return r;
  VkComputePipelineCreateInfo info = {
      .sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
      .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                .stage = VK_SHADER_STAGE_COMPUTE_BIT, .module = module, .pName = entry,
                .pSpecializationInfo = spec->mapEntryCount ? spec : NULL},
      .layout = out->layout, .basePipelineIndex = -1};
  if (d->statistics != NULL) info.flags = VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR;
  r = d->vkCreateComputePipelines(d->handle, VK_NULL_HANDLE, 1, &info, NULL, &out->pipeline);
  d->vkDestroyShaderModule(d->handle, module, NULL);
  return r;
}

VkResult spvc_layouts_create(spvc_device *d, VkShaderStageFlags stages, const spvc_slot *slots, uint32_t num_slots,
                             uint32_t num_sets, uint32_t push_size, VkDescriptorSetLayout *set_layouts, spvc_pipeline *out) {
  memset(out, 0, sizeof *out);
  memset(set_layouts, 0, num_sets * sizeof *set_layouts);
  VkResult r = set_layouts_create(d, stages, slots, num_slots, num_sets, set_layouts);
  if (r == VK_SUCCESS) {
    VkPushConstantRange push = {.stageFlags = stages, .size = push_size};
    VkPipelineLayoutCreateInfo info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                       .setLayoutCount = num_sets, .pSetLayouts = set_layouts,
                                       .pushConstantRangeCount = push_size != 0, .pPushConstantRanges = &push};
    r = d->vkCreatePipelineLayout(d->handle, &info, NULL, &out->layout);
  }
  if (r != VK_SUCCESS) spvc_layouts_destroy(d, num_sets, set_layouts, out);
  return r;
}

void spvc_layouts_destroy(spvc_device *d, uint32_t num_sets, const VkDescriptorSetLayout *set_layouts, spvc_pipeline *out) {
  d->vkDestroyPipelineLayout(d->handle, out->layout, NULL);
  for (uint32_t i = 0; i < num_sets; i++) d->vkDestroyDescriptorSetLayout(d->handle, set_layouts[i], NULL);
  memset(out, 0, sizeof *out);
}

VkResult spvc_pipeline_create(spvc_device *d, const uint32_t *words, size_t num_words, const char *entry,
                              const spvc_slot *slots, uint32_t num_slots, uint32_t num_sets, uint32_t push_size,
                              const VkSpecializationMapEntry *spec, uint32_t num_spec, const void *spec_data,
                              size_t spec_size, VkDescriptorSetLayout *set_layouts, spvc_pipeline *out) {
  VkResult r = spvc_layouts_create(d, VK_SHADER_STAGE_COMPUTE_BIT, slots, num_slots, num_sets, push_size, set_layouts, out);
  if (r != VK_SUCCESS) return r;
  VkSpecializationInfo values = {.mapEntryCount = num_spec, .pMapEntries = spec, .dataSize = spec_size, .pData = spec_data};
  r = compute_pipeline(d, words, num_words, entry, &values, out);
  if (r != VK_SUCCESS) spvc_layouts_destroy(d, num_sets, set_layouts, out);
  return r;
}

VkResult spvc_executables(spvc_device *d, VkPipeline pipeline, uint32_t *n, VkPipelineExecutablePropertiesKHR **out) {
  VkPipelineInfoKHR info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_INFO_KHR, .pipeline = pipeline};
  *n = 0;
  *out = NULL;
  VkResult r = d->executables(d->handle, &info, n, NULL);
  if (r != VK_SUCCESS) return r;
  VkPipelineExecutablePropertiesKHR *all = calloc(*n + 1, sizeof *all);
  if (all == NULL) return VK_ERROR_OUT_OF_HOST_MEMORY;
  for (uint32_t i = 0; i < *n; i++) all[i].sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_PROPERTIES_KHR;
  r = d->executables(d->handle, &info, n, all);
  *out = all;
  return r;
}

VkResult spvc_statistics(spvc_device *d, VkPipeline pipeline, uint32_t executable, uint32_t *n,
                         VkPipelineExecutableStatisticKHR **out) {
  VkPipelineExecutableInfoKHR info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INFO_KHR, .pipeline = pipeline,
                                      .executableIndex = executable};
  *n = 0;
  *out = NULL;
  VkResult r = d->statistics(d->handle, &info, n, NULL);
  if (r != VK_SUCCESS) return r;
  VkPipelineExecutableStatisticKHR *all = calloc(*n + 1, sizeof *all);
  if (all == NULL) return VK_ERROR_OUT_OF_HOST_MEMORY;
  for (uint32_t i = 0; i < *n; i++) all[i].sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_STATISTIC_KHR;
  r = d->statistics(d->handle, &info, n, all);
  *out = all;
  return r;
}

VkResult spvc_pool_create(spvc_device *d, uint32_t sets, const VkDescriptorPoolSize *sizes, uint32_t n, VkDescriptorPool *out) {
  enum { MAX_SIZES = 16 };
  VkDescriptorPoolSize some[MAX_SIZES];
  uint32_t k = 0;
  // An inline uniform block has at least a byte, so there are no more of them than bytes.
  VkDescriptorPoolInlineUniformBlockCreateInfo blocks = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_INLINE_UNIFORM_BLOCK_CREATE_INFO};
  for (uint32_t i = 0; i < n && k < MAX_SIZES; i++) {
    if (sizes[i].descriptorCount == 0) continue;
    if (sizes[i].type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK) blocks.maxInlineUniformBlockBindings = sizes[i].descriptorCount;
    some[k++] = sizes[i];
  }
  VkDescriptorPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                     .pNext = blocks.maxInlineUniformBlockBindings ? &blocks : NULL,
                                     .maxSets = sets, .poolSizeCount = k, .pPoolSizes = some};
  return d->vkCreateDescriptorPool(d->handle, &info, NULL, out);
}

VkResult spvc_sets_allocate(spvc_device *d, VkDescriptorPool pool, uint32_t n, const VkDescriptorSetLayout *layouts,
                            VkDescriptorSet *sets) {
  VkDescriptorSetAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                      .descriptorPool = pool, .descriptorSetCount = n, .pSetLayouts = layouts};
  return d->vkAllocateDescriptorSets(d->handle, &info, sets);
}

VkResult spvc_sets_write(spvc_device *d, const spvc_write *writes, uint32_t n, const uint8_t *data) {
  enum { CHUNK = 32 };
  VkWriteDescriptorSetInlineUniformBlock blocks[CHUNK];
  VkDescriptorBufferInfo ranges[CHUNK];
  VkDescriptorImageInfo images[CHUNK];
  VkWriteDescriptorSet rows[CHUNK];
  for (uint32_t done = 0; done < n;) {
    uint32_t k = 0;
    for (; k < CHUNK && done < n; k++, done++) {
      const spvc_write *w = &writes[done];
      ranges[k] = (VkDescriptorBufferInfo){w->buffer, w->offset, w->range};
      images[k] = (VkDescriptorImageInfo){w->sampler, w->view, VK_IMAGE_LAYOUT_GENERAL};
      rows[k] = (VkWriteDescriptorSet){.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET, .dstSet = w->set,
                                       .dstBinding = w->binding, .dstArrayElement = w->index, .descriptorCount = 1,
                                       .descriptorType = w->type, .pBufferInfo = &ranges[k],
                                       .pImageInfo = &images[k], .pTexelBufferView = &w->texels};
      if (w->type != VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK) continue;
      blocks[k] = (VkWriteDescriptorSetInlineUniformBlock){.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_INLINE_UNIFORM_BLOCK,
                                                           .dataSize = (uint32_t)w->range, .pData = data + w->offset};
      rows[k].pNext = &blocks[k];
      rows[k].descriptorCount = (uint32_t)w->range;
    }
    d->vkUpdateDescriptorSets(d->handle, k, rows, 0, NULL);
  }
  return VK_SUCCESS;
}
