// Package memory rewrites the memory operations of kernels into ones whose conversion to
// the spirv dialect computes what docs/semantics.md says. The passes of the compile pipeline
// use it; MLIR's passes, whose output stays that of MLIR 19, do not.
package memory
