// A Vulkan driver for tests: lavapipe, which lacks VK_KHR_pipeline_executable_properties, with known
// executables and statistics. The macro LAVAPIPE is the name of lavapipe's library. With FAILS=1 and
// FAILS=2 one of the queries fails, with UNASKED devices must not enable the feature.

#define VK_NO_PROTOTYPES 1
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <vulkan/vk_icd.h>
#include <vulkan/vulkan_core.h>

#define EXTENSION VK_KHR_PIPELINE_EXECUTABLE_PROPERTIES_EXTENSION_NAME

static void *library(const char *name) {
  static void *lavapipe;
  if (lavapipe == NULL) lavapipe = dlopen(LAVAPIPE, RTLD_NOW | RTLD_LOCAL);
  return dlsym(lavapipe, name);
}

static PFN_vkGetInstanceProcAddr instance_functions;
static VkInstance instance;

static PFN_vkVoidFunction instance_function(const char *name) { return instance_functions(instance, name); }

static VKAPI_ATTR VkResult VKAPI_CALL create_instance(const VkInstanceCreateInfo *info, const VkAllocationCallbacks *a, VkInstance *out) {
  VkResult r = ((PFN_vkCreateInstance)instance_functions(NULL, "vkCreateInstance"))(info, a, out);
  if (r == VK_SUCCESS) instance = *out;
  return r;
}

static VKAPI_ATTR VkResult VKAPI_CALL device_extensions(VkPhysicalDevice pd, const char *layer, uint32_t *n, VkExtensionProperties *out) {
  PFN_vkEnumerateDeviceExtensionProperties next = (PFN_vkEnumerateDeviceExtensionProperties)instance_function("vkEnumerateDeviceExtensionProperties");
  uint32_t own = 0;
  VkResult r = next(pd, layer, &own, NULL);
  if (r != VK_SUCCESS || out == NULL) {
    *n = own + 1;
    return r;
  }
  if (*n <= own) return VK_INCOMPLETE;
  r = next(pd, layer, &own, out);
  memset(&out[own], 0, sizeof *out);
  strcpy(out[own].extensionName, EXTENSION);
  out[own].specVersion = 1;
  *n = own + 1;
  return r;
}

static VKAPI_ATTR void VKAPI_CALL features(VkPhysicalDevice pd, VkPhysicalDeviceFeatures2 *out) {
  ((PFN_vkGetPhysicalDeviceFeatures2)instance_function("vkGetPhysicalDeviceFeatures2"))(pd, out);
  for (VkBaseOutStructure *s = (VkBaseOutStructure *)out; s != NULL; s = s->pNext)
    if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_EXECUTABLE_PROPERTIES_FEATURES_KHR)
      ((VkPhysicalDevicePipelineExecutablePropertiesFeaturesKHR *)s)->pipelineExecutableInfo = VK_TRUE;
}

// Whether the last device has the feature, and the last pipeline keeps statistics.
static int enabled, captured;

static VKAPI_ATTR VkResult VKAPI_CALL create_device(VkPhysicalDevice pd, const VkDeviceCreateInfo *info, const VkAllocationCallbacks *a, VkDevice *out) {
  VkDeviceCreateInfo copy = *info;
  const char *names[256];
  copy.enabledExtensionCount = 0;
  copy.ppEnabledExtensionNames = names;
  int extension = 0;
  for (uint32_t i = 0; i < info->enabledExtensionCount; i++) {
    if (strcmp(info->ppEnabledExtensionNames[i], EXTENSION) == 0)
      extension = 1;
    else
      names[copy.enabledExtensionCount++] = info->ppEnabledExtensionNames[i];
  }
  enabled = 0;
  for (VkBaseOutStructure *s = (VkBaseOutStructure *)&copy; s->pNext != NULL;) {
    VkBaseOutStructure *next = s->pNext;
    if (next->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_EXECUTABLE_PROPERTIES_FEATURES_KHR) {
      enabled = extension && ((VkPhysicalDevicePipelineExecutablePropertiesFeaturesKHR *)next)->pipelineExecutableInfo;
      s->pNext = next->pNext;
    } else {
      s = next;
    }
  }
  return ((PFN_vkCreateDevice)instance_function("vkCreateDevice"))(pd, &copy, a, out);
}

static VKAPI_ATTR VkResult VKAPI_CALL pipelines(VkDevice d, VkPipelineCache cache, uint32_t n, const VkComputePipelineCreateInfo *infos,
                                                const VkAllocationCallbacks *a, VkPipeline *out) {
  VkComputePipelineCreateInfo copy = infos[0];
#ifdef UNASKED
  if (enabled || copy.flags != 0) abort();
#endif
  captured = enabled && copy.flags & VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR;
  copy.flags &= ~VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR;
  if (n != 1) abort();
  return ((PFN_vkCreateComputePipelines)instance_function("vkCreateComputePipelines"))(d, cache, 1, &copy, a, out);
}

