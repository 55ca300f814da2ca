// RUN: mlir-opt %s -affine-super-vectorizer-test=vectorize-affine-loop-nest -split-input-file -mlir-print-local-scope | FileCheck %s

// The test pass vectorizes the only outermost loop.

func.func @nest(%a: memref<20x30xf32>, %b: memref<20xf32>) {
  affine.for %i = 0 to 20 {
    %b0 = affine.load %b[%i] : memref<20xf32>
    affine.for %j = 0 to 30 {
      %0 = affine.load %a[%i, %j] : memref<20x30xf32>
      affine.store %b0, %a[%i, %j] : memref<20x30xf32>
    }
    affine.store %b0, %b[%i] : memref<20xf32>
  }
  return
}

// CHECK-LABEL: func.func @nest(
// CHECK-NEXT:   affine.for %arg2 = 0 to 20 step 4 {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = vector.transfer_read %arg1[%arg2], %cst : memref<20xf32>, vector<4xf32>
// CHECK-NEXT:     affine.for %arg3 = 0 to 30 {
// CHECK-NEXT:       %cst_0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:       %1 = vector.transfer_read %arg0[%arg2, %arg3], %cst_0 {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<20x30xf32>, vector<4xf32>
// CHECK-NEXT:       vector.transfer_write %0, %arg0[%arg2, %arg3] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<20x30xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.transfer_write %0, %arg1[%arg2] : vector<4xf32>, memref<20xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }

// -----

func.func @two(%b: memref<20xf32>, %x: f32) {
  affine.for %i = 0 to 20 {
    affine.store %x, %b[%i] : memref<20xf32>
  }
  affine.for %i = 0 to 20 {
    affine.store %x, %b[%i] : memref<20xf32>
  }
  return
}

// CHECK-LABEL: func.func @two(
// CHECK-NEXT:   affine.for %arg2 = 0 to 20 {
// CHECK-NEXT:     affine.store %arg1, %arg0[%arg2] : memref<20xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg2 = 0 to 20 {
// CHECK-NEXT:     affine.store %arg1, %arg0[%arg2] : memref<20xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
