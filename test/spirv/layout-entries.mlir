// RUN: mlir-opt %s -convert-gpu-to-spirv=layout=target | FileCheck %s
// RUN: mlir-opt %s -convert-gpu-to-spirv | FileCheck %s --check-prefix=MLIR

// Layout entries of the spirv dialect hold for the scope that has them and for those
// inside, unless these say otherwise. The module made of a scope keeps them.

module attributes {
  dlti.dl_spec = #dlti.dl_spec<"spirv.scalar_block_layout" = true, #dlti.dl_entry<index, 32>>,
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {

// CHECK: spirv.module @__spv__outer Logical GLSL450 {
// CHECK: !spirv.array<4 x vector<3xf32>, stride=12>
// MLIR: !spirv.array<4 x vector<3xf32>, stride=12>
gpu.module @outer {
  gpu.func @f(%m: memref<4xvector<3xf32>, #spirv.storage_class<StorageBuffer>>) kernel
      attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
    gpu.return
  }
}

// CHECK: spirv.module @__spv__demands Logical GLSL450 attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"spirv.block_layout", "std430">>} {
// CHECK: !spirv.array<4 x vector<3xf32>, stride=16>
gpu.module @demands attributes {dlti.dl_spec = #dlti.dl_spec<"spirv.block_layout" = "std430">} {
  gpu.func @f(%m: memref<4xvector<3xf32>, #spirv.storage_class<StorageBuffer>>) kernel
      attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
    gpu.return
  }
}

// CHECK: spirv.module @__spv__without Logical GLSL450 attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"spirv.scalar_block_layout", false>>} {
// CHECK: !spirv.array<4 x vector<3xf32>, stride=16>
gpu.module @without attributes {dlti.dl_spec = #dlti.dl_spec<"spirv.scalar_block_layout" = false>} {
  gpu.func @f(%m: memref<4xvector<3xf32>, #spirv.storage_class<StorageBuffer>>) kernel
      attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
    gpu.return
  }
}

// Uniform blocks of arrays of scalars have a stride of 16 without, 4 with the feature.
// CHECK: spirv.module @__spv__uniform
// CHECK: !spirv.array<4 x f32, stride=4>
gpu.module @uniform attributes {dlti.dl_spec = #dlti.dl_spec<"spirv.scalar_block_layout" = false, "spirv.uniform_buffer_standard_layout" = true>} {
  gpu.func @f(%m: memref<4xf32, #spirv.storage_class<Uniform>>) kernel
      attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
    gpu.return
  }
}
// CHECK: spirv.module @__spv__extended
// CHECK: !spirv.array<4 x f32, stride=16>
gpu.module @extended attributes {dlti.dl_spec = #dlti.dl_spec<"spirv.scalar_block_layout" = false>} {
  gpu.func @f(%m: memref<4xf32, #spirv.storage_class<Uniform>>) kernel
      attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
    gpu.return
  }
}
}
