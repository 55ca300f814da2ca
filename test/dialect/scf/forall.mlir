// RUN: mlir-opt %s -allow-unregistered-dialect | mlir-opt -allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s -allow-unregistered-dialect --mlir-print-op-generic | mlir-opt -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func @forall(
// CHECK-SAME:    %[[N:.*]]: index)
func.func @forall(%n: index) {
  // CHECK:      scf.forall (%{{.*}}, %[[J:.*]]) in (%[[N]], 3) {
  // CHECK-NEXT:   "body"(%[[J]])
  // CHECK-NEXT: }
  scf.forall (%i, %j) in (%n, 3) {
    "body"(%j) : (index) -> ()
  }
  // CHECK:      scf.forall (%{{.*}}, %{{.*}}) = (0, %[[N]]) to (%[[N]], 3) step (1, 2) {
  // CHECK-NEXT: } {tag}
  scf.forall (%i, %j) = (0, %n) to (%n, 3) step (1, 2) {
  } {tag}
  return
}

// CHECK-LABEL: func @switch(
// CHECK-SAME:    %[[N:.*]]: index, %[[X:.*]]: i32)
func.func @switch(%n: index, %x: i32) -> i32 {
  // CHECK:      scf.index_switch %[[N]] {tag} -> i32
  // CHECK-NEXT: case -5 {
  // CHECK-NEXT:   scf.yield %[[X]] : i32
  // CHECK-NEXT: }
  // CHECK-NEXT: default {
  // CHECK-NEXT:   scf.yield %[[X]] : i32
  // CHECK-NEXT: }
  %r = scf.index_switch %n {tag} -> i32
  case -5 {
    scf.yield %x : i32
  }
  default {
    scf.yield %x : i32
  }
  return %r : i32
}
