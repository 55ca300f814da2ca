// Products with one operand transposed, as MLIR 19 names them.
func.func @ta(%a: tensor<?x10xf32>, %b: tensor<?x6xf32>) -> tensor<10x6xf32> {
  %z = arith.constant dense<0.0> : tensor<10x6xf32>
  %r = linalg.matmul_transpose_a ins(%a, %b : tensor<?x10xf32>, tensor<?x6xf32>) outs(%z : tensor<10x6xf32>) -> tensor<10x6xf32>
  return %r : tensor<10x6xf32>
}
func.func @tb(%a: tensor<7x12xf32>, %b: tensor<9x12xf32>) -> tensor<7x9xf32> {
  %z = arith.constant dense<0.0> : tensor<7x9xf32>
  %r = linalg.matmul_transpose_b ins(%a, %b : tensor<7x12xf32>, tensor<9x12xf32>) outs(%z : tensor<7x9xf32>) -> tensor<7x9xf32>
  return %r : tensor<7x9xf32>
}
func.func @btb(%a: tensor<3x4x8xi32>, %b: tensor<3x5x8xi32>) -> tensor<3x4x5xi32> {
  %z = arith.constant dense<0> : tensor<3x4x5xi32>
  %r = linalg.batch_matmul_transpose_b ins(%a, %b : tensor<3x4x8xi32>, tensor<3x5x8xi32>) outs(%z : tensor<3x4x5xi32>) -> tensor<3x4x5xi32>
  return %r : tensor<3x4x5xi32>
}
