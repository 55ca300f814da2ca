// RUN: mlir-opt %s -test-vector-scan-lowering | FileCheck %s

// Each slice along the dimension is combined with those before it.

// CHECK-LABEL: func.func @inclusive(
// CHECK-SAME: %[[ARG0:[^:]*]]: vector<2x3xf32>, %[[ARG1:[^:]*]]: vector<2xf32>) -> (vector<2x3xf32>, vector<2xf32>)
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT: %[[V0:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x3xf32> to vector<2x1xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.insert_strided_slice %[[V0]], %[[CST]] {offsets = [0, 0], strides = [1, 1]} : vector<2x1xf32> into vector<2x3xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x3xf32> to vector<2x1xf32>
// CHECK-NEXT: %[[V3:.*]] = arith.mulf %[[V0]], %[[V2]] : vector<2x1xf32>
// CHECK-NEXT: %[[V4:.*]] = vector.insert_strided_slice %[[V3]], %[[V1]] {offsets = [0, 1], strides = [1, 1]} : vector<2x1xf32> into vector<2x3xf32>
// CHECK-NEXT: %[[V5:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 2], sizes = [2, 1], strides = [1, 1]} : vector<2x3xf32> to vector<2x1xf32>
// CHECK-NEXT: %[[V6:.*]] = arith.mulf %[[V3]], %[[V5]] : vector<2x1xf32>
// CHECK-NEXT: %[[V7:.*]] = vector.insert_strided_slice %[[V6]], %[[V4]] {offsets = [0, 2], strides = [1, 1]} : vector<2x1xf32> into vector<2x3xf32>
// CHECK-NEXT: %[[V8:.*]] = vector.shape_cast %[[V6]] : vector<2x1xf32> to vector<2xf32>
// CHECK-NEXT: return %[[V7]], %[[V8]] : vector<2x3xf32>, vector<2xf32>
func.func @inclusive(%v: vector<2x3xf32>, %i: vector<2xf32>) -> (vector<2x3xf32>, vector<2xf32>) {
  %0:2 = vector.scan <mul>, %v, %i {inclusive = true, reduction_dim = 1} : vector<2x3xf32>, vector<2xf32>
  return %0#0, %0#1 : vector<2x3xf32>, vector<2xf32>
}

// CHECK-LABEL: func.func @exclusive(
// CHECK-SAME: %[[ARG0:[^:]*]]: vector<3xi32>, %[[ARG1:[^:]*]]: vector<i32>) -> (vector<3xi32>, vector<i32>)
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<0> : vector<3xi32>
// CHECK-NEXT: %[[V0:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [1], strides = [1]} : vector<3xi32> to vector<1xi32>
// CHECK-NEXT: %[[V1:.*]] = vector.broadcast %[[ARG1]] : vector<i32> to vector<1xi32>
// CHECK-NEXT: %[[V2:.*]] = vector.insert_strided_slice %[[V1]], %[[CST]] {offsets = [0], strides = [1]} : vector<1xi32> into vector<3xi32>
// CHECK-NEXT: %[[V3:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [1], sizes = [1], strides = [1]} : vector<3xi32> to vector<1xi32>
// CHECK-NEXT: %[[V4:.*]] = arith.maxui %[[V1]], %[[V0]] : vector<1xi32>
// CHECK-NEXT: %[[V5:.*]] = vector.insert_strided_slice %[[V4]], %[[V2]] {offsets = [1], strides = [1]} : vector<1xi32> into vector<3xi32>
// CHECK-NEXT: %[[V6:.*]] = arith.maxui %[[V4]], %[[V3]] : vector<1xi32>
// CHECK-NEXT: %[[V7:.*]] = vector.insert_strided_slice %[[V6]], %[[V5]] {offsets = [2], strides = [1]} : vector<1xi32> into vector<3xi32>
// CHECK-NEXT: %[[V8:.*]] = vector.extract %[[V6]][0] : i32 from vector<1xi32>
// CHECK-NEXT: %[[V9:.*]] = vector.broadcast %[[V8]] : i32 to vector<i32>
// CHECK-NEXT: return %[[V7]], %[[V9]] : vector<3xi32>, vector<i32>
func.func @exclusive(%v: vector<3xi32>, %i: vector<i32>) -> (vector<3xi32>, vector<i32>) {
  %0:2 = vector.scan <maxui>, %v, %i {inclusive = false, reduction_dim = 0} : vector<3xi32>, vector<i32>
  return %0#0, %0#1 : vector<3xi32>, vector<i32>
}
