// Package spirvtollvm converts the spirv dialect to the llvm dialect, as MLIR does (the manual "SPIR-V Dialect to LLVM Dialect conversion").
//
// [AddTypes] has the types, and [AddPatterns] the operations: rows for those with a counterpart (table.go), and functions for the others.
// [AddHostPatterns] makes calls of launches, so that the host and the kernels can be linked to one program.
//
// As in MLIR, some patterns pass on operands as they were before the conversion. If their types change, such as integers with a sign and
// pointers, the verifier of the llvm dialect refuses the result.
//
// # Kernels for the CPU
//
// MLIR converts what one invocation computes with values, and gives all invocations the same variables. A device needs more.
// [AddCompletePatterns] has the operations on values that MLIR lacks, and atomic ones, on the same converter; the option complete of the
// pass adds it. The rest of the design, for which there is no code yet:
//
//   - Memory is bytes. Values keep the types of [AddTypes] without regard to offsets and strides. An access chain adds offsets in bytes:
//     the explicit ones of blocks, and natural ones elsewhere. A load or store of a composite accesses its numbers and vectors one by one.
//     Every offset is then possible.
//   - Functions get one more parameter, a pointer to a context. It has the addresses and sizes of the bound buffers, of push constants, of
//     workgroup memory and of the memory of the invocation, and the built-in variables. The address of a variable is a load or an offset
//     from the context, and the length of a runtime array follows from the size of its buffer.
//   - Specialization constants become constants before the conversion.
//   - A kernel without barriers is called in a loop over the invocations of a workgroup. A kernel with barriers becomes a coroutine of
//     LLVM (llvm.intr.coro), which suspends at each barrier: the loop resumes all invocations until they end. Operations on subgroups store
//     their operand, suspend, and read those of the others.
package spirvtollvm
