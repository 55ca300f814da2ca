// RUN: mlir-opt %s -convert-vector-to-scf -split-input-file -allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s "-convert-vector-to-scf=full-unroll lower-tensors" -split-input-file -allow-unregistered-dialect | FileCheck %s --check-prefix=UNROLL

// Transfers that stay as they are.

// The transfer changes the element type.

// CHECK-LABEL: func @elementType
// CHECK-NEXT: arith.constant
// CHECK-NEXT: vector.transfer_read {{.*}} : memref<?x?xi8>, vector<2x4xi32>
// UNROLL-LABEL: func @elementType
// UNROLL-NEXT: arith.constant
// UNROLL-NEXT: vector.transfer_read {{.*}} : memref<?x?xi8>, vector<2x4xi32>
func.func @elementType(%m: memref<?x?xi8>, %i: index) -> vector<2x4xi32> {
  %f = arith.constant 0 : i8
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xi8>, vector<2x4xi32>
  return %0 : vector<2x4xi32>
}

// -----

// A scalable dimension ends the conversion, at the start or in a loop.

// CHECK-LABEL: func @scalable
// CHECK: vector.transfer_read {{.*}} : memref<?x?x?xf32>, vector<[4]x4xf32>
// CHECK: scf.for
// CHECK: vector.transfer_read {{.*}} {__vector_to_scf_lowering__} : memref<?x?x?xf32>, vector<[4]x4xf32>
// UNROLL-LABEL: func @scalable
// UNROLL: vector.transfer_read {{.*}} : memref<?x?x?xf32>, vector<[4]x4xf32>
// UNROLL-COUNT-2: vector.insert
func.func @scalable(%m: memref<?x?x?xf32>, %i: index) -> (vector<[4]x4xf32>, vector<2x[4]x4xf32>) {
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d1, 0)>} : memref<?x?x?xf32>, vector<[4]x4xf32>
  %1 = vector.transfer_read %m[%i, %i, %i], %f : memref<?x?x?xf32>, vector<2x[4]x4xf32>
  return %0, %1 : vector<[4]x4xf32>, vector<2x[4]x4xf32>
}

// -----

// Labels that no buffer belongs to.

// CHECK-LABEL: func @labels
// CHECK-NOT: scf.for
// CHECK: return
func.func @labels(%m: memref<?x?xf32>, %i: index, %v: vector<2x3xf32>, %b: memref<vector<2x3xf32>>, %k: vector<2x3xi1>, %z: memref<vector<f32>>) -> vector<2x3xf32> {
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %f {__vector_to_scf_lowering__} : memref<?x?xf32>, vector<2x3xf32>
  %1 = vector.transfer_read %m[%i, %i], %f {__vector_to_scf_lowering__} : memref<?x?xf32>, vector<2x3xf32>
  memref.store %1, %b[] : memref<vector<2x3xf32>>
  "test.use"(%1) : (vector<2x3xf32>) -> ()
  vector.transfer_write %v, %m[%i, %i] {__vector_to_scf_lowering__} : vector<2x3xf32>, memref<?x?xf32>
  %2 = memref.load %b[] : memref<vector<2x3xf32>>
  vector.transfer_write %2, %m[%i, %i], %k {__vector_to_scf_lowering__} : vector<2x3xf32>, memref<?x?xf32>
  %3 = memref.load %z[] : memref<vector<f32>>
  vector.transfer_write %3, %m[%i, %i] {__vector_to_scf_lowering__} : vector<f32>, memref<?x?xf32>
  return %0 : vector<2x3xf32>
}

// -----

// No operation around the transfer frees allocas.

// CHECK: "test.region"
// CHECK-NOT: scf.for
// CHECK: "test.use"
"test.region"() ({
^bb0(%m: memref<?x?xf32>, %i: index):
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<2x3xf32>
  "test.use"(%0) : (vector<2x3xf32>) -> ()
}) : () -> ()

// -----

// Vectors of one dimension that are no columns of a memref.

// CHECK-LABEL: func @noColumns
// CHECK-NOT: scf.for
// CHECK: return
func.func @noColumns(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %e: memref<?xvector<4xf32>, strided<[2]>>, %i: index) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %t[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : tensor<?x?xf32>, vector<4xf32>
  %z = arith.constant dense<0.0> : vector<4xf32>
  %2 = vector.transfer_read %e[%i], %z : memref<?xvector<4xf32>, strided<[2]>>, vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

// Too many transfers to unroll.

// UNROLL-LABEL: func @large
// UNROLL-NOT: vector.insert
// UNROLL: return
// UNROLL-LABEL: func @largeProduct
// UNROLL-NOT: vector.extract
// UNROLL: return
func.func @large(%m: memref<?x?xf32>, %i: index) -> vector<65537x2xf32> {
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<65537x2xf32>
  return %0 : vector<65537x2xf32>
}
func.func @largeProduct(%m: memref<?x?x?xf32>, %v: vector<256x257x2xf32>, %i: index) {
  vector.transfer_write %v, %m[%i, %i, %i] : vector<256x257x2xf32>, memref<?x?x?xf32>
  return
}

// -----

// Too many dimensions.

// CHECK-LABEL: func @deep
// CHECK-NOT: scf.for
// CHECK: return
func.func @deep(%m: memref<f32>, %v: vector<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>, %w: memref<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>, %i: index) {
  vector.print %v : vector<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>
  vector.transfer_write %v, %w[%i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i, %i] : vector<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>, memref<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>
  return
}
