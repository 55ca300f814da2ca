// RUN: mlir-opt %s -mlir-disable-threading -pass-pipeline='builtin.module(func.func(test-print-dominance))' -o /dev/null 2>&1 | FileCheck %s

// Post-dominance where control does not leave loops.
// The expected lines are those of mlir-opt-19.

func.func @cross(%c: i1) {
  cf.cond_br %c, ^bb2, ^bb3
^bb1:
  cf.cond_br %c, ^bb3, ^bb2
^bb2:
  cf.br ^bb3
^bb3:
  cf.br ^bb1
}
func.func @two_loops(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb3
^bb1:
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  cf.cond_br %c, ^bb1, ^bb2
^bb3:
  cf.br ^bb4
^bb4:
  cf.cond_br %c, ^bb3, ^bb5
^bb5:
  cf.br ^bb4
}
func.func @loop_and_return(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.cond_br %c, ^bb3, ^bb2
^bb2:
  return
^bb3:
  cf.cond_br %c, ^bb5, ^bb4
^bb4:
  cf.br ^bb3
^bb5:
  cf.br ^bb3
}

// CHECK-LABEL: Testing : cross
// CHECK: --- PostDominanceInfo ---
// CHECK: Nearest(0, 1) = 2
// CHECK: Nearest(0, 2) = 2
// CHECK: Nearest(0, 3) = 2
// CHECK: Nearest(0, 4) = 4
// CHECK: Nearest(1, 2) = 2
// CHECK: Nearest(1, 3) = 1
// CHECK: Nearest(1, 4) = 4
// CHECK: Nearest(2, 3) = 2
// CHECK: Nearest(2, 4) = 4
// CHECK: Nearest(3, 4) = 4
// CHECK: --- Block PostDominance relationship ---
// CHECK: postdominates(0, 0) = true
// CHECK: postdominates(1, 1) = true
// CHECK: postdominates(1, 3) = true
// CHECK: postdominates(2, 0) = true
// CHECK: postdominates(2, 1) = true
// CHECK: postdominates(2, 2) = true
// CHECK: postdominates(2, 3) = true
// CHECK: postdominates(3, 3) = true
// CHECK: postdominates(4, 0) = true
// CHECK: postdominates(4, 1) = true
// CHECK: postdominates(4, 2) = true
// CHECK: postdominates(4, 3) = true
// CHECK: postdominates(4, 4) = true
// CHECK-LABEL: Testing : two_loops
// CHECK: --- PostDominanceInfo ---
// CHECK: Nearest(0, 1) = <no dom>
// CHECK: Nearest(0, 2) = <no dom>
// CHECK: Nearest(0, 3) = <no dom>
// CHECK: Nearest(0, 4) = <no dom>
// CHECK: Nearest(0, 5) = <no dom>
// CHECK: Nearest(0, 6) = 6
// CHECK: Nearest(1, 2) = 2
// CHECK: Nearest(1, 3) = <no dom>
// CHECK: Nearest(1, 4) = <no dom>
// CHECK: Nearest(1, 5) = <no dom>
// CHECK: Nearest(1, 6) = 6
// CHECK: Nearest(2, 3) = <no dom>
// CHECK: Nearest(2, 4) = <no dom>
// CHECK: Nearest(2, 5) = <no dom>
// CHECK: Nearest(2, 6) = 6
// CHECK: Nearest(3, 4) = 4
// CHECK: Nearest(3, 5) = 5
// CHECK: Nearest(3, 6) = 6
// CHECK: Nearest(4, 5) = 5
// CHECK: Nearest(4, 6) = 6
// CHECK: Nearest(5, 6) = 6
// CHECK: --- Block PostDominance relationship ---
// CHECK: postdominates(0, 0) = true
// CHECK: postdominates(1, 1) = true
// CHECK: postdominates(2, 1) = true
// CHECK: postdominates(2, 2) = true
// CHECK: postdominates(3, 3) = true
// CHECK: postdominates(4, 3) = true
// CHECK: postdominates(4, 4) = true
// CHECK: postdominates(5, 3) = true
// CHECK: postdominates(5, 4) = true
// CHECK: postdominates(5, 5) = true
// CHECK: postdominates(6, 0) = true
// CHECK: postdominates(6, 1) = true
// CHECK: postdominates(6, 2) = true
// CHECK: postdominates(6, 3) = true
// CHECK: postdominates(6, 4) = true
// CHECK: postdominates(6, 5) = true
// CHECK: postdominates(6, 6) = true
// CHECK-LABEL: Testing : loop_and_return
// CHECK: --- PostDominanceInfo ---
// CHECK: Nearest(0, 1) = <no dom>
// CHECK: Nearest(0, 2) = <no dom>
// CHECK: Nearest(0, 3) = <no dom>
// CHECK: Nearest(0, 4) = <no dom>
// CHECK: Nearest(0, 5) = <no dom>
// CHECK: Nearest(0, 6) = 6
// CHECK: Nearest(1, 2) = <no dom>
// CHECK: Nearest(1, 3) = <no dom>
// CHECK: Nearest(1, 4) = <no dom>
// CHECK: Nearest(1, 5) = <no dom>
// CHECK: Nearest(1, 6) = 6
// CHECK: Nearest(2, 3) = <no dom>
// CHECK: Nearest(2, 4) = <no dom>
// CHECK: Nearest(2, 5) = <no dom>
// CHECK: Nearest(2, 6) = 6
// CHECK: Nearest(3, 4) = 4
// CHECK: Nearest(3, 5) = 3
// CHECK: Nearest(3, 6) = 6
// CHECK: Nearest(4, 5) = 4
// CHECK: Nearest(4, 6) = 6
// CHECK: Nearest(5, 6) = 6
// CHECK: --- Block PostDominance relationship ---
// CHECK: postdominates(0, 0) = true
// CHECK: postdominates(1, 1) = true
// CHECK: postdominates(2, 2) = true
// CHECK: postdominates(3, 3) = true
// CHECK: postdominates(3, 5) = true
// CHECK: postdominates(4, 3) = true
// CHECK: postdominates(4, 4) = true
// CHECK: postdominates(4, 5) = true
// CHECK: postdominates(5, 5) = true
// CHECK: postdominates(6, 0) = true
// CHECK: postdominates(6, 1) = true
// CHECK: postdominates(6, 2) = true
// CHECK: postdominates(6, 3) = true
// CHECK: postdominates(6, 4) = true
// CHECK: postdominates(6, 5) = true
// CHECK: postdominates(6, 6) = true
