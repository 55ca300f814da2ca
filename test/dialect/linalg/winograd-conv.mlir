// RUN: mlir-opt %s --mlir-version=22 -test-linalg-transform-patterns=test-winograd-conv2d -split-input-file | FileCheck %s

// CHECK-LABEL: func.func @un33(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<3x11x12x4xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<2x3x3x4xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<3x9x10x2xf32>) -> tensor<3x9x10x2xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.empty() : tensor<6x6x4x2xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = linalg.winograd_filter_transform fmr(F_4_3) ins(%[[V1]] : tensor<2x3x3x4xf32>) outs(%[[V4]] : tensor<6x6x4x2xf32>) -> tensor<6x6x4x2xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.pad %[[V0]] low[0, 0, 0, 0] high[0, 3, 2, 0] {
// CHECK: ^bb0(%[[V7:[A-Za-z0-9_]+]]: index, %[[V8:[A-Za-z0-9_]+]]: index, %[[V9:[A-Za-z0-9_]+]]: index, %[[V10:[A-Za-z0-9_]+]]: index):
// CHECK: tensor.yield %[[V3]] : f32
// CHECK: } : tensor<3x11x12x4xf32> to tensor<3x14x14x4xf32>
// CHECK: %[[V11:[A-Za-z0-9_]+]] = tensor.empty() : tensor<6x6x3x3x3x4xf32>
// CHECK: %[[V12:[A-Za-z0-9_]+]] = linalg.winograd_input_transform fmr(F_4_3) ins(%[[V6]] : tensor<3x14x14x4xf32>) outs(%[[V11]] : tensor<6x6x3x3x3x4xf32>) -> tensor<6x6x3x3x3x4xf32>
// CHECK: %[[V13:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[V5]] {{\[\[}}0, 1], [2], [3]] : tensor<6x6x4x2xf32> into tensor<36x4x2xf32>
// CHECK: %[[V14:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[V12]] {{\[\[}}0, 1], [2, 3, 4], [5]] : tensor<6x6x3x3x3x4xf32> into tensor<36x27x4xf32>
// CHECK: %[[V15:[A-Za-z0-9_]+]] = tensor.empty() : tensor<36x27x2xf32>
// CHECK: %[[V16:[A-Za-z0-9_]+]] = linalg.fill ins(%[[V3]] : f32) outs(%[[V15]] : tensor<36x27x2xf32>) -> tensor<36x27x2xf32>
// CHECK: %[[V17:[A-Za-z0-9_]+]] = linalg.batch_matmul ins(%[[V14]], %[[V13]] : tensor<36x27x4xf32>, tensor<36x4x2xf32>) outs(%[[V16]] : tensor<36x27x2xf32>) -> tensor<36x27x2xf32>
// CHECK: %[[V18:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V17]] {{\[\[}}0, 1], [2, 3, 4], [5]] output_shape [6, 6, 3, 3, 3, 2] : tensor<36x27x2xf32> into tensor<6x6x3x3x3x2xf32>
// CHECK: %[[V19:[A-Za-z0-9_]+]] = tensor.pad %[[V2]] low[0, 0, 0, 0] high[0, 3, 2, 0] {
// CHECK: ^bb0(%[[V7]]: index, %[[V8]]: index, %[[V9]]: index, %[[V10]]: index):
// CHECK: tensor.yield %[[V3]] : f32
// CHECK: } : tensor<3x9x10x2xf32> to tensor<3x12x12x2xf32>
// CHECK: %[[V20:[A-Za-z0-9_]+]] = linalg.winograd_output_transform fmr(F_4_3) ins(%[[V18]] : tensor<6x6x3x3x3x2xf32>) outs(%[[V19]] : tensor<3x12x12x2xf32>) -> tensor<3x12x12x2xf32>
// CHECK: %[[V21:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V20]][0, 0, 0, 0] [3, 9, 10, 2] [1, 1, 1, 1] : tensor<3x12x12x2xf32> to tensor<3x9x10x2xf32>
// CHECK: return %[[V21]] : tensor<3x9x10x2xf32>
func.func @un33(%i: tensor<3x11x12x4xf32>, %f: tensor<2x3x3x4xf32>, %o: tensor<3x9x10x2xf32>) -> tensor<3x9x10x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%i, %f : tensor<3x11x12x4xf32>, tensor<2x3x3x4xf32>) outs(%o : tensor<3x9x10x2xf32>) -> tensor<3x9x10x2xf32>
  return %0 : tensor<3x9x10x2xf32>
}

// -----

