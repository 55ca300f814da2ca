//go:build cgo

// The loader, instances, descriptions of devices, and the creation of devices.

#include <dlfcn.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "feature_rows.h"
#include "tables.h"

// Bounds the messages, so that a faulty validation layer does not fill memory.
enum { MAX_MESSAGES = 1000 };

// ---- Loader and instance

void *spvc_load(const char *name, char error[SPVC_ERROR_LEN]) {
  void *lib = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (lib == NULL) {
    snprintf(error, SPVC_ERROR_LEN, "%s", dlerror());
    return NULL;
  }
  void *f = dlsym(lib, "vkGetInstanceProcAddr");
  if (f == NULL) snprintf(error, SPVC_ERROR_LEN, "%s has no vkGetInstanceProcAddr", name);
  return f;
}

static VKAPI_ATTR VkBool32 VKAPI_CALL
on_message(VkDebugUtilsMessageSeverityFlagBitsEXT severity,
           VkDebugUtilsMessageTypeFlagsEXT types,
           const VkDebugUtilsMessengerCallbackDataEXT *data, void *user) {
  spvc_instance *in = user;
  (void)types;
  message *m = calloc(1, sizeof *m);
  if (m == NULL) return VK_FALSE;
  m->id = strdup(data->pMessageIdName ? data->pMessageIdName : "");
  m->text = strdup(data->pMessage ? data->pMessage : "");
  m->severity = severity;
  pthread_mutex_lock(&in->lock);
  int keep = in->messages < MAX_MESSAGES && m->id != NULL && m->text != NULL;
  if (keep) {
    *in->last = m;
    in->last = &m->next;
    in->messages++;
  }
  pthread_mutex_unlock(&in->lock);
  if (!keep) {
    free(m->id);
    free(m->text);
    free(m);
  }
  return VK_FALSE;
}

int spvc_take_message(spvc_instance *in, spvc_message *out) {
  pthread_mutex_lock(&in->lock);
  message *m = in->first;
  if (m != NULL) {
    in->first = m->next;
    if (in->first == NULL) in->last = &in->first;
    in->messages--;
  }
  pthread_mutex_unlock(&in->lock);
  if (m == NULL) return 0;
  *out = (spvc_message){m->id, m->text, m->severity};
  free(m);
  return 1;
}

VkResult spvc_instance_create(void *gipa, int validate, spvc_instance **out,
                              char error[SPVC_ERROR_LEN]) {
  error[0] = 0;
  *out = NULL;
  PFN_vkGetInstanceProcAddr get = (PFN_vkGetInstanceProcAddr)gipa;
  PFN_vkCreateInstance create = (PFN_vkCreateInstance)get(NULL, "vkCreateInstance");
  PFN_vkEnumerateInstanceVersion version_of =
      (PFN_vkEnumerateInstanceVersion)get(NULL, "vkEnumerateInstanceVersion");
  uint32_t version = VK_API_VERSION_1_0;
  if (create == NULL || version_of == NULL || version_of(&version) != VK_SUCCESS || version < VK_API_VERSION_1_1) {
    snprintf(error, SPVC_ERROR_LEN, "the Vulkan loader is older than 1.1");
    return VK_ERROR_INITIALIZATION_FAILED;
  }
  spvc_instance *in = calloc(1, sizeof *in);
  if (in == NULL) return VK_ERROR_OUT_OF_HOST_MEMORY;
  in->gipa = get;
  in->last = &in->first;
  pthread_mutex_init(&in->lock, NULL);

  VkDebugUtilsMessengerCreateInfoEXT messenger = {
      .sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT,
      .messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT,
      .messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT,
      .pfnUserCallback = on_message,
      .pUserData = in};
  VkApplicationInfo app = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO,
                           .pApplicationName = "spvc",
                           .apiVersion = VK_API_VERSION_1_3};
  const char *layer = "VK_LAYER_KHRONOS_validation";
  const char *extension = VK_EXT_DEBUG_UTILS_EXTENSION_NAME;
  VkInstanceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, .pApplicationInfo = &app};
  if (validate) {
    info.enabledLayerCount = info.enabledExtensionCount = 1;
    info.ppEnabledLayerNames = &layer;
    info.ppEnabledExtensionNames = &extension;
  }
  VkResult r = create(&info, NULL, &in->handle);
  if (r != VK_SUCCESS) {
    pthread_mutex_destroy(&in->lock);
    free(in);
    return r;
  }
