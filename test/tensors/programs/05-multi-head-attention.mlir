// Attention of 2 batches and 4 heads: the heads are split by expand_shape and transpose, and joined again.
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func private @split(%x: tensor<2x10x32xf32>) -> tensor<8x10x8xf32> {
    %0 = tensor.expand_shape %x [[0], [1], [2, 3]] output_shape [2, 10, 4, 8] : tensor<2x10x32xf32> into tensor<2x10x4x8xf32>
    %1 = tensor.empty() : tensor<2x4x10x8xf32>
    %2 = linalg.transpose ins(%0 : tensor<2x10x4x8xf32>) outs(%1 : tensor<2x4x10x8xf32>) permutation = [0, 2, 1, 3]
    %3 = tensor.collapse_shape %2 [[0, 1], [2], [3]] : tensor<2x4x10x8xf32> into tensor<8x10x8xf32>
    return %3 : tensor<8x10x8xf32>
  }
  func.func @mha(%q: tensor<2x10x32xf32>, %k: tensor<2x10x32xf32>, %v: tensor<2x10x32xf32>) -> tensor<2x10x32xf32> {
    %zero = arith.constant 0.000000e+00 : f32
    %lowest = arith.constant -3.40282347E+38 : f32
    %qh = call @split(%q) : (tensor<2x10x32xf32>) -> tensor<8x10x8xf32>
    %kh = call @split(%k) : (tensor<2x10x32xf32>) -> tensor<8x10x8xf32>
    %vh = call @split(%v) : (tensor<2x10x32xf32>) -> tensor<8x10x8xf32>
    %0 = tensor.empty() : tensor<8x8x10xf32>
    %kt = linalg.transpose ins(%kh : tensor<8x10x8xf32>) outs(%0 : tensor<8x8x10xf32>) permutation = [0, 2, 1]
    %1 = tensor.empty() : tensor<8x10x10xf32>
    %2 = linalg.fill ins(%zero : f32) outs(%1 : tensor<8x10x10xf32>) -> tensor<8x10x10xf32>
    %3 = linalg.batch_matmul ins(%qh, %kt : tensor<8x10x8xf32>, tensor<8x8x10xf32>) outs(%2 : tensor<8x10x10xf32>) -> tensor<8x10x10xf32>
    %cst = arith.constant dense<0.353553385> : tensor<8x10x10xf32>
    %4 = arith.mulf %3, %cst : tensor<8x10x10xf32>
    %5 = tensor.empty() : tensor<8x10xf32>
    %6 = linalg.fill ins(%lowest : f32) outs(%5 : tensor<8x10xf32>) -> tensor<8x10xf32>
    %7 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4 : tensor<8x10x10xf32>) outs(%6 : tensor<8x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.maxnumf %in, %out : f32
      linalg.yield %15 : f32
    } -> tensor<8x10xf32>
    %8 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %7 : tensor<8x10x10xf32>, tensor<8x10xf32>) outs(%1 : tensor<8x10x10xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %15 = arith.subf %in, %in_0 : f32
      %16 = math.exp %15 : f32
      linalg.yield %16 : f32
    } -> tensor<8x10x10xf32>
    %9 = linalg.fill ins(%zero : f32) outs(%5 : tensor<8x10xf32>) -> tensor<8x10xf32>
    %10 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<8x10x10xf32>) outs(%9 : tensor<8x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.addf %in, %out : f32
      linalg.yield %15 : f32
    } -> tensor<8x10xf32>
    %11 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<8x10x10xf32>, tensor<8x10xf32>) outs(%1 : tensor<8x10x10xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %15 = arith.divf %in, %in_0 : f32
      linalg.yield %15 : f32
    } -> tensor<8x10x10xf32>
    %12 = tensor.empty() : tensor<8x10x8xf32>
    %13 = linalg.fill ins(%zero : f32) outs(%12 : tensor<8x10x8xf32>) -> tensor<8x10x8xf32>
    %14 = linalg.batch_matmul ins(%11, %vh : tensor<8x10x10xf32>, tensor<8x10x8xf32>) outs(%13 : tensor<8x10x8xf32>) -> tensor<8x10x8xf32>
    %e = tensor.expand_shape %14 [[0, 1], [2], [3]] output_shape [2, 4, 10, 8] : tensor<8x10x8xf32> into tensor<2x4x10x8xf32>
    %te = tensor.empty() : tensor<2x10x4x8xf32>
    %t = linalg.transpose ins(%e : tensor<2x4x10x8xf32>) outs(%te : tensor<2x10x4x8xf32>) permutation = [0, 2, 1, 3]
    %r = tensor.collapse_shape %t [[0], [1], [2, 3]] : tensor<2x10x4x8xf32> into tensor<2x10x32xf32>
    return %r : tensor<2x10x32xf32>
  }
}
