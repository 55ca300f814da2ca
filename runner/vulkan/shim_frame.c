//go:build cgo

// Commands: recording, submission, waiting. There is one call per submission, because
// each call from Go takes time.

#include "tables.h"

enum {
  STAGES = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT,
  WRITES = VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_WRITE_BIT,
  ACCESSES = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_UNIFORM_READ_BIT |
             VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT,
};

VkResult spvc_command_buffer(spvc_device *d, VkCommandPool pool, VkCommandBuffer *out) {
  VkCommandBufferAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, .commandPool = pool,
                                      .level = VK_COMMAND_BUFFER_LEVEL_PRIMARY, .commandBufferCount = 1};
  return d->vkAllocateCommandBuffers(d->handle, &info, out);
}

VkResult spvc_frame_begin(spvc_device *d, const spvc_frame *f) {
  VkResult r = d->vkResetCommandPool(d->handle, f->pool, 0);
  if (r != VK_SUCCESS) return r;
  VkCommandBufferBeginInfo info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO,
                                   .flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT};
  return d->vkBeginCommandBuffer(f->cmd, &info);
}

static void barrier(spvc_device *d, VkCommandBuffer cmd, VkPipelineStageFlags to, VkAccessFlags after) {
  VkMemoryBarrier all = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER, .srcAccessMask = WRITES, .dstAccessMask = after};
  d->vkCmdPipelineBarrier(cmd, STAGES, to, 0, 1, &all, 0, NULL, 0, NULL);
}

// Writes of the commands become visible to the host and to all later
// submissions, which therefore need no barrier at their start.
VkResult spvc_frame_end(spvc_device *d, const spvc_frame *f) {
  barrier(d, f->cmd, STAGES | VK_PIPELINE_STAGE_HOST_BIT, ACCESSES | VK_ACCESS_HOST_READ_BIT | VK_ACCESS_HOST_WRITE_BIT);
  if (f->times != VK_NULL_HANDLE)
    d->vkCmdWriteTimestamp(f->cmd, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, f->times, 1);
  VkResult r = d->vkEndCommandBuffer(f->cmd);
  if (r != VK_SUCCESS) return r;
  VkSubmitInfo info = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &f->cmd};
  return d->vkQueueSubmit(d->queue, 1, &info, f->fence);
}

VkResult spvc_launch(spvc_device *d, const spvc_frame *f, const spvc_step *steps, uint32_t n,
                     const VkDescriptorSet *sets, const uint32_t *dynamic, const uint8_t *push) {
  VkResult r = spvc_frame_begin(d, f);
  if (r != VK_SUCCESS) return r;
  VkCommandBuffer cmd = f->cmd;
  if (f->times != VK_NULL_HANDLE) {
    d->vkCmdResetQueryPool(cmd, f->times, 0, 2);
    d->vkCmdWriteTimestamp(cmd, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, f->times, 0);
  }
  VkPipeline bound = VK_NULL_HANDLE;
  for (uint32_t i = 0; i < n; i++) {
    const spvc_step *s = &steps[i];
    if (i > 0 && !s->overlaps) barrier(d, cmd, STAGES, ACCESSES);
    if (s->pipeline != bound) d->vkCmdBindPipeline(cmd, VK_PIPELINE_BIND_POINT_COMPUTE, s->pipeline);
    bound = s->pipeline;
    if (s->heap_size > 0) spvc_heap_bind(d, cmd, s);
    if (s->num_sets > 0)
      d->vkCmdBindDescriptorSets(cmd, VK_PIPELINE_BIND_POINT_COMPUTE, s->layout, 0, s->num_sets, sets, s->num_dynamic, dynamic);
    sets += s->num_sets;
    dynamic += s->num_dynamic;
    if (s->push_size > 0)
      d->vkCmdPushConstants(cmd, s->layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, s->push_size, push + s->push_offset);
    d->vkCmdDispatch(cmd, s->groups[0], s->groups[1], s->groups[2]);
  }
  return spvc_frame_end(d, f);
}

VkResult spvc_transfer(spvc_device *d, const spvc_frame *f, const spvc_copy *copies, uint32_t n) {
  spvc_frame untimed = *f;
  untimed.times = VK_NULL_HANDLE;
  VkResult r = spvc_frame_begin(d, f);
  if (r != VK_SUCCESS) return r;
  for (uint32_t i = 0; i < n; i++) {
    const spvc_copy *c = &copies[i];
    VkBufferCopy region = {c->from_offset, c->to_offset, c->size};
    if (c->from == VK_NULL_HANDLE)
      d->vkCmdFillBuffer(f->cmd, c->to, c->to_offset, c->size, 0);
    else
      d->vkCmdCopyBuffer(f->cmd, c->from, c->to, 1, &region);
  }
  return spvc_frame_end(d, &untimed);
}

VkResult spvc_wait(spvc_device *d, const spvc_frame *f, uint64_t ns, uint64_t ticks[2]) {
  VkResult r = d->vkWaitForFences(d->handle, 1, &f->fence, VK_TRUE, ns);
  if (r != VK_SUCCESS) return r;
  r = d->vkResetFences(d->handle, 1, &f->fence);
  if (r == VK_SUCCESS && ticks != NULL)
    r = d->vkGetQueryPoolResults(d->handle, f->times, 0, 2, 2 * sizeof *ticks, ticks, sizeof *ticks,
                                 VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT);
  return r;
}
