// Layer normalization with weight and bias over a dynamic number of rows, as torch-mlir lowers aten.native_layer_norm; it
// returns the mean and the reciprocal of the deviation as well.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<?x48xf32>, %arg1: tensor<48xf32>, %arg2: tensor<48xf32>) -> (tensor<?x48xf32>, tensor<?x1xf32>, tensor<?x1xf32>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 4.800000e+01 : f32
    %cst_1 = arith.constant 1.000000e-05 : f64
    %dim = tensor.dim %arg0, %c0 : tensor<?x48xf32>
    %0 = tensor.empty(%dim) : tensor<?x1xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<?x48xf32>) outs(%1 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.addf %in, %out : f32
      linalg.yield %10 : f32
    } -> tensor<?x1xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<?x1xf32>) outs(%0 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.divf %in, %cst_0 : f32
      linalg.yield %10 : f32
    } -> tensor<?x1xf32>
    %4 = tensor.empty(%dim) : tensor<?x48xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %3 : tensor<?x48xf32>, tensor<?x1xf32>) outs(%4 : tensor<?x48xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %10 = arith.subf %in, %in_2 : f32
      linalg.yield %10 : f32
    } -> tensor<?x48xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%5 : tensor<?x48xf32>) outs(%1 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.mulf %in, %in : f32
      %11 = arith.addf %10, %out : f32
      linalg.yield %11 : f32
    } -> tensor<?x1xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<?x1xf32>) outs(%0 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.divf %in, %cst_0 : f32
      %11 = arith.truncf %cst_1 : f64 to f32
      %12 = arith.addf %10, %11 : f32
      %13 = math.rsqrt %12 : f32
      linalg.yield %13 : f32
    } -> tensor<?x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %7 : tensor<?x48xf32>, tensor<?x1xf32>) outs(%4 : tensor<?x48xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %10 = arith.mulf %in, %in_2 : f32
      linalg.yield %10 : f32
    } -> tensor<?x48xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map2, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %arg1, %arg2 : tensor<?x48xf32>, tensor<48xf32>, tensor<48xf32>) outs(%4 : tensor<?x48xf32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %out: f32):
      %10 = arith.mulf %in, %in_2 : f32
      %11 = arith.addf %10, %in_3 : f32
      linalg.yield %11 : f32
    } -> tensor<?x48xf32>
    return %9, %3, %7 : tensor<?x48xf32>, tensor<?x1xf32>, tensor<?x1xf32>
  }
}
