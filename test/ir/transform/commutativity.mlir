// RUN: mlir-opt %s -test-commutativity-utils | FileCheck %s

// The operands of commutative operations: arguments first, constants last, others by the names of what they depend on.

// CHECK-LABEL: func.func @constants_last(
// CHECK-SAME: %[[ARG0:[^:]*]]: i32) -> i32
// CHECK-NEXT: %[[C3_I32:.*]] = arith.constant 3 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT: %[[V1:.*]] = "test.op_commutative"(%[[ARG0]], %[[V0]], %[[C3_I32]], %[[C3_I32]]) : (i32, i32, i32, i32) -> i32
// CHECK-NEXT: return %[[V1]] : i32
func.func @constants_last(%a: i32) -> i32 {
  %c = arith.constant 3 : i32
  %s = arith.addi %a, %a : i32
  %0 = "test.op_commutative"(%c, %s, %a, %c) : (i32, i32, i32, i32) -> i32
  return %0 : i32
}

// CHECK-LABEL: func.func @by_name(
// CHECK-SAME: %[[ARG0:[^:]*]]: i32, %[[ARG1:[^:]*]]: i32) -> i32
// CHECK-NEXT: %[[V0:.*]] = arith.muli %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT: %[[V1:.*]] = arith.addi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT: %[[V2:.*]] = "test.op_commutative"(%[[V1]], %[[V0]], %[[ARG1]], %[[ARG0]]) : (i32, i32, i32, i32) -> i32
// CHECK-NEXT: return %[[V2]] : i32
func.func @by_name(%a: i32, %b: i32) -> i32 {
  %m = arith.muli %a, %b : i32
  %s = arith.addi %a, %b : i32
  %0 = "test.op_commutative"(%m, %s, %b, %a) : (i32, i32, i32, i32) -> i32
  return %0 : i32
}

// CHECK-LABEL: func.func @by_ancestors(
// CHECK-SAME: %[[ARG0:[^:]*]]: i32, %[[ARG1:[^:]*]]: i32) -> i32
// CHECK-NEXT: %[[C3_I32:.*]] = arith.constant 3 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.subi %[[ARG0]], %[[C3_I32]] : i32
// CHECK-NEXT: %[[V1:.*]] = arith.subi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT: %[[V2:.*]] = arith.subi %[[V0]], %[[ARG1]] : i32
// CHECK-NEXT: %[[V3:.*]] = "test.op_commutative"(%[[V1]], %[[V0]], %[[V2]], %[[C3_I32]]) : (i32, i32, i32, i32) -> i32
// CHECK-NEXT: return %[[V3]] : i32
func.func @by_ancestors(%a: i32, %b: i32) -> i32 {
  %c = arith.constant 3 : i32
  %x = arith.subi %a, %c : i32
  %y = arith.subi %a, %b : i32
  %z = arith.subi %x, %b : i32
  %0 = "test.op_commutative"(%x, %z, %y, %c) : (i32, i32, i32, i32) -> i32
  return %0 : i32
}

// CHECK-LABEL: func.func @not_commutative(
// CHECK-SAME: %[[ARG0:[^:]*]]: i32) -> i32
// CHECK-NEXT: return %[[ARG0]] : i32
func.func @not_commutative(%a: i32) -> i32 {
  %s = arith.addi %a, %a : i32
  %0 = arith.subi %s, %a : i32
  return %0 : i32
}
