// RUN: mlir-opt %s -affine-super-vectorize="virtual-vector-size=8" -split-input-file -mlir-print-local-scope | FileCheck %s
// RUN: mlir-opt %s -affine-super-vectorize="virtual-vector-size=4,8" -split-input-file -mlir-print-local-scope | FileCheck %s --check-prefix=TWO
// RUN: mlir-opt %s -affine-super-vectorize="virtual-vector-size=8 vectorize-reductions" -split-input-file -mlir-print-local-scope | FileCheck %s --check-prefix=SUMS
// RUN: mlir-opt %s -affine-super-vectorize="virtual-vector-size=8 test-fastest-varying=1" -split-input-file -mlir-print-local-scope | FileCheck %s --check-prefix=OUTER
// RUN: mlir-opt %s -affine-super-vectorize="virtual-vector-size=2,2,2,2" -split-input-file -mlir-print-local-scope | FileCheck %s --check-prefix=NONE

// Vectors stand for the values of several iterations of parallel loops.

func.func @nest(%A: memref<?x?xf32>, %B: memref<100xf32>, %D: memref<?x?xf32>, %n: index, %m: index, %x: f32) {
  %c1 = arith.constant 1.0 : f32
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      %a = affine.load %A[%i, %j] : memref<?x?xf32>
      %b = affine.load %B[%i] : memref<100xf32>
      %c = arith.constant 2.0 : f32
      %s = arith.addf %a, %b : f32
      %t = arith.mulf %s, %c : f32
      %u = arith.addf %t, %c1 : f32
      %w = arith.addf %u, %x : f32
      affine.store %w, %D[%i, %j] : memref<?x?xf32>
      %ap = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
      %q = affine.load %A[%ap, %j] : memref<?x?xf32>
      %q2 = affine.load %A[%i, %j + 2] : memref<?x?xf32>
      %ci = arith.index_cast %i : index to i32
    }
  }
  return
}

