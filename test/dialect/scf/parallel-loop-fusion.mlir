// RUN: mlir-opt %s -scf-parallel-loop-fusion | FileCheck %s

// CHECK-LABEL: func.func @three_of_four(
// CHECK-SAME: %[[ARG0:.+]]: memref<8xf32>, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[C8:.+]] = arith.constant 8 : index
// CHECK-NEXT:    %[[ALLOC:.+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:    %[[ALLOC_0:.+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:    %[[V0:.+]] = arith.addf %[[ARG1]], %[[ARG1]] : f32
// CHECK-NEXT:    scf.parallel (%[[ARG2:.+]]) = (%[[C0]]) to (%[[C8]]) step (%[[C1]]) {
// CHECK-NEXT:      memref.store %[[ARG1]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:      %[[V1:.+]] = memref.load %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:      memref.store %[[V1]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:      memref.store %[[V0]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:      scf.reduce 
// CHECK-NEXT: }
// CHECK-NEXT:    scf.parallel (%[[ARG2]]) = (%[[C0]]) to (%[[C8]]) step (%[[C1]]) {
// CHECK-NEXT:      %[[V1]] = arith.subi %[[C8]], %[[ARG2]] : index
// CHECK-NEXT:      %[[V2:.+]] = memref.load %[[ALLOC_0]][%[[V1]]] : memref<8xf32>
// CHECK-NEXT:      memref.store %[[V2]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:      scf.reduce 
// CHECK-NEXT: }
// CHECK-NEXT:    memref.dealloc %[[ALLOC]] : memref<8xf32>
// CHECK-NEXT:    memref.dealloc %[[ALLOC_0]] : memref<8xf32>
// CHECK-NEXT:    return
// CHECK-NEXT: }
func.func @three_of_four(%a: memref<8xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %x = memref.alloc() : memref<8xf32>
  %y = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %v, %x[%i] : memref<8xf32>
  }
  %w = arith.addf %v, %v : f32
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %e = memref.load %x[%i] : memref<8xf32>
    memref.store %e, %y[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %w, %x[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %k = arith.subi %c8, %i : index
    %e = memref.load %y[%k] : memref<8xf32>
    memref.store %e, %a[%i] : memref<8xf32>
  }
  memref.dealloc %x : memref<8xf32>
  memref.dealloc %y : memref<8xf32>
  return
}

// CHECK-LABEL: func.func @computed_index(
// CHECK-SAME: %[[ARG0:.+]]: memref<8xf32>, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[C7:.+]] = arith.constant 7 : index
// CHECK-NEXT:    scf.parallel (%[[ARG2:.+]]) = (%[[C0]]) to (%[[C7]]) step (%[[C1]]) {
// CHECK-NEXT:      %[[V0:.+]] = arith.addi %[[ARG2]], %[[C1]] : index
// CHECK-NEXT:      memref.store %[[ARG1]], %[[ARG0]][%[[V0]]] : memref<8xf32>
// CHECK-NEXT:      %[[V1:.+]] = arith.addi %[[ARG2]], %[[C1]] : index
// CHECK-NEXT:      %[[V2:.+]] = memref.load %[[ARG0]][%[[V1]]] : memref<8xf32>
// CHECK-NEXT:      %[[V3:.+]] = arith.addf %[[V2]], %[[V2]] : f32
// CHECK-NEXT:      memref.store %[[V3]], %[[ARG0]][%[[V1]]] : memref<8xf32>
// CHECK-NEXT:      scf.reduce 
// CHECK-NEXT: }
// CHECK-NEXT:    return
// CHECK-NEXT: }
func.func @computed_index(%a: memref<8xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.parallel (%i) = (%c0) to (%c7) step (%c1) {
    %k = arith.addi %i, %c1 : index
    memref.store %v, %a[%k] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c7) step (%c1) {
    %k = arith.addi %i, %c1 : index
    %e = memref.load %a[%k] : memref<8xf32>
    %f = arith.addf %e, %e : f32
    memref.store %f, %a[%k] : memref<8xf32>
  }
  return
}

// CHECK-LABEL: func.func @arguments_may_alias(
// CHECK-SAME: %[[ARG0:.+]]: memref<8xf32>, %[[ARG1:.+]]: memref<8xf32>, %[[ARG2:.+]]: f32) {
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[C8:.+]] = arith.constant 8 : index
// CHECK-NEXT:    scf.parallel (%[[ARG3:.+]]) = (%[[C0]]) to (%[[C8]]) step (%[[C1]]) {
// CHECK-NEXT:      memref.store %[[ARG2]], %[[ARG0]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:      scf.reduce 
// CHECK-NEXT: }
// CHECK-NEXT:    scf.parallel (%[[ARG3]]) = (%[[C0]]) to (%[[C8]]) step (%[[C1]]) {
// CHECK-NEXT:      %[[V0:.+]] = memref.load %[[ARG1]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:      memref.store %[[V0]], %[[ARG1]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:      scf.reduce 
// CHECK-NEXT: }
// CHECK-NEXT:    return
// CHECK-NEXT: }
func.func @arguments_may_alias(%a: memref<8xf32>, %b: memref<8xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %v, %a[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %e = memref.load %b[%i] : memref<8xf32>
    memref.store %e, %b[%i] : memref<8xf32>
  }
  return
}

