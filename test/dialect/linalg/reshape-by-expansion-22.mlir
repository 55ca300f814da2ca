// RUN: mlir-opt %s --mlir-version=22 -test-linalg-elementwise-fusion-patterns=fuse-with-reshape-by-expansion -split-input-file | FileCheck %s

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-LABEL: func.func @moved(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x?xf32>, %[[V1:[A-Za-z0-9_]+]]: index) -> tensor<?x?x?x2xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant 3 : index
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.muli %[[V1]], %[[V2]] : index
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.addi %[[V3]], %[[V1]] : index
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V0]] {{\[\[}}0, 1], [2, 3]] output_shape [%[[V3]], %[[V1]], %[[V4]], 2] : tensor<?x?xf32> into tensor<?x?x?x2xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V0]] {{\[\[}}0, 1], [2, 3]] output_shape [%[[V3]], %[[V1]], %[[V4]], 2] : tensor<?x?xf32> into tensor<?x?x?x2xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M0]], #[[$M0]]], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[V5]] : tensor<?x?x?x2xf32>) outs(%[[V6]] : tensor<?x?x?x2xf32>)
// CHECK: ^bb0(%[[V8:[A-Za-z0-9_]+]]: f32, %[[V9:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V10:[A-Za-z0-9_]+]] = arith.addf %[[V8]], %[[V9]] : f32
// CHECK: linalg.yield %[[V10]] : f32
// CHECK: } -> tensor<?x?x?x2xf32>
// CHECK: return %[[V7]] : tensor<?x?x?x2xf32>
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @moved(%a: tensor<?x?xf32>, %n: index) -> tensor<?x?x?x2xf32> {
  %c3 = arith.constant 3 : index
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %1 = arith.addf %x, %o : f32
    linalg.yield %1 : f32
  } -> tensor<?x?xf32>
  %m = arith.muli %n, %c3 : index
  %k = arith.addi %m, %n : index
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [%m, %n, %k, 2] : tensor<?x?xf32> into tensor<?x?x?x2xf32>
  return %1 : tensor<?x?x?x2xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func.func @depends(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?xindex>) -> tensor<?x2xindex>
// CHECK: %[[V1:[A-Za-z0-9_]+]] = arith.constant 3 : index
// CHECK: %[[V2:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M0]], #[[$M0]]], iterator_types = ["parallel"]} ins(%[[V0]] : tensor<?xindex>) outs(%[[V0]] : tensor<?xindex>)
// CHECK: ^bb0(%[[V3:[A-Za-z0-9_]+]]: index, %[[V4:[A-Za-z0-9_]+]]: index):
// CHECK: %[[V5:[A-Za-z0-9_]+]] = arith.addi %[[V3]], %[[V4]] : index
// CHECK: linalg.yield %[[V5]] : index
// CHECK: } -> tensor<?xindex>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.extract %[[V2]][%[[V1]]] : tensor<?xindex>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V2]] {{\[\[}}0, 1]] output_shape [%[[V6]], 2] : tensor<?xindex> into tensor<?x2xindex>
// CHECK: return %[[V7]] : tensor<?x2xindex>
#id = affine_map<(d0) -> (d0)>
func.func @depends(%a: tensor<?xindex>) -> tensor<?x2xindex> {
  %c3 = arith.constant 3 : index
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<?xindex>) outs(%a : tensor<?xindex>) {
  ^bb0(%x: index, %o: index):
    %1 = arith.addi %x, %o : index
    linalg.yield %1 : index
  } -> tensor<?xindex>
  %k = tensor.extract %0[%c3] : tensor<?xindex>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%k, 2] : tensor<?xindex> into tensor<?x2xindex>
  return %1 : tensor<?x2xindex>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK: #[[$M1:[A-Za-z0-9_]+]] = affine_map<()[s0, s1, s2, s3, s4] -> (s4 + (s2 + s1 * s3) * s0)>
