// RUN: mlir-opt %s --int-range-optimizations | FileCheck %s

// CHECK-LABEL: func @for(
// CHECK-SAME: %[[ARG0:.*]]: index, %[[ARG1:.*]]: f32
// CHECK-NEXT:     %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:     %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:.*]]:2 = scf.for %[[ARG2:.*]] = %[[C0]] to %[[C4]] step %[[C1]] iter_args(%[[ARG3:.*]] = %[[C0]], %[[ARG4:.*]] = %[[C4]]) -> (index, index) {
// CHECK-NEXT:       %[[V4:.*]] = test.reflect_bounds {smax = 3 : index, smin = 0 : index, umax = 3 : index, umin = 0 : index} %[[ARG2]] : index
// CHECK-NEXT:       %[[V5:.*]] = test.reflect_bounds {smax = 9223372036854775807 : index, smin = -9223372036854775808 : index, umax = -1 : index, umin = 0 : index} %[[ARG3]] : index
// CHECK-NEXT:       %[[V6:.*]] = arith.addi %[[ARG3]], %[[C1]] : index
// CHECK-NEXT:       %[[V7:.*]] = arith.minui %[[V6]], %[[C4]] : index
// CHECK-NEXT:       scf.yield %[[V7]], %[[C4]] : index, index
// CHECK:     %[[V1:.*]] = test.reflect_bounds {smax = 9223372036854775807 : index, smin = -9223372036854775808 : index, umax = -1 : index, umin = 0 : index} %[[V0]]#0 : index
// CHECK-NEXT:     %[[V2:.*]] = test.reflect_bounds {smax = 4 : index, smin = 4 : index, umax = 4 : index, umin = 4 : index} %[[C4]] : index
// CHECK-NEXT:     scf.for %[[ARG2]] = %[[C1]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:       %[[V4]] = test.reflect_bounds {smax = 9223372036854775806 : index, smin = 1 : index, umax = 9223372036854775806 : index, umin = 1 : index} %[[ARG2]] : index
// CHECK:     %[[V3:.*]] = arith.minsi %[[ARG0]], %[[C4]] : index
// CHECK-NEXT:     scf.for %[[ARG2]] = %[[C1]] to %[[V3]] step %[[C4]] {
// CHECK-NEXT:       %[[V4]] = test.reflect_bounds {smax = 3 : index, smin = 1 : index, umax = 3 : index, umin = 1 : index} %[[ARG2]] : index
// CHECK-NEXT:       scf.if %[[TRUE]] {
// CHECK-NEXT:         %[[V5]] = test.reflect_bounds {smax = -1 : si1, smin = -1 : si1, umax = 1 : ui1, umin = 1 : ui1} %[[TRUE]] : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V5]] = test.reflect_bounds %[[TRUE]] : i1
// CHECK:     return %[[V0]]#0 : index
func.func @for(%n: index, %f : f32) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %c0, %b = %c4) -> (index, index) {
    %0 = test.reflect_bounds %i : index
    %1 = test.reflect_bounds %a : index
    %2 = arith.addi %a, %c1 : index
    %3 = arith.minui %2, %c4 : index
    scf.yield %3, %b : index, index
  }
  %4 = test.reflect_bounds %r#0 : index
  %5 = test.reflect_bounds %r#1 : index
  scf.for %i = %c1 to %n step %c1 {
    %0 = test.reflect_bounds %i : index
  }
  %m = arith.minsi %n, %c4 : index
  scf.for %i = %c1 to %m step %c4 {
    %0 = test.reflect_bounds %i : index
    %9 = arith.cmpi slt, %i, %c4 : index
    scf.if %9 { 
      %10 = test.reflect_bounds %9 : i1
    } else {
      %10 = test.reflect_bounds %9 : i1
    }
  }
  return %r#0 : index
}

