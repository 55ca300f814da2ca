//go:build cgo

package vulkan

// #cgo linux LDFLAGS: -ldl -lpthread
// #include <stdlib.h>
// #include "shim.h"
import "C"

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"unsafe"

	vk "github.com/goki/vulkan"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/target"
)

// loader is the process's connection to the Vulkan loader. The binding keeps
// its function pointers per process: they are the loader's dispatchers, the
// same for all instances, so they are fetched once, with the first instance.
type loader struct {
	getInstanceProcAddr unsafe.Pointer
	first               sync.Once
	err                 error
}

var loaded = sync.OnceValues(func() (*loader, error) {
	get, err := load(libraries)
	if err != nil {
		return nil, err
	}
	vk.SetGetInstanceProcAddr(get)
	if err := vk.Init(); err != nil {
		return nil, fmt.Errorf("%w: %w", runner.ErrUnavailable, err)
	}
	return &loader{getInstanceProcAddr: get}, nil
})

// libraries are the file names of the Vulkan loader, in the order in which load tries
// them.
var libraries = []string{"libvulkan.so.1", "libvulkan.so"}

// load opens the first of the libraries that exists.
func load(names []string) (unsafe.Pointer, error) {
	var reasons []string
	for _, name := range names {
		var text [C.SPVC_ERROR_LEN]C.char
		c := C.CString(name)
		get := C.spvc_load(c, &text[0])
		C.free(unsafe.Pointer(c))
		if get != nil {
			return get, nil
		}
		reasons = append(reasons, C.GoString(&text[0]))
	}
	return nil, fmt.Errorf("%w: no Vulkan loader: %s", runner.ErrUnavailable, strings.Join(reasons, "; "))
}

// Instance is a connection to the Vulkan drivers of the machine. Several goroutines may use
// it at the same time.
type Instance struct {
	options  Options
	c        *C.spvc_instance
	physical []C.VkPhysicalDevice
	infos    []runner.DeviceInfo

	mu     sync.Mutex
	open   int // number of open devices
	closed bool
}

// Open loads Vulkan and lists the devices. Without a loader library the error
// is runner.ErrUnavailable, without a driver or device runner.ErrNoDevice; the error names manifests that cannot be used.
func Open(options Options) (in *Instance, err error) {
	options.Guard.run(func() { in, err = openInstance(options) })
	return in, err
}

func openInstance(options Options) (*Instance, error) {
	l, err := loaded()
	if err != nil {
		return nil, err
	}
	in := &Instance{options: options}
	var text [C.SPVC_ERROR_LEN]C.char
	validate := C.int(0)
	if options.Validate {
		validate = 1
	}
	r := vk.Result(C.spvc_instance_create(l.getInstanceProcAddr, validate, &in.c, &text[0]))
	switch {
	case r == vk.ErrorIncompatibleDriver:
		return nil, brokenManifests(fmt.Errorf("%w: the Vulkan loader found no driver", runner.ErrNoDevice))
	case r == vk.ErrorLayerNotPresent:
		return nil, fmt.Errorf("%w: the Vulkan validation layer is not installed", runner.ErrUnavailable)
	case r == vk.ErrorInitializationFailed && text[0] != 0:
		return nil, fmt.Errorf("%w: %s", runner.ErrUnavailable, C.GoString(&text[0]))
	case r != vk.Success:
		return nil, brokenManifests(fmt.Errorf("%w: creating a Vulkan instance: %w", runner.ErrUnavailable, result("vkCreateInstance", r)))
	}
	l.first.Do(func() {
		l.err = vk.InitInstance(vk.Instance(unsafe.Pointer(C.spvc_instance_handle(in.c))))
	})
	if err = l.err; err == nil {
		err = in.enumerate()
	}
	if err != nil {
		in.Close()
		return nil, err
	}
	return in, nil
}

// brokenManifests returns err with the manifests that the loader cannot use, which may be the reason.
func brokenManifests(err error) error {
	for _, m := range Manifests() {
		if m.Err != nil {
			err = fmt.Errorf("%w; the driver manifest %s cannot be used: %w", err, m.Path, m.Err)
		}
	}
	return err
}