#define LOAD(name) in->name = (PFN_##name)get(in->handle, #name);
  INSTANCE_FUNCTIONS(LOAD)
#undef LOAD
  if (validate) {
    PFN_vkCreateDebugUtilsMessengerEXT make =
        (PFN_vkCreateDebugUtilsMessengerEXT)get(in->handle, "vkCreateDebugUtilsMessengerEXT");
    if (make != NULL) make(in->handle, &messenger, NULL, &in->messenger);
  }
  *out = in;
  return VK_SUCCESS;
}

VkInstance spvc_instance_handle(spvc_instance *in) { return in->handle; }

void spvc_instance_destroy(spvc_instance *in) {
  if (in->messenger != VK_NULL_HANDLE) {
    PFN_vkDestroyDebugUtilsMessengerEXT end =
        (PFN_vkDestroyDebugUtilsMessengerEXT)in->gipa(in->handle, "vkDestroyDebugUtilsMessengerEXT");
    if (end != NULL) end(in->handle, in->messenger, NULL);
  }
  in->vkDestroyInstance(in->handle, NULL);
  for (message *m = in->first; m != NULL;) {
    message *next = m->next;
    free(m->id);
    free(m->text);
    free(m);
    m = next;
  }
  pthread_mutex_destroy(&in->lock);
  free(in);
}

VkResult spvc_physical_devices(spvc_instance *in, uint32_t *count, VkPhysicalDevice *devices) {
  return in->vkEnumeratePhysicalDevices(in->handle, count, devices);
}

// ---- Extensions and features

static VkExtensionProperties *extensions(spvc_instance *in, VkPhysicalDevice pd, uint32_t *count) {
  *count = 0;
  if (in->vkEnumerateDeviceExtensionProperties(pd, NULL, count, NULL) != VK_SUCCESS) *count = 0;
  VkExtensionProperties *all = calloc(*count + 1, sizeof *all);
  if (all == NULL || in->vkEnumerateDeviceExtensionProperties(pd, NULL, count, all) < 0) *count = 0;
  return all;
}

char *spvc_extensions(spvc_instance *in, VkPhysicalDevice pd, uint32_t *count) {
  VkExtensionProperties *all = extensions(in, pd, count);
  char *names = malloc((size_t)*count * VK_MAX_EXTENSION_NAME_SIZE + 1), *at = names;
  for (uint32_t i = 0; names != NULL && i < *count; i++) {
    size_t n = strnlen(all[i].extensionName, VK_MAX_EXTENSION_NAME_SIZE - 1);
    memcpy(at, all[i].extensionName, n);
    at[n] = 0;
    at += n + 1;
  }
  if (names == NULL) *count = 0;
  free(all);
  return names;
}

static int has_extension(const VkExtensionProperties *all, uint32_t n, const char *name) {
  for (uint32_t i = 0; i < n; i++)
    if (strncmp(all[i].extensionName, name, VK_MAX_EXTENSION_NAME_SIZE) == 0) return 1;
  return 0;
}

typedef struct {
  VkPhysicalDeviceFeatures2 core;
#define MEMBER(member, type, stype, minor, extension) type member;
  SPVC_CHAIN(MEMBER)
#undef MEMBER
} all_features;

typedef struct {
  size_t offset, size;
  VkStructureType type;
  uint32_t minor;
  const char *extension;
} chain_row;

static const chain_row chain[] = {
#define ROW(member, type, stype, minor, extension) {offsetof(all_features, member), sizeof(type), stype, minor, extension},
    SPVC_CHAIN(ROW)
#undef ROW
};
enum { NUM_CHAIN = sizeof chain / sizeof chain[0] };

typedef struct {
  size_t offset;
  const char *name;
} feature_row;

static const feature_row features[] = {
#define ROW(structure, field, name) {offsetof(all_features, structure.field), name},
    SPVC_FEATURES(ROW)
#undef ROW
};
enum { NUM_REAL = sizeof features / sizeof features[0] };

static const char *const derived[] = {
#define ROW(condition, name) name,
    SPVC_DERIVED(ROW)
#undef ROW
};
enum { NUM_DERIVED = sizeof derived / sizeof derived[0] };
_Static_assert(NUM_REAL + NUM_DERIVED <= SPVC_MAX_FEATURES, "feature table is too small");

int spvc_num_features(void) { return NUM_REAL + NUM_DERIVED; }
int spvc_feature_is_real(int i) { return i < NUM_REAL; }
const char *spvc_feature_name(int i) { return i < NUM_REAL ? features[i].name : derived[i - NUM_REAL]; }