// CHECK-LABEL: func @if(
// CHECK-SAME: %[[ARG0:.*]]: i1, %[[ARG1:.*]]: i8
// CHECK-NEXT:     %[[C3_I32:.*]] = arith.constant 3 : i32
// CHECK-NEXT:     %[[V0:.*]] = scf.if %[[ARG0]] -> (i32) {
// CHECK-NEXT:       scf.yield %[[C3_I32]] : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V3:.*]] = arith.extui %[[ARG1]] : i8 to i32
// CHECK-NEXT:       scf.yield %[[V3]] : i32
// CHECK:     %[[V1:.*]] = test.reflect_bounds {smax = 255 : si32, smin = 0 : si32, umax = 255 : ui32, umin = 0 : ui32} %[[V0]] : i32
// CHECK-NEXT:     %[[V2:.*]] = test.reflect_bounds {smax = 3 : si32, smin = 3 : si32, umax = 3 : ui32, umin = 3 : ui32} %[[C3_I32]] : i32
// CHECK-NEXT:     return %[[V0]] : i32
func.func @if(%c: i1, %x : i8) -> i32 {
  %k3 = arith.constant 3 : i32
  %k5 = arith.constant 5 : i32
  %r = scf.if %c -> (i32) { scf.yield %k3 : i32 } else { %e = arith.extui %x : i8 to i32 
   scf.yield %e : i32 }
  %0 = test.reflect_bounds %r : i32
  %t = arith.constant true
  %q = scf.if %t -> (i32) { scf.yield %k3 : i32 } else { scf.yield %k5 : i32 }
  %1 = test.reflect_bounds %q : i32
  return %r : i32
}

// CHECK-LABEL: func @while(
// CHECK-SAME: %[[ARG0:.*]]: i32
// CHECK-NEXT:     %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:     %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[C9_I32:.*]] = arith.constant 9 : i32
// CHECK-NEXT:     %[[V0:.*]] = scf.while (%[[ARG1:.*]] = %[[C0_I32]]) : (i32) -> i32 {
// CHECK-NEXT:       %[[V4:.*]] = arith.cmpi ult, %[[ARG1]], %[[ARG0]] : i32
// CHECK-NEXT:       scf.condition(%[[V4]]) %[[ARG1]] : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG1]]: i32):
// CHECK-NEXT:       %[[V4]] = arith.addi %[[ARG1]], %[[C1_I32]] : i32
// CHECK-NEXT:       %[[V5:.*]] = arith.minui %[[V4]], %[[C9_I32]] : i32
// CHECK-NEXT:       %[[V6:.*]] = test.reflect_bounds {smax = 2147483647 : si32, smin = -2147483648 : si32, umax = 4294967295 : ui32, umin = 0 : ui32} %[[ARG1]] : i32
// CHECK-NEXT:       scf.yield %[[V5]] : i32
// CHECK:     %[[V1:.*]] = test.reflect_bounds {smax = 2147483647 : si32, smin = -2147483648 : si32, umax = 4294967295 : ui32, umin = 0 : ui32} %[[V0]] : i32
// CHECK-NEXT:     %[[V2:.*]] = scf.while (%[[ARG1]] = %[[C0_I32]]) : (i32) -> i32 {
// CHECK-NEXT:       scf.condition(%[[FALSE]]) %[[C0_I32]] : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG1]]: i32):
// CHECK-NEXT:       %[[V4]] = test.reflect_bounds %[[ARG1]] : i32
// CHECK-NEXT:       scf.yield %[[ARG1]] : i32
// CHECK:     %[[V3:.*]] = test.reflect_bounds {smax = 0 : si32, smin = 0 : si32, umax = 0 : ui32, umin = 0 : ui32} %[[C0_I32]] : i32
// CHECK-NEXT:     return %[[V0]] : i32
func.func @while(%n : i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c9 = arith.constant 9 : i32
  %r = scf.while (%a = %c0) : (i32) -> i32 {
    %c = arith.cmpi ult, %a, %n : i32
    scf.condition(%c) %a : i32
  } do {
   ^bb0(%b: i32):
    %z = arith.addi %b, %c1 : i32
    %y = arith.minui %z, %c9 : i32
    %1 = test.reflect_bounds %b : i32
    scf.yield %y : i32
  }
  %0 = test.reflect_bounds %r : i32
  %f = arith.constant false
  %r2 = scf.while (%a = %c0) : (i32) -> i32 {
    scf.condition(%f) %a : i32
  } do {
   ^bb0(%b: i32):
    %1 = test.reflect_bounds %b : i32
    scf.yield %b : i32
  }
  %2 = test.reflect_bounds %r2 : i32
  return %r : i32
}

