// RUN: mlir-opt %s --test-linalg-elementwise-fusion-patterns=fuse-with-reshape-by-collapsing | FileCheck %s

// CHECK-DAG: #[[$MAP0:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[$MAP1:.*]] = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-DAG: #[[$MAP2:.*]] = affine_map<(d0, d1, d2) -> (d0, d2, d1)>

#id = affine_map<(i, j, k) -> (i, j, k)>

// CHECK-LABEL: func.func @consumer(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<6x?xf32>, %[[ARG1:[A-Za-z0-9_]+]]: index, %[[ARG2:[A-Za-z0-9_]+]]: tensor<2x3x?xf32>
// CHECK-DAG: %[[V0:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK-DAG: %[[V1:[A-Za-z0-9_]+]] = arith.constant 3 : index
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[ARG2]] {{\[\[}}0, 1], [2]] : tensor<2x3x?xf32> into tensor<6x?xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[ARG2]] {{\[\[}}0, 1], [2]] : tensor<2x3x?xf32> into tensor<6x?xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$MAP0]], #[[$MAP0]], #[[$MAP0]]], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]], %[[V2]] : tensor<6x?xf32>, tensor<6x?xf32>) outs(%[[V3]] : tensor<6x?xf32>) {
// CHECK: ^bb0(%[[V5:[A-Za-z0-9_]+]]: f32, %[[V6:[A-Za-z0-9_]+]]: f32, %[[V7:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V8:[A-Za-z0-9_]+]] = linalg.index 0 : index
// CHECK: %[[V9:[A-Za-z0-9_]+]] = arith.remui %[[V8]], %[[V1]] : index
// CHECK: %[[V10:[A-Za-z0-9_]+]] = arith.index_cast %[[V9]] : index to i32
// CHECK: %[[V11:[A-Za-z0-9_]+]] = arith.sitofp %[[V10]] : i32 to f32
// CHECK: %[[V12:[A-Za-z0-9_]+]] = arith.addf %[[V5]], %[[V11]] : f32
// CHECK: %[[V13:[A-Za-z0-9_]+]] = arith.addf %[[V12]], %[[V6]] : f32
// CHECK: linalg.yield %[[V13]] : f32
// CHECK: } -> tensor<6x?xf32>
// CHECK: %[[V14:[A-Za-z0-9_]+]] = tensor.dim %[[V4]], %[[V0]] : tensor<6x?xf32>
// CHECK: %[[V15:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V4]] {{\[\[}}0, 1], [2]] output_shape [2, 3, %[[V14]]] : tensor<6x?xf32> into tensor<2x3x?xf32>
// CHECK: return %[[V15]] : tensor<2x3x?xf32>
func.func @consumer(%x: tensor<6x?xf32>, %n: index, %y: tensor<2x3x?xf32>) -> tensor<2x3x?xf32> {
  %0 = tensor.expand_shape %x [[0, 1], [2]] output_shape [2, 3, %n] : tensor<6x?xf32> into tensor<2x3x?xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0, %y : tensor<2x3x?xf32>, tensor<2x3x?xf32>) outs(%y : tensor<2x3x?xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %i = linalg.index 1 : index
    %c = arith.index_cast %i : index to i32
    %d = arith.sitofp %c : i32 to f32
    %s = arith.addf %a, %d : f32
    %t = arith.addf %s, %b : f32
    linalg.yield %t : f32
  } -> tensor<2x3x?xf32>
  return %1 : tensor<2x3x?xf32>
}

// CHECK-LABEL: func.func @apart(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<6x4xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<2x4x3xf32>
// CHECK: %[[V0:[A-Za-z0-9_]+]] = tensor.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
// CHECK: %[[V1:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$MAP1]], #[[$MAP2]]], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[V0]] : tensor<2x3x4xf32>) outs(%[[ARG1]] : tensor<2x4x3xf32>) {
// CHECK: ^bb0(%[[V2:[A-Za-z0-9_]+]]: f32, %[[V3:[A-Za-z0-9_]+]]: f32):
// CHECK: linalg.yield %[[V2]] : f32
// CHECK: } -> tensor<2x4x3xf32>
// CHECK: return %[[V1]] : tensor<2x4x3xf32>
func.func @apart(%x: tensor<6x4xf32>, %y: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %0 = tensor.expand_shape %x [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  %1 = linalg.generic {indexing_maps = [#id, affine_map<(i, j, k) -> (i, k, j)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0 : tensor<2x3x4xf32>) outs(%y : tensor<2x4x3xf32>) {
  ^bb0(%a: f32, %out: f32):
    linalg.yield %a : f32
  } -> tensor<2x4x3xf32>
  return %1 : tensor<2x4x3xf32>
}
