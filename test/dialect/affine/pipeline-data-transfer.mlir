// RUN: mlir-opt %s -allow-unregistered-dialect -affine-pipeline-data-transfer -split-input-file -mlir-print-local-scope | FileCheck %s

// Transfers into faster memory run while the iteration before computes.

func.func @dynamic(%A: memref<256xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %buf = memref.alloc(%n) : memref<?xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 8 {
    %p = affine.apply affine_map<(d0) -> (d0 * 32)>(%i)
    affine.dma_start %A[%p], %buf[%c0], %tag[%c0], %c32 : memref<256xf32>, memref<?xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%c0], %c32 : memref<1xi32>
    %v = affine.load %buf[%p] : memref<?xf32, 1>
    "test.use"(%v) : (f32) -> ()
  }
  memref.dealloc %buf : memref<?xf32, 1>
  memref.dealloc %tag : memref<1xi32>
  return
}

// CHECK-LABEL: func.func @dynamic(
// CHECK-NEXT:   %c8 = arith.constant 8 : index
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c0_0 = arith.constant 0 : index
// CHECK-NEXT:   %c32 = arith.constant 32 : index
// CHECK-NEXT:   %c0_1 = arith.constant 0 : index
// CHECK-NEXT:   %alloc = memref.alloc(%arg1) : memref<2x?xf32, 1>
// CHECK-NEXT:   %alloc_2 = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT:   %0 = affine.apply affine_map<(d0) -> (d0 * 32)>(%c0)
// CHECK-NEXT:   affine.dma_start %arg0[%0], %alloc[%c0 mod 2, 0], %alloc_2[%c0 mod 2, 0], %c32 : memref<256xf32>, memref<2x?xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:   affine.for %arg2 = 1 to 8 {
// CHECK-NEXT:     %5 = affine.apply affine_map<(d0) -> (d0 * 32)>(%arg2)
// CHECK-NEXT:     affine.dma_start %arg0[%5], %alloc[%arg2 mod 2, 0], %alloc_2[%arg2 mod 2, 0], %c32 : memref<256xf32>, memref<2x?xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:     %6 = affine.apply affine_map<(d0) -> (d0 - 1)>(%arg2)
// CHECK-NEXT:     %7 = affine.apply affine_map<(d0) -> (d0 mod 2)>(%6)
// CHECK-NEXT:     %8 = affine.apply affine_map<(d0) -> (d0 mod 2)>(%6)
// CHECK-NEXT:     affine.dma_wait %alloc_2[%6 mod 2, 0], %c32 : memref<2x1xi32>
// CHECK-NEXT:     %9 = affine.load %alloc[%6 mod 2, %6 * 32] : memref<2x?xf32, 1>
// CHECK-NEXT:     "test.use"(%9) : (f32) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   %1 = affine.apply affine_map<(d0) -> (d0 - 1)>(%c8)
// CHECK-NEXT:   %2 = affine.apply affine_map<(d0) -> (d0 mod 2)>(%1)
// CHECK-NEXT:   %3 = affine.apply affine_map<(d0) -> (d0 mod 2)>(%1)
// CHECK-NEXT:   affine.dma_wait %alloc_2[%1 mod 2, 0], %c32 : memref<2x1xi32>
// CHECK-NEXT:   %4 = affine.load %alloc[%1 mod 2, %1 * 32] : memref<2x?xf32, 1>
// CHECK-NEXT:   "test.use"(%4) : (f32) -> ()
// CHECK-NEXT:   memref.dealloc %alloc_2 : memref<2x1xi32>
// CHECK-NEXT:   memref.dealloc %alloc : memref<2x?xf32, 1>
// CHECK-NEXT:   return
// CHECK-NEXT: }

// -----

func.func @twice(%A: memref<256xf32>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %buf = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 2 {
    affine.dma_start %A[%i], %buf[%c0], %tag[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%c0], %c32 : memref<1xi32>
    %v = affine.load %buf[%i] : memref<32xf32, 1>
    "test.use"(%v) : (f32) -> ()
  }
  memref.dealloc %tag : memref<1xi32>
  memref.dealloc %buf : memref<32xf32, 1>
  return
}

