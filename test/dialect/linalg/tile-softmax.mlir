// RUN: mlir-opt %s '--test-tile-using-scf=sizes=2 forall=1 fuse=1' --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @rows(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<8x?xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<8x?xf32>
// CHECK-DAG: %[[V0:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.dim %[[ARG0]], %[[V0]] : tensor<8x?xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = scf.forall (%[[ARG2:[A-Za-z0-9_]+]]) = (0) to (8) step (2) shared_outs(%[[ARG3:[A-Za-z0-9_]+]] = %[[ARG1]]) -> (tensor<8x?xf32>) {
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG0]][%[[ARG2]], 0] [2, %[[V1]]] [1, 1] : tensor<8x?xf32> to tensor<2x?xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG3]][%[[ARG2]], 0] [2, %[[V1]]] [1, 1] : tensor<8x?xf32> to tensor<2x?xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = linalg.softmax dimension(1) ins(%[[V3]] : tensor<2x?xf32>) outs(%[[V4]] : tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK: scf.forall.in_parallel {
// CHECK: tensor.parallel_insert_slice %[[V5]] into %[[ARG3]][%[[ARG2]], 0] [2, %[[V1]]] [1, 1] : tensor<2x?xf32> into tensor<8x?xf32>
// CHECK: return %[[V2]] : tensor<8x?xf32>
func.func @rows(%x: tensor<8x?xf32>, %e: tensor<8x?xf32>) -> tensor<8x?xf32> {
  %0 = linalg.softmax {tile} dimension(1) ins(%x : tensor<8x?xf32>) outs(%e : tensor<8x?xf32>) -> tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}

// CHECK-LABEL: func.func @after_a_product(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<8x16xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<16x12xf32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<8x12xf32>
// CHECK: %[[V0:[A-Za-z0-9_]+]] = scf.forall (%[[ARG3:[A-Za-z0-9_]+]]) = (0) to (8) step (2) shared_outs(%[[ARG4:[A-Za-z0-9_]+]] = %[[ARG2]]) -> (tensor<8x12xf32>) {
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG0]][%[[ARG3]], 0] [2, 16] [1, 1] : tensor<8x16xf32> to tensor<2x16xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG2]][%[[ARG3]], 0] [2, 12] [1, 1] : tensor<8x12xf32> to tensor<2x12xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.matmul ins(%[[V1]], %[[ARG1]] : tensor<2x16xf32>, tensor<16x12xf32>) outs(%[[V2]] : tensor<2x12xf32>) -> tensor<2x12xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG4]][%[[ARG3]], 0] [2, 12] [1, 1] : tensor<8x12xf32> to tensor<2x12xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = linalg.softmax dimension(1) ins(%[[V3]] : tensor<2x12xf32>) outs(%[[V4]] : tensor<2x12xf32>) -> tensor<2x12xf32>
// CHECK: scf.forall.in_parallel {
// CHECK: tensor.parallel_insert_slice %[[V5]] into %[[ARG4]][%[[ARG3]], 0] [2, 12] [1, 1] : tensor<2x12xf32> into tensor<8x12xf32>
// CHECK: return %[[V0]] : tensor<8x12xf32>
func.func @after_a_product(%a: tensor<8x16xf32>, %b: tensor<16x12xf32>, %e: tensor<8x12xf32>) -> tensor<8x12xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x12xf32>) outs(%e : tensor<8x12xf32>) -> tensor<8x12xf32>
  %1 = linalg.softmax {tile} dimension(1) ins(%0 : tensor<8x12xf32>) outs(%e : tensor<8x12xf32>) -> tensor<8x12xf32>
  return %1 : tensor<8x12xf32>
}
