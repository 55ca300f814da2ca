// RUN: mlir-opt %s -convert-vector-to-scf -split-input-file -allow-unregistered-dialect | FileCheck %s

// A read goes through a buffer, which the loops subscript. Positions out of bounds get the
// padding, and the mask is unpacked with the vector.

// CHECK: #[[$ADD:.*]] = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-LABEL: func @read
// CHECK-SAME: %[[M:[a-z0-9]+]]: memref<?x?x?xf32>, %[[I:[a-z0-9]+]]: index, %[[K:[a-z0-9]+]]: vector<2x3x4xi1>
// CHECK: %[[PAD:.*]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK: %[[PAD2:.*]] = arith.constant dense<0.000000e+00> : vector<3x4xf32>
// CHECK: %[[DATA:.*]] = memref.alloca() : memref<vector<2x3x4xf32>>
// CHECK: %[[MASK:.*]] = memref.alloca() : memref<vector<2x3x4xi1>>
// CHECK: memref.store %[[K]], %[[MASK]][] : memref<vector<2x3x4xi1>>
// CHECK: %[[DATA1:.*]] = vector.type_cast %[[DATA]] : memref<vector<2x3x4xf32>> to memref<2xvector<3x4xf32>>
// CHECK: %[[MASK1:.*]] = vector.type_cast %[[MASK]] : memref<vector<2x3x4xi1>> to memref<2xvector<3x4xi1>>
// CHECK: scf.for %[[A:.*]] = %c0 to %c2 step %c1 {
// CHECK:   %[[DIM:.*]] = memref.dim %[[M]], %c0
// CHECK:   %[[AT:.*]] = affine.apply #[[$ADD]](%[[A]])[%[[I]]]
// CHECK:   %[[IN:.*]] = arith.cmpi sgt, %[[DIM]], %[[AT]] : index
// CHECK:   scf.if %[[IN]] {
// CHECK:     %[[DATA2:.*]] = vector.type_cast %[[DATA1]] : memref<2xvector<3x4xf32>> to memref<2x3xvector<4xf32>>
// CHECK:     %[[MASK2:.*]] = vector.type_cast %[[MASK1]] : memref<2xvector<3x4xi1>> to memref<2x3xvector<4xi1>>
// CHECK:     scf.for %[[B:.*]] = %c0 to %c3 step %c1 {
// CHECK-NOT:   scf.if
// CHECK:       %[[ROW:.*]] = memref.load %[[MASK2]][%[[A]], %[[B]]]
// CHECK:       %[[V:.*]] = vector.transfer_read %[[M]][{{.*}}], %cst{{.*}}, %[[ROW]] : memref<?x?x?xf32>, vector<4xf32>
// CHECK:       memref.store %[[V]], %[[DATA2]][%[[A]], %[[B]]]
// CHECK:   } else {
// CHECK:     memref.store %[[PAD2]], %[[DATA1]][%[[A]]]
// CHECK: memref.load %[[DATA]][] : memref<vector<2x3x4xf32>>
func.func @read(%m: memref<?x?x?xf32>, %i: index, %k: vector<2x3x4xi1>) -> (vector<2x3x4xf32>, vector<2x4xf32>) {
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i, %i], %f, %k {in_bounds = [false, true, false]} : memref<?x?x?xf32>, vector<2x3x4xf32>
  %1 = vector.transfer_read %m[%i, %i, %i], %f : memref<?x?x?xf32>, vector<2x4xf32>
  return %0, %1 : vector<2x3x4xf32>, vector<2x4xf32>
}

// -----

// A write in a loop takes its buffer from the loop, which frees allocas itself.