// CHECK-LABEL: func.func @index(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x?x?xi32>, %[[V1:[A-Za-z0-9_]+]]: tensor<?xi32>) -> tensor<?xi32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant 2 : index
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V4]] : tensor<?x?x?xi32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V3]] : tensor<?x?x?xi32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V2]] : tensor<?x?x?xi32>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V1]] {{\[\[}}0, 1, 2]] output_shape [%[[V5]], %[[V6]], %[[V7]]] : tensor<?xi32> into tensor<?x?x?xi32>
// CHECK: %[[V9:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M0]], #[[$M0]]], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[V0]] : tensor<?x?x?xi32>) outs(%[[V8]] : tensor<?x?x?xi32>)
// CHECK: ^bb0(%[[V10:[A-Za-z0-9_]+]]: i32, %[[V11:[A-Za-z0-9_]+]]: i32):
// CHECK: %[[V12:[A-Za-z0-9_]+]] = linalg.index 1 : index
// CHECK: %[[V13:[A-Za-z0-9_]+]] = linalg.index 2 : index
// CHECK: %[[V14:[A-Za-z0-9_]+]] = linalg.index 0 : index
// CHECK: %[[V15:[A-Za-z0-9_]+]] = affine.apply #[[$M1]]()[%[[V7]], %[[V6]], %[[V12]], %[[V14]], %[[V13]]]
// CHECK: %[[V16:[A-Za-z0-9_]+]] = arith.index_cast %[[V15]] : index to i32
// CHECK: %[[V17:[A-Za-z0-9_]+]] = arith.addi %[[V10]], %[[V16]] : i32
// CHECK: linalg.yield %[[V17]] : i32
// CHECK: } -> tensor<?x?x?xi32>
// CHECK: %[[V18:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[V9]] {{\[\[}}0, 1, 2]] : tensor<?x?x?xi32> into tensor<?xi32>
// CHECK: return %[[V18]] : tensor<?xi32>
#id = affine_map<(d0) -> (d0)>
func.func @index(%a: tensor<?x?x?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  %c = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x?x?xi32> into tensor<?xi32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%c : tensor<?xi32>) outs(%b : tensor<?xi32>) {
  ^bb0(%x: i32, %o: i32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i32
    %1 = arith.addi %x, %j : i32
    linalg.yield %1 : i32
  } -> tensor<?xi32>
  return %0 : tensor<?xi32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-LABEL: func.func @stat(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<12x?xf32>, %[[V1:[A-Za-z0-9_]+]]: index) -> tensor<3x4x?x2xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V0]] {{\[\[}}0, 1], [2, 3]] output_shape [3, 4, %[[V1]], 2] : tensor<12x?xf32> into tensor<3x4x?x2xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V0]] {{\[\[}}0, 1], [2, 3]] output_shape [3, 4, %[[V1]], 2] : tensor<12x?xf32> into tensor<3x4x?x2xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M0]], #[[$M0]]], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[V2]] : tensor<3x4x?x2xf32>) outs(%[[V3]] : tensor<3x4x?x2xf32>)
// CHECK: ^bb0(%[[V5:[A-Za-z0-9_]+]]: f32, %[[V6:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V7:[A-Za-z0-9_]+]] = math.exp %[[V5]] : f32
// CHECK: linalg.yield %[[V7]] : f32
// CHECK: } -> tensor<3x4x?x2xf32>
// CHECK: return %[[V4]] : tensor<3x4x?x2xf32>
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @stat(%a: tensor<12x?xf32>, %n: index) -> tensor<3x4x?x2xf32> {
  %0 = linalg.exp ins(%a : tensor<12x?xf32>) outs(%a : tensor<12x?xf32>) -> tensor<12x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [3, 4, %n, 2] : tensor<12x?xf32> into tensor<3x4x?x2xf32>
  return %1 : tensor<3x4x?x2xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK: #[[$M1:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-LABEL: func.func @reduce(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x?xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<?xf32>, %[[V2:[A-Za-z0-9_]+]]: index, %[[V3:[A-Za-z0-9_]+]]: index) -> tensor<?x?xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V4]] : tensor<?x?xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V0]] {{\[\[}}0, 1], [2]] output_shape [%[[V2]], %[[V3]], %[[V5]]] : tensor<?x?xf32> into tensor<?x?x?xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V1]] {{\[\[}}0, 1]] output_shape [%[[V2]], %[[V3]]] : tensor<?xf32> into tensor<?x?xf32>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M0]], #[[$M1]]], iterator_types = ["parallel", "parallel", "reduction"]} ins(%[[V6]] : tensor<?x?x?xf32>) outs(%[[V7]] : tensor<?x?xf32>)
// CHECK: ^bb0(%[[V9:[A-Za-z0-9_]+]]: f32, %[[V10:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V11:[A-Za-z0-9_]+]] = arith.addf %[[V9]], %[[V10]] : f32
// CHECK: linalg.yield %[[V11]] : f32
// CHECK: } -> tensor<?x?xf32>
// CHECK: return %[[V8]] : tensor<?x?xf32>
#id = affine_map<(d0, d1) -> (d0, d1)>
#r = affine_map<(d0, d1) -> (d0)>
func.func @reduce(%a: tensor<?x?xf32>, %b: tensor<?xf32>, %n: index, %m: index) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #r], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<?x?xf32>) outs(%b : tensor<?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %1 = arith.addf %x, %o : f32
    linalg.yield %1 : f32
  } -> tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%n, %m] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