// CHECK-LABEL: func.func @nest(
// CHECK-NEXT:   %0 = vector.broadcast %arg5 : f32 to vector<8xf32>
// CHECK-NEXT:   %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   affine.for %arg6 = 0 to %arg3 {
// CHECK-NEXT:     %1 = vector.broadcast %arg6 : index to vector<8xindex>
// CHECK-NEXT:     affine.for %arg7 = 0 to %arg4 step 8 {
// CHECK-NEXT:       %cst_0 = arith.constant dense<1.000000e+00> : vector<8xf32>
// CHECK-NEXT:       %cst_1 = arith.constant dense<2.000000e+00> : vector<8xf32>
// CHECK-NEXT:       %cst_2 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:       %2 = vector.transfer_read %arg0[%arg6, %arg7], %cst_2 : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:       %cst_3 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:       %3 = vector.transfer_read %arg1[%arg6], %cst_3 {in_bounds = [true], permutation_map = affine_map<(d0) -> (0)>} : memref<100xf32>, vector<8xf32>
// CHECK-NEXT:       %4 = arith.addf %2, %3 : vector<8xf32>
// CHECK-NEXT:       %5 = arith.mulf %4, %cst_1 : vector<8xf32>
// CHECK-NEXT:       %6 = arith.addf %5, %cst_0 : vector<8xf32>
// CHECK-NEXT:       %7 = arith.addf %6, %0 : vector<8xf32>
// CHECK-NEXT:       vector.transfer_write %7, %arg2[%arg6, %arg7] : vector<8xf32>, memref<?x?xf32>
// CHECK-NEXT:       %8 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg6)
// CHECK-NEXT:       %cst_4 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:       %9 = vector.transfer_read %arg0[%8, %arg7], %cst_4 : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:       %10 = affine.apply affine_map<(d0, d1) -> (d0)>(%arg6, %arg7)
// CHECK-NEXT:       %11 = affine.apply affine_map<(d0, d1) -> (d1 + 2)>(%arg6, %arg7)
// CHECK-NEXT:       %cst_5 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:       %12 = vector.transfer_read %arg0[%10, %11], %cst_5 : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:       %13 = arith.index_cast %1 : vector<8xindex> to vector<8xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// TWO-LABEL: func.func @nest(
// TWO-NEXT:   %cst = arith.constant 1.000000e+00 : f32
// TWO-NEXT:   affine.for %arg6 = 0 to %arg3 {
// TWO-NEXT:     affine.for %arg7 = 0 to %arg4 {
// TWO-NEXT:       %0 = affine.load %arg0[%arg6, %arg7] : memref<?x?xf32>
// TWO-NEXT:       %1 = affine.load %arg1[%arg6] : memref<100xf32>
// TWO-NEXT:       %cst_0 = arith.constant 2.000000e+00 : f32
// TWO-NEXT:       %2 = arith.addf %0, %1 : f32
// TWO-NEXT:       %3 = arith.mulf %2, %cst_0 : f32
// TWO-NEXT:       %4 = arith.addf %3, %cst : f32
// TWO-NEXT:       %5 = arith.addf %4, %arg5 : f32
// TWO-NEXT:       affine.store %5, %arg2[%arg6, %arg7] : memref<?x?xf32>
// TWO-NEXT:       %6 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg6)
// TWO-NEXT:       %7 = affine.load %arg0[%6, %arg7] : memref<?x?xf32>
// TWO-NEXT:       %8 = affine.load %arg0[%arg6, %arg7 + 2] : memref<?x?xf32>
// TWO-NEXT:       %9 = arith.index_cast %arg6 : index to i32
// TWO-NEXT:     }
// TWO-NEXT:   }
// TWO-NEXT:   return
// TWO-NEXT: }
// SUMS-LABEL: func.func @nest(
// SUMS-NEXT:   %0 = vector.broadcast %arg5 : f32 to vector<8xf32>
// SUMS-NEXT:   %cst = arith.constant 1.000000e+00 : f32
// SUMS-NEXT:   affine.for %arg6 = 0 to %arg3 {
// SUMS-NEXT:     %1 = vector.broadcast %arg6 : index to vector<8xindex>
// SUMS-NEXT:     affine.for %arg7 = 0 to %arg4 step 8 {
// SUMS-NEXT:       %cst_0 = arith.constant dense<1.000000e+00> : vector<8xf32>
// SUMS-NEXT:       %cst_1 = arith.constant dense<2.000000e+00> : vector<8xf32>
// SUMS-NEXT:       %cst_2 = arith.constant 0.000000e+00 : f32
// SUMS-NEXT:       %2 = vector.transfer_read %arg0[%arg6, %arg7], %cst_2 : memref<?x?xf32>, vector<8xf32>
// SUMS-NEXT:       %cst_3 = arith.constant 0.000000e+00 : f32
// SUMS-NEXT:       %3 = vector.transfer_read %arg1[%arg6], %cst_3 {in_bounds = [true], permutation_map = affine_map<(d0) -> (0)>} : memref<100xf32>, vector<8xf32>
// SUMS-NEXT:       %4 = arith.addf %2, %3 : vector<8xf32>
// SUMS-NEXT:       %5 = arith.mulf %4, %cst_1 : vector<8xf32>
// SUMS-NEXT:       %6 = arith.addf %5, %cst_0 : vector<8xf32>
// SUMS-NEXT:       %7 = arith.addf %6, %0 : vector<8xf32>
// SUMS-NEXT:       vector.transfer_write %7, %arg2[%arg6, %arg7] : vector<8xf32>, memref<?x?xf32>
// SUMS-NEXT:       %8 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg6)
// SUMS-NEXT:       %cst_4 = arith.constant 0.000000e+00 : f32
// SUMS-NEXT:       %9 = vector.transfer_read %arg0[%8, %arg7], %cst_4 : memref<?x?xf32>, vector<8xf32>
// SUMS-NEXT:       %10 = affine.apply affine_map<(d0, d1) -> (d0)>(%arg6, %arg7)
// SUMS-NEXT:       %11 = affine.apply affine_map<(d0, d1) -> (d1 + 2)>(%arg6, %arg7)
// SUMS-NEXT:       %cst_5 = arith.constant 0.000000e+00 : f32
// SUMS-NEXT:       %12 = vector.transfer_read %arg0[%10, %11], %cst_5 : memref<?x?xf32>, vector<8xf32>
// SUMS-NEXT:       %13 = arith.index_cast %1 : vector<8xindex> to vector<8xi32>
// SUMS-NEXT:     }
// SUMS-NEXT:   }
// SUMS-NEXT:   return
// SUMS-NEXT: }
// OUTER-LABEL: func.func @nest(
// OUTER-NEXT:   %cst = arith.constant 1.000000e+00 : f32
// OUTER-NEXT:   affine.for %arg6 = 0 to %arg3 {
// OUTER-NEXT:     affine.for %arg7 = 0 to %arg4 {
// OUTER-NEXT:       %0 = affine.load %arg0[%arg6, %arg7] : memref<?x?xf32>
// OUTER-NEXT:       %1 = affine.load %arg1[%arg6] : memref<100xf32>
// OUTER-NEXT:       %cst_0 = arith.constant 2.000000e+00 : f32
// OUTER-NEXT:       %2 = arith.addf %0, %1 : f32
// OUTER-NEXT:       %3 = arith.mulf %2, %cst_0 : f32
// OUTER-NEXT:       %4 = arith.addf %3, %cst : f32
// OUTER-NEXT:       %5 = arith.addf %4, %arg5 : f32
// OUTER-NEXT:       affine.store %5, %arg2[%arg6, %arg7] : memref<?x?xf32>
// OUTER-NEXT:       %6 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg6)
// OUTER-NEXT:       %7 = affine.load %arg0[%6, %arg7] : memref<?x?xf32>
// OUTER-NEXT:       %8 = affine.load %arg0[%arg6, %arg7 + 2] : memref<?x?xf32>
// OUTER-NEXT:       %9 = arith.index_cast %arg6 : index to i32
// OUTER-NEXT:     }
// OUTER-NEXT:   }
// OUTER-NEXT:   return
// OUTER-NEXT: }
// NONE-LABEL: func.func @nest(
// NONE-NEXT:   %cst = arith.constant 1.000000e+00 : f32
// NONE-NEXT:   affine.for %arg6 = 0 to %arg3 {
// NONE-NEXT:     affine.for %arg7 = 0 to %arg4 {
// NONE-NEXT:       %0 = affine.load %arg0[%arg6, %arg7] : memref<?x?xf32>
// NONE-NEXT:       %1 = affine.load %arg1[%arg6] : memref<100xf32>
// NONE-NEXT:       %cst_0 = arith.constant 2.000000e+00 : f32
// NONE-NEXT:       %2 = arith.addf %0, %1 : f32
// NONE-NEXT:       %3 = arith.mulf %2, %cst_0 : f32
// NONE-NEXT:       %4 = arith.addf %3, %cst : f32
// NONE-NEXT:       %5 = arith.addf %4, %arg5 : f32
// NONE-NEXT:       affine.store %5, %arg2[%arg6, %arg7] : memref<?x?xf32>
// NONE-NEXT:       %6 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg6)
// NONE-NEXT:       %7 = affine.load %arg0[%6, %arg7] : memref<?x?xf32>
// NONE-NEXT:       %8 = affine.load %arg0[%arg6, %arg7 + 2] : memref<?x?xf32>
// NONE-NEXT:       %9 = arith.index_cast %arg6 : index to i32
// NONE-NEXT:     }
// NONE-NEXT:   }
// NONE-NEXT:   return
// NONE-NEXT: }

