// RUN: mlir-opt --mlir-version=19 %s --split-input-file --verify-diagnostics

// expected-error @+1 {{cannot use 'bf16' to compose SPIR-V types}}
func.func @array(%p: !spirv.array<4xbf16>) { return }

// -----

func.func @coop(%p: !spirv.ptr<f32, StorageBuffer>, %s: i32) {
  // expected-error @+1 {{op has unhandled memory operand 'Aligned'}}
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <Aligned>, 8 : !spirv.ptr<f32, StorageBuffer>, i32 -> !spirv.coopmatrix<8x8xf32, Subgroup, MatrixA>
  return
}

// -----

// Operations of MLIR 19 accept alignments that are no powers of two.
func.func @load(%p: !spirv.ptr<f32, StorageBuffer>) {
  %0 = spirv.Load "StorageBuffer" %p ["Aligned", 6] : f32
  return
}
