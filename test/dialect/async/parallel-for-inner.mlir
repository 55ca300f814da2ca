// RUN: mlir-opt %s -split-input-file "-async-parallel-for=async-dispatch=false num-workers=4 min-task-size=100" | FileCheck %s --match-full-lines

// Loops of few and of many iterations.

// CHECK-LABEL: func.func @one(%arg0: memref<?xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c40 = arith.constant 40 : index
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: scf.if %false {
// CHECK-NEXT: } else {
// CHECK-NEXT: %0 = async.create_group %c0 : !async.group
// CHECK-NEXT: scf.for %arg1 = %c1 to %c1 step %c1 {
// CHECK-NEXT: %token = async.execute {
// CHECK-NEXT: func.call @parallel_compute_fn(%arg1, %c40, %c40, %c0, %c40, %c1, %arg0) : (index, index, index, index, index, index, memref<?xf32>) -> ()
// CHECK-NEXT: async.yield
// CHECK-NEXT: }
// CHECK-NEXT: %1 = async.add_to_group %token, %0 : !async.token
// CHECK-NEXT: }
// CHECK-NEXT: func.call @parallel_compute_fn(%c0, %c40, %c40, %c0, %c40, %c1, %arg0) : (index, index, index, index, index, index, memref<?xf32>) -> ()
// CHECK-NEXT: async.await_all %0
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @parallel_compute_fn(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: memref<?xf32>) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c40 = arith.constant 40 : index
// CHECK-NEXT: %0 = arith.muli %arg0, %arg1 : index
// CHECK-NEXT: %1 = arith.addi %0, %arg1 : index
// CHECK-NEXT: %2 = arith.minsi %1, %c40 : index
// CHECK-NEXT: %3 = arith.subi %2, %c1 : index
// CHECK-NEXT: %4 = arith.remsi %0, %c40 : index
// CHECK-NEXT: %5 = arith.remsi %3, %c40 : index
// CHECK-NEXT: %6 = arith.addi %5, %c1 : index
// CHECK-NEXT: scf.for %arg7 = %4 to %6 step %c1 {
// CHECK-NEXT: memref.store %cst, %arg6[%arg7] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @one(%m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  %f = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%c40) step (%c1) {
    memref.store %f, %m[%i] : memref<?xf32>
  }
  return
}

// -----

