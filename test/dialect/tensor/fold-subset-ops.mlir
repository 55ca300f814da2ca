// RUN: mlir-opt %s --fold-tensor-subset-ops | FileCheck %s

// CHECK-LABEL: @read(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?x?xf32>, %[[ARG1:.*]]: index, %[[ARG2:.*]]: index
// CHECK-DAG:     %[[C8:.*]] = arith.constant 8 : index
// CHECK-DAG:     %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK:     %[[V0:.*]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V1:.*]] = vector.transfer_read %[[ARG0]][%[[C8]], %[[V0]]], %[[CST]] {in_bounds = [true, true]} : tensor<?x?xf32>, vector<5x6xf32>
// CHECK-NEXT:     return %[[V1]] : vector<5x6xf32>
func.func @read(%t : tensor<?x?xf32>, %s1 : index, %s2 : index) -> vector<5x6xf32> {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %cst = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[5, %s1] [10, %s2] [1, 1] : tensor<?x?xf32> to tensor<10x?xf32>
  %1 = vector.transfer_read %0[%c3, %c4], %cst {in_bounds = [true, true]} : tensor<10x?xf32>, vector<5x6xf32>
  return %1 : vector<5x6xf32>
}

// CHECK-LABEL: @reduced(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?x8x?xf32>, %[[ARG1:.*]]: index, %[[ARG2:.*]]: index
// CHECK-DAG:     %[[C2:.*]] = arith.constant 2 : index
// CHECK-DAG:     %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK:     %[[V0:.*]] = affine.apply #map1()[%[[ARG1]]]
// CHECK-NEXT:     %[[V1:.*]] = vector.transfer_read %[[ARG0]][%[[V0]], %[[C2]], %[[ARG2]]], %[[CST]] {in_bounds = [true]} : tensor<?x8x?xf32>, vector<4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4xf32>
func.func @reduced(%t : tensor<?x8x?xf32>, %i : index, %n : index) -> vector<4xf32> {
  %cst = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[%i, 2, 0] [%n, 1, %n] [1, 1, 1] : tensor<?x8x?xf32> to tensor<?x?xf32>
  %1 = vector.transfer_read %0[%i, %n], %cst {in_bounds = [true]} : tensor<?x?xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}

// CHECK-LABEL: @strided(
// CHECK-SAME: %[[ARG0:.*]]: tensor<8x8xf32>, %[[ARG1:.*]]: index
// CHECK-DAG:     %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-DAG:     %[[C0:.*]] = arith.constant 0 : index
// CHECK:     %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[ARG0]][%[[ARG1]], 2] [4, 2] [2, 2] : tensor<8x8xf32> to tensor<4x2xf32>
// CHECK-NEXT:     %[[V0:.*]] = vector.transfer_read %[[EXTRACTED_SLICE]][%[[C0]], %[[C0]]], %[[CST]] {in_bounds = [true]} : tensor<4x2xf32>, vector<2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2xf32>
func.func @strided(%t : tensor<8x8xf32>, %i : index) -> vector<2xf32> {
  %cst = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %t[%i, 2] [4, 2] [2, 2] : tensor<8x8xf32> to tensor<4x2xf32>
  %1 = vector.transfer_read %0[%c0, %c0], %cst {in_bounds = [true]} : tensor<4x2xf32>, vector<2xf32>
  return %1 : vector<2xf32>
}

// CHECK-LABEL: @write(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?x?xf32>, %[[ARG1:.*]]: tensor<4x?xf32>, %[[ARG2:.*]]: vector<4x4xf32>, %[[ARG3:.*]]: index, %[[ARG4:.*]]: index
// CHECK-NEXT:     %[[V0:.*]] = affine.apply #map2()[%[[ARG3]]]
// CHECK-NEXT:     %[[V1:.*]] = vector.transfer_write %[[ARG2]], %[[ARG0]][%[[ARG3]], %[[V0]]] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<?x?xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<?x?xf32>
func.func @write(%t : tensor<?x?xf32>, %s : tensor<4x?xf32>, %v : vector<4x4xf32>, %i : index, %n : index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %s[%c0, %i] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x?xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 3] [4, %n] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK-LABEL: @inserts(
// CHECK-SAME: %[[ARG0:.*]]: tensor<4x4xf32>, %[[ARG1:.*]]: tensor<1x4x4xf32>, %[[ARG2:.*]]: tensor<2x8x8xf32>, %[[ARG3:.*]]: index
// CHECK-NEXT:     %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[ARG0]] into %[[ARG2]][1, %[[ARG3]], 2] [1, 4, 4] [1, 1, 1] : tensor<4x4xf32> into tensor<2x8x8xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<2x8x8xf32>
func.func @inserts(%a : tensor<4x4xf32>, %b : tensor<1x4x4xf32>, %c : tensor<2x8x8xf32>, %i : index) -> tensor<2x8x8xf32> {
  %0 = tensor.insert_slice %a into %b[0, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<4x4xf32> into tensor<1x4x4xf32>
  %1 = tensor.insert_slice %0 into %c[1, %i, 2] [1, 4, 4] [1, 1, 1] : tensor<1x4x4xf32> into tensor<2x8x8xf32>
  return %1 : tensor<2x8x8xf32>
}
