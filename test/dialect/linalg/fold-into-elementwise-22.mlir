// RUN: mlir-opt %s --mlir-version=22 -linalg-fold-into-elementwise -split-input-file | FileCheck %s

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
// CHECK: #[[$M1:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-LABEL: func.func @unary(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<16x8x32xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<8x16x32xf32>) -> tensor<8x16x32xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [#[[$M0]], #[[$M1]]] ins(%[[V0]] : tensor<16x8x32xf32>) outs(%[[V1]] : tensor<8x16x32xf32>) -> tensor<8x16x32xf32>
// CHECK: return %[[V2]] : tensor<8x16x32xf32>
func.func @unary(%A : tensor<16x8x32xf32>, %B: tensor<8x16x32xf32>) -> tensor<8x16x32xf32> {
  %e = tensor.empty() : tensor<8x16x32xf32>
  %t = linalg.transpose ins(%A : tensor<16x8x32xf32>) outs(%e : tensor<8x16x32xf32>) permutation = [1, 0, 2]
  %r = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%t : tensor<8x16x32xf32>) outs(%B : tensor<8x16x32xf32>) -> tensor<8x16x32xf32>
  return %r : tensor<8x16x32xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: #[[$M1:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-LABEL: func.func @binary(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x?xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<?x?xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<?x?xf32>, %[[V3:[A-Za-z0-9_]+]]: tensor<?x?x?xf32>) -> tensor<?x?xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#[[$M0]], #[[$M1]], #[[$M0]]] ins(%[[V1]], %[[V0]] : tensor<?x?xf32>, tensor<?x?xf32>) outs(%[[V1]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK: return %[[V4]] : tensor<?x?xf32>
