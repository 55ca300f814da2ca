// RUN: mlir-opt --mlir-version=22 %s -canonicalize | FileCheck %s

// The sizes are products of those of the expansion. MLIR 19 takes no such sizes.

// CHECK-LABEL: func.func @x
// CHECK-NEXT: %[[V0:.+]] = memref.expand_shape %arg0 {{\[\[}}0], [1, 2]] output_shape [%arg1, %arg2, %arg3] : memref<?x?xf32> into memref<?x?x?xf32>
// CHECK-NEXT: return %[[V0]] : memref<?x?x?xf32>
func.func @x(%m: memref<?x?xf32>, %sz0: index, %sz1: index, %sz2: index) -> memref<?x?x?xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%sz0, 1, %sz1, %sz2] : memref<?x?xf32> into memref<?x1x?x?xf32>
  %3 = memref.collapse_shape %0 [[0, 1], [2], [3]] : memref<?x1x?x?xf32> into memref<?x?x?xf32>
  return %3 : memref<?x?x?xf32>
}

// CHECK-LABEL: func.func @x1
// CHECK-NEXT: %[[V0:.+]] = arith.constant 2 : index
// CHECK-NEXT: %[[V1:.+]] = arith.muli %arg1, %[[V0]] : index
// CHECK-NEXT: %[[V2:.+]] = memref.expand_shape %arg0 {{\[\[}}0], [1, 2]] output_shape [%[[V1]], %arg2, 4] : memref<?x?xf32> into memref<?x?x4xf32>
// CHECK-NEXT: return %[[V2]] : memref<?x?x4xf32>
func.func @x1(%m: memref<?x?xf32>, %sz0: index, %sz1: index, %sz2: index) -> memref<?x?x4xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%sz0, 2, %sz1, 4] : memref<?x?xf32> into memref<?x2x?x4xf32>
  %3 = memref.collapse_shape %0 [[0, 1], [2], [3]] : memref<?x2x?x4xf32> into memref<?x?x4xf32>
  return %3 : memref<?x?x4xf32>
}

// CHECK-LABEL: func.func @x2
// CHECK-NEXT: %[[V0:.+]] = arith.constant 2 : index
// CHECK-NEXT: %[[V1:.+]] = arith.muli %arg1, %[[V0]] : index
// CHECK-NEXT: %[[V2:.+]] = memref.expand_shape %arg0 {{\[\[}}0], [1, 2]] output_shape [%[[V1]], 2, 4] : memref<?x8xf32> into memref<?x2x4xf32>
// CHECK-NEXT: return %[[V2]] : memref<?x2x4xf32>
func.func @x2(%m: memref<?x8xf32>, %sz0: index, %sz1: index, %sz2: index) -> memref<?x2x4xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%sz0, 2, 2, 4] : memref<?x8xf32> into memref<?x2x2x4xf32>
  %3 = memref.collapse_shape %0 [[0, 1], [2], [3]] : memref<?x2x2x4xf32> into memref<?x2x4xf32>
  return %3 : memref<?x2x4xf32>
}

// CHECK-LABEL: func.func @t
// CHECK-NEXT: %[[V0:.+]] = arith.constant 2 : index
// CHECK-NEXT: %[[V1:.+]] = arith.muli %arg1, %[[V0]] : index
// CHECK-NEXT: %[[V2:.+]] = tensor.expand_shape %arg0 {{\[\[}}0], [1, 2]] output_shape [%[[V1]], 2, 4] : tensor<?x8xf32> into tensor<?x2x4xf32>
// CHECK-NEXT: return %[[V2]] : tensor<?x2x4xf32>
func.func @t(%m: tensor<?x8xf32>, %sz0: index, %sz1: index, %sz2: index) -> tensor<?x2x4xf32> {
  %0 = tensor.expand_shape %m [[0, 1], [2, 3]] output_shape [%sz0, 2, 2, 4] : tensor<?x8xf32> into tensor<?x2x2x4xf32>
  %3 = tensor.collapse_shape %0 [[0, 1], [2], [3]] : tensor<?x2x2x4xf32> into tensor<?x2x4xf32>
  return %3 : tensor<?x2x4xf32>
}

// CHECK-LABEL: func.func @t2
// CHECK-NEXT: %[[V0:.+]] = arith.constant 2 : index
// CHECK-NEXT: %[[V1:.+]] = arith.muli %arg1, %[[V0]] : index
// CHECK-NEXT: %[[V2:.+]] = tensor.expand_shape %arg0 {{\[\[}}0], [1, 2]] output_shape [%[[V1]], %arg2, 4] : tensor<?x?xf32> into tensor<?x?x4xf32>
// CHECK-NEXT: return %[[V2]] : tensor<?x?x4xf32>
func.func @t2(%m: tensor<?x?xf32>, %sz0: index, %sz1: index, %sz2: index) -> tensor<?x?x4xf32> {
  %0 = tensor.expand_shape %m [[0, 1], [2, 3]] output_shape [%sz0, 2, %sz1, 4] : tensor<?x?xf32> into tensor<?x2x?x4xf32>
  %3 = tensor.collapse_shape %0 [[0, 1], [2], [3]] : tensor<?x2x?x4xf32> into tensor<?x?x4xf32>
  return %3 : tensor<?x?x4xf32>
}
