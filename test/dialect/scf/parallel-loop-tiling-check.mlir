// RUN: mlir-opt %s '-scf-parallel-loop-tiling=parallel-loop-tile-sizes=2,4 no-min-max-bounds' | FileCheck %s

// CHECK-LABEL: func.func @tile(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<?x?xf32>, %[[ARG2:.+]]: f32) {
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:    %[[C10:.+]] = arith.constant 10 : index
// CHECK-NEXT:    %[[C24:.+]] = arith.constant 24 : index
// CHECK-NEXT:    %[[C0_0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:    %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:    %[[C1_1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[V0:.+]] = arith.muli %[[C1]], %[[C2]] : index
// CHECK-NEXT:    %[[V1:.+]] = arith.muli %[[C3]], %[[C4]] : index
// CHECK-NEXT:    %[[V2:.+]] = arith.muli %[[C1]], %[[C1_1]] : index
// CHECK-NEXT:    scf.parallel (%[[ARG3:.+]], %[[ARG4:.+]], %[[ARG5:.+]]) = (%[[C0]], %[[C0]], %[[ARG0]]) to (%[[C10]], %[[C24]], %[[ARG0]]) step (%[[V0]], %[[V1]], %[[V2]]) {
// CHECK-NEXT:      scf.parallel (%[[ARG6:.+]], %[[ARG7:.+]], %[[ARG8:.+]]) = (%[[C0_0]], %[[C0_0]], %[[C0_0]]) to (%[[V0]], %[[V1]], %[[V2]]) step (%[[C1]], %[[C3]], %[[C1]]) {
// CHECK-NEXT:        %[[V4:.+]] = arith.addi %[[ARG6]], %[[ARG3]] : index
// CHECK-NEXT:        %[[V5:.+]] = arith.addi %[[ARG7]], %[[ARG4]] : index
// CHECK-NEXT:        %[[V6:.+]] = arith.addi %[[ARG8]], %[[ARG5]] : index
// CHECK-NEXT:        %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:        %[[V7:.+]] = arith.muli %[[ARG6]], %[[C1]] : index
// CHECK-NEXT:        %[[V8:.+]] = arith.addi %[[V7]], %[[ARG3]] : index
// CHECK-NEXT:        %[[V9:.+]] = arith.cmpi ult, %[[V8]], %[[C10]] : index
// CHECK-NEXT:        %[[V10:.+]] = arith.andi %[[TRUE]], %[[V9]] : i1
// CHECK-NEXT:        %[[V12:.+]] = arith.addi %[[ARG7]], %[[ARG4]] : index
// CHECK-NEXT:        %[[V13:.+]] = arith.cmpi ult, %[[V12]], %[[C24]] : index
// CHECK-NEXT:        %[[V14:.+]] = arith.andi %[[V10]], %[[V13]] : i1
// CHECK-NEXT:        %[[V15:.+]] = arith.muli %[[ARG8]], %[[C1]] : index
// CHECK-NEXT:        %[[V16:.+]] = arith.addi %[[V15]], %[[ARG5]] : index
// CHECK-NEXT:        %[[V17:.+]] = arith.cmpi ult, %[[V16]], %[[ARG0]] : index
// CHECK-NEXT:        %[[V18:.+]] = arith.andi %[[V14]], %[[V17]] : i1
// CHECK-NEXT:        scf.if %[[V18]] {
// CHECK-NEXT:          memref.store %[[ARG2]], %[[ARG1]][%[[V4]], %[[V5]]] : memref<?x?xf32>
// CHECK-NEXT:          scf.for %[[ARG9:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:            memref.store %[[ARG2]], %[[ARG1]][%[[ARG9]], %[[V6]]] : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT:        scf.reduce 
// CHECK-NEXT: }
// CHECK-NEXT:      scf.reduce 
// CHECK-NEXT: }
// CHECK-NEXT:    scf.parallel (%[[ARG3]]) = (%[[C0]]) to (%[[C10]]) step (%[[C1]]) {
// CHECK-NEXT:      %[[C0_2:.+]] = arith.constant 0 : index
// CHECK-NEXT:      %[[C2_3:.+]] = arith.constant 2 : index
// CHECK-NEXT:      %[[V4]] = arith.muli %[[C1]], %[[C2_3]] : index
// CHECK-NEXT:      scf.parallel (%[[ARG4]]) = (%[[C0]]) to (%[[ARG3]]) step (%[[V4]]) {
// CHECK-NEXT:        scf.parallel (%[[ARG5]]) = (%[[C0_2]]) to (%[[V4]]) step (%[[C1]]) {
// CHECK-NEXT:          %[[V5]] = arith.addi %[[ARG5]], %[[ARG4]] : index
// CHECK-NEXT:          %[[TRUE]] = arith.constant true
// CHECK-NEXT:          %[[V6]] = arith.muli %[[ARG5]], %[[C1]] : index
// CHECK-NEXT:          %[[V7]] = arith.addi %[[V6]], %[[ARG4]] : index
// CHECK-NEXT:          %[[V8]] = arith.cmpi ult, %[[V7]], %[[ARG3]] : index
// CHECK-NEXT:          %[[V9]] = arith.andi %[[TRUE]], %[[V8]] : i1
// CHECK-NEXT:          scf.if %[[V9]] {
// CHECK-NEXT:            memref.store %[[ARG2]], %[[ARG1]][%[[ARG3]], %[[V5]]] : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT:          scf.reduce 
// CHECK-NEXT: }
// CHECK-NEXT:        scf.reduce 
// CHECK-NEXT: }
// CHECK-NEXT:      scf.reduce 
// CHECK-NEXT: }
// CHECK-NEXT:    %[[V3:.+]] = scf.parallel (%[[ARG3]]) = (%[[C0]]) to (%[[C10]]) step (%[[C1]]) init (%[[ARG2]]) -> f32 {
// CHECK-NEXT:      scf.reduce(%[[ARG2]] : f32) {
// CHECK-NEXT:      ^bb0(%[[ARG4]]: f32, %[[ARG5]]: f32):
// CHECK-NEXT:        scf.reduce.return %[[ARG4]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT:    return
// CHECK-NEXT: }
func.func @tile(%n: index, %m: memref<?x?xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %c24 = arith.constant 24 : index
  scf.parallel (%i, %j, %k) = (%c0, %c0, %n) to (%c10, %c24, %n) step (%c1, %c3, %c1) {
    memref.store %v, %m[%i, %j] : memref<?x?xf32>
    scf.for %l = %c0 to %n step %c1 {
      memref.store %v, %m[%l, %k] : memref<?x?xf32>
    }
  } {foo}
  scf.parallel (%i) = (%c0) to (%c10) step (%c1) {
    scf.parallel (%j) = (%c0) to (%i) step (%c1) {
      memref.store %v, %m[%i, %j] : memref<?x?xf32>
    }
  }
  %r = scf.parallel (%i) = (%c0) to (%c10) step (%c1) init (%v) -> f32 {
    scf.reduce(%v : f32) {
      ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}
