// RUN: mlir-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: @expand(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?x?xf32>, %[[ARG1:.*]]: index, %[[ARG2:.*]]: index
// CHECK-NEXT:     %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:.*]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[V0:.*]] = affine.apply #map()[%[[DIM]]]
// CHECK-NEXT:     %[[DIM_0:.*]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[V1:.*]] = affine.apply #map1()[%[[DIM_0]]]
// CHECK-NEXT:     return %[[V0]], %[[C2]], %[[V1]] : index, index, index
func.func @expand(%t : tensor<?x?xf32>, %i : index, %j : index) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %t [[0, 1, 2], [3, 4]] output_shape [2, %i, 5, 4, %j] : tensor<?x?xf32> into tensor<2x?x5x4x?xf32>
  %1 = tensor.dim %0, %c1 : tensor<2x?x5x4x?xf32>
  %2 = tensor.dim %0, %c0 : tensor<2x?x5x4x?xf32>
  %c4 = arith.constant 4 : index
  %3 = tensor.dim %0, %c4 : tensor<2x?x5x4x?xf32>
  return %1, %2, %3 : index, index, index
}

// CHECK-LABEL: @collapse(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?x4x?x2xf32>
// CHECK-NEXT:     %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:.*]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x4x?x2xf32>
// CHECK-NEXT:     %[[DIM_0:.*]] = tensor.dim %[[ARG0]], %[[C2]] : tensor<?x4x?x2xf32>
// CHECK-NEXT:     %[[V0:.*]] = affine.apply #map2()[%[[DIM]], %[[DIM_0]]]
// CHECK-NEXT:     return %[[V0]], %[[C2]] : index, index
func.func @collapse(%t : tensor<?x4x?x2xf32>) -> (index, index) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = tensor.collapse_shape %t [[0, 1, 2], [3]] : tensor<?x4x?x2xf32> into tensor<?x2xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x2xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x2xf32>
  return %1, %2 : index, index
}
