// RUN: mlir-opt %s -allow-unregistered-dialect -affine-loop-unroll="unroll-factor=3" -split-input-file -mlir-print-local-scope | FileCheck %s
// RUN: mlir-opt %s -allow-unregistered-dialect -affine-loop-unroll="unroll-factor=3 cleanup-unroll" -split-input-file -mlir-print-local-scope | FileCheck %s --check-prefix=CLEANUP
// RUN: mlir-opt %s -allow-unregistered-dialect -affine-loop-unroll="unroll-factor=20 unroll-up-to-factor" -split-input-file -mlir-print-local-scope | FileCheck %s --check-prefix=UPTO
// RUN: mlir-opt %s -allow-unregistered-dialect -affine-loop-unroll="unroll-factor=1" -split-input-file -mlir-print-local-scope | FileCheck %s --check-prefix=ONE

// Loops are unrolled by a factor. What is left runs in a loop after them, or is unrolled too.

func.func @whole(%m: memref<100xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    affine.store %x, %m[%i] : memref<100xf32>
  }
  return
}

// CHECK-LABEL: func.func @whole(
// CHECK-NEXT:   affine.for %arg2 = 0 to 6 step 3 {
// CHECK-NEXT:     affine.store %arg1, %arg0[%arg2] : memref<100xf32>
// CHECK-NEXT:     %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg2)
// CHECK-NEXT:     affine.store %arg1, %arg0[%0] : memref<100xf32>
// CHECK-NEXT:     %1 = affine.apply affine_map<(d0) -> (d0 + 2)>(%arg2)
// CHECK-NEXT:     affine.store %arg1, %arg0[%1] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg2 = 6 to 8 {
// CHECK-NEXT:     affine.store %arg1, %arg0[%arg2] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CLEANUP-LABEL: func.func @whole(
// CLEANUP-NEXT:   %c0 = arith.constant 0 : index
// CLEANUP-NEXT:   affine.store %arg1, %arg0[%c0] : memref<100xf32>
// CLEANUP-NEXT:   %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%c0)
// CLEANUP-NEXT:   affine.store %arg1, %arg0[%0] : memref<100xf32>
// CLEANUP-NEXT:   %1 = affine.apply affine_map<(d0) -> (d0 + 2)>(%c0)
// CLEANUP-NEXT:   affine.store %arg1, %arg0[%1] : memref<100xf32>
// CLEANUP-NEXT:   %2 = affine.apply affine_map<(d0) -> (d0 + 3)>(%c0)
// CLEANUP-NEXT:   affine.store %arg1, %arg0[%2] : memref<100xf32>
// CLEANUP-NEXT:   %3 = affine.apply affine_map<(d0) -> (d0 + 4)>(%c0)
// CLEANUP-NEXT:   affine.store %arg1, %arg0[%3] : memref<100xf32>
// CLEANUP-NEXT:   %4 = affine.apply affine_map<(d0) -> (d0 + 5)>(%c0)
// CLEANUP-NEXT:   affine.store %arg1, %arg0[%4] : memref<100xf32>
// CLEANUP-NEXT:   %5 = affine.apply affine_map<(d0) -> (d0 + 6)>(%c0)
// CLEANUP-NEXT:   affine.store %arg1, %arg0[%5] : memref<100xf32>
// CLEANUP-NEXT:   %6 = affine.apply affine_map<(d0) -> (d0 + 7)>(%c0)
// CLEANUP-NEXT:   affine.store %arg1, %arg0[%6] : memref<100xf32>
// CLEANUP-NEXT:   return
// CLEANUP-NEXT: }
// UPTO-LABEL: func.func @whole(
// UPTO-NEXT:   %c0 = arith.constant 0 : index
// UPTO-NEXT:   affine.store %arg1, %arg0[%c0] : memref<100xf32>
// UPTO-NEXT:   %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%c0)
// UPTO-NEXT:   affine.store %arg1, %arg0[%0] : memref<100xf32>
// UPTO-NEXT:   %1 = affine.apply affine_map<(d0) -> (d0 + 2)>(%c0)
// UPTO-NEXT:   affine.store %arg1, %arg0[%1] : memref<100xf32>
// UPTO-NEXT:   %2 = affine.apply affine_map<(d0) -> (d0 + 3)>(%c0)
// UPTO-NEXT:   affine.store %arg1, %arg0[%2] : memref<100xf32>
// UPTO-NEXT:   %3 = affine.apply affine_map<(d0) -> (d0 + 4)>(%c0)
// UPTO-NEXT:   affine.store %arg1, %arg0[%3] : memref<100xf32>
// UPTO-NEXT:   %4 = affine.apply affine_map<(d0) -> (d0 + 5)>(%c0)
// UPTO-NEXT:   affine.store %arg1, %arg0[%4] : memref<100xf32>
// UPTO-NEXT:   %5 = affine.apply affine_map<(d0) -> (d0 + 6)>(%c0)
// UPTO-NEXT:   affine.store %arg1, %arg0[%5] : memref<100xf32>
// UPTO-NEXT:   %6 = affine.apply affine_map<(d0) -> (d0 + 7)>(%c0)
// UPTO-NEXT:   affine.store %arg1, %arg0[%6] : memref<100xf32>
// UPTO-NEXT:   return
// UPTO-NEXT: }
// ONE-LABEL: func.func @whole(
// ONE-NEXT:   affine.for %arg2 = 0 to 8 {
// ONE-NEXT:     affine.store %arg1, %arg0[%arg2] : memref<100xf32>
// ONE-NEXT:   }
// ONE-NEXT:   return
// ONE-NEXT: }

