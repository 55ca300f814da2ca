// A filter of a signal of any length (NWC) with a stride.
func.func @conv_nwc(%x: tensor<2x?x4xf32>, %k: tensor<3x4x6xf32>, %n: index) -> tensor<2x?x6xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<2x?x6xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x?x6xf32>) -> tensor<2x?x6xf32>
  %r = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
    ins(%x, %k : tensor<2x?x4xf32>, tensor<3x4x6xf32>) outs(%z : tensor<2x?x6xf32>) -> tensor<2x?x6xf32>
  return %r : tensor<2x?x6xf32>
}
