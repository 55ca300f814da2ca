// RUN: mlir-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @read_after_write(%arg0: tensor<4x4xf32>, %arg1: vector<1x4xf32>, %arg2: vector<4xf32>, %arg3: f32) -> (vector<1x4xf32>, vector<1x4xf32>, vector<4xf32>, vector<6x1x4xf32>) {
// CHECK-NEXT:    %0 = vector.broadcast %arg1 : vector<1x4xf32> to vector<6x1x4xf32>
// CHECK-NEXT:    return %arg1, %arg1, %arg2, %0 : vector<1x4xf32>, vector<1x4xf32>, vector<4xf32>, vector<6x1x4xf32>
func.func @read_after_write(%t: tensor<4x4xf32>, %v: vector<1x4xf32>, %w: vector<4xf32>, %f: f32) -> (vector<1x4xf32>, vector<1x4xf32>, vector<4xf32>, vector<6x1x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %1 = vector.transfer_read %0[%c1, %c0], %f {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
  %2 = vector.transfer_write %v, %0[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %3 = vector.transfer_read %2[%c1, %c0], %f {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
  %4 = vector.transfer_write %w, %t[%c1, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x4xf32>
  %5 = vector.transfer_read %4[%c1, %c0], %f {in_bounds = [true]} : tensor<4x4xf32>, vector<4xf32>
  %6 = vector.transfer_read %0[%c1, %c0], %f {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1) -> (0, d0, d1)>} : tensor<4x4xf32>, vector<6x1x4xf32>
  return %1, %3, %5, %6 : vector<1x4xf32>, vector<1x4xf32>, vector<4xf32>, vector<6x1x4xf32>
}
// CHECK-LABEL: func.func @permuted(%arg0: tensor<4x5xf32>, %arg1: vector<4x5xf32>, %arg2: f32) -> (vector<5x4xf32>, vector<5x6x4xf32>, vector<4x5xf32>) {
// CHECK-NEXT:    %0 = vector.transpose %arg1, [1, 0] : vector<4x5xf32> to vector<5x4xf32>
// CHECK-NEXT:    %1 = vector.broadcast %arg1 : vector<4x5xf32> to vector<6x4x5xf32>
// CHECK-NEXT:    %2 = vector.transpose %1, [2, 0, 1] : vector<6x4x5xf32> to vector<5x6x4xf32>
// CHECK-NEXT:    return %0, %2, %arg1 : vector<5x4xf32>, vector<5x6x4xf32>, vector<4x5xf32>
func.func @permuted(%t: tensor<4x5xf32>, %v: vector<4x5xf32>, %f: f32) -> (vector<5x4xf32>, vector<5x6x4xf32>, vector<4x5xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]} : vector<4x5xf32>, tensor<4x5xf32>
  %1 = vector.transfer_read %0[%c0, %c0], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<4x5xf32>, vector<5x4xf32>
  %2 = vector.transfer_read %0[%c0, %c0], %f {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1) -> (d1, 0, d0)>} : tensor<4x5xf32>, vector<5x6x4xf32>
  %3 = vector.transfer_write %1, %t[%c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<5x4xf32>, tensor<4x5xf32>
  %4 = vector.transfer_read %3[%c0, %c0], %f {in_bounds = [true, true]} : tensor<4x5xf32>, vector<4x5xf32>
  return %1, %2, %4 : vector<5x4xf32>, vector<5x6x4xf32>, vector<4x5xf32>
}
// CHECK-LABEL: func.func @write_after_read(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: index, %arg3: f32) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
// CHECK-NEXT:    %0 = vector.transfer_read %arg0[%arg2, %arg2], %arg3 : tensor<4x4xf32>, vector<2x2xf32>
// CHECK-NEXT:    %1 = vector.transfer_write %0, %arg1[%arg2, %arg2] : vector<2x2xf32>, tensor<4x4xf32>
// CHECK-NEXT:    return %arg0, %arg1, %1 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
func.func @write_after_read(%t: tensor<4x4xf32>, %s: tensor<4x4xf32>, %i: index, %f: f32) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %t[%i, %i], %f : tensor<4x4xf32>, vector<2x2xf32>
  %1 = vector.transfer_write %0, %t[%i, %i] : vector<2x2xf32>, tensor<4x4xf32>
  %2 = vector.transfer_read %s[%c0, %c0], %f {in_bounds = [true, true]} : tensor<4x4xf32>, vector<4x4xf32>
  %3 = vector.transfer_write %2, %t[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x4xf32>
  %4 = vector.transfer_write %0, %s[%i, %i] : vector<2x2xf32>, tensor<4x4xf32>
  return %1, %3, %4 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
// CHECK-LABEL: func.func @write_after_write(%arg0: tensor<4x4xf32>, %arg1: vector<1x4xf32>, %arg2: vector<1x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %0 = vector.transfer_write %arg2, %arg0[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
// CHECK-NEXT:    %1 = vector.transfer_write %arg1, %arg0[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
// CHECK-NEXT:    %2 = vector.transfer_write %arg2, %1[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
// CHECK-NEXT:    return %0, %2 : tensor<4x4xf32>, tensor<4x4xf32>
func.func @write_after_write(%t: tensor<4x4xf32>, %v: vector<1x4xf32>, %w: vector<1x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %1 = vector.transfer_write %w, %0[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %2 = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %3 = vector.transfer_write %v, %2[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %4 = vector.transfer_write %w, %3[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  return %1, %4 : tensor<4x4xf32>, tensor<4x4xf32>
}
// CHECK-LABEL: func.func @bounds(%arg0: memref<8x?xf32>, %arg1: memref<8x8xf32>, %arg2: f32, %arg3: index) -> (vector<4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<8xf32>, vector<3x4xf32>, vector<3x4xf32>) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %c5 = arith.constant 5 : index
// CHECK-NEXT:    %0 = vector.transfer_read %arg1[%c4, %c4], %arg2 {in_bounds = [true]} : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT:    %1 = vector.transfer_read %arg1[%c4, %c5], %arg2 {in_bounds = [true, false]} : memref<8x8xf32>, vector<4x4xf32>
// CHECK-NEXT:    %2 = vector.transfer_read %arg0[%c4, %c4], %arg2 {in_bounds = [true, false]} : memref<8x?xf32>, vector<4x4xf32>
// CHECK-NEXT:    %3 = vector.transfer_read %arg1[%arg3, %c4], %arg2 {in_bounds = [false, true]} : memref<8x8xf32>, vector<4x4xf32>
// CHECK-NEXT:    %4 = vector.transfer_read %arg1[%arg3, %c0], %arg2 {in_bounds = [true]} : memref<8x8xf32>, vector<8xf32>
// CHECK-NEXT:    %5 = vector.transfer_read %arg1[%c0, %c4], %arg2 {in_bounds = [true, true], permutation_map = #map} : memref<8x8xf32>, vector<3x4xf32>
// CHECK-NEXT:    %6 = vector.transfer_read %arg1[%c0, %arg3], %arg2 {in_bounds = [true, false], permutation_map = #map} : memref<8x8xf32>, vector<3x4xf32>
// CHECK-NEXT:    vector.transfer_write %4, %arg1[%c0, %c0] {in_bounds = [true]} : vector<8xf32>, memref<8x8xf32>
// CHECK-NEXT:    vector.transfer_write %1, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, memref<8x8xf32>
// CHECK-NEXT:    %7 = vector.transfer_read %arg1[%arg3, %arg3], %arg2 : memref<8x8xf32>, vector<4x4xf32>
// CHECK-NEXT:    vector.transfer_write %7, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, memref<8x8xf32>
// CHECK-NEXT:    return %0, %1, %2, %3, %4, %5, %6 : vector<4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<8xf32>, vector<3x4xf32>, vector<3x4xf32>
func.func @bounds(%m: memref<8x?xf32>, %n: memref<8x8xf32>, %f: f32, %i: index) -> (vector<4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<8xf32>, vector<3x4xf32>, vector<3x4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %t = vector.constant_mask [8] : vector<8xi1>
  %0 = vector.transfer_read %n[%c4, %c4], %f : memref<8x8xf32>, vector<4xf32>
  %1 = vector.transfer_read %n[%c4, %c5], %f : memref<8x8xf32>, vector<4x4xf32>
  %2 = vector.transfer_read %m[%c4, %c4], %f : memref<8x?xf32>, vector<4x4xf32>
  %3 = vector.transfer_read %n[%i, %c4], %f : memref<8x8xf32>, vector<4x4xf32>
  %4 = vector.transfer_read %n[%i, %c0], %f, %t : memref<8x8xf32>, vector<8xf32>
  %5 = vector.transfer_read %n[%c0, %c4], %f {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<8x8xf32>, vector<3x4xf32>
  %6 = vector.transfer_read %n[%c0, %i], %f {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<8x8xf32>, vector<3x4xf32>
  vector.transfer_write %4, %n[%c0, %c0], %t : vector<8xf32>, memref<8x8xf32>
  %c = memref.cast %n : memref<8x8xf32> to memref<?x8xf32>
  vector.transfer_write %1, %c[%c0, %c0] : vector<4x4xf32>, memref<?x8xf32>
  %7 = vector.transfer_read %c[%i, %i], %f : memref<?x8xf32>, vector<4x4xf32>
  vector.transfer_write %7, %n[%c0, %c0] : vector<4x4xf32>, memref<8x8xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<8xf32>, vector<3x4xf32>, vector<3x4xf32>
}
// CHECK-LABEL: func.func @zero_d(%arg0: memref<f32>, %arg1: f32) {
// CHECK-NEXT:    %0 = vector.transfer_read %arg0[], %arg1 : memref<f32>, vector<f32>
// CHECK-NEXT:    vector.transfer_write %0, %arg0[] : vector<f32>, memref<f32>
// CHECK-NEXT:    return
func.func @zero_d(%m: memref<f32>, %f: f32) {
  %0 = vector.transfer_read %m[], %f : memref<f32>, vector<f32>
  vector.transfer_write %0, %m[] : vector<f32>, memref<f32>
  return
}
// CHECK-LABEL: func.func @dead(%arg0: memref<8xf32>, %arg1: tensor<8xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xf32>) {
// CHECK-NEXT:    vector.print %arg4 : vector<4xf32>
// CHECK-NEXT:    return
func.func @dead(%m: memref<8xf32>, %t: tensor<8xf32>, %i: index, %f: f32, %v: vector<4xf32>) {
  %0 = vector.transfer_read %m[%i], %f : memref<8xf32>, vector<4xf32>
  %1 = vector.transfer_read %t[%i], %f : tensor<8xf32>, vector<4xf32>
  %2 = vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<8xf32>
  %3 = vector.load %m[%i] : memref<8xf32>, vector<4xf32>
  %4 = vector.fma %v, %v, %v : vector<4xf32>
  %5 = vector.vscale
  vector.print %v : vector<4xf32>
  return
}
// CHECK-LABEL: func.func @swap(%arg0: tensor<?x?xf32>, %arg1: tensor<27x37xf32>, %arg2: vector<5x6xf32>, %arg3: index, %arg4: index, %arg5: index, %arg6: index) -> tensor<27x37xf32> {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %extracted_slice = tensor.extract_slice %arg1[%arg3, %arg4] [%arg5, %arg6] [1, 1] : tensor<27x37xf32> to tensor<?x?xf32>
// CHECK-NEXT:    %0 = vector.transfer_write %arg2, %extracted_slice[%c0, %c0] : vector<5x6xf32>, tensor<?x?xf32>
// CHECK-NEXT:    %inserted_slice = tensor.insert_slice %0 into %arg1[%arg3, %arg4] [%arg5, %arg6] [1, 1] : tensor<?x?xf32> into tensor<27x37xf32>
// CHECK-NEXT:    return %inserted_slice : tensor<27x37xf32>
func.func @swap(%s: tensor<?x?xf32>, %t: tensor<27x37xf32>, %v: vector<5x6xf32>, %i: index, %j: index, %k: index, %l: index) -> tensor<27x37xf32> {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<5x6xf32>
  %0 = vector.transfer_write %v, %e[%c0, %c0] {in_bounds = [true, true]} : vector<5x6xf32>, tensor<5x6xf32>
  %1 = tensor.extract_slice %0[0, 0] [%k, %l] [1, 1] : tensor<5x6xf32> to tensor<?x?xf32>
  %2 = tensor.insert_slice %1 into %t[%i, %j] [%k, %l] [1, 1] : tensor<?x?xf32> into tensor<27x37xf32>
  return %2 : tensor<27x37xf32>
}
// CHECK-LABEL: func.func @no_swap(%arg0: tensor<27x37xf32>, %arg1: vector<5x6xf32>, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> tensor<27x37xf32> {
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %0 = tensor.empty() : tensor<6x7xf32>
// CHECK-NEXT:    %1 = vector.transfer_write %arg1, %0[%c1, %c1] {in_bounds = [true, true]} : vector<5x6xf32>, tensor<6x7xf32>
// CHECK-NEXT:    %extracted_slice = tensor.extract_slice %1[0, 0] [%arg4, %arg5] [1, 1] : tensor<6x7xf32> to tensor<?x?xf32>
// CHECK-NEXT:    %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[%arg2, %arg3] [%arg4, %arg5] [1, 1] : tensor<?x?xf32> into tensor<27x37xf32>
// CHECK-NEXT:    return %inserted_slice : tensor<27x37xf32>
func.func @no_swap(%t: tensor<27x37xf32>, %v: vector<5x6xf32>, %i: index, %j: index, %k: index, %l: index) -> tensor<27x37xf32> {
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<6x7xf32>
  %0 = vector.transfer_write %v, %e[%c1, %c1] {in_bounds = [true, true]} : vector<5x6xf32>, tensor<6x7xf32>
  %1 = tensor.extract_slice %0[0, 0] [%k, %l] [1, 1] : tensor<6x7xf32> to tensor<?x?xf32>
  %2 = tensor.insert_slice %1 into %t[%i, %j] [%k, %l] [1, 1] : tensor<?x?xf32> into tensor<27x37xf32>
  return %2 : tensor<27x37xf32>
}
// CHECK-LABEL: func.func @casts(%arg0: tensor<4x8xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xf32>) -> (vector<4xf32>, tensor<?x8xf32>) {
// CHECK-NEXT:    %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : tensor<4x8xf32>, vector<4xf32>
// CHECK-NEXT:    %1 = vector.transfer_write %arg3, %arg0[%arg1, %arg1] : vector<4xf32>, tensor<4x8xf32>
// CHECK-NEXT:    %cast = tensor.cast %1 : tensor<4x8xf32> to tensor<?x8xf32>
// CHECK-NEXT:    return %0, %cast : vector<4xf32>, tensor<?x8xf32>
func.func @casts(%t: tensor<4x8xf32>, %i: index, %f: f32, %v: vector<4xf32>) -> (vector<4xf32>, tensor<?x8xf32>) {
  %c = tensor.cast %t : tensor<4x8xf32> to tensor<?x8xf32>
  %0 = vector.transfer_read %c[%i, %i], %f : tensor<?x8xf32>, vector<4xf32>
  %1 = vector.transfer_write %v, %c[%i, %i] : vector<4xf32>, tensor<?x8xf32>
  return %0, %1 : vector<4xf32>, tensor<?x8xf32>
}
