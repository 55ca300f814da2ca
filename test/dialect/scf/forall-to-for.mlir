// RUN: mlir-opt %s -scf-forall-to-for | FileCheck %s

// CHECK-LABEL: func.func @forall(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<?x?xf32>, %[[ARG2:.+]]: f32) {
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C10:.+]] = arith.constant 10 : index
// CHECK-NEXT:    %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:    scf.for %[[ARG3:.+]] = %[[C0]] to %[[ARG0]] step %[[C2]] {
// CHECK-NEXT:      scf.for %[[ARG4:.+]] = %[[ARG0]] to %[[C10]] step %[[ARG0]] {
// CHECK-NEXT:        memref.store %[[ARG2]], %[[ARG1]][%[[ARG3]], %[[ARG4]]] : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT:    %[[C0_0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    scf.for %[[ARG3]] = %[[C0_0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:      %[[C0_1:.+]] = arith.constant 0 : index
// CHECK-NEXT:      %[[C1_2:.+]] = arith.constant 1 : index
// CHECK-NEXT:      scf.for %[[ARG4]] = %[[C0_1]] to %[[ARG3]] step %[[C1_2]] {
// CHECK-NEXT:        memref.store %[[ARG2]], %[[ARG1]][%[[ARG3]], %[[ARG4]]] : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT:    return
// CHECK-NEXT: }
func.func @forall(%n: index, %m: memref<?x?xf32>, %v: f32) {
  scf.forall (%i, %j) = (0, %n) to (%n, 10) step (2, %n) {
    memref.store %v, %m[%i, %j] : memref<?x?xf32>
  } {mapping = [#gpu.block<x>, #gpu.block<y>]}
  scf.forall (%i) in (%n) {
    scf.forall (%j) in (%i) {
      memref.store %v, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
