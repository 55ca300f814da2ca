// RUN: mlir-opt %s -expand-strided-metadata | FileCheck %s
// CHECK-DAG: #[[$MAP:.+]] = affine_map<()[s0] -> (s0 * 2)>
// CHECK-DAG: #[[$MAP1:.+]] = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-DAG: #[[$MAP2:.+]] = affine_map<()[s0, s1, s2, s3] -> (s0 + s1 * s2 + s3 * 3)>
// CHECK-DAG: #[[$MAP3:.+]] = affine_map<()[s0] -> (s0 * 4)>
// CHECK-DAG: #[[$MAP4:.+]] = affine_map<()[s0, s1, s2] -> (s0 + s1 * s2)>
// CHECK-DAG: #[[$MAP5:.+]] = affine_map<()[s0, s1, s2, s3] -> (s0 + s1 * s2 + s3)>
// CHECK-DAG: #[[$MAP6:.+]] = affine_map<()[s0] -> (s0 floordiv 12)>
// CHECK-DAG: #[[$MAP7:.+]] = affine_map<()[s0] -> (s0 floordiv 2)>
// CHECK-DAG: #[[$MAP8:.+]] = affine_map<()[s0, s1] -> (s0, s1)>
// CHECK-DAG: #[[$MAP9:.+]] = affine_map<()[s0] -> (s0)>
// CHECK-DAG: #[[$MAP10:.+]] = affine_map<()[s0] -> (s0 floordiv 5)>
// CHECK-DAG: #[[$MAP11:.+]] = affine_map<()[s0] -> (s0 * 5)>
// CHECK-DAG: #[[$MAP12:.+]] = affine_map<()[s0] -> (s0 * 3)>
// CHECK-DAG: #[[$MAP13:.+]] = affine_map<()[s0] -> (s0, 1)>

