// RUN: mlir-vulkan-runner %s --entry-point-result=void | FileCheck %s

// Prints 4573075568106405888, the nearest f32, on a driver that is right. lavapipe of Mesa 22.3.6
// does not round.
// CHECK: {{^4573075600513021781$}}
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Int64], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k(%m: memref<1xi64>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %v = memref.load %m[%c0] : memref<1xi64>
      %f = arith.sitofp %v : i64 to f32
      %w = arith.fptosi %f : f32 to i64
      memref.store %w, %m[%c0] : memref<1xi64>
      gpu.return
    }
  }
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %v = arith.constant 4573075600513021781 : i64
    %m = memref.alloc() : memref<1xi64>
    memref.store %v, %m[%c0] : memref<1xi64>
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<1xi64>)
    %r = memref.load %m[%c0] : memref<1xi64>
    vector.print %r : i64
    return
  }
}
