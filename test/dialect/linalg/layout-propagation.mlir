// RUN: mlir-opt %s -test-linalg-data-layout-propagation -split-input-file | FileCheck %s

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: #[[$M1:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
// CHECK: #[[$M2:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2, d3) -> ()>
// CHECK-LABEL: func.func @perm3(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<8x?x16xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<16xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<f32>, %[[V3:[A-Za-z0-9_]+]]: f32, %[[V4:[A-Za-z0-9_]+]]: tensor<2x?x8x8xf32>) -> tensor<2x?x8x8xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V5]] : tensor<8x?x16xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.empty(%[[V6]]) : tensor<2x?x8x8xf32>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.pack %[[V0]] outer_dims_perm = [2, 1, 0] inner_dims_pos = [2] inner_tiles = [8] into %[[V7]] : tensor<8x?x16xf32> -> tensor<2x?x8x8xf32>
// CHECK: %[[V9:[A-Za-z0-9_]+]] = tensor.empty() : tensor<2x8xf32>
// CHECK: %[[V10:[A-Za-z0-9_]+]] = tensor.pack %[[V1]] outer_dims_perm = [0] inner_dims_pos = [0] inner_tiles = [8] into %[[V9]] : tensor<16xf32> -> tensor<2x8xf32>
// CHECK: %[[V11:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M0]], #[[$M1]], #[[$M2]], #[[$M2]], #[[$M0]]], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[V8]], %[[V10]], %[[V2]], %[[V3]] : tensor<2x?x8x8xf32>, tensor<2x8xf32>, tensor<f32>, f32) outs(%[[V4]] : tensor<2x?x8x8xf32>)
// CHECK: ^bb0(%[[V12:[A-Za-z0-9_]+]]: f32, %[[V13:[A-Za-z0-9_]+]]: f32, %[[V14:[A-Za-z0-9_]+]]: f32, %[[V15:[A-Za-z0-9_]+]]: f32, %[[V16:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V17:[A-Za-z0-9_]+]] = arith.addf %[[V12]], %[[V13]] : f32
// CHECK: %[[V18:[A-Za-z0-9_]+]] = arith.mulf %[[V14]], %[[V15]] : f32
// CHECK: %[[V19:[A-Za-z0-9_]+]] = arith.addf %[[V17]], %[[V18]] : f32
// CHECK: linalg.yield %[[V19]] : f32
// CHECK: } -> tensor<2x?x8x8xf32>
// CHECK: return %[[V11]] : tensor<2x?x8x8xf32>
func.func @perm3(%a: tensor<8x?x16xf32>, %b: tensor<16xf32>, %c: tensor<f32>, %s: f32, %d: tensor<2x?x8x8xf32>) -> tensor<2x?x8x8xf32> {

  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c1 : tensor<8x?x16xf32>
  %e = tensor.empty(%n) : tensor<?x16x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0, d1)>, affine_map<(d0, d1, d2) -> (d1)>, affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b, %c, %s : tensor<8x?x16xf32>, tensor<16xf32>, tensor<f32>, f32) outs(%e : tensor<?x16x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32, %o: f32):
    %1 = arith.addf %x, %y : f32
    %2 = arith.mulf %z, %w : f32
    %3 = arith.addf %1, %2 : f32
    linalg.yield %3 : f32
  } -> tensor<?x16x8xf32>
  %1 = tensor.pack %0 outer_dims_perm = [1, 0, 2] inner_dims_pos = [1] inner_tiles = [8] into %d : tensor<?x16x8xf32> -> tensor<2x?x8x8xf32>
  return %1 : tensor<2x?x8x8xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<()[s0, s1] -> (s0 ceildiv s1)>
// CHECK: #[[$M1:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK: #[[$M2:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
// CHECK-LABEL: func.func @dyntile(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x?xf32>, %[[V1:[A-Za-z0-9_]+]]: index, %[[V2:[A-Za-z0-9_]+]]: tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V4]] : tensor<?x?xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V3]] : tensor<?x?xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = affine.apply #[[$M0]]()[%[[V5]], %[[V1]]]
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.empty(%[[V7]], %[[V6]], %[[V1]]) : tensor<?x?x?xf32>
// CHECK: %[[V9:[A-Za-z0-9_]+]] = tensor.pack %[[V0]] inner_dims_pos = [0] inner_tiles = [%[[V1]]] into %[[V8]] : tensor<?x?xf32> -> tensor<?x?x?xf32>
// CHECK: %[[V10:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M1]], #[[$M2]]], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[V9]] : tensor<?x?x?xf32>) outs(%[[V2]] : tensor<?x?x?xf32>)
// CHECK: ^bb0(%[[V11:[A-Za-z0-9_]+]]: f32, %[[V12:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V13:[A-Za-z0-9_]+]] = arith.addf %[[V11]], %[[V11]] : f32
// CHECK: linalg.yield %[[V13]] : f32
// CHECK: } -> tensor<?x?x?xf32>
// CHECK: return %[[V10]] : tensor<?x?x?xf32>
func.func @dyntile(%a: tensor<?x?xf32>, %t: index, %d: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {

  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c0 : tensor<?x?xf32>
  %k = tensor.dim %a, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%k, %n) : tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %1 = arith.addf %x, %x : f32
    linalg.yield %1 : f32
  } -> tensor<?x?xf32>
  %1 = tensor.pack %0 inner_dims_pos = [1] inner_tiles = [%t] into %d : tensor<?x?xf32> -> tensor<?x?x?xf32>
  return %1 : tensor<?x?x?xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @uses(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<8x16xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<8x2x8xf32>) -> (tensor<8x16xf32>, tensor<8x2x8xf32>)
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.empty() : tensor<8x16xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M0]], #[[$M0]]], iterator_types = ["parallel", "parallel"]} ins(%[[V0]] : tensor<8x16xf32>) outs(%[[V2]] : tensor<8x16xf32>)
// CHECK: ^bb0(%[[V4:[A-Za-z0-9_]+]]: f32, %[[V5:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V6:[A-Za-z0-9_]+]] = arith.addf %[[V4]], %[[V4]] : f32
// CHECK: linalg.yield %[[V6]] : f32
// CHECK: } -> tensor<8x16xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.pack %[[V3]] inner_dims_pos = [1] inner_tiles = [8] into %[[V1]] : tensor<8x16xf32> -> tensor<8x2x8xf32>
// CHECK: return %[[V3]], %[[V7]] : tensor<8x16xf32>, tensor<8x2x8xf32>
func.func @uses(%a: tensor<8x16xf32>, %d: tensor<8x2x8xf32>) -> (tensor<8x16xf32>, tensor<8x2x8xf32>) {

  %e = tensor.empty() : tensor<8x16xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<8x16xf32>) outs(%e : tensor<8x16xf32>) {
  ^bb0(%x: f32, %o: f32):
    %1 = arith.addf %x, %x : f32
    linalg.yield %1 : f32
  } -> tensor<8x16xf32>
  %1 = tensor.pack %0 inner_dims_pos = [1] inner_tiles = [8] into %d : tensor<8x16xf32> -> tensor<8x2x8xf32>
  return %0, %1 : tensor<8x16xf32>, tensor<8x2x8xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @padded(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<8x15xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<8x2x8xf32>, %[[V2:[A-Za-z0-9_]+]]: f32) -> tensor<8x2x8xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.empty() : tensor<8x15xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M0]], #[[$M0]]], iterator_types = ["parallel", "parallel"]} ins(%[[V0]] : tensor<8x15xf32>) outs(%[[V3]] : tensor<8x15xf32>)
