// RUN: mlir-opt %s -scf-for-loop-range-folding | FileCheck %s

// CHECK-LABEL: func.func @range(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<?xf32>, %[[ARG2:.+]]: f32) {
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:    %[[V0:.+]] = arith.addi %[[C0]], %[[C5]] : index
// CHECK-NEXT:    %[[V1:.+]] = arith.addi %[[ARG0]], %[[C5]] : index
// CHECK-NEXT:    %[[V2:.+]] = arith.addi %[[C5]], %[[V0]] : index
// CHECK-NEXT:    %[[V3:.+]] = arith.addi %[[C5]], %[[V1]] : index
// CHECK-NEXT:    scf.for %[[ARG3:.+]] = %[[V2]] to %[[V3]] step %[[C1]] {
// CHECK-NEXT:      %[[V6:.+]] = arith.muli %[[ARG3]], %[[ARG3]] : index
// CHECK-NEXT:      memref.store %[[ARG2]], %[[ARG1]][%[[V6]]] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT:    %[[V4:.+]] = arith.muli %[[ARG0]], %[[C5]] : index
// CHECK-NEXT:    %[[V5:.+]] = arith.muli %[[C1]], %[[C5]] : index
// CHECK-NEXT:    scf.for %[[ARG3]] = %[[C0]] to %[[V4]] step %[[V5]] {
// CHECK-NEXT:      %[[V6]] = arith.muli %[[C1]], %[[C5]] : index
// CHECK-NEXT:      scf.for %[[ARG4:.+]] = %[[C0]] to %[[ARG3]] step %[[V6]] {
// CHECK-NEXT:        memref.store %[[ARG2]], %[[ARG1]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT:    scf.for %[[ARG3]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:      %[[V6]] = arith.addi %[[ARG3]], %[[ARG3]] : index
// CHECK-NEXT:      memref.store %[[ARG2]], %[[ARG1]][%[[V6]]] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT:    return
// CHECK-NEXT: }
func.func @range(%n: index, %m: memref<?xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = arith.addi %i, %c5 : index
    %b = arith.addi %c5, %a : index
    %c = arith.muli %b, %b : index
    memref.store %v, %m[%c] : memref<?xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %i step %c1 {
      %b = arith.muli %j, %c5 : index
      memref.store %v, %m[%b] : memref<?xf32>
    }
  }
  scf.for %i = %c0 to %n step %c1 {
      %a = arith.addi %i, %i : index
      memref.store %v, %m[%a] : memref<?xf32>
  }
  return
}

// A step of 0 has no meaning, so a factor that may be 0 stays in the loop.
// CHECK-LABEL: func.func @factors(
// CHECK-SAME: %[[N:.+]]: index,
// CHECK: scf.for %[[I:.+]] = %{{.+}} to %[[N]] step %c1
// CHECK-NEXT: arith.muli %[[I]], %[[N]]
// CHECK: scf.for %[[I:.+]] = %{{.+}} to %[[N]] step %c1
// CHECK-NEXT: arith.muli %[[I]], %c-2
func.func @factors(%n: index, %m: memref<?xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant -2 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = arith.muli %i, %n : index
    memref.store %v, %m[%a] : memref<?xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %a = arith.muli %i, %k : index
    memref.store %v, %m[%a] : memref<?xf32>
  }
  return
}
