// Package vulkan runs kernels on Vulkan devices.
//
// Of github.com/goki/vulkan it uses the Vulkan 1.0 calls that take no slices.
// That binding frees the C copy of a slice argument at any later garbage
// collection, even during the call, and it has no functions beyond Vulkan 1.0:
// such calls go through the C code in this package. The loader library is
// opened at run time, so a machine without Vulkan gets an error, not a program
// that does not start. Without cgo, [Open] returns runner.ErrUnavailable.
package vulkan

import (
	"github.com/spvc/spvc/spirv/reflect"
)

// Options configures an Instance and its devices.
type Options struct {
	// Validate loads the Khronos validation layer. Its messages during a launch become a
	// *runner.ValidationError.
	Validate bool
	// Modules are the modules that the device is opened for. If there are any, the device
	// enables only the features that their capabilities need. Otherwise it enables all
	// features that some kernel could need. It enables layout permissions in either case.
	Modules []*reflect.Module
	// Timestamps measures how long each Run takes on the device, which makes
	// launches a little slower: on a software driver by some 40 µs.
	Timestamps bool
	// Statistics makes the driver keep statistics of the pipelines that it builds, for
	// [Inspector], if it has VK_KHR_pipeline_executable_properties.
	Statistics bool
	// RobustAccess enables the feature robustBufferAccess2 on devices that have it, which
	// [runner.Binding.Partial] needs. It may make kernels slower.
	RobustAccess bool
	// Memory is the place of the buffers.
	Memory Memory
	// Guard says what happens if a driver fails while it is loaded.
	Guard Guard
}

// Memory is a place for buffers.
type Memory uint8

const (
	// AutoMemory is DeviceMemory on discrete devices and HostMemory elsewhere.
	AutoMemory Memory = iota
	// HostMemory is mapped into the host's address space.
	HostMemory
	// DeviceMemory is the device's own; reads and writes are staged copies.
	DeviceMemory
)
