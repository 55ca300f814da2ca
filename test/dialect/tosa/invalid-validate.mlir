// RUN: mlir-opt %s --tosa-validate=strict-op-spec-alignment --split-input-file --verify-diagnostics

func.func @a(%a: tensor<1x1x1x1x29x29x4xf32>) -> tensor<1x1x1x1x29x29x4xf32> {
  // expected-error@+1 {{'tosa.abs' op failed level check: operand rank(shape) <= MAX_RANK}}
  %0 = tosa.abs %a : (tensor<1x1x1x1x29x29x4xf32>) -> tensor<1x1x1x1x29x29x4xf32>
  return %0 : tensor<1x1x1x1x29x29x4xf32> }

// -----

func.func @a(%a: tensor<*xf32>) -> tensor<*xf32> {
  // expected-error@+1 {{'tosa.abs' op failed level check: unranked tensor}}
  %0 = tosa.abs %a : (tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32> }

// -----

func.func @a(%a: tensor<1x8193x8193x8xf32>) -> tensor<1x1x8193x8xf32> {
  // expected-error@+1 {{'tosa.avg_pool2d' op failed level check: kernel <= MAX_KERNEL}}
  %0 = tosa.avg_pool2d %a {acc_type=f32, kernel = array<i64: 8193, 1>, pad = array<i64: 4, 4, 4, 4>, stride = array<i64: 1, 1>} : (tensor<1x8193x8193x8xf32>) -> tensor<1x1x8193x8xf32>
  return %0 : tensor<1x1x8193x8xf32> }

// -----

func.func @a(%a: tensor<1x32x32x8xf32>) -> tensor<1x2x32x8xf32> {
  // expected-error@+1 {{'tosa.max_pool2d' op failed level check: stride <= MAX_STRIDE}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 1, 1>, pad = array<i64: 8193, 4, 4, 4>, stride = array<i64: 1, 8193>} : (tensor<1x32x32x8xf32>) -> tensor<1x2x32x8xf32>
  return %0 : tensor<1x2x32x8xf32> }

// -----

func.func @a(%a: tensor<1x32x32x8xf32>) -> tensor<1x2x32x8xf32> {
  // expected-error@+1 {{'tosa.max_pool2d' op failed level check: stride <= MAX_STRIDE}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 1, 1>, pad = array<i64: 3, 4, 4, 4>, stride = array<i64: 1, 8193>} : (tensor<1x32x32x8xf32>) -> tensor<1x2x32x8xf32>
  return %0 : tensor<1x2x32x8xf32> }

// -----

func.func @a(%a: tensor<1x32x32x8xf32>, %w: tensor<16x2x2x8xf32>, %b: tensor<16xf32>) -> tensor<1x32x32x16xf32> {
  // expected-error@+1 {{'tosa.conv2d' op failed level check: dilation <= MAX_KERNEL}}
  %0 = tosa.conv2d %a, %w, %b {dilation = array<i64: 8193, 1>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x2x2x8xf32>, tensor<16xf32>) -> tensor<1x32x32x16xf32>
  return %0 : tensor<1x32x32x16xf32> }

// -----

func.func @a(%a: tensor<1x32x32x8xf32>, %w: tensor<16x2x2x8xf32>, %b: tensor<16xf32>) -> tensor<1x32x32x16xf32> {
  // expected-error@+1 {{'tosa.conv2d' op failed level check: dilation <= MAX_KERNEL}}
  %0 = tosa.conv2d %a, %w, %b {dilation = array<i64: 1, 8193>, pad = array<i64: 0, 1, 0, 8193>, stride = array<i64: 1, 8193>} : (tensor<1x32x32x8xf32>, tensor<16x2x2x8xf32>, tensor<16xf32>) -> tensor<1x32x32x16xf32>
  return %0 : tensor<1x32x32x16xf32> }

// -----

func.func @a(%a: tensor<1x32x32x8xf32>, %w: tensor<16x2x2x8xf32>, %b: tensor<16xf32>) -> tensor<1x32x32x16xf32> {
  // expected-error@+1 {{'tosa.conv2d' op failed level check: pad <= MAX_KERNEL}}
  %0 = tosa.conv2d %a, %w, %b {dilation = array<i64: 1, 1>, pad = array<i64: 0, 1, 0, 8193>, stride = array<i64: 1, 8193>} : (tensor<1x32x32x8xf32>, tensor<16x2x2x8xf32>, tensor<16xf32>) -> tensor<1x32x32x16xf32>
  return %0 : tensor<1x32x32x16xf32> }

// -----

func.func @a(%a: tensor<1x32x32x8xf32>, %w: tensor<16x2x2x8xf32>, %b: tensor<16xf32>) -> tensor<1x32x32x16xf32> {
  // expected-error@+1 {{'tosa.conv2d' op failed level check: stride <= MAX_STRIDE}}
  %0 = tosa.conv2d %a, %w, %b {dilation = array<i64: 1, 1>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 8193>} : (tensor<1x32x32x8xf32>, tensor<16x2x2x8xf32>, tensor<16xf32>) -> tensor<1x32x32x16xf32>
  return %0 : tensor<1x32x32x16xf32> }

// -----

func.func @a(%a: tensor<1x1x32x32x8xf32>, %w: tensor<16x2x2x2x8xf32>, %b: tensor<16xf32>) -> tensor<1x1x32x32x16xf32> {
  // expected-error@+1 {{'tosa.conv3d' op failed level check: dilation <= MAX_KERNEL}}
  %0 = tosa.conv3d %a, %w, %b {dilation = array<i64: 1, 1, 8193>, pad = array<i64: 0, 1, 0, 1, 0, 1>, stride = array<i64: 1, 1, 1>} : (tensor<1x1x32x32x8xf32>, tensor<16x2x2x2x8xf32>, tensor<16xf32>) -> tensor<1x1x32x32x16xf32>
  return %0 : tensor<1x1x32x32x16xf32> }

// -----

func.func @a(%a: tensor<1x1x32x32x8xf32>, %w: tensor<16x8193x2x2x8xf32>, %b: tensor<16xf32>) -> tensor<1x1x32x32x16xf32> {
  // expected-error@+1 {{'tosa.conv3d' op failed level check: dilation_d * KD <= MAX_KERNEL)}}
  %0 = tosa.conv3d %a, %w, %b {dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 1, 0, 1, 0, 1>, stride = array<i64: 1, 1, 1>} : (tensor<1x1x32x32x8xf32>, tensor<16x8193x2x2x8xf32>, tensor<16xf32>) -> tensor<1x1x32x32x16xf32>
  return %0 : tensor<1x1x32x32x16xf32> }

// -----

func.func @a(%a: tensor<1x4x4x4xf32>, %w: tensor<1x8193x4x2xf32>, %b: tensor<8xf32>) -> tensor<1x4x4x8xf32> {
  // expected-error@+1 {{'tosa.depthwise_conv2d' op failed level check: dilation_x * KW <= MAX_KERNEL)}}
  %0 = tosa.depthwise_conv2d %a, %w, %b {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<1x8193x4x2xf32>, tensor<8xf32>) -> tensor<1x4x4x8xf32>
  return %0 : tensor<1x4x4x8xf32> }

// -----

func.func @a(%a: tensor<16x1x8193xf32>) -> (tensor<16x1x4097xf32>, tensor<16x1x4097xf32>) {
  // expected-error@+1 {{'tosa.rfft2d' op failed level check: W <= MAX_KERNEL}}
  %0, %1 = tosa.rfft2d %a : (tensor<16x1x8193xf32>) -> (tensor<16x1x4097xf32>, tensor<16x1x4097xf32>)
  return %0, %1 : tensor<16x1x4097xf32>, tensor<16x1x4097xf32> }

// -----

func.func @a(%a: tensor<32x8193x32xf32>) -> (tensor<32x8193x32xf32>, tensor<32x8193x32xf32>) {
  // expected-error@+1 {{'tosa.fft2d' op failed level check: H <= MAX_KERNEL}}
  %0, %1 = tosa.fft2d %a, %a {inverse = false} : (tensor<32x8193x32xf32>, tensor<32x8193x32xf32>) -> (tensor<32x8193x32xf32>, tensor<32x8193x32xf32>)
  return %0, %1 : tensor<32x8193x32xf32>, tensor<32x8193x32xf32> }

// -----

func.func @a(%a: tensor<1x32x32x8xf32>, %w: tensor<16x1x8193x8xf32>, %b: tensor<16xf32>) -> tensor<1x32x32x16xf32> {
  // expected-error@+1 {{'tosa.transpose_conv2d' op failed level check: KW <= MAX_KERNEL}}
  %0 = tosa.transpose_conv2d %a, %w, %b {out_pad = array<i64: 0, 0, 0, 0>, out_shape = array<i64: 1, 32, 32, 16>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x1x8193x8xf32>, tensor<16xf32>) -> tensor<1x32x32x16xf32>
  return %0 : tensor<1x32x32x16xf32> }

// -----

func.func @a(%a: tensor<1x32x32x8xf32>, %w: tensor<16x1x1x8xf32>, %b: tensor<16xf32>) -> tensor<1x32x32x16xf32> {
  // expected-error@+1 {{'tosa.transpose_conv2d' op failed level check: pad <= MAX_KERNEL}}
  %0 = tosa.transpose_conv2d %a, %w, %b {out_pad = array<i64: 0, 8193, 0, 0>, out_shape = array<i64: 1, 32, 32, 16>, stride = array<i64: 1, 8193>} : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>) -> tensor<1x32x32x16xf32>
  return %0 : tensor<1x32x32x16xf32> }

