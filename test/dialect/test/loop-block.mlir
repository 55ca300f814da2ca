// RUN: mlir-opt %s -sccp | FileCheck %s

// The region of a loop gets what its terminator passes, and the result what it passes at the end.

// CHECK-LABEL: func.func @unchanged(
// CHECK-SAME: ) -> (f32, i32)
// CHECK-NEXT: %[[CST:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: %[[C3_I32:.*]] = arith.constant 3 : i32
// CHECK-NEXT: %[[V0:.*]] = test.loop_block %[[C3_I32]] : (i32) -> f32 {
// CHECK-NEXT: ^bb0(%[[ARG0:.*]]: i32):
// CHECK-NEXT: "test.use"(%[[C3_I32]]) : (i32) -> ()
// CHECK-NEXT: test.loop_block_term iter %[[C3_I32]] exit %[[CST]]
// CHECK-NEXT: }
// CHECK-NEXT: return %[[CST]], %[[C3_I32]] : f32, i32
func.func @unchanged() -> (f32, i32) {
  %a = arith.constant 3 : i32
  %0 = test.loop_block %a : (i32) -> f32 {
  ^bb0(%x: i32):
    %c = arith.constant 2.0 : f32
    "test.use"(%x) : (i32) -> ()
    test.loop_block_term iter %x exit %c
  }
  return %0, %a : f32, i32
}

// CHECK-LABEL: func.func @doubled(
// CHECK-SAME: %[[ARG0:[^:]*]]: f32) -> f32
// CHECK-NEXT: %[[C3_I32:.*]] = arith.constant 3 : i32
// CHECK-NEXT: %[[V0:.*]] = test.loop_block %[[C3_I32]] : (i32) -> f32 {
// CHECK-NEXT: ^bb0(%[[ARG1:.*]]: i32):
// CHECK-NEXT: %[[V1:.*]] = arith.addi %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT: test.loop_block_term iter %[[V1]] exit %[[ARG0]]
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : f32
func.func @doubled(%b: f32) -> f32 {
  %a = arith.constant 3 : i32
  %0 = test.loop_block %a : (i32) -> f32 {
  ^bb0(%x: i32):
    %y = arith.addi %x, %x : i32
    test.loop_block_term iter %y exit %b
  }
  return %0 : f32
}
