// RUN: mlir-opt %s -scf-for-loop-canonicalization | FileCheck %s
// CHECK-DAG: #[[$MAP:.+]] = affine_map<(d0) -> (-d0 + 8)>
// CHECK-DAG: #[[$MAP1:.+]] = affine_map<(d0) -> (d0 * 2)>
// CHECK-DAG: #[[$MAP2:.+]] = affine_map<(d0) -> (100, d0 floordiv 2)>
// CHECK-DAG: #[[$MAP3:.+]] = affine_map<(d0)[s0] -> (2, -d0 + s0)>
// CHECK-DAG: #[[$MAP4:.+]] = affine_map<(d0)[s0] -> (4, -d0 + s0)>
// CHECK-DAG: #[[$MAP5:.+]] = affine_map<(d0)[s0] -> (s0 - 1, d0)>
// CHECK-DAG: #[[$MAP6:.+]] = affine_map<(d0)[s0] -> (1, -d0 + s0)>
// CHECK-DAG: #[[$MAP7:.+]] = affine_map<(d0) -> (d0 + 3)>

// CHECK-LABEL: func.func @constant_range(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xindex>) {
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:    %[[C9:.+]] = arith.constant 9 : index
// CHECK-NEXT:    %[[C8:.+]] = arith.constant 8 : index
// CHECK-NEXT:    scf.for %[[ARG1:.+]] = %[[C0]] to %[[C8]] step %[[C2]] {
// CHECK-NEXT:      %[[V0:.+]] = affine.apply #[[$MAP]](%[[ARG1]])
// CHECK-NEXT:      %[[V1:.+]] = affine.apply #[[$MAP1]](%[[ARG1]])
// CHECK-NEXT:      %[[V2:.+]] = affine.min #[[$MAP2]](%[[ARG1]])
// CHECK-NEXT:      memref.store %[[C2]], %[[ARG0]][%[[V0]]] : memref<?xindex>
// CHECK-NEXT:      memref.store %[[V1]], %[[ARG0]][%[[V2]]] : memref<?xindex>
// CHECK-NEXT: }
// CHECK-NEXT:    scf.for %[[ARG1]] = %[[C1]] to %[[C9]] step %[[C2]] {
// CHECK-NEXT:      %[[V0]] = affine.min #[[$MAP3]](%[[ARG1]])[%[[C8]]]
// CHECK-NEXT:      memref.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<?xindex>
// CHECK-NEXT: }
// CHECK-NEXT:    return
// CHECK-NEXT: }
func.func @constant_range(%m: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c2 {
    %a = affine.min affine_map<(d0, d1) -> (2, d1 - d0)>(%i, %c8)
    %b = affine.max affine_map<(d0)[s0] -> (2, s0 - d0)>(%i)[%c8]
    %c = affine.min affine_map<(d0) -> (d0 * 2, 20 - d0)>(%i)
    %d = affine.min affine_map<(d0) -> (100, d0 floordiv 2)>(%i)
    memref.store %a, %m[%b] : memref<?xindex>
    memref.store %c, %m[%d] : memref<?xindex>
  }
  scf.for %i = %c1 to %c9 step %c2 {
    %a = affine.min affine_map<(d0)[s0] -> (2, s0 - d0)>(%i)[%c8]
    memref.store %a, %m[%i] : memref<?xindex>
  }
  return
}
// CHECK-LABEL: func.func @dynamic_range(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xindex>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) {
// CHECK-NEXT:    %[[C:.+]]-1 = arith.constant -1 : index
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:    scf.for %[[ARG3:.+]] = %[[C0]] to %[[ARG1]] step %[[C1]] {
// CHECK-NEXT:      memref.store %[[C1]], %[[ARG0]][%[[ARG3]]] : memref<?xindex>
// CHECK-NEXT:      memref.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<?xindex>
// CHECK-NEXT: }
// CHECK-NEXT:    scf.for %[[ARG3]] = %[[ARG2]] to %[[ARG1]] step %[[C4]] {
// CHECK-NEXT:      %[[V0:.+]] = affine.min #[[$MAP4]](%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:      %[[V1:.+]] = affine.max #[[$MAP5]](%[[ARG3]])[%[[ARG2]]]
// CHECK-NEXT:      memref.store %[[V0]], %[[ARG0]][%[[V1]]] : memref<?xindex>
// CHECK-NEXT:      memref.store %[[C]]-1, %[[ARG0]][%[[V1]]] : memref<?xindex>
// CHECK-NEXT: }
// CHECK-NEXT:    scf.for %[[ARG3]] = %[[C0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:      %[[V0]] = affine.min #[[$MAP6]](%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:      memref.store %[[V0]], %[[ARG0]][%[[ARG3]]] : memref<?xindex>
// CHECK-NEXT: }
// CHECK-NEXT:    return
// CHECK-NEXT: }
func.func @dynamic_range(%m: memref<?xindex>, %n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = affine.min affine_map<(d0)[s0] -> (1, s0 - d0)>(%i)[%n]
    %b = affine.max affine_map<(d0) -> (0, d0)>(%i)
    %c = affine.max affine_map<(d0)[s0] -> (d0, s0)>(%i)[%n]
    memref.store %a, %m[%b] : memref<?xindex>
    memref.store %c, %m[%b] : memref<?xindex>
  }
  scf.for %i = %k to %n step %c4 {
    %a = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%n]
    %b = affine.max affine_map<(d0)[s0] -> (s0 - 1, d0)>(%i)[%k]
    %c = affine.min affine_map<(d0)[s0] -> (-1, s0 - d0)>(%i)[%n]
    memref.store %a, %m[%b] : memref<?xindex>
    memref.store %c, %m[%b] : memref<?xindex>
  }
  scf.for %i = %c0 to %n step %k {
    %a = affine.min affine_map<(d0)[s0] -> (1, s0 - d0)>(%i)[%n]
    memref.store %a, %m[%i] : memref<?xindex>
  }
  return
}
// CHECK-LABEL: func.func @parallel_loops(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xindex>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) {
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[C8:.+]] = arith.constant 8 : index
// CHECK-NEXT:    %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:    scf.parallel (%[[ARG3:.+]], %[[ARG4:.+]]) = (%[[C0]], %[[C0]]) to (%[[C8]], %[[ARG1]]) step (%[[C2]], %[[C1]]) {
// CHECK-NEXT:      %[[V0:.+]] = affine.apply #[[$MAP7]](%[[ARG3]])
// CHECK-NEXT:      memref.store %[[C2]], %[[ARG0]][%[[C1]]] : memref<?xindex>
// CHECK-NEXT:      memref.store %[[V0]], %[[ARG0]][%[[C1]]] : memref<?xindex>
// CHECK-NEXT:      scf.reduce 
// CHECK-NEXT: }
// CHECK-NEXT:    scf.forall (%[[ARG3]], %[[ARG4]]) = (0, %[[ARG2]]) to (8, %[[ARG1]]) step (2, 1) {
// CHECK-NEXT:      memref.store %[[C2]], %[[ARG0]][%[[ARG4]]] : memref<?xindex>
// CHECK-NEXT: }
// CHECK-NEXT:    return
// CHECK-NEXT: }
func.func @parallel_loops(%m: memref<?xindex>, %n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %n) step (%c2, %c1) {
    %a = affine.min affine_map<(d0, d1)[s0] -> (2, s0 - d0)>(%i, %j)[%c8]
    %b = affine.min affine_map<(d0, d1)[s0] -> (s0 - d1, 1)>(%i, %j)[%n]
    %c = affine.min affine_map<(d0, d1) -> (100, d0 + 3, d0 + 5)>(%i, %j)
    memref.store %a, %m[%b] : memref<?xindex>
    memref.store %c, %m[%b] : memref<?xindex>
  }
  scf.forall (%i, %j) = (0, %k) to (8, %n) step (2, 1) {
    %a = affine.min affine_map<(d0, d1) -> (2, 8 - d0)>(%i, %j)
    %b = affine.max affine_map<(d0, d1)[s0] -> (s0, d1)>(%i, %j)[%k]
    memref.store %a, %m[%b] : memref<?xindex>
  }
  return
}
// CHECK-LABEL: func.func @dims(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xindex>, %[[ARG1:.+]]: memref<?xf32>, %[[ARG2:.+]]: memref<?xf32>, %[[ARG3:.+]]: index) -> (index, index, index) {
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[V0:.+]]:2 = scf.for %[[ARG4:.+]] = %[[C0]] to %[[ARG3]] step %[[C1]] iter_args(%[[ARG5:.+]] = %[[ARG1]], %[[ARG6:.+]] = %[[ARG2]]) -> (memref<?xf32>, memref<?xf32>) {
// CHECK-NEXT:      %[[DIM_2:.+]] = memref.dim %[[ARG1]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:      %[[DIM_3:.+]] = memref.dim %[[ARG6]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:      %[[ALLOC:.+]] = memref.alloc(%[[DIM_2]]) : memref<?xf32>
// CHECK-NEXT:      memref.store %[[DIM_3]], %[[ARG0]][%[[ARG4]]] : memref<?xindex>
// CHECK-NEXT:      scf.yield %[[ARG5]], %[[ALLOC]] : memref<?xf32>, memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT:    %[[DIM:.+]] = memref.dim %[[ARG1]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:    %[[DIM_0:.+]] = memref.dim %[[V0]]#1, %[[C0]] : memref<?xf32>
// CHECK-NEXT:    %[[DIM_1:.+]] = memref.dim %[[ARG1]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:    return %[[DIM]], %[[DIM_0]], %[[DIM_1]] : index, index, index
// CHECK-NEXT: }
func.func @dims(%w: memref<?xindex>, %a: memref<?xf32>, %b: memref<?xf32>, %n: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (memref<?xf32>, memref<?xf32>) {
    %d = memref.dim %x, %c0 : memref<?xf32>
    %e = memref.dim %y, %c0 : memref<?xf32>
    %z = memref.alloc(%d) : memref<?xf32>
    memref.store %e, %w[%i] : memref<?xindex>
    scf.yield %x, %z : memref<?xf32>, memref<?xf32>
  }
  %p = memref.dim %r#0, %c0 : memref<?xf32>
  %q = memref.dim %r#1, %c0 : memref<?xf32>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> memref<?xf32> {
    %t = scf.for %j = %c0 to %n step %c1 iter_args(%y = %x) -> memref<?xf32> {
      scf.yield %y : memref<?xf32>
    }
    scf.yield %t : memref<?xf32>
  }
  %u = memref.dim %s, %c0 : memref<?xf32>
  return %p, %q, %u : index, index, index
}
