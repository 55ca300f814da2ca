// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(spirv-expand-vectors))" | FileCheck %s

// OpenCL kernels have vectors of eight and sixteen elements, with Vector16.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses, Vector16], []>, #spirv.resource_limits<>>} {
  // CHECK-LABEL: func @sixteen
  // CHECK-NEXT: arith.addf %arg0, %arg0 : vector<16xf32>
  func.func @sixteen(%a: vector<16xf32>) -> vector<16xf32> {
    %b = arith.addf %a, %a : vector<16xf32>
    return %b : vector<16xf32>
  }

  // CHECK-LABEL: func @pieces
  // CHECK: arith.addf {{.*}} : vector<16xf32>
  // CHECK-NEXT: arith.addf {{.*}} : vector<8xf32>
  // CHECK-NEXT: arith.addf {{.*}} : vector<4xf32>
  // CHECK-NEXT: arith.addf {{.*}} : f32
  func.func @pieces(%s: f32, %out: memref<29xf32>, %i: index) {
    %a = vector.splat %s : vector<29xf32>
    %b = arith.addf %a, %a : vector<29xf32>
    vector.store %b, %out[%i] : memref<29xf32>, vector<29xf32>
    return
  }
}
