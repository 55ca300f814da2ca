// RUN: mlir-opt %s --test-linalg-transform-patterns=test-bubble-up-extract-slice-op-pattern | FileCheck %s

// CHECK-DAG: #[[$MAP0:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[$MAP1:.*]] = affine_map<(d0, d1) -> (d1)>
// CHECK-DAG: #[[$MAP2:.*]] = affine_map<(d0)[s0] -> (d0 + s0)>

#id = affine_map<(i, j) -> (i, j)>

// CHECK-LABEL: func.func @bubble(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<?x8xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<8xf32>, %[[ARG2:[A-Za-z0-9_]+]]: index, %[[ARG3:[A-Za-z0-9_]+]]: index
// CHECK: %[[V0:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG0]][%[[ARG2]], 4] [%[[ARG3]], 3] [1, 1] : tensor<?x8xf32> to tensor<?x3xf32>
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG1]][4] [3] [1] : tensor<8xf32> to tensor<3xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG0]][%[[ARG2]], 4] [%[[ARG3]], 3] [1, 1] : tensor<?x8xf32> to tensor<?x3xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$MAP0]], #[[$MAP1]], #[[$MAP0]]], iterator_types = ["parallel", "parallel"]} ins(%[[V0]], %[[V1]] : tensor<?x3xf32>, tensor<3xf32>) outs(%[[V2]] : tensor<?x3xf32>) {
// CHECK: ^bb0(%[[V4:[A-Za-z0-9_]+]]: f32, %[[V5:[A-Za-z0-9_]+]]: f32, %[[V6:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V7:[A-Za-z0-9_]+]] = linalg.index 0 : index
// CHECK: %[[V8:[A-Za-z0-9_]+]] = affine.apply #[[$MAP2]](%[[V7]])[%[[ARG2]]]
// CHECK: %[[V9:[A-Za-z0-9_]+]] = arith.index_cast %[[V8]] : index to i32
// CHECK: %[[V10:[A-Za-z0-9_]+]] = arith.sitofp %[[V9]] : i32 to f32
// CHECK: %[[V11:[A-Za-z0-9_]+]] = arith.mulf %[[V4]], %[[V5]] : f32
// CHECK: %[[V12:[A-Za-z0-9_]+]] = arith.addf %[[V11]], %[[V10]] : f32
// CHECK: linalg.yield %[[V12]] : f32
// CHECK: } -> tensor<?x3xf32>
// CHECK: return %[[V3]] : tensor<?x3xf32>
func.func @bubble(%x: tensor<?x8xf32>, %row: tensor<8xf32>, %o: index, %n: index) -> tensor<?x3xf32> {
  %0 = linalg.generic {indexing_maps = [#id, affine_map<(i, j) -> (j)>, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %row : tensor<?x8xf32>, tensor<8xf32>) outs(%x : tensor<?x8xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %i = linalg.index 0 : index
    %c = arith.index_cast %i : index to i32
    %d = arith.sitofp %c : i32 to f32
    %s = arith.mulf %a, %b : f32
    %t = arith.addf %s, %d : f32
    linalg.yield %t : f32
  } -> tensor<?x8xf32>
  %1 = tensor.extract_slice %0[%o, 4] [%n, 3] [1, 1] : tensor<?x8xf32> to tensor<?x3xf32>
  return %1 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @strides_stay(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<8x8xf32>
// CHECK: %[[V0:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$MAP0]], #[[$MAP0]]], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]] : tensor<8x8xf32>) outs(%[[ARG0]] : tensor<8x8xf32>) {
// CHECK: ^bb0(%[[V1:[A-Za-z0-9_]+]]: f32, %[[V2:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.mulf %[[V1]], %[[V1]] : f32
// CHECK: linalg.yield %[[V3]] : f32
// CHECK: } -> tensor<8x8xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][0, 0] [4, 4] [2, 2] : tensor<8x8xf32> to tensor<4x4xf32>
// CHECK: return %[[V4]] : tensor<4x4xf32>
func.func @strides_stay(%x: tensor<8x8xf32>) -> tensor<4x4xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x8xf32>) outs(%x : tensor<8x8xf32>) {
  ^bb0(%a: f32, %out: f32):
    %s = arith.mulf %a, %a : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  %1 = tensor.extract_slice %0[0, 0] [4, 4] [2, 2] : tensor<8x8xf32> to tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}
