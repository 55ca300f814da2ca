// RUN: mlir-opt %s -affine-loop-coalescing | FileCheck %s

// The value that the outer loop carries is the start of the inner loop. In one loop there is no value for another
// use of it, so both loops stay.
// CHECK-LABEL: func @captured
// CHECK: scf.for
// CHECK: scf.for
// CHECK: arith.addi
func.func @captured(%first: i32) -> i32 {
  %lo = arith.constant 0 : index
  %hi = arith.constant 3 : index
  %by = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %by iter_args(%outer = %first) -> (i32) {
    %s = scf.for %j = %lo to %hi step %by iter_args(%inner = %outer) -> (i32) {
      %n = arith.addi %inner, %outer : i32
      scf.yield %n : i32
    }
    scf.yield %s : i32
  }
  return %r : i32
}

// CHECK-LABEL: func @passed_on
// CHECK: scf.for
// CHECK-NOT: scf.for
// CHECK: return
func.func @passed_on(%first: i32) -> i32 {
  %lo = arith.constant 0 : index
  %hi = arith.constant 3 : index
  %by = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %by iter_args(%outer = %first) -> (i32) {
    %s = scf.for %j = %lo to %hi step %by iter_args(%inner = %outer) -> (i32) {
      %n = arith.addi %inner, %inner : i32
      scf.yield %n : i32
    }
    scf.yield %s : i32
  }
  return %r : i32
}
