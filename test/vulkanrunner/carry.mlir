// REQUIRES: spirv-tools
// RUN: mlir-vulkan-runner %s --entry-point-result=void | FileCheck %s
// RUN: mlir-vulkan-runner %s --vulkan-webgpu-prepare --entry-point-result=void | FileCheck %s

// Sums with carry and products of double width, also with what WebGPU has only; and
// the times of each launch.

// CHECK: Compute shader execution time: {{.+}}us
// CHECK: Command buffer submit time: {{.+}}us
// CHECK: Wait idle time: {{.+}}us
// CHECK: [-2,  1,  -2,  0]
// CHECK: [1,  1,  1,  0]
// CHECK: [1,  -2,  1,  0]
// CHECK: [-2,  1,  -2,  0]
// CHECK: [0,  -1,  0,  0]

module attributes {
  gpu.container_module,
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.4, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>
} {
  gpu.module @k {
    gpu.func @f(%a: memref<4xi32>, %b: memref<4xi32>, %sum: memref<4xi32>, %carry: memref<4xi32>, %low: memref<4xi32>, %uhigh: memref<4xi32>, %shigh: memref<4xi32>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %i = gpu.block_id x
      %x = memref.load %a[%i] : memref<4xi32>
      %y = memref.load %b[%i] : memref<4xi32>
      %s, %c = arith.addui_extended %x, %y : i32, i1
      memref.store %s, %sum[%i] : memref<4xi32>
      %w = arith.extui %c : i1 to i32
      memref.store %w, %carry[%i] : memref<4xi32>
      %l, %uh = arith.mului_extended %x, %y : i32
      memref.store %l, %low[%i] : memref<4xi32>
      memref.store %uh, %uhigh[%i] : memref<4xi32>
      %l2, %sh = arith.mulsi_extended %x, %y : i32
      memref.store %sh, %shigh[%i] : memref<4xi32>
      gpu.return
    }
  }

  memref.global constant @x : memref<4xi32> = dense<[-1, 2, -1, 0]>
  memref.global constant @y : memref<4xi32> = dense<[-1, -1, -1, 0]>

  func.func @main() {
    %a = memref.get_global @x : memref<4xi32>
    %b = memref.get_global @y : memref<4xi32>
    %s = memref.alloc() : memref<4xi32>
    %c = memref.alloc() : memref<4xi32>
    %l = memref.alloc() : memref<4xi32>
    %u = memref.alloc() : memref<4xi32>
    %h = memref.alloc() : memref<4xi32>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    gpu.launch_func @k::@f blocks in (%c4, %c1, %c1) threads in (%c1, %c1, %c1)
      args(%a : memref<4xi32>, %b : memref<4xi32>, %s : memref<4xi32>, %c : memref<4xi32>, %l : memref<4xi32>, %u : memref<4xi32>, %h : memref<4xi32>)
    func.call @show(%s) : (memref<4xi32>) -> ()
    func.call @show(%c) : (memref<4xi32>) -> ()
    func.call @show(%l) : (memref<4xi32>) -> ()
    func.call @show(%u) : (memref<4xi32>) -> ()
    func.call @show(%h) : (memref<4xi32>) -> ()
    return
  }
  func.func @show(%m: memref<4xi32>) {
    %u = memref.cast %m : memref<4xi32> to memref<*xi32>
    call @printMemrefI32(%u) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
