// RUN: mlir-opt %s -test-fold-arith-extf-into-vector-contract-patterns | FileCheck %s

// Contractions take narrow operands if both are extended.

// CHECK-DAG: #[[$MAP:.+]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-DAG: #[[$MAP1:.+]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-DAG: #[[$MAP2:.+]] = affine_map<(d0, d1, d2) -> (d0, d1)>
#m = affine_map<(i, j, k) -> (i, k)>
#n = affine_map<(i, j, k) -> (k, j)>
#o = affine_map<(i, j, k) -> (i, j)>
// CHECK-LABEL: func.func @floats(
// CHECK-SAME: %[[ARG0:[^:]*]]: vector<2x3xf16>, %[[ARG1:[^:]*]]: vector<3x4xf16>, %[[ARG2:[^:]*]]: vector<2x4xf32>) -> vector<2x4xf32>
// CHECK-NEXT: %[[V0:.*]] = vector.contract {indexing_maps = [#[[$MAP]], #[[$MAP1]], #[[$MAP2]]], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<2x3xf16>, vector<3x4xf16> into vector<2x4xf32>
// CHECK-NEXT: return %[[V0]] : vector<2x4xf32>
func.func @floats(%a: vector<2x3xf16>, %b: vector<3x4xf16>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %x = arith.extf %a : vector<2x3xf16> to vector<2x3xf32>
  %y = arith.extf %b : vector<3x4xf16> to vector<3x4xf32>
  %0 = vector.contract {indexing_maps = [#m, #n, #o], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @one_side(
// CHECK-SAME: %[[ARG0:[^:]*]]: vector<2x3xi8>, %[[ARG1:[^:]*]]: vector<3x4xi32>, %[[ARG2:[^:]*]]: vector<2x4xi32>) -> vector<2x4xi32>
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %[[ARG0]] : vector<2x3xi8> to vector<2x3xi32>
// CHECK-NEXT: %[[V1:.*]] = vector.contract {indexing_maps = [#[[$MAP]], #[[$MAP1]], #[[$MAP2]]], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[V0]], %[[ARG1]], %[[ARG2]] : vector<2x3xi32>, vector<3x4xi32> into vector<2x4xi32>
// CHECK-NEXT: return %[[V1]] : vector<2x4xi32>
func.func @one_side(%a: vector<2x3xi8>, %y: vector<3x4xi32>, %c: vector<2x4xi32>) -> vector<2x4xi32> {
  %x = arith.extsi %a : vector<2x3xi8> to vector<2x3xi32>
  %0 = vector.contract {indexing_maps = [#m, #n, #o], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x3xi32>, vector<3x4xi32> into vector<2x4xi32>
  return %0 : vector<2x4xi32>
}
