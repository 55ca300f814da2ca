// RUN: mlir-opt %s -allow-unregistered-dialect -test-loop-unrolling="unroll-factor=4294967296" | FileCheck %s
// RUN: mlir-opt %s -allow-unregistered-dialect -test-loop-unrolling="unroll-factor=2000000" | FileCheck %s
// RUN: mlir-opt %s -allow-unregistered-dialect -test-loop-unrolling="unroll-factor=3" | FileCheck %s --check-prefix=STEP
// RUN: not mlir-opt %s -allow-unregistered-dialect -test-loop-unrolling="unroll-factor=0" 2>&1 | FileCheck %s --check-prefix=ZERO

// A function gets at most about a million operations more, and steps have 63 bits.

// ZERO: error: unroll factor cannot be 0

// CHECK-LABEL: func @many(
// CHECK-NOT: arith
// CHECK: scf.for %{{.*}} = %{{.*}} to %{{.*}} step %{{.*}} {
// CHECK-NEXT: "test.op"
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @many(%l: index, %u: index, %s: index) {
  scf.for %i = %l to %u step %s {
    "test.op"() : () -> ()
  }
  return
}

// STEP-LABEL: func @step(
// STEP: %[[S:.*]] = arith.constant 9000000000000000000 : index
// STEP: scf.for %{{.*}} = %{{.*}} to %{{.*}} step %[[S]] {
func.func @step() {
  %l = arith.constant -9000000000000000000 : index
  %u = arith.constant 0 : index
  %s = arith.constant 9000000000000000000 : index
  scf.for %i = %l to %u step %s {
    "test.op"() : () -> ()
  }
  return
}
