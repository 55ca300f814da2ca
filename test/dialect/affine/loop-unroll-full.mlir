// RUN: mlir-opt %s -affine-loop-unroll="unroll-full" -split-input-file -mlir-print-local-scope | FileCheck %s
// RUN: mlir-opt %s -affine-loop-unroll="unroll-full unroll-num-reps=5" -split-input-file -mlir-print-local-scope | FileCheck %s --check-prefix=TWICE
// RUN: mlir-opt %s -affine-loop-unroll="unroll-full unroll-full-threshold=2" -split-input-file -mlir-print-local-scope | FileCheck %s --check-prefix=SHORT

// All iterations are unrolled, of the innermost loops or of all with few iterations.

func.func @nest(%m: memref<100x100xf32>, %x: f32) {
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 2 {
      affine.store %x, %m[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @nest(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   affine.for %arg2 = 0 to 3 {
// CHECK-NEXT:     affine.store %arg1, %arg0[%arg2, %c0] : memref<100x100xf32>
// CHECK-NEXT:     %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%c0)
// CHECK-NEXT:     affine.store %arg1, %arg0[%arg2, %0] : memref<100x100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// TWICE-LABEL: func.func @nest(
// TWICE-NEXT:   %c0 = arith.constant 0 : index
// TWICE-NEXT:   %c0_0 = arith.constant 0 : index
// TWICE-NEXT:   affine.store %arg1, %arg0[%c0, %c0_0] : memref<100x100xf32>
// TWICE-NEXT:   %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%c0_0)
// TWICE-NEXT:   affine.store %arg1, %arg0[%c0, %0] : memref<100x100xf32>
// TWICE-NEXT:   %1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%c0)
// TWICE-NEXT:   affine.store %arg1, %arg0[%1, %c0_0] : memref<100x100xf32>
// TWICE-NEXT:   %2 = affine.apply affine_map<(d0) -> (d0 + 1)>(%c0_0)
// TWICE-NEXT:   affine.store %arg1, %arg0[%1, %2] : memref<100x100xf32>
// TWICE-NEXT:   %3 = affine.apply affine_map<(d0) -> (d0 + 2)>(%c0)
// TWICE-NEXT:   affine.store %arg1, %arg0[%3, %c0_0] : memref<100x100xf32>
// TWICE-NEXT:   %4 = affine.apply affine_map<(d0) -> (d0 + 1)>(%c0_0)
// TWICE-NEXT:   affine.store %arg1, %arg0[%3, %4] : memref<100x100xf32>
// TWICE-NEXT:   return
// TWICE-NEXT: }
// SHORT-LABEL: func.func @nest(
// SHORT-NEXT:   %c0 = arith.constant 0 : index
// SHORT-NEXT:   affine.for %arg2 = 0 to 3 {
// SHORT-NEXT:     affine.store %arg1, %arg0[%arg2, %c0] : memref<100x100xf32>
// SHORT-NEXT:     %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%c0)
// SHORT-NEXT:     affine.store %arg1, %arg0[%arg2, %0] : memref<100x100xf32>
// SHORT-NEXT:   }
// SHORT-NEXT:   return
// SHORT-NEXT: }

// -----

func.func @unknown(%m: memref<100xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to %n {
    affine.store %x, %m[%i] : memref<100xf32>
  }
  return
}

// CHECK-LABEL: func.func @unknown(
// CHECK-NEXT:   affine.for %arg3 = 0 to %arg2 {
// CHECK-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// TWICE-LABEL: func.func @unknown(
// TWICE-NEXT:   affine.for %arg3 = 0 to %arg2 {
// TWICE-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// TWICE-NEXT:   }
// TWICE-NEXT:   return
// TWICE-NEXT: }
// SHORT-LABEL: func.func @unknown(
// SHORT-NEXT:   affine.for %arg3 = 0 to %arg2 {
// SHORT-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// SHORT-NEXT:   }
// SHORT-NEXT:   return
// SHORT-NEXT: }
