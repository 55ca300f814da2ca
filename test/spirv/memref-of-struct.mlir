// RUN: mlir-opt --split-input-file --verify-diagnostics %s

// Types of SPIR-V are no elements of memrefs.

// expected-error @+1 {{invalid memref element type}}
func.func private @structs(memref<4x!spirv.struct<(f32)>>)

// -----

// expected-error @+1 {{invalid memref element type}}
func.func private @arrays(memref<4x!spirv.array<2 x f32>>)
