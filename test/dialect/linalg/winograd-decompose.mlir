// RUN: mlir-opt %s --mlir-version=22 -test-linalg-transform-patterns=test-decompose-winograd-ops -split-input-file | FileCheck %s

// CHECK-LABEL: func.func @filter_33(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<2x3x3x5xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant dense<{{\[\[}}1.000000e+00, -0.333333343, -0.333333343, 0.0833333358, 0.0833333358, 0.000000e+00], [0.000000e+00, 0.333333343, -0.333333343, -0.166666672, 0.166666672, 0.000000e+00], [0.000000e+00, -0.333333343, -0.333333343, 0.333333343, 0.333333343, 1.000000e+00]]> : tensor<3x6xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant dense<{{\[\[}}1.000000e+00, 0.000000e+00, 0.000000e+00], [-0.333333343, 0.333333343, -0.333333343], [-0.333333343, -0.333333343, -0.333333343], [0.0833333358, -0.166666672, 0.333333343], [0.0833333358, 0.166666672, 0.333333343], [0.000000e+00, 0.000000e+00, 1.000000e+00]]> : tensor<6x3xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[V5:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V6:[A-Za-z0-9_]+]] = arith.constant 2 : index
// CHECK: %[[V7:[A-Za-z0-9_]+]] = arith.constant 5 : index
// CHECK: %[[V8:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V9:[A-Za-z0-9_]+]] = scf.for %[[V10:[A-Za-z0-9_]+]] = %[[V5]] to %[[V6]] step %[[V8]] iter_args(%[[V11:[A-Za-z0-9_]+]] = %[[V1]]) -> (tensor<6x6x5x2xf32>)
// CHECK: %[[V12:[A-Za-z0-9_]+]] = scf.for %[[V13:[A-Za-z0-9_]+]] = %[[V5]] to %[[V7]] step %[[V8]] iter_args(%[[V14:[A-Za-z0-9_]+]] = %[[V11]]) -> (tensor<6x6x5x2xf32>)
// CHECK: %[[V15:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][%[[V10]], %[[V5]], %[[V5]], %[[V13]]] [1, 3, 3, 1] [1, 1, 1, 1] : tensor<2x3x3x5xf32> to tensor<3x3xf32>
// CHECK: %[[V16:[A-Za-z0-9_]+]] = tensor.empty() : tensor<6x3xf32>
// CHECK: %[[V17:[A-Za-z0-9_]+]] = linalg.fill ins(%[[V4]] : f32) outs(%[[V16]] : tensor<6x3xf32>) -> tensor<6x3xf32>
// CHECK: %[[V18:[A-Za-z0-9_]+]] = linalg.matmul ins(%[[V3]], %[[V15]] : tensor<6x3xf32>, tensor<3x3xf32>) outs(%[[V17]] : tensor<6x3xf32>) -> tensor<6x3xf32>
// CHECK: %[[V19:[A-Za-z0-9_]+]] = tensor.empty() : tensor<6x6xf32>
// CHECK: %[[V20:[A-Za-z0-9_]+]] = linalg.fill ins(%[[V4]] : f32) outs(%[[V19]] : tensor<6x6xf32>) -> tensor<6x6xf32>
// CHECK: %[[V21:[A-Za-z0-9_]+]] = linalg.matmul ins(%[[V18]], %[[V2]] : tensor<6x3xf32>, tensor<3x6xf32>) outs(%[[V20]] : tensor<6x6xf32>) -> tensor<6x6xf32>
// CHECK: %[[V22:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V21]] into %[[V14]][%[[V5]], %[[V5]], %[[V13]], %[[V10]]] [6, 6, 1, 1] [1, 1, 1, 1] : tensor<6x6xf32> into tensor<6x6x5x2xf32>
// CHECK: scf.yield %[[V22]] : tensor<6x6x5x2xf32>
// CHECK: scf.yield %[[V12]] : tensor<6x6x5x2xf32>
// CHECK: return %[[V9]] : tensor<6x6x5x2xf32>
func.func @filter_33(%f: tensor<2x3x3x5xf32>, %o: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%o : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %0 : tensor<6x6x5x2xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0) -> (d0 * 4)>
// CHECK-LABEL: func.func @input_13(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<2x4x10x3xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<1x6x4x2x2x3xf32>) -> tensor<1x6x4x2x2x3xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant dense<{{\[\[}}2.500000e-01, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 2.500000e-01, -2.500000e-01, 2.500000e-01, -2.500000e-01, 2.500000e-01], [-3.125000e-01, -2.500000e-01, -2.500000e-01, -1.250000e-01, -1.250000e-01, 0.000000e+00], [0.000000e+00, -6.250000e-02, 6.250000e-02, -2.500000e-01, 2.500000e-01, -3.125000e-01], [6.250000e-02, 6.250000e-02, 6.250000e-02, 1.250000e-01, 1.250000e-01, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 6.250000e-02]]> : tensor<6x6xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V5:[A-Za-z0-9_]+]] = arith.constant 4 : index
// CHECK: %[[V6:[A-Za-z0-9_]+]] = arith.constant 2 : index
// CHECK: %[[V7:[A-Za-z0-9_]+]] = arith.constant 3 : index
// CHECK: %[[V8:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V9:[A-Za-z0-9_]+]] = scf.for %[[V10:[A-Za-z0-9_]+]] = %[[V4]] to %[[V5]] step %[[V8]] iter_args(%[[V11:[A-Za-z0-9_]+]] = %[[V1]]) -> (tensor<1x6x4x2x2x3xf32>)
// CHECK: %[[V12:[A-Za-z0-9_]+]] = scf.for %[[V13:[A-Za-z0-9_]+]] = %[[V4]] to %[[V6]] step %[[V8]] iter_args(%[[V14:[A-Za-z0-9_]+]] = %[[V11]]) -> (tensor<1x6x4x2x2x3xf32>)
// CHECK: %[[V15:[A-Za-z0-9_]+]] = scf.for %[[V16:[A-Za-z0-9_]+]] = %[[V4]] to %[[V6]] step %[[V8]] iter_args(%[[V17:[A-Za-z0-9_]+]] = %[[V14]]) -> (tensor<1x6x4x2x2x3xf32>)
// CHECK: %[[V18:[A-Za-z0-9_]+]] = scf.for %[[V19:[A-Za-z0-9_]+]] = %[[V4]] to %[[V7]] step %[[V8]] iter_args(%[[V20:[A-Za-z0-9_]+]] = %[[V17]]) -> (tensor<1x6x4x2x2x3xf32>)
// CHECK: %[[V21:[A-Za-z0-9_]+]] = affine.apply #[[$M0]](%[[V13]])
// CHECK: %[[V22:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][%[[V16]], %[[V10]], %[[V21]], %[[V19]]] [1, 1, 6, 1] [1, 1, 1, 1] : tensor<2x4x10x3xf32> to tensor<1x6xf32>
// CHECK: %[[V23:[A-Za-z0-9_]+]] = tensor.empty() : tensor<1x6xf32>
// CHECK: %[[V24:[A-Za-z0-9_]+]] = linalg.fill ins(%[[V3]] : f32) outs(%[[V23]] : tensor<1x6xf32>) -> tensor<1x6xf32>
// CHECK: %[[V25:[A-Za-z0-9_]+]] = linalg.matmul ins(%[[V22]], %[[V2]] : tensor<1x6xf32>, tensor<6x6xf32>) outs(%[[V24]] : tensor<1x6xf32>) -> tensor<1x6xf32>
// CHECK: %[[V26:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V25]] into %[[V20]][0, 0, %[[V10]], %[[V13]], %[[V16]], %[[V19]]] [1, 6, 1, 1, 1, 1] [1, 1, 1, 1, 1, 1] : tensor<1x6xf32> into tensor<1x6x4x2x2x3xf32>
// CHECK: scf.yield %[[V26]] : tensor<1x6x4x2x2x3xf32>
// CHECK: scf.yield %[[V18]] : tensor<1x6x4x2x2x3xf32>
// CHECK: scf.yield %[[V15]] : tensor<1x6x4x2x2x3xf32>
// CHECK: scf.yield %[[V12]] : tensor<1x6x4x2x2x3xf32>
// CHECK: return %[[V9]] : tensor<1x6x4x2x2x3xf32>
func.func @input_13(%f: tensor<2x4x10x3xf32>, %o: tensor<1x6x4x2x2x3xf32>) -> tensor<1x6x4x2x2x3xf32> {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%f : tensor<2x4x10x3xf32>) outs(%o : tensor<1x6x4x2x2x3xf32>) -> tensor<1x6x4x2x2x3xf32>
  return %0 : tensor<1x6x4x2x2x3xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0) -> (d0 * 2)>
