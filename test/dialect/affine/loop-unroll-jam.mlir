// RUN: mlir-opt %s -allow-unregistered-dialect -affine-loop-unroll-jam="unroll-jam-factor=2" -split-input-file -mlir-print-local-scope | FileCheck %s
// RUN: mlir-opt %s -allow-unregistered-dialect -affine-loop-unroll-jam="unroll-jam-factor=1" -split-input-file -mlir-print-local-scope | FileCheck %s --check-prefix=ONE

// The outer loop is unrolled, and the inner loops stay single loops.

func.func @jam(%m: memref<100x100xf32>, %x: f32) {
  affine.for %i = 0 to 7 {
    "test.first"(%i) : (index) -> ()
    affine.for %j = 0 to 5 {
      %v = affine.load %m[%i, %j] : memref<100x100xf32>
      affine.store %v, %m[%j, %i] : memref<100x100xf32>
    }
    "test.last"() : () -> ()
  }
  return
}

// CHECK-LABEL: func.func @jam(
// CHECK-NEXT:   %c6 = arith.constant 6 : index
// CHECK-NEXT:   affine.for %arg2 = 0 to 6 step 2 {
// CHECK-NEXT:     "test.first"(%arg2) : (index) -> ()
// CHECK-NEXT:     %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg2)
// CHECK-NEXT:     "test.first"(%0) : (index) -> ()
// CHECK-NEXT:     affine.for %arg3 = 0 to 5 {
// CHECK-NEXT:       %2 = affine.load %arg0[%arg2, %arg3] : memref<100x100xf32>
// CHECK-NEXT:       affine.store %2, %arg0[%arg3, %arg2] : memref<100x100xf32>
// CHECK-NEXT:       %3 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg2)
// CHECK-NEXT:       %4 = affine.load %arg0[%3, %arg3] : memref<100x100xf32>
// CHECK-NEXT:       affine.store %4, %arg0[%arg3, %3] : memref<100x100xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.last"() : () -> ()
// CHECK-NEXT:     %1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg2)
// CHECK-NEXT:     "test.last"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   "test.first"(%c6) : (index) -> ()
// CHECK-NEXT:   affine.for %arg2 = 0 to 5 {
// CHECK-NEXT:     %0 = affine.load %arg0[%c6, %arg2] : memref<100x100xf32>
// CHECK-NEXT:     affine.store %0, %arg0[%arg2, %c6] : memref<100x100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   "test.last"() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// ONE-LABEL: func.func @jam(
// ONE-NEXT:   affine.for %arg2 = 0 to 7 {
// ONE-NEXT:     "test.first"(%arg2) : (index) -> ()
// ONE-NEXT:     affine.for %arg3 = 0 to 5 {
// ONE-NEXT:       %0 = affine.load %arg0[%arg2, %arg3] : memref<100x100xf32>
// ONE-NEXT:       affine.store %0, %arg0[%arg3, %arg2] : memref<100x100xf32>
// ONE-NEXT:     }
// ONE-NEXT:     "test.last"() : () -> ()
// ONE-NEXT:   }
// ONE-NEXT:   return
// ONE-NEXT: }

// -----

func.func @carried(%m: memref<100x100xf32>, %x: f32) -> f32 {
  %r = affine.for %i = 0 to 8 iter_args(%a = %x) -> (f32) {
    %s = affine.for %j = 0 to 5 iter_args(%b = %x) -> (f32) {
      %v = affine.load %m[%i, %j] : memref<100x100xf32>
      %w = arith.mulf %b, %v : f32
      affine.yield %w : f32
    }
    %t = arith.addf %a, %s : f32
    affine.yield %t : f32
  }
  return %r : f32
}

// CHECK-LABEL: func.func @carried(
// CHECK-NEXT:   %0:2 = affine.for %arg2 = 0 to 8 step 2 iter_args(%arg3 = %arg1, %arg4 = %arg1) -> (f32, f32) {
// CHECK-NEXT:     %2:2 = affine.for %arg5 = 0 to 5 iter_args(%arg6 = %arg1, %arg7 = %arg1) -> (f32, f32) {
// CHECK-NEXT:       %6 = affine.load %arg0[%arg2, %arg5] : memref<100x100xf32>
// CHECK-NEXT:       %7 = arith.mulf %arg6, %6 : f32
// CHECK-NEXT:       %8 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg2)
// CHECK-NEXT:       %9 = affine.load %arg0[%8, %arg5] : memref<100x100xf32>
// CHECK-NEXT:       %10 = arith.mulf %arg7, %9 : f32
// CHECK-NEXT:       affine.yield %7, %10 : f32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = arith.addf %arg3, %2#0 : f32
// CHECK-NEXT:     %4 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg2)
// CHECK-NEXT:     %5 = arith.addf %arg4, %2#1 : f32
// CHECK-NEXT:     affine.yield %3, %5 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %1 = arith.addf %0#0, %0#1 : f32
// CHECK-NEXT:   return %1 : f32
// CHECK-NEXT: }
// ONE-LABEL: func.func @carried(
// ONE-NEXT:   %0 = affine.for %arg2 = 0 to 8 iter_args(%arg3 = %arg1) -> (f32) {
// ONE-NEXT:     %1 = affine.for %arg4 = 0 to 5 iter_args(%arg5 = %arg1) -> (f32) {
// ONE-NEXT:       %3 = affine.load %arg0[%arg2, %arg4] : memref<100x100xf32>
// ONE-NEXT:       %4 = arith.mulf %arg5, %3 : f32
// ONE-NEXT:       affine.yield %4 : f32
// ONE-NEXT:     }
// ONE-NEXT:     %2 = arith.addf %arg3, %1 : f32
// ONE-NEXT:     affine.yield %2 : f32
// ONE-NEXT:   }
// ONE-NEXT:   return %0 : f32
// ONE-NEXT: }

