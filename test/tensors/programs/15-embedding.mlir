// Rows of a table by tokens, as torch-mlir lowers aten.embedding: the generic reads the table by tensor.extract.
#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @embed(%table: tensor<50x16xf32>, %tokens: tensor<?x?xi64>) -> tensor<?x?x16xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %tokens, %c0 : tensor<?x?xi64>
    %dim_0 = tensor.dim %tokens, %c1 : tensor<?x?xi64>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x?x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%tokens : tensor<?x?xi64>) outs(%0 : tensor<?x?x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %2 = arith.index_cast %in : i64 to index
      %3 = linalg.index 2 : index
      %extracted = tensor.extract %table[%2, %3] : tensor<50x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x16xf32>
    return %1 : tensor<?x?x16xf32>
  }
}
