// RUN: mlir-opt %s -affine-loop-normalize -split-input-file -mlir-print-local-scope | FileCheck %s
// RUN: mlir-opt %s -affine-loop-normalize=promote-single-iter -split-input-file -mlir-print-local-scope | FileCheck %s --check-prefix=PROMOTE

// Loops count from 0 in steps of 1.

func.func @for(%m: memref<100xf32>, %x: f32, %n: index) {
  affine.for %i = 2 to 20 step 3 {
    affine.store %x, %m[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 20 {
    affine.store %x, %m[%i] : memref<100xf32>
  }
  affine.for %i = affine_map<(d0) -> (d0 + 1)>(%n) to min affine_map<(d0) -> (d0 * 2, 50)>(%n) step 2 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 60 {
      affine.store %x, %m[%j] : memref<100xf32>
    }
  }
  affine.for %i = max affine_map<(d0) -> (d0, 3)>(%n) to 20 {
    affine.store %x, %m[%i] : memref<100xf32>
  }
  affine.for %i = 7 to 8 {
    affine.store %x, %m[%i] : memref<100xf32>
  }
  return
}

// CHECK-LABEL: func.func @for(
// CHECK-NEXT:   affine.for %arg3 = 0 to 6 {
// CHECK-NEXT:     %0 = affine.apply affine_map<(d0) -> (d0 * 3 + 2)>(%arg3)
// CHECK-NEXT:     affine.store %arg1, %arg0[%0] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg3 = 0 to 20 {
// CHECK-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg3 = 0 to min affine_map<()[s0] -> ((s0 - 1) ceildiv 2, (-s0 + 49) ceildiv 2)>()[%arg2] {
// CHECK-NEXT:     %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0 + 1)>(%arg3)[%arg2]
// CHECK-NEXT:     affine.for %arg4 = 0 to affine_map<(d0) -> (-d0 + 60)>(%0) {
// CHECK-NEXT:       %1 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%0, %arg4)
// CHECK-NEXT:       affine.store %arg1, %arg0[%1] : memref<100xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg3 = max affine_map<(d0) -> (d0, 3)>(%arg2) to 20 {
// CHECK-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg3 = 0 to 1 {
// CHECK-NEXT:     %0 = affine.apply affine_map<(d0) -> (d0 + 7)>(%arg3)
// CHECK-NEXT:     affine.store %arg1, %arg0[%0] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// PROMOTE-LABEL: func.func @for(
// PROMOTE-NEXT:   %c7 = arith.constant 7 : index
// PROMOTE-NEXT:   affine.for %arg3 = 0 to 6 {
// PROMOTE-NEXT:     %0 = affine.apply affine_map<(d0) -> (d0 * 3 + 2)>(%arg3)
// PROMOTE-NEXT:     affine.store %arg1, %arg0[%0] : memref<100xf32>
// PROMOTE-NEXT:   }
// PROMOTE-NEXT:   affine.for %arg3 = 0 to 20 {
// PROMOTE-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// PROMOTE-NEXT:   }
// PROMOTE-NEXT:   affine.for %arg3 = 0 to min affine_map<()[s0] -> ((s0 - 1) ceildiv 2, (-s0 + 49) ceildiv 2)>()[%arg2] {
// PROMOTE-NEXT:     %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0 + 1)>(%arg3)[%arg2]
// PROMOTE-NEXT:     affine.for %arg4 = 0 to affine_map<(d0) -> (-d0 + 60)>(%0) {
// PROMOTE-NEXT:       %1 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%0, %arg4)
// PROMOTE-NEXT:       affine.store %arg1, %arg0[%1] : memref<100xf32>
// PROMOTE-NEXT:     }
// PROMOTE-NEXT:   }
// PROMOTE-NEXT:   affine.for %arg3 = max affine_map<(d0) -> (d0, 3)>(%arg2) to 20 {
// PROMOTE-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// PROMOTE-NEXT:   }
// PROMOTE-NEXT:   affine.store %arg1, %arg0[%c7] : memref<100xf32>
// PROMOTE-NEXT:   return
// PROMOTE-NEXT: }

// -----

func.func @parallel(%m: memref<100x100xf32>, %x: f32, %n: index) {
  affine.parallel (%i, %j) = (1, %n) to (10, 20) step (2, 1) {
    affine.store %x, %m[%i, %j] : memref<100x100xf32>
  }
  affine.parallel (%i, %j) = (0, 0) to (10, 20) {
    affine.store %x, %m[%i, %j] : memref<100x100xf32>
  }
  affine.parallel (%i) = (max(%n, 1)) to (10) {
    affine.store %x, %m[%i, %i] : memref<100x100xf32>
  }
  affine.parallel (%i) = (1) to (min(%n, 10)) {
    affine.store %x, %m[%i, %i] : memref<100x100xf32>
  }
  return
}

// CHECK-LABEL: func.func @parallel(
// CHECK-NEXT:   affine.parallel (%arg3, %arg4) = (0, 0) to (5, -symbol(%arg2) + 20) {
// CHECK-NEXT:     %0 = affine.apply affine_map<(d0, d1) -> (d1 * 2 + 1)>(%arg2, %arg3)
// CHECK-NEXT:     %1 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%arg2, %arg4)
// CHECK-NEXT:     affine.store %arg1, %arg0[%0, %1] : memref<100x100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.parallel (%arg3, %arg4) = (0, 0) to (10, 20) {
// CHECK-NEXT:     affine.store %arg1, %arg0[%arg3, %arg4] : memref<100x100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.parallel (%arg3) = (max(%arg2, 1)) to (10) {
// CHECK-NEXT:     affine.store %arg1, %arg0[%arg3, %arg3] : memref<100x100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.parallel (%arg3) = (1) to (min(%arg2, 10)) {
// CHECK-NEXT:     affine.store %arg1, %arg0[%arg3, %arg3] : memref<100x100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// PROMOTE-LABEL: func.func @parallel(
// PROMOTE-NEXT:   affine.parallel (%arg3, %arg4) = (0, 0) to (5, -symbol(%arg2) + 20) {
// PROMOTE-NEXT:     %0 = affine.apply affine_map<(d0, d1) -> (d1 * 2 + 1)>(%arg2, %arg3)
// PROMOTE-NEXT:     %1 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%arg2, %arg4)
// PROMOTE-NEXT:     affine.store %arg1, %arg0[%0, %1] : memref<100x100xf32>
// PROMOTE-NEXT:   }
// PROMOTE-NEXT:   affine.parallel (%arg3, %arg4) = (0, 0) to (10, 20) {
// PROMOTE-NEXT:     affine.store %arg1, %arg0[%arg3, %arg4] : memref<100x100xf32>
// PROMOTE-NEXT:   }
// PROMOTE-NEXT:   affine.parallel (%arg3) = (max(%arg2, 1)) to (10) {
// PROMOTE-NEXT:     affine.store %arg1, %arg0[%arg3, %arg3] : memref<100x100xf32>
// PROMOTE-NEXT:   }
// PROMOTE-NEXT:   affine.parallel (%arg3) = (1) to (min(%arg2, 10)) {
// PROMOTE-NEXT:     affine.store %arg1, %arg0[%arg3, %arg3] : memref<100x100xf32>
// PROMOTE-NEXT:   }
// PROMOTE-NEXT:   return
// PROMOTE-NEXT: }
