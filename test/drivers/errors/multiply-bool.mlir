// RUN: mlir-vulkan-runner %s --entry-point-result=void | FileCheck %s

// Prints -0 on a driver that is right, such as SwiftShader. lavapipe of Mesa 22.3.6 makes 0 of a
// product with a converted i1 that it folds to false, in spite of SignedZeroInfNanPreserve.
// TestDriverErrors of test/soundness runs the kernel on both.
// CHECK: {{^0$}}
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.4, [Shader, SignedZeroInfNanPreserve], [SPV_KHR_float_controls]>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k(%m: memref<1xf32>, %o: memref<1xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %x = memref.load %m[%c0] : memref<1xf32>
      %false = arith.cmpf ogt, %x, %x : f32
      %zero = arith.uitofp %false : i1 to f32
      %r = arith.mulf %x, %zero : f32
      memref.store %r, %o[%c0] : memref<1xf32>
      gpu.return
    }
  }
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %v = arith.constant -2.0 : f32
    %m = memref.alloc() : memref<1xf32>
    %o = memref.alloc() : memref<1xf32>
    memref.store %v, %m[%c0] : memref<1xf32>
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<1xf32>, %o : memref<1xf32>)
    %r = memref.load %o[%c0] : memref<1xf32>
    vector.print %r : f32
    return
  }
}
