// RUN: mlir-opt -spirv-webgpu-prepare %s | FileCheck %s

spirv.module Logical GLSL450 {
  // CHECK-LABEL: spirv.func @carry
  // CHECK-SAME: (%[[A:[^:]*]]: i32, %[[B:[^:]*]]: i32)
  // CHECK-DAG: %[[ONE:.*]] = spirv.Constant 1 : i32
  // CHECK-DAG: %[[ZERO:.*]] = spirv.Constant 0 : i32
  // CHECK-NEXT: %[[S:.*]] = spirv.IAdd %[[A]], %[[B]]
  // CHECK-NEXT: %[[L:.*]] = spirv.ULessThan %[[S]], %[[A]]
  // CHECK-NEXT: %[[C:.*]] = spirv.Select %[[L]], %[[ONE]], %[[ZERO]]
  // CHECK-NEXT: %[[R:.*]] = spirv.CompositeConstruct %[[S]], %[[C]]
  // CHECK-NEXT: spirv.ReturnValue %[[R]]
  spirv.func @carry(%a: i32, %b: i32) -> !spirv.struct<(i32, i32)> "None" {
    %0 = spirv.IAddCarry %a, %b : !spirv.struct<(i32, i32)>
    spirv.ReturnValue %0 : !spirv.struct<(i32, i32)>
  }

  // Four digits of the result: four products without signs, ten with them.
  // CHECK-LABEL: spirv.func @unsigned
  // CHECK-COUNT-4: spirv.IMul
  // CHECK-NOT: spirv.IMul
  // CHECK: spirv.CompositeConstruct
  spirv.func @unsigned(%a: vector<3xi32>) -> !spirv.struct<(vector<3xi32>, vector<3xi32>)> "None" {
    %0 = spirv.UMulExtended %a, %a : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
    spirv.ReturnValue %0 : !spirv.struct<(vector<3xi32>, vector<3xi32>)>
  }
  // CHECK-LABEL: spirv.func @signed
  // CHECK-COUNT-10: spirv.IMul
  // CHECK-NOT: spirv.IMul
  // CHECK: spirv.CompositeConstruct
  spirv.func @signed(%a: i32, %b: i32) -> !spirv.struct<(i32, i32)> "None" {
    %0 = spirv.SMulExtended %a, %b : !spirv.struct<(i32, i32)>
    spirv.ReturnValue %0 : !spirv.struct<(i32, i32)>
  }

  // CHECK-LABEL: spirv.func @finite
  // CHECK: %[[NO:.*]] = spirv.Constant false
  // CHECK: spirv.ReturnValue %[[NO]]
  spirv.func @finite(%a: f32) -> i1 "None" {
    %0 = spirv.IsNan %a : f32
    %1 = spirv.IsInf %a : f32
    %2 = spirv.LogicalOr %0, %1 : i1
    spirv.ReturnValue %2 : i1
  }

  // Other widths are not for WebGPU.
  // CHECK-LABEL: spirv.func @wide
  // CHECK: spirv.IAddCarry
  spirv.func @wide(%a: i64) -> !spirv.struct<(i64, i64)> "None" {
    %0 = spirv.IAddCarry %a, %a : !spirv.struct<(i64, i64)>
    spirv.ReturnValue %0 : !spirv.struct<(i64, i64)>
  }
}
