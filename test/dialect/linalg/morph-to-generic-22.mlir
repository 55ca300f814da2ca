// RUN: mlir-opt %s --mlir-version=22 -linalg-morph-ops=category-to-generic -split-input-file | FileCheck %s

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: #[[$M1:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> (d1)>
// CHECK: #[[$M2:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK: #[[$M3:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK: #[[$M4:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK: #[[$M5:[A-Za-z0-9_]+]] = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func.func @cat(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<16x8xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<8xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<8x4xf32>, %[[V3:[A-Za-z0-9_]+]]: tensor<16x4xf32>, %[[V4:[A-Za-z0-9_]+]]: memref<4xf32>) -> (tensor<16x8xf32>, tensor<16x4xf32>)
// CHECK: %[[V5:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M0]], #[[$M1]], #[[$M0]]], iterator_types = ["parallel", "parallel"]} ins(%[[V0]], %[[V1]] : tensor<16x8xf32>, tensor<8xf32>) outs(%[[V0]] : tensor<16x8xf32>)
// CHECK: ^bb0(%[[V6:[A-Za-z0-9_]+]]: f32, %[[V7:[A-Za-z0-9_]+]]: f32, %[[V8:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V9:[A-Za-z0-9_]+]] = arith.addf %[[V6]], %[[V7]] : f32
// CHECK: linalg.yield %[[V9]] : f32
// CHECK: } -> tensor<16x8xf32>
// CHECK: %[[V10:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M2]], #[[$M3]], #[[$M4]]], iterator_types = ["parallel", "parallel", "reduction"]} ins(%[[V0]], %[[V2]] : tensor<16x8xf32>, tensor<8x4xf32>) outs(%[[V3]] : tensor<16x4xf32>)
// CHECK: ^bb0(%[[V6]]: f32, %[[V7]]: f32, %[[V8]]: f32):
// CHECK: %[[V9]] = arith.mulf %[[V6]], %[[V7]] : f32
// CHECK: %[[V11:[A-Za-z0-9_]+]] = arith.addf %[[V8]], %[[V9]] : f32
// CHECK: linalg.yield %[[V11]] : f32
// CHECK: } -> tensor<16x4xf32>
// CHECK: linalg.generic {indexing_maps = [#[[$M5]], #[[$M5]]], iterator_types = ["parallel"]} ins(%[[V4]] : memref<4xf32>) outs(%[[V4]] : memref<4xf32>)
// CHECK: ^bb0(%[[V6]]: f32, %[[V8]]: f32):
// CHECK: %[[V9]] = math.exp %[[V6]] : f32
// CHECK: linalg.yield %[[V9]] : f32
// CHECK: return %[[V5]], %[[V10]] : tensor<16x8xf32>, tensor<16x4xf32>
func.func @cat(%A : tensor<16x8xf32>, %v: tensor<8xf32>, %B: tensor<8x4xf32>, %C: tensor<16x4xf32>, %m: memref<4xf32>) -> (tensor<16x8xf32>, tensor<16x4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d1)>, affine_map<(d0,d1) -> (d0,d1)>] ins(%A, %v : tensor<16x8xf32>, tensor<8xf32>) outs(%A : tensor<16x8xf32>) -> tensor<16x8xf32>
  %1 = linalg.contract indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d2)>, affine_map<(d0,d1,d2) -> (d2,d1)>, affine_map<(d0,d1,d2) -> (d0,d1)>] ins(%A, %B : tensor<16x8xf32>, tensor<8x4xf32>) outs(%C : tensor<16x4xf32>) -> tensor<16x4xf32>
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  return %0, %1 : tensor<16x8xf32>, tensor<16x4xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @buf(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: memref<?x8xi32>, %[[V1:[A-Za-z0-9_]+]]: memref<?x8xi32>)
// CHECK: linalg.generic {indexing_maps = [#[[$M0]], #[[$M0]], #[[$M0]]], iterator_types = ["parallel", "parallel"]} ins(%[[V0]], %[[V0]] : memref<?x8xi32>, memref<?x8xi32>) outs(%[[V1]] : memref<?x8xi32>)
// CHECK: ^bb0(%[[V2:[A-Za-z0-9_]+]]: i32, %[[V3:[A-Za-z0-9_]+]]: i32, %[[V4:[A-Za-z0-9_]+]]: i32):
// CHECK: %[[V5:[A-Za-z0-9_]+]] = arith.addi %[[V2]], %[[V3]] : i32
// CHECK: linalg.yield %[[V5]] : i32
// CHECK: return
func.func @buf(%A : memref<?x8xi32>, %B : memref<?x8xi32>) {
  linalg.add ins(%A, %A : memref<?x8xi32>, memref<?x8xi32>) outs(%B : memref<?x8xi32>)
  return
}
