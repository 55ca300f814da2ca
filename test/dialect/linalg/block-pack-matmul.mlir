// RUN: mlir-opt %s '--linalg-block-pack-matmul=block-factors=8,4,16 mnk-order=1,0,2' | FileCheck %s

// CHECK-DAG: #[[$MAP0:.*]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>
// CHECK-DAG: #[[$MAP1:.*]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>
// CHECK-DAG: #[[$MAP2:.*]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d0, d3, d4)>
// CHECK-DAG: #[[$MAP3:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2, d3, d5, d6)>
// CHECK-DAG: #[[$MAP4:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d3, d4, d6)>
// CHECK-DAG: #[[$MAP5:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2, d1, d4, d5)>

// CHECK-LABEL: func.func @product(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<20x35xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<35x12xf32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<20x12xf32>
// CHECK-DAG: %[[V0:[A-Za-z0-9_]+]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.empty() : tensor<3x3x8x16xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.pack %[[ARG0]] padding_value(%[[V0]] : f32) outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %[[V1]] : tensor<20x35xf32> -> tensor<3x3x8x16xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.empty() : tensor<3x3x4x16xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.pack %[[ARG1]] padding_value(%[[V0]] : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [4, 16] into %[[V3]] : tensor<35x12xf32> -> tensor<3x3x4x16xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.empty() : tensor<3x3x4x8xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.pack %[[ARG2]] padding_value(%[[V0]] : f32) inner_dims_pos = [1, 0] inner_tiles = [4, 8] into %[[V5]] : tensor<20x12xf32> -> tensor<3x3x4x8xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$MAP0]], #[[$MAP1]], #[[$MAP2]]], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%[[V2]], %[[V4]] : tensor<3x3x8x16xf32>, tensor<3x3x4x16xf32>) outs(%[[V6]] : tensor<3x3x4x8xf32>) {
// CHECK: ^bb0(%[[V8:[A-Za-z0-9_]+]]: f32, %[[V9:[A-Za-z0-9_]+]]: f32, %[[V10:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V11:[A-Za-z0-9_]+]] = arith.mulf %[[V8]], %[[V9]] : f32
// CHECK: %[[V12:[A-Za-z0-9_]+]] = arith.addf %[[V10]], %[[V11]] : f32
// CHECK: linalg.yield %[[V12]] : f32
// CHECK: } -> tensor<3x3x4x8xf32>
// CHECK: %[[V13:[A-Za-z0-9_]+]] = tensor.unpack %[[V7]] inner_dims_pos = [1, 0] inner_tiles = [4, 8] into %[[ARG2]] : tensor<3x3x4x8xf32> -> tensor<20x12xf32>
// CHECK: return %[[V13]] : tensor<20x12xf32>
func.func @product(%a: tensor<20x35xf32>, %b: tensor<35x12xf32>, %c: tensor<20x12xf32>) -> tensor<20x12xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<20x35xf32>, tensor<35x12xf32>) outs(%c : tensor<20x12xf32>) -> tensor<20x12xf32>
  return %0 : tensor<20x12xf32>
}

// CHECK-LABEL: func.func @batch(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<3x16x8xf16>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<3x6x8xf16>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<3x16x6xf16>
// CHECK-DAG: %[[V0:[A-Za-z0-9_]+]] = arith.constant 0.000000e+00 : f16
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.empty() : tensor<3x2x1x8x16xf16>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.pack %[[ARG0]] padding_value(%[[V0]] : f16) outer_dims_perm = [0, 1, 2] inner_dims_pos = [1, 2] inner_tiles = [8, 16] into %[[V1]] : tensor<3x16x8xf16> -> tensor<3x2x1x8x16xf16>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.empty() : tensor<3x2x1x4x16xf16>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.pack %[[ARG1]] padding_value(%[[V0]] : f16) outer_dims_perm = [0, 1, 2] inner_dims_pos = [1, 2] inner_tiles = [4, 16] into %[[V3]] : tensor<3x6x8xf16> -> tensor<3x2x1x4x16xf16>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.empty() : tensor<3x2x2x4x8xf16>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.pack %[[ARG2]] padding_value(%[[V0]] : f16) inner_dims_pos = [2, 1] inner_tiles = [4, 8] into %[[V5]] : tensor<3x16x6xf16> -> tensor<3x2x2x4x8xf16>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$MAP3]], #[[$MAP4]], #[[$MAP5]]], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%[[V2]], %[[V4]] : tensor<3x2x1x8x16xf16>, tensor<3x2x1x4x16xf16>) outs(%[[V6]] : tensor<3x2x2x4x8xf16>) {
// CHECK: ^bb0(%[[V8:[A-Za-z0-9_]+]]: f16, %[[V9:[A-Za-z0-9_]+]]: f16, %[[V10:[A-Za-z0-9_]+]]: f16):
// CHECK: %[[V11:[A-Za-z0-9_]+]] = arith.mulf %[[V8]], %[[V9]] : f16
// CHECK: %[[V12:[A-Za-z0-9_]+]] = arith.addf %[[V10]], %[[V11]] : f16
// CHECK: linalg.yield %[[V12]] : f16
// CHECK: } -> tensor<3x2x2x4x8xf16>
// CHECK: %[[V13:[A-Za-z0-9_]+]] = tensor.unpack %[[V7]] inner_dims_pos = [2, 1] inner_tiles = [4, 8] into %[[ARG2]] : tensor<3x2x2x4x8xf16> -> tensor<3x16x6xf16>
// CHECK: return %[[V13]] : tensor<3x16x6xf16>
func.func @batch(%a: tensor<3x16x8xf16>, %b: tensor<3x6x8xf16>, %c: tensor<3x16x6xf16>) -> tensor<3x16x6xf16> {
  %0 = linalg.batch_matmul_transpose_b ins(%a, %b : tensor<3x16x8xf16>, tensor<3x6x8xf16>) outs(%c : tensor<3x16x6xf16>) -> tensor<3x16x6xf16>
  return %0 : tensor<3x16x6xf16>
}

// CHECK-LABEL: func.func @buffers(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: memref<8x8xf32>, %[[ARG1:[A-Za-z0-9_]+]]: memref<8x8xf32>, %[[ARG2:[A-Za-z0-9_]+]]: memref<8x8xf32>
// CHECK: linalg.matmul ins(%[[ARG0]], %[[ARG1]] : memref<8x8xf32>, memref<8x8xf32>) outs(%[[ARG2]] : memref<8x8xf32>)
// CHECK: return
func.func @buffers(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>) {
  linalg.matmul ins(%a, %b : memref<8x8xf32>, memref<8x8xf32>) outs(%c : memref<8x8xf32>)
  return
}
