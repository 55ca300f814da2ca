// A filter of a signal of any length (NWC), and a plain moving weighted sum in f64.
func.func @conv_nwc(%x: tensor<2x?x4xf32>, %k: tensor<3x4x6xf32>, %n: index) -> tensor<2x?x6xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<2x?x6xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x?x6xf32>) -> tensor<2x?x6xf32>
  %r = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
    ins(%x, %k : tensor<2x?x4xf32>, tensor<3x4x6xf32>) outs(%z : tensor<2x?x6xf32>) -> tensor<2x?x6xf32>
  return %r : tensor<2x?x6xf32>
}

func.func @conv_plain(%x: tensor<40xf64>, %k: tensor<5xf64>) -> tensor<36xf64> {
  %z = arith.constant dense<0.0> : tensor<36xf64>
  %r = linalg.conv_1d ins(%x, %k : tensor<40xf64>, tensor<5xf64>) outs(%z : tensor<36xf64>) -> tensor<36xf64>
  return %r : tensor<36xf64>
}
