// RUN: mlir-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @slices(
// CHECK-SAME: %[[ARG0:.*]]: tensor<8x16x4xf32>, %[[ARG1:.*]]: tensor<?x?xf32>, %[[ARG2:.*]]: index, %[[ARG3:.*]]: tensor<4x4xf32>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<3.000000e+00> : tensor<2x2xf32>
// CHECK-NEXT:     %[[C_4:.*]] = arith.constant -4 : index
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[ARG0]][0, %[[ARG2]], 1] [4, 1, %[[ARG2]]] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x1x?xf32>
// CHECK-NEXT:     %[[CAST:.*]] = tensor.cast %[[EXTRACTED_SLICE]] : tensor<4x1x?xf32> to tensor<?x?x?xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_0:.*]] = tensor.extract_slice %[[ARG1]][0, 0] [1, %[[ARG2]]] [1, 1] : tensor<?x?xf32> to tensor<1x?xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_1:.*]] = tensor.extract_slice %[[EXTRACTED_SLICE_0]][0, 0] [1, %[[ARG2]]] [1, 1] : tensor<1x?xf32> to tensor<?xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_2:.*]] = tensor.extract_slice %[[ARG1]][0, 0] [4, %[[ARG2]]] [1, 1] : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %[[CAST_3:.*]] = tensor.cast %[[ARG3]] : tensor<4x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_4:.*]] = tensor.extract_slice %[[ARG3]][%[[ARG2]], 0] [1, %[[ARG2]]] [1, 1] : tensor<4x4xf32> to tensor<?xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_5:.*]] = tensor.extract_slice %[[CAST_3]][%[[ARG2]], 0] [%[[C_4]], %[[ARG2]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %[[CAST]], %[[ARG0]], %[[ARG3]], %[[EXTRACTED_SLICE_1]], %[[EXTRACTED_SLICE_2]], %[[CST]], %[[EXTRACTED_SLICE_4]], %[[EXTRACTED_SLICE_5]] : tensor<?x?x?xf32>, tensor<8x16x4xf32>, tensor<4x4xf32>, tensor<?xf32>, tensor<4x?xf32>, tensor<2x2xf32>, tensor<?xf32>, tensor<?x?xf32>
func.func @slices(%t: tensor<8x16x4xf32>, %d : tensor<?x?xf32>, %i: index, %s4 : tensor<4x4xf32>) -> (tensor<?x?x?xf32>, tensor<8x16x4xf32>, tensor<4x4xf32>, tensor<?xf32>, tensor<4x?xf32>, tensor<2x2xf32>, tensor<?xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %cm = arith.constant -4 : index
  %0 = tensor.extract_slice %t[%c0, %i, %c1] [%c4, %c1, %i] [%c1, %c1, %c1] : tensor<8x16x4xf32> to tensor<?x?x?xf32>
  %1 = tensor.extract_slice %t[0, 0, 0] [8, 16, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<8x16x4xf32>
  %2 = tensor.insert_slice %s4 into %t[0, 0, 0] [4, 1, 4] [1, 1, 1] : tensor<4x4xf32> into tensor<8x16x4xf32>
  %3 = tensor.extract_slice %2[0, 0, 0] [4, 1, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x4xf32>
  %4 = tensor.extract_slice %d[%c0, %c0] [1, %i] [1, 1] : tensor<?x?xf32> to tensor<1x?xf32>
  %5 = tensor.extract_slice %4[0, 0] [1, %i] [1, 1] : tensor<1x?xf32> to tensor<?xf32>
  %6 = tensor.extract_slice %d[0, 0] [%i, %i] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %7 = tensor.cast %6 : tensor<?x?xf32> to tensor<4x?xf32>
  %k = arith.constant dense<3.0> : tensor<4x4xf32>
  %8 = tensor.extract_slice %k[%i, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
  %dd = tensor.cast %s4 : tensor<4x4xf32> to tensor<?x?xf32>
  %9 = tensor.extract_slice %dd[%i, 0] [1, %i] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %10 = tensor.extract_slice %dd[%i, 0] [%cm, %i] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  return %0, %1, %3, %5, %7, %8, %9, %10 : tensor<?x?x?xf32>, tensor<8x16x4xf32>, tensor<4x4xf32>, tensor<?xf32>, tensor<4x?xf32>, tensor<2x2xf32>, tensor<?xf32>, tensor<?x?xf32>
}

// CHECK-LABEL: func.func @inserts(
// CHECK-SAME: %[[ARG0:.*]]: tensor<8x16xf32>, %[[ARG1:.*]]: tensor<?x?xf32>, %[[ARG2:.*]]: index, %[[ARG3:.*]]: tensor<4x4xf32>, %[[ARG4:.*]]: tensor<8x16xf32>, %[[ARG5:.*]]: tensor<?xf32>
// CHECK-NEXT:     %[[V0:.*]] = arith.addf %[[ARG3]], %[[ARG3]] : tensor<4x4xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[V0]] into %[[ARG0]][0, %[[ARG2]]] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
// CHECK-NEXT:     %[[CAST:.*]] = tensor.cast %[[ARG1]] : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE_0:.*]] = tensor.insert_slice %[[CAST]] into %[[ARG0]][0, %[[ARG2]]] [4, %[[ARG2]]] [1, 1] : tensor<4x?xf32> into tensor<8x16xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE_1:.*]] = tensor.insert_slice %[[ARG3]] into %[[ARG0]][%[[ARG2]], %[[ARG2]]] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
// CHECK-NEXT:     %[[CAST_2:.*]] = tensor.cast %[[INSERTED_SLICE_1]] : tensor<8x16xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[CAST_3:.*]] = tensor.cast %[[ARG1]] : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE_4:.*]] = tensor.insert_slice %[[CAST_3]] into %[[ARG0]][0, %[[ARG2]]] [4, %[[ARG2]]] [1, 1] : tensor<4x?xf32> into tensor<8x16xf32>
// CHECK-NEXT:     %[[CAST_5:.*]] = tensor.cast %[[ARG5]] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE_6:.*]] = tensor.insert_slice %[[CAST_5]] into %[[ARG0]][0, %[[ARG2]]] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x16xf32>
// CHECK-NEXT:     return %[[ARG4]], %[[INSERTED_SLICE]], %[[ARG0]], %[[INSERTED_SLICE_0]], %[[CAST_2]], %[[INSERTED_SLICE_4]], %[[ARG0]], %[[INSERTED_SLICE_6]] : tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<?x?xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>
func.func @inserts(%t: tensor<8x16xf32>, %d : tensor<?x?xf32>, %i: index, %s4 : tensor<4x4xf32>, %w : tensor<8x16xf32>, %e : tensor<?xf32>) -> (tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<?x?xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %w into %t[0, 0] [8, 16] [1, 1] : tensor<8x16xf32> into tensor<8x16xf32>
  %1 = tensor.insert_slice %s4 into %t[0, %i] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  %s5 = arith.addf %s4, %s4 : tensor<4x4xf32>
  %2 = tensor.insert_slice %s5 into %1[0, %i] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  %x = tensor.extract_slice %t[0, %i] [4, 4] [1, 1] : tensor<8x16xf32> to tensor<4x4xf32>
  %3 = tensor.insert_slice %x into %t[0, %i] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  %4 = tensor.insert_slice %d into %t[%c0, %i] [%c4, %i] [%c1, 1] : tensor<?x?xf32> into tensor<8x16xf32>
  %c = tensor.cast %s4 : tensor<4x4xf32> to tensor<?x?xf32>
  %ct = tensor.cast %t : tensor<8x16xf32> to tensor<?x?xf32>
  %5 = tensor.insert_slice %c into %ct[%i, %i] [%i, %i] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  %6 = tensor.insert_slice %d into %t[0, %i] [%c4, %i] [1, 1] : tensor<?x?xf32> into tensor<8x16xf32>
  %z = tensor.empty(%i) : tensor<0x?xf32>
  %7 = tensor.insert_slice %z into %t[0, %i] [0, %i] [1, 1] : tensor<0x?xf32> into tensor<8x16xf32>
  %8 = tensor.insert_slice %e into %t[0, %i] [1, %c4] [1, 1] : tensor<?xf32> into tensor<8x16xf32>
  return %0, %2, %3, %4, %5, %6, %7, %8 : tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<?x?xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>
}

// CHECK-LABEL: func.func @parallel(
// CHECK-SAME: %[[ARG0:.*]]: tensor<8x16xf32>, %[[ARG1:.*]]: tensor<?x?xf32>, %[[ARG2:.*]]: tensor<4x4xf32>
// CHECK-NEXT:     %[[V0:.*]] = scf.forall (%[[ARG3:.*]]) in (4) shared_outs(%[[ARG4:.*]] = %[[ARG0]]) -> (tensor<8x16xf32>) {
// CHECK-NEXT:       %[[CAST:.*]] = tensor.cast %[[ARG1]] : tensor<?x?xf32> to tensor<4x4xf32>
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %[[CAST]] into %[[ARG4]][%[[ARG3]], 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
// CHECK-NEXT:         tensor.parallel_insert_slice %[[ARG2]] into %[[ARG4]][%[[ARG3]], 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
// CHECK:     return %[[V0]] : tensor<8x16xf32>
func.func @parallel(%t: tensor<8x16xf32>, %s : tensor<?x?xf32>, %q: tensor<4x4xf32>) -> tensor<8x16xf32> {
  %c4 = arith.constant 4 : index
  %c = tensor.cast %q : tensor<4x4xf32> to tensor<?x?xf32>
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8x16xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, 0] [%c4, %c4] [1, 1] : tensor<?x?xf32> into tensor<8x16xf32>
      tensor.parallel_insert_slice %c into %o[%i, 0] [%i, %i] [1, 1] : tensor<?x?xf32> into tensor<8x16xf32>
    }
  }
  return %0 : tensor<8x16xf32>
}

// CHECK-LABEL: func.func @shapes(
// CHECK-SAME: %[[ARG0:.*]]: tensor<2x3x4xf32>, %[[ARG1:.*]]: tensor<?x4x?xf32>, %[[ARG2:.*]]: index, %[[ARG3:.*]]: f32, %[[ARG4:.*]]: tensor<24xf32>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<1.000000e+00> : tensor<8xf32>
// CHECK-NEXT:     %[[CST_0:.*]] = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00], [7.000000e+00, 8.000000e+00{{\]\]}}> : tensor<4x2xf32>
// CHECK-NEXT:     %[[COLLAPSED:.*]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2{{\]\]}} : tensor<2x3x4xf32> into tensor<6x4xf32>
// CHECK-NEXT:     %[[COLLAPSED_1:.*]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1, 2{{\]\]}} : tensor<2x3x4xf32> into tensor<24xf32>
// CHECK-NEXT:     %[[EXPANDED:.*]] = tensor.expand_shape %[[COLLAPSED]] {{\[\[}}0, 1], [2, 3{{\]\]}} output_shape [2, 3, 2, 2] : tensor<6x4xf32> into tensor<2x3x2x2xf32>
// CHECK-NEXT:     %[[EXPANDED_2:.*]] = tensor.expand_shape %[[ARG4]] {{\[\[}}0, 1{{\]\]}} output_shape [6, 4] : tensor<24xf32> into tensor<6x4xf32>
// CHECK-NEXT:     %[[EXPANDED_3:.*]] = tensor.expand_shape %[[ARG4]] {{\[\[}}0, 1{{\]\]}} output_shape [2, 12] : tensor<24xf32> into tensor<2x12xf32>
// CHECK-NEXT:     %[[FROM_ELEMENTS:.*]] = tensor.from_elements %[[ARG3]], %[[ARG3]], %[[ARG3]], %[[ARG3]] : tensor<2x2xf32>
// CHECK-NEXT:     %[[SPLAT:.*]] = tensor.splat %[[ARG3]] : tensor<2x3x4xf32>
// CHECK-NEXT:     %[[COLLAPSED_4:.*]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2{{\]\]}} : tensor<2x3x4xf32> into tensor<6x4xf32>
// CHECK-NEXT:     %[[CAST:.*]] = tensor.cast %[[COLLAPSED_4]] : tensor<6x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[V0:.*]] = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT:     %[[EXPANDED_5:.*]] = tensor.expand_shape %[[V0]] {{\[\[}}0, 1], [2{{\]\]}} output_shape [1, 2, 3] : tensor<2x3xf32> into tensor<1x2x3xf32>
// CHECK-NEXT:     return %[[COLLAPSED_1]], %[[ARG0]], %[[EXPANDED]], %[[EXPANDED_2]], %[[EXPANDED_3]], %[[CST_0]], %[[CST]], %[[FROM_ELEMENTS]], %[[SPLAT]], %[[CAST]], %[[EXPANDED_5]] : tensor<24xf32>, tensor<2x3x4xf32>, tensor<2x3x2x2xf32>, tensor<6x4xf32>, tensor<2x12xf32>, tensor<4x2xf32>, tensor<8xf32>, tensor<2x2xf32>, tensor<2x3x4xf32>, tensor<?x?xf32>, tensor<1x2x3xf32>
func.func @shapes(%t : tensor<2x3x4xf32>, %d: tensor<?x4x?xf32>, %i : index, %x: f32, %s: tensor<24xf32>) -> (tensor<24xf32>, tensor<2x3x4xf32>, tensor<2x3x2x2xf32>, tensor<6x4xf32>, tensor<2x12xf32>, tensor<4x2xf32>, tensor<8xf32>, tensor<2x2xf32>, tensor<2x3x4xf32>, tensor<?x?xf32>, tensor<1x2x3xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<6x4xf32> into tensor<24xf32>
  %2 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  %3 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [2, 3, 2, 2] : tensor<6x4xf32> into tensor<2x3x2x2xf32>
  %4 = tensor.expand_shape %s [[0, 1, 2]] output_shape [2, 3, 4] : tensor<24xf32> into tensor<2x3x4xf32>
  %5 = tensor.collapse_shape %4 [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %6 = tensor.collapse_shape %4 [[0], [1, 2]] : tensor<2x3x4xf32> into tensor<2x12xf32>
  %k = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : tensor<8xf32>
  %7 = tensor.expand_shape %k [[0, 1]] output_shape [4, 2] : tensor<8xf32> into tensor<4x2xf32>
  %k2 = arith.constant dense<1.0> : tensor<4x2xf32>
  %8 = tensor.collapse_shape %k2 [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
  %f = tensor.from_elements %x, %x, %x, %x : tensor<4xf32>
  %9 = tensor.expand_shape %f [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %sp = tensor.splat %x : tensor<24xf32>
  %10 = tensor.expand_shape %sp [[0, 1, 2]] output_shape [2, 3, 4] : tensor<24xf32> into tensor<2x3x4xf32>
  %ca = tensor.cast %t : tensor<2x3x4xf32> to tensor<?x3x?xf32>
  %11 = tensor.collapse_shape %ca [[0, 1], [2]] : tensor<?x3x?xf32> into tensor<?x?xf32>
  %x1 = tensor.empty() : tensor<2x3xf32>
  %12 = tensor.expand_shape %x1 [[0, 1], [2, 3]] output_shape [1, 2, 3, 1] : tensor<2x3xf32> into tensor<1x2x3x1xf32>
  %13 = tensor.collapse_shape %12 [[0], [1], [2, 3]] : tensor<1x2x3x1xf32> into tensor<1x2x3xf32>
  return %1, %2, %3, %5, %6, %7, %8, %9, %10, %11, %13 : tensor<24xf32>, tensor<2x3x4xf32>, tensor<2x3x2x2xf32>, tensor<6x4xf32>, tensor<2x12xf32>, tensor<4x2xf32>, tensor<8xf32>, tensor<2x2xf32>, tensor<2x3x4xf32>, tensor<?x?xf32>, tensor<1x2x3xf32>
}

// CHECK-LABEL: func.func @shapes2(
// CHECK-SAME: %[[ARG0:.*]]: tensor<?x?xf32>, %[[ARG1:.*]]: index, %[[ARG2:.*]]: index, %[[ARG3:.*]]: tensor<?xf32>, %[[ARG4:.*]]: tensor<1x?x1xf32>, %[[ARG5:.*]]: tensor<?x1x4xf32>
// CHECK-NEXT:     %[[EXPANDED:.*]] = tensor.expand_shape %[[ARG3]] {{\[\[}}0, 1, 2{{\]\]}} output_shape [%[[ARG1]], %[[ARG2]], 4] : tensor<?xf32> into tensor<?x?x4xf32>
// CHECK-NEXT:     %[[COLLAPSED:.*]] = tensor.collapse_shape %[[ARG4]] {{\[\[}}0, 1, 2{{\]\]}} : tensor<1x?x1xf32> into tensor<?xf32>
// CHECK-NEXT:     %[[EXPANDED_0:.*]] = tensor.expand_shape %[[COLLAPSED]] {{\[\[}}0, 1{{\]\]}} output_shape [%[[ARG1]], 1] : tensor<?xf32> into tensor<?x1xf32>
// CHECK-NEXT:     %[[COLLAPSED_1:.*]] = tensor.collapse_shape %[[ARG5]] {{\[\[}}0, 1], [2{{\]\]}} : tensor<?x1x4xf32> into tensor<?x4xf32>
// CHECK-NEXT:     %[[EXPANDED_2:.*]] = tensor.expand_shape %[[COLLAPSED_1]] {{\[\[}}0], [1, 2{{\]\]}} output_shape [%[[ARG1]], 4, 1] : tensor<?x4xf32> into tensor<?x4x1xf32>
// CHECK-NEXT:     %[[COLLAPSED_3:.*]] = tensor.collapse_shape %[[ARG5]] {{\[\[}}0], [1, 2{{\]\]}} : tensor<?x1x4xf32> into tensor<?x4xf32>
// CHECK-NEXT:     %[[EXPANDED_4:.*]] = tensor.expand_shape %[[ARG3]] {{\[\[}}0, 1, 2{{\]\]}} output_shape [%[[ARG1]], 1, 1] : tensor<?xf32> into tensor<?x1x1xf32>
// CHECK-NEXT:     return %[[ARG0]], %[[EXPANDED]], %[[EXPANDED_0]], %[[EXPANDED_2]], %[[COLLAPSED_3]], %[[EXPANDED_4]] : tensor<?x?xf32>, tensor<?x?x4xf32>, tensor<?x1xf32>, tensor<?x4x1xf32>, tensor<?x4xf32>, tensor<?x1x1xf32>
func.func @shapes2(%a : tensor<?x?xf32>, %i : index, %j : index, %b : tensor<?xf32>, %c : tensor<1x?x1xf32>, %e : tensor<?x1x4xf32>) -> (tensor<?x?xf32>, tensor<?x?x4xf32>, tensor<?x1xf32>, tensor<?x4x1xf32>, tensor<?x4xf32>, tensor<?x1x1xf32>) {
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [%i, 4, %j] : tensor<?x?xf32> into tensor<?x4x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %2 = tensor.expand_shape %b [[0, 1]] output_shape [%i, 4] : tensor<?xf32> into tensor<?x4xf32>
  %3 = tensor.expand_shape %2 [[0, 1], [2]] output_shape [%i, %j, 4] : tensor<?x4xf32> into tensor<?x?x4xf32>
  %4 = tensor.collapse_shape %c [[0, 1, 2]] : tensor<1x?x1xf32> into tensor<?xf32>
  %5 = tensor.expand_shape %4 [[0, 1]] output_shape [%i, 1] : tensor<?xf32> into tensor<?x1xf32>
  %6 = tensor.collapse_shape %e [[0, 1], [2]] : tensor<?x1x4xf32> into tensor<?x4xf32>
  %7 = tensor.expand_shape %6 [[0], [1, 2]] output_shape [%i, 4, 1] : tensor<?x4xf32> into tensor<?x4x1xf32>
  %8 = tensor.expand_shape %6 [[0, 1], [2]] output_shape [%i, 1, 4] : tensor<?x4xf32> into tensor<?x1x4xf32>
  %9 = tensor.collapse_shape %8 [[0], [1, 2]] : tensor<?x1x4xf32> into tensor<?x4xf32>
  %10 = tensor.expand_shape %b [[0, 1]] output_shape [%i, 1] : tensor<?xf32> into tensor<?x1xf32>
  %11 = tensor.expand_shape %10 [[0], [1, 2]] output_shape [%i, 1, 1] : tensor<?x1xf32> into tensor<?x1x1xf32>
  return %1, %3, %5, %7, %9, %11 : tensor<?x?xf32>, tensor<?x?x4xf32>, tensor<?x1xf32>, tensor<?x4x1xf32>, tensor<?x4xf32>, tensor<?x1x1xf32>
}

// CHECK-LABEL: func.func @pads(
// CHECK-SAME: %[[ARG0:.*]]: tensor<4x4xf32>, %[[ARG1:.*]]: tensor<?x?xf32>, %[[ARG2:.*]]: index, %[[ARG3:.*]]: f32, %[[ARG4:.*]]: tensor<64x64xf32>
// CHECK-NEXT:     %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:     %[[PADDED:.*]] = tensor.pad %[[ARG0]] nofold low[0, 0] high[0, 0] {
// CHECK-NEXT:     ^bb0(%[[ARG5:.*]]: index, %[[ARG6:.*]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG3]] : f32
// CHECK-NEXT:     } : tensor<4x4xf32> to tensor<4x4xf32>
// CHECK-NEXT:     %[[PADDED_0:.*]] = tensor.pad %[[ARG0]] low[%[[C0]], 1] high[%[[ARG2]], 2] {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: index, %[[ARG6]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG3]] : f32
// CHECK-NEXT:     } {foo = 1 : i64} : tensor<4x4xf32> to tensor<?x7xf32>
// CHECK-NEXT:     %[[CAST:.*]] = tensor.cast %[[PADDED_0]] : tensor<?x7xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[PADDED_1:.*]] = tensor.pad %[[ARG1]] low[1, 1] high[1, 2] {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: index, %[[ARG6]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG3]] : f32
// CHECK-NEXT:     } : tensor<?x?xf32> to tensor<6x?xf32>
// CHECK-NEXT:     %[[PADDED_2:.*]] = tensor.pad %[[ARG0]] low[0, %[[ARG2]]] high[4, 1] {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: index, %[[ARG6]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG3]] : f32
// CHECK-NEXT:     } : tensor<4x4xf32> to tensor<8x?xf32>
// CHECK-NEXT:     %[[CAST_3:.*]] = tensor.cast %[[PADDED_2]] : tensor<8x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[PADDED_4:.*]] = tensor.pad %[[ARG0]] low[%[[C0]], 0] high[%[[C4]], %[[C0]]] {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: index, %[[ARG6]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG3]] : f32
// CHECK-NEXT:     } : tensor<4x4xf32> to tensor<8x4xf32>
// CHECK-NEXT:     return %[[ARG0]], %[[PADDED]], %[[ARG1]], %[[CAST]], %[[PADDED_1]], %[[CAST_3]], %[[PADDED_4]] : tensor<4x4xf32>, tensor<4x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<6x?xf32>, tensor<?x?xf32>, tensor<8x4xf32>
func.func @pads(%t: tensor<4x4xf32>, %d : tensor<?x?xf32>, %i: index, %x : f32, %o: tensor<64x64xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<6x?xf32>, tensor<?x?xf32>, tensor<8x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.pad %t low[0, 0] high[0, 0] { ^bb0(%a: index, %b : index): tensor.yield %x : f32 } : tensor<4x4xf32> to tensor<4x4xf32>
  %1 = tensor.pad %t nofold low[0, 0] high[0, 0] { ^bb0(%a: index, %b : index): tensor.yield %x : f32 } : tensor<4x4xf32> to tensor<4x4xf32>
  %2 = tensor.pad %d low[0, 0] high[0, 0] { ^bb0(%a: index, %b : index): tensor.yield %x : f32 } : tensor<?x?xf32> to tensor<?x?xf32>
  %c = tensor.cast %t : tensor<4x4xf32> to tensor<?x?xf32>
  %3 = tensor.pad %c low[%c0, 1] high[%i, 2] { ^bb0(%a: index, %b : index): tensor.yield %x : f32 } {foo = 1} : tensor<?x?xf32> to tensor<?x?xf32>
  %4 = tensor.pad %d low[1, 1] high[1, 2] { ^bb0(%a: index, %b : index): tensor.yield %x : f32 } : tensor<?x?xf32> to tensor<?x?xf32>
  %5 = tensor.cast %4 : tensor<?x?xf32> to tensor<6x?xf32>
  %6 = tensor.pad %t low[%c0, %i] high[%c4, %c1] { ^bb0(%a: index, %b : index): tensor.yield %x : f32 } : tensor<4x4xf32> to tensor<?x?xf32>
  %7 = tensor.pad %t low[%c0, 0] high[%c4, %c0] { ^bb0(%a: index, %b : index): tensor.yield %x : f32 } : tensor<4x4xf32> to tensor<8x4xf32>
  return %0, %1, %2, %3, %5, %6, %7 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<6x?xf32>, tensor<?x?xf32>, tensor<8x4xf32>
}

// CHECK-LABEL: func.func @ortho(
// CHECK-SAME: %[[ARG0:.*]]: tensor<64x64xf32>, %[[ARG1:.*]]: index, %[[ARG2:.*]]: index, %[[ARG3:.*]]: index, %[[ARG4:.*]]: index
// CHECK-NEXT:     %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[ARG0]][16, %[[ARG1]]] [%[[ARG4]], %[[ARG2]]] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[PADDED:.*]] = tensor.pad %[[EXTRACTED_SLICE]] low[0, 0] high[%[[ARG1]], 0] {
// CHECK-NEXT:     ^bb0(%[[ARG5:.*]]: index, %[[ARG6:.*]]: index):
// CHECK-NEXT:       tensor.yield %[[CST]] : f32
// CHECK-NEXT:     } : tensor<?x?xf32> to tensor<8x?xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_0:.*]] = tensor.extract_slice %[[PADDED]][0, %[[ARG3]]] [8, %[[ARG2]]] [1, 1] : tensor<8x?xf32> to tensor<8x?xf32>
// CHECK-NEXT:     %[[PADDED_1:.*]] = tensor.pad %[[EXTRACTED_SLICE_0]] nofold low[0, 0] high[0, %[[ARG3]]] {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: index, %[[ARG6]]: index):
// CHECK-NEXT:       tensor.yield %[[CST]] : f32
// CHECK-NEXT:     } : tensor<8x?xf32> to tensor<8x4xf32>
// CHECK-NEXT:     return %[[PADDED_1]] : tensor<8x4xf32>
func.func @ortho(%o: tensor<64x64xf32>, %i: index, %j : index, %k : index, %l : index) -> tensor<8x4xf32> {
  %cst = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %o[16, %i] [%l, %j] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[0, 0] high[%i, 0] { ^bb0(%a: index, %b : index): tensor.yield %cst : f32 } : tensor<?x?xf32> to tensor<8x?xf32>
  %2 = tensor.extract_slice %1[0, %k] [8, %j] [1, 1] : tensor<8x?xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 nofold low[0, 0] high[0, %k] { ^bb0(%a: index, %b : index): tensor.yield %cst : f32 } : tensor<8x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}

// CHECK-LABEL: func.func @ortho2(
// CHECK-SAME: %[[ARG0:.*]]: tensor<64x64xf32>, %[[ARG1:.*]]: index, %[[ARG2:.*]]: index, %[[ARG3:.*]]: index, %[[ARG4:.*]]: index
// CHECK-NEXT:     %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[ARG0]][16, %[[ARG3]]] [%[[ARG4]], %[[ARG2]]] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[PADDED:.*]] = tensor.pad %[[EXTRACTED_SLICE]] nofold low[0, 0] high[%[[ARG1]], %[[ARG3]]] {
// CHECK-NEXT:     ^bb0(%[[ARG5:.*]]: index, %[[ARG6:.*]]: index):
// CHECK-NEXT:       tensor.yield %[[CST]] : f32
// CHECK-NEXT:     } : tensor<?x?xf32> to tensor<8x4xf32>
// CHECK-NEXT:     return %[[PADDED]] : tensor<8x4xf32>
func.func @ortho2(%o: tensor<64x64xf32>, %i: index, %j : index, %k : index, %l : index) -> tensor<8x4xf32> {
  %cst = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %o[16, 0] [%l, %j] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[0, 0] high[%i, 0] { ^bb0(%a: index, %b : index): tensor.yield %cst : f32 } : tensor<?x?xf32> to tensor<8x?xf32>
  %2 = tensor.extract_slice %1[0, %k] [8, %j] [1, 1] : tensor<8x?xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 nofold low[0, 0] high[0, %k] { ^bb0(%a: index, %b : index): tensor.yield %cst : f32 } : tensor<8x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}

// CHECK-LABEL: func.func @packs(
// CHECK-SAME: %[[ARG0:.*]]: tensor<128x256xf32>, %[[ARG1:.*]]: tensor<16x8x8x32xf32>, %[[ARG2:.*]]: tensor<128x256xf32>, %[[ARG3:.*]]: f32, %[[ARG4:.*]]: tensor<?x256xf32>, %[[ARG5:.*]]: tensor<1x?x?x8x32xf32>, %[[ARG6:.*]]: tensor<1x128x256xf32>, %[[ARG7:.*]]: tensor<?x16x8x8x32xf32>
// CHECK-NEXT:     return %[[ARG0]], %[[ARG1]], %[[ARG1]], %[[ARG5]] : tensor<128x256xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<1x?x?x8x32xf32>
func.func @packs(%s: tensor<128x256xf32>, %d: tensor<16x8x8x32xf32>, %e : tensor<128x256xf32>, %x : f32, %q : tensor<?x256xf32>, %qd : tensor<1x?x?x8x32xf32>, %r : tensor<1x128x256xf32>, %uq: tensor<?x16x8x8x32xf32>) -> (tensor<128x256xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<1x?x?x8x32xf32>) {
  %0 = tensor.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  %1 = tensor.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %e : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  %2 = tensor.unpack %d outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %e : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  %3 = tensor.pack %2 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return %1, %3, %3, %qd : tensor<128x256xf32>, tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>, tensor<1x?x?x8x32xf32>
}
