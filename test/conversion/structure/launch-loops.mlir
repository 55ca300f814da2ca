// RUN: mlir-opt %s --pass-pipeline="builtin.module(spirv-launch-loops)" | FileCheck %s

// Mapped loops become launches; other loops of the host become scf.for.

// CHECK: func.func @parallel(%arg0: memref<8x4xi32>) {
// CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %c8, %arg8 = %c1, %arg9 = %c1) threads(%arg4, %arg5, %arg6) in (%arg10 = %c4, %arg11 = %c1, %arg12 = %c1) {
// CHECK-NEXT: %c5_i32_0 = arith.constant 5 : i32
// CHECK-NEXT: memref.store %c5_i32_0, %arg0[%arg1, %arg4] : memref<8x4xi32>
// CHECK-NEXT: gpu.terminator
// CHECK-NEXT: } {SCFToGPU_visited}
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @forall(%arg0: memref<?x4xi32>, %arg1: index) {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = arith.maxsi %arg1, %c1 : index
// CHECK-NEXT: gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %0, %arg9 = %c1, %arg10 = %c1) threads(%arg5, %arg6, %arg7) in (%arg11 = %c4, %arg12 = %c1, %arg13 = %c1) {
// CHECK-NEXT: %c5_i32_0 = arith.constant 5 : i32
// CHECK-NEXT: scf.forall (%arg14) in (%arg1) {
// CHECK-NEXT: scf.forall (%arg15) in (4) {
// CHECK-NEXT: memref.store %c5_i32_0, %arg0[%arg14, %arg15] : memref<?x4xi32>
// CHECK-NEXT: } {mapping = [#gpu.thread<x>]}
// CHECK-NEXT: } {mapping = [#gpu.block<x>]}
// CHECK-NEXT: gpu.terminator
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @host(%arg0: memref<8xi32>) {
// CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.for %arg1 = %c0 to %c8 step %c1 {
// CHECK-NEXT: memref.store %c5_i32, %arg0[%arg1] : memref<8xi32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

#block = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>
#thread = #gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>
func.func @parallel(%m: memref<8x4xi32>) {
  %z = arith.constant 5 : i32
  affine.parallel (%i, %j) = (0, 0) to (8, 4) {
    affine.store %z, %m[%i, %j] : memref<8x4xi32>
  } {mapping = [#block, #thread]}
  return
}
func.func @forall(%m: memref<?x4xi32>, %n: index) {
  %z = arith.constant 5 : i32
  scf.forall (%i) in (%n) {
    scf.forall (%j) in (4) {
      memref.store %z, %m[%i, %j] : memref<?x4xi32>
    } {mapping = [#gpu.thread<x>]}
  } {mapping = [#gpu.block<x>]}
  return
}
func.func @host(%m: memref<8xi32>) {
  %z = arith.constant 5 : i32
  scf.forall (%i) in (8) {
    memref.store %z, %m[%i] : memref<8xi32>
  }
  return
}
