// RUN: mlir-opt %s -allow-unregistered-dialect -test-multi-buffering=multiplier=3 | FileCheck %s

// Iterations use three buffers in turns, if each begins with a copy to the buffer.

// CHECK-DAG: #[[$MAP:.+]] = affine_map<(d0) -> (((d0 - 2) floordiv 3) mod 3)>
// CHECK-LABEL: func.func @counted(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<16x4xf32>, %[[ARG1:[^:]*]]: index, %[[ARG2:[^:]*]]: index, %[[ARG3:[^:]*]]: index)
// CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT: scf.for %[[ARG4:.*]] = %[[ARG1]] to %[[ARG2]] step %[[ARG3]] {
// CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[ARG0]][%[[ARG4]], 0] [1, 4] [1, 1] : memref<16x4xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT: memref.copy %[[SUBVIEW]], %[[ALLOC]] : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32>
// CHECK-NEXT: %[[SUBVIEW_0:.*]] = memref.subview %[[ALLOC]][1] [2] [2] : memref<4xf32> to memref<2xf32, strided<[2], offset: 1>>
// CHECK-NEXT: "test.use"(%[[SUBVIEW_0]], %[[ALLOC]]) : (memref<2xf32, strided<[2], offset: 1>>, memref<4xf32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %[[ALLOC]] : memref<4xf32>
func.func @counted(%in: memref<16x4xf32>, %lb: index, %ub: index, %step: index) {
  %b = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  scf.for %i = %lb to %ub step %step {
    %s = memref.subview %in[%i, 0] [1, 4] [1, 1] : memref<16x4xf32> to memref<4xf32, strided<[1], offset: ?>>
    memref.copy %s, %b : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32>
    %t = memref.subview %b[1] [2] [2] : memref<4xf32> to memref<2xf32, strided<[2], offset: 1>>
    "test.use"(%t, %b) : (memref<2xf32, strided<[2], offset: 1>>, memref<4xf32>) -> ()
  }
  memref.dealloc %b : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @affine(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<4x8xf32>)
// CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc() : memref<3x4x8xf32>
// CHECK-NEXT: affine.for %[[ARG1:.*]] = 2 to 20 step 3 {
// CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT: %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT: %[[V0:.*]] = affine.apply #[[$MAP]](%[[ARG1]])
// CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[ALLOC]][%[[V0]], 0, 0] [1, 4, 8] [1, 1, 1] : memref<3x4x8xf32> to memref<4x8xf32, strided<[8, 1], offset: ?>>
// CHECK-NEXT: memref.copy %[[ARG0]], %[[SUBVIEW]] : memref<4x8xf32> to memref<4x8xf32, strided<[8, 1], offset: ?>>
// CHECK-NEXT: %[[SUBVIEW_0:.*]] = memref.subview %[[SUBVIEW]][%[[ARG1]], 0] [1, 8] [1, 1] : memref<4x8xf32, strided<[8, 1], offset: ?>> to memref<8xf32, strided<[1], offset: ?>>
// CHECK-NEXT: "test.use"(%[[SUBVIEW_0]]) : (memref<8xf32, strided<[1], offset: ?>>) -> ()
// CHECK-NEXT: }
func.func @affine(%in: memref<4x8xf32>) {
  %b = memref.alloc() : memref<4x8xf32>
  affine.for %i = 2 to 20 step 3 {
    memref.copy %in, %b : memref<4x8xf32> to memref<4x8xf32>
    %r = memref.subview %b[%i, 0] [1, 8] [1, 1] : memref<4x8xf32> to memref<8xf32, strided<[1], offset: ?>>
    "test.use"(%r) : (memref<8xf32, strided<[1], offset: ?>>) -> ()
  }
  return
}

// CHECK-LABEL: func.func @read_first(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<4xf32>, %[[ARG1:[^:]*]]: index)
// CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT: scf.for %[[ARG2:.*]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] {
// CHECK-NEXT: "test.use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT: memref.copy %[[ARG0]], %[[ALLOC]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: }
func.func @read_first(%in: memref<4xf32>, %n: index) {
  %b = memref.alloc() : memref<4xf32>
  scf.for %i = %n to %n step %n {
    "test.use"(%b) : (memref<4xf32>) -> ()
    memref.copy %in, %b : memref<4xf32> to memref<4xf32>
  }
  return
}

// CHECK-LABEL: func.func @used_outside(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<4xf32>, %[[ARG1:[^:]*]]: index)
// CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT: scf.for %[[ARG2:.*]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] {
// CHECK-NEXT: memref.copy %[[ARG0]], %[[ALLOC]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: "test.use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
func.func @used_outside(%in: memref<4xf32>, %n: index) {
  %b = memref.alloc() : memref<4xf32>
  scf.for %i = %n to %n step %n {
    memref.copy %in, %b : memref<4xf32> to memref<4xf32>
  }
  "test.use"(%b) : (memref<4xf32>) -> ()
  return
}
