// RUN: mlir-opt --mlir-version=22 %s --split-input-file --verify-diagnostics

func.func @coop(%p: !spirv.ptr<f32, StorageBuffer>, %s: i32) {
  // expected-error @+1 {{op missing value for the 'Aligned' memory operand}}
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <Aligned> : !spirv.ptr<f32, StorageBuffer>, i32 -> !spirv.coopmatrix<8x8xf32, Subgroup, MatrixA>
  return
}

// -----

func.func @coop(%p: !spirv.ptr<f32, StorageBuffer>, %s: i32) {
  // expected-error @+1 {{op found alignment attribute for non-'Aligned' memory operand}}
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <Volatile>, 8 : !spirv.ptr<f32, StorageBuffer>, i32 -> !spirv.coopmatrix<8x8xf32, Subgroup, MatrixA>
  return
}

// -----

func.func @coop(%p: !spirv.ptr<f32, StorageBuffer>, %s: i32) {
  // expected-error @+1 {{op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <Aligned>, 7 : !spirv.ptr<f32, StorageBuffer>, i32 -> !spirv.coopmatrix<8x8xf32, Subgroup, MatrixA>
  return
}

// -----

// Without a memory operand, MLIR does not look at the alignment.
func.func @coop(%p: !spirv.ptr<f32, StorageBuffer>, %s: i32) {
  %0 = "spirv.KHR.CooperativeMatrixLoad"(%p, %s) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, alignment = 8 : i32}> : (!spirv.ptr<f32, StorageBuffer>, i32) -> !spirv.coopmatrix<8x8xf32, Subgroup, MatrixA>
  return
}

// -----

func.func @load(%p: !spirv.ptr<f32, StorageBuffer>) {
  // expected-error @+1 {{op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = spirv.Load "StorageBuffer" %p ["Aligned", 6] : f32
  return
}

// -----

func.func @joint(%p: !spirv.ptr<f32, Workgroup>, %s: i32) {
  // expected-error @+1 {{op is not part of MLIR 22, but of MLIR 19 and earlier}}
  %0 = spirv.INTEL.JointMatrixLoad <Subgroup> <RowMajor> %p, %s : (!spirv.ptr<f32, Workgroup>, i32) -> !spirv.jointmatrix<8x16xf32, RowMajor, Subgroup>
  return
}

// -----

func.func @chain(%p: !spirv.ptr<!spirv.array<4 x f32>, Function>, %i: i32) {
  // expected-error @+1 {{op invalid result type: expected '!spirv.ptr<f32, Function>', but provided '!spirv.ptr<i32, Function>'}}
  %0 = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.array<4 x f32>, Function>, i32 -> !spirv.ptr<i32, Function>
  return
}

// -----

// expected-error @+1 {{unknown attribute: 'Blok'}}
func.func @struct(%p: !spirv.struct<(i32), Blok>) { return }
