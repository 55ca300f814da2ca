// RUN: mlir-opt %s -test-vector-reduction-to-contract-patterns | FileCheck %s

// Contractions of sums of products, without transposes and broadcasts around them.

// CHECK-DAG: #[[$MAP:.+]] = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-DAG: #[[$MAP1:.+]] = affine_map<(d0, d1, d2) -> (d1)>
// CHECK-DAG: #[[$MAP2:.+]] = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-DAG: #[[$MAP3:.+]] = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-DAG: #[[$MAP4:.+]] = affine_map<(d0, d1, d2) -> (d1, d0)>
// CHECK-DAG: #[[$MAP5:.+]] = affine_map<(d0, d1, d2) -> (d2)>
// CHECK-DAG: #[[$MAP6:.+]] = affine_map<(d0, d1, d2) -> (d0, d1)>
#m = affine_map<(i, j, k) -> (i, k)>
#n = affine_map<(i, j, k) -> (k, j)>
#o = affine_map<(i, j, k) -> (i, j)>
#s = affine_map<(i, j, k) -> (j, k)>
#t = affine_map<(i, j, k) -> (i, j, k)>
// CHECK-LABEL: func.func @products(
// CHECK-SAME: %[[ARG0:[^:]*]]: vector<2x3x4xi8>, %[[ARG1:[^:]*]]: vector<2x3x4xi8>, %[[ARG2:[^:]*]]: vector<3xi8>) -> vector<3xi8>
// CHECK-NEXT: %[[V0:.*]] = vector.contract {indexing_maps = [#[[$MAP]], #[[$MAP]], #[[$MAP1]]], iterator_types = ["reduction", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<2x3x4xi8>, vector<2x3x4xi8> into vector<3xi8>
// CHECK-NEXT: return %[[V0]] : vector<3xi8>
func.func @products(%a: vector<2x3x4xi8>, %b: vector<2x3x4xi8>, %c: vector<3xi8>) -> vector<3xi8> {
  %0 = arith.muli %a, %b : vector<2x3x4xi8>
  %1 = vector.multi_reduction <add>, %0, %c [0, 2] : vector<2x3x4xi8> to vector<3xi8>
  return %1 : vector<3xi8>
}

// CHECK-LABEL: func.func @transposed(
// CHECK-SAME: %[[ARG0:[^:]*]]: vector<3x2xf32>, %[[ARG1:[^:]*]]: vector<4x3xf32>, %[[ARG2:[^:]*]]: vector<4x2xf32>) -> vector<4x2xf32>
// CHECK-NEXT: %[[V0:.*]] = vector.contract {indexing_maps = [#[[$MAP2]], #[[$MAP3]], #[[$MAP4]]], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<3x2xf32>, vector<4x3xf32> into vector<4x2xf32>
// CHECK-NEXT: return %[[V0]] : vector<4x2xf32>
func.func @transposed(%a: vector<3x2xf32>, %b: vector<4x3xf32>, %c: vector<4x2xf32>) -> vector<4x2xf32> {
  %x = vector.transpose %a, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
  %y = vector.transpose %b, [1, 0] : vector<4x3xf32> to vector<3x4xf32>
  %z = vector.transpose %c, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [#m, #n, #o], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %z : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  return %1 : vector<4x2xf32>
}

// CHECK-LABEL: func.func @broadcast(
// CHECK-SAME: %[[ARG0:[^:]*]]: vector<3xf32>, %[[ARG1:[^:]*]]: vector<2x4x3xf32>, %[[ARG2:[^:]*]]: vector<2x4xf32>) -> vector<2x4xf32>
// CHECK-NEXT: %[[V0:.*]] = vector.contract {indexing_maps = [#[[$MAP5]], #[[$MAP]], #[[$MAP6]]], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<3xf32>, vector<2x4x3xf32> into vector<2x4xf32>
// CHECK-NEXT: return %[[V0]] : vector<2x4xf32>
func.func @broadcast(%a: vector<3xf32>, %b: vector<2x4x3xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %x = vector.broadcast %a : vector<3xf32> to vector<4x3xf32>
  %0 = vector.contract {indexing_maps = [#s, #t, #o], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %b, %c : vector<4x3xf32>, vector<2x4x3xf32> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @only_reduction(
// CHECK-SAME: %[[ARG0:[^:]*]]: vector<2xf32>, %[[ARG1:[^:]*]]: vector<4x1xf32>, %[[ARG2:[^:]*]]: vector<2x4xf32>) -> vector<2x4xf32>
// CHECK-NEXT: %[[V0:.*]] = vector.broadcast %[[ARG0]] : vector<2xf32> to vector<1x2xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.contract {indexing_maps = [#[[$MAP2]], #[[$MAP3]], #[[$MAP6]]], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[V0]], %[[ARG1]], %[[ARG2]] : vector<1x2xf32>, vector<4x1xf32> into vector<2x4xf32>
// CHECK-NEXT: return %[[V1]] : vector<2x4xf32>
func.func @only_reduction(%a: vector<2xf32>, %b: vector<4x1xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %x = vector.broadcast %a : vector<2xf32> to vector<1x2xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (k, i)>, #s, #o], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %b, %c : vector<1x2xf32>, vector<4x1xf32> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @elementwise(
// CHECK-SAME: %[[ARG0:[^:]*]]: vector<3x2xf32>, %[[ARG1:[^:]*]]: vector<3x2xi1>) -> vector<2x3xf32>
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<2.000000e+00> : vector<3x2xf32>
// CHECK-NEXT: %[[V0:.*]] = arith.select %[[ARG1]], %[[ARG0]], %[[CST]] : vector<3x2xi1>, vector<3x2xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.transpose %[[V0]], [1, 0] : vector<3x2xf32> to vector<2x3xf32>
// CHECK-NEXT: return %[[V1]] : vector<2x3xf32>
func.func @elementwise(%a: vector<3x2xf32>, %c: vector<3x2xi1>) -> vector<2x3xf32> {
  %k = arith.constant dense<2.0> : vector<2x3xf32>
  %x = vector.transpose %a, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
  %y = vector.transpose %c, [1, 0] : vector<3x2xi1> to vector<2x3xi1>
  %0 = arith.select %y, %x, %k : vector<2x3xi1>, vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
