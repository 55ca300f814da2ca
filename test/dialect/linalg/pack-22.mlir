// RUN: mlir-opt --mlir-version=22 %s  | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt --mlir-version=19 %s | FileCheck %s --check-prefix=OLD
// RUN: mlir-opt --mlir-version=19 %s | mlir-opt --mlir-version=22 | FileCheck %s

// CHECK-LABEL: func.func @relayouts(
// CHECK-SAME: %[[ARG0:[A-Za-z0-9_]+]]: tensor<13x10xf32>, %[[ARG1:[A-Za-z0-9_]+]]: tensor<?x?xf32>, %[[ARG2:[A-Za-z0-9_]+]]: tensor<?x?x?x2xf32>, %[[ARG3:[A-Za-z0-9_]+]]: index
// CHECK-NEXT: %[[CST:[A-Za-z0-9_]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[V0:[A-Za-z0-9_]+]] = tensor.empty() : tensor<2x5x8x2xf32>
// CHECK-NEXT: %[[PACK:[A-Za-z0-9_]+]] = linalg.pack %[[ARG0]] padding_value(%[[CST]] : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %[[V0]] : tensor<13x10xf32> -> tensor<2x5x8x2xf32>
// CHECK-NEXT: %[[UNPACK:[A-Za-z0-9_]+]] = linalg.unpack %[[ARG2]] outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [%[[ARG3]], 2] into %[[ARG1]] {note} : tensor<?x?x?x2xf32> -> tensor<?x?xf32>
// CHECK-NEXT: %[[PACK_0:[A-Za-z0-9_]+]] = linalg.pack %[[ARG1]] outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [%[[ARG3]], 2] into %[[ARG2]] : tensor<?x?xf32> -> tensor<?x?x?x2xf32>
// CHECK-NEXT: return %[[PACK]], %[[UNPACK]], %[[PACK_0]] : tensor<2x5x8x2xf32>, tensor<?x?xf32>, tensor<?x?x?x2xf32>
// GENERIC: "linalg.pack"(%{{.*}}, %{{.*}}, %{{.*}}) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_inner_tiles = array<i64: 8, 2>}>
// GENERIC: "linalg.unpack"(%{{.*}}, %{{.*}}, %{{.*}}) <{inner_dims_pos = array<i64: 0, 1>, outer_dims_perm = array<i64: 1, 0>, static_inner_tiles = array<i64: -9223372036854775808, 2>}> {note}
// OLD: tensor.pack %{{.*}} padding_value(%{{.*}} : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into
// OLD-NEXT: tensor.unpack %{{.*}} outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [%{{.*}}, 2] into %{{.*}} {note}
func.func @relayouts(%a: tensor<13x10xf32>, %e: tensor<?x?xf32>, %d: tensor<?x?x?x2xf32>, %n: index) -> (tensor<2x5x8x2xf32>, tensor<?x?xf32>, tensor<?x?x?x2xf32>) {
  %pad = arith.constant 0.000000e+00 : f32
  %0 = tensor.empty() : tensor<2x5x8x2xf32>
  %pa = linalg.pack %a padding_value(%pad : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %0 : tensor<13x10xf32> -> tensor<2x5x8x2xf32>
  %u = linalg.unpack %d outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [%n, 2] into %e {note} : tensor<?x?x?x2xf32> -> tensor<?x?xf32>
  %p = linalg.pack %e outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [%n, 2] into %d : tensor<?x?xf32> -> tensor<?x?x?x2xf32>
  return %pa, %u, %p : tensor<2x5x8x2xf32>, tensor<?x?xf32>, tensor<?x?x?x2xf32>
}
