// RUN: mlir-opt %s -allow-unregistered-dialect -test-mapping-to-processing-elements | FileCheck %s

// Without processors, loops stay.

// CHECK-LABEL: func.func @no_grid(
// CHECK-SAME: %[[ARG0:[^:]*]]: index, %[[ARG1:[^:]*]]: index, %[[ARG2:[^:]*]]: index)
// CHECK-NEXT: scf.for %[[ARG3:.*]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT: "test.use"(%[[ARG3]]) : (index) -> ()
// CHECK-NEXT: }
func.func @no_grid(%lb: index, %ub: index, %step: index) {
  scf.for %i = %lb to %ub step %step {
    "test.use"(%i) : (index) -> ()
  }
  return
}
