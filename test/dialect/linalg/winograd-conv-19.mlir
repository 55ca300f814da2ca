// RUN: mlir-opt %s -test-linalg-transform-patterns=test-winograd-conv2d -split-input-file | FileCheck %s

// CHECK-LABEL: func.func @un55(
// CHECK-SAME: %[[V0:[A-Za-z0-9_]+]]: tensor<2x9x10x3xf32>, %[[V1:[A-Za-z0-9_]+]]: tensor<1x5x5x3xf32>, %[[V2:[A-Za-z0-9_]+]]: tensor<2x5x6x1xf32>) -> tensor<2x5x6x1xf32>
// CHECK: %[[V3:[A-Za-z0-9_]+]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[V4:[A-Za-z0-9_]+]] = tensor.empty() : tensor<6x6x3x1xf32>
// CHECK: %[[V5:[A-Za-z0-9_]+]] = linalg.winograd_filter_transform m(2) r(5) ins(%[[V1]] : tensor<1x5x5x3xf32>) outs(%[[V4]] : tensor<6x6x3x1xf32>) -> tensor<6x6x3x1xf32>
// CHECK: %[[V6:[A-Za-z0-9_]+]] = tensor.pad %[[V0]] low[0, 0, 0, 0] high[0, 1, 0, 0] {
// CHECK: ^bb0(%[[V7:[A-Za-z0-9_]+]]: index, %[[V8:[A-Za-z0-9_]+]]: index, %[[V9:[A-Za-z0-9_]+]]: index, %[[V10:[A-Za-z0-9_]+]]: index):
// CHECK: tensor.yield %[[V3]] : f32
// CHECK: } : tensor<2x9x10x3xf32> to tensor<2x10x10x3xf32>
// CHECK: %[[V11:[A-Za-z0-9_]+]] = tensor.empty() : tensor<6x6x3x3x2x3xf32>
// CHECK: %[[V12:[A-Za-z0-9_]+]] = linalg.winograd_input_transform m(2) r(5) ins(%[[V6]] : tensor<2x10x10x3xf32>) outs(%[[V11]] : tensor<6x6x3x3x2x3xf32>) -> tensor<6x6x3x3x2x3xf32>
// CHECK: %[[V13:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[V5]] {{\[\[}}0, 1], [2], [3]] : tensor<6x6x3x1xf32> into tensor<36x3x1xf32>
// CHECK: %[[V14:[A-Za-z0-9_]+]] = tensor.collapse_shape %[[V12]] {{\[\[}}0, 1], [2, 3, 4], [5]] : tensor<6x6x3x3x2x3xf32> into tensor<36x18x3xf32>
// CHECK: %[[V15:[A-Za-z0-9_]+]] = tensor.empty() : tensor<36x18x1xf32>
// CHECK: %[[V16:[A-Za-z0-9_]+]] = linalg.batch_matmul ins(%[[V14]], %[[V13]] : tensor<36x18x3xf32>, tensor<36x3x1xf32>) outs(%[[V15]] : tensor<36x18x1xf32>) -> tensor<36x18x1xf32>
// CHECK: %[[V17:[A-Za-z0-9_]+]] = tensor.expand_shape %[[V16]] {{\[\[}}0, 1], [2, 3, 4], [5]] output_shape [6, 6, 3, 3, 2, 1] : tensor<36x18x1xf32> into tensor<6x6x3x3x2x1xf32>
// CHECK: %[[V18:[A-Za-z0-9_]+]] = tensor.pad %[[V2]] low[0, 0, 0, 0] high[0, 1, 0, 0] {
// CHECK: ^bb0(%[[V7]]: index, %[[V8]]: index, %[[V9]]: index, %[[V10]]: index):
// CHECK: tensor.yield %[[V3]] : f32
// CHECK: } : tensor<2x5x6x1xf32> to tensor<2x6x6x1xf32>
// CHECK: %[[V19:[A-Za-z0-9_]+]] = linalg.winograd_output_transform m(2) r(5) ins(%[[V17]] : tensor<6x6x3x3x2x1xf32>) outs(%[[V18]] : tensor<2x6x6x1xf32>) -> tensor<2x6x6x1xf32>
// CHECK: %[[V20:[A-Za-z0-9_]+]] = tensor.extract_slice %[[V19]][0, 0, 0, 0] [2, 5, 6, 1] [1, 1, 1, 1] : tensor<2x6x6x1xf32> to tensor<2x5x6x1xf32>
// CHECK: return %[[V20]] : tensor<2x5x6x1xf32>
func.func @un55(%i: tensor<2x9x10x3xf32>, %f: tensor<1x5x5x3xf32>, %o: tensor<2x5x6x1xf32>) -> tensor<2x5x6x1xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%i, %f : tensor<2x9x10x3xf32>, tensor<1x5x5x3xf32>) outs(%o : tensor<2x5x6x1xf32>) -> tensor<2x5x6x1xf32>
  return %0 : tensor<2x5x6x1xf32>
}
