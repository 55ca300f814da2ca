// RUN: mlir-opt %s -test-scf-for-utils=test-replace-with-new-yields | FileCheck %s
// RUN: mlir-opt %s -test-scf-if-utils | FileCheck %s --check-prefix=OUTLINE

// The loop carries twice what it yields too, and uses the new arguments in place of the initial values.

// CHECK-LABEL: func @carried
// CHECK: %[[R:.*]]:4 = scf.for {{.*}} iter_args(%[[X:.*]] = %arg3, %[[Y:.*]] = %arg4, %[[X2:.*]] = %arg3, %[[Y2:.*]] = %arg4)
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[X]], %[[Y2]]
// CHECK-NEXT: %[[A:.*]] = arith.addf %[[Y]], %[[Y]]
// CHECK-NEXT: %[[B:.*]] = arith.addf %[[S]], %[[S]]
// CHECK-NEXT: scf.yield %[[Y]], %[[S]], %[[A]], %[[B]]
// CHECK: return %[[R]]#1
func.func @carried(%lo: index, %hi: index, %step: index, %a: f32, %b: f32) -> f32 {
  %0:2 = scf.for %i = %lo to %hi step %step iter_args(%x = %a, %y = %b) -> (f32, f32) {
    %s = arith.addf %x, %b : f32
    scf.yield %y, %s : f32, f32
  }
  return %0#1 : f32
}

// Inner branches become functions first. The arguments are the values that a branch uses.

// OUTLINE: func @outlined_then0(%[[X:.*]]: i32)
// OUTLINE-NEXT: "test.f"(%[[X]])
// OUTLINE-NEXT: return
// OUTLINE: func @outlined_then1(%[[A:.*]]: i32, %[[C:.*]]: i1) -> i32
// OUTLINE-NEXT: %[[S:.*]] = arith.addi %[[A]], %[[A]]
// OUTLINE-NEXT: scf.if %[[C]] {
// OUTLINE-NEXT: func.call @outlined_then0(%[[S]]) : (i32) -> ()
// OUTLINE: return %[[S]] : i32
// OUTLINE: func @outlined_else1(%[[A:.*]]: i32) -> i32
// OUTLINE-NEXT: return %[[A]] : i32
// OUTLINE: func @branches(%arg0: i1, %arg1: i32)
// OUTLINE-NEXT: %[[R:.*]] = scf.if %arg0 -> (i32) {
// OUTLINE-NEXT: %[[T:.*]] = func.call @outlined_then1(%arg1, %arg0) : (i32, i1) -> i32
// OUTLINE-NEXT: scf.yield %[[T]]
// OUTLINE-NEXT: } else {
// OUTLINE-NEXT: %[[E:.*]] = func.call @outlined_else1(%arg1) : (i32) -> i32
// OUTLINE-NEXT: scf.yield %[[E]]
// OUTLINE: return %[[R]]
func.func @branches(%c: i1, %a: i32) -> i32 {
  %r = scf.if %c -> i32 {
    %s = arith.addi %a, %a : i32
    scf.if %c {
      "test.f"(%s) : (i32) -> ()
    }
    scf.yield %s : i32
  } else {
    scf.yield %a : i32
  }
  return %r : i32
}
