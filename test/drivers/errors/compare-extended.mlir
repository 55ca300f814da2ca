// RUN: mlir-vulkan-runner %s --entry-point-result=void | FileCheck %s

// Prints 0 on a driver that is right: 0 extended to 64 bits is not above 4. lavapipe of Mesa
// 22.3.6 prints -1.
// CHECK: {{^-1$}}
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Int64], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k(%m: memref<2xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %b = gpu.block_id x
      %i = arith.index_castui %b : index to i32
      %ones = arith.constant dense<1> : vector<2xi32>
      %is = vector.broadcast %i : i32 to vector<2xi32>
      %a = arith.andi %is, %ones : vector<2xi32>
      %v = vector.extract %a[1] : i32 from vector<2xi32>
      %w = arith.extsi %v : i32 to i64
      %c4 = arith.constant 4 : i64
      %g = arith.cmpi sgt, %w, %c4 : i64
      %r = arith.extsi %g : i1 to i32
      memref.store %r, %m[%c1] : memref<2xi32>
      gpu.return
    }
  }
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %v = arith.constant 1 : i32
    %m = memref.alloc() : memref<2xi32>
    memref.store %v, %m[%c0] : memref<2xi32>
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<2xi32>)
    %r = memref.load %m[%c1] : memref<2xi32>
    vector.print %r : i32
    return
  }
}
