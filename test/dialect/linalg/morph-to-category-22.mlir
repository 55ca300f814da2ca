// RUN: mlir-opt %s --mlir-version=22 -linalg-morph-ops=named-to-category -split-input-file | FileCheck %s

// CHECK-LABEL: func.func @ew(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<16x8xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<16x8xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<16x8xf32>, %[[V3:[A-Za-z0-9_]+]]: tensor<16x8xi1>) -> tensor<16x8xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%[[V0]] : tensor<16x8xf32>) outs(%[[V1]] : tensor<16x8xf32>) -> tensor<16x8xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%[[V4]], %[[V0]] : tensor<16x8xf32>, tensor<16x8xf32>) outs(%[[V1]] : tensor<16x8xf32>) -> tensor<16x8xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%[[V5]], %[[V0]] : tensor<16x8xf32>, tensor<16x8xf32>) outs(%[[V1]] : tensor<16x8xf32>) -> tensor<16x8xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%[[V6]], %[[V0]] : tensor<16x8xf32>, tensor<16x8xf32>) outs(%[[V1]] : tensor<16x8xf32>) -> tensor<16x8xf32>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = linalg.elementwise kind=#linalg.elementwise_kind<div> ins(%[[V7]], %[[V0]] : tensor<16x8xf32>, tensor<16x8xf32>) outs(%[[V1]] : tensor<16x8xf32>) -> tensor<16x8xf32>
// CHECK: %[[V9:[A-Za-z0-9_]+]] = linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%[[V3]], %[[V8]], %[[V0]] : tensor<16x8xi1>, tensor<16x8xf32>, tensor<16x8xf32>) outs(%[[V1]] : tensor<16x8xf32>) -> tensor<16x8xf32>
// CHECK: %[[V10:[A-Za-z0-9_]+]] = linalg.max ins(%[[V9]], %[[V0]] : tensor<16x8xf32>, tensor<16x8xf32>) outs(%[[V1]] : tensor<16x8xf32>) -> tensor<16x8xf32>
// CHECK: %[[V11:[A-Za-z0-9_]+]] = linalg.elementwise kind=#linalg.elementwise_kind<powf> ins(%[[V10]], %[[V0]] : tensor<16x8xf32>, tensor<16x8xf32>) outs(%[[V1]] : tensor<16x8xf32>) -> tensor<16x8xf32>
// CHECK: %[[V12:[A-Za-z0-9_]+]] = linalg.elementwise kind=#linalg.elementwise_kind<negf> ins(%[[V11]] : tensor<16x8xf32>) outs(%[[V1]] : tensor<16x8xf32>) -> tensor<16x8xf32>
// CHECK: %[[V13:[A-Za-z0-9_]+]] = linalg.copy ins(%[[V12]] : tensor<16x8xf32>) outs(%[[V1]] : tensor<16x8xf32>) -> tensor<16x8xf32>
// CHECK: %[[V14:[A-Za-z0-9_]+]] = linalg.elementwise kind=#linalg.elementwise_kind<square> ins(%[[V13]] : tensor<16x8xf32>) outs(%[[V1]] : tensor<16x8xf32>) -> tensor<16x8xf32>
// CHECK: return %[[V14]] : tensor<16x8xf32>
func.func @ew(%A : tensor<16x8xf32>, %B : tensor<16x8xf32>, %C : tensor<16x8xf32>, %S: tensor<16x8xi1>) -> tensor<16x8xf32> {
  %0 = linalg.exp ins(%A : tensor<16x8xf32>) outs(%B : tensor<16x8xf32>) -> tensor<16x8xf32>
  %1 = linalg.add ins(%0, %A : tensor<16x8xf32>, tensor<16x8xf32>) outs(%B : tensor<16x8xf32>) -> tensor<16x8xf32>
  %2 = linalg.sub ins(%1, %A : tensor<16x8xf32>, tensor<16x8xf32>) outs(%B : tensor<16x8xf32>) -> tensor<16x8xf32>
  %3 = linalg.mul ins(%2, %A : tensor<16x8xf32>, tensor<16x8xf32>) outs(%B : tensor<16x8xf32>) -> tensor<16x8xf32>
  %4 = linalg.div ins(%3, %A : tensor<16x8xf32>, tensor<16x8xf32>) outs(%B : tensor<16x8xf32>) -> tensor<16x8xf32>
  %5 = linalg.select ins(%S, %4, %A : tensor<16x8xi1>, tensor<16x8xf32>, tensor<16x8xf32>) outs(%B : tensor<16x8xf32>) -> tensor<16x8xf32>
  %6 = linalg.max ins(%5, %A : tensor<16x8xf32>, tensor<16x8xf32>) outs(%B : tensor<16x8xf32>) -> tensor<16x8xf32>
  %7 = linalg.powf ins(%6, %A : tensor<16x8xf32>, tensor<16x8xf32>) outs(%B : tensor<16x8xf32>) -> tensor<16x8xf32>
  %8 = linalg.negf ins(%7 : tensor<16x8xf32>) outs(%B : tensor<16x8xf32>) -> tensor<16x8xf32>
  %9 = linalg.copy ins(%8 : tensor<16x8xf32>) outs(%B : tensor<16x8xf32>) -> tensor<16x8xf32>
  %10 = linalg.square {my = 1 : i32} ins(%9 : tensor<16x8xf32>) outs(%B : tensor<16x8xf32>) -> tensor<16x8xf32>
  return %10 : tensor<16x8xf32>
}