// CHECK-LABEL: func @cf(
// CHECK-SAME: %[[ARG0:.*]]: i1, %[[ARG1:.*]]: f32
// CHECK-NEXT:     %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[C9_I32:.*]] = arith.constant 9 : i32
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1(%[[C0_I32]] : i32), ^bb1(%[[C9_I32]] : i32)
// CHECK-NEXT:   ^bb1(%[[V0:.*]]: i32):  // 3 preds: ^bb0, ^bb0, ^bb2
// CHECK-NEXT:     %[[V1:.*]] = test.reflect_bounds {smax = 2147483647 : si32, smin = -2147483648 : si32, umax = 4294967295 : ui32, umin = 0 : ui32} %[[V0]] : i32
// CHECK-NEXT:     %[[V2:.*]] = arith.cmpi ult, %[[V0]], %[[C9_I32]] : i32
// CHECK-NEXT:     cf.cond_br %[[V2]], ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %[[V3:.*]] = test.reflect_bounds {smax = 2147483647 : si32, smin = -2147483648 : si32, umax = 4294967295 : ui32, umin = 0 : ui32} %[[V0]] : i32
// CHECK-NEXT:     %[[V4:.*]] = arith.addi %[[V0]], %[[C1_I32]] : i32
// CHECK-NEXT:     cf.br ^bb1(%[[V4]] : i32)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     return %[[V0]] : i32
func.func @cf(%c : i1, %f : f32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c9 = arith.constant 9 : i32
  cf.cond_br %c, ^bb1(%c0 : i32), ^bb1(%c9 : i32)
 ^bb1(%a : i32):
  %0 = test.reflect_bounds %a : i32
  %t = arith.cmpi ult, %a, %c9 : i32
  cf.cond_br %t, ^bb2(%a : i32), ^bb3
 ^bb2(%b : i32):
  %1 = test.reflect_bounds %b : i32
  %n = arith.addi %b, %c1 : i32
  cf.br ^bb1(%n : i32)
 ^bb3:
  return %a : i32
}

// CHECK-LABEL: func @cf2(
// CHECK-SAME: %[[ARG0:.*]]: i1, %[[ARG1:.*]]: f32
// CHECK-NEXT:     %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1(%[[C0_I32]] : i32), ^bb1(%[[C1_I32]] : i32)
// CHECK-NEXT:   ^bb1(%[[V0:.*]]: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     %[[V1:.*]] = test.reflect_bounds %[[V0]] : i32
// CHECK-NEXT:     return %[[V0]] : i32
func.func @cf2(%c : i1, %f : f32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c9 = arith.constant 9 : i32
  cf.cond_br %c, ^bb1(%c0, %f : i32, f32), ^bb1(%c1, %f : i32, f32)
 ^bb1(%a : i32, %g : f32):
  %0 = test.reflect_bounds %a : i32
  return %a : i32
}

// CHECK-LABEL: func.func private @priv(
// CHECK-SAME: %[[ARG0:.*]]: i32
// CHECK-NEXT:     %[[V0:.*]] = test.reflect_bounds {smax = 9 : si32, smin = 0 : si32, umax = 9 : ui32, umin = 0 : ui32} %[[ARG0]] : i32
// CHECK-NEXT:     return %[[V0]] : i32
func.func private @priv(%a : i32) -> i32 {
  %0 = test.reflect_bounds %a : i32
  return %0 : i32
}

// CHECK-LABEL: func @pub(
// CHECK-SAME: %[[ARG0:.*]]: i32
// CHECK-NEXT:     %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[V0:.*]] = test.reflect_bounds {smax = 2147483647 : si32, smin = -2147483648 : si32, umax = 4294967295 : ui32, umin = 0 : ui32} %[[ARG0]] : i32
// CHECK-NEXT:     return %[[C1_I32]] : i32
func.func @pub(%a : i32) -> i32 {
  %0 = test.reflect_bounds %a : i32
  %c1 = arith.constant 1 : i32
  return %c1 : i32
}

