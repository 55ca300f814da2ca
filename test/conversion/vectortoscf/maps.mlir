// RUN: mlir-opt %s -convert-vector-to-scf=target-rank=4 | FileCheck %s

// With vectors of four dimensions as the target, only the maps change.

// CHECK-LABEL: func @widen
// CHECK-SAME: %[[M:[a-z0-9]+]]: memref<?x?x?xf32>, %[[V:[a-z0-9]+]]: vector<2x3xf32>, %[[K:[a-z0-9]+]]: vector<2x3xi1>
// CHECK: vector.transfer_write %{{.*}}, %[[M]][{{.*}}], %{{.*}} {in_bounds = [false, true, false]} : vector<2x1x3xf32>, memref<?x?x?xf32>
// CHECK-NEXT: return
func.func @widen(%m: memref<?x?x?xf32>, %v: vector<2x3xf32>, %k: vector<2x3xi1>, %i: index) {
  vector.transfer_write %v, %m[%i, %i, %i], %k {permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : vector<2x3xf32>, memref<?x?x?xf32>
  return
}

// Bounds move with their dimensions.

// CHECK-LABEL: func @bounds
// CHECK: %[[R:.*]] = vector.transfer_read {{.*}} {in_bounds = [true, false]} : memref<?x?xf32>, vector<3x2xf32>
// CHECK: %[[T:.*]] = vector.transpose %[[R]], [1, 0] : vector<3x2xf32> to vector<2x3xf32>
// CHECK: %[[W:.*]] = vector.transpose %[[T]], [1, 0] : vector<2x3xf32> to vector<3x2xf32>
// CHECK: vector.transfer_write %[[W]], {{.*}} {in_bounds = [true, false]} : vector<3x2xf32>, memref<?x?xf32>
func.func @bounds(%m: memref<?x?xf32>, %i: index) {
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %f {in_bounds = [false, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<2x3xf32>
  vector.transfer_write %0, %m[%i, %i] {in_bounds = [false, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x3xf32>, memref<?x?xf32>
  return
}

// A vector.mask has room for one operation, so that the maps of masked transfers stay.

// CHECK-LABEL: func @masked
// CHECK-NOT: vector.transpose
// CHECK-NOT: vector.broadcast
// CHECK: return
func.func @masked(%m: memref<?x?xf32>, %v: vector<2x3xf32>, %w: vector<2xf32>, %k: vector<3x2xi1>, %l: vector<2xi1>, %i: index) -> (vector<2x3xf32>, vector<3x2xf32>) {
  %f = arith.constant 0.0 : f32
  %0 = vector.mask %k { vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<2x3xf32> } : vector<3x2xi1> -> vector<2x3xf32>
  vector.mask %k { vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x3xf32>, memref<?x?xf32> } : vector<3x2xi1>
  vector.mask %l { vector.transfer_write %w, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<2xf32>, memref<?x?xf32> } : vector<2xi1>
  %1 = vector.mask %l { vector.transfer_read %m[%i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<?x?xf32>, vector<3x2xf32> } : vector<2xi1> -> vector<3x2xf32>
  return %0, %1 : vector<2x3xf32>, vector<3x2xf32>
}
