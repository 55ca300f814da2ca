// Generic operations whose maps are no permutations.
// A convolution by the sum of two dimensions, with the reduction first.
func.func @window(%x: tensor<?xf32>, %k: tensor<4xf32>, %init: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(k, i) -> (i + k)>, affine_map<(k, i) -> (k)>, affine_map<(k, i) -> (i)>], iterator_types = ["reduction", "parallel"]}
      ins(%x, %k : tensor<?xf32>, tensor<4xf32>) outs(%init : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// Strides and dilations: every second place, three apart.
func.func @strided(%x: tensor<20x5xi32>, %k: tensor<3xi32>) -> tensor<7x5xi32> {
  %z = arith.constant dense<0> : tensor<7x5xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, c, k) -> (i * 2 + k * 3, c)>, affine_map<(i, c, k) -> (k)>, affine_map<(i, c, k) -> (i, c)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %k : tensor<20x5xi32>, tensor<3xi32>) outs(%z : tensor<7x5xi32>) {
  ^bb0(%a: i32, %b: i32, %o: i32):
    %p = arith.muli %a, %b : i32
    %s = arith.addi %o, %p : i32
    linalg.yield %s : i32
  } -> tensor<7x5xi32>
  return %r : tensor<7x5xi32>
}
// The diagonal of a matrix, and its trace.
func.func @diagonal(%x: tensor<?x?xf32>, %like: tensor<?xf32>) -> (tensor<?xf32>, f32) {
  %zero = arith.constant 0.0 : f32
  %d = linalg.generic {indexing_maps = [affine_map<(i) -> (i, i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<?x?xf32>) outs(%like : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<?xf32>
  %e = tensor.from_elements %zero : tensor<f32>
  %t = linalg.reduce { arith.addf } ins(%d : tensor<?xf32>) outs(%e : tensor<f32>) dimensions = [0]
  %r = tensor.extract %t[] : tensor<f32>
  return %d, %r : tensor<?xf32>, f32
}
// A constant in a map broadcasts a column; results are stored transposed.
func.func @column(%x: tensor<6x1xf32>, %y: tensor<1x9xf32>) -> tensor<9x6xf32> {
  %e = tensor.empty() : tensor<9x6xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, 0)>, affine_map<(i, j) -> (0, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : tensor<6x1xf32>, tensor<1x9xf32>) outs(%e : tensor<9x6xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.subf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<9x6xf32>
  return %r : tensor<9x6xf32>
}
// Prefix sums as a product with a triangle of ones, made by the indices; three operands, a choice by a comparison of indices.
func.func @prefix(%x: tensor<?xi32>) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %n = tensor.dim %x, %c0 : tensor<?xi32>
  %e = tensor.empty(%n) : tensor<?xi32>
  %z = linalg.fill ins(%zero : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  // The loop over j has the size of x alone.
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?xi32>) outs(%z : tensor<?xi32>) {
  ^bb0(%a: i32, %o: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %in = arith.cmpi ule, %j, %i : index
    %v = arith.select %in, %a, %zero : i32
    %s = arith.addi %o, %v : i32
    linalg.yield %s : i32
  } -> tensor<?xi32>
  return %r : tensor<?xi32>
}
// Reductions of the outer and the inner dimension at once with a parallel one between, joined by no plain sum.
func.func @middle(%x: tensor<4x5x6xf32>) -> tensor<5xf32> {
  %one = arith.constant dense<1.0> : tensor<5xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (b)>], iterator_types = ["reduction", "parallel", "reduction"]}
      ins(%x : tensor<4x5x6xf32>) outs(%one : tensor<5xf32>) {
  ^bb0(%a: f32, %o: f32):
    %h = arith.constant 0.5 : f32
    %d = arith.mulf %o, %h : f32
    %s = arith.addf %d, %a : f32
    linalg.yield %s : f32
  } -> tensor<5xf32>
  return %r : tensor<5xf32>
}
