// RUN: mlir-opt %s -test-vector-chained-reduction-folding-patterns | FileCheck %s

// Sums that begin with a sum add vectors first.

// CHECK-LABEL: func.func @sums(
// CHECK-SAME: %[[ARG0:[^:]*]]: vector<4xf32>, %[[ARG1:[^:]*]]: vector<4xf32>, %[[ARG2:[^:]*]]: vector<4xf32>, %[[ARG3:[^:]*]]: f32) -> f32
// CHECK-NEXT: %[[V0:.*]] = arith.addf %[[ARG1]], %[[ARG2]] : vector<4xf32>
// CHECK-NEXT: %[[V1:.*]] = arith.addf %[[ARG0]], %[[V0]] : vector<4xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.reduction <add>, %[[V1]], %[[ARG3]] : vector<4xf32> into f32
// CHECK-NEXT: return %[[V2]] : f32
func.func @sums(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>, %s: f32) -> f32 {
  %0 = vector.reduction <add>, %a, %s : vector<4xf32> into f32
  %1 = vector.reduction <add>, %b, %0 : vector<4xf32> into f32
  %2 = vector.reduction <add>, %c, %1 : vector<4xf32> into f32
  return %2 : f32
}

// CHECK-LABEL: func.func @integers(
// CHECK-SAME: %[[ARG0:[^:]*]]: vector<4xi32>, %[[ARG1:[^:]*]]: vector<4xi32>) -> i32
// CHECK-NEXT: %[[V0:.*]] = arith.addi %[[ARG0]], %[[ARG1]] : vector<4xi32>
// CHECK-NEXT: %[[V1:.*]] = vector.reduction <add>, %[[V0]] : vector<4xi32> into i32
// CHECK-NEXT: return %[[V1]] : i32
func.func @integers(%a: vector<4xi32>, %b: vector<4xi32>) -> i32 {
  %0 = vector.reduction <add>, %a : vector<4xi32> into i32
  %1 = vector.reduction <add>, %b, %0 : vector<4xi32> into i32
  return %1 : i32
}

// CHECK-LABEL: func.func @zero(
// CHECK-SAME: %[[ARG0:[^:]*]]: vector<4xf32>, %[[ARG1:[^:]*]]: vector<4xf32>) -> f32
// CHECK-NEXT: %[[V0:.*]] = arith.addf %[[ARG0]], %[[ARG1]] : vector<4xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.reduction <add>, %[[V0]] : vector<4xf32> into f32
// CHECK-NEXT: return %[[V1]] : f32
func.func @zero(%a: vector<4xf32>, %b: vector<4xf32>) -> f32 {
  %z = arith.constant dense<-0.0> : vector<4xf32>
  %0 = arith.addf %a, %z : vector<4xf32>
  %1 = arith.addf %0, %b : vector<4xf32>
  %2 = vector.reduction <add>, %1 : vector<4xf32> into f32
  return %2 : f32
}

// MLIR does not look at the kind of the first reduction.
// CHECK-LABEL: func.func @other_kind(
// CHECK: vector.reduction <mul>
// CHECK: vector.reduction <add>
func.func @other_kind(%a: vector<4xi32>, %b: vector<4xi32>) -> i32 {
  %0 = vector.reduction <mul>, %a : vector<4xi32> into i32
  %1 = vector.reduction <add>, %b, %0 : vector<4xi32> into i32
  return %1 : i32
}