// CHECK: ^bb0(%[[V5:[A-Za-z0-9_]+]]: f32, %[[V6:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V7:[A-Za-z0-9_]+]] = arith.addf %[[V5]], %[[V5]] : f32
// CHECK: linalg.yield %[[V7]] : f32
// CHECK: } -> tensor<8x15xf32>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.pack %[[V4]] padding_value(%[[V2]] : f32) inner_dims_pos = [1] inner_tiles = [8] into %[[V1]] : tensor<8x15xf32> -> tensor<8x2x8xf32>
// CHECK: return %[[V8]] : tensor<8x2x8xf32>
func.func @padded(%a: tensor<8x15xf32>, %d: tensor<8x2x8xf32>, %p: f32) -> tensor<8x2x8xf32> {

  %e = tensor.empty() : tensor<8x15xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<8x15xf32>) outs(%e : tensor<8x15xf32>) {
  ^bb0(%x: f32, %o: f32):
    %1 = arith.addf %x, %x : f32
    linalg.yield %1 : f32
  } -> tensor<8x15xf32>
  %1 = tensor.pack %0 padding_value(%p : f32) inner_dims_pos = [1] inner_tiles = [8] into %d : tensor<8x15xf32> -> tensor<8x2x8xf32>
  return %1 : tensor<8x2x8xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @index(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<8x2x8xindex>) -> tensor<8x2x8xindex>
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.empty() : tensor<8x16xindex>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M0]]], iterator_types = ["parallel", "parallel"]} outs(%[[V1]] : tensor<8x16xindex>)
// CHECK: ^bb0(%[[V3:[A-Za-z0-9_]+]]: index):
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.index 1 : index
// CHECK: linalg.yield %[[V4]] : index
// CHECK: } -> tensor<8x16xindex>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.pack %[[V2]] inner_dims_pos = [1] inner_tiles = [8] into %[[V0]] : tensor<8x16xindex> -> tensor<8x2x8xindex>
// CHECK: return %[[V5]] : tensor<8x2x8xindex>
func.func @index(%d: tensor<8x2x8xindex>) -> tensor<8x2x8xindex> {

  %e = tensor.empty() : tensor<8x16xindex>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<8x16xindex>) {
  ^bb0(%o: index):
    %1 = linalg.index 1 : index
    linalg.yield %1 : index
  } -> tensor<8x16xindex>
  %1 = tensor.pack %0 inner_dims_pos = [1] inner_tiles = [8] into %d : tensor<8x16xindex> -> tensor<8x2x8xindex>
  return %1 : tensor<8x2x8xindex>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: #[[$M1:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
// CHECK-LABEL: func.func @red(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<16x3x8xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<16x8xf32>) -> tensor<8x2x8xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.empty() : tensor<8x2x8xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.pack %[[V1]] outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [8] into %[[V2]] : tensor<16x8xf32> -> tensor<8x2x8xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.empty() : tensor<8x3x2x8xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.pack %[[V0]] outer_dims_perm = [2, 1, 0] inner_dims_pos = [0] inner_tiles = [8] into %[[V4]] : tensor<16x3x8xf32> -> tensor<8x3x2x8xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M0]], #[[$M1]]], iterator_types = ["parallel", "reduction", "parallel", "parallel"]} ins(%[[V5]] : tensor<8x3x2x8xf32>) outs(%[[V3]] : tensor<8x2x8xf32>) attrs =  {tag = 3 : i32} {
// CHECK: ^bb0(%[[V7:[A-Za-z0-9_]+]]: f32, %[[V8:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V9:[A-Za-z0-9_]+]] = arith.addf %[[V7]], %[[V8]] : f32
// CHECK: linalg.yield %[[V9]] : f32
// CHECK: } -> tensor<8x2x8xf32>
// CHECK: return %[[V6]] : tensor<8x2x8xf32>
func.func @red(%a: tensor<16x3x8xf32>, %i: tensor<16x8xf32>) -> tensor<8x2x8xf32> {

  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>], iterator_types = ["parallel", "reduction", "parallel"]} ins(%a : tensor<16x3x8xf32>) outs(%i : tensor<16x8xf32>) attrs = {tag = 3 : i32} {
  ^bb0(%x: f32, %o: f32):
    %1 = arith.addf %x, %o : f32
    linalg.yield %1 : f32
  } -> tensor<16x8xf32>
  %d = tensor.empty() : tensor<8x2x8xf32>
  %1 = tensor.pack %0 outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<16x8xf32> -> tensor<8x2x8xf32>
  return %1 : tensor<8x2x8xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d4, d2 + d5, d6)>
