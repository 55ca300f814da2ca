// What torch-mlir makes of a batch of any size: checks of sizes by cf.assert, sizes as i64, locations.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module attributes {torch.debug_module_name = "Net"} {
  func.func @forward(%arg0: tensor<?x?xf32> loc("x"), %arg1: tensor<?xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> attributes {torch.assume_strict_symbolic_shapes} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 2.000000e+00 : f64
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %dim_1 = tensor.dim %arg1, %c0 : tensor<?xf32>
    %0 = arith.cmpi eq, %dim_0, %dim_1 : index
    cf.assert %0, "mismatched size for broadcast"
    %1 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?xf32>) outs(%1 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %8 = arith.sitofp %c2_i64 : i64 to f32
      %9 = arith.mulf %in_2, %8 : f32
      %10 = arith.addf %in, %9 : f32
      linalg.yield %10 : f32
    } -> tensor<?x?xf32> loc("add":3:7)
    %3 = arith.index_cast %dim : index to i64
    %4 = arith.cmpi sgt, %3, %c0_i64 : i64
    cf.assert %4, "an empty batch"
    %dim_3 = tensor.dim %arg2, %c0 : tensor<?x?xf32>
    %dim_4 = tensor.dim %arg2, %c1 : tensor<?x?xf32>
    %5 = arith.cmpi eq, %dim_0, %dim_4 : index
    cf.assert %5, "mismatching contracting dimension"
    %6 = tensor.empty(%dim_4, %dim_3) : tensor<?x?xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<?x?xf32>) outs(%6 : tensor<?x?xf32>) permutation = [1, 0]
    %zero = arith.constant 0.000000e+00 : f32
    %e = tensor.empty(%dim, %dim_3) : tensor<?x?xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
    %7 = linalg.matmul ins(%2, %transposed : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %7 : tensor<?x?xf32>
  }
}
