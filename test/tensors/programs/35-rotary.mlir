// Rotary embedding: pairs of the first and the second half turn by an angle of the position.
#half = affine_map<(t, d) -> (t, d)>
func.func @rotate(%x: tensor<?x16xf32>) -> tensor<?x16xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x16xf32>
  %lo = tensor.extract_slice %x[0, 0] [%n, 8] [1, 1] : tensor<?x16xf32> to tensor<?x8xf32>
  %hi = tensor.extract_slice %x[0, 8] [%n, 8] [1, 1] : tensor<?x16xf32> to tensor<?x8xf32>
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %r:2 = linalg.generic {indexing_maps = [#half, #half, #half, #half], iterator_types = ["parallel", "parallel"]}
      ins(%lo, %hi : tensor<?x8xf32>, tensor<?x8xf32>) outs(%e, %e : tensor<?x8xf32>, tensor<?x8xf32>) {
  ^bb0(%a: f32, %b: f32, %u: f32, %v: f32):
    %rate = arith.constant -0.287823141 : f32
    %t = linalg.index 0 : index
    %d = linalg.index 1 : index
    %ti = arith.index_cast %t : index to i32
    %di = arith.index_cast %d : index to i32
    %tf = arith.sitofp %ti : i32 to f32
    %df = arith.sitofp %di : i32 to f32
    %ex = arith.mulf %df, %rate : f32
    %fr = math.exp %ex : f32
    %th = arith.mulf %tf, %fr : f32
    %cos = math.cos %th : f32
    %sin = math.sin %th : f32
    %ac = arith.mulf %a, %cos : f32
    %bs = arith.mulf %b, %sin : f32
    %as = arith.mulf %a, %sin : f32
    %bc = arith.mulf %b, %cos : f32
    %p = arith.subf %ac, %bs : f32
    %q = arith.addf %as, %bc : f32
    linalg.yield %p, %q : f32, f32
  } -> (tensor<?x8xf32>, tensor<?x8xf32>)
  %j = tensor.concat dim(1) %r#0, %r#1 : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x16xf32>
  return %j : tensor<?x16xf32>
}
