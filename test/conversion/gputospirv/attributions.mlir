// RUN: mlir-opt --convert-gpu-to-spirv %s | FileCheck %s

// Buffers of a kernel become variables: at module scope those of the workgroup and
// in class Private, in the function those in class Function.
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  // CHECK:      spirv.GlobalVariable @__workgroup_mem__k_0 : !spirv.ptr<!spirv.struct<(!spirv.array<8 x f32>)>, Workgroup>
  // CHECK-NEXT: spirv.GlobalVariable @__private_mem__k_1 : !spirv.ptr<!spirv.struct<(!spirv.array<2 x f32>)>, Private>
  // CHECK-NEXT: spirv.func @k(%[[X:[^:]*]]: f32 {{.*}})
  gpu.module @m {
    gpu.func @k(%x: f32) workgroup(%w: memref<8xf32, #gpu.address_space<workgroup>>) private(%p: memref<2xf32, 5>, %q: memref<2xf32, 6>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      // CHECK-DAG: %[[W:.*]] = spirv.mlir.addressof @__workgroup_mem__k_0
      // CHECK-DAG: %[[P:.*]] = spirv.mlir.addressof @__private_mem__k_1
      // CHECK-DAG: %[[Q:.*]] = spirv.Variable : !spirv.ptr<!spirv.struct<(!spirv.array<2 x f32>)>, Function>
      // CHECK: %[[WP:.*]] = spirv.AccessChain %[[W]][
      // CHECK: spirv.Store "Workgroup" %[[WP]], %[[X]]
      // CHECK: %[[PP:.*]] = spirv.AccessChain %[[P]][
      // CHECK: spirv.Store "Private" %[[PP]], %[[X]]
      // CHECK: %[[QP:.*]] = spirv.AccessChain %[[Q]][
      // CHECK: spirv.Store "Function" %[[QP]], %[[X]]
      %c = arith.constant 1 : index
      memref.store %x, %w[%c] : memref<8xf32, #gpu.address_space<workgroup>>
      memref.store %x, %p[%c] : memref<2xf32, 5>
      memref.store %x, %q[%c] : memref<2xf32, 6>
      gpu.return
    }
  }
}
