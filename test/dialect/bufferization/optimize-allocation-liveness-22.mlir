// RUN: mlir-opt --mlir-version=22 %s -optimize-allocation-liveness | FileCheck %s

// CHECK-LABEL: func.func private @optimize_alloc_location(%arg0: memref<45x24x256xf32, 1>, %arg1: memref<24x256xf32, 1>, %arg2: memref<256xf32, 1>) {
// CHECK-NEXT: %alloc = memref.alloc() {alignment = 64 : i64} : memref<45x6144xf32, 1>
// CHECK-NEXT: %subview = memref.subview %alloc[0, 0] [45, 6144] [1, 1] : memref<45x6144xf32, 1> to memref<45x6144xf32, strided<[6144, 1]>, 1>
// CHECK-NEXT: %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<45x6144xf32, 1>
// CHECK-NEXT: memref.copy %alloc_0, %alloc : memref<45x6144xf32, 1> to memref<45x6144xf32, 1>
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<45x6144xf32, 1>
// CHECK-NEXT: memref.dealloc %alloc : memref<45x6144xf32, 1>
// CHECK-NEXT: %alloc_1 = memref.alloc() : memref<45x6144xf32, 1>
// CHECK-NEXT: memref.dealloc %alloc_1 : memref<45x6144xf32, 1>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @optimize_alloc_location(%arg0: memref<45x24x256xf32, 1>, %arg1: memref<24x256xf32, 1> , %arg2: memref<256xf32, 1>) -> () {
  %alloc = memref.alloc() {alignment = 64 : i64} : memref<45x6144xf32, 1>
  %subview = memref.subview %alloc[0, 0] [45, 6144] [1, 1] : memref<45x6144xf32, 1> to memref<45x6144xf32, strided<[6144, 1], offset: 0>, 1>
  %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<45x6144xf32, 1>
  memref.copy %alloc_0, %alloc : memref<45x6144xf32, 1> to memref<45x6144xf32, 1>
  %e = memref.alloc() : memref<45x6144xf32, 1>
  memref.dealloc %alloc : memref<45x6144xf32, 1>
  memref.dealloc %e : memref<45x6144xf32, 1>
  memref.dealloc %alloc_0 : memref<45x6144xf32, 1>
  return
}
// CHECK-LABEL: func.func @loop(%arg0: index, %arg1: f32, %arg2: i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: scf.for %arg3 = %arg0 to %arg0 step %arg0 {
// CHECK-NEXT: memref.store %arg1, %alloc[%arg3] : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %cast = memref.cast %alloc_0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: scf.if %arg2 {
// CHECK-NEXT: memref.store %arg1, %cast[%arg0] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<4xf32>
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : index
// CHECK-NEXT: %1 = arith.addi %0, %arg0 : index
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @loop(%n: index, %x: f32, %c: i1) {
  %a = memref.alloc() : memref<4xf32>
  scf.for %i = %n to %n step %n {
    memref.store %x, %a[%i] : memref<4xf32>
  }
  %b = memref.alloc() : memref<4xf32>
  %v = memref.cast %b : memref<4xf32> to memref<?xf32>
  scf.if %c {
    memref.store %x, %v[%n] : memref<?xf32>
  }
  %d = arith.addi %n, %n : index
  %e = arith.addi %d, %n : index
  memref.dealloc %a : memref<4xf32>
  memref.dealloc %b : memref<4xf32>
  return
}
// CHECK-LABEL: func.func @cond(%arg0: i1, %arg1: index, %arg2: f32) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.store %arg2, %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT: %0 = arith.addi %arg1, %arg1 : index
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %1 = arith.addi %arg1, %arg1 : index
// CHECK-NEXT: memref.dealloc %alloc_0 : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cond(%c: i1, %n: index, %x: f32) {
  %a = memref.alloc() : memref<4xf32>
  memref.store %x, %a[%n] : memref<4xf32>
  %e = arith.addi %n, %n : index
  scf.if %c {
    memref.dealloc %a : memref<4xf32>
  }
  %b = memref.alloc() : memref<4xf32>
  cf.br ^bb1
^bb1:
  %g = arith.addi %n, %n : index
  memref.dealloc %b : memref<4xf32>
  return
}
// CHECK-LABEL: func.func @unused(%arg0: index) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : index
// CHECK-NEXT: memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT: %1 = arith.addi %arg0, %arg0 : index
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unused(%n: index) {
  %a = memref.alloc() : memref<4xf32>
  %g = arith.addi %n, %n : index
  memref.dealloc %a : memref<4xf32>
  %b = memref.alloca() : memref<4xf32>
  %h = arith.addi %n, %n : index
  return
}
