// RUN: mlir-opt %s -test-linalg-transform-patterns=test-generalize-tensor-unpack -split-input-file | FileCheck %s

// CHECK-LABEL: func.func @outer(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x1x8x2xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.unpack %[[V0]] inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %[[V1]] : tensor<?x1x8x2xf32> -> tensor<?x?xf32>
// CHECK: return %[[V2]] : tensor<?x?xf32>
func.func @outer(%input: tensor<?x1x8x2xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.unpack %input inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %o : tensor<?x1x8x2xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @untiled(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x1x8xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<?x7xf32>) -> tensor<?x7xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V2]] : tensor<?x1x8xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][0, 0, 0] [%[[V3]], 1, 8] [1, 1, 1] : tensor<?x1x8xf32> to tensor<?x8xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.dim %[[V1]], %[[V2]] : tensor<?x7xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V4]][0, 0] [%[[V5]], 7] [1, 1] : tensor<?x8xf32> to tensor<?x7xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V6]] into %[[V1]][0, 0] [%[[V5]], 7] [1, 1] : tensor<?x7xf32> into tensor<?x7xf32>
// CHECK: return %[[V7]] : tensor<?x7xf32>
func.func @untiled(%input: tensor<?x1x8xf32>, %o: tensor<?x7xf32>) -> tensor<?x7xf32> {
  %0 = tensor.unpack %input inner_dims_pos = [1] inner_tiles = [8] into %o : tensor<?x1x8xf32> -> tensor<?x7xf32>
  return %0 : tensor<?x7xf32>
}

// -----

// CHECK-LABEL: func.func @outerperm(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<1x3x5x8xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<5x7x3xf32>) -> tensor<5x7x3xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][0, 0, 0, 0] [1, 3, 5, 8] [1, 1, 1, 1] : tensor<1x3x5x8xf32> to tensor<3x5x8xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.empty() : tensor<5x8x3xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.transpose ins(%[[V2]] : tensor<3x5x8xf32>) outs(%[[V3]] : tensor<5x8x3xf32>) permutation = [1, 2, 0]
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V4]][0, 0, 0] [5, 7, 3] [1, 1, 1] : tensor<5x8x3xf32> to tensor<5x7x3xf32>
// CHECK: return %[[V5]] : tensor<5x7x3xf32>
func.func @outerperm(%input: tensor<1x3x5x8xf32>, %output: tensor<5x7x3xf32>) -> tensor<5x7x3xf32> {
  %0 = tensor.unpack %input outer_dims_perm = [1, 2, 0] inner_dims_pos = [1] inner_tiles = [8] into %output : tensor<1x3x5x8xf32> -> tensor<5x7x3xf32>
  return %0 : tensor<5x7x3xf32>
}

// -----

// CHECK-LABEL: func.func @two(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<2x7x8xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<16x7xf32>) -> tensor<16x7xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.unpack %[[V0]] inner_dims_pos = [0] inner_tiles = [8] into %[[V1]] : tensor<2x7x8xf32> -> tensor<16x7xf32>
// CHECK: return %[[V2]] : tensor<16x7xf32>
func.func @two(%input: tensor<2x7x8xf32>, %output: tensor<16x7xf32>) -> tensor<16x7xf32> {
  %0 = tensor.unpack %input inner_dims_pos = [0] inner_tiles = [8] into %output : tensor<2x7x8xf32> -> tensor<16x7xf32>
  return %0 : tensor<16x7xf32>
}

// -----

// CHECK-LABEL: func.func @dyntile(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<1x1x?x2xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<?x1xf32>, %[[V2:[A-Za-z0-9_]+]]: index) -> tensor<?x1xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][0, 0, 0, 0] [1, 1, %[[V2]], 2] [1, 1, 1, 1] : tensor<1x1x?x2xf32> to tensor<?x2xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.dim %[[V1]], %[[V3]] : tensor<?x1xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V4]][0, 0] [%[[V5]], 1] [1, 1] : tensor<?x2xf32> to tensor<?x1xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V6]] into %[[V1]][0, 0] [%[[V5]], 1] [1, 1] : tensor<?x1xf32> into tensor<?x1xf32>
// CHECK: return %[[V7]] : tensor<?x1xf32>
func.func @dyntile(%input: tensor<1x1x?x2xf32>, %output: tensor<?x1xf32>, %t: index) -> tensor<?x1xf32> {
  %0 = tensor.unpack %input inner_dims_pos = [0, 1] inner_tiles = [%t, 2] into %output : tensor<1x1x?x2xf32> -> tensor<?x1xf32>
  return %0 : tensor<?x1xf32>
}