// CHECK-LABEL: func.func @inner(%arg0: memref<?x?xf32>, %arg1: index) {
// CHECK-NEXT: %c32 = arith.constant 32 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %c100 = arith.constant 100 : index
// CHECK-NEXT: %0 = arith.muli %arg1, %c8 : index
// CHECK-NEXT: %1 = arith.cmpi eq, %0, %c0 : index
// CHECK-NEXT: scf.if %1 {
// CHECK-NEXT: } else {
// CHECK-NEXT: %2 = arith.ceildivsi %0, %c32 : index
// CHECK-NEXT: %3 = arith.maxsi %2, %c100 : index
// CHECK-NEXT: %4 = arith.minsi %0, %3 : index
// CHECK-NEXT: %5 = arith.ceildivsi %0, %4 : index
// CHECK-NEXT: %6 = arith.cmpi sge, %4, %c8 : index
// CHECK-NEXT: scf.if %6 {
// CHECK-NEXT: %7 = arith.ceildivsi %4, %c8 : index
// CHECK-NEXT: %8 = arith.muli %7, %c8 : index
// CHECK-NEXT: %9 = arith.subi %5, %c1 : index
// CHECK-NEXT: %10 = async.create_group %9 : !async.group
// CHECK-NEXT: scf.for %arg2 = %c1 to %5 step %c1 {
// CHECK-NEXT: %token = async.execute {
// CHECK-NEXT: func.call @parallel_compute_fn_with_aligned_loops(%arg2, %8, %arg1, %c8, %c0, %c0, %arg1, %c8, %c1, %c1, %arg0) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT: async.yield
// CHECK-NEXT: }
// CHECK-NEXT: %11 = async.add_to_group %token, %10 : !async.token
// CHECK-NEXT: }
// CHECK-NEXT: func.call @parallel_compute_fn_with_aligned_loops(%c0, %8, %arg1, %c8, %c0, %c0, %arg1, %c8, %c1, %c1, %arg0) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT: async.await_all %10
// CHECK-NEXT: } else {
// CHECK-NEXT: %7 = arith.subi %5, %c1 : index
// CHECK-NEXT: %8 = async.create_group %7 : !async.group
// CHECK-NEXT: scf.for %arg2 = %c1 to %5 step %c1 {
// CHECK-NEXT: %token = async.execute {
// CHECK-NEXT: func.call @parallel_compute_fn(%arg2, %4, %arg1, %c8, %c0, %c0, %arg1, %c8, %c1, %c1, %arg0) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT: async.yield
// CHECK-NEXT: }
// CHECK-NEXT: %9 = async.add_to_group %token, %8 : !async.token
// CHECK-NEXT: }
// CHECK-NEXT: func.call @parallel_compute_fn(%c0, %4, %arg1, %c8, %c0, %c0, %arg1, %c8, %c1, %c1, %arg0) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT: async.await_all %8
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @parallel_compute_fn_with_aligned_loops(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: memref<?x?xf32>) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %0 = arith.muli %arg2, %c8 : index
// CHECK-NEXT: %1 = arith.muli %arg0, %arg1 : index
// CHECK-NEXT: %2 = arith.addi %1, %arg1 : index
// CHECK-NEXT: %3 = arith.minsi %2, %0 : index
// CHECK-NEXT: %4 = arith.subi %3, %c1 : index
// CHECK-NEXT: %5 = arith.divsi %1, %c8 : index
// CHECK-NEXT: %6 = arith.remsi %5, %arg2 : index
// CHECK-NEXT: %7 = arith.divsi %4, %c8 : index
// CHECK-NEXT: %8 = arith.remsi %7, %arg2 : index
// CHECK-NEXT: %9 = arith.addi %8, %c1 : index
// CHECK-NEXT: scf.for %arg11 = %6 to %9 step %c1 {
// CHECK-NEXT: scf.for %arg12 = %c0 to %c8 step %c1 {
// CHECK-NEXT: memref.store %cst, %arg10[%arg11, %arg12] : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @parallel_compute_fn(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: memref<?x?xf32>) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %0 = arith.muli %arg2, %c8 : index
// CHECK-NEXT: %1 = arith.muli %arg0, %arg1 : index
// CHECK-NEXT: %2 = arith.addi %1, %arg1 : index
// CHECK-NEXT: %3 = arith.minsi %2, %0 : index
// CHECK-NEXT: %4 = arith.subi %3, %c1 : index
// CHECK-NEXT: %5 = arith.remsi %1, %c8 : index
// CHECK-NEXT: %6 = arith.divsi %1, %c8 : index
// CHECK-NEXT: %7 = arith.remsi %6, %arg2 : index
// CHECK-NEXT: %8 = arith.remsi %4, %c8 : index
// CHECK-NEXT: %9 = arith.divsi %4, %c8 : index
// CHECK-NEXT: %10 = arith.remsi %9, %arg2 : index
// CHECK-NEXT: %11 = arith.addi %10, %c1 : index
// CHECK-NEXT: %12 = arith.addi %8, %c1 : index
// CHECK-NEXT: scf.for %arg11 = %7 to %11 step %c1 {
// CHECK-NEXT: %13 = arith.cmpi eq, %arg11, %7 : index
// CHECK-NEXT: %14 = arith.cmpi eq, %arg11, %10 : index
// CHECK-NEXT: %15 = arith.select %13, %5, %c0 : index
// CHECK-NEXT: %16 = arith.select %14, %12, %c8 : index
// CHECK-NEXT: scf.for %arg12 = %15 to %16 step %c1 {
// CHECK-NEXT: memref.store %cst, %arg10[%arg11, %arg12] : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @inner(%m: memref<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 1.0 : f32
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c8) step (%c1, %c1) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
  }
  return
}

// -----

