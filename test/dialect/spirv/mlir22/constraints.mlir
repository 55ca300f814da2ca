// RUN: mlir-opt --mlir-version=22 --split-input-file --verify-diagnostics %s
// RUN: mlir-opt --mlir-version=22 --mlir-print-op-generic %S/Inputs/chains.mlir | mlir-opt --mlir-version=22 | FileCheck %s

// An element has no comma behind it, but texts with one are read.
// CHECK: spirv.PtrAccessChain %{{.*}}[%{{.*}} %{{.*}}, %{{.*}}] :
// CHECK: spirv.InBoundsPtrAccessChain %{{.*}}[%{{.*}}] :
// CHECK: spirv.PtrAccessChain %{{.*}}[%{{.*}} %{{.*}}] :

func.func @remainder(%x: !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>) {
  // expected-error @+1 {{operand #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got '!spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>'}}
  %0 = spirv.FMod %x, %x : !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>
  return
}

// -----

func.func @shape(%x: !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) {
  // expected-error @+1 {{requires the same shape for all operands and results}}
  %0 = spirv.ConvertSToF %x : !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc> to !spirv.coopmatrix<4x4xf32, Subgroup, MatrixAcc>
  return
}

// -----

func.func @types(%x: f32, %y: f16) {
  // expected-error @+1 {{failed to verify that all of {operand1, operand2, result} have same type}}
  %0 = "spirv.FAdd"(%x, %y) : (f32, f16) -> f32
  return
}

// -----

func.func @merge() {
  // expected-error @+1 {{should not have 'spirv.mlir.merge' op outside the merge block}}
  spirv.mlir.selection {
    spirv.mlir.merge
  ^bb1:
    spirv.mlir.merge
  }
  return
}

// -----

func.func @stray() {
  // expected-error @+1 {{expects parent op to be one of 'spirv.mlir.selection, spirv.mlir.loop'}}
  "spirv.mlir.merge"() : () -> ()
}
