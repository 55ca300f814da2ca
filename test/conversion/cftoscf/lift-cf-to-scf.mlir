// RUN: mlir-opt %s --split-input-file --lift-cf-to-scf | FileCheck %s

// The output is that of MLIR.

// A diamond becomes a conditional with a result.
// CHECK-LABEL: func.func @diamond(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT: %1 = arith.addi %arg1, %arg2 : i32
// CHECK-NEXT: scf.yield %1 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %1 = arith.muli %arg2, %arg1 : i32
// CHECK-NEXT: scf.yield %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @diamond(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^t, ^e(%b : i32)
^t:
  %0 = arith.addi %a, %b : i32
  cf.br ^j(%0 : i32)
^e(%1: i32):
  %2 = arith.muli %1, %a : i32
  cf.br ^j(%2 : i32)
^j(%3: i32):
  return %3 : i32
}

// -----

// A loop whose condition comes first.
// CHECK-LABEL: func.func @while(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = ub.poison : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT: %c1_i32_1 = arith.constant 1 : i32
// CHECK-NEXT: %1:3 = scf.while (%arg1 = %c0_i32_0, %arg2 = %c0_i32_0, %arg3 = %0) : (i32, i32, i32) -> (i32, i32, i32) {
// CHECK-NEXT: %2 = arith.cmpi slt, %arg1, %arg0 : i32
// CHECK-NEXT: %3:4 = scf.if %2 -> (i32, i32, i32, i32) {
// CHECK-NEXT: %5 = arith.addi %arg2, %arg1 : i32
// CHECK-NEXT: %6 = arith.addi %arg1, %c1_i32_1 : i32
// CHECK-NEXT: scf.yield %6, %5, %c0_i32, %c1_i32 : i32, i32, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %0, %0, %c1_i32, %c0_i32 : i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %4 = arith.trunci %3#3 : i32 to i1
// CHECK-NEXT: scf.condition(%4) %3#0, %3#1, %arg2 : i32, i32, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg1: i32, %arg2: i32, %arg3: i32):
// CHECK-NEXT: scf.yield %arg1, %arg2, %arg3 : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: return %1#2 : i32
// CHECK-NEXT: }
func.func @while(%n: i32) -> i32 {
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^head(%z, %z : i32, i32)
^head(%i: i32, %s: i32):
  %c = arith.cmpi slt, %i, %n : i32
  cf.cond_br %c, ^body, ^end
^body:
  %t = arith.addi %s, %i : i32
  %k = arith.addi %i, %one : i32
  cf.br ^head(%k, %t : i32, i32)
^end:
  return %s : i32
}

// -----

// Two entries into one cycle.
// CHECK-LABEL: func.func @irreducible(%arg0: i1, %arg1: i1, %arg2: i32) -> i32 {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %0 = ub.poison : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %1:4 = scf.if %arg0 -> (i32, i32, i32, i32) {
// CHECK-NEXT: scf.yield %0, %arg2, %c1_i32, %0 : i32, i32, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg2, %0, %c0_i32, %0 : i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %2:4 = scf.while (%arg3 = %1#0, %arg4 = %1#1, %arg5 = %1#2, %arg6 = %1#3) : (i32, i32, i32, i32) -> (i32, i32, i32, i32) {
// CHECK-NEXT: %3 = arith.index_castui %arg5 : i32 to index
// CHECK-NEXT: %4:6 = scf.index_switch %3 -> i32, i32, i32, i32, i32, i32
// CHECK-NEXT: case 0 {
// CHECK-NEXT: %6 = arith.muli %arg3, %arg2 : i32
// CHECK-NEXT: %7:6 = scf.if %arg1 -> (i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT: scf.yield %0, %6, %c1_i32, %c0_i32, %c1_i32, %6 : i32, i32, i32, i32, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %0, %0, %0, %c1_i32, %c0_i32, %6 : i32, i32, i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %7#0, %7#1, %7#2, %7#3, %7#4, %7#5 : i32, i32, i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: %6 = arith.addi %arg4, %arg2 : i32
// CHECK-NEXT: scf.yield %6, %0, %c0_i32, %c0_i32, %c1_i32, %0 : i32, i32, i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %5 = arith.trunci %4#4 : i32 to i1
// CHECK-NEXT: scf.condition(%5) %4#0, %4#1, %4#2, %4#5 : i32, i32, i32, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32):
// CHECK-NEXT: scf.yield %arg3, %arg4, %arg5, %arg6 : i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: return %2#3 : i32
// CHECK-NEXT: }
func.func @irreducible(%c: i1, %d: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^x(%a : i32), ^y(%a : i32)
^x(%0: i32):
  %1 = arith.addi %0, %a : i32
  cf.br ^y(%1 : i32)
^y(%2: i32):
  %3 = arith.muli %2, %a : i32
  cf.cond_br %d, ^x(%3 : i32), ^end
^end:
  return %3 : i32
}