// CHECK-LABEL: func.func @subviews(
// CHECK-SAME: %[[ARG0:.+]]: memref<5x4xf32>, %[[ARG1:.+]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index) -> (memref<3x2xf32, strided<[8, 1], offset: 5>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:    %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<5x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:    %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [5], sizes: [3, 2], strides: [8, 1] : memref<f32> to memref<3x2xf32, strided<[8, 1], offset: 5>>
// CHECK-NEXT:    %[[BASE_BUFFER_0:.+]], %[[OFFSET_1:.+]], %[[SIZES_2:.+]]:2, %[[STRIDES_3:.+]]:2 = memref.extract_strided_metadata %[[ARG1]] : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:    %[[V0:.+]] = affine.apply #[[$MAP]]()[%[[STRIDES_3]]#0]
// CHECK-NEXT:    %[[V1:.+]] = affine.apply #[[$MAP1]]()[%[[ARG2]], %[[STRIDES_3]]#1]
// CHECK-NEXT:    %[[V2:.+]] = affine.apply #[[$MAP2]]()[%[[OFFSET_1]], %[[ARG2]], %[[STRIDES_3]]#0, %[[STRIDES_3]]#1]
// CHECK-NEXT:    %[[REINTERPRET_CAST_4:.+]] = memref.reinterpret_cast %[[BASE_BUFFER_0]] to offset: [%[[V2]]], sizes: [%[[ARG3]], 7], strides: [%[[V0]], %[[V1]]] : memref<f32> to memref<?x7xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:    %[[CAST:.+]] = memref.cast %[[REINTERPRET_CAST_4]] : memref<?x7xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:    %[[BASE_BUFFER_5:.+]], %[[OFFSET_6:.+]], %[[SIZES_7:.+]]:2, %[[STRIDES_8:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<5x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:    %[[V3:.+]] = affine.apply #[[$MAP3]]()[%[[ARG2]]]
// CHECK-NEXT:    %[[REINTERPRET_CAST_9:.+]] = memref.reinterpret_cast %[[BASE_BUFFER_5]] to offset: [%[[V3]]], sizes: [4], strides: [1] : memref<f32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:    %[[BASE_BUFFER_10:.+]], %[[OFFSET_11:.+]], %[[SIZES_12:.+]]:2, %[[STRIDES_13:.+]]:2 = memref.extract_strided_metadata %[[ARG1]] : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:    %[[V4:.+]] = affine.apply #[[$MAP4]]()[%[[OFFSET_11]], %[[ARG2]], %[[STRIDES_13]]#1]
// CHECK-NEXT:    %[[REINTERPRET_CAST_14:.+]] = memref.reinterpret_cast %[[BASE_BUFFER_10]] to offset: [%[[V4]]], sizes: [%[[ARG3]]], strides: [%[[STRIDES_13]]#0] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:    return %[[REINTERPRET_CAST]], %[[CAST]], %[[REINTERPRET_CAST_9]], %[[REINTERPRET_CAST_14]] : memref<3x2xf32, strided<[8, 1], offset: 5>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @subviews(%m: memref<5x4xf32>, %d: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %n: index) -> (memref<3x2xf32, strided<[8, 1], offset: 5>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) {
  %0 = memref.subview %m[1, 1] [3, 2] [2, 1] : memref<5x4xf32> to memref<3x2xf32, strided<[8, 1], offset: 5>>
  %1 = memref.subview %d[%i, 3] [%n, 7] [2, %i] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x7xf32, strided<[?, ?], offset: ?>>
  %c1 = memref.cast %1 : memref<?x7xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %2 = memref.subview %m[%i, 0] [1, 4] [1, 1] : memref<5x4xf32> to memref<4xf32, strided<[1], offset: ?>>
  %3 = memref.subview %d[0, %i] [%n, 1] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %0, %c1, %2, %3 : memref<3x2xf32, strided<[8, 1], offset: 5>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>
}
// CHECK-LABEL: func.func @metadata_of_subview(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32, strided<[?, 1], offset: ?>>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> (memref<f32>, index, index, index, index, index) {
// CHECK-NEXT:    %[[C7:.+]] = arith.constant 7 : index
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:    %[[V0:.+]] = affine.apply #[[$MAP]]()[%[[STRIDES]]#0]
// CHECK-NEXT:    %[[V1:.+]] = affine.apply #[[$MAP5]]()[%[[OFFSET]], %[[ARG1]], %[[STRIDES]]#0, %[[ARG2]]]
// CHECK-NEXT:    return %[[BASE_BUFFER]], %[[V1]], %[[ARG2]], %[[C7]], %[[V0]], %[[C1]] : memref<f32>, index, index, index, index, index
// CHECK-NEXT: }
func.func @metadata_of_subview(%d: memref<?x?xf32, strided<[?, 1], offset: ?>>, %i: index, %n: index) -> (memref<f32>, index, index, index, index, index) {
  %0 = memref.subview %d[%i, %n] [%n, 7] [2, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x7xf32, strided<[?, 1], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<?x7xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}
// CHECK-LABEL: func.func @reshapes(
// CHECK-SAME: %[[ARG0:.+]]: memref<3x?xf32>, %[[ARG1:.+]]: memref<?x?x4xf32, strided<[?, ?, ?], offset: ?>>, %[[ARG2:.+]]: memref<f32>, %[[ARG3:.+]]: index, %[[ARG4:.+]]: memref<1x1xf32, strided<[?, ?], offset: ?>>) -> (memref<3x2x?x6xf32>, memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<1x1xf32>, memref<?x5x?x4xf32, strided<[?, ?, ?, ?], offset: ?>>, memref<?xf32>, memref<1xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:    %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<3x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:    %[[V0:.+]] = affine.apply #[[$MAP6]]()[%[[SIZES]]#1]
// CHECK-NEXT:    %[[V1:.+]] = affine.apply #[[$MAP7]]()[%[[SIZES]]#1]
// CHECK-NEXT:    %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [0], sizes: [3, 2, %[[V0]], 6], strides: [%[[STRIDES]]#0, %[[V1]], 6, 1] : memref<f32> to memref<3x2x?x6xf32>
// CHECK-NEXT:    %[[BASE_BUFFER_0:.+]], %[[OFFSET_1:.+]], %[[SIZES_2:.+]]:3, %[[STRIDES_3:.+]]:3 = memref.extract_strided_metadata %[[ARG1]] : memref<?x?x4xf32, strided<[?, ?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:    %[[V2:.+]] = affine.apply #[[$MAP1]]()[%[[SIZES_2]]#0, %[[SIZES_2]]#1]
// CHECK-NEXT:    %[[V3:.+]] = affine.min #[[$MAP8]]()[%[[STRIDES_3]]#0, %[[STRIDES_3]]#1]
// CHECK-NEXT:    %[[V4:.+]] = affine.min #[[$MAP9]]()[%[[STRIDES_3]]#2]
// CHECK-NEXT:    %[[REINTERPRET_CAST_4:.+]] = memref.reinterpret_cast %[[BASE_BUFFER_0]] to offset: [%[[OFFSET_1]]], sizes: [%[[V2]], 4], strides: [%[[V3]], %[[V4]]] : memref<f32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:    %[[BASE_BUFFER_5:.+]], %[[OFFSET_6:.+]] = memref.extract_strided_metadata %[[ARG2]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:    %[[REINTERPRET_CAST_7:.+]] = memref.reinterpret_cast %[[BASE_BUFFER_5]] to offset: [0], sizes: [1, 1], strides: [1, 1] : memref<f32> to memref<1x1xf32>
// CHECK-NEXT:    %[[BASE_BUFFER_8:.+]], %[[OFFSET_9:.+]], %[[SIZES_10:.+]]:3, %[[STRIDES_11:.+]]:3 = memref.extract_strided_metadata %[[ARG1]] : memref<?x?x4xf32, strided<[?, ?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:    %[[V5:.+]] = affine.apply #[[$MAP10]]()[%[[SIZES_10]]#0]
// CHECK-NEXT:    %[[V6:.+]] = affine.apply #[[$MAP11]]()[%[[STRIDES_11]]#0]
// CHECK-NEXT:    %[[REINTERPRET_CAST_12:.+]] = memref.reinterpret_cast %[[BASE_BUFFER_8]] to offset: [%[[OFFSET_9]]], sizes: [%[[V5]], 5, %[[SIZES_10]]#1, 4], strides: [%[[V6]], %[[STRIDES_11]]#0, %[[STRIDES_11]]#1, %[[STRIDES_11]]#2] : memref<f32> to memref<?x5x?x4xf32, strided<[?, ?, ?, ?], offset: ?>>
// CHECK-NEXT:    %[[BASE_BUFFER_13:.+]], %[[OFFSET_14:.+]], %[[SIZES_15:.+]]:2, %[[STRIDES_16:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<3x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:    %[[V7:.+]] = affine.apply #[[$MAP12]]()[%[[SIZES_15]]#1]
// CHECK-NEXT:    %[[V8:.+]] = affine.min #[[$MAP13]]()[%[[STRIDES_16]]#0]
// CHECK-NEXT:    %[[REINTERPRET_CAST_17:.+]] = memref.reinterpret_cast %[[BASE_BUFFER_13]] to offset: [0], sizes: [%[[V7]]], strides: [%[[V8]]] : memref<f32> to memref<?xf32>
// CHECK-NEXT:    %[[BASE_BUFFER_18:.+]], %[[OFFSET_19:.+]], %[[SIZES_20:.+]]:2, %[[STRIDES_21:.+]]:2 = memref.extract_strided_metadata %[[ARG4]] : memref<1x1xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:    %[[REINTERPRET_CAST_22:.+]] = memref.reinterpret_cast %[[BASE_BUFFER_18]] to offset: [%[[OFFSET_19]]], sizes: [1], strides: [%[[STRIDES_21]]#0] : memref<f32> to memref<1xf32, strided<[?], offset: ?>>
// CHECK-NEXT:    return %[[REINTERPRET_CAST]], %[[REINTERPRET_CAST_4]], %[[REINTERPRET_CAST_7]], %[[REINTERPRET_CAST_12]], %[[REINTERPRET_CAST_17]], %[[REINTERPRET_CAST_22]] : memref<3x2x?x6xf32>, memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<1x1xf32>, memref<?x5x?x4xf32, strided<[?, ?, ?, ?], offset: ?>>, memref<?xf32>, memref<1xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @reshapes(%m: memref<3x?xf32>, %d: memref<?x?x4xf32, strided<[?, ?, ?], offset: ?>>, %z: memref<f32>, %n: index, %u: memref<1x1xf32, strided<[?, ?], offset: ?>>) -> (memref<3x2x?x6xf32>, memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<1x1xf32>, memref<?x5x?x4xf32, strided<[?, ?, ?, ?], offset: ?>>, memref<?xf32>, memref<1xf32, strided<[?], offset: ?>>) {
  %0 = memref.expand_shape %m [[0], [1, 2, 3]] output_shape [3, 2, %n, 6] : memref<3x?xf32> into memref<3x2x?x6xf32>
  %1 = memref.collapse_shape %d [[0, 1], [2]] : memref<?x?x4xf32, strided<[?, ?, ?], offset: ?>> into memref<?x4xf32, strided<[?, ?], offset: ?>>
  %2 = memref.expand_shape %z [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %3 = memref.expand_shape %d [[0, 1], [2], [3]] output_shape [%n, 5, %n, 4] : memref<?x?x4xf32, strided<[?, ?, ?], offset: ?>> into memref<?x5x?x4xf32, strided<[?, ?, ?, ?], offset: ?>>
  %4 = memref.collapse_shape %m [[0, 1]] : memref<3x?xf32> into memref<?xf32>
  %5 = memref.collapse_shape %u [[0, 1]] : memref<1x1xf32, strided<[?, ?], offset: ?>> into memref<1xf32, strided<[?], offset: ?>>
  return %0, %1, %2, %3, %4, %5 : memref<3x2x?x6xf32>, memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<1x1xf32>, memref<?x5x?x4xf32, strided<[?, ?, ?, ?], offset: ?>>, memref<?xf32>, memref<1xf32, strided<[?], offset: ?>>
}
// CHECK-LABEL: func.func @metadata_of_reshape(
// CHECK-SAME: %[[ARG0:.+]]: memref<3x?xf32>, %[[ARG1:.+]]: index) -> (memref<f32>, index, index, index) {
// CHECK-NEXT:    %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<3x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:    %[[V0:.+]] = affine.apply #[[$MAP6]]()[%[[SIZES]]#1]
// CHECK-NEXT:    %[[V1:.+]] = affine.apply #[[$MAP7]]()[%[[SIZES]]#1]
// CHECK-NEXT:    return %[[BASE_BUFFER]], %[[V0]], %[[STRIDES]]#0, %[[V1]] : memref<f32>, index, index, index
// CHECK-NEXT: }
func.func @metadata_of_reshape(%m: memref<3x?xf32>, %n: index) -> (memref<f32>, index, index, index) {
  %0 = memref.expand_shape %m [[0], [1, 2, 3]] output_shape [3, 2, %n, 6] : memref<3x?xf32> into memref<3x2x?x6xf32>
  %b, %o, %s:4, %t:4 = memref.extract_strided_metadata %0 : memref<3x2x?x6xf32> -> memref<f32>, index, index, index, index, index, index, index, index, index
  return %b, %s#2, %t#0, %t#1 : memref<f32>, index, index, index
}
// CHECK-LABEL: func.func @allocated(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (memref<f32>, index, index, index, index, index, index, index) {
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[ALLOC:.+]] = memref.alloc(%[[ARG0]], %[[ARG0]]) : memref<?x4x?xf32>
// CHECK-NEXT:    %[[V0:.+]] = affine.apply #[[$MAP3]]()[%[[ARG0]]]
// CHECK-NEXT:    %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ALLOC]] to offset: [0], sizes: [], strides: [] : memref<?x4x?xf32> to memref<f32>
// CHECK-NEXT:    return %[[REINTERPRET_CAST]], %[[C0]], %[[ARG0]], %[[C4]], %[[ARG0]], %[[V0]], %[[ARG0]], %[[C1]] : memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT: }
func.func @allocated(%n: index) -> (memref<f32>, index, index, index, index, index, index, index) {
  %0 = memref.alloc(%n, %n) : memref<?x4x?xf32>
  %b, %o, %s:3, %t:3 = memref.extract_strided_metadata %0 : memref<?x4x?xf32> -> memref<f32>, index, index, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %s#2, %t#0, %t#1, %t#2 : memref<f32>, index, index, index, index, index, index, index
}
// CHECK-LABEL: func.func @allocated0(
// CHECK-SAME: ) -> (memref<f32>, index) {
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[ALLOCA:.+]] = memref.alloca() : memref<f32>
// CHECK-NEXT:    return %[[ALLOCA]], %[[C0]] : memref<f32>, index
// CHECK-NEXT: }
func.func @allocated0() -> (memref<f32>, index) {
  %0 = memref.alloca() : memref<f32>
  %b, %o = memref.extract_strided_metadata %0 : memref<f32> -> memref<f32>, index
  return %b, %o : memref<f32>, index
}
// CHECK-LABEL: func.func @only_sizes(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (index, index) {
// CHECK-NEXT:    %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:    return %[[ARG0]], %[[C4]] : index, index
// CHECK-NEXT: }
// CHECK-NEXT:  memref.global "private" @g : memref<2x3x4xi32>
func.func @only_sizes(%n: index) -> (index, index) {
  %0 = memref.alloc(%n) : memref<?x4xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  return %s#0, %t#0 : index, index
}
memref.global "private" @g : memref<2x3x4xi32>
// CHECK-LABEL: func.func @global(
// CHECK-SAME: ) -> (memref<i32>, index, index, index, index, index, index, index) {
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[C12:.+]] = arith.constant 12 : index
// CHECK-NEXT:    %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:    %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:    %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[V0:.+]] = memref.get_global @g : memref<2x3x4xi32>
// CHECK-NEXT:    %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[V0]] to offset: [0], sizes: [], strides: [] : memref<2x3x4xi32> to memref<i32>
// CHECK-NEXT:    return %[[REINTERPRET_CAST]], %[[C0]], %[[C2]], %[[C3]], %[[C4]], %[[C12]], %[[C4]], %[[C1]] : memref<i32>, index, index, index, index, index, index, index
// CHECK-NEXT: }
func.func @global() -> (memref<i32>, index, index, index, index, index, index, index) {
  %0 = memref.get_global @g : memref<2x3x4xi32>
  %b, %o, %s:3, %t:3 = memref.extract_strided_metadata %0 : memref<2x3x4xi32> -> memref<i32>, index, index, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %s#2, %t#0, %t#1, %t#2 : memref<i32>, index, index, index, index, index, index, index
}
// CHECK-LABEL: func.func @casts(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32, strided<[?], offset: ?>>, %[[ARG1:.+]]: memref<*xf32>, %[[ARG2:.+]]: index) -> (memref<f32>, index, index, index, memref<f32>, index, index, index, index, memref<f32>, index, memref<f32>, index, index, index) {
// CHECK-NEXT:    %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:    %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:    %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:    %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:    %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]], %[[STRIDES:.+]] = memref.extract_strided_metadata %[[ARG0]] : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
// CHECK-NEXT:    %[[BASE_BUFFER_0:.+]], %[[OFFSET_1:.+]], %[[SIZES_2:.+]], %[[STRIDES_3:.+]] = memref.extract_strided_metadata %[[ARG0]] : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
// CHECK-NEXT:    %[[CAST:.+]] = memref.cast %[[ARG1]] : memref<*xf32> to memref<?xf32>
// CHECK-NEXT:    %[[BASE_BUFFER_4:.+]], %[[OFFSET_5:.+]], %[[SIZES_6:.+]], %[[STRIDES_7:.+]] = memref.extract_strided_metadata %[[CAST]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:    return %[[BASE_BUFFER]], %[[OFFSET]], %[[SIZES]], %[[C2]], %[[BASE_BUFFER_0]], %[[ARG2]], %[[C4]], %[[ARG2]], %[[ARG2]], %[[BASE_BUFFER_0]], %[[C0]], %[[BASE_BUFFER_4]], %[[C0]], %[[SIZES_6]], %[[C1]] : memref<f32>, index, index, index, memref<f32>, index, index, index, index, memref<f32>, index, memref<f32>, index, index, index
// CHECK-NEXT: }
func.func @casts(%m: memref<?xf32, strided<[?], offset: ?>>, %u: memref<*xf32>, %n: index) -> (memref<f32>, index, index, index, memref<f32>, index, index, index, index, memref<f32>, index, memref<f32>, index, index, index) {
  %0 = memref.cast %m : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[2], offset: ?>>
  %b, %o, %s, %t = memref.extract_strided_metadata %0 : memref<?xf32, strided<[2], offset: ?>> -> memref<f32>, index, index, index
  %1 = memref.reinterpret_cast %m to offset: [%n], sizes: [4, %n], strides: [%n, 1] : memref<?xf32, strided<[?], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %b1, %o1, %s1:2, %t1:2 = memref.extract_strided_metadata %1 : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %b2, %o2 = memref.extract_strided_metadata %b1 : memref<f32> -> memref<f32>, index
  %3 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %b3, %o3, %s3, %t3 = memref.extract_strided_metadata %3 : memref<?xf32> -> memref<f32>, index, index, index
  return %b, %o, %s, %t, %b1, %o1, %s1#0, %s1#1, %t1#0, %b2, %o2, %b3, %o3, %s3, %t3 : memref<f32>, index, index, index, memref<f32>, index, index, index, index, memref<f32>, index, memref<f32>, index, index, index
}
// CHECK-LABEL: func.func @address(
// CHECK-SAME: %[[ARG0:.+]]: memref<5x4xf32>) -> index {
// CHECK-NEXT:    %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[ARG0]] : memref<5x4xf32> -> index
// CHECK-NEXT:    return %[[INTPTR]] : index
// CHECK-NEXT: }
func.func @address(%m: memref<5x4xf32>) -> index {
  %0 = memref.subview %m[1, 1] [3, 2] [2, 1] : memref<5x4xf32> to memref<3x2xf32, strided<[8, 1], offset: 5>>
  %1 = memref.cast %0 : memref<3x2xf32, strided<[8, 1], offset: 5>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %a = memref.extract_aligned_pointer_as_index %1 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> index
  return %a : index
}

// CHECK-LABEL: func @pointer_of_unranked
// CHECK-NEXT:    memref.extract_aligned_pointer_as_index %arg0 : memref<*xf32> -> index
func.func @pointer_of_unranked(%m: memref<*xf32>) -> index {
  %c = memref.reinterpret_cast %m to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
  %p = memref.extract_aligned_pointer_as_index %c : memref<f32> -> index
  return %p : index
}