// CHECK: #[[$M1:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d5, d6, d3, d7)>
// CHECK: #[[$M2:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d7)>
// CHECK-LABEL: func.func @conv(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<1x10x10x32xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<3x3x32x64xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<1x8x8x64xf32>) -> tensor<1x4x8x8x16xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.empty() : tensor<1x8x8x4x16xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.pack %[[V2]] inner_dims_pos = [3] inner_tiles = [16] into %[[V3]] : tensor<1x8x8x64xf32> -> tensor<1x8x8x4x16xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.empty() : tensor<3x3x32x4x16xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.pack %[[V1]] inner_dims_pos = [3] inner_tiles = [16] into %[[V5]] : tensor<3x3x32x64xf32> -> tensor<3x3x32x4x16xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M0]], #[[$M1]], #[[$M2]]], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "parallel"]} ins(%[[V0]], %[[V6]] : tensor<1x10x10x32xf32>, tensor<3x3x32x4x16xf32>) outs(%[[V4]] : tensor<1x8x8x4x16xf32>)
// CHECK: ^bb0(%[[V8:[A-Za-z0-9_]+]]: f32, %[[V9:[A-Za-z0-9_]+]]: f32, %[[V10:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V11:[A-Za-z0-9_]+]] = arith.mulf %[[V8]], %[[V9]] : f32
// CHECK: %[[V12:[A-Za-z0-9_]+]] = arith.addf %[[V11]], %[[V10]] : f32
// CHECK: linalg.yield %[[V12]] : f32
// CHECK: } -> tensor<1x8x8x4x16xf32>
// CHECK: %[[V13:[A-Za-z0-9_]+]] = tensor.empty() : tensor<1x4x8x8x16xf32>
// CHECK: %[[V14:[A-Za-z0-9_]+]] = linalg.transpose ins(%[[V7]] : tensor<1x8x8x4x16xf32>) outs(%[[V13]] : tensor<1x4x8x8x16xf32>) permutation = [0, 3, 1, 2, 4]
// CHECK: return %[[V14]] : tensor<1x4x8x8x16xf32>
func.func @conv(%a: tensor<1x10x10x32xf32>, %f: tensor<3x3x32x64xf32>, %i: tensor<1x8x8x64xf32>) -> tensor<1x4x8x8x16xf32> {

  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a, %f : tensor<1x10x10x32xf32>, tensor<3x3x32x64xf32>) outs(%i : tensor<1x8x8x64xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %1, %o : f32
    linalg.yield %2 : f32
  } -> tensor<1x8x8x64xf32>
  %d = tensor.empty() : tensor<1x8x8x4x16xf32>
  %1 = tensor.pack %0 inner_dims_pos = [3] inner_tiles = [16] into %d : tensor<1x8x8x64xf32> -> tensor<1x8x8x4x16xf32>
  %2 = tensor.empty() : tensor<1x4x8x8x16xf32>
  %t = linalg.transpose ins(%1 : tensor<1x8x8x4x16xf32>) outs(%2 : tensor<1x4x8x8x16xf32>) permutation = [0, 3, 1, 2, 4]
  return %t : tensor<1x4x8x8x16xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>
// CHECK: #[[$M1:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
// CHECK: #[[$M2:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// CHECK-LABEL: func.func @convw(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<1x10x10x32xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<3x3x32x64xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<1x8x8x64xf32>) -> tensor<1x2x8x64x4xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M0]], #[[$M1]], #[[$M2]]], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%[[V0]], %[[V1]] : tensor<1x10x10x32xf32>, tensor<3x3x32x64xf32>) outs(%[[V2]] : tensor<1x8x8x64xf32>)
// CHECK: ^bb0(%[[V4:[A-Za-z0-9_]+]]: f32, %[[V5:[A-Za-z0-9_]+]]: f32, %[[V6:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V7:[A-Za-z0-9_]+]] = arith.mulf %[[V4]], %[[V5]] : f32
// CHECK: %[[V8:[A-Za-z0-9_]+]] = arith.addf %[[V7]], %[[V6]] : f32
// CHECK: linalg.yield %[[V8]] : f32
// CHECK: } -> tensor<1x8x8x64xf32>
// CHECK: %[[V9:[A-Za-z0-9_]+]] = tensor.empty() : tensor<1x2x8x64x4xf32>
// CHECK: %[[V10:[A-Za-z0-9_]+]] = tensor.pack %[[V3]] inner_dims_pos = [1] inner_tiles = [4] into %[[V9]] : tensor<1x8x8x64xf32> -> tensor<1x2x8x64x4xf32>
// CHECK: return %[[V10]] : tensor<1x2x8x64x4xf32>
func.func @convw(%a: tensor<1x10x10x32xf32>, %f: tensor<3x3x32x64xf32>, %i: tensor<1x8x8x64xf32>) -> tensor<1x2x8x64x4xf32> {

  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a, %f : tensor<1x10x10x32xf32>, tensor<3x3x32x64xf32>) outs(%i : tensor<1x8x8x64xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %1, %o : f32
    linalg.yield %2 : f32
  } -> tensor<1x8x8x64xf32>
  %d = tensor.empty() : tensor<1x2x8x64x4xf32>
  %1 = tensor.pack %0 inner_dims_pos = [1] inner_tiles = [4] into %d : tensor<1x8x8x64xf32> -> tensor<1x2x8x64x4xf32>
  return %1 : tensor<1x2x8x64x4xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: #[[$M1:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
// CHECK-LABEL: func.func @pd_bcast(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<4x3x8x2xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<6xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<32x6xf32>, %[[V3:[A-Za-z0-9_]+]]: tensor<32x6xf16>) -> tensor<32x6xf16>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.unpack %[[V0]] inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %[[V2]] : tensor<4x3x8x2xf32> -> tensor<32x6xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.empty() : tensor<4x3x8x2xf16>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.pack %[[V3]] inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %[[V5]] : tensor<32x6xf16> -> tensor<4x3x8x2xf16>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.empty() : tensor<4x3x8x2xf32>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.pack %[[V4]] inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %[[V7]] : tensor<32x6xf32> -> tensor<4x3x8x2xf32>
// CHECK: %[[V9:[A-Za-z0-9_]+]] = tensor.empty() : tensor<3x2xf32>
// CHECK: %[[V10:[A-Za-z0-9_]+]] = tensor.pack %[[V1]] inner_dims_pos = [0] inner_tiles = [2] into %[[V9]] : tensor<6xf32> -> tensor<3x2xf32>
// CHECK: %[[V11:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M0]], #[[$M1]], #[[$M0]]], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[V8]], %[[V10]] : tensor<4x3x8x2xf32>, tensor<3x2xf32>) outs(%[[V6]] : tensor<4x3x8x2xf16>)
// CHECK: ^bb0(%[[V12:[A-Za-z0-9_]+]]: f32, %[[V13:[A-Za-z0-9_]+]]: f32, %[[V14:[A-Za-z0-9_]+]]: f16):
// CHECK: %[[V15:[A-Za-z0-9_]+]] = arith.addf %[[V12]], %[[V13]] : f32
// CHECK: %[[V16:[A-Za-z0-9_]+]] = arith.truncf %[[V15]] : f32 to f16
// CHECK: linalg.yield %[[V16]] : f16
// CHECK: } -> tensor<4x3x8x2xf16>
// CHECK: %[[V17:[A-Za-z0-9_]+]] = tensor.empty() : tensor<32x6xf16>
// CHECK: %[[V18:[A-Za-z0-9_]+]] = tensor.unpack %[[V11]] inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %[[V17]] : tensor<4x3x8x2xf16> -> tensor<32x6xf16>
// CHECK: return %[[V18]] : tensor<32x6xf16>
func.func @pd_bcast(%p: tensor<4x3x8x2xf32>, %b: tensor<6xf32>, %o: tensor<32x6xf32>, %i: tensor<32x6xf16>) -> tensor<32x6xf16> {

  %u = tensor.unpack %p inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %o : tensor<4x3x8x2xf32> -> tensor<32x6xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%u, %b : tensor<32x6xf32>, tensor<6xf32>) outs(%i : tensor<32x6xf16>) {
  ^bb0(%x: f32, %y: f32, %z: f16):
    %1 = arith.addf %x, %y : f32
    %2 = arith.truncf %1 : f32 to f16
    linalg.yield %2 : f16
  } -> tensor<32x6xf16>
  return %0 : tensor<32x6xf16>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<()[s0] -> (s0 ceildiv 8)>
