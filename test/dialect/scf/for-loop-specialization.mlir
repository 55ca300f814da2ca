// RUN: mlir-opt %s -scf-for-loop-specialization | FileCheck %s
// CHECK-DAG: #[[$MAP:.+]] = affine_map<(d0) -> (1024, d0, 512)>
// CHECK-DAG: #[[$MAP1:.+]] = affine_map<(d0) -> (d0 + 5, d0)>

// CHECK-LABEL: func.func @spec(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<?xf32>, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[V0:.+]] = affine.min #[[$MAP]](%[[ARG0]])
// CHECK-NEXT:    %[[V1:.+]] = affine.min #[[$MAP1]](%[[ARG0]])
// CHECK-NEXT:    %[[C512:.+]] = arith.constant 512 : index
// CHECK-NEXT:    %[[V2:.+]] = arith.cmpi eq, %[[V0]], %[[C512]] : index
// CHECK-NEXT:    scf.if %[[V2]] {
// CHECK-NEXT:      scf.for %[[ARG3:.+]] = %[[C0]] to %[[C512]] step %[[C1]] {
// CHECK-NEXT:        memref.store %[[ARG2]], %[[ARG1]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:        %[[C512_0:.+]] = arith.constant 512 : index
// CHECK-NEXT:        %[[V3:.+]] = arith.cmpi eq, %[[C512]], %[[C512_0]] : index
// CHECK-NEXT:        scf.if %[[V3]] {
// CHECK-NEXT:          scf.for %[[ARG4:.+]] = %[[C0]] to %[[C512_0]] step %[[C1]] {
// CHECK-NEXT:            memref.store %[[ARG2]], %[[ARG1]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT:        } else {
// CHECK-NEXT:          scf.for %[[ARG4]] = %[[C0]] to %[[C512]] step %[[C1]] {
// CHECK-NEXT:            memref.store %[[ARG2]], %[[ARG1]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.for %[[ARG3]] = %[[C0]] to %[[V0]] step %[[C1]] {
// CHECK-NEXT:        memref.store %[[ARG2]], %[[ARG1]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:        %[[C512_0]] = arith.constant 512 : index
// CHECK-NEXT:        %[[V3]] = arith.cmpi eq, %[[V0]], %[[C512_0]] : index
// CHECK-NEXT:        scf.if %[[V3]] {
// CHECK-NEXT:          scf.for %[[ARG4]] = %[[C0]] to %[[C512_0]] step %[[C1]] {
// CHECK-NEXT:            memref.store %[[ARG2]], %[[ARG1]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT:        } else {
// CHECK-NEXT:          scf.for %[[ARG4]] = %[[C0]] to %[[V0]] step %[[C1]] {
// CHECK-NEXT:            memref.store %[[ARG2]], %[[ARG1]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT:    scf.for %[[ARG3]] = %[[C0]] to %[[V1]] step %[[C1]] {
// CHECK-NEXT:      memref.store %[[ARG2]], %[[ARG1]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT:    scf.parallel (%[[ARG3]], %[[ARG4]]) = (%[[C0]], %[[C0]]) to (%[[V0]], %[[V0]]) step (%[[C1]], %[[C1]]) {
// CHECK-NEXT:      memref.store %[[ARG2]], %[[ARG1]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:      scf.reduce 
// CHECK-NEXT: }
// CHECK-NEXT:    scf.parallel (%[[ARG3]], %[[ARG4]]) = (%[[C0]], %[[C0]]) to (%[[V0]], %[[ARG0]]) step (%[[C1]], %[[C1]]) {
// CHECK-NEXT:      memref.store %[[ARG2]], %[[ARG1]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:      scf.reduce 
// CHECK-NEXT:    } {foo}
// CHECK-NEXT:    return %[[ARG2]] : f32
// CHECK-NEXT: }
func.func @spec(%n: index, %m: memref<?xf32>, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = affine.min affine_map<(d0) -> (1024, d0, 512)>(%n)
  %k2 = affine.min affine_map<(d0) -> (d0 + 5, d0)>(%n)
  scf.for %i = %c0 to %k step %c1 {
    memref.store %v, %m[%i] : memref<?xf32>
    scf.for %j = %c0 to %k step %c1 {
      memref.store %v, %m[%j] : memref<?xf32>
    }
  }
  scf.for %i = %c0 to %k2 step %c1 {
    memref.store %v, %m[%i] : memref<?xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%k, %k) step (%c1, %c1) {
    memref.store %v, %m[%i] : memref<?xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%k, %n) step (%c1, %c1) {
    memref.store %v, %m[%i] : memref<?xf32>
  } {foo}
  return %v : f32
}
