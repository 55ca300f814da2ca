//go:build cgo

// Descriptor heaps (VK_EXT_descriptor_heap), which are newer than Debian 12's headers. The structures have the fields of those of the
// specification, in their order.

#include <stdlib.h>
#include <string.h>

#include "tables.h"

enum {
  HEAP_PROPERTIES = 1000135008,
  HEAP_RESOURCE = 1000135002,
  HEAP_BIND = 1000135003,
  HEAP_MAPPING = 1000135005,
  HEAP_MAPPINGS = 1000135006,
  HEAP_FLAGS = 1000470005,
  // VK_SPIRV_RESOURCE_TYPE_ALL_EXT
  HEAP_ALL = 0x7fffffff,
};

// VK_PIPELINE_CREATE_2_DESCRIPTOR_HEAP_BIT_EXT
static const uint64_t heap_pipeline = (uint64_t)1 << 36;

void spvc_get_heap_limits(spvc_instance *in, VkPhysicalDevice pd, spvc_heap_limits *out) {
  struct {
    VkStructureType sType;
    void *pNext;
    uint64_t sampler_heap_align, heap_align, most_samplers, most, sampler_reserved, sampler_reserved_embedded, reserved;
    uint64_t sampler_size, image_size, buffer_size, sampler_align, image_align, buffer_align, push;
    size_t replay;
    uint32_t embedded, conversions, sparse, is_protected;
  } heap = {.sType = (VkStructureType)HEAP_PROPERTIES};
  VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2, .pNext = &heap};
  in->vkGetPhysicalDeviceProperties2(pd, &properties);
  *out = (spvc_heap_limits){heap.buffer_size, heap.buffer_align, heap.heap_align, heap.reserved, heap.most};
}

VkResult spvc_heap_write(spvc_device *d, const spvc_heap_descriptor *list, uint32_t n, uint64_t size, uint8_t *memory) {
  for (uint32_t i = 0; i < n; i++) {
    struct {
      uint64_t address, size;
    } range = {list[i].address, list[i].size};
    struct {
      VkStructureType sType;
      const void *pNext;
      VkDescriptorType type;
      const void *range;
    } resource = {(VkStructureType)HEAP_RESOURCE, NULL, list[i].type, &range};
    struct {
      void *address;
      size_t size;
    } place = {memory + list[i].offset, size};
    VkResult r = d->write_descriptors(d->handle, 1, &resource, &place);
    if (r != VK_SUCCESS) return r;
  }
  return VK_SUCCESS;
}

void spvc_heap_bind(spvc_device *d, VkCommandBuffer cmd, const spvc_step *s) {
  struct {
    VkStructureType sType;
    const void *pNext;
    uint64_t address, size, reserved_offset, reserved_size;
  } bind = {(VkStructureType)HEAP_BIND, NULL, s->heap_address, s->heap_size, s->heap_size - s->heap_reserved, s->heap_reserved};
  d->bind_heap(cmd, &bind);
}

VkResult spvc_heap_pipeline(spvc_device *d, const uint32_t *words, size_t num_words, const char *entry, const spvc_slot *slots,
                            uint32_t num_slots, uint32_t heap_offset, uint32_t stride, const VkSpecializationMapEntry *spec, uint32_t num_spec,
                            const void *spec_data, size_t spec_size, spvc_pipeline *out) {
  // VkDescriptorSetAndBindingMappingEXT, whose last field is a union of 56 bytes.
  typedef struct {
    VkStructureType sType;
    const void *pNext;
    uint32_t set, first, count, mask, source;
    union {
      struct {
        uint32_t offset, stride;
      } constant;
      uint64_t room[7];
    } data;
  } mapping;
  memset(out, 0, sizeof *out);
  mapping *mappings = calloc(num_slots + 1, sizeof *mappings);
  if (mappings == NULL) return VK_ERROR_OUT_OF_HOST_MEMORY;
  for (uint32_t i = 0; i < num_slots; i++) {
    mappings[i] = (mapping){.sType = (VkStructureType)HEAP_MAPPING, .set = slots[i].set, .first = slots[i].binding, .count = 1, .mask = HEAP_ALL};
    mappings[i].data.constant.offset = heap_offset;
    mappings[i].data.constant.stride = stride;
    heap_offset += stride * slots[i].count;
  }
  struct {
    VkStructureType sType;
    const void *pNext;
    uint32_t count;
    const mapping *list;
  } all = {(VkStructureType)HEAP_MAPPINGS, NULL, num_slots, mappings};
  struct {
    VkStructureType sType;
    const void *pNext;
    uint64_t flags;
  } flags = {(VkStructureType)HEAP_FLAGS, NULL, heap_pipeline};
  VkSpecializationInfo values = {.mapEntryCount = num_spec, .pMapEntries = spec, .dataSize = spec_size, .pData = spec_data};
  VkShaderModuleCreateInfo code = {.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, .codeSize = num_words * 4, .pCode = words};
  VkShaderModule module = VK_NULL_HANDLE;
  VkResult r = d->vkCreateShaderModule(d->handle, &code, NULL, &module);
  if (r == VK_SUCCESS) {
    VkComputePipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO, .pNext = &flags,
                                        .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO, .pNext = &all,
                                                  .stage = VK_SHADER_STAGE_COMPUTE_BIT, .module = module, .pName = entry,
                                                  .pSpecializationInfo = num_spec ? &values : NULL},
                                        .basePipelineIndex = -1};
    r = d->vkCreateComputePipelines(d->handle, VK_NULL_HANDLE, 1, &info, NULL, &out->pipeline);
    d->vkDestroyShaderModule(d->handle, module, NULL);
  }
  free(mappings);
  return r;
}
