//go:build cgo

// Images, views, samplers and their commands. An image is in the layout GENERAL from its
// first command on, so that neither launches nor copies need to know how it was used last,
// and the barriers of memory between commands suffice.

#include <string.h>

#include "tables.h"

void spvc_format_features(spvc_instance *in, VkPhysicalDevice pd, int flags2, uint32_t format, uint64_t *image,
                          uint64_t *buffer) {
  VkFormatProperties3 more = {.sType = VK_STRUCTURE_TYPE_FORMAT_PROPERTIES_3};
  VkFormatProperties2 p = {.sType = VK_STRUCTURE_TYPE_FORMAT_PROPERTIES_2, .pNext = flags2 ? &more : NULL};
  in->vkGetPhysicalDeviceFormatProperties2(pd, (VkFormat)format, &p);
  *image = flags2 ? more.optimalTilingFeatures : p.formatProperties.optimalTilingFeatures;
  *buffer = flags2 ? more.bufferFeatures : p.formatProperties.bufferFeatures;
}

void spvc_get_image_limits(spvc_instance *in, VkPhysicalDevice pd, spvc_image_limits *out) {
  VkPhysicalDeviceProperties p;
  in->vkGetPhysicalDeviceProperties(pd, &p);
  *out = (spvc_image_limits){
      .samplers = p.limits.maxSamplerAllocationCount,
      .texels = p.limits.maxTexelBufferElements,
      .stage_samplers = p.limits.maxPerStageDescriptorSamplers,
      .stage_sampled = p.limits.maxPerStageDescriptorSampledImages,
      .stage_storage = p.limits.maxPerStageDescriptorStorageImages,
      .dynamic_storage = p.limits.maxDescriptorSetStorageBuffersDynamic,
      .dynamic_uniform = p.limits.maxDescriptorSetUniformBuffersDynamic,
      .lod_bias = p.limits.maxSamplerLodBias,
  };
}

VkResult spvc_image_most(spvc_instance *in, VkPhysicalDevice pd, const spvc_image_desc *desc, VkImageFormatProperties *out) {
  return in->vkGetPhysicalDeviceImageFormatProperties(pd, (VkFormat)desc->format, (VkImageType)desc->type,
                                                      VK_IMAGE_TILING_OPTIMAL, desc->usage, desc->flags, out);
}

VkResult spvc_image_create(spvc_device *d, const spvc_image_desc *desc, uint64_t most, uint64_t *need, spvc_image *out) {
  memset(out, 0, sizeof *out);
  *need = 0;
  VkImageCreateInfo info = {.sType = VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO, .flags = desc->flags,
                            .imageType = (VkImageType)desc->type, .format = (VkFormat)desc->format,
                            .extent = {desc->width, desc->height, desc->depth},
                            .mipLevels = desc->levels, .arrayLayers = desc->layers, .samples = VK_SAMPLE_COUNT_1_BIT,
                            .tiling = VK_IMAGE_TILING_OPTIMAL, .usage = desc->usage};
  VkResult r = d->vkCreateImage(d->handle, &info, NULL, &out->image);
  if (r != VK_SUCCESS) return r;
  VkMemoryRequirements memory;
  uint32_t type;
  d->vkGetImageMemoryRequirements(d->handle, out->image, &memory);
  if (memory.size > most) {
    *need = memory.size;
    r = VK_ERROR_OUT_OF_DEVICE_MEMORY;
  }
  if (r == VK_SUCCESS) r = spvc_allocate(d, &memory, 0, &out->memory, &type);
  if (r == VK_SUCCESS) r = d->vkBindImageMemory(d->handle, out->image, out->memory, 0);
  if (r != VK_SUCCESS) {
    spvc_image_destroy(d, out);
    memset(out, 0, sizeof *out);
  }
  return r;
}

void spvc_image_destroy(spvc_device *d, const spvc_image *i) {
  d->vkDestroyImage(d->handle, i->image, NULL);
  d->vkFreeMemory(d->handle, i->memory, NULL);
}

VkResult spvc_view_create(spvc_device *d, const spvc_view *v, VkImageView *out) {
  VkImageViewCreateInfo info = {.sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO, .image = v->image,
                                .viewType = (VkImageViewType)v->type, .format = (VkFormat)v->format,
                                .subresourceRange = {v->aspect, v->level, v->levels, v->layer, v->layers}};
  return d->vkCreateImageView(d->handle, &info, NULL, out);
}

void spvc_view_destroy(spvc_device *d, VkImageView v) { d->vkDestroyImageView(d->handle, v, NULL); }

