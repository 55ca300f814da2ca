// RUN: mlir-opt %s -test-linalg-transform-patterns=test-decompose-winograd-ops -split-input-file | FileCheck %s

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0) -> (d0 * 2)>
// CHECK-LABEL: func.func @input_55(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<2x8x6x3xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<6x6x2x1x2x3xf32>) -> tensor<6x6x2x1x2x3xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant dense<{{\[\[}}1.250000e-01, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [1.875000e-01, 1.250000e-01, -1.250000e-01, 2.500000e-01, -1.250000e-01, 1.250000e-01], [-2.500000e-01, 6.250000e-02, -3.125000e-01, -1.250000e-01, -2.500000e-01, 1.875000e-01], [-1.875000e-01, -3.125000e-01, -6.250000e-02, -2.500000e-01, 1.250000e-01, -2.500000e-01], [1.250000e-01, 1.250000e-01, 1.250000e-01, 1.250000e-01, 2.500000e-01, -1.875000e-01], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 1.250000e-01]]> : tensor<6x6xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant dense<{{\[\[}}1.250000e-01, 1.875000e-01, -2.500000e-01, -1.875000e-01, 1.250000e-01, 0.000000e+00], [0.000000e+00, 1.250000e-01, 6.250000e-02, -3.125000e-01, 1.250000e-01, 0.000000e+00], [0.000000e+00, -1.250000e-01, -3.125000e-01, -6.250000e-02, 1.250000e-01, 0.000000e+00], [0.000000e+00, 2.500000e-01, -1.250000e-01, -2.500000e-01, 1.250000e-01, 0.000000e+00], [0.000000e+00, -1.250000e-01, -2.500000e-01, 1.250000e-01, 2.500000e-01, 0.000000e+00], [0.000000e+00, 1.250000e-01, 1.875000e-01, -2.500000e-01, -1.875000e-01, 1.250000e-01]]> : tensor<6x6xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V5:[A-Za-z0-9_]+]] = arith.constant 2 : index
// CHECK: %[[V6:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V7:[A-Za-z0-9_]+]] = arith.constant 3 : index
// CHECK: %[[V8:[A-Za-z0-9_]+]] = scf.for %[[V9:[A-Za-z0-9_]+]] = %[[V4]] to %[[V5]] step %[[V6]] iter_args(%[[V10:[A-Za-z0-9_]+]] = %[[V1]]) -> (tensor<6x6x2x1x2x3xf32>)
// CHECK: %[[V11:[A-Za-z0-9_]+]] = scf.for %[[V12:[A-Za-z0-9_]+]] = %[[V4]] to %[[V6]] step %[[V6]] iter_args(%[[V13:[A-Za-z0-9_]+]] = %[[V10]]) -> (tensor<6x6x2x1x2x3xf32>)
// CHECK: %[[V14:[A-Za-z0-9_]+]] = scf.for %[[V15:[A-Za-z0-9_]+]] = %[[V4]] to %[[V5]] step %[[V6]] iter_args(%[[V16:[A-Za-z0-9_]+]] = %[[V13]]) -> (tensor<6x6x2x1x2x3xf32>)
// CHECK: %[[V17:[A-Za-z0-9_]+]] = scf.for %[[V18:[A-Za-z0-9_]+]] = %[[V4]] to %[[V7]] step %[[V6]] iter_args(%[[V19:[A-Za-z0-9_]+]] = %[[V16]]) -> (tensor<6x6x2x1x2x3xf32>)
// CHECK: %[[V20:[A-Za-z0-9_]+]] = affine.apply #[[$M0]](%[[V9]])
// CHECK: %[[V21:[A-Za-z0-9_]+]] = affine.apply #[[$M0]](%[[V12]])
// CHECK: %[[V22:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][%[[V15]], %[[V20]], %[[V21]], %[[V18]]] [1, 6, 6, 1] [1, 1, 1, 1] : tensor<2x8x6x3xf32> to tensor<6x6xf32>
// CHECK: %[[V23:[A-Za-z0-9_]+]] = tensor.empty() : tensor<6x6xf32>
// CHECK: %[[V24:[A-Za-z0-9_]+]] = linalg.matmul ins(%[[V3]], %[[V22]] : tensor<6x6xf32>, tensor<6x6xf32>) outs(%[[V23]] : tensor<6x6xf32>) -> tensor<6x6xf32>
// CHECK: %[[V25:[A-Za-z0-9_]+]] = tensor.empty() : tensor<6x6xf32>
// CHECK: %[[V26:[A-Za-z0-9_]+]] = linalg.matmul ins(%[[V24]], %[[V2]] : tensor<6x6xf32>, tensor<6x6xf32>) outs(%[[V25]] : tensor<6x6xf32>) -> tensor<6x6xf32>
// CHECK: %[[V27:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V26]] into %[[V19]][0, 0, %[[V9]], %[[V12]], %[[V15]], %[[V18]]] [6, 6, 1, 1, 1, 1] [1, 1, 1, 1, 1, 1] : tensor<6x6xf32> into tensor<6x6x2x1x2x3xf32>
// CHECK: scf.yield %[[V27]] : tensor<6x6x2x1x2x3xf32>
// CHECK: scf.yield %[[V17]] : tensor<6x6x2x1x2x3xf32>
// CHECK: scf.yield %[[V14]] : tensor<6x6x2x1x2x3xf32>
// CHECK: scf.yield %[[V11]] : tensor<6x6x2x1x2x3xf32>
// CHECK: return %[[V8]] : tensor<6x6x2x1x2x3xf32>
func.func @input_55(%f: tensor<2x8x6x3xf32>, %o: tensor<6x6x2x1x2x3xf32>) -> tensor<6x6x2x1x2x3xf32> {
  %0 = linalg.winograd_input_transform m(2) r(5) ins(%f : tensor<2x8x6x3xf32>) outs(%o : tensor<6x6x2x1x2x3xf32>) -> tensor<6x6x2x1x2x3xf32>
  return %0 : tensor<6x6x2x1x2x3xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> ()>
// CHECK: #[[$M1:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: #[[$M2:[A-Za-z0-9_]+]] = affine_map<(d0) -> (d0 * 4)>
// CHECK-LABEL: func.func @output_33(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<6x6x2x3x2x5xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<2x8x12x5xf32>) -> tensor<2x8x12x5xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant 1.024000e+03 : f32
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant dense<{{\[\[}}1.250000e-01, 0.000000e+00, 0.000000e+00, 0.000000e+00], [2.500000e-01, -2.500000e-01, 2.500000e-01, -2.500000e-01], [2.500000e-01, 2.500000e-01, 2.500000e-01, 2.500000e-01], [1.250000e-01, -2.500000e-01, 5.000000e-01, -1.000000e+00], [1.250000e-01, 2.500000e-01, 5.000000e-01, 1.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 5.000000e-01]]> : tensor<6x4xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.constant dense<{{\[\[}}1.250000e-01, 2.500000e-01, 2.500000e-01, 1.250000e-01, 1.250000e-01, 0.000000e+00], [0.000000e+00, -2.500000e-01, 2.500000e-01, -2.500000e-01, 2.500000e-01, 0.000000e+00], [0.000000e+00, 2.500000e-01, 2.500000e-01, 5.000000e-01, 5.000000e-01, 0.000000e+00], [0.000000e+00, -2.500000e-01, 2.500000e-01, -1.000000e+00, 1.000000e+00, 5.000000e-01]]> : tensor<4x6xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V6:[A-Za-z0-9_]+]] = arith.constant 2 : index
// CHECK: %[[V7:[A-Za-z0-9_]+]] = arith.constant 3 : index
// CHECK: %[[V8:[A-Za-z0-9_]+]] = arith.constant 5 : index
// CHECK: %[[V9:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V10:[A-Za-z0-9_]+]] = scf.for %[[V11:[A-Za-z0-9_]+]] = %[[V5]] to %[[V6]] step %[[V9]] iter_args(%[[V12:[A-Za-z0-9_]+]] = %[[V1]]) -> (tensor<2x8x12x5xf32>)
// CHECK: %[[V13:[A-Za-z0-9_]+]] = scf.for %[[V14:[A-Za-z0-9_]+]] = %[[V5]] to %[[V7]] step %[[V9]] iter_args(%[[V15:[A-Za-z0-9_]+]] = %[[V12]]) -> (tensor<2x8x12x5xf32>)
// CHECK: %[[V16:[A-Za-z0-9_]+]] = scf.for %[[V17:[A-Za-z0-9_]+]] = %[[V5]] to %[[V6]] step %[[V9]] iter_args(%[[V18:[A-Za-z0-9_]+]] = %[[V15]]) -> (tensor<2x8x12x5xf32>)
// CHECK: %[[V19:[A-Za-z0-9_]+]] = scf.for %[[V20:[A-Za-z0-9_]+]] = %[[V5]] to %[[V8]] step %[[V9]] iter_args(%[[V21:[A-Za-z0-9_]+]] = %[[V18]]) -> (tensor<2x8x12x5xf32>)
// CHECK: %[[V22:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][0, 0, %[[V11]], %[[V14]], %[[V17]], %[[V20]]] [6, 6, 1, 1, 1, 1] [1, 1, 1, 1, 1, 1] : tensor<6x6x2x3x2x5xf32> to tensor<6x6xf32>
// CHECK: %[[V23:[A-Za-z0-9_]+]] = tensor.empty() : tensor<4x6xf32>
// CHECK: %[[V24:[A-Za-z0-9_]+]] = linalg.matmul ins(%[[V4]], %[[V22]] : tensor<4x6xf32>, tensor<6x6xf32>) outs(%[[V23]] : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK: %[[V25:[A-Za-z0-9_]+]] = tensor.empty() : tensor<4x4xf32>
// CHECK: %[[V26:[A-Za-z0-9_]+]] = linalg.matmul ins(%[[V24]], %[[V3]] : tensor<4x6xf32>, tensor<6x4xf32>) outs(%[[V25]] : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK: %[[V27:[A-Za-z0-9_]+]] = tensor.empty() : tensor<4x4xf32>
// CHECK: %[[V28:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M0]], #[[$M1]]], iterator_types = ["parallel", "parallel"]} ins(%[[V2]] : f32) outs(%[[V27]] : tensor<4x4xf32>)
// CHECK: ^bb0(%[[V29:[A-Za-z0-9_]+]]: f32, %[[V30:[A-Za-z0-9_]+]]: f32):
// CHECK: linalg.yield %[[V29]] : f32
// CHECK: } -> tensor<4x4xf32>
// CHECK: %[[V31:[A-Za-z0-9_]+]] = linalg.mul ins(%[[V28]], %[[V26]] : tensor<4x4xf32>, tensor<4x4xf32>) outs(%[[V27]] : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK: %[[V32:[A-Za-z0-9_]+]] = affine.apply #[[$M2]](%[[V11]])
// CHECK: %[[V33:[A-Za-z0-9_]+]] = affine.apply #[[$M2]](%[[V14]])
// CHECK: %[[V34:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V31]] into %[[V21]][%[[V17]], %[[V32]], %[[V33]], %[[V20]]] [1, 4, 4, 1] [1, 1, 1, 1] : tensor<4x4xf32> into tensor<2x8x12x5xf32>
// CHECK: scf.yield %[[V34]] : tensor<2x8x12x5xf32>
// CHECK: scf.yield %[[V19]] : tensor<2x8x12x5xf32>
// CHECK: scf.yield %[[V16]] : tensor<2x8x12x5xf32>
// CHECK: scf.yield %[[V13]] : tensor<2x8x12x5xf32>
// CHECK: return %[[V10]] : tensor<2x8x12x5xf32>
func.func @output_33(%f: tensor<6x6x2x3x2x5xf32>, %o: tensor<2x8x12x5xf32>) -> tensor<2x8x12x5xf32> {
  %0 = linalg.winograd_output_transform m(4) r(3) ins(%f : tensor<6x6x2x3x2x5xf32>) outs(%o : tensor<2x8x12x5xf32>) -> tensor<2x8x12x5xf32>
  return %0 : tensor<2x8x12x5xf32>
}