// -----

func.func @rest(%m: memref<100xf32>, %x: f32) {
  affine.for %i = 1 to 12 step 2 {
    affine.store %x, %m[%i] : memref<100xf32>
  }
  return
}

// CHECK-LABEL: func.func @rest(
// CHECK-NEXT:   affine.for %arg2 = 1 to 12 step 6 {
// CHECK-NEXT:     affine.store %arg1, %arg0[%arg2] : memref<100xf32>
// CHECK-NEXT:     %0 = affine.apply affine_map<(d0) -> (d0 + 2)>(%arg2)
// CHECK-NEXT:     affine.store %arg1, %arg0[%0] : memref<100xf32>
// CHECK-NEXT:     %1 = affine.apply affine_map<(d0) -> (d0 + 4)>(%arg2)
// CHECK-NEXT:     affine.store %arg1, %arg0[%1] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CLEANUP-LABEL: func.func @rest(
// CLEANUP-NEXT:   affine.for %arg2 = 1 to 12 step 6 {
// CLEANUP-NEXT:     affine.store %arg1, %arg0[%arg2] : memref<100xf32>
// CLEANUP-NEXT:     %0 = affine.apply affine_map<(d0) -> (d0 + 2)>(%arg2)
// CLEANUP-NEXT:     affine.store %arg1, %arg0[%0] : memref<100xf32>
// CLEANUP-NEXT:     %1 = affine.apply affine_map<(d0) -> (d0 + 4)>(%arg2)
// CLEANUP-NEXT:     affine.store %arg1, %arg0[%1] : memref<100xf32>
// CLEANUP-NEXT:   }
// CLEANUP-NEXT:   return
// CLEANUP-NEXT: }
// UPTO-LABEL: func.func @rest(
// UPTO-NEXT:   %c1 = arith.constant 1 : index
// UPTO-NEXT:   affine.store %arg1, %arg0[%c1] : memref<100xf32>
// UPTO-NEXT:   %0 = affine.apply affine_map<(d0) -> (d0 + 2)>(%c1)
// UPTO-NEXT:   affine.store %arg1, %arg0[%0] : memref<100xf32>
// UPTO-NEXT:   %1 = affine.apply affine_map<(d0) -> (d0 + 4)>(%c1)
// UPTO-NEXT:   affine.store %arg1, %arg0[%1] : memref<100xf32>
// UPTO-NEXT:   %2 = affine.apply affine_map<(d0) -> (d0 + 6)>(%c1)
// UPTO-NEXT:   affine.store %arg1, %arg0[%2] : memref<100xf32>
// UPTO-NEXT:   %3 = affine.apply affine_map<(d0) -> (d0 + 8)>(%c1)
// UPTO-NEXT:   affine.store %arg1, %arg0[%3] : memref<100xf32>
// UPTO-NEXT:   %4 = affine.apply affine_map<(d0) -> (d0 + 10)>(%c1)
// UPTO-NEXT:   affine.store %arg1, %arg0[%4] : memref<100xf32>
// UPTO-NEXT:   return
// UPTO-NEXT: }
// ONE-LABEL: func.func @rest(
// ONE-NEXT:   affine.for %arg2 = 1 to 12 step 2 {
// ONE-NEXT:     affine.store %arg1, %arg0[%arg2] : memref<100xf32>
// ONE-NEXT:   }
// ONE-NEXT:   return
// ONE-NEXT: }