// CHECK-LABEL: func.func @empty(%arg0: memref<?x?xf32>, %arg1: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: scf.if %true {
// CHECK-NEXT: } else {
// CHECK-NEXT: %0 = arith.ceildivsi %c0, %c0 : index
// CHECK-NEXT: %1 = arith.subi %0, %c1 : index
// CHECK-NEXT: %2 = async.create_group %1 : !async.group
// CHECK-NEXT: scf.for %arg2 = %c1 to %0 step %c1 {
// CHECK-NEXT: %token = async.execute {
// CHECK-NEXT: func.call @parallel_compute_fn(%arg2, %c0, %arg1, %c0, %c0, %c0, %arg1, %c0, %c1, %c1, %arg0) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT: async.yield
// CHECK-NEXT: }
// CHECK-NEXT: %3 = async.add_to_group %token, %2 : !async.token
// CHECK-NEXT: }
// CHECK-NEXT: func.call @parallel_compute_fn(%c0, %c0, %arg1, %c0, %c0, %c0, %arg1, %c0, %c1, %c1, %arg0) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT: async.await_all %2
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @parallel_compute_fn(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: memref<?x?xf32>) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = arith.muli %arg0, %arg1 : index
// CHECK-NEXT: %1 = arith.addi %0, %arg1 : index
// CHECK-NEXT: %2 = arith.minsi %1, %c0 : index
// CHECK-NEXT: %3 = arith.subi %2, %c1 : index
// CHECK-NEXT: %4 = arith.remsi %0, %c0 : index
// CHECK-NEXT: %5 = arith.divsi %0, %c0 : index
// CHECK-NEXT: %6 = arith.remsi %5, %arg2 : index
// CHECK-NEXT: %7 = arith.remsi %3, %c0 : index
// CHECK-NEXT: %8 = arith.divsi %3, %c0 : index
// CHECK-NEXT: %9 = arith.remsi %8, %arg2 : index
// CHECK-NEXT: %10 = arith.addi %9, %c1 : index
// CHECK-NEXT: %11 = arith.addi %7, %c1 : index
// CHECK-NEXT: scf.for %arg11 = %6 to %10 step %c1 {
// CHECK-NEXT: %12 = arith.cmpi eq, %arg11, %6 : index
// CHECK-NEXT: %13 = arith.cmpi eq, %arg11, %9 : index
// CHECK-NEXT: %14 = arith.select %12, %4, %c0 : index
// CHECK-NEXT: %15 = arith.select %13, %11, %c0 : index
// CHECK-NEXT: scf.for %arg12 = %14 to %15 step %c1 {
// CHECK-NEXT: memref.store %cst, %arg10[%arg11, %arg12] : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @empty(%m: memref<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 1.0 : f32
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c0) step (%c1, %c1) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
  }
  return
}

// -----

