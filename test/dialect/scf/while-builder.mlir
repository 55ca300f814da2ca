// RUN: mlir-opt %s -allow-unregistered-dialect -test-scf-while-op-builder | FileCheck %s

// The loop that the pass builds casts what it carries to the types of the results and back.

// CHECK-LABEL: func.func @swapped(
// CHECK-SAME: %[[ARG0:[^:]*]]: f32, %[[ARG1:[^:]*]]: i32) -> (i32, f32)
// CHECK-NEXT: %[[V0:.*]]:2 = scf.while (%[[ARG2:.*]] = %[[ARG0]], %[[ARG3:.*]] = %[[ARG1]]) : (f32, i32) -> (i32, f32) {
// CHECK-NEXT: %[[V2:.*]]:2 = builtin.unrealized_conversion_cast %[[ARG2]], %[[ARG3]] : f32, i32 to i32, f32
// CHECK-NEXT: %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT: scf.condition(%[[TRUE]]) %[[V2]]#0, %[[V2]]#1 : i32, f32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%[[ARG2:.*]]: i32, %[[ARG3]]: f32):
// CHECK-NEXT: %[[V2:.*]]:2 = builtin.unrealized_conversion_cast %[[ARG2]], %[[ARG3]] : i32, f32 to f32, i32
// CHECK-NEXT: scf.yield %[[V2]]#0, %[[V2]]#1 : f32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[V1:.*]]:2 = scf.while (%[[ARG2]] = %[[ARG0]], %[[ARG3]] = %[[ARG1]]) : (f32, i32) -> (i32, f32) {
// CHECK-NEXT: %[[V2:.*]] = "test.more"() : () -> i1
// CHECK-NEXT: scf.condition(%[[V2]]) %[[ARG3]], %[[ARG2]] : i32, f32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%[[ARG2:.*]]: i32, %[[ARG3]]: f32):
// CHECK-NEXT: scf.yield %[[ARG3]], %[[ARG2]] : f32, i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V1]]#0, %[[V1]]#1 : i32, f32
func.func @swapped(%a: f32, %x: i32) -> (i32, f32) {
  %0:2 = scf.while (%p = %a, %q = %x) : (f32, i32) -> (i32, f32) {
    %c = "test.more"() : () -> i1
    scf.condition(%c) %q, %p : i32, f32
  } do {
  ^bb0(%q: i32, %p: f32):
    scf.yield %p, %q : f32, i32
  }
  return %0#0, %0#1 : i32, f32
}
