// RUN: mlir-opt --mlir-version=22 --split-input-file --convert-math-to-spirv %s | FileCheck %s
// RUN: mlir-opt --mlir-version=19 --split-input-file --convert-math-to-spirv %s | FileCheck --check-prefix=OLD %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
// CHECK-LABEL: func.func @shader
// OLD-LABEL: func.func @shader
func.func @shader(%x: f32, %v: vector<3xf32>) {
  // CHECK: spirv.GL.Acos %{{.*}} : f32
  // OLD: math.acos
  %0 = math.acos %x : f32
  // CHECK: spirv.GL.Acosh %{{.*}} : f32
  %1 = math.acosh %x : f32
  // CHECK: spirv.GL.Asin %{{.*}} : f32
  %2 = math.asin %x : f32
  // CHECK: spirv.GL.Asinh %{{.*}} : f32
  %3 = math.asinh %x : f32
  // CHECK: spirv.GL.Atan %{{.*}} : f32
  %4 = math.atan %x : f32
  // CHECK: spirv.GL.Atanh %{{.*}} : f32
  %5 = math.atanh %x : f32
  // CHECK: spirv.GL.Cosh %{{.*}} : f32
  %6 = math.cosh %x : f32
  // CHECK: spirv.GL.Sinh %{{.*}} : f32
  %7 = math.sinh %x : f32
  // CHECK: spirv.GL.Tan %{{.*}} : vector<3xf32>
  %8 = math.tan %v : vector<3xf32>
  // CHECK: %[[K:.*]] = spirv.Constant 1.44269502 : f32
  // CHECK: %[[L:.*]] = spirv.GL.Log %{{.*}} : f32
  // CHECK: spirv.FMul %[[L]], %[[K]] : f32
  // OLD: math.log2
  %9 = math.log2 %x : f32
  // CHECK: spirv.Constant dense<0.434294492> : vector<3xf32>
  %10 = math.log10 %v : vector<3xf32>
  // CHECK: spirv.IsNan %{{.*}} : f32
  %11 = math.isnan %x : f32
  // CHECK: spirv.IsInf %{{.*}} : vector<3xf32>
  %12 = math.isinf %v : vector<3xf32>
  // As in MLIR 22. The deduction of capabilities finds that OpIsFinite needs Kernel.
  // CHECK: spirv.IsFinite %{{.*}} : f32
  %13 = math.isfinite %x : f32
  return
}
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel], []>, #spirv.resource_limits<>>} {
// CHECK-LABEL: func.func @kernel
func.func @kernel(%x: f32) {
  // CHECK: spirv.CL.acos %{{.*}} : f32
  %0 = math.acos %x : f32
  // CHECK: spirv.CL.tan %{{.*}} : f32
  %1 = math.tan %x : f32
  // CHECK: spirv.CL.log %{{.*}} : f32
  // CHECK: spirv.FMul
  %2 = math.log10 %x : f32
  // CHECK: spirv.IsFinite %{{.*}} : f32
  %3 = math.isfinite %x : f32
  return
}
}
