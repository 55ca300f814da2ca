// A convolution of {{.H}} x {{.H}} pixels of {{.C}} channels with {{.F}} filters of 3 x 3. The image has its margin already.
func.func @f(%x: tensor<1x{{add .H 2}}x{{add .H 2}}x{{.C}}xf32>, %w: tensor<3x3x{{.C}}x{{.F}}xf32>) -> tensor<1x{{.H}}x{{.H}}x{{.F}}xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x{{.H}}x{{.H}}x{{.F}}xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<1x{{.H}}x{{.H}}x{{.F}}xf32>) -> tensor<1x{{.H}}x{{.H}}x{{.F}}xf32>
  %y = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%x, %w : tensor<1x{{add .H 2}}x{{add .H 2}}x{{.C}}xf32>, tensor<3x3x{{.C}}x{{.F}}xf32>)
      outs(%z : tensor<1x{{.H}}x{{.H}}x{{.F}}xf32>) -> tensor<1x{{.H}}x{{.H}}x{{.F}}xf32>
  return %y : tensor<1x{{.H}}x{{.H}}x{{.F}}xf32>
}
