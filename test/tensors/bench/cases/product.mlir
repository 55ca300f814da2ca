// A product of two matrices.
func.func @f(%a: tensor<{{.N}}x{{.N}}xf32>, %b: tensor<{{.N}}x{{.N}}xf32>) -> tensor<{{.N}}x{{.N}}xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<{{.N}}x{{.N}}xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<{{.N}}x{{.N}}xf32>) -> tensor<{{.N}}x{{.N}}xf32>
  %m = linalg.matmul ins(%a, %b : tensor<{{.N}}x{{.N}}xf32>, tensor<{{.N}}x{{.N}}xf32>) outs(%z : tensor<{{.N}}x{{.N}}xf32>) -> tensor<{{.N}}x{{.N}}xf32>
  return %m : tensor<{{.N}}x{{.N}}xf32>
}
