// RUN: mlir-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s --check-prefixes=CHECK,OLD
// RUN: mlir-opt --mlir-version=22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s --check-prefixes=CHECK,NEW

// Expansions after collapses and collapses after expansions become one reshape.

// CHECK-LABEL: func.func @x
// OLD-NEXT: %[[V0:.+]] = arith.constant 0 : index
// OLD-NEXT: %[[V1:.+]] = memref.collapse_shape %arg0 {{\[\[}}0, 1]] : memref<?x4xf32> into memref<?xf32>
// OLD-NEXT: %[[V2:.+]] = memref.dim %arg0, %[[V0]] : memref<?x4xf32>
// OLD-NEXT: %[[V3:.+]] = memref.expand_shape %arg0 {{\[\[}}0], [1, 2]] output_shape [%[[V2]], 2, 2] : memref<?x4xf32> into memref<?x2x2xf32>
// OLD-NEXT: return %arg0, %[[V1]], %[[V3]] : memref<?x4xf32>, memref<?xf32>, memref<?x2x2xf32>
// NEW-NEXT: %[[V0:.+]] = memref.collapse_shape %arg0 {{\[\[}}0, 1]] : memref<?x4xf32> into memref<?xf32>
// NEW-NEXT: %[[V1:.+]] = memref.expand_shape %arg0 {{\[\[}}0], [1, 2]] output_shape [%arg1, 2, 2] : memref<?x4xf32> into memref<?x2x2xf32>
// NEW-NEXT: return %arg0, %[[V0]], %[[V1]] : memref<?x4xf32>, memref<?xf32>, memref<?x2x2xf32>
func.func @x(%m: memref<?x4xf32>, %sz0: index, %sz1: index) -> (memref<?x4xf32>, memref<?xf32>, memref<?x2x2xf32>) {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [1, %sz0, 2, 2] : memref<?x4xf32> into memref<1x?x2x2xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2, 3]] : memref<1x?x2x2xf32> into memref<?x4xf32>
  %2 = memref.collapse_shape %0 [[0, 1, 2, 3]] : memref<1x?x2x2xf32> into memref<?xf32>
  %3 = memref.collapse_shape %0 [[0, 1], [2], [3]] : memref<1x?x2x2xf32> into memref<?x2x2xf32>
  return %1, %2, %3 : memref<?x4xf32>, memref<?xf32>, memref<?x2x2xf32>
}

// CHECK-LABEL: func.func @y
// OLD-NEXT: %[[V0:.+]] = arith.constant 0 : index
// OLD-NEXT: %[[V1:.+]] = memref.dim %arg0, %[[V0]] : memref<?x4xf32>
// OLD-NEXT: %[[V2:.+]] = memref.expand_shape %arg0 {{\[\[}}0, 1], [2]] output_shape [1, %[[V1]], 4] : memref<?x4xf32> into memref<1x?x4xf32>
// OLD-NEXT: %[[V3:.+]] = memref.expand_shape %arg0 {{\[\[}}0], [1, 2, 3]] output_shape [%arg2, 2, 1, 2] : memref<?x4xf32> into memref<?x2x1x2xf32>
// OLD-NEXT: return %[[V2]], %[[V3]] : memref<1x?x4xf32>, memref<?x2x1x2xf32>
// NEW-NEXT: %[[V0:.+]] = memref.expand_shape %arg0 {{\[\[}}0, 1], [2]] output_shape [1, %arg1, 4] : memref<?x4xf32> into memref<1x?x4xf32>
// NEW-NEXT: %[[V1:.+]] = memref.expand_shape %arg0 {{\[\[}}0], [1, 2, 3]] output_shape [%arg2, 2, 1, 2] : memref<?x4xf32> into memref<?x2x1x2xf32>
// NEW-NEXT: return %[[V0]], %[[V1]] : memref<1x?x4xf32>, memref<?x2x1x2xf32>
func.func @y(%m: memref<?x4xf32>, %sz0: index, %sz1: index) -> (memref<1x?x4xf32>, memref<?x2x1x2xf32>) {
  %0 = memref.expand_shape %m [[0, 1], [2, 3, 4]] output_shape [1, %sz0, 2, 2, 1] : memref<?x4xf32> into memref<1x?x2x2x1xf32>
  %1 = memref.collapse_shape %0 [[0], [1], [2, 3, 4]] : memref<1x?x2x2x1xf32> into memref<1x?x4xf32>
  %2 = memref.expand_shape %m [[0], [1, 2]] output_shape [%sz1, 2, 2] : memref<?x4xf32> into memref<?x2x2xf32>
  %3 = memref.expand_shape %2 [[0], [1], [2, 3]] output_shape [%sz1, 2, 1, 2] : memref<?x2x2xf32> into memref<?x2x1x2xf32>
  return %1, %3 : memref<1x?x4xf32>, memref<?x2x1x2xf32>
}

