// A residual block: convolution, batch normalization, relu, convolution, batch normalization, and the input added; NCHW.
#x = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#c = affine_map<(d0, d1, d2, d3) -> (d1)>
module {
  func.func private @conv3x3(%x: tensor<1x4x8x8xf32>, %w: tensor<4x4x3x3xf32>) -> tensor<1x4x8x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: index):
      tensor.yield %cst : f32
    } : tensor<1x4x8x8xf32> to tensor<1x4x10x10xf32>
    %0 = tensor.empty() : tensor<1x4x8x8xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
    %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %w : tensor<1x4x10x10xf32>, tensor<4x4x3x3xf32>) outs(%1 : tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
    return %2 : tensor<1x4x8x8xf32>
  }
  func.func private @batch_norm(%x: tensor<1x4x8x8xf32>, %gamma: tensor<4xf32>, %beta: tensor<4xf32>, %mean: tensor<4xf32>, %var: tensor<4xf32>) -> tensor<1x4x8x8xf32> {
    %eps = arith.constant 1.000000e-05 : f64
    %0 = linalg.generic {indexing_maps = [#x, #c, #c, #c, #c, #x], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %gamma, %beta, %mean, %var : tensor<1x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) outs(%x : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %in_1: f32, %in_2: f32, %in_3: f32, %out: f32):
      %1 = arith.truncf %eps : f64 to f32
      %2 = arith.addf %in_3, %1 : f32
      %3 = math.rsqrt %2 : f32
      %4 = arith.subf %in, %in_2 : f32
      %5 = arith.mulf %4, %3 : f32
      %6 = arith.mulf %5, %in_0 : f32
      %7 = arith.addf %6, %in_1 : f32
      linalg.yield %7 : f32
    } -> tensor<1x4x8x8xf32>
    return %0 : tensor<1x4x8x8xf32>
  }
  func.func @block(%x: tensor<1x4x8x8xf32>, %w1: tensor<4x4x3x3xf32>, %w2: tensor<4x4x3x3xf32>, %gamma: tensor<4xf32>, %beta: tensor<4xf32>, %mean: tensor<4xf32>, %var: tensor<4xf32>) -> tensor<1x4x8x8xf32> {
    %zero = arith.constant dense<0.000000e+00> : tensor<1x4x8x8xf32>
    %0 = call @conv3x3(%x, %w1) : (tensor<1x4x8x8xf32>, tensor<4x4x3x3xf32>) -> tensor<1x4x8x8xf32>
    %1 = call @batch_norm(%0, %gamma, %beta, %mean, %var) : (tensor<1x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<1x4x8x8xf32>
    %2 = arith.maximumf %1, %zero : tensor<1x4x8x8xf32>
    %3 = call @conv3x3(%2, %w2) : (tensor<1x4x8x8xf32>, tensor<4x4x3x3xf32>) -> tensor<1x4x8x8xf32>
    %4 = call @batch_norm(%3, %gamma, %beta, %mean, %var) : (tensor<1x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<1x4x8x8xf32>
    %5 = arith.addf %4, %x : tensor<1x4x8x8xf32>
    %6 = arith.maximumf %5, %zero : tensor<1x4x8x8xf32>
    return %6 : tensor<1x4x8x8xf32>
  }
}
