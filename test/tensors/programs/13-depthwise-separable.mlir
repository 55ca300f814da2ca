// The block of small vision networks: a filter for each channel, then a product over the channels as a convolution of 1x1.
func.func @block(%x: tensor<1x11x11x4xf32>, %dw: tensor<3x3x4xf32>, %pw: tensor<1x1x4x6xf32>) -> tensor<1x5x5x6xf32> {
  %f0 = arith.constant 0.000000e+00 : f32
  %0 = tensor.empty() : tensor<1x5x5x4xf32>
  %1 = linalg.fill ins(%f0 : f32) outs(%0 : tensor<1x5x5x4xf32>) -> tensor<1x5x5x4xf32>
  %2 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%x, %dw : tensor<1x11x11x4xf32>, tensor<3x3x4xf32>) outs(%1 : tensor<1x5x5x4xf32>) -> tensor<1x5x5x4xf32>
  %3 = linalg.fill ins(%f0 : f32) outs(%0 : tensor<1x5x5x4xf32>) -> tensor<1x5x5x4xf32>
  %4 = linalg.max ins(%2, %3 : tensor<1x5x5x4xf32>, tensor<1x5x5x4xf32>) outs(%0 : tensor<1x5x5x4xf32>) -> tensor<1x5x5x4xf32>
  %5 = tensor.empty() : tensor<1x5x5x6xf32>
  %6 = linalg.fill ins(%f0 : f32) outs(%5 : tensor<1x5x5x6xf32>) -> tensor<1x5x5x6xf32>
  %7 = linalg.conv_2d_nhwc_hwcf ins(%4, %pw : tensor<1x5x5x4xf32>, tensor<1x1x4x6xf32>) outs(%6 : tensor<1x5x5x6xf32>) -> tensor<1x5x5x6xf32>
  return %7 : tensor<1x5x5x6xf32>
}
