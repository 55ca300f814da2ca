// RUN: mlir-opt --spirv-rewrite-inserts %s | FileCheck %s

spirv.module Logical GLSL450 {
  // CHECK-LABEL: spirv.func @whole
  // CHECK-SAME:    %[[A:.*]]: f32, %[[B:.*]]: f32, %[[V:.*]]: vector<2xf32>)
  spirv.func @whole(%a: f32, %b: f32, %v: vector<2xf32>) -> vector<2xf32> "None" {
    // CHECK-NEXT: %[[C:.*]] = spirv.CompositeConstruct %[[A]], %[[B]] : (f32, f32) -> vector<2xf32>
    // CHECK-NEXT: spirv.ReturnValue %[[C]]
    %0 = spirv.CompositeInsert %a, %v[0 : i32] : f32 into vector<2xf32>
    %1 = spirv.CompositeInsert %b, %0[1 : i32] : f32 into vector<2xf32>
    spirv.ReturnValue %1 : vector<2xf32>
  }
  // An element that keeps its old value.
  // CHECK-LABEL: spirv.func @partial
  spirv.func @partial(%a: f32, %v: vector<2xf32>) -> vector<2xf32> "None" {
    // CHECK-NEXT: spirv.CompositeInsert
    %0 = spirv.CompositeInsert %a, %v[1 : i32] : f32 into vector<2xf32>
    spirv.ReturnValue %0 : vector<2xf32>
  }
}
