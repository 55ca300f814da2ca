// RUN: mlir-opt %s --tosa-optional-decompositions --split-input-file | FileCheck %s

// CHECK: func.func @c1(%arg0: tensor<4x10x10x2xf32>, %arg1: tensor<3x1x1x2xf32>, %arg2: tensor<3xf32>) -> tensor<4x10x10x3xf32> {
// CHECK-NEXT: %0 = tosa.reshape %arg0 {new_shape = array<i64: 400, 2>} : (tensor<4x10x10x2xf32>) -> tensor<400x2xf32>
// CHECK-NEXT: %1 = tosa.reshape %arg1 {new_shape = array<i64: 3, 2>} : (tensor<3x1x1x2xf32>) -> tensor<3x2xf32>
// CHECK-NEXT: %2 = tosa.fully_connected %0, %1, %arg2 : (tensor<400x2xf32>, tensor<3x2xf32>, tensor<3xf32>) -> tensor<400x3xf32>
// CHECK-NEXT: %3 = tosa.reshape %2 {new_shape = array<i64: 4, 10, 10, 3>} : (tensor<400x3xf32>) -> tensor<4x10x10x3xf32>
// CHECK-NEXT: return %3 : tensor<4x10x10x3xf32>
func.func @c1(%input: tensor<4x10x10x2xf32>, %weights: tensor<3x1x1x2xf32>, %bias: tensor<3xf32>) -> tensor<4x10x10x3xf32> {
  %0 = tosa.conv2d %input, %weights, %bias {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>)  -> tensor<4x10x10x3xf32>
  return %0 : tensor<4x10x10x3xf32> }

// -----

