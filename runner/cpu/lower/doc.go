// Package lower makes a program for the CPU of a compute kernel in the spirv dialect.
//
// [Lower] takes an entry point with everything it calls and gives a [Kernel]: a module of the llvm dialect with one function, which runs
// one invocation, and the text of a driver in LLVM IR, which runs the invocations of workgroups. The module comes from a binary
// that was read without structure: control flow is branches between blocks.
//
// # Memory
//
// Memory is bytes. Every variable is a root: an address and a size. An access chain adds offsets to an address: the explicit ones of
// blocks, and natural ones elsewhere. A load or store of a composite accesses its numbers and vectors one by one, so that every offset is possible.
// An access is compared with the size of its root, unless both are known: outside of it, a load gives zero, and a store is lost.
// A pointer that was chosen at run time, or that is an address, is looked up among the memory that the launch can reach.
//
// # Invocations
//
// The function takes a pointer to a context (see the constants named Context), the number of the workgroup and the place of the invocation in it.
// Calls are expanded, so every pointer has a known root where SPIR-V without variable pointers permits it, and every barrier is in the function.
// A kernel without barriers and without operations on subgroups is a function that the driver calls for one invocation after the other.
// The function of any other kernel is a coroutine of LLVM. It suspends at each barrier, and at each operation on its subgroup
// after it has stored its operand. The driver resumes all invocations until they end.
//
// # Endless loops
//
// A backward branch looks at a flag in memory, and ends the invocation if it is set.
package lower
