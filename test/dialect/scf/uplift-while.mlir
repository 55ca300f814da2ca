// RUN: mlir-opt %s -split-input-file -pass-pipeline='builtin.module(func.func(test-scf-uplift-while-to-for))' -allow-unregistered-dialect | FileCheck %s

// The counter is in the middle of the values, and the operands of the sum are in either order.

// CHECK-LABEL: func @counts(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: f32)
// CHECK: %[[R:.*]]:2 = scf.for %[[I:.*]] = %arg0 to %arg1 step %arg2 iter_args(%[[X:.*]] = %arg3, %[[Y:.*]] = %arg3) -> (f32, f32)  : i32 {
// CHECK-NEXT: %[[NEXT:.*]] = "test.body"(%[[X]], %[[I]], %[[Y]])
// CHECK-NEXT: scf.yield %[[Y]], %[[NEXT]]
// CHECK: %[[LESS:.*]] = arith.subi %arg2, %[[ONE:.*]] :
// CHECK-NEXT: %[[RANGE:.*]] = arith.subi %arg1, %arg0
// CHECK-NEXT: %[[UP:.*]] = arith.addi %[[RANGE]], %[[LESS]]
// CHECK-NEXT: %[[N:.*]] = arith.divsi %[[UP]], %arg2
// CHECK-NEXT: %[[LAST:.*]] = arith.subi %[[N]], %[[ONE]]
// CHECK-NEXT: %[[OFFSET:.*]] = arith.muli %[[LAST]], %arg2
// CHECK-NEXT: %[[END:.*]] = arith.addi %arg0, %[[OFFSET]]
// CHECK-NEXT: return %[[R]]#0, %[[END]]
func.func @counts(%lo: i32, %hi: i32, %step: i32, %f: f32) -> (f32, i32) {
  %r:3 = scf.while (%x = %f, %i = %lo, %y = %f) : (f32, i32, f32) -> (f32, i32, f32) {
    %c = arith.cmpi sgt, %hi, %i : i32
    scf.condition(%c) %x, %i, %y : f32, i32, f32
  } do {
  ^bb0(%x: f32, %i: i32, %y: f32):
    %z = "test.body"(%x, %i, %y) : (f32, i32, f32) -> f32
    %next = arith.addi %step, %i : i32
    scf.yield %y, %next, %z : f32, i32, f32
  }
  return %r#0, %r#1 : f32, i32
}

// -----

// Loops that stay: a comparison of unsigned numbers, a bound or a step from the loop, values in another order, a
// condition with a second use, and a first block that does more.

// CHECK-LABEL: func @stay
// CHECK-NOT: scf.for
// CHECK-COUNT-6: scf.while
func.func @stay(%lo: i32, %hi: i32, %step: i32) {
  %0 = scf.while (%i = %lo) : (i32) -> i32 {
    %c = arith.cmpi ult, %i, %hi : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %n = arith.addi %i, %step : i32
    scf.yield %n : i32
  }
  %1:2 = scf.while (%i = %lo, %b = %hi) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi slt, %i, %b : i32
    scf.condition(%c) %i, %b : i32, i32
  } do {
  ^bb0(%i: i32, %b: i32):
    %n = arith.addi %i, %step : i32
    %m = "test.f"(%b) : (i32) -> i32
    scf.yield %n, %m : i32, i32
  }
  %2 = scf.while (%i = %lo) : (i32) -> i32 {
    %c = arith.cmpi slt, %i, %hi : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %s = "test.f"(%i) : (i32) -> i32
    %n = arith.addi %i, %s : i32
    scf.yield %n : i32
  }
  %3:2 = scf.while (%i = %lo, %b = %hi) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi slt, %i, %hi : i32
    scf.condition(%c) %b, %i : i32, i32
  } do {
  ^bb0(%b: i32, %i: i32):
    %n = arith.addi %i, %step : i32
    scf.yield %n, %b : i32, i32
  }
  %4:2 = scf.while (%i = %lo) : (i32) -> (i32, i1) {
    %c = arith.cmpi slt, %i, %hi : i32
    scf.condition(%c) %i, %c : i32, i1
  } do {
  ^bb0(%i: i32, %b: i1):
    %n = arith.addi %i, %step : i32
    scf.yield %n : i32
  }
  %5 = scf.while (%i = %lo) : (i32) -> i32 {
    %c = arith.cmpi slt, %i, %hi : i32
    "test.g"() : () -> ()
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %n = arith.addi %i, %step : i32
    scf.yield %n : i32
  }
  "test.use"(%0, %1#1, %2, %3#0, %4#1, %5) : (i32, i32, i32, i32, i1, i32) -> ()
  return
}
