// RUN: mlir-opt --mlir-version=22 %s -arith-expand | FileCheck %s

// One division, corrected if it was inexact and the signs agree. Near the smallest integer, it does not overflow.
// CHECK-LABEL: func.func @up
// CHECK-SAME: (%[[A:.*]]: i32, %[[B:.*]]: i32)
// CHECK: %[[Q:.*]] = arith.divsi %[[A]], %[[B]]
// CHECK: %[[P:.*]] = arith.muli %[[Q]], %[[B]]
// CHECK: %[[INEXACT:.*]] = arith.cmpi ne, %[[A]], %[[P]]
// CHECK: %[[AN:.*]] = arith.cmpi slt, %[[A]], %c0_i32
// CHECK: %[[BN:.*]] = arith.cmpi slt, %[[B]], %c0_i32
// CHECK: %[[SAME:.*]] = arith.cmpi eq, %[[AN]], %[[BN]]
// CHECK: %[[AND:.*]] = arith.andi %[[INEXACT]], %[[SAME]]
// CHECK: %[[MORE:.*]] = arith.addi %[[Q]], %c1_i32
// CHECK: arith.select %[[AND]], %[[MORE]], %[[Q]]
func.func @up(%a: i32, %b: i32) -> i32 {
  %q = arith.ceildivsi %a, %b : i32
  return %q : i32
}
