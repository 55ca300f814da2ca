// RUN: mlir-opt %s --linalg-fuse-elementwise-ops | FileCheck %s

// CHECK-DAG: #[[$MAP0:.*]] = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-DAG: #[[$MAP1:.*]] = affine_map<(d0, d1) -> (d1)>
// CHECK-DAG: #[[$MAP2:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[$MAP3:.*]] = affine_map<(d0, d1) -> (d0)>

#id = affine_map<(i, j) -> (i, j)>
#swap = affine_map<(i, j) -> (j, i)>
#row = affine_map<(i, j) -> (j)>

// CHECK-LABEL: func.func @transposed_producer(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<?x8xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<?xf32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<?x8xf32>, %[[ARG3:[A-Za-z0-9_]+]]: tensor<8x?xf32>
// CHECK-DAG: %[[V0:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.dim %[[ARG3]], %[[V0]] : tensor<8x?xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.empty(%[[V1]]) : tensor<8x?xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$MAP0]], #[[$MAP1]], #[[$MAP2]]], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<?x8xf32>, tensor<?xf32>) outs(%[[V2]] : tensor<8x?xf32>) {
// CHECK: ^bb0(%[[V4:[A-Za-z0-9_]+]]: f32, %[[V5:[A-Za-z0-9_]+]]: f32, %[[V6:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V7:[A-Za-z0-9_]+]] = arith.mulf %[[V4]], %[[V4]] : f32
// CHECK: %[[V8:[A-Za-z0-9_]+]] = arith.addf %[[V7]], %[[V5]] : f32
// CHECK: linalg.yield %[[V8]] : f32
// CHECK: } -> tensor<8x?xf32>
// CHECK: return %[[V3]] : tensor<8x?xf32>
func.func @transposed_producer(%x: tensor<?x8xf32>, %bias: tensor<?xf32>, %e: tensor<?x8xf32>, %f: tensor<8x?xf32>) -> tensor<8x?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<?x8xf32>) outs(%e : tensor<?x8xf32>) {
  ^bb0(%a: f32, %out: f32):
    %s = arith.mulf %a, %a : f32
    linalg.yield %s : f32
  } -> tensor<?x8xf32>
  %1 = linalg.generic {indexing_maps = [#swap, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %bias : tensor<?x8xf32>, tensor<?xf32>) outs(%f : tensor<8x?xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<8x?xf32>
  return %1 : tensor<8x?xf32>
}

// CHECK-LABEL: func.func @into_reduction(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<4x8xi32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<4x8xi32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<4xi32>
// CHECK: %[[V0:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$MAP2]], #[[$MAP3]]], iterator_types = ["parallel", "reduction"]} ins(%[[ARG0]] : tensor<4x8xi32>) outs(%[[ARG2]] : tensor<4xi32>) {
// CHECK: ^bb0(%[[V1:[A-Za-z0-9_]+]]: i32, %[[V2:[A-Za-z0-9_]+]]: i32):
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.index 1 : index
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.index_cast %[[V3]] : index to i32
// CHECK: %[[V5:[A-Za-z0-9_]+]] = arith.muli %[[V1]], %[[V4]] : i32
// CHECK: %[[V6:[A-Za-z0-9_]+]] = arith.addi %[[V2]], %[[V5]] : i32
// CHECK: linalg.yield %[[V6]] : i32
// CHECK: } -> tensor<4xi32>
// CHECK: return %[[V0]] : tensor<4xi32>
func.func @into_reduction(%x: tensor<4x8xi32>, %e: tensor<4x8xi32>, %sum: tensor<4xi32>) -> tensor<4xi32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x8xi32>) outs(%e : tensor<4x8xi32>) {
  ^bb0(%a: i32, %out: i32):
    %i = linalg.index 1 : index
    %c = arith.index_cast %i : index to i32
    %s = arith.muli %a, %c : i32
    linalg.yield %s : i32
  } -> tensor<4x8xi32>
  %1 = linalg.generic {indexing_maps = [#id, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<4x8xi32>) outs(%sum : tensor<4xi32>) {
  ^bb0(%a: i32, %out: i32):
    %s = arith.addi %out, %a : i32
    linalg.yield %s : i32
  } -> tensor<4xi32>
  return %1 : tensor<4xi32>
}

