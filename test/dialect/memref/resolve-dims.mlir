// RUN: mlir-opt %s -resolve-shaped-type-result-dims -mlir-print-local-scope | FileCheck %s
// RUN: mlir-opt %s -resolve-ranked-shaped-type-result-dims | FileCheck %s --check-prefix=RANKED

// CHECK-LABEL: func.func @sizes(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: memref<?xf32>) -> (index, index, index, index) {
// CHECK-NEXT: return %[[ARG1]], %[[ARG0]], %[[ARG1]], %[[ARG0]] : index, index, index, index
// CHECK-NEXT: }
func.func @sizes(%n: index, %m: index, %f: f32, %b: memref<?xf32>) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.empty(%n, %m) : tensor<?x4x?xf32>
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c2 : tensor<?x4x?xf32>
  %1 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<2x?xf32>
  %d1 = tensor.dim %1, %c1 : tensor<2x?xf32>
  %2 = tensor.splat %f[%m] : tensor<?x2xf32>
  %d2 = tensor.dim %2, %c0 : tensor<?x2xf32>
  %3 = memref.expand_shape %b [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  %d3 = memref.dim %3, %c0 : memref<?x4xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}

// CHECK-LABEL: func.func @slices(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?x?x?xf32>, %[[ARG1:.+]]: tensor<?x1xf32>, %[[ARG2:.+]]: index) -> (index, index, index, index) {
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT: %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT: %[[DIM:.+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<?x?x?xf32>
// CHECK-NEXT: %[[DIM_0:.+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?x1xf32>
// CHECK-NEXT: return %[[ARG2]], %[[DIM]], %[[ARG2]], %[[DIM_0]] : index, index, index, index
// CHECK-NEXT: }
func.func @slices(%t: tensor<?x?x?xf32>, %s: tensor<?x1xf32>, %n: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %t[0, 0, 0] [1, %n, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x1xf32>
  %d0 = tensor.dim %0, %c0 : tensor<?x1xf32>
  %1 = tensor.insert_slice %s into %t[0, 0, 0] [%n, 1, 1] [1, 1, 1] : tensor<?x1xf32> into tensor<?x?x?xf32>
  %d1 = tensor.dim %1, %c1 : tensor<?x?x?xf32>
  %2 = tensor.empty(%n, %n) : tensor<?x?x4x1xf32>
  %3 = tensor.pack %s inner_dims_pos = [0, 1] inner_tiles = [4, 1] into %2 : tensor<?x1xf32> -> tensor<?x?x4x1xf32>
  %d2 = tensor.dim %3, %c1 : tensor<?x?x4x1xf32>
  %4 = tensor.unpack %3 inner_dims_pos = [0, 1] inner_tiles = [4, 1] into %s : tensor<?x?x4x1xf32> -> tensor<?x1xf32>
  %d3 = tensor.dim %4, %c0 : tensor<?x1xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}

// CHECK-LABEL: func.func @maps(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?x6xf32>, %[[ARG1:.+]]: tensor<?x?xf32>, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> (index, index, index, index, index, index, index) {
// CHECK-NEXT: %[[C11:.+]] = arith.constant 11 : index
// CHECK-NEXT: %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT: %[[C6:.+]] = arith.constant 6 : index
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT: %[[DIM:.+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x6xf32>
// CHECK-NEXT: %[[DIM_0:.+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT: %[[DIM_1:.+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x6xf32>
// CHECK-NEXT: %[[V0:.+]] = affine.apply affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>()[%[[DIM]], %[[DIM_0]], %[[DIM_1]]]
// CHECK-NEXT: %[[DIM_2:.+]] = tensor.dim %[[ARG1]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT: %[[DIM_3:.+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x6xf32>
// CHECK-NEXT: %[[V1:.+]] = affine.apply affine_map<()[s0] -> (s0 floordiv 4)>()[%[[DIM_3]]]
// CHECK-NEXT: %[[DIM_4:.+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x6xf32>
// CHECK-NEXT: %[[V2:.+]] = affine.apply affine_map<()[s0] -> (s0 * 6)>()[%[[DIM_4]]]
// CHECK-NEXT: %[[DIM_5:.+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x6xf32>
// CHECK-NEXT: %[[V3:.+]] = affine.apply affine_map<()[s0, s1] -> (s0 + s1 + 1)>()[%[[ARG2]], %[[DIM_5]]]
// CHECK-NEXT: return %[[V0]], %[[C6]], %[[DIM_2]], %[[V1]], %[[V2]], %[[V3]], %[[C11]] : index, index, index, index, index, index, index
// CHECK-NEXT: }
func.func @maps(%t: tensor<?x6xf32>, %u: tensor<?x?xf32>, %n: index, %f: f32) -> (index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.concat dim(0) %t, %u, %t : (tensor<?x6xf32>, tensor<?x?xf32>, tensor<?x6xf32>) -> tensor<?x?xf32>
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %1 = tensor.concat dim(0) %u, %u : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %d2 = tensor.dim %1, %c1 : tensor<?x?xf32>
  %2 = tensor.expand_shape %t [[0, 1], [2, 3]] output_shape [%n, 4, 2, 3] : tensor<?x6xf32> into tensor<?x4x2x3xf32>
  %d3 = tensor.dim %2, %c0 : tensor<?x4x2x3xf32>
  %3 = tensor.collapse_shape %t [[0, 1]] : tensor<?x6xf32> into tensor<?xf32>
  %d4 = tensor.dim %3, %c0 : tensor<?xf32>
  %4 = tensor.pad %t low[1, 2] high[%n, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x6xf32> to tensor<?x11xf32>
  %d5 = tensor.dim %4, %c0 : tensor<?x11xf32>
  %d6 = tensor.dim %4, %c1 : tensor<?x11xf32>
  return %d0, %d1, %d2, %d3, %d4, %d5, %d6 : index, index, index, index, index, index, index
}

// RANKED-LABEL: func.func @models
// RANKED: %[[R:.+]], %[[S:.+]] = "test.op_with_result_shape_interface"
// RANKED-NEXT: tensor.dim %[[R]], %{{.+}} : tensor<?xf32>
// RANKED-NEXT: tensor.dim %[[S]], %{{.+}} : tensor<?x?xf32>
// RANKED-NEXT: "test.op_with_result_shape_per_dim_interface"
// RANKED-NEXT: %[[D:.+]] = tensor.dim %arg0, %c1
// RANKED-NEXT: return %{{.+}}, %{{.+}}, %c2, %[[D]] :
// CHECK-LABEL: func.func @models(
// CHECK-SAME: %[[ARG0:.+]]: tensor<2x?xf32>, %[[ARG1:.+]]: tensor<?xf32>) -> (index, index, index, index) {
// CHECK-NEXT: %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT: %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT: %[[RESULT1:.+]], %[[RESULT2:.+]] = "test.op_with_result_shape_interface"(%[[ARG0]], %[[ARG1]]) : (tensor<2x?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?x?xf32>)
// CHECK-NEXT: %[[DIM:.+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT: %[[RESULT1_0:.+]], %[[RESULT2_1:.+]] = "test.op_with_result_shape_per_dim_interface"(%[[ARG0]], %[[ARG1]]) : (tensor<2x?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?x?xf32>)
// CHECK-NEXT: %[[DIM_2:.+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<2x?xf32>
// CHECK-NEXT: return %[[DIM]], %[[C2]], %[[C2]], %[[DIM_2]] : index, index, index, index
// CHECK-NEXT: }
func.func @models(%t: tensor<2x?xf32>, %u: tensor<?xf32>) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = "test.op_with_result_shape_interface"(%t, %u) : (tensor<2x?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?x?xf32>)
  %d0 = tensor.dim %0#0, %c0 : tensor<?xf32>
  %d1 = tensor.dim %0#1, %c0 : tensor<?x?xf32>
  %1:2 = "test.op_with_result_shape_per_dim_interface"(%t, %u) : (tensor<2x?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?x?xf32>)
  %d2 = tensor.dim %1#1, %c0 : tensor<?x?xf32>
  %d3 = tensor.dim %1#1, %c1 : tensor<?x?xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}

// MLIR divides by the wrapped product of the other sizes.
// CHECK-LABEL: func.func @two_dynamic(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> index {
// CHECK-NEXT: return %[[ARG2]] : index
// CHECK-NEXT: }
func.func @two_dynamic(%t: tensor<?xf32>, %n: index, %m: index) -> index {
  %c1 = arith.constant 1 : index
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [%n, %m] : tensor<?xf32> into tensor<?x?xf32>
  %1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1 : index
}

// Not resolved: arguments, dimensions that are not constant or not within the rank, and operations without a model.
// CHECK-LABEL: func.func @kept(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: memref<?xf32>) -> (index, index, index, index, index, index) {
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT: %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT: %[[C_1:.+]] = arith.constant -1 : index
// CHECK-NEXT: %[[V0:.+]] = tensor.empty(%[[ARG1]]) : tensor<?xf32>
// CHECK-NEXT: %[[DIM:.+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT: %[[DIM_0:.+]] = tensor.dim %[[V0]], %[[ARG1]] : tensor<?xf32>
// CHECK-NEXT: %[[DIM_1:.+]] = tensor.dim %[[V0]], %[[C1]] : tensor<?xf32>
// CHECK-NEXT: %[[DIM_2:.+]] = tensor.dim %[[V0]], %[[C_1]] : tensor<?xf32>
// CHECK-NEXT: %[[CAST:.+]] = memref.cast %[[ARG2]] : memref<?xf32> to memref<*xf32>
// CHECK-NEXT: %[[DIM_3:.+]] = memref.dim %[[CAST]], %[[C0]] : memref<*xf32>
// CHECK-NEXT: %[[CONCAT:.+]] = tensor.concat dim(-1) %[[ARG0]], %[[ARG0]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: %[[DIM_4:.+]] = tensor.dim %[[CONCAT]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT: return %[[DIM]], %[[DIM_0]], %[[DIM_1]], %[[DIM_2]], %[[DIM_3]], %[[DIM_4]] : index, index, index, index, index, index
// CHECK-NEXT: }
func.func @kept(%t: tensor<?xf32>, %n: index, %b: memref<?xf32>) -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %neg = arith.constant -1 : index
  %0 = tensor.empty(%n) : tensor<?xf32>
  %d0 = tensor.dim %t, %c0 : tensor<?xf32>
  %d1 = tensor.dim %0, %n : tensor<?xf32>
  %d2 = tensor.dim %0, %c1 : tensor<?xf32>
  %d3 = tensor.dim %0, %neg : tensor<?xf32>
  %1 = memref.cast %b : memref<?xf32> to memref<*xf32>
  %d4 = memref.dim %1, %c0 : memref<*xf32>
  %2 = tensor.concat dim(-1) %t, %t : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %d5 = tensor.dim %2, %c0 : tensor<?xf32>
  return %d0, %d1, %d2, %d3, %d4, %d5 : index, index, index, index, index, index
}
