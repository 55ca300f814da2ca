// REQUIRES: spirv-tools
// RUN: mlir-opt --mlir-version=22 %s -test-vulkan-runner-pipeline | mlir-runner - --shared-libs=vulkan_runtime_wrappers,runner_utils --entry-point-result=void | FileCheck %s

// Sums of integers.

// CHECK: [-2,  -2,  -2,  -2,  -2,  -2]
module attributes {
  gpu.container_module,
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>
} {
  gpu.module @kernels {
    gpu.func @k(%a: memref<6xi32>, %b: memref<6xi32>, %c0: memref<6xi32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %i = gpu.block_id x
      %x = memref.load %a[%i] : memref<6xi32>
      %y = memref.load %b[%i] : memref<6xi32>
      %r0 = arith.addi %x, %y : i32
      memref.store %r0, %c0[%i] : memref<6xi32>
      gpu.return
    }
  }
  func.func @main() {
    %a = memref.alloc() : memref<6xi32>
    %ad = memref.cast %a : memref<6xi32> to memref<?xi32>
    %av = arith.constant 7 : i32
    call @fillResource1DInt(%ad, %av) : (memref<?xi32>, i32) -> ()
    %b = memref.alloc() : memref<6xi32>
    %bd = memref.cast %b : memref<6xi32> to memref<?xi32>
    %bv = arith.constant -9 : i32
    call @fillResource1DInt(%bd, %bv) : (memref<?xi32>, i32) -> ()
    %c0 = memref.alloc() : memref<6xi32>
    %c0d = memref.cast %c0 : memref<6xi32> to memref<?xi32>
    %c0v = arith.constant 0 : i32
    call @fillResource1DInt(%c0d, %c0v) : (memref<?xi32>, i32) -> ()
    %one = arith.constant 1 : index
    %n = arith.constant 6 : index
    gpu.launch_func @kernels::@k blocks in (%n, %one, %one) threads in (%one, %one, %one) args(%a : memref<6xi32>, %b : memref<6xi32>, %c0 : memref<6xi32>)
    %u0 = memref.cast %c0 : memref<6xi32> to memref<*xi32>
    call @printMemrefI32(%u0) : (memref<*xi32>) -> ()
    return
  }
  func.func private @fillResource1DInt(memref<?xi32>, i32)
  func.func private @printMemrefI32(memref<*xi32>)
}
