// RUN: mlir-vulkan-runner %s --entry-point-result=void | FileCheck %s

// Prints 7 four times on a driver that is right. On lavapipe of Mesa 22.3.6 and on SwiftShader
// the invocations 0 and 2, which leave the loop one trip before 1 and 3, get 0: while the
// others go on, the loads of the header give 0 to those that have left. TestDriverErrors of
// test/soundness runs the kernel on both.
// CHECK: {{^0$}}
// CHECK-NEXT: {{^7$}}
// CHECK-NEXT: {{^0$}}
// CHECK-NEXT: {{^7$}}
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k(%m: memref<4xi32>, %o: memref<4xi32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
      %t = gpu.thread_id x
      %c0 = arith.constant 0 : i32
      %c1 = arith.constant 1 : i32
      %n0 = arith.index_castui %t : index to i32
      %n = arith.andi %n0, %c1 : i32
      %r, %l = scf.while (%i = %n) : (i32) -> (i32, i32) {
        %v = memref.load %m[%t] : memref<4xi32>
        %c = arith.cmpi ne, %i, %c0 : i32
        scf.condition(%c) %i, %v : i32, i32
      } do {
      ^bb0(%i: i32, %v: i32):
        %j = arith.subi %i, %c1 : i32
        scf.yield %j : i32
      }
      memref.store %l, %o[%t] : memref<4xi32>
      gpu.return
    }
  }
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %v = arith.constant 7 : i32
    %m = memref.alloc() : memref<4xi32>
    %o = memref.alloc() : memref<4xi32>
    scf.for %i = %c0 to %c4 step %c1 {
      memref.store %v, %m[%i] : memref<4xi32>
    }
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%m : memref<4xi32>, %o : memref<4xi32>)
    scf.for %i = %c0 to %c4 step %c1 {
      %r = memref.load %o[%i] : memref<4xi32>
      vector.print %r : i32
    }
    return
  }
}