// CHECK: #[[$M1:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> ()>
// CHECK: #[[$M2:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @output_55(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<6x6x2x1x2x3xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<2x4x2x3xf32>) -> tensor<2x4x2x3xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant 2.560000e+02 : f32
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant dense<{{\[\[}}5.000000e-01, 0.000000e+00], [1.000000e+00, -1.000000e+00], [1.000000e+00, 1.000000e+00], [2.000000e+00, -1.000000e+00], [1.000000e+00, 2.000000e+00], [0.000000e+00, 5.000000e-01]]> : tensor<6x2xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.constant dense<{{\[\[}}5.000000e-01, 1.000000e+00, 1.000000e+00, 2.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00, 2.000000e+00, 5.000000e-01]]> : tensor<2x6xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[V6:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V7:[A-Za-z0-9_]+]] = arith.constant 2 : index
// CHECK: %[[V8:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V9:[A-Za-z0-9_]+]] = arith.constant 3 : index
// CHECK: %[[V10:[A-Za-z0-9_]+]] = scf.for %[[V11:[A-Za-z0-9_]+]] = %[[V6]] to %[[V7]] step %[[V8]] iter_args(%[[V12:[A-Za-z0-9_]+]] = %[[V1]]) -> (tensor<2x4x2x3xf32>)
// CHECK: %[[V13:[A-Za-z0-9_]+]] = scf.for %[[V14:[A-Za-z0-9_]+]] = %[[V6]] to %[[V8]] step %[[V8]] iter_args(%[[V15:[A-Za-z0-9_]+]] = %[[V12]]) -> (tensor<2x4x2x3xf32>)
// CHECK: %[[V16:[A-Za-z0-9_]+]] = scf.for %[[V17:[A-Za-z0-9_]+]] = %[[V6]] to %[[V7]] step %[[V8]] iter_args(%[[V18:[A-Za-z0-9_]+]] = %[[V15]]) -> (tensor<2x4x2x3xf32>)
// CHECK: %[[V19:[A-Za-z0-9_]+]] = scf.for %[[V20:[A-Za-z0-9_]+]] = %[[V6]] to %[[V9]] step %[[V8]] iter_args(%[[V21:[A-Za-z0-9_]+]] = %[[V18]]) -> (tensor<2x4x2x3xf32>)
// CHECK: %[[V22:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][0, 0, %[[V11]], %[[V14]], %[[V17]], %[[V20]]] [6, 6, 1, 1, 1, 1] [1, 1, 1, 1, 1, 1] : tensor<6x6x2x1x2x3xf32> to tensor<6x6xf32>
// CHECK: %[[V23:[A-Za-z0-9_]+]] = affine.apply #[[$M0]](%[[V11]])
// CHECK: %[[V24:[A-Za-z0-9_]+]] = affine.apply #[[$M0]](%[[V14]])
// CHECK: %[[V25:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V21]][%[[V17]], %[[V23]], %[[V24]], %[[V20]]] [1, 2, 2, 1] [1, 1, 1, 1] : tensor<2x4x2x3xf32> to tensor<2x2xf32>
// CHECK: %[[V26:[A-Za-z0-9_]+]] = tensor.empty() : tensor<2x6xf32>
// CHECK: %[[V27:[A-Za-z0-9_]+]] = linalg.fill ins(%[[V5]] : f32) outs(%[[V26]] : tensor<2x6xf32>) -> tensor<2x6xf32>
// CHECK: %[[V28:[A-Za-z0-9_]+]] = linalg.matmul ins(%[[V4]], %[[V22]] : tensor<2x6xf32>, tensor<6x6xf32>) outs(%[[V27]] : tensor<2x6xf32>) -> tensor<2x6xf32>
// CHECK: %[[V29:[A-Za-z0-9_]+]] = tensor.empty() : tensor<2x2xf32>
// CHECK: %[[V30:[A-Za-z0-9_]+]] = linalg.fill ins(%[[V5]] : f32) outs(%[[V29]] : tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK: %[[V31:[A-Za-z0-9_]+]] = linalg.matmul ins(%[[V28]], %[[V3]] : tensor<2x6xf32>, tensor<6x2xf32>) outs(%[[V30]] : tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK: %[[V32:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M1]], #[[$M2]], #[[$M2]]], iterator_types = ["parallel", "parallel"]} ins(%[[V2]], %[[V31]] : f32, tensor<2x2xf32>) outs(%[[V25]] : tensor<2x2xf32>)
// CHECK: ^bb0(%[[V33:[A-Za-z0-9_]+]]: f32, %[[V34:[A-Za-z0-9_]+]]: f32, %[[V35:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V36:[A-Za-z0-9_]+]] = arith.mulf %[[V33]], %[[V34]] : f32
// CHECK: %[[V37:[A-Za-z0-9_]+]] = arith.addf %[[V36]], %[[V35]] : f32
// CHECK: linalg.yield %[[V37]] : f32
// CHECK: } -> tensor<2x2xf32>
// CHECK: %[[V38:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V32]] into %[[V21]][%[[V17]], %[[V23]], %[[V24]], %[[V20]]] [1, 2, 2, 1] [1, 1, 1, 1] : tensor<2x2xf32> into tensor<2x4x2x3xf32>
// CHECK: scf.yield %[[V38]] : tensor<2x4x2x3xf32>
// CHECK: scf.yield %[[V19]] : tensor<2x4x2x3xf32>
// CHECK: scf.yield %[[V16]] : tensor<2x4x2x3xf32>
// CHECK: scf.yield %[[V13]] : tensor<2x4x2x3xf32>
// CHECK: return %[[V10]] : tensor<2x4x2x3xf32>
func.func @output_55(%f: tensor<6x6x2x1x2x3xf32>, %o: tensor<2x4x2x3xf32>) -> tensor<2x4x2x3xf32> {
  %0 = linalg.winograd_output_transform fmr(F_2_5) ins(%f : tensor<6x6x2x1x2x3xf32>) outs(%o : tensor<2x4x2x3xf32>) -> tensor<2x4x2x3xf32>
  return %0 : tensor<2x4x2x3xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0) -> (d0 * 2)>
