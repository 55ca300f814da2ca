//go:build cgo

#include "shim.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "feature_rows.h"

// ---- Function tables

#define INSTANCE_FUNCTIONS(F)                                                \
  F(vkDestroyInstance) F(vkEnumeratePhysicalDevices)                         \
  F(vkGetPhysicalDeviceProperties) F(vkGetPhysicalDeviceProperties2)         \
  F(vkGetPhysicalDeviceFeatures2) F(vkGetPhysicalDeviceMemoryProperties)     \
  F(vkGetPhysicalDeviceQueueFamilyProperties)                                \
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
  F(vkWaitForFences) F(vkResetFences)

#define POINTER(name) PFN_##name name;

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
  VkQueue queue;
  uint32_t family;
  VkPhysicalDeviceMemoryProperties memory;
};

// A validation layer that goes mad must not fill memory.
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

// The version that the instance was made for bounds what a device may be asked.
static uint32_t api_of(uint32_t device) {
  return device < VK_API_VERSION_1_3 ? device : VK_API_VERSION_1_3;
}

static int compute_family(spvc_instance *in, VkPhysicalDevice pd, uint32_t *family, uint32_t *timestamp_bits) {
  uint32_t n = 0;
  in->vkGetPhysicalDeviceQueueFamilyProperties(pd, &n, NULL);
  VkQueueFamilyProperties *all = calloc(n + 1, sizeof *all);
  if (all == NULL) return 0;
  in->vkGetPhysicalDeviceQueueFamilyProperties(pd, &n, all);
  int found = 0;
  for (uint32_t i = 0; i < n; i++) {
    if (!(all[i].queueFlags & VK_QUEUE_COMPUTE_BIT) || all[i].queueCount == 0) continue;
    // A family with graphics as well is the one that every driver tests most.
    if (!found || (all[i].queueFlags & VK_QUEUE_GRAPHICS_BIT)) {
      *family = i;
      *timestamp_bits = all[i].timestampValidBits;
    }
    found = 1;
    if (all[i].queueFlags & VK_QUEUE_GRAPHICS_BIT) break;
  }
  free(all);
  return found;
}

void spvc_describe(spvc_instance *in, VkPhysicalDevice pd, spvc_description *out) {
  memset(out, 0, sizeof *out);
  uint32_t family;
  out->has_compute = compute_family(in, pd, &family, &out->timestamp_bits);
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
  in->vkGetPhysicalDeviceProperties2(pd, &properties);
  memcpy(out->driver_name, driver.driverName, sizeof out->driver_name);
  memcpy(out->driver_info, driver.driverInfo, sizeof out->driver_info);
  out->driver_id = driver.driverID;
  memcpy(out->uuid, id.deviceUUID, VK_UUID_SIZE);
  out->subgroup_size = subgroup.subgroupSize;
  out->max_allocation = allocation.maxMemoryAllocationSize;

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
  VkSubgroupFeatureFlags sg = subgroup.supportedStages & VK_SHADER_STAGE_COMPUTE_BIT ? subgroup.supportedOperations : 0;
  int i = NUM_REAL;
#define ROW(condition, name) out->features[i++] = (condition) != 0;
  SPVC_DERIVED(ROW)
#undef ROW
  free(ext);
}

// ---- Device

// Extensions without a feature structure, to enable where they are not core.
static const struct {
  uint32_t minor;
  const char *name;
} plain_extensions[] = {
    {2, "VK_KHR_shader_float_controls"}, {2, "VK_KHR_spirv_1_4"},
    {3, "VK_KHR_shader_non_semantic_info"}, {99, "VK_EXT_shader_subgroup_ballot"},
    {99, "VK_EXT_shader_subgroup_vote"},
};

