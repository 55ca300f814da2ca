// RUN: mlir-opt %s -affine-expand-index-ops | FileCheck %s
// CHECK-DAG: #[[$MAP:.+]] = affine_map<()[s0] -> (s0 floordiv 385)>
// CHECK-DAG: #[[$MAP1:.+]] = affine_map<()[s0] -> ((s0 mod 385) floordiv 77)>
// CHECK-DAG: #[[$MAP2:.+]] = affine_map<()[s0] -> ((s0 mod 77) floordiv 11)>
// CHECK-DAG: #[[$MAP3:.+]] = affine_map<()[s0] -> (s0 mod 11)>
// CHECK-DAG: #[[$MAP4:.+]] = affine_map<()[s0, s1] -> (s1 floordiv (s0 * 5))>
// CHECK-DAG: #[[$MAP5:.+]] = affine_map<()[s0, s1] -> ((s1 mod (s0 * 5)) floordiv s0)>
// CHECK-DAG: #[[$MAP6:.+]] = affine_map<()[s0, s1] -> ((s1 mod (s0 * 5)) mod s0)>

// CHECK-LABEL: func.func @static(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (index, index, index, index) {
// CHECK-NEXT:    %[[V0:.+]] = affine.apply #[[$MAP]]()[%[[ARG0]]]
// CHECK-NEXT:    %[[V1:.+]] = affine.apply #[[$MAP1]]()[%[[ARG0]]]
// CHECK-NEXT:    %[[V2:.+]] = affine.apply #[[$MAP2]]()[%[[ARG0]]]
// CHECK-NEXT:    %[[V3:.+]] = affine.apply #[[$MAP3]]()[%[[ARG0]]]
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[V3]] : index, index, index, index
// CHECK-NEXT: }
func.func @static(%i: index) -> (index, index, index, index) {
  %b0 = arith.constant 3 : index
  %b1 = arith.constant 5 : index
  %b2 = arith.constant 7 : index
  %b3 = arith.constant 11 : index
  %r:4 = affine.delinearize_index %i into (%b0, %b1, %b2, %b3) : index, index, index, index
  return %r#0, %r#1, %r#2, %r#3 : index, index, index, index
}

// CHECK-LABEL: func.func @mixed(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> (index, index, index) {
// CHECK-NEXT:    %[[V0:.+]] = affine.apply #[[$MAP4]]()[%[[ARG1]], %[[ARG0]]]
// CHECK-NEXT:    %[[V1:.+]] = affine.apply #[[$MAP5]]()[%[[ARG1]], %[[ARG0]]]
// CHECK-NEXT:    %[[V2:.+]] = affine.apply #[[$MAP6]]()[%[[ARG1]], %[[ARG0]]]
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]] : index, index, index
// CHECK-NEXT: }
func.func @mixed(%i: index, %n: index) -> (index, index, index) {
  %b1 = arith.constant 5 : index
  %r:3 = affine.delinearize_index %i into (%n, %b1, %n) : index, index, index
  return %r#0, %r#1, %r#2 : index, index, index
}

// CHECK-LABEL: func.func @one(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> index {
// CHECK-NEXT:    return %[[ARG0]] : index
// CHECK-NEXT: }
func.func @one(%i: index, %n: index) -> index {
  %r = affine.delinearize_index %i into (%n) : index
  return %r : index
}
