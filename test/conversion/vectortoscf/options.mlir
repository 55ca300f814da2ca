// RUN: mlir-opt %s "-convert-vector-to-scf=full-unroll lower-tensors" -split-input-file | FileCheck %s --check-prefixes=ALL,UNROLL
// RUN: mlir-opt %s -convert-vector-to-scf=lower-tensors -split-input-file | FileCheck %s --check-prefixes=ALL,TENSORS
// RUN: mlir-opt %s -convert-vector-to-scf=target-rank=0 -split-input-file | FileCheck %s --check-prefixes=ALL,ZERO
// RUN: mlir-opt %s "-convert-vector-to-scf=target-rank=0 full-unroll" -split-input-file | FileCheck %s --check-prefixes=ALL,UNROLLZERO
// RUN: mlir-opt %s -convert-vector-to-scf=target-rank=2 -split-input-file | FileCheck %s --check-prefixes=ALL,TWO

// Transfers of tensors stay without lower-tensors. A loop of writes passes the tensor on.

// ALL-LABEL: func @tensors
// UNROLL-SAME: %[[T:[a-z0-9]+]]: tensor<?x?xf32>, %[[V:[a-z0-9]+]]: vector<2x3xf32>
// UNROLL: %[[E:.*]] = vector.extract %[[V]][0]
// UNROLL: %[[U:.*]] = vector.transfer_write %[[E]], %[[T]]
// UNROLL: %[[F:.*]] = vector.extract %[[V]][1]
// UNROLL: %[[W:.*]] = vector.transfer_write %[[F]], %[[U]]
// UNROLL: %[[DIM:.*]] = tensor.dim %[[W]], %c0
// TENSORS-SAME: %[[T:[a-z0-9]+]]: tensor<?x?xf32>, %[[V:[a-z0-9]+]]: vector<2x3xf32>
// TENSORS: %[[R:.*]] = scf.for %[[A:.*]] = %c0 to %c2 step %c1 iter_args(%[[S:.*]] = %[[T]]) -> (tensor<?x?xf32>)
// TENSORS:   %[[W:.*]] = vector.transfer_write %{{.*}}, %[[S]]
// TENSORS:   scf.yield %[[W]]
// TENSORS: scf.for
// TENSORS:   tensor.dim %[[R]], %c0
// ZERO-NOT: scf.for
// UNROLLZERO: vector.transfer_write {{.*}} : vector<2x3xf32>, tensor<?x?xf32>
// TWO: vector.transfer_read {{.*}} : tensor<?x?xf32>, vector<2x3xf32>
func.func @tensors(%t: tensor<?x?xf32>, %v: vector<2x3xf32>, %i: index) -> vector<2x3xf32> {
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_write %v, %t[%i, %i] {in_bounds = [true, true]} : vector<2x3xf32>, tensor<?x?xf32>
  %c1 = arith.constant 1 : index
  %1 = vector.transfer_read %0[%i, %c1], %f {in_bounds = [false, true]} : tensor<?x?xf32>, vector<2x3xf32>
  return %1 : vector<2x3xf32>
}

// -----

// The parts of a read go where a vector.insert takes the whole, and those of a write come
// from what a vector.extract takes the vector from.

