// An image twice as large, by the nearest pixel and by the mean of two, and a flip; NHWC with dynamic height.
func.func @nearest(%x: tensor<1x?x6x2xf32>) -> tensor<1x?x12x2xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %h = tensor.dim %x, %c1 : tensor<1x?x6x2xf32>
  %h2 = arith.muli %h, %c2 : index
  %e = tensor.empty(%h2) : tensor<1x?x12x2xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(n, h, w, c) -> (n, h, w, c)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      outs(%e : tensor<1x?x12x2xf32>) {
  ^bb0(%o: f32):
    %n = linalg.index 0 : index
    %i = linalg.index 1 : index
    %j = linalg.index 2 : index
    %c = linalg.index 3 : index
    %i2 = arith.divui %i, %c2 : index
    %j2 = arith.divui %j, %c2 : index
    %v = tensor.extract %x[%n, %i2, %j2, %c] : tensor<1x?x6x2xf32>
    linalg.yield %v : f32
  } -> tensor<1x?x12x2xf32>
  return %r : tensor<1x?x12x2xf32>
}
func.func @halve(%x: tensor<?x16xf32>) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %half = arith.constant 0.5 : f32
  %n = tensor.dim %x, %c0 : tensor<?x16xf32>
  %even = tensor.extract_slice %x[0, 0] [%n, 8] [1, 2] : tensor<?x16xf32> to tensor<?x8xf32>
  %odd = tensor.extract_slice %x[0, 1] [%n, 8] [1, 2] : tensor<?x16xf32> to tensor<?x8xf32>
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %r = linalg.map ins(%even, %odd : tensor<?x8xf32>, tensor<?x8xf32>) outs(%e : tensor<?x8xf32>)
    (%a: f32, %b: f32) {
      %s = arith.addf %a, %b : f32
      %m = arith.mulf %s, %half : f32
      linalg.yield %m : f32
    }
  return %r : tensor<?x8xf32>
}
