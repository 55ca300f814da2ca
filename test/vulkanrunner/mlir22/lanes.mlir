// REQUIRES: spirv-tools
// RUN: mlir-opt --mlir-version=22 %s -test-vulkan-runner-pipeline | mlir-runner - --shared-libs=vulkan_runtime_wrappers,runner_utils --entry-point-result=void | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s -test-vulkan-runner-pipeline | mlir-runner - --device=reference --entry-point-result=void | FileCheck %s

// What the first lane of four computes; a bit of each lane; and barriers that order workgroup memory. Each sum of three conditions is 7.

// CHECK: [7,  7,  7,  7,  7,  7,  7,  7,  7,  7,  7,  7,  7,  7,  7,  7]
module attributes {
  gpu.container_module,
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, GroupNonUniformShuffle, GroupNonUniformArithmetic], []>, #spirv.resource_limits<>>
} {
  gpu.module @kernels {
    gpu.func @k(%c: memref<16xi32>) workgroup(%w: memref<16xi32, #gpu.address_space<workgroup>>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [16, 1, 1]>} {
      %thread = gpu.thread_id x
      %lane = gpu.lane_id
      %four = arith.constant 4 : index
      %number = arith.remui %lane, %four : index
      %from = arith.subi %thread, %number : index

      %first = gpu.warp_execute_on_lane_0(%number)[4] -> (index) {
        gpu.yield %thread : index
      }
      %a = arith.cmpi eq, %first, %from : index

      %one = arith.constant 1 : i32
      %bit = arith.index_cast %lane : index to i32
      %low = arith.andi %bit, %one : i32
      %even = arith.cmpi ne, %low, %one : i32
      %all = gpu.ballot %even : i32
      %shifted = arith.shrui %all, %bit : i32
      %own = arith.trunci %shifted : i32 to i1
      %b = arith.cmpi eq, %own, %even : i1

      %t = arith.index_cast %thread : index to i32
      memref.store %t, %w[%thread] : memref<16xi32, #gpu.address_space<workgroup>>
      gpu.barrier memfence [#gpu.address_space<workgroup>]
      %last = arith.constant 15 : index
      %at = arith.subi %last, %thread : index
      %other = memref.load %w[%at] : memref<16xi32, #gpu.address_space<workgroup>>
      %sum = arith.addi %other, %t : i32
      %fifteen = arith.constant 15 : i32
      %d = arith.cmpi eq, %sum, %fifteen : i32

      %two = arith.constant 2 : i32
      %a1 = arith.extui %a : i1 to i32
      %b1 = arith.extui %b : i1 to i32
      %d1 = arith.extui %d : i1 to i32
      %b2 = arith.shli %b1, %one : i32
      %d2 = arith.shli %d1, %two : i32
      %ab = arith.ori %a1, %b2 : i32
      %r = arith.ori %ab, %d2 : i32
      memref.store %r, %c[%thread] : memref<16xi32>
      gpu.return
    }
  }
  func.func @main() {
    %c = memref.alloc() : memref<16xi32>
    %none = arith.constant 0 : i32
    %cd = memref.cast %c : memref<16xi32> to memref<?xi32>
    call @fillResource1DInt(%cd, %none) : (memref<?xi32>, i32) -> ()
    %one = arith.constant 1 : index
    %threads = arith.constant 16 : index
    gpu.launch_func @kernels::@k blocks in (%one, %one, %one) threads in (%threads, %one, %one) args(%c : memref<16xi32>)
    %u = memref.cast %c : memref<16xi32> to memref<*xi32>
    call @printMemrefI32(%u) : (memref<*xi32>) -> ()
    return
  }
  func.func private @fillResource1DInt(memref<?xi32>, i32)
  func.func private @printMemrefI32(memref<*xi32>)
}