// CHECK: func.func @c2(%arg0: tensor<4x10x10x2xi8>, %arg1: tensor<3x1x1x2xi8>, %arg2: tensor<3xi32>) -> tensor<4x10x10x3xi32> {
// CHECK-NEXT: %0 = tosa.reshape %arg0 {new_shape = array<i64: 400, 2>} : (tensor<4x10x10x2xi8>) -> tensor<400x2xi8>
// CHECK-NEXT: %1 = tosa.reshape %arg1 {new_shape = array<i64: 3, 2>} : (tensor<3x1x1x2xi8>) -> tensor<3x2xi8>
// CHECK-NEXT: %2 = tosa.fully_connected %0, %1, %arg2 {quantization_info = #tosa.conv_quant<input_zp = 42, weight_zp = 24>} : (tensor<400x2xi8>, tensor<3x2xi8>, tensor<3xi32>) -> tensor<400x3xi32>
// CHECK-NEXT: %3 = tosa.reshape %2 {new_shape = array<i64: 4, 10, 10, 3>} : (tensor<400x3xi32>) -> tensor<4x10x10x3xi32>
// CHECK-NEXT: return %3 : tensor<4x10x10x3xi32>
func.func @c2(%input: tensor<4x10x10x2xi8>, %weights: tensor<3x1x1x2xi8>, %bias: tensor<3xi32>) -> tensor<4x10x10x3xi32> {
  %0 = tosa.conv2d %input, %weights, %bias {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, quantization_info = #tosa.conv_quant<input_zp = 42, weight_zp = 24>} : (tensor<4x10x10x2xi8>, tensor<3x1x1x2xi8>, tensor<3xi32>)  -> tensor<4x10x10x3xi32>
  return %0 : tensor<4x10x10x3xi32> }

// -----

// CHECK: func.func @c3(%arg0: tensor<?x14x14x64xi8>, %arg1: tensor<384x1x1x64xi8>, %arg2: tensor<384xi32>) -> tensor<?x14x14x384xi32> {
// CHECK-NEXT: %0 = tosa.reshape %arg0 {new_shape = array<i64: -1, 64>} : (tensor<?x14x14x64xi8>) -> tensor<?x64xi8>
// CHECK-NEXT: %1 = tosa.reshape %arg1 {new_shape = array<i64: 384, 64>} : (tensor<384x1x1x64xi8>) -> tensor<384x64xi8>
// CHECK-NEXT: %2 = tosa.fully_connected %0, %1, %arg2 {quantization_info = #tosa.conv_quant<input_zp = -6, weight_zp = 11>} : (tensor<?x64xi8>, tensor<384x64xi8>, tensor<384xi32>) -> tensor<?x384xi32>
// CHECK-NEXT: %3 = tosa.reshape %2 {new_shape = array<i64: -1, 14, 14, 384>} : (tensor<?x384xi32>) -> tensor<?x14x14x384xi32>
// CHECK-NEXT: return %3 : tensor<?x14x14x384xi32>
func.func @c3(%input: tensor<?x14x14x64xi8>, %weights: tensor<384x1x1x64xi8>, %bias: tensor<384xi32>) -> tensor<?x14x14x384xi32> {
  %0 = tosa.conv2d %input, %weights, %bias {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, quantization_info = #tosa.conv_quant<input_zp = -6, weight_zp = 11>, stride = array<i64: 1, 1>} : (tensor<?x14x14x64xi8>, tensor<384x1x1x64xi8>, tensor<384xi32>) -> tensor<?x14x14x384xi32>
  return %0 : tensor<?x14x14x384xi32> }

// -----

// CHECK: func.func @c4(%arg0: tensor<4x10x10x2xi8>, %arg1: tensor<3x1x1x2xi8>, %arg2: tensor<3xi32>) -> tensor<4x12x12x3xi32> {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<{{\[\[}}0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>}> : () -> tensor<4x2xi64>
// CHECK-NEXT: %1 = "tosa.const"() <{value = dense<42> : tensor<i8>}> : () -> tensor<i8>
// CHECK-NEXT: %2 = tosa.pad %arg0, %0, %1 : (tensor<4x10x10x2xi8>, tensor<4x2xi64>, tensor<i8>) -> tensor<4x12x12x2xi8>
// CHECK-NEXT: %3 = tosa.reshape %2 {new_shape = array<i64: 576, 2>} : (tensor<4x12x12x2xi8>) -> tensor<576x2xi8>
// CHECK-NEXT: %4 = tosa.reshape %arg1 {new_shape = array<i64: 3, 2>} : (tensor<3x1x1x2xi8>) -> tensor<3x2xi8>
// CHECK-NEXT: %5 = tosa.fully_connected %3, %4, %arg2 {quantization_info = #tosa.conv_quant<input_zp = 42, weight_zp = 24>} : (tensor<576x2xi8>, tensor<3x2xi8>, tensor<3xi32>) -> tensor<576x3xi32>
// CHECK-NEXT: %6 = tosa.reshape %5 {new_shape = array<i64: 4, 12, 12, 3>} : (tensor<576x3xi32>) -> tensor<4x12x12x3xi32>
// CHECK-NEXT: return %6 : tensor<4x12x12x3xi32>
func.func @c4(%input: tensor<4x10x10x2xi8>, %weights: tensor<3x1x1x2xi8>, %bias: tensor<3xi32>) -> tensor<4x12x12x3xi32> {
  %0 = tosa.conv2d %input, %weights, %bias {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, quantization_info = #tosa.conv_quant<input_zp = 42, weight_zp = 24>} : (tensor<4x10x10x2xi8>, tensor<3x1x1x2xi8>, tensor<3xi32>)  -> tensor<4x12x12x3xi32>
  return %0 : tensor<4x12x12x3xi32> }

// -----

// CHECK: func.func @c5(%arg0: tensor<4x10x10x2xf32>, %arg1: tensor<3x1x1x2xf32>, %arg2: tensor<3xf32>) -> tensor<4x5x10x3xf32> {
// CHECK-NEXT: %0 = tosa.conv2d %arg0, %arg1, %arg2 {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 1>} : (tensor<4x10x10x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>) -> tensor<4x5x10x3xf32>
// CHECK-NEXT: return %0 : tensor<4x5x10x3xf32>
func.func @c5(%input: tensor<4x10x10x2xf32>, %weights: tensor<3x1x1x2xf32>, %bias: tensor<3xf32>) -> tensor<4x5x10x3xf32> {
  %0 = tosa.conv2d %input, %weights, %bias {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>)  -> tensor<4x5x10x3xf32>
  return %0 : tensor<4x5x10x3xf32> }

// -----

// CHECK: func.func @d1(%arg0: tensor<4x10x10x2xf32>, %arg1: tensor<1x1x2x3xf32>, %arg2: tensor<6xf32>) -> tensor<4x10x10x6xf32> {
// CHECK-NEXT: %0 = tosa.reshape %arg0 {new_shape = array<i64: 4, 10, 10, 2, 1>} : (tensor<4x10x10x2xf32>) -> tensor<4x10x10x2x1xf32>
// CHECK-NEXT: %1 = tosa.reshape %arg1 {new_shape = array<i64: 1, 1, 1, 2, 3>} : (tensor<1x1x2x3xf32>) -> tensor<1x1x1x2x3xf32>
// CHECK-NEXT: %2 = tosa.mul %0, %1 {shift = 0 : i8} : (tensor<4x10x10x2x1xf32>, tensor<1x1x1x2x3xf32>) -> tensor<4x10x10x2x3xf32>
// CHECK-NEXT: %3 = tosa.reshape %2 {new_shape = array<i64: 4, 10, 10, 6>} : (tensor<4x10x10x2x3xf32>) -> tensor<4x10x10x6xf32>
// CHECK-NEXT: %4 = tosa.reshape %arg2 {new_shape = array<i64: 1, 1, 1, 6>} : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
// CHECK-NEXT: %5 = tosa.add %3, %4 : (tensor<4x10x10x6xf32>, tensor<1x1x1x6xf32>) -> tensor<4x10x10x6xf32>
// CHECK-NEXT: return %5 : tensor<4x10x10x6xf32>
func.func @d1(%arg0: tensor<4x10x10x2xf32>, %arg1: tensor<1x1x2x3xf32>, %arg2: tensor<6xf32>) -> tensor<4x10x10x6xf32> {
  %0 = tosa.depthwise_conv2d %arg0, %arg1, %arg2 {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>)  -> tensor<4x10x10x6xf32>
  return %0 : tensor<4x10x10x6xf32> }

// -----

// CHECK: func.func @d2(%arg0: tensor<4x10x10x2xi8>, %arg1: tensor<1x1x2x3xi8>, %arg2: tensor<6xi32>) -> tensor<4x10x10x6xi32> {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<11> : tensor<1x1x1x1xi32>}> : () -> tensor<1x1x1x1xi32>
// CHECK-NEXT: %1 = "tosa.const"() <{value = dense<7> : tensor<1x1x1x1x1xi32>}> : () -> tensor<1x1x1x1x1xi32>
// CHECK-NEXT: %2 = tosa.reshape %arg0 {new_shape = array<i64: 4, 10, 10, 2, 1>} : (tensor<4x10x10x2xi8>) -> tensor<4x10x10x2x1xi8>
// CHECK-NEXT: %3 = tosa.cast %2 : (tensor<4x10x10x2x1xi8>) -> tensor<4x10x10x2x1xi32>
// CHECK-NEXT: %4 = tosa.cast %arg1 : (tensor<1x1x2x3xi8>) -> tensor<1x1x2x3xi32>
// CHECK-NEXT: %5 = tosa.sub %3, %1 : (tensor<4x10x10x2x1xi32>, tensor<1x1x1x1x1xi32>) -> tensor<4x10x10x2x1xi32>
// CHECK-NEXT: %6 = tosa.sub %4, %0 : (tensor<1x1x2x3xi32>, tensor<1x1x1x1xi32>) -> tensor<1x1x2x3xi32>
// CHECK-NEXT: %7 = tosa.reshape %6 {new_shape = array<i64: 1, 1, 1, 2, 3>} : (tensor<1x1x2x3xi32>) -> tensor<1x1x1x2x3xi32>
// CHECK-NEXT: %8 = tosa.mul %5, %7 {shift = 0 : i8} : (tensor<4x10x10x2x1xi32>, tensor<1x1x1x2x3xi32>) -> tensor<4x10x10x2x3xi32>
// CHECK-NEXT: %9 = tosa.reshape %8 {new_shape = array<i64: 4, 10, 10, 6>} : (tensor<4x10x10x2x3xi32>) -> tensor<4x10x10x6xi32>
// CHECK-NEXT: %10 = tosa.reshape %arg2 {new_shape = array<i64: 1, 1, 1, 6>} : (tensor<6xi32>) -> tensor<1x1x1x6xi32>
// CHECK-NEXT: %11 = tosa.add %9, %10 : (tensor<4x10x10x6xi32>, tensor<1x1x1x6xi32>) -> tensor<4x10x10x6xi32>
// CHECK-NEXT: return %11 : tensor<4x10x10x6xi32>
func.func @d2(%arg0: tensor<4x10x10x2xi8>, %arg1: tensor<1x1x2x3xi8>, %arg2: tensor<6xi32>) -> tensor<4x10x10x6xi32> {
  %0 = tosa.depthwise_conv2d %arg0, %arg1, %arg2 {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, quantization_info = #tosa.conv_quant<input_zp = 7, weight_zp = 11>} : (tensor<4x10x10x2xi8>, tensor<1x1x2x3xi8>, tensor<6xi32>)  -> tensor<4x10x10x6xi32>
  return %0 : tensor<4x10x10x6xi32> }

// -----

// CHECK: func.func @d3(%arg0: tensor<4x10x10x2xf32>, %arg1: tensor<1x1x2x3xf32>, %arg2: tensor<6xf32>) -> tensor<4x12x12x6xf32> {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
// CHECK-NEXT: %1 = "tosa.const"() <{value = dense<{{\[\[}}0, 0], [1, 1], [1, 1], [0, 0], [0, 0]]> : tensor<5x2xi64>}> : () -> tensor<5x2xi64>
// CHECK-NEXT: %2 = tosa.reshape %arg0 {new_shape = array<i64: 4, 10, 10, 2, 1>} : (tensor<4x10x10x2xf32>) -> tensor<4x10x10x2x1xf32>
// CHECK-NEXT: %3 = tosa.pad %2, %1, %0 : (tensor<4x10x10x2x1xf32>, tensor<5x2xi64>, tensor<f32>) -> tensor<4x12x12x2x1xf32>
// CHECK-NEXT: %4 = tosa.reshape %arg1 {new_shape = array<i64: 1, 1, 1, 2, 3>} : (tensor<1x1x2x3xf32>) -> tensor<1x1x1x2x3xf32>
// CHECK-NEXT: %5 = tosa.mul %3, %4 {shift = 0 : i8} : (tensor<4x12x12x2x1xf32>, tensor<1x1x1x2x3xf32>) -> tensor<4x12x12x2x3xf32>
// CHECK-NEXT: %6 = tosa.reshape %5 {new_shape = array<i64: 4, 12, 12, 6>} : (tensor<4x12x12x2x3xf32>) -> tensor<4x12x12x6xf32>
// CHECK-NEXT: %7 = tosa.reshape %arg2 {new_shape = array<i64: 1, 1, 1, 6>} : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
// CHECK-NEXT: %8 = tosa.add %6, %7 : (tensor<4x12x12x6xf32>, tensor<1x1x1x6xf32>) -> tensor<4x12x12x6xf32>
// CHECK-NEXT: return %8 : tensor<4x12x12x6xf32>
func.func @d3(%arg0: tensor<4x10x10x2xf32>, %arg1: tensor<1x1x2x3xf32>, %arg2: tensor<6xf32>) -> tensor<4x12x12x6xf32> {
  %0 = tosa.depthwise_conv2d %arg0, %arg1, %arg2 {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>)  -> tensor<4x12x12x6xf32>
  return %0 : tensor<4x12x12x6xf32> }

// -----

// CHECK: func.func @d4(%arg0: tensor<4x10x10x2xi8>, %arg1: tensor<1x1x2x3xi8>, %arg2: tensor<6xi32>) -> tensor<4x12x12x6xi32> {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT: %1 = "tosa.const"() <{value = dense<{{\[\[}}0, 0], [1, 1], [1, 1], [0, 0], [0, 0]]> : tensor<5x2xi64>}> : () -> tensor<5x2xi64>
// CHECK-NEXT: %2 = tosa.reshape %arg0 {new_shape = array<i64: 4, 10, 10, 2, 1>} : (tensor<4x10x10x2xi8>) -> tensor<4x10x10x2x1xi8>
// CHECK-NEXT: %3 = tosa.cast %2 : (tensor<4x10x10x2x1xi8>) -> tensor<4x10x10x2x1xi32>
// CHECK-NEXT: %4 = tosa.cast %arg1 : (tensor<1x1x2x3xi8>) -> tensor<1x1x2x3xi32>
// CHECK-NEXT: %5 = tosa.pad %3, %1, %0 : (tensor<4x10x10x2x1xi32>, tensor<5x2xi64>, tensor<i32>) -> tensor<4x12x12x2x1xi32>
// CHECK-NEXT: %6 = tosa.reshape %4 {new_shape = array<i64: 1, 1, 1, 2, 3>} : (tensor<1x1x2x3xi32>) -> tensor<1x1x1x2x3xi32>
// CHECK-NEXT: %7 = tosa.mul %5, %6 {shift = 0 : i8} : (tensor<4x12x12x2x1xi32>, tensor<1x1x1x2x3xi32>) -> tensor<4x12x12x2x3xi32>
// CHECK-NEXT: %8 = tosa.reshape %7 {new_shape = array<i64: 4, 12, 12, 6>} : (tensor<4x12x12x2x3xi32>) -> tensor<4x12x12x6xi32>
// CHECK-NEXT: %9 = tosa.reshape %arg2 {new_shape = array<i64: 1, 1, 1, 6>} : (tensor<6xi32>) -> tensor<1x1x1x6xi32>
// CHECK-NEXT: %10 = tosa.add %8, %9 : (tensor<4x12x12x6xi32>, tensor<1x1x1x6xi32>) -> tensor<4x12x12x6xi32>
// CHECK-NEXT: return %10 : tensor<4x12x12x6xi32>
func.func @d4(%arg0: tensor<4x10x10x2xi8>, %arg1: tensor<1x1x2x3xi8>, %arg2: tensor<6xi32>) -> tensor<4x12x12x6xi32> {
  %0 = tosa.depthwise_conv2d %arg0, %arg1, %arg2 {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, quantization_info = #tosa.conv_quant<input_zp = 0, weight_zp = 0>} : (tensor<4x10x10x2xi8>, tensor<1x1x2x3xi8>, tensor<6xi32>)  -> tensor<4x12x12x6xi32>
  return %0 : tensor<4x12x12x6xi32> }

// -----

// CHECK: func.func @t1(%arg0: tensor<2x16x14x3xf32>, %arg1: tensor<5x3x6x3xf32>, %arg2: tensor<5xf32>) -> tensor<2x18x19x5xf32> {
// CHECK-NEXT: %0 = tosa.reverse %arg1 {axis = 1 : i32} : (tensor<5x3x6x3xf32>) -> tensor<5x3x6x3xf32>
// CHECK-NEXT: %1 = tosa.reverse %0 {axis = 2 : i32} : (tensor<5x3x6x3xf32>) -> tensor<5x3x6x3xf32>
// CHECK-NEXT: %2 = tosa.conv2d %arg0, %1, %arg2 {dilation = array<i64: 1, 1>, pad = array<i64: 2, 2, 5, 5>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>) -> tensor<2x18x19x5xf32>
// CHECK-NEXT: return %2 : tensor<2x18x19x5xf32>
func.func @t1(%arg0: tensor<2x16x14x3xf32>, %arg1: tensor<5x3x6x3xf32>, %arg2: tensor<5xf32>) -> tensor<2x18x19x5xf32> {
  %0 = tosa.transpose_conv2d %arg0, %arg1, %arg2 {out_pad = array<i64: 0, 0, 0, 0>, out_shape = array<i64: -1, -1, -1, -1>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>) -> tensor<2x18x19x5xf32>
  return %0 : tensor<2x18x19x5xf32> }

// -----

// CHECK: func.func @t2(%arg0: tensor<2x16x14x3xi8>, %arg1: tensor<5x3x6x3xi8>, %arg2: tensor<5xi32>) -> tensor<2x21x26x5xi32> {
// CHECK-NEXT: %0 = tosa.reverse %arg1 {axis = 1 : i32} : (tensor<5x3x6x3xi8>) -> tensor<5x3x6x3xi8>
// CHECK-NEXT: %1 = tosa.reverse %0 {axis = 2 : i32} : (tensor<5x3x6x3xi8>) -> tensor<5x3x6x3xi8>
// CHECK-NEXT: %2 = tosa.conv2d %arg0, %1, %arg2 {dilation = array<i64: 1, 1>, pad = array<i64: 3, 4, 8, 9>, quantization_info = #tosa.conv_quant<input_zp = -22, weight_zp = 42>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xi8>, tensor<5x3x6x3xi8>, tensor<5xi32>) -> tensor<2x21x26x5xi32>
// CHECK-NEXT: return %2 : tensor<2x21x26x5xi32>
func.func @t2(%arg0: tensor<2x16x14x3xi8>, %arg1: tensor<5x3x6x3xi8>, %arg2: tensor<5xi32>) -> tensor<2x21x26x5xi32> {
  %0 = tosa.transpose_conv2d %arg0, %arg1, %arg2 {out_pad = array<i64: 1, 2, 3, 4>, out_shape = array<i64: -1, -1, -1, -1>, quantization_info = #tosa.conv_quant<input_zp = -22, weight_zp = 42>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xi8>, tensor<5x3x6x3xi8>, tensor<5xi32>) -> tensor<2x21x26x5xi32>
  return %0 : tensor<2x21x26x5xi32> }

// -----

// CHECK: func.func @t3(%arg0: tensor<2x17x15x3xf32>, %arg1: tensor<5x3x5x3xf32>, %arg2: tensor<5xf32>) -> tensor<2x35x47x5xf32> {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<[0, 1, 3, 2, 4, 5]> : tensor<6xi32>}> : () -> tensor<6xi32>
// CHECK-NEXT: %1 = "tosa.const"() <{value = dense<0.000000e+00> : tensor<30xf32>}> : () -> tensor<30xf32>
// CHECK-NEXT: %2 = "tosa.const"() <{value = dense<{{\[\[}}0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi32>}> : () -> tensor<4x2xi32>
// CHECK-NEXT: %3 = "tosa.const"() <{value = dense<[2, 4, 0, 1, 3, 5]> : tensor<6xi32>}> : () -> tensor<6xi32>
// CHECK-NEXT: %4 = "tosa.const"() <{value = dense<{{\[\[}}0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi32>}> : () -> tensor<4x2xi32>
// CHECK-NEXT: %5 = tosa.pad %arg1, %4 : (tensor<5x3x5x3xf32>, tensor<4x2xi32>) -> tensor<5x4x6x3xf32>
// CHECK-NEXT: %6 = tosa.reshape %5 {new_shape = array<i64: 5, 2, 2, 2, 3, 3>} : (tensor<5x4x6x3xf32>) -> tensor<5x2x2x2x3x3xf32>
// CHECK-NEXT: %7 = tosa.transpose %6, %3 : (tensor<5x2x2x2x3x3xf32>, tensor<6xi32>) -> tensor<2x3x5x2x2x3xf32>
// CHECK-NEXT: %8 = tosa.reshape %7 {new_shape = array<i64: 30, 2, 2, 3>} : (tensor<2x3x5x2x2x3xf32>) -> tensor<30x2x2x3xf32>
// CHECK-NEXT: %9 = tosa.reverse %8 {axis = 1 : i32} : (tensor<30x2x2x3xf32>) -> tensor<30x2x2x3xf32>
// CHECK-NEXT: %10 = tosa.reverse %9 {axis = 2 : i32} : (tensor<30x2x2x3xf32>) -> tensor<30x2x2x3xf32>
// CHECK-NEXT: %11 = tosa.pad %arg0, %2 : (tensor<2x17x15x3xf32>, tensor<4x2xi32>) -> tensor<2x19x17x3xf32>
// CHECK-NEXT: %12 = tosa.conv2d %11, %10, %1 {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x19x17x3xf32>, tensor<30x2x2x3xf32>, tensor<30xf32>) -> tensor<2x18x16x30xf32>
// CHECK-NEXT: %13 = tosa.reshape %12 {new_shape = array<i64: 2, 18, 16, 2, 3, 5>} : (tensor<2x18x16x30xf32>) -> tensor<2x18x16x2x3x5xf32>
// CHECK-NEXT: %14 = tosa.transpose %13, %0 : (tensor<2x18x16x2x3x5xf32>, tensor<6xi32>) -> tensor<2x18x2x16x3x5xf32>
// CHECK-NEXT: %15 = tosa.reshape %14 {new_shape = array<i64: 2, 36, 48, 5>} : (tensor<2x18x2x16x3x5xf32>) -> tensor<2x36x48x5xf32>
// CHECK-NEXT: %16 = tosa.slice %15 {size = array<i64: 2, 35, 47, 5>, start = array<i64: 0, 0, 0, 0>} : (tensor<2x36x48x5xf32>) -> tensor<2x35x47x5xf32>
// CHECK-NEXT: %17 = tosa.reshape %arg2 {new_shape = array<i64: 1, 1, 1, 5>} : (tensor<5xf32>) -> tensor<1x1x1x5xf32>
// CHECK-NEXT: %18 = tosa.add %16, %17 : (tensor<2x35x47x5xf32>, tensor<1x1x1x5xf32>) -> tensor<2x35x47x5xf32>
// CHECK-NEXT: return %18 : tensor<2x35x47x5xf32>
func.func @t3(%arg0: tensor<2x17x15x3xf32>, %arg1: tensor<5x3x5x3xf32>, %arg2: tensor<5xf32>) -> tensor<2x35x47x5xf32> {
  %0 = tosa.transpose_conv2d %arg0, %arg1, %arg2 {out_pad = array<i64: 0, 0, 0, 0>, out_shape = array<i64: -1, -1, -1, -1>, stride = array<i64: 2, 3>} : (tensor<2x17x15x3xf32>, tensor<5x3x5x3xf32>, tensor<5xf32>) -> tensor<2x35x47x5xf32>
  return %0 : tensor<2x35x47x5xf32> }

// -----

// CHECK: func.func @t4(%arg0: tensor<1x19x2x1xf32>, %arg1: tensor<1x1x2x1xf32>, %arg2: tensor<1xf32>) -> tensor<1x75x10x1xf32> {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<{{\[\[}}0, 0], [2, 0], [0, 0], [0, 0]]> : tensor<4x2xi32>}> : () -> tensor<4x2xi32>
// CHECK-NEXT: %1 = "tosa.const"() <{value = dense<[0, 1, 3, 2, 4, 5]> : tensor<6xi32>}> : () -> tensor<6xi32>
// CHECK-NEXT: %2 = "tosa.const"() <{value = dense<0.000000e+00> : tensor<32xf32>}> : () -> tensor<32xf32>
// CHECK-NEXT: %3 = "tosa.const"() <{value = dense<[2, 4, 0, 1, 3, 5]> : tensor<6xi32>}> : () -> tensor<6xi32>
// CHECK-NEXT: %4 = "tosa.const"() <{value = dense<{{\[\[}}0, 0], [0, 3], [0, 6], [0, 0]]> : tensor<4x2xi32>}> : () -> tensor<4x2xi32>
// CHECK-NEXT: %5 = tosa.pad %arg1, %4 : (tensor<1x1x2x1xf32>, tensor<4x2xi32>) -> tensor<1x4x8x1xf32>
// CHECK-NEXT: %6 = tosa.reshape %5 {new_shape = array<i64: 1, 1, 4, 1, 8, 1>} : (tensor<1x4x8x1xf32>) -> tensor<1x1x4x1x8x1xf32>
// CHECK-NEXT: %7 = tosa.transpose %6, %3 : (tensor<1x1x4x1x8x1xf32>, tensor<6xi32>) -> tensor<4x8x1x1x1x1xf32>
// CHECK-NEXT: %8 = tosa.reshape %arg0 {new_shape = array<i64: 38, 1>} : (tensor<1x19x2x1xf32>) -> tensor<38x1xf32>
// CHECK-NEXT: %9 = tosa.reshape %7 {new_shape = array<i64: 32, 1>} : (tensor<4x8x1x1x1x1xf32>) -> tensor<32x1xf32>
// CHECK-NEXT: %10 = tosa.fully_connected %8, %9, %2 : (tensor<38x1xf32>, tensor<32x1xf32>, tensor<32xf32>) -> tensor<38x32xf32>
// CHECK-NEXT: %11 = tosa.reshape %10 {new_shape = array<i64: 1, 19, 2, 4, 8, 1>} : (tensor<38x32xf32>) -> tensor<1x19x2x4x8x1xf32>
// CHECK-NEXT: %12 = tosa.transpose %11, %1 : (tensor<1x19x2x4x8x1xf32>, tensor<6xi32>) -> tensor<1x19x4x2x8x1xf32>
// CHECK-NEXT: %13 = tosa.reshape %12 {new_shape = array<i64: 1, 76, 16, 1>} : (tensor<1x19x4x2x8x1xf32>) -> tensor<1x76x16x1xf32>
// CHECK-NEXT: %14 = tosa.slice %13 {size = array<i64: 1, 73, 10, 1>, start = array<i64: 0, 0, 0, 0>} : (tensor<1x76x16x1xf32>) -> tensor<1x73x10x1xf32>
// CHECK-NEXT: %15 = tosa.pad %14, %0 : (tensor<1x73x10x1xf32>, tensor<4x2xi32>) -> tensor<1x75x10x1xf32>
// CHECK-NEXT: %16 = tosa.reshape %arg2 {new_shape = array<i64: 1, 1, 1, 1>} : (tensor<1xf32>) -> tensor<1x1x1x1xf32>
// CHECK-NEXT: %17 = tosa.add %15, %16 : (tensor<1x75x10x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x75x10x1xf32>
// CHECK-NEXT: return %17 : tensor<1x75x10x1xf32>
func.func @t4(%arg0: tensor<1x19x2x1xf32>, %arg1: tensor<1x1x2x1xf32>, %arg2: tensor<1xf32>) -> tensor<1x75x10x1xf32> {
  %0 = tosa.transpose_conv2d %arg0, %arg1, %arg2 {out_pad = array<i64: 2, 0, 0, 0>, out_shape = array<i64: -1, -1, -1, -1>, stride = array<i64: 4, 8>} : (tensor<1x19x2x1xf32>, tensor<1x1x2x1xf32>, tensor<1xf32>) -> tensor<1x75x10x1xf32>
  return %0 : tensor<1x75x10x1xf32> }

// -----

// CHECK: func.func @t5(%arg0: tensor<2x17x15x3xi8>, %arg1: tensor<5x3x5x3xi8>, %arg2: tensor<5xi32>) -> tensor<2x35x47x5xi32> {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<[0, 1, 3, 2, 4, 5]> : tensor<6xi32>}> : () -> tensor<6xi32>
// CHECK-NEXT: %1 = "tosa.const"() <{value = dense<0> : tensor<30xi32>}> : () -> tensor<30xi32>
// CHECK-NEXT: %2 = "tosa.const"() <{value = dense<{{\[\[}}0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi32>}> : () -> tensor<4x2xi32>
// CHECK-NEXT: %3 = "tosa.const"() <{value = dense<[2, 4, 0, 1, 3, 5]> : tensor<6xi32>}> : () -> tensor<6xi32>
// CHECK-NEXT: %4 = "tosa.const"() <{value = dense<{{\[\[}}0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi32>}> : () -> tensor<4x2xi32>
// CHECK-NEXT: %5 = tosa.pad %arg1, %4 {quantization_info = #tosa.pad_quant<input_zp = 42>} : (tensor<5x3x5x3xi8>, tensor<4x2xi32>) -> tensor<5x4x6x3xi8>
// CHECK-NEXT: %6 = tosa.reshape %5 {new_shape = array<i64: 5, 2, 2, 2, 3, 3>} : (tensor<5x4x6x3xi8>) -> tensor<5x2x2x2x3x3xi8>
// CHECK-NEXT: %7 = tosa.transpose %6, %3 : (tensor<5x2x2x2x3x3xi8>, tensor<6xi32>) -> tensor<2x3x5x2x2x3xi8>
// CHECK-NEXT: %8 = tosa.reshape %7 {new_shape = array<i64: 30, 2, 2, 3>} : (tensor<2x3x5x2x2x3xi8>) -> tensor<30x2x2x3xi8>
// CHECK-NEXT: %9 = tosa.reverse %8 {axis = 1 : i32} : (tensor<30x2x2x3xi8>) -> tensor<30x2x2x3xi8>
// CHECK-NEXT: %10 = tosa.reverse %9 {axis = 2 : i32} : (tensor<30x2x2x3xi8>) -> tensor<30x2x2x3xi8>
// CHECK-NEXT: %11 = tosa.pad %arg0, %2 {quantization_info = #tosa.pad_quant<input_zp = -22>} : (tensor<2x17x15x3xi8>, tensor<4x2xi32>) -> tensor<2x19x17x3xi8>
// CHECK-NEXT: %12 = tosa.conv2d %11, %10, %1 {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, quantization_info = #tosa.conv_quant<input_zp = -22, weight_zp = 42>, stride = array<i64: 1, 1>} : (tensor<2x19x17x3xi8>, tensor<30x2x2x3xi8>, tensor<30xi32>) -> tensor<2x18x16x30xi32>
// CHECK-NEXT: %13 = tosa.reshape %12 {new_shape = array<i64: 2, 18, 16, 2, 3, 5>} : (tensor<2x18x16x30xi32>) -> tensor<2x18x16x2x3x5xi32>
// CHECK-NEXT: %14 = tosa.transpose %13, %0 : (tensor<2x18x16x2x3x5xi32>, tensor<6xi32>) -> tensor<2x18x2x16x3x5xi32>
// CHECK-NEXT: %15 = tosa.reshape %14 {new_shape = array<i64: 2, 36, 48, 5>} : (tensor<2x18x2x16x3x5xi32>) -> tensor<2x36x48x5xi32>
// CHECK-NEXT: %16 = tosa.slice %15 {size = array<i64: 2, 35, 47, 5>, start = array<i64: 0, 0, 0, 0>} : (tensor<2x36x48x5xi32>) -> tensor<2x35x47x5xi32>
// CHECK-NEXT: %17 = tosa.reshape %arg2 {new_shape = array<i64: 1, 1, 1, 5>} : (tensor<5xi32>) -> tensor<1x1x1x5xi32>
// CHECK-NEXT: %18 = tosa.add %16, %17 : (tensor<2x35x47x5xi32>, tensor<1x1x1x5xi32>) -> tensor<2x35x47x5xi32>
// CHECK-NEXT: return %18 : tensor<2x35x47x5xi32>
func.func @t5(%arg0: tensor<2x17x15x3xi8>, %arg1: tensor<5x3x5x3xi8>, %arg2: tensor<5xi32>) -> tensor<2x35x47x5xi32> {
  %0 = tosa.transpose_conv2d %arg0, %arg1, %arg2 {out_pad = array<i64: 0, 0, 0, 0>, out_shape = array<i64: -1, -1, -1, -1>, quantization_info = #tosa.conv_quant<input_zp = -22, weight_zp = 42>, stride = array<i64: 2, 3>} : (tensor<2x17x15x3xi8>, tensor<5x3x5x3xi8>, tensor<5xi32>) -> tensor<2x35x47x5xi32>
  return %0 : tensor<2x35x47x5xi32> }
