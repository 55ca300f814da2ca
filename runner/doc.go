// Package runner runs the kernels of a SPIR-V module on a device.
//
// A module is reflected from its words ([Reflect]): entry points with their
// execution modes, interfaces and parameters, the descriptors each of them uses,
// images, block layouts, push constants, specialization constants, capabilities. Reflection
// covers shaders of all stages and kernels of OpenCL; a device runs only GLCompute entry
// points.
//
// A [Launch] names an entry point and the buffers and values that the host binds. The
// device checks it against the module and its own limits before anything reaches a driver.
// Subpackage vulkan implements the device.
package runner