// -----

func.func @dynamic(%m: memref<100xf32>, %x: f32, %n: index) {
  affine.for %i = 3 to %n {
    affine.store %x, %m[%i] : memref<100xf32>
  }
  return
}

// CHECK-LABEL: func.func @dynamic(
// CHECK-NEXT:   affine.for %arg3 = 3 to affine_map<()[s0] -> ((s0 floordiv 3) * 3)>()[%arg2] step 3 {
// CHECK-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// CHECK-NEXT:     %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg3)
// CHECK-NEXT:     affine.store %arg1, %arg0[%0] : memref<100xf32>
// CHECK-NEXT:     %1 = affine.apply affine_map<(d0) -> (d0 + 2)>(%arg3)
// CHECK-NEXT:     affine.store %arg1, %arg0[%1] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg3 = affine_map<()[s0] -> ((s0 floordiv 3) * 3)>()[%arg2] to %arg2 {
// CHECK-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CLEANUP-LABEL: func.func @dynamic(
// CLEANUP-NEXT:   affine.for %arg3 = 3 to %arg2 {
// CLEANUP-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// CLEANUP-NEXT:   }
// CLEANUP-NEXT:   return
// CLEANUP-NEXT: }
// UPTO-LABEL: func.func @dynamic(
// UPTO-NEXT:   affine.for %arg3 = 3 to affine_map<()[s0] -> (((s0 - 3) floordiv 20) * 20 + 3)>()[%arg2] step 20 {
// UPTO-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// UPTO-NEXT:     %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg3)
// UPTO-NEXT:     affine.store %arg1, %arg0[%0] : memref<100xf32>
// UPTO-NEXT:     %1 = affine.apply affine_map<(d0) -> (d0 + 2)>(%arg3)
// UPTO-NEXT:     affine.store %arg1, %arg0[%1] : memref<100xf32>
// UPTO-NEXT:     %2 = affine.apply affine_map<(d0) -> (d0 + 3)>(%arg3)
// UPTO-NEXT:     affine.store %arg1, %arg0[%2] : memref<100xf32>
// UPTO-NEXT:     %3 = affine.apply affine_map<(d0) -> (d0 + 4)>(%arg3)
// UPTO-NEXT:     affine.store %arg1, %arg0[%3] : memref<100xf32>
// UPTO-NEXT:     %4 = affine.apply affine_map<(d0) -> (d0 + 5)>(%arg3)
// UPTO-NEXT:     affine.store %arg1, %arg0[%4] : memref<100xf32>
// UPTO-NEXT:     %5 = affine.apply affine_map<(d0) -> (d0 + 6)>(%arg3)
// UPTO-NEXT:     affine.store %arg1, %arg0[%5] : memref<100xf32>
// UPTO-NEXT:     %6 = affine.apply affine_map<(d0) -> (d0 + 7)>(%arg3)
// UPTO-NEXT:     affine.store %arg1, %arg0[%6] : memref<100xf32>
// UPTO-NEXT:     %7 = affine.apply affine_map<(d0) -> (d0 + 8)>(%arg3)
// UPTO-NEXT:     affine.store %arg1, %arg0[%7] : memref<100xf32>
// UPTO-NEXT:     %8 = affine.apply affine_map<(d0) -> (d0 + 9)>(%arg3)
// UPTO-NEXT:     affine.store %arg1, %arg0[%8] : memref<100xf32>
// UPTO-NEXT:     %9 = affine.apply affine_map<(d0) -> (d0 + 10)>(%arg3)
// UPTO-NEXT:     affine.store %arg1, %arg0[%9] : memref<100xf32>
// UPTO-NEXT:     %10 = affine.apply affine_map<(d0) -> (d0 + 11)>(%arg3)
// UPTO-NEXT:     affine.store %arg1, %arg0[%10] : memref<100xf32>
// UPTO-NEXT:     %11 = affine.apply affine_map<(d0) -> (d0 + 12)>(%arg3)
// UPTO-NEXT:     affine.store %arg1, %arg0[%11] : memref<100xf32>
// UPTO-NEXT:     %12 = affine.apply affine_map<(d0) -> (d0 + 13)>(%arg3)
// UPTO-NEXT:     affine.store %arg1, %arg0[%12] : memref<100xf32>
// UPTO-NEXT:     %13 = affine.apply affine_map<(d0) -> (d0 + 14)>(%arg3)
// UPTO-NEXT:     affine.store %arg1, %arg0[%13] : memref<100xf32>
// UPTO-NEXT:     %14 = affine.apply affine_map<(d0) -> (d0 + 15)>(%arg3)
// UPTO-NEXT:     affine.store %arg1, %arg0[%14] : memref<100xf32>
// UPTO-NEXT:     %15 = affine.apply affine_map<(d0) -> (d0 + 16)>(%arg3)
// UPTO-NEXT:     affine.store %arg1, %arg0[%15] : memref<100xf32>
// UPTO-NEXT:     %16 = affine.apply affine_map<(d0) -> (d0 + 17)>(%arg3)
// UPTO-NEXT:     affine.store %arg1, %arg0[%16] : memref<100xf32>
// UPTO-NEXT:     %17 = affine.apply affine_map<(d0) -> (d0 + 18)>(%arg3)
// UPTO-NEXT:     affine.store %arg1, %arg0[%17] : memref<100xf32>
// UPTO-NEXT:     %18 = affine.apply affine_map<(d0) -> (d0 + 19)>(%arg3)
// UPTO-NEXT:     affine.store %arg1, %arg0[%18] : memref<100xf32>
// UPTO-NEXT:   }
// UPTO-NEXT:   affine.for %arg3 = affine_map<()[s0] -> (((s0 - 3) floordiv 20) * 20 + 3)>()[%arg2] to %arg2 {
// UPTO-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// UPTO-NEXT:   }
// UPTO-NEXT:   return
// UPTO-NEXT: }
// ONE-LABEL: func.func @dynamic(
// ONE-NEXT:   affine.for %arg3 = 3 to %arg2 {
// ONE-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// ONE-NEXT:   }
// ONE-NEXT:   return
// ONE-NEXT: }

