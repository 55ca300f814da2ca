// RUN: mlir-opt %s --canonicalize | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-trait-folder))' | FileCheck %s --check-prefix=TRAIT
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-constant-fold))' | FileCheck %s --check-prefix=ONCE

// CHECK-LABEL: func @traits
// TRAIT-LABEL: func @traits
func.func @traits(%a: i32, %b: i32) -> (i32, i32, i32, i32) {
  // CHECK-NEXT: %[[I:.*]] = "test.op_idempotent_trait"(%arg0)
  // CHECK-NEXT: %[[S:.*]] = "test.op_involution_trait_succesful_operation_fold"(%arg0)
  // CHECK-NEXT: return %[[I]], %arg1, %arg0, %[[S]]
  // TRAIT: return %{{.*}}, %arg1, %arg0, %{{.*}}
  %0 = "test.op_idempotent_trait"(%a) : (i32) -> i32
  %1 = "test.op_idempotent_trait"(%0) : (i32) -> i32
  %2 = "test.op_idempotent_trait_binary"(%b, %b) : (i32, i32) -> i32
  %3 = "test.op_involution_trait_no_operation_fold"(%a) : (i32) -> i32
  %4 = "test.op_involution_trait_failing_operation_fold"(%3) : (i32) -> i32
  %5 = "test.op_involution_trait_failing_operation_fold"(%4) : (i32) -> i32
  %6 = "test.op_involution_trait_no_operation_fold"(%5) : (i32) -> i32
  %7 = "test.op_involution_trait_succesful_operation_fold"(%a) : (i32) -> i32
  %8 = "test.op_involution_trait_succesful_operation_fold"(%7) : (i32) -> i32
  return %1, %2, %6, %8 : i32, i32, i32, i32
}

// CHECK-LABEL: func @in_place
func.func @in_place() -> (i32, i32) {
  // CHECK-DAG: %[[C:.*]] = "test.constant"() <{value = 3 : i32}>
  // CHECK-DAG: "test.op_in_place_fold"(%[[C]]) <{attr = 3 : i32}>
  // CHECK-DAG: "test.op_in_place_self_fold"() <{folded}>
  %c = "test.constant"() {value = 3 : i32} : () -> i32
  %0 = "test.op_in_place_fold"(%c) : (i32) -> i32
  %1 = "test.op_in_place_self_fold"() : () -> i32
  return %0, %1 : i32, i32
}

// CHECK-LABEL: func @order
func.func @order(%a: i32, %b: i32) -> i32 {
  // CHECK: "test.op_large_commutative"(%arg0, %arg1, %arg0, %arg1, %[[C:.*]], %[[C]], %[[C]])
  %c = "test.constant"() {value = 3 : i32} : () -> i32
  %0 = "test.op_large_commutative"(%c, %a, %b, %c, %a, %c, %b) : (i32, i32, i32, i32, i32, i32, i32) -> i32
  return %0 : i32
}

// test-constant-fold visits each operation once, the last one first, so that only the sum of constants folds.
// ONCE-LABEL: func @once
func.func @once() -> i32 {
  // ONCE-NEXT: %[[A:.*]] = arith.constant 3 : i32
  // ONCE-NEXT: %[[B:.*]] = arith.constant 6 : i32
  // ONCE-NEXT: %[[S:.*]] = arith.addi %[[B]], %[[A]]
  // ONCE-NEXT: return %[[S]]
  %a = arith.constant 3 : i32
  %b = arith.constant 3 : i32
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %0, %b : i32
  return %1 : i32
}