// CHECK-LABEL: func.func @r51(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<2x9x4x3xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<2x5x1x3xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<2x5x4x2xf32>) -> tensor<2x5x4x2xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.empty() : tensor<6x1x3x2xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = linalg.winograd_filter_transform fmr(F_2_5) ins(%[[V1]] : tensor<2x5x1x3xf32>) outs(%[[V4]] : tensor<6x1x3x2xf32>) -> tensor<6x1x3x2xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.pad %[[V0]] low[0, 0, 0, 0] high[0, 1, 0, 0] {
// CHECK: ^bb0(%[[V7:[A-Za-z0-9_]+]]: index, %[[V8:[A-Za-z0-9_]+]]: index, %[[V9:[A-Za-z0-9_]+]]: index, %[[V10:[A-Za-z0-9_]+]]: index):
// CHECK: tensor.yield %[[V3]] : f32
// CHECK: } : tensor<2x9x4x3xf32> to tensor<2x10x4x3xf32>
// CHECK: %[[V11:[A-Za-z0-9_]+]] = tensor.empty() : tensor<6x1x3x4x2x3xf32>
// CHECK: %[[V12:[A-Za-z0-9_]+]] = linalg.winograd_input_transform fmr(F_2_5) ins(%[[V6]] : tensor<2x10x4x3xf32>) outs(%[[V11]] : tensor<6x1x3x4x2x3xf32>) -> tensor<6x1x3x4x2x3xf32>
// CHECK: %[[V13:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[V5]] {{\[\[}}0, 1], [2], [3]] : tensor<6x1x3x2xf32> into tensor<6x3x2xf32>
// CHECK: %[[V14:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[V12]] {{\[\[}}0, 1], [2, 3, 4], [5]] : tensor<6x1x3x4x2x3xf32> into tensor<6x24x3xf32>
// CHECK: %[[V15:[A-Za-z0-9_]+]] = tensor.empty() : tensor<6x24x2xf32>
// CHECK: %[[V16:[A-Za-z0-9_]+]] = linalg.fill ins(%[[V3]] : f32) outs(%[[V15]] : tensor<6x24x2xf32>) -> tensor<6x24x2xf32>
// CHECK: %[[V17:[A-Za-z0-9_]+]] = linalg.batch_matmul ins(%[[V14]], %[[V13]] : tensor<6x24x3xf32>, tensor<6x3x2xf32>) outs(%[[V16]] : tensor<6x24x2xf32>) -> tensor<6x24x2xf32>
// CHECK: %[[V18:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V17]] {{\[\[}}0, 1], [2, 3, 4], [5]] output_shape [6, 1, 3, 4, 2, 2] : tensor<6x24x2xf32> into tensor<6x1x3x4x2x2xf32>
// CHECK: %[[V19:[A-Za-z0-9_]+]] = tensor.pad %[[V2]] low[0, 0, 0, 0] high[0, 1, 0, 0] {
// CHECK: ^bb0(%[[V7]]: index, %[[V8]]: index, %[[V9]]: index, %[[V10]]: index):
// CHECK: tensor.yield %[[V3]] : f32
// CHECK: } : tensor<2x5x4x2xf32> to tensor<2x6x4x2xf32>
// CHECK: %[[V20:[A-Za-z0-9_]+]] = linalg.winograd_output_transform fmr(F_2_5) ins(%[[V18]] : tensor<6x1x3x4x2x2xf32>) outs(%[[V19]] : tensor<2x6x4x2xf32>) -> tensor<2x6x4x2xf32>
// CHECK: %[[V21:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V20]][0, 0, 0, 0] [2, 5, 4, 2] [1, 1, 1, 1] : tensor<2x6x4x2xf32> to tensor<2x5x4x2xf32>
// CHECK: return %[[V21]] : tensor<2x5x4x2xf32>
func.func @r51(%i: tensor<2x9x4x3xf32>, %f: tensor<2x5x1x3xf32>, %o: tensor<2x5x4x2xf32>) -> tensor<2x5x4x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%i, %f : tensor<2x9x4x3xf32>, tensor<2x5x1x3xf32>) outs(%o : tensor<2x5x4x2xf32>) -> tensor<2x5x4x2xf32>
  return %0 : tensor<2x5x4x2xf32>
}

// -----

// CHECK-LABEL: func.func @k35(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<2x10x12x5xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<2x3x5x5xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%[[V0]], %[[V1]] : tensor<2x10x12x5xf32>, tensor<2x3x5x5xf32>) outs(%[[V2]] : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
// CHECK: return %[[V3]] : tensor<2x8x8x2xf32>
func.func @k35(%i: tensor<2x10x12x5xf32>, %f: tensor<2x3x5x5xf32>, %o: tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%i, %f : tensor<2x10x12x5xf32>, tensor<2x3x5x5xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return %0 : tensor<2x8x8x2xf32>
}

// -----

// CHECK-LABEL: func.func @i32(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<1x10x10x5xi32>, %[[V1:[A-Za-z0-9_]+]]: tensor<2x3x3x5xi32>, %[[V2:[A-Za-z0-9_]+]]: tensor<1x8x8x2xi32>) -> tensor<1x8x8x2xi32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%[[V0]], %[[V1]] : tensor<1x10x10x5xi32>, tensor<2x3x3x5xi32>) outs(%[[V2]] : tensor<1x8x8x2xi32>) -> tensor<1x8x8x2xi32>
// CHECK: return %[[V3]] : tensor<1x8x8x2xi32>
func.func @i32(%i: tensor<1x10x10x5xi32>, %f: tensor<2x3x3x5xi32>, %o: tensor<1x8x8x2xi32>) -> tensor<1x8x8x2xi32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%i, %f : tensor<1x10x10x5xi32>, tensor<2x3x3x5xi32>) outs(%o : tensor<1x8x8x2xi32>) -> tensor<1x8x8x2xi32>
  return %0 : tensor<1x8x8x2xi32>
}

// -----

// CHECK-LABEL: func.func @dyn(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<?x10x10x5xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<2x3x3x5xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<?x8x8x2xf32>) -> tensor<?x8x8x2xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%[[V0]], %[[V1]] : tensor<?x10x10x5xf32>, tensor<2x3x3x5xf32>) outs(%[[V2]] : tensor<?x8x8x2xf32>) -> tensor<?x8x8x2xf32>
// CHECK: return %[[V3]] : tensor<?x8x8x2xf32>
func.func @dyn(%i: tensor<?x10x10x5xf32>, %f: tensor<2x3x3x5xf32>, %o: tensor<?x8x8x2xf32>) -> tensor<?x8x8x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%i, %f : tensor<?x10x10x5xf32>, tensor<2x3x3x5xf32>) outs(%o : tensor<?x8x8x2xf32>) -> tensor<?x8x8x2xf32>
  return %0 : tensor<?x8x8x2xf32>
}
