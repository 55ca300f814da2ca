// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-expand-scalars)))" --verify-diagnostics

// SPIR-V rounds conversions of floats to the nearest number; a mode is not ignored.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Float16], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @kernel(%x: f32) kernel {
      %nearest = arith.truncf %x to_nearest_even : f32 to f16
      // expected-error@+1 {{'arith.truncf' op rounds by 'toward_zero', which kernels can do to formats of 8 bits and 'bf16' only: leave the mode out, which rounds to the nearest number}}
      %zero = arith.truncf %x toward_zero : f32 to f16
      gpu.return
    }
  }
}
