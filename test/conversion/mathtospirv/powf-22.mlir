// RUN: mlir-opt --mlir-version=22 --convert-math-to-spirv %s | FileCheck %s

// A negative base and an exponent that is no integer give NaN since MLIR 20.

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[X:.*]]: f32, %[[Y:.*]]: f32)
func.func @f(%x: f32, %y: f32) -> f32 {
  // CHECK: %[[ZERO:.*]] = spirv.Constant 0.000000e+00 : f32
  // CHECK: %[[NEGATIVE:.*]] = spirv.FOrdLessThan %[[X]], %[[ZERO]] : f32
  // CHECK: %[[ONE:.*]] = spirv.Constant 1.000000e+00 : f32
  // CHECK: %[[REST:.*]] = spirv.FRem %[[Y]], %[[ONE]] : f32
  // CHECK: %[[FRACTION:.*]] = spirv.FOrdNotEqual %[[REST]], %[[ZERO]] : f32
  // CHECK: %[[BROKEN:.*]] = spirv.LogicalAnd %[[FRACTION]], %[[NEGATIVE]] : i1
  // CHECK: %[[NAN:.*]] = spirv.Constant 0x7FC00000 : f32
  // CHECK: %[[BASE:.*]] = spirv.Select %[[BROKEN]], %[[NAN]], %[[X]] : i1, f32
  // CHECK: spirv.GL.FAbs %[[BASE]] : f32
  %0 = math.powf %x, %y : f32
  return %0 : f32
}
}
