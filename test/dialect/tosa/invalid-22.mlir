// RUN: mlir-opt --mlir-version=22 %s --split-input-file --verify-diagnostics

// Each section breaks one rule of an operation of tosa in MLIR 22.

func.func @f(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.conv2d' op expect both bias and result to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf16>
  return
}

// -----

func.func @f(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xi8>, %b: tensor<4xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.conv2d' op expect both input and weight to be float or not together, got 'f32' and 'i8'}}
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xi8>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x8x3xi8>, %w: tensor<4x3x3x3xi8>, %b: tensor<4xi32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.conv2d' op expect both input and its zero point are the same element type, got 'i8' and 'f32'}}
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x8x8x3xi8>, tensor<4x3x3x3xi8>, tensor<4xi32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xi32>
  return
}

// -----

func.func @f(%x: tensor<1x8x8x3xi8>, %w: tensor<4x3x3x3xi8>, %b: tensor<4xi32>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{'tosa.conv2d' op accumulator type for i8 tensor is not i32}}
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x8x8x3xi8>, tensor<4x3x3x3xi8>, tensor<4xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x6x4xi32>
  return
}

// -----

func.func @f(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.conv2d' op accumulator type for f32 tensor is not f32}}
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f16, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.conv2d' op expect all padding values to be >= 0, got -1, 0, 0, 0}}
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: -1,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.conv2d' op expect all stride values to be >= 1, got 0, 1}}
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 0,1>, dilation = array<i64: 1,1>} : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.conv2d' op expect all dilation values to be >= 1, got 1, 0}}
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,0>} : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.conv2d' op expected input_height - 1 + pad_top + pad_bottom - (kernel_height - 1) * dilation_y to be wholly divisible by stride_y, got (8 - 1 + 0 + 0 - (3 - 1) * 1) / 2}}
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 2,1>, dilation = array<i64: 1,1>} : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.conv2d' op calculated output width did not match expected: calculated=6, expected=7}}
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x7x4xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<3xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.conv2d' op bias channels expected to be equal to output channels (4) or 1, got 3}}
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{custom op 'tosa.conv2d' 'tosa.conv2d' op attribute 'pad' failed to satisfy constraint: i64 dense array attribute with exactly 4 elements}}
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{custom op 'tosa.conv2d' 'tosa.conv2d' op attribute 'acc_type' failed to satisfy constraint: type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float}}
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = i8, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3xf32>, %b: tensor<4xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.conv2d' op operand #1 must be 4-d tosa-conformant tensor, but got 'tensor<4x3x3xf32>'}}
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x8x8x3xf32>, tensor<4x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x0x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.conv2d' op operand #0 must be 4-d tosa-conformant tensor, but got 'tensor<1x8x0x3xf32>'}}
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x8x0x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) {
  %z = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.conv2d' op input zero point must be zero for non-int8 integer types}}
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x8x3xi16>, %w: tensor<4x3x3x3xi16>, %b: tensor<4xi48>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error @+1 {{'tosa.conv2d' op accumulator type for i16 tensor is not i48}}
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = i32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x8x8x3xi16>, tensor<4x3x3x3xi16>, tensor<4xi48>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x6x6x4xi48>
  return
}

// -----

