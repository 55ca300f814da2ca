// The second half of a transformer's block: normalization, two products with a GELU between, and the input added.
#map = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#col = affine_map<(d0, d1) -> (d1)>
module @block {
  func.func @ffn(%x: tensor<?x12xf32>, %g: tensor<12xf32>, %w1: tensor<12x30xf32>, %b1: tensor<30xf32>, %w2: tensor<30x12xf32>, %b2: tensor<12xf32>) -> tensor<?x12xf32> {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0.0 : f32
    %n = tensor.dim %x, %c0 : tensor<?x12xf32>
    %re = tensor.empty(%n) : tensor<?xf32>
    %rz = linalg.fill ins(%zero : f32) outs(%re : tensor<?xf32>) -> tensor<?xf32>
    %ss = linalg.generic {indexing_maps = [#map, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<?x12xf32>) outs(%rz : tensor<?xf32>) {
    ^bb0(%in: f32, %acc: f32):
      %q = arith.mulf %in, %in : f32
      %r = arith.addf %acc, %q : f32
      linalg.yield %r : f32
    } -> tensor<?xf32>
    %xe = tensor.empty(%n) : tensor<?x12xf32>
    %xn = linalg.generic {indexing_maps = [#map, #row, #col, #map], iterator_types = ["parallel", "parallel"]} ins(%x, %ss, %g : tensor<?x12xf32>, tensor<?xf32>, tensor<12xf32>) outs(%xe : tensor<?x12xf32>) {
    ^bb0(%in: f32, %s: f32, %gg: f32, %o: f32):
      %c12 = arith.constant 12.0 : f32
      %eps = arith.constant 1.0e-05 : f32
      %m = arith.divf %s, %c12 : f32
      %me = arith.addf %m, %eps : f32
      %rs = math.rsqrt %me : f32
      %a = arith.mulf %in, %rs : f32
      %b = arith.mulf %a, %gg : f32
      linalg.yield %b : f32
    } -> tensor<?x12xf32>
    %he = tensor.empty(%n) : tensor<?x30xf32>
    %hz = linalg.fill ins(%zero : f32) outs(%he : tensor<?x30xf32>) -> tensor<?x30xf32>
    %h = linalg.matmul ins(%xn, %w1 : tensor<?x12xf32>, tensor<12x30xf32>) outs(%hz : tensor<?x30xf32>) -> tensor<?x30xf32>
    %a = linalg.generic {indexing_maps = [#map, #col, #map], iterator_types = ["parallel", "parallel"]} ins(%h, %b1 : tensor<?x30xf32>, tensor<30xf32>) outs(%he : tensor<?x30xf32>) {
    ^bb0(%in: f32, %bb: f32, %o: f32):
      %half = arith.constant 0.5 : f32
      %one = arith.constant 1.0 : f32
      %r2 = arith.constant 0.707106769 : f32
      %v = arith.addf %in, %bb : f32
      %s = arith.mulf %v, %r2 : f32
      %e = math.erf %s : f32
      %e1 = arith.addf %e, %one : f32
      %vh = arith.mulf %v, %half : f32
      %r = arith.mulf %vh, %e1 : f32
      linalg.yield %r : f32
    } -> tensor<?x30xf32>
    %oz = linalg.fill ins(%zero : f32) outs(%xe : tensor<?x12xf32>) -> tensor<?x12xf32>
    %o = linalg.matmul ins(%a, %w2 : tensor<?x30xf32>, tensor<30x12xf32>) outs(%oz : tensor<?x12xf32>) -> tensor<?x12xf32>
    %r = linalg.generic {indexing_maps = [#map, #col, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%o, %b2, %x : tensor<?x12xf32>, tensor<12xf32>, tensor<?x12xf32>) outs(%xe : tensor<?x12xf32>) {
    ^bb0(%in: f32, %bb: f32, %xx: f32, %u: f32):
      %s = arith.addf %in, %bb : f32
      %t = arith.addf %s, %xx : f32
      linalg.yield %t : f32
    } -> tensor<?x12xf32>
    return %r : tensor<?x12xf32>
  }
}