static VkResult texel_buffer(spvc_device *d, spvc_buffer *b, int storage) {
  VkBuffer *out = &b->texels[storage];
  if (*out != VK_NULL_HANDLE) return VK_SUCCESS;
  VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, .size = b->size,
                             .usage = storage ? VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT : VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT};
  VkResult r = d->vkCreateBuffer(d->handle, &info, NULL, out);
  if (r != VK_SUCCESS) return r;
  VkMemoryRequirements need;
  d->vkGetBufferMemoryRequirements(d->handle, *out, &need);
  if (need.size > b->size || !(need.memoryTypeBits >> b->memory_type & 1))
    r = VK_ERROR_FEATURE_NOT_PRESENT;
  else
    r = d->vkBindBufferMemory(d->handle, *out, b->memory, 0);
  if (r != VK_SUCCESS) {
    d->vkDestroyBuffer(d->handle, *out, NULL);
    *out = VK_NULL_HANDLE;
  }
  return r;
}

VkResult spvc_texels_create(spvc_device *d, spvc_buffer *b, int storage, uint32_t format, uint64_t offset, uint64_t range,
                            VkBufferView *out) {
  VkResult r = texel_buffer(d, b, storage);
  if (r != VK_SUCCESS) return r;
  VkBufferViewCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_VIEW_CREATE_INFO, .buffer = b->texels[storage],
                                 .format = (VkFormat)format, .offset = offset, .range = range};
  return d->vkCreateBufferView(d->handle, &info, NULL, out);
}

void spvc_texels_destroy(spvc_device *d, VkBufferView v) { d->vkDestroyBufferView(d->handle, v, NULL); }

VkResult spvc_sampler_create(spvc_device *d, const spvc_sampler *s, VkSampler *out) {
  VkSamplerCreateInfo info = {.sType = VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO, .magFilter = (VkFilter)s->mag,
                              .minFilter = (VkFilter)s->min, .mipmapMode = (VkSamplerMipmapMode)s->mip,
                              .addressModeU = (VkSamplerAddressMode)s->address[0],
                              .addressModeV = (VkSamplerAddressMode)s->address[1],
                              .addressModeW = (VkSamplerAddressMode)s->address[2],
                              .mipLodBias = s->bias, .compareEnable = s->compare, .compareOp = (VkCompareOp)s->op,
                              .minLod = s->min_lod, .maxLod = s->max_lod, .borderColor = (VkBorderColor)s->border,
                              .unnormalizedCoordinates = s->unnormalized};
  return d->vkCreateSampler(d->handle, &info, NULL, out);
}

void spvc_sampler_destroy(spvc_device *d, VkSampler s) { d->vkDestroySampler(d->handle, s, NULL); }

// ---- Commands

VkResult spvc_image_clear(spvc_device *d, const spvc_frame *f, const spvc_image *i) {
  spvc_frame untimed = *f;
  untimed.times = VK_NULL_HANDLE;
  VkResult r = spvc_frame_begin(d, f);
  if (r != VK_SUCCESS) return r;
  VkImageSubresourceRange all = {i->aspect, 0, VK_REMAINING_MIP_LEVELS, 0, VK_REMAINING_ARRAY_LAYERS};
  VkImageMemoryBarrier enter = {.sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER,
                                .dstAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT,
                                .oldLayout = VK_IMAGE_LAYOUT_UNDEFINED, .newLayout = VK_IMAGE_LAYOUT_GENERAL,
                                .srcQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
                                .dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
                                .image = i->image, .subresourceRange = all};
  d->vkCmdPipelineBarrier(f->cmd, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0, 0, NULL, 0, NULL,
                          1, &enter);
  VkClearColorValue black = {.uint32 = {0, 0, 0, 0}};
  VkClearDepthStencilValue near = {0, 0};
  if (i->aspect == VK_IMAGE_ASPECT_DEPTH_BIT)
    d->vkCmdClearDepthStencilImage(f->cmd, i->image, VK_IMAGE_LAYOUT_GENERAL, &near, 1, &all);
  else
    d->vkCmdClearColorImage(f->cmd, i->image, VK_IMAGE_LAYOUT_GENERAL, &black, 1, &all);
  return spvc_frame_end(d, &untimed);
}

VkResult spvc_image_transfer(spvc_device *d, const spvc_frame *f, const spvc_image_copy *c) {
  spvc_frame untimed = *f;
  untimed.times = VK_NULL_HANDLE;
  VkResult r = spvc_frame_begin(d, f);
  if (r != VK_SUCCESS) return r;
  VkBufferImageCopy region = {.imageSubresource = {c->aspect, c->level, c->layer, c->layers},
                              .imageOffset = {(int32_t)c->x, (int32_t)c->y, (int32_t)c->z},
                              .imageExtent = {c->width, c->height, c->depth}};
  if (c->read)
    d->vkCmdCopyImageToBuffer(f->cmd, c->image, VK_IMAGE_LAYOUT_GENERAL, c->buffer, 1, &region);
  else
    d->vkCmdCopyBufferToImage(f->cmd, c->buffer, c->image, VK_IMAGE_LAYOUT_GENERAL, 1, &region);
  return spvc_frame_end(d, &untimed);
}
