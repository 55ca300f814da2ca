// Package runner runs the kernels of a SPIR-V module on a device.
//
// A module is reflected from its words ([Reflect]): entry points, the
// descriptors each of them uses, block sizes, push constants, specialisation
// constants, capabilities. A [Launch] names an entry point and what the host
// binds; it is checked against both the module and the device's limits before
// anything reaches a driver. Subpackage vulkan has the driver.
package runner
