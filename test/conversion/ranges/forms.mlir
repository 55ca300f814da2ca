// RUN: mlir-opt %s -pass-pipeline='builtin.module(func.func(spirv-narrow-ranges))' --split-input-file | FileCheck %s

// Signed shifts and extensions of numbers that are not negative become unsigned, with the same operands.

// CHECK-LABEL: func @unsigned(
// CHECK-SAME:    %[[X:.*]]: i8, %[[N:.*]]: i32)
// CHECK-NEXT:    %[[ONE:.*]] = arith.constant 1 : i8
// CHECK-NEXT:    %[[H:.*]] = arith.shrui %[[X]], %[[ONE]] : i8
// CHECK-NEXT:    %[[A:.*]] = arith.shrui %[[H]], %[[ONE]] : i8
// CHECK-NEXT:    %[[B:.*]] = arith.extui %[[H]] : i8 to i32
// CHECK-NEXT:    %[[C:.*]] = arith.extsi %[[X]] : i8 to i32
// CHECK-NEXT:    %[[D:.*]] = arith.shrsi %[[X]], %[[ONE]] : i8
// CHECK-NEXT:    %[[E:.*]] = arith.ceildivsi %[[N]], %[[C]] : i32
// CHECK-NEXT:    return %[[A]], %[[B]], %[[C]], %[[D]], %[[E]]
func.func @unsigned(%x: i8, %n: i32) -> (i8, i32, i32, i8, i32) {
  %one = arith.constant 1 : i8
  %h = arith.shrui %x, %one : i8
  %a = arith.shrsi %h, %one : i8
  %b = arith.extsi %h : i8 to i32
  %c = arith.extsi %x : i8 to i32
  %d = arith.shrsi %x, %one : i8
  %e = arith.ceildivsi %n, %c : i32
  return %a, %b, %c, %d, %e : i8, i32, i32, i8, i32
}

// -----

// A division by a power of two that rounds up is a sum and a shift.

// CHECK-LABEL: func @round_up(
// CHECK:         %[[B:.*]] = arith.extui
// CHECK:         %[[S:.*]] = arith.addi %[[B]], %c7
// CHECK-NOT:     arith.divui
// CHECK:         %[[R:.*]] = arith.shrui %[[S]], %c3
// CHECK-NOT:     arith.divui
// CHECK:         return %[[R]]
func.func @round_up(%x: i8) -> i32 {
  %c8 = arith.constant 8 : i32
  %b = arith.extui %x : i8 to i32
  %r = arith.ceildivui %b, %c8 : i32
  return %r : i32
}

// -----

// Values that are no integers have no bounds, and integers of no bits have no numbers.

// CHECK-LABEL: func @boundless(
// CHECK:         arith.select {{.*}} : f32
// CHECK:         arith.minsi {{.*}} : i0
// CHECK:         arith.andi {{.*}} : i0
// CHECK:         arith.remui {{.*}} : i0
// CHECK:         arith.shrsi {{.*}} : i0
// CHECK:         arith.extsi {{.*}} : i0 to i32
// CHECK:         arith.cmpi {{.*}} : i0
// CHECK:         arith.remui
func.func @boundless(%x: i0, %y: i0, %f: f32, %g: f32, %c: i1, %n: i8) -> (f32, i0, i0, i0, i0, i32, i1, i32) {
  %c3 = arith.constant 3 : i32
  %s = arith.select %c, %f, %g : f32
  %0 = arith.minsi %x, %y : i0
  %1 = arith.andi %x, %y : i0
  %2 = arith.remui %x, %y : i0
  %3 = arith.shrsi %x, %y : i0
  %4 = arith.extsi %x : i0 to i32
  %5 = arith.cmpi slt, %x, %y : i0
  %b = arith.extui %n : i8 to i32
  %6 = arith.remsi %b, %c3 : i32
  return %s, %0, %1, %2, %3, %4, %5, %6 : f32, i0, i0, i0, i0, i32, i1, i32
}

// -----

// The pass enters regions of all operations. A region with effects stays if its result is constant.

// CHECK-LABEL: func @regions(
// CHECK:         scf.index_switch
// CHECK:           arith.remui
// CHECK:         %[[C7:.*]] = arith.constant 7 : i32
// CHECK-NEXT:    scf.if
// CHECK-NEXT:      memref.store
// CHECK:         return %{{.*}}, %[[C7]]
func.func @regions(%n: i8, %i: index, %c: i1, %m: memref<i32>) -> (i32, i32) {
  %c3 = arith.constant 3 : i32
  %c7 = arith.constant 7 : i32
  %b = arith.extui %n : i8 to i32
  %r = scf.index_switch %i -> i32
  case 0 {
    %q = arith.remsi %b, %c3 : i32
    scf.yield %q : i32
  }
  default {
    scf.yield %c3 : i32
  }
  %s = scf.if %c -> i32 {
    memref.store %b, %m[] : memref<i32>
    scf.yield %c7 : i32
  } else {
    scf.yield %c7 : i32
  }
  return %r, %s : i32, i32
}
