// RUN: mlir-opt %s '-scf-parallel-loop-tiling=parallel-loop-tile-sizes=4 no-min-max-bounds' | FileCheck %s

// The check of the bounds does not multiply the index by the step once more, which MLIR 19 does: it would
// leave out 7 and 9 of the first tile.
// CHECK-LABEL: func @steps_of_two
// CHECK: scf.parallel (%[[OUTER:.*]]) =
// CHECK: scf.parallel (%[[INNER:.*]]) =
// CHECK-NOT: arith.muli
// CHECK: arith.addi %[[INNER]], %[[OUTER]]
// CHECK: %[[AT:.*]] = arith.addi %[[INNER]], %[[OUTER]]
// CHECK: arith.cmpi ult, %[[AT]], %c12
func.func @steps_of_two(%m: memref<64xf32>, %v: f32) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c12 = arith.constant 12 : index
  scf.parallel (%i) = (%c3) to (%c12) step (%c2) {
    memref.store %v, %m[%i] : memref<64xf32>
    scf.reduce
  }
  return
}
