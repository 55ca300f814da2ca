// Attention of one head, written by hand: each step of the softmax is an operation of its own.
#row = affine_map<(i, j) -> (i)>
#all = affine_map<(i, j) -> (i, j)>
#q = affine_map<(i, j, k) -> (i, k)>
#k = affine_map<(i, j, k) -> (j, k)>
#s = affine_map<(i, j, k) -> (i, j)>

func.func @attention(%q: tensor<12x8xf32>, %k: tensor<20x8xf32>, %v: tensor<20x6xf32>) -> tensor<12x6xf32> {
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %scale = arith.constant 0.353553385 : f32
  %e = tensor.empty() : tensor<12x20xf32>
  %s0 = linalg.fill ins(%zero : f32) outs(%e : tensor<12x20xf32>) -> tensor<12x20xf32>
  %s = linalg.generic {indexing_maps = [#q, #k, #s], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%q, %k : tensor<12x8xf32>, tensor<20x8xf32>) outs(%s0 : tensor<12x20xf32>) {
  ^bb0(%a: f32, %b: f32, %acc: f32):
    %m = arith.mulf %a, %b : f32
    %r = arith.addf %acc, %m : f32
    linalg.yield %r : f32
  } -> tensor<12x20xf32>
  %scaled = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%s : tensor<12x20xf32>) outs(%e : tensor<12x20xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.mulf %a, %scale : f32
    linalg.yield %r : f32
  } -> tensor<12x20xf32>
  %rows = tensor.empty() : tensor<12xf32>
  %m0 = linalg.fill ins(%lowest : f32) outs(%rows : tensor<12xf32>) -> tensor<12xf32>
  %most = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%scaled : tensor<12x20xf32>) outs(%m0 : tensor<12xf32>) {
  ^bb0(%a: f32, %acc: f32):
    %r = arith.maximumf %a, %acc : f32
    linalg.yield %r : f32
  } -> tensor<12xf32>
  %exps = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%scaled, %most : tensor<12x20xf32>, tensor<12xf32>) outs(%e : tensor<12x20xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<12x20xf32>
  %t0 = linalg.fill ins(%zero : f32) outs(%rows : tensor<12xf32>) -> tensor<12xf32>
  %sums = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%exps : tensor<12x20xf32>) outs(%t0 : tensor<12xf32>) {
  ^bb0(%a: f32, %acc: f32):
    %r = arith.addf %a, %acc : f32
    linalg.yield %r : f32
  } -> tensor<12xf32>
  %p = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%exps, %sums : tensor<12x20xf32>, tensor<12xf32>) outs(%e : tensor<12x20xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<12x20xf32>
  %oe = tensor.empty() : tensor<12x6xf32>
  %o0 = linalg.fill ins(%zero : f32) outs(%oe : tensor<12x6xf32>) -> tensor<12x6xf32>
  %out = linalg.matmul ins(%p, %v : tensor<12x20xf32>, tensor<20x6xf32>) outs(%o0 : tensor<12x6xf32>) -> tensor<12x6xf32>
  return %out : tensor<12x6xf32>
}