// -----

// CHECK-LABEL: func.func @dyn2(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x1x3xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<?x2xf32>) -> tensor<?x2xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V2]] : tensor<?x1x3xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][0, 0, 0] [%[[V3]], 1, 3] [1, 1, 1] : tensor<?x1x3xf32> to tensor<?x3xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.dim %[[V1]], %[[V2]] : tensor<?x2xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V4]][0, 0] [%[[V5]], 2] [1, 1] : tensor<?x3xf32> to tensor<?x2xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V6]] into %[[V1]][0, 0] [%[[V5]], 2] [1, 1] : tensor<?x2xf32> into tensor<?x2xf32>
// CHECK: return %[[V7]] : tensor<?x2xf32>
func.func @dyn2(%input: tensor<?x1x3xf32>, %output: tensor<?x2xf32>) -> tensor<?x2xf32> {
  %0 = tensor.unpack %input outer_dims_perm = [0, 1] inner_dims_pos = [1] inner_tiles = [3] into %output : tensor<?x1x3xf32> -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}

// -----

// CHECK-LABEL: func.func @unit(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<1x1x1xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<1x1xf32>) -> tensor<1x1xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][0, 0, 0] [1, 1, 1] [1, 1, 1] : tensor<1x1x1xf32> to tensor<1xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V2]] into %[[V1]][0, 0] [1, 1] [1, 1] : tensor<1xf32> into tensor<1x1xf32>
// CHECK: return %[[V3]] : tensor<1x1xf32>
func.func @unit(%input: tensor<1x1x1xf32>, %output: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %0 = tensor.unpack %input inner_dims_pos = [1] inner_tiles = [1] into %output : tensor<1x1x1xf32> -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}

// -----

// CHECK-LABEL: func.func @unittile(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<1x7x1xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<1x7xf32>) -> tensor<1x7xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][0, 0, 0] [1, 7, 1] [1, 1, 1] : tensor<1x7x1xf32> to tensor<7x1xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.empty() : tensor<1x7xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.transpose ins(%[[V2]] : tensor<7x1xf32>) outs(%[[V3]] : tensor<1x7xf32>) permutation = [1, 0]
// CHECK: return %[[V4]] : tensor<1x7xf32>
func.func @unittile(%input: tensor<1x7x1xf32>, %output: tensor<1x7xf32>) -> tensor<1x7xf32> {
  %0 = tensor.unpack %input inner_dims_pos = [0] inner_tiles = [1] into %output : tensor<1x7x1xf32> -> tensor<1x7xf32>
  return %0 : tensor<1x7xf32>
}

// -----

// CHECK-LABEL: func.func @dyn3(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<4x?x1x3xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<?x3x4xf32>) -> tensor<?x3x4xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V3]] : tensor<4x?x1x3xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][0, 0, 0, 0] [4, %[[V4]], 1, 3] [1, 1, 1, 1] : tensor<4x?x1x3xf32> to tensor<4x?x3xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.empty(%[[V4]]) : tensor<?x3x4xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = linalg.transpose ins(%[[V5]] : tensor<4x?x3xf32>) outs(%[[V6]] : tensor<?x3x4xf32>) permutation = [1, 2, 0]
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.dim %[[V1]], %[[V2]] : tensor<?x3x4xf32>
// CHECK: %[[V9:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V7]][0, 0, 0] [%[[V8]], 3, 4] [1, 1, 1] : tensor<?x3x4xf32> to tensor<?x3x4xf32>
// CHECK: %[[V10:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V9]] into %[[V1]][0, 0, 0] [%[[V8]], 3, 4] [1, 1, 1] : tensor<?x3x4xf32> into tensor<?x3x4xf32>
// CHECK: return %[[V10]] : tensor<?x3x4xf32>
func.func @dyn3(%input: tensor<4x?x1x3xf32>, %o: tensor<?x3x4xf32>) -> tensor<?x3x4xf32> {
  %0 = tensor.unpack %input outer_dims_perm = [2, 0, 1] inner_dims_pos = [1] inner_tiles = [3] into %o : tensor<4x?x1x3xf32> -> tensor<?x3x4xf32>
  return %0 : tensor<?x3x4xf32>
}

// -----

