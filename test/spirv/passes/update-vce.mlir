// RUN: mlir-opt --split-input-file --verify-diagnostics --spirv-update-vce %s | FileCheck %s

// CHECK: spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [StorageBuffer8BitAccess, Shader, Float64], [SPV_KHR_8bit_storage, SPV_KHR_storage_buffer_storage_class]>
spirv.module Logical GLSL450 attributes {
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Float64, StorageBuffer8BitAccess, Int64], [SPV_KHR_8bit_storage]>, #spirv.resource_limits<>>
} {
  spirv.GlobalVariable @bytes : !spirv.ptr<!spirv.struct<(i8 [0])>, StorageBuffer>
  spirv.func @f(%a: f64) "None" {
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 attributes {
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>
} {
  // expected-error @below {{'spirv.func' requires at least one capability in [Int64] but none allowed in target environment}}
  spirv.func @f(%a: i64) "None" {
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 attributes {
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, GroupNonUniformBallot], []>, #spirv.resource_limits<>>
} {
  spirv.func @f(%p: i1) "None" {
    // expected-error @below {{'spirv.GroupNonUniformBallot' requires min version v1.3 but target environment allows up to v1.0}}
    %0 = spirv.GroupNonUniformBallot <Subgroup> %p : vector<4xi32>
    spirv.Return
  }
}

// -----

// expected-error @below {{missing 'spirv.target_env' attribute}}
spirv.module Logical GLSL450 {}