// CHECK: #[[$M1:[A-Za-z0-9_]+]] = affine_map<()[s0] -> (s0 ceildiv 2)>
// CHECK: #[[$M2:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK: #[[$M3:[A-Za-z0-9_]+]] = affine_map<()[s0] -> (s0 * 8)>
// CHECK: #[[$M4:[A-Za-z0-9_]+]] = affine_map<()[s0] -> (s0 * 2)>
// CHECK-LABEL: func.func @pd_dyn(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x?x8x2xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<?x?xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.unpack %[[V0]] outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %[[V1]] : tensor<?x?x8x2xf32> -> tensor<?x?xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.dim %[[V2]], %[[V4]] : tensor<?x?xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.dim %[[V2]], %[[V3]] : tensor<?x?xf32>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = affine.apply #[[$M0]]()[%[[V7]]]
// CHECK: %[[V9:[A-Za-z0-9_]+]] = affine.apply #[[$M1]]()[%[[V6]]]
// CHECK: %[[V10:[A-Za-z0-9_]+]] = tensor.empty(%[[V9]], %[[V8]]) : tensor<?x?x8x2xf32>
// CHECK: %[[V11:[A-Za-z0-9_]+]] = tensor.pack %[[V2]] outer_dims_perm = [0, 1] inner_dims_pos = [1, 0] inner_tiles = [8, 2] into %[[V10]] : tensor<?x?xf32> -> tensor<?x?x8x2xf32>
// CHECK: %[[V12:[A-Za-z0-9_]+]] = tensor.dim %[[V5]], %[[V4]] : tensor<?x?xf32>
// CHECK: %[[V13:[A-Za-z0-9_]+]] = tensor.dim %[[V5]], %[[V3]] : tensor<?x?xf32>
// CHECK: %[[V14:[A-Za-z0-9_]+]] = affine.apply #[[$M0]]()[%[[V12]]]
// CHECK: %[[V15:[A-Za-z0-9_]+]] = affine.apply #[[$M1]]()[%[[V13]]]
// CHECK: %[[V16:[A-Za-z0-9_]+]] = tensor.empty(%[[V15]], %[[V14]]) : tensor<?x?x8x2xf32>
// CHECK: %[[V17:[A-Za-z0-9_]+]] = tensor.pack %[[V5]] outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %[[V16]] : tensor<?x?xf32> -> tensor<?x?x8x2xf32>
// CHECK: %[[V18:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M2]], #[[$M2]]], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[V17]] : tensor<?x?x8x2xf32>) outs(%[[V11]] : tensor<?x?x8x2xf32>)
// CHECK: ^bb0(%[[V19:[A-Za-z0-9_]+]]: f32, %[[V20:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V21:[A-Za-z0-9_]+]] = arith.addf %[[V19]], %[[V20]] : f32
// CHECK: linalg.yield %[[V21]] : f32
// CHECK: } -> tensor<?x?x8x2xf32>
// CHECK: %[[V22:[A-Za-z0-9_]+]] = tensor.dim %[[V18]], %[[V4]] : tensor<?x?x8x2xf32>
// CHECK: %[[V23:[A-Za-z0-9_]+]] = tensor.dim %[[V18]], %[[V3]] : tensor<?x?x8x2xf32>
// CHECK: %[[V24:[A-Za-z0-9_]+]] = affine.apply #[[$M3]]()[%[[V23]]]
// CHECK: %[[V25:[A-Za-z0-9_]+]] = affine.apply #[[$M4]]()[%[[V22]]]
// CHECK: %[[V26:[A-Za-z0-9_]+]] = tensor.empty(%[[V25]], %[[V24]]) : tensor<?x?xf32>
// CHECK: %[[V27:[A-Za-z0-9_]+]] = tensor.unpack %[[V18]] outer_dims_perm = [0, 1] inner_dims_pos = [1, 0] inner_tiles = [8, 2] into %[[V26]] : tensor<?x?x8x2xf32> -> tensor<?x?xf32>
// CHECK: return %[[V27]] : tensor<?x?xf32>
func.func @pd_dyn(%p: tensor<?x?x8x2xf32>, %o: tensor<?x?xf32>, %i: tensor<?x?xf32>) -> tensor<?x?xf32> {

  %u = tensor.unpack %p outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %o : tensor<?x?x8x2xf32> -> tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = ["parallel", "parallel"]} ins(%u : tensor<?x?xf32>) outs(%i : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32):
    %1 = arith.addf %x, %z : f32
    linalg.yield %1 : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @pd_partial(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<4x6x8xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<30x6xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<30x6xf32>) -> tensor<30x6xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.unpack %[[V0]] inner_dims_pos = [0] inner_tiles = [8] into %[[V1]] : tensor<4x6x8xf32> -> tensor<30x6xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M0]], #[[$M0]]], iterator_types = ["parallel", "parallel"]} ins(%[[V3]] : tensor<30x6xf32>) outs(%[[V2]] : tensor<30x6xf32>)
// CHECK: ^bb0(%[[V5:[A-Za-z0-9_]+]]: f32, %[[V6:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V7:[A-Za-z0-9_]+]] = arith.addf %[[V5]], %[[V6]] : f32
// CHECK: linalg.yield %[[V7]] : f32
// CHECK: } -> tensor<30x6xf32>
// CHECK: return %[[V4]] : tensor<30x6xf32>
func.func @pd_partial(%p: tensor<4x6x8xf32>, %o: tensor<30x6xf32>, %i: tensor<30x6xf32>) -> tensor<30x6xf32> {

  %u = tensor.unpack %p inner_dims_pos = [0] inner_tiles = [8] into %o : tensor<4x6x8xf32> -> tensor<30x6xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%u : tensor<30x6xf32>) outs(%i : tensor<30x6xf32>) {
  ^bb0(%x: f32, %z: f32):
    %1 = arith.addf %x, %z : f32
    linalg.yield %1 : f32
  } -> tensor<30x6xf32>
  return %0 : tensor<30x6xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: #[[$M1:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> (d1)>