// -----

// The bounds of the inner loop must not change.
func.func @triangle(%m: memref<100x100xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.store %x, %m[%j, %i] : memref<100x100xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @triangle(
// CHECK-NEXT:   affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:     affine.for %arg3 = 0 to affine_map<(d0) -> (d0)>(%arg2) {
// CHECK-NEXT:       affine.store %arg1, %arg0[%arg3, %arg2] : memref<100x100xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// ONE-LABEL: func.func @triangle(
// ONE-NEXT:   affine.for %arg2 = 0 to 8 {
// ONE-NEXT:     affine.for %arg3 = 0 to affine_map<(d0) -> (d0)>(%arg2) {
// ONE-NEXT:       affine.store %arg1, %arg0[%arg3, %arg2] : memref<100x100xf32>
// ONE-NEXT:     }
// ONE-NEXT:   }
// ONE-NEXT:   return
// ONE-NEXT: }

// -----

func.func @short(%m: memref<100xf32>, %x: f32) {
  affine.for %i = 0 to 1 {
    affine.store %x, %m[%i] : memref<100xf32>
  }
  return
}

// CHECK-LABEL: func.func @short(
// CHECK-NEXT:   affine.for %arg2 = 0 to 1 {
// CHECK-NEXT:     affine.store %arg1, %arg0[%arg2] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// ONE-LABEL: func.func @short(
// ONE-NEXT:   %c0 = arith.constant 0 : index
// ONE-NEXT:   affine.store %arg1, %arg0[%c0] : memref<100xf32>
// ONE-NEXT:   return
// ONE-NEXT: }

// -----

func.func @empty() {
  affine.for %i = 0 to 8 {
  }
  return
}

// CHECK-LABEL: func.func @empty(
// CHECK-NEXT:   affine.for %arg0 = 0 to 8 {
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// ONE-LABEL: func.func @empty(
// ONE-NEXT:   affine.for %arg0 = 0 to 8 {
// ONE-NEXT:   }
// ONE-NEXT:   return
// ONE-NEXT: }

// -----

func.func @minimum(%m: memref<100xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to min affine_map<(d0) -> (d0, 10)>(%n) {
    affine.store %x, %m[%i] : memref<100xf32>
  }
  return
}

// CHECK-LABEL: func.func @minimum(
// CHECK-NEXT:   affine.for %arg3 = 0 to min affine_map<(d0) -> (d0, 10)>(%arg2) {
// CHECK-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// ONE-LABEL: func.func @minimum(
// ONE-NEXT:   affine.for %arg3 = 0 to min affine_map<(d0) -> (d0, 10)>(%arg2) {
// ONE-NEXT:     affine.store %arg1, %arg0[%arg3] : memref<100xf32>
// ONE-NEXT:   }
// ONE-NEXT:   return
// ONE-NEXT: }

// -----

// Only a loop that is the first operation.
func.func @second(%m: memref<100xf32>, %x: f32) {
  "test.op"() : () -> ()
  affine.for %i = 0 to 8 {
    affine.store %x, %m[%i] : memref<100xf32>
  }
  return
}

// CHECK-LABEL: func.func @second(
// CHECK-NEXT:   "test.op"() : () -> ()
// CHECK-NEXT:   affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:     affine.store %arg1, %arg0[%arg2] : memref<100xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// ONE-LABEL: func.func @second(
// ONE-NEXT:   "test.op"() : () -> ()
// ONE-NEXT:   affine.for %arg2 = 0 to 8 {
// ONE-NEXT:     affine.store %arg1, %arg0[%arg2] : memref<100xf32>
// ONE-NEXT:   }
// ONE-NEXT:   return
// ONE-NEXT: }

// -----

func.func private @declared()

// CHECK-LABEL: func.func private @declared(
// ONE-LABEL: func.func private @declared(
