// RUN: mlir-opt %s -promote-buffers-to-stack | FileCheck %s

// CHECK-LABEL: func.func @static(%arg0: f32, %arg1: index) {
// CHECK-NEXT: %alloca = memref.alloca() {alignment = 64 : i64} : memref<256xf32>
// CHECK-NEXT: %alloc = memref.alloc() : memref<257xf32>
// CHECK-NEXT: memref.store %arg0, %alloca[%arg1] : memref<256xf32>
// CHECK-NEXT: memref.store %arg0, %alloc[%arg1] : memref<257xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @static(%x: f32, %i: index) {
  %a = memref.alloc() {alignment = 64 : i64} : memref<256xf32>
  %b = memref.alloc() : memref<257xf32>
  memref.store %x, %a[%i] : memref<256xf32>
  memref.store %x, %b[%i] : memref<257xf32>
  return
}
// CHECK-LABEL: func.func @ret() -> memref<2xf32> {
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<2xf32> to memref<?xf32>
// CHECK-NEXT: %cast_0 = memref.cast %cast : memref<?xf32> to memref<2xf32>
// CHECK-NEXT: return %cast_0 : memref<2xf32>
// CHECK-NEXT: }
func.func @ret() -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  %c = memref.cast %b : memref<2xf32> to memref<?xf32>
  %d = memref.cast %c : memref<?xf32> to memref<2xf32>
  return %d : memref<2xf32>
}
// CHECK-LABEL: func.func @dyn(%arg0: memref<*xf32>, %arg1: index) {
// CHECK-NEXT: %0 = memref.rank %arg0 : memref<*xf32>
// CHECK-NEXT: %alloca = memref.alloca(%0) : memref<?xf32>
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: %alloc_0 = memref.alloc(%0, %0) : memref<?x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dyn(%m: memref<*xf32>, %n: index) {
  %r = memref.rank %m : memref<*xf32>
  %a = memref.alloc(%r) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  %c = memref.alloc(%r, %r) : memref<?x?xf32>
  return
}
// CHECK-LABEL: func.func @freed() {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @freed() {
  %a = memref.alloc() : memref<2xf32>
  memref.dealloc %a : memref<2xf32>
  return
}
// CHECK-LABEL: func.func @loop(%arg0: index, %arg1: i1) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.for %arg2 = %c1 to %arg0 step %c1 {
// CHECK-NEXT: %alloca_2 = memref.alloca() : memref<2xf32>
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: %alloca_3 = memref.alloca() : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: %alloca_2 = memref.alloca() : memref<2xf32>
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %alloca_3 = memref.alloca() : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xindex>
// CHECK-NEXT: %alloca_0 = memref.alloca() : memref<2xcomplex<f32>>
// CHECK-NEXT: %alloca_1 = memref.alloca() : memref<2xvector<4xf32>>
// CHECK-NEXT: scf.parallel (%arg2) = (%c1) to (%arg0) step (%c1) {
// CHECK-NEXT: %alloca_2 = memref.alloca() : memref<2xf32>
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: %0 = scf.if %arg1 -> (memref<2xf32>) {
// CHECK-NEXT: %alloca_2 = memref.alloca() : memref<2xf32>
// CHECK-NEXT: scf.yield %alloca_2 : memref<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %alloca_2 = memref.alloca() : memref<2xf32>
// CHECK-NEXT: scf.yield %alloca_2 : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @loop(%n: index, %c: i1) {
  %c1 = arith.constant 1 : index
  scf.for %i = %c1 to %n step %c1 {
    %a = memref.alloc() : memref<2xf32>
    scf.if %c {
      %b = memref.alloc() : memref<2xf32>
    }
  }
  scf.if %c {
    %b = memref.alloc() : memref<2xf32>
    memref.alloca_scope {
      %d = memref.alloc() : memref<2xf32>
    }
  }
  %e = memref.alloc() : memref<2xindex>
  %f = memref.alloc() : memref<2xcomplex<f32>>
  %g = memref.alloc() : memref<2xvector<4xf32>>
  scf.parallel (%i) = (%c1) to (%n) step (%c1) {
    %a = memref.alloc() : memref<2xf32>
  }
  %h = scf.if %c -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    scf.yield %a : memref<2xf32>
  } else {
    %a = memref.alloc() : memref<2xf32>
    scf.yield %a : memref<2xf32>
  }
  return
}
