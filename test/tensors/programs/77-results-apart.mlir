// Results at places that determine different dimensions, as the fusion of a reduction with what its operand is needed for makes them.
func.func @fused(%x: tensor<?x6xf32>, %old: tensor<?x6xf32>) -> (tensor<?x6xf32>, tensor<?xf32>, tensor<6x?xf32>, tensor<f32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x6xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x6xf32>
  %et = tensor.empty(%n) : tensor<6x?xf32>
  %re = tensor.empty(%n) : tensor<?xf32>
  %r0 = linalg.fill ins(%z : f32) outs(%re : tensor<?xf32>) -> tensor<?xf32>
  %t0 = tensor.splat %z : tensor<f32>
  %r:4 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%x : tensor<?x6xf32>) outs(%old, %r0, %et, %t0 : tensor<?x6xf32>, tensor<?xf32>, tensor<6x?xf32>, tensor<f32>) {
  ^bb0(%a: f32, %o: f32, %s: f32, %t: f32, %m: f32):
    %ex = math.exp %a : f32
    %w = arith.addf %ex, %o : f32
    %sum = arith.addf %s, %w : f32
    %n2 = arith.negf %a : f32
    %mx = arith.maximumf %m, %ex : f32
    linalg.yield %w, %sum, %n2, %mx : f32, f32, f32, f32
  } -> (tensor<?x6xf32>, tensor<?xf32>, tensor<6x?xf32>, tensor<f32>)
  return %r#0, %r#1, %r#2, %r#3 : tensor<?x6xf32>, tensor<?xf32>, tensor<6x?xf32>, tensor<f32>
}
