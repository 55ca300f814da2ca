//go:build cgo

#ifndef SPVC_VULKAN_SHIM_H
#define SPVC_VULKAN_SHIM_H

// Calls that the Go binding lacks or cannot make safely: those with slice arguments,
// and everything beyond Vulkan 1.0. See shim_instance.c, shim_device.c,
// shim_image.c, shim_frame.c and shim_graphics.c.

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

// VkCooperativeMatrixPropertiesKHR, which is newer than Debian 12's headers.
typedef struct {
  VkStructureType sType;
  void *pNext;
  uint32_t m, n, k, a, b, c, result, saturating, scope;
} spvc_matrix;

typedef struct {
  VkBuffer buffer;
  VkDeviceMemory memory;
  void *mapped; // null: not host-visible
  uint64_t address;
  uint64_t size; // of the memory
  uint32_t coherent, memory_type;
  VkBuffer texels[2]; // see spvc_texels_create
} spvc_buffer;

typedef struct {
  uint32_t set, binding, type, count;
} spvc_slot;

// An image with memory of its own.
typedef struct {
  VkImage image;
  VkDeviceMemory memory;
  uint32_t aspect; // VkImageAspectFlags
} spvc_image;

typedef struct {
  uint32_t type, format, flags, usage; // VkImageType, …
  uint32_t width, height, depth, layers, levels;
} spvc_image_desc;

typedef struct {
  VkImage image;
  uint32_t type, format, aspect; // VkImageViewType, …
  uint32_t level, levels, layer, layers;
} spvc_view;

typedef struct {
  uint32_t mag, min, mip, address[3], border, compare, op, unnormalized;
  float bias, min_lod, max_lod;
} spvc_sampler;

// A copy between a box of texels of one level and the beginning of a buffer, without
// padding.
typedef struct {
  VkImage image;
  VkBuffer buffer;
  uint32_t aspect, level, layer, layers;
  uint32_t x, y, z, width, height, depth;
  uint32_t read; // from the image to the buffer
} spvc_image_copy;

// Limits of the heap of resources (VkPhysicalDeviceDescriptorHeapPropertiesEXT), in bytes.
typedef struct {
  uint64_t descriptor_size, descriptor_align, heap_align, reserved, most;
} spvc_heap_limits;

// A descriptor of a buffer in a heap.
typedef struct {
  uint64_t offset, address, size;
  uint32_t type; // VkDescriptorType
} spvc_heap_descriptor;

// Limits of images and descriptors that target descriptions do not have.
typedef struct {
  uint32_t samplers;         // that can exist
  uint32_t texels;           // of a texel buffer
  uint32_t stage_samplers, stage_sampled, stage_storage; // descriptors of an entry point
  uint32_t dynamic_storage, dynamic_uniform; // descriptors with dynamic offsets in all sets
  float lod_bias;
} spvc_image_limits;

// A descriptor. view and sampler are for images, texels for texel buffers, and the buffer
// for blocks.
typedef struct {
  VkDescriptorSet set;
  VkBuffer buffer;
  VkImageView view;
  VkSampler sampler;
  VkBufferView texels;
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
  uint32_t num_dynamic; // offsets, which come after those of the previous dispatch
  // The heap of resources, whose last bytes are reserved for the driver. A size of 0 stands for none.
  uint64_t heap_address, heap_size, heap_reserved;
} spvc_step;

// A draw may have as many stages and attachments.
enum { SPVC_MAX_SHADERS = 5, SPVC_MAX_ATTACHMENTS = 4 };

// A stage of a graphics pipeline.
typedef struct {
  const uint32_t *words;
  size_t num_words;
  const char *entry;
  const VkSpecializationMapEntry *spec;
  const void *spec_data;
  size_t spec_size;
  uint32_t num_spec, stage; // VkShaderStageFlagBits
} spvc_shader;

// What a graphics pipeline depends on beside its stages.
typedef struct {
  uint32_t num_shaders, topology, patch, width, height, views, discards;
  uint32_t num_attachments, formats[SPVC_MAX_ATTACHMENTS];
} spvc_drawing;