// CHECK-LABEL: func.func @output_m2(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<4x4x3x2x2x3xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<2x6x4x3xf32>) -> tensor<2x6x4x3xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant dense<{{\[\[}}1.000000e+00, 0.000000e+00], [1.000000e+00, -1.000000e+00], [1.000000e+00, 1.000000e+00], [0.000000e+00, 1.000000e+00]]> : tensor<4x2xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant dense<{{\[\[}}1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, -1.000000e+00, 1.000000e+00, 1.000000e+00]]> : tensor<2x4xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[V5:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V6:[A-Za-z0-9_]+]] = arith.constant 3 : index
// CHECK: %[[V7:[A-Za-z0-9_]+]] = arith.constant 2 : index
// CHECK: %[[V8:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V9:[A-Za-z0-9_]+]] = scf.for %[[V10:[A-Za-z0-9_]+]] = %[[V5]] to %[[V6]] step %[[V8]] iter_args(%[[V11:[A-Za-z0-9_]+]] = %[[V1]]) -> (tensor<2x6x4x3xf32>)
// CHECK: %[[V12:[A-Za-z0-9_]+]] = scf.for %[[V13:[A-Za-z0-9_]+]] = %[[V5]] to %[[V7]] step %[[V8]] iter_args(%[[V14:[A-Za-z0-9_]+]] = %[[V11]]) -> (tensor<2x6x4x3xf32>)
// CHECK: %[[V15:[A-Za-z0-9_]+]] = scf.for %[[V16:[A-Za-z0-9_]+]] = %[[V5]] to %[[V7]] step %[[V8]] iter_args(%[[V17:[A-Za-z0-9_]+]] = %[[V14]]) -> (tensor<2x6x4x3xf32>)
// CHECK: %[[V18:[A-Za-z0-9_]+]] = scf.for %[[V19:[A-Za-z0-9_]+]] = %[[V5]] to %[[V6]] step %[[V8]] iter_args(%[[V20:[A-Za-z0-9_]+]] = %[[V17]]) -> (tensor<2x6x4x3xf32>)
// CHECK: %[[V21:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][0, 0, %[[V10]], %[[V13]], %[[V16]], %[[V19]]] [4, 4, 1, 1, 1, 1] [1, 1, 1, 1, 1, 1] : tensor<4x4x3x2x2x3xf32> to tensor<4x4xf32>
// CHECK: %[[V22:[A-Za-z0-9_]+]] = affine.apply #[[$M0]](%[[V10]])
// CHECK: %[[V23:[A-Za-z0-9_]+]] = affine.apply #[[$M0]](%[[V13]])
// CHECK: %[[V24:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V20]][%[[V16]], %[[V22]], %[[V23]], %[[V19]]] [1, 2, 2, 1] [1, 1, 1, 1] : tensor<2x6x4x3xf32> to tensor<2x2xf32>
// CHECK: %[[V25:[A-Za-z0-9_]+]] = tensor.empty() : tensor<2x4xf32>
// CHECK: %[[V26:[A-Za-z0-9_]+]] = linalg.fill ins(%[[V4]] : f32) outs(%[[V25]] : tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK: %[[V27:[A-Za-z0-9_]+]] = linalg.matmul ins(%[[V3]], %[[V21]] : tensor<2x4xf32>, tensor<4x4xf32>) outs(%[[V26]] : tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK: %[[V28:[A-Za-z0-9_]+]] = linalg.matmul ins(%[[V27]], %[[V2]] : tensor<2x4xf32>, tensor<4x2xf32>) outs(%[[V24]] : tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK: %[[V29:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V28]] into %[[V20]][%[[V16]], %[[V22]], %[[V23]], %[[V19]]] [1, 2, 2, 1] [1, 1, 1, 1] : tensor<2x2xf32> into tensor<2x6x4x3xf32>
// CHECK: scf.yield %[[V29]] : tensor<2x6x4x3xf32>
// CHECK: scf.yield %[[V18]] : tensor<2x6x4x3xf32>
// CHECK: scf.yield %[[V15]] : tensor<2x6x4x3xf32>
// CHECK: scf.yield %[[V12]] : tensor<2x6x4x3xf32>
// CHECK: return %[[V9]] : tensor<2x6x4x3xf32>
func.func @output_m2(%f: tensor<4x4x3x2x2x3xf32>, %o: tensor<2x6x4x3xf32>) -> tensor<2x6x4x3xf32> {
  %0 = linalg.winograd_output_transform fmr(F_2_3) ins(%f : tensor<4x4x3x2x2x3xf32>) outs(%o : tensor<2x6x4x3xf32>) -> tensor<2x6x4x3xf32>
  return %0 : tensor<2x6x4x3xf32>
}

