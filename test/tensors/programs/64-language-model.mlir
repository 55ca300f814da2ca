// Heads and tails of tokens, as small language models do it: positions are added, the last token is taken, and the nearest words are found.
func.func @embed(%table: tensor<40x8xf32>, %positions: tensor<64x8xf32>, %tokens: tensor<?xi32>) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %tokens, %c0 : tensor<?xi32>
  %p = tensor.extract_slice %positions[0, 0] [%n, 8] [1, 1] : tensor<64x8xf32> to tensor<?x8xf32>
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(t, c) -> (t)>, affine_map<(t, c) -> (t, c)>, affine_map<(t, c) -> (t, c)>], iterator_types = ["parallel", "parallel"]}
      ins(%tokens, %p : tensor<?xi32>, tensor<?x8xf32>) outs(%e : tensor<?x8xf32>) {
  ^bb0(%t: i32, %q: f32, %o: f32):
    %ti = arith.index_cast %t : i32 to index
    %c = linalg.index 1 : index
    %v = tensor.extract %table[%ti, %c] : tensor<40x8xf32>
    %s = arith.addf %v, %q : f32
    linalg.yield %s : f32
  } -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}
func.func @last_token(%table: tensor<40x8xf32>, %x: tensor<?x8xf32>) -> (tensor<1x40xf32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  %at = arith.subi %n, %c1 : index
  %h = tensor.extract_slice %x[%at, 0] [1, 8] [1, 1] : tensor<?x8xf32> to tensor<1x8xf32>
  %te = tensor.empty() : tensor<8x40xf32>
  %t = linalg.transpose ins(%table : tensor<40x8xf32>) outs(%te : tensor<8x40xf32>) permutation = [1, 0]
  %le = tensor.empty() : tensor<1x40xf32>
  %lz = linalg.fill ins(%zero : f32) outs(%le : tensor<1x40xf32>) -> tensor<1x40xf32>
  %logits = linalg.matmul ins(%h, %t : tensor<1x8xf32>, tensor<8x40xf32>) outs(%lz : tensor<1x40xf32>) -> tensor<1x40xf32>
  %low = arith.constant dense<-1.0e+30> : tensor<1xf32>
  %none = arith.constant dense<-1> : tensor<1xi32>
  %best:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%logits : tensor<1x40xf32>) outs(%low, %none : tensor<1xf32>, tensor<1xi32>) {
  ^bb0(%a: f32, %m: f32, %i: i32):
    %j = linalg.index 1 : index
    %ji = arith.index_cast %j : index to i32
    %more = arith.cmpf ogt, %a, %m : f32
    %nm = arith.select %more, %a, %m : f32
    %ni = arith.select %more, %ji, %i : i32
    linalg.yield %nm, %ni : f32, i32
  } -> (tensor<1xf32>, tensor<1xi32>)
  %token = tensor.extract %best#1[%c0] : tensor<1xi32>
  return %logits, %token : tensor<1x40xf32>, i32
}
// The largest four of each row by four passes that mask what was found.
func.func @top4(%x: tensor<?x30xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %low = arith.constant -1.0e+30 : f32
  %n = tensor.dim %x, %c0 : tensor<?x30xf32>
  %oe = tensor.empty(%n) : tensor<?x4xf32>
  %r:2 = scf.for %k = %c0 to %c4 step %c1 iter_args(%left = %x, %out = %oe) -> (tensor<?x30xf32>, tensor<?x4xf32>) {
    %me = tensor.empty(%n) : tensor<?xf32>
    %m0 = linalg.fill ins(%low : f32) outs(%me : tensor<?xf32>) -> tensor<?xf32>
    %ie = tensor.empty(%n) : tensor<?xindex>
    %i0 = linalg.fill ins(%c0 : index) outs(%ie : tensor<?xindex>) -> tensor<?xindex>
    %b:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
        ins(%left : tensor<?x30xf32>) outs(%m0, %i0 : tensor<?xf32>, tensor<?xindex>) {
    ^bb0(%a: f32, %m: f32, %i: index):
      %j = linalg.index 1 : index
      %more = arith.cmpf ogt, %a, %m : f32
      %nm = arith.select %more, %a, %m : f32
      %ni = arith.select %more, %j, %i : index
      linalg.yield %nm, %ni : f32, index
    } -> (tensor<?xf32>, tensor<?xindex>)
    %column = tensor.expand_shape %b#0 [[0, 1]] output_shape [%n, 1] : tensor<?xf32> into tensor<?x1xf32>
    %o = tensor.insert_slice %column into %out[0, %k] [%n, 1] [1, 1] : tensor<?x1xf32> into tensor<?x4xf32>
    %l = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
        ins(%b#1 : tensor<?xindex>) outs(%left : tensor<?x30xf32>) {
    ^bb0(%i: index, %a: f32):
      %j = linalg.index 1 : index
      %here = arith.cmpi eq, %i, %j : index
      %v = arith.select %here, %low, %a : f32
      linalg.yield %v : f32
    } -> tensor<?x30xf32>
    scf.yield %l, %o : tensor<?x30xf32>, tensor<?x4xf32>
  }
  return %r#1 : tensor<?x4xf32>
}
