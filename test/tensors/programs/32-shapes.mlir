// Concatenation, slices, borders and other shapes of the same elements.
func.func @join(%a: tensor<3x8xf32>, %b: tensor<5x8xf32>, %c: tensor<8x4xf32>) -> tensor<8x12xf32> {
  %ab = tensor.concat dim(0) %a, %b : (tensor<3x8xf32>, tensor<5x8xf32>) -> tensor<8x8xf32>
  %r = tensor.concat dim(1) %ab, %c : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x12xf32>
  return %r : tensor<8x12xf32>
}
func.func @patch(%x: tensor<?x10xf32>, %p: tensor<2x3xf32>, %at: index) -> tensor<?x10xf32> {
  %s = tensor.extract_slice %x[%at, 2] [2, 3] [1, 2] : tensor<?x10xf32> to tensor<2x3xf32>
  %sum = arith.addf %s, %p : tensor<2x3xf32>
  %r = tensor.insert_slice %sum into %x[%at, 2] [2, 3] [1, 2] : tensor<2x3xf32> into tensor<?x10xf32>
  return %r : tensor<?x10xf32>
}
func.func @frame(%x: tensor<?x6xf32>, %v: f32) -> tensor<?x9xf32> {
  %r = tensor.pad %x low[2, 1] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x6xf32> to tensor<?x9xf32>
  return %r : tensor<?x9xf32>
}
func.func @fold(%x: tensor<?x12xi32>) -> tensor<?x4x3xi32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x12xi32>
  %e = tensor.expand_shape %x [[0], [1, 2]] output_shape [%n, 4, 3] : tensor<?x12xi32> into tensor<?x4x3xi32>
  %t = arith.addi %e, %e : tensor<?x4x3xi32>
  return %t : tensor<?x4x3xi32>
}
func.func @flat(%x: tensor<4x6xf32>) -> tensor<3x8xf32> {
  %f = tensor.collapse_shape %x [[0, 1]] : tensor<4x6xf32> into tensor<24xf32>
  %shape = arith.constant dense<[3, 8]> : tensor<2xi64>
  %r = tensor.reshape %f(%shape) : (tensor<24xf32>, tensor<2xi64>) -> tensor<3x8xf32>
  return %r : tensor<3x8xf32>
}
func.func @made(%n: index) -> tensor<?x7xi32> {
  %r = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %c10 = arith.constant 10 : index
    %a = arith.muli %i, %c10 : index
    %b = arith.addi %a, %j : index
    %c = arith.index_cast %b : index to i32
    tensor.yield %c : i32
  } : tensor<?x7xi32>
  return %r : tensor<?x7xi32>
}
