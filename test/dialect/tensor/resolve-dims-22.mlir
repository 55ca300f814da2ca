// RUN: mlir-opt %s --mlir-version=22 -resolve-ranked-shaped-type-result-dims -split-input-file | FileCheck %s

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<()[s0] -> (s0 * 2)>
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<12x?xf32>, %[[V1:[A-Za-z0-9_]+]]: index) -> (index, index)
// CHECK: %[[V2:[A-Za-z0-9_]+]] = affine.apply #[[$M0]]()[%[[V1]]]
// CHECK: return %[[V1]], %[[V2]] : index, index
func.func @f(%a: tensor<12x?xf32>, %n: index) -> (index, index) {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %1 = tensor.expand_shape %a [[0, 1], [2, 3]] output_shape [3, 4, %n, 2] : tensor<12x?xf32> into tensor<3x4x?x2xf32>
  %d = tensor.dim %1, %c2 : tensor<3x4x?x2xf32>
  %c = tensor.collapse_shape %1 [[0, 1], [2, 3]] : tensor<3x4x?x2xf32> into tensor<12x?xf32>
  %c1 = arith.constant 1 : index
  %e = tensor.dim %c, %c1 : tensor<12x?xf32>
  return %d, %e : index, index
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<()[s0] -> (s0 * 4)>
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x4x?xf32>) -> (index, index)
// CHECK: %[[V1:[A-Za-z0-9_]+]] = arith.constant 2 : index
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V2]] : tensor<?x4x?xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = affine.apply #[[$M0]]()[%[[V3]]]
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V1]] : tensor<?x4x?xf32>
// CHECK: return %[[V4]], %[[V5]] : index, index
func.func @f(%a: tensor<?x4x?xf32>) -> (index, index) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %c = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %d = tensor.dim %c, %c0 : tensor<?x?xf32>
  %e = tensor.dim %c, %c1 : tensor<?x?xf32>
  return %d, %e : index, index
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>
// CHECK: #[[$M1:[A-Za-z0-9_]+]] = affine_map<()[s0] -> (s0 + 6)>
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x4x?xf32>, %[[V1:[A-Za-z0-9_]+]]: index, %[[V2:[A-Za-z0-9_]+]]: index, %[[V3:[A-Za-z0-9_]+]]: f32) -> (index, index)
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V4]] : tensor<?x4x?xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = affine.apply #[[$M0]]()[%[[V5]], %[[V1]], %[[V2]]]
// CHECK: %[[V7:[A-Za-z0-9_]+]] = affine.apply #[[$M1]]()[%[[V2]]]
// CHECK: return %[[V6]], %[[V7]] : index, index
func.func @f(%a: tensor<?x4x?xf32>, %l: index, %h: index, %f: f32) -> (index, index) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %c = tensor.pad %a low[%l, 2, 3] high[%h, %h, %l] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %f : f32
  } : tensor<?x4x?xf32> to tensor<?x?x?xf32>
  %d = tensor.dim %c, %c0 : tensor<?x?x?xf32>
  %e = tensor.dim %c, %c1 : tensor<?x?x?xf32>
  return %d, %e : index, index
}