// CHECK-LABEL: func.func @inner_512(%arg0: memref<?x?xf32>, %arg1: index) {
// CHECK-NEXT: %c32 = arith.constant 32 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c512 = arith.constant 512 : index
// CHECK-NEXT: %c100 = arith.constant 100 : index
// CHECK-NEXT: %0 = arith.muli %arg1, %c512 : index
// CHECK-NEXT: %1 = arith.cmpi eq, %0, %c0 : index
// CHECK-NEXT: scf.if %1 {
// CHECK-NEXT: } else {
// CHECK-NEXT: %2 = arith.ceildivsi %0, %c32 : index
// CHECK-NEXT: %3 = arith.maxsi %2, %c100 : index
// CHECK-NEXT: %4 = arith.minsi %0, %3 : index
// CHECK-NEXT: %5 = arith.ceildivsi %0, %4 : index
// CHECK-NEXT: %6 = arith.cmpi sge, %4, %c512 : index
// CHECK-NEXT: scf.if %6 {
// CHECK-NEXT: %7 = arith.ceildivsi %4, %c512 : index
// CHECK-NEXT: %8 = arith.muli %7, %c512 : index
// CHECK-NEXT: %9 = arith.subi %5, %c1 : index
// CHECK-NEXT: %10 = async.create_group %9 : !async.group
// CHECK-NEXT: scf.for %arg2 = %c1 to %5 step %c1 {
// CHECK-NEXT: %token = async.execute {
// CHECK-NEXT: func.call @parallel_compute_fn_with_aligned_loops(%arg2, %8, %arg1, %c512, %c0, %c0, %arg1, %c512, %c1, %c1, %arg0) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT: async.yield
// CHECK-NEXT: }
// CHECK-NEXT: %11 = async.add_to_group %token, %10 : !async.token
// CHECK-NEXT: }
// CHECK-NEXT: func.call @parallel_compute_fn_with_aligned_loops(%c0, %8, %arg1, %c512, %c0, %c0, %arg1, %c512, %c1, %c1, %arg0) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT: async.await_all %10
// CHECK-NEXT: } else {
// CHECK-NEXT: %7 = arith.subi %5, %c1 : index
// CHECK-NEXT: %8 = async.create_group %7 : !async.group
// CHECK-NEXT: scf.for %arg2 = %c1 to %5 step %c1 {
// CHECK-NEXT: %token = async.execute {
// CHECK-NEXT: func.call @parallel_compute_fn(%arg2, %4, %arg1, %c512, %c0, %c0, %arg1, %c512, %c1, %c1, %arg0) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT: async.yield
// CHECK-NEXT: }
// CHECK-NEXT: %9 = async.add_to_group %token, %8 : !async.token
// CHECK-NEXT: }
// CHECK-NEXT: func.call @parallel_compute_fn(%c0, %4, %arg1, %c512, %c0, %c0, %arg1, %c512, %c1, %c1, %arg0) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT: async.await_all %8
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @parallel_compute_fn_with_aligned_loops(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: memref<?x?xf32>) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c512 = arith.constant 512 : index
// CHECK-NEXT: %0 = arith.muli %arg2, %c512 : index
// CHECK-NEXT: %1 = arith.muli %arg0, %arg1 : index
// CHECK-NEXT: %2 = arith.addi %1, %arg1 : index
// CHECK-NEXT: %3 = arith.minsi %2, %0 : index
// CHECK-NEXT: %4 = arith.subi %3, %c1 : index
// CHECK-NEXT: %5 = arith.divsi %1, %c512 : index
// CHECK-NEXT: %6 = arith.remsi %5, %arg2 : index
// CHECK-NEXT: %7 = arith.divsi %4, %c512 : index
// CHECK-NEXT: %8 = arith.remsi %7, %arg2 : index
// CHECK-NEXT: %9 = arith.addi %8, %c1 : index
// CHECK-NEXT: scf.for %arg11 = %6 to %9 step %c1 {
// CHECK-NEXT: scf.for %arg12 = %c0 to %c512 step %c1 {
// CHECK-NEXT: memref.store %cst, %arg10[%arg11, %arg12] : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @parallel_compute_fn(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: memref<?x?xf32>) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c512 = arith.constant 512 : index
// CHECK-NEXT: %0 = arith.muli %arg2, %c512 : index
// CHECK-NEXT: %1 = arith.muli %arg0, %arg1 : index
// CHECK-NEXT: %2 = arith.addi %1, %arg1 : index
// CHECK-NEXT: %3 = arith.minsi %2, %0 : index
// CHECK-NEXT: %4 = arith.subi %3, %c1 : index
// CHECK-NEXT: %5 = arith.remsi %1, %c512 : index
// CHECK-NEXT: %6 = arith.divsi %1, %c512 : index
// CHECK-NEXT: %7 = arith.remsi %6, %arg2 : index
// CHECK-NEXT: %8 = arith.remsi %4, %c512 : index
// CHECK-NEXT: %9 = arith.divsi %4, %c512 : index
// CHECK-NEXT: %10 = arith.remsi %9, %arg2 : index
// CHECK-NEXT: %11 = arith.addi %10, %c1 : index
// CHECK-NEXT: %12 = arith.addi %8, %c1 : index
// CHECK-NEXT: scf.for %arg11 = %7 to %11 step %c1 {
// CHECK-NEXT: %13 = arith.cmpi eq, %arg11, %7 : index
// CHECK-NEXT: %14 = arith.cmpi eq, %arg11, %10 : index
// CHECK-NEXT: %15 = arith.select %13, %5, %c0 : index
// CHECK-NEXT: %16 = arith.select %14, %12, %c512 : index
// CHECK-NEXT: scf.for %arg12 = %15 to %16 step %c1 {
// CHECK-NEXT: memref.store %cst, %arg10[%arg11, %arg12] : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @inner_512(%m: memref<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = arith.constant 512 : index
  %f = arith.constant 1.0 : f32
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c) step (%c1, %c1) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
  }
  return
}

