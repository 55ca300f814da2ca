// RUN: mlir-opt %s -fold-memref-alias-ops | FileCheck %s
// CHECK-DAG: #[[$MAP:.+]] = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
// CHECK-DAG: #[[$MAP1:.+]] = affine_map<()[s0, s1] -> (s0 + s1 * s1)>
// CHECK-DAG: #[[$MAP2:.+]] = affine_map<()[s0] -> (s0 * 3)>
// CHECK-DAG: #[[$MAP3:.+]] = affine_map<()[s0, s1, s2] -> (s0 + s1 * s2)>
// CHECK-DAG: #[[$MAP4:.+]] = affine_map<()[s0, s1] -> (s0 + s1 + 1)>
// CHECK-DAG: #[[$MAP5:.+]] = affine_map<()[s0, s1, s2] -> (s0 + s1 + s2 * 2)>
// CHECK-DAG: #[[$MAP6:.+]] = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-DAG: #[[$MAP7:.+]] = affine_map<()[s0] -> (s0 + 4)>
// CHECK-DAG: #[[$MAP8:.+]] = affine_map<()[s0, s1] -> (s0 * 2 + s1)>
// CHECK-DAG: #[[$MAP9:.+]] = affine_map<()[s0, s1] -> (s0 + s1 + 4)>
// CHECK-DAG: #[[$MAP10:.+]] = affine_map<()[s0, s1, s2] -> (s0 * 6 + s1 * 2 + s2)>
// CHECK-DAG: #[[$MAP11:.+]] = affine_map<()[s0] -> (s0 * 9)>
// CHECK-DAG: #[[$MAP12:.+]] = affine_map<()[s0, s1, s2] -> (s1 + s2 * s0)>
// CHECK-DAG: #[[$MAP13:.+]] = affine_map<()[s0] -> (s0 floordiv 20)>
// CHECK-DAG: #[[$MAP14:.+]] = affine_map<()[s0] -> ((s0 mod 20) floordiv 5)>
// CHECK-DAG: #[[$MAP15:.+]] = affine_map<()[s0] -> (s0 mod 5)>
// CHECK-DAG: #[[$MAP16:.+]] = affine_map<()[s0] -> ((s0 + 3) floordiv 20)>
// CHECK-DAG: #[[$MAP17:.+]] = affine_map<()[s0] -> ((s0 - ((s0 + 3) floordiv 20) * 20 + 3) floordiv 5)>
// CHECK-DAG: #[[$MAP18:.+]] = affine_map<()[s0] -> (s0 - ((s0 + 3) floordiv 5) * 5 + 3)>
// CHECK-DAG: #[[$MAP19:.+]] = affine_map<()[s0] -> (s0 * 2)>