// CHECK-LABEL: func.func @three(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<3x1x4x8xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<4x3x1x1x8xf32>) -> tensor<3x1x4x8xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V1]][0, 0, 0, 0, 0] [4, 3, 1, 1, 8] [1, 1, 1, 1, 1] : tensor<4x3x1x1x8xf32> to tensor<4x3x8xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.empty() : tensor<3x4x8xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.transpose ins(%[[V2]] : tensor<4x3x8xf32>) outs(%[[V3]] : tensor<3x4x8xf32>) permutation = [1, 0, 2]
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V4]] into %[[V0]][0, 0, 0, 0] [3, 1, 4, 8] [1, 1, 1, 1] : tensor<3x4x8xf32> into tensor<3x1x4x8xf32>
// CHECK: return %[[V5]] : tensor<3x1x4x8xf32>
func.func @three(%output: tensor<3x1x4x8xf32>, %input: tensor<4x3x1x1x8xf32>) -> tensor<3x1x4x8xf32> {
  %0 = tensor.unpack %input outer_dims_perm = [2, 0, 1, 3] inner_dims_pos = [3] inner_tiles = [8] into %output : tensor<4x3x1x1x8xf32> -> tensor<3x1x4x8xf32>
  return %0 : tensor<3x1x4x8xf32>
}

// -----

// CHECK-LABEL: func.func @krs(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<3x1x32x8xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<3x1x1x1x8x32xf32>) -> tensor<3x1x32x8xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V1]][0, 0, 0, 0, 0, 0] [3, 1, 1, 1, 8, 32] [1, 1, 1, 1, 1, 1] : tensor<3x1x1x1x8x32xf32> to tensor<3x8x32xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.empty() : tensor<3x32x8xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.transpose ins(%[[V2]] : tensor<3x8x32xf32>) outs(%[[V3]] : tensor<3x32x8xf32>) permutation = [0, 2, 1]
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V4]] into %[[V0]][0, 0, 0, 0] [3, 1, 32, 8] [1, 1, 1, 1] : tensor<3x32x8xf32> into tensor<3x1x32x8xf32>
// CHECK: return %[[V5]] : tensor<3x1x32x8xf32>
func.func @krs(%output: tensor<3x1x32x8xf32>, %input: tensor<3x1x1x1x8x32xf32>) -> tensor<3x1x32x8xf32> {
  %0 = tensor.unpack %input outer_dims_perm = [0, 2, 3, 1] inner_dims_pos = [3, 2] inner_tiles = [8, 32] into %output : tensor<3x1x1x1x8x32xf32> -> tensor<3x1x32x8xf32>
  return %0 : tensor<3x1x32x8xf32>
}

// -----

// CHECK-LABEL: func.func @a(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<1x8xf32>) -> tensor<?xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V1]][0, 0] [1, 8] [1, 1] : tensor<1x8xf32> to tensor<8xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V2]] : tensor<?xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V3]][0] [%[[V4]]] [1] : tensor<8xf32> to tensor<?xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V5]] into %[[V0]][0] [%[[V4]]] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK: return %[[V6]] : tensor<?xf32>
func.func @a(%o: tensor<?xf32>, %i: tensor<1x8xf32>) -> tensor<?xf32> {
  %0 = tensor.unpack %i inner_dims_pos = [0] inner_tiles = [8] into %o : tensor<1x8xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @b(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x?x4x1xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<1x?x4x1x8xf32>) -> tensor<?x?x4x1xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.dim %[[V1]], %[[V3]] : tensor<1x?x4x1x8xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V1]][0, 0, 0, 0, 0] [1, %[[V4]], 4, 1, 8] [1, 1, 1, 1, 1] : tensor<1x?x4x1x8xf32> to tensor<?x4x8xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.empty(%[[V4]]) : tensor<8x?x4xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = linalg.transpose ins(%[[V5]] : tensor<?x4x8xf32>) outs(%[[V6]] : tensor<8x?x4xf32>) permutation = [2, 0, 1]
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V2]] : tensor<?x?x4x1xf32>
// CHECK: %[[V9:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V3]] : tensor<?x?x4x1xf32>
// CHECK: %[[V10:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V7]][0, 0, 0] [%[[V8]], %[[V9]], 4] [1, 1, 1] : tensor<8x?x4xf32> to tensor<?x?x4xf32>
// CHECK: %[[V11:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V10]] into %[[V0]][0, 0, 0, 0] [%[[V8]], %[[V9]], 4, 1] [1, 1, 1, 1] : tensor<?x?x4xf32> into tensor<?x?x4x1xf32>
// CHECK: return %[[V11]] : tensor<?x?x4x1xf32>
func.func @b(%o: tensor<?x?x4x1xf32>, %i: tensor<1x?x4x1x8xf32>) -> tensor<?x?x4x1xf32> {
  %0 = tensor.unpack %i inner_dims_pos = [0] inner_tiles = [8] into %o : tensor<1x?x4x1x8xf32> -> tensor<?x?x4x1xf32>
  return %0 : tensor<?x?x4x1xf32>
}

