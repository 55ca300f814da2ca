// RUN: mlir-vulkan-runner %s --entry-point-result=void | FileCheck %s

// Prints 7, -8, 7 and -8 on a driver that is right: invocation n complements its vector n times. On
// lavapipe of Mesa 22.3.6, which runs eight together, the invocations 1 to 3 complement it once more: they leave
// the loop before others. TestDriverErrors of test/soundness runs the kernel on both.
// CHECK: {{^7$}}
// CHECK-NEXT: {{^7$}}
// CHECK-NEXT: {{^-8$}}
// CHECK-NEXT: {{^7$}}
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k(%o: memref<4xi32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
      %t = gpu.thread_id x
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %v = arith.constant dense<7> : vector<3xi32>
      %ones = arith.constant dense<-1> : vector<3xi32>
      %r = scf.for %i = %c0 to %t step %c1 iter_args(%x = %v) -> (vector<3xi32>) {
        %y = arith.xori %x, %ones : vector<3xi32>
        scf.yield %y : vector<3xi32>
      }
      %e = vector.extract %r[0] : i32 from vector<3xi32>
      memref.store %e, %o[%t] : memref<4xi32>
      gpu.return
    }
  }
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %o = memref.alloc() : memref<4xi32>
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%o : memref<4xi32>)
    scf.for %i = %c0 to %c4 step %c1 {
      %r = memref.load %o[%i] : memref<4xi32>
      vector.print %r : i32
    }
    return
  }
}
