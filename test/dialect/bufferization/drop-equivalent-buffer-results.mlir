// RUN: mlir-opt %s -drop-equivalent-buffer-results | FileCheck %s

// CHECK-LABEL: func.func private @a(%arg0: memref<4xf32>, %arg1: index) {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @a(%m: memref<4xf32>, %x: index) -> (memref<4xf32>, index, memref<?xf32> {x.y}) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  return %m, %x, %0 : memref<4xf32>, index, memref<?xf32>
}
// CHECK-LABEL: func.func @b(%arg0: memref<4xf32>, %arg1: memref<*xf32>) -> memref<4xf32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: %cast_0 = memref.cast %cast : memref<?xf32> to memref<*xf32>
// CHECK-NEXT: %cast_1 = memref.cast %cast_0 : memref<*xf32> to memref<?xf32>
// CHECK-NEXT: return %alloc : memref<4xf32>
// CHECK-NEXT: }
func.func @b(%m: memref<4xf32>, %n: memref<*xf32>) -> (memref<4xf32>, memref<4xf32>, memref<?xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %2 = memref.cast %1 : memref<?xf32> to memref<*xf32>
  %3 = memref.cast %2 : memref<*xf32> to memref<?xf32>
  return %0, %m, %3 : memref<4xf32>, memref<4xf32>, memref<?xf32>
}
// CHECK-LABEL: func.func @c(%arg0: memref<4xf32>, %arg1: memref<*xf32>) -> memref<4xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: call @a(%arg0, %c0) : (memref<4xf32>, index) -> ()
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: %0 = call @b(%arg0, %arg1) : (memref<4xf32>, memref<*xf32>) -> memref<4xf32>
// CHECK-NEXT: %cast_0 = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: memref.copy %cast_0, %cast : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: return %0 : memref<4xf32>
// CHECK-NEXT: }
func.func @c(%m: memref<4xf32>, %n: memref<*xf32>) -> (memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %0:3 = call @a(%m, %c0) : (memref<4xf32>, index) -> (memref<4xf32>, index, memref<?xf32>)
  %1:3 = call @b(%0#0, %n) : (memref<4xf32>, memref<*xf32>) -> (memref<4xf32>, memref<4xf32>, memref<?xf32>)
  memref.copy %1#2, %0#2 : memref<?xf32> to memref<?xf32>
  return %1#0 : memref<4xf32>
}
// CHECK-LABEL: func.func @two(%arg0: i1, %arg1: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return %arg1 : memref<4xf32>
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return %arg1 : memref<4xf32>
// CHECK-NEXT: }
func.func @two(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  return %m : memref<4xf32>
^b:
  return %m : memref<4xf32>
}
