// RUN: mlir-opt %s -test-decompose-affine-ops | FileCheck %s

// Terms and factors in the order of the loops that they depend on.

// CHECK-DAG: #[[$MAP:.+]] = affine_map<() -> (5)>
// CHECK-DAG: #[[$MAP1:.+]] = affine_map<()[s0] -> ((s0 floordiv 7) * -7)>
// CHECK-DAG: #[[$MAP2:.+]] = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-DAG: #[[$MAP3:.+]] = affine_map<()[s0] -> (s0)>
// CHECK-DAG: #[[$MAP4:.+]] = affine_map<()[s0] -> (s0 floordiv 4)>
// CHECK-DAG: #[[$MAP5:.+]] = affine_map<()[s0] -> (s0 * 3)>
// CHECK-DAG: #[[$MAP6:.+]] = affine_map<() -> (4)>
// CHECK-DAG: #[[$MAP7:.+]] = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-DAG: #[[$MAP8:.+]] = affine_map<()[s0, s1] -> ((s0 + s1) floordiv 4)>
// CHECK-DAG: #[[$MAP9:.+]] = affine_map<()[s0] -> (s0 * 6)>
// CHECK-LABEL: func.func @sums(
// CHECK-SAME: %[[ARG0:[^:]*]]: index, %[[ARG1:[^:]*]]: index, %[[ARG2:[^:]*]]: index, %[[ARG3:[^:]*]]: index, %[[ARG4:[^:]*]]: index)
// CHECK-NEXT: scf.for %[[ARG5:.*]] = %[[ARG2]] to %[[ARG3]] step %[[ARG4]] {
// CHECK-NEXT: scf.for %[[ARG6:.*]] = %[[ARG2]] to %[[ARG3]] step %[[ARG4]] {
// CHECK-NEXT: %[[V0:.*]] = affine.apply #[[$MAP]]()
// CHECK-NEXT: %[[V1:.*]] = affine.apply #[[$MAP1]]()[%[[ARG1]]]
// CHECK-NEXT: %[[V2:.*]] = affine.apply #[[$MAP2]]()[%[[V0]], %[[V1]]]
// CHECK-NEXT: %[[V3:.*]] = affine.apply #[[$MAP3]]()[%[[ARG1]]]
// CHECK-NEXT: %[[V4:.*]] = affine.apply #[[$MAP2]]()[%[[V2]], %[[V3]]]
// CHECK-NEXT: %[[V5:.*]] = affine.apply #[[$MAP4]]()[%[[ARG5]]]
// CHECK-NEXT: %[[V6:.*]] = affine.apply #[[$MAP2]]()[%[[V4]], %[[V5]]]
// CHECK-NEXT: %[[V7:.*]] = affine.apply #[[$MAP5]]()[%[[ARG6]]]
// CHECK-NEXT: %[[V8:.*]] = affine.apply #[[$MAP2]]()[%[[V6]], %[[V7]]]
// CHECK-NEXT: %[[V9:.*]] = affine.apply #[[$MAP6]]()
// CHECK-NEXT: %[[V10:.*]] = affine.apply #[[$MAP3]]()[%[[ARG0]]]
// CHECK-NEXT: %[[V11:.*]] = affine.apply #[[$MAP7]]()[%[[V9]], %[[V10]]]
// CHECK-NEXT: %[[V12:.*]] = affine.apply #[[$MAP3]]()[%[[ARG5]]]
// CHECK-NEXT: %[[V13:.*]] = affine.apply #[[$MAP7]]()[%[[V11]], %[[V12]]]
// CHECK-NEXT: %[[V14:.*]] = affine.apply #[[$MAP8]]()[%[[ARG0]], %[[ARG5]]]
// CHECK-NEXT: %[[V15:.*]] = affine.apply #[[$MAP9]]()[%[[ARG0]]]
// CHECK-NEXT: %[[V16:.*]] = affine.apply #[[$MAP9]]()[%[[ARG5]]]
// CHECK-NEXT: %[[V17:.*]] = affine.apply #[[$MAP2]]()[%[[V15]], %[[V16]]]
// CHECK-NEXT: %[[V18:.*]] = affine.apply #[[$MAP2]]()[%[[ARG0]], %[[ARG6]]]
// CHECK-NEXT: "test.use"(%[[V8]], %[[V13]], %[[V14]], %[[V17]], %[[V18]]) : (index, index, index, index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @sums(%a: index, %b: index, %lb: index, %ub: index, %step: index) {
  scf.for %i = %lb to %ub step %step {
    scf.for %j = %lb to %ub step %step {
      %0 = affine.apply affine_map<(d0)[s0, s1] -> (d0 * 3 + s0 floordiv 4 + s1 mod 7 + 5)>(%j)[%i, %b]
      %1 = affine.apply affine_map<()[s0, s1] -> (s0 * s1 * 4)>()[%i, %a]
      %2 = affine.apply affine_map<()[s0, s1] -> ((s0 + s1) floordiv 4)>()[%i, %a]
      %3 = affine.apply affine_map<()[s0, s1] -> ((s0 + s1) * 6)>()[%i, %a]
      %4 = affine.apply affine_map<(d0)[s0] -> (s0 + d0)>(%j)[%a]
      "test.use"(%0, %1, %2, %3, %4) : (index, index, index, index, index) -> ()
    }
  }
  return
}
