// RUN: mlir-opt %s -test-vector-extract-strided-slice-lowering | FileCheck %s

// Slices along one dimension, element by element.

// CHECK-LABEL: func.func @line(
// CHECK-SAME: %[[ARG0:[^:]*]]: vector<8xi8>) -> vector<3xi8>
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<0> : vector<3xi8>
// CHECK-NEXT: %[[V0:.*]] = vector.extract %[[ARG0]][2] : i8 from vector<8xi8>
// CHECK-NEXT: %[[V1:.*]] = vector.extract %[[ARG0]][3] : i8 from vector<8xi8>
// CHECK-NEXT: %[[V2:.*]] = vector.extract %[[ARG0]][4] : i8 from vector<8xi8>
// CHECK-NEXT: %[[V3:.*]] = vector.insert %[[V0]], %[[CST]] [0] : i8 into vector<3xi8>
// CHECK-NEXT: %[[V4:.*]] = vector.insert %[[V1]], %[[V3]] [1] : i8 into vector<3xi8>
// CHECK-NEXT: %[[V5:.*]] = vector.insert %[[V2]], %[[V4]] [2] : i8 into vector<3xi8>
// CHECK-NEXT: return %[[V5]] : vector<3xi8>
func.func @line(%a: vector<8xi8>) -> vector<3xi8> {
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [3], strides = [1]} : vector<8xi8> to vector<3xi8>
  return %0 : vector<3xi8>
}

// CHECK-LABEL: func.func @rows(
// CHECK-SAME: %[[ARG0:[^:]*]]: vector<8x4xf32>) -> vector<2x4xf32>
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<0.000000e+00> : vector<2x4xf32>
// CHECK-NEXT: %[[V0:.*]] = vector.extract %[[ARG0]][2] : vector<4xf32> from vector<8x4xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.extract %[[ARG0]][3] : vector<4xf32> from vector<8x4xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.insert %[[V0]], %[[CST]] [0] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT: %[[V3:.*]] = vector.insert %[[V1]], %[[V2]] [1] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT: return %[[V3]] : vector<2x4xf32>
func.func @rows(%a: vector<8x4xf32>) -> vector<2x4xf32> {
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [2], strides = [1]} : vector<8x4xf32> to vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
