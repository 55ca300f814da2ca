// Attention: softmax(q kᵀ / √d) v. Each query takes a mean of the values, and weighs those whose keys resemble it.
// It has any number of queries, and any number of keys with their values. All are vectors of d = 32 numbers.
//
//   spvc run examples/attention/attention.mlir --entry attend --arg q=random:1:2x32 --arg k=random:2:5x32 --arg v=random:3:5x32
//
// The results are a mean for each query, and the weights of the values in it.
func.func @attend(%q: tensor<?x32xf32>, %k: tensor<?x32xf32>, %v: tensor<?x32xf32>) -> (tensor<?x32xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %scale = arith.constant 0.17677669 : f32 // 1 / √32
  %queries = tensor.dim %q, %c0 : tensor<?x32xf32>
  %keys = tensor.dim %k, %c0 : tensor<?x32xf32>

  %columns = tensor.empty(%keys) : tensor<32x?xf32>
  %kt = linalg.transpose ins(%k : tensor<?x32xf32>) outs(%columns : tensor<32x?xf32>) permutation = [1, 0]
  %table = tensor.empty(%queries, %keys) : tensor<?x?xf32>
  %products0 = linalg.fill ins(%zero : f32) outs(%table : tensor<?x?xf32>) -> tensor<?x?xf32>
  %products = linalg.matmul ins(%q, %kt : tensor<?x32xf32>, tensor<32x?xf32>) outs(%products0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %scales = tensor.splat %scale[%queries, %keys] : tensor<?x?xf32>
  %scores = arith.mulf %products, %scales : tensor<?x?xf32>
  %weights = linalg.softmax dimension(1) ins(%scores : tensor<?x?xf32>) outs(%table : tensor<?x?xf32>) -> tensor<?x?xf32>

  %means = tensor.empty(%queries) : tensor<?x32xf32>
  %means0 = linalg.fill ins(%zero : f32) outs(%means : tensor<?x32xf32>) -> tensor<?x32xf32>
  %out = linalg.matmul ins(%weights, %v : tensor<?x?xf32>, tensor<?x32xf32>) outs(%means0 : tensor<?x32xf32>) -> tensor<?x32xf32>
  return %out, %weights : tensor<?x32xf32>, tensor<?x?xf32>
}