static VkBaseOutStructure *chain_at(all_features *all, int i) {
  VkBaseOutStructure *s = (VkBaseOutStructure *)((char *)all + chain[i].offset);
  s->sType = chain[i].type;
  return s;
}

static int chain_known(int i, uint32_t api, const VkExtensionProperties *ext, uint32_t num_ext) {
  return VK_API_VERSION_MINOR(api) >= chain[i].minor || has_extension(ext, num_ext, chain[i].extension);
}

static VkBool32 *feature_at(all_features *all, int i) { return (VkBool32 *)((char *)all + features[i].offset); }

// The instance's version bounds the version that a device may be queried for.
static uint32_t api_of(uint32_t device) {
  return device < VK_API_VERSION_1_3 ? device : VK_API_VERSION_1_3;
}

static int compute_family(spvc_instance *in, VkPhysicalDevice pd, uint32_t *family, VkQueueFamilyProperties *found) {
  uint32_t n = 0;
  in->vkGetPhysicalDeviceQueueFamilyProperties(pd, &n, NULL);
  VkQueueFamilyProperties *all = calloc(n + 1, sizeof *all);
  if (all == NULL) return 0;
  in->vkGetPhysicalDeviceQueueFamilyProperties(pd, &n, all);
  int any = 0;
  for (uint32_t i = 0; i < n; i++) {
    if (!(all[i].queueFlags & VK_QUEUE_COMPUTE_BIT) || all[i].queueCount == 0) continue;
    // Prefer a family that also has graphics: drivers test that one most.
    if (!any || (all[i].queueFlags & VK_QUEUE_GRAPHICS_BIT)) {
      *family = i;
      *found = all[i];
    }
    any = 1;
    if (all[i].queueFlags & VK_QUEUE_GRAPHICS_BIT) break;
  }
  free(all);
  return any;
}

typedef VkResult(VKAPI_PTR *matrices_function)(VkPhysicalDevice, uint32_t *, spvc_matrix *);

uint32_t spvc_matrices(spvc_instance *in, VkPhysicalDevice pd, uint32_t n, spvc_matrix *out) {
  matrices_function f = (matrices_function)in->gipa(in->handle, "vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR");
  for (uint32_t i = 0; i < n; i++) out[i] = (spvc_matrix){.sType = (VkStructureType)1000506001};
  if (f == NULL || f(pd, &n, out) < 0) return 0;
  return n;
}

