//go:build cgo

#ifndef SPVC_VULKAN_TABLES_H
#define SPVC_VULKAN_TABLES_H

// Declarations that the C files share: the functions fetched per instance and per
// device, and the objects that hold them.

#include <pthread.h>

#include "shim.h"

#define INSTANCE_FUNCTIONS(F)                                                \
  F(vkDestroyInstance) F(vkEnumeratePhysicalDevices)                         \
  F(vkGetPhysicalDeviceProperties) F(vkGetPhysicalDeviceProperties2)         \
  F(vkGetPhysicalDeviceFeatures2) F(vkGetPhysicalDeviceMemoryProperties)     \
  F(vkGetPhysicalDeviceQueueFamilyProperties)                                \
  F(vkGetPhysicalDeviceFormatProperties2)                                    \
  F(vkGetPhysicalDeviceImageFormatProperties)                                \
  F(vkEnumerateDeviceExtensionProperties) F(vkCreateDevice)                  \
  F(vkGetDeviceProcAddr)

#define DEVICE_FUNCTIONS(F)                                                  \
  F(vkDestroyDevice) F(vkGetDeviceQueue) F(vkCreateBuffer)                   \
  F(vkDestroyBuffer) F(vkGetBufferMemoryRequirements) F(vkAllocateMemory)    \
  F(vkFreeMemory) F(vkBindBufferMemory) F(vkMapMemory)                       \
  F(vkFlushMappedMemoryRanges) F(vkInvalidateMappedMemoryRanges)             \
  F(vkAllocateCommandBuffers) F(vkCreateShaderModule)                        \
  F(vkDestroyShaderModule) F(vkCreateDescriptorSetLayout)                    \
  F(vkDestroyDescriptorSetLayout) F(vkCreatePipelineLayout)                  \
  F(vkDestroyPipelineLayout) F(vkCreateComputePipelines)                     \
  F(vkCreateDescriptorPool) F(vkAllocateDescriptorSets)                      \
  F(vkUpdateDescriptorSets) F(vkCmdBindDescriptorSets)                       \
  F(vkCmdPipelineBarrier) F(vkCmdCopyBuffer) F(vkQueueSubmit)                \
  F(vkWaitForFences) F(vkResetFences) F(vkResetCommandPool)                  \
  F(vkBeginCommandBuffer) F(vkEndCommandBuffer) F(vkCmdBindPipeline)         \
  F(vkCmdPushConstants) F(vkCmdDispatch) F(vkCmdFillBuffer)                  \
  F(vkCmdResetQueryPool) F(vkCmdWriteTimestamp) F(vkGetQueryPoolResults)     \
  F(vkCreateImage) F(vkDestroyImage) F(vkGetImageMemoryRequirements)         \
  F(vkBindImageMemory) F(vkCreateImageView) F(vkDestroyImageView)            \
  F(vkCreateBufferView) F(vkDestroyBufferView) F(vkCreateSampler)            \
  F(vkDestroySampler) F(vkCmdCopyBufferToImage) F(vkCmdCopyImageToBuffer)    \
  F(vkCmdClearColorImage) F(vkCmdClearDepthStencilImage)                     \
  F(vkCreateGraphicsPipelines) F(vkCmdDraw)

#define POINTER(name) PFN_##name name;

// vkWriteResourceDescriptorsEXT and vkCmdBindResourceHeapEXT.
typedef VkResult(VKAPI_PTR *spvc_write_descriptors)(VkDevice, uint32_t, const void *, const void *);
typedef void(VKAPI_PTR *spvc_bind_heap)(VkCommandBuffer, const void *);

typedef struct message {
  struct message *next;
  char *id, *text;
  uint32_t severity;
} message;

struct spvc_instance {
  VkInstance handle;
  PFN_vkGetInstanceProcAddr gipa;
  INSTANCE_FUNCTIONS(POINTER)
  VkDebugUtilsMessengerEXT messenger;
  pthread_mutex_t lock;
  message *first, **last;
  uint32_t messages;
};

struct spvc_device {
  VkDevice handle;
  DEVICE_FUNCTIONS(POINTER)
  PFN_vkGetBufferDeviceAddress address;
  // Null if the device was opened without statistics.
  PFN_vkGetPipelineExecutablePropertiesKHR executables;
  PFN_vkGetPipelineExecutableStatisticsKHR statistics;
  // Null if the device was opened without dynamic rendering, or without mesh shaders.
  PFN_vkCmdBeginRendering begin_rendering;
  PFN_vkCmdEndRendering end_rendering;
  PFN_vkCmdDrawMeshTasksEXT draw_mesh;
  // Null if the device was opened without descriptor heaps.
  spvc_write_descriptors write_descriptors;
  spvc_bind_heap bind_heap;
  VkQueue queue;
  uint32_t family, queue_flags;
  VkPhysicalDeviceMemoryProperties memory;
};

// Allocates memory that the host can map, or the device's own, and returns its type.
VkResult spvc_allocate(spvc_device *d, const VkMemoryRequirements *need, int host, VkDeviceMemory *out,
                       uint32_t *type);
// The layouts of a pipeline whose descriptors and push constants are for stages. They are destroyed if the pipeline is not made.
VkResult spvc_layouts_create(spvc_device *d, VkShaderStageFlags stages, const spvc_slot *slots, uint32_t num_slots,
                             uint32_t num_sets, uint32_t push_size, VkDescriptorSetLayout *set_layouts, spvc_pipeline *out);
void spvc_layouts_destroy(spvc_device *d, uint32_t num_sets, const VkDescriptorSetLayout *set_layouts, spvc_pipeline *out);
// Binds the heap of a step.
void spvc_heap_bind(spvc_device *d, VkCommandBuffer cmd, const spvc_step *s);
// Begin and submit a frame's command buffer.
VkResult spvc_frame_begin(spvc_device *d, const spvc_frame *f);
VkResult spvc_frame_end(spvc_device *d, const spvc_frame *f);

#endif
