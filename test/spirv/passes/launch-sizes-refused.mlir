// RUN: mlir-opt %s -verify-diagnostics --pass-pipeline="builtin.module(spirv.module(spirv-launch-sizes{webgpu}))"

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  spirv.module Logical GLSL450 {
    // expected-error @below {{the workgroup size of entry point 'open' is set at launch, which WebGPU does not allow}}
    spirv.func @open() "None" attributes {spirv.entry_point_abi = #spirv.entry_point_abi<>} {
      spirv.Return
    }
  }
}