void spvc_describe(spvc_instance *in, VkPhysicalDevice pd, spvc_description *out) {
  memset(out, 0, sizeof *out);
  uint32_t family;
  VkQueueFamilyProperties queues = {0};
  out->has_compute = compute_family(in, pd, &family, &queues);
  out->timestamp_bits = queues.timestampValidBits;
  in->vkGetPhysicalDeviceProperties(pd, &out->core);
  uint32_t api = api_of(out->core.apiVersion);
  if (api < VK_API_VERSION_1_1) return;

  uint32_t num_ext;
  VkExtensionProperties *ext = extensions(in, pd, &num_ext);
  VkPhysicalDeviceDriverProperties driver = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES};
  VkPhysicalDeviceFloatControlsProperties fc = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FLOAT_CONTROLS_PROPERTIES};
  VkPhysicalDeviceMaintenance3Properties allocation = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_3_PROPERTIES};
  VkPhysicalDeviceSubgroupProperties subgroup = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES, .pNext = &allocation};
  VkPhysicalDeviceIDProperties id = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ID_PROPERTIES, .pNext = &subgroup};
  VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2, .pNext = &id};
  if (api >= VK_API_VERSION_1_2 || has_extension(ext, num_ext, "VK_KHR_driver_properties")) {
    driver.pNext = properties.pNext;
    properties.pNext = &driver;
  }
  if (api >= VK_API_VERSION_1_2 || has_extension(ext, num_ext, "VK_KHR_shader_float_controls")) {
    fc.pNext = properties.pNext;
    properties.pNext = &fc;
  }
  VkPhysicalDeviceMaintenance4Properties sizes = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_4_PROPERTIES};
  if (api >= VK_API_VERSION_1_3 || has_extension(ext, num_ext, "VK_KHR_maintenance4")) {
    sizes.pNext = properties.pNext;
    properties.pNext = &sizes;
  }
  VkPhysicalDeviceSubgroupSizeControlProperties control = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES};
  if (api >= VK_API_VERSION_1_3 || has_extension(ext, num_ext, "VK_EXT_subgroup_size_control")) {
    control.pNext = properties.pNext;
    properties.pNext = &control;
  }
  in->vkGetPhysicalDeviceProperties2(pd, &properties);
  memcpy(out->driver_name, driver.driverName, sizeof out->driver_name);
  memcpy(out->driver_info, driver.driverInfo, sizeof out->driver_info);
  out->driver_id = driver.driverID;
  memcpy(out->uuid, id.deviceUUID, VK_UUID_SIZE);
  out->subgroup_size = subgroup.subgroupSize;
  out->min_subgroup_size = control.minSubgroupSize;
  out->max_subgroup_size = control.maxSubgroupSize;
  out->max_allocation = allocation.maxMemoryAllocationSize;
  out->max_buffer = sizes.maxBufferSize;

  all_features all;
  memset(&all, 0, sizeof all);
  all.core.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
  for (int i = 0; i < NUM_CHAIN; i++) {
    if (!chain_known(i, api, ext, num_ext)) continue;
    VkBaseOutStructure *s = chain_at(&all, i);
    s->pNext = all.core.pNext;
    all.core.pNext = s;
  }
  in->vkGetPhysicalDeviceFeatures2(pd, &all.core);
  for (int i = 0; i < NUM_REAL; i++) out->features[i] = *feature_at(&all, i) != 0;
  // This structure must not be in a chain with the structures that it combines.
  VkPhysicalDeviceVulkan12Features v12 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES};
  if (api >= VK_API_VERSION_1_2) {
    VkPhysicalDeviceFeatures2 f2 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2, .pNext = &v12};
    in->vkGetPhysicalDeviceFeatures2(pd, &f2);
  }
  VkSubgroupFeatureFlags sg = subgroup.supportedStages & VK_SHADER_STAGE_COMPUTE_BIT ? subgroup.supportedOperations : 0;
  int i = NUM_REAL;
#define ROW(condition, name) out->features[i++] = (condition) != 0;
  SPVC_DERIVED(ROW)
#undef ROW
  free(ext);
}

// ---- Device

// Extensions without a feature structure. They are enabled where they are not core.
static const struct {
  uint32_t minor;
  const char *name;
} plain_extensions[] = {
    {2, "VK_KHR_shader_float_controls"}, {2, "VK_KHR_spirv_1_4"},
    {3, "VK_KHR_shader_non_semantic_info"}, {99, "VK_EXT_shader_subgroup_ballot"},
    {99, "VK_EXT_shader_subgroup_vote"}, {99, "VK_KHR_sampler_mirror_clamp_to_edge"},
};

VkResult spvc_device_create(spvc_instance *in, VkPhysicalDevice pd, const uint8_t *enable,
                            spvc_device **out, char error[SPVC_ERROR_LEN]) {
  *out = NULL;
  error[0] = 0;
  uint32_t family;
  VkQueueFamilyProperties queues;
  if (!compute_family(in, pd, &family, &queues)) {
    snprintf(error, SPVC_ERROR_LEN, "the device has no compute queue");
    return VK_ERROR_FEATURE_NOT_PRESENT;
  }
  VkPhysicalDeviceProperties properties;
  in->vkGetPhysicalDeviceProperties(pd, &properties);
  uint32_t api = api_of(properties.apiVersion);
  if (api < VK_API_VERSION_1_1) {
    snprintf(error, SPVC_ERROR_LEN, "the device implements Vulkan 1.0 only, 1.1 is needed");
    return VK_ERROR_INCOMPATIBLE_DRIVER;
  }
  uint32_t num_ext;
  VkExtensionProperties *ext = extensions(in, pd, &num_ext);
  all_features all;
  memset(&all, 0, sizeof all);
  all.core.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
  for (int i = 0; i < NUM_REAL; i++) *feature_at(&all, i) = enable[i] != 0;

  enum { NUM_PLAIN = sizeof plain_extensions / sizeof plain_extensions[0] };
  const char *names[NUM_CHAIN + NUM_PLAIN];
  uint32_t num_names = 0;
  for (int i = 0; i < NUM_CHAIN; i++) {
    int wanted = 0;
    for (int k = 0; k < NUM_REAL; k++)
      wanted |= features[k].offset >= chain[i].offset && features[k].offset < chain[i].offset + chain[i].size && enable[k];
    if (!wanted || !chain_known(i, api, ext, num_ext)) continue;
    VkBaseOutStructure *s = chain_at(&all, i);
    s->pNext = all.core.pNext;
    all.core.pNext = s;
    if (VK_API_VERSION_MINOR(api) < chain[i].minor) names[num_names++] = chain[i].extension;
  }
  for (int i = 0; i < NUM_PLAIN; i++)
    if (VK_API_VERSION_MINOR(api) < plain_extensions[i].minor && has_extension(ext, num_ext, plain_extensions[i].name))
      names[num_names++] = plain_extensions[i].name;
  free(ext);

  float priority = 1;
  VkDeviceQueueCreateInfo queue = {.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
                                   .queueFamilyIndex = family, .queueCount = 1, .pQueuePriorities = &priority};
  VkDeviceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, .pNext = &all.core,
                             .queueCreateInfoCount = 1, .pQueueCreateInfos = &queue,
                             .enabledExtensionCount = num_names, .ppEnabledExtensionNames = names};
  spvc_device *d = calloc(1, sizeof *d);
  if (d == NULL) return VK_ERROR_OUT_OF_HOST_MEMORY;
  VkResult r = in->vkCreateDevice(pd, &info, NULL, &d->handle);
  if (r != VK_SUCCESS) {
    free(d);
    return r;
  }