// CHECK-LABEL: func.func @subview(
// CHECK-SAME: %[[ARG0:.+]]: memref<12x32xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index, %[[ARG4:.+]]: f32, %[[ARG5:.+]]: vector<8xf32>) -> (f32, f32, vector<4xf32>) {
// CHECK-NEXT:    %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:    %[[V0:.+]] = affine.apply #[[$MAP]]()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:    %[[V1:.+]] = affine.apply #[[$MAP1]]()[%[[ARG2]], %[[ARG3]]]
// CHECK-NEXT:    %[[V2:.+]] = memref.load %[[ARG0]][%[[V0]], %[[V1]]] {nontemporal = true} : memref<12x32xf32>
// CHECK-NEXT:    %[[V3:.+]] = affine.apply #[[$MAP2]]()[%[[ARG1]]]
// CHECK-NEXT:    %[[V4:.+]] = affine.apply #[[$MAP3]]()[%[[ARG2]], %[[ARG1]], %[[ARG3]]]
// CHECK-NEXT:    memref.store %[[ARG4]], %[[ARG0]][%[[V3]], %[[V4]]] : memref<12x32xf32>
// CHECK-NEXT:    %[[V5:.+]] = affine.apply #[[$MAP4]]()[%[[ARG2]], %[[ARG1]]]
// CHECK-NEXT:    %[[V6:.+]] = affine.load %[[ARG0]][%[[C3]], %[[V5]]] : memref<12x32xf32>
// CHECK-NEXT:    %[[V7:.+]] = affine.apply #[[$MAP5]]()[%[[ARG2]], %[[ARG3]], %[[ARG1]]]
// CHECK-NEXT:    affine.store %[[V6]], %[[ARG0]][%[[C3]], %[[V7]]] : memref<12x32xf32>
// CHECK-NEXT:    %[[V8:.+]] = affine.apply #[[$MAP6]]()[%[[ARG2]], %[[ARG3]]]
// CHECK-NEXT:    %[[V9:.+]] = vector.load %[[ARG0]][%[[C3]], %[[V8]]] : memref<12x32xf32>, vector<4xf32>
// CHECK-NEXT:    %[[V10:.+]] = affine.apply #[[$MAP6]]()[%[[ARG2]], %[[ARG1]]]
// CHECK-NEXT:    vector.store %[[V9]], %[[ARG0]][%[[C3]], %[[V10]]] : memref<12x32xf32>, vector<4xf32>
// CHECK-NEXT:    return %[[V2]], %[[V6]], %[[V9]] : f32, f32, vector<4xf32>
// CHECK-NEXT: }
func.func @subview(%m: memref<12x32xf32>, %i: index, %j: index, %k: index, %v: f32, %w: vector<8xf32>) -> (f32, f32, vector<4xf32>) {
  %0 = memref.subview %m[%i, %j] [4, 4] [2, %k] : memref<12x32xf32> to memref<4x4xf32, strided<[64, ?], offset: ?>>
  %1 = memref.load %0[%j, %k] {nontemporal = true} : memref<4x4xf32, strided<[64, ?], offset: ?>>
  memref.store %v, %0[%i, %i] : memref<4x4xf32, strided<[64, ?], offset: ?>>
  %2 = memref.subview %m[3, %j] [1, 8] [1, 1] : memref<12x32xf32> to memref<8xf32, strided<[1], offset: ?>>
  %3 = affine.load %2[%i + 1] : memref<8xf32, strided<[1], offset: ?>>
  affine.store %3, %2[%i * 2 + symbol(%k)] : memref<8xf32, strided<[1], offset: ?>>
  %4 = vector.load %2[%k] : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  vector.store %4, %2[%i] : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  return %1, %3, %4 : f32, f32, vector<4xf32>
}
// CHECK-LABEL: func.func @nested(
// CHECK-SAME: %[[ARG0:.+]]: memref<64x64xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> (memref<8x?xf32, strided<[64, 1], offset: ?>>, f32) {
// CHECK-NEXT:    %[[V0:.+]] = affine.apply #[[$MAP6]]()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:    %[[V1:.+]] = affine.apply #[[$MAP7]]()[%[[ARG1]]]
// CHECK-NEXT:    %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[V0]], %[[V1]]] [8, %[[ARG2]]] [1, 1] : memref<64x64xf32> to memref<8x?xf32, strided<[64, 1], offset: ?>>
// CHECK-NEXT:    %[[V2:.+]] = affine.apply #[[$MAP8]]()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:    %[[V3:.+]] = affine.apply #[[$MAP9]]()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:    %[[V4:.+]] = memref.load %[[ARG0]][%[[V2]], %[[V3]]] : memref<64x64xf32>
// CHECK-NEXT:    return %[[SUBVIEW]], %[[V4]] : memref<8x?xf32, strided<[64, 1], offset: ?>>, f32
// CHECK-NEXT: }
func.func @nested(%m: memref<64x64xf32>, %i: index, %n: index) -> (memref<8x?xf32, strided<[64, 1], offset: ?>>, f32) {
  %0 = memref.subview %m[%i, 4] [32, %n] [1, 1] : memref<64x64xf32> to memref<32x?xf32, strided<[64, 1], offset: ?>>
  %1 = memref.subview %0[%n, %i] [8, %n] [1, 1] : memref<32x?xf32, strided<[64, 1], offset: ?>> to memref<8x?xf32, strided<[64, 1], offset: ?>>
  %2 = memref.load %1[%i, %n] : memref<8x?xf32, strided<[64, 1], offset: ?>>
  return %1, %2 : memref<8x?xf32, strided<[64, 1], offset: ?>>, f32
}
// CHECK-LABEL: func.func @expanded(
// CHECK-SAME: %[[ARG0:.+]]: memref<12x32xf32>, %[[ARG1:.+]]: memref<?x4xf32>, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index, %[[ARG4:.+]]: index, %[[ARG5:.+]]: index, %[[ARG6:.+]]: f32) -> (f32, f32) {
// CHECK-NEXT:    %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[V0:.+]] = affine.apply #[[$MAP10]]()[%[[ARG3]], %[[ARG4]], %[[ARG5]]]
// CHECK-NEXT:    %[[V1:.+]] = memref.load %[[ARG0]][%[[V0]], %[[ARG3]]] : memref<12x32xf32>
// CHECK-NEXT:    %[[V2:.+]] = affine.apply #[[$MAP11]]()[%[[ARG3]]]
// CHECK-NEXT:    memref.store %[[ARG6]], %[[ARG0]][%[[V2]], %[[ARG4]]] : memref<12x32xf32>
// CHECK-NEXT:    %[[DIM:.+]] = memref.dim %[[ARG1]], %[[C0]] : memref<?x4xf32>
// CHECK-NEXT:    %[[V3:.+]] = arith.divui %[[DIM]], %[[C5]] : index
// CHECK-NEXT:    %[[V4:.+]] = affine.apply #[[$MAP12]]()[%[[ARG3]], %[[ARG4]], %[[V3]]]
// CHECK-NEXT:    %[[V5:.+]] = memref.load %[[ARG1]][%[[V4]], %[[ARG5]]] : memref<?x4xf32>
// CHECK-NEXT:    return %[[V1]], %[[V5]] : f32, f32
// CHECK-NEXT: }
func.func @expanded(%m: memref<12x32xf32>, %d: memref<?x4xf32>, %n: index, %i: index, %j: index, %k: index, %v: f32) -> (f32, f32) {
  %0 = memref.expand_shape %m [[0, 1, 2], [3]] output_shape [2, 3, 2, 32] : memref<12x32xf32> into memref<2x3x2x32xf32>
  %1 = memref.load %0[%i, %j, %k, %i] : memref<2x3x2x32xf32>
  memref.store %v, %0[%i, %i, %i, %j] : memref<2x3x2x32xf32>
  %2 = memref.expand_shape %d [[0, 1], [2]] output_shape [%n, 5, 4] : memref<?x4xf32> into memref<?x5x4xf32>
  %3 = affine.load %2[%i, %j + 3, 2] : memref<?x5x4xf32>
  %4 = memref.expand_shape %d [[0, 1], [2]] output_shape [5, %n, 4] : memref<?x4xf32> into memref<5x?x4xf32>
  %5 = memref.load %4[%i, %j, %k] : memref<5x?x4xf32>
  return %1, %5 : f32, f32
}
// CHECK-LABEL: func.func @collapsed(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x4x5x6xf32>, %[[ARG1:.+]]: memref<1x1xf32>, %[[ARG2:.+]]: memref<?x?xf32>, %[[ARG3:.+]]: index, %[[ARG4:.+]]: index, %[[ARG5:.+]]: index, %[[ARG6:.+]]: f32) -> (f32, f32, f32, f32) {
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:    %[[V0:.+]] = affine.apply #[[$MAP13]]()[%[[ARG3]]]
// CHECK-NEXT:    %[[V1:.+]] = affine.apply #[[$MAP14]]()[%[[ARG3]]]
// CHECK-NEXT:    %[[V2:.+]] = affine.apply #[[$MAP15]]()[%[[ARG3]]]
// CHECK-NEXT:    %[[V3:.+]] = memref.load %[[ARG0]][%[[V0]], %[[V1]], %[[V2]], %[[ARG4]]] : memref<?x4x5x6xf32>
// CHECK-NEXT:    %[[V4:.+]] = affine.apply #[[$MAP16]]()[%[[ARG5]]]
// CHECK-NEXT:    %[[V5:.+]] = affine.apply #[[$MAP17]]()[%[[ARG5]]]
// CHECK-NEXT:    %[[V6:.+]] = affine.apply #[[$MAP18]]()[%[[ARG5]]]
// CHECK-NEXT:    affine.store %[[ARG6]], %[[ARG0]][%[[V4]], %[[V5]], %[[V6]], %[[C2]]] : memref<?x4x5x6xf32>
// CHECK-NEXT:    %[[V7:.+]] = memref.load %[[ARG1]][%[[C0]], %[[C0]]] : memref<1x1xf32>
// CHECK-NEXT:    %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG2]] {{\[\[}}0, 1]] : memref<?x?xf32> into memref<?xf32>
// CHECK-NEXT:    %[[V8:.+]] = memref.load %[[COLLAPSE_SHAPE]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:    return %[[V3]], %[[V7]], %[[V8]], %[[ARG6]] : f32, f32, f32, f32
// CHECK-NEXT: }
func.func @collapsed(%m: memref<?x4x5x6xf32>, %z: memref<1x1xf32>, %d: memref<?x?xf32>, %i: index, %j: index, %k: index, %v: f32) -> (f32, f32, f32, f32) {
  %0 = memref.collapse_shape %m [[0, 1, 2], [3]] : memref<?x4x5x6xf32> into memref<?x6xf32>
  %1 = memref.load %0[%i, %j] : memref<?x6xf32>
  affine.store %v, %0[%k + 3, 2] : memref<?x6xf32>
  %2 = memref.collapse_shape %z [] : memref<1x1xf32> into memref<f32>
  %3 = memref.load %2[] : memref<f32>
  %4 = memref.collapse_shape %d [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %5 = memref.load %4[%i] : memref<?xf32>
  return %1, %3, %5, %v : f32, f32, f32, f32
}
// CHECK-LABEL: func.func @matrix(
// CHECK-SAME: %[[ARG0:.+]]: memref<32x32xf16>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) {
// CHECK-NEXT:    %[[V0:.+]] = affine.apply #[[$MAP6]]()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:    %[[V1:.+]] = affine.apply #[[$MAP6]]()[%[[ARG2]], %[[ARG1]]]
// CHECK-NEXT:    %[[V2:.+]] = gpu.subgroup_mma_load_matrix %[[ARG0]][%[[V0]], %[[V1]]] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<16x16xf16, "COp">
// CHECK-NEXT:    %[[V3:.+]] = affine.apply #[[$MAP19]]()[%[[ARG1]]]
// CHECK-NEXT:    %[[V4:.+]] = affine.apply #[[$MAP6]]()[%[[ARG2]], %[[ARG1]]]
// CHECK-NEXT:    gpu.subgroup_mma_store_matrix %[[V2]], %[[ARG0]][%[[V3]], %[[V4]]] {leadDimension = 32 : index, transpose} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16>
// CHECK-NEXT:    return
// CHECK-NEXT: }
func.func @matrix(%m: memref<32x32xf16>, %i: index, %j: index) {
  %0 = memref.subview %m[%i, %j] [16, 16] [1, 1] : memref<32x32xf16> to memref<16x16xf16, strided<[32, 1], offset: ?>>
  %1 = gpu.subgroup_mma_load_matrix %0[%j, %i] {leadDimension = 32 : index} : memref<16x16xf16, strided<[32, 1], offset: ?>> -> !gpu.mma_matrix<16x16xf16, "COp">
  gpu.subgroup_mma_store_matrix %1, %0[%i, %i] {leadDimension = 32 : index, transpose} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16, strided<[32, 1], offset: ?>>
  return
}