// CHECK-LABEL: func.func @views_and_allocations(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<8xf32>, %[[ARG2:.+]]: i1, %[[ARG3:.+]]: f32) {
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:    %[[ALLOC:.+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:    %[[SUBVIEW:.+]] = memref.subview %[[ALLOC]][4] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 4>>
// CHECK-NEXT:    %[[SUBVIEW_0:.+]] = memref.subview %[[ARG1]][0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:    scf.parallel (%[[ARG4:.+]]) = (%[[C0]]) to (%[[C4]]) step (%[[C1]]) {
// CHECK-NEXT:      memref.store %[[ARG3]], %[[SUBVIEW_0]][%[[ARG4]]] : memref<4xf32, strided<[1]>>
// CHECK-NEXT:      %[[V0:.+]] = memref.load %[[SUBVIEW]][%[[ARG4]]] : memref<4xf32, strided<[1], offset: 4>>
// CHECK-NEXT:      memref.store %[[V0]], %[[ALLOC]][%[[ARG4]]] : memref<8xf32>
// CHECK-NEXT:      %[[V1:.+]] = memref.load %[[ALLOC]][%[[ARG4]]] : memref<8xf32>
// CHECK-NEXT:      memref.store %[[V1]], %[[ARG1]][%[[ARG4]]] : memref<8xf32>
// CHECK-NEXT:      scf.reduce 
// CHECK-NEXT: }
// CHECK-NEXT:    memref.dealloc %[[ALLOC]] : memref<8xf32>
// CHECK-NEXT:    return
// CHECK-NEXT: }
func.func @views_and_allocations(%n: index, %a: memref<8xf32>, %c: i1, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %x = memref.alloc() : memref<8xf32>
  %s = memref.subview %x[4] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 4>>
  %t = memref.subview %a[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    memref.store %v, %t[%i] : memref<4xf32, strided<[1]>>
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %e = memref.load %s[%i] : memref<4xf32, strided<[1], offset: 4>>
    memref.store %e, %x[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %e = memref.load %x[%i] : memref<8xf32>
    memref.store %e, %a[%i] : memref<8xf32>
  }
  memref.dealloc %x : memref<8xf32>
  return
}

// CHECK-LABEL: func.func @reductions(
// CHECK-SAME: %[[ARG0:.+]]: memref<8xf32>, %[[ARG1:.+]]: f32) -> (f32, f32, f32) {
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[C8:.+]] = arith.constant 8 : index
// CHECK-NEXT:    %[[V0:.+]]:3 = scf.parallel (%[[ARG2:.+]]) = (%[[C0]]) to (%[[C8]]) step (%[[C1]]) init (%[[ARG1]], %[[ARG1]], %[[ARG1]]) -> (f32, f32, f32) {
// CHECK-NEXT:      %[[V1:.+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:      %[[V2:.+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:      scf.reduce(%[[V1]], %[[V2]], %[[ARG1]] : f32, f32, f32) {
// CHECK-NEXT:      ^bb0(%[[ARG3:.+]]: f32, %[[ARG4:.+]]: f32):
// CHECK-NEXT:        %[[V3:.+]] = arith.addf %[[ARG3]], %[[ARG4]] : f32
// CHECK-NEXT:        scf.reduce.return %[[V3]] : f32
// CHECK-NEXT:      }, {
// CHECK-NEXT:      ^bb0(%[[ARG3]]: f32, %[[ARG4]]: f32):
// CHECK-NEXT:        %[[V3]] = arith.mulf %[[ARG3]], %[[ARG4]] : f32
// CHECK-NEXT:        scf.reduce.return %[[V3]] : f32
// CHECK-NEXT:      }, {
// CHECK-NEXT:      ^bb0(%[[ARG3]]: f32, %[[ARG4]]: f32):
// CHECK-NEXT:        scf.reduce.return %[[ARG4]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT:    return %[[V0]]#0, %[[V0]]#1, %[[V0]]#2 : f32, f32, f32
// CHECK-NEXT: }
func.func @reductions(%a: memref<8xf32>, %v: f32) -> (f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %x = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%v) -> f32 {
    %e = memref.load %a[%i] : memref<8xf32>
    scf.reduce(%e : f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      scf.reduce.return %s : f32
    }
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
  }
  %y:2 = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%v, %v) -> (f32, f32) {
    %e = memref.load %a[%i] : memref<8xf32>
    scf.reduce(%e, %v : f32, f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.mulf %l, %r : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%l: f32, %r: f32):
      scf.reduce.return %r : f32
    }
  }
  return %x, %y#0, %y#1 : f32, f32, f32
}
