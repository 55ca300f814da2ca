// RUN: mlir-opt --mlir-version=22 %s -buffer-results-to-out-params="modify-public-functions hoist-dynamic-allocs hoist-static-allocs" -split-input-file | FileCheck %s

// CHECK-LABEL: func.func private @dyn(%arg0: index, %arg1: index, %arg2: memref<?x4x?xf32>, %arg3: memref<4xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @dyn(%x: index, %y: index) -> (memref<?x4x?xf32>, memref<4xf32>) {
  %0 = memref.alloc(%y, %x) : memref<?x4x?xf32>
  %1 = memref.alloc() : memref<4xf32>
  return %0, %1 : memref<?x4x?xf32>, memref<4xf32>
}
// CHECK-LABEL: func.func @c(%arg0: index) {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : index
// CHECK-NEXT: %alloc = memref.alloc(%0, %arg0) : memref<?x4x?xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: call @dyn(%arg0, %0, %alloc, %alloc_0) : (index, index, memref<?x4x?xf32>, memref<4xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @c(%x: index) {
  %y = arith.addi %x, %x : index
  %a:2 = call @dyn(%x, %y) : (index, index) -> (memref<?x4x?xf32>, memref<4xf32>)
  return
}
// CHECK-LABEL: func.func private @ext(index) -> memref<4xf32>
func.func private @ext(index) -> memref<4xf32>
// CHECK-LABEL: func.func @pub(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @pub(%x: index) -> memref<?xf32> {
  %0 = memref.alloc(%x) : memref<?xf32>
  return %0 : memref<?xf32>
}
// CHECK-LABEL: func.func @d(%arg0: index) {
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: call @pub(%arg0, %alloc) : (index, memref<?xf32>) -> ()
// CHECK-NEXT: %0 = call @ext(%arg0) : (index) -> memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @d(%x: index) {
  %a = call @pub(%x) : (index) -> memref<?xf32>
  %b = call @ext(%x) : (index) -> memref<4xf32>
  return
}

// -----

// CHECK-LABEL: func.func private @dyn(%arg0: i1, %arg1: index, %arg2: memref<?xf32>) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @dyn(%c: i1, %x: index) -> (memref<?xf32>) {
  cf.cond_br %c, ^a, ^b
  ^a:
  %0 = memref.alloc(%x) : memref<?xf32>
  return %0 : memref<?xf32>
  ^b:
  %1 = memref.alloc(%x) : memref<?xf32>
  return %1 : memref<?xf32>
}
// CHECK-LABEL: func.func @c(%arg0: index, %arg1: i1) {
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: call @dyn(%arg1, %arg0, %alloc) : (i1, index, memref<?xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @c(%m: index, %c: i1) {
  %a = call @dyn(%c, %m) : (i1, index) -> memref<?xf32>
  return
}
