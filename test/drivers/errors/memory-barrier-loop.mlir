// RUN: mlir-vulkan-runner %s --entry-point-result=void | FileCheck %s

// Prints 7 sixteen times on a driver that is right, such as SwiftShader. lavapipe of Mesa 22.3.6
// lets the rows of invocations wait for each other at memory barriers, and at atomic instructions
// with memory semantics. When the first row has ended, the second still waits and does not go on.
// TestDriverErrors of test/soundness runs the kernel on both.
// CHECK-COUNT-8: {{^7$}}
// CHECK-COUNT-8: {{^9$}}
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k(%o: memref<16xi32>) kernel attributes {known_block_size = array<i32: 8, 2, 1>} {
      %x = gpu.thread_id x
      %y = gpu.thread_id y
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c8 = arith.constant 8 : index
      %c7 = arith.constant 7 : i32
      %c9 = arith.constant 9 : i32
      %row = arith.muli %y, %c8 : index
      %t = arith.addi %row, %x : index
      %r = scf.while (%i = %c0) : (index) -> index {
        %more = arith.cmpi slt, %i, %y : index
        scf.condition(%more) %i : index
      } do {
      ^bb0(%i: index):
        spirv.MemoryBarrier <Device>, <AcquireRelease|UniformMemory>
        memref.store %c9, %o[%t] : memref<16xi32>
        spirv.MemoryBarrier <Device>, <AcquireRelease|UniformMemory>
        %next = arith.addi %i, %c1 : index
        scf.yield %next : index
      }
      memref.store %c7, %o[%t] : memref<16xi32>
      gpu.return
    }
  }
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %v = arith.constant 3 : i32
    %o = memref.alloc() : memref<16xi32>
    scf.for %i = %c0 to %c16 step %c1 {
      memref.store %v, %o[%i] : memref<16xi32>
    }
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c8, %c2, %c1) args(%o : memref<16xi32>)
    scf.for %i = %c0 to %c16 step %c1 {
      %r = memref.load %o[%i] : memref<16xi32>
      vector.print %r : i32
    }
    return
  }
}