// CHECK-LABEL: func.func private @ext(
func.func private @ext(%a : i32) -> i32

// CHECK-LABEL: func.func private @unused(
// CHECK-SAME: %[[ARG0:.*]]: i32
// CHECK-NEXT:     %[[V0:.*]] = test.reflect_bounds %[[ARG0]] : i32
// CHECK-NEXT:     return %[[V0]] : i32
func.func private @unused(%a : i32) -> i32 {
  %0 = test.reflect_bounds %a : i32
  return %0 : i32
}

// CHECK-LABEL: func.func private @taken(
// CHECK-SAME: %[[ARG0:.*]]: i32
// CHECK-NEXT:     %[[V0:.*]] = test.reflect_bounds {smax = 2147483647 : si32, smin = -2147483648 : si32, umax = 4294967295 : ui32, umin = 0 : ui32} %[[ARG0]] : i32
// CHECK-NEXT:     return %[[V0]] : i32
func.func private @taken(%a : i32) -> i32 {
  %0 = test.reflect_bounds %a : i32
  return %0 : i32
}

// CHECK-LABEL: func @calls(
// CHECK-NEXT:     %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C9_I32:.*]] = arith.constant 9 : i32
// CHECK-NEXT:     %[[V0:.*]] = call @priv(%[[C0_I32]]) : (i32) -> i32
// CHECK-NEXT:     %[[V1:.*]] = call @priv(%[[C9_I32]]) : (i32) -> i32
// CHECK-NEXT:     %[[V2:.*]] = call @pub(%[[C9_I32]]) : (i32) -> i32
// CHECK-NEXT:     %[[V3:.*]] = call @ext(%[[C9_I32]]) : (i32) -> i32
// CHECK-NEXT:     %[[V4:.*]] = call @taken(%[[C9_I32]]) : (i32) -> i32
// CHECK-NEXT:     %[[V5:.*]] = test.reflect_bounds {smax = 9 : si32, smin = 0 : si32, umax = 9 : ui32, umin = 0 : ui32} %[[V0]] : i32
// CHECK-NEXT:     %[[V6:.*]] = test.reflect_bounds {smax = 1 : si32, smin = 1 : si32, umax = 1 : ui32, umin = 1 : ui32} %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V7:.*]] = test.reflect_bounds {smax = 2147483647 : si32, smin = -2147483648 : si32, umax = 4294967295 : ui32, umin = 0 : ui32} %[[V3]] : i32
// CHECK-NEXT:     %[[V8:.*]] = test.reflect_bounds {smax = 2147483647 : si32, smin = -2147483648 : si32, umax = 4294967295 : ui32, umin = 0 : ui32} %[[V4]] : i32
// CHECK-NEXT:     return %[[V5]] : i32
func.func @calls() -> i32 {
  %c0 = arith.constant 0 : i32
  %c9 = arith.constant 9 : i32
  %0 = call @priv(%c0) : (i32) -> i32
  %1 = call @priv(%c9) : (i32) -> i32
  %2 = call @pub(%c9) : (i32) -> i32
  %3 = call @ext(%c9) : (i32) -> i32
  %4 = call @taken(%c9) : (i32) -> i32
  %f = func.constant @taken : (i32) -> i32
  %5 = test.reflect_bounds %0 : i32
  %6 = test.reflect_bounds %2 : i32
  %7 = test.reflect_bounds %3 : i32
  %8 = test.reflect_bounds %4 : i32
  return %5 : i32
}

