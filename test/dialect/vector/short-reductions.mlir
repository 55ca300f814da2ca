// RUN: mlir-opt %s -test-vector-break-down-reduction-patterns | FileCheck %s

// Reductions of at most two elements.

// CHECK-LABEL: func.func @pair(
// CHECK-SAME: %[[ARG0:[^:]*]]: vector<2xf32>, %[[ARG1:[^:]*]]: f32) -> f32
// CHECK-NEXT: %[[V0:.*]] = vector.extract %[[ARG0]][0] : f32 from vector<2xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.extract %[[ARG0]][1] : f32 from vector<2xf32>
// CHECK-NEXT: %[[V2:.*]] = arith.minimumf %[[V0]], %[[V1]] fastmath<nnan> : f32
// CHECK-NEXT: %[[V3:.*]] = arith.minimumf %[[V2]], %[[ARG1]] fastmath<nnan> : f32
// CHECK-NEXT: return %[[V3]] : f32
func.func @pair(%a: vector<2xf32>, %s: f32) -> f32 {
  %0 = vector.reduction <minimumf>, %a, %s fastmath<nnan> : vector<2xf32> into f32
  return %0 : f32
}

// CHECK-LABEL: func.func @one(
// CHECK-SAME: %[[ARG0:[^:]*]]: vector<1xi8>) -> i8
// CHECK-NEXT: %[[V0:.*]] = vector.extract %[[ARG0]][0] : i8 from vector<1xi8>
// CHECK-NEXT: return %[[V0]] : i8
func.func @one(%a: vector<1xi8>) -> i8 {
  %0 = vector.reduction <xor>, %a : vector<1xi8> into i8
  return %0 : i8
}

// CHECK-LABEL: func.func @long(
// CHECK-SAME: %[[ARG0:[^:]*]]: vector<3xi8>) -> i8
// CHECK-NEXT: %[[V0:.*]] = vector.reduction <xor>, %[[ARG0]] : vector<3xi8> into i8
// CHECK-NEXT: return %[[V0]] : i8
func.func @long(%a: vector<3xi8>) -> i8 {
  %0 = vector.reduction <xor>, %a : vector<3xi8> into i8
  return %0 : i8
}
