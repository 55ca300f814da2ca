// Jacobi's iteration for a system of linear equations; the number of steps is an argument.
#a = affine_map<(i, j) -> (i, j)>
#xj = affine_map<(i, j) -> (j)>
#bi = affine_map<(i, j) -> (i)>
#v = affine_map<(i) -> (i)>
func.func @jacobi(%A: tensor<?x?xf32>, %b: tensor<?xf32>, %steps: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %b, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %x0 = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %x = scf.for %k = %c0 to %steps step %c1 iter_args(%xk = %x0) -> (tensor<?xf32>) {
    %s0 = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    %s = linalg.generic {indexing_maps = [#a, #xj, #bi], iterator_types = ["parallel", "reduction"]}
        ins(%A, %xk : tensor<?x?xf32>, tensor<?xf32>) outs(%s0 : tensor<?xf32>) {
    ^bb0(%aij: f32, %xj: f32, %acc: f32):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %p = arith.mulf %aij, %xj : f32
      %off = arith.cmpi ne, %i, %j : index
      %q = arith.select %off, %p, %zero : f32
      %r = arith.addf %acc, %q : f32
      linalg.yield %r : f32
    } -> tensor<?xf32>
    %next = linalg.generic {indexing_maps = [#v, #v, #v], iterator_types = ["parallel"]}
        ins(%b, %s : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) {
    ^bb0(%bi: f32, %si: f32, %o: f32):
      %i = linalg.index 0 : index
      %d = tensor.extract %A[%i, %i] : tensor<?x?xf32>
      %t = arith.subf %bi, %si : f32
      %r = arith.divf %t, %d : f32
      linalg.yield %r : f32
    } -> tensor<?xf32>
    scf.yield %next : tensor<?xf32>
  }
  return %x : tensor<?xf32>
}
