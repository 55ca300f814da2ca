// RUN: mlir-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @insert_slices(%arg0: vector<2xf32>, %arg1: vector<4xf32>, %arg2: f32, %arg3: vector<4x4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x3xi32>, vector<3xi32>) {
// CHECK-NEXT:    %cst = arith.constant dense<[0, 1, 2]> : vector<3xi32>
// CHECK-NEXT:    %cst_0 = arith.constant dense<{{\[\[}}3, 4, 5], [6, 1, 2]]> : vector<2x3xi32>
// CHECK-NEXT:    %0 = vector.splat %arg2 : vector<4xf32>
// CHECK-NEXT:    return %arg1, %0, %arg1, %cst_0, %cst : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x3xi32>, vector<3xi32>
func.func @insert_slices(%a: vector<2xf32>, %v: vector<4xf32>, %f: f32, %w: vector<4x4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x3xi32>, vector<3xi32>) {
  %s = vector.splat %f : vector<2xf32>
  %t = vector.splat %f : vector<4xf32>
  %c = arith.constant dense<[1, 2]> : vector<2xi32>
  %d = arith.constant dense<[[3, 4, 5], [6, 7, 8]]> : vector<2x3xi32>
  %e = arith.constant dense<0> : vector<3xi32>
  %0 = vector.insert_strided_slice %v, %v {offsets = [0], strides = [1]} : vector<4xf32> into vector<4xf32>
  %1 = vector.insert_strided_slice %s, %t {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  %2 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %3 = vector.insert_strided_slice %2, %v {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  %4 = vector.insert_strided_slice %c, %d {offsets = [1, 1], strides = [1]} : vector<2xi32> into vector<2x3xi32>
  %5 = vector.insert_strided_slice %c, %e {offsets = [1], strides = [1]} : vector<2xi32> into vector<3xi32>
  return %0, %1, %3, %4, %5 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x3xi32>, vector<3xi32>
}
// CHECK-LABEL: func.func @extract_slices(%arg0: vector<4x4xf32>, %arg1: vector<2x4xf32>, %arg2: f32, %arg3: vector<1x4xf32>, %arg4: vector<4xf32>) -> (vector<4x4xf32>, vector<1x4xf32>, vector<2x4xf32>, vector<2xi32>, vector<1x2xi32>, vector<2xf32>, vector<2x2xf32>, vector<2x4xf32>) {
// CHECK-NEXT:    %cst = arith.constant dense<{{\[\[}}5, 6]]> : vector<1x2xi32>
// CHECK-NEXT:    %cst_0 = arith.constant dense<7> : vector<2xi32>
// CHECK-NEXT:    %0 = vector.insert_strided_slice %arg1, %arg0 {offsets = [1, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
// CHECK-NEXT:    %1 = vector.extract_strided_slice %arg1 {offsets = [1], sizes = [1], strides = [1]} : vector<2x4xf32> to vector<1x4xf32>
// CHECK-NEXT:    %2 = vector.extract_strided_slice %0 {offsets = [0], sizes = [2], strides = [1]} : vector<4x4xf32> to vector<2x4xf32>
// CHECK-NEXT:    %3 = vector.splat %arg2 : vector<2xf32>
// CHECK-NEXT:    %4 = vector.extract_strided_slice %arg4 {offsets = [2], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
// CHECK-NEXT:    %5 = vector.broadcast %4 : vector<2xf32> to vector<2x2xf32>
// CHECK-NEXT:    %6 = vector.broadcast %arg4 : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT:    return %arg0, %1, %2, %cst_0, %cst, %3, %5, %6 : vector<4x4xf32>, vector<1x4xf32>, vector<2x4xf32>, vector<2xi32>, vector<1x2xi32>, vector<2xf32>, vector<2x2xf32>, vector<2x4xf32>
func.func @extract_slices(%v: vector<4x4xf32>, %a: vector<2x4xf32>, %f: f32, %u: vector<1x4xf32>, %r: vector<4xf32>) -> (vector<4x4xf32>, vector<1x4xf32>, vector<2x4xf32>, vector<2xi32>, vector<1x2xi32>, vector<2xf32>, vector<2x2xf32>, vector<2x4xf32>) {
  %d = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %s = arith.constant dense<7> : vector<4xi32>
  %t = vector.splat %f : vector<4xf32>
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [4], strides = [1]} : vector<4x4xf32> to vector<4x4xf32>
  %1 = vector.insert_strided_slice %a, %v {offsets = [1, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
  %2 = vector.extract_strided_slice %1 {offsets = [2], sizes = [1], strides = [1]} : vector<4x4xf32> to vector<1x4xf32>
  %3 = vector.extract_strided_slice %1 {offsets = [0], sizes = [2], strides = [1]} : vector<4x4xf32> to vector<2x4xf32>
  %4 = vector.extract_strided_slice %s {offsets = [0], sizes = [2], strides = [1]} : vector<4xi32> to vector<2xi32>
  %5 = vector.extract_strided_slice %d {offsets = [1, 1], sizes = [1, 2], strides = [1, 1]} : vector<2x3xi32> to vector<1x2xi32>
  %6 = vector.extract_strided_slice %t {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %b = vector.broadcast %r : vector<4xf32> to vector<3x4xf32>
  %7 = vector.extract_strided_slice %b {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<3x4xf32> to vector<2x2xf32>
  %8 = vector.extract_strided_slice %b {offsets = [1], sizes = [2], strides = [1]} : vector<3x4xf32> to vector<2x4xf32>
  %c = vector.broadcast %u : vector<1x4xf32> to vector<3x4xf32>
  return %0, %2, %3, %4, %5, %6, %7, %8 : vector<4x4xf32>, vector<1x4xf32>, vector<2x4xf32>, vector<2xi32>, vector<1x2xi32>, vector<2xf32>, vector<2x2xf32>, vector<2x4xf32>
}
// CHECK-LABEL: func.func @shape_casts(%arg0: vector<4x2xf32>, %arg1: f32, %arg2: vector<4xf32>, %arg3: vector<1x4xf32>, %arg4: index) -> (vector<4x2xf32>, vector<8xf32>, vector<2x4xf32>, vector<4xf32>, vector<2x3xi32>, vector<6xf32>, vector<2x3x4xf32>, vector<4x1xf32>, vector<2x4xi1>, vector<3xi1>, vector<4xi1>) {
// CHECK-NEXT:    %cst = arith.constant dense<7> : vector<2x3xi32>
// CHECK-NEXT:    %0 = vector.shape_cast %arg0 : vector<4x2xf32> to vector<8xf32>
// CHECK-NEXT:    %1 = vector.shape_cast %arg0 : vector<4x2xf32> to vector<8xf32>
// CHECK-NEXT:    %2 = vector.shape_cast %1 : vector<8xf32> to vector<2x4xf32>
// CHECK-NEXT:    %3 = vector.broadcast %arg1 : f32 to vector<6xf32>
// CHECK-NEXT:    %4 = vector.broadcast %arg2 : vector<4xf32> to vector<2x3x4xf32>
// CHECK-NEXT:    %5 = vector.shape_cast %arg3 : vector<1x4xf32> to vector<4x1xf32>
// CHECK-NEXT:    %6 = vector.create_mask %arg4, %arg4 : vector<2x4xi1>
// CHECK-NEXT:    %7 = vector.constant_mask [2] : vector<3xi1>
// CHECK-NEXT:    %8 = vector.create_mask %arg4, %arg4 : vector<4x1xi1>
// CHECK-NEXT:    %9 = vector.shape_cast %8 : vector<4x1xi1> to vector<4xi1>
// CHECK-NEXT:    return %arg0, %0, %2, %arg2, %cst, %3, %4, %5, %6, %7, %9 : vector<4x2xf32>, vector<8xf32>, vector<2x4xf32>, vector<4xf32>, vector<2x3xi32>, vector<6xf32>, vector<2x3x4xf32>, vector<4x1xf32>, vector<2x4xi1>, vector<3xi1>, vector<4xi1>
func.func @shape_casts(%v: vector<4x2xf32>, %f: f32, %r: vector<4xf32>, %u: vector<1x4xf32>, %i: index) -> (vector<4x2xf32>, vector<8xf32>, vector<2x4xf32>, vector<4xf32>, vector<2x3xi32>, vector<6xf32>, vector<2x3x4xf32>, vector<4x1xf32>, vector<2x4xi1>, vector<3xi1>, vector<4xi1>) {
  %c1 = arith.constant 1 : index
  %s = arith.constant dense<7> : vector<6xi32>
  %0 = vector.shape_cast %v : vector<4x2xf32> to vector<4x2xf32>
  %1 = vector.shape_cast %v : vector<4x2xf32> to vector<4x2x1xf32>
  %2 = vector.shape_cast %1 : vector<4x2x1xf32> to vector<8xf32>
  %3 = vector.shape_cast %v : vector<4x2xf32> to vector<8xf32>
  %4 = vector.shape_cast %3 : vector<8xf32> to vector<2x4xf32>
  %5 = vector.broadcast %r : vector<4xf32> to vector<1x4xf32>
  %6 = vector.shape_cast %5 : vector<1x4xf32> to vector<4xf32>
  %7 = vector.shape_cast %s : vector<6xi32> to vector<2x3xi32>
  %8 = vector.broadcast %f : f32 to vector<2x3xf32>
  %9 = vector.shape_cast %8 : vector<2x3xf32> to vector<6xf32>
  %10 = vector.broadcast %r : vector<4xf32> to vector<6x4xf32>
  %11 = vector.shape_cast %10 : vector<6x4xf32> to vector<2x3x4xf32>
  %12 = vector.broadcast %u : vector<1x4xf32> to vector<1x1x4xf32>
  %13 = vector.shape_cast %12 : vector<1x1x4xf32> to vector<4x1xf32>
  %14 = vector.create_mask %i, %i, %c1 : vector<2x4x1xi1>
  %15 = vector.shape_cast %14 : vector<2x4x1xi1> to vector<2x4xi1>
  %16 = vector.constant_mask [2, 1] : vector<3x1xi1>
  %17 = vector.shape_cast %16 : vector<3x1xi1> to vector<3xi1>
  %18 = vector.create_mask %i, %i : vector<4x1xi1>
  %19 = vector.shape_cast %18 : vector<4x1xi1> to vector<4xi1>
  return %0, %2, %4, %6, %7, %9, %11, %13, %15, %17, %19 : vector<4x2xf32>, vector<8xf32>, vector<2x4xf32>, vector<4xf32>, vector<2x3xi32>, vector<6xf32>, vector<2x3x4xf32>, vector<4x1xf32>, vector<2x4xi1>, vector<3xi1>, vector<4xi1>
}
// CHECK-LABEL: func.func @bitcasts(%arg0: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<8xi16>, vector<2xf32>, vector<1xi32>, vector<2xi8>, vector<2xi32>) {
// CHECK-NEXT:    %cst = arith.constant dense<51> : vector<2xi8>
// CHECK-NEXT:    %cst_0 = arith.constant dense<-101058055> : vector<1xi32>
// CHECK-NEXT:    %cst_1 = arith.constant dense<2.00390625> : vector<2xf32>
// CHECK-NEXT:    %cst_2 = arith.constant dense<2.000000e+00> : vector<2xf32>
// CHECK-NEXT:    %0 = vector.bitcast %arg0 : vector<4xf32> to vector<8xi16>
// CHECK-NEXT:    %1 = vector.bitcast %cst_2 : vector<2xf32> to vector<2xi32>
// CHECK-NEXT:    return %arg0, %arg0, %0, %cst_1, %cst_0, %cst, %1 : vector<4xf32>, vector<4xf32>, vector<8xi16>, vector<2xf32>, vector<1xi32>, vector<2xi8>, vector<2xi32>
func.func @bitcasts(%v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<8xi16>, vector<2xf32>, vector<1xi32>, vector<2xi8>, vector<2xi32>) {
  %h = arith.constant dense<2.0> : vector<4xf16>
  %b = arith.constant dense<-7> : vector<4xi8>
  %n = arith.constant dense<3> : vector<4xi4>
  %f = arith.constant dense<2.0> : vector<2xf32>
  %0 = vector.bitcast %v : vector<4xf32> to vector<4xf32>
  %1 = vector.bitcast %v : vector<4xf32> to vector<4xi32>
  %2 = vector.bitcast %1 : vector<4xi32> to vector<4xf32>
  %3 = vector.bitcast %1 : vector<4xi32> to vector<8xi16>
  %4 = vector.bitcast %h : vector<4xf16> to vector<2xf32>
  %5 = vector.bitcast %b : vector<4xi8> to vector<1xi32>
  %6 = vector.bitcast %n : vector<4xi4> to vector<2xi8>
  %7 = vector.bitcast %f : vector<2xf32> to vector<2xi32>
  return %0, %2, %3, %4, %5, %6, %7 : vector<4xf32>, vector<4xf32>, vector<8xi16>, vector<2xf32>, vector<1xi32>, vector<2xi8>, vector<2xi32>
}
// CHECK-LABEL: func.func @transposes(%arg0: vector<2x3x4xf32>, %arg1: f32, %arg2: vector<1x1xf32>, %arg3: index, %arg4: index) -> (vector<2x3x4xf32>, vector<3x2xi32>, vector<4x3x2xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<3x2xi1>, vector<3x2xi1>) {
// CHECK-NEXT:    %cst = arith.constant dense<7> : vector<3x2xi32>
// CHECK-NEXT:    %0 = vector.transpose %arg0, [2, 1, 0] : vector<2x3x4xf32> to vector<4x3x2xf32>
// CHECK-NEXT:    %1 = vector.broadcast %arg1 : f32 to vector<3x2xf32>
// CHECK-NEXT:    %2 = vector.broadcast %arg2 : vector<1x1xf32> to vector<3x2xf32>
// CHECK-NEXT:    %3 = vector.splat %arg1 : vector<3x2xf32>
// CHECK-NEXT:    %4 = vector.create_mask %arg4, %arg3 : vector<3x2xi1>
// CHECK-NEXT:    %5 = vector.constant_mask [2, 1] : vector<3x2xi1>
// CHECK-NEXT:    return %arg0, %cst, %0, %1, %2, %3, %4, %5 : vector<2x3x4xf32>, vector<3x2xi32>, vector<4x3x2xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<3x2xi1>, vector<3x2xi1>
func.func @transposes(%v: vector<2x3x4xf32>, %f: f32, %u: vector<1x1xf32>, %i: index, %j: index) -> (vector<2x3x4xf32>, vector<3x2xi32>, vector<4x3x2xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<3x2xi1>, vector<3x2xi1>) {
  %s = arith.constant dense<7> : vector<2x3xi32>
  %0 = vector.transpose %v, [0, 1, 2] : vector<2x3x4xf32> to vector<2x3x4xf32>
  %1 = vector.transpose %s, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  %2 = vector.transpose %v, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %3 = vector.transpose %2, [2, 0, 1] : vector<3x2x4xf32> to vector<4x3x2xf32>
  %4 = vector.broadcast %f : f32 to vector<2x3xf32>
  %5 = vector.transpose %4, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %6 = vector.broadcast %u : vector<1x1xf32> to vector<2x3xf32>
  %7 = vector.transpose %6, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %8 = vector.splat %f : vector<2x3xf32>
  %9 = vector.transpose %8, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %10 = vector.create_mask %i, %j : vector<2x3xi1>
  %11 = vector.transpose %10, [1, 0] : vector<2x3xi1> to vector<3x2xi1>
  %12 = vector.constant_mask [1, 2] : vector<2x3xi1>
  %13 = vector.transpose %12, [1, 0] : vector<2x3xi1> to vector<3x2xi1>
  return %0, %1, %3, %5, %7, %9, %11, %13 : vector<2x3x4xf32>, vector<3x2xi32>, vector<4x3x2xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<3x2xi1>, vector<3x2xi1>
}

// A slice of a broadcast takes no more of a dimension of size one than there is.

// CHECK-LABEL: func.func @slice_of_unit_dim(
// CHECK-SAME:    %[[V:.*]]: vector<1x4xf32>)
// CHECK-NEXT:    %[[S:.*]] = vector.extract_strided_slice %[[V]] {offsets = [0, 2], sizes = [1, 2], strides = [1, 1]} : vector<1x4xf32> to vector<1x2xf32>
// CHECK-NEXT:    %[[B:.*]] = vector.broadcast %[[S]] : vector<1x2xf32> to vector<2x2xf32>
// CHECK-NEXT:    return %[[B]]
func.func @slice_of_unit_dim(%u: vector<1x4xf32>) -> vector<2x2xf32> {
  %c = vector.broadcast %u : vector<1x4xf32> to vector<3x4xf32>
  %9 = vector.extract_strided_slice %c {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<3x4xf32> to vector<2x2xf32>
  return %9 : vector<2x2xf32>
}

// The slice has more of the last dimensions than what was inserted. MLIR 19 makes an invalid operation of the first, and reads past
// the constant in the second.
// CHECK-LABEL: func @slice_beyond_insertion
// CHECK: %[[I:.*]] = vector.insert_strided_slice %arg0, %arg1
// CHECK: %[[A:.*]] = vector.extract_strided_slice %[[I]]
// CHECK: %[[J:.*]] = vector.insert_strided_slice %{{.*}}, %arg1
// CHECK: %[[B:.*]] = vector.extract_strided_slice %[[J]]
// CHECK: return %[[A]], %[[B]]
func.func @slice_beyond_insertion(%s: vector<3x1x1xi32>, %d: vector<3x4x2xi32>) -> (vector<1x4x2xi32>, vector<1x4x2xi32>) {
  %0 = vector.insert_strided_slice %s, %d {offsets = [0, 2, 1], strides = [1, 1, 1]} : vector<3x1x1xi32> into vector<3x4x2xi32>
  %1 = vector.extract_strided_slice %0 {offsets = [2], sizes = [1], strides = [1]} : vector<3x4x2xi32> to vector<1x4x2xi32>
  %c = arith.constant dense<[[[0]], [[1]], [[2]]]> : vector<3x1x1xi32>
  %2 = vector.insert_strided_slice %c, %d {offsets = [0, 2, 1], strides = [1, 1, 1]} : vector<3x1x1xi32> into vector<3x4x2xi32>
  %3 = vector.extract_strided_slice %2 {offsets = [2], sizes = [1], strides = [1]} : vector<3x4x2xi32> to vector<1x4x2xi32>
  return %1, %3 : vector<1x4x2xi32>, vector<1x4x2xi32>
}
