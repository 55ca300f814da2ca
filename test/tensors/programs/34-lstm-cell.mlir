// One step of an LSTM: the gates are slices of one product.
#map = affine_map<(d0, d1) -> (d0, d1)>
func.func @step(%x: tensor<?x10xf32>, %h: tensor<?x6xf32>, %c: tensor<?x6xf32>, %wx: tensor<10x24xf32>, %wh: tensor<6x24xf32>, %b: tensor<24xf32>) -> (tensor<?x6xf32>, tensor<?x6xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x10xf32>
  %e = tensor.empty(%n) : tensor<?x24xf32>
  %g0 = linalg.broadcast ins(%b : tensor<24xf32>) outs(%e : tensor<?x24xf32>) dimensions = [0]
  %g1 = linalg.matmul ins(%x, %wx : tensor<?x10xf32>, tensor<10x24xf32>) outs(%g0 : tensor<?x24xf32>) -> tensor<?x24xf32>
  %g = linalg.matmul ins(%h, %wh : tensor<?x6xf32>, tensor<6x24xf32>) outs(%g1 : tensor<?x24xf32>) -> tensor<?x24xf32>
  %i = tensor.extract_slice %g[0, 0] [%n, 6] [1, 1] : tensor<?x24xf32> to tensor<?x6xf32>
  %f = tensor.extract_slice %g[0, 6] [%n, 6] [1, 1] : tensor<?x24xf32> to tensor<?x6xf32>
  %z = tensor.extract_slice %g[0, 12] [%n, 6] [1, 1] : tensor<?x24xf32> to tensor<?x6xf32>
  %o = tensor.extract_slice %g[0, 18] [%n, 6] [1, 1] : tensor<?x24xf32> to tensor<?x6xf32>
  %oe = tensor.empty(%n) : tensor<?x6xf32>
  %r:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]}
      ins(%i, %f, %z, %o, %c : tensor<?x6xf32>, tensor<?x6xf32>, tensor<?x6xf32>, tensor<?x6xf32>, tensor<?x6xf32>)
      outs(%oe, %oe : tensor<?x6xf32>, tensor<?x6xf32>) {
  ^bb0(%gi: f32, %gf: f32, %gz: f32, %go: f32, %cc: f32, %u: f32, %v: f32):
    %one = arith.constant 1.0 : f32
    %ni = arith.negf %gi : f32
    %ei = math.exp %ni : f32
    %di = arith.addf %ei, %one : f32
    %si = arith.divf %one, %di : f32
    %nf = arith.negf %gf : f32
    %ef = math.exp %nf : f32
    %df = arith.addf %ef, %one : f32
    %sf = arith.divf %one, %df : f32
    %no = arith.negf %go : f32
    %eo = math.exp %no : f32
    %do = arith.addf %eo, %one : f32
    %so = arith.divf %one, %do : f32
    %tz = math.tanh %gz : f32
    %keep = arith.mulf %sf, %cc : f32
    %new = arith.mulf %si, %tz : f32
    %c1 = arith.addf %keep, %new : f32
    %tc = math.tanh %c1 : f32
    %h1 = arith.mulf %so, %tc : f32
    linalg.yield %h1, %c1 : f32, f32
  } -> (tensor<?x6xf32>, tensor<?x6xf32>)
  return %r#0, %r#1 : tensor<?x6xf32>, tensor<?x6xf32>
}