// CHECK-LABEL: func.func @two_uses(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<4x8xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<4x8xf32>
// CHECK: %[[V0:[A-Za-z0-9_]+]] = tensor.empty() : tensor<4x8xf32>
// CHECK: %[[V1:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$MAP2]], #[[$MAP2]]], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]] : tensor<4x8xf32>) outs(%[[V0]] : tensor<4x8xf32>) {
// CHECK: ^bb0(%[[V2:[A-Za-z0-9_]+]]: f32, %[[V3:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.mulf %[[V2]], %[[V2]] : f32
// CHECK: linalg.yield %[[V4]] : f32
// CHECK: } -> tensor<4x8xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.empty() : tensor<4x8xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$MAP2]], #[[$MAP2]]], iterator_types = ["parallel", "parallel"]} ins(%[[V1]] : tensor<4x8xf32>) outs(%[[V5]] : tensor<4x8xf32>) {
// CHECK: ^bb0(%[[V2]]: f32, %[[V3]]: f32):
// CHECK: %[[V4]] = arith.addf %[[V2]], %[[V2]] : f32
// CHECK: linalg.yield %[[V4]] : f32
// CHECK: } -> tensor<4x8xf32>
// CHECK: return %[[V1]], %[[V6]] : tensor<4x8xf32>, tensor<4x8xf32>
func.func @two_uses(%x: tensor<4x8xf32>, %e: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%a: f32, %out: f32):
    %s = arith.mulf %a, %a : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%a: f32, %out: f32):
    %s = arith.addf %a, %a : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

// CHECK-LABEL: func.func @splat_and_fill(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<6x5xf16>, %[[ARG1:[A-Za-z0-9_]+]]: f16, %[[ARG2:[A-Za-z0-9_]+]]: tensor<6x5xf16>
// CHECK-DAG: %[[V0:[A-Za-z0-9_]+]] = arith.constant 2.000000e+00 : f16
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.empty() : tensor<6x5xf16>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$MAP2]], #[[$MAP2]]], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]] : tensor<6x5xf16>) outs(%[[V1]] : tensor<6x5xf16>) {
// CHECK: ^bb0(%[[V3:[A-Za-z0-9_]+]]: f16, %[[V4:[A-Za-z0-9_]+]]: f16):
// CHECK: %[[V5:[A-Za-z0-9_]+]] = arith.mulf %[[V3]], %[[V0]] : f16
// CHECK: %[[V6:[A-Za-z0-9_]+]] = arith.addf %[[V5]], %[[ARG1]] : f16
// CHECK: linalg.yield %[[V6]] : f16
// CHECK: } -> tensor<6x5xf16>
// CHECK: return %[[V2]] : tensor<6x5xf16>
func.func @splat_and_fill(%x: tensor<6x5xf16>, %v: f16, %e: tensor<6x5xf16>) -> tensor<6x5xf16> {
  %two = arith.constant dense<2.0> : tensor<6x5xf16>
  %f = linalg.fill ins(%v : f16) outs(%e : tensor<6x5xf16>) -> tensor<6x5xf16>
  %0 = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %two, %f : tensor<6x5xf16>, tensor<6x5xf16>, tensor<6x5xf16>) outs(%e : tensor<6x5xf16>) {
  ^bb0(%a: f16, %b: f16, %c: f16, %out: f16):
    %s = arith.mulf %a, %b : f16
    %t = arith.addf %s, %c : f16
    linalg.yield %t : f16
  } -> tensor<6x5xf16>
  return %0 : tensor<6x5xf16>
}

// The region of a linalg.map has no argument for the init at 19, where mlir-opt crashes.
// CHECK-LABEL: func @expanded_map
// CHECK: linalg.generic
// CHECK-SAME: ins(%{{.*}} : tensor<2x3xf32>)
// CHECK: math.exp
func.func @expanded_map(%x: tensor<6xf32>) -> tensor<2x3xf32> {
  %e = tensor.empty() : tensor<6xf32>
  %0 = linalg.map ins(%x : tensor<6xf32>) outs(%e : tensor<6xf32>) (%a: f32) {
    %1 = math.exp %a : f32
    linalg.yield %1 : f32
  }
  %2 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}