func (in *Instance) enumerate() error {
	var n C.uint32_t
	if r := vk.Result(C.spvc_physical_devices(in.c, &n, nil)); r != vk.Success {
		return fmt.Errorf("%w: %w", runner.ErrNoDevice, result("vkEnumeratePhysicalDevices", r))
	}
	if n == 0 {
		return brokenManifests(fmt.Errorf("%w: the Vulkan drivers have no device", runner.ErrNoDevice))
	}
	in.physical = make([]C.VkPhysicalDevice, n)
	if r := vk.Result(C.spvc_physical_devices(in.c, &n, &in.physical[0])); r != vk.Success && r != vk.Incomplete {
		return fmt.Errorf("%w: %w", runner.ErrNoDevice, result("vkEnumeratePhysicalDevices", r))
	}
	in.physical = in.physical[:n]
	for i, pd := range in.physical {
		in.infos = append(in.infos, in.describe(i, pd))
	}
	return nil
}

func (in *Instance) describe(index int, pd C.VkPhysicalDevice) runner.DeviceInfo {
	var d C.spvc_description
	C.spvc_describe(in.c, pd, &d)
	p := &d.core
	info := runner.DeviceInfo{
		Index: index, Name: C.GoString(&p.deviceName[0]), DriverName: C.GoString(&d.driver_name[0]),
		DriverInfo: C.GoString(&d.driver_info[0]), DriverID: uint32(d.driver_id),
		VendorID: uint32(p.vendorID), DeviceID: uint32(p.deviceID), DriverVersion: uint32(p.driverVersion),
		APIMajor: uint32(p.apiVersion) >> 22 & 0x7f, APIMinor: uint32(p.apiVersion) >> 12 & 0x3ff, APIPatch: uint32(p.apiVersion) & 0xfff,
		Limits: limits(&d),
	}
	copy(info.UUID[:], unsafe.Slice((*byte)(unsafe.Pointer(&d.uuid[0])), len(info.UUID)))
	if d.timestamp_bits != 0 {
		info.TimestampPeriod, info.TimestampBits = float64(p.limits.timestampPeriod), uint32(d.timestamp_bits)
	}
	switch vk.PhysicalDeviceType(p.deviceType) {
	case vk.PhysicalDeviceTypeDiscreteGpu:
		info.Type = target.DiscreteGPU
	case vk.PhysicalDeviceTypeIntegratedGpu:
		info.Type = target.IntegratedGPU
	case vk.PhysicalDeviceTypeVirtualGpu:
		info.Virtual = true
	case vk.PhysicalDeviceTypeCpu:
		info.Type = target.CPU
	}
	for i := range int(C.spvc_num_features()) {
		if d.features[i] != 0 {
			info.Features = append(info.Features, C.GoString(C.spvc_feature_name(C.int(i))))
		}
	}
	info.Extensions = in.extensions(pd)
	for _, e := range info.Extensions {
		if e == "VK_EXT_shader_subgroup_ballot" || e == "VK_EXT_shader_subgroup_vote" {
			info.Features = append(info.Features, e)
		}
	}
	if slices.Contains(info.Extensions, "VK_KHR_cooperative_matrix") {
		info.Limits.CooperativeMatrixKHR = in.matrices(pd)
	}
	if slices.Contains(info.Features, runner.HeapFeature) {
		var heaps C.spvc_heap_limits
		C.spvc_get_heap_limits(in.c, pd, &heaps)
		info.Heap = runner.HeapLimits{DescriptorSize: int(heaps.descriptor_size), DescriptorAlignment: int(heaps.descriptor_align)}
	}
	slices.Sort(info.Features)
	info.Capabilities = info.Provides()
	return info
}

// featureNames are the names of all features that devices are asked for.
func featureNames() []string {
	names := make([]string, int(C.spvc_num_features()))
	for i := range names {
		names[i] = C.GoString(C.spvc_feature_name(C.int(i)))
	}
	return names
}

