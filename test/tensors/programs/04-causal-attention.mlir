// Causal attention of any length: a mask by linalg.index, then linalg.softmax.
func.func @causal(%q: tensor<?x16xf32>, %k: tensor<?x16xf32>, %v: tensor<?x16xf32>) -> tensor<?x16xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %masked = arith.constant -1.0e+09 : f32
  %scale = arith.constant 0.25 : f32
  %n = tensor.dim %q, %c0 : tensor<?x16xf32>
  %kte = tensor.empty(%n) : tensor<16x?xf32>
  %kt = linalg.transpose ins(%k : tensor<?x16xf32>) outs(%kte : tensor<16x?xf32>) permutation = [1, 0]
  %se = tensor.empty(%n, %n) : tensor<?x?xf32>
  %sz = linalg.fill ins(%zero : f32) outs(%se : tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = linalg.matmul ins(%q, %kt : tensor<?x16xf32>, tensor<16x?xf32>) outs(%sz : tensor<?x?xf32>) -> tensor<?x?xf32>
  %m = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%s : tensor<?x?xf32>) outs(%se : tensor<?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %later = arith.cmpi sgt, %j, %i : index
    %y = arith.mulf %x, %scale : f32
    %z = arith.select %later, %masked, %y : f32
    linalg.yield %z : f32
  } -> tensor<?x?xf32>
  %p = linalg.softmax dimension(1) ins(%m : tensor<?x?xf32>) outs(%se : tensor<?x?xf32>) -> tensor<?x?xf32>
  %oe = tensor.empty(%n) : tensor<?x16xf32>
  %oz = linalg.fill ins(%zero : f32) outs(%oe : tensor<?x16xf32>) -> tensor<?x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<?x?xf32>, tensor<?x16xf32>) outs(%oz : tensor<?x16xf32>) -> tensor<?x16xf32>
  return %o : tensor<?x16xf32>
}
