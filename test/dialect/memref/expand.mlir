// RUN: mlir-opt %s -memref-expand | FileCheck %s

// CHECK-LABEL: func.func @rmw(
// CHECK-SAME: %[[ARG0:.+]]: memref<10xf32>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index, %[[ARG3:.+]]: memref<10xi32>, %[[ARG4:.+]]: i32) -> (f32, f32, f32, f32, f32, i32) {
// CHECK-NEXT:    %[[V0:.+]] = memref.generic_atomic_rmw %[[ARG0]][%[[ARG2]]] : memref<10xf32> {
// CHECK-NEXT:    ^bb0(%[[ARG5:.+]]: f32):
// CHECK-NEXT:      %[[V6:.+]] = arith.maximumf %[[ARG5]], %[[ARG1]] : f32
// CHECK-NEXT:      memref.atomic_yield %[[V6]] : f32
// CHECK-NEXT: }
// CHECK-NEXT:    %[[V1:.+]] = memref.generic_atomic_rmw %[[ARG0]][%[[ARG2]]] : memref<10xf32> {
// CHECK-NEXT:    ^bb0(%[[ARG5]]: f32):
// CHECK-NEXT:      %[[V6]] = arith.minimumf %[[ARG5]], %[[ARG1]] : f32
// CHECK-NEXT:      memref.atomic_yield %[[V6]] : f32
// CHECK-NEXT: }
// CHECK-NEXT:    %[[V2:.+]] = memref.generic_atomic_rmw %[[ARG0]][%[[ARG2]]] : memref<10xf32> {
// CHECK-NEXT:    ^bb0(%[[ARG5]]: f32):
// CHECK-NEXT:      %[[V6]] = arith.maxnumf %[[ARG5]], %[[ARG1]] : f32
// CHECK-NEXT:      memref.atomic_yield %[[V6]] : f32
// CHECK-NEXT: }
// CHECK-NEXT:    %[[V3:.+]] = memref.generic_atomic_rmw %[[ARG0]][%[[ARG2]]] : memref<10xf32> {
// CHECK-NEXT:    ^bb0(%[[ARG5]]: f32):
// CHECK-NEXT:      %[[V6]] = arith.minnumf %[[ARG5]], %[[ARG1]] : f32
// CHECK-NEXT:      memref.atomic_yield %[[V6]] : f32
// CHECK-NEXT: }
// CHECK-NEXT:    %[[V4:.+]] = memref.atomic_rmw addf %[[ARG1]], %[[ARG0]][%[[ARG2]]] : (f32, memref<10xf32>) -> f32
// CHECK-NEXT:    %[[V5:.+]] = memref.atomic_rmw maxs %[[ARG4]], %[[ARG3]][%[[ARG2]]] : (i32, memref<10xi32>) -> i32
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]] : f32, f32, f32, f32, f32, i32
// CHECK-NEXT: }
func.func @rmw(%m: memref<10xf32>, %v: f32, %i: index, %n: memref<10xi32>, %w: i32) -> (f32, f32, f32, f32, f32, i32) {
  %0 = memref.atomic_rmw maximumf %v, %m[%i] : (f32, memref<10xf32>) -> f32
  %1 = memref.atomic_rmw minimumf %v, %m[%i] : (f32, memref<10xf32>) -> f32
  %2 = memref.atomic_rmw maxnumf %v, %m[%i] : (f32, memref<10xf32>) -> f32
  %3 = memref.atomic_rmw minnumf %v, %m[%i] : (f32, memref<10xf32>) -> f32
  %4 = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<10xf32>) -> f32
  %5 = memref.atomic_rmw maxs %w, %n[%i] : (i32, memref<10xi32>) -> i32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, i32
}
// CHECK-LABEL: func.func @reshape(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: memref<3xindex>, %[[ARG2:.+]]: memref<4xi32>, %[[ARG3:.+]]: memref<?xindex>) -> (memref<?x4x?xf32>, memref<2x?x3x5xf32>, memref<*xf32>, memref<1x2x3xf32>) {
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:    %[[V0:.+]] = memref.load %[[ARG1]][%[[C2]]] : memref<3xindex>
// CHECK-NEXT:    %[[V1:.+]] = arith.muli %[[C1]], %[[V0]] : index
// CHECK-NEXT:    %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:    %[[V2:.+]] = arith.muli %[[V1]], %[[C4]] : index
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[V3:.+]] = memref.load %[[ARG1]][%[[C0]]] : memref<3xindex>
// CHECK-NEXT:    %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [%[[V3]], 4, %[[V0]]], strides: [%[[V2]], %[[V1]], %[[C1]]] : memref<?xf32> to memref<?x4x?xf32>
// CHECK-NEXT:    %[[C1_0:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:    %[[V4:.+]] = arith.muli %[[C1_0]], %[[C5]] : index
// CHECK-NEXT:    %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:    %[[V5:.+]] = arith.muli %[[V4]], %[[C3]] : index
// CHECK-NEXT:    %[[C1_1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[V6:.+]] = memref.load %[[ARG2]][%[[C1_1]]] : memref<4xi32>
// CHECK-NEXT:    %[[V7:.+]] = arith.index_cast %[[V6]] : i32 to index
// CHECK-NEXT:    %[[V8:.+]] = arith.muli %[[V5]], %[[V7]] : index
// CHECK-NEXT:    %[[C2_2:.+]] = arith.constant 2 : index
// CHECK-NEXT:    %[[REINTERPRET_CAST_3:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [2, %[[V7]], 3, 5], strides: [%[[V8]], %[[V5]], %[[V4]], %[[C1_0]]] : memref<?xf32> to memref<2x?x3x5xf32>
// CHECK-NEXT:    %[[RESHAPE:.+]] = memref.reshape %[[ARG0]](%[[ARG3]]) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
// CHECK-NEXT:    %[[C1_4:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[C3_5:.+]] = arith.constant 3 : index
// CHECK-NEXT:    %[[V9:.+]] = arith.muli %[[C1_4]], %[[C3_5]] : index
// CHECK-NEXT:    %[[C2_6:.+]] = arith.constant 2 : index
// CHECK-NEXT:    %[[V10:.+]] = arith.muli %[[V9]], %[[C2_6]] : index
// CHECK-NEXT:    %[[C1_7:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[REINTERPRET_CAST_8:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [1, 2, 3], strides: [%[[V10]], %[[V9]], %[[C1_4]]] : memref<?xf32> to memref<1x2x3xf32>
// CHECK-NEXT:    return %[[REINTERPRET_CAST]], %[[REINTERPRET_CAST_3]], %[[RESHAPE]], %[[REINTERPRET_CAST_8]] : memref<?x4x?xf32>, memref<2x?x3x5xf32>, memref<*xf32>, memref<1x2x3xf32>
// CHECK-NEXT: }
func.func @reshape(%m: memref<?xf32>, %s3: memref<3xindex>, %s4: memref<4xi32>, %sd: memref<?xindex>) -> (memref<?x4x?xf32>, memref<2x?x3x5xf32>, memref<*xf32>, memref<1x2x3xf32>) {
  %0 = memref.reshape %m(%s3) : (memref<?xf32>, memref<3xindex>) -> memref<?x4x?xf32>
  %1 = memref.reshape %m(%s4) : (memref<?xf32>, memref<4xi32>) -> memref<2x?x3x5xf32>
  %2 = memref.reshape %m(%sd) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
  %3 = memref.reshape %m(%s3) : (memref<?xf32>, memref<3xindex>) -> memref<1x2x3xf32>
  return %0, %1, %2, %3 : memref<?x4x?xf32>, memref<2x?x3x5xf32>, memref<*xf32>, memref<1x2x3xf32>
}
