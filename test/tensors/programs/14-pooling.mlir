// Maxima, minima and averages of windows.
func.func @pools(%x: tensor<2x9x8x3xf32>) -> (tensor<2x4x4x3xf32>, tensor<2x7x6x3xf32>, tensor<2x4x4x3xf32>) {
  %lowest = arith.constant -3.40282347E+38 : f32
  %highest = arith.constant 3.40282347E+38 : f32
  %zero = arith.constant 0.0 : f32
  %w2 = tensor.empty() : tensor<2x2xf32>
  %w3 = tensor.empty() : tensor<3x3xf32>
  %e4 = tensor.empty() : tensor<2x4x4x3xf32>
  %e7 = tensor.empty() : tensor<2x7x6x3xf32>
  %i0 = linalg.fill ins(%lowest : f32) outs(%e4 : tensor<2x4x4x3xf32>) -> tensor<2x4x4x3xf32>
  %max = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>}
    ins(%x, %w2 : tensor<2x9x8x3xf32>, tensor<2x2xf32>) outs(%i0 : tensor<2x4x4x3xf32>) -> tensor<2x4x4x3xf32>
  %i1 = linalg.fill ins(%highest : f32) outs(%e7 : tensor<2x7x6x3xf32>) -> tensor<2x7x6x3xf32>
  %min = linalg.pooling_nhwc_min ins(%x, %w3 : tensor<2x9x8x3xf32>, tensor<3x3xf32>) outs(%i1 : tensor<2x7x6x3xf32>) -> tensor<2x7x6x3xf32>
  %i2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<2x4x4x3xf32>) -> tensor<2x4x4x3xf32>
  %sum = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>}
    ins(%x, %w2 : tensor<2x9x8x3xf32>, tensor<2x2xf32>) outs(%i2 : tensor<2x4x4x3xf32>) -> tensor<2x4x4x3xf32>
  %four = arith.constant dense<4.0> : tensor<2x4x4x3xf32>
  %avg = linalg.div ins(%sum, %four : tensor<2x4x4x3xf32>, tensor<2x4x4x3xf32>) outs(%e4 : tensor<2x4x4x3xf32>) -> tensor<2x4x4x3xf32>
  return %max, %min, %avg : tensor<2x4x4x3xf32>, tensor<2x7x6x3xf32>, tensor<2x4x4x3xf32>
}
