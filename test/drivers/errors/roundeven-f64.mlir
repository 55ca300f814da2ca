// RUN: mlir-vulkan-runner %s --entry-point-result=void | FileCheck %s

// Prints 2 on a driver that is right, and 1 on lavapipe of Mesa 22.3.6 on some processors.
// CHECK: {{^[12]$}}
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Float64], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k(%m: memref<1xf64>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %v = memref.load %m[%c0] : memref<1xf64>
      %r = math.roundeven %v : f64
      memref.store %r, %m[%c0] : memref<1xf64>
      gpu.return
    }
  }
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %v = arith.constant 1.5 : f64
    %m = memref.alloc() : memref<1xf64>
    memref.store %v, %m[%c0] : memref<1xf64>
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<1xf64>)
    %r = memref.load %m[%c0] : memref<1xf64>
    vector.print %r : f64
    return
  }
}
