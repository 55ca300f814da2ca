// RUN: mlir-opt %s  | FileCheck %s

// A structured operation with the interface of convolutions.

// CHECK-DAG: #[[$MAP:.+]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 2 + d2, d3)>
// CHECK-DAG: #[[$MAP1:.+]] = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
// CHECK-DAG: #[[$MAP2:.+]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
// CHECK-LABEL: func.func @good(
// CHECK-SAME: %[[ARG0:[^:]*]]: tensor<?x?x?xf32>, %[[ARG1:[^:]*]]: tensor<?x?x?xf32>, %[[ARG2:[^:]*]]: tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT: %[[V0:.*]] = test.linalg_conv_op {indexing_maps = [#[[$MAP]], #[[$MAP1]], #[[$MAP2]]], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>, #linalg.iterator_type<parallel>]} ins(%[[ARG0]], %[[ARG1]] : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%[[ARG2]] : tensor<?x?x?xf32>) {
// CHECK-NEXT: ^bb0(%[[ARG3:.*]]: f32, %[[ARG4:.*]]: f32, %[[ARG5:.*]]: f32):
// CHECK-NEXT: linalg.yield %[[ARG5]] : f32
// CHECK-NEXT: } -> tensor<?x?x?xf32>
// CHECK-NEXT: return %[[V0]] : tensor<?x?x?xf32>
func.func @good(%i: tensor<?x?x?xf32>, %f: tensor<?x?x?xf32>, %o: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = test.linalg_conv_op {indexing_maps = [affine_map<(n, w, kw, c, f) -> (n, w * 2 + kw, c)>, affine_map<(n, w, kw, c, f) -> (kw, c, f)>, affine_map<(n, w, kw, c, f) -> (n, w, f)>],
      iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>, #linalg.iterator_type<parallel>]}
      ins(%i, %f : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    linalg.yield %c : f32
  } -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
