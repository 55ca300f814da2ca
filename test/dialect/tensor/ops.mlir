// RUN: mlir-opt %s  | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?x4xf32>, %[[ARG1:.*]]: index, %[[ARG2:.*]]: tensor<*xf32>, %[[ARG3:.*]]: i1, %[[ARG4:.*]]: f32
// CHECK-NEXT:     %[[CAST:.*]] = tensor.cast %[[ARG0]] : tensor<?x4xf32> to tensor<*xf32>
// CHECK-NEXT:     %[[CAST_0:.*]] = tensor.cast %[[ARG2]] : tensor<*xf32> to tensor<2x2xf32>
// CHECK-NEXT:     %[[DIM:.*]] = tensor.dim %[[ARG0]], %[[ARG1]] : tensor<?x4xf32>
// CHECK-NEXT:     %[[DIM_1:.*]] = tensor.dim {a} %[[ARG2]], %[[ARG1]] : tensor<*xf32>
// CHECK-NEXT:     %[[V0:.*]] = tensor.empty(%[[ARG1]]) : tensor<?x4xf32>
// CHECK-NEXT:     %[[EXTRACTED:.*]] = tensor.extract %[[ARG0]][%[[ARG1]], %[[ARG1]]] : tensor<?x4xf32>
// CHECK-NEXT:     %[[FROM_ELEMENTS:.*]] = tensor.from_elements %[[ARG4]], %[[ARG4]] : tensor<2x1xf32>
// CHECK-NEXT:     %[[FROM_ELEMENTS_2:.*]] = tensor.from_elements  : tensor<0xf32>
// CHECK-NEXT:     %[[FROM_ELEMENTS_3:.*]] = tensor.from_elements %[[ARG4]] : tensor<f32>
// CHECK-NEXT:     %[[GENERATED:.*]] = tensor.generate %[[ARG1]] {
// CHECK-NEXT:     ^bb0(%[[ARG5:.*]]: index, %[[ARG6:.*]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG4]] : f32
// CHECK-NEXT:     } : tensor<?x4xf32>
// CHECK-NEXT:     %[[INSERTED:.*]] = tensor.insert %[[ARG4]] into %[[ARG0]][%[[ARG1]], %[[ARG1]]] : tensor<?x4xf32>
// CHECK-NEXT:     %[[RANK:.*]] = tensor.rank %[[ARG2]] : tensor<*xf32>
// CHECK-NEXT:     %[[SPLAT:.*]] = tensor.splat %[[ARG4]] : tensor<4xf32>
// CHECK-NEXT:     %[[SPLAT_4:.*]] = tensor.splat %[[ARG4]][%[[ARG1]]] : tensor<?xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[ARG0]][0, %[[ARG1]]] [%[[ARG1]], 2] [1, 1] : tensor<?x4xf32> to tensor<?x2xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG0]][0, %[[ARG1]]] [%[[ARG1]], 2] [1, 1] : tensor<?x2xf32> into tensor<?x4xf32>
// CHECK-NEXT:     %[[CONCAT:.*]] = tensor.concat dim(1) %[[ARG0]], %[[ARG0]] : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x8xf32>
// CHECK-NEXT:     %[[COLLAPSED:.*]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1{{\]\]}} : tensor<?x4xf32> into tensor<?xf32>
// CHECK-NEXT:     %[[EXPANDED:.*]] = tensor.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2{{\]\]}} output_shape [%[[ARG1]], 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
// CHECK-NEXT:     %[[PADDED:.*]] = tensor.pad %[[ARG0]] nofold low[0, %[[ARG1]]] high[%[[ARG1]], 2] {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: index, %[[ARG6]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG4]] : f32
// CHECK-NEXT:     } : tensor<?x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[PADDED_5:.*]] = tensor.pad %[[ARG0]] low[0, 1] high[%[[ARG1]], 2] {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: index, %[[ARG6]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG4]] : f32
// CHECK-NEXT:     } {a = 1 : i64} : tensor<?x4xf32> to tensor<?x7xf32>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<2> : tensor<2xindex>
// CHECK-NEXT:     %[[RESHAPE:.*]] = tensor.reshape %[[ARG2]](%[[CST]]) : (tensor<*xf32>, tensor<2xindex>) -> tensor<2x2xf32>
// CHECK-NEXT:     %[[V1:.*]] = tensor.empty() : tensor<16x8x8x32xf32>
// CHECK-NEXT:     %[[V2:.*]] = tensor.empty() : tensor<128x256xf32>
// CHECK-NEXT:     %[[PACK:.*]] = tensor.pack %[[V2]] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %[[V1]] : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
// CHECK-NEXT:     %[[UNPACK:.*]] = tensor.unpack %[[PACK]] outer_dims_perm = [] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %[[V2]] : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
// CHECK-NEXT:     %[[V3:.*]] = tensor.bitcast %[[SPLAT]] : tensor<4xf32> to tensor<4xi32>
// CHECK-NEXT:     %[[CST_6:.*]] = arith.constant dense<0> : tensor<6x1xindex>
// CHECK-NEXT:     %[[GATHER:.*]] = tensor.gather %[[ARG0]][%[[CST_6]]] gather_dims([0]) unique : (tensor<?x4xf32>, tensor<6x1xindex>) -> tensor<6x1x4xf32>
// CHECK-NEXT:     %[[SCATTER:.*]] = tensor.scatter %[[GATHER]] into %[[ARG0]][%[[CST_6]]] scatter_dims([0]) unique : (tensor<6x1x4xf32>, tensor<?x4xf32>, tensor<6x1xindex>) -> tensor<?x4xf32>
// CHECK-NEXT:     return
func.func @f(%t: tensor<?x4xf32>, %i: index, %u : tensor<*xf32>, %c: i1, %x : f32) {
  %0 = tensor.cast %t : tensor<?x4xf32> to tensor<*xf32>
  %1 = tensor.cast %u : tensor<*xf32> to tensor<2x2xf32>
  %2 = tensor.dim %t, %i : tensor<?x4xf32>
  %3 = tensor.dim {a} %u, %i : tensor<*xf32>
  %4 = tensor.empty(%i) : tensor<?x4xf32>
  %6 = tensor.extract %t[%i, %i] : tensor<?x4xf32>
  %7 = tensor.from_elements %x, %x : tensor<2x1xf32>
  %8 = tensor.from_elements : tensor<0xf32>
  %9 = tensor.from_elements %x : tensor<f32>
  %10 = tensor.generate %i { ^bb0(%a: index, %b : index): tensor.yield %x : f32 } : tensor<?x4xf32>
  %11 = tensor.insert %x into %t[%i, %i] : tensor<?x4xf32>
  %12 = tensor.rank %u : tensor<*xf32>
  %13 = tensor.splat %x : tensor<4xf32>
  %14 = tensor.splat %x[%i] : tensor<?xf32>
  %15 = tensor.extract_slice %t[0, %i] [%i, 2] [1, 1] : tensor<?x4xf32> to tensor<?x2xf32>
  %16 = tensor.insert_slice %15 into %t[0, %i] [%i, 2] [1, 1] : tensor<?x2xf32> into tensor<?x4xf32>
  %17 = tensor.concat dim(1) %t, %t : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x8xf32>
  %18 = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %19 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%i, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  %20 = tensor.pad %t nofold low[0, %i] high[%i, 2] { ^bb0(%a: index, %b : index): tensor.yield %x : f32 } : tensor<?x4xf32> to tensor<?x?xf32>
  %21 = tensor.pad %t low[0, 1] high[%i, 2] { ^bb0(%a: index, %b : index): tensor.yield %x : f32 } {a = 1} : tensor<?x4xf32> to tensor<?x7xf32>
  %s = arith.constant dense<[2, 2]> : tensor<2xindex>
  %22 = tensor.reshape %u(%s) : (tensor<*xf32>, tensor<2xindex>) -> tensor<2x2xf32>
  %23 = tensor.empty() : tensor<16x8x8x32xf32>
  %24 = tensor.empty() : tensor<128x256xf32>
  %25 = tensor.pack %24 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %23 : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  %26 = tensor.unpack %25 outer_dims_perm = [] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %24 : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  %27 = tensor.bitcast %13 : tensor<4xf32> to tensor<4xi32>
  %g = arith.constant dense<0> : tensor<6x1xindex>
  %28 = tensor.gather %t[%g] gather_dims([0]) unique : (tensor<?x4xf32>, tensor<6x1xindex>) -> tensor<6x1x4xf32>
  %29 = tensor.scatter %28 into %t[%g] scatter_dims([0]) unique : (tensor<6x1x4xf32>, tensor<?x4xf32>, tensor<6x1xindex>) -> tensor<?x4xf32>
  return
}
