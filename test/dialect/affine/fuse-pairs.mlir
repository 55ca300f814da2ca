// RUN: mlir-opt %s -test-loop-fusion=test-loop-fusion-transformation | FileCheck %s

// Each pair of loops is fused that can be.

// CHECK-DAG: #[[$MAP:.+]] = affine_map<(d0) -> (d0 + 1)>
// CHECK-DAG: #[[$MAP1:.+]] = affine_map<(d0) -> (d0 + 2)>
// CHECK-DAG: #[[$MAP2:.+]] = affine_map<(d0) -> (d0)>
// CHECK-DAG: #[[$MAP3:.+]] = affine_map<(d0) -> (d0 + 5, 16)>
// CHECK-DAG: #[[$SET:.+]] = affine_set<(d0) : (d0 - 2 >= 0)>
// CHECK-LABEL: func.func @chain(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<100xf32>, %[[ARG1:[^:]*]]: memref<100xf32>, %[[ARG2:[^:]*]]: memref<100xf32>)
// CHECK-NEXT: %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: affine.for %[[ARG3:.*]] = 3 to 20 {
// CHECK-NEXT: %[[V0:.*]] = affine.apply #[[$MAP]](%[[ARG3]])
// CHECK-NEXT: %[[V1:.*]] = affine.apply #[[$MAP1]](%[[V0]])
// CHECK-NEXT: affine.store %[[CST]], %[[ARG0]][%[[V1]]] : memref<100xf32>
// CHECK-NEXT: %[[V2:.*]] = affine.load %[[ARG0]][%[[V0]] + 2] : memref<100xf32>
// CHECK-NEXT: affine.store %[[V2]], %[[ARG1]][%[[V0]]] : memref<100xf32>
// CHECK-NEXT: %[[V3:.*]] = affine.load %[[ARG1]][%[[ARG3]] + 1] : memref<100xf32>
// CHECK-NEXT: affine.store %[[V3]], %[[ARG2]][%[[ARG3]]] : memref<100xf32>
// CHECK-NEXT: }
func.func @chain(%A: memref<100xf32>, %B: memref<100xf32>, %C: memref<100xf32>) {
  %c = arith.constant 0.0 : f32
  affine.for %i = 0 to 100 {
    affine.store %c, %A[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 50 {
    %x = affine.load %A[%i + 2] : memref<100xf32>
    affine.store %x, %B[%i] : memref<100xf32>
  }
  affine.for %i = 3 to 20 {
    %x = affine.load %B[%i + 1] : memref<100xf32>
    affine.store %x, %C[%i] : memref<100xf32>
  }
  return
}
// CHECK-LABEL: func.func @blocked(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<10xf32>, %[[ARG1:[^:]*]]: memref<10xf32>)
// CHECK-NEXT: %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: affine.for %[[ARG2:.*]] = 0 to 10 {
// CHECK-NEXT: affine.store %[[CST]], %[[ARG0]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT: %[[V0:.*]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT: affine.store %[[V0]], %[[ARG1]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT: %[[V1:.*]] = affine.load %[[ARG1]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT: affine.store %[[V1]], %[[ARG0]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT: }
func.func @blocked(%A: memref<10xf32>, %B: memref<10xf32>) {
  %c = arith.constant 0.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %A[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %A[%i] : memref<10xf32>
    affine.store %x, %B[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %B[%i] : memref<10xf32>
    affine.store %x, %A[%i] : memref<10xf32>
  }
  return
}
// CHECK-LABEL: func.func @tiles(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<16xf32>)
// CHECK-NEXT: %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: affine.for %[[ARG1:.*]] = 0 to 16 step 5 {
// CHECK-NEXT: affine.for %[[ARG2:.*]] = 0 to 16 {
// CHECK-NEXT: affine.store %[[CST]], %[[ARG0]][%[[ARG2]]] : memref<16xf32>
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %[[ARG2:.*]] = #[[$MAP2]](%[[ARG1]]) to min #[[$MAP3]](%[[ARG1]]) {
// CHECK-NEXT: %[[V0:.*]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<16xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @tiles(%A: memref<16xf32>) {
  %c = arith.constant 0.0 : f32
  affine.for %i = 0 to 16 {
    affine.store %c, %A[%i] : memref<16xf32>
  }
  affine.for %i = 0 to 16 step 5 {
    affine.for %j = affine_map<(d0)->(d0)>(%i) to min affine_map<(d0)->(d0+5, 16)>(%i) {
      %x = affine.load %A[%j] : memref<16xf32>
    }
  }
  return
}
// CHECK-LABEL: func.func @symb(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<?xf32>, %[[ARG1:[^:]*]]: index)
// CHECK-NEXT: %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: affine.for %[[ARG2:.*]] = 0 to %[[ARG1]] {
// CHECK-NEXT: affine.store %[[CST]], %[[ARG0]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %[[ARG2:.*]] = 0 to %[[ARG1]] {
// CHECK-NEXT: %[[V0:.*]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %[[ARG2:.*]] = 4 to %[[ARG1]] {
// CHECK-NEXT: %[[V0:.*]] = affine.load %[[ARG0]][%[[ARG2]] - 4] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %[[ARG2:.*]] = 0 to 10 {
// CHECK-NEXT: affine.if #[[$SET]](%[[ARG2]]) {
// CHECK-NEXT: affine.store %[[CST]], %[[ARG0]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @symb(%A: memref<?xf32>, %n: index) {
  %c = arith.constant 0.0 : f32
  affine.for %i = 0 to %n {
    affine.store %c, %A[%i] : memref<?xf32>
  }
  affine.for %i = 0 to %n {
      %x = affine.load %A[%i] : memref<?xf32>
  }
  affine.for %i = 4 to %n {
      %x = affine.load %A[%i - 4] : memref<?xf32>
  }
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i) {
      affine.store %c, %A[%i] : memref<?xf32>
    }
  }
  return
}
