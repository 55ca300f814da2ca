// RUN: mlir-opt %s --duplicate-function-elimination | FileCheck %s --implicit-check-not=func.func

// CHECK: func.func @twice(
// CHECK: func.func @thrice(
// CHECK: func.func @thrice_swapped(
// CHECK: func.func @other_attribute(
// CHECK: func.func @user(
// CHECK-NEXT: %[[A:.*]] = call @twice(
// CHECK-NEXT: %[[B:.*]] = call @thrice_swapped(%[[A]])
// CHECK-NEXT: %[[C:.*]] = call @other_attribute(%[[B]])
func.func @twice(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func @double(%b: i32) -> i32 {
  %0 = arith.addi %b, %b : i32
  return %0 : i32
}
func.func @thrice(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %0, %a : i32
  return %1 : i32
}
func.func @thrice_swapped(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %0 : i32
  return %1 : i32
}
func.func @other_attribute(%a: i32) -> i32 attributes {keep} {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func @user(%a: i32) -> i32 {
  %0 = call @double(%a) : (i32) -> i32
  %1 = call @thrice_swapped(%0) : (i32) -> i32
  %2 = call @other_attribute(%1) : (i32) -> i32
  return %2 : i32
}
