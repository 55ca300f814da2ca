// Products of f16 with sums in f32, and with the sum in f16 after a bias; MLIR 22's maps.
#a = affine_map<(m, n, k) -> (m, k)>
#tb = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @tb(%a: tensor<7x12xf16>, %b: tensor<9x12xf16>) -> tensor<7x9xf32> {
  %z = arith.constant dense<0.0> : tensor<7x9xf32>
  %r = linalg.matmul indexing_maps = [#a, #tb, #c] ins(%a, %b : tensor<7x12xf16>, tensor<9x12xf16>) outs(%z : tensor<7x9xf32>) -> tensor<7x9xf32>
  return %r : tensor<7x9xf32>
}
func.func @bias(%a: tensor<?x16xf16>, %b: tensor<16x24xf16>, %bias: tensor<24xf16>) -> tensor<?x24xf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x16xf16>
  %e = tensor.empty(%m) : tensor<?x24xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x24xf32>) -> tensor<?x24xf32>
  %p = linalg.matmul ins(%a, %b : tensor<?x16xf16>, tensor<16x24xf16>) outs(%z : tensor<?x24xf32>) -> tensor<?x24xf32>
  %h = tensor.empty(%m) : tensor<?x24xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%p, %bias : tensor<?x24xf32>, tensor<24xf16>) outs(%h : tensor<?x24xf16>) {
  ^bb0(%x: f32, %y: f16, %o: f16):
    %t = arith.truncf %x : f32 to f16
    %s = arith.addf %t, %y : f16
    linalg.yield %s : f16
  } -> tensor<?x24xf16>
  return %r : tensor<?x24xf16>
}