VkResult spvc_device_create(spvc_instance *in, VkPhysicalDevice pd, const uint8_t *enable,
                            spvc_device **out, char error[SPVC_ERROR_LEN]) {
  *out = NULL;
  error[0] = 0;
  uint32_t family, bits;
  if (!compute_family(in, pd, &family, &bits)) {
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
  d->family = family;
  d->vkGetDeviceQueue(d->handle, family, 0, &d->queue);
  in->vkGetPhysicalDeviceMemoryProperties(pd, &d->memory);
  *out = d;
  return VK_SUCCESS;
}

VkDevice spvc_device_handle(spvc_device *d) { return d->handle; }
uint32_t spvc_device_family(spvc_device *d) { return d->family; }

void spvc_device_destroy(spvc_device *d) {
  d->vkDestroyDevice(d->handle, NULL);
  free(d);
}

// ---- Memory

static const VkMemoryPropertyFlags host_memory[] = {
    VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT | VK_MEMORY_PROPERTY_HOST_CACHED_BIT,
    VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT,
    VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT,
};
static const VkMemoryPropertyFlags device_memory[] = {VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT, 0};

static VkResult allocate(spvc_device *d, const VkMemoryRequirements *need, int host, spvc_buffer *out,
                         VkMemoryPropertyFlags *got) {
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
      r = d->vkAllocateMemory(d->handle, &info, NULL, &out->memory);
      if (r == VK_SUCCESS) {
        *got = has;
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
  VkResult r = d->vkCreateBuffer(d->handle, &info, NULL, &out->buffer);
  if (r != VK_SUCCESS) return r;
  VkMemoryRequirements need;
  d->vkGetBufferMemoryRequirements(d->handle, out->buffer, &need);
  VkMemoryPropertyFlags got = 0;
  r = allocate(d, &need, host, out, &got);
  if (r == VK_SUCCESS) r = d->vkBindBufferMemory(d->handle, out->buffer, out->memory, 0);
  if (r == VK_SUCCESS && host) r = d->vkMapMemory(d->handle, out->memory, 0, VK_WHOLE_SIZE, 0, &out->mapped);
  if (r != VK_SUCCESS) {
    d->vkDestroyBuffer(d->handle, out->buffer, NULL);
    if (out->memory != VK_NULL_HANDLE) d->vkFreeMemory(d->handle, out->memory, NULL);
    memset(out, 0, sizeof *out);
    return r;
  }
  out->coherent = (got & VK_MEMORY_PROPERTY_HOST_COHERENT_BIT) != 0;
  if (d->address) {
    VkBufferDeviceAddressInfo at = {.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO, .buffer = out->buffer};
    out->address = d->address(d->handle, &at);
  }
  return VK_SUCCESS;
}

VkResult spvc_sync_memory(spvc_device *d, const spvc_buffer *b, uint64_t offset, uint64_t size, uint64_t whole,
                          int to_device) {
  VkMappedMemoryRange range = {.sType = VK_STRUCTURE_TYPE_MAPPED_MEMORY_RANGE, .memory = b->memory,
                               .offset = offset, .size = offset + size >= whole ? VK_WHOLE_SIZE : size};
  return to_device ? d->vkFlushMappedMemoryRanges(d->handle, 1, &range)
                   : d->vkInvalidateMappedMemoryRanges(d->handle, 1, &range);
}

// ---- Pipelines and descriptors

static VkResult set_layouts_create(spvc_device *d, const spvc_slot *slots, uint32_t num_slots, uint32_t num_sets,
                                   VkDescriptorSetLayout *out) {
  VkDescriptorSetLayoutBinding *bindings = calloc(num_slots + 1, sizeof *bindings);
  if (bindings == NULL) return VK_ERROR_OUT_OF_HOST_MEMORY;
  VkResult r = VK_SUCCESS;
  uint32_t at = 0;
  for (uint32_t set = 0; set < num_sets && r == VK_SUCCESS; set++) {
    uint32_t first = at;
    for (; at < num_slots && slots[at].set == set; at++)
      bindings[at] = (VkDescriptorSetLayoutBinding){.binding = slots[at].binding, .descriptorType = slots[at].type,
                                                    .descriptorCount = slots[at].count,
                                                    .stageFlags = VK_SHADER_STAGE_COMPUTE_BIT};
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
  r = d->vkCreateComputePipelines(d->handle, VK_NULL_HANDLE, 1, &info, NULL, &out->pipeline);
  d->vkDestroyShaderModule(d->handle, module, NULL);
  return r;
}

VkResult spvc_pipeline_create(spvc_device *d, const uint32_t *words, size_t num_words, const char *entry,
                              const spvc_slot *slots, uint32_t num_slots, uint32_t num_sets, uint32_t push_size,
                              const VkSpecializationMapEntry *spec, uint32_t num_spec, const void *spec_data,
                              size_t spec_size, VkDescriptorSetLayout *set_layouts, spvc_pipeline *out) {
  memset(out, 0, sizeof *out);
  memset(set_layouts, 0, num_sets * sizeof *set_layouts);
  VkResult r = set_layouts_create(d, slots, num_slots, num_sets, set_layouts);
  if (r == VK_SUCCESS) {
    VkPushConstantRange push = {.stageFlags = VK_SHADER_STAGE_COMPUTE_BIT, .size = push_size};
    VkPipelineLayoutCreateInfo info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                       .setLayoutCount = num_sets, .pSetLayouts = set_layouts,
                                       .pushConstantRangeCount = push_size != 0, .pPushConstantRanges = &push};
    r = d->vkCreatePipelineLayout(d->handle, &info, NULL, &out->layout);
  }
  VkSpecializationInfo values = {.mapEntryCount = num_spec, .pMapEntries = spec, .dataSize = spec_size, .pData = spec_data};
  if (r == VK_SUCCESS) r = compute_pipeline(d, words, num_words, entry, &values, out);
  if (r != VK_SUCCESS) {
    d->vkDestroyPipelineLayout(d->handle, out->layout, NULL);
    for (uint32_t i = 0; i < num_sets; i++) d->vkDestroyDescriptorSetLayout(d->handle, set_layouts[i], NULL);
    memset(out, 0, sizeof *out);
  }
  return r;
}

VkResult spvc_pool_create(spvc_device *d, uint32_t sets, uint32_t storage, uint32_t uniform, VkDescriptorPool *out) {
  VkDescriptorPoolSize sizes[] = {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, storage}, {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, uniform}};
  VkDescriptorPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                     .maxSets = sets, .poolSizeCount = 2, .pPoolSizes = sizes};
  return d->vkCreateDescriptorPool(d->handle, &info, NULL, out);
}

