// RUN: mlir-opt %s --convert-elementwise-to-linalg | FileCheck %s

// CHECK-DAG: #[[$MAP0:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[$MAP1:.*]] = affine_map<(d0) -> (d0)>

// CHECK-LABEL: func.func @kinds(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<?x4xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<?x4xf32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<?x4xi1>
// CHECK: %[[V0:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$MAP0]], #[[$MAP0]], #[[$MAP0]]], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<?x4xf32>, tensor<?x4xf32>) outs(%[[ARG0]] : tensor<?x4xf32>) {
// CHECK: ^bb0(%[[V1:[A-Za-z0-9_]+]]: f32, %[[V2:[A-Za-z0-9_]+]]: f32, %[[V3:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.addf %[[V1]], %[[V2]] fastmath<fast> : f32
// CHECK: linalg.yield %[[V4]] : f32
// CHECK: } -> tensor<?x4xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$MAP0]], #[[$MAP0]]], iterator_types = ["parallel", "parallel"]} ins(%[[V0]] : tensor<?x4xf32>) outs(%[[V0]] : tensor<?x4xf32>) {
// CHECK: ^bb0(%[[V1]]: f32, %[[V3]]: f32):
// CHECK: %[[V4]] = math.exp %[[V1]] : f32
// CHECK: linalg.yield %[[V4]] : f32
// CHECK: } -> tensor<?x4xf32>
// CHECK-DAG: %[[V6:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.dim %[[V5]], %[[V6]] : tensor<?x4xf32>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.empty(%[[V7]]) : tensor<?x4xi1>
// CHECK: %[[V9:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$MAP0]], #[[$MAP0]], #[[$MAP0]]], iterator_types = ["parallel", "parallel"]} ins(%[[V5]], %[[ARG1]] : tensor<?x4xf32>, tensor<?x4xf32>) outs(%[[V8]] : tensor<?x4xi1>) {
// CHECK: ^bb0(%[[V1]]: f32, %[[V2]]: f32, %[[V3]]: i1):
// CHECK: %[[V4]] = arith.cmpf olt, %[[V1]], %[[V2]] : f32
// CHECK: linalg.yield %[[V4]] : i1
// CHECK: } -> tensor<?x4xi1>
// CHECK: %[[V10:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$MAP0]], #[[$MAP0]], #[[$MAP0]], #[[$MAP0]]], iterator_types = ["parallel", "parallel"]} ins(%[[ARG2]], %[[V5]], %[[ARG1]] : tensor<?x4xi1>, tensor<?x4xf32>, tensor<?x4xf32>) outs(%[[V5]] : tensor<?x4xf32>) {
// CHECK: ^bb0(%[[V1]]: i1, %[[V2]]: f32, %[[V11:[A-Za-z0-9_]+]]: f32, %[[V3]]: f32):
// CHECK: %[[V4]] = arith.select %[[V1]], %[[V2]], %[[V11]] : f32
// CHECK: linalg.yield %[[V4]] : f32
// CHECK: } -> tensor<?x4xf32>
// CHECK: return %[[V10]], %[[V9]] : tensor<?x4xf32>, tensor<?x4xi1>
func.func @kinds(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>, %p: tensor<?x4xi1>) -> (tensor<?x4xf32>, tensor<?x4xi1>) {
  %0 = arith.addf %x, %y fastmath<fast> : tensor<?x4xf32>
  %1 = math.exp %0 : tensor<?x4xf32>
  %2 = arith.cmpf olt, %1, %y : tensor<?x4xf32>
  %3 = arith.select %p, %1, %y : tensor<?x4xi1>, tensor<?x4xf32>
  return %3, %2 : tensor<?x4xf32>, tensor<?x4xi1>
}

// CHECK-LABEL: func.func @others(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: f32, %[[ARG1:[A-Za-z0-9_]+]]: tensor<4xi32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<*xf32>
// CHECK: %[[V0:[A-Za-z0-9_]+]] = arith.addf %[[ARG0]], %[[ARG0]] : f32
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.empty() : tensor<4xi64>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$MAP1]], #[[$MAP1]]], iterator_types = ["parallel"]} ins(%[[ARG1]] : tensor<4xi32>) outs(%[[V1]] : tensor<4xi64>) {
// CHECK: ^bb0(%[[V3:[A-Za-z0-9_]+]]: i32, %[[V4:[A-Za-z0-9_]+]]: i64):
// CHECK: %[[V5:[A-Za-z0-9_]+]] = arith.extsi %[[V3]] : i32 to i64
// CHECK: linalg.yield %[[V5]] : i64
// CHECK: } -> tensor<4xi64>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = arith.addf %[[ARG2]], %[[ARG2]] : tensor<*xf32>
// CHECK: return %[[V0]], %[[V2]], %[[V6]] : f32, tensor<4xi64>, tensor<*xf32>
func.func @others(%x: f32, %s: tensor<4xi32>, %u: tensor<*xf32>) -> (f32, tensor<4xi64>, tensor<*xf32>) {
  %0 = arith.addf %x, %x : f32
  %1 = arith.extsi %s : tensor<4xi32> to tensor<4xi64>
  %2 = arith.addf %u, %u : tensor<*xf32>
  return %0, %1, %2 : f32, tensor<4xi64>, tensor<*xf32>
}
