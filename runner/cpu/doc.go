// Package cpu is the device "jit": it compiles kernels for the processor of the host by libLLVM and runs them.
//
// A binary is read into the spirv dialect, runner/cpu/lower makes a module of the llvm dialect of an entry point, serialize/llvmir its
// text, and runner/jit machine code. The device keeps the code of each entry point under its specialization constants. Workgroups run in parallel.
//
// Nothing checks kernels for errors, but an access outside of a buffer reads zero or is lost, a division by zero gives zero, and an endless loop ends with the
// context of Run. docs/jit.md says which kernels the device refuses.
package cpu
