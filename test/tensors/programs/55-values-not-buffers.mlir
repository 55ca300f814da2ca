// Tensors are values: what an operation updates may be read afterwards as it was before.
#id = affine_map<(i) -> (i)>
func.func @before_and_after(%x: tensor<?xf32>, %v: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %y = linalg.generic {indexing_maps = [affine_map<(i) -> ()>, #id], iterator_types = ["parallel"]} ins(%v : f32) outs(%x : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %o : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  %z = arith.mulf %x, %y : tensor<?xf32>
  return %y, %z : tensor<?xf32>, tensor<?xf32>
}
// All rows move down by one, from and to the same tensor.
func.func @shift(%x: tensor<?x9xf32>) -> tensor<?x9xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?x9xf32>
  %m = arith.subi %n, %c1 : index
  %s = tensor.extract_slice %x[0, 0] [%m, 9] [1, 1] : tensor<?x9xf32> to tensor<?x9xf32>
  %r = tensor.insert_slice %s into %x[1, 0] [%m, 9] [1, 1] : tensor<?x9xf32> into tensor<?x9xf32>
  return %r : tensor<?x9xf32>
}
// The left and the right half change places.
func.func @swap_halves(%x: tensor<6x16xf32>) -> tensor<6x16xf32> {
  %l = tensor.extract_slice %x[0, 0] [6, 8] [1, 1] : tensor<6x16xf32> to tensor<6x8xf32>
  %r = tensor.extract_slice %x[0, 8] [6, 8] [1, 1] : tensor<6x16xf32> to tensor<6x8xf32>
  %a = tensor.insert_slice %r into %x[0, 0] [6, 8] [1, 1] : tensor<6x8xf32> into tensor<6x16xf32>
  %b = tensor.insert_slice %l into %a[0, 8] [6, 8] [1, 1] : tensor<6x8xf32> into tensor<6x16xf32>
  return %b : tensor<6x16xf32>
}
// The transpose of a matrix is written over it, element by element of the matrix that was.
func.func @add_transpose(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x?xf32>) outs(%x : tensor<?x?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %o : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// The same tensor initializes two sums.
func.func @two_sums(%x: tensor<5x8xf32>, %init: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
  %a = linalg.reduce { arith.addf } ins(%x : tensor<5x8xf32>) outs(%init : tensor<5xf32>) dimensions = [1]
  %b = linalg.reduce { arith.maximumf } ins(%x : tensor<5x8xf32>) outs(%init : tensor<5xf32>) dimensions = [1]
  %c = arith.subf %a, %init : tensor<5xf32>
  return %a, %b, %c : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
}
// A constant initializes a sum twice.
func.func @constant_init(%x: tensor<4x6xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %a = linalg.reduce { arith.addf } ins(%x : tensor<4x6xf32>) outs(%c : tensor<4xf32>) dimensions = [1]
  %b = arith.mulf %a, %c : tensor<4xf32>
  return %a, %b : tensor<4xf32>, tensor<4xf32>
}
