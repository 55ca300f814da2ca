// RUN: mlir-opt %s -lower-vector-mask -allow-unregistered-dialect | FileCheck %s

// Transfers take the mask as an operand and lose their discardable attributes, as in MLIR.
// CHECK-LABEL: func.func @transfers(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32>, %[[ARG1:.+]]: memref<?x?xf32>, %[[ARG2:.+]]: vector<4xf32>, %[[ARG3:.+]]: vector<4xi1>, %[[ARG4:.+]]: index, %[[ARG5:.+]]: f32) -> (vector<4xf32>, tensor<?xf32>) {
// CHECK-NEXT: %[[V0:.+]] = vector.transfer_read %[[ARG0]][%[[ARG4]]], %[[ARG5]], %[[ARG3]] {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
// CHECK-NEXT: %[[V1:.+]] = vector.transfer_write %[[ARG2]], %[[ARG0]][%[[ARG4]]], %[[ARG3]] : vector<4xf32>, tensor<?xf32>
// CHECK-NEXT: vector.transfer_write %[[ARG2]], %[[ARG1]][%[[ARG4]], %[[ARG4]]], %[[ARG3]] {permutation_map = #map} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT: return %[[V0]], %[[V1]] : vector<4xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @transfers(%t: tensor<?xf32>, %buf: memref<?x?xf32>, %v: vector<4xf32>, %m: vector<4xi1>, %i: index, %f: f32) -> (vector<4xf32>, tensor<?xf32>) {
  %0 = vector.mask %m { vector.transfer_read %t[%i], %f {in_bounds = [true], note} : tensor<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %1 = vector.mask %m { vector.transfer_write %v, %t[%i] {note} : vector<4xf32>, tensor<?xf32> } : vector<4xi1> -> tensor<?xf32>
  vector.mask %m { vector.transfer_write %v, %buf[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<?x?xf32> } : vector<4xi1>
  return %0, %1 : vector<4xf32>, tensor<?xf32>
}

// The value for lanes that are off has no place in a transfer.
// CHECK-LABEL: func.func @pass_thru(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32>, %[[ARG1:.+]]: vector<4xf32>, %[[ARG2:.+]]: vector<4xi1>, %[[ARG3:.+]]: index, %[[ARG4:.+]]: f32) -> vector<4xf32> {
// CHECK-NEXT: %[[V0:.+]] = vector.mask %[[ARG2]], %[[ARG1]] { vector.transfer_read %[[ARG0]][%[[ARG3]]], %[[ARG4]] : tensor<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT: return %[[V0]] : vector<4xf32>
// CHECK-NEXT: }
func.func @pass_thru(%t: tensor<?xf32>, %v: vector<4xf32>, %m: vector<4xi1>, %i: index, %f: f32) -> vector<4xf32> {
  %0 = vector.mask %m, %v { vector.transfer_read %t[%i], %f : tensor<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// The mask replaces that of the gather, and lanes that are off become zero.
// CHECK-LABEL: func.func @gather(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xi32>, %[[ARG1:.+]]: vector<2x3xindex>, %[[ARG2:.+]]: vector<2x3xi1>, %[[ARG3:.+]]: vector<2x3xi32>, %[[ARG4:.+]]: vector<2x3xi1>, %[[ARG5:.+]]: index) -> vector<2x3xi32> {
// CHECK-NEXT: %[[V0:.+]] = arith.constant dense<0> : vector<2x3xi32>
// CHECK-NEXT: %[[V1:.+]] = vector.gather %[[ARG0]][%[[ARG5]]] [%[[ARG1]]], %[[ARG4]], %[[V0]] : memref<?xi32>, vector<2x3xindex>, vector<2x3xi1>, vector<2x3xi32> into vector<2x3xi32>
// CHECK-NEXT: return %[[V1]] : vector<2x3xi32>
// CHECK-NEXT: }
func.func @gather(%buf: memref<?xi32>, %at: vector<2x3xindex>, %inner: vector<2x3xi1>, %v: vector<2x3xi32>, %m: vector<2x3xi1>, %i: index) -> vector<2x3xi32> {
  %0 = vector.mask %m { vector.gather %buf[%i] [%at], %inner, %v : memref<?xi32>, vector<2x3xindex>, vector<2x3xi1>, vector<2x3xi32> into vector<2x3xi32> } : vector<2x3xi1> -> vector<2x3xi32>
  return %0 : vector<2x3xi32>
}

// Other operations have no mask operand.
// CHECK-LABEL: func.func @others(
// CHECK-SAME: %[[ARG0:.+]]: vector<4xf32>, %[[ARG1:.+]]: vector<4xi1>, %[[ARG2:.+]]: f32) -> (f32, vector<4xf32>) {
// CHECK-NEXT: %[[V0:.+]] = vector.mask %[[ARG1]] { vector.reduction <add>, %[[ARG0]], %[[ARG2]] : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT: return %[[V0]], %[[ARG0]] : f32, vector<4xf32>
// CHECK-NEXT: }
func.func @others(%v: vector<4xf32>, %m: vector<4xi1>, %f: f32) -> (f32, vector<4xf32>) {
  %0 = vector.mask %m { vector.reduction <add>, %v, %f : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %m { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0, %1 : f32, vector<4xf32>
}