// CHECK-LABEL: func.func @pd_red(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<4x6x8xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<32x6xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<6xf32>) -> tensor<6xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.unpack %[[V0]] inner_dims_pos = [0] inner_tiles = [8] into %[[V1]] : tensor<4x6x8xf32> -> tensor<32x6xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M0]], #[[$M1]]], iterator_types = ["reduction", "parallel"]} ins(%[[V3]] : tensor<32x6xf32>) outs(%[[V2]] : tensor<6xf32>)
// CHECK: ^bb0(%[[V5:[A-Za-z0-9_]+]]: f32, %[[V6:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V7:[A-Za-z0-9_]+]] = arith.addf %[[V5]], %[[V6]] : f32
// CHECK: linalg.yield %[[V7]] : f32
// CHECK: } -> tensor<6xf32>
// CHECK: return %[[V4]] : tensor<6xf32>
func.func @pd_red(%p: tensor<4x6x8xf32>, %o: tensor<32x6xf32>, %i: tensor<6xf32>) -> tensor<6xf32> {

  %u = tensor.unpack %p inner_dims_pos = [0] inner_tiles = [8] into %o : tensor<4x6x8xf32> -> tensor<32x6xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]} ins(%u : tensor<32x6xf32>) outs(%i : tensor<6xf32>) {
  ^bb0(%x: f32, %z: f32):
    %1 = arith.addf %x, %z : f32
    linalg.yield %1 : f32
  } -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK: #[[$M1:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-LABEL: func.func @pd_redouter(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<6x4x8xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<32x6xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<32xf32>) -> tensor<32xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.unpack %[[V0]] outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [8] into %[[V1]] : tensor<6x4x8xf32> -> tensor<32x6xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.empty() : tensor<4x8xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.pack %[[V2]] outer_dims_perm = [0] inner_dims_pos = [0] inner_tiles = [8] into %[[V4]] : tensor<32xf32> -> tensor<4x8xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.empty() : tensor<6x4x8xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.pack %[[V3]] outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [8] into %[[V6]] : tensor<32x6xf32> -> tensor<6x4x8xf32>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M0]], #[[$M1]]], iterator_types = ["reduction", "parallel", "parallel"]} ins(%[[V7]] : tensor<6x4x8xf32>) outs(%[[V5]] : tensor<4x8xf32>)
// CHECK: ^bb0(%[[V9:[A-Za-z0-9_]+]]: f32, %[[V10:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V11:[A-Za-z0-9_]+]] = arith.addf %[[V9]], %[[V10]] : f32
// CHECK: linalg.yield %[[V11]] : f32
// CHECK: } -> tensor<4x8xf32>
// CHECK: %[[V12:[A-Za-z0-9_]+]] = tensor.empty() : tensor<32xf32>
// CHECK: %[[V13:[A-Za-z0-9_]+]] = tensor.unpack %[[V8]] outer_dims_perm = [0] inner_dims_pos = [0] inner_tiles = [8] into %[[V12]] : tensor<4x8xf32> -> tensor<32xf32>
// CHECK: return %[[V13]] : tensor<32xf32>
func.func @pd_redouter(%p: tensor<6x4x8xf32>, %o: tensor<32x6xf32>, %i: tensor<32xf32>) -> tensor<32xf32> {

  %u = tensor.unpack %p outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [8] into %o : tensor<6x4x8xf32> -> tensor<32x6xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%u : tensor<32x6xf32>) outs(%i : tensor<32xf32>) {
  ^bb0(%x: f32, %z: f32):
    %1 = arith.addf %x, %z : f32
    linalg.yield %1 : f32
  } -> tensor<32xf32>
  return %0 : tensor<32xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK: #[[$M1:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2) -> (d0)>
// CHECK-LABEL: func.func @pd_unaff(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<6x4x8xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<32x6xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<6xf32>) -> tensor<6xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.unpack %[[V0]] outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [8] into %[[V1]] : tensor<6x4x8xf32> -> tensor<32x6xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.empty() : tensor<6x4x8xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.pack %[[V3]] outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [8] into %[[V4]] : tensor<32x6xf32> -> tensor<6x4x8xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M0]], #[[$M1]]], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[V5]] : tensor<6x4x8xf32>) outs(%[[V2]] : tensor<6xf32>)
// CHECK: ^bb0(%[[V7:[A-Za-z0-9_]+]]: f32, %[[V8:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V9:[A-Za-z0-9_]+]] = arith.addf %[[V7]], %[[V8]] : f32
// CHECK: linalg.yield %[[V9]] : f32
// CHECK: } -> tensor<6xf32>
// CHECK: return %[[V6]] : tensor<6xf32>
func.func @pd_unaff(%p: tensor<6x4x8xf32>, %o: tensor<32x6xf32>, %i: tensor<6xf32>) -> tensor<6xf32> {

  %u = tensor.unpack %p outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [8] into %o : tensor<6x4x8xf32> -> tensor<32x6xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["parallel", "parallel"]} ins(%u : tensor<32x6xf32>) outs(%i : tensor<6xf32>) {
  ^bb0(%x: f32, %z: f32):
    %1 = arith.addf %x, %z : f32
    linalg.yield %1 : f32
  } -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @pd_two(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<4x6x8xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<32x6xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<32x6xf32>) -> tensor<32x6xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.unpack %[[V0]] inner_dims_pos = [0] inner_tiles = [8] into %[[V1]] : tensor<4x6x8xf32> -> tensor<32x6xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M0]], #[[$M0]], #[[$M0]]], iterator_types = ["parallel", "parallel"]} ins(%[[V3]], %[[V3]] : tensor<32x6xf32>, tensor<32x6xf32>) outs(%[[V2]] : tensor<32x6xf32>)
// CHECK: ^bb0(%[[V5:[A-Za-z0-9_]+]]: f32, %[[V6:[A-Za-z0-9_]+]]: f32, %[[V7:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V8:[A-Za-z0-9_]+]] = arith.addf %[[V5]], %[[V6]] : f32
// CHECK: linalg.yield %[[V8]] : f32
// CHECK: } -> tensor<32x6xf32>
// CHECK: return %[[V4]] : tensor<32x6xf32>
func.func @pd_two(%p: tensor<4x6x8xf32>, %o: tensor<32x6xf32>, %i: tensor<32x6xf32>) -> tensor<32x6xf32> {

  %u = tensor.unpack %p inner_dims_pos = [0] inner_tiles = [8] into %o : tensor<4x6x8xf32> -> tensor<32x6xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%u, %u : tensor<32x6xf32>, tensor<32x6xf32>) outs(%i : tensor<32x6xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<32x6xf32>
  return %0 : tensor<32x6xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2 + d4, d3 + d5, d6)>
