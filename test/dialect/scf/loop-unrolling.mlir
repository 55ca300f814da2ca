// RUN: mlir-opt %s -allow-unregistered-dialect -test-loop-unrolling="unroll-factor=2" -split-input-file -mlir-print-local-scope | FileCheck %s
// RUN: mlir-opt %s -allow-unregistered-dialect -test-loop-unrolling="unroll-factor=2 loop-depth=1 annotate" -split-input-file -mlir-print-local-scope | FileCheck %s --check-prefix=DEEP
// RUN: mlir-opt %s -allow-unregistered-dialect -test-loop-unrolling="unroll-factor=1" -split-input-file -mlir-print-local-scope | FileCheck %s --check-prefix=ONE

// Loops at one depth are unrolled. What is left runs in a loop after them.

func.func @dynamic(%n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 {
    "test.op"(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @dynamic(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:   %0 = arith.subi %arg0, %c0 : index
// CHECK-NEXT:   %c1_0 = arith.constant 1 : index
// CHECK-NEXT:   %1 = arith.subi %c1, %c1_0 : index
// CHECK-NEXT:   %2 = arith.addi %0, %1 : index
// CHECK-NEXT:   %3 = arith.divui %2, %c1 : index
// CHECK-NEXT:   %c2 = arith.constant 2 : index
// CHECK-NEXT:   %4 = arith.remsi %3, %c2 : index
// CHECK-NEXT:   %5 = arith.subi %3, %4 : index
// CHECK-NEXT:   %6 = arith.muli %5, %c1 : index
// CHECK-NEXT:   %7 = arith.addi %c0, %6 : index
// CHECK-NEXT:   %8 = arith.muli %c1, %c2 : index
// CHECK-NEXT:   scf.for %arg2 = %c0 to %7 step %8 {
// CHECK-NEXT:     "test.op"(%arg2) : (index) -> ()
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %9 = arith.muli %c1, %c1_1 : index
// CHECK-NEXT:     %10 = arith.addi %arg2, %9 : index
// CHECK-NEXT:     "test.op"(%10) : (index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %arg2 = %7 to %arg0 step %c1 {
// CHECK-NEXT:     "test.op"(%arg2) : (index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// DEEP-LABEL: func.func @dynamic(
// DEEP-NEXT:   %c0 = arith.constant 0 : index
// DEEP-NEXT:   %c1 = arith.constant 1 : index
// DEEP-NEXT:   %c1_i32 = arith.constant 1 : i32
// DEEP-NEXT:   scf.for %arg2 = %c0 to %arg0 step %c1 {
// DEEP-NEXT:     "test.op"(%arg2) : (index) -> ()
// DEEP-NEXT:   }
// DEEP-NEXT:   return
// DEEP-NEXT: }
// ONE-LABEL: func.func @dynamic(
// ONE-NEXT:   %c0 = arith.constant 0 : index
// ONE-NEXT:   %c1 = arith.constant 1 : index
// ONE-NEXT:   %c1_i32 = arith.constant 1 : i32
// ONE-NEXT:   %0 = arith.subi %arg0, %c0 : index
// ONE-NEXT:   %c1_0 = arith.constant 1 : index
// ONE-NEXT:   %1 = arith.subi %c1, %c1_0 : index
// ONE-NEXT:   %2 = arith.addi %0, %1 : index
// ONE-NEXT:   %3 = arith.divui %2, %c1 : index
// ONE-NEXT:   %c1_1 = arith.constant 1 : index
// ONE-NEXT:   %4 = arith.remsi %3, %c1_1 : index
// ONE-NEXT:   %5 = arith.subi %3, %4 : index
// ONE-NEXT:   %6 = arith.muli %5, %c1 : index
// ONE-NEXT:   %7 = arith.addi %c0, %6 : index
// ONE-NEXT:   %8 = arith.muli %c1, %c1_1 : index
// ONE-NEXT:   scf.for %arg2 = %c0 to %7 step %8 {
// ONE-NEXT:     "test.op"(%arg2) : (index) -> ()
// ONE-NEXT:   }
// ONE-NEXT:   scf.for %arg2 = %7 to %arg0 step %c1 {
// ONE-NEXT:     "test.op"(%arg2) : (index) -> ()
// ONE-NEXT:   }
// ONE-NEXT:   return
// ONE-NEXT: }

// -----

// MLIR mixes the types of loops of integers.
func.func @integers(%k: i32) {
  %k1 = arith.constant 1 : i32
  scf.for %i = %k1 to %k step %k1 : i32 {
    "test.op"(%i) : (i32) -> ()
  }
  return
}

// CHECK-LABEL: func.func @integers(
// CHECK-NEXT:   %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:   %0 = arith.subi %arg0, %c1_i32 : i32
// CHECK-NEXT:   %c1_i32_0 = arith.constant 1 : i32
// CHECK-NEXT:   %1 = arith.subi %c1_i32, %c1_i32_0 : i32
// CHECK-NEXT:   %2 = arith.addi %0, %1 : i32
// CHECK-NEXT:   %3 = arith.divui %2, %c1_i32 : i32
// CHECK-NEXT:   %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:   %4 = arith.remsi %3, %c2_i32 : i32
// CHECK-NEXT:   %5 = arith.subi %3, %4 : i32
// CHECK-NEXT:   %6 = arith.muli %5, %c1_i32 : i32
// CHECK-NEXT:   %7 = arith.addi %c1_i32, %6 : i32
// CHECK-NEXT:   %8 = arith.muli %c1_i32, %c2_i32 : i32
// CHECK-NEXT:   scf.for %arg1 = %c1_i32 to %7 step %8  : i32 {
// CHECK-NEXT:     "test.op"(%arg1) : (i32) -> ()
// CHECK-NEXT:     %c1_i32_1 = arith.constant 1 : i32
// CHECK-NEXT:     %9 = arith.muli %c1_i32, %c1_i32_1 : i32
// CHECK-NEXT:     %10 = arith.addi %arg1, %9 : i32
// CHECK-NEXT:     "test.op"(%10) : (i32) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %arg1 = %7 to %arg0 step %c1_i32  : i32 {
// CHECK-NEXT:     "test.op"(%arg1) : (i32) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// DEEP-LABEL: func.func @integers(
// DEEP-NEXT:   %c1_i32 = arith.constant 1 : i32
// DEEP-NEXT:   scf.for %arg1 = %c1_i32 to %arg0 step %c1_i32  : i32 {
// DEEP-NEXT:     "test.op"(%arg1) : (i32) -> ()
// DEEP-NEXT:   }
// DEEP-NEXT:   return
// DEEP-NEXT: }
// ONE-LABEL: func.func @integers(
// ONE-NEXT:   %c1_i32 = arith.constant 1 : i32
// ONE-NEXT:   %0 = arith.subi %arg0, %c1_i32 : i32
// ONE-NEXT:   %c1_i32_0 = arith.constant 1 : i32
// ONE-NEXT:   %1 = arith.subi %c1_i32, %c1_i32_0 : i32
// ONE-NEXT:   %2 = arith.addi %0, %1 : i32
// ONE-NEXT:   %3 = arith.divui %2, %c1_i32 : i32
// ONE-NEXT:   %c1_i32_1 = arith.constant 1 : i32
// ONE-NEXT:   %4 = arith.remsi %3, %c1_i32_1 : i32
// ONE-NEXT:   %5 = arith.subi %3, %4 : i32
// ONE-NEXT:   %6 = arith.muli %5, %c1_i32 : i32
// ONE-NEXT:   %7 = arith.addi %c1_i32, %6 : i32
// ONE-NEXT:   %8 = arith.muli %c1_i32, %c1_i32_1 : i32
// ONE-NEXT:   scf.for %arg1 = %c1_i32 to %7 step %8  : i32 {
// ONE-NEXT:     "test.op"(%arg1) : (i32) -> ()
// ONE-NEXT:   }
// ONE-NEXT:   scf.for %arg1 = %7 to %arg0 step %c1_i32  : i32 {
// ONE-NEXT:     "test.op"(%arg1) : (i32) -> ()
// ONE-NEXT:   }
// ONE-NEXT:   return
// ONE-NEXT: }

// -----

func.func @constant(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  %c12 = arith.constant 12 : index
  %r = scf.for %i = %c0 to %c10 step %c4 iter_args(%a = %x) -> (f32) {
    %s = scf.for %j = %c0 to %c12 step %c3 iter_args(%b = %a) -> (f32) {
      %t = "test.op"(%b, %i, %j) : (f32, index, index) -> f32
      scf.yield %t : f32
    }
    scf.yield %s : f32
  }
  scf.for %i = %c0 to %c3 step %c4 {
    "test.op"() : () -> ()
  }
  scf.for %i = %c0 to %c10 step %c4 {
  }
  return %r : f32
}

// CHECK-LABEL: func.func @constant(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c3 = arith.constant 3 : index
// CHECK-NEXT:   %c4 = arith.constant 4 : index
// CHECK-NEXT:   %c10 = arith.constant 10 : index
// CHECK-NEXT:   %c12 = arith.constant 12 : index
// CHECK-NEXT:   %c8 = arith.constant 8 : index
// CHECK-NEXT:   %c8_0 = arith.constant 8 : index
// CHECK-NEXT:   %0 = scf.for %arg1 = %c0 to %c12 step %c3 iter_args(%arg2 = %arg0) -> (f32) {
// CHECK-NEXT:     %5 = "test.op"(%arg2, %c0, %arg1) : (f32, index, index) -> f32
// CHECK-NEXT:     scf.yield %5 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %1 = arith.muli %c4, %c1 : index
// CHECK-NEXT:   %2 = arith.addi %c0, %1 : index
// CHECK-NEXT:   %3 = scf.for %arg1 = %c0 to %c12 step %c3 iter_args(%arg2 = %0) -> (f32) {
// CHECK-NEXT:     %5 = "test.op"(%arg2, %2, %arg1) : (f32, index, index) -> f32
// CHECK-NEXT:     scf.yield %5 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %4 = scf.for %arg1 = %c0 to %c12 step %c3 iter_args(%arg2 = %3) -> (f32) {
// CHECK-NEXT:     %5 = "test.op"(%arg2, %c8, %arg1) : (f32, index, index) -> f32
// CHECK-NEXT:     scf.yield %5 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %c0_1 = arith.constant 0 : index
// CHECK-NEXT:   %c8_2 = arith.constant 8 : index
// CHECK-NEXT:   scf.for %arg1 = %c0 to %c0_1 step %c8_2 {
// CHECK-NEXT:     "test.op"() : () -> ()
// CHECK-NEXT:     "test.op"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   "test.op"() : () -> ()
// CHECK-NEXT:   scf.for %arg1 = %c0 to %c10 step %c4 {
// CHECK-NEXT:   }
// CHECK-NEXT:   return %4 : f32
// CHECK-NEXT: }
// DEEP-LABEL: func.func @constant(
// DEEP-NEXT:   %c0 = arith.constant 0 : index
// DEEP-NEXT:   %c3 = arith.constant 3 : index
// DEEP-NEXT:   %c4 = arith.constant 4 : index
// DEEP-NEXT:   %c10 = arith.constant 10 : index
// DEEP-NEXT:   %c12 = arith.constant 12 : index
// DEEP-NEXT:   %0 = scf.for %arg1 = %c0 to %c10 step %c4 iter_args(%arg2 = %arg0) -> (f32) {
// DEEP-NEXT:     %c6 = arith.constant 6 : index
// DEEP-NEXT:     %1 = scf.for %arg3 = %c0 to %c12 step %c6 iter_args(%arg4 = %arg2) -> (f32) {
// DEEP-NEXT:       %2 = "test.op"(%arg4, %arg1, %arg3) {unrolled_iteration = 0 : ui32} : (f32, index, index) -> f32
// DEEP-NEXT:       %c1 = arith.constant 1 : index
// DEEP-NEXT:       %3 = arith.muli %c3, %c1 : index
// DEEP-NEXT:       %4 = arith.addi %arg3, %3 : index
// DEEP-NEXT:       %5 = "test.op"(%2, %arg1, %4) {unrolled_iteration = 1 : ui32} : (f32, index, index) -> f32
// DEEP-NEXT:       scf.yield %5 : f32
// DEEP-NEXT:     }
// DEEP-NEXT:     scf.yield %1 : f32
// DEEP-NEXT:   }
// DEEP-NEXT:   scf.for %arg1 = %c0 to %c3 step %c4 {
// DEEP-NEXT:     "test.op"() : () -> ()
// DEEP-NEXT:   }
// DEEP-NEXT:   scf.for %arg1 = %c0 to %c10 step %c4 {
// DEEP-NEXT:   }
// DEEP-NEXT:   return %0 : f32
// DEEP-NEXT: }
// ONE-LABEL: func.func @constant(
// ONE-NEXT:   %c0 = arith.constant 0 : index
// ONE-NEXT:   %c3 = arith.constant 3 : index
// ONE-NEXT:   %c4 = arith.constant 4 : index
// ONE-NEXT:   %c10 = arith.constant 10 : index
// ONE-NEXT:   %c12 = arith.constant 12 : index
// ONE-NEXT:   %0 = scf.for %arg1 = %c0 to %c10 step %c4 iter_args(%arg2 = %arg0) -> (f32) {
// ONE-NEXT:     %1 = scf.for %arg3 = %c0 to %c12 step %c3 iter_args(%arg4 = %arg2) -> (f32) {
// ONE-NEXT:       %2 = "test.op"(%arg4, %arg1, %arg3) : (f32, index, index) -> f32
// ONE-NEXT:       scf.yield %2 : f32
// ONE-NEXT:     }
// ONE-NEXT:     scf.yield %1 : f32
// ONE-NEXT:   }
// ONE-NEXT:   "test.op"() : () -> ()
// ONE-NEXT:   scf.for %arg1 = %c0 to %c10 step %c4 {
// ONE-NEXT:   }
// ONE-NEXT:   return %0 : f32
// ONE-NEXT: }
