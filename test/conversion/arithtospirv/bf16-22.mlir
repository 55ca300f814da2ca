// RUN: mlir-opt --mlir-version=22 --split-input-file --convert-arith-to-spirv %s | FileCheck %s

// A target without bf16 computes with f32.

// CHECK-LABEL: func.func @emulated
func.func @emulated(%a: bf16, %b: bf16) -> bf16 {
  // CHECK: spirv.FAdd %{{.*}}, %{{.*}} : f32
  %0 = arith.addf %a, %b : bf16
  return %0 : bf16
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, BFloat16TypeKHR], [SPV_KHR_bfloat16]>, #spirv.resource_limits<>>} {
// CHECK-LABEL: func.func @native
func.func @native(%a: bf16, %b: f32, %c: i1) -> (f32, bf16) {
  // CHECK: spirv.FConvert %{{.*}} : bf16 to f32
  %0 = arith.extf %a : bf16 to f32
  // CHECK: %[[T:.*]] = spirv.FConvert %{{.*}} : f32 to bf16
  %1 = arith.truncf %b : f32 to bf16
  // CHECK: %[[C:.*]] = spirv.Constant 1.500000e+00 : bf16
  %2 = arith.constant 1.5 : bf16
  // CHECK: spirv.Select %{{.*}}, %[[T]], %[[C]] : i1, bf16
  %3 = arith.select %c, %1, %2 : bf16
  return %0, %3 : f32, bf16
}
}