// CHECK-LABEL: func @writeInLoop
// CHECK: scf.for
// CHECK-NEXT: %[[DATA:.*]] = memref.alloca() : memref<vector<2x3xf32>>
// CHECK: memref.store %{{.*}}, %[[DATA]][]
// CHECK: %[[CAST:.*]] = vector.type_cast %[[DATA]]
// CHECK: scf.for %[[A:.*]] = %c0 to %c2 step %c1
// CHECK: %[[V:.*]] = memref.load %[[CAST]][%[[A]]]
// CHECK: vector.transfer_write %[[V]], %{{.*}} {in_bounds = [true]} : vector<3xf32>, memref<8x8xf32>
func.func @writeInLoop(%m: memref<8x8xf32>, %n: index, %v: vector<2x3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    vector.transfer_write %v, %m[%i, %c0] {in_bounds = [true, true]} : vector<2x3xf32>, memref<8x8xf32>
  }
  return
}

// -----

// The elements of a column become a loop, in which a mask of one dimension decides.

// CHECK-LABEL: func @columns
// CHECK-SAME: %[[M:[a-z0-9]+]]: memref<?x?xf32>, %[[I:[a-z0-9]+]]: index, %[[K:[a-z0-9]+]]: vector<4xi1>, %[[W:[a-z0-9]+]]: vector<[4]xf32>
// CHECK: %[[R:.*]] = scf.for %[[A:.*]] = %c0 to %c4 step %c1 iter_args(%[[S:.*]] = %{{.*}}) -> (vector<4xf32>)
// CHECK:   %[[AT:.*]] = affine.apply
// CHECK:   %[[IN:.*]] = arith.cmpi sgt
// CHECK:   %[[ON:.*]] = vector.extractelement %[[K]][%[[A]] : index] : vector<4xi1>
// CHECK:   %[[BOTH:.*]] = arith.andi %[[IN]], %[[ON]] : i1
// CHECK:   %[[N:.*]] = scf.if %[[BOTH]] -> (vector<4xf32>) {
// CHECK:     %[[X:.*]] = memref.load %[[M]][%[[AT]], %[[I]]]
// CHECK:     %[[Y:.*]] = vector.insertelement %[[X]], %[[S]][%[[A]] : index]
// CHECK:     scf.yield %[[Y]]
// CHECK:   } else {
// CHECK:     scf.yield %[[S]]
// CHECK:   scf.yield %[[N]]
// CHECK: %[[SCALE:.*]] = vector.vscale
// CHECK: %[[N:.*]] = arith.muli %[[SCALE]], %c4 : index
// CHECK: scf.for %[[A:.*]] = %c0 to %[[N]] step %c1 {
// CHECK:   %[[X:.*]] = vector.extractelement %[[W]][%[[A]] : index] : vector<[4]xf32>
// CHECK:   memref.store %[[X]], %{{.*}} : memref<?xf32, strided<[2]>>
func.func @columns(%m: memref<?x?xf32>, %i: index, %k: vector<4xi1>, %w: vector<[4]xf32>, %s: memref<?xf32, strided<[2]>>) -> vector<4xf32> {
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %f, %k {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  vector.transfer_write %w, %s[%i] {in_bounds = [true]} : vector<[4]xf32>, memref<?xf32, strided<[2]>>
  return %0 : vector<4xf32>
}

// -----

// Maps come first: transposes, broadcasts, and dimensions that a write skips.

// CHECK-LABEL: func @maps
// CHECK-SAME: %[[M:[a-z0-9]+]]: memref<?x?x?xf32>, %[[T:[a-z0-9]+]]: tensor<f32>
// CHECK: memref.load %{{.*}}[] : memref<vector<3x2xf32>>
// CHECK: vector.transpose %{{.*}}, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
// CHECK: %[[X:.*]] = memref.load %[[M]][%{{.*}}, %{{.*}}, %{{.*}}] : memref<?x?x?xf32>
// CHECK: vector.broadcast %[[X]] : f32 to vector<4x5xf32>
// CHECK: %[[Y:.*]] = tensor.extract %[[T]][] : tensor<f32>
// CHECK: vector.broadcast %[[Y]] : f32 to vector<1xf32>
// CHECK: %[[V:.*]] = vector.transfer_read %[[M]]{{.*}} : memref<?x?x?xf32>, vector<2xf32>
// CHECK: vector.broadcast %[[V]] : vector<2xf32> to vector<3x2xf32>
func.func @maps(%m: memref<?x?x?xf32>, %t: tensor<f32>, %i: index) -> (vector<2x3xf32>, vector<4x5xf32>, vector<1xf32>, vector<3x2xf32>) {
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i, %i], %f {permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : memref<?x?x?xf32>, vector<2x3xf32>
  %1 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (0, 0)>} : memref<?x?x?xf32>, vector<4x5xf32>
  %2 = vector.transfer_read %t[], %f {in_bounds = [true], permutation_map = affine_map<() -> (0)>} : tensor<f32>, vector<1xf32>
  %3 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, false], permutation_map = affine_map<(d0, d1, d2) -> (0, d2)>} : memref<?x?x?xf32>, vector<3x2xf32>
  return %0, %1, %2, %3 : vector<2x3xf32>, vector<4x5xf32>, vector<1xf32>, vector<3x2xf32>
}

