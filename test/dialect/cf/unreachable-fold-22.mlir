// RUN: mlir-opt --mlir-version=22 --canonicalize %s | FileCheck %s

// CHECK-LABEL: func.func @one
// CHECK-SAME: (%[[C:.*]]: i1, %[[V:.*]]: i32)
// CHECK-NEXT: return %[[V]]
func.func @one(%c: i1, %v: i32) -> i32 {
  cf.cond_br %c, ^a(%v : i32), ^b
^a(%x: i32):
  return %x : i32
^b:
  ub.unreachable
}

// CHECK-LABEL: func.func @other
// CHECK-NEXT: return
func.func @other(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  ub.unreachable
^b:
  return
}
