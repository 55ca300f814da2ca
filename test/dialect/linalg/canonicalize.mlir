// RUN: mlir-opt %s -canonicalize | FileCheck %s

// CHECK: #map = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @fills(%arg0: f32, %arg1: tensor<2x6xf32>, %arg2: index) -> (tensor<12xf32>, tensor<?x8xf32>, f32, tensor<6x2xf32>) {
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0, 1]] : tensor<2x6xf32> into tensor<12xf32>
// CHECK-NEXT: %0 = linalg.fill ins(%arg0 : f32) outs(%collapsed : tensor<12xf32>) -> tensor<12xf32>
// CHECK-NEXT: %1 = affine.apply #map()[%arg2]
// CHECK-NEXT: %2 = tensor.empty(%1) : tensor<?x8xf32>
// CHECK-NEXT: %3 = linalg.fill ins(%arg0 : f32) outs(%2 : tensor<?x8xf32>) -> tensor<?x8xf32>
// CHECK-NEXT: %4 = tensor.empty() : tensor<6x2xf32>
// CHECK-NEXT: %5 = linalg.fill ins(%arg0 : f32) outs(%4 : tensor<6x2xf32>) -> tensor<6x2xf32>
// CHECK-NEXT: return %0, %3, %arg0, %5 : tensor<12xf32>, tensor<?x8xf32>, f32, tensor<6x2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @casts(%arg0: tensor<4x?xf32>, %arg1: tensor<?x8xf32>, %arg2: tensor<?x?xf32>) -> tensor<4x?xf32> {
// CHECK-NEXT: %cast = tensor.cast %arg2 : tensor<?x?xf32> to tensor<4x8xf32>
// CHECK-NEXT: %0 = linalg.matmul ins(%arg0, %arg1 : tensor<4x?xf32>, tensor<?x8xf32>) outs(%cast : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %0 : tensor<4x8xf32> to tensor<4x?xf32>
// CHECK-NEXT: return %cast_0 : tensor<4x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @copies(%arg0: memref<4xf32>, %arg1: memref<0xf32>, %arg2: tensor<4xf32>, %arg3: memref<4xf32, strided<[1], offset: ?>>) -> tensor<4xf32> {
// CHECK-NEXT: linalg.copy ins(%arg0 : memref<4xf32>) outs(%arg3 : memref<4xf32, strided<[1], offset: ?>>)
// CHECK-NEXT: return %arg2 : tensor<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @permutes(%arg0: tensor<2x3x4xf32>, %arg1: tensor<3x4x2xf32>, %arg2: tensor<4x3x2xf32>, %arg3: tensor<3xf32>, %arg4: tensor<5x3xf32>, %arg5: tensor<3x5xf32>) -> (tensor<4x3x2xf32>, tensor<3x5xf32>) {
// CHECK-NEXT: %transposed = linalg.transpose ins(%arg0 : tensor<2x3x4xf32>) outs(%arg2 : tensor<4x3x2xf32>) permutation = [2, 1, 0]
// CHECK-NEXT: %broadcasted = linalg.broadcast ins(%arg3 : tensor<3xf32>) outs(%arg5 : tensor<3x5xf32>) dimensions = [1]
// CHECK-NEXT: return %transposed, %broadcasted : tensor<4x3x2xf32>, tensor<3x5xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

func.func @fills(%x: f32, %t: tensor<2x6xf32>, %p: index) -> (tensor<12xf32>, tensor<?x8xf32>, f32, tensor<6x2xf32>) {
  %0 = linalg.fill ins(%x : f32) outs(%t : tensor<2x6xf32>) -> tensor<2x6xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<2x6xf32> into tensor<12xf32>
  %2 = tensor.pad %0 low[%p, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<2x6xf32> to tensor<?x8xf32>
  %3 = tensor.extract %0[%p, %p] : tensor<2x6xf32>
  %e = tensor.empty() : tensor<6x2xf32>
  %4 = linalg.transpose ins(%0 : tensor<2x6xf32>) outs(%e : tensor<6x2xf32>) permutation = [1, 0]
  return %1, %2, %3, %4 : tensor<12xf32>, tensor<?x8xf32>, f32, tensor<6x2xf32>
}
func.func @casts(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<?x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}
func.func @copies(%m: memref<4xf32>, %e: memref<0xf32>, %t: tensor<4xf32>, %d: memref<4xf32, strided<[1], offset: ?>>) -> tensor<4xf32> {
  linalg.copy ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.copy ins(%e : memref<0xf32>) outs(%e : memref<0xf32>)
  %v = memref.cast %m : memref<4xf32> to memref<?xf32>
  linalg.copy ins(%v : memref<?xf32>) outs(%d : memref<4xf32, strided<[1], offset: ?>>)
  %0 = linalg.copy ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @permutes(%a: tensor<2x3x4xf32>, %b: tensor<3x4x2xf32>, %c: tensor<4x3x2xf32>, %v: tensor<3xf32>, %w: tensor<5x3xf32>, %u: tensor<3x5xf32>) -> (tensor<4x3x2xf32>, tensor<3x5xf32>) {
  %0 = linalg.transpose ins(%a : tensor<2x3x4xf32>) outs(%b : tensor<3x4x2xf32>) permutation = [1, 2, 0]
  %1 = linalg.transpose ins(%0 : tensor<3x4x2xf32>) outs(%c : tensor<4x3x2xf32>) permutation = [1, 0, 2]
  %2 = linalg.broadcast ins(%v : tensor<3xf32>) outs(%w : tensor<5x3xf32>) dimensions = [0]
  %3 = linalg.transpose ins(%2 : tensor<5x3xf32>) outs(%u : tensor<3x5xf32>) permutation = [1, 0]
  return %1, %3 : tensor<4x3x2xf32>, tensor<3x5xf32>
}
