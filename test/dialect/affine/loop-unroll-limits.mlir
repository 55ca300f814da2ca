// RUN: mlir-opt %s -allow-unregistered-dialect -affine-loop-unroll=unroll-full -split-input-file -mlir-print-local-scope | FileCheck %s
// RUN: mlir-opt %s -allow-unregistered-dialect -affine-loop-unroll="unroll-full unroll-num-reps=4294967295" -split-input-file -mlir-print-local-scope | FileCheck %s --check-prefix=REPS
// RUN: mlir-opt %s -allow-unregistered-dialect -affine-loop-unroll="unroll-factor=4294967295" -split-input-file -mlir-print-local-scope | FileCheck %s --check-prefix=FACTOR
// RUN: mlir-opt %s -allow-unregistered-dialect -affine-loop-unroll-jam="unroll-jam-factor=4294967295" -split-input-file -mlir-print-local-scope | FileCheck %s --check-prefix=FACTOR
// RUN: not mlir-opt %s -allow-unregistered-dialect -affine-loop-unroll="unroll-factor=0" -split-input-file 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not mlir-opt %s -allow-unregistered-dialect -affine-loop-unroll-jam="unroll-jam-factor=0" -split-input-file 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: mlir-opt %s -allow-unregistered-dialect -affine-loop-unroll=unroll-full -affine-loop-unroll="unroll-up-to-factor unroll-factor=1000000" -split-input-file -mlir-print-local-scope | FileCheck %s

// A function gets at most about a million operations more. MLIR unrolls until it has no memory.

// ZERO: error: unroll {{(jam )?}}factor cannot be 0

// CHECK-LABEL: func.func @many(
// CHECK-NEXT: affine.for %{{.*}} = 0 to 100000000 {
// CHECK-NEXT: "test.op"
// REPS-LABEL: func.func @many(
// REPS-NEXT: affine.for %{{.*}} = 0 to 100000000 {
// FACTOR-LABEL: func.func @many(
// FACTOR-NEXT: affine.for %{{.*}} = 0 to 100000000 {
func.func @many() {
  affine.for %i = 0 to 100000000 {
    "test.op"() : () -> ()
  }
  return
}

// -----

// A span that is negative is a large number of iterations if it is not that of two constants.

// CHECK-LABEL: func.func @negative(
// CHECK-NEXT: affine.for %{{.*}} = 4 to min
// REPS-LABEL: func.func @negative(
// REPS-NEXT: affine.for %{{.*}} = 4 to min
// FACTOR-LABEL: func.func @negative(
// FACTOR-NEXT: affine.for %{{.*}} = 4 to min
func.func @negative(%n: index) {
  affine.for %i = 4 to min affine_map<()[s0] -> (0, 0)>()[%n] {
    "test.op"() : () -> ()
  }
  return
}

// -----

// The step times the factor must be a number.

// FACTOR-LABEL: func.func @step(
// FACTOR-NEXT: affine.for %{{.*}} = 0 to %{{.*}} step 9000000000000000000 {
// CHECK-LABEL: func.func @step(
// REPS-LABEL: func.func @step(
func.func @step(%n: index) {
  affine.for %i = 0 to %n step 9000000000000000000 {
    "test.op"() : () -> ()
  }
  return
}

// -----

// The loops in a loop count as often as they are copied.

// REPS-LABEL: func.func @nest(
// REPS: affine.for %{{.*}} = 0 to 2000 {
// REPS-NOT: affine.for
// REPS: return
// CHECK-LABEL: func.func @nest(
// CHECK: return
// FACTOR-LABEL: func.func @nest(
// FACTOR: return
func.func @nest() {
  affine.for %i = 0 to 2000 {
    affine.for %j = 0 to 1000 {
      "test.op"() : () -> ()
    }
  }
  return
}
