// RUN: mlir-opt %s -split-input-file -verify-diagnostics -pass-pipeline='builtin.module(func.func(test-affine-reify-value-bounds,cse))' | FileCheck %s

// Bounds by vector.vscale. They are inclusive.

// CHECK: #[[$MAP:.*]] = affine_map<()[s0] -> (s0 * 5 + 2)>
// CHECK-LABEL: func @sum
// CHECK: %[[V:.*]] = vector.vscale
// CHECK: affine.apply #[[$MAP]]()[%[[V]]]
func.func @sum() -> index {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = vector.vscale
  %1 = vector.vscale
  %2 = arith.muli %0, %c2 : index
  %3 = arith.muli %1, %c3 : index
  %4 = arith.addi %2, %3 : index
  %5 = arith.addi %4, %c2 : index
  %6 = "test.reify_bound"(%5) {vscale_min = 1, vscale_max = 16, scalable} : (index) -> index
  return %6 : index
}

// -----

// CHECK-LABEL: func @fixed
// CHECK: %[[C:.*]] = arith.constant 12 : index
// CHECK: return %[[C]]
func.func @fixed() -> index {
  %c4 = arith.constant 4 : index
  %0 = vector.vscale
  %1 = arith.muli %0, %c4 : index
  %2 = "test.reify_bound"(%1) {vscale_min = 3, vscale_max = 3, scalable} : (index) -> index
  return %2 : index
}

// -----

// A remainder by vscale is less than it.

// CHECK: #[[$MAP:.*]] = affine_map<()[s0] -> (s0 - 1)>
// CHECK-LABEL: func @remainder
// CHECK: %[[V:.*]] = vector.vscale
// CHECK: affine.apply #[[$MAP]]()[%[[V]]]
func.func @remainder(%n: index) -> index {
  %0 = vector.vscale
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%n)[%0]
  %2 = "test.reify_bound"(%1) {type = "UB", vscale_min = 1, vscale_max = 16, scalable} : (index) -> index
  return %2 : index
}

// -----

func.func @product() -> index {
  %0 = vector.vscale
  %1 = affine.apply affine_map<()[s0] -> (s0 * s0)>()[%0]
  // expected-error @+1 {{could not reify bound}}
  %2 = "test.reify_bound"(%1) {type = "UB", vscale_min = 1, vscale_max = 16, scalable} : (index) -> index
  return %2 : index
}

// -----

// Other questions do not know vscale.

func.func @not_scalable() -> index {
  %0 = vector.vscale
  // expected-error @+1 {{could not reify bound}}
  %1 = "test.reify_bound"(%0) {type = "UB", constant} : (index) -> index
  return %1 : index
}

// -----

func.func @without_range(%a: index) -> index {
  // expected-error @+1 {{'test.reify_bound' op expected 'vscale_min' if and only if 'scalable'}}
  %0 = "test.reify_bound"(%a) {scalable} : (index) -> index
  return %0 : index
}
