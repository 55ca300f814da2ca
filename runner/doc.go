// Package runner runs the kernels of a SPIR-V module on a device.
//
// A module is reflected from its words ([Reflect]): entry points with their
// execution modes, interfaces and parameters, the descriptors each of them uses,
// images, block layouts, push constants, specialization constants, capabilities. This
// covers shaders of all stages and kernels of OpenCL; what runs is GLCompute.
//
// A [Launch] names an entry point and what the host binds; it is checked against both
// the module and the device's limits before anything reaches a driver. Subpackage
// vulkan has the driver.
package runner
