// A perceptron of three layers as torch-mlir exports it: weights come as [out, in] and are transposed in the graph.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module attributes {torch.debug_module_name = "MLP"} {
  func.func @forward(%arg0: tensor<8x16xf32>, %arg1: tensor<32x16xf32>, %arg2: tensor<32xf32>, %arg3: tensor<24x32xf32>, %arg4: tensor<24xf32>, %arg5: tensor<10x24xf32>, %arg6: tensor<10xf32>) -> tensor<8x10xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x32xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<32x16xf32>) outs(%0 : tensor<16x32xf32>) permutation = [1, 0]
    %1 = tensor.empty() : tensor<8x32xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<8x32xf32>) -> tensor<8x32xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<8x16xf32>, tensor<16x32xf32>) outs(%2 : tensor<8x32xf32>) -> tensor<8x32xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg2 : tensor<8x32xf32>, tensor<32xf32>) outs(%1 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %18 = arith.addf %in, %in_2 : f32
      linalg.yield %18 : f32
    } -> tensor<8x32xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<8x32xf32>) outs(%1 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = arith.cmpf ugt, %in, %cst : f32
      %19 = arith.select %18, %in, %cst : f32
      linalg.yield %19 : f32
    } -> tensor<8x32xf32>
    %6 = tensor.empty() : tensor<32x24xf32>
    %transposed_0 = linalg.transpose ins(%arg3 : tensor<24x32xf32>) outs(%6 : tensor<32x24xf32>) permutation = [1, 0]
    %7 = tensor.empty() : tensor<8x24xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<8x24xf32>) -> tensor<8x24xf32>
    %9 = linalg.matmul ins(%5, %transposed_0 : tensor<8x32xf32>, tensor<32x24xf32>) outs(%8 : tensor<8x24xf32>) -> tensor<8x24xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %arg4 : tensor<8x24xf32>, tensor<24xf32>) outs(%7 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %18 = arith.addf %in, %in_2 : f32
      linalg.yield %18 : f32
    } -> tensor<8x24xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<8x24xf32>) outs(%7 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = arith.cmpf ugt, %in, %cst : f32
      %19 = arith.select %18, %in, %cst : f32
      linalg.yield %19 : f32
    } -> tensor<8x24xf32>
    %12 = tensor.empty() : tensor<24x10xf32>
    %transposed_1 = linalg.transpose ins(%arg5 : tensor<10x24xf32>) outs(%12 : tensor<24x10xf32>) permutation = [1, 0]
    %13 = tensor.empty() : tensor<8x10xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<8x10xf32>) -> tensor<8x10xf32>
    %15 = linalg.matmul ins(%11, %transposed_1 : tensor<8x24xf32>, tensor<24x10xf32>) outs(%14 : tensor<8x10xf32>) -> tensor<8x10xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %arg6 : tensor<8x10xf32>, tensor<10xf32>) outs(%13 : tensor<8x10xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %18 = arith.addf %in, %in_2 : f32
      linalg.yield %18 : f32
    } -> tensor<8x10xf32>
    return %16 : tensor<8x10xf32>
  }
}
