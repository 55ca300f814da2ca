// VK_LAYER_SPVC_liar is a Vulkan layer that lies and misbehaves on purpose. Tests load it
// between spvc and a driver that is right, and check what spvc finds.
//
// SPVC_LIAR names the mode, and SPVC_LIAR_CALL the call for the modes abort, exit, silent-exit and hang.
// Modes that concern a kernel act for guilty modules only: those that declare a signed
// integer type of 32 bits. Modes that concern the opening of a device act in SPVC_LIAR_TIMES
// processes, from number SPVC_LIAR_FROM on of those that make the call. Processes count
// together, by files in the folder SPVC_LIAR_DIR.
//
// A process has one instance, one device and one thread that makes calls at a time.

#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <vulkan/vulkan.h>
#include <vulkan/vk_layer.h>

static PFN_vkGetInstanceProcAddr next_instance_proc;
static PFN_vkGetDeviceProcAddr next_device_proc;
static VkInstance instance;
static VkDevice device;

// The loader may answer later questions about instances with the first layer.
static PFN_vkEnumeratePhysicalDevices next_enumerate;
static PFN_vkCreateDevice next_create_device;

#define NEXT(name) ((PFN_##name)next_device_proc(device, #name))

// ---- Modes and what processes share

static const char *variable(const char *name) {
  const char *v = getenv(name);
  return v == NULL ? "" : v;
}

static int mode_is(const char *name) { return strcmp(variable("SPVC_LIAR"), name) == 0; }

static long number(const char *name) { return atol(variable(name)); }

static int shared_file(const char *name, int flags) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", variable("SPVC_LIAR_DIR"), name);
  int fd = open(path, flags | O_CREAT | O_CLOEXEC, 0666);
  if (fd < 0) {
    perror(path);
    abort();
  }
  return fd;
}

// count counts the calls with the name over all processes, from 1.
static long count(const char *name) {
  int fd = shared_file(name, O_WRONLY | O_APPEND);
  if (write(fd, ".", 1) != 1) abort();
  long n = lseek(fd, 0, SEEK_END);
  close(fd);
  return n;
}

// in_range reports whether the process is one of those in which an opening misbehaves.
static int in_range(const char *call) {
  static long process; // its number among those that make the call
  if (process == 0) process = count(call);
  long from = number("SPVC_LIAR_FROM");
  return process >= from && process < from + number("SPVC_LIAR_TIMES");
}

// ---- Guilty modules

// kernel is what is known of a module and of its pipeline.
typedef struct {
  int guilty;
  char name[32]; // from the module's words
} kernel;

enum { MAX_PIPELINES = 4096 };

static kernel newest; // of the last module
static struct {
  VkPipeline handle;
  kernel of;
} pipelines[MAX_PIPELINES];
static int num_pipelines;
static kernel bound; // of the last pipeline that a command buffer binds

enum {
  OP_TYPE_INT = 21, OP_CONSTANT = 43, OP_STORE = 62, OP_ARRAY_LENGTH = 68, OP_DECORATE = 71, OP_MEMBER_DECORATE = 72,
  OP_COPY_OBJECT = 83, OP_NOP = 0,
  ROW_MAJOR = 4, COL_MAJOR = 5, ARRAY_STRIDE = 6, MATRIX_STRIDE = 7, OFFSET = 35,
};

static kernel known(const uint32_t *words, size_t n) {
  kernel k = {0};
  uint64_t hash = 14695981039346656037u;
  for (size_t i = 0; i < n; i++) hash = (hash ^ words[i]) * 1099511628211u;
  snprintf(k.name, sizeof k.name, "module-%016llx", (unsigned long long)hash);
  for (size_t at = 5; at < n && words[at] >> 16 != 0; at += words[at] >> 16)
    if ((words[at] & 0xffff) == OP_TYPE_INT && words[at + 2] == 32 && words[at + 3] == 1) k.guilty = 1;
  return k;
}

// constant_of returns the first constant of the type, which the module must have.
static uint32_t constant_of(const uint32_t *words, size_t n, uint32_t type) {
  for (size_t at = 5; at < n && words[at] >> 16 != 0; at += words[at] >> 16)
    if ((words[at] & 0xffff) == OP_CONSTANT && words[at + 1] == type) return words[at + 2];
  abort();
}

