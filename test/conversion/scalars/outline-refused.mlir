// RUN: mlir-opt %s -pass-pipeline='builtin.module(gpu.module(spirv-outline-math))' | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  // What the target lacks is refused where it stands. Floats that are emulated become f32 first.
  // CHECK-LABEL: gpu.module @refused
  // CHECK-COUNT-4: math.sin
  // CHECK-NOT: func.func
  gpu.module @refused {
    func.func @f(%a: f64, %b: bf16) -> (f64, bf16) {
      %s = math.sin %a : f64
      %t = math.sin %s : f64
      %u = math.sin %b : bf16
      %v = math.sin %u : bf16
      return %t, %v : f64, bf16
    }
  }
}
