// RUN: mlir-opt %s --test-tensor-transform-patterns=test-fold-consecutive-insert-extract-slice | FileCheck %s

// CHECK-DAG: #[[$MAP0:.*]] = affine_map<()[s0] -> (s0 + 2)>
// CHECK-DAG: #[[$MAP1:.*]] = affine_map<()[s0] -> (s0 * 2)>

// CHECK-LABEL: func.func @strided(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<?x20xf32>, %[[ARG1:[A-Za-z0-9_]+]]: index, %[[ARG2:[A-Za-z0-9_]+]]: index
// CHECK: %[[V0:[A-Za-z0-9_]+]] = affine.apply #[[$MAP0]]()[%[[ARG1]]]
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG0]][%[[V0]], 8] [%[[ARG2]], 3] [6, 2] : tensor<?x20xf32> to tensor<?x3xf32>
// CHECK: return %[[V1]] : tensor<?x3xf32>
func.func @strided(%x: tensor<?x20xf32>, %i: index, %n: index) -> tensor<?x3xf32> {
  %0 = tensor.extract_slice %x[%i, 2] [%n, 9] [2, 2] : tensor<?x20xf32> to tensor<?x9xf32>
  %1 = tensor.extract_slice %0[1, 3] [%n, 3] [3, 1] : tensor<?x9xf32> to tensor<?x3xf32>
  return %1 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @reduced(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<4x?x6xi8>, %[[ARG1:[A-Za-z0-9_]+]]: index
// CHECK: %[[V0:[A-Za-z0-9_]+]] = affine.apply #[[$MAP1]]()[%[[ARG1]]]
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.extract_slice %[[ARG0]][1, %[[V0]], 4] [1, 1, 2] [1, 1, 1] : tensor<4x?x6xi8> to tensor<2xi8>
// CHECK: return %[[V1]] : tensor<2xi8>
func.func @reduced(%x: tensor<4x?x6xi8>, %i: index) -> tensor<2xi8> {
  %0 = tensor.extract_slice %x[1, %i, 0] [1, 5, 6] [1, 1, 1] : tensor<4x?x6xi8> to tensor<5x6xi8>
  %1 = tensor.extract_slice %0[%i, 4] [1, 2] [1, 1] : tensor<5x6xi8> to tensor<2xi8>
  return %1 : tensor<2xi8>
}

// CHECK-LABEL: func.func @not_filled(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<?xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<?xf32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<8xf32>, %[[ARG3:[A-Za-z0-9_]+]]: index
// CHECK: %[[V0:[A-Za-z0-9_]+]] = tensor.insert_slice %[[ARG0]] into %[[ARG1]][0] [%[[ARG3]]] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V0]] into %[[ARG2]][2] [%[[ARG3]]] [1] : tensor<?xf32> into tensor<8xf32>
// CHECK: return %[[V1]] : tensor<8xf32>
func.func @not_filled(%x: tensor<?xf32>, %y: tensor<?xf32>, %z: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %0 = tensor.insert_slice %x into %y[0] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  %1 = tensor.insert_slice %0 into %z[2] [%n] [1] : tensor<?xf32> into tensor<8xf32>
  return %1 : tensor<8xf32>
}
