// Package spirv is the spirv dialect of MLIR 19: types, attributes, ops with
// their syntax and verifiers, and what each of them demands of a target. An op,
// type or enumerant is named as in SPIR-V; the numbers and demands come from
// package spec.
package spirv

const dialectName = "spirv"
