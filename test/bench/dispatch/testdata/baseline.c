// The plain program that launches from Go are measured against: it records,
// submits and waits for one dispatch of a kernel without descriptors at a time.
//
//   baseline kernel.spv entry driver-id launches warm
//
// It prints the nanoseconds of each launch after the warm-up, a line each.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <vulkan/vulkan.h>

#define CHECK(call)                                            \
  do {                                                         \
    VkResult r_ = (call);                                      \
    if (r_ != VK_SUCCESS) {                                    \
      fprintf(stderr, "baseline: %s: VkResult %d\n", #call, r_); \
      exit(1);                                                 \
    }                                                          \
  } while (0)

static uint32_t *read_words(const char *name, size_t *size) {
  FILE *f = fopen(name, "rb");
  if (f == NULL) {
    perror(name);
    exit(1);
  }
  fseek(f, 0, SEEK_END);
  *size = (size_t)ftell(f);
  rewind(f);
  uint32_t *words = malloc(*size);
  if (words == NULL || fread(words, 1, *size, f) != *size) exit(1);
  fclose(f);
  return words;
}

static VkPhysicalDevice find_device(VkInstance instance, uint32_t driver_id) {
  VkPhysicalDevice all[16];
  uint32_t n = 16;
  VkResult r = vkEnumeratePhysicalDevices(instance, &n, all);
  if (r != VK_SUCCESS && r != VK_INCOMPLETE) exit(1);
  for (uint32_t i = 0; i < n; i++) {
    VkPhysicalDeviceDriverProperties driver = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES};
    VkPhysicalDeviceProperties2 p = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2, .pNext = &driver};
    vkGetPhysicalDeviceProperties2(all[i], &p);
    if (driver.driverID == (VkDriverId)driver_id) return all[i];
  }
  fprintf(stderr, "baseline: no device of driver %u\n", driver_id);
  exit(1);
}

typedef struct {
  VkDevice device;
  VkQueue queue;
  VkCommandPool pool;
  VkCommandBuffer cmd;
  VkFence fence;
  VkPipeline pipeline;
} program;

static void launch(program *p) {
  CHECK(vkResetCommandPool(p->device, p->pool, 0));
  VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO,
                                    .flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT};
  CHECK(vkBeginCommandBuffer(p->cmd, &begin));
  vkCmdBindPipeline(p->cmd, VK_PIPELINE_BIND_POINT_COMPUTE, p->pipeline);
  vkCmdDispatch(p->cmd, 1, 1, 1);
  // What the kernel wrote is for the host to read.
  VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                             .srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT, .dstAccessMask = VK_ACCESS_HOST_READ_BIT};
  vkCmdPipelineBarrier(p->cmd, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier,
                       0, NULL, 0, NULL);
  CHECK(vkEndCommandBuffer(p->cmd));
  VkSubmitInfo submit = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &p->cmd};
  CHECK(vkQueueSubmit(p->queue, 1, &submit, p->fence));
  CHECK(vkWaitForFences(p->device, 1, &p->fence, VK_TRUE, UINT64_MAX));
  CHECK(vkResetFences(p->device, 1, &p->fence));
}

int main(int argc, char **argv) {
  if (argc != 6) {
    fprintf(stderr, "usage: baseline kernel.spv entry driver-id launches warm\n");
    return 2;
  }
  VkApplicationInfo app = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_3};
  VkInstanceCreateInfo instance_info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, .pApplicationInfo = &app};
  VkInstance instance;
  CHECK(vkCreateInstance(&instance_info, NULL, &instance));
  VkPhysicalDevice physical = find_device(instance, (uint32_t)atoi(argv[3]));
  float priority = 1;
  VkDeviceQueueCreateInfo queue = {.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, .queueCount = 1,
                                   .pQueuePriorities = &priority};
  VkDeviceCreateInfo device_info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, .queueCreateInfoCount = 1,
                                    .pQueueCreateInfos = &queue};
  program p;
  CHECK(vkCreateDevice(physical, &device_info, NULL, &p.device));
  vkGetDeviceQueue(p.device, 0, 0, &p.queue);

  size_t size;
  uint32_t *words = read_words(argv[1], &size);
  VkShaderModuleCreateInfo code = {.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, .codeSize = size, .pCode = words};
  VkShaderModule module;
  CHECK(vkCreateShaderModule(p.device, &code, NULL, &module));
  VkPipelineLayoutCreateInfo layout_info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO};
  VkPipelineLayout layout;
  CHECK(vkCreatePipelineLayout(p.device, &layout_info, NULL, &layout));
  VkComputePipelineCreateInfo pipeline = {
      .sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
      .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO, .stage = VK_SHADER_STAGE_COMPUTE_BIT,
                .module = module, .pName = argv[2]},
      .layout = layout};
  CHECK(vkCreateComputePipelines(p.device, VK_NULL_HANDLE, 1, &pipeline, NULL, &p.pipeline));

  VkCommandPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO, .flags = VK_COMMAND_POOL_CREATE_TRANSIENT_BIT};
  CHECK(vkCreateCommandPool(p.device, &pool, NULL, &p.pool));
  VkCommandBufferAllocateInfo cmd = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, .commandPool = p.pool,
                                     .level = VK_COMMAND_BUFFER_LEVEL_PRIMARY, .commandBufferCount = 1};
  CHECK(vkAllocateCommandBuffers(p.device, &cmd, &p.cmd));
  VkFenceCreateInfo fence = {.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO};
  CHECK(vkCreateFence(p.device, &fence, NULL, &p.fence));

  int launches = atoi(argv[4]), warm = atoi(argv[5]);
  for (int i = -warm; i < launches; i++) {
    struct timespec from, to;
    clock_gettime(CLOCK_MONOTONIC, &from);
    launch(&p);
    clock_gettime(CLOCK_MONOTONIC, &to);
    if (i >= 0) printf("%lld\n", (to.tv_sec - from.tv_sec) * 1000000000LL + to.tv_nsec - from.tv_nsec);
  }
  vkDestroyDevice(p.device, NULL);
  vkDestroyInstance(instance, NULL);
  return 0;
}