// -----

// The mask of a write that skips d1 gets its new dimension in the middle. MLIR appends it,
// and fails.

// CHECK-LABEL: func @widen
// CHECK-SAME: %[[V:[a-z0-9]+]]: vector<2x3xf32>, %[[K:[a-z0-9]+]]: vector<2x3xi1>
// CHECK-DAG: %[[W:.*]] = vector.broadcast %[[V]] : vector<2x3xf32> to vector<1x2x3xf32>
// CHECK-DAG: %[[L:.*]] = vector.broadcast %[[K]] : vector<2x3xi1> to vector<1x2x3xi1>
// CHECK-DAG: vector.transpose %[[L]], [1, 0, 2] : vector<1x2x3xi1> to vector<2x1x3xi1>
// CHECK-DAG: vector.transpose %[[W]], [1, 0, 2] : vector<1x2x3xf32> to vector<2x1x3xf32>
// CHECK: vector.transfer_write %{{.*}}, %{{.*}}, %{{.*}} : vector<3xf32>, memref<?x?x?xf32>
func.func @widen(%m: memref<?x?x?xf32>, %v: vector<2x3xf32>, %k: vector<2x3xi1>, %i: index) {
  vector.transfer_write %v, %m[%i, %i, %i], %k {permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : vector<2x3xf32>, memref<?x?x?xf32>
  return
}

// -----

// Where the new dimensions of the mask may be at the end, they are there.

// CHECK-LABEL: func @append
// CHECK: %[[L:.*]] = vector.broadcast %{{.*}} : vector<2x1xi1> to vector<1x2x1xi1>
// CHECK: vector.transpose %[[L]], [1, 2, 0] : vector<1x2x1xi1> to vector<2x1x1xi1>
func.func @append(%m: memref<?x?x?xf32>, %v: vector<2x1xf32>, %k: vector<2x1xi1>, %i: index) {
  vector.transfer_write %v, %m[%i, %i, %i], %k {permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : vector<2x1xf32>, memref<?x?x?xf32>
  return
}

// -----

// Dimensions of the elements of the memory keep their places.

// CHECK-LABEL: func @elements
// CHECK: %[[V:.*]] = vector.transfer_read {{.*}} : memref<?x?xvector<4xf32>>, vector<3x2x4xf32>
// CHECK: vector.transpose %[[V]], [1, 0, 2] : vector<3x2x4xf32> to vector<2x3x4xf32>
// CHECK: %[[W:.*]] = vector.transpose %{{.*}}, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
// CHECK: vector.transfer_write %[[W]], {{.*}} : vector<3x2x4xf32>, memref<?x?xvector<4xf32>>
func.func @elements(%m: memref<?x?xvector<4xf32>>, %v: vector<2x3x4xf32>, %i: index) -> vector<2x3x4xf32> {
  %f = arith.constant dense<0.0> : vector<4xf32>
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xvector<4xf32>>, vector<2x3x4xf32>
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x3x4xf32>, memref<?x?xvector<4xf32>>
  return %0 : vector<2x3x4xf32>
}
