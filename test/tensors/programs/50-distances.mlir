// The square of the distance of each point to each center, and the nearest center of each point.
#p = affine_map<(n, k, d) -> (n, d)>
#c = affine_map<(n, k, d) -> (k, d)>
#o = affine_map<(n, k, d) -> (n, k)>
func.func @nearest(%points: tensor<?x3xf32>, %centers: tensor<?x3xf32>) -> (tensor<?x?xf32>, tensor<?xi32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %inf = arith.constant 0x7F800000 : f32
  %none = arith.constant -1 : i32
  %n = tensor.dim %points, %c0 : tensor<?x3xf32>
  %k = tensor.dim %centers, %c0 : tensor<?x3xf32>
  %e = tensor.empty(%n, %k) : tensor<?x?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %d2 = linalg.generic {indexing_maps = [#p, #c, #o], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%points, %centers : tensor<?x3xf32>, tensor<?x3xf32>) outs(%z : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %acc: f32):
    %d = arith.subf %a, %b : f32
    %q = arith.mulf %d, %d : f32
    %s = arith.addf %acc, %q : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  %me = tensor.empty(%n) : tensor<?xf32>
  %m0 = linalg.fill ins(%inf : f32) outs(%me : tensor<?xf32>) -> tensor<?xf32>
  %ie = tensor.empty(%n) : tensor<?xi32>
  %i0 = linalg.fill ins(%none : i32) outs(%ie : tensor<?xi32>) -> tensor<?xi32>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(n, k) -> (n, k)>, affine_map<(n, k) -> (n)>, affine_map<(n, k) -> (n)>], iterator_types = ["parallel", "reduction"]}
      ins(%d2 : tensor<?x?xf32>) outs(%m0, %i0 : tensor<?xf32>, tensor<?xi32>) {
  ^bb0(%a: f32, %m: f32, %i: i32):
    %j = linalg.index 1 : index
    %ji = arith.index_cast %j : index to i32
    %less = arith.cmpf olt, %a, %m : f32
    %nm = arith.select %less, %a, %m : f32
    %ni = arith.select %less, %ji, %i : i32
    linalg.yield %nm, %ni : f32, i32
  } -> (tensor<?xf32>, tensor<?xi32>)
  return %d2, %r#1 : tensor<?x?xf32>, tensor<?xi32>
}
