// RUN: mlir-opt %s -split-input-file --pass-pipeline="builtin.module(spirv.module(spirv-float-controls))" | FileCheck %s

// Kernels that compute with f32 keep signed zeros and NaN; a mode that is there is not added again.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, SignedZeroInfNanPreserve], [SPV_KHR_float_controls]>, #spirv.resource_limits<>>} {
  // CHECK-LABEL: spirv.module
  // CHECK: spirv.ExecutionMode @a "SignedZeroInfNanPreserve", 32
  // CHECK-NOT: @a "SignedZeroInfNanPreserve"
  // CHECK: spirv.ExecutionMode @b "SignedZeroInfNanPreserve", 32
  // CHECK-NOT: SignedZeroInfNanPreserve
  spirv.module Logical GLSL450 {
    spirv.func @a() "None" {
      %0 = spirv.Constant dense<1.0> : vector<2xf32>
      spirv.Return
    }
    spirv.func @b() "None" { spirv.Return }
    spirv.EntryPoint "GLCompute" @a
    spirv.EntryPoint "GLCompute" @b
    spirv.ExecutionMode @a "LocalSize", 1, 1, 1
    spirv.ExecutionMode @a "SignedZeroInfNanPreserve", 32
    spirv.ExecutionMode @b "LocalSize", 1, 1, 1
  }
  // CHECK-LABEL: spirv.module
  // CHECK-NOT: SignedZeroInfNanPreserve
  // CHECK: }
  spirv.module Logical GLSL450 {
    spirv.func @c() "None" {
      %0 = spirv.Constant 1.0 : f64
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @c
  }
}

// -----

// CHECK-LABEL: spirv.target_env
// CHECK-NOT: SignedZeroInfNanPreserve
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  spirv.module Logical GLSL450 {
    spirv.func @a() "None" {
      %0 = spirv.Constant 1.0 : f32
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @a
  }
}

// -----

// Kernels of OpenCL that a driver could contract get a mode; shaders have a decoration.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Kernel, Addresses], []>, #spirv.resource_limits<>>} {
  // CHECK-LABEL: spirv.func @sums
  // CHECK: spirv.ExecutionMode @sums "ContractionOff"
  spirv.module Physical64 OpenCL {
    spirv.func @sums(%a: f16) "None" {
      %0 = spirv.FSub %a, %a : f16
      spirv.Return
    }
    spirv.EntryPoint "Kernel" @sums
  }
  // CHECK-LABEL: spirv.func @quotient
  // CHECK-NOT: ContractionOff
  // CHECK: }
  spirv.module Physical64 OpenCL {
    spirv.func @quotient(%a: f32) "None" {
      %0 = spirv.FDiv %a, %a : f32
      spirv.Return
    }
    spirv.EntryPoint "Kernel" @quotient
  }
}
