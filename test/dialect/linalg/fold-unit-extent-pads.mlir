// RUN: mlir-opt %s --linalg-fold-unit-extent-dims | FileCheck %s

// CHECK-DAG: #[[$MAP0:.*]] = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-DAG: #[[$MAP1:.*]] = affine_map<()[s0] -> (s0 + 2)>
// CHECK-DAG: #[[$MAP2:.*]] = affine_map<()[s0, s1] -> (s0 + s1)>

// CHECK-LABEL: func.func @inner(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<4x1x1x5x1x6xf32>, %[[ARG1:[A-Za-z0-9_]+]]: f32
// CHECK: %[[V0:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1, 2], [3, 4], [5]] : tensor<4x1x1x5x1x6xf32> into tensor<4x5x6xf32>
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.pad %[[V0]] low[1, 0, 3] high[1, 0, 0] {
// CHECK: ^bb0(%[[ARG2:[A-Za-z0-9_]+]]: index, %[[ARG3:[A-Za-z0-9_]+]]: index, %[[ARG4:[A-Za-z0-9_]+]]: index):
// CHECK: tensor.yield %[[ARG1]] : f32
// CHECK: } : tensor<4x5x6xf32> to tensor<6x5x9xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V1]] {{\[\[}}0, 1, 2], [3, 4], [5]] output_shape [6, 1, 1, 5, 1, 9] : tensor<6x5x9xf32> into tensor<6x1x1x5x1x9xf32>
// CHECK: return %[[V2]] : tensor<6x1x1x5x1x9xf32>
func.func @inner(%x: tensor<4x1x1x5x1x6xf32>, %c: f32) -> tensor<6x1x1x5x1x9xf32> {
  %0 = tensor.pad %x low[1, 0, 0, 0, 0, 3] high[1, 0, 0, 0, 0, 0] {
  ^bb0(%i: index, %j: index, %k: index, %l: index, %m: index, %n: index):
    tensor.yield %c : f32
  } : tensor<4x1x1x5x1x6xf32> to tensor<6x1x1x5x1x9xf32>
  return %0 : tensor<6x1x1x5x1x9xf32>
}

// CHECK-LABEL: func.func @dynamic(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<?x1x?xf32>, %[[ARG1:[A-Za-z0-9_]+]]: f32, %[[ARG2:[A-Za-z0-9_]+]]: index
// CHECK-DAG: %[[V0:[A-Za-z0-9_]+]] = arith.constant 2 : index
// CHECK-DAG: %[[V1:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK-DAG: %[[V2:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2]] : tensor<?x1x?xf32> into tensor<?x?xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.pad %[[V3]] low[1, %[[ARG2]]] high[1, 0] {
// CHECK: ^bb0(%[[ARG3:[A-Za-z0-9_]+]]: index, %[[ARG4:[A-Za-z0-9_]+]]: index):
// CHECK: tensor.yield %[[ARG1]] : f32
// CHECK: } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.dim %[[ARG0]], %[[V2]] : tensor<?x1x?xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = affine.apply #[[$MAP0]]()[%[[V5]], %[[V1]]]
// CHECK: %[[V7:[A-Za-z0-9_]+]] = affine.apply #[[$MAP1]]()[%[[V6]]]
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.dim %[[ARG0]], %[[V0]] : tensor<?x1x?xf32>
// CHECK: %[[V9:[A-Za-z0-9_]+]] = affine.apply #[[$MAP2]]()[%[[ARG2]], %[[V8]]]
// CHECK: %[[V10:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V4]] {{\[\[}}0, 1], [2]] output_shape [%[[V7]], 1, %[[V9]]] : tensor<?x?xf32> into tensor<?x1x?xf32>
// CHECK: return %[[V10]] : tensor<?x1x?xf32>
func.func @dynamic(%x: tensor<?x1x?xf32>, %c: f32, %l: index) -> tensor<?x1x?xf32> {
  %0 = tensor.pad %x low[1, 0, %l] high[1, 0, 0] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %c : f32
  } : tensor<?x1x?xf32> to tensor<?x1x?xf32>
  return %0 : tensor<?x1x?xf32>
}

// CHECK-LABEL: func.func @slices(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<?x8x?xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<1x1x?xf32>, %[[ARG2:[A-Za-z0-9_]+]]: index
// CHECK: %[[V0:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG0]][0, 2, %[[ARG2]]] [%[[ARG2]], 1, 4] [1, 1, 1] : tensor<?x8x?xf32> to tensor<?x4xf32>
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V0]] {{\[\[}}0], [1, 2]] output_shape [%[[ARG2]], 1, 4] : tensor<?x4xf32> into tensor<?x1x4xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[ARG1]] {{\[\[}}0, 1, 2]] : tensor<1x1x?xf32> into tensor<?xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V2]] into %[[ARG0]][0, 0, 0] [1, 1, %[[ARG2]]] [1, 1, 1] : tensor<?xf32> into tensor<?x8x?xf32>
// CHECK: return %[[V1]], %[[V3]] : tensor<?x1x4xf32>, tensor<?x8x?xf32>
func.func @slices(%x: tensor<?x8x?xf32>, %y: tensor<1x1x?xf32>, %n: index) -> (tensor<?x1x4xf32>, tensor<?x8x?xf32>) {
  %0 = tensor.extract_slice %x[0, 2, %n] [%n, 1, 4] [1, 1, 1] : tensor<?x8x?xf32> to tensor<?x1x4xf32>
  %1 = tensor.insert_slice %y into %x[0, 0, 0] [1, 1, %n] [1, 1, 1] : tensor<1x1x?xf32> into tensor<?x8x?xf32>
  return %0, %1 : tensor<?x1x4xf32>, tensor<?x8x?xf32>
}
