// RUN: mlir-opt %s -test-vector-break-down-bitcast | FileCheck %s

// Casts to fewer elements, part by part.

// CHECK-LABEL: func.func @fewer(
// CHECK-SAME: %[[ARG0:[^:]*]]: vector<8xi8>) -> vector<4xi16>
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<0> : vector<4xi16>
// CHECK-NEXT: %[[V0:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [4], strides = [1]} : vector<8xi8> to vector<4xi8>
// CHECK-NEXT: %[[V1:.*]] = vector.bitcast %[[V0]] : vector<4xi8> to vector<2xi16>
// CHECK-NEXT: %[[V2:.*]] = vector.insert_strided_slice %[[V1]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xi16> into vector<4xi16>
// CHECK-NEXT: %[[V3:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [4], strides = [1]} : vector<8xi8> to vector<4xi8>
// CHECK-NEXT: %[[V4:.*]] = vector.bitcast %[[V3]] : vector<4xi8> to vector<2xi16>
// CHECK-NEXT: %[[V5:.*]] = vector.insert_strided_slice %[[V4]], %[[V2]] {offsets = [2], strides = [1]} : vector<2xi16> into vector<4xi16>
// CHECK-NEXT: return %[[V5]] : vector<4xi16>
func.func @fewer(%a: vector<8xi8>) -> vector<4xi16> {
  %0 = vector.bitcast %a : vector<8xi8> to vector<4xi16>
  return %0 : vector<4xi16>
}

// CHECK-LABEL: func.func @more(
// CHECK-SAME: %[[ARG0:[^:]*]]: vector<8xi32>) -> vector<16xi16>
// CHECK-NEXT: %[[V0:.*]] = vector.bitcast %[[ARG0]] : vector<8xi32> to vector<16xi16>
// CHECK-NEXT: return %[[V0]] : vector<16xi16>
func.func @more(%a: vector<8xi32>) -> vector<16xi16> {
  %0 = vector.bitcast %a : vector<8xi32> to vector<16xi16>
  return %0 : vector<16xi16>
}

// CHECK-LABEL: func.func @short(
// CHECK-SAME: %[[ARG0:[^:]*]]: vector<4xf16>) -> vector<2xf32>
// CHECK-NEXT: %[[V0:.*]] = vector.bitcast %[[ARG0]] : vector<4xf16> to vector<2xf32>
// CHECK-NEXT: return %[[V0]] : vector<2xf32>
func.func @short(%a: vector<4xf16>) -> vector<2xf32> {
  %0 = vector.bitcast %a : vector<4xf16> to vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK-LABEL: func.func @many(
// CHECK-SAME: %[[ARG0:[^:]*]]: vector<16xi8>) -> vector<4xi32>
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT: %[[V0:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [4], strides = [1]} : vector<16xi8> to vector<4xi8>
// CHECK-NEXT: %[[V1:.*]] = vector.bitcast %[[V0]] : vector<4xi8> to vector<1xi32>
// CHECK-NEXT: %[[V2:.*]] = vector.insert_strided_slice %[[V1]], %[[CST]] {offsets = [0], strides = [1]} : vector<1xi32> into vector<4xi32>
// CHECK-NEXT: %[[V3:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [4], strides = [1]} : vector<16xi8> to vector<4xi8>
// CHECK-NEXT: %[[V4:.*]] = vector.bitcast %[[V3]] : vector<4xi8> to vector<1xi32>
// CHECK-NEXT: %[[V5:.*]] = vector.insert_strided_slice %[[V4]], %[[V2]] {offsets = [1], strides = [1]} : vector<1xi32> into vector<4xi32>
// CHECK-NEXT: %[[V6:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [8], sizes = [4], strides = [1]} : vector<16xi8> to vector<4xi8>
// CHECK-NEXT: %[[V7:.*]] = vector.bitcast %[[V6]] : vector<4xi8> to vector<1xi32>
// CHECK-NEXT: %[[V8:.*]] = vector.insert_strided_slice %[[V7]], %[[V5]] {offsets = [2], strides = [1]} : vector<1xi32> into vector<4xi32>
// CHECK-NEXT: %[[V9:.*]] = vector.extract_strided_slice %[[ARG0]] {offsets = [12], sizes = [4], strides = [1]} : vector<16xi8> to vector<4xi8>
// CHECK-NEXT: %[[V10:.*]] = vector.bitcast %[[V9]] : vector<4xi8> to vector<1xi32>
// CHECK-NEXT: %[[V11:.*]] = vector.insert_strided_slice %[[V10]], %[[V8]] {offsets = [3], strides = [1]} : vector<1xi32> into vector<4xi32>
// CHECK-NEXT: return %[[V11]] : vector<4xi32>
func.func @many(%a: vector<16xi8>) -> vector<4xi32> {
  %0 = vector.bitcast %a : vector<16xi8> to vector<4xi32>
  return %0 : vector<4xi32>
}
