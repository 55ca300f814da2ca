// RUN: mlir-opt %s -allow-unregistered-dialect -test-mapping-to-processing-elements | FileCheck %s

// Each processor of a grid of two dimensions begins at its number, and steps by the number of all.

// CHECK-DAG: #[[$MAP:.+]] = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-DAG: #[[$MAP1:.+]] = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-LABEL: func.func @grid(
// CHECK-SAME: %[[ARG0:[^:]*]]: index, %[[ARG1:[^:]*]]: index, %[[ARG2:[^:]*]]: index)
// CHECK-NEXT: %[[V0:.*]]:2 = "new_processor_id_and_range"() : () -> (index, index)
// CHECK-NEXT: %[[V1:.*]]:2 = "new_processor_id_and_range"() : () -> (index, index)
// CHECK-NEXT: %[[V2:.*]] = affine.apply #[[$MAP]]()[%[[V0]]#0, %[[V1]]#1]
// CHECK-NEXT: %[[V3:.*]] = affine.apply #[[$MAP1]]()[%[[V2]], %[[V1]]#0]
// CHECK-NEXT: %[[V4:.*]] = affine.apply #[[$MAP]]()[%[[V3]], %[[ARG2]]]
// CHECK-NEXT: %[[V5:.*]] = affine.apply #[[$MAP1]]()[%[[V4]], %[[ARG0]]]
// CHECK-NEXT: %[[V6:.*]] = affine.apply #[[$MAP]]()[%[[V0]]#1, %[[ARG2]]]
// CHECK-NEXT: %[[V7:.*]] = affine.apply #[[$MAP]]()[%[[V1]]#1, %[[V6]]]
// CHECK-NEXT: scf.for %[[ARG3:.*]] = %[[V5]] to %[[ARG1]] step %[[V7]] {
// CHECK-NEXT: scf.for %[[ARG4:.*]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT: "test.use"(%[[ARG3]], %[[ARG4]]) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @grid(%lb: index, %ub: index, %step: index) {
  %0:2 = "new_processor_id_and_range"() : () -> (index, index)
  %1:2 = "new_processor_id_and_range"() : () -> (index, index)
  scf.for %i = %lb to %ub step %step {
    scf.for %j = %lb to %ub step %step {
      "test.use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}
