// The product of two matrices of Q8.8 numbers, the first of which has 16 bits in memory. Below zero, the result is zero.
func.func @layer(%a: tensor<?x?xi16>, %b: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %m = tensor.dim %a, %c0 : tensor<?x?xi16>
  %n = tensor.dim %b, %c1 : tensor<?x?xi32>
  %wide = arith.extsi %a : tensor<?x?xi16> to tensor<?x?xi32>
  %zeros = tensor.splat %zero[%m, %n] : tensor<?x?xi32>
  %p = fixed.matmul {of = !fixed.q<16, 8>} ins(%wide, %b : tensor<?x?xi32>, tensor<?x?xi32>) outs(%zeros : tensor<?x?xi32>) -> tensor<?x?xi32>
  %r = arith.maxsi %p, %zeros : tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