// ALL-LABEL: func @parts
// UNROLL-SAME: %[[M:[a-z0-9]+]]: memref<?x?xf32>, %[[I:[a-z0-9]+]]: index, %[[D:[a-z0-9]+]]: vector<5x2x3xf32>, %[[K:[a-z0-9]+]]: vector<2x3xi1>
// UNROLL: %[[K0:.*]] = vector.extract %[[K]][0] : vector<3xi1> from vector<2x3xi1>
// UNROLL: %[[V0:.*]] = vector.transfer_read {{.*}}, %[[K0]]
// UNROLL: %[[D0:.*]] = vector.insert %[[V0]], %[[D]] [%[[I]], 0]
// UNROLL: %[[V1:.*]] = vector.transfer_read
// UNROLL: %[[D1:.*]] = vector.insert %[[V1]], %[[D0]] [%[[I]], 1]
// UNROLL: %[[P0:.*]] = vector.extract %[[D1]][3, 0] : vector<3xf32> from vector<5x2x3xf32>
// UNROLL: vector.transfer_write %[[P0]]
// UNROLL: %[[P1:.*]] = vector.extract %[[D1]][3, 1]
// UNROLL: vector.transfer_write %[[P1]]
// UNROLL-NEXT: return
// ZERO: vector.type_cast %{{.*}} : memref<2xvector<3xf32>> to memref<2x3xvector<f32>>
// ZERO: vector.transfer_read {{.*}} : memref<?x?xf32>, vector<f32>
// UNROLLZERO: vector.extractelement %{{.*}} : vector<3xi1>
// UNROLLZERO: %[[V:.*]] = vector.transfer_read {{.*}} : memref<?x?xf32>, vector<f32>
// UNROLLZERO: vector.insert %[[V]], %{{.*}} [%{{.*}}, 0, 0] : vector<f32> into vector<5x2x3xf32>
// UNROLLZERO: %[[X:.*]] = vector.extract %{{.*}}[3, 0, 0] : f32 from vector<5x2x3xf32>
// UNROLLZERO: %[[Y:.*]] = vector.broadcast %[[X]] : f32 to vector<f32>
// UNROLLZERO: vector.transfer_write %[[Y]]
// TWO: vector.transfer_read {{.*}} : memref<?x?xf32>, vector<2x3xf32>
func.func @parts(%m: memref<?x?xf32>, %i: index, %d: vector<5x2x3xf32>, %k: vector<2x3xi1>) {
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %f, %k {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x3xf32>
  %1 = vector.insert %0, %d [%i] : vector<2x3xf32> into vector<5x2x3xf32>
  %2 = vector.extract %1[3] : vector<2x3xf32> from vector<5x2x3xf32>
  vector.transfer_write %2, %m[%i, %i] {in_bounds = [true, true]} : vector<2x3xf32>, memref<?x?xf32>
  return
}

// -----

// Broadcasts have no bounds and no mask of their own.

// ALL-LABEL: func @broadcasts
// UNROLL-SAME: %[[K:[a-z0-9]+]]: vector<2x3xi1>
// UNROLL: %[[K0:.*]] = vector.extract %[[K]][0]
// UNROLL: vector.transfer_read %{{.*}}, %[[K0]]
// UNROLL: vector.insert %{{.*}} [0, 0]
// UNROLL: vector.transfer_read %{{.*}}, %[[K0]]
// UNROLL: vector.insert %{{.*}} [0, 1]
// TENSORS: vector.type_cast %{{.*}} : memref<vector<2x3xi1>> to memref<2xvector<3xi1>>
// TENSORS: scf.for %[[A:.*]] = %c0 to %c2
// TENSORS-NOT: memref<2xvector<3xi1>> to
// TENSORS: scf.for
// TENSORS: memref.load %{{.*}}[%[[A]]] : memref<2xvector<3xi1>>
func.func @broadcasts(%m: memref<?x?x?xf32>, %i: index, %k: vector<2x3xi1>) -> vector<2x2x3xf32> {
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i, %i], %f, %k {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d0, 0, d2)>} : memref<?x?x?xf32>, vector<2x2x3xf32>
  return %0 : vector<2x2x3xf32>
}

// -----

// Columns are loops only if vectors of one dimension are the target.

// ALL-LABEL: func @column
// UNROLL: scf.for
// TENSORS: scf.for
// ZERO: scf.for
// ZERO: vector.transfer_read {{.*}} : memref<?x?xf32>, vector<f32>
// UNROLLZERO-NOT: scf.for
// TWO-NOT: scf.for
// ALL: return
func.func @column(%m: memref<?x?xf32>, %i: index) -> vector<2xf32> {
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

// Without canonicalization, a mask whose bounds all reach the ends stays.

// ALL-LABEL: func @fullMask
// TWO: %[[K:.*]] = vector.create_mask %c2, %c3
// TWO: vector.transfer_read %{{.*}}, %{{.*}}, %[[K]]
func.func @fullMask(%m: memref<?x?xf32>, %i: index) -> vector<2x3xf32> {
  %f = arith.constant 0.0 : f32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %k = vector.create_mask %c2, %c3 : vector<2x3xi1>
  %0 = vector.transfer_read %m[%i, %i], %f, %k : memref<?x?xf32>, vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