// -----

// CHECK-LABEL: func.func @c(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<8x?x?xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<1x?x?x8xf32>) -> tensor<8x?x?xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant 2 : index
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.dim %[[V1]], %[[V3]] : tensor<1x?x?x8xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.dim %[[V1]], %[[V2]] : tensor<1x?x?x8xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V1]][0, 0, 0, 0] [1, %[[V4]], %[[V5]], 8] [1, 1, 1, 1] : tensor<1x?x?x8xf32> to tensor<?x?x8xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.empty(%[[V5]], %[[V4]]) : tensor<8x?x?xf32>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = linalg.transpose ins(%[[V6]] : tensor<?x?x8xf32>) outs(%[[V7]] : tensor<8x?x?xf32>) permutation = [2, 1, 0]
// CHECK: %[[V9:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V3]] : tensor<8x?x?xf32>
// CHECK: %[[V10:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V2]] : tensor<8x?x?xf32>
// CHECK: %[[V11:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V8]][0, 0, 0] [8, %[[V9]], %[[V10]]] [1, 1, 1] : tensor<8x?x?xf32> to tensor<8x?x?xf32>
// CHECK: %[[V12:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V11]] into %[[V0]][0, 0, 0] [8, %[[V9]], %[[V10]]] [1, 1, 1] : tensor<8x?x?xf32> into tensor<8x?x?xf32>
// CHECK: return %[[V12]] : tensor<8x?x?xf32>
func.func @c(%o: tensor<8x?x?xf32>, %i: tensor<1x?x?x8xf32>) -> tensor<8x?x?xf32> {
  %0 = tensor.unpack %i outer_dims_perm = [0, 2, 1] inner_dims_pos = [0] inner_tiles = [8] into %o : tensor<1x?x?x8xf32> -> tensor<8x?x?xf32>
  return %0 : tensor<8x?x?xf32>
}

// -----

// CHECK-LABEL: func.func @d(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x?x5xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<1x?x5x8xf32>) -> tensor<?x?x5xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.dim %[[V1]], %[[V3]] : tensor<1x?x5x8xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V1]][0, 0, 0, 0] [1, %[[V4]], 5, 8] [1, 1, 1, 1] : tensor<1x?x5x8xf32> to tensor<?x5x8xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.empty(%[[V4]]) : tensor<8x?x5xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = linalg.transpose ins(%[[V5]] : tensor<?x5x8xf32>) outs(%[[V6]] : tensor<8x?x5xf32>) permutation = [2, 0, 1]
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V2]] : tensor<?x?x5xf32>
// CHECK: %[[V9:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V3]] : tensor<?x?x5xf32>
// CHECK: %[[V10:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V7]][0, 0, 0] [%[[V8]], %[[V9]], 5] [1, 1, 1] : tensor<8x?x5xf32> to tensor<?x?x5xf32>
// CHECK: %[[V11:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V10]] into %[[V0]][0, 0, 0] [%[[V8]], %[[V9]], 5] [1, 1, 1] : tensor<?x?x5xf32> into tensor<?x?x5xf32>
// CHECK: return %[[V11]] : tensor<?x?x5xf32>
func.func @d(%o: tensor<?x?x5xf32>, %i: tensor<1x?x5x8xf32>) -> tensor<?x?x5xf32> {
  %0 = tensor.unpack %i outer_dims_perm = [0, 1, 2] inner_dims_pos = [0] inner_tiles = [8] into %o : tensor<1x?x5x8xf32> -> tensor<?x?x5xf32>
  return %0 : tensor<?x?x5xf32>
}