// CHECK: #[[$M1:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5)>
// CHECK: #[[$M2:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d6)>
// CHECK-LABEL: func.func @pd_pool(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<1x2x10x10x8xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<3x3xf32>) -> tensor<1x16x8x8xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.empty() : tensor<1x16x10x10xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.unpack %[[V0]] inner_dims_pos = [1] inner_tiles = [8] into %[[V2]] : tensor<1x2x10x10x8xf32> -> tensor<1x16x10x10xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.empty() : tensor<1x2x8x8x8xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.empty() : tensor<1x2x10x10x8xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.pack %[[V3]] inner_dims_pos = [1] inner_tiles = [8] into %[[V5]] : tensor<1x16x10x10xf32> -> tensor<1x2x10x10x8xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M0]], #[[$M1]], #[[$M2]]], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "parallel"]} ins(%[[V6]], %[[V1]] : tensor<1x2x10x10x8xf32>, tensor<3x3xf32>) outs(%[[V4]] : tensor<1x2x8x8x8xf32>)
// CHECK: ^bb0(%[[V8:[A-Za-z0-9_]+]]: f32, %[[V9:[A-Za-z0-9_]+]]: f32, %[[V10:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V11:[A-Za-z0-9_]+]] = arith.maximumf %[[V8]], %[[V10]] : f32
// CHECK: linalg.yield %[[V11]] : f32
// CHECK: } -> tensor<1x2x8x8x8xf32>
// CHECK: %[[V12:[A-Za-z0-9_]+]] = tensor.empty() : tensor<1x16x8x8xf32>
// CHECK: %[[V13:[A-Za-z0-9_]+]] = tensor.unpack %[[V7]] inner_dims_pos = [1] inner_tiles = [8] into %[[V12]] : tensor<1x2x8x8x8xf32> -> tensor<1x16x8x8xf32>
// CHECK: return %[[V13]] : tensor<1x16x8x8xf32>
func.func @pd_pool(%p: tensor<1x2x10x10x8xf32>, %f: tensor<3x3xf32>) -> tensor<1x16x8x8xf32> {
  %o = tensor.empty() : tensor<1x16x10x10xf32>
  %i = tensor.empty() : tensor<1x16x8x8xf32>
  %u = tensor.unpack %p inner_dims_pos = [1] inner_tiles = [8] into %o : tensor<1x2x10x10x8xf32> -> tensor<1x16x10x10xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 + d4, d3 + d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%u, %f : tensor<1x16x10x10xf32>, tensor<3x3xf32>) outs(%i : tensor<1x16x8x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.maximumf %x, %z : f32
    linalg.yield %1 : f32
  } -> tensor<1x16x8x8xf32>
  return %0 : tensor<1x16x8x8xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 + d4, d3 + d5)>
// CHECK: #[[$M1:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// CHECK: #[[$M2:[A-Za-z0-9_]+]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// CHECK-LABEL: func.func @pd_poolperm(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<1x10x10x2x8xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<3x3xf32>) -> tensor<1x16x8x8xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.empty() : tensor<1x16x10x10xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.empty() : tensor<1x16x8x8xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.unpack %[[V0]] outer_dims_perm = [0, 2, 3, 1] inner_dims_pos = [1] inner_tiles = [8] into %[[V2]] : tensor<1x10x10x2x8xf32> -> tensor<1x16x10x10xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M0]], #[[$M1]], #[[$M2]]], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%[[V4]], %[[V1]] : tensor<1x16x10x10xf32>, tensor<3x3xf32>) outs(%[[V3]] : tensor<1x16x8x8xf32>)
// CHECK: ^bb0(%[[V6:[A-Za-z0-9_]+]]: f32, %[[V7:[A-Za-z0-9_]+]]: f32, %[[V8:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V9:[A-Za-z0-9_]+]] = arith.maximumf %[[V6]], %[[V8]] : f32
// CHECK: linalg.yield %[[V9]] : f32
// CHECK: } -> tensor<1x16x8x8xf32>
// CHECK: return %[[V5]] : tensor<1x16x8x8xf32>
func.func @pd_poolperm(%p: tensor<1x10x10x2x8xf32>, %f: tensor<3x3xf32>) -> tensor<1x16x8x8xf32> {
  %o = tensor.empty() : tensor<1x16x10x10xf32>
  %i = tensor.empty() : tensor<1x16x8x8xf32>
  %u = tensor.unpack %p outer_dims_perm = [0, 2, 3, 1] inner_dims_pos = [1] inner_tiles = [8] into %o : tensor<1x10x10x2x8xf32> -> tensor<1x16x10x10xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 + d4, d3 + d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%u, %f : tensor<1x16x10x10xf32>, tensor<3x3xf32>) outs(%i : tensor<1x16x8x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.maximumf %x, %z : f32
    linalg.yield %1 : f32
  } -> tensor<1x16x8x8xf32>
  return %0 : tensor<1x16x8x8xf32>
}

// -----

