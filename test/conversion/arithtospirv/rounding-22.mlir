// RUN: mlir-opt --mlir-version=22 --split-input-file --verify-diagnostics --convert-arith-to-spirv %s | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, Float16], []>, #spirv.resource_limits<>>} {
// CHECK-LABEL: func.func @modes
func.func @modes(%x: f32) -> (f16, f16, f16, f16, f16) {
  // CHECK: spirv.FConvert %{{.*}} : f32 to f16
  %0 = arith.truncf %x : f32 to f16
  // CHECK: spirv.FConvert %{{.*}} {fp_rounding_mode = #spirv.fp_rounding_mode<RTE>} : f32 to f16
  %1 = arith.truncf %x to_nearest_even : f32 to f16
  // CHECK: spirv.FConvert %{{.*}} {fp_rounding_mode = #spirv.fp_rounding_mode<RTN>} : f32 to f16
  %2 = arith.truncf %x downward : f32 to f16
  // CHECK: spirv.FConvert %{{.*}} {fp_rounding_mode = #spirv.fp_rounding_mode<RTP>} : f32 to f16
  %3 = arith.truncf %x upward : f32 to f16
  // CHECK: spirv.FConvert %{{.*}} {fp_rounding_mode = #spirv.fp_rounding_mode<RTZ>} : f32 to f16
  %4 = arith.truncf %x toward_zero : f32 to f16
  return %0, %1, %2, %3, %4 : f16, f16, f16, f16, f16
}
}

// -----

// A target without f16 does not round.

// CHECK-LABEL: func.func @emulated
func.func @emulated(%x: f32) -> f16 {
  // CHECK-NOT: spirv.FConvert
  %0 = arith.truncf %x to_nearest_away : f32 to f16
  return %0 : f16
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, Float16], []>, #spirv.resource_limits<>>} {
func.func @away(%x: f32) -> f16 {
  // expected-error @+1 {{failed to legalize operation 'arith.truncf'}}
  %0 = arith.truncf %x to_nearest_away : f32 to f16
  return %0 : f16
}
}
