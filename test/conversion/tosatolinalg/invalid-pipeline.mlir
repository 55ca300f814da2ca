// RUN: mlir-opt %s --tosa-to-linalg-pipeline --split-input-file --verify-diagnostics

func.func @a(%a: tensor<1x1x1x1x29x29x4xf32>) -> tensor<1x1x1x1x29x29x4xf32> {
  // expected-error@+1 {{'tosa.abs' op is not profile-aligned: element type 'f32' is not legal}}
  %0 = tosa.abs %a : (tensor<1x1x1x1x29x29x4xf32>) -> tensor<1x1x1x1x29x29x4xf32>
  // expected-error@+1 {{'func.return' op is not profile-aligned: element type 'f32' is not legal}}
  return %0 : tensor<1x1x1x1x29x29x4xf32> }

// -----

func.func @a(%a: tensor<*xf32>) -> tensor<*xf32> {
  // expected-error@+1 {{'tosa.abs' op is not profile-aligned: element type 'f32' is not legal}}
  %0 = tosa.abs %a : (tensor<*xf32>) -> tensor<*xf32>
  // expected-error@+1 {{'func.return' op is not profile-aligned: element type 'f32' is not legal}}
  return %0 : tensor<*xf32> }

// -----

func.func @a(%a: tensor<1x32x32x8xf32>) -> tensor<1x2x32x8xf32> {
  // expected-error@+1 {{'linalg.pooling_nhwc_max' op inferred input/output operand #0 has shape's dimension #2 to be greater than or equal to 253984, but found 40}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 1, 1>, pad = array<i64: 8193, 4, 4, 4>, stride = array<i64: 1, 8193>} : (tensor<1x32x32x8xf32>) -> tensor<1x2x32x8xf32>
  return %0 : tensor<1x2x32x8xf32> }

// -----

func.func @a(%a: tensor<1x32x32x8xf32>) -> tensor<1x2x32x8xf32> {
  // expected-error@+1 {{'linalg.pooling_nhwc_max' op inferred input/output operand #0 has shape's dimension #2 to be greater than or equal to 253984, but found 40}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 1, 1>, pad = array<i64: 3, 4, 4, 4>, stride = array<i64: 1, 8193>} : (tensor<1x32x32x8xf32>) -> tensor<1x2x32x8xf32>
  return %0 : tensor<1x2x32x8xf32> }

// -----

func.func @a(%a: tensor<1x32x32x8xf32>, %w: tensor<16x2x2x8xf32>, %b: tensor<16xf32>) -> tensor<1x32x32x16xf32> {
  // expected-error@+1 {{'linalg.conv_2d_nhwc_fhwc' op inferred input/output operand #0 has shape's dimension #1 to be greater than or equal to 8225, but found 33}}
  %0 = tosa.conv2d %a, %w, %b {dilation = array<i64: 8193, 1>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x2x2x8xf32>, tensor<16xf32>) -> tensor<1x32x32x16xf32>
  return %0 : tensor<1x32x32x16xf32> }

// -----

func.func @a(%a: tensor<1x32x32x8xf32>, %w: tensor<16x2x2x8xf32>, %b: tensor<16xf32>) -> tensor<1x32x32x16xf32> {
  // expected-error@+1 {{'linalg.conv_2d_nhwc_fhwc' op inferred input/output operand #0 has shape's dimension #2 to be greater than or equal to 262177, but found 8225}}
  %0 = tosa.conv2d %a, %w, %b {dilation = array<i64: 1, 8193>, pad = array<i64: 0, 1, 0, 8193>, stride = array<i64: 1, 8193>} : (tensor<1x32x32x8xf32>, tensor<16x2x2x8xf32>, tensor<16xf32>) -> tensor<1x32x32x16xf32>
  return %0 : tensor<1x32x32x16xf32> }

// -----

func.func @a(%a: tensor<1x32x32x8xf32>, %w: tensor<16x2x2x8xf32>, %b: tensor<16xf32>) -> tensor<1x32x32x16xf32> {
  // expected-error@+1 {{'linalg.conv_2d_nhwc_fhwc' op inferred input/output operand #0 has shape's dimension #2 to be greater than or equal to 253985, but found 8225}}
  %0 = tosa.conv2d %a, %w, %b {dilation = array<i64: 1, 1>, pad = array<i64: 0, 1, 0, 8193>, stride = array<i64: 1, 8193>} : (tensor<1x32x32x8xf32>, tensor<16x2x2x8xf32>, tensor<16xf32>) -> tensor<1x32x32x16xf32>
  return %0 : tensor<1x32x32x16xf32> }

// -----

func.func @a(%a: tensor<1x32x32x8xf32>, %w: tensor<16x2x2x8xf32>, %b: tensor<16xf32>) -> tensor<1x32x32x16xf32> {
  // expected-error@+1 {{'linalg.conv_2d_nhwc_fhwc' op inferred input/output operand #0 has shape's dimension #2 to be greater than or equal to 253985, but found 33}}
  %0 = tosa.conv2d %a, %w, %b {dilation = array<i64: 1, 1>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 8193>} : (tensor<1x32x32x8xf32>, tensor<16x2x2x8xf32>, tensor<16xf32>) -> tensor<1x32x32x16xf32>
  return %0 : tensor<1x32x32x16xf32> }

// -----

func.func @a(%a: tensor<1x1x32x32x8xf32>, %w: tensor<16x2x2x2x8xf32>, %b: tensor<16xf32>) -> tensor<1x1x32x32x16xf32> {
  // expected-error@+1 {{'linalg.conv_3d_ndhwc_dhwcf' op inferred input/output operand #0 has shape's dimension #3 to be greater than or equal to 8225, but found 33}}
  %0 = tosa.conv3d %a, %w, %b {dilation = array<i64: 1, 1, 8193>, pad = array<i64: 0, 1, 0, 1, 0, 1>, stride = array<i64: 1, 1, 1>} : (tensor<1x1x32x32x8xf32>, tensor<16x2x2x2x8xf32>, tensor<16xf32>) -> tensor<1x1x32x32x16xf32>
  return %0 : tensor<1x1x32x32x16xf32> }

