// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK-LABEL: func @choose(
// CHECK-SAME:      %[[F:.*]]: i32, %[[C:.*]]: i1)
func.func @choose(%f: i32, %c: i1) -> i32 {
  // CHECK: cf.assert %[[C]], "must hold"
  cf.assert %c, "must hold"
  // CHECK: cf.cond_br %[[C]], ^bb1(%[[F]] : i32), ^bb2
  cf.cond_br %c, ^bb1(%f : i32), ^bb2
^bb1(%x: i32):
  // CHECK:      cf.switch %[[F]] : i32, [
  // CHECK-NEXT:   default: ^bb1(%[[F]] : i32),
  // CHECK-NEXT:   7: ^bb2,
  // CHECK-NEXT:   8: ^bb1(%{{.*}} : i32)
  // CHECK-NEXT: ]
  cf.switch %f : i32, [
    default: ^bb1(%f : i32),
    7: ^bb2,
    8: ^bb1(%x : i32)
  ]
^bb2:
  return %f : i32
}
