// A concatenation of more tensors than a kernel takes, of which some are computed with it.
func.func @joined(%a: tensor<3x?xf32>, %b: tensor<3x2xf32>) -> tensor<3x?xf32> {
  %c = arith.addf %b, %b : tensor<3x2xf32>
  %d = tensor.extract_slice %b[0, 1] [3, 1] [1, 1] : tensor<3x2xf32> to tensor<3x1xf32>
  %e = arith.negf %d : tensor<3x1xf32>
  %r = tensor.concat dim(1) %a, %b, %c, %d, %e, %a, %c, %b, %d, %b, %e, %c, %a, %a, %b, %c, %d, %b, %b, %e, %a, %c
    : (tensor<3x?xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x?xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x1xf32>, tensor<3x2xf32>,
       tensor<3x1xf32>, tensor<3x2xf32>, tensor<3x?xf32>, tensor<3x?xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x1xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x1xf32>,
       tensor<3x?xf32>, tensor<3x2xf32>) -> tensor<3x?xf32>
  return %r : tensor<3x?xf32>
}
