// RUN: mlir-vulkan-runner %s --entry-point-result=void | FileCheck %s

// Prints -128, -128 and 3 on a driver that is right, such as lavapipe. SwiftShader prints
// 4.29497e+09, 3 and -128: it optimizes modules by SPIRV-Tools, which folds OpConvertSToF, SMin
// and SMax of an OpTypeInt without sign as if the operands were unsigned (spirv-opt -O of
// v2023.1 does so, too). TestDriverErrors of test/soundness runs the kernel on both.
// CHECK: {{^-128$}}
// CHECK-NEXT: {{^-128$}}
// CHECK-NEXT: {{^3$}}
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k(%f: memref<1xf32>, %m: memref<2xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %a = arith.constant -1 : i32
      %c3 = arith.constant 3 : i32
      %c7 = arith.constant 7 : i32
      %s = arith.shli %a, %c7 : i32
      %x = arith.sitofp %s : i32 to f32
      %min = arith.minsi %s, %c3 : i32
      %max = arith.maxsi %s, %c3 : i32
      memref.store %x, %f[%c0] : memref<1xf32>
      memref.store %min, %m[%c0] : memref<2xi32>
      memref.store %max, %m[%c1] : memref<2xi32>
      gpu.return
    }
  }
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %f = memref.alloc() : memref<1xf32>
    %m = memref.alloc() : memref<2xi32>
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%f : memref<1xf32>, %m : memref<2xi32>)
    %x = memref.load %f[%c0] : memref<1xf32>
    %min = memref.load %m[%c0] : memref<2xi32>
    %max = memref.load %m[%c1] : memref<2xi32>
    vector.print %x : f32
    vector.print %min : i32
    vector.print %max : i32
    return
  }
}
