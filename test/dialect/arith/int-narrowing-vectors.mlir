// RUN: mlir-opt %s --arith-int-narrowing=int-bitwidths-supported=8,16 | FileCheck %s

// CHECK-LABEL: @moves(
// CHECK-SAME: %[[ARG0:.*]]: vector<2x3xi8>, %[[ARG1:.*]]: i8
// CHECK-NEXT:     %[[V0:.*]] = vector.extract %[[ARG0]][1] : vector<3xi8> from vector<2x3xi8>
// CHECK-NEXT:     %[[V1:.*]] = arith.extsi %[[V0]] : vector<3xi8> to vector<3xi32>
// CHECK-NEXT:     %[[V2:.*]] = vector.transpose %[[ARG0]], [1, 0] : vector<2x3xi8> to vector<3x2xi8>
// CHECK-NEXT:     %[[V3:.*]] = arith.extsi %[[V2]] : vector<3x2xi8> to vector<3x2xi32>
// CHECK-NEXT:     %[[V4:.*]] = vector.shape_cast %[[ARG0]] : vector<2x3xi8> to vector<6xi8>
// CHECK-NEXT:     %[[V5:.*]] = arith.extsi %[[V4]] : vector<6xi8> to vector<6xi32>
// CHECK-NEXT:     %[[V6:.*]] = vector.broadcast %[[ARG1]] : i8 to vector<2x3xi8>
// CHECK-NEXT:     %[[V7:.*]] = arith.extui %[[V6]] : vector<2x3xi8> to vector<2x3xi32>
// CHECK-NEXT:     %[[V8:.*]] = vector.extract %[[ARG0]][0, 2] : i8 from vector<2x3xi8>
// CHECK-NEXT:     %[[V9:.*]] = arith.extsi %[[V8]] : i8 to i32
// CHECK-NEXT:     return %[[V1]], %[[V3]], %[[V5]], %[[V7]], %[[V9]] : vector<3xi32>, vector<3x2xi32>, vector<6xi32>, vector<2x3xi32>, i32
func.func @moves(%a: vector<2x3xi8>, %i : i8) -> (vector<3xi32>, vector<3x2xi32>, vector<6xi32>, vector<2x3xi32>, i32) {
  %e = arith.extsi %a : vector<2x3xi8> to vector<2x3xi32>
  %0 = vector.extract %e[1] : vector<3xi32> from vector<2x3xi32>
  %1 = vector.transpose %e, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  %2 = vector.shape_cast %e : vector<2x3xi32> to vector<6xi32>
  %s = arith.extui %i : i8 to i32
  %3 = vector.broadcast %s : i32 to vector<2x3xi32>
  %4 = vector.extract %e[0, 2] : i32 from vector<2x3xi32>
  return %0, %1, %2, %3, %4 : vector<3xi32>, vector<3x2xi32>, vector<6xi32>, vector<2x3xi32>, i32
}

// CHECK-LABEL: @inserts(
// CHECK-SAME: %[[ARG0:.*]]: vector<3xi8>, %[[ARG1:.*]]: vector<3xi32>, %[[ARG2:.*]]: i8
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<[1, 200, 3]> : vector<3xi16>
// CHECK-NEXT:     %[[V0:.*]] = arith.extsi %[[ARG2]] : i8 to i32
// CHECK-NEXT:     %[[V1:.*]] = vector.insert %[[ARG2]], %[[ARG0]] [1] : i8 into vector<3xi8>
// CHECK-NEXT:     %[[V2:.*]] = arith.extsi %[[V1]] : vector<3xi8> to vector<3xi32>
// CHECK-NEXT:     %[[V3:.*]] = vector.insert %[[V0]], %[[ARG1]] [1] : i32 into vector<3xi32>
// CHECK-NEXT:     %[[V4:.*]] = arith.trunci %[[V0]] : i32 to i16
// CHECK-NEXT:     %[[V5:.*]] = vector.insert %[[V4]], %[[CST]] [0] : i16 into vector<3xi16>
// CHECK-NEXT:     %[[V6:.*]] = arith.extsi %[[V5]] : vector<3xi16> to vector<3xi32>
// CHECK-NEXT:     return %[[V2]], %[[V3]], %[[V6]] : vector<3xi32>, vector<3xi32>, vector<3xi32>
func.func @inserts(%a: vector<3xi8>, %b: vector<3xi32>, %i : i8) -> (vector<3xi32>, vector<3xi32>, vector<3xi32>) {
  %e = arith.extsi %i : i8 to i32
  %v = arith.extsi %a : vector<3xi8> to vector<3xi32>
  %0 = vector.insert %e, %v [1] : i32 into vector<3xi32>
  %1 = vector.insert %e, %b [1] : i32 into vector<3xi32>
  %k = arith.constant dense<[1, 200, 3]> : vector<3xi32>
  %2 = vector.insert %e, %k [0] : i32 into vector<3xi32>
  return %0, %1, %2 : vector<3xi32>, vector<3xi32>, vector<3xi32>
}