// -----

// CHECK: #[[$M0:[A-Za-z0-9_]+]] = affine_map<(d0) -> (d0 * 4)>
// CHECK: #[[$M1:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> ()>
// CHECK: #[[$M2:[A-Za-z0-9_]+]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @output_31(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<6x1x2x5x2x3xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<2x8x5x3xf32>) -> tensor<2x8x5x3xf32>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant 3.200000e+01 : f32
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant dense<{{\[\[}}1.250000e-01, 2.500000e-01, 2.500000e-01, 1.250000e-01, 1.250000e-01, 0.000000e+00], [0.000000e+00, -2.500000e-01, 2.500000e-01, -2.500000e-01, 2.500000e-01, 0.000000e+00], [0.000000e+00, 2.500000e-01, 2.500000e-01, 5.000000e-01, 5.000000e-01, 0.000000e+00], [0.000000e+00, -2.500000e-01, 2.500000e-01, -1.000000e+00, 1.000000e+00, 5.000000e-01]]> : tensor<4x6xf32>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[V5:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V6:[A-Za-z0-9_]+]] = arith.constant 2 : index
// CHECK: %[[V7:[A-Za-z0-9_]+]] = arith.constant 5 : index
// CHECK: %[[V8:[A-Za-z0-9_]+]] = arith.constant 3 : index
// CHECK: %[[V9:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V10:[A-Za-z0-9_]+]] = scf.for %[[V11:[A-Za-z0-9_]+]] = %[[V5]] to %[[V6]] step %[[V9]] iter_args(%[[V12:[A-Za-z0-9_]+]] = %[[V1]]) -> (tensor<2x8x5x3xf32>)
// CHECK: %[[V13:[A-Za-z0-9_]+]] = scf.for %[[V14:[A-Za-z0-9_]+]] = %[[V5]] to %[[V7]] step %[[V9]] iter_args(%[[V15:[A-Za-z0-9_]+]] = %[[V12]]) -> (tensor<2x8x5x3xf32>)
// CHECK: %[[V16:[A-Za-z0-9_]+]] = scf.for %[[V17:[A-Za-z0-9_]+]] = %[[V5]] to %[[V6]] step %[[V9]] iter_args(%[[V18:[A-Za-z0-9_]+]] = %[[V15]]) -> (tensor<2x8x5x3xf32>)
// CHECK: %[[V19:[A-Za-z0-9_]+]] = scf.for %[[V20:[A-Za-z0-9_]+]] = %[[V5]] to %[[V8]] step %[[V9]] iter_args(%[[V21:[A-Za-z0-9_]+]] = %[[V18]]) -> (tensor<2x8x5x3xf32>)
// CHECK: %[[V22:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][0, 0, %[[V11]], %[[V14]], %[[V17]], %[[V20]]] [6, 1, 1, 1, 1, 1] [1, 1, 1, 1, 1, 1] : tensor<6x1x2x5x2x3xf32> to tensor<6x1xf32>
// CHECK: %[[V23:[A-Za-z0-9_]+]] = affine.apply #[[$M0]](%[[V11]])
// CHECK: %[[V24:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V21]][%[[V17]], %[[V23]], %[[V14]], %[[V20]]] [1, 4, 1, 1] [1, 1, 1, 1] : tensor<2x8x5x3xf32> to tensor<4x1xf32>
// CHECK: %[[V25:[A-Za-z0-9_]+]] = tensor.empty() : tensor<4x1xf32>
// CHECK: %[[V26:[A-Za-z0-9_]+]] = linalg.fill ins(%[[V4]] : f32) outs(%[[V25]] : tensor<4x1xf32>) -> tensor<4x1xf32>
// CHECK: %[[V27:[A-Za-z0-9_]+]] = linalg.matmul ins(%[[V3]], %[[V22]] : tensor<4x6xf32>, tensor<6x1xf32>) outs(%[[V26]] : tensor<4x1xf32>) -> tensor<4x1xf32>
// CHECK: %[[V28:[A-Za-z0-9_]+]] = linalg.generic {indexing_maps = [#[[$M1]], #[[$M2]], #[[$M2]]], iterator_types = ["parallel", "parallel"]} ins(%[[V2]], %[[V27]] : f32, tensor<4x1xf32>) outs(%[[V24]] : tensor<4x1xf32>)
// CHECK: ^bb0(%[[V29:[A-Za-z0-9_]+]]: f32, %[[V30:[A-Za-z0-9_]+]]: f32, %[[V31:[A-Za-z0-9_]+]]: f32):
// CHECK: %[[V32:[A-Za-z0-9_]+]] = arith.mulf %[[V29]], %[[V30]] : f32
// CHECK: %[[V33:[A-Za-z0-9_]+]] = arith.addf %[[V32]], %[[V31]] : f32
// CHECK: linalg.yield %[[V33]] : f32
// CHECK: } -> tensor<4x1xf32>
// CHECK: %[[V34:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V28]] into %[[V21]][%[[V17]], %[[V23]], %[[V14]], %[[V20]]] [1, 4, 1, 1] [1, 1, 1, 1] : tensor<4x1xf32> into tensor<2x8x5x3xf32>
// CHECK: scf.yield %[[V34]] : tensor<2x8x5x3xf32>
// CHECK: scf.yield %[[V19]] : tensor<2x8x5x3xf32>
// CHECK: scf.yield %[[V16]] : tensor<2x8x5x3xf32>
// CHECK: scf.yield %[[V13]] : tensor<2x8x5x3xf32>
// CHECK: return %[[V10]] : tensor<2x8x5x3xf32>
func.func @output_31(%f: tensor<6x1x2x5x2x3xf32>, %o: tensor<2x8x5x3xf32>) -> tensor<2x8x5x3xf32> {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%f : tensor<6x1x2x5x2x3xf32>) outs(%o : tensor<2x8x5x3xf32>) -> tensor<2x8x5x3xf32>
  return %0 : tensor<2x8x5x3xf32>
}

