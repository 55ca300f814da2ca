// RUN: mlir-opt %s -convert-parallel-loops-to-gpu -split-input-file | FileCheck %s

// Loops nested in mapped ones that no launch can have stay.

// CHECK-LABEL: func @dependentLower
// CHECK-NOT: gpu.launch
// CHECK: scf.parallel
// CHECK-NOT: gpu.launch
// CHECK: scf.parallel
func.func @dependentLower(%n: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%i) to (%n) step (%c1) {
      %v = memref.load %m[%i, %j] : memref<?x?xf32>
    } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return
}

// -----

// CHECK-LABEL: func @dependentStep
// CHECK-NOT: gpu.launch
// CHECK: scf.parallel
// CHECK-NOT: gpu.launch
// CHECK: scf.parallel
func.func @dependentStep(%n: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%n) step (%i) {
      %v = memref.load %m[%i, %j] : memref<?x?xf32>
    } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return
}

// -----

// CHECK-LABEL: func @dependentUpper
// CHECK-NOT: gpu.launch
// CHECK: scf.parallel
// CHECK-NOT: gpu.launch
// CHECK: scf.parallel
func.func @dependentUpper(%n: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %u = arith.muli %i, %i : index
    scf.parallel (%j) = (%c0) to (%u) step (%c1) {
      %v = memref.load %m[%i, %j] : memref<?x?xf32>
    } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return
}

// -----

// CHECK-LABEL: func @innerUnmapped
// CHECK-NOT: gpu.launch
// CHECK: scf.parallel
// CHECK-NOT: gpu.launch
// CHECK: scf.parallel
func.func @innerUnmapped(%n: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%n) step (%c1) {
      %v = memref.load %m[%i, %j] : memref<?x?xf32>
    }
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return
}
