// RUN: mlir-opt %s --test-linalg-elementwise-fusion-patterns=fuse-with-reshape-by-expansion | FileCheck %s

// CHECK-DAG: #[[$MAP0:.*]] = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
// CHECK-DAG: #[[$MAP1:.*]] = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-DAG: #[[$MAP2:.*]] = affine_map<(d0, d1) -> (d0 + d1 * 3)>
// CHECK-DAG: #[[$MAP3:.*]] = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-DAG: #[[$MAP4:.*]] = affine_map<(d0, d1) -> (d0)>

#id = affine_map<(i, j) -> (i, j)>
#swap = affine_map<(i, j) -> (j, i)>

// CHECK-LABEL: func.func @consumer(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<2x3x?xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<?x6xf32>
// CHECK-DAG: %[[V0:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.dim %[[ARG1]], %[[V0]] : tensor<?x6xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.expand_shape %[[ARG1]] {{\[\[}}0], [1, 2]] output_shape [%[[V1]], 2, 3] : tensor<?x6xf32> into tensor<?x2x3xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.dim %[[ARG1]], %[[V0]] : tensor<?x6xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.expand_shape %[[ARG1]] {{\[\[}}0], [1, 2]] output_shape [%[[V3]], 2, 3] : tensor<?x6xf32> into tensor<?x2x3xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$MAP0]], #[[$MAP1]], #[[$MAP1]]], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[ARG0]], %[[V2]] : tensor<2x3x?xf32>, tensor<?x2x3xf32>) outs(%[[V4]] : tensor<?x2x3xf32>) {
// CHECK: ^bb0(%[[V6:[A-Za-z0-9_]+]]: f32, %[[V7:[A-Za-z0-9_]+]]: f32, %[[V8:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V9:[A-Za-z0-9_]+]] = linalg.index 2 : index
// CHECK: %[[V10:[A-Za-z0-9_]+]] = linalg.index 1 : index
// CHECK: %[[V11:[A-Za-z0-9_]+]] = affine.apply #[[$MAP2]](%[[V9]], %[[V10]])
// CHECK: %[[V12:[A-Za-z0-9_]+]] = arith.index_cast %[[V11]] : index to i32
// CHECK: %[[V13:[A-Za-z0-9_]+]] = arith.sitofp %[[V12]] : i32 to f32
// CHECK: %[[V14:[A-Za-z0-9_]+]] = arith.addf %[[V6]], %[[V13]] : f32
// CHECK: linalg.yield %[[V14]] : f32
// CHECK: } -> tensor<?x2x3xf32>
// CHECK: %[[V15:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[V5]] {{\[\[}}0], [1, 2]] : tensor<?x2x3xf32> into tensor<?x6xf32>
// CHECK: return %[[V15]] : tensor<?x6xf32>
func.func @consumer(%x: tensor<2x3x?xf32>, %y: tensor<?x6xf32>) -> tensor<?x6xf32> {
  %0 = tensor.collapse_shape %x [[0, 1], [2]] : tensor<2x3x?xf32> into tensor<6x?xf32>
  %1 = linalg.generic {indexing_maps = [#swap, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %y : tensor<6x?xf32>, tensor<?x6xf32>) outs(%y : tensor<?x6xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %i = linalg.index 1 : index
    %c = arith.index_cast %i : index to i32
    %d = arith.sitofp %c : i32 to f32
    %s = arith.addf %a, %d : f32
    linalg.yield %s : f32
  } -> tensor<?x6xf32>
  return %1 : tensor<?x6xf32>
}

// CHECK-LABEL: func.func @producer(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<6x4xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<6x4xf32>
// CHECK: %[[V0:[A-Za-z0-9_]+]] = tensor.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2]] output_shape [3, 2, 4] : tensor<6x4xf32> into tensor<3x2x4xf32>
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.expand_shape %[[ARG1]] {{\[\[}}0, 1], [2]] output_shape [3, 2, 4] : tensor<6x4xf32> into tensor<3x2x4xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$MAP1]], #[[$MAP1]]], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[V0]] : tensor<3x2x4xf32>) outs(%[[V1]] : tensor<3x2x4xf32>) {
// CHECK: ^bb0(%[[V3:[A-Za-z0-9_]+]]: f32, %[[V4:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V5:[A-Za-z0-9_]+]] = arith.mulf %[[V3]], %[[V3]] : f32
// CHECK: linalg.yield %[[V5]] : f32
// CHECK: } -> tensor<3x2x4xf32>
// CHECK: return %[[V2]] : tensor<3x2x4xf32>
func.func @producer(%x: tensor<6x4xf32>, %e: tensor<6x4xf32>) -> tensor<3x2x4xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<6x4xf32>) outs(%e : tensor<6x4xf32>) {
  ^bb0(%a: f32, %out: f32):
    %s = arith.mulf %a, %a : f32
    linalg.yield %s : f32
  } -> tensor<6x4xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [3, 2, 4] : tensor<6x4xf32> into tensor<3x2x4xf32>
  return %1 : tensor<3x2x4xf32>
}

// CHECK-LABEL: func.func @reduced_dim_stays(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<2x3x4xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<4xf32>
// CHECK: %[[V0:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
// CHECK: %[[V1:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$MAP3]], #[[$MAP4]]], iterator_types = ["parallel", "reduction"]} ins(%[[V0]] : tensor<6x4xf32>) outs(%[[ARG1]] : tensor<4xf32>) {
// CHECK: ^bb0(%[[V2:[A-Za-z0-9_]+]]: f32, %[[V3:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.addf %[[V2]], %[[V3]] : f32
// CHECK: linalg.yield %[[V4]] : f32
// CHECK: } -> tensor<4xf32>
// CHECK: return %[[V1]] : tensor<4xf32>
func.func @reduced_dim_stays(%x: tensor<2x3x4xf32>, %sum: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tensor.collapse_shape %x [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %1 = linalg.generic {indexing_maps = [#swap, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<6x4xf32>) outs(%sum : tensor<4xf32>) {
  ^bb0(%a: f32, %out: f32):
    %s = arith.addf %a, %out : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
