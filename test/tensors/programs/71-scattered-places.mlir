// Results at sums of dimensions, at a diagonal, at every second place, in reverse, and reductions by names that do not reduce.
func.func @polynomials(%a: tensor<?xf32>, %b: tensor<?xf32>, %init: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i + j)>], iterator_types = ["reduction", "reduction"]} ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%init : tensor<?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %m, %o : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

func.func @transposed_convolution(%x: tensor<2x4xf32>, %w: tensor<2x3x3xf32>) -> tensor<3x9xf32> {
  %e = arith.constant dense<0.0> : tensor<3x9xf32>
  %t = linalg.generic {indexing_maps = [affine_map<(f, i, c, k) -> (c, i)>, affine_map<(f, i, c, k) -> (c, f, k)>, affine_map<(f, i, c, k) -> (f, i * 2 + k)>], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%x, %w : tensor<2x4xf32>, tensor<2x3x3xf32>) outs(%e : tensor<3x9xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %m, %o : f32
    linalg.yield %s : f32
  } -> tensor<3x9xf32>
  return %t : tensor<3x9xf32>
}

func.func @places(%n: tensor<6xi32>) -> (tensor<6x6xi32>, tensor<12xi32>, tensor<6xi32>, tensor<3xi32>, tensor<6xi32>, tensor<6x2xi32>) {
  %de = arith.constant dense<-1> : tensor<6x6xi32>
  %diag = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i, i)>], iterator_types = ["parallel"]} ins(%n : tensor<6xi32>) outs(%de : tensor<6x6xi32>) {
  ^bb0(%p: i32, %o: i32):
    %s = arith.addi %p, %o : i32
    linalg.yield %s : i32
  } -> tensor<6x6xi32>
  %ue = arith.constant dense<7> : tensor<12xi32>
  %u = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i * 2)>], iterator_types = ["parallel"]} ins(%n : tensor<6xi32>) outs(%ue : tensor<12xi32>) {
  ^bb0(%p: i32, %o: i32):
    linalg.yield %p : i32
  } -> tensor<12xi32>
  %ide = arith.constant dense<3> : tensor<6xi32>
  %id = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["reduction"]} ins(%n : tensor<6xi32>) outs(%ide : tensor<6xi32>) {
  ^bb0(%p: i32, %o: i32):
    %s = arith.muli %p, %o : i32
    linalg.yield %s : i32
  } -> tensor<6xi32>
  %pe = arith.constant dense<0> : tensor<3xi32>
  %pair = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i floordiv 2)>], iterator_types = ["reduction"]} ins(%n : tensor<6xi32>) outs(%pe : tensor<3xi32>) {
  ^bb0(%p: i32, %o: i32):
    %s = arith.addi %p, %o : i32
    linalg.yield %s : i32
  } -> tensor<3xi32>
  %ce = arith.constant dense<0> : tensor<6xi32>
  %rev = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (5 - i)>], iterator_types = ["parallel"]} ins(%n : tensor<6xi32>) outs(%ce : tensor<6xi32>) {
  ^bb0(%p: i32, %o: i32):
    linalg.yield %p : i32
  } -> tensor<6xi32>
  %ke = arith.constant dense<9> : tensor<6x2xi32>
  %col = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i, 1)>], iterator_types = ["parallel"]} ins(%n : tensor<6xi32>) outs(%ke : tensor<6x2xi32>) {
  ^bb0(%p: i32, %o: i32):
    linalg.yield %p : i32
  } -> tensor<6x2xi32>
  return %diag, %u, %id, %pair, %rev, %col : tensor<6x6xi32>, tensor<12xi32>, tensor<6xi32>, tensor<3xi32>, tensor<6xi32>, tensor<6x2xi32>
}

func.func @in_place(%a: memref<?xf32>, %d: memref<?x?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i, i)>], iterator_types = ["parallel"]} ins(%a : memref<?xf32>) outs(%d : memref<?x?xf32>) {
  ^bb0(%p: f32, %o: f32):
    %s = arith.addf %p, %o : f32
    linalg.yield %s : f32
  }
  return
}
