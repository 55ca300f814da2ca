// A small classifier as a TOSA graph of MLIR 19: convolution, relu6, pooling, and a fully connected layer.
module attributes {tf_saved_model.semantics} {
  func.func @main(%arg0: tensor<1x8x8x3xf32>, %arg1: tensor<4x3x3x3xf32>, %arg2: tensor<4xf32>, %arg3: tensor<5x64xf32>, %arg4: tensor<5xf32>) -> tensor<1x5xf32> {
    %0 = tosa.conv2d %arg0, %arg1, %arg2 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>) -> tensor<1x8x8x4xf32>
    %1 = tosa.clamp %0 {max_fp = 6.000000e+00 : f32, max_int = 6 : i64, min_fp = 0.000000e+00 : f32, min_int = 0 : i64} : (tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
    %2 = tosa.max_pool2d %1 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32>
    %3 = tosa.reshape %2 {new_shape = array<i64: 1, 64>} : (tensor<1x4x4x4xf32>) -> tensor<1x64xf32>
    %4 = tosa.fully_connected %3, %arg3, %arg4 : (tensor<1x64xf32>, tensor<5x64xf32>, tensor<5xf32>) -> tensor<1x5xf32>
    return %4 : tensor<1x5xf32>
  }
}