// -----

func.func @a(%a: tensor<1x32x32x8xf32>) -> tensor<1x8192x8192x8xf32> {
  // expected-error@+1 {{'tosa.resize' op failed level check: scale_y_n/scale_y_d <= MAX_SCALE}}
  %0 = tosa.resize %a {mode = "BILINEAR", scale = array<i64: 257, 1, 4, 2>, offset = array<i64: -1, -1>, border = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>) -> tensor<1x8192x8192x8xf32>
  return %0 : tensor<1x8192x8192x8xf32> }

// -----

func.func @a(%a: tensor<1x32x32x8xf32>) -> tensor<1x8192x8192x8xf32> {
  // expected-error@+1 {{'tosa.resize' op failed level check: scale_x_n/scale_x_d <= MAX_SCALE}}
  %0 = tosa.resize %a {mode = "BILINEAR", scale = array<i64: 2, 1, 4097, 2>, offset = array<i64: -1, -1>, border = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>) -> tensor<1x8192x8192x8xf32>
  return %0 : tensor<1x8192x8192x8xf32> }

// -----

func.func @a(%a: tensor<13x21x3xf32>, %p: tensor<3x2xi32>, %q: tensor<3xi32>, %x: tensor<f32>) {
  // expected-error@+1 {{'tosa.pad' op padding of pad is not constant}}
  %0 = tosa.pad %a, %p : (tensor<13x21x3xf32>, tensor<3x2xi32>) -> tensor<13x21x3xf32>
  return }

