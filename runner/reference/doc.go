// Package reference is a device that executes SPIR-V in Go, without a driver and without
// cgo. It implements [runner.Device] for compute shaders, and runs the kernels of OpenCL
// modules through [Device.RunKernel].
//
// The device judges compilers and drivers, and so it shares no code with either: it
// imports runner, for reflection, and the tables of spirv/spec only. Its behavior follows
// the SPIR-V specification; comments name the sections.
//
// A module is translated once per entry point and specialization into instructions over
// registers. A register holds one scalar of all invocations of a subgroup, its lanes, so
// that the cost of decoding an instruction is paid once per subgroup. Composites are
// consecutive registers. Lanes that branch apart wait at the block that comes last, in an
// order in which merge blocks follow their constructs; this gives maximal reconvergence.
//
// With [Options.Checks] the device finds errors of kernels that drivers do not report:
// accesses out of bounds, reads of uninitialized memory, data races, barriers in divergent
// control flow, undefined results, misaligned accesses, and members that are read as
// another type than they were written. A launch with such an error fails with a
// [*CheckError] that holds the located findings.
package reference
