// A convolution as IREE takes it: NHWC, a border of zeros by tensor.pad, the bias as the initial value, then relu6.
func.func @conv_bias_relu6(%image: tensor<1x12x10x3xf32>, %filter: tensor<3x3x3x8xf32>, %bias: tensor<8xf32>) -> tensor<1x12x10x8xf32> {
  %cst = arith.constant 0.0 : f32
  %six = arith.constant 6.0 : f32
  %padded = tensor.pad %image low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%n: index, %h: index, %w: index, %c: index):
    tensor.yield %cst : f32
  } : tensor<1x12x10x3xf32> to tensor<1x14x12x3xf32>
  %empty = tensor.empty() : tensor<1x12x10x8xf32>
  %init = linalg.broadcast ins(%bias : tensor<8xf32>) outs(%empty : tensor<1x12x10x8xf32>) dimensions = [0, 1, 2]
  %conv = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%padded, %filter : tensor<1x14x12x3xf32>, tensor<3x3x3x8xf32>)
      outs(%init : tensor<1x12x10x8xf32>) -> tensor<1x12x10x8xf32>
  %relu6 = linalg.map ins(%conv : tensor<1x12x10x8xf32>) outs(%empty : tensor<1x12x10x8xf32>)
    (%in: f32) {
      %0 = arith.maximumf %in, %cst : f32
      %1 = arith.minimumf %0, %six : f32
      linalg.yield %1 : f32
    }
  return %relu6 : tensor<1x12x10x8xf32>
}