// CHECK-LABEL: func.func @pad_dyn(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x16xf32>, %[[V1:[A-Za-z0-9_]+]]: index, %[[V2:[A-Za-z0-9_]+]]: f32, %[[V3:[A-Za-z0-9_]+]]: index) -> tensor<?x2x8xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V4]] : tensor<?x16xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.empty(%[[V5]]) : tensor<?x2x8xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.pack %[[V0]] inner_dims_pos = [1] inner_tiles = [8] into %[[V6]] : tensor<?x16xf32> -> tensor<?x2x8xf32>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.pad %[[V7]] low[%[[V1]], 0, 0] high[2, 0, 0] {
// CHECK: ^bb0(%[[V9:[A-Za-z0-9_]+]]: index, %[[V10:[A-Za-z0-9_]+]]: index, %[[V11:[A-Za-z0-9_]+]]: index):
// CHECK: tensor.yield %[[V2]] : f32
// CHECK: } : tensor<?x2x8xf32> to tensor<?x2x8xf32>
// CHECK: return %[[V8]] : tensor<?x2x8xf32>
func.func @pad_dyn(%a: tensor<?x16xf32>, %l: index, %f: f32, %d: index) -> tensor<?x2x8xf32> {

  %p = tensor.pad %a low[%l, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x16xf32> to tensor<?x16xf32>
  %e = tensor.empty(%d) : tensor<?x2x8xf32>
  %0 = tensor.pack %p inner_dims_pos = [1] inner_tiles = [8] into %e : tensor<?x16xf32> -> tensor<?x2x8xf32>
  return %0 : tensor<?x2x8xf32>
}

// -----

// CHECK-LABEL: func.func @pad_dest(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<4x16xf32>, %[[V1:[A-Za-z0-9_]+]]: f32, %[[V2:[A-Za-z0-9_]+]]: tensor<6x2x8xf32>) -> tensor<6x2x8xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.pad %[[V0]] low[0, 0] high[2, 0] {
// CHECK: ^bb0(%[[V4:[A-Za-z0-9_]+]]: index, %[[V5:[A-Za-z0-9_]+]]: index):
// CHECK: tensor.yield %[[V1]] : f32
// CHECK: } : tensor<4x16xf32> to tensor<6x16xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.pack %[[V3]] inner_dims_pos = [1] inner_tiles = [8] into %[[V2]] : tensor<6x16xf32> -> tensor<6x2x8xf32>
// CHECK: return %[[V6]] : tensor<6x2x8xf32>
func.func @pad_dest(%a: tensor<4x16xf32>, %f: f32, %e: tensor<6x2x8xf32>) -> tensor<6x2x8xf32> {

  %p = tensor.pad %a low[0, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x16xf32> to tensor<6x16xf32>
  %0 = tensor.pack %p inner_dims_pos = [1] inner_tiles = [8] into %e : tensor<6x16xf32> -> tensor<6x2x8xf32>
  return %0 : tensor<6x2x8xf32>
}

// -----

// CHECK-LABEL: func.func @pad_multi(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x16xf32>, %[[V1:[A-Za-z0-9_]+]]: f32, %[[V2:[A-Za-z0-9_]+]]: index) -> (tensor<?x16xf32>, tensor<2x?x8xf32>)
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V4]] : tensor<?x16xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.empty(%[[V5]]) : tensor<2x?x8xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.pack %[[V0]] outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [8] into %[[V6]] : tensor<?x16xf32> -> tensor<2x?x8xf32>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.pad %[[V7]] nofold low[0, 0, 0] high[0, 2, 0] {
// CHECK: ^bb0(%[[V9:[A-Za-z0-9_]+]]: index, %[[V10:[A-Za-z0-9_]+]]: index, %[[V11:[A-Za-z0-9_]+]]: index):
// CHECK: tensor.yield %[[V1]] : f32
// CHECK: } : tensor<2x?x8xf32> to tensor<2x?x8xf32>
// CHECK: %[[V12:[A-Za-z0-9_]+]] = tensor.dim %[[V8]], %[[V3]] : tensor<2x?x8xf32>
// CHECK: %[[V13:[A-Za-z0-9_]+]] = tensor.empty(%[[V12]]) : tensor<?x16xf32>
// CHECK: %[[V14:[A-Za-z0-9_]+]] = tensor.unpack %[[V8]] outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [8] into %[[V13]] : tensor<2x?x8xf32> -> tensor<?x16xf32>
// CHECK: return %[[V14]], %[[V8]] : tensor<?x16xf32>, tensor<2x?x8xf32>
func.func @pad_multi(%a: tensor<?x16xf32>, %f: f32, %d: index) -> (tensor<?x16xf32>, tensor<2x?x8xf32>) {

  %p = tensor.pad %a nofold low[0, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x16xf32> to tensor<?x16xf32>
  %e = tensor.empty(%d) : tensor<2x?x8xf32>
  %0 = tensor.pack %p outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [8] into %e : tensor<?x16xf32> -> tensor<2x?x8xf32>
  return %p, %0 : tensor<?x16xf32>, tensor<2x?x8xf32>
}

// -----

// CHECK-LABEL: func.func @unpack_pad(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<2x4x8xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<4x16xf32>, %[[V2:[A-Za-z0-9_]+]]: f32) -> tensor<7x16xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.pad %[[V0]] low[0, 1, 0] high[0, 2, 0] {
// CHECK: ^bb0(%[[V4:[A-Za-z0-9_]+]]: index, %[[V5:[A-Za-z0-9_]+]]: index, %[[V6:[A-Za-z0-9_]+]]: index):
// CHECK: tensor.yield %[[V2]] : f32
// CHECK: } : tensor<2x4x8xf32> to tensor<2x7x8xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.empty() : tensor<7x16xf32>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.unpack %[[V3]] outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [8] into %[[V7]] : tensor<2x7x8xf32> -> tensor<7x16xf32>
// CHECK: return %[[V8]] : tensor<7x16xf32>
func.func @unpack_pad(%a: tensor<2x4x8xf32>, %o: tensor<4x16xf32>, %f: f32) -> tensor<7x16xf32> {

  %u = tensor.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [8] into %o : tensor<2x4x8xf32> -> tensor<4x16xf32>
  %p = tensor.pad %u low[1, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x16xf32> to tensor<7x16xf32>
  return %p : tensor<7x16xf32>
}

// -----

// CHECK-LABEL: func.func @coll(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<3x5x16x8xf32>) -> tensor<4x15x2x4x4xf32>
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.empty() : tensor<4x3x5x2x4x4xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.pack %[[V0]] outer_dims_perm = [2, 0, 1, 3] inner_dims_pos = [2, 3] inner_tiles = [4, 4] into %[[V1]] : tensor<3x5x16x8xf32> -> tensor<4x3x5x2x4x4xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[V2]] {{\[\[}}0], [1, 2], [3], [4], [5]] : tensor<4x3x5x2x4x4xf32> into tensor<4x15x2x4x4xf32>
// CHECK: return %[[V3]] : tensor<4x15x2x4x4xf32>
func.func @coll(%a: tensor<3x5x16x8xf32>) -> tensor<4x15x2x4x4xf32> {

  %c = tensor.collapse_shape %a [[0, 1], [2], [3]] : tensor<3x5x16x8xf32> into tensor<15x16x8xf32>
  %e = tensor.empty() : tensor<4x15x2x4x4xf32>
  %0 = tensor.pack %c outer_dims_perm = [1, 0, 2] inner_dims_pos = [1, 2] inner_tiles = [4, 4] into %e : tensor<15x16x8xf32> -> tensor<4x15x2x4x4xf32>
  return %0 : tensor<4x15x2x4x4xf32>
}

// -----

// CHECK-LABEL: func.func @coll_dest(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<3x8x16xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<6x16x4xf32>, %[[V2:[A-Za-z0-9_]+]]: f32) -> tensor<6x16x4xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.empty() : tensor<3x2x16x4xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.pack %[[V0]] padding_value(%[[V2]] : f32) inner_dims_pos = [1] inner_tiles = [4] into %[[V3]] : tensor<3x8x16xf32> -> tensor<3x2x16x4xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[V4]] {{\[\[}}0, 1], [2], [3]] : tensor<3x2x16x4xf32> into tensor<6x16x4xf32>
// CHECK: return %[[V5]] : tensor<6x16x4xf32>
func.func @coll_dest(%a: tensor<3x8x16xf32>, %e: tensor<6x16x4xf32>, %f: f32) -> tensor<6x16x4xf32> {

  %c = tensor.collapse_shape %a [[0, 1], [2]] : tensor<3x8x16xf32> into tensor<24x16xf32>
  %0 = tensor.pack %c padding_value(%f : f32) inner_dims_pos = [0] inner_tiles = [4] into %e : tensor<24x16xf32> -> tensor<6x16x4xf32>
  return %0 : tensor<6x16x4xf32>
}

// -----

// CHECK-LABEL: func.func @exp(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<24x?xf32>, %[[V1:[A-Za-z0-9_]+]]: index) -> tensor<3x2x?x4xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V2]] : tensor<24x?xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.empty(%[[V3]]) : tensor<6x?x4xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = tensor.pack %[[V0]] inner_dims_pos = [0] inner_tiles = [4] into %[[V4]] : tensor<24x?xf32> -> tensor<6x?x4xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.dim %[[V5]], %[[V2]] : tensor<6x?x4xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V5]] {{\[\[}}0, 1], [2], [3]] output_shape [3, 2, %[[V6]], 4] : tensor<6x?x4xf32> into tensor<3x2x?x4xf32>
// CHECK: return %[[V7]] : tensor<3x2x?x4xf32>
func.func @exp(%a: tensor<24x?xf32>, %n: index) -> tensor<3x2x?x4xf32> {

  %c = tensor.expand_shape %a [[0, 1], [2]] output_shape [3, 8, %n] : tensor<24x?xf32> into tensor<3x8x?xf32>
  %e = tensor.empty(%n) : tensor<3x2x?x4xf32>
  %0 = tensor.pack %c inner_dims_pos = [1] inner_tiles = [4] into %e : tensor<3x8x?xf32> -> tensor<3x2x?x4xf32>
  return %0 : tensor<3x2x?x4xf32>
}

// -----

// CHECK-LABEL: func.func @exp_unit(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<24x16xf32>) -> tensor<1x6x16x4xf32>
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.empty() : tensor<6x16x4xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.pack %[[V0]] inner_dims_pos = [0] inner_tiles = [4] into %[[V1]] : tensor<24x16xf32> -> tensor<6x16x4xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V2]] {{\[\[}}0, 1], [2], [3]] output_shape [1, 6, 16, 4] : tensor<6x16x4xf32> into tensor<1x6x16x4xf32>
// CHECK: return %[[V3]] : tensor<1x6x16x4xf32>
func.func @exp_unit(%a: tensor<24x16xf32>) -> tensor<1x6x16x4xf32> {

  %c = tensor.expand_shape %a [[0, 1], [2]] output_shape [1, 24, 16] : tensor<24x16xf32> into tensor<1x24x16xf32>
  %e = tensor.empty() : tensor<1x6x16x4xf32>
  %0 = tensor.pack %c inner_dims_pos = [1] inner_tiles = [4] into %e : tensor<1x24x16xf32> -> tensor<1x6x16x4xf32>
  return %0 : tensor<1x6x16x4xf32>
}

