// The classifier as a TOSA graph of MLIR 22: zero points and shapes are operands, and the layer is a product.
module {
  func.func @main(%arg0: tensor<1x8x8x3xf32>, %arg1: tensor<4x3x3x3xf32>, %arg2: tensor<4xf32>, %arg3: tensor<1x64x5xf32>, %arg4: tensor<5xf32>) -> tensor<1x5xf32> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = tosa.conv2d %arg0, %arg1, %arg2, %0, %0 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x4xf32>
    %2 = tosa.clamp %1 {max_val = 6.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
    %3 = tosa.max_pool2d %2 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32>
    %4 = tosa.const_shape  {values = dense<[1, 1, 64]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %5 = tosa.reshape %3, %4 : (tensor<1x4x4x4xf32>, !tosa.shape<3>) -> tensor<1x1x64xf32>
    %6 = tosa.matmul %5, %arg3, %0, %0 : (tensor<1x1x64xf32>, tensor<1x64x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x5xf32>
    %7 = tosa.const_shape  {values = dense<[1, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %8 = tosa.reshape %6, %7 : (tensor<1x1x5xf32>, !tosa.shape<2>) -> tensor<1x5xf32>
    %9 = tosa.reshape %arg4, %7 : (tensor<5xf32>, !tosa.shape<2>) -> tensor<1x5xf32>
    %10 = tosa.add %8, %9 : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    return %10 : tensor<1x5xf32>
  }
}
