// RUN: mlir-opt --mlir-version=22 --test-convert-to-spirv="convert-gpu-modules run-signature-conversion=false run-vector-unrolling=false" %s | FileCheck %s
// RUN: mlir-opt --mlir-version=22 --test-convert-to-spirv="convert-gpu-modules nest-in-gpu-module" %s | FileCheck --check-prefix=NEST %s

// Copies of gpu.module ops are converted before the originals, or in them; host code stays.

module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
  // CHECK-LABEL: func.func @main
  // CHECK: gpu.launch_func @device::@ceil
  func.func @main(%m: memref<2xi32>) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @device::@ceil blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<2xi32>)
    return
  }
  // CHECK: spirv.module @__spv__device Logical GLSL450
  // CHECK: spirv.func @ceil(%{{.*}}: !spirv.ptr<!spirv.struct<(!spirv.array<2 x i32, stride=4> [0])>, StorageBuffer>
  // CHECK: spirv.Load "Input"
  // CHECK: spirv.SDiv
  // CHECK: spirv.Store "StorageBuffer"
  // CHECK: gpu.module @device
  // CHECK-NEXT: gpu.func @ceil(%{{.*}}: memref<2xi32>)
  // CHECK: arith.ceildivsi
  // NEST: gpu.module @device
  // NEST-NEXT: spirv.module @__spv__device
  // NEST: gpu.func @ceil
  gpu.module @device {
    gpu.func @ceil(%m: memref<2xi32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %i = gpu.block_id x
      %0 = memref.load %m[%i] : memref<2xi32>
      %1 = arith.ceildivsi %0, %0 : i32
      memref.store %1, %m[%i] : memref<2xi32>
      gpu.return
    }
  }
}
