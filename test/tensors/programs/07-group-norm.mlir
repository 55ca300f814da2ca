// Group normalization of NCHW data: 6 channels in 3 groups.
#x = affine_map<(n, g, c, h, w) -> (n, g, c, h, w)>
#g = affine_map<(n, g, c, h, w) -> (n, g)>
#c = affine_map<(n, g, c, h, w) -> (g, c)>
func.func @group_norm(%x: tensor<2x6x5x4xf32>, %gamma: tensor<6xf32>, %beta: tensor<6xf32>) -> tensor<2x6x5x4xf32> {
  %cst0 = arith.constant 0.0 : f32
  %count = arith.constant 40.0 : f32
  %eps = arith.constant 1.0e-3 : f32
  %v = tensor.expand_shape %x [[0], [1, 2], [3], [4]] output_shape [2, 3, 2, 5, 4] : tensor<2x6x5x4xf32> into tensor<2x3x2x5x4xf32>
  %w = tensor.expand_shape %gamma [[0, 1]] output_shape [3, 2] : tensor<6xf32> into tensor<3x2xf32>
  %b = tensor.expand_shape %beta [[0, 1]] output_shape [3, 2] : tensor<6xf32> into tensor<3x2xf32>
  %ge = tensor.empty() : tensor<2x3xf32>
  %gz = linalg.fill ins(%cst0 : f32) outs(%ge : tensor<2x3xf32>) -> tensor<2x3xf32>
  // The sum and the sum of squares in one operation with two results.
  %sums:2 = linalg.generic {indexing_maps = [#x, #g, #g], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%v : tensor<2x3x2x5x4xf32>) outs(%gz, %gz : tensor<2x3xf32>, tensor<2x3xf32>) {
  ^bb0(%a: f32, %s: f32, %q: f32):
    %s1 = arith.addf %s, %a : f32
    %aa = arith.mulf %a, %a : f32
    %q1 = arith.addf %q, %aa : f32
    linalg.yield %s1, %q1 : f32, f32
  } -> (tensor<2x3xf32>, tensor<2x3xf32>)
  %oe = tensor.empty() : tensor<2x3x2x5x4xf32>
  %n = linalg.generic {indexing_maps = [#x, #g, #g, #c, #c, #x], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
      ins(%v, %sums#0, %sums#1, %w, %b : tensor<2x3x2x5x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x2xf32>, tensor<3x2xf32>)
      outs(%oe : tensor<2x3x2x5x4xf32>) {
  ^bb0(%a: f32, %s: f32, %q: f32, %ww: f32, %bb: f32, %o: f32):
    %mean = arith.divf %s, %count : f32
    %sq = arith.divf %q, %count : f32
    %mm = arith.mulf %mean, %mean : f32
    %var = arith.subf %sq, %mm : f32
    %ve = arith.addf %var, %eps : f32
    %dev = math.sqrt %ve : f32
    %d = arith.subf %a, %mean : f32
    %nrm = arith.divf %d, %dev : f32
    %r = math.fma %nrm, %ww, %bb : f32
    linalg.yield %r : f32
  } -> tensor<2x3x2x5x4xf32>
  %r = tensor.collapse_shape %n [[0], [1, 2], [3], [4]] : tensor<2x3x2x5x4xf32> into tensor<2x6x5x4xf32>
  return %r : tensor<2x6x5x4xf32>
}
