// RUN: mlir-opt %s --split-input-file --verify-diagnostics --pass-pipeline="builtin.module(spirv.module(spirv-update-vce{exact}))"

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  spirv.module Logical GLSL450 {
    // expected-error @+1 {{'spirv.SpecConstant' requires at least one capability in [Int64] but none allowed in target environment}}
    spirv.SpecConstant @wide = 5 : i64
  }
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  spirv.module Logical GLSL450 {
    // One of several capabilities is enough for this variable, and the module chooses.
    spirv.GlobalVariable @layer built_in("Layer") : !spirv.ptr<i32, Input>
    // expected-error @+1 {{'spirv.GlobalVariable' requires at least one capability in [Kernel] but none allowed in target environment}}
    spirv.GlobalVariable @id built_in("GlobalLinearId") : !spirv.ptr<i32, Input>
  }
}
