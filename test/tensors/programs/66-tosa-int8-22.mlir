// A quantized network as the TFLite converter writes it for MLIR 22: factors and shifts for each channel, rescales that round twice, a residual sum
// with 20 bits more, and a fully connected layer as a convolution.
module attributes {tfl.description = "int8 convnet"} {
  func.func @main(%arg0: tensor<1x8x8x3xi8>, %arg1: tensor<8x3x3x3xi8>, %arg2: tensor<8xi32>, %arg3: tensor<3x3x8x1xi8>, %arg4: tensor<8xi32>, %arg5: tensor<5x1x1x8xi8>, %arg6: tensor<5xi32>) -> (tensor<1x5xi8>, tensor<1xi32>, tensor<1x4x4x8xi8>) {
    %0 = "tosa.const"() <{values = dense<-3> : tensor<1xi8>}> : () -> tensor<1xi8>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %3 = "tosa.const"() <{values = dense<-128> : tensor<1xi8>}> : () -> tensor<1xi8>
    %4 = "tosa.const"() <{values = dense<[1073741824, 1518500250, 2147483647, 1234567890, 1999999999, 1100000000, 1711276032, 1307386003]> : tensor<8xi32>}> : () -> tensor<8xi32>
    %5 = "tosa.const"() <{values = dense<[38, 39, 40, 38, 39, 37, 40, 38]> : tensor<8xi8>}> : () -> tensor<8xi8>
    %6 = "tosa.const"() <{values = dense<[1412317000, 1073741825, 2000000011, 1300000001, 1900000003, 1200000007, 1800000011, 2111111111]> : tensor<8xi32>}> : () -> tensor<8xi32>
    %7 = "tosa.const"() <{values = dense<[40, 39, 40, 38, 41, 38, 39, 40]> : tensor<8xi8>}> : () -> tensor<8xi8>
    %8 = tosa.conv2d %arg0, %arg1, %arg2, %0, %1 {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 2, 2>} : (tensor<1x8x8x3xi8>, tensor<8x3x3x3xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x8xi32>
    %9 = tosa.rescale %8, %4, %5, %2, %3 {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = DOUBLE_ROUND, scale32 = true} : (tensor<1x4x4x8xi32>, tensor<8xi32>, tensor<8xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<1x4x4x8xi8>
    %10 = tosa.depthwise_conv2d %9, %arg3, %arg4, %3, %1 {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xi8>, tensor<3x3x8x1xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x8xi32>
    %11 = tosa.rescale %10, %6, %7, %2, %0 {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = DOUBLE_ROUND, scale32 = true} : (tensor<1x4x4x8xi32>, tensor<8xi32>, tensor<8xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<1x4x4x8xi8>
    %12 = "tosa.const"() <{values = dense<1073741824> : tensor<1xi32>}> : () -> tensor<1xi32>
    %13 = "tosa.const"() <{values = dense<11> : tensor<1xi8>}> : () -> tensor<1xi8>
    %14 = "tosa.const"() <{values = dense<10> : tensor<1xi8>}> : () -> tensor<1xi8>
    %15 = tosa.rescale %9, %12, %13, %3, %2 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = DOUBLE_ROUND, scale32 = true} : (tensor<1x4x4x8xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<1x4x4x8xi32>
    %16 = tosa.rescale %11, %12, %14, %0, %2 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = DOUBLE_ROUND, scale32 = true} : (tensor<1x4x4x8xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<1x4x4x8xi32>
    %17 = tosa.add %15, %16 : (tensor<1x4x4x8xi32>, tensor<1x4x4x8xi32>) -> tensor<1x4x4x8xi32>
    %18 = "tosa.const"() <{values = dense<1288490189> : tensor<1xi32>}> : () -> tensor<1xi32>
    %19 = "tosa.const"() <{values = dense<50> : tensor<1xi8>}> : () -> tensor<1xi8>
    %20 = tosa.rescale %17, %18, %19, %2, %3 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = DOUBLE_ROUND, scale32 = true} : (tensor<1x4x4x8xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<1x4x4x8xi8>
    %21 = tosa.clamp %20 {max_val = 90 : i8, min_val = -120 : i8} : (tensor<1x4x4x8xi8>) -> tensor<1x4x4x8xi8>
    %22 = tosa.avg_pool2d %21, %3, %3 {acc_type = i32, kernel = array<i64: 4, 4>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x1x1x8xi8>
    %23 = tosa.conv2d %22, %arg5, %arg6, %3, %1 {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x1x8xi8>, tensor<5x1x1x8xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x1x1x5xi32>
    %24 = "tosa.const"() <{values = dense<1626496491> : tensor<1xi32>}> : () -> tensor<1xi32>
    %25 = "tosa.const"() <{values = dense<39> : tensor<1xi8>}> : () -> tensor<1xi8>
    %26 = tosa.rescale %23, %24, %25, %2, %0 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = DOUBLE_ROUND, scale32 = true} : (tensor<1x1x1x5xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<1x1x1x5xi8>
    %27 = tosa.const_shape {values = dense<[1, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %28 = tosa.reshape %26, %27 : (tensor<1x1x1x5xi8>, !tosa.shape<2>) -> tensor<1x5xi8>
    %29 = tosa.argmax %28 {axis = 1 : i32} : (tensor<1x5xi8>) -> tensor<1xi32>
    return %28, %29, %21 : tensor<1x5xi8>, tensor<1xi32>, tensor<1x4x4x8xi8>
  }
  // Bytes without a sign, as camera images have them.
  func.func @camera(%arg0: tensor<1x6x6x3xi8>) -> tensor<1x6x6x3xi8> {
    %0 = "tosa.const"() <{values = dense<1073741824> : tensor<1xi32>}> : () -> tensor<1xi32>
    %1 = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const"() <{values = dense<-128> : tensor<1xi8>}> : () -> tensor<1xi8>
    %3 = "tosa.const"() <{values = dense<-1> : tensor<1xi8>}> : () -> tensor<1xi8>
    %4 = tosa.rescale %arg0, %0, %1, %2, %3 {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<1x6x6x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x6x3xi8>
    return %4 : tensor<1x6x6x3xi8>
  }
  // The average of windows that reach over the border.
  func.func @blur(%arg0: tensor<1x7x7x2xi8>) -> tensor<1x7x7x2xi8> {
    %0 = "tosa.const"() <{values = dense<4> : tensor<1xi8>}> : () -> tensor<1xi8>
    %1 = "tosa.const"() <{values = dense<-9> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = tosa.avg_pool2d %arg0, %0, %1 {acc_type = i32, kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x7x7x2xi8>
    return %2 : tensor<1x7x7x2xi8>
  }
  // Sums of 48 bits, as products of 16 and 8 bits have them.
  func.func @wide(%arg0: tensor<1x4x4x2xi16>, %arg1: tensor<3x3x3x2xi8>) -> tensor<1x2x2x3xi16> {
    %0 = "tosa.const"() <{values = dense<[100, -200, 300]> : tensor<3xi48>}> : () -> tensor<3xi48>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
    %2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %3 = "tosa.const"() <{values = dense<0> : tensor<1xi48>}> : () -> tensor<1xi48>
    %4 = "tosa.const"() <{values = dense<20000> : tensor<1xi16>}> : () -> tensor<1xi16>
    %5 = "tosa.const"() <{values = dense<20> : tensor<1xi8>}> : () -> tensor<1xi8>
    %6 = tosa.conv2d %arg0, %arg1, %0, %1, %2 {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xi16>, tensor<3x3x3x2xi8>, tensor<3xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x2x2x3xi48>
    %7 = tosa.rescale %6, %4, %5, %3, %1 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<1x2x2x3xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi16>) -> tensor<1x2x2x3xi16>
    return %7 : tensor<1x2x2x3xi16>
  }
}