static void erase(uint32_t *words, uint32_t n) {
  for (uint32_t i = 0; i < n; i++) words[i] = 1 << 16 | OP_NOP;
}

// lie changes one thing in the words.
static void lie(uint32_t *words, size_t n) {
  uint32_t *last_store = NULL;
  int moved = 0;
  for (size_t at = 5; at < n && words[at] >> 16 != 0; at += words[at] >> 16) {
    uint32_t *w = words + at;
    switch (w[0] & 0xffff) {
    case OP_MEMBER_DECORATE:
      if (mode_is("offset") && w[3] == OFFSET && w[4] != 0 && !moved) {
        w[4] += 8;
        moved = 1;
      }
      if (mode_is("matrix-stride") && w[3] == MATRIX_STRIDE) w[4] += 8;
      if (mode_is("majorness") && (w[3] == ROW_MAJOR || w[3] == COL_MAJOR)) w[3] = ROW_MAJOR + COL_MAJOR - w[3];
      break;
    case OP_DECORATE:
      if (mode_is("array-stride") && w[2] == ARRAY_STRIDE && w[3] == 16) w[3] = 24;
      break;
    case OP_TYPE_INT:
      if (mode_is("width") && w[2] == 32 && w[3] == 1) w[2] = 16;
      break;
    case OP_ARRAY_LENGTH:
      if (mode_is("length")) {
        uint32_t value = constant_of(words, n, w[1]);
        w[0] = 4 << 16 | OP_COPY_OBJECT;
        w[3] = value;
        erase(w + 4, 1);
      }
      break;
    case OP_STORE:
      last_store = w;
    }
  }
  if (mode_is("dropped-store") && last_store != NULL) erase(last_store, last_store[0] >> 16);
}

// ---- Misbehavior that every call may show

static int opens(const char *call) {
  return strcmp(call, "vkCreateInstance") == 0 || strcmp(call, "vkEnumeratePhysicalDevices") == 0 || strcmp(call, "vkCreateDevice") == 0;
}

// enter begins a call. guilty says whether the call is for a guilty module.
static void enter(const char *call, int guilty) {
  if (mode_is("noise") || mode_is("noise-abort")) {
    printf("liar: %s prints to standard output\n", call);
    fflush(stdout);
    fprintf(stderr, "liar: %s prints to standard error\n", call);
  }
  if (strcmp(variable("SPVC_LIAR_CALL"), call) != 0) return;
  if (opens(call) ? !in_range(call) : !guilty) return;
  fprintf(stderr, "liar: %s gives up\n", call);
  if (mode_is("abort") || mode_is("noise-abort")) abort();
  if (mode_is("exit")) exit(0);
  if (mode_is("silent-exit")) _exit(0);
  if (mode_is("hang"))
    for (;;) pause();
}

// ---- Calls

static VKAPI_ATTR VkResult VKAPI_CALL
create_instance(const VkInstanceCreateInfo *info, const VkAllocationCallbacks *allocator, VkInstance *out) {
  enter("vkCreateInstance", 0);
  VkLayerInstanceCreateInfo *link = (VkLayerInstanceCreateInfo *)info->pNext;
  while (link->sType != VK_STRUCTURE_TYPE_LOADER_INSTANCE_CREATE_INFO || link->function != VK_LAYER_LINK_INFO)
    link = (VkLayerInstanceCreateInfo *)link->pNext;
  next_instance_proc = link->u.pLayerInfo->pfnNextGetInstanceProcAddr;
  link->u.pLayerInfo = link->u.pLayerInfo->pNext;
  VkResult r = ((PFN_vkCreateInstance)next_instance_proc(NULL, "vkCreateInstance"))(info, allocator, out);
  if (r != VK_SUCCESS) return r;
  instance = *out;
  next_enumerate = (PFN_vkEnumeratePhysicalDevices)next_instance_proc(instance, "vkEnumeratePhysicalDevices");
  next_create_device = (PFN_vkCreateDevice)next_instance_proc(instance, "vkCreateDevice");
  return r;
}

