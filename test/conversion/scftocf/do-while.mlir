// RUN: mlir-opt %s -convert-scf-to-cf | FileCheck %s

// Values that the second region exchanges go through its block.

// CHECK-LABEL: func @exchanged
// CHECK: ^bb1(%[[X:.*]]: i32, %[[Y:.*]]: i32):
// CHECK-NEXT: cf.cond_br %{{.*}}, ^bb2(%[[X]], %[[Y]] : i32, i32), ^bb3
// CHECK-NEXT: ^bb2(%[[P:.*]]: i32, %[[Q:.*]]: i32):
// CHECK-NEXT: cf.br ^bb1(%[[Q]], %[[P]] : i32, i32)
func.func @exchanged(%a: i32, %b: i32, %c: i1) {
  %0:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    scf.condition(%c) %x, %y : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    scf.yield %y, %x : i32, i32
  }
  return
}
