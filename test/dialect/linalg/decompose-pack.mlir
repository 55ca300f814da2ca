// RUN: mlir-opt %s -test-linalg-transform-patterns=test-generalize-tensor-pack -split-input-file | FileCheck %s

// CHECK-LABEL: func.func @dyntile(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x1xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<1x1x?x2xf32>, %[[V2:[A-Za-z0-9_]+]]: f32, %[[V3:[A-Za-z0-9_]+]]: index) -> tensor<1x1x?x2xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.pack %[[V0]] padding_value(%[[V2]] : f32) inner_dims_pos = [0, 1] inner_tiles = [%[[V3]], 2] into %[[V1]] : tensor<?x1xf32> -> tensor<1x1x?x2xf32>
// CHECK: return %[[V4]] : tensor<1x1x?x2xf32>
func.func @dyntile(%input: tensor<?x1xf32>, %output: tensor<1x1x?x2xf32>, %pad: f32, %t: index) -> tensor<1x1x?x2xf32> {
  %0 = tensor.pack %input padding_value(%pad : f32) inner_dims_pos = [0, 1] inner_tiles = [%t, 2] into %output : tensor<?x1xf32> -> tensor<1x1x?x2xf32>
  return %0 : tensor<1x1x?x2xf32>
}

// -----

// CHECK-LABEL: func.func @dynall(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x?xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<1x1x?x?xf32>, %[[V2:[A-Za-z0-9_]+]]: index, %[[V3:[A-Za-z0-9_]+]]: index) -> tensor<1x1x?x?xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.pack %[[V0]] inner_dims_pos = [1, 0] inner_tiles = [%[[V2]], %[[V3]]] into %[[V1]] : tensor<?x?xf32> -> tensor<1x1x?x?xf32>
// CHECK: return %[[V4]] : tensor<1x1x?x?xf32>
func.func @dynall(%input: tensor<?x?xf32>, %output: tensor<1x1x?x?xf32>, %t: index, %u: index) -> tensor<1x1x?x?xf32> {
  %0 = tensor.pack %input inner_dims_pos = [1, 0] inner_tiles = [%t, %u] into %output : tensor<?x?xf32> -> tensor<1x1x?x?xf32>
  return %0 : tensor<1x1x?x?xf32>
}

// -----

