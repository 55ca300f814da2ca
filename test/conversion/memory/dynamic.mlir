// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(spirv-place-memory,spirv-flatten-memrefs))" | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(spirv-place-memory,spirv-flatten-memrefs),convert-gpu-to-spirv{exact})" | FileCheck %s --check-prefix=SPV

// The views of all operations are views of one buffer, whose elements have the type of the views.
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<max_compute_shared_memory_size = 1030>>} {
  gpu.module @m {
    // CHECK-LABEL: gpu.func @k
    // CHECK: kernel.dynamic_memory "k" : memref<256xf32, #gpu.address_space<workgroup>>
    // CHECK-NOT: dynamic_shared_memory
    // CHECK-NOT: memref.alloc
    // CHECK: gpu.return
    // SPV-DAG: spirv.GlobalVariable @__workgroup_mem__{{[0-9]+}} {spirv.dynamic_memory = {bytes = 4 : i32, kernel = "k"}} : !spirv.ptr<!spirv.struct<(!spirv.array<256 x f32>)>, Workgroup>
    // SPV-DAG: spirv.GlobalVariable @__workgroup_mem__{{[0-9]+}} {spirv.dynamic_memory = {bytes = {{[14]}} : i32, kernel = "bytes"}}
    gpu.func @k(%n: index, %x: f32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c16 = arith.constant 16 : index
      %a = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      %v = memref.view %a[%c16][%n] : memref<?xi8, #gpu.address_space<workgroup>> to memref<?xf32, #gpu.address_space<workgroup>>
      memref.store %x, %v[%c0] : memref<?xf32, #gpu.address_space<workgroup>>
      %b = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      %w = memref.view %b[%c0][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<4xf32, #gpu.address_space<workgroup>>
      memref.store %x, %w[%c0] : memref<4xf32, #gpu.address_space<workgroup>>
      gpu.return
    }

    // Without views, the elements stay bytes.
    // CHECK-LABEL: gpu.func @bytes
    // CHECK: kernel.dynamic_memory "bytes" : memref<1024xi8, #gpu.address_space<workgroup>>
    gpu.func @bytes(%x: i8, %i: index) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4, 1, 1]>} {
      %a = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      memref.store %x, %a[%i] : memref<?xi8, #gpu.address_space<workgroup>>
      gpu.return
    }
  }
}
