// Products with one operand transposed or broadcast, as MLIR 22 says it by maps.
#ta = affine_map<(m, n, k) -> (k, m)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @ta(%a: tensor<?x10xf32>, %b: tensor<?x6xf32>) -> tensor<10x6xf32> {
  %z = arith.constant dense<0.0> : tensor<10x6xf32>
  %r = linalg.matmul indexing_maps = [#ta, #b, #c] ins(%a, %b : tensor<?x10xf32>, tensor<?x6xf32>) outs(%z : tensor<10x6xf32>) -> tensor<10x6xf32>
  return %r : tensor<10x6xf32>
}func.func @contract(%a: tensor<3x4x8xf32>, %b: tensor<5x8xf32>) -> tensor<3x5x4xf32> {
  %z = arith.constant dense<0.0> : tensor<3x5x4xf32>
  %r = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (n, k)>, affine_map<(b, m, n, k) -> (b, n, m)>]
    ins(%a, %b : tensor<3x4x8xf32>, tensor<5x8xf32>) outs(%z : tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
  return %r : tensor<3x5x4xf32>
}
func.func @elementwise(%a: tensor<6x?xf32>, %b: tensor<?x6xf32>) -> tensor<6x?xf32> {
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c1 : tensor<6x?xf32>
  %e = tensor.empty(%n) : tensor<6x?xf32>
  %r = linalg.elementwise kind=#linalg.elementwise_kind<mul>
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>]
    ins(%a, %b : tensor<6x?xf32>, tensor<?x6xf32>) outs(%e : tensor<6x?xf32>) -> tensor<6x?xf32>
  return %r : tensor<6x?xf32>
}