#define LOAD(name) d->name = (PFN_##name)in->vkGetDeviceProcAddr(d->handle, #name);
  DEVICE_FUNCTIONS(LOAD)
#undef LOAD
  if (all.address.bufferDeviceAddress) {
    d->address = (PFN_vkGetBufferDeviceAddress)in->vkGetDeviceProcAddr(d->handle, "vkGetBufferDeviceAddress");
    if (d->address == NULL)
      d->address = (PFN_vkGetBufferDeviceAddress)in->vkGetDeviceProcAddr(d->handle, "vkGetBufferDeviceAddressKHR");
  }
  if (all.executable.pipelineExecutableInfo) {
    d->executables = (PFN_vkGetPipelineExecutablePropertiesKHR)in->vkGetDeviceProcAddr(d->handle, "vkGetPipelineExecutablePropertiesKHR");
    d->statistics = (PFN_vkGetPipelineExecutableStatisticsKHR)in->vkGetDeviceProcAddr(d->handle, "vkGetPipelineExecutableStatisticsKHR");
  }
  if (all.rendering.dynamicRendering) {
    const char *suffix = VK_API_VERSION_MINOR(api) >= 3 ? "" : "KHR";
    char begin[32], end[32];
    snprintf(begin, sizeof begin, "vkCmdBeginRendering%s", suffix);
    snprintf(end, sizeof end, "vkCmdEndRendering%s", suffix);
    d->begin_rendering = (PFN_vkCmdBeginRendering)in->vkGetDeviceProcAddr(d->handle, begin);
    d->end_rendering = (PFN_vkCmdEndRendering)in->vkGetDeviceProcAddr(d->handle, end);
  }
  if (all.heaps.first) {
    d->write_descriptors = (spvc_write_descriptors)in->vkGetDeviceProcAddr(d->handle, "vkWriteResourceDescriptorsEXT");
    d->bind_heap = (spvc_bind_heap)in->vkGetDeviceProcAddr(d->handle, "vkCmdBindResourceHeapEXT");
  }
  if (all.mesh.meshShader)
    d->draw_mesh = (PFN_vkCmdDrawMeshTasksEXT)in->vkGetDeviceProcAddr(d->handle, "vkCmdDrawMeshTasksEXT");
  d->family = family;
  d->queue_flags = queues.queueFlags;
  d->vkGetDeviceQueue(d->handle, family, 0, &d->queue);
  in->vkGetPhysicalDeviceMemoryProperties(pd, &d->memory);
  *out = d;
  return VK_SUCCESS;
}

VkDevice spvc_device_handle(spvc_device *d) { return d->handle; }
uint32_t spvc_device_family(spvc_device *d) { return d->family; }
int spvc_device_graphics(spvc_device *d) { return (d->queue_flags & VK_QUEUE_GRAPHICS_BIT) != 0; }
int spvc_device_draws(spvc_device *d) { return spvc_device_graphics(d) && d->begin_rendering != NULL && d->end_rendering != NULL; }

void spvc_device_destroy(spvc_device *d) {
  d->vkDestroyDevice(d->handle, NULL);
  free(d);
  spvc_trim();
}

void spvc_trim(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}