func.func @binary(%A : tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>, %D: tensor<?x?x?xf32>) -> tensor<?x?xf32> {
  %t = linalg.transpose ins(%A : tensor<?x?xf32>) outs(%C : tensor<?x?xf32>) permutation = [1, 0]
  %r = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%B, %t : tensor<?x?xf32>, tensor<?x?xf32>) outs(%B : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> (d1, d0)>
// CHECK: #[[$M1:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @both(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x?xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<?x?xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#[[$M0]], #[[$M0]], #[[$M1]]] ins(%[[V1]], %[[V0]] : tensor<?x?xf32>, tensor<?x?xf32>) outs(%[[V1]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK: return %[[V3]] : tensor<?x?xf32>
func.func @both(%A : tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %t = linalg.transpose ins(%A : tensor<?x?xf32>) outs(%C : tensor<?x?xf32>) permutation = [1, 0]
  %u = linalg.transpose ins(%B : tensor<?x?xf32>) outs(%C : tensor<?x?xf32>) permutation = [1, 0]
  %r = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%u, %t : tensor<?x?xf32>, tensor<?x?xf32>) outs(%B : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> (d1, d0)>
// CHECK: #[[$M1:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @maps(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<4x6xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<6x4xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>)
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.transpose ins(%[[V0]] : tensor<4x6xf32>) outs(%[[V2]] : tensor<6x4xf32>) permutation = [1, 0]
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#[[$M0]], #[[$M0]], #[[$M1]]] ins(%[[V0]], %[[V0]] : tensor<4x6xf32>, tensor<4x6xf32>) outs(%[[V1]] : tensor<6x4xf32>) -> tensor<6x4xf32>
// CHECK: return %[[V4]], %[[V3]] : tensor<6x4xf32>, tensor<6x4xf32>
func.func @maps(%A : tensor<4x6xf32>, %B: tensor<6x4xf32>, %C: tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>) {
  %t = linalg.transpose ins(%A : tensor<4x6xf32>) outs(%C : tensor<6x4xf32>) permutation = [1, 0]
  %r = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d0, d1)>, affine_map<(d0,d1) -> (d0,d1)>] {foo} ins(%t, %t : tensor<6x4xf32>, tensor<6x4xf32>) outs(%B : tensor<6x4xf32>) -> tensor<6x4xf32>
  return %r, %t : tensor<6x4xf32>, tensor<6x4xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> (d1, d0)>
// CHECK: #[[$M1:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @permuted(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<4x6xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<4x6xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<6x4xf32>) -> tensor<4x6xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.transpose ins(%[[V0]] : tensor<4x6xf32>) outs(%[[V2]] : tensor<6x4xf32>) permutation = [1, 0]
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [#[[$M0]], #[[$M1]]] ins(%[[V3]] : tensor<6x4xf32>) outs(%[[V1]] : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK: return %[[V4]] : tensor<4x6xf32>
func.func @permuted(%A : tensor<4x6xf32>, %B: tensor<4x6xf32>, %C: tensor<6x4xf32>) -> tensor<4x6xf32> {
  %t = linalg.transpose ins(%A : tensor<4x6xf32>) outs(%C : tensor<6x4xf32>) permutation = [1, 0]
  %r = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(d0,d1) -> (d1,d0)>, affine_map<(d0,d1) -> (d0,d1)>] ins(%t : tensor<6x4xf32>) outs(%B : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}

// -----

// CHECK-LABEL: func.func @bcast(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<4xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<4x6xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.broadcast ins(%[[V0]] : tensor<4xf32>) outs(%[[V2]] : tensor<4x6xf32>) dimensions = [1]
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%[[V3]], %[[V1]] : tensor<4x6xf32>, tensor<4x6xf32>) outs(%[[V1]] : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK: return %[[V4]] : tensor<4x6xf32>
func.func @bcast(%A : tensor<4xf32>, %B: tensor<4x6xf32>, %C: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %t = linalg.broadcast ins(%A : tensor<4xf32>) outs(%C : tensor<4x6xf32>) dimensions = [1]
  %r = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%t, %B : tensor<4x6xf32>, tensor<4x6xf32>) outs(%B : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}

// -----

// CHECK-LABEL: func.func @bcast0(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<f32>, %[[V1:[A-Za-z0-9_]+]]: tensor<4x6xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<4x6xf32>, %[[V3:[A-Za-z0-9_]+]]: tensor<4x6xi1>) -> tensor<4x6xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.broadcast ins(%[[V0]] : tensor<f32>) outs(%[[V2]] : tensor<4x6xf32>) dimensions = [0, 1]
// CHECK: %[[V5:[A-Za-z0-9_]+]] = linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%[[V3]], %[[V4]], %[[V1]] : tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) outs(%[[V1]] : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK: return %[[V5]] : tensor<4x6xf32>
func.func @bcast0(%A : tensor<f32>, %B: tensor<4x6xf32>, %C: tensor<4x6xf32>, %S: tensor<4x6xi1>) -> tensor<4x6xf32> {
  %t = linalg.broadcast ins(%A : tensor<f32>) outs(%C : tensor<4x6xf32>) dimensions = [0, 1]
  %r = linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%S, %t, %B : tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) outs(%B : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}

// -----

// CHECK-LABEL: func.func @init(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<4x6xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<6x4xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<6x4xf32>) -> tensor<6x4xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.transpose ins(%[[V0]] : tensor<4x6xf32>) outs(%[[V2]] : tensor<6x4xf32>) permutation = [1, 0]
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%[[V1]] : tensor<6x4xf32>) outs(%[[V3]] : tensor<6x4xf32>) -> tensor<6x4xf32>
// CHECK: return %[[V4]] : tensor<6x4xf32>
func.func @init(%A : tensor<4x6xf32>, %B: tensor<6x4xf32>, %C: tensor<6x4xf32>) -> tensor<6x4xf32> {
  %t = linalg.transpose ins(%A : tensor<4x6xf32>) outs(%C : tensor<6x4xf32>) permutation = [1, 0]
  %r = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%B : tensor<6x4xf32>) outs(%t : tensor<6x4xf32>) -> tensor<6x4xf32>
  return %r : tensor<6x4xf32>
}
