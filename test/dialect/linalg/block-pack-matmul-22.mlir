// RUN: mlir-opt --mlir-version=22 %s --linalg-block-pack-matmul=block-factors=8,4,16 | FileCheck %s

// CHECK-LABEL: func.func @product(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<20x35xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<35x12xf32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<20x12xf32>
// CHECK-NEXT: %[[CST:[A-Za-z0-9_]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[V0:[A-Za-z0-9_]+]] = tensor.empty() : tensor<3x3x8x16xf32>
// CHECK-NEXT: %[[PACK:[A-Za-z0-9_]+]] = linalg.pack %[[ARG0]] padding_value(%[[CST]] : f32) outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %[[V0]] : tensor<20x35xf32> -> tensor<3x3x8x16xf32>
// CHECK-NEXT: %[[V1:[A-Za-z0-9_]+]] = tensor.empty() : tensor<3x3x4x16xf32>
// CHECK-NEXT: %[[PACK_0:[A-Za-z0-9_]+]] = linalg.pack %[[ARG1]] padding_value(%[[CST]] : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [4, 16] into %[[V1]] : tensor<35x12xf32> -> tensor<3x3x4x16xf32>
// CHECK-NEXT: %[[V2:[A-Za-z0-9_]+]] = tensor.empty() : tensor<3x3x8x4xf32>
// CHECK-NEXT: %[[PACK_1:[A-Za-z0-9_]+]] = linalg.pack %[[ARG2]] padding_value(%[[CST]] : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %[[V2]] : tensor<20x12xf32> -> tensor<3x3x8x4xf32>
// CHECK-NEXT: %[[V3:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [{{.*}}], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%[[PACK]], %[[PACK_0]] : tensor<3x3x8x16xf32>, tensor<3x3x4x16xf32>) outs(%[[PACK_1]] : tensor<3x3x8x4xf32>) {
// CHECK-NEXT: ^bb0(%[[IN:[A-Za-z0-9_]+]]: f32, %[[IN_2:[A-Za-z0-9_]+]]: f32, %[[OUT:[A-Za-z0-9_]+]]: f32):
// CHECK-NEXT: %[[V4:[A-Za-z0-9_]+]] = arith.mulf %[[IN]], %[[IN_2]] : f32
// CHECK-NEXT: %[[V5:[A-Za-z0-9_]+]] = arith.addf %[[OUT]], %[[V4]] : f32
// CHECK-NEXT: linalg.yield %[[V5]] : f32
// CHECK-NEXT: } -> tensor<3x3x8x4xf32>
// CHECK-NEXT: %[[UNPACK:[A-Za-z0-9_]+]] = linalg.unpack %[[V3]] inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %[[ARG2]] : tensor<3x3x8x4xf32> -> tensor<20x12xf32>
// CHECK-NEXT: return %[[UNPACK]] : tensor<20x12xf32>
func.func @product(%a: tensor<20x35xf32>, %b: tensor<35x12xf32>, %c: tensor<20x12xf32>) -> tensor<20x12xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<20x35xf32>, tensor<35x12xf32>) outs(%c : tensor<20x12xf32>) -> tensor<20x12xf32>
  return %0 : tensor<20x12xf32>
}

// CHECK-LABEL: func.func @batch(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<2x64x30xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<2x40x64xf32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<2x30x40xf32>
// CHECK-NEXT: %[[V0:[A-Za-z0-9_]+]] = linalg.batch_matmul indexing_maps = [{{.*}}] ins(%[[ARG0]], %[[ARG1]] : tensor<2x64x30xf32>, tensor<2x40x64xf32>) outs(%[[ARG2]] : tensor<2x30x40xf32>) -> tensor<2x30x40xf32>
// CHECK-NEXT: return %[[V0]] : tensor<2x30x40xf32>
func.func @batch(%a: tensor<2x64x30xf32>, %b: tensor<2x40x64xf32>, %c: tensor<2x30x40xf32>) -> tensor<2x30x40xf32> {
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : tensor<2x64x30xf32>, tensor<2x40x64xf32>) outs(%c : tensor<2x30x40xf32>) -> tensor<2x30x40xf32>
  return %0 : tensor<2x30x40xf32>
}
