// RUN: mlir-opt %s -scf-for-to-while --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @while(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: f32) -> (f32, i32) {
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[V0:.+]]:3 = scf.while (%[[ARG3:.+]] = %[[C0]], %[[ARG4:.+]] = %[[ARG2]], %[[ARG5:.+]] = %[[ARG1]]) : (index, f32, i32) -> (index, f32, i32) {
// CHECK-NEXT:      %[[V1:.+]] = arith.cmpi slt, %[[ARG3]], %[[ARG0]] : index
// CHECK-NEXT:      scf.condition(%[[V1]]) %[[ARG3]], %[[ARG4]], %[[ARG5]] : index, f32, i32
// CHECK-NEXT:    } do {
// CHECK-NEXT:    ^bb0(%[[ARG3]]: index, %[[ARG4]]: f32, %[[ARG5]]: i32):
// CHECK-NEXT:      %[[V1]] = arith.addi %[[ARG3]], %[[C1]] : index
// CHECK-NEXT:      %[[V2:.+]] = scf.while (%[[ARG6:.+]] = %[[ARG1]]) : (i32) -> i32 {
// CHECK-NEXT:        %[[V4:.+]] = arith.cmpi slt, %[[ARG6]], %[[ARG5]] : i32
// CHECK-NEXT:        scf.condition(%[[V4]]) %[[ARG6]] : i32
// CHECK-NEXT:      } do {
// CHECK-NEXT:      ^bb0(%[[ARG6]]: i32):
// CHECK-NEXT:        %[[V4]] = arith.addi %[[ARG6]], %[[ARG5]] : i32
// CHECK-NEXT:        "use"(%[[ARG6]]) : (i32) -> ()
// CHECK-NEXT:        scf.yield %[[V4]] : i32
// CHECK-NEXT:      } attributes {inner}
// CHECK-NEXT:      %[[V3:.+]] = arith.addf %[[ARG4]], %[[ARG2]] : f32
// CHECK-NEXT:      scf.yield %[[V1]], %[[V3]], %[[ARG5]] : index, f32, i32
// CHECK-NEXT:    } attributes {outer}
// CHECK-NEXT:    return %[[V0]]#1, %[[V0]]#2 : f32, i32
// CHECK-NEXT: }
func.func @while(%n: index, %m: i32, %v: f32) -> (f32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %v, %b = %m) -> (f32, i32) {
    scf.for %j = %m to %b step %b : i32 {
      "use"(%j) : (i32) -> ()
    } {inner}
    %x = arith.addf %a, %v : f32
    scf.yield %x, %b : f32, i32
  } {outer}
  return %r#0, %r#1 : f32, i32
}
