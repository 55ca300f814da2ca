// RUN: mlir-opt %s -convert-vector-to-scf | FileCheck %s

// The first dimension of the mask is scalable, that of the vector is not. The map stays,
// because a vector.mask has room for one operation.

// CHECK-LABEL: func @scalableMask
// CHECK-NOT: scf.for
// CHECK: return
func.func @scalableMask(%m: memref<?x?xf32>, %i: index, %v: memref<vector<4x[8]xf32>>, %k: memref<vector<[8]x4xi1>>, %on: vector<[8]x4xi1>) {
  %0 = memref.load %v[] : memref<vector<4x[8]xf32>>
  %1 = memref.load %k[] : memref<vector<[8]x4xi1>>
  vector.mask %on {
    vector.transfer_write %0, %m[%i, %i], %1 {__vector_to_scf_lowering__, permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x[8]xf32>, memref<?x?xf32>
  } : vector<[8]x4xi1>
  return
}
