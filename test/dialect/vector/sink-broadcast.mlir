// RUN: mlir-opt %s -test-sink-vector-broadcast | FileCheck %s

// Casts and elementwise operations of broadcasts happen before them.

// CHECK-LABEL: func.func @cast(
// CHECK-SAME: %[[ARG0:[^:]*]]: vector<4xi8>, %[[ARG1:[^:]*]]: f32) -> (vector<3x4xi32>, vector<2xf64>)
// CHECK-NEXT: %[[V0:.*]] = arith.extui %[[ARG0]] : vector<4xi8> to vector<4xi32>
// CHECK-NEXT: %[[V1:.*]] = vector.broadcast %[[V0]] : vector<4xi32> to vector<3x4xi32>
// CHECK-NEXT: %[[V2:.*]] = arith.extf %[[ARG1]] : f32 to f64
// CHECK-NEXT: %[[V3:.*]] = vector.broadcast %[[V2]] : f64 to vector<2xf64>
// CHECK-NEXT: return %[[V1]], %[[V3]] : vector<3x4xi32>, vector<2xf64>
func.func @cast(%a: vector<4xi8>, %s: f32) -> (vector<3x4xi32>, vector<2xf64>) {
  %0 = vector.broadcast %a : vector<4xi8> to vector<3x4xi8>
  %1 = arith.extui %0 : vector<3x4xi8> to vector<3x4xi32>
  %2 = vector.broadcast %s : f32 to vector<2xf32>
  %3 = arith.extf %2 : vector<2xf32> to vector<2xf64>
  return %1, %3 : vector<3x4xi32>, vector<2xf64>
}

// CHECK-LABEL: func.func @compute(
// CHECK-SAME: %[[ARG0:[^:]*]]: vector<4xf32>, %[[ARG1:[^:]*]]: vector<4xf32>, %[[ARG2:[^:]*]]: f32) -> (vector<3x4xf32>, vector<4xf32>, vector<3x4xf32>)
// CHECK-NEXT: %[[V0:.*]] = vector.broadcast %[[ARG1]] : vector<4xf32> to vector<3x4xf32>
// CHECK-NEXT: %[[V1:.*]] = arith.divf %[[ARG0]], %[[ARG1]] fastmath<fast> : vector<4xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.broadcast %[[V1]] : vector<4xf32> to vector<3x4xf32>
// CHECK-NEXT: %[[V3:.*]] = math.exp %[[ARG2]] : f32
// CHECK-NEXT: %[[V4:.*]] = vector.broadcast %[[V3]] : f32 to vector<4xf32>
// CHECK-NEXT: %[[V5:.*]] = vector.broadcast %[[ARG2]] : f32 to vector<3x4xf32>
// CHECK-NEXT: %[[V6:.*]] = arith.addf %[[V5]], %[[V0]] : vector<3x4xf32>
// CHECK-NEXT: return %[[V2]], %[[V4]], %[[V6]] : vector<3x4xf32>, vector<4xf32>, vector<3x4xf32>
func.func @compute(%a: vector<4xf32>, %b: vector<4xf32>, %s: f32) -> (vector<3x4xf32>, vector<4xf32>, vector<3x4xf32>) {
  %0 = vector.broadcast %a : vector<4xf32> to vector<3x4xf32>
  %1 = vector.broadcast %b : vector<4xf32> to vector<3x4xf32>
  %2 = arith.divf %0, %1 fastmath<fast> : vector<3x4xf32>
  %3 = vector.splat %s : vector<4xf32>
  %4 = math.exp %3 : vector<4xf32>
  %5 = vector.broadcast %s : f32 to vector<3x4xf32>
  %6 = arith.addf %5, %1 : vector<3x4xf32>
  return %2, %4, %6 : vector<3x4xf32>, vector<4xf32>, vector<3x4xf32>
}
