// RUN: mlir-opt %s --mlir-version=22 -split-input-file -verify-diagnostics -pass-pipeline='builtin.module(func.func(test-affine-reify-value-bounds))' | FileCheck %s

// CHECK-DAG: #[[$Q:.*]] = affine_map<()[s0] -> (s0 floordiv 15)>
// CHECK-DAG: #[[$M:.*]] = affine_map<()[s0] -> ((s0 mod 15) floordiv 5)>
// CHECK-DAG: #[[$R:.*]] = affine_map<()[s0] -> (s0 mod 5)>
// CHECK-LABEL: func @split(%arg0: index
// CHECK-DAG: affine.apply #[[$Q]]()[%arg0]
// CHECK-DAG: affine.apply #[[$M]]()[%arg0]
// CHECK-DAG: affine.apply #[[$R]]()[%arg0]
func.func @split(%a: index) -> (index, index, index) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0:3 = affine.delinearize_index %a into (2, 3, 5) : index, index, index
  %1 = "test.reify_bound"(%0#0) : (index) -> index
  %2 = "test.reify_bound"(%0#1) : (index) -> index
  %3 = "test.reify_bound"(%0#2) : (index) -> index
  // expected-remark @+1 {{true}}
  "test.compare"(%0#0, %c2) {cmp = "LT"} : (index, index) -> ()
  // expected-remark @+1 {{true}}
  "test.compare"(%0#1, %c3) {cmp = "LT"} : (index, index) -> ()
  return %1, %2, %3 : index, index, index
}

// -----

// CHECK: #[[$SUM:.*]] = affine_map<()[s0, s1] -> (s0 + s1 * 3)>
// CHECK-LABEL: func @joined(%arg0: index, %arg1: index
// CHECK: affine.apply #[[$SUM]]()[%arg1, %arg0]
func.func @joined(%a: index, %b: index) -> index {
  %c6 = arith.constant 6 : index
  %0 = affine.linearize_index disjoint [%a, %b] by (2, 3) : index
  %1 = affine.linearize_index disjoint [%a, %b] by (3) : index
  %2 = "test.reify_bound"(%0) : (index) -> index
  // expected-remark @+1 {{true}}
  "test.compare"(%0, %c6) {cmp = "LT"} : (index, index) -> ()
  // expected-error @+1 {{unknown}}
  "test.compare"(%1, %c6) {cmp = "LT"} : (index, index) -> ()
  return %2 : index
}

// -----

// CHECK: #[[$TIMES:.*]] = affine_map<()[s0] -> (s0 * 3)>
// CHECK-LABEL: func @reshapes(%arg0: tensor<?x3xf32>, %arg1: memref<?xf32>, %arg2: index
// CHECK: %[[DIM:.*]] = tensor.dim %arg0, %c0
// CHECK: %[[SIZE:.*]] = affine.apply #[[$TIMES]]()[%[[DIM]]]
// CHECK: return %[[SIZE]], %arg2
func.func @reshapes(%t: tensor<?x3xf32>, %m: memref<?xf32>, %n: index) -> (index, index) {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<?x3xf32> into tensor<?xf32>
  %1 = "test.reify_bound"(%0) {dim = 0} : (tensor<?xf32>) -> index
  %2 = memref.expand_shape %m [[0, 1]] output_shape [%n, 3] : memref<?xf32> into memref<?x3xf32>
  %3 = "test.reify_bound"(%2) {dim = 0} : (memref<?x3xf32>) -> index
  return %1, %3 : index, index
}

// -----

// Ids are less than what the launch says.

func.func @ids(%n: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c128 = arith.constant 128 : index
  %lane = gpu.lane_id upper_bound 32
  // expected-remark @+1 {{true}}
  "test.compare"(%lane, %c32) {cmp = "LT"} : (index, index) -> ()
  %id = gpu.thread_id x upper_bound 128
  // expected-remark @+1 {{true}}
  "test.compare"(%id, %c128) {cmp = "LT"} : (index, index) -> ()
  // expected-remark @+1 {{true}}
  "test.compare"(%id, %c0) {cmp = "GE"} : (index, index) -> ()
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %n, %sz = %n) {
    // expected-remark @+1 {{true}}
    "test.compare"(%tx, %c32) {cmp = "LT"} : (index, index) -> ()
    // expected-remark @+1 {{true}}
    "test.compare"(%bx, %n) {cmp = "LT"} : (index, index) -> ()
    // expected-remark @+1 {{true}}
    "test.compare"(%sx, %c32) : (index, index) -> ()
    // expected-error @+1 {{unknown}}
    "test.compare"(%bx, %c32) {cmp = "LT"} : (index, index) -> ()
    gpu.terminator
  }
  return
}

// -----

// The last value of an induction variable bounds it.

func.func @last() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c4 {
    // expected-remark @+1 {{true}}
    "test.compare"(%i, %c8) {cmp = "LE"} : (index, index) -> ()
    // expected-error @+1 {{unknown}}
    "test.compare"(%i, %c8) {cmp = "LT"} : (index, index) -> ()
  }
  return
}
