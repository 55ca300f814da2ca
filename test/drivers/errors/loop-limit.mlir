// RUN: mlir-vulkan-runner %s --entry-point-result=void | FileCheck %s

// Prints the numbers to which the invocations count: 65536, 70000, 3 and 90000 on a driver that is right. lavapipe
// of Mesa 22.3.6 ends loops when a row of invocations has begun 65535 iterations of all loops together, nested ones too.
// TestDriverErrors of test/soundness runs the kernel on both drivers.
// CHECK: {{^65535$}}
// CHECK-NEXT: {{^65535$}}
// CHECK-NEXT: {{^3$}}
// CHECK-NEXT: {{^65535$}}
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k(%m: memref<4xi32>, %o: memref<4xi32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
      %t = gpu.thread_id x
      %c0 = arith.constant 0 : i32
      %c1 = arith.constant 1 : i32
      %n = memref.load %m[%t] : memref<4xi32>
      %r = scf.while (%i = %c0) : (i32) -> i32 {
        %c = arith.cmpi ult, %i, %n : i32
        scf.condition(%c) %i : i32
      } do {
      ^bb0(%i: i32):
        %j = arith.addi %i, %c1 : i32
        scf.yield %j : i32
      }
      memref.store %r, %o[%t] : memref<4xi32>
      gpu.return
    }
  }
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %n0 = arith.constant 65536 : i32
    %n1 = arith.constant 70000 : i32
    %n2 = arith.constant 3 : i32
    %n3 = arith.constant 90000 : i32
    %m = memref.alloc() : memref<4xi32>
    %o = memref.alloc() : memref<4xi32>
    memref.store %n0, %m[%c0] : memref<4xi32>
    memref.store %n1, %m[%c1] : memref<4xi32>
    memref.store %n2, %m[%c2] : memref<4xi32>
    memref.store %n3, %m[%c3] : memref<4xi32>
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%m : memref<4xi32>, %o : memref<4xi32>)
    scf.for %i = %c0 to %c4 step %c1 {
      %r = memref.load %o[%i] : memref<4xi32>
      vector.print %r : i32
    }
    return
  }
}
