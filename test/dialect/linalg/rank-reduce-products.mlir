// RUN: mlir-opt %s --test-linalg-rank-reduce-contraction-ops | FileCheck %s

// CHECK-LABEL: func.func @matmul_K(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<4x1xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<1x5xf32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<4x5xf32>
// CHECK: %[[V0:[A-Za-z0-9_]+]] = linalg.matmul ins(%[[ARG0]], %[[ARG1]] : tensor<4x1xf32>, tensor<1x5xf32>) outs(%[[ARG2]] : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK: return %[[V0]] : tensor<4x5xf32>
func.func @matmul_K(%a: tensor<4x1xf32>, %b: tensor<1x5xf32>, %c: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x1xf32>, tensor<1x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CHECK-LABEL: func.func @matmul_M(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<1x6xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<6x5xf32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<1x5xf32>
// CHECK: %[[V0:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : tensor<1x6xf32> into tensor<6xf32>
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[ARG2]] {{\[\[}}0, 1]] : tensor<1x5xf32> into tensor<5xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = linalg.vecmat ins(%[[V0]], %[[ARG1]] : tensor<6xf32>, tensor<6x5xf32>) outs(%[[V1]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V2]] {{\[\[}}0, 1]] output_shape [1, 5] : tensor<5xf32> into tensor<1x5xf32>
// CHECK: return %[[V3]] : tensor<1x5xf32>
func.func @matmul_M(%a: tensor<1x6xf32>, %b: tensor<6x5xf32>, %c: tensor<1x5xf32>) -> tensor<1x5xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<1x6xf32>, tensor<6x5xf32>) outs(%c : tensor<1x5xf32>) -> tensor<1x5xf32>
  return %0 : tensor<1x5xf32>
}

// CHECK-LABEL: func.func @matmul_N(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<4x6xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<6x1xf32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<4x1xf32>
// CHECK: %[[V0:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[ARG1]] {{\[\[}}0, 1]] : tensor<6x1xf32> into tensor<6xf32>
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[ARG2]] {{\[\[}}0, 1]] : tensor<4x1xf32> into tensor<4xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = linalg.matvec ins(%[[ARG0]], %[[V0]] : tensor<4x6xf32>, tensor<6xf32>) outs(%[[V1]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V2]] {{\[\[}}0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
// CHECK: return %[[V3]] : tensor<4x1xf32>
func.func @matmul_N(%a: tensor<4x6xf32>, %b: tensor<6x1xf32>, %c: tensor<4x1xf32>) -> tensor<4x1xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x6xf32>, tensor<6x1xf32>) outs(%c : tensor<4x1xf32>) -> tensor<4x1xf32>
  return %0 : tensor<4x1xf32>
}

// CHECK-LABEL: func.func @matmul_transpose_a_M(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<6x1xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<6x5xf32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<1x5xf32>
// CHECK: %[[V0:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : tensor<6x1xf32> into tensor<6xf32>
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[ARG2]] {{\[\[}}0, 1]] : tensor<1x5xf32> into tensor<5xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = linalg.vecmat ins(%[[V0]], %[[ARG1]] : tensor<6xf32>, tensor<6x5xf32>) outs(%[[V1]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V2]] {{\[\[}}0, 1]] output_shape [1, 5] : tensor<5xf32> into tensor<1x5xf32>
// CHECK: return %[[V3]] : tensor<1x5xf32>
func.func @matmul_transpose_a_M(%a: tensor<6x1xf32>, %b: tensor<6x5xf32>, %c: tensor<1x5xf32>) -> tensor<1x5xf32> {
  %0 = linalg.matmul_transpose_a ins(%a, %b : tensor<6x1xf32>, tensor<6x5xf32>) outs(%c : tensor<1x5xf32>) -> tensor<1x5xf32>
  return %0 : tensor<1x5xf32>
}

// CHECK-LABEL: func.func @matmul_transpose_b_MN(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<1x6xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<1x6xf32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<1x1xf32>
// CHECK: %[[V0:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[ARG1]] {{\[\[}}0, 1]] : tensor<1x6xf32> into tensor<6xf32>
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[ARG2]] {{\[\[}}0, 1]] : tensor<1x1xf32> into tensor<1xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : tensor<1x6xf32> into tensor<6xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[V1]] [] : tensor<1xf32> into tensor<f32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.dot ins(%[[V2]], %[[V0]] : tensor<6xf32>, tensor<6xf32>) outs(%[[V3]] : tensor<f32>) -> tensor<f32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V4]] [] output_shape [1] : tensor<f32> into tensor<1xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V5]] {{\[\[}}0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
// CHECK: return %[[V6]] : tensor<1x1xf32>
func.func @matmul_transpose_b_MN(%a: tensor<1x6xf32>, %b: tensor<1x6xf32>, %c: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %0 = linalg.matmul_transpose_b ins(%a, %b : tensor<1x6xf32>, tensor<1x6xf32>) outs(%c : tensor<1x1xf32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}

// CHECK-LABEL: func.func @batch_matmul_B(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<1x4x6xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<1x6x5xf32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<1x4x5xf32>
// CHECK: %[[V0:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2]] : tensor<1x4x6xf32> into tensor<4x6xf32>
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[ARG1]] {{\[\[}}0, 1], [2]] : tensor<1x6x5xf32> into tensor<6x5xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[ARG2]] {{\[\[}}0, 1], [2]] : tensor<1x4x5xf32> into tensor<4x5xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.matmul ins(%[[V0]], %[[V1]] : tensor<4x6xf32>, tensor<6x5xf32>) outs(%[[V2]] : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V3]] {{\[\[}}0, 1], [2]] output_shape [1, 4, 5] : tensor<4x5xf32> into tensor<1x4x5xf32>
// CHECK: return %[[V4]] : tensor<1x4x5xf32>
func.func @batch_matmul_B(%a: tensor<1x4x6xf32>, %b: tensor<1x6x5xf32>, %c: tensor<1x4x5xf32>) -> tensor<1x4x5xf32> {
  %0 = linalg.batch_matmul ins(%a, %b : tensor<1x4x6xf32>, tensor<1x6x5xf32>) outs(%c : tensor<1x4x5xf32>) -> tensor<1x4x5xf32>
  return %0 : tensor<1x4x5xf32>
}

// CHECK-LABEL: func.func @batch_matvec_BM(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<1x1x6xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<1x6xf32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<1x1xf32>
// CHECK: %[[V0:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2]] : tensor<1x1x6xf32> into tensor<1x6xf32>
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[ARG1]] {{\[\[}}0, 1]] : tensor<1x6xf32> into tensor<6xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[ARG2]] {{\[\[}}0, 1]] : tensor<1x1xf32> into tensor<1xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[V0]] {{\[\[}}0, 1]] : tensor<1x6xf32> into tensor<6xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[V2]] [] : tensor<1xf32> into tensor<f32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = linalg.dot ins(%[[V3]], %[[V1]] : tensor<6xf32>, tensor<6xf32>) outs(%[[V4]] : tensor<f32>) -> tensor<f32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V5]] [] output_shape [1] : tensor<f32> into tensor<1xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V6]] {{\[\[}}0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
// CHECK: return %[[V7]] : tensor<1x1xf32>
func.func @batch_matvec_BM(%a: tensor<1x1x6xf32>, %b: tensor<1x6xf32>, %c: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %0 = linalg.batch_matvec ins(%a, %b : tensor<1x1x6xf32>, tensor<1x6xf32>) outs(%c : tensor<1x1xf32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
