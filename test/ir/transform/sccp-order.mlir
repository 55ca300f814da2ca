// RUN: mlir-opt %s --sccp | FileCheck %s

// The constants of the second region are made before those of the first, so that
// these end up in front; a constant that several dialects ask for is made once.
// CHECK-LABEL: @regions
// CHECK-NEXT: arith.constant 3 : i32
// CHECK-NEXT: arith.constant 7 : i32
func.func @regions(%c: i1) -> i32 {
  %r = scf.if %c -> i32 {
    %0 = arith.constant 3 : i32
    scf.yield %0 : i32
  } else {
    %0 = arith.constant 7 : i32
    scf.yield %0 : i32
  }
  return %r : i32
}

// CHECK-LABEL: @poison
// CHECK-NEXT: %[[P:.*]] = ub.poison : i32
// CHECK-NEXT: return %[[P]]
func.func @poison(%a: i32) -> i32 {
  %0 = ub.poison : i32
  %1 = arith.addi %a, %0 : i32
  return %1 : i32
}