// CHECK-LABEL: func.func @twice(
// CHECK-NEXT:   %c2 = arith.constant 2 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c0_0 = arith.constant 0 : index
// CHECK-NEXT:   %c32 = arith.constant 32 : index
// CHECK-NEXT:   %alloc = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT:   %alloc_1 = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT:   affine.dma_start %arg0[%c0], %alloc[%c0 mod 2, 0], %alloc_1[%c0 mod 2, 0], %c32 : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:   affine.dma_start %arg0[%c1], %alloc[%c1 mod 2, 0], %alloc_1[%c1 mod 2, 0], %c32 : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:   %0 = affine.apply affine_map<(d0) -> (d0 - 1)>(%c1)
// CHECK-NEXT:   %1 = affine.apply affine_map<(d0) -> (d0 mod 2)>(%0)
// CHECK-NEXT:   %2 = affine.apply affine_map<(d0) -> (d0 mod 2)>(%0)
// CHECK-NEXT:   affine.dma_wait %alloc_1[%0 mod 2, 0], %c32 : memref<2x1xi32>
// CHECK-NEXT:   %3 = affine.load %alloc[%0 mod 2, %0] : memref<2x32xf32, 1>
// CHECK-NEXT:   "test.use"(%3) : (f32) -> ()
// CHECK-NEXT:   %4 = affine.apply affine_map<(d0) -> (d0 - 1)>(%c2)
// CHECK-NEXT:   %5 = affine.apply affine_map<(d0) -> (d0 mod 2)>(%4)
// CHECK-NEXT:   %6 = affine.apply affine_map<(d0) -> (d0 mod 2)>(%4)
// CHECK-NEXT:   affine.dma_wait %alloc_1[%4 mod 2, 0], %c32 : memref<2x1xi32>
// CHECK-NEXT:   %7 = affine.load %alloc[%4 mod 2, %4] : memref<2x32xf32, 1>
// CHECK-NEXT:   "test.use"(%7) : (f32) -> ()
// CHECK-NEXT:   memref.dealloc %alloc_1 : memref<2x1xi32>
// CHECK-NEXT:   memref.dealloc %alloc : memref<2x32xf32, 1>
// CHECK-NEXT:   return
// CHECK-NEXT: }

// -----

// Kept: into slower memory, from memory that is written, to a buffer that is used after the loop,
// without an operation that waits for the same tag, an unknown number of iterations.
func.func @kept(%A: memref<256xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %buf = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<2xi32>
  affine.for %i = 0 to 8 {
    affine.dma_start %buf[%c0], %A[%i], %tag[%c0], %c32 : memref<32xf32, 1>, memref<256xf32>, memref<2xi32>
    affine.dma_wait %tag[%c0], %c32 : memref<2xi32>
  }
  affine.for %i = 0 to 8 {
    %own = memref.alloc() : memref<32xf32, 1>
    affine.dma_start %A[%i], %own[%c0], %tag[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<2xi32>
    affine.dma_wait %tag[%c0], %c32 : memref<2xi32>
    affine.dma_start %own[%c0], %A[%i], %tag[%c1], %c32 : memref<32xf32, 1>, memref<256xf32>, memref<2xi32>
    affine.dma_wait %tag[%c1], %c32 : memref<2xi32>
  }
  affine.for %i = 0 to 8 {
    affine.dma_start %A[%i], %buf[%c0], %tag[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<2xi32>
    affine.dma_wait %tag[%c0], %c32 : memref<2xi32>
  }
  %v = affine.load %buf[0] : memref<32xf32, 1>
  %other = memref.alloc() : memref<32xf32, 1>
  affine.for %i = 0 to 8 {
    affine.dma_start %A[%i], %other[%c0], %tag[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<2xi32>
    affine.dma_wait %tag[%c1], %c32 : memref<2xi32>
  }
  affine.for %i = 0 to %n {
    affine.dma_start %A[%i], %other[%c0], %tag[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<2xi32>
    affine.dma_wait %tag[%c0], %c32 : memref<2xi32>
  }
  return
}

// CHECK-LABEL: func.func @kept(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %c32 = arith.constant 32 : index
// CHECK-NEXT:   %alloc = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT:   %alloc_0 = memref.alloc() : memref<2xi32>
// CHECK-NEXT:   affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:     affine.dma_start %alloc[%c0], %arg0[%arg2], %alloc_0[%c0], %c32 : memref<32xf32, 1>, memref<256xf32>, memref<2xi32>
// CHECK-NEXT:     affine.dma_wait %alloc_0[%c0], %c32 : memref<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT:     affine.dma_start %arg0[%arg2], %alloc_2[%c0], %alloc_0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<2xi32>
// CHECK-NEXT:     affine.dma_wait %alloc_0[%c0], %c32 : memref<2xi32>
// CHECK-NEXT:     affine.dma_start %alloc_2[%c0], %arg0[%arg2], %alloc_0[%c1], %c32 : memref<32xf32, 1>, memref<256xf32>, memref<2xi32>
// CHECK-NEXT:     affine.dma_wait %alloc_0[%c1], %c32 : memref<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:     affine.dma_start %arg0[%arg2], %alloc[%c0], %alloc_0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<2xi32>
// CHECK-NEXT:     affine.dma_wait %alloc_0[%c0], %c32 : memref<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %0 = affine.load %alloc[0] : memref<32xf32, 1>
// CHECK-NEXT:   %alloc_1 = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT:   affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:     affine.dma_start %arg0[%arg2], %alloc_1[%c0], %alloc_0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<2xi32>
// CHECK-NEXT:     affine.dma_wait %alloc_0[%c1], %c32 : memref<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg2 = 0 to %arg1 {
// CHECK-NEXT:     affine.dma_start %arg0[%arg2], %alloc_1[%c0], %alloc_0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<2xi32>
// CHECK-NEXT:     affine.dma_wait %alloc_0[%c0], %c32 : memref<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