// -----

// The count of iterations is constant even if the bounds are not.
func.func @constant_count(%m: memref<100xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to affine_map<(d0) -> (d0 + 4)>(%i) {
      affine.store %x, %m[%j] : memref<100xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @constant_count(
// CHECK-NEXT:   affine.for %arg3 = 0 to %arg2 {
// CHECK-NEXT:     %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg3)
// CHECK-NEXT:     affine.store %arg1, %arg0[%0] : memref<100xf32>
// CHECK-NEXT:     %1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%0)
// CHECK-NEXT:     affine.store %arg1, %arg0[%1] : memref<100xf32>
// CHECK-NEXT:     %2 = affine.apply affine_map<(d0) -> (d0 + 2)>(%0)
// CHECK-NEXT:     affine.store %arg1, %arg0[%2] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CLEANUP-LABEL: func.func @constant_count(
// CLEANUP-NEXT:   affine.for %arg3 = 0 to %arg2 {
// CLEANUP-NEXT:     %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg3)
// CLEANUP-NEXT:     affine.store %arg1, %arg0[%0] : memref<100xf32>
// CLEANUP-NEXT:     %1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%0)
// CLEANUP-NEXT:     affine.store %arg1, %arg0[%1] : memref<100xf32>
// CLEANUP-NEXT:     %2 = affine.apply affine_map<(d0) -> (d0 + 2)>(%0)
// CLEANUP-NEXT:     affine.store %arg1, %arg0[%2] : memref<100xf32>
// CLEANUP-NEXT:   }
// CLEANUP-NEXT:   return
// CLEANUP-NEXT: }
// UPTO-LABEL: func.func @constant_count(
// UPTO-NEXT:   affine.for %arg3 = 0 to %arg2 {
// UPTO-NEXT:     %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg3)
// UPTO-NEXT:     affine.store %arg1, %arg0[%0] : memref<100xf32>
// UPTO-NEXT:     %1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%0)
// UPTO-NEXT:     affine.store %arg1, %arg0[%1] : memref<100xf32>
// UPTO-NEXT:     %2 = affine.apply affine_map<(d0) -> (d0 + 2)>(%0)
// UPTO-NEXT:     affine.store %arg1, %arg0[%2] : memref<100xf32>
// UPTO-NEXT:   }
// UPTO-NEXT:   return
// UPTO-NEXT: }
// ONE-LABEL: func.func @constant_count(
// ONE-NEXT:   affine.for %arg3 = 0 to %arg2 {
// ONE-NEXT:     affine.for %arg4 = affine_map<(d0) -> (d0 + 1)>(%arg3) to affine_map<(d0) -> (d0 + 4)>(%arg3) {
// ONE-NEXT:       affine.store %arg1, %arg0[%arg4] : memref<100xf32>
// ONE-NEXT:     }
// ONE-NEXT:   }
// ONE-NEXT:   return
// ONE-NEXT: }

// -----

// A rest needs bounds with one result.
func.func @minimum(%m: memref<100xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to min affine_map<(d0) -> (d0, 10)>(%n) {
    affine.store %x, %m[%i] : memref<100xf32>
  }
  affine.for %i = 0 to min affine_map<(d0) -> (d0 * 3, 12)>(%n) {
    affine.store %x, %m[%i] : memref<100xf32>
  }
  return
}

// CHECK-LABEL: func.func @minimum(
// CHECK-NEXT:   affine.for %arg3 = 0 to min affine_map<(d0) -> (d0, 10)>(%arg2) {
// CHECK-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg3 = 0 to min affine_map<(d0) -> (d0 * 3, 12)>(%arg2) step 3 {
// CHECK-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// CHECK-NEXT:     %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg3)
// CHECK-NEXT:     affine.store %arg1, %arg0[%0] : memref<100xf32>
// CHECK-NEXT:     %1 = affine.apply affine_map<(d0) -> (d0 + 2)>(%arg3)
// CHECK-NEXT:     affine.store %arg1, %arg0[%1] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CLEANUP-LABEL: func.func @minimum(
// CLEANUP-NEXT:   affine.for %arg3 = 0 to min affine_map<(d0) -> (d0, 10)>(%arg2) {
// CLEANUP-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// CLEANUP-NEXT:   }
// CLEANUP-NEXT:   affine.for %arg3 = 0 to min affine_map<(d0) -> (d0 * 3, 12)>(%arg2) step 3 {
// CLEANUP-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// CLEANUP-NEXT:     %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg3)
// CLEANUP-NEXT:     affine.store %arg1, %arg0[%0] : memref<100xf32>
// CLEANUP-NEXT:     %1 = affine.apply affine_map<(d0) -> (d0 + 2)>(%arg3)
// CLEANUP-NEXT:     affine.store %arg1, %arg0[%1] : memref<100xf32>
// CLEANUP-NEXT:   }
// CLEANUP-NEXT:   return
// CLEANUP-NEXT: }
// UPTO-LABEL: func.func @minimum(
// UPTO-NEXT:   affine.for %arg3 = 0 to min affine_map<(d0) -> (d0, 10)>(%arg2) {
// UPTO-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// UPTO-NEXT:   }
// UPTO-NEXT:   affine.for %arg3 = 0 to min affine_map<(d0) -> (d0 * 3, 12)>(%arg2) {
// UPTO-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// UPTO-NEXT:   }
// UPTO-NEXT:   return
// UPTO-NEXT: }
// ONE-LABEL: func.func @minimum(
// ONE-NEXT:   affine.for %arg3 = 0 to min affine_map<(d0) -> (d0, 10)>(%arg2) {
// ONE-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// ONE-NEXT:   }
// ONE-NEXT:   affine.for %arg3 = 0 to min affine_map<(d0) -> (d0 * 3, 12)>(%arg2) {
// ONE-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// ONE-NEXT:   }
// ONE-NEXT:   return
// ONE-NEXT: }

// -----

func.func @maximum(%m: memref<100xf32>, %x: f32, %n: index) {
  affine.for %i = max affine_map<(d0) -> (d0, 10)>(%n) to 20 {
    affine.store %x, %m[%i] : memref<100xf32>
  }
  return
}

// CHECK-LABEL: func.func @maximum(
// CHECK-NEXT:   affine.for %arg3 = max affine_map<(d0) -> (d0, 10)>(%arg2) to 20 {
// CHECK-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CLEANUP-LABEL: func.func @maximum(
// CLEANUP-NEXT:   affine.for %arg3 = max affine_map<(d0) -> (d0, 10)>(%arg2) to 20 {
// CLEANUP-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// CLEANUP-NEXT:   }
// CLEANUP-NEXT:   return
// CLEANUP-NEXT: }
// UPTO-LABEL: func.func @maximum(
// UPTO-NEXT:   affine.for %arg3 = max affine_map<(d0) -> (d0, 10)>(%arg2) to 20 {
// UPTO-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// UPTO-NEXT:   }
// UPTO-NEXT:   return
// UPTO-NEXT: }
// ONE-LABEL: func.func @maximum(
// ONE-NEXT:   affine.for %arg3 = max affine_map<(d0) -> (d0, 10)>(%arg2) to 20 {
// ONE-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// ONE-NEXT:   }
// ONE-NEXT:   return
// ONE-NEXT: }

// -----

func.func @empty_and_none() {
  affine.for %i = 0 to 8 {
  }
  affine.for %i = 8 to 8 {
    "test.op"() : () -> ()
  }
  return
}

// CHECK-LABEL: func.func @empty_and_none(
// CHECK-NEXT:   affine.for %arg0 = 0 to 8 {
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg0 = 8 to 8 {
// CHECK-NEXT:     "test.op"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CLEANUP-LABEL: func.func @empty_and_none(
// CLEANUP-NEXT:   affine.for %arg0 = 0 to 8 {
// CLEANUP-NEXT:   }
// CLEANUP-NEXT:   affine.for %arg0 = 8 to 8 {
// CLEANUP-NEXT:     "test.op"() : () -> ()
// CLEANUP-NEXT:   }
// CLEANUP-NEXT:   return
// CLEANUP-NEXT: }
// UPTO-LABEL: func.func @empty_and_none(
// UPTO-NEXT:   affine.for %arg0 = 0 to 8 {
// UPTO-NEXT:   }
// UPTO-NEXT:   affine.for %arg0 = 8 to 8 {
// UPTO-NEXT:     "test.op"() : () -> ()
// UPTO-NEXT:   }
// UPTO-NEXT:   return
// UPTO-NEXT: }
// ONE-LABEL: func.func @empty_and_none(
// ONE-NEXT:   affine.for %arg0 = 0 to 8 {
// ONE-NEXT:   }
// ONE-NEXT:   affine.for %arg0 = 8 to 8 {
// ONE-NEXT:     "test.op"() : () -> ()
// ONE-NEXT:   }
// ONE-NEXT:   return
// ONE-NEXT: }

// -----

func.func @once(%m: memref<100xf32>, %x: f32, %n: index) {
  affine.for %i = affine_map<(d0) -> (d0)>(%n) to affine_map<(d0) -> (d0 + 1)>(%n) {
    affine.store %x, %m[%i] : memref<100xf32>
  }
  affine.for %i = affine_map<(d0) -> (d0 + 2)>(%n) to affine_map<(d0) -> (d0 + 3)>(%n) {
    affine.store %x, %m[%i] : memref<100xf32>
  }
  affine.for %i = 5 to 6 {
    affine.store %x, %m[%i] : memref<100xf32>
  }
  return
}

// CHECK-LABEL: func.func @once(
// CHECK-NEXT:   affine.for %arg3 = affine_map<(d0) -> (d0)>(%arg2) to affine_map<(d0) -> (d0 + 1)>(%arg2) {
// CHECK-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg3 = affine_map<(d0) -> (d0 + 2)>(%arg2) to affine_map<(d0) -> (d0 + 3)>(%arg2) {
// CHECK-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg3 = 5 to 6 {
// CHECK-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CLEANUP-LABEL: func.func @once(
// CLEANUP-NEXT:   %c5 = arith.constant 5 : index
// CLEANUP-NEXT:   affine.store %arg1, %arg0[%arg2] : memref<100xf32>
// CLEANUP-NEXT:   %0 = affine.apply affine_map<(d0) -> (d0 + 2)>(%arg2)
// CLEANUP-NEXT:   affine.store %arg1, %arg0[%0] : memref<100xf32>
// CLEANUP-NEXT:   affine.store %arg1, %arg0[%c5] : memref<100xf32>
// CLEANUP-NEXT:   return
// CLEANUP-NEXT: }
// UPTO-LABEL: func.func @once(
// UPTO-NEXT:   %c5 = arith.constant 5 : index
// UPTO-NEXT:   affine.store %arg1, %arg0[%arg2] : memref<100xf32>
// UPTO-NEXT:   %0 = affine.apply affine_map<(d0) -> (d0 + 2)>(%arg2)
// UPTO-NEXT:   affine.store %arg1, %arg0[%0] : memref<100xf32>
// UPTO-NEXT:   affine.store %arg1, %arg0[%c5] : memref<100xf32>
// UPTO-NEXT:   return
// UPTO-NEXT: }
// ONE-LABEL: func.func @once(
// ONE-NEXT:   %c5 = arith.constant 5 : index
// ONE-NEXT:   affine.store %arg1, %arg0[%arg2] : memref<100xf32>
// ONE-NEXT:   %0 = affine.apply affine_map<(d0) -> (d0 + 2)>(%arg2)
// ONE-NEXT:   affine.store %arg1, %arg0[%0] : memref<100xf32>
// ONE-NEXT:   affine.store %arg1, %arg0[%c5] : memref<100xf32>
// ONE-NEXT:   return
// ONE-NEXT: }

// -----

// Only the variables of the loop that yields them change their places, and only one of two equal
// initial values belongs to each of them. MLIR's unrolled loop computes other values.
func.func @carried(%x: f32, %y: f32) -> (f32, f32) {
  %r:2 = affine.for %i = 0 to 7 iter_args(%a = %x, %b = %x) -> (f32, f32) {
    %s = arith.addf %a, %y : f32
    affine.yield %b, %s : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

// CHECK-LABEL: func.func @carried(
// CHECK-NEXT:   %0:2 = affine.for %arg2 = 0 to 6 step 3 iter_args(%arg3 = %arg0, %arg4 = %arg0) -> (f32, f32) {
// CHECK-NEXT:     %2 = arith.addf %arg3, %arg1 : f32
// CHECK-NEXT:     %3 = arith.addf %arg4, %arg1 : f32
// CHECK-NEXT:     %4 = arith.addf %2, %arg1 : f32
// CHECK-NEXT:     affine.yield %3, %4 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %1 = arith.addf %0#0, %arg1 : f32
// CHECK-NEXT:   return %0#1, %1 : f32, f32
// CHECK-NEXT: }
// CLEANUP-LABEL: func.func @carried(
// CLEANUP-NEXT:   %0 = arith.addf %arg0, %arg1 : f32
// CLEANUP-NEXT:   %1 = arith.addf %arg0, %arg1 : f32
// CLEANUP-NEXT:   %2 = arith.addf %0, %arg1 : f32
// CLEANUP-NEXT:   %3 = arith.addf %1, %arg1 : f32
// CLEANUP-NEXT:   %4 = arith.addf %2, %arg1 : f32
// CLEANUP-NEXT:   %5 = arith.addf %3, %arg1 : f32
// CLEANUP-NEXT:   %6 = arith.addf %4, %arg1 : f32
// CLEANUP-NEXT:   return %5, %6 : f32, f32
// CLEANUP-NEXT: }
// UPTO-LABEL: func.func @carried(
// UPTO-NEXT:   %0 = arith.addf %arg0, %arg1 : f32
// UPTO-NEXT:   %1 = arith.addf %arg0, %arg1 : f32
// UPTO-NEXT:   %2 = arith.addf %0, %arg1 : f32
// UPTO-NEXT:   %3 = arith.addf %1, %arg1 : f32
// UPTO-NEXT:   %4 = arith.addf %2, %arg1 : f32
// UPTO-NEXT:   %5 = arith.addf %3, %arg1 : f32
// UPTO-NEXT:   %6 = arith.addf %4, %arg1 : f32
// UPTO-NEXT:   return %5, %6 : f32, f32
// UPTO-NEXT: }
// ONE-LABEL: func.func @carried(
// ONE-NEXT:   %0:2 = affine.for %arg2 = 0 to 7 iter_args(%arg3 = %arg0, %arg4 = %arg0) -> (f32, f32) {
// ONE-NEXT:     %1 = arith.addf %arg3, %arg1 : f32
// ONE-NEXT:     affine.yield %arg4, %1 : f32, f32
// ONE-NEXT:   }
// ONE-NEXT:   return %0#0, %0#1 : f32, f32
// ONE-NEXT: }

// -----

func.func @outside(%x: f32, %y: f32) -> f32 {
  %r = affine.for %i = 0 to 6 iter_args(%a = %x) -> (f32) {
    "test.op"(%a) : (f32) -> ()
    affine.yield %y : f32
  }
  return %r : f32
}

// CHECK-LABEL: func.func @outside(
// CHECK-NEXT:   %0 = affine.for %arg2 = 0 to 6 step 3 iter_args(%arg3 = %arg0) -> (f32) {
// CHECK-NEXT:     "test.op"(%arg3) : (f32) -> ()
// CHECK-NEXT:     "test.op"(%arg1) : (f32) -> ()
// CHECK-NEXT:     "test.op"(%arg1) : (f32) -> ()
// CHECK-NEXT:     affine.yield %arg1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : f32
// CHECK-NEXT: }
// CLEANUP-LABEL: func.func @outside(
// CLEANUP-NEXT:   %0 = affine.for %arg2 = 0 to 6 step 3 iter_args(%arg3 = %arg0) -> (f32) {
// CLEANUP-NEXT:     "test.op"(%arg3) : (f32) -> ()
// CLEANUP-NEXT:     "test.op"(%arg1) : (f32) -> ()
// CLEANUP-NEXT:     "test.op"(%arg1) : (f32) -> ()
// CLEANUP-NEXT:     affine.yield %arg1 : f32
// CLEANUP-NEXT:   }
// CLEANUP-NEXT:   return %0 : f32
// CLEANUP-NEXT: }
// UPTO-LABEL: func.func @outside(
// UPTO-NEXT:   "test.op"(%arg0) : (f32) -> ()
// UPTO-NEXT:   "test.op"(%arg1) : (f32) -> ()
// UPTO-NEXT:   "test.op"(%arg1) : (f32) -> ()
// UPTO-NEXT:   "test.op"(%arg1) : (f32) -> ()
// UPTO-NEXT:   "test.op"(%arg1) : (f32) -> ()
// UPTO-NEXT:   "test.op"(%arg1) : (f32) -> ()
// UPTO-NEXT:   return %arg1 : f32
// UPTO-NEXT: }
// ONE-LABEL: func.func @outside(
// ONE-NEXT:   %0 = affine.for %arg2 = 0 to 6 iter_args(%arg3 = %arg0) -> (f32) {
// ONE-NEXT:     "test.op"(%arg3) : (f32) -> ()
// ONE-NEXT:     affine.yield %arg1 : f32
// ONE-NEXT:   }
// ONE-NEXT:   return %0 : f32
// ONE-NEXT: }
