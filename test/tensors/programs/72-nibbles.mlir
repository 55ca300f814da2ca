// A product with weights of four bits, and a body that computes with complex numbers.
func.func @dequantized(%w: tensor<4x6xi4>, %x: tensor<6xf32>) -> (tensor<4xf32>, tensor<4x6xi4>) {
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%w, %x : tensor<4x6xi4>, tensor<6xf32>) outs(%z : tensor<4xf32>) {
  ^bb0(%a: i4, %b: f32, %o: f32):
    %e = arith.extsi %a : i4 to i32
    %f = arith.sitofp %e : i32 to f32
    %p = arith.mulf %f, %b : f32
    %q = arith.addf %p, %o : f32
    linalg.yield %q : f32
  } -> tensor<4xf32>
  %c1 = arith.constant dense<1> : tensor<4x6xi4>
  %w1 = arith.addi %w, %c1 : tensor<4x6xi4>
  return %r, %w1 : tensor<4xf32>, tensor<4x6xi4>
}

func.func @rotated(%x: tensor<?xf32>, %k: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %by = complex.create %k, %k : complex<f32>
  %shift = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %c = complex.create %a, %k : complex<f32>
    %d = complex.mul %c, %by : complex<f32>
    %g = complex.add %d, %shift : complex<f32>
    %im = complex.im %g : complex<f32>
    linalg.yield %im : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}
