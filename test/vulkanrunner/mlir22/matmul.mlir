// REQUIRES: spirv-tools
// RUN: mlir-opt --mlir-version=22 %s -test-vulkan-runner-pipeline | mlir-runner - --shared-libs=vulkan_runtime_wrappers,runner_utils --entry-point-result=void | FileCheck %s

// A product of matrices by a gpu.launch, which the pipeline outlines.

// CHECK: [22,  28]
// CHECK: [49,  64]
module attributes {
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>
} {
  func.func @main() {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %two = arith.constant 2 : index
    %three = arith.constant 3 : index
    %a = memref.alloc() : memref<2x3xf32>
    %b = memref.alloc() : memref<3x2xf32>
    %c = memref.alloc() : memref<2x2xf32>
    %a0 = arith.constant dense<[1.0, 2.0, 3.0]> : vector<3xf32>
    %a1 = arith.constant dense<[4.0, 5.0, 6.0]> : vector<3xf32>
    vector.store %a0, %a[%zero, %zero] : memref<2x3xf32>, vector<3xf32>
    vector.store %a1, %a[%one, %zero] : memref<2x3xf32>, vector<3xf32>
    %b0 = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
    %b1 = arith.constant dense<[3.0, 4.0]> : vector<2xf32>
    %b2 = arith.constant dense<[5.0, 6.0]> : vector<2xf32>
    vector.store %b0, %b[%zero, %zero] : memref<3x2xf32>, vector<2xf32>
    vector.store %b1, %b[%one, %zero] : memref<3x2xf32>, vector<2xf32>
    vector.store %b2, %b[%two, %zero] : memref<3x2xf32>, vector<2xf32>
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %two, %gy = %two, %gz = %one) threads(%tx, %ty, %tz) in (%sx = %one, %sy = %one, %sz = %one) module(@products) function(@matmul) {
      %none = arith.constant 0.0 : f32
      %sum = scf.for %k = %zero to %three step %one iter_args(%acc = %none) -> (f32) {
        %x = memref.load %a[%by, %k] : memref<2x3xf32>
        %y = memref.load %b[%k, %bx] : memref<3x2xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %acc, %p : f32
        scf.yield %s : f32
      }
      memref.store %sum, %c[%by, %bx] : memref<2x2xf32>
      gpu.terminator
    }
    %u = memref.cast %c : memref<2x2xf32> to memref<*xf32>
    call @printMemrefF32(%u) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}
