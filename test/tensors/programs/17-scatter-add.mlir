// Rows added up by their label: the labels become a matrix of ones and zeros, and a product adds.
#onehot_in = affine_map<(c, n) -> (n)>
#onehot_out = affine_map<(c, n) -> (c, n)>
func.func @segment_sum(%x: tensor<?x12xf32>, %label: tensor<?xi32>) -> (tensor<5x12xf32>, tensor<5xi32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x12xf32>
  %he = tensor.empty(%n) : tensor<5x?xf32>
  %hot = linalg.generic {indexing_maps = [#onehot_in, #onehot_out], iterator_types = ["parallel", "parallel"]}
      ins(%label : tensor<?xi32>) outs(%he : tensor<5x?xf32>) {
  ^bb0(%l: i32, %o: f32):
    %c = linalg.index 0 : index
    %ci = arith.index_cast %c : index to i32
    %is = arith.cmpi eq, %ci, %l : i32
    %v = arith.select %is, %one, %zero : f32
    linalg.yield %v : f32
  } -> tensor<5x?xf32>
  %e = tensor.empty() : tensor<5x12xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<5x12xf32>) -> tensor<5x12xf32>
  %sums = linalg.matmul ins(%hot, %x : tensor<5x?xf32>, tensor<?x12xf32>) outs(%z : tensor<5x12xf32>) -> tensor<5x12xf32>
  %z32 = arith.constant dense<0> : tensor<5xi32>
  %counts = linalg.generic {indexing_maps = [affine_map<(c, n) -> (n)>, affine_map<(c, n) -> (c)>], iterator_types = ["parallel", "reduction"]}
      ins(%label : tensor<?xi32>) outs(%z32 : tensor<5xi32>) {
  ^bb0(%l: i32, %acc: i32):
    %c = linalg.index 0 : index
    %ci = arith.index_cast %c : index to i32
    %is = arith.cmpi eq, %ci, %l : i32
    %v = arith.extui %is : i1 to i32
    %s = arith.addi %acc, %v : i32
    linalg.yield %s : i32
  } -> tensor<5xi32>
  return %sums, %counts : tensor<5x12xf32>, tensor<5xi32>
}
