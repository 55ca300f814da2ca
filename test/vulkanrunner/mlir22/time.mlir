// REQUIRES: spirv-tools
// RUN: mlir-opt --mlir-version=22 %s -test-vulkan-runner-pipeline | mlir-runner - --shared-libs=vulkan_runtime_wrappers,runner_utils --entry-point-result=void | FileCheck %s

// The times of a launch, of which 64 blocks have 32 invocations each.

// CHECK: Compute shader execution time: {{.+}}us
// CHECK: Command buffer submit time: {{.+}}us
// CHECK: Wait idle time: {{.+}}us
module attributes {
  gpu.container_module,
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>
} {
  gpu.module @kernels {
    gpu.func @k(%a: memref<2048xf32>, %c: memref<2048xf32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>} {
      %block = gpu.block_id x
      %thread = gpu.thread_id x
      %size = arith.constant 32 : index
      %first = arith.muli %block, %size : index
      %i = arith.addi %first, %thread : index
      %x = memref.load %a[%i] : memref<2048xf32>
      %s = arith.addf %x, %x : f32
      memref.store %s, %c[%i] : memref<2048xf32>
      gpu.return
    }
  }
  func.func @main() {
    %a = memref.alloc() : memref<2048xf32>
    %c = memref.alloc() : memref<2048xf32>
    %x = arith.constant 1.5 : f32
    %ad = memref.cast %a : memref<2048xf32> to memref<?xf32>
    call @fillResource1DFloat(%ad, %x) : (memref<?xf32>, f32) -> ()
    %one = arith.constant 1 : index
    %blocks = arith.constant 64 : index
    %threads = arith.constant 32 : index
    gpu.launch_func @kernels::@k blocks in (%blocks, %one, %one) threads in (%threads, %one, %one) args(%a : memref<2048xf32>, %c : memref<2048xf32>)
    return
  }
  func.func private @fillResource1DFloat(memref<?xf32>, f32)
}
