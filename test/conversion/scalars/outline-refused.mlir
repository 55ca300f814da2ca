// RUN: mlir-opt %s -pass-pipeline='builtin.module(gpu.module(spirv-outline-math))' | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Float64], []>, #spirv.resource_limits<>>} {
  // What is refused is refused where it stands.
  // CHECK-LABEL: gpu.module @refused
  // CHECK: math.sin
  // CHECK: math.sin
  // CHECK-NOT: func.func
  gpu.module @refused {
    func.func @f(%a: f64) -> f64 {
      %s = math.sin %a : f64
      %t = math.sin %s : f64
      return %t : f64
    }
  }
}
