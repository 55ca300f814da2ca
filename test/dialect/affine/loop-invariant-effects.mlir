// RUN: mlir-opt %s -affine-loop-invariant-code-motion | FileCheck %s

// Accesses stay in a loop that has another access to their memory: by DMA, by a call, by an operation of
// another dialect, or through a view. They also stay in loops that may have no iteration.

// CHECK-LABEL: func @dma
// CHECK: affine.for
// CHECK: affine.dma_wait
// CHECK: affine.load
func.func @dma(%src: memref<4xf32>, %buf: memref<4xf32, 1>, %tag: memref<1xi32>, %o: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to 4 {
    affine.dma_start %src[%i], %buf[%c0], %tag[%c0], %c1 : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%c0], %c1 : memref<1xi32>
    %v = affine.load %buf[0] : memref<4xf32, 1>
    affine.store %v, %o[%i] : memref<4xf32>
  }
  return
}

// CHECK-LABEL: func @call
// CHECK: affine.for
// CHECK-NEXT: call @writes
// CHECK-NEXT: affine.load
func.func @call(%m: memref<4xf32>, %o: memref<4xf32>) {
  affine.for %i = 0 to 4 {
    func.call @writes(%m) : (memref<4xf32>) -> ()
    %v = affine.load %m[0] : memref<4xf32>
    affine.store %v, %o[%i] : memref<4xf32>
  }
  return
}
func.func private @writes(memref<4xf32>)

// CHECK-LABEL: func @plain_store
// CHECK: affine.for
// CHECK-NEXT: affine.load
func.func @plain_store(%m: memref<4xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 4 {
    %v = affine.load %m[0] : memref<4xf32>
    %w = arith.addf %v, %f : f32
    memref.store %w, %m[%c0] : memref<4xf32>
  }
  return
}

// A load beside loads moves, a store beside a load does not.
// CHECK-LABEL: func @plain_load
// CHECK: affine.load %{{.*}}[1]
// CHECK: affine.for
// CHECK-NEXT: memref.load
// CHECK: affine.for
// CHECK-NEXT: memref.load
// CHECK: affine.store %{{.*}}[0]
func.func @plain_load(%m: memref<4xf32>, %o: memref<4xf32>, %f: f32) {
  affine.for %i = 0 to 4 {
    %v = affine.load %m[1] : memref<4xf32>
    %w = memref.load %m[%i] : memref<4xf32>
    %s = arith.addf %v, %w : f32
    affine.store %s, %o[%i] : memref<4xf32>
  }
  affine.for %i = 0 to 4 {
    %w = memref.load %m[%i] : memref<4xf32>
    affine.store %f, %m[0] : memref<4xf32>
    affine.store %w, %o[%i] : memref<4xf32>
  }
  return
}

// CHECK-LABEL: func @view
// CHECK: affine.for
// CHECK-NEXT: affine.load
func.func @view(%m: memref<4xf32>, %f: f32) {
  %d = memref.cast %m : memref<4xf32> to memref<?xf32>
  affine.for %i = 0 to 4 {
    %v = affine.load %m[0] : memref<4xf32>
    %w = arith.addf %v, %f : f32
    affine.store %w, %d[%i] : memref<?xf32>
  }
  affine.for %i = 0 to 4 {
    // CHECK: affine.for
    // CHECK-NEXT: affine.load
    %v = affine.load %d[0] : memref<?xf32>
    %w = arith.addf %v, %f : f32
    affine.store %w, %m[%i] : memref<4xf32>
  }
  return
}

// CHECK-LABEL: func @maybe_empty
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: affine.for
// CHECK-NEXT: affine.store
func.func @maybe_empty(%m: memref<4xf32>, %f: f32, %n: index, %a: i32, %b: i32, %o: memref<?xi32>) {
  affine.for %i = 0 to %n {
    %g = arith.mulf %f, %f : f32
    affine.store %f, %m[0] : memref<4xf32>
  }
  affine.for %i = 0 to %n {
    // CHECK: affine.for
    // CHECK-NEXT: arith.divsi
    %q = arith.divsi %a, %b : i32
    affine.store %q, %o[%i] : memref<?xi32>
  }
  return
}