// -----

// CHECK-LABEL: func.func @un_exp(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<16x6x4x2xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<24x32xf32>) -> tensor<3x8x32xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V0]] {{\[\[}}0], [1, 2], [3], [4]] output_shape [16, 3, 2, 4, 2] : tensor<16x6x4x2xf32> into tensor<16x3x2x4x2xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.empty() : tensor<3x8x32xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.unpack %[[V2]] outer_dims_perm = [2, 0, 1] inner_dims_pos = [1, 2] inner_tiles = [4, 2] into %[[V3]] : tensor<16x3x2x4x2xf32> -> tensor<3x8x32xf32>
// CHECK: return %[[V4]] : tensor<3x8x32xf32>
func.func @un_exp(%a: tensor<16x6x4x2xf32>, %o: tensor<24x32xf32>) -> tensor<3x8x32xf32> {

  %u = tensor.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [4, 2] into %o : tensor<16x6x4x2xf32> -> tensor<24x32xf32>
  %c = tensor.expand_shape %u [[0, 1], [2]] output_shape [3, 8, 32] : tensor<24x32xf32> into tensor<3x8x32xf32>
  return %c : tensor<3x8x32xf32>
}

// -----

// CHECK-LABEL: func.func @un_exp_dyn(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<6x?x4xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<24x?xf32>, %[[V2:[A-Za-z0-9_]+]]: index) -> tensor<3x8x?x5xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant 2 : index
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.constant 5 : index
// CHECK: %[[V5:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.dim %[[V0]], %[[V5]] : tensor<6x?x4xf32>
// CHECK: %[[V7:[A-Za-z0-9_]+]] = arith.divui %[[V6]], %[[V4]] : index
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V0]] {{\[\[}}0, 1], [2, 3], [4]] output_shape [3, 2, %[[V7]], 5, 4] : tensor<6x?x4xf32> into tensor<3x2x?x5x4xf32>
// CHECK: %[[V9:[A-Za-z0-9_]+]] = tensor.dim %[[V8]], %[[V3]] : tensor<3x2x?x5x4xf32>
// CHECK: %[[V10:[A-Za-z0-9_]+]] = tensor.empty(%[[V9]]) : tensor<3x8x?x5xf32>
// CHECK: %[[V11:[A-Za-z0-9_]+]] = tensor.unpack %[[V8]] inner_dims_pos = [1] inner_tiles = [4] into %[[V10]] : tensor<3x2x?x5x4xf32> -> tensor<3x8x?x5xf32>
// CHECK: return %[[V11]] : tensor<3x8x?x5xf32>
func.func @un_exp_dyn(%a: tensor<6x?x4xf32>, %o: tensor<24x?xf32>, %n: index) -> tensor<3x8x?x5xf32> {

  %u = tensor.unpack %a inner_dims_pos = [0] inner_tiles = [4] into %o : tensor<6x?x4xf32> -> tensor<24x?xf32>
  %c = tensor.expand_shape %u [[0, 1], [2, 3]] output_shape [3, 8, %n, 5] : tensor<24x?xf32> into tensor<3x8x?x5xf32>
  return %c : tensor<3x8x?x5xf32>
}

// -----

// CHECK-LABEL: func.func @un_part(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<4x8xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<30xf32>) -> tensor<5x6xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.unpack %[[V0]] inner_dims_pos = [0] inner_tiles = [8] into %[[V1]] : tensor<4x8xf32> -> tensor<30xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V2]] {{\[\[}}0, 1]] output_shape [5, 6] : tensor<30xf32> into tensor<5x6xf32>
// CHECK: return %[[V3]] : tensor<5x6xf32>
func.func @un_part(%a: tensor<4x8xf32>, %o: tensor<30xf32>) -> tensor<5x6xf32> {

  %u = tensor.unpack %a inner_dims_pos = [0] inner_tiles = [8] into %o : tensor<4x8xf32> -> tensor<30xf32>
  %c = tensor.expand_shape %u [[0, 1]] output_shape [5, 6] : tensor<30xf32> into tensor<5x6xf32>
  return %c : tensor<5x6xf32>
}
