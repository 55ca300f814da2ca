// A convolution of volumes.
func.func @conv3d(%x: tensor<1x6x7x8x2xf32>, %k: tensor<2x3x3x2x3xf32>) -> tensor<1x5x5x6x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x5x5x6x3xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<1x5x5x6x3xf32>) -> tensor<1x5x5x6x3xf32>
  %r = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
    ins(%x, %k : tensor<1x6x7x8x2xf32>, tensor<2x3x3x2x3xf32>) outs(%z : tensor<1x5x5x6x3xf32>) -> tensor<1x5x5x6x3xf32>
  return %r : tensor<1x5x5x6x3xf32>
}
