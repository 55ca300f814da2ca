// linalg.softmax over the last and over a middle dimension.
func.func @last(%x: tensor<?x9xf32>) -> tensor<?x9xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x9xf32>
  %e = tensor.empty(%n) : tensor<?x9xf32>
  %r = linalg.softmax dimension(1) ins(%x : tensor<?x9xf32>) outs(%e : tensor<?x9xf32>) -> tensor<?x9xf32>
  return %r : tensor<?x9xf32>
}
func.func @middle(%x: tensor<2x7x5xf32>) -> tensor<2x7x5xf32> {
  %e = tensor.empty() : tensor<2x7x5xf32>
  %r = linalg.softmax dimension(1) ins(%x : tensor<2x7x5xf32>) outs(%e : tensor<2x7x5xf32>) -> tensor<2x7x5xf32>
  return %r : tensor<2x7x5xf32>
}
