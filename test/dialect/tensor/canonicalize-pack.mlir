// RUN: mlir-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @packs(
// CHECK-SAME: %[[ARG0:.*]]: tensor<128x256xf32>, %[[ARG1:.*]]: tensor<16x8x8x32xf32>, %[[ARG2:.*]]: tensor<128x256xf32>, %[[ARG3:.*]]: f32, %[[ARG4:.*]]: tensor<?x128x256xf32>, %[[ARG5:.*]]: tensor<1x16x8x8x32xf32>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<1.000000e+00> : tensor<16x8x8x32xf32>
// CHECK-NEXT:     %[[PACK:.*]] = tensor.pack %[[ARG0]] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %[[ARG1]] : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
// CHECK-NEXT:     %[[CAST:.*]] = tensor.cast %[[ARG4]] : tensor<?x128x256xf32> to tensor<1x128x256xf32>
// CHECK-NEXT:     %[[PACK_0:.*]] = tensor.pack %[[CAST]] inner_dims_pos = [1, 2] inner_tiles = [8, 32] into %[[ARG5]] : tensor<1x128x256xf32> -> tensor<1x16x8x8x32xf32>
// CHECK-NEXT:     %[[CAST_1:.*]] = tensor.cast %[[ARG4]] : tensor<?x128x256xf32> to tensor<1x128x256xf32>
// CHECK-NEXT:     %[[UNPACK:.*]] = tensor.unpack %[[ARG5]] inner_dims_pos = [1, 2] inner_tiles = [8, 32] into %[[CAST_1]] : tensor<1x16x8x8x32xf32> -> tensor<1x128x256xf32>
// CHECK-NEXT:     %[[CAST_2:.*]] = tensor.cast %[[UNPACK]] : tensor<1x128x256xf32> to tensor<?x128x256xf32>
// CHECK-NEXT:     %[[UNPACK_3:.*]] = tensor.unpack %[[ARG1]] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %[[ARG2]] : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
// CHECK-NEXT:     return %[[PACK]], %[[PACK_0]], %[[CAST_2]], %[[CST]], %[[CST]], %[[UNPACK_3]] : tensor<16x8x8x32xf32>, tensor<1x16x8x8x32xf32>, tensor<?x128x256xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<128x256xf32>
func.func @packs(%s: tensor<128x256xf32>, %d: tensor<16x8x8x32xf32>, %e : tensor<128x256xf32>, %x : f32, %q : tensor<?x128x256xf32>, %qd : tensor<1x16x8x8x32xf32>) -> (tensor<16x8x8x32xf32>, tensor<1x16x8x8x32xf32>, tensor<?x128x256xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<128x256xf32>) {
  %0 = tensor.pack %s padding_value(%x : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  %1 = tensor.pack %q inner_dims_pos = [1, 2] inner_tiles = [8, 32] into %qd : tensor<?x128x256xf32> -> tensor<1x16x8x8x32xf32>
  %2 = tensor.unpack %qd inner_dims_pos = [1, 2] inner_tiles = [8, 32] into %q : tensor<1x16x8x8x32xf32> -> tensor<?x128x256xf32>
  %k = arith.constant dense<1.0> : tensor<128x256xf32>
  %k1 = arith.constant 1.0 : f32
  %3 = tensor.pack %k padding_value(%k1 : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  %4 = tensor.pack %k inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  %c = arith.constant 0 : index
  %ins = tensor.insert %x into %e[%c, %c] : tensor<128x256xf32>
  %5 = tensor.unpack %d inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %ins : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<16x8x8x32xf32>, tensor<1x16x8x8x32xf32>, tensor<?x128x256xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<128x256xf32>
}
