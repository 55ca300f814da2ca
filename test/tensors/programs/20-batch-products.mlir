// Products of a dynamic number of matrices, and the sum of the products over the batch.
func.func @bmm(%a: tensor<?x7x9xf32>, %b: tensor<?x9x5xf32>) -> (tensor<?x7x5xf32>, tensor<7x5xf32>) {
  %c0 = arith.constant 0 : index
  %cst = arith.constant 0.0 : f32
  %n = tensor.dim %a, %c0 : tensor<?x7x9xf32>
  %0 = tensor.empty(%n) : tensor<?x7x5xf32>
  %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x7x5xf32>) -> tensor<?x7x5xf32>
  %2 = linalg.batch_matmul ins(%a, %b : tensor<?x7x9xf32>, tensor<?x9x5xf32>) outs(%1 : tensor<?x7x5xf32>) -> tensor<?x7x5xf32>
  %3 = tensor.empty() : tensor<7x5xf32>
  %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<7x5xf32>) -> tensor<7x5xf32>
  %5 = linalg.batch_reduce_matmul ins(%a, %b : tensor<?x7x9xf32>, tensor<?x9x5xf32>) outs(%4 : tensor<7x5xf32>) -> tensor<7x5xf32>
  return %2, %5 : tensor<?x7x5xf32>, tensor<7x5xf32>
}
