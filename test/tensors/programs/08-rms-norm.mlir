// Root-mean-square normalization of f16 with sums in f32, any batch and length, as language models have it.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
func.func @rms_norm(%x: tensor<?x?x32xf16>, %weight: tensor<32xf16>) -> tensor<?x?x32xf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %inv = arith.constant 3.125e-02 : f32
  %eps = arith.constant 1.0e-06 : f32
  %b = tensor.dim %x, %c0 : tensor<?x?x32xf16>
  %t = tensor.dim %x, %c1 : tensor<?x?x32xf16>
  %e = tensor.empty(%b, %t) : tensor<?x?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %ss = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<?x?x32xf16>) outs(%z : tensor<?x?xf32>) {
  ^bb0(%in: f16, %acc: f32):
    %w = arith.extf %in : f16 to f32
    %sq = arith.mulf %w, %w : f32
    %r = arith.addf %acc, %sq : f32
    linalg.yield %r : f32
  } -> tensor<?x?xf32>
  %oe = tensor.empty(%b, %t) : tensor<?x?x32xf16>
  %o = linalg.generic {indexing_maps = [#map, #map1, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %ss, %weight : tensor<?x?x32xf16>, tensor<?x?xf32>, tensor<32xf16>) outs(%oe : tensor<?x?x32xf16>) {
  ^bb0(%in: f16, %s: f32, %g: f16, %out: f16):
    %mean = arith.mulf %s, %inv : f32
    %me = arith.addf %mean, %eps : f32
    %rs = math.rsqrt %me : f32
    %w = arith.extf %in : f16 to f32
    %n = arith.mulf %w, %rs : f32
    %h = arith.truncf %n : f32 to f16
    %r = arith.mulf %h, %g : f16
    linalg.yield %r : f16
  } -> tensor<?x?x32xf16>
  return %o : tensor<?x?x32xf16>
}
