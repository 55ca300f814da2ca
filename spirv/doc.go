// Package spirv is the spirv dialect of MLIR 19: types, attributes, ops with their
// syntax and verifiers, and their requirements on a target. Ops, types and enumerants
// have SPIR-V's names. The numbers and requirements come from package spec.
package spirv

const dialectName = "spirv"
