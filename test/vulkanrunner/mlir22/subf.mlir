// REQUIRES: spirv-tools
// RUN: mlir-opt --mlir-version=22 %s -test-vulkan-runner-pipeline | mlir-runner - --shared-libs=vulkan_runtime_wrappers,runner_utils --entry-point-result=void | FileCheck %s

// Differences.

// CHECK: [-1.25,  -1.25,  -1.25,  -1.25,  -1.25,  -1.25,  -1.25,  -1.25]
module attributes {
  gpu.container_module,
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>
} {
  gpu.module @kernels {
    gpu.func @k(%a: memref<8xf32>, %b: memref<8xf32>, %c0: memref<8xf32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %i = gpu.block_id x
      %x = memref.load %a[%i] : memref<8xf32>
      %y = memref.load %b[%i] : memref<8xf32>
      %r0 = arith.subf %x, %y : f32
      memref.store %r0, %c0[%i] : memref<8xf32>
      gpu.return
    }
  }
  func.func @main() {
    %a = memref.alloc() : memref<8xf32>
    %ad = memref.cast %a : memref<8xf32> to memref<?xf32>
    %av = arith.constant 1.25 : f32
    call @fillResource1DFloat(%ad, %av) : (memref<?xf32>, f32) -> ()
    %b = memref.alloc() : memref<8xf32>
    %bd = memref.cast %b : memref<8xf32> to memref<?xf32>
    %bv = arith.constant 2.5 : f32
    call @fillResource1DFloat(%bd, %bv) : (memref<?xf32>, f32) -> ()
    %c0 = memref.alloc() : memref<8xf32>
    %c0d = memref.cast %c0 : memref<8xf32> to memref<?xf32>
    %c0v = arith.constant 0.0 : f32
    call @fillResource1DFloat(%c0d, %c0v) : (memref<?xf32>, f32) -> ()
    %one = arith.constant 1 : index
    %n = arith.constant 8 : index
    gpu.launch_func @kernels::@k blocks in (%n, %one, %one) threads in (%one, %one, %one) args(%a : memref<8xf32>, %b : memref<8xf32>, %c0 : memref<8xf32>)
    %u0 = memref.cast %c0 : memref<8xf32> to memref<*xf32>
    call @printMemrefF32(%u0) : (memref<*xf32>) -> ()
    return
  }
  func.func private @fillResource1DFloat(memref<?xf32>, f32)
  func.func private @printMemrefF32(memref<*xf32>)
}
