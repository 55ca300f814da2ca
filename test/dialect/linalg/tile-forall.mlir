// RUN: mlir-opt %s '--test-tile-using-scf=sizes=4,3 forall=1 fuse=1' --canonicalize | FileCheck %s

// CHECK-DAG: #[[$MAP0:.*]] = affine_map<(d0)[s0] -> (-d0 + s0, 4)>
// CHECK-DAG: #[[$MAP1:.*]] = affine_map<(d0, d1) -> (d0, d1)>

#id = affine_map<(i, j) -> (i, j)>

// CHECK-LABEL: func.func @product(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<?x16xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<16x12xf32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<?x12xf32>
// CHECK-DAG: %[[V0:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.dim %[[ARG0]], %[[V0]] : tensor<?x16xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = scf.forall (%[[ARG3:[A-Za-z0-9_]+]], %[[ARG4:[A-Za-z0-9_]+]]) = (0, 0) to (%[[V1]], 12) step (4, 3) shared_outs(%[[ARG5:[A-Za-z0-9_]+]] = %[[ARG2]]) -> (tensor<?x12xf32>) {
// CHECK: %[[V3:[A-Za-z0-9_]+]] = affine.min #[[$MAP0]](%[[ARG3]])[%[[V1]]]
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG0]][%[[ARG3]], 0] [%[[V3]], 16] [1, 1] : tensor<?x16xf32> to tensor<?x16xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG1]][0, %[[ARG4]]] [16, 3] [1, 1] : tensor<16x12xf32> to tensor<16x3xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG5]][%[[ARG3]], %[[ARG4]]] [%[[V3]], 3] [1, 1] : tensor<?x12xf32> to tensor<?x3xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = linalg.matmul ins(%[[V4]], %[[V5]] : tensor<?x16xf32>, tensor<16x3xf32>) outs(%[[V6]] : tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK: scf.forall.in_parallel {
// CHECK: tensor.parallel_insert_slice %[[V7]] into %[[ARG5]][%[[ARG3]], %[[ARG4]]] [%[[V3]], 3] [1, 1] : tensor<?x3xf32> into tensor<?x12xf32>
// CHECK: return %[[V2]] : tensor<?x12xf32>
func.func @product(%a: tensor<?x16xf32>, %b: tensor<16x12xf32>, %c: tensor<?x12xf32>) -> tensor<?x12xf32> {
  %0 = linalg.matmul {tile} ins(%a, %b : tensor<?x16xf32>, tensor<16x12xf32>) outs(%c : tensor<?x12xf32>) -> tensor<?x12xf32>
  return %0 : tensor<?x12xf32>
}

// CHECK-LABEL: func.func @fused(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<8x16xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<16x12xf32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<8x12xf32>, %[[ARG3:[A-Za-z0-9_]+]]: f32
// CHECK: %[[V0:[A-Za-z0-9_]+]] = scf.forall (%[[ARG4:[A-Za-z0-9_]+]], %[[ARG5:[A-Za-z0-9_]+]]) = (0, 0) to (8, 12) step (4, 3) shared_outs(%[[ARG6:[A-Za-z0-9_]+]] = %[[ARG2]]) -> (tensor<8x12xf32>) {
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG0]][%[[ARG4]], 0] [4, 16] [1, 1] : tensor<8x16xf32> to tensor<4x16xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG1]][0, %[[ARG5]]] [16, 3] [1, 1] : tensor<16x12xf32> to tensor<16x3xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG2]][%[[ARG4]], %[[ARG5]]] [4, 3] [1, 1] : tensor<8x12xf32> to tensor<4x3xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.fill ins(%[[ARG3]] : f32) outs(%[[V3]] : tensor<4x3xf32>) -> tensor<4x3xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = linalg.matmul ins(%[[V1]], %[[V2]] : tensor<4x16xf32>, tensor<16x3xf32>) outs(%[[V4]] : tensor<4x3xf32>) -> tensor<4x3xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG6]][%[[ARG4]], %[[ARG5]]] [4, 3] [1, 1] : tensor<8x12xf32> to tensor<4x3xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$MAP1]], #[[$MAP1]]], iterator_types = ["parallel", "parallel"]} ins(%[[V5]] : tensor<4x3xf32>) outs(%[[V6]] : tensor<4x3xf32>) {
// CHECK: ^bb0(%[[V8:[A-Za-z0-9_]+]]: f32, %[[V9:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V10:[A-Za-z0-9_]+]] = arith.maximumf %[[V8]], %[[ARG3]] : f32
// CHECK: linalg.yield %[[V10]] : f32
// CHECK: } -> tensor<4x3xf32>
// CHECK: scf.forall.in_parallel {
// CHECK: tensor.parallel_insert_slice %[[V7]] into %[[ARG6]][%[[ARG4]], %[[ARG5]]] [4, 3] [1, 1] : tensor<4x3xf32> into tensor<8x12xf32>
// CHECK: return %[[V0]] : tensor<8x12xf32>
func.func @fused(%a: tensor<8x16xf32>, %b: tensor<16x12xf32>, %e: tensor<8x12xf32>, %v: f32) -> tensor<8x12xf32> {
  %z = linalg.fill ins(%v : f32) outs(%e : tensor<8x12xf32>) -> tensor<8x12xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x12xf32>) outs(%z : tensor<8x12xf32>) -> tensor<8x12xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<8x12xf32>) outs(%e : tensor<8x12xf32>) attrs = {tile} {
  ^bb0(%x: f32, %out: f32):
    %s = arith.maximumf %x, %v : f32
    linalg.yield %s : f32
  } -> tensor<8x12xf32>
  return %1 : tensor<8x12xf32>
}