// A draw. Its sets and dynamic offsets are listed as those of spvc_step.
typedef struct {
  VkPipeline pipeline;
  VkPipelineLayout layout;
  uint32_t mesh; // draws groups of mesh shaders
  uint32_t vertices, instances, groups[3];
  uint32_t num_sets, push_offset, push_size, num_dynamic;
  uint32_t width, height, views;
  uint32_t num_attachments;
  VkImageView attachments[SPVC_MAX_ATTACHMENTS];
} spvc_draw;

// If from is null, the copy fills with zeros.
typedef struct {
  VkBuffer from, to;
  uint64_t from_offset, to_offset, size;
} spvc_copy;

typedef struct {
  const char *id, *text;
  uint32_t severity;
} spvc_message;

// SPVC_GUARD_EXIT is the exit code if the program of a guard does not start, and if a driver ends the process later.
enum { SPVC_GUARD_EXIT = 3 };

// SPVC_GUARD_ENDED is what the process then says.
#define SPVC_GUARD_ENDED "spvc: a Vulkan driver or layer ends the process"

// From begin to end, the process becomes the program argv if the calling thread crashes or any thread ends the
// process. argv[reason] then says how. It calls spvc_guard_exits.
void spvc_guard_begin(char **argv, int reason);
void spvc_guard_end(void);

// From now on, C code that ends the process ends it with SPVC_GUARD_EXIT and SPVC_GUARD_ENDED.
void spvc_guard_exits(void);

// Opens the shared library called name. Returns vkGetInstanceProcAddr, or null and
// a text in error.
void *spvc_load(const char *name, char error[SPVC_ERROR_LEN]);

// Writes up to n shapes of cooperative matrices to out, and returns their number, which is 0 if the
// device has none.
uint32_t spvc_matrices(spvc_instance *in, VkPhysicalDevice pd, uint32_t n, spvc_matrix *out);

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
// Reports whether the queue also takes graphics commands, as copies of depth images must.
int spvc_device_graphics(spvc_device *d);
// Reports whether it takes draws by dynamic rendering.
int spvc_device_draws(spvc_device *d);
void spvc_device_destroy(spvc_device *d);

// Returns memory that drivers have freed to the system. The C library keeps freed
// memory per thread, and the next pipeline or device may use other threads.
void spvc_trim(void);

// host is 1 for memory that the host can map, and 0 for the device's own memory.
VkResult spvc_buffer_create(spvc_device *d, uint64_t size, int host,
                            spvc_buffer *out);
void spvc_buffer_destroy(spvc_device *d, const spvc_buffer *b);
VkResult spvc_sync_memory(spvc_device *d, const spvc_buffer *b, uint64_t offset,
                          uint64_t size, uint64_t whole, int to_device);

// The features that images and texel buffers of a format have, as VkFormatFeatureFlags2
// if the device has that structure, and else as VkFormatFeatureFlags.
void spvc_format_features(spvc_instance *in, VkPhysicalDevice pd, int flags2,
                          uint32_t format, uint64_t *image, uint64_t *buffer);
void spvc_get_image_limits(spvc_instance *in, VkPhysicalDevice pd,
                           spvc_image_limits *out);
// The largest images of a type, format, flags and usage; an error if there are none.
VkResult spvc_image_most(spvc_instance *in, VkPhysicalDevice pd,
                         const spvc_image_desc *desc,
                         VkImageFormatProperties *out);
// If the image needs more than most bytes, need has the number and the result is
// VK_ERROR_OUT_OF_DEVICE_MEMORY; otherwise need is 0.
VkResult spvc_image_create(spvc_device *d, const spvc_image_desc *desc,
                           uint64_t most, uint64_t *need, spvc_image *out);
void spvc_image_destroy(spvc_device *d, const spvc_image *i);
VkResult spvc_view_create(spvc_device *d, const spvc_view *v, VkImageView *out);
void spvc_view_destroy(spvc_device *d, VkImageView v);
// A view of a texel buffer. A buffer with the usage of texel buffers of a kind has views of
// the formats only that the device has for this kind, so spvc_texels_create makes a buffer
// for each kind (storage is 0 or 1) on the memory of b.
VkResult spvc_texels_create(spvc_device *d, spvc_buffer *b, int storage,
                            uint32_t format, uint64_t offset, uint64_t range,
                            VkBufferView *out);
