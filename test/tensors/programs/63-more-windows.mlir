// Windows in other layouts: grouped and depthwise convolutions with multipliers, quantized ones, pooling of NCHW and of rows.
func.func @grouped(%x: tensor<1x2x3x9x8xf32>, %w: tensor<2x4x3x3x3xf32>, %init: tensor<1x2x4x7x6xf32>) -> tensor<1x2x4x7x6xf32> {
  %r = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%x, %w : tensor<1x2x3x9x8xf32>, tensor<2x4x3x3x3xf32>) outs(%init : tensor<1x2x4x7x6xf32>) -> tensor<1x2x4x7x6xf32>
  return %r : tensor<1x2x4x7x6xf32>
}
func.func @multiplied(%x: tensor<1x8x8x3xf32>, %w: tensor<3x3x3x2xf32>) -> tensor<1x6x6x6xf32> {
  %z = arith.constant dense<0.0> : tensor<1x6x6x3x2xf32>
  %r = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%x, %w : tensor<1x8x8x3xf32>, tensor<3x3x3x2xf32>) outs(%z : tensor<1x6x6x3x2xf32>) -> tensor<1x6x6x3x2xf32>
  %c = tensor.collapse_shape %r [[0], [1], [2], [3, 4]] : tensor<1x6x6x3x2xf32> into tensor<1x6x6x6xf32>
  return %c : tensor<1x6x6x6xf32>
}
func.func @quantized(%x: tensor<1x7x7x4xi8>, %w: tensor<3x3x4x5xi8>, %xz: i32, %wz: i32) -> tensor<1x3x3x5xi32> {
  %z = arith.constant dense<0> : tensor<1x3x3x5xi32>
  %r = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
    ins(%x, %w, %xz, %wz : tensor<1x7x7x4xi8>, tensor<3x3x4x5xi8>, i32, i32) outs(%z : tensor<1x3x3x5xi32>) -> tensor<1x3x3x5xi32>
  return %r : tensor<1x3x3x5xi32>
}
func.func @pool_nchw(%x: tensor<?x3x8x8xf32>, %n: index) -> tensor<?x3x4x4xf32> {
  %lowest = arith.constant 0xFF800000 : f32
  %w = tensor.empty() : tensor<2x2xf32>
  %e = tensor.empty(%n) : tensor<?x3x4x4xf32>
  %i = linalg.fill ins(%lowest : f32) outs(%e : tensor<?x3x4x4xf32>) -> tensor<?x3x4x4xf32>
  %r = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>}
    ins(%x, %w : tensor<?x3x8x8xf32>, tensor<2x2xf32>) outs(%i : tensor<?x3x4x4xf32>) -> tensor<?x3x4x4xf32>
  return %r : tensor<?x3x4x4xf32>
}
func.func @pool_rows(%x: tensor<2x12x3xi32>) -> tensor<2x10x3xi32> {
  %w = tensor.empty() : tensor<3xi32>
  %z = arith.constant dense<0> : tensor<2x10x3xi32>
  %r = linalg.pooling_nwc_sum ins(%x, %w : tensor<2x12x3xi32>, tensor<3xi32>) outs(%z : tensor<2x10x3xi32>) -> tensor<2x10x3xi32>
  return %r : tensor<2x10x3xi32>
}
func.func @images(%x: tensor<?x?xf32>, %k: tensor<3x3xf32>, %out: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.conv_2d ins(%x, %k : tensor<?x?xf32>, tensor<3x3xf32>) outs(%out : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @quantized_batch(%a: tensor<?x5x9xi8>, %b: tensor<?x9x4xi8>, %az: i32, %bz: i32, %init: tensor<?x5x4xi32>) -> tensor<?x5x4xi32> {
  %r = linalg.quantized_batch_matmul ins(%a, %b, %az, %bz : tensor<?x5x9xi8>, tensor<?x9x4xi8>, i32, i32) outs(%init : tensor<?x5x4xi32>) -> tensor<?x5x4xi32>
  return %r : tensor<?x5x4xi32>
}
func.func @batch_vecmat(%x: tensor<?x6xf32>, %a: tensor<?x6x4xf32>, %init: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %r = linalg.batch_vecmat ins(%x, %a : tensor<?x6xf32>, tensor<?x6x4xf32>) outs(%init : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}
