// A product of bytes with zero points.
func.func @qmatmul(%a: tensor<?x24xi8>, %b: tensor<24x16xi8>, %az: i32, %bz: i32) -> tensor<?x16xi32> {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %m = tensor.dim %a, %c0 : tensor<?x24xi8>
  %e = tensor.empty(%m) : tensor<?x16xi32>
  %z = linalg.fill ins(%c0_i32 : i32) outs(%e : tensor<?x16xi32>) -> tensor<?x16xi32>
  %r = linalg.quantized_matmul ins(%a, %b, %az, %bz : tensor<?x24xi8>, tensor<24x16xi8>, i32, i32) outs(%z : tensor<?x16xi32>) -> tensor<?x16xi32>
  return %r : tensor<?x16xi32>
}