func.func @f(%x: tensor<1x8x8x3xi16>, %w: tensor<4x3x3x3xi16>, %b: tensor<4xi48>) {
  %z = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error @+1 {{'tosa.conv2d' op input zero point must be zero for non-int8 integer types}}
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = i48, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x8x8x3xi16>, tensor<4x3x3x3xi16>, tensor<4xi48>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x6x6x4xi48>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x3xf32>, %w: tensor<5x3x3x3xf32>, %b: tensor<5xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.transpose_conv2d' op expected out_pad_top > -KH, but got: out_pad_top=-3 and KH=3}}
  %0 = tosa.transpose_conv2d %x, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: -3,0,0,0>, stride = array<i64: 2,2>} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x9x9x5xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x3xf32>, %w: tensor<5x3x3x3xf32>, %b: tensor<5xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.transpose_conv2d' op expect all stride values to be >= 1, got [2, 0]}}
  %0 = tosa.transpose_conv2d %x, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0,0,0,0>, stride = array<i64: 2,0>} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x9x9x5xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x3xf32>, %w: tensor<5x3x3x3xf32>, %b: tensor<5xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.transpose_conv2d' op dimension mismatch: expected OW == (IW - 1) * stride_x + out_pad_left + out_pad_right + KW, but got 8 != (4 - 1) * 2 + 0 + 0 + 3}}
  %0 = tosa.transpose_conv2d %x, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0,0,0,0>, stride = array<i64: 2,2>} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x9x8x5xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x3xf32>, %w: tensor<5x3x3x3xf32>, %b: tensor<4xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.transpose_conv2d' op bias channels expected to be equal to output channels (5) or 1, got 4}}
  %0 = tosa.transpose_conv2d %x, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0,0,0,0>, stride = array<i64: 2,2>} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x9x9x5xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x8x3xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<5xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.depthwise_conv2d' op bias channels expected to be equal to output channels (6) or 1, got 5}}
  %0 = tosa.depthwise_conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x8x8x3xf32>, tensor<3x3x3x2xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @f(%x: tensor<1x8x8x3xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.depthwise_conv2d' op calculated output width did not match expected: calculated=6, expected=5}}
  %0 = tosa.depthwise_conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<1x8x8x3xf32>, tensor<3x3x3x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x5x6xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x1xf32>) {
  // expected-error @+1 {{'tosa.max_pool2d' op expect all kernel values to be >= 1, got 0, 2}}
  %0 = tosa.max_pool2d %x {kernel = array<i64: 0,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 2,2>} : (tensor<1x4x4x1xf32>) -> tensor<1x2x2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x1xf32>) {
  // expected-error @+1 {{'tosa.max_pool2d' op expect all stride values to be >= 1, got 0, 2}}
  %0 = tosa.max_pool2d %x {kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 0,2>} : (tensor<1x4x4x1xf32>) -> tensor<1x2x2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x1xf32>) {
  // expected-error @+1 {{'tosa.max_pool2d' op expect all padding values to be >= 0, got -1, 0, 0, 0}}
  %0 = tosa.max_pool2d %x {kernel = array<i64: 2,2>, pad = array<i64: -1,0,0,0>, stride = array<i64: 2,2>} : (tensor<1x4x4x1xf32>) -> tensor<1x2x2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x1xf32>) {
  // expected-error @+1 {{'tosa.max_pool2d' op expected top/bottom padding to be less than the height of the kernel, got pad_top=2, pad_bottom=0, kernel_y=2}}
  %0 = tosa.max_pool2d %x {kernel = array<i64: 2,2>, pad = array<i64: 2,0,0,0>, stride = array<i64: 2,2>} : (tensor<1x4x4x1xf32>) -> tensor<1x2x2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x1xf32>) {
  // expected-error @+1 {{'tosa.max_pool2d' op expected left/right padding to be less than the width of the kernel, got pad_left=0, pad_right=2, kernel_x=2}}
  %0 = tosa.max_pool2d %x {kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,2>, stride = array<i64: 2,2>} : (tensor<1x4x4x1xf32>) -> tensor<1x2x2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x5x4x1xf32>) {
  // expected-error @+1 {{'tosa.max_pool2d' op expected input_height + pad_top + pad_bottom - kernel_y to be wholly divisible by stride_y, got (5 + 0 + 0 - 2) / 2}}
  %0 = tosa.max_pool2d %x {kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 2,2>} : (tensor<1x5x4x1xf32>) -> tensor<1x2x2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x1xf32>) {
  // expected-error @+1 {{'tosa.max_pool2d' op calculated output width did not match expected: calculated=2, expected=3}}
  %0 = tosa.max_pool2d %x {kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 2,2>} : (tensor<1x4x4x1xf32>) -> tensor<1x2x3x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x1xi8>) {
  %a = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %b = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{'tosa.avg_pool2d' op accumulator type for integer tensor is not i32}}
  %0 = tosa.avg_pool2d %x, %a, %b {acc_type = f32, kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 2,2>} : (tensor<1x4x4x1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x2x1xi8>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x1xf16>) {
  %a = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %b = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  // expected-error @+1 {{'tosa.avg_pool2d' op accumulator type for f16 tensor is not f16/f32}}
  %0 = tosa.avg_pool2d %x, %a, %b {acc_type = i32, kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 2,2>} : (tensor<1x4x4x1xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x2x2x1xf16>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x1xbf16>) {
  %a = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %b = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  // expected-error @+1 {{'tosa.avg_pool2d' op accumulator type for bf16 tensor is not f32}}
  %0 = tosa.avg_pool2d %x, %a, %b {acc_type = f16, kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 2,2>} : (tensor<1x4x4x1xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x2x2x1xbf16>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x1xf32>) {
  %a = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %b = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.avg_pool2d' op accumulator type for f32 tensor is not f32}}
  %0 = tosa.avg_pool2d %x, %a, %b {acc_type = f16, kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 2,2>} : (tensor<1x4x4x1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x1xi8>) {
  %a = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %b = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{'tosa.avg_pool2d' op expect both input and its zero point are the same element type, got 'i8' and 'i16'}}
  %0 = tosa.avg_pool2d %x, %a, %b {acc_type = i32, kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 2,2>} : (tensor<1x4x4x1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x2x2x1xi8>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x1xi16>) {
  %a = "tosa.const"() <{values = dense<3> : tensor<1xi16>}> : () -> tensor<1xi16>
  %b = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error @+1 {{'tosa.avg_pool2d' op input zero point must be zero for non-int8 integer types}}
  %0 = tosa.avg_pool2d %x, %a, %b {acc_type = i32, kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 2,2>} : (tensor<1x4x4x1xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x2x2x1xi16>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x1xi16>) {
  %a = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %b = "tosa.const"() <{values = dense<3> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error @+1 {{'tosa.avg_pool2d' op output zero point must be zero for non-int8 integer types}}
  %0 = tosa.avg_pool2d %x, %a, %b {acc_type = i32, kernel = array<i64: 2,2>, pad = array<i64: 0,0,0,0>, stride = array<i64: 2,2>} : (tensor<1x4x4x1xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x2x2x1xi16>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.argmax' op specified axis is outside the rank of the tensor}}
  %0 = tosa.argmax %x {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.argmax' op expected output shape '2', got '3'}}
  %0 = tosa.argmax %x {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<3xi32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.argmax' op result tensor is not of integer type}}
  %0 = tosa.argmax %x {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<f32>) {
  // expected-error @+1 {{'tosa.argmax' op operand #0 must be tosa-conformant tensor of at least rank 1, but got 'tensor<f32>'}}
  %0 = tosa.argmax %x {axis = 0 : i32} : (tensor<f32>) -> tensor<i32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.argmax' op requires attribute 'axis'}}
  %0 = tosa.argmax %x : (tensor<2x3xf32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{custom op 'tosa.argmax' invalid nan_mode value: BAD}}
  %0 = tosa.argmax %x {axis = 1 : i32, nan_mode = BAD} : (tensor<2x3xf32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%x: tensor<2xi8>) {
  // expected-error @+1 {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %0 = tosa.clamp %x {min_val = 1 : i32, max_val = 3 : i8} : (tensor<2xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f(%x: tensor<2xi8>) {
  // expected-error @+1 {{'tosa.clamp' op expected min_val <= max_val, got min_val=4 : i8, max_val=3 : i8}}
  %0 = tosa.clamp %x {min_val = 4 : i8, max_val = 3 : i8} : (tensor<2xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'tosa.clamp' op expected min_val <= max_val, got min_val=4.000000e+00 : f32, max_val=3.000000e+00 : f32}}
  %0 = tosa.clamp %x {min_val = 4.0 : f32, max_val = 3.0 : f32} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'tosa.clamp' op min/max attributes should not be 'NaN', got min_val=0x7FC00000 : f32, max_val=3.000000e+00 : f32}}
  %0 = tosa.clamp %x {min_val = 0x7FC00000 : f32, max_val = 3.0 : f32} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %0 = tosa.clamp %x {min_val = 1 : i8, max_val = 3.0 : f32} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'tosa.clamp' op requires attribute 'max_val'}}
  %0 = tosa.clamp %x {min_val = 1.0 : f32} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'tosa.clamp' op requires the same shape for all operands and results}}
  %0 = tosa.clamp %x {min_val = 1.0 : f32, max_val = 3.0 : f32} : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>, %y: tensor<3xf32>) {
  // expected-error @+1 {{'tosa.add' op operands don't have broadcast-compatible shapes}}
  %0 = tosa.add %x, %y : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>, %y: tensor<1x2xf32>) {
  // expected-error @+1 {{'tosa.add' op operands don't have matching ranks}}
  %0 = tosa.add %x, %y : (tensor<2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>, %y: tensor<2xi32>) {
  // expected-error @+1 {{'tosa.add' op requires the same element type for all operands and results}}
  %0 = tosa.add %x, %y : (tensor<2xf32>, tensor<2xi32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>, %y: tensor<2xf32>) {
  // expected-error @+1 {{'tosa.add' op result type '3' not broadcast compatible with broadcasted operands's shapes '2'}}
  %0 = tosa.add %x, %y : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%x: tensor<0xf32>) {
  // expected-error @+1 {{'tosa.add' op operand #0 must be tosa-conformant tensor of number values, but got 'tensor<0xf32>'}}
  %0 = tosa.add %x, %x : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xf32>
  return
}

// -----

func.func @f(%x: vector<2xf32>) {
  // expected-error @+1 {{'tosa.add' op operand #0 must be tosa-conformant tensor of number values, but got 'vector<2xf32>'}}
  %0 = tosa.add %x, %x : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'tosa.exp' op requires the same element type for all operands and results}}
  %0 = tosa.exp %x : (tensor<2xf32>) -> tensor<2xf16>
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'tosa.exp' op requires the same shape for all operands and results}}
  %0 = tosa.exp %x : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%x: tensor<2xi32>) {
  // expected-error @+1 {{'tosa.sin' op operand #0 must be tosa-conformant tensor of floating-point values, but got 'tensor<2xi32>'}}
  %0 = tosa.sin %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%x: tensor<2xi8>) {
  // expected-error @+1 {{'tosa.logical_not' op operand #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<2xi8>'}}
  %0 = tosa.logical_not %x : (tensor<2xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f(%x: tensor<2xi8>) {
  // expected-error @+1 {{'tosa.intdiv' op operand #0 must be tosa-conformant tensor of 32-bit signless integer or 64-bit signless integer values, but got 'tensor<2xi8>'}}
  %0 = tosa.intdiv %x, %x : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f(%x: tensor<2xi32>, %y: tensor<2xf32>) {
  // expected-error @+1 {{'tosa.equal' op requires the same element type for all operands}}
  %0 = tosa.equal %x, %y : (tensor<2xi32>, tensor<2xf32>) -> tensor<2xi1>
  return
}

// -----

func.func @f(%x: tensor<2xi32>) {
  // expected-error @+1 {{'tosa.equal' op result #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<2xi8>'}}
  %0 = tosa.equal %x, %x : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi8>
  return
}

// -----

func.func @f(%c: tensor<2xi1>, %x: tensor<2xi32>, %y: tensor<2xf32>) {
  // expected-error @+1 {{'tosa.select' op expect input and output to have same element type, got 'i32' and 'f32'}}
  %0 = tosa.select %c, %x, %y : (tensor<2xi1>, tensor<2xi32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%c: tensor<2xi8>, %x: tensor<2xi32>) {
  // expected-error @+1 {{'tosa.select' op operand #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<2xi8>'}}
  %0 = tosa.select %c, %x, %x : (tensor<2xi8>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.reduce_sum' op expect input tensor rank (2) to be larger than reduce axis (2)}}
  %0 = tosa.reduce_sum %x {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.reduce_sum' op reduce axis must not be negative}}
  %0 = tosa.reduce_sum %x {axis = -1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.reduce_sum' op expect reduced dimension size to be 1, got 3}}
  %0 = tosa.reduce_sum %x {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.reduce_sum' op expect output tensor rank to be equal to input tensor rank}}
  %0 = tosa.reduce_sum %x {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1x1xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.reduce_max' op expect input tensor rank (2) to be larger than reduce axis (2)}}
  %0 = tosa.reduce_max %x {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.reduce_max' op reduce axis must not be negative}}
  %0 = tosa.reduce_max %x {axis = -1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.reduce_max' op expect reduced dimension size to be 1, got 3}}
  %0 = tosa.reduce_max %x {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.reduce_max' op expect output tensor rank to be equal to input tensor rank}}
  %0 = tosa.reduce_max %x {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1x1xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.reverse' op expect input tensor rank (2) to be larger than reverse axis (5)}}
  %0 = tosa.reverse %x {axis = 5 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.reverse' op expected non-negative reverse axis}}
  %0 = tosa.reverse %x {axis = -5 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.reverse' op expect input and output to have same element type, got 'f32' and 'i32'}}
  %0 = tosa.reverse %x {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %y: tensor<2xf32>) {
  // expected-error @+1 {{'tosa.concat' op expect all operands to have the same rank, but got 2 vs 1 on operands 0 and 1}}
  %0 = tosa.concat %x, %y {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x4xf32>) {
  // expected-error @+1 {{'tosa.concat' op expect all operand shapes to have the same sizes on non-axis dimensions, but got 4 vs 3 at index 1 on operands 0 and 1}}
  %0 = tosa.concat %x, %y {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.concat' op requires sum of axis dimensions of input1 equal to output axis dimension, got 4 and 5}}
  %0 = tosa.concat %x, %y {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<5x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.concat' op expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got 2}}
  %0 = tosa.concat %x, %y {axis = 2 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x3xi32>) {
  // expected-error @+1 {{'tosa.concat' op expect input and output to have same element type, got 'i32' and 'f32'}}
  %0 = tosa.concat %x, %y {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.concat' op expect at least one input}}
  %0 = tosa.concat {axis = 0 : i32} : () -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %a = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @+1 {{'tosa.reshape' op expect input and output to have same element type, got 'f32' and 'i32'}}
  %0 = tosa.reshape %x, %a : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xi32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %a = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @+1 {{'tosa.reshape' op new shape is inconsistent with result shape}}
  %0 = tosa.reshape %x, %a : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %a = tosa.const_shape {values = dense<[-1,-1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.reshape' op expected at most one target dimension to be -1}}
  %0 = tosa.reshape %x, %a : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %a = tosa.const_shape {values = dense<[5]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @+1 {{'tosa.reshape' op cannot reshape 6 elements into 5}}
  %0 = tosa.reshape %x, %a : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %a = tosa.const_shape {values = dense<[-2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @+1 {{'tosa.reshape' op new shape has invalid tensor dimension size -2}}
  %0 = tosa.reshape %x, %a : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %a = tosa.const_shape {values = dense<[2,3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.reshape' op new shape does not match result rank}}
  %0 = tosa.reshape %x, %a : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %a = tosa.const_shape {values = dense<[-1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @+1 {{'tosa.reshape' op cannot reshape 6 elements into 7}}
  %0 = tosa.reshape %x, %a : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<7xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %a = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @+1 {{'tosa.tile' op expect 'multiples' to have rank 2 but got 1.}}
  %0 = tosa.tile %x, %a : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %a = tosa.const_shape {values = dense<[1,1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.tile' op expect same input and output tensor rank.}}
  %0 = tosa.tile %x, %a : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %a = tosa.const_shape {values = dense<[0,1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.tile' op expect element of 'multiples' to be positive integer or -1.}}
  %0 = tosa.tile %x, %a : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %a = tosa.const_shape {values = dense<[1,1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.tile' op expect input and output to have same element type, got 'f32' and 'i32'}}
  %0 = tosa.tile %x, %a : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x3xi32>
  return
}

// -----

func.func @f(%x: tensor<*xf32>) {
  %a = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @+1 {{'tosa.tile' op expect 'multiples' array to have length 2 but got 1.}}
  %0 = tosa.tile %x, %a : (tensor<*xf32>, !tosa.shape<1>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %a = tosa.const_shape {values = dense<[0,0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2,3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.slice' op expect input and output to have same element type, got 'f32' and 'i32'}}
  %0 = tosa.slice %x, %a, %b : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xi32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %a = tosa.const_shape {values = dense<[0,0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2,3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.slice' op expect input1 and output to have the same ranks, got 2 and 1}}
  %0 = tosa.slice %x, %a, %b : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %a = tosa.const_shape {values = dense<[0]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %b = tosa.const_shape {values = dense<[2,3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.slice' op length of start is not equal to rank of input shape}}
  %0 = tosa.slice %x, %a, %b : (tensor<2x3xf32>, !tosa.shape<1>, !tosa.shape<2>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %a = tosa.const_shape {values = dense<[0,0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @+1 {{'tosa.slice' op length of size is not equal to rank of input shape}}
  %0 = tosa.slice %x, %a, %b : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<1>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %a = tosa.const_shape {values = dense<[0,0,0]> : tensor<3xindex>} : () -> !tosa.shape<3>
  // expected-error @+1 {{'tosa.pad' op padding tensor must have 2 * 2 = 4 elements, but got 3}}
  %0 = tosa.pad %x, %a, %z : (tensor<2x3xf32>, !tosa.shape<3>, tensor<1xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %a = tosa.const_shape {values = dense<[0,0,0,0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error @+1 {{'tosa.pad' op expect same input and output tensor rank, but got inputRank: 2, outputRank: 1}}
  %0 = tosa.pad %x, %a, %z : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %a = tosa.const_shape {values = dense<[0,0,0,0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error @+1 {{'tosa.pad' op expect input and output to have same element type, got 'f32' and 'i32'}}
  %0 = tosa.pad %x, %a, %z : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %a = tosa.const_shape {values = dense<[0,1,0,0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error @+1 {{'tosa.pad' op mismatch in output shape at dimension 0: expected 2 + 0 + 1 = 3, but got 2}}
  %0 = tosa.pad %x, %a, %z : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %a = tosa.const_shape {values = dense<[0,0,0,0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error @+1 {{'tosa.pad' op expect input and output to have same element type, got 'i8' and 'f32'}}
  %0 = tosa.pad %x, %a, %z : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xi8>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %a = tosa.const_shape {values = dense<[-2,0,0,0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error @+1 {{'tosa.pad' op invalid padding values at dimension 0: values must be non-negative or -1 for dynamic padding, got [-2, 0]}}
  %0 = tosa.pad %x, %a, %z : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.transpose' op expected perms attribute to have size 2 (input rank) but got size 1}}
  %0 = tosa.transpose %x {perms = array<i32: 0>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.transpose' op expected valid permutation indices}}
  %0 = tosa.transpose %x {perms = array<i32: 0,0>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.transpose' op expected valid permutation indices}}
  %0 = tosa.transpose %x {perms = array<i32: 0,2>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.transpose' op expected output tensor dim 0 to match input dim 1 with value of 3}}
  %0 = tosa.transpose %x {perms = array<i32: 1,0>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.transpose' op failed to verify that all of {input1, output} have same element type}}
  %0 = tosa.transpose %x {perms = array<i32: 1,0>} : (tensor<2x3xf32>) -> tensor<3x2xi32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.transpose' op expected input tensor rank to equal result tensor rank}}
  %0 = tosa.transpose %x {perms = array<i32: 1,0>} : (tensor<2x3xf32>) -> tensor<3x2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'tosa.transpose' op expected input1 and output to have same numbers of elements, got 6 and 9}}
  %0 = tosa.transpose %x {perms = array<i32: 1,0>} : (tensor<2x3xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3x4xf32>, %y: tensor<3x5xi32>) {
  // expected-error @+1 {{'tosa.gather' op requires indices dimension 0 to have size 2, got 3}}
  %0 = tosa.gather %x, %y : (tensor<2x3x4xf32>, tensor<3x5xi32>) -> tensor<2x5x4xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3x4xf32>, %y: tensor<2x5xi32>) {
  // expected-error @+1 {{'tosa.gather' op requires output dimension 1 to have size 5, got 6}}
  %0 = tosa.gather %x, %y : (tensor<2x3x4xf32>, tensor<2x5xi32>) -> tensor<2x6x4xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3x4xf32>, %y: tensor<2x5xi32>) {
  // expected-error @+1 {{'tosa.gather' op requires output dimension 2 to have size 4, got 3}}
  %0 = tosa.gather %x, %y : (tensor<2x3x4xf32>, tensor<2x5xi32>) -> tensor<2x5x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3x4xf32>, %y: tensor<2x5xi32>) {
  // expected-error @+1 {{'tosa.gather' op expect input and output to have same element type, got 'f32' and 'i32'}}
  %0 = tosa.gather %x, %y : (tensor<2x3x4xf32>, tensor<2x5xi32>) -> tensor<2x5x4xi32>
  return
}

// -----

func.func @f(%x: tensor<2x3x4xf32>, %y: tensor<2x5xi8>) {
  // expected-error @+1 {{'tosa.gather' op operand #1 must be tosa-conformant unranked tensor of number values or 2D tensor of 32-bit signless integer or 64-bit signless integer values, but got 'tensor<2x5xi8>'}}
  %0 = tosa.gather %x, %y : (tensor<2x3x4xf32>, tensor<2x5xi8>) -> tensor<2x5x4xf32>
  return
}

// -----

func.func @f(%v: tensor<2x5x4xf32>, %i: tensor<3x3xi32>, %n: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'tosa.scatter' op requires indices dimension 0 to have size 2, got 3}}
  %0 = tosa.scatter %v, %i, %n : (tensor<2x5x4xf32>, tensor<3x3xi32>, tensor<2x3x4xf32>) -> tensor<2x5x4xf32>
  return
}

// -----

func.func @f(%v: tensor<2x5x4xf32>, %i: tensor<2x3xi32>, %n: tensor<3x3x4xf32>) {
  // expected-error @+1 {{'tosa.scatter' op requires input dimension 0 to have size 2, got 3}}
  %0 = tosa.scatter %v, %i, %n : (tensor<2x5x4xf32>, tensor<2x3xi32>, tensor<3x3x4xf32>) -> tensor<2x5x4xf32>
  return
}

// -----

func.func @f(%v: tensor<2x5x4xf32>, %i: tensor<2x3xi32>, %n: tensor<2x2x4xf32>) {
  // expected-error @+1 {{'tosa.scatter' op requires input dimension 1 to have size 3, got 2}}
  %0 = tosa.scatter %v, %i, %n : (tensor<2x5x4xf32>, tensor<2x3xi32>, tensor<2x2x4xf32>) -> tensor<2x5x4xf32>
  return
}

// -----

func.func @f(%v: tensor<2x5x4xf32>, %i: tensor<2x3xi32>, %n: tensor<2x3x3xf32>) {
  // expected-error @+1 {{'tosa.scatter' op requires input dimension 2 to have size 4, got 3}}
  %0 = tosa.scatter %v, %i, %n : (tensor<2x5x4xf32>, tensor<2x3xi32>, tensor<2x3x3xf32>) -> tensor<2x5x4xf32>
  return
}

// -----

func.func @f(%v: tensor<2x5x4xf32>, %i: tensor<2x3xi32>, %n: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'tosa.scatter' op requires values_out dimension 1 to have size 5, got 6}}
  %0 = tosa.scatter %v, %i, %n : (tensor<2x5x4xf32>, tensor<2x3xi32>, tensor<2x3x4xf32>) -> tensor<2x6x4xf32>
  return
}

// -----

func.func @f(%v: tensor<2x5x4xf32>, %i: tensor<2x3xi32>, %n: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'tosa.scatter' op requires values_out dimension 2 to have size 4, got 3}}
  %0 = tosa.scatter %v, %i, %n : (tensor<2x5x4xf32>, tensor<2x3xi32>, tensor<2x3x4xf32>) -> tensor<2x5x3xf32>
  return
}

// -----

func.func @f(%v: tensor<2x2x4xf32>, %i: tensor<2x3xi32>, %n: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'tosa.scatter' op requires dimensions K >= W, got K=2 and W=3}}
  %0 = tosa.scatter %v, %i, %n : (tensor<2x2x4xf32>, tensor<2x3xi32>, tensor<2x3x4xf32>) -> tensor<2x2x4xf32>
  return
}

// -----

func.func @f(%v: tensor<2x5x4xf32>, %i: tensor<2x3xi32>, %n: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'tosa.scatter' op requires values_out dimension 0 to have size 2, got 3}}
  %0 = tosa.scatter %v, %i, %n : (tensor<2x5x4xf32>, tensor<2x3xi32>, tensor<2x3x4xf32>) -> tensor<3x5x4xf32>
  return
}

// -----

func.func @f(%x: tensor<1x2x2x1xf32>) {
  %a = tosa.const_shape {values = dense<[0,2,4,2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %b = tosa.const_shape {values = dense<[0,0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = tosa.const_shape {values = dense<[0,0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.resize' op expect all scale values to be > 0, got 0, 2, 4, 2}}
  %0 = tosa.resize %x, %a, %b, %c {mode = BILINEAR} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x2x2x1xf32>) {
  %a = tosa.const_shape {values = dense<[4,2,4,2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %b = tosa.const_shape {values = dense<[0,0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = tosa.const_shape {values = dense<[0,1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.resize' op calculated output height did not match expected: calculated=3, expected=4}}
  %0 = tosa.resize %x, %a, %b, %c {mode = BILINEAR} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x2x2x1xf32>) {
  %a = tosa.const_shape {values = dense<[4,2,4,2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %b = tosa.const_shape {values = dense<[-1,-1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = tosa.const_shape {values = dense<[1,3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.resize' op calculated output width did not match expected: calculated=5, expected=4}}
  %0 = tosa.resize %x, %a, %b, %c {mode = BILINEAR} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x2x2x1xf32>) {
  %a = tosa.const_shape {values = dense<[4,2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0,0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = tosa.const_shape {values = dense<[0,0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.resize' op operand #1 must be Tosa shape type of rank 4, but got '!tosa.shape<2>'}}
  %0 = tosa.resize %x, %a, %b, %c {mode = BILINEAR} : (tensor<1x2x2x1xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x2x2x1xf32>) {
  %a = tosa.const_shape {values = dense<[4,2,4,2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %b = tosa.const_shape {values = dense<[-1,-1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = tosa.const_shape {values = dense<[1,1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{custom op 'tosa.resize' invalid resize mode value: FOO}}
  %0 = tosa.resize %x, %a, %b, %c {mode = FOO} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x1xf32>
  return
}

// -----

func.func @f(%a: tensor<1x2x3xf32>, %b: tensor<1x3x4xf16>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.matmul' op expect input b and b_zp have the same element type, got 'f16' and 'f32'}}
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x2x3xf32>, tensor<1x3x4xf16>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x2x3xf32>, %b: tensor<1x3x4xf32>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{'tosa.matmul' op expect input a and a_zp have the same element type, got 'f32' and 'i8'}}
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x2x3xf32>, tensor<1x3x4xf32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x2x3xi16>, %b: tensor<1x3x4xi16>) {
  %z = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error @+1 {{'tosa.matmul' op a zero point must be zero for non-int8 integer types}}
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x2x3xi16>, tensor<1x3x4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x2x4xi48>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  %z = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{'tosa.mul' op require shift to be 0 for float type}}
  %0 = tosa.mul %a, %b, %z : (tensor<2xf32>, tensor<2xf32>, tensor<1xi8>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xi32>, %b: tensor<2xi8>) {
  %z = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{'tosa.mul' op requires the same element type for all operands}}
  %0 = tosa.mul %a, %b, %z : (tensor<2xi32>, tensor<2xi8>, tensor<1xi8>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%a: tensor<2xi32>, %b: tensor<2xi32>) {
  %z = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{'tosa.mul' op invalid data type size for operands or result}}
  %0 = tosa.mul %a, %b, %z : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<2xf16>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{'tosa.mul' op requires the same element type for all operands and results}}
  %0 = tosa.mul %a, %b, %z : (tensor<2xf32>, tensor<2xf16>, tensor<1xi8>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xi32>, %b: tensor<1x2xi32>) {
  %z = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{'tosa.mul' op a and b operands don't have matching ranks, got 1 and 2}}
  %0 = tosa.mul %a, %b, %z : (tensor<2xi32>, tensor<1x2xi32>, tensor<1xi8>) -> tensor<1x2xi32>
  return
}

// -----

func.func @f(%a: tensor<2xi32>, %b: tensor<3xi32>) {
  %z = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{'tosa.mul' op a and b operands don't have broadcast-compatible shapes, got 'tensor<2xi32>' and 'tensor<3xi32>'}}
  %0 = tosa.mul %a, %b, %z : (tensor<2xi32>, tensor<3xi32>, tensor<1xi8>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%a: tensor<2xi32>, %b: tensor<2xi32>) {
  %z = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{'tosa.mul' op result type has different rank than a, got 2 vs 1}}
  %0 = tosa.mul %a, %b, %z : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<1x2xi32>
  return
}

// -----

func.func @f(%a: tensor<2xi32>, %b: tensor<2xi32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.mul' op operand #2 must be tosa-conformant unranked tensor of 8-bit signless integer values or tosa-conformant scalar tensor of 8-bit signless integer values, but got 'tensor<1xf32>'}}
  %0 = tosa.mul %a, %b, %z : (tensor<2xi32>, tensor<2xi32>, tensor<1xf32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.negate' op expect input and output to have same element type, got 'f32' and 'i32'}}
  %0 = tosa.negate %a, %z, %z : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.negate' op requires the same shape for input1 and output}}
  %0 = tosa.negate %a, %z, %z : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{'tosa.negate' op expect both input1 and its zero point are the same element type, got 'f32' and 'i8'}}
  %0 = tosa.negate %a, %z, %z : (tensor<2xf32>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xi16>) {
  %z = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error @+1 {{'tosa.negate' op input1 zero point must be zero for non-int8 integer types}}
  %0 = tosa.negate %a, %z, %z : (tensor<2xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<2xi16>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %m = "tosa.const"() <{values = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<20> : tensor<1xi8>}> : () -> tensor<1xi8>
  %a = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %b = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{'tosa.rescale' op expect input to have integer element type, got 'f32'}}
  %0 = tosa.rescale %x, %m, %s, %a, %b {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x3xf32>, tensor<1xi32>, tensor<1xi8>, tensor<1xf32>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%x: tensor<2x3xi8>) {
  %m = "tosa.const"() <{values = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<20> : tensor<1xi8>}> : () -> tensor<1xi8>
  %a = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %b = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @+1 {{'tosa.rescale' op expect output to have integer element type, got 'f32'}}
  %0 = tosa.rescale %x, %m, %s, %a, %b {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xi8>) {
  %m = "tosa.const"() <{values = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<20> : tensor<1xi8>}> : () -> tensor<1xi8>
  %a = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %b = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{'tosa.rescale' op expected input and input_zp to both be integer of the same bitwidth, but got 'i8' vs. 'i16'}}
  %0 = tosa.rescale %x, %m, %s, %a, %b {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%x: tensor<2x3xi32>) {
  %m = "tosa.const"() <{values = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<20> : tensor<1xi8>}> : () -> tensor<1xi8>
  %a = "tosa.const"() <{values = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
  %b = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{'tosa.rescale' op expect input_zp of 0, got 3}}
  %0 = tosa.rescale %x, %m, %s, %a, %b {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x3xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%x: tensor<2x3xi8>) {
  %m = "tosa.const"() <{values = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<20> : tensor<1xi8>}> : () -> tensor<1xi8>
  %a = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %b = "tosa.const"() <{values = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error @+1 {{'tosa.rescale' op expect output_zp of 0, got 3}}
  %0 = tosa.rescale %x, %m, %s, %a, %b {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @f(%x: tensor<2x3xi8>) {
  %m = "tosa.const"() <{values = dense<7> : tensor<1xi16>}> : () -> tensor<1xi16>
  %s = "tosa.const"() <{values = dense<20> : tensor<1xi8>}> : () -> tensor<1xi8>
  %a = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %b = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{'tosa.rescale' op expect i32 element type for multiplier for scale32=true, got 'i16'}}
  %0 = tosa.rescale %x, %m, %s, %a, %b {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x3xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%x: tensor<2x3xi8>) {
  %m = "tosa.const"() <{values = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<20> : tensor<1xi8>}> : () -> tensor<1xi8>
  %a = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %b = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{'tosa.rescale' op expect i16 element type for multiplier for scale32=false, got 'i32'}}
  %0 = tosa.rescale %x, %m, %s, %a, %b {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%x: tensor<2x3xi8>) {
  %m = "tosa.const"() <{values = dense<7> : tensor<3xi32>}> : () -> tensor<3xi32>
  %s = "tosa.const"() <{values = dense<20> : tensor<1xi8>}> : () -> tensor<1xi8>
  %a = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %b = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{'tosa.rescale' op expect shape of { 1 } for multiplier input, got { 3 }}}
  %0 = tosa.rescale %x, %m, %s, %a, %b {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x3xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%x: tensor<2x3xi8>) {
  %m = "tosa.const"() <{values = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<20> : tensor<1xi8>}> : () -> tensor<1xi8>
  %a = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %b = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{'tosa.rescale' op expect shape of { 3 } for multiplier input, got { 1 }}}
  %0 = tosa.rescale %x, %m, %s, %a, %b {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%x: tensor<2x3xi8>) {
  %m = "tosa.const"() <{values = dense<7> : tensor<3xi32>}> : () -> tensor<3xi32>
  %s = "tosa.const"() <{values = dense<20> : tensor<1xi8>}> : () -> tensor<1xi8>
  %a = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %b = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{'tosa.rescale' op expect shape of { 3 } for shift input, got { 1 }}}
  %0 = tosa.rescale %x, %m, %s, %a, %b {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x3xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%x: tensor<2x3xi16>) {
  %m = "tosa.const"() <{values = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<20> : tensor<1xi8>}> : () -> tensor<1xi8>
  %a = "tosa.const"() <{values = dense<3> : tensor<1xi16>}> : () -> tensor<1xi16>
  %b = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{'tosa.rescale' op expect input_zp of 0 or 32768 for unsigned int16 input, got 3}}
  %0 = tosa.rescale %x, %m, %s, %a, %b {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x3xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tosa.const' op failed to verify that all of {values, output} have same shape}}
  %0 = "tosa.const"() <{values = dense<0> : tensor<2xi8>}> : () -> tensor<3xi8>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tosa.const' op expected same attr/result element types}}
  %0 = "tosa.const"() <{values = dense<0> : tensor<2xi8>}> : () -> tensor<2xi16>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tosa.const' op expected tensors for attr/result type}}
  %0 = "tosa.const"() <{values = dense<0> : vector<2xi8>}> : () -> tensor<2xi8>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tosa.const' op requires attribute 'values'}}
  %0 = "tosa.const"() <{value = dense<0> : tensor<2xi8>}> : () -> tensor<2xi8>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tosa.const_shape' op expect number of elements in attribute values (2) to be equal to the rank (3) for the result shape type}}
  %0 = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<3>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{custom op 'tosa.const_shape' 'tosa.const_shape' op attribute 'values' failed to satisfy constraint: index elements attribute}}
  %0 = tosa.const_shape {values = dense<0> : tensor<2xi32>} : () -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tosa.const_shape' op expect elements in attribute values with rank 1}}
  %0 = tosa.const_shape {values = dense<0> : tensor<1x2xindex>} : () -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %a = tosa.const_shape {values = dense<[1,2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @+1 {{'tosa.add_shape' op operands don't have matching ranks}}
  %0 = tosa.add_shape %a, %b : (!tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %a = tosa.const_shape {values = dense<[1,2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.add_shape' op result shape has different rank than operands}}
  %0 = tosa.add_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<3>
  return
}

// -----

func.func @f() {
  %a = tosa.const_shape {values = dense<[1,2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.concat_shape' op requires output shape rank to be equal to the sum of the input shape ranks (4), got 3}}
  %0 = tosa.concat_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<3>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tosa.concat_shape' op requires output shape rank to be equal to the sum of the input shape ranks (0), got 3}}
  %0 = tosa.concat_shape : () -> !tosa.shape<3>
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'tosa.dim' op expect axis to be in the range [0, 1), got 1}}
  %0 = tosa.dim %x {axis = 1 : i32} : (tensor<2xf32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'tosa.dim' op expect output shape type to contain one element, got '!tosa.shape<2>'}}
  %0 = tosa.dim %x {axis = 0 : i32} : (tensor<2xf32>) -> !tosa.shape<2>
  return
}

// -----

func.func @f(%x: tensor<2xf32>, %s: !tosa.shape<1>) {
  // expected-error @+1 {{'tosa.reshape' op shape operand is not compile time resolvable}}
  %0 = tosa.reshape %x, %s : (tensor<2xf32>, !tosa.shape<1>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%x: tensor<3x8x16xf32>) {
  // expected-error @+1 {{'tosa.rfft2d' op expected output width to be equal to input_width / 2 + 1, got 8}}
  %0, %1 = tosa.rfft2d %x : (tensor<3x8x16xf32>) -> (tensor<3x8x8xf32>, tensor<3x8x8xf32>)
  return
}

// -----

func.func @f(%x: tensor<3x8x15xf32>) {
  // expected-error @+1 {{'tosa.rfft2d' op expected width to be a power of two, got 15}}
  %0, %1 = tosa.rfft2d %x : (tensor<3x8x15xf32>) -> (tensor<3x8x8xf32>, tensor<3x8x8xf32>)
  return
}

// -----

func.func @f(%x: tensor<3x8x16xf32>) {
  // expected-error @+1 {{'tosa.rfft2d' op expected output shapes to match, got 'tensor<3x8x9xf32>', 'tensor<3x8x8xf32>'}}
  %0, %1 = tosa.rfft2d %x : (tensor<3x8x16xf32>) -> (tensor<3x8x9xf32>, tensor<3x8x8xf32>)
  return
}

// -----

func.func @f(%x: tensor<3x8x16xf32>) {
  // expected-error @+1 {{'tosa.rfft2d' op expected batch and height dimensions of input/output to match, got input='tensor<3x8x16xf32>' output='tensor<3x4x9xf32>'}}
  %0, %1 = tosa.rfft2d %x : (tensor<3x8x16xf32>) -> (tensor<3x4x9xf32>, tensor<3x4x9xf32>)
  return
}

// -----

func.func @f(%x: tensor<3x6x16xf32>) {
  // expected-error @+1 {{'tosa.fft2d' op expected height to be a power of two, got 6}}
  %0, %1 = tosa.fft2d %x, %x {inverse = false} : (tensor<3x6x16xf32>, tensor<3x6x16xf32>) -> (tensor<3x6x16xf32>, tensor<3x6x16xf32>)
  return
}

// -----

func.func @f(%x: tensor<4xi8>, %t: tensor<256xi8>) {
  // expected-error @+1 {{'tosa.table' op dim(result, 0) = 5 doesn't match dim(input, 0) = 4}}
  %0 = tosa.table %x, %t : (tensor<4xi8>, tensor<256xi8>) -> tensor<5xi8>
  return
}

// -----

func.func @f(%x: tensor<4xi8>, %t: tensor<256xi8>) {
  // expected-error @+1 {{'tosa.table' op expected input tensor rank to equal result tensor rank}}
  %0 = tosa.table %x, %t : (tensor<4xi8>, tensor<256xi8>) -> tensor<5x1xi8>
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'tosa.cast' op requires the same shape for all operands and results}}
  %0 = tosa.cast %x : (tensor<2xf32>) -> tensor<3xi32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{'tosa.variable_write' op 'a' has not been declared by 'tosa.variable'}}
  tosa.variable_write @a, %x : tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error @+1 {{custom op 'tosa.variable' expected ranked type}}
  tosa.variable @a : tensor<*xf32>
  return
}

// -----

// expected-error @+1 {{invalid rank (must be >= 0): -1}}
func.func @f(%x: !tosa.shape<-1>) {

  return
}

// -----

// expected-error @+1 {{unknown  type `foo` in dialect `tosa`}}
func.func @f(%x: !tosa.foo) {

  return
}

// -----

func.func @f(%x: tensor<4x64xf32>) {
  // expected-error @+1 {{'tosa.cast_to_block_scaled' op expect last dimension of output_scale (3) to be equal to last dimension of output_data / block_size (2)}}
  %a, %b = tosa.cast_to_block_scaled %x {block_size = BLOCK_SIZE_32} : (tensor<4x64xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<4x3xf8E8M0FNU>)
  return
}

// -----

func.func @f(%x: tensor<4x64xf32>) {
  // expected-error @+1 {{custom op 'tosa.cast_to_block_scaled' invalid block_size value: BLOCK_SIZE_16}}
  %a, %b = tosa.cast_to_block_scaled %x {block_size = BLOCK_SIZE_16} : (tensor<4x64xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>)
  return
}

// -----

func.func @f(%x: tensor<4x63xf32>) {
  // expected-error @+1 {{'tosa.cast_to_block_scaled' op expect last dimension of input_data (63) to be divisible by block_size (32)}}
  %a, %b = tosa.cast_to_block_scaled %x {block_size = BLOCK_SIZE_32} : (tensor<4x63xf32>) -> (tensor<4x63xf8E4M3FN>, tensor<4x2xf8E8M0FNU>)
  return
}