// -----

// CHECK-LABEL: func.func @ints(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x8xi32>, %[[V1:[A-Za-z0-9_]+]]: tensor<?x8xi32>) -> tensor<?x8xi32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = linalg.elementwise kind=#linalg.elementwise_kind<div_unsigned> ins(%[[V0]], %[[V0]] : tensor<?x8xi32>, tensor<?x8xi32>) outs(%[[V1]] : tensor<?x8xi32>) -> tensor<?x8xi32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.max ins(%[[V2]], %[[V0]] : tensor<?x8xi32>, tensor<?x8xi32>) outs(%[[V1]] : tensor<?x8xi32>) -> tensor<?x8xi32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.elementwise kind=#linalg.elementwise_kind<div> ins(%[[V3]], %[[V0]] : tensor<?x8xi32>, tensor<?x8xi32>) outs(%[[V1]] : tensor<?x8xi32>) -> tensor<?x8xi32>
// CHECK: return %[[V4]] : tensor<?x8xi32>
func.func @ints(%A : tensor<?x8xi32>, %B : tensor<?x8xi32>) -> tensor<?x8xi32> {
  %1 = linalg.div_unsigned ins(%A, %A : tensor<?x8xi32>, tensor<?x8xi32>) outs(%B : tensor<?x8xi32>) -> tensor<?x8xi32>
  %2 = linalg.max ins(%1, %A : tensor<?x8xi32>, tensor<?x8xi32>) outs(%B : tensor<?x8xi32>) -> tensor<?x8xi32>
  %3 = linalg.div ins(%2, %A : tensor<?x8xi32>, tensor<?x8xi32>) outs(%B : tensor<?x8xi32>) -> tensor<?x8xi32>
  return %3 : tensor<?x8xi32>
}

// -----

// CHECK-LABEL: func.func @buf(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: memref<?x8xi32>, %[[V1:[A-Za-z0-9_]+]]: memref<?x8xi32>)
// CHECK: linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%[[V0]], %[[V0]] : memref<?x8xi32>, memref<?x8xi32>) outs(%[[V1]] : memref<?x8xi32>)
// CHECK: return
func.func @buf(%A : memref<?x8xi32>, %B : memref<?x8xi32>) {
  linalg.add ins(%A, %A : memref<?x8xi32>, memref<?x8xi32>) outs(%B : memref<?x8xi32>)
  return
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: #[[$M1:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> (d1)>
// CHECK: #[[$M2:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK: #[[$M3:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK: #[[$M4:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-LABEL: func.func @cat(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<16x8xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<8xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<8x4xf32>, %[[V3:[A-Za-z0-9_]+]]: tensor<16x4xf32>, %[[V4:[A-Za-z0-9_]+]]: memref<4xf32>) -> (tensor<16x8xf32>, tensor<16x4xf32>)
// CHECK: %[[V5:[A-Za-z0-9_]+]] = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#[[$M0]], #[[$M1]], #[[$M0]]] ins(%[[V0]], %[[V1]] : tensor<16x8xf32>, tensor<8xf32>) outs(%[[V0]] : tensor<16x8xf32>) -> tensor<16x8xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = linalg.contract indexing_maps = [#[[$M2]], #[[$M3]], #[[$M4]]] ins(%[[V0]], %[[V2]] : tensor<16x8xf32>, tensor<8x4xf32>) outs(%[[V3]] : tensor<16x4xf32>) -> tensor<16x4xf32>
// CHECK: linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%[[V4]] : memref<4xf32>) outs(%[[V4]] : memref<4xf32>)
// CHECK: return %[[V5]], %[[V6]] : tensor<16x8xf32>, tensor<16x4xf32>
func.func @cat(%A : tensor<16x8xf32>, %v: tensor<8xf32>, %B: tensor<8x4xf32>, %C: tensor<16x4xf32>, %m: memref<4xf32>) -> (tensor<16x8xf32>, tensor<16x4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d1)>, affine_map<(d0,d1) -> (d0,d1)>] ins(%A, %v : tensor<16x8xf32>, tensor<8xf32>) outs(%A : tensor<16x8xf32>) -> tensor<16x8xf32>
  %1 = linalg.contract indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d2)>, affine_map<(d0,d1,d2) -> (d2,d1)>, affine_map<(d0,d1,d2) -> (d0,d1)>] ins(%A, %B : tensor<16x8xf32>, tensor<8x4xf32>) outs(%C : tensor<16x4xf32>) -> tensor<16x4xf32>
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  return %0, %1 : tensor<16x8xf32>, tensor<16x4xf32>
}
