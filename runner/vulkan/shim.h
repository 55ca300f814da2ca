//go:build cgo

#ifndef SPVC_VULKAN_SHIM_H
#define SPVC_VULKAN_SHIM_H

// Calls that the Go binding lacks or cannot make safely: those with slice arguments,
// and everything beyond Vulkan 1.0. See shim_instance.c, shim_device.c and
// shim_frame.c.

#define VK_NO_PROTOTYPES 1
#include <stdint.h>
#include <vulkan/vulkan_core.h>

typedef struct spvc_instance spvc_instance;
typedef struct spvc_device spvc_device;

enum { SPVC_MAX_FEATURES = 192, SPVC_ERROR_LEN = 256 };

typedef struct {
  VkPhysicalDeviceProperties core;
  char driver_name[VK_MAX_DRIVER_NAME_SIZE];
  char driver_info[VK_MAX_DRIVER_INFO_SIZE];
  uint32_t driver_id;
  uint8_t uuid[VK_UUID_SIZE];
  uint32_t subgroup_size, min_subgroup_size, max_subgroup_size; // 0: not known
  uint64_t max_allocation, max_buffer; // 0: not known
  uint32_t timestamp_bits; // of the compute queue family; 0: no timestamps
  int has_compute;
  uint8_t features[SPVC_MAX_FEATURES];
} spvc_description;

typedef struct {
  VkBuffer buffer;
  VkDeviceMemory memory;
  void *mapped; // null: not host-visible
  uint64_t address;
  uint32_t coherent;
} spvc_buffer;

typedef struct {
  uint32_t set, binding, type, count;
} spvc_slot;

typedef struct {
  VkDescriptorSet set;
  VkBuffer buffer;
  uint64_t offset, range;
  uint32_t binding, index, type;
} spvc_write;

typedef struct {
  VkPipeline pipeline;
  VkPipelineLayout layout;
} spvc_pipeline;

// One submission's objects. They belong to one submission at a time.
typedef struct {
  VkCommandPool pool;
  VkCommandBuffer cmd;
  VkFence fence;
  VkQueryPool times; // null: no timestamps
} spvc_frame;

// A dispatch. Its sets come after those of the previous dispatch in the list of sets.
typedef struct {
  VkPipeline pipeline;
  VkPipelineLayout layout;
  uint32_t groups[3], num_sets, push_offset, push_size;
  uint32_t overlaps; // does not wait for the previous dispatch
} spvc_step;

// If from is null, the copy fills with zeros.
typedef struct {
  VkBuffer from, to;
  uint64_t from_offset, to_offset, size;
} spvc_copy;

typedef struct {
  const char *id, *text;
  uint32_t severity;
} spvc_message;

// Opens the shared library called name. Returns vkGetInstanceProcAddr, or null and
// a text in error.
void *spvc_load(const char *name, char error[SPVC_ERROR_LEN]);

VkResult spvc_instance_create(void *gipa, int validate, spvc_instance **out,
                              char error[SPVC_ERROR_LEN]);
VkInstance spvc_instance_handle(spvc_instance *in);
void spvc_instance_destroy(spvc_instance *in);
// If devices is null, only the count is written.
VkResult spvc_physical_devices(spvc_instance *in, uint32_t *count,
                               VkPhysicalDevice *devices);
void spvc_describe(spvc_instance *in, VkPhysicalDevice pd,
                   spvc_description *out);
// A malloc'ed list of NUL-terminated names, one after the other; the caller
// frees it.
char *spvc_extensions(spvc_instance *in, VkPhysicalDevice pd, uint32_t *count);
// Takes the oldest message of the validation layer; id and text are malloc'ed.
int spvc_take_message(spvc_instance *in, spvc_message *out);

// The feature table.
int spvc_num_features(void);
const char *spvc_feature_name(int i);
// A real feature can be enabled; the others are derived from properties.
int spvc_feature_is_real(int i);

VkResult spvc_device_create(spvc_instance *in, VkPhysicalDevice pd,
                            const uint8_t *enable, spvc_device **out,
                            char error[SPVC_ERROR_LEN]);
VkDevice spvc_device_handle(spvc_device *d);
uint32_t spvc_device_family(spvc_device *d);
void spvc_device_destroy(spvc_device *d);

// Returns memory that drivers have freed to the system. The C library keeps freed
// memory per thread, and the next pipeline or device may use other threads.
void spvc_trim(void);

// host is 1 for memory that the host can map, and 0 for the device's own memory.
VkResult spvc_buffer_create(spvc_device *d, uint64_t size, int host,
                            spvc_buffer *out);
VkResult spvc_sync_memory(spvc_device *d, const spvc_buffer *b, uint64_t offset,
                          uint64_t size, uint64_t whole, int to_device);

// slots are sorted by set and binding; set_layouts has num_sets entries.
VkResult spvc_pipeline_create(spvc_device *d, const uint32_t *words,
                              size_t num_words, const char *entry,
                              const spvc_slot *slots, uint32_t num_slots,
                              uint32_t num_sets, uint32_t push_size,
                              const VkSpecializationMapEntry *spec,
                              uint32_t num_spec, const void *spec_data,
                              size_t spec_size,
                              VkDescriptorSetLayout *set_layouts,
                              spvc_pipeline *out);
VkResult spvc_pool_create(spvc_device *d, uint32_t sets, uint32_t storage,
                          uint32_t uniform, VkDescriptorPool *out);
VkResult spvc_sets_allocate(spvc_device *d, VkDescriptorPool pool, uint32_t n,
                            const VkDescriptorSetLayout *layouts,
                            VkDescriptorSet *sets);
VkResult spvc_sets_write(spvc_device *d, const spvc_write *writes, uint32_t n);

VkResult spvc_command_buffer(spvc_device *d, VkCommandPool pool,
                             VkCommandBuffer *out);
// Record and submit; the frame must be idle.
VkResult spvc_launch(spvc_device *d, const spvc_frame *f,
                     const spvc_step *steps, uint32_t n,
                     const VkDescriptorSet *sets, const uint8_t *push);
VkResult spvc_transfer(spvc_device *d, const spvc_frame *f,
                       const spvc_copy *copies, uint32_t n);
// Waits for at most ns nanoseconds. When the submission has ended, the fence is
// reset and the timestamps, if ticks is not null, are read.
VkResult spvc_wait(spvc_device *d, const spvc_frame *f, uint64_t ns,
                   uint64_t ticks[2]);

#endif