// CHECK-LABEL: func @parallel(
// CHECK-SAME: %[[ARG0:.*]]: index
// CHECK-NEXT:     %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:     scf.parallel (%[[ARG1:.*]]) = (%[[C0]]) to (%[[C4]]) step (%[[C1]]) {
// CHECK-NEXT:       %[[V0:.*]] = test.reflect_bounds {smax = 3 : index, smin = 0 : index, umax = 3 : index, umin = 0 : index} %[[ARG1]] : index
// CHECK-NEXT:       scf.reduce 
// CHECK:     scf.parallel (%[[ARG1]], %[[ARG2:.*]]) = (%[[C0]], %[[C0]]) to (%[[C4]], %[[ARG0]]) step (%[[C1]], %[[C1]]) {
// CHECK-NEXT:       %[[V0]] = test.reflect_bounds {smax = 9223372036854775807 : index, smin = -9223372036854775808 : index, umax = -1 : index, umin = 0 : index} %[[ARG1]] : index
// CHECK-NEXT:       %[[V1:.*]] = test.reflect_bounds {smax = 9223372036854775807 : index, smin = -9223372036854775808 : index, umax = -1 : index, umin = 0 : index} %[[ARG2]] : index
// CHECK-NEXT:       scf.reduce 
// CHECK:     scf.forall (%[[ARG1]]) in (8) {
// CHECK-NEXT:       %[[V0]] = test.reflect_bounds {smax = 9223372036854775807 : index, smin = -9223372036854775808 : index, umax = -1 : index, umin = 0 : index} %[[ARG1]] : index
// CHECK:     scf.forall (%[[ARG1]], %[[ARG2]]) in (8, 8) {
// CHECK-NEXT:       %[[V0]] = test.reflect_bounds {smax = 9223372036854775807 : index, smin = -9223372036854775808 : index, umax = -1 : index, umin = 0 : index} %[[ARG1]] : index
// CHECK:     test.with_bounds_region {smax = 3 : index, smin = 1 : index, umax = 3 : index, umin = 1 : index} %[[ARG1]]: index {
// CHECK-NEXT:       %[[V0]] = test.reflect_bounds {smax = 3 : index, smin = 1 : index, umax = 3 : index, umin = 1 : index} %[[ARG1]] : index
// CHECK-NEXT:       %[[V1]] = test.increment %[[ARG1]] : index
// CHECK-NEXT:       %[[V2:.*]] = test.reflect_bounds {smax = 4 : index, smin = 2 : index, umax = 4 : index, umin = 2 : index} %[[V1]] : index
// CHECK:     return
func.func @parallel(%n : index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %0 = test.reflect_bounds %i : index
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %n) step (%c1, %c1) {
    %0 = test.reflect_bounds %i : index
    %1 = test.reflect_bounds %j : index
    scf.reduce
  }
  scf.forall (%i) in (8) {
    %0 = test.reflect_bounds %i : index
  }
  scf.forall (%i, %j) in (8, 8) {
    %0 = test.reflect_bounds %i : index
  }
  test.with_bounds_region {umin = 1 : index, umax = 3 : index, smin = 1 : index, smax = 3 : index} %i : index {
    %0 = test.reflect_bounds %i : index
    %1 = test.increment %i : index
    %2 = test.reflect_bounds %1 : index
  }
  return
}

// CHECK-LABEL: func @rem(
// CHECK-SAME: %[[ARG0:.*]]: index
// CHECK-NEXT:     %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT:     %[[V0:.*]] = test.with_bounds {smax = 3 : index, smin = 0 : index, umax = 3 : index, umin = 0 : index} : index
// CHECK-NEXT:     %[[V1:.*]] = arith.remsi %[[ARG0]], %[[C5]] : index
// CHECK-NEXT:     %[[V2:.*]] = arith.remui %[[V1]], %[[C5]] : index
// CHECK-NEXT:     return %[[V0]], %[[V0]], %[[V2]], %[[C0_I32]] : index, index, index, i32
func.func @rem(%n : index) -> (index, index, index, i32) {
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %0 = test.with_bounds {umin = 0 : index, umax = 3 : index, smin = 0 : index, smax = 3 : index} : index
  %1 = arith.remui %0, %c4 : index
  %2 = arith.remsi %0, %c5 : index
  %3 = arith.remsi %n, %c5 : index
  %4 = arith.remui %3, %c5 : index
  %5 = arith.index_castui %0 : index to i32
  %c16 = arith.constant 16 : i32
  %6 = arith.shrui %5, %c16 : i32
  return %1, %2, %4, %6 : index, index, index, i32
}