// -----

func.func @a(%a: tensor<1x1x32x32x8xf32>, %w: tensor<16x8193x2x2x8xf32>, %b: tensor<16xf32>) -> tensor<1x1x32x32x16xf32> {
  // expected-error@+1 {{'linalg.conv_3d_ndhwc_dhwcf' op inferred input/output operand #0 has shape's dimension #1 to be greater than or equal to 8193, but found 2}}
  %0 = tosa.conv3d %a, %w, %b {dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 1, 0, 1, 0, 1>, stride = array<i64: 1, 1, 1>} : (tensor<1x1x32x32x8xf32>, tensor<16x8193x2x2x8xf32>, tensor<16xf32>) -> tensor<1x1x32x32x16xf32>
  return %0 : tensor<1x1x32x32x16xf32> }

// -----

func.func @a(%a: tensor<1x4x4x4xf32>, %w: tensor<1x8193x4x2xf32>, %b: tensor<8xf32>) -> tensor<1x4x4x8xf32> {
  // expected-error@+1 {{'linalg.depthwise_conv_2d_nhwc_hwcm' op inferred input/output operand #0 has shape's dimension #2 to be greater than or equal to 8196, but found 4}}
  %0 = tosa.depthwise_conv2d %a, %w, %b {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<1x8193x4x2xf32>, tensor<8xf32>) -> tensor<1x4x4x8xf32>
  return %0 : tensor<1x4x4x8xf32> }

// -----

func.func @a(%a: tensor<16x1x8193xf32>) -> (tensor<16x1x4097xf32>, tensor<16x1x4097xf32>) {
  // expected-error@+1 {{'tosa.rfft2d' op is not profile-aligned: element type 'f32' is not legal}}
  %0, %1 = tosa.rfft2d %a : (tensor<16x1x8193xf32>) -> (tensor<16x1x4097xf32>, tensor<16x1x4097xf32>)
  // expected-error@+1 {{'func.return' op is not profile-aligned: element type 'f32' is not legal}}
  return %0, %1 : tensor<16x1x4097xf32>, tensor<16x1x4097xf32> }

// -----

func.func @a(%a: tensor<32x8193x32xf32>) -> (tensor<32x8193x32xf32>, tensor<32x8193x32xf32>) {
  // expected-error@+1 {{'tosa.fft2d' op is not profile-aligned: element type 'f32' is not legal}}
  %0, %1 = tosa.fft2d %a, %a {inverse = false} : (tensor<32x8193x32xf32>, tensor<32x8193x32xf32>) -> (tensor<32x8193x32xf32>, tensor<32x8193x32xf32>)
  // expected-error@+1 {{'func.return' op is not profile-aligned: element type 'f32' is not legal}}
  return %0, %1 : tensor<32x8193x32xf32>, tensor<32x8193x32xf32> }

// -----

func.func @a(%a: tensor<1x32x32x8xf32>) -> tensor<1x8192x8192x8xf32> {
  // expected-error@+1 {{'tosa.resize' op is not profile-aligned: element type 'f32' is not legal}}
  %0 = tosa.resize %a {mode = "BILINEAR", scale = array<i64: 257, 1, 4, 2>, offset = array<i64: -1, -1>, border = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>) -> tensor<1x8192x8192x8xf32>
  // expected-error@+1 {{'func.return' op is not profile-aligned: element type 'f32' is not legal}}
  return %0 : tensor<1x8192x8192x8xf32> }

// -----

func.func @a(%a: tensor<1x32x32x8xf32>) -> tensor<1x8192x8192x8xf32> {
  // expected-error@+1 {{'tosa.resize' op is not profile-aligned: element type 'f32' is not legal}}
  %0 = tosa.resize %a {mode = "BILINEAR", scale = array<i64: 2, 1, 4097, 2>, offset = array<i64: -1, -1>, border = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>) -> tensor<1x8192x8192x8xf32>
  // expected-error@+1 {{'func.return' op is not profile-aligned: element type 'f32' is not legal}}
  return %0 : tensor<1x8192x8192x8xf32> }

// -----

func.func @a(%a: tensor<13x21xf32>, %c: tensor<2xi16>) {
  tosa.variable @v = dense<1> : tensor<2xi32>
  // expected-error@+1 {{'tosa.variable' op name has already been declared}}
  tosa.variable @v : tensor<2xi8>
  return }

// -----

func.func @a(%a: tensor<2xf32>, %c: tensor<2xi32>) {
  tosa.variable @v = dense<1> : tensor<2xi32>
  tosa.variable.write @v, %c : tensor<2xi32>
  // expected-error@+1 {{'tosa.variable.write' op is not profile-aligned: element type 'f32' is not legal}}
  tosa.variable.write @v, %a : tensor<2xf32>
  return }

// -----

func.func @a(%a: tensor<2xf32>, %c: tensor<2xi32>) {
  tosa.variable @v = dense<1> : tensor<2xi32>
  // expected-error@+1 {{'tosa.variable.read' op is not profile-aligned: element type 'f32' is not legal}}
  %0 = tosa.variable.read @v : tensor<2xf32>
  return }

// -----

func.func @a(%a: tensor<2xf32>, %c: tensor<2xi32>) {
  // expected-error@+1 {{'tosa.variable.read' op is not profile-aligned: element type 'f32' is not legal}}
  %0 = tosa.variable.read @w : tensor<2xf32>
  return }