void spvc_texels_destroy(spvc_device *d, VkBufferView v);
VkResult spvc_sampler_create(spvc_device *d, const spvc_sampler *s,
                             VkSampler *out);
void spvc_sampler_destroy(spvc_device *d, VkSampler s);

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
// The same for a draw. Push constants and descriptors are for all stages.
VkResult spvc_graphics_create(spvc_device *d, const spvc_drawing *g,
                              const spvc_shader *shaders,
                              const spvc_slot *slots, uint32_t num_slots,
                              uint32_t num_sets, uint32_t push_size,
                              VkDescriptorSetLayout *set_layouts,
                              spvc_pipeline *out);
// The executables of a pipeline, and the statistics of one of them, of a device that was opened
// with the feature pipelineExecutableInfo. The lists are malloc'ed; the caller frees them, also
// after an error.
VkResult spvc_executables(spvc_device *d, VkPipeline pipeline, uint32_t *n,
                          VkPipelineExecutablePropertiesKHR **out);
VkResult spvc_statistics(spvc_device *d, VkPipeline pipeline,
                         uint32_t executable, uint32_t *n,
                         VkPipelineExecutableStatisticKHR **out);
// Sizes with a count of 0 are left out.
VkResult spvc_pool_create(spvc_device *d, uint32_t sets,
                          const VkDescriptorPoolSize *sizes, uint32_t n,
                          VkDescriptorPool *out);
VkResult spvc_sets_allocate(spvc_device *d, VkDescriptorPool pool, uint32_t n,
                            const VkDescriptorSetLayout *layouts,
                            VkDescriptorSet *sets);
// The offset of an inline uniform block is that of its bytes in data.
VkResult spvc_sets_write(spvc_device *d, const spvc_write *writes, uint32_t n,
                         const uint8_t *data);

VkResult spvc_command_buffer(spvc_device *d, VkCommandPool pool,
                             VkCommandBuffer *out);
// Record and submit; the frame must be idle.
// Calls for descriptor heaps. The first descriptor of a binding is at heap_offset in the heap, and the others follow.
void spvc_get_heap_limits(spvc_instance *in, VkPhysicalDevice pd, spvc_heap_limits *out);
VkResult spvc_heap_write(spvc_device *d, const spvc_heap_descriptor *list, uint32_t n, uint64_t size, uint8_t *memory);
VkResult spvc_heap_pipeline(spvc_device *d, const uint32_t *words, size_t num_words, const char *entry, const spvc_slot *slots,
                            uint32_t num_slots, uint32_t heap_offset, uint32_t stride, const VkSpecializationMapEntry *spec, uint32_t num_spec,
                            const void *spec_data, size_t spec_size, spvc_pipeline *out);
VkResult spvc_launch(spvc_device *d, const spvc_frame *f,
                     const spvc_step *steps, uint32_t n,
                     const VkDescriptorSet *sets, const uint32_t *dynamic,
                     const uint8_t *push);
VkResult spvc_draws(spvc_device *d, const spvc_frame *f,
                    const spvc_draw *draws, uint32_t n,
                    const VkDescriptorSet *sets, const uint32_t *dynamic,
                    const uint8_t *push);
VkResult spvc_transfer(spvc_device *d, const spvc_frame *f,
                       const spvc_copy *copies, uint32_t n);
// Brings a new image into the layout in which it stays, and fills it with zeros.
VkResult spvc_image_clear(spvc_device *d, const spvc_frame *f,
                          const spvc_image *i);
VkResult spvc_image_transfer(spvc_device *d, const spvc_frame *f,
                             const spvc_image_copy *c);
// Waits for at most ns nanoseconds. When the submission has ended, the fence is
// reset and the timestamps, if ticks is not null, are read.
VkResult spvc_wait(spvc_device *d, const spvc_frame *f, uint64_t ns,
                   uint64_t ticks[2]);

#endif
