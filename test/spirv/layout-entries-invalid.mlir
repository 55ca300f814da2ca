// RUN: mlir-opt %s -split-input-file -verify-diagnostics -convert-gpu-to-spirv=layout=target -spirv-lower-abi-attrs=layout=target

// expected-error @below {{'spirv.scalar_block_layout' data layout entry is expected to be a boolean}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"spirv.scalar_block_layout" = 1 : i32>} {}

// -----

// expected-error @below {{'spirv.workgroup_explicit_layout' data layout entry is expected to be a boolean}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"spirv.workgroup_explicit_layout" = "true">} {}

// -----

// expected-error @below {{'spirv.block_layout' data layout entry is expected to be one of 'std140', 'std430', 'scalar' or 'c'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"spirv.block_layout" = "packed">} {}

// -----

// expected-error @below {{unknown data layout entry name: spirv.tight_layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"spirv.tight_layout" = true>} {}

// -----

// expected-error @below {{'spirv.scalar_block_layout' data layout entry is expected to be a boolean}}
spirv.module Logical GLSL450 attributes {dlti.dl_spec = #dlti.dl_spec<"spirv.scalar_block_layout" = unit>} {}

// -----

// The demand and the target are in different places.

// expected-note @below {{the target is described here, without scalarBlockLayout}}
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
// expected-note @below {{block layout "c" is demanded here}}
gpu.module @k attributes {dlti.dl_spec = #dlti.dl_spec<"spirv.block_layout" = "c">} {
  // expected-error @below {{block layout "c" in storage class StorageBuffer needs the feature scalarBlockLayout}}
  gpu.func @f(%m: memref<4xf32, #spirv.storage_class<StorageBuffer>>) kernel
      attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
    gpu.return
  }
}
}

// -----

// expected-note @below {{block layout "std430" is demanded here}}
// expected-note @below {{the target is described here, without uniformBufferStandardLayout}}
module attributes {
  dlti.dl_spec = #dlti.dl_spec<"spirv.block_layout" = "std430">,
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
spirv.module Logical GLSL450 {
  // expected-error @below {{block layout "std430" in storage class Uniform needs the feature uniformBufferStandardLayout}}
  spirv.func @f(%m: !spirv.ptr<!spirv.struct<(f32, vector<3xf32>)>, Uniform> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>}) "None"
      attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
    spirv.Return
  }
}
}
