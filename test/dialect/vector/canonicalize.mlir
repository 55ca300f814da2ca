// RUN: mlir-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @broadcasts(%arg0: f32, %arg1: vector<4xf32>) -> (vector<4xf32>, vector<2x4xf32>, vector<4xf32>, vector<2xi32>, vector<3x2xi32>) {
// CHECK-NEXT:    %cst = arith.constant dense<3> : vector<3x2xi32>
// CHECK-NEXT:    %cst_0 = arith.constant dense<3> : vector<2xi32>
// CHECK-NEXT:    %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
// CHECK-NEXT:    %1 = vector.broadcast %arg0 : f32 to vector<2x4xf32>
// CHECK-NEXT:    return %0, %1, %arg1, %cst_0, %cst : vector<4xf32>, vector<2x4xf32>, vector<4xf32>, vector<2xi32>, vector<3x2xi32>
func.func @broadcasts(%f: f32, %v: vector<4xf32>) -> (vector<4xf32>, vector<2x4xf32>, vector<4xf32>, vector<2xi32>, vector<3x2xi32>) {
  %c = arith.constant 3 : i32
  %0 = vector.broadcast %f : f32 to vector<1x4xf32>
  %1 = vector.extract %0[0] : vector<4xf32> from vector<1x4xf32>
  %2 = vector.broadcast %f : f32 to vector<4xf32>
  %3 = vector.broadcast %2 : vector<4xf32> to vector<2x4xf32>
  %4 = vector.broadcast %v : vector<4xf32> to vector<4xf32>
  %5 = vector.broadcast %c : i32 to vector<2xi32>
  %6 = vector.broadcast %5 : vector<2xi32> to vector<3x2xi32>
  return %1, %3, %4, %5, %6 : vector<4xf32>, vector<2x4xf32>, vector<4xf32>, vector<2xi32>, vector<3x2xi32>
}
// CHECK-LABEL: func.func @elements(%arg0: f32, %arg1: vector<4xf32>, %arg2: index) -> (f32, f32, i32, vector<2xi32>, f32) {
// CHECK-NEXT:    %cst = arith.constant dense<[5, 9]> : vector<2xi32>
// CHECK-NEXT:    %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %0 = vector.splat %arg0 : vector<4xf32>
// CHECK-NEXT:    %1 = vector.broadcast %arg0 : f32 to vector<4xf32>
// CHECK-NEXT:    %2 = vector.extractelement %0[%arg2 : index] : vector<4xf32>
// CHECK-NEXT:    %3 = vector.extractelement %1[%arg2 : index] : vector<4xf32>
// CHECK-NEXT:    %4 = vector.extractelement %arg1[%c1 : index] : vector<4xf32>
// CHECK-NEXT:    return %2, %3, %c6_i32, %cst, %4 : f32, f32, i32, vector<2xi32>, f32
func.func @elements(%f: f32, %v: vector<4xf32>, %i: index) -> (f32, f32, i32, vector<2xi32>, f32) {
  %c1 = arith.constant 1 : index
  %k = arith.constant 9 : i32
  %d = arith.constant dense<[5, 6]> : vector<2xi32>
  %s = vector.splat %f : vector<4xf32>
  %b = vector.broadcast %f : f32 to vector<4xf32>
  %0 = vector.extractelement %s[%i : index] : vector<4xf32>
  %1 = vector.extractelement %b[%i : index] : vector<4xf32>
  %2 = vector.extractelement %d[%c1 : index] : vector<2xi32>
  %3 = vector.insertelement %k, %d[%c1 : index] : vector<2xi32>
  %4 = vector.extractelement %v[%c1 : index] : vector<4xf32>
  return %0, %1, %2, %3, %4 : f32, f32, i32, vector<2xi32>, f32
}
// CHECK-LABEL: func.func @extract_chain(%arg0: vector<2x3x4xf32>, %arg1: index) -> (f32, vector<4xf32>, f32) {
// CHECK-NEXT:    %0 = vector.extract %arg0[1] : vector<3x4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:    %1 = vector.extract %arg0[1, 2, 3] : f32 from vector<2x3x4xf32>
// CHECK-NEXT:    %2 = vector.extract %0[%arg1] : vector<4xf32> from vector<3x4xf32>
// CHECK-NEXT:    %3 = vector.extract %2[1] : f32 from vector<4xf32>
// CHECK-NEXT:    return %1, %2, %3 : f32, vector<4xf32>, f32
func.func @extract_chain(%v: vector<2x3x4xf32>, %i: index) -> (f32, vector<4xf32>, f32) {
  %0 = vector.extract %v[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %1 = vector.extract %0[2] : vector<4xf32> from vector<3x4xf32>
  %2 = vector.extract %1[3] : f32 from vector<4xf32>
  %3 = vector.extract %0[%i] : vector<4xf32> from vector<3x4xf32>
  %4 = vector.extract %3[1] : f32 from vector<4xf32>
  return %2, %3, %4 : f32, vector<4xf32>, f32
}
// CHECK-LABEL: func.func @extract_insert(%arg0: vector<2x3xf32>, %arg1: vector<3xf32>, %arg2: f32, %arg3: index) -> (vector<3xf32>, f32, f32, f32, vector<3xf32>, f32) {
// CHECK-NEXT:    %0 = vector.insert %arg1, %arg0 [1] : vector<3xf32> into vector<2x3xf32>
// CHECK-NEXT:    %1 = vector.extract %arg1[2] : f32 from vector<3xf32>
// CHECK-NEXT:    %2 = vector.extract %arg0[0, 2] : f32 from vector<2x3xf32>
// CHECK-NEXT:    %3 = vector.insert %arg2, %0 [1, 1] : f32 into vector<2x3xf32>
// CHECK-NEXT:    %4 = vector.extract %3[1] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT:    %5 = vector.insert %arg2, %arg0 [%arg3, 0] : f32 into vector<2x3xf32>
// CHECK-NEXT:    %6 = vector.extract %5[0, 0] : f32 from vector<2x3xf32>
// CHECK-NEXT:    return %arg1, %1, %2, %arg2, %4, %6 : vector<3xf32>, f32, f32, f32, vector<3xf32>, f32
func.func @extract_insert(%v: vector<2x3xf32>, %r: vector<3xf32>, %f: f32, %i: index) -> (vector<3xf32>, f32, f32, f32, vector<3xf32>, f32) {
  %0 = vector.insert %r, %v[1] : vector<3xf32> into vector<2x3xf32>
  %1 = vector.extract %0[1] : vector<3xf32> from vector<2x3xf32>
  %2 = vector.extract %0[1, 2] : f32 from vector<2x3xf32>
  %3 = vector.extract %0[0, 2] : f32 from vector<2x3xf32>
  %4 = vector.insert %f, %0[1, 1] : f32 into vector<2x3xf32>
  %5 = vector.extract %4[1, 1] : f32 from vector<2x3xf32>
  %6 = vector.extract %4[1] : vector<3xf32> from vector<2x3xf32>
  %7 = vector.insert %f, %v[%i, 0] : f32 into vector<2x3xf32>
  %8 = vector.extract %7[0, 0] : f32 from vector<2x3xf32>
  return %1, %2, %3, %5, %6, %8 : vector<3xf32>, f32, f32, f32, vector<3xf32>, f32
}
// CHECK-LABEL: func.func @extract_transpose(%arg0: vector<2x3x4xf32>, %arg1: f32, %arg2: vector<4xf32>) -> (f32, vector<2xf32>, vector<4xf32>, f32, f32) {
// CHECK-NEXT:    %0 = vector.transpose %arg0, [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>
// CHECK-NEXT:    %1 = vector.extract %arg0[1, 2, 3] : f32 from vector<2x3x4xf32>
// CHECK-NEXT:    %2 = vector.extract %0[2, 3] : vector<2xf32> from vector<3x4x2xf32>
// CHECK-NEXT:    %3 = vector.extract %arg0[1, 2] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:    %4 = vector.extract %arg2[3] : f32 from vector<4xf32>
// CHECK-NEXT:    %5 = vector.extract %arg0[1, 2, 3] : f32 from vector<2x3x4xf32>
// CHECK-NEXT:    return %1, %2, %3, %4, %5 : f32, vector<2xf32>, vector<4xf32>, f32, f32
func.func @extract_transpose(%v: vector<2x3x4xf32>, %f: f32, %r: vector<4xf32>) -> (f32, vector<2xf32>, vector<4xf32>, f32, f32) {
  %0 = vector.transpose %v, [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>
  %1 = vector.extract %0[2, 3, 1] : f32 from vector<3x4x2xf32>
  %2 = vector.extract %0[2, 3] : vector<2xf32> from vector<3x4x2xf32>
  %3 = vector.transpose %v, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %4 = vector.extract %3[2, 1] : vector<4xf32> from vector<3x2x4xf32>
  %5 = vector.insert %r, %3[0, 1] : vector<4xf32> into vector<3x2x4xf32>
  %6 = vector.transpose %5, [2, 0, 1] : vector<3x2x4xf32> to vector<4x3x2xf32>
  %7 = vector.extract %6[3, 0, 1] : f32 from vector<4x3x2xf32>
  %8 = vector.extract %6[3, 2, 1] : f32 from vector<4x3x2xf32>
  return %1, %2, %4, %7, %8 : f32, vector<2xf32>, vector<4xf32>, f32, f32
}
// CHECK-LABEL: func.func @extract_broadcast(%arg0: f32, %arg1: vector<4xf32>, %arg2: vector<1x4xf32>, %arg3: vector<f32>) -> (f32, vector<4xf32>, f32, vector<4xf32>, f32, vector<4x4xf32>, f32) {
// CHECK-NEXT:    %0 = vector.extract %arg1[3] : f32 from vector<4xf32>
// CHECK-NEXT:    %1 = vector.extract %arg2[0] : vector<4xf32> from vector<1x4xf32>
// CHECK-NEXT:    %2 = vector.extract %arg2[0, 2] : f32 from vector<1x4xf32>
// CHECK-NEXT:    %3 = vector.broadcast %arg1 : vector<4xf32> to vector<4x4xf32>
// CHECK-NEXT:    %4 = vector.extractelement %arg3[] : vector<f32>
// CHECK-NEXT:    return %arg0, %arg1, %0, %1, %2, %3, %4 : f32, vector<4xf32>, f32, vector<4xf32>, f32, vector<4x4xf32>, f32
func.func @extract_broadcast(%f: f32, %v: vector<4xf32>, %u: vector<1x4xf32>, %z: vector<f32>) -> (f32, vector<4xf32>, f32, vector<4xf32>, f32, vector<4x4xf32>, f32) {
  %0 = vector.broadcast %f : f32 to vector<2x4xf32>
  %1 = vector.extract %0[1, 2] : f32 from vector<2x4xf32>
  %2 = vector.broadcast %v : vector<4xf32> to vector<3x2x4xf32>
  %3 = vector.extract %2[1, 1] : vector<4xf32> from vector<3x2x4xf32>
  %4 = vector.extract %2[1, 1, 3] : f32 from vector<3x2x4xf32>
  %5 = vector.broadcast %u : vector<1x4xf32> to vector<3x5x4xf32>
  %6 = vector.extract %5[1, 4] : vector<4xf32> from vector<3x5x4xf32>
  %7 = vector.extract %5[1, 4, 2] : f32 from vector<3x5x4xf32>
  %8 = vector.broadcast %v : vector<4xf32> to vector<3x4x4xf32>
  %9 = vector.extract %8[1] : vector<4x4xf32> from vector<3x4x4xf32>
  %10 = vector.broadcast %z : vector<f32> to vector<4xf32>
  %11 = vector.extract %10[1] : f32 from vector<4xf32>
  return %1, %3, %4, %6, %7, %9, %11 : f32, vector<4xf32>, f32, vector<4xf32>, f32, vector<4x4xf32>, f32
}
// CHECK-LABEL: func.func @extract_shuffle(%arg0: vector<2xf32>, %arg1: vector<3xf32>) -> (f32, f32) {
// CHECK-NEXT:    %0 = vector.shuffle %arg0, %arg1 [4, 1, 0] : vector<2xf32>, vector<3xf32>
// CHECK-NEXT:    %1 = vector.extract %0[0] : f32 from vector<3xf32>
// CHECK-NEXT:    %2 = vector.extract %0[1] : f32 from vector<3xf32>
// CHECK-NEXT:    return %1, %2 : f32, f32
func.func @extract_shuffle(%a: vector<2xf32>, %b: vector<3xf32>) -> (f32, f32) {
  %0 = vector.shuffle %a, %b [4, 1, 0] : vector<2xf32>, vector<3xf32>
  %1 = vector.extract %0[0] : f32 from vector<3xf32>
  %2 = vector.extract %0[1] : f32 from vector<3xf32>
  return %1, %2 : f32, f32
}
// CHECK-LABEL: func.func @extract_shape_cast(%arg0: vector<6x4xf32>, %arg1: vector<1x4xf32>, %arg2: vector<1xf32>) -> (vector<4xf32>, f32, vector<2xf32>, f32, vector<2x2xf32>) {
// CHECK-NEXT:    %0 = vector.extract %arg0[5] : vector<4xf32> from vector<6x4xf32>
// CHECK-NEXT:    %1 = vector.extract %arg0[3, 3] : f32 from vector<6x4xf32>
// CHECK-NEXT:    %2 = vector.shape_cast %arg0 : vector<6x4xf32> to vector<6x2x2xf32>
// CHECK-NEXT:    %3 = vector.extract %2[5, 1] : vector<2xf32> from vector<6x2x2xf32>
// CHECK-NEXT:    %4 = vector.shape_cast %arg2 : vector<1xf32> to vector<f32>
// CHECK-NEXT:    %5 = vector.extract %4[] : f32 from vector<f32>
// CHECK-NEXT:    %6 = vector.shape_cast %arg1 : vector<1x4xf32> to vector<2x2xf32>
// CHECK-NEXT:    return %0, %1, %3, %5, %6 : vector<4xf32>, f32, vector<2xf32>, f32, vector<2x2xf32>
func.func @extract_shape_cast(%v: vector<6x4xf32>, %w: vector<1x4xf32>, %z: vector<1xf32>) -> (vector<4xf32>, f32, vector<2xf32>, f32, vector<2x2xf32>) {
  %0 = vector.shape_cast %v : vector<6x4xf32> to vector<2x3x4xf32>
  %1 = vector.extract %0[1, 2] : vector<4xf32> from vector<2x3x4xf32>
  %2 = vector.extract %0[1, 0, 3] : f32 from vector<2x3x4xf32>
  %3 = vector.shape_cast %v : vector<6x4xf32> to vector<6x2x2xf32>
  %4 = vector.extract %3[5, 1] : vector<2xf32> from vector<6x2x2xf32>
  %5 = vector.shape_cast %z : vector<1xf32> to vector<f32>
  %6 = vector.extract %5[] : f32 from vector<f32>
  %7 = vector.shape_cast %w : vector<1x4xf32> to vector<1x2x2xf32>
  %8 = vector.extract %7[0] : vector<2x2xf32> from vector<1x2x2xf32>
  return %1, %2, %4, %6, %8 : vector<4xf32>, f32, vector<2xf32>, f32, vector<2x2xf32>
}
// CHECK-LABEL: func.func @extract_slices(%arg0: vector<4x5x6xf32>, %arg1: vector<2x2xf32>, %arg2: vector<4x4xf32>, %arg3: vector<4xf32>) -> (vector<6xf32>, f32, f32, f32, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:    %0 = vector.extract %arg0[2, 3] : vector<6xf32> from vector<4x5x6xf32>
// CHECK-NEXT:    %1 = vector.extract %arg0[1, 3, 5] : f32 from vector<4x5x6xf32>
// CHECK-NEXT:    %2 = vector.insert_strided_slice %arg1, %arg2 {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
// CHECK-NEXT:    %3 = vector.extract %arg1[1, 1] : f32 from vector<2x2xf32>
// CHECK-NEXT:    %4 = vector.extract %2[0, 3] : f32 from vector<4x4xf32>
// CHECK-NEXT:    %5 = vector.extract %2[0] : vector<4xf32> from vector<4x4xf32>
// CHECK-NEXT:    return %0, %1, %3, %4, %5, %arg3 : vector<6xf32>, f32, f32, f32, vector<4xf32>, vector<4xf32>
func.func @extract_slices(%v: vector<4x5x6xf32>, %s: vector<2x2xf32>, %d: vector<4x4xf32>, %r: vector<4xf32>) -> (vector<6xf32>, f32, f32, f32, vector<4xf32>, vector<4xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x5x6xf32> to vector<2x2x6xf32>
  %1 = vector.extract %0[1, 1] : vector<6xf32> from vector<2x2x6xf32>
  %2 = vector.extract %0[0, 1, 5] : f32 from vector<2x2x6xf32>
  %3 = vector.insert_strided_slice %s, %d {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %4 = vector.extract %3[2, 3] : f32 from vector<4x4xf32>
  %5 = vector.extract %3[0, 3] : f32 from vector<4x4xf32>
  %6 = vector.extract %3[0] : vector<4xf32> from vector<4x4xf32>
  %7 = vector.insert_strided_slice %r, %d {offsets = [3, 0], strides = [1]} : vector<4xf32> into vector<4x4xf32>
  %8 = vector.extract %7[3] : vector<4xf32> from vector<4x4xf32>
  return %1, %2, %4, %5, %6, %8 : vector<6xf32>, f32, f32, f32, vector<4xf32>, vector<4xf32>
}
// CHECK-LABEL: func.func @extract_elements(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: f32) -> (f32, vector<2xf32>, vector<4xf32>, f32) {
// CHECK-NEXT:    %0 = vector.from_elements %arg2, %arg3 : vector<2xf32>
// CHECK-NEXT:    %1 = vector.splat %arg0 : vector<4xf32>
// CHECK-NEXT:    return %arg2, %0, %1, %arg1 : f32, vector<2xf32>, vector<4xf32>, f32
func.func @extract_elements(%a: f32, %b: f32, %c: f32, %d: f32) -> (f32, vector<2xf32>, vector<4xf32>, f32) {
  %0 = vector.from_elements %a, %b, %c, %d : vector<2x2xf32>
  %1 = vector.extract %0[1, 0] : f32 from vector<2x2xf32>
  %2 = vector.extract %0[1] : vector<2xf32> from vector<2x2xf32>
  %3 = vector.from_elements %a, %a, %a, %a : vector<4xf32>
  %4 = vector.from_elements %b : vector<f32>
  %5 = vector.extract %4[] : f32 from vector<f32>
  return %1, %2, %3, %5 : f32, vector<2xf32>, vector<4xf32>, f32
}
// CHECK-LABEL: func.func @extract_constants(%arg0: index) -> (i32, vector<2xi32>, i32, vector<2xi32>, i32) {
// CHECK-NEXT:    %cst = arith.constant dense<{{\[\[}}1, 2], [3, 4], [5, 6]]> : vector<3x2xi32>
// CHECK-NEXT:    %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:    %cst_0 = arith.constant dense<7> : vector<2xi32>
// CHECK-NEXT:    %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:    %cst_1 = arith.constant dense<[3, 4]> : vector<2xi32>
// CHECK-NEXT:    %0 = vector.extract %cst[%arg0, 1] : i32 from vector<3x2xi32>
// CHECK-NEXT:    return %c7_i32, %cst_0, %c5_i32, %cst_1, %0 : i32, vector<2xi32>, i32, vector<2xi32>, i32
func.func @extract_constants(%i: index) -> (i32, vector<2xi32>, i32, vector<2xi32>, i32) {
  %s = arith.constant dense<7> : vector<3x2xi32>
  %d = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : vector<3x2xi32>
  %0 = vector.extract %s[0, 1] : i32 from vector<3x2xi32>
  %1 = vector.extract %s[%i] : vector<2xi32> from vector<3x2xi32>
  %2 = vector.extract %d[2, 0] : i32 from vector<3x2xi32>
  %3 = vector.extract %d[1] : vector<2xi32> from vector<3x2xi32>
  %4 = vector.extract %d[%i, 1] : i32 from vector<3x2xi32>
  return %0, %1, %2, %3, %4 : i32, vector<2xi32>, i32, vector<2xi32>, i32
}
// CHECK-LABEL: func.func @shuffles(%arg0: vector<2xf32>, %arg1: vector<2xf32>, %arg2: f32, %arg3: vector<f32>, %arg4: vector<1xf32>, %arg5: vector<2x2xf32>) -> (vector<2xf32>, vector<2xf32>, vector<3xi32>, vector<3xf32>, vector<4xf32>, vector<1xf32>, vector<1xf32>, vector<4x2xf32>) {
// CHECK-NEXT:    %cst = arith.constant dense<[4, 1, 3]> : vector<3xi32>
// CHECK-NEXT:    %0 = vector.splat %arg2 : vector<3xf32>
// CHECK-NEXT:    %1 = vector.interleave %arg0, %arg1 : vector<2xf32> -> vector<4xf32>
// CHECK-NEXT:    %2 = vector.broadcast %arg3 : vector<f32> to vector<1xf32>
// CHECK-NEXT:    %3 = vector.shuffle %arg5, %arg5 [0, 2, 1, 3] : vector<2x2xf32>, vector<2x2xf32>
// CHECK-NEXT:    return %arg0, %arg1, %cst, %0, %1, %2, %arg4, %3 : vector<2xf32>, vector<2xf32>, vector<3xi32>, vector<3xf32>, vector<4xf32>, vector<1xf32>, vector<1xf32>, vector<4x2xf32>
func.func @shuffles(%a: vector<2xf32>, %b: vector<2xf32>, %f: f32, %z: vector<f32>, %w: vector<1xf32>, %x: vector<2x2xf32>) -> (vector<2xf32>, vector<2xf32>, vector<3xi32>, vector<3xf32>, vector<4xf32>, vector<1xf32>, vector<1xf32>, vector<4x2xf32>) {
  %c = arith.constant dense<[1, 2]> : vector<2xi32>
  %d = arith.constant dense<[3, 4]> : vector<2xi32>
  %s = vector.splat %f : vector<2xf32>
  %0 = vector.shuffle %a, %b [0, 1] : vector<2xf32>, vector<2xf32>
  %1 = vector.shuffle %a, %b [2, 3] : vector<2xf32>, vector<2xf32>
  %2 = vector.shuffle %c, %d [3, 0, 2] : vector<2xi32>, vector<2xi32>
  %3 = vector.shuffle %s, %s [1, 0, 2] : vector<2xf32>, vector<2xf32>
  %4 = vector.shuffle %a, %b [0, 2, 1, 3] : vector<2xf32>, vector<2xf32>
  %5 = vector.shuffle %z, %z [1] : vector<f32>, vector<f32>
  %6 = vector.shuffle %w, %w [1] : vector<1xf32>, vector<1xf32>
  %7 = vector.shuffle %x, %x [0, 2, 1, 3] : vector<2x2xf32>, vector<2x2xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<2xf32>, vector<2xf32>, vector<3xi32>, vector<3xf32>, vector<4xf32>, vector<1xf32>, vector<1xf32>, vector<4x2xf32>
}
// CHECK-LABEL: func.func @inserts(%arg0: vector<4xf32>, %arg1: vector<1x4xf32>, %arg2: f32) -> (vector<1x4xf32>, vector<2x4xf32>, vector<2x2xi32>, vector<2x2xi32>, vector<4xf32>) {
// CHECK-NEXT:    %cst = arith.constant dense<{{\[\[}}0, 0], [5, 6]]> : vector<2x2xi32>
// CHECK-NEXT:    %cst_0 = arith.constant dense<{{\[\[}}0, 0], [9, 0]]> : vector<2x2xi32>
// CHECK-NEXT:    %0 = vector.broadcast %arg0 : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT:    %1 = vector.splat %arg2 : vector<2x4xf32>
// CHECK-NEXT:    return %0, %1, %cst_0, %cst, %arg0 : vector<1x4xf32>, vector<2x4xf32>, vector<2x2xi32>, vector<2x2xi32>, vector<4xf32>
func.func @inserts(%v: vector<4xf32>, %w: vector<1x4xf32>, %f: f32) -> (vector<1x4xf32>, vector<2x4xf32>, vector<2x2xi32>, vector<2x2xi32>, vector<4xf32>) {
  %s = vector.splat %f : vector<4xf32>
  %t = vector.splat %f : vector<2x4xf32>
  %k = arith.constant 9 : i32
  %d = arith.constant dense<[5, 6]> : vector<2xi32>
  %z = arith.constant dense<0> : vector<2x2xi32>
  %0 = vector.insert %v, %w[0] : vector<4xf32> into vector<1x4xf32>
  %1 = vector.insert %s, %t[1] : vector<4xf32> into vector<2x4xf32>
  %2 = vector.insert %k, %z[1, 0] : i32 into vector<2x2xi32>
  %3 = vector.insert %d, %z[1] : vector<2xi32> into vector<2x2xi32>
  %4 = vector.insert %v, %v[] : vector<4xf32> into vector<4xf32>
  return %0, %1, %2, %3, %4 : vector<1x4xf32>, vector<2x4xf32>, vector<2x2xi32>, vector<2x2xi32>, vector<4xf32>
}
