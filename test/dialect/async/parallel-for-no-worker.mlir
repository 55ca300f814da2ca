// RUN: mlir-opt %s -split-input-file "-async-parallel-for=async-dispatch=false num-workers=0" | FileCheck %s --match-full-lines

// No worker, or the number that the runtime has.

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