// CHECK-LABEL: func.func @z
// OLD-NEXT: %[[V0:.+]] = memref.collapse_shape %arg0 {{\[\[}}0, 1], [2, 3]] : memref<1x?x2x2xf32> into memref<?x4xf32>
// OLD-NEXT: %[[V1:.+]] = memref.expand_shape %[[V0]] {{\[\[}}0], [1, 2]] output_shape [%arg1, 2, 2] : memref<?x4xf32> into memref<?x2x2xf32>
// OLD-NEXT: return %[[V1]] : memref<?x2x2xf32>
// NEW-NEXT: %[[V0:.+]] = memref.collapse_shape %arg0 {{\[\[}}0, 1], [2], [3]] : memref<1x?x2x2xf32> into memref<?x2x2xf32>
// NEW-NEXT: return %[[V0]] : memref<?x2x2xf32>
func.func @z(%m: memref<1x?x2x2xf32>, %sz0: index) -> (memref<?x2x2xf32>) {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<1x?x2x2xf32> into memref<?x4xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [%sz0, 2, 2] : memref<?x4xf32> into memref<?x2x2xf32>
  return %1 : memref<?x2x2xf32>
}

// CHECK-LABEL: func.func @m2
// OLD-NEXT: %[[V0:.+]] = memref.collapse_shape %arg0 {{\[\[}}0], [1, 2]] : memref<?x2x2xf32> into memref<?x4xf32>
// OLD-NEXT: %[[V1:.+]] = memref.expand_shape %[[V0]] {{\[\[}}0, 1], [2, 3]] output_shape [1, %arg1, 2, 2] : memref<?x4xf32> into memref<1x?x2x2xf32>
// OLD-NEXT: return %[[V1]] : memref<1x?x2x2xf32>
// NEW-NEXT: %[[V0:.+]] = memref.expand_shape %arg0 {{\[\[}}0, 1], [2], [3]] output_shape [1, %arg1, 2, 2] : memref<?x2x2xf32> into memref<1x?x2x2xf32>
// NEW-NEXT: return %[[V0]] : memref<1x?x2x2xf32>
func.func @m2(%m: memref<?x2x2xf32>, %sz0: index) -> (memref<1x?x2x2xf32>) {
  %0 = memref.collapse_shape %m [[0], [1, 2]] : memref<?x2x2xf32> into memref<?x4xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2, 3]] output_shape [1, %sz0, 2, 2] : memref<?x4xf32> into memref<1x?x2x2xf32>
  return %1 : memref<1x?x2x2xf32>
}

// CHECK-LABEL: func.func @m3
// CHECK-NEXT: %[[V0:.+]] = memref.expand_shape %arg0 {{\[\[}}0], [1, 2, 3]] output_shape [2, 1, 2, 3] : memref<2x6xf32> into memref<2x1x2x3xf32>
// CHECK-NEXT: return %[[V0]] : memref<2x1x2x3xf32>
func.func @m3(%m: memref<2x6xf32>, %sz0: index) -> (memref<2x1x2x3xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x6xf32> into memref<12xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2, 3]] output_shape [2, 1, 2, 3] : memref<12xf32> into memref<2x1x2x3xf32>
  return %1 : memref<2x1x2x3xf32>
}

// CHECK-LABEL: func.func @m4
// CHECK-NEXT: %[[V0:.+]] = memref.collapse_shape %arg0 {{\[\[}}0, 1]] : memref<2x6xf32> into memref<12xf32>
// CHECK-NEXT: %[[V1:.+]] = memref.expand_shape %[[V0]] {{\[\[}}0, 1]] output_shape [6, 2] : memref<12xf32> into memref<6x2xf32>
// CHECK-NEXT: return %[[V1]] : memref<6x2xf32>
func.func @m4(%m: memref<2x6xf32>, %sz0: index) -> (memref<6x2xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x6xf32> into memref<12xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [6, 2] : memref<12xf32> into memref<6x2xf32>
  return %1 : memref<6x2xf32>
}

// CHECK-LABEL: func.func @m5
// CHECK-NEXT: %[[V0:.+]] = memref.collapse_shape %arg0 {{\[\[}}0, 1]] : memref<2x6xf32, strided<[12, 2], offset: 3>> into memref<12xf32, strided<[2], offset: 3>>
// CHECK-NEXT: %[[V1:.+]] = memref.expand_shape %[[V0]] {{\[\[}}0, 1]] output_shape [1, 12] : memref<12xf32, strided<[2], offset: 3>> into memref<1x12xf32, strided<[24, 2], offset: 3>>
// CHECK-NEXT: return %[[V1]] : memref<1x12xf32, strided<[24, 2], offset: 3>>
func.func @m5(%m: memref<2x6xf32, strided<[12, 2], offset: 3>>, %sz0: index) -> (memref<1x12xf32, strided<[24, 2], offset: 3>>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x6xf32, strided<[12, 2], offset: 3>> into memref<12xf32, strided<[2], offset: 3>>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [1, 12] : memref<12xf32, strided<[2], offset: 3>> into memref<1x12xf32, strided<[24, 2], offset: 3>>
  return %1 : memref<1x12xf32, strided<[24, 2], offset: 3>>
}