// CHECK-LABEL: func.func @outer(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x?xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<?x1x8x2xf32>, %[[V2:[A-Za-z0-9_]+]]: f32) -> tensor<?x1x8x2xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.pack %[[V0]] padding_value(%[[V2]] : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %[[V1]] : tensor<?x?xf32> -> tensor<?x1x8x2xf32>
// CHECK: return %[[V3]] : tensor<?x1x8x2xf32>
func.func @outer(%input: tensor<?x?xf32>, %output: tensor<?x1x8x2xf32>, %pad: f32) -> tensor<?x1x8x2xf32> {
  %0 = tensor.pack %input padding_value(%pad : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %output : tensor<?x?xf32> -> tensor<?x1x8x2xf32>
  return %0 : tensor<?x1x8x2xf32>
}

// -----

// CHECK-LABEL: func.func @untiled(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x7xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<?x1x8xf32>, %[[V2:[A-Za-z0-9_]+]]: f32) -> tensor<?x1x8xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.pad %[[V0]] low[0, 0] high[0, 1] {
// CHECK: ^bb0(%[[V5:[A-Za-z0-9_]+]]: index, %[[V6:[A-Za-z0-9_]+]]: index):
// CHECK: tensor.yield %[[V2]] : f32
// CHECK: } : tensor<?x7xf32> to tensor<?x8xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.dim %[[V4]], %[[V3]] : tensor<?x8xf32>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V4]][0, 0] [%[[V7]], 8] [1, 1] : tensor<?x8xf32> to tensor<?x8xf32>
// CHECK: %[[V9:[A-Za-z0-9_]+]] = tensor.dim %[[V1]], %[[V3]] : tensor<?x1x8xf32>
// CHECK: %[[V10:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V8]] into %[[V1]][0, 0, 0] [%[[V9]], 1, 8] [1, 1, 1] : tensor<?x8xf32> into tensor<?x1x8xf32>
// CHECK: return %[[V10]] : tensor<?x1x8xf32>
func.func @untiled(%input: tensor<?x7xf32>, %output: tensor<?x1x8xf32>, %pad: f32) -> tensor<?x1x8xf32> {
  %0 = tensor.pack %input padding_value(%pad : f32) inner_dims_pos = [1] inner_tiles = [8] into %output : tensor<?x7xf32> -> tensor<?x1x8xf32>
  return %0 : tensor<?x1x8xf32>
}

// -----

// CHECK-LABEL: func.func @outerperm(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<5x7x3xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<1x3x5x8xf32>, %[[V2:[A-Za-z0-9_]+]]: f32) -> tensor<1x3x5x8xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.pad %[[V0]] low[0, 0, 0] high[0, 1, 0] {
// CHECK: ^bb0(%[[V4:[A-Za-z0-9_]+]]: index, %[[V5:[A-Za-z0-9_]+]]: index, %[[V6:[A-Za-z0-9_]+]]: index):
// CHECK: tensor.yield %[[V2]] : f32
// CHECK: } : tensor<5x7x3xf32> to tensor<5x8x3xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.empty() : tensor<3x5x8xf32>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = linalg.transpose ins(%[[V3]] : tensor<5x8x3xf32>) outs(%[[V7]] : tensor<3x5x8xf32>) permutation = [2, 0, 1]
// CHECK: %[[V9:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V8]] into %[[V1]][0, 0, 0, 0] [1, 3, 5, 8] [1, 1, 1, 1] : tensor<3x5x8xf32> into tensor<1x3x5x8xf32>
// CHECK: return %[[V9]] : tensor<1x3x5x8xf32>
func.func @outerperm(%input: tensor<5x7x3xf32>, %output: tensor<1x3x5x8xf32>, %pad: f32) -> tensor<1x3x5x8xf32> {
  %0 = tensor.pack %input padding_value(%pad : f32) outer_dims_perm = [1, 2, 0] inner_dims_pos = [1] inner_tiles = [8] into %output : tensor<5x7x3xf32> -> tensor<1x3x5x8xf32>
  return %0 : tensor<1x3x5x8xf32>
}

// -----

// CHECK-LABEL: func.func @two(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<16x7xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<2x7x8xf32>) -> tensor<2x7x8xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.pack %[[V0]] inner_dims_pos = [0] inner_tiles = [8] into %[[V1]] : tensor<16x7xf32> -> tensor<2x7x8xf32>
// CHECK: return %[[V2]] : tensor<2x7x8xf32>
func.func @two(%input: tensor<16x7xf32>, %output: tensor<2x7x8xf32>) -> tensor<2x7x8xf32> {
  %0 = tensor.pack %input inner_dims_pos = [0] inner_tiles = [8] into %output : tensor<16x7xf32> -> tensor<2x7x8xf32>
  return %0 : tensor<2x7x8xf32>
}

// -----

// CHECK-LABEL: func.func @three(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<3x1x4x8xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<4x3x1x1x8xf32>) -> tensor<4x3x1x1x8xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][0, 0, 0, 0] [3, 1, 4, 8] [1, 1, 1, 1] : tensor<3x1x4x8xf32> to tensor<3x4x8xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.empty() : tensor<4x3x8xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.transpose ins(%[[V2]] : tensor<3x4x8xf32>) outs(%[[V3]] : tensor<4x3x8xf32>) permutation = [1, 0, 2]
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V4]] into %[[V1]][0, 0, 0, 0, 0] [4, 3, 1, 1, 8] [1, 1, 1, 1, 1] : tensor<4x3x8xf32> into tensor<4x3x1x1x8xf32>
// CHECK: return %[[V5]] : tensor<4x3x1x1x8xf32>
func.func @three(%input: tensor<3x1x4x8xf32>, %output: tensor<4x3x1x1x8xf32>) -> tensor<4x3x1x1x8xf32> {
  %0 = tensor.pack %input outer_dims_perm = [2, 0, 1, 3] inner_dims_pos = [3] inner_tiles = [8] into %output : tensor<3x1x4x8xf32> -> tensor<4x3x1x1x8xf32>
  return %0 : tensor<4x3x1x1x8xf32>
}

// -----