func limits(d *C.spvc_description) target.Limits {
	l := &d.core.limits
	out := target.Limits{
		MaxComputeWorkgroupInvocations:  int(l.maxComputeWorkGroupInvocations),
		MaxComputeSharedMemorySize:      int(l.maxComputeSharedMemorySize),
		MaxPushConstantsSize:            uint32(l.maxPushConstantsSize),
		MaxStorageBufferRange:           uint32(l.maxStorageBufferRange),
		MaxUniformBufferRange:           uint32(l.maxUniformBufferRange),
		MaxBoundDescriptorSets:          uint32(l.maxBoundDescriptorSets),
		MaxPerStageStorageBuffers:       uint32(l.maxPerStageDescriptorStorageBuffers),
		MaxPerStageUniformBuffers:       uint32(l.maxPerStageDescriptorUniformBuffers),
		MaxPerStageResources:            uint32(l.maxPerStageResources),
		MinStorageBufferOffsetAlignment: uint64(l.minStorageBufferOffsetAlignment),
		MinUniformBufferOffsetAlignment: uint64(l.minUniformBufferOffsetAlignment),
		NonCoherentAtomSize:             uint64(l.nonCoherentAtomSize),
		MaxMemoryAllocationSize:         uint64(d.max_allocation),
		MaxBufferSize:                   uint64(d.max_buffer),
		SubgroupSize:                    int(d.subgroup_size),
		MinSubgroupSize:                 int(d.min_subgroup_size),
		MaxSubgroupSize:                 int(d.max_subgroup_size),
	}
	for i := range 3 {
		out.MaxComputeWorkgroupCount[i] = uint32(l.maxComputeWorkGroupCount[i])
		out.MaxComputeWorkgroupSize = append(out.MaxComputeWorkgroupSize, int(l.maxComputeWorkGroupSize[i]))
	}
	return out
}

func (in *Instance) extensions(pd C.VkPhysicalDevice) []string {
	var n C.uint32_t
	list := C.spvc_extensions(in.c, pd, &n)
	defer C.free(unsafe.Pointer(list))
	out := make([]string, 0, int(n))
	for at := list; len(out) < int(n); {
		s := C.GoString(at)
		out = append(out, s)
		at = (*C.char)(unsafe.Add(unsafe.Pointer(at), len(s)+1))
	}
	slices.Sort(out)
	return out
}

// Devices describes the devices, in the loader's order.
func (in *Instance) Devices() []runner.DeviceInfo { return slices.Clone(in.infos) }

// messages returns the messages of the validation layer since the last call.
func (in *Instance) messages() []runner.ValidationMessage {
	if !in.options.Validate {
		return nil
	}
	var out []runner.ValidationMessage
	var m C.spvc_message
	for C.spvc_take_message(in.c, &m) != 0 {
		severity := "warning"
		if m.severity&C.VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT != 0 {
			severity = "error"
		}
		out = append(out, runner.ValidationMessage{ID: C.GoString(m.id), Severity: severity, Text: C.GoString(m.text)})
		C.free(unsafe.Pointer(m.id))
		C.free(unsafe.Pointer(m.text))
	}
	return out
}

// Close ends the connection. The caller must close all devices first. A device that was
// abandoned after a timeout keeps the connection alive, and Close returns an error.
func (in *Instance) Close() error {
	in.mu.Lock()
	defer in.mu.Unlock()
	if in.closed {
		return nil
	}
	if in.open > 0 {
		return fmt.Errorf("vulkan: %d devices are still open", in.open)
	}
	in.closed = true
	C.spvc_instance_destroy(in.c)
	return nil
}

// result returns the error of a Vulkan call, or nil.
func result(call string, r vk.Result) error {
	switch r {
	case vk.Success:
		return nil
	case vk.ErrorDeviceLost:
		return fmt.Errorf("%s: %w", call, runner.ErrDeviceLost)
	}
	text, known := resultNames[r]
	if !known {
		text = fmt.Sprintf("VkResult %d", int(r))
	}
	return fmt.Errorf("%s: %w", call, errors.New(text))
}

var resultNames = map[vk.Result]string{
	vk.Timeout:                    "VK_TIMEOUT",
	vk.NotReady:                   "VK_NOT_READY",
	vk.ErrorOutOfHostMemory:       "out of host memory",
	vk.ErrorOutOfDeviceMemory:     "out of device memory",
	vk.ErrorInitializationFailed:  "initialization failed",
	vk.ErrorMemoryMapFailed:       "memory map failed",
	vk.ErrorLayerNotPresent:       "layer not present",
	vk.ErrorExtensionNotPresent:   "extension not present",
	vk.ErrorFeatureNotPresent:     "feature not present",
	vk.ErrorIncompatibleDriver:    "incompatible driver",
	vk.ErrorTooManyObjects:        "too many objects",
	vk.ErrorFragmentedPool:        "fragmented pool",
	vk.ErrorUnknown:               "unknown error",
	vk.ErrorOutOfPoolMemory:       "out of pool memory",
	vk.ErrorInvalidExternalHandle: "invalid external handle",
	vk.ErrorFragmentation:         "fragmentation",
	vk.ErrorValidationFailed:      "validation failed",
	vk.ErrorInvalidShaderNv:       "invalid shader",
}
