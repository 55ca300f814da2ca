// A block of a mobile network as torch-mlir writes it for MLIR 22: channels come first in the arguments, and convolutions turn them to the end.
module attributes {torch.debug_module_name = "Block"} {
  func.func @block(%arg0: tensor<?x4x8x8xf32>, %arg1: tensor<8x1x1x4xf32>, %arg2: tensor<8xf32>, %arg3: tensor<3x3x8x1xf32>, %arg4: tensor<8xf32>, %arg5: tensor<4x1x1x8xf32>, %arg6: tensor<4xf32>) -> tensor<?x4x8x8xf32> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = tosa.transpose %arg0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<?x4x8x8xf32>) -> tensor<?x8x8x4xf32>
    %2 = tosa.conv2d %1, %arg1, %arg2, %0, %0 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x8x8x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x8x8x8xf32>
    %3 = tosa.transpose %2 {perms = array<i32: 0, 3, 1, 2>} : (tensor<?x8x8x8xf32>) -> tensor<?x8x8x8xf32>
    %4 = tosa.clamp %3 {max_val = 6.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<?x8x8x8xf32>) -> tensor<?x8x8x8xf32>
    %5 = tosa.transpose %4 {perms = array<i32: 0, 2, 3, 1>} : (tensor<?x8x8x8xf32>) -> tensor<?x8x8x8xf32>
    %6 = tosa.depthwise_conv2d %5, %arg3, %arg4, %0, %0 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<?x8x8x8xf32>, tensor<3x3x8x1xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x8x8x8xf32>
    %7 = tosa.clamp %6 {max_val = 6.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<?x8x8x8xf32>) -> tensor<?x8x8x8xf32>
    %8 = tosa.conv2d %7, %arg5, %arg6, %0, %0 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x8x8x8xf32>, tensor<4x1x1x8xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x8x8x4xf32>
    %9 = tosa.transpose %8 {perms = array<i32: 0, 3, 1, 2>} : (tensor<?x8x8x4xf32>) -> tensor<?x4x8x8xf32>
    %10 = tosa.add %arg0, %9 : (tensor<?x4x8x8xf32>, tensor<?x4x8x8xf32>) -> tensor<?x4x8x8xf32>
    return %10 : tensor<?x4x8x8xf32>
  }
  // Padding, the largest of each window, hard swish, and the mean over the image.
  func.func @head(%arg0: tensor<2x7x7x6xf32>, %arg1: tensor<1x6x5xf32>, %arg2: tensor<5xf32>) -> (tensor<2x5xf32>, tensor<2xi32>, tensor<2x1x1x6xf32>) {
    %0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = "tosa.const"() <{values = dense<-1.500000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %3 = tosa.const_shape {values = dense<[0, 0, 1, 0, 1, 0, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %4 = tosa.pad %arg0, %3, %2 : (tensor<2x7x7x6xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<2x8x8x6xf32>
    %5 = tosa.max_pool2d %4 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<2x8x8x6xf32>) -> tensor<2x4x4x6xf32>
    %6 = "tosa.const"() <{values = dense<3.000000e+00> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %7 = tosa.add %5, %6 : (tensor<2x4x4x6xf32>, tensor<1x1x1x1xf32>) -> tensor<2x4x4x6xf32>
    %8 = tosa.clamp %7 {max_val = 6.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<2x4x4x6xf32>) -> tensor<2x4x4x6xf32>
    %9 = tosa.mul %5, %8, %0 : (tensor<2x4x4x6xf32>, tensor<2x4x4x6xf32>, tensor<1xi8>) -> tensor<2x4x4x6xf32>
    %10 = "tosa.const"() <{values = dense<0.166666672> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %11 = tosa.mul %9, %10, %0 : (tensor<2x4x4x6xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<2x4x4x6xf32>
    %12 = tosa.avg_pool2d %11, %1, %1 {acc_type = f32, kernel = array<i64: 4, 4>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 4, 4>} : (tensor<2x4x4x6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x1x1x6xf32>
    %13 = tosa.reduce_sum %11 {axis = 1 : i32} : (tensor<2x4x4x6xf32>) -> tensor<2x1x4x6xf32>
    %14 = tosa.reduce_sum %13 {axis = 2 : i32} : (tensor<2x1x4x6xf32>) -> tensor<2x1x1x6xf32>
    %15 = "tosa.const"() <{values = dense<6.250000e-02> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %16 = tosa.mul %14, %15, %0 : (tensor<2x1x1x6xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<2x1x1x6xf32>
    %17 = tosa.const_shape {values = dense<[1, 2, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %18 = tosa.reshape %16, %17 : (tensor<2x1x1x6xf32>, !tosa.shape<3>) -> tensor<1x2x6xf32>
    %19 = tosa.matmul %18, %arg1, %1, %1 : (tensor<1x2x6xf32>, tensor<1x6x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x5xf32>
    %20 = tosa.const_shape {values = dense<[2, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %21 = tosa.reshape %19, %20 : (tensor<1x2x5xf32>, !tosa.shape<2>) -> tensor<2x5xf32>
    %22 = tosa.const_shape {values = dense<[1, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %23 = tosa.reshape %arg2, %22 : (tensor<5xf32>, !tosa.shape<2>) -> tensor<1x5xf32>
    %24 = tosa.add %21, %23 : (tensor<2x5xf32>, tensor<1x5xf32>) -> tensor<2x5xf32>
    %25 = tosa.argmax %24 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<2x5xf32>) -> tensor<2xi32>
    return %24, %25, %12 : tensor<2x5xf32>, tensor<2xi32>, tensor<2x1x1x6xf32>
  }
}
