// RUN: mlir-opt %s --linalg-fold-unit-extent-dims | FileCheck %s

// CHECK-DAG: #[[$MAP0:.*]] = affine_map<(d0) -> (d0)>
// CHECK-DAG: #[[$MAP1:.*]] = affine_map<(d0, d1) -> (d0, d1)>

#id = affine_map<(i, j, k) -> (i, j, k)>

// CHECK-LABEL: func.func @two_units(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<1x7x1xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<1x7x1xf32>
// CHECK: %[[V0:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1, 2]] : tensor<1x7x1xf32> into tensor<7xf32>
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[ARG1]] {{\[\[}}0, 1, 2]] : tensor<1x7x1xf32> into tensor<7xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.empty() : tensor<7xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$MAP0]], #[[$MAP0]], #[[$MAP0]]], iterator_types = ["parallel"]} ins(%[[V0]], %[[V1]] : tensor<7xf32>, tensor<7xf32>) outs(%[[V2]] : tensor<7xf32>) {
// CHECK: ^bb0(%[[V4:[A-Za-z0-9_]+]]: f32, %[[V5:[A-Za-z0-9_]+]]: f32, %[[V6:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V7:[A-Za-z0-9_]+]] = arith.addf %[[V4]], %[[V5]] : f32
// CHECK: linalg.yield %[[V7]] : f32
// CHECK: } -> tensor<7xf32>
// CHECK: %[[V8:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V3]] {{\[\[}}0, 1, 2]] output_shape [1, 7, 1] : tensor<7xf32> into tensor<1x7x1xf32>
// CHECK: return %[[V8]] : tensor<1x7x1xf32>
func.func @two_units(%x: tensor<1x7x1xf32>, %e: tensor<1x7x1xf32>) -> tensor<1x7x1xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x : tensor<1x7x1xf32>) outs(%e : tensor<1x7x1xf32>) {
  ^bb0(%a: f32, %out: f32):
    %s = arith.addf %a, %out : f32
    linalg.yield %s : f32
  } -> tensor<1x7x1xf32>
  return %0 : tensor<1x7x1xf32>
}

// CHECK-LABEL: func.func @indices(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<1x7x3xindex>
// CHECK: %[[V0:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2]] : tensor<1x7x3xindex> into tensor<7x3xindex>
// CHECK: %[[V1:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$MAP1]]], iterator_types = ["parallel", "parallel"]} outs(%[[V0]] : tensor<7x3xindex>) {
// CHECK: ^bb0(%[[V2:[A-Za-z0-9_]+]]: index):
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.index 1 : index
// CHECK: linalg.yield %[[V3]] : index
// CHECK: } -> tensor<7x3xindex>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V1]] {{\[\[}}0, 1], [2]] output_shape [1, 7, 3] : tensor<7x3xindex> into tensor<1x7x3xindex>
// CHECK: return %[[V4]] : tensor<1x7x3xindex>
func.func @indices(%x: tensor<1x7x3xindex>) -> tensor<1x7x3xindex> {
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel", "parallel"]} outs(%x : tensor<1x7x3xindex>) {
  ^bb0(%out: index):
    %i = linalg.index 0 : index
    %k = linalg.index 2 : index
    %s = arith.addi %i, %k : index
    linalg.yield %s : index
  } -> tensor<1x7x3xindex>
  return %0 : tensor<1x7x3xindex>
}

// CHECK-LABEL: func.func @pad(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<1x5x1xi8>, %[[ARG1:[A-Za-z0-9_]+]]: i8
// CHECK: %[[V0:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1, 2]] : tensor<1x5x1xi8> into tensor<5xi8>
// CHECK: %[[V1:[A-Za-z0-9_]+]] = tensor.pad %[[V0]] low[3] high[1] {
// CHECK: ^bb0(%[[ARG2:[A-Za-z0-9_]+]]: index):
// CHECK: tensor.yield %[[ARG1]] : i8
// CHECK: } : tensor<5xi8> to tensor<9xi8>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V1]] {{\[\[}}0, 1, 2]] output_shape [1, 9, 1] : tensor<9xi8> into tensor<1x9x1xi8>
// CHECK: return %[[V2]] : tensor<1x9x1xi8>
func.func @pad(%x: tensor<1x5x1xi8>, %c: i8) -> tensor<1x9x1xi8> {
  %0 = tensor.pad %x low[0, 3, 0] high[0, 1, 0] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %c : i8
  } : tensor<1x5x1xi8> to tensor<1x9x1xi8>
  return %0 : tensor<1x9x1xi8>
}

// CHECK-LABEL: func.func @memrefs(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: memref<1x6xf32>, %[[ARG1:[A-Za-z0-9_]+]]: memref<6x1xf32>
// CHECK: %[[V0:[A-Za-z0-9_]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : memref<1x6xf32> into memref<6xf32>
// CHECK: %[[V1:[A-Za-z0-9_]+]] = memref.collapse_shape %[[ARG1]] {{\[\[}}0, 1]] : memref<6x1xf32> into memref<6xf32>
// CHECK: linalg.generic {indexing_maps = [#[[$MAP0]], #[[$MAP0]]], iterator_types = ["parallel"]} ins(%[[V0]] : memref<6xf32>) outs(%[[V1]] : memref<6xf32>) {
// CHECK: ^bb0(%[[V2:[A-Za-z0-9_]+]]: f32, %[[V3:[A-Za-z0-9_]+]]: f32):
// CHECK: linalg.yield %[[V2]] : f32
// CHECK: return
func.func @memrefs(%x: memref<1x6xf32>, %y: memref<6x1xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]} ins(%x : memref<1x6xf32>) outs(%y : memref<6x1xf32>) {
  ^bb0(%a: f32, %out: f32):
    linalg.yield %a : f32
  }
  return
}

// The elements beside a diagonal stay those of the init, which MLIR replaces by an empty tensor.

// CHECK-LABEL: func @diagonal
// CHECK: %[[F:.*]] = linalg.fill
// CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<4xi32>) outs(%[[F]] : tensor<4x4xi32>)
func.func @diagonal(%x: tensor<4x1xi32>) -> tensor<4x4x1xi32> {
  %c2 = arith.constant 2 : i32
  %e = tensor.empty() : tensor<4x4x1xi32>
  %f = linalg.fill ins(%c2 : i32) outs(%e : tensor<4x4x1xi32>) -> tensor<4x4x1xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<4x1xi32>) outs(%f : tensor<4x4x1xi32>) {
  ^bb0(%a: i32, %o: i32):
    %s = arith.addi %a, %o : i32
    linalg.yield %s : i32
  } -> tensor<4x4x1xi32>
  return %r : tensor<4x4x1xi32>
}
