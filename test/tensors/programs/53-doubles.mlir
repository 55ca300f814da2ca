// Functions in f64, which not every device has: a plain convolution, a product with a vector, and a clamp.
func.func @conv_plain(%x: tensor<40xf64>, %k: tensor<5xf64>) -> tensor<36xf64> {
  %z = arith.constant dense<0.0> : tensor<36xf64>
  %r = linalg.conv_1d ins(%x, %k : tensor<40xf64>, tensor<5xf64>) outs(%z : tensor<36xf64>) -> tensor<36xf64>
  return %r : tensor<36xf64>
}
func.func @matvec(%a: tensor<?x?xf64>, %x: tensor<?xf64>) -> tensor<?xf64> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %m = tensor.dim %a, %c0 : tensor<?x?xf64>
  %e = tensor.empty(%m) : tensor<?xf64>
  %z = linalg.fill ins(%zero : f64) outs(%e : tensor<?xf64>) -> tensor<?xf64>
  %r = linalg.matvec ins(%a, %x : tensor<?x?xf64>, tensor<?xf64>) outs(%z : tensor<?xf64>) -> tensor<?xf64>
  return %r : tensor<?xf64>
}
func.func @clamp(%x: tensor<?xf64>, %lo: tensor<?xf64>, %hi: tensor<?xf64>) -> tensor<?xf64> {
  %a = arith.maximumf %x, %lo : tensor<?xf64>
  %b = arith.minimumf %a, %hi : tensor<?xf64>
  return %b : tensor<?xf64>
}
