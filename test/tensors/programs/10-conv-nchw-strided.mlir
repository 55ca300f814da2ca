// Two convolutions of NCHW as torch-mlir has them: one with strides, one with dilations; the batch is dynamic.
module {
  func.func @main(%arg0: tensor<?x3x17x15xf32>, %arg1: tensor<4x3x3x3xf32>, %arg2: tensor<5x4x2x3xf32>) -> tensor<?x5x6x3xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x3x17x15xf32>
    %0 = tensor.empty(%dim) : tensor<?x4x8x7xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x4x8x7xf32>) -> tensor<?x4x8x7xf32>
    %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%arg0, %arg1 : tensor<?x3x17x15xf32>, tensor<4x3x3x3xf32>) outs(%1 : tensor<?x4x8x7xf32>) -> tensor<?x4x8x7xf32>
    %3 = tensor.empty(%dim) : tensor<?x5x6x3xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<?x5x6x3xf32>) -> tensor<?x5x6x3xf32>
    %5 = linalg.conv_2d_nchw_fchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%2, %arg2 : tensor<?x4x8x7xf32>, tensor<5x4x2x3xf32>) outs(%4 : tensor<?x5x6x3xf32>) -> tensor<?x5x6x3xf32>
    return %5 : tensor<?x5x6x3xf32>
  }
}
