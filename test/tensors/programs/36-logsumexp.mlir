// The logarithm of the sum of exponentials of each column, and the cross entropy with labels as a mean.
func.func @lse(%x: tensor<14x?xf32>) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %low = arith.constant -1.0e+30 : f32
  %n = tensor.dim %x, %c1 : tensor<14x?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %l = linalg.fill ins(%low : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %m = linalg.reduce { arith.maximumf } ins(%x : tensor<14x?xf32>) outs(%l : tensor<?xf32>) dimensions = [0]
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (j)>], iterator_types = ["reduction", "parallel"]}
      ins(%x, %m : tensor<14x?xf32>, tensor<?xf32>) outs(%z : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32, %acc: f32):
    %d = arith.subf %a, %b : f32
    %x1 = math.exp %d : f32
    %r = arith.addf %acc, %x1 : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %g = math.log %s : tensor<?xf32>
  %r = arith.addf %g, %m : tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @cross_entropy(%logits: tensor<14x?xf32>, %labels: tensor<?xi64>) -> f32 {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %logits, %c1 : tensor<14x?xf32>
  %lse = call @lse(%logits) : (tensor<14x?xf32>) -> tensor<?xf32>
  %e = tensor.empty() : tensor<f32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %sum = linalg.generic {indexing_maps = [affine_map<(j) -> (j)>, affine_map<(j) -> (j)>, affine_map<(j) -> ()>], iterator_types = ["reduction"]}
      ins(%lse, %labels : tensor<?xf32>, tensor<?xi64>) outs(%z : tensor<f32>) {
  ^bb0(%a: f32, %l: i64, %acc: f32):
    %j = linalg.index 0 : index
    %li = arith.index_cast %l : i64 to index
    %v = tensor.extract %logits[%li, %j] : tensor<14x?xf32>
    %d = arith.subf %a, %v : f32
    %r = arith.addf %acc, %d : f32
    linalg.yield %r : f32
  } -> tensor<f32>
  %s = tensor.extract %sum[] : tensor<f32>
  %ni = arith.index_cast %n : index to i32
  %nf = arith.sitofp %ni : i32 to f32
  %mean = arith.divf %s, %nf : f32
  return %mean : f32
}