// -----

// CHECK-LABEL: func.func @filter_h(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<1x3x3x1xf16>, %[[V1:[A-Za-z0-9_]+]]: tensor<6x6x1x1xf16>) -> tensor<6x6x1x1xf16>
// CHECK: %[[V2:[A-Za-z0-9_]+]] = arith.constant dense<{{\[\[}}1.000000e+00, -3.332520e-01, -3.332520e-01, 8.331300e-02, 8.331300e-02, 0.000000e+00], [0.000000e+00, 3.332520e-01, -3.332520e-01, -1.666260e-01, 1.666260e-01, 0.000000e+00], [0.000000e+00, -3.332520e-01, -3.332520e-01, 3.332520e-01, 3.332520e-01, 1.000000e+00]]> : tensor<3x6xf16>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant dense<{{\[\[}}1.000000e+00, 0.000000e+00, 0.000000e+00], [-3.332520e-01, 3.332520e-01, -3.332520e-01], [-3.332520e-01, -3.332520e-01, -3.332520e-01], [8.331300e-02, -1.666260e-01, 3.332520e-01], [8.331300e-02, 1.666260e-01, 3.332520e-01], [0.000000e+00, 0.000000e+00, 1.000000e+00]]> : tensor<6x3xf16>
// CHECK: %[[V4:[A-Za-z0-9_]+]] = arith.constant 0.000000e+00 : f16
// CHECK: %[[V5:[A-Za-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[V6:[A-Za-z0-9_]+]] = arith.constant 1 : index
// CHECK: %[[V7:[A-Za-z0-9_]+]] = scf.for %[[V8:[A-Za-z0-9_]+]] = %[[V5]] to %[[V6]] step %[[V6]] iter_args(%[[V9:[A-Za-z0-9_]+]] = %[[V1]]) -> (tensor<6x6x1x1xf16>)
// CHECK: %[[V10:[A-Za-z0-9_]+]] = scf.for %[[V11:[A-Za-z0-9_]+]] = %[[V5]] to %[[V6]] step %[[V6]] iter_args(%[[V12:[A-Za-z0-9_]+]] = %[[V9]]) -> (tensor<6x6x1x1xf16>)
// CHECK: %[[V13:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V0]][%[[V8]], %[[V5]], %[[V5]], %[[V11]]] [1, 3, 3, 1] [1, 1, 1, 1] : tensor<1x3x3x1xf16> to tensor<3x3xf16>
// CHECK: %[[V14:[A-Za-z0-9_]+]] = tensor.empty() : tensor<6x3xf16>
// CHECK: %[[V15:[A-Za-z0-9_]+]] = linalg.fill ins(%[[V4]] : f16) outs(%[[V14]] : tensor<6x3xf16>) -> tensor<6x3xf16>
// CHECK: %[[V16:[A-Za-z0-9_]+]] = linalg.matmul ins(%[[V3]], %[[V13]] : tensor<6x3xf16>, tensor<3x3xf16>) outs(%[[V15]] : tensor<6x3xf16>) -> tensor<6x3xf16>
// CHECK: %[[V17:[A-Za-z0-9_]+]] = tensor.empty() : tensor<6x6xf16>
// CHECK: %[[V18:[A-Za-z0-9_]+]] = linalg.fill ins(%[[V4]] : f16) outs(%[[V17]] : tensor<6x6xf16>) -> tensor<6x6xf16>
// CHECK: %[[V19:[A-Za-z0-9_]+]] = linalg.matmul ins(%[[V16]], %[[V2]] : tensor<6x3xf16>, tensor<3x6xf16>) outs(%[[V18]] : tensor<6x6xf16>) -> tensor<6x6xf16>
// CHECK: %[[V20:[A-Za-z0-9_]+]] = tensor.insert_slice %[[V19]] into %[[V12]][%[[V5]], %[[V5]], %[[V11]], %[[V8]]] [6, 6, 1, 1] [1, 1, 1, 1] : tensor<6x6xf16> into tensor<6x6x1x1xf16>
// CHECK: scf.yield %[[V20]] : tensor<6x6x1x1xf16>
// CHECK: scf.yield %[[V10]] : tensor<6x6x1x1xf16>
// CHECK: return %[[V7]] : tensor<6x6x1x1xf16>
func.func @filter_h(%f: tensor<1x3x3x1xf16>, %o: tensor<6x6x1x1xf16>) -> tensor<6x6x1x1xf16> {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<1x3x3x1xf16>) outs(%o : tensor<6x6x1x1xf16>) -> tensor<6x6x1x1xf16>
  return %0 : tensor<6x6x1x1xf16>
}