VkResult spvc_sets_allocate(spvc_device *d, VkDescriptorPool pool, uint32_t n, const VkDescriptorSetLayout *layouts,
                            VkDescriptorSet *sets) {
  VkDescriptorSetAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                      .descriptorPool = pool, .descriptorSetCount = n, .pSetLayouts = layouts};
  return d->vkAllocateDescriptorSets(d->handle, &info, sets);
}

VkResult spvc_sets_write(spvc_device *d, const spvc_write *writes, uint32_t n) {
  enum { CHUNK = 32 };
  VkDescriptorBufferInfo ranges[CHUNK];
  VkWriteDescriptorSet rows[CHUNK];
  for (uint32_t done = 0; done < n;) {
    uint32_t k = 0;
    for (; k < CHUNK && done < n; k++, done++) {
      const spvc_write *w = &writes[done];
      ranges[k] = (VkDescriptorBufferInfo){w->buffer, w->offset, w->range};
      rows[k] = (VkWriteDescriptorSet){.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET, .dstSet = w->set,
                                       .dstBinding = w->binding, .dstArrayElement = w->index, .descriptorCount = 1,
                                       .descriptorType = w->type, .pBufferInfo = &ranges[k]};
    }
    d->vkUpdateDescriptorSets(d->handle, k, rows, 0, NULL);
  }
  return VK_SUCCESS;
}

// ---- Commands

VkResult spvc_command_buffer(spvc_device *d, VkCommandPool pool, VkCommandBuffer *out) {
  VkCommandBufferAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, .commandPool = pool,
                                      .level = VK_COMMAND_BUFFER_LEVEL_PRIMARY, .commandBufferCount = 1};
  return d->vkAllocateCommandBuffers(d->handle, &info, out);
}

void spvc_cmd_bind_sets(spvc_device *d, VkCommandBuffer cmd, VkPipelineLayout layout, uint32_t n,
                        const VkDescriptorSet *sets) {
  d->vkCmdBindDescriptorSets(cmd, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, n, sets, 0, NULL);
}

void spvc_cmd_barrier(spvc_device *d, VkCommandBuffer cmd, VkPipelineStageFlags from, VkPipelineStageFlags to,
                      VkAccessFlags before, VkAccessFlags after) {
  VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER, .srcAccessMask = before, .dstAccessMask = after};
  d->vkCmdPipelineBarrier(cmd, from, to, 0, 1, &barrier, 0, NULL, 0, NULL);
}

void spvc_cmd_copy(spvc_device *d, VkCommandBuffer cmd, VkBuffer from, VkBuffer to, uint64_t from_offset,
                   uint64_t to_offset, uint64_t size) {
  VkBufferCopy region = {from_offset, to_offset, size};
  d->vkCmdCopyBuffer(cmd, from, to, 1, &region);
}

VkResult spvc_submit(spvc_device *d, VkCommandBuffer cmd, VkFence fence) {
  VkSubmitInfo info = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &cmd};
  return d->vkQueueSubmit(d->queue, 1, &info, fence);
}

VkResult spvc_wait(spvc_device *d, VkFence fence, uint64_t ns) {
  VkResult r = d->vkWaitForFences(d->handle, 1, &fence, VK_TRUE, ns);
  return r == VK_SUCCESS ? d->vkResetFences(d->handle, 1, &fence) : r;
}
