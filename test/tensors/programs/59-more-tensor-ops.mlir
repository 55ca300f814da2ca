// Operations of tensor that come from frontends: casts, elements, gathers, borders of dynamic widths.
func.func @cast(%x: tensor<?x?xf32>) -> tensor<4x5xf32> {
  %s = tensor.cast %x : tensor<?x?xf32> to tensor<4x5xf32>
  %d = arith.addf %s, %s : tensor<4x5xf32>
  return %d : tensor<4x5xf32>
}
func.func @elements(%a: f32, %b: f32) -> tensor<2x2xf32> {
  %m = arith.mulf %a, %b : f32
  %r = tensor.from_elements %a, %b, %m, %a : tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func @border(%x: tensor<?x?xf32>, %l: index, %h: index) -> tensor<?x?xf32> {
  %v = arith.constant -1.0 : f32
  %r = tensor.pad %x low[%l, 0] high[0, %h] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @unfold(%x: tensor<?x?x4xf32>) -> tensor<?x4xf32> {
  %r = tensor.collapse_shape %x [[0, 1], [2]] : tensor<?x?x4xf32> into tensor<?x4xf32>
  %d = arith.addf %r, %r : tensor<?x4xf32>
  return %d : tensor<?x4xf32>
}
func.func @set(%x: tensor<?xf32>, %at: index, %v: f32) -> tensor<?xf32> {
  %r = tensor.insert %v into %x[%at] : tensor<?xf32>
  %d = arith.mulf %r, %r : tensor<?xf32>
  return %d : tensor<?xf32>
}
func.func @average_of_slices(%x: tensor<8x8xf32>) -> tensor<4x4xf32> {
  %q = arith.constant dense<0.25> : tensor<4x4xf32>
  %a = tensor.extract_slice %x[0, 0] [4, 4] [2, 2] : tensor<8x8xf32> to tensor<4x4xf32>
  %b = tensor.extract_slice %x[0, 1] [4, 4] [2, 2] : tensor<8x8xf32> to tensor<4x4xf32>
  %c = tensor.extract_slice %x[1, 0] [4, 4] [2, 2] : tensor<8x8xf32> to tensor<4x4xf32>
  %d = tensor.extract_slice %x[1, 1] [4, 4] [2, 2] : tensor<8x8xf32> to tensor<4x4xf32>
  %ab = arith.addf %a, %b : tensor<4x4xf32>
  %cd = arith.addf %c, %d : tensor<4x4xf32>
  %s = arith.addf %ab, %cd : tensor<4x4xf32>
  %r = arith.mulf %s, %q : tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
func.func @thin(%x: tensor<6x8xf32>) -> tensor<8xf32> {
  %row = tensor.extract_slice %x[2, 0] [1, 8] [1, 1] : tensor<6x8xf32> to tensor<8xf32>
  %other = tensor.extract_slice %x[5, 0] [1, 8] [1, 1] : tensor<6x8xf32> to tensor<8xf32>
  %r = arith.subf %row, %other : tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @rank_and_sizes(%x: tensor<?x?x3xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %r = tensor.rank %x : tensor<?x?x3xf32>
  %n = tensor.dim %x, %c0 : tensor<?x?x3xf32>
  return %r, %n : index, index
}
