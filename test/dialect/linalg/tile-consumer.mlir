// RUN: mlir-opt %s '--test-tile-using-scf=sizes=4,3 forall=1 consumers=1' --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @after(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<8x16xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<16x12xf32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<8x12xf32>, %[[ARG3:[A-Za-z0-9_]+]]: tensor<12x8xf32>
// CHECK: %[[V0:[A-Za-z0-9_]+]] = scf.forall (%[[ARG4:[A-Za-z0-9_]+]], %[[ARG5:[A-Za-z0-9_]+]]) = (0, 0) to (8, 12) step (4, 3) shared_outs(%[[ARG6:[A-Za-z0-9_]+]] = %[[ARG3]]) -> (tensor<12x8xf32>) {
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG0]][%[[ARG4]], 0] [4, 16] [1, 1] : tensor<8x16xf32> to tensor<4x16xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG1]][0, %[[ARG5]]] [16, 3] [1, 1] : tensor<16x12xf32> to tensor<16x3xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG2]][%[[ARG4]], %[[ARG5]]] [4, 3] [1, 1] : tensor<8x12xf32> to tensor<4x3xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.matmul ins(%[[V1]], %[[V2]] : tensor<4x16xf32>, tensor<16x3xf32>) outs(%[[V3]] : tensor<4x3xf32>) -> tensor<4x3xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG3]][%[[ARG5]], %[[ARG4]]] [3, 4] [1, 1] : tensor<12x8xf32> to tensor<3x4xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = linalg.transpose ins(%[[V4]] : tensor<4x3xf32>) outs(%[[V5]] : tensor<3x4xf32>) permutation = [1, 0]
// CHECK: scf.forall.in_parallel {
// CHECK: tensor.parallel_insert_slice %[[V6]] into %[[ARG6]][%[[ARG5]], %[[ARG4]]] [3, 4] [1, 1] : tensor<3x4xf32> into tensor<12x8xf32>
// CHECK: return %[[V0]] : tensor<12x8xf32>
func.func @after(%a: tensor<8x16xf32>, %b: tensor<16x12xf32>, %e: tensor<8x12xf32>, %f: tensor<12x8xf32>) -> tensor<12x8xf32> {
  %0 = linalg.matmul {tile} ins(%a, %b : tensor<8x16xf32>, tensor<16x12xf32>) outs(%e : tensor<8x12xf32>) -> tensor<8x12xf32>
  %1 = linalg.transpose ins(%0 : tensor<8x12xf32>) outs(%f : tensor<12x8xf32>) permutation = [1, 0]
  return %1 : tensor<12x8xf32>
}

// CHECK-LABEL: func.func @reduction_stays(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<8x12xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<8x12xf32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<8xf32>
// CHECK: %[[V0:[A-Za-z0-9_]+]] = scf.forall (%[[ARG3:[A-Za-z0-9_]+]], %[[ARG4:[A-Za-z0-9_]+]]) = (0, 0) to (8, 12) step (4, 3) shared_outs(%[[ARG5:[A-Za-z0-9_]+]] = %[[ARG1]]) -> (tensor<8x12xf32>) {
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG0]][%[[ARG3]], %[[ARG4]]] [4, 3] [1, 1] : tensor<8x12xf32> to tensor<4x3xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG5]][%[[ARG3]], %[[ARG4]]] [4, 3] [1, 1] : tensor<8x12xf32> to tensor<4x3xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.exp ins(%[[V1]] : tensor<4x3xf32>) outs(%[[V2]] : tensor<4x3xf32>) -> tensor<4x3xf32>
// CHECK: scf.forall.in_parallel {
// CHECK: tensor.parallel_insert_slice %[[V3]] into %[[ARG5]][%[[ARG3]], %[[ARG4]]] [4, 3] [1, 1] : tensor<4x3xf32> into tensor<8x12xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.reduce ins(%[[V0]] : tensor<8x12xf32>) outs(%[[ARG2]] : tensor<8xf32>) dimensions = [1]
// CHECK: (%[[V5:[A-Za-z0-9_]+]]: f32, %[[V6:[A-Za-z0-9_]+]]: f32) {
// CHECK: %[[V3]] = arith.addf %[[V5]], %[[V6]] : f32
// CHECK: linalg.yield %[[V3]] : f32
// CHECK: return %[[V4]] : tensor<8xf32>
func.func @reduction_stays(%a: tensor<8x12xf32>, %e: tensor<8x12xf32>, %s: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.exp {tile} ins(%a : tensor<8x12xf32>) outs(%e : tensor<8x12xf32>) -> tensor<8x12xf32>
  %1 = linalg.reduce ins(%0 : tensor<8x12xf32>) outs(%s : tensor<8xf32>) dimensions = [1]
    (%x: f32, %y: f32) {
      %2 = arith.addf %x, %y : f32
      linalg.yield %2 : f32
    }
  return %1 : tensor<8xf32>
}