// CHECK-LABEL: func.func @unit(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<1x1xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][0, 0] [1, 1] [1, 1] : tensor<1x1xf32> to tensor<1xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V2]] into %[[V1]][0, 0, 0] [1, 1, 1] [1, 1, 1] : tensor<1xf32> into tensor<1x1x1xf32>
// CHECK: return %[[V3]] : tensor<1x1x1xf32>
func.func @unit(%input: tensor<1x1xf32>, %output: tensor<1x1x1xf32>) -> tensor<1x1x1xf32> {
  %0 = tensor.pack %input inner_dims_pos = [1] inner_tiles = [1] into %output : tensor<1x1xf32> -> tensor<1x1x1xf32>
  return %0 : tensor<1x1x1xf32>
}

// -----

// CHECK-LABEL: func.func @unittile(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<1x7xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<1x7x1xf32>) -> tensor<1x7x1xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.empty() : tensor<7x1xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.transpose ins(%[[V0]] : tensor<1x7xf32>) outs(%[[V2]] : tensor<7x1xf32>) permutation = [1, 0]
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V3]] into %[[V1]][0, 0, 0] [1, 7, 1] [1, 1, 1] : tensor<7x1xf32> into tensor<1x7x1xf32>
// CHECK: return %[[V4]] : tensor<1x7x1xf32>
func.func @unittile(%input: tensor<1x7xf32>, %output: tensor<1x7x1xf32>) -> tensor<1x7x1xf32> {
  %0 = tensor.pack %input inner_dims_pos = [0] inner_tiles = [1] into %output : tensor<1x7xf32> -> tensor<1x7x1xf32>
  return %0 : tensor<1x7x1xf32>
}

// -----

// CHECK-LABEL: func.func @dyn2(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x3x4xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<4x?x1x3xf32>) -> tensor<4x?x1x3xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V3]] : tensor<?x3x4xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][0, 0, 0] [%[[V4]], 3, 4] [1, 1, 1] : tensor<?x3x4xf32> to tensor<?x3x4xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.empty(%[[V4]]) : tensor<4x?x3xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = linalg.transpose ins(%[[V5]] : tensor<?x3x4xf32>) outs(%[[V6]] : tensor<4x?x3xf32>) permutation = [2, 0, 1]
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.dim %[[V1]], %[[V2]] : tensor<4x?x1x3xf32>
// CHECK: %[[V9:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V7]] into %[[V1]][0, 0, 0, 0] [4, %[[V8]], 1, 3] [1, 1, 1, 1] : tensor<4x?x3xf32> into tensor<4x?x1x3xf32>
// CHECK: return %[[V9]] : tensor<4x?x1x3xf32>
func.func @dyn2(%input: tensor<?x3x4xf32>, %output: tensor<4x?x1x3xf32>) -> tensor<4x?x1x3xf32> {
  %0 = tensor.pack %input outer_dims_perm = [2, 0, 1] inner_dims_pos = [1] inner_tiles = [3] into %output : tensor<?x3x4xf32> -> tensor<4x?x1x3xf32>
  return %0 : tensor<4x?x1x3xf32>
}

// -----

