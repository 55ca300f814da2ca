// REQUIRES: spirv-tools
// RUN: mlir-opt --mlir-version=22 %s -test-vulkan-runner-pipeline | mlir-runner - --shared-libs=vulkan_runtime_wrappers,runner_utils --entry-point-result=void | FileCheck %s

// Sums of bytes, in buffers of bytes of one and two dimensions.

// CHECK-COUNT-4: [105,  105]
module attributes {
  gpu.container_module,
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage]>, #spirv.resource_limits<>>
} {
  gpu.module @kernels {
    gpu.func @k(%a: memref<2xi8>, %b: memref<2x2xi8>, %c: memref<2x2x2xi32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %i = gpu.block_id x
      %j = gpu.block_id y
      %k = gpu.block_id z
      %x = memref.load %a[%i] : memref<2xi8>
      %y = memref.load %b[%j, %i] : memref<2x2xi8>
      %s = arith.addi %x, %y : i8
      %w = arith.extui %s : i8 to i32
      memref.store %w, %c[%k, %j, %i] : memref<2x2x2xi32>
      gpu.return
    }
  }
  func.func @main() {
    %a = memref.alloc() : memref<2xi8>
    %b = memref.alloc() : memref<2x2xi8>
    %c = memref.alloc() : memref<2x2x2xi32>
    %x = arith.constant 100 : i8
    %y = arith.constant 5 : i8
    %z = arith.constant 0 : i32
    %ad = memref.cast %a : memref<2xi8> to memref<?xi8>
    %bd = memref.cast %b : memref<2x2xi8> to memref<?x?xi8>
    %cd = memref.cast %c : memref<2x2x2xi32> to memref<?x?x?xi32>
    call @fillResource1DInt8(%ad, %x) : (memref<?xi8>, i8) -> ()
    call @fillResource2DInt8(%bd, %y) : (memref<?x?xi8>, i8) -> ()
    call @fillResource3DInt(%cd, %z) : (memref<?x?x?xi32>, i32) -> ()
    %one = arith.constant 1 : index
    %two = arith.constant 2 : index
    gpu.launch_func @kernels::@k blocks in (%two, %two, %two) threads in (%one, %one, %one) args(%a : memref<2xi8>, %b : memref<2x2xi8>, %c : memref<2x2x2xi32>)
    %u = memref.cast %cd : memref<?x?x?xi32> to memref<*xi32>
    call @printMemrefI32(%u) : (memref<*xi32>) -> ()
    return
  }
  func.func private @fillResource1DInt8(memref<?xi8>, i8)
  func.func private @fillResource2DInt8(memref<?x?xi8>, i8)
  func.func private @fillResource3DInt(memref<?x?x?xi32>, i32)
  func.func private @printMemrefI32(memref<*xi32>)
}