static VKAPI_ATTR VkResult VKAPI_CALL enumerate(VkInstance in, uint32_t *n, VkPhysicalDevice *out) {
  enter("vkEnumeratePhysicalDevices", 0);
  return next_enumerate(in, n, out);
}

// closed reports whether a device that was lost cannot be opened yet: for some attempts, or
// for a second.
static int closed(void) {
  struct stat s;
  char path[4096];
  snprintf(path, sizeof path, "%s/lost", variable("SPVC_LIAR_DIR"));
  if (stat(path, &s) != 0) return 0;
  if (mode_is("lost-attempts")) return count("attempts") <= number("SPVC_LIAR_TIMES");
  return mode_is("lost-second") && time(NULL) - s.st_mtime <= 1;
}

static VKAPI_ATTR VkResult VKAPI_CALL
create_device(VkPhysicalDevice pd, const VkDeviceCreateInfo *info, const VkAllocationCallbacks *allocator, VkDevice *out) {
  enter("vkCreateDevice", 0);
  if (closed()) return VK_ERROR_INITIALIZATION_FAILED;
  VkLayerDeviceCreateInfo *link = (VkLayerDeviceCreateInfo *)info->pNext;
  while (link->sType != VK_STRUCTURE_TYPE_LOADER_DEVICE_CREATE_INFO || link->function != VK_LAYER_LINK_INFO)
    link = (VkLayerDeviceCreateInfo *)link->pNext;
  next_device_proc = link->u.pLayerInfo->pfnNextGetDeviceProcAddr;
  link->u.pLayerInfo = link->u.pLayerInfo->pNext;
  VkResult r = next_create_device(pd, info, allocator, out);
  if (r == VK_SUCCESS) device = *out;
  return r;
}

static VKAPI_ATTR VkResult VKAPI_CALL
create_module(VkDevice d, const VkShaderModuleCreateInfo *info, const VkAllocationCallbacks *allocator, VkShaderModule *out) {
  newest = known(info->pCode, info->codeSize / 4);
  enter("vkCreateShaderModule", newest.guilty);
  if (!newest.guilty) return NEXT(vkCreateShaderModule)(d, info, allocator, out);
  uint32_t *words = malloc(info->codeSize);
  if (words == NULL) return VK_ERROR_OUT_OF_HOST_MEMORY;
  memcpy(words, info->pCode, info->codeSize);
  lie(words, info->codeSize / 4);
  VkShaderModuleCreateInfo changed = *info;
  changed.pCode = words;
  VkResult r = NEXT(vkCreateShaderModule)(d, &changed, allocator, out);
  free(words);
  return r;
}

static VKAPI_ATTR VkResult VKAPI_CALL
create_pipelines(VkDevice d, VkPipelineCache cache, uint32_t n, const VkComputePipelineCreateInfo *infos,
                 const VkAllocationCallbacks *allocator, VkPipeline *out) {
  enter("vkCreateComputePipelines", newest.guilty);
  if (newest.guilty && mode_is("first-time") && count(newest.name) == 1) return VK_ERROR_UNKNOWN;
  VkResult r = NEXT(vkCreateComputePipelines)(d, cache, n, infos, allocator, out);
  if (r != VK_SUCCESS) return r;
  int at = 0;
  while (at < num_pipelines && pipelines[at].handle != *out) at++;
  if (at == MAX_PIPELINES) abort();
  if (at == num_pipelines) num_pipelines++;
  pipelines[at].handle = *out;
  pipelines[at].of = newest;
  return r;
}

static VKAPI_ATTR void VKAPI_CALL bind_pipeline(VkCommandBuffer cmd, VkPipelineBindPoint point, VkPipeline p) {
  for (int i = 0; i < num_pipelines; i++)
    if (pipelines[i].handle == p) bound = pipelines[i].of;
  NEXT(vkCmdBindPipeline)(cmd, point, p);
}