static VKAPI_ATTR VkResult VKAPI_CALL executables(VkDevice d, const VkPipelineInfoKHR *info, uint32_t *n, VkPipelineExecutablePropertiesKHR *out) {
  if (info->sType != VK_STRUCTURE_TYPE_PIPELINE_INFO_KHR || info->pipeline == VK_NULL_HANDLE) abort();
#if FAILS == 1
  return VK_ERROR_OUT_OF_HOST_MEMORY;
#endif
  for (uint32_t i = 0; out != NULL && i < 2; i++) {
    if (out[i].sType != VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_PROPERTIES_KHR) abort();
    out[i].stages = VK_SHADER_STAGE_COMPUTE_BIT;
    strcpy(out[i].name, i == 0 ? "main program" : "prologue");
    strcpy(out[i].description, i == 0 ? "the kernel" : "what runs before it");
    out[i].subgroupSize = i == 0 ? 32 : 0;
  }
  *n = 2;
  return VK_SUCCESS;
}

static void put(VkPipelineExecutableStatisticKHR *s, const char *name, const char *description, VkPipelineExecutableStatisticFormatKHR format) {
  if (s->sType != VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_STATISTIC_KHR) abort();
  strcpy(s->name, name);
  strcpy(s->description, description);
  s->format = format;
}

static VKAPI_ATTR VkResult VKAPI_CALL statistics(VkDevice d, const VkPipelineExecutableInfoKHR *info, uint32_t *n, VkPipelineExecutableStatisticKHR *out) {
  if (info->sType != VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INFO_KHR || info->executableIndex > 1 || info->pipeline == VK_NULL_HANDLE) abort();
#if FAILS == 2
  return VK_ERROR_OUT_OF_HOST_MEMORY;
#endif
  *n = captured && info->executableIndex == 0 ? 5 : 0;
  if (out == NULL || *n == 0) return VK_SUCCESS;
  put(&out[0], "Spills", "whether registers spill", VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_BOOL32_KHR);
  memset(&out[0].value, 0xff, sizeof out[0].value); // Only the first four bytes count.
  out[0].value.b32 = VK_FALSE;
  put(&out[1], "Slack", "registers to spare, or lacking", VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_INT64_KHR);
  out[1].value.i64 = -5;
  put(&out[2], "Registers", "registers of an invocation", VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_UINT64_KHR);
  out[2].value.u64 = UINT64_MAX;
  put(&out[3], "Occupancy", "share of the invocations that run at once", VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_FLOAT64_KHR);
  out[3].value.f64 = 0.625;
  put(&out[4], "Later", "a statistic of a later format", (VkPipelineExecutableStatisticFormatKHR)99);
  return VK_SUCCESS;
}

static PFN_vkVoidFunction own(const char *name);

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL device_functions(VkDevice d, const char *name) {
  PFN_vkVoidFunction f = own(name);
  return f != NULL ? f : ((PFN_vkGetDeviceProcAddr)instance_function("vkGetDeviceProcAddr"))(d, name);
}

static PFN_vkVoidFunction own(const char *name) {
  static const struct {
    const char *name;
    PFN_vkVoidFunction function;
  } table[] = {
      {"vkCreateInstance", (PFN_vkVoidFunction)create_instance},
      {"vkEnumerateDeviceExtensionProperties", (PFN_vkVoidFunction)device_extensions},
      {"vkGetPhysicalDeviceFeatures2", (PFN_vkVoidFunction)features},
      {"vkCreateDevice", (PFN_vkVoidFunction)create_device},
      {"vkGetDeviceProcAddr", (PFN_vkVoidFunction)device_functions},
      {"vkCreateComputePipelines", (PFN_vkVoidFunction)pipelines},
      {"vkGetPipelineExecutablePropertiesKHR", (PFN_vkVoidFunction)executables},
      {"vkGetPipelineExecutableStatisticsKHR", (PFN_vkVoidFunction)statistics},
  };
  for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
    if (strcmp(table[i].name, name) == 0) return table[i].function;
  return NULL;
}

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL vk_icdGetInstanceProcAddr(VkInstance in, const char *name) {
  instance_functions = (PFN_vkGetInstanceProcAddr)library("vk_icdGetInstanceProcAddr");
  PFN_vkVoidFunction f = own(name);
  return f != NULL ? f : instance_functions(in, name);
}

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL vk_icdGetPhysicalDeviceProcAddr(VkInstance in, const char *name) {
  PFN_vkVoidFunction f = own(name);
  return f != NULL ? f : ((PFN_vkGetInstanceProcAddr)library("vk_icdGetPhysicalDeviceProcAddr"))(in, name);
}

VKAPI_ATTR VkResult VKAPI_CALL vk_icdNegotiateLoaderICDInterfaceVersion(uint32_t *version) {
  return ((VkResult(VKAPI_PTR *)(uint32_t *))library("vk_icdNegotiateLoaderICDInterfaceVersion"))(version);
}