// -----

// A loop with two exits, one of which leaves two loops.
// CHECK-LABEL: func.func @exits(%arg0: i1, %arg1: i1, %arg2: i1, %arg3: i32) -> i32 {
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %0 = ub.poison : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %1:3 = scf.while (%arg4 = %arg3, %arg5 = %0, %arg6 = %0) : (i32, i32, i32) -> (i32, i32, i32) {
// CHECK-NEXT: %4:7 = scf.while (%arg7 = %arg4, %arg8 = %0, %arg9 = %0, %arg10 = %0, %arg11 = %0, %arg12 = %0, %arg13 = %0) : (i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT: %8 = arith.addi %arg7, %arg3 : i32
// CHECK-NEXT: %9:7 = scf.if %arg0 -> (i32, i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT: scf.yield %0, %0, %8, %c2_i32, %c0_i32, %c2_i32, %c0_i32 : i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %11:7 = scf.if %arg1 -> (i32, i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT: scf.yield %8, %0, %0, %0, %0, %c0_i32, %c1_i32 : i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %0, %0, %0, %0, %0, %c1_i32, %c0_i32 : i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %11#0, %11#1, %11#2, %11#3, %11#4, %11#5, %11#6 : i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %10 = arith.trunci %9#6 : i32 to i1
// CHECK-NEXT: scf.condition(%10) %9#0, %8, %9#1, %9#2, %9#3, %9#4, %9#5 : i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg7: i32, %arg8: i32, %arg9: i32, %arg10: i32, %arg11: i32, %arg12: i32, %arg13: i32):
// CHECK-NEXT: scf.yield %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13 : i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %5 = arith.index_castui %4#6 : i32 to index
// CHECK-NEXT: %6:4 = scf.index_switch %5 -> i32, i32, i32, i32
// CHECK-NEXT: case 1 {
// CHECK-NEXT: %8:4 = scf.if %arg2 -> (i32, i32, i32, i32) {
// CHECK-NEXT: scf.yield %4#1, %0, %c0_i32, %c1_i32 : i32, i32, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %0, %0, %c1_i32, %c0_i32 : i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %8#0, %8#1, %8#2, %8#3 : i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %4#2, %4#3, %4#4, %4#5 : i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %7 = arith.trunci %6#3 : i32 to i1
// CHECK-NEXT: scf.condition(%7) %6#0, %6#1, %6#2 : i32, i32, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg4: i32, %arg5: i32, %arg6: i32):
// CHECK-NEXT: scf.yield %arg4, %arg5, %arg6 : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %2 = arith.index_castui %1#2 : i32 to index
// CHECK-NEXT: %3 = scf.index_switch %2 -> i32
// CHECK-NEXT: case 1 {
// CHECK-NEXT: scf.yield %arg3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: %4 = arith.muli %1#1, %1#1 : i32
// CHECK-NEXT: scf.yield %4 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %3 : i32
// CHECK-NEXT: }
func.func @exits(%c: i1, %d: i1, %e: i1, %a: i32) -> i32 {
  cf.br ^outer(%a : i32)
^outer(%0: i32):
  cf.br ^inner(%0 : i32)
^inner(%1: i32):
  %2 = arith.addi %1, %a : i32
  cf.cond_br %c, ^found(%2 : i32), ^more
^more:
  cf.cond_br %d, ^inner(%2 : i32), ^next
^next:
  cf.cond_br %e, ^outer(%2 : i32), ^none
^found(%3: i32):
  %4 = arith.muli %3, %3 : i32
  return %4 : i32
^none:
  return %a : i32
}

// -----

// A loop without an exit.
// CHECK-LABEL: func.func @forever(%arg0: i32) -> (i32, f32) {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: %3 = arith.addi %arg1, %arg0 : i32
// CHECK-NEXT: %4 = arith.trunci %c1_i32 : i32 to i1
// CHECK-NEXT: scf.condition(%4) %3 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg1: i32):
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: %1 = ub.poison : i32
// CHECK-NEXT: %2 = ub.poison : f32
// CHECK-NEXT: return %1, %2 : i32, f32
// CHECK-NEXT: }
func.func @forever(%a: i32) -> (i32, f32) {
  cf.br ^loop(%a : i32)
^loop(%0: i32):
  %1 = arith.addi %0, %a : i32
  cf.br ^loop(%1 : i32)
}

// -----

// A switch with a fall-through.
// CHECK-LABEL: func.func @switch(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %0 = arith.index_castui %arg0 : i32 to index
// CHECK-NEXT: %1 = scf.index_switch %0 -> i32
// CHECK-NEXT: case 1 {
// CHECK-NEXT: %4 = arith.addi %arg1, %arg0 : i32
// CHECK-NEXT: scf.yield %c0_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: case 7 {
// CHECK-NEXT: scf.yield %c1_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: case 8 {
// CHECK-NEXT: scf.yield %c1_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %c0_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: %2 = arith.index_castui %1 : i32 to index
// CHECK-NEXT: %3 = scf.index_switch %2 -> i32
// CHECK-NEXT: case 0 {
// CHECK-NEXT: scf.yield %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %3 : i32
// CHECK-NEXT: }
func.func @switch(%f: i32, %a: i32) -> i32 {
  cf.switch %f : i32, [
    default: ^d,
    1: ^one(%a : i32),
    7: ^two,
    8: ^two
  ]
^one(%0: i32):
  %1 = arith.addi %0, %f : i32
  cf.br ^d
^two:
  cf.br ^j(%a : i32)
^d:
  cf.br ^j(%f : i32)
^j(%2: i32):
  return %2 : i32
}

// -----

// Returns of different kinds keep one switch.
// CHECK-LABEL: func.func @kinds(%arg0: i1, %arg1: i1, %arg2: i32) -> i32 {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT: %2 = scf.if %arg1 -> (i32) {
// CHECK-NEXT: scf.yield %c0_i32 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %c1_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %2 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %2 = scf.if %arg1 -> (i32) {
// CHECK-NEXT: scf.yield %c1_i32 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %c0_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: cf.switch %0 : i32, [
// CHECK-NEXT: default: ^bb2,
// CHECK-NEXT: 0: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: return {early} %arg2 : i32
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: %1 = arith.addi %arg2, %arg2 : i32
// CHECK-NEXT: return %1 : i32
// CHECK-NEXT: }
func.func @kinds(%c: i1, %d: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^x, ^y
^x:
  cf.cond_br %d, ^p, ^q
^y:
  cf.cond_br %d, ^q, ^p
^p:
  return {early} %a : i32
^q:
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}

// -----

// Regions of operations are lifted, too.
// CHECK-LABEL: func.func @nested(%arg0: i1) -> i32 {
// CHECK-NEXT: %0 = scf.execute_region -> i32 {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %1 = scf.if %arg0 -> (i32) {
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: scf.yield %c3_i32 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT: scf.yield %c4_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @nested(%c: i1) -> i32 {
  %0 = scf.execute_region -> i32 {
    cf.cond_br %c, ^x, ^y
  ^x:
    %1 = arith.constant 3 : i32
    scf.yield %1 : i32
  ^y:
    %2 = arith.constant 4 : i32
    scf.yield %2 : i32
  }
  return %0 : i32
}
