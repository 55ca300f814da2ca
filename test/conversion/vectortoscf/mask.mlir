// RUN: mlir-opt %s -convert-vector-to-scf | FileCheck %s

// The mask has the order of the memory. If that is not the order of the vector, the transfer
// stays: MLIR reads other parts of the mask.

// CHECK-LABEL: func @otherOrder
// CHECK-NOT: scf.for
// CHECK: return
func.func @otherOrder(%m: memref<?x?x?xf32>, %i: index, %k: vector<2x3xi1>) -> vector<3x2xf32> {
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i, %i], %f, %k {permutation_map = affine_map<(d0, d1, d2) -> (d1, d0)>} : memref<?x?x?xf32>, vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// Without a mask it is converted.

// CHECK-LABEL: func @noMask
// CHECK: scf.for
// CHECK: return
func.func @noMask(%m: memref<?x?x?xf32>, %i: index) -> vector<3x2xf32> {
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i, %i], %f {permutation_map = affine_map<(d0, d1, d2) -> (d1, d0)>} : memref<?x?x?xf32>, vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// The same for a transfer that has a buffer. Its map stays, because a vector.mask has room
// for one operation.

// CHECK-LABEL: func @labeled
// CHECK-NOT: scf.for
// CHECK: return
func.func @labeled(%m: memref<?x?xf32>, %i: index, %v: memref<vector<4x[8]xf32>>, %k: memref<vector<[8]x4xi1>>, %on: vector<[8]x4xi1>) {
  %0 = memref.load %v[] : memref<vector<4x[8]xf32>>
  %1 = memref.load %k[] : memref<vector<[8]x4xi1>>
  vector.mask %on {
    vector.transfer_write %0, %m[%i, %i], %1 {__vector_to_scf_lowering__, permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x[8]xf32>, memref<?x?xf32>
  } : vector<[8]x4xi1>
  return
}