// -----

func.func @a(%a: tensor<13x21x3xf32>, %q: tensor<3xi32>) {
  // expected-error@+1 {{'tosa.transpose' op perms of transpose is not constant}}
  %0 = tosa.transpose %a, %q : (tensor<13x21x3xf32>, tensor<3xi32>) -> tensor<3x13x21xf32>
  return }

// -----

func.func @a(%a: tensor<14x19xf32>, %w: tensor<28x19xf32>, %b: tensor<28xf32>) {
  // expected-error@+1 {{'tosa.fully_connected' op weight of fully_connected is not constant}}
  %0 = tosa.fully_connected %a, %w, %b : (tensor<14x19xf32>, tensor<28x19xf32>, tensor<28xf32>) -> tensor<14x28xf32>
  return }

// -----

func.func @a(%a: tensor<13x21xf64>, %b: tensor<2xi64>, %c: tensor<2xi16>) {
  %1 = tosa.add %c, %c : (tensor<2xi16>, tensor<2xi16>) -> tensor<2xi16>
  // expected-error@+1 {{'tosa.add' op is not profile-aligned: element type 'f64' is not legal}}
  %0 = tosa.add %a, %a : (tensor<13x21xf64>, tensor<13x21xf64>) -> tensor<13x21xf64>
  return }

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
  // expected-error@+1 {{'tosa.variable.write' op operand type does not equal variable type}}
  tosa.variable.write @v, %a : tensor<2xf32>
  return }

// -----

func.func @a(%a: tensor<2xf32>, %c: tensor<2xi32>) {
  tosa.variable @v = dense<1> : tensor<2xi32>
  // expected-error@+1 {{'tosa.variable.read' op result type does not equal variable type}}
  %0 = tosa.variable.read @v : tensor<2xf32>
  return }

// -----

func.func @a(%a: tensor<2xf32>, %c: tensor<2xi32>) {
  // expected-error@+1 {{'tosa.variable.read' op name has not been declared}}
  %0 = tosa.variable.read @w : tensor<2xf32>
  return }