// -----

// Kept: an access before and after, a condition, a region, a vector, an index that is the variable,
// and an index that two variables make.
func.func @kept(%A: memref<100xf32>, %B: memref<100xvector<4xf32>>, %C: memref<100x100xf32>, %x: f32, %v: vector<4xf32>) {
  affine.for %i = 0 to 50 {
    %a = affine.load %A[%i] : memref<100xf32>
    affine.store %a, %A[%i + 1] : memref<100xf32>
  }
  affine.for %i = 0 to 50 {
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      affine.store %x, %A[%i] : memref<100xf32>
    }
  }
  affine.for %i = 0 to 50 {
    affine.store %v, %B[%i] : memref<100xvector<4xf32>>
  }
  affine.for %i = 0 to 50 {
    %c = arith.index_cast %i : index to i32
  }
  affine.for %i = 0 to 50 {
    %a = affine.load %C[%i, %i] : memref<100x100xf32>
  }
  affine.for %i = 0 to 50 {
    %p = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %a = affine.load %A[%p + 1] : memref<100xf32>
  }
  return
}

// CHECK-LABEL: func.func @kept(
// CHECK-NEXT:   affine.for %arg5 = 0 to 50 {
// CHECK-NEXT:     %0 = affine.load %arg0[%arg5] : memref<100xf32>
// CHECK-NEXT:     affine.store %0, %arg0[%arg5 + 1] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg5 = 0 to 50 {
// CHECK-NEXT:     affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%arg5) {
// CHECK-NEXT:       affine.store %arg3, %arg0[%arg5] : memref<100xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg5 = 0 to 50 {
// CHECK-NEXT:     affine.store %arg4, %arg1[%arg5] : memref<100xvector<4xf32>>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg5 = 0 to 50 {
// CHECK-NEXT:     %0 = arith.index_cast %arg5 : index to i32
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg5 = 0 to 50 {
// CHECK-NEXT:     %0 = affine.load %arg2[%arg5, %arg5] : memref<100x100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg5 = 0 to 50 {
// CHECK-NEXT:     %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg5)
// CHECK-NEXT:     %1 = affine.load %arg0[%0 + 1] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// TWO-LABEL: func.func @kept(
// TWO-NEXT:   affine.for %arg5 = 0 to 50 {
// TWO-NEXT:     %0 = affine.load %arg0[%arg5] : memref<100xf32>
// TWO-NEXT:     affine.store %0, %arg0[%arg5 + 1] : memref<100xf32>
// TWO-NEXT:   }
// TWO-NEXT:   affine.for %arg5 = 0 to 50 {
// TWO-NEXT:     affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%arg5) {
// TWO-NEXT:       affine.store %arg3, %arg0[%arg5] : memref<100xf32>
// TWO-NEXT:     }
// TWO-NEXT:   }
// TWO-NEXT:   affine.for %arg5 = 0 to 50 {
// TWO-NEXT:     affine.store %arg4, %arg1[%arg5] : memref<100xvector<4xf32>>
// TWO-NEXT:   }
// TWO-NEXT:   affine.for %arg5 = 0 to 50 {
// TWO-NEXT:     %0 = arith.index_cast %arg5 : index to i32
// TWO-NEXT:   }
// TWO-NEXT:   affine.for %arg5 = 0 to 50 {
// TWO-NEXT:     %0 = affine.load %arg2[%arg5, %arg5] : memref<100x100xf32>
// TWO-NEXT:   }
// TWO-NEXT:   affine.for %arg5 = 0 to 50 {
// TWO-NEXT:     %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg5)
// TWO-NEXT:     %1 = affine.load %arg0[%0 + 1] : memref<100xf32>
// TWO-NEXT:   }
// TWO-NEXT:   return
// TWO-NEXT: }
// SUMS-LABEL: func.func @kept(
// SUMS-NEXT:   affine.for %arg5 = 0 to 50 {
// SUMS-NEXT:     %0 = affine.load %arg0[%arg5] : memref<100xf32>
// SUMS-NEXT:     affine.store %0, %arg0[%arg5 + 1] : memref<100xf32>
// SUMS-NEXT:   }
// SUMS-NEXT:   affine.for %arg5 = 0 to 50 {
// SUMS-NEXT:     affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%arg5) {
// SUMS-NEXT:       affine.store %arg3, %arg0[%arg5] : memref<100xf32>
// SUMS-NEXT:     }
// SUMS-NEXT:   }
// SUMS-NEXT:   affine.for %arg5 = 0 to 50 {
// SUMS-NEXT:     affine.store %arg4, %arg1[%arg5] : memref<100xvector<4xf32>>
// SUMS-NEXT:   }
// SUMS-NEXT:   affine.for %arg5 = 0 to 50 {
// SUMS-NEXT:     %0 = arith.index_cast %arg5 : index to i32
// SUMS-NEXT:   }
// SUMS-NEXT:   affine.for %arg5 = 0 to 50 {
// SUMS-NEXT:     %0 = affine.load %arg2[%arg5, %arg5] : memref<100x100xf32>
// SUMS-NEXT:   }
// SUMS-NEXT:   affine.for %arg5 = 0 to 50 {
// SUMS-NEXT:     %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg5)
// SUMS-NEXT:     %1 = affine.load %arg0[%0 + 1] : memref<100xf32>
// SUMS-NEXT:   }
// SUMS-NEXT:   return
// SUMS-NEXT: }
// OUTER-LABEL: func.func @kept(
// OUTER-NEXT:   affine.for %arg5 = 0 to 50 {
// OUTER-NEXT:     %0 = affine.load %arg0[%arg5] : memref<100xf32>
// OUTER-NEXT:     affine.store %0, %arg0[%arg5 + 1] : memref<100xf32>
// OUTER-NEXT:   }
// OUTER-NEXT:   affine.for %arg5 = 0 to 50 {
// OUTER-NEXT:     affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%arg5) {
// OUTER-NEXT:       affine.store %arg3, %arg0[%arg5] : memref<100xf32>
// OUTER-NEXT:     }
// OUTER-NEXT:   }
// OUTER-NEXT:   affine.for %arg5 = 0 to 50 {
// OUTER-NEXT:     affine.store %arg4, %arg1[%arg5] : memref<100xvector<4xf32>>
// OUTER-NEXT:   }
// OUTER-NEXT:   affine.for %arg5 = 0 to 50 {
// OUTER-NEXT:     %0 = arith.index_cast %arg5 : index to i32
// OUTER-NEXT:   }
// OUTER-NEXT:   affine.for %arg5 = 0 to 50 {
// OUTER-NEXT:     %0 = affine.load %arg2[%arg5, %arg5] : memref<100x100xf32>
// OUTER-NEXT:   }
// OUTER-NEXT:   affine.for %arg5 = 0 to 50 {
// OUTER-NEXT:     %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg5)
// OUTER-NEXT:     %1 = affine.load %arg0[%0 + 1] : memref<100xf32>
// OUTER-NEXT:   }
// OUTER-NEXT:   return
// OUTER-NEXT: }
// NONE-LABEL: func.func @kept(
// NONE-NEXT:   affine.for %arg5 = 0 to 50 {
// NONE-NEXT:     %0 = affine.load %arg0[%arg5] : memref<100xf32>
// NONE-NEXT:     affine.store %0, %arg0[%arg5 + 1] : memref<100xf32>
// NONE-NEXT:   }
// NONE-NEXT:   affine.for %arg5 = 0 to 50 {
// NONE-NEXT:     affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%arg5) {
// NONE-NEXT:       affine.store %arg3, %arg0[%arg5] : memref<100xf32>
// NONE-NEXT:     }
// NONE-NEXT:   }
// NONE-NEXT:   affine.for %arg5 = 0 to 50 {
// NONE-NEXT:     affine.store %arg4, %arg1[%arg5] : memref<100xvector<4xf32>>
// NONE-NEXT:   }
// NONE-NEXT:   affine.for %arg5 = 0 to 50 {
// NONE-NEXT:     %0 = arith.index_cast %arg5 : index to i32
// NONE-NEXT:   }
// NONE-NEXT:   affine.for %arg5 = 0 to 50 {
// NONE-NEXT:     %0 = affine.load %arg2[%arg5, %arg5] : memref<100x100xf32>
// NONE-NEXT:   }
// NONE-NEXT:   affine.for %arg5 = 0 to 50 {
// NONE-NEXT:     %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg5)
// NONE-NEXT:     %1 = affine.load %arg0[%0 + 1] : memref<100xf32>
// NONE-NEXT:   }
// NONE-NEXT:   return
// NONE-NEXT: }

// -----

func.func @reductions(%B: memref<128xf32>, %x: f32, %n: index) -> (f32, f32, f32) {
  %zero = arith.constant 0.0 : f32
  %r:2 = affine.for %i = 0 to 100 iter_args(%acc = %x, %p = %zero) -> (f32, f32) {
    %b = affine.load %B[%i] : memref<128xf32>
    %z = arith.mulf %acc, %b : f32
    %s = arith.addf %p, %b : f32
    affine.yield %z, %s : f32, f32
  }
  %q = affine.for %i = 0 to min affine_map<(d0) -> (d0, 64)>(%n) step 2 iter_args(%acc = %x) -> (f32) {
    %b = affine.load %B[%i] : memref<128xf32>
    %z = arith.maximumf %acc, %b : f32
    affine.yield %z : f32
  }
  return %r#0, %r#1, %q : f32, f32, f32
}

// CHECK-LABEL: func.func @reductions(
// CHECK-NEXT:   %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %0:2 = affine.for %arg3 = 0 to 100 iter_args(%arg4 = %arg1, %arg5 = %cst) -> (f32, f32) {
// CHECK-NEXT:     %2 = affine.load %arg0[%arg3] : memref<128xf32>
// CHECK-NEXT:     %3 = arith.mulf %arg4, %2 : f32
// CHECK-NEXT:     %4 = arith.addf %arg5, %2 : f32
// CHECK-NEXT:     affine.yield %3, %4 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %1 = affine.for %arg3 = 0 to min affine_map<(d0) -> (d0, 64)>(%arg2) step 2 iter_args(%arg4 = %arg1) -> (f32) {
// CHECK-NEXT:     %2 = affine.load %arg0[%arg3] : memref<128xf32>
// CHECK-NEXT:     %3 = arith.maximumf %arg4, %2 : f32
// CHECK-NEXT:     affine.yield %3 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0#0, %0#1, %1 : f32, f32, f32
// CHECK-NEXT: }
// TWO-LABEL: func.func @reductions(
// TWO-NEXT:   %cst = arith.constant 0.000000e+00 : f32
// TWO-NEXT:   %0:2 = affine.for %arg3 = 0 to 100 iter_args(%arg4 = %arg1, %arg5 = %cst) -> (f32, f32) {
// TWO-NEXT:     %2 = affine.load %arg0[%arg3] : memref<128xf32>
// TWO-NEXT:     %3 = arith.mulf %arg4, %2 : f32
// TWO-NEXT:     %4 = arith.addf %arg5, %2 : f32
// TWO-NEXT:     affine.yield %3, %4 : f32, f32
// TWO-NEXT:   }
// TWO-NEXT:   %1 = affine.for %arg3 = 0 to min affine_map<(d0) -> (d0, 64)>(%arg2) step 2 iter_args(%arg4 = %arg1) -> (f32) {
// TWO-NEXT:     %2 = affine.load %arg0[%arg3] : memref<128xf32>
// TWO-NEXT:     %3 = arith.maximumf %arg4, %2 : f32
// TWO-NEXT:     affine.yield %3 : f32
// TWO-NEXT:   }
// TWO-NEXT:   return %0#0, %0#1, %1 : f32, f32, f32
// TWO-NEXT: }
// SUMS-LABEL: func.func @reductions(
// SUMS-NEXT:   %cst = arith.constant 0.000000e+00 : f32
// SUMS-NEXT:   %cst_0 = arith.constant dense<1.000000e+00> : vector<8xf32>
// SUMS-NEXT:   %cst_1 = arith.constant dense<0.000000e+00> : vector<8xf32>
// SUMS-NEXT:   %0:2 = affine.for %arg3 = 0 to 100 step 8 iter_args(%arg4 = %cst_0, %arg5 = %cst_1) -> (vector<8xf32>, vector<8xf32>) {
// SUMS-NEXT:     %5 = affine.apply affine_map<(d0) -> (-d0 + 100)>(%arg3)
// SUMS-NEXT:     %6 = vector.create_mask %5 : vector<8xi1>
// SUMS-NEXT:     %cst_2 = arith.constant 0.000000e+00 : f32
// SUMS-NEXT:     %7 = vector.transfer_read %arg0[%arg3], %cst_2 : memref<128xf32>, vector<8xf32>
// SUMS-NEXT:     %8 = arith.select %6, %7, %cst_0 : vector<8xi1>, vector<8xf32>
// SUMS-NEXT:     %9 = arith.mulf %arg4, %8 : vector<8xf32>
// SUMS-NEXT:     %10 = arith.select %6, %7, %cst_1 : vector<8xi1>, vector<8xf32>
// SUMS-NEXT:     %11 = arith.addf %arg5, %10 : vector<8xf32>
// SUMS-NEXT:     affine.yield %9, %11 : vector<8xf32>, vector<8xf32>
// SUMS-NEXT:   }
// SUMS-NEXT:   %1 = vector.reduction <mul>, %0#0 : vector<8xf32> into f32
// SUMS-NEXT:   %2 = arith.mulf %1, %arg1 : f32
// SUMS-NEXT:   %3 = vector.reduction <add>, %0#1 : vector<8xf32> into f32
// SUMS-NEXT:   %4 = affine.for %arg3 = 0 to min affine_map<(d0) -> (d0, 64)>(%arg2) step 2 iter_args(%arg4 = %arg1) -> (f32) {
// SUMS-NEXT:     %5 = affine.load %arg0[%arg3] : memref<128xf32>
// SUMS-NEXT:     %6 = arith.maximumf %arg4, %5 : f32
// SUMS-NEXT:     affine.yield %6 : f32
// SUMS-NEXT:   }
// SUMS-NEXT:   return %2, %3, %4 : f32, f32, f32
// SUMS-NEXT: }
// OUTER-LABEL: func.func @reductions(
// OUTER-NEXT:   %cst = arith.constant 0.000000e+00 : f32
// OUTER-NEXT:   %0:2 = affine.for %arg3 = 0 to 100 iter_args(%arg4 = %arg1, %arg5 = %cst) -> (f32, f32) {
// OUTER-NEXT:     %2 = affine.load %arg0[%arg3] : memref<128xf32>
// OUTER-NEXT:     %3 = arith.mulf %arg4, %2 : f32
// OUTER-NEXT:     %4 = arith.addf %arg5, %2 : f32
// OUTER-NEXT:     affine.yield %3, %4 : f32, f32
// OUTER-NEXT:   }
// OUTER-NEXT:   %1 = affine.for %arg3 = 0 to min affine_map<(d0) -> (d0, 64)>(%arg2) step 2 iter_args(%arg4 = %arg1) -> (f32) {
// OUTER-NEXT:     %2 = affine.load %arg0[%arg3] : memref<128xf32>
// OUTER-NEXT:     %3 = arith.maximumf %arg4, %2 : f32
// OUTER-NEXT:     affine.yield %3 : f32
// OUTER-NEXT:   }
// OUTER-NEXT:   return %0#0, %0#1, %1 : f32, f32, f32
// OUTER-NEXT: }
// NONE-LABEL: func.func @reductions(
// NONE-NEXT:   %cst = arith.constant 0.000000e+00 : f32
// NONE-NEXT:   %0:2 = affine.for %arg3 = 0 to 100 iter_args(%arg4 = %arg1, %arg5 = %cst) -> (f32, f32) {
// NONE-NEXT:     %2 = affine.load %arg0[%arg3] : memref<128xf32>
// NONE-NEXT:     %3 = arith.mulf %arg4, %2 : f32
// NONE-NEXT:     %4 = arith.addf %arg5, %2 : f32
// NONE-NEXT:     affine.yield %3, %4 : f32, f32
// NONE-NEXT:   }
// NONE-NEXT:   %1 = affine.for %arg3 = 0 to min affine_map<(d0) -> (d0, 64)>(%arg2) step 2 iter_args(%arg4 = %arg1) -> (f32) {
// NONE-NEXT:     %2 = affine.load %arg0[%arg3] : memref<128xf32>
// NONE-NEXT:     %3 = arith.maximumf %arg4, %2 : f32
// NONE-NEXT:     affine.yield %3 : f32
// NONE-NEXT:   }
// NONE-NEXT:   return %0#0, %0#1, %1 : f32, f32, f32
// NONE-NEXT: }

// -----

func.func @minimum(%B: memref<128xi32>, %x: i32, %n: index) -> i32 {
  %q = affine.for %i = 0 to min affine_map<(d0) -> (d0, 64)>(%n) iter_args(%acc = %x) -> (i32) {
    %b = affine.load %B[%i] : memref<128xi32>
    %z = arith.minsi %acc, %b : i32
    affine.yield %z : i32
  }
  %r = affine.for %i = 0 to 64 iter_args(%acc = %x) -> (i32) {
    %b = affine.load %B[%i] : memref<128xi32>
    %z = arith.subi %acc, %b : i32
    affine.yield %z : i32
  }
  return %q : i32
}

// CHECK-LABEL: func.func @minimum(
// CHECK-NEXT:   %0 = affine.for %arg3 = 0 to min affine_map<(d0) -> (d0, 64)>(%arg2) iter_args(%arg4 = %arg1) -> (i32) {
// CHECK-NEXT:     %2 = affine.load %arg0[%arg3] : memref<128xi32>
// CHECK-NEXT:     %3 = arith.minsi %arg4, %2 : i32
// CHECK-NEXT:     affine.yield %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %1 = affine.for %arg3 = 0 to 64 iter_args(%arg4 = %arg1) -> (i32) {
// CHECK-NEXT:     %2 = affine.load %arg0[%arg3] : memref<128xi32>
// CHECK-NEXT:     %3 = arith.subi %arg4, %2 : i32
// CHECK-NEXT:     affine.yield %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: }
// TWO-LABEL: func.func @minimum(
// TWO-NEXT:   %0 = affine.for %arg3 = 0 to min affine_map<(d0) -> (d0, 64)>(%arg2) iter_args(%arg4 = %arg1) -> (i32) {
// TWO-NEXT:     %2 = affine.load %arg0[%arg3] : memref<128xi32>
// TWO-NEXT:     %3 = arith.minsi %arg4, %2 : i32
// TWO-NEXT:     affine.yield %3 : i32
// TWO-NEXT:   }
// TWO-NEXT:   %1 = affine.for %arg3 = 0 to 64 iter_args(%arg4 = %arg1) -> (i32) {
// TWO-NEXT:     %2 = affine.load %arg0[%arg3] : memref<128xi32>
// TWO-NEXT:     %3 = arith.subi %arg4, %2 : i32
// TWO-NEXT:     affine.yield %3 : i32
// TWO-NEXT:   }
// TWO-NEXT:   return %0 : i32
// TWO-NEXT: }
// SUMS-LABEL: func.func @minimum(
// SUMS-NEXT:   %cst = arith.constant dense<2147483647> : vector<8xi32>
// SUMS-NEXT:   %0 = affine.for %arg3 = 0 to min affine_map<(d0) -> (d0, 64)>(%arg2) step 8 iter_args(%arg4 = %cst) -> (vector<8xi32>) {
// SUMS-NEXT:     %4 = affine.min affine_map<(d0) -> (d0, 64)>(%arg2)
// SUMS-NEXT:     %5 = affine.apply affine_map<(d0, d1) -> (d0 - d1)>(%4, %arg3)
// SUMS-NEXT:     %6 = vector.create_mask %5 : vector<8xi1>
// SUMS-NEXT:     %c0_i32 = arith.constant 0 : i32
// SUMS-NEXT:     %7 = vector.transfer_read %arg0[%arg3], %c0_i32 : memref<128xi32>, vector<8xi32>
// SUMS-NEXT:     %8 = arith.select %6, %7, %cst : vector<8xi1>, vector<8xi32>
// SUMS-NEXT:     %9 = arith.minsi %arg4, %8 : vector<8xi32>
// SUMS-NEXT:     affine.yield %9 : vector<8xi32>
// SUMS-NEXT:   }
// SUMS-NEXT:   %1 = vector.reduction <minsi>, %0 : vector<8xi32> into i32
// SUMS-NEXT:   %2 = arith.minsi %1, %arg1 : i32
// SUMS-NEXT:   %3 = affine.for %arg3 = 0 to 64 iter_args(%arg4 = %arg1) -> (i32) {
// SUMS-NEXT:     %4 = affine.load %arg0[%arg3] : memref<128xi32>
// SUMS-NEXT:     %5 = arith.subi %arg4, %4 : i32
// SUMS-NEXT:     affine.yield %5 : i32
// SUMS-NEXT:   }
// SUMS-NEXT:   return %2 : i32
// SUMS-NEXT: }
// OUTER-LABEL: func.func @minimum(
// OUTER-NEXT:   %0 = affine.for %arg3 = 0 to min affine_map<(d0) -> (d0, 64)>(%arg2) iter_args(%arg4 = %arg1) -> (i32) {
// OUTER-NEXT:     %2 = affine.load %arg0[%arg3] : memref<128xi32>
// OUTER-NEXT:     %3 = arith.minsi %arg4, %2 : i32
// OUTER-NEXT:     affine.yield %3 : i32
// OUTER-NEXT:   }
// OUTER-NEXT:   %1 = affine.for %arg3 = 0 to 64 iter_args(%arg4 = %arg1) -> (i32) {
// OUTER-NEXT:     %2 = affine.load %arg0[%arg3] : memref<128xi32>
// OUTER-NEXT:     %3 = arith.subi %arg4, %2 : i32
// OUTER-NEXT:     affine.yield %3 : i32
// OUTER-NEXT:   }
// OUTER-NEXT:   return %0 : i32
// OUTER-NEXT: }
// NONE-LABEL: func.func @minimum(
// NONE-NEXT:   %0 = affine.for %arg3 = 0 to min affine_map<(d0) -> (d0, 64)>(%arg2) iter_args(%arg4 = %arg1) -> (i32) {
// NONE-NEXT:     %2 = affine.load %arg0[%arg3] : memref<128xi32>
// NONE-NEXT:     %3 = arith.minsi %arg4, %2 : i32
// NONE-NEXT:     affine.yield %3 : i32
// NONE-NEXT:   }
// NONE-NEXT:   %1 = affine.for %arg3 = 0 to 64 iter_args(%arg4 = %arg1) -> (i32) {
// NONE-NEXT:     %2 = affine.load %arg0[%arg3] : memref<128xi32>
// NONE-NEXT:     %3 = arith.subi %arg4, %2 : i32
// NONE-NEXT:     affine.yield %3 : i32
// NONE-NEXT:   }
// NONE-NEXT:   return %0 : i32
// NONE-NEXT: }