static VKAPI_ATTR VkResult VKAPI_CALL submit(VkQueue q, uint32_t n, const VkSubmitInfo *infos, VkFence fence) {
  enter("vkQueueSubmit", bound.guilty);
  if (mode_is("slow")) usleep(50000);
  if (bound.guilty) {
    if (mode_is("spin")) return VK_SUCCESS; // the fence stays unsignaled
    if (mode_is("lost")) return VK_ERROR_DEVICE_LOST;
    if (strncmp(variable("SPVC_LIAR"), "lost-", 5) == 0 && count(bound.name) == 1) {
      count("lost");
      return VK_ERROR_DEVICE_LOST;
    }
    if (mode_is("flaky-error") && count(bound.name) % 2 == 1) return VK_ERROR_OUT_OF_HOST_MEMORY;
    if (mode_is("flaky-data") && count(bound.name) % 2 == 1) n = 0; // the kernel does not run
  }
  return NEXT(vkQueueSubmit)(q, n, infos, fence);
}

static VKAPI_ATTR VkResult VKAPI_CALL wait_for(VkDevice d, uint32_t n, const VkFence *fences, VkBool32 all, uint64_t timeout) {
  enter("vkWaitForFences", bound.guilty);
  return NEXT(vkWaitForFences)(d, n, fences, all, timeout);
}

static VKAPI_ATTR VkResult VKAPI_CALL
allocate(VkDevice d, const VkMemoryAllocateInfo *info, const VkAllocationCallbacks *allocator, VkDeviceMemory *out) {
  enter("vkAllocateMemory", 0);
  // Memory comes before modules, so the size is what tells guilty cases.
  if (mode_is("out-of-memory") && info->allocationSize >= (uint64_t)number("SPVC_LIAR_FROM")) return VK_ERROR_OUT_OF_DEVICE_MEMORY;
  return NEXT(vkAllocateMemory)(d, info, allocator, out);
}

// ---- The interface of layers

static PFN_vkVoidFunction VKAPI_CALL instance_proc(VkInstance in, const char *name);
static PFN_vkVoidFunction VKAPI_CALL device_proc(VkDevice d, const char *name);

static const struct {
  const char *name;
  PFN_vkVoidFunction function;
} of_instances[] = {
    {"vkGetInstanceProcAddr", (PFN_vkVoidFunction)instance_proc}, {"vkCreateInstance", (PFN_vkVoidFunction)create_instance},
    {"vkEnumeratePhysicalDevices", (PFN_vkVoidFunction)enumerate}, {"vkCreateDevice", (PFN_vkVoidFunction)create_device},
}, of_devices[] = {
    {"vkGetDeviceProcAddr", (PFN_vkVoidFunction)device_proc}, {"vkCreateShaderModule", (PFN_vkVoidFunction)create_module},
    {"vkCreateComputePipelines", (PFN_vkVoidFunction)create_pipelines}, {"vkCmdBindPipeline", (PFN_vkVoidFunction)bind_pipeline},
    {"vkQueueSubmit", (PFN_vkVoidFunction)submit}, {"vkWaitForFences", (PFN_vkVoidFunction)wait_for},
    {"vkAllocateMemory", (PFN_vkVoidFunction)allocate},
};

static PFN_vkVoidFunction own_device_call(const char *name) {
  for (size_t i = 0; i < sizeof of_devices / sizeof of_devices[0]; i++)
    if (strcmp(of_devices[i].name, name) == 0) return of_devices[i].function;
  return NULL;
}

static PFN_vkVoidFunction VKAPI_CALL device_proc(VkDevice d, const char *name) {
  PFN_vkVoidFunction f = own_device_call(name);
  return f != NULL ? f : next_device_proc(d, name);
}

static PFN_vkVoidFunction VKAPI_CALL instance_proc(VkInstance in, const char *name) {
  for (size_t i = 0; i < sizeof of_instances / sizeof of_instances[0]; i++)
    if (strcmp(of_instances[i].name, name) == 0) return of_instances[i].function;
  PFN_vkVoidFunction f = own_device_call(name);
  return f != NULL || in == NULL ? f : next_instance_proc(in, name);
}

VK_LAYER_EXPORT VKAPI_ATTR VkResult VKAPI_CALL vkNegotiateLoaderLayerInterfaceVersion(VkNegotiateLayerInterface *out) {
  out->loaderLayerInterfaceVersion = 2;
  out->pfnGetInstanceProcAddr = instance_proc;
  out->pfnGetDeviceProcAddr = device_proc;
  out->pfnGetPhysicalDeviceProcAddr = NULL;
  return VK_SUCCESS;
}
