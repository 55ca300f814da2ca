// RUN: mlir-opt %s -test-vector-gather-lowering | FileCheck %s

// Gathers, one row and one element after the other.

// CHECK-LABEL: func.func @rows(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<?x?xf32>, %[[ARG1:[^:]*]]: index, %[[ARG2:[^:]*]]: vector<2x2xindex>, %[[ARG3:[^:]*]]: vector<2x2xi1>, %[[ARG4:[^:]*]]: vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<0.000000e+00> : vector<2x2xf32>
// CHECK-NEXT: %[[V0:.*]] = vector.extract %[[ARG4]][0] : vector<2xf32> from vector<2x2xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.extract %[[ARG3]][0, 0] : i1 from vector<2x2xi1>
// CHECK-NEXT: %[[V2:.*]] = vector.extract %[[ARG2]][0, 0] : index from vector<2x2xindex>
// CHECK-NEXT: %[[V3:.*]] = arith.addi %[[ARG1]], %[[V2]] : index
// CHECK-NEXT: %[[V4:.*]] = scf.if %[[V1]] -> (vector<2xf32>) {
// CHECK-NEXT: %[[V20:.*]] = vector.load %[[ARG0]][%[[ARG1]], %[[V3]]] : memref<?x?xf32>, vector<1xf32>
// CHECK-NEXT: %[[V21:.*]] = vector.extract %[[V20]][0] : f32 from vector<1xf32>
// CHECK-NEXT: %[[V22:.*]] = vector.insert %[[V21]], %[[V0]] [0] : f32 into vector<2xf32>
// CHECK-NEXT: scf.yield %[[V22]] : vector<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[V0]] : vector<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %[[V5:.*]] = vector.extract %[[ARG3]][0, 1] : i1 from vector<2x2xi1>
// CHECK-NEXT: %[[V6:.*]] = vector.extract %[[ARG2]][0, 1] : index from vector<2x2xindex>
// CHECK-NEXT: %[[V7:.*]] = arith.addi %[[ARG1]], %[[V6]] : index
// CHECK-NEXT: %[[V8:.*]] = scf.if %[[V5]] -> (vector<2xf32>) {
// CHECK-NEXT: %[[V20:.*]] = vector.load %[[ARG0]][%[[ARG1]], %[[V7]]] : memref<?x?xf32>, vector<1xf32>
// CHECK-NEXT: %[[V21:.*]] = vector.extract %[[V20]][0] : f32 from vector<1xf32>
// CHECK-NEXT: %[[V22:.*]] = vector.insert %[[V21]], %[[V4]] [1] : f32 into vector<2xf32>
// CHECK-NEXT: scf.yield %[[V22]] : vector<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[V4]] : vector<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %[[V9:.*]] = vector.insert %[[V8]], %[[CST]] [0] : vector<2xf32> into vector<2x2xf32>
// CHECK-NEXT: %[[V10:.*]] = vector.extract %[[ARG4]][1] : vector<2xf32> from vector<2x2xf32>
// CHECK-NEXT: %[[V11:.*]] = vector.extract %[[ARG3]][1, 0] : i1 from vector<2x2xi1>
// CHECK-NEXT: %[[V12:.*]] = vector.extract %[[ARG2]][1, 0] : index from vector<2x2xindex>
// CHECK-NEXT: %[[V13:.*]] = arith.addi %[[ARG1]], %[[V12]] : index
// CHECK-NEXT: %[[V14:.*]] = scf.if %[[V11]] -> (vector<2xf32>) {
// CHECK-NEXT: %[[V20:.*]] = vector.load %[[ARG0]][%[[ARG1]], %[[V13]]] : memref<?x?xf32>, vector<1xf32>
// CHECK-NEXT: %[[V21:.*]] = vector.extract %[[V20]][0] : f32 from vector<1xf32>
// CHECK-NEXT: %[[V22:.*]] = vector.insert %[[V21]], %[[V10]] [0] : f32 into vector<2xf32>
// CHECK-NEXT: scf.yield %[[V22]] : vector<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[V10]] : vector<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %[[V15:.*]] = vector.extract %[[ARG3]][1, 1] : i1 from vector<2x2xi1>
// CHECK-NEXT: %[[V16:.*]] = vector.extract %[[ARG2]][1, 1] : index from vector<2x2xindex>
// CHECK-NEXT: %[[V17:.*]] = arith.addi %[[ARG1]], %[[V16]] : index
// CHECK-NEXT: %[[V18:.*]] = scf.if %[[V15]] -> (vector<2xf32>) {
// CHECK-NEXT: %[[V20:.*]] = vector.load %[[ARG0]][%[[ARG1]], %[[V17]]] : memref<?x?xf32>, vector<1xf32>
// CHECK-NEXT: %[[V21:.*]] = vector.extract %[[V20]][0] : f32 from vector<1xf32>
// CHECK-NEXT: %[[V22:.*]] = vector.insert %[[V21]], %[[V14]] [1] : f32 into vector<2xf32>
// CHECK-NEXT: scf.yield %[[V22]] : vector<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[V14]] : vector<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %[[V19:.*]] = vector.insert %[[V18]], %[[V9]] [1] : vector<2xf32> into vector<2x2xf32>
// CHECK-NEXT: return %[[V19]] : vector<2x2xf32>
func.func @rows(%m: memref<?x?xf32>, %i: index, %at: vector<2x2xindex>, %mask: vector<2x2xi1>, %p: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.gather %m[%i, %i][%at], %mask, %p : memref<?x?xf32>, vector<2x2xindex>, vector<2x2xi1>, vector<2x2xf32> into vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// CHECK-LABEL: func.func @tensors(
// CHECK-SAME: %[[ARG0:[^:]*]]: tensor<8xf32>, %[[ARG1:[^:]*]]: index, %[[ARG2:[^:]*]]: vector<2xi32>, %[[ARG3:[^:]*]]: vector<2xi1>, %[[ARG4:[^:]*]]: vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %[[ARG2]] : vector<2xi32> to vector<2xindex>
// CHECK-NEXT: %[[V1:.*]] = vector.extract %[[ARG3]][0] : i1 from vector<2xi1>
// CHECK-NEXT: %[[V2:.*]] = vector.extract %[[V0]][0] : index from vector<2xindex>
// CHECK-NEXT: %[[V3:.*]] = arith.addi %[[ARG1]], %[[V2]] : index
// CHECK-NEXT: %[[V4:.*]] = scf.if %[[V1]] -> (vector<2xf32>) {
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[ARG0]][%[[V3]]] : tensor<8xf32>
// CHECK-NEXT: %[[V9:.*]] = vector.insert %[[EXTRACTED]], %[[ARG4]] [0] : f32 into vector<2xf32>
// CHECK-NEXT: scf.yield %[[V9]] : vector<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[ARG4]] : vector<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %[[V5:.*]] = vector.extract %[[ARG3]][1] : i1 from vector<2xi1>
// CHECK-NEXT: %[[V6:.*]] = vector.extract %[[V0]][1] : index from vector<2xindex>
// CHECK-NEXT: %[[V7:.*]] = arith.addi %[[ARG1]], %[[V6]] : index
// CHECK-NEXT: %[[V8:.*]] = scf.if %[[V5]] -> (vector<2xf32>) {
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[ARG0]][%[[V7]]] : tensor<8xf32>
// CHECK-NEXT: %[[V9:.*]] = vector.insert %[[EXTRACTED]], %[[V4]] [1] : f32 into vector<2xf32>
// CHECK-NEXT: scf.yield %[[V9]] : vector<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[V4]] : vector<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V8]] : vector<2xf32>
func.func @tensors(%m: tensor<8xf32>, %i: index, %at: vector<2xi32>, %mask: vector<2xi1>, %p: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.gather %m[%i][%at], %mask, %p : tensor<8xf32>, vector<2xi32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK-LABEL: func.func @column(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<20x3xf32>, %[[ARG1:[^:]*]]: vector<2xindex>, %[[ARG2:[^:]*]]: vector<2xi1>, %[[ARG3:[^:]*]]: vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<3> : vector<2xindex>
// CHECK-NEXT: %[[COLLAPSE_SHAPE:.*]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : memref<20x3xf32> into memref<60xf32>
// CHECK-NEXT: %[[V0:.*]] = arith.muli %[[ARG1]], %[[CST]] : vector<2xindex>
// CHECK-NEXT: %[[V1:.*]] = vector.extract %[[ARG2]][0] : i1 from vector<2xi1>
// CHECK-NEXT: %[[V2:.*]] = vector.extract %[[V0]][0] : index from vector<2xindex>
// CHECK-NEXT: %[[V3:.*]] = scf.if %[[V1]] -> (vector<2xf32>) {
// CHECK-NEXT: %[[V7:.*]] = vector.load %[[COLLAPSE_SHAPE]][%[[V2]]] : memref<60xf32>, vector<1xf32>
// CHECK-NEXT: %[[V8:.*]] = vector.extract %[[V7]][0] : f32 from vector<1xf32>
// CHECK-NEXT: %[[V9:.*]] = vector.insert %[[V8]], %[[ARG3]] [0] : f32 into vector<2xf32>
// CHECK-NEXT: scf.yield %[[V9]] : vector<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[ARG3]] : vector<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %[[V4:.*]] = vector.extract %[[ARG2]][1] : i1 from vector<2xi1>
// CHECK-NEXT: %[[V5:.*]] = vector.extract %[[V0]][1] : index from vector<2xindex>
// CHECK-NEXT: %[[V6:.*]] = scf.if %[[V4]] -> (vector<2xf32>) {
// CHECK-NEXT: %[[V7:.*]] = vector.load %[[COLLAPSE_SHAPE]][%[[V5]]] : memref<60xf32>, vector<1xf32>
// CHECK-NEXT: %[[V8:.*]] = vector.extract %[[V7]][0] : f32 from vector<1xf32>
// CHECK-NEXT: %[[V9:.*]] = vector.insert %[[V8]], %[[V3]] [1] : f32 into vector<2xf32>
// CHECK-NEXT: scf.yield %[[V9]] : vector<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[V3]] : vector<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V6]] : vector<2xf32>
func.func @column(%m: memref<20x3xf32>, %at: vector<2xindex>, %mask: vector<2xi1>, %p: vector<2xf32>) -> vector<2xf32> {
  %c = arith.constant 0 : index
  %s = memref.subview %m[0, 0] [20, 1] [1, 1] : memref<20x3xf32> to memref<20xf32, strided<[3]>>
  %0 = vector.gather %s[%c][%at], %mask, %p : memref<20xf32, strided<[3]>>, vector<2xindex>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK-LABEL: func.func @strided(
// CHECK-SAME: %[[ARG0:[^:]*]]: memref<20xf32, strided<[2]>>, %[[ARG1:[^:]*]]: index, %[[ARG2:[^:]*]]: vector<2xindex>, %[[ARG3:[^:]*]]: vector<2xi1>, %[[ARG4:[^:]*]]: vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT: %[[V0:.*]] = vector.gather %[[ARG0]][%[[ARG1]]] [%[[ARG2]]], %[[ARG3]], %[[ARG4]] : memref<20xf32, strided<[2]>>, vector<2xindex>, vector<2xi1>, vector<2xf32> into vector<2xf32>
// CHECK-NEXT: return %[[V0]] : vector<2xf32>
func.func @strided(%m: memref<20xf32, strided<[2]>>, %i: index, %at: vector<2xindex>, %mask: vector<2xi1>, %p: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.gather %m[%i][%at], %mask, %p : memref<20xf32, strided<[2]>>, vector<2xindex>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}
