// RUN: mlir-vulkan-runner %s --entry-point-result=void | FileCheck %s

// Prints 4294967040, the nearest f32 of 4294967167, on a driver that is right, such as lavapipe. SwiftShader prints
// 4294967296: OpConvertUToF of numbers from 2^31 on rounds twice.
// CHECK: {{^4294967040$}}
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k(%m: memref<1xi32>, %r: memref<1xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %v = memref.load %m[%c0] : memref<1xi32>
      %f = arith.uitofp %v : i32 to f32
      memref.store %f, %r[%c0] : memref<1xf32>
      gpu.return
    }
  }
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %v = arith.constant -129 : i32
    %m = memref.alloc() : memref<1xi32>
    %r = memref.alloc() : memref<1xf32>
    memref.store %v, %m[%c0] : memref<1xi32>
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<1xi32>, %r : memref<1xf32>)
    %x = memref.load %r[%c0] : memref<1xf32>
    %y = arith.extf %x : f32 to f64
    %i = arith.fptoui %y : f64 to i64
    vector.print %i : i64
    return
  }
}