// CHECK-LABEL: func.func @dynouter(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x8xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<?x1x8xf32>) -> tensor<?x1x8xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V2]] : tensor<?x8xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][0, 0] [%[[V3]], 8] [1, 1] : tensor<?x8xf32> to tensor<?x8xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.dim %[[V1]], %[[V2]] : tensor<?x1x8xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V4]] into %[[V1]][0, 0, 0] [%[[V5]], 1, 8] [1, 1, 1] : tensor<?x8xf32> into tensor<?x1x8xf32>
// CHECK: return %[[V6]] : tensor<?x1x8xf32>
func.func @dynouter(%input: tensor<?x8xf32>, %output: tensor<?x1x8xf32>) -> tensor<?x1x8xf32> {
  %0 = tensor.pack %input inner_dims_pos = [1] inner_tiles = [8] into %output : tensor<?x8xf32> -> tensor<?x1x8xf32>
  return %0 : tensor<?x1x8xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<()[s0] -> (-s0 + 8)>
// CHECK-LABEL: func.func @a(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<1x8xf32>, %[[V2:[A-Za-z0-9_]+]]: f32) -> tensor<1x8xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V3]] : tensor<?xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = affine.apply #[[$M0]]()[%[[V4]]]
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.pad %[[V0]] low[0] high[%[[V5]]] {
// CHECK: ^bb0(%[[V7:[A-Za-z0-9_]+]]: index):
// CHECK: tensor.yield %[[V2]] : f32
// CHECK: } : tensor<?xf32> to tensor<8xf32>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V6]] into %[[V1]][0, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<1x8xf32>
// CHECK: return %[[V8]] : tensor<1x8xf32>
func.func @a(%input: tensor<?xf32>, %output: tensor<1x8xf32>, %pad: f32) -> tensor<1x8xf32> {
  %0 = tensor.pack %input padding_value(%pad : f32) inner_dims_pos = [0] inner_tiles = [8] into %output : tensor<?xf32> -> tensor<1x8xf32>
  return %0 : tensor<1x8xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<()[s0] -> (-s0 + 8)>
// CHECK-LABEL: func.func @b(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x?x4x1xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<4x?x1x1x8xf32>, %[[V2:[A-Za-z0-9_]+]]: f32) -> tensor<4x?x1x1x8xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V4]] : tensor<?x?x4x1xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = affine.apply #[[$M0]]()[%[[V5]]]
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.pad %[[V0]] low[0, 0, 0, 0] high[%[[V6]], 0, 0, 0] {
// CHECK: ^bb0(%[[V8:[A-Za-z0-9_]+]]: index, %[[V9:[A-Za-z0-9_]+]]: index, %[[V10:[A-Za-z0-9_]+]]: index, %[[V11:[A-Za-z0-9_]+]]: index):
// CHECK: tensor.yield %[[V2]] : f32
// CHECK: } : tensor<?x?x4x1xf32> to tensor<8x?x4x1xf32>
// CHECK: %[[V12:[A-Za-z0-9_]+]] = tensor.dim %[[V7]], %[[V3]] : tensor<8x?x4x1xf32>
// CHECK: %[[V13:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V7]][0, 0, 0, 0] [8, %[[V12]], 4, 1] [1, 1, 1, 1] : tensor<8x?x4x1xf32> to tensor<8x?x4xf32>
// CHECK: %[[V14:[A-Za-z0-9_]+]] = tensor.empty(%[[V12]]) : tensor<4x?x8xf32>
// CHECK: %[[V15:[A-Za-z0-9_]+]] = linalg.transpose ins(%[[V13]] : tensor<8x?x4xf32>) outs(%[[V14]] : tensor<4x?x8xf32>) permutation = [2, 1, 0]
// CHECK: %[[V16:[A-Za-z0-9_]+]] = tensor.dim %[[V1]], %[[V3]] : tensor<4x?x1x1x8xf32>
// CHECK: %[[V17:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V15]] into %[[V1]][0, 0, 0, 0, 0] [4, %[[V16]], 1, 1, 8] [1, 1, 1, 1, 1] : tensor<4x?x8xf32> into tensor<4x?x1x1x8xf32>
// CHECK: return %[[V17]] : tensor<4x?x1x1x8xf32>
func.func @b(%input: tensor<?x?x4x1xf32>, %output: tensor<4x?x1x1x8xf32>, %pad: f32) -> tensor<4x?x1x1x8xf32> {
  %0 = tensor.pack %input padding_value(%pad : f32) outer_dims_perm = [2, 1, 0, 3] inner_dims_pos = [0] inner_tiles = [8] into %output : tensor<?x?x4x1xf32> -> tensor<4x?x1x1x8xf32>
  return %0 : tensor<4x?x1x1x8xf32>
}

// -----

// CHECK-LABEL: func.func @c(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<8x?x?xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant 2 : index
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V3]] : tensor<8x?x?xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V2]] : tensor<8x?x?xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][0, 0, 0] [8, %[[V4]], %[[V5]]] [1, 1, 1] : tensor<8x?x?xf32> to tensor<8x?x?xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.empty(%[[V5]], %[[V4]]) : tensor<?x?x8xf32>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = linalg.transpose ins(%[[V6]] : tensor<8x?x?xf32>) outs(%[[V7]] : tensor<?x?x8xf32>) permutation = [2, 1, 0]
// CHECK: %[[V9:[A-Za-z0-9_]+]] = tensor.dim %[[V1]], %[[V3]] : tensor<1x?x?x8xf32>
// CHECK: %[[V10:[A-Za-z0-9_]+]] = tensor.dim %[[V1]], %[[V2]] : tensor<1x?x?x8xf32>
// CHECK: %[[V11:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V8]] into %[[V1]][0, 0, 0, 0] [1, %[[V9]], %[[V10]], 8] [1, 1, 1, 1] : tensor<?x?x8xf32> into tensor<1x?x?x8xf32>
// CHECK: return %[[V11]] : tensor<1x?x?x8xf32>
func.func @c(%input: tensor<8x?x?xf32>, %output: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = tensor.pack %input outer_dims_perm = [0, 2, 1] inner_dims_pos = [0] inner_tiles = [8] into %output : tensor<8x?x?xf32> -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}

