// RUN: mlir-opt %s -sccp | FileCheck %s --check-prefix=MLIR
// RUN: mlir-opt %s -sccp=exact | FileCheck %s

// The extraction folds to the argument of the loop, which is 0 in the first iteration only. MLIR 19 does not
// look again when the argument varies.
// MLIR-LABEL: func @through_vector
// MLIR: %[[Z:.*]] = arith.constant 0 : i32
// MLIR: cf.br ^bb1(%{{.*}}, %[[Z]] : i32, i32)
// MLIR: cf.br ^bb1(%{{.*}}, %{{c0_i32.*}} : i32, i32)
// CHECK-LABEL: func @through_vector
// CHECK: %[[V:.*]] = vector.from_elements %[[I:.*]], %[[I]]
// CHECK: %[[E:.*]] = vector.extract %[[V]][1]
// CHECK: cf.br ^bb1(%{{.*}}, %[[E]] : i32, i32)
func.func @through_vector(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^head(%zero, %zero : i32, i32)
^head(%i: i32, %last: i32):
  %more = arith.cmpi slt, %i, %n : i32
  cf.cond_br %more, ^body, ^end
^body:
  %v = vector.from_elements %i, %i : vector<2xi32>
  %e = vector.extract %v[1] : i32 from vector<2xi32>
  %next = arith.addi %i, %one : i32
  cf.br ^head(%next, %e : i32, i32)
^end:
  return %last : i32
}

// The remainder of an unsigned number depends on its width.
// MLIR-LABEL: func @narrow
// MLIR-NOT: arith.remui
// CHECK-LABEL: func @narrow
// CHECK: arith.remui
func.func @narrow() -> index {
  %minus = arith.constant -1 : index
  %seven = arith.constant 7 : index
  %r = arith.remui %minus, %seven : index
  return %r : index
}
