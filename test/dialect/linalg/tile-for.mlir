// RUN: mlir-opt %s '--test-tile-using-scf=sizes=4,3,2 interchange=2,0,1' --canonicalize | FileCheck %s

// CHECK-DAG: #[[$MAP0:.*]] = affine_map<(d0)[s0] -> (-d0 + s0, 4)>

// CHECK-LABEL: func.func @product(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<?x16xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<16x12xf32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<?x12xf32>
// CHECK-DAG: %[[V0:[A-Za-z0-9_]+]] = arith.constant 3 : index
// CHECK-DAG: %[[V1:[A-Za-z0-9_]+]] = arith.constant 4 : index
// CHECK-DAG: %[[V2:[A-Za-z0-9_]+]] = arith.constant 2 : index
// CHECK-DAG: %[[V3:[A-Za-z0-9_]+]] = arith.constant 12 : index
// CHECK-DAG: %[[V4:[A-Za-z0-9_]+]] = arith.constant 16 : index
// CHECK-DAG: %[[V5:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.dim %[[ARG0]], %[[V5]] : tensor<?x16xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = scf.for %[[ARG3:[A-Za-z0-9_]+]] = %[[V5]] to %[[V4]] step %[[V2]] iter_args(%[[ARG4:[A-Za-z0-9_]+]] = %[[ARG2]]) -> (tensor<?x12xf32>) {
// CHECK: %[[V8:[A-Za-z0-9_]+]] = scf.for %[[ARG5:[A-Za-z0-9_]+]] = %[[V5]] to %[[V6]] step %[[V1]] iter_args(%[[ARG6:[A-Za-z0-9_]+]] = %[[ARG4]]) -> (tensor<?x12xf32>) {
// CHECK: %[[V9:[A-Za-z0-9_]+]] = scf.for %[[ARG7:[A-Za-z0-9_]+]] = %[[V5]] to %[[V3]] step %[[V0]] iter_args(%[[ARG8:[A-Za-z0-9_]+]] = %[[ARG6]]) -> (tensor<?x12xf32>) {
// CHECK: %[[V10:[A-Za-z0-9_]+]] = affine.min #[[$MAP0]](%[[ARG5]])[%[[V6]]]
// CHECK: %[[V11:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG0]][%[[ARG5]], %[[ARG3]]] [%[[V10]], 2] [1, 1] : tensor<?x16xf32> to tensor<?x2xf32>
// CHECK: %[[V12:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG1]][%[[ARG3]], %[[ARG7]]] [2, 3] [1, 1] : tensor<16x12xf32> to tensor<2x3xf32>
// CHECK: %[[V13:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG8]][%[[ARG5]], %[[ARG7]]] [%[[V10]], 3] [1, 1] : tensor<?x12xf32> to tensor<?x3xf32>
// CHECK: %[[V14:[A-Za-z0-9_]+]] = linalg.matmul ins(%[[V11]], %[[V12]] : tensor<?x2xf32>, tensor<2x3xf32>) outs(%[[V13]] : tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK: %[[V15:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V14]] into %[[ARG8]][%[[ARG5]], %[[ARG7]]] [%[[V10]], 3] [1, 1] : tensor<?x3xf32> into tensor<?x12xf32>
// CHECK: scf.yield %[[V15]] : tensor<?x12xf32>
// CHECK: scf.yield %[[V9]] : tensor<?x12xf32>
// CHECK: scf.yield %[[V8]] : tensor<?x12xf32>
// CHECK: return %[[V7]] : tensor<?x12xf32>
func.func @product(%a: tensor<?x16xf32>, %b: tensor<16x12xf32>, %c: tensor<?x12xf32>) -> tensor<?x12xf32> {
  %0 = linalg.matmul {tile} ins(%a, %b : tensor<?x16xf32>, tensor<16x12xf32>) outs(%c : tensor<?x12xf32>) -> tensor<?x12xf32>
  return %0 : tensor<?x12xf32>
}
