// Package runner has the interface of devices that run the kernels of SPIR-V modules.
//
// A [Device] has buffers, images and samplers. A [Launch] names an entry point of a reflected module
// ([reflect.Module]) and what the host binds: buffers, push constants, specialization constants. The device checks
// it against the module and its own limits ([Launch.Check]) before anything reaches a driver. [Run] executes launches and
// also binds what kernels use without an argument: report buffers, buffers of prints, memory of the module.
//
// Package runner/vulkan has the Vulkan device, runner/reference a device in Go that checks kernels, and
// runner/compute a simpler API for all of them.
package runner
