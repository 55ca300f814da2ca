// RUN: mlir-vulkan-runner %s --entry-point-result=void | FileCheck %s

// Prints -0, 0, -0 and nan on a driver that is right, such as SwiftShader. lavapipe of Mesa 22.3.6
// computes the other zeros, and 0 for nan, in spite of SignedZeroInfNanPreserve and NoContraction.
// TestDriverErrors of test/soundness runs the kernel on both.
// CHECK: {{^0$}}
// CHECK-NEXT: {{^-0$}}
// CHECK-NEXT: {{^0$}}
// CHECK-NEXT: {{^0$}}
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.4, [Shader, SignedZeroInfNanPreserve], [SPV_KHR_float_controls]>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k(%m: memref<2xf32>, %o: memref<4xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %x = memref.load %m[%c0] : memref<2xf32>
      %y = memref.load %m[%c1] : memref<2xf32>
      %zero = arith.constant 0.0 : f32
      %minus = arith.constant -0.0 : f32
      %one = arith.constant 1.0 : f32
      %p = arith.mulf %x, %zero : f32
      memref.store %p, %o[%c0] : memref<4xf32>
      %d = arith.subf %zero, %y : f32
      memref.store %d, %o[%c1] : memref<4xf32>
      %c = arith.cmpf ogt, %x, %y : f32
      %s = arith.select %c, %one, %minus : f32
      memref.store %s, %o[%c2] : memref<4xf32>
      %large = arith.constant 0x7f7fffff : f32
      %infinite = arith.mulf %x, %large : f32
      %n = arith.mulf %infinite, %zero : f32
      memref.store %n, %o[%c3] : memref<4xf32>
      gpu.return
    }
  }
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %x = arith.constant -2.0 : f32
    %y = arith.constant 0.0 : f32
    %m = memref.alloc() : memref<2xf32>
    %o = memref.alloc() : memref<4xf32>
    memref.store %x, %m[%c0] : memref<2xf32>
    memref.store %y, %m[%c1] : memref<2xf32>
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<2xf32>, %o : memref<4xf32>)
    scf.for %i = %c0 to %c4 step %c1 {
      %r = memref.load %o[%i] : memref<4xf32>
      vector.print %r : f32
    }
    return
  }
}