// -----

// CHECK-LABEL: func.func @inner_513(%arg0: memref<?x?xf32>, %arg1: index) {
// CHECK-NEXT: %c32 = arith.constant 32 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c513 = arith.constant 513 : index
// CHECK-NEXT: %c100 = arith.constant 100 : index
// CHECK-NEXT: %0 = arith.muli %arg1, %c513 : index
// CHECK-NEXT: %1 = arith.cmpi eq, %0, %c0 : index
// CHECK-NEXT: scf.if %1 {
// CHECK-NEXT: } else {
// CHECK-NEXT: %2 = arith.ceildivsi %0, %c32 : index
// CHECK-NEXT: %3 = arith.maxsi %2, %c100 : index
// CHECK-NEXT: %4 = arith.minsi %0, %3 : index
// CHECK-NEXT: %5 = arith.ceildivsi %0, %4 : index
// CHECK-NEXT: %6 = arith.subi %5, %c1 : index
// CHECK-NEXT: %7 = async.create_group %6 : !async.group
// CHECK-NEXT: scf.for %arg2 = %c1 to %5 step %c1 {
// CHECK-NEXT: %token = async.execute {
// CHECK-NEXT: func.call @parallel_compute_fn(%arg2, %4, %arg1, %c513, %c0, %c0, %arg1, %c513, %c1, %c1, %arg0) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT: async.yield
// CHECK-NEXT: }
// CHECK-NEXT: %8 = async.add_to_group %token, %7 : !async.token
// CHECK-NEXT: }
// CHECK-NEXT: func.call @parallel_compute_fn(%c0, %4, %arg1, %c513, %c0, %c0, %arg1, %c513, %c1, %c1, %arg0) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>) -> ()
// CHECK-NEXT: async.await_all %7
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @parallel_compute_fn(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: memref<?x?xf32>) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c513 = arith.constant 513 : index
// CHECK-NEXT: %0 = arith.muli %arg2, %c513 : index
// CHECK-NEXT: %1 = arith.muli %arg0, %arg1 : index
// CHECK-NEXT: %2 = arith.addi %1, %arg1 : index
// CHECK-NEXT: %3 = arith.minsi %2, %0 : index
// CHECK-NEXT: %4 = arith.subi %3, %c1 : index
// CHECK-NEXT: %5 = arith.remsi %1, %c513 : index
// CHECK-NEXT: %6 = arith.divsi %1, %c513 : index
// CHECK-NEXT: %7 = arith.remsi %6, %arg2 : index
// CHECK-NEXT: %8 = arith.remsi %4, %c513 : index
// CHECK-NEXT: %9 = arith.divsi %4, %c513 : index
// CHECK-NEXT: %10 = arith.remsi %9, %arg2 : index
// CHECK-NEXT: %11 = arith.addi %10, %c1 : index
// CHECK-NEXT: %12 = arith.addi %8, %c1 : index
// CHECK-NEXT: scf.for %arg11 = %7 to %11 step %c1 {
// CHECK-NEXT: %13 = arith.cmpi eq, %arg11, %7 : index
// CHECK-NEXT: %14 = arith.cmpi eq, %arg11, %10 : index
// CHECK-NEXT: %15 = arith.select %13, %5, %c0 : index
// CHECK-NEXT: %16 = arith.select %14, %12, %c513 : index
// CHECK-NEXT: scf.for %arg12 = %15 to %16 step %c1 {
// CHECK-NEXT: memref.store %cst, %arg10[%arg11, %arg12] : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @inner_513(%m: memref<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = arith.constant 513 : index
  %f = arith.constant 1.0 : f32
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c) step (%c1, %c1) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
  }
  return
}