// -----

// CHECK-LABEL: func.func @d(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x8xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<1x?x8xf32>) -> tensor<1x?x8xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V3]] : tensor<?x8xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][0, 0] [%[[V4]], 8] [1, 1] : tensor<?x8xf32> to tensor<?x8xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.dim %[[V1]], %[[V2]] : tensor<1x?x8xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V5]] into %[[V1]][0, 0, 0] [1, %[[V6]], 8] [1, 1, 1] : tensor<?x8xf32> into tensor<1x?x8xf32>
// CHECK: return %[[V7]] : tensor<1x?x8xf32>
func.func @d(%input: tensor<?x8xf32>, %output: tensor<1x?x8xf32>) -> tensor<1x?x8xf32> {
  %0 = tensor.pack %input outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [8] into %output : tensor<?x8xf32> -> tensor<1x?x8xf32>
  return %0 : tensor<1x?x8xf32>
}

// -----

// CHECK-LABEL: func.func @e(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<1x8xf32>, %[[V2:[A-Za-z0-9_]+]]: f32) -> tensor<1x8xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][0] [8] [1] : tensor<?xf32> to tensor<8xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V3]] into %[[V1]][0, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<1x8xf32>
// CHECK: return %[[V4]] : tensor<1x8xf32>
func.func @e(%input: tensor<?xf32>, %output: tensor<1x8xf32>, %pad: f32) -> tensor<1x8xf32> {
  %0 = tensor.pack %input inner_dims_pos = [0] inner_tiles = [8] into %output : tensor<?xf32> -> tensor<1x8xf32>
  return %0 : tensor<1x8xf32>
}

// -----

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<7xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<1x?xf32>, %[[V2:[A-Za-z0-9_]+]]: f32, %[[V3:[A-Za-z0-9_]+]]: index) -> tensor<1x?xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.pack %[[V0]] padding_value(%[[V2]] : f32) inner_dims_pos = [0] inner_tiles = [%[[V3]]] into %[[V1]] : tensor<7xf32> -> tensor<1x?xf32>
// CHECK: return %[[V4]] : tensor<1x?xf32>
func.func @f(%input: tensor<7xf32>, %output: tensor<1x?xf32>, %pad: f32, %t: index) -> tensor<1x?xf32> {
  %0 = tensor.pack %input padding_value(%pad : f32) inner_dims_pos = [0] inner_tiles = [%t] into %output : tensor<7xf32> -> tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}

// -----

// CHECK-LABEL: func.func @g(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<16x1xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<1x2x8xf32>) -> tensor<1x2x8xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.pack %[[V0]] outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [8] into %[[V1]] : tensor<16x1xf32> -> tensor<1x2x8xf32>
// CHECK: return %[[V2]] : tensor<1x2x8xf32>
func.func @g(%input: tensor<16x1xf32>, %output: tensor<1x2x8xf32>) -> tensor<1x2x8xf32> {
  %0 = tensor.pack %input outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [8] into %output : tensor<16x1xf32> -> tensor<1x2x8xf32>
  return %0 : tensor<1x2x8xf32>
}

// -----

// CHECK-LABEL: func.func @h(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<8x3xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<1x3x8xf32>, %[[V2:[A-Za-z0-9_]+]]: f32) -> tensor<1x3x8xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.empty() : tensor<3x8xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.transpose ins(%[[V0]] : tensor<8x3xf32>) outs(%[[V3]] : tensor<3x8xf32>) permutation = [1, 0]
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V4]] into %[[V1]][0, 0, 0] [1, 3, 8] [1, 1, 1] : tensor<3x8xf32> into tensor<1x3x8xf32>
// CHECK: return %[[V5]] : tensor<1x3x8xf32>
func.func @h(%input: tensor<8x3xf32>, %output: tensor<1x3x8xf32>, %pad: f32) -> tensor<1x3x8xf32> {
  %0 = tensor.pack %input padding_value(%pad : f32) inner_dims_pos = [0] inner_tiles = [8] into %output : tensor<8x3xf32> -> tensor<1x3x8xf32>
  return %0 : tensor<1x3x8xf32>
}