// -----

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<7x3xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<1x3x?xf32>, %[[V2:[A-Za-z0-9_]+]]: f32, %[[V3:[A-Za-z0-9_]+]]: index) -> tensor<7x3xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V1]][0, 0, 0] [1, 3, %[[V3]]] [1, 1, 1] : tensor<1x3x?xf32> to tensor<3x?xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.empty(%[[V3]]) : tensor<?x3xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = linalg.transpose ins(%[[V4]] : tensor<3x?xf32>) outs(%[[V5]] : tensor<?x3xf32>) permutation = [1, 0]
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V6]][0, 0] [7, 3] [1, 1] : tensor<?x3xf32> to tensor<7x3xf32>
// CHECK: return %[[V7]] : tensor<7x3xf32>
func.func @f(%o: tensor<7x3xf32>, %i: tensor<1x3x?xf32>, %pad: f32, %t: index) -> tensor<7x3xf32> {
  %0 = tensor.unpack %i inner_dims_pos = [0] inner_tiles = [%t] into %o : tensor<1x3x?xf32> -> tensor<7x3xf32>
  return %0 : tensor<7x3xf32>
}

// -----

// CHECK-LABEL: func.func @g(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<16x1xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<1x2x8xf32>) -> tensor<16x1xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.unpack %[[V1]] outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [8] into %[[V0]] : tensor<1x2x8xf32> -> tensor<16x1xf32>
// CHECK: return %[[V2]] : tensor<16x1xf32>
func.func @g(%o: tensor<16x1xf32>, %i: tensor<1x2x8xf32>) -> tensor<16x1xf32> {
  %0 = tensor.unpack %i outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [8] into %o : tensor<1x2x8xf32> -> tensor<16x1xf32>
  return %0 : tensor<16x1xf32>
}

// -----

// CHECK-LABEL: func.func @h(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<8x3xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<1x3x8xf32>) -> tensor<8x3xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V1]][0, 0, 0] [1, 3, 8] [1, 1, 1] : tensor<1x3x8xf32> to tensor<3x8xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.empty() : tensor<8x3xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.transpose ins(%[[V2]] : tensor<3x8xf32>) outs(%[[V3]] : tensor<8x3xf32>) permutation = [1, 0]
// CHECK: return %[[V4]] : tensor<8x3xf32>
func.func @h(%o: tensor<8x3xf32>, %i: tensor<1x3x8xf32>) -> tensor<8x3xf32> {
  %0 = tensor.unpack %i inner_dims_pos = [0] inner_tiles = [8] into %o : tensor<1x3x8xf32> -> tensor<8x3xf32>
  return %0 : tensor<8x3xf32>
}

// -----

// CHECK-LABEL: func.func @k(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<8x3x2xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<1x2x3x8xf32>) -> tensor<8x3x2xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V1]][0, 0, 0, 0] [1, 2, 3, 8] [1, 1, 1, 1] : tensor<1x2x3x8xf32> to tensor<2x3x8xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.empty() : tensor<8x3x2xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.transpose ins(%[[V2]] : tensor<2x3x8xf32>) outs(%[[V3]] : tensor<8x3x2xf32>) permutation = [2, 1, 0]
// CHECK: return %[[V4]] : tensor<8x3x2xf32>
func.func @k(%o: tensor<8x3x2xf32>, %i: tensor<1x2x3x8xf32>) -> tensor<8x3x2xf32> {
  %0 = tensor.unpack %i outer_dims_perm = [0, 2, 1] inner_dims_pos = [0] inner_tiles = [8] into %o : tensor<1x2x3x8xf32> -> tensor<8x3x2xf32>
  return %0 : tensor<8x3x2xf32>
}

// -----

// CHECK-LABEL: func.func @l(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<7x3x2xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<1x2x3x8xf32>) -> tensor<7x3x2xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V1]][0, 0, 0, 0] [1, 2, 3, 8] [1, 1, 1, 1] : tensor<1x2x3x8xf32> to tensor<2x3x8xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.empty() : tensor<8x3x2xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.transpose ins(%[[V2]] : tensor<2x3x8xf32>) outs(%[[V3]] : tensor<8x3x2xf32>) permutation = [2, 1, 0]
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V4]][0, 0, 0] [7, 3, 2] [1, 1, 1] : tensor<8x3x2xf32> to tensor<7x3x2xf32>
// CHECK: return %[[V5]] : tensor<7x3x2xf32>
func.func @l(%o: tensor<7x3x2xf32>, %i: tensor<1x2x3x8xf32>) -> tensor<7x3x2xf32> {
  %0 = tensor.unpack %i outer_dims_perm = [0, 2, 1] inner_dims_pos = [0] inner_tiles = [8] into %o : tensor<1x2x3x8xf32> -> tensor<7x3x2xf32>
  return %0 : tensor<7x3x2xf32>
}
