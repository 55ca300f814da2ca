// RUN: mlir-opt --spirv-canonicalize-gl %s | FileCheck %s

spirv.module Logical GLSL450 {
  // CHECK-LABEL: spirv.func @clamp
  // CHECK-SAME:    %[[X:.*]]: f32, %[[LO:.*]]: f32, %[[HI:.*]]: f32)
  spirv.func @clamp(%x: f32, %lo: f32, %hi: f32) -> f32 "None" {
    // CHECK: %[[R:.*]] = spirv.GL.FClamp %[[X]], %[[LO]], %[[HI]] : f32
    // CHECK-NEXT: spirv.ReturnValue %[[R]]
    %0 = spirv.FOrdLessThan %lo, %x : f32
    %mid = spirv.Select %0, %x, %lo : i1, f32
    %1 = spirv.FOrdLessThan %mid, %hi : f32
    %2 = spirv.Select %1, %mid, %hi : i1, f32
    spirv.ReturnValue %2 : f32
  }
}
