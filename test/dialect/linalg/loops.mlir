// RUN: mlir-opt %s -convert-linalg-to-loops | FileCheck %s

// CHECK: #map = affine_map<(d0, d1) -> (d0 * 2 + d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0 * 3 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @generic(%arg0: memref<4x8xf32>, %arg1: memref<4xindex>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: scf.for %arg2 = %c0 to %c4 step %c1 {
// CHECK-NEXT: scf.for %arg3 = %c0 to %c8 step %c1 {
// CHECK-NEXT: memref.store %arg3, %arg1[%arg2] : memref<4xindex>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @pool(%arg0: memref<?x8x9x2xf32>, %arg1: memref<2x3xf32>, %arg2: memref<?x3x3x2xf32>) {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x8x9x2xf32>
// CHECK-NEXT: scf.for %arg3 = %c0 to %dim step %c1 {
// CHECK-NEXT: scf.for %arg4 = %c0 to %c3 step %c1 {
// CHECK-NEXT: scf.for %arg5 = %c0 to %c3 step %c1 {
// CHECK-NEXT: scf.for %arg6 = %c0 to %c2 step %c1 {
// CHECK-NEXT: scf.for %arg7 = %c0 to %c2 step %c1 {
// CHECK-NEXT: scf.for %arg8 = %c0 to %c3 step %c1 {
// CHECK-NEXT: %0 = affine.apply #map(%arg4, %arg7)
// CHECK-NEXT: %1 = affine.apply #map1(%arg5, %arg8)
// CHECK-NEXT: %2 = memref.load %arg0[%arg3, %0, %1, %arg6] : memref<?x8x9x2xf32>
// CHECK-NEXT: %3 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<?x3x3x2xf32>
// CHECK-NEXT: %4 = arith.maximumf %3, %2 : f32
// CHECK-NEXT: memref.store %4, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<?x3x3x2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

func.func @generic(%a: memref<4x8xf32>, %b: memref<4xindex>) {
  linalg.generic {doc = "rows", indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"], library_call = "rows"}
    ins(%a : memref<4x8xf32>) outs(%b : memref<4xindex>) attrs = {note} {
  ^bb0(%x: f32, %y: index):
    %j = linalg.index 1 : index
    linalg.yield %j : index
  }
  return
}
func.func @pool(%a: memref<?x8x9x2xf32>, %w: memref<2x3xf32>, %o: memref<?x3x3x2xf32>) {
  linalg.pooling_nhwc_max {strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %w : memref<?x8x9x2xf32>, memref<2x3xf32>) outs(%o : memref<?x3x3x2xf32>)
  return
}
