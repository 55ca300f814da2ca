// RUN: mlir-opt %s -test-vector-emulate-masked-load-store | FileCheck %s

// Masked accesses, one element after the other.

// CHECK-LABEL: func.func @load(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<4x?xf32>, %[[ARG1:[^:]*]]: index, %[[ARG2:[^:]*]]: vector<2xi1>, %[[ARG3:[^:]*]]: vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[V0:.*]] = vector.extract %[[ARG2]][0] : i1 from vector<2xi1>
// CHECK-NEXT: %[[V1:.*]] = scf.if %[[V0]] -> (vector<2xf32>) {
// CHECK-NEXT: %[[V5:.*]] = memref.load %[[ARG0]][%[[ARG1]], %[[ARG1]]] : memref<4x?xf32>
// CHECK-NEXT: %[[V6:.*]] = vector.insert %[[V5]], %[[ARG3]] [0] : f32 into vector<2xf32>
// CHECK-NEXT: scf.yield %[[V6]] : vector<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[ARG3]] : vector<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[ARG1]], %[[C1]] : index
// CHECK-NEXT: %[[V3:.*]] = vector.extract %[[ARG2]][1] : i1 from vector<2xi1>
// CHECK-NEXT: %[[V4:.*]] = scf.if %[[V3]] -> (vector<2xf32>) {
// CHECK-NEXT: %[[V5:.*]] = memref.load %[[ARG0]][%[[ARG1]], %[[V2]]] : memref<4x?xf32>
// CHECK-NEXT: %[[V6:.*]] = vector.insert %[[V5]], %[[V1]] [1] : f32 into vector<2xf32>
// CHECK-NEXT: scf.yield %[[V6]] : vector<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[V1]] : vector<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V4]] : vector<2xf32>
func.func @load(%m: memref<4x?xf32>, %i: index, %mask: vector<2xi1>, %p: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.maskedload %m[%i, %i], %mask, %p : memref<4x?xf32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK-LABEL: func.func @store(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<?xi8>, %[[ARG1:[^:]*]]: index, %[[ARG2:[^:]*]]: vector<2xi1>, %[[ARG3:[^:]*]]: vector<2xi8>)
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[V0:.*]] = vector.extract %[[ARG2]][0] : i1 from vector<2xi1>
// CHECK-NEXT: scf.if %[[V0]] {
// CHECK-NEXT: %[[V3:.*]] = vector.extract %[[ARG3]][0] : i8 from vector<2xi8>
// CHECK-NEXT: memref.store %[[V3]], %[[ARG0]][%[[ARG1]]] : memref<?xi8>
// CHECK-NEXT: }
// CHECK-NEXT: %[[V1:.*]] = arith.addi %[[ARG1]], %[[C1]] : index
// CHECK-NEXT: %[[V2:.*]] = vector.extract %[[ARG2]][1] : i1 from vector<2xi1>
// CHECK-NEXT: scf.if %[[V2]] {
// CHECK-NEXT: %[[V3:.*]] = vector.extract %[[ARG3]][1] : i8 from vector<2xi8>
// CHECK-NEXT: memref.store %[[V3]], %[[ARG0]][%[[V1]]] : memref<?xi8>
// CHECK-NEXT: }
func.func @store(%m: memref<?xi8>, %i: index, %mask: vector<2xi1>, %v: vector<2xi8>) {
  vector.maskedstore %m[%i], %mask, %v : memref<?xi8>, vector<2xi1>, vector<2xi8>
  return
}
