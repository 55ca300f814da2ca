// The short forms of map, transpose, broadcast and copy.
func.func @forms(%x: tensor<4x5x6xf32>, %y: tensor<6xf32>) -> tensor<6x4x5xf32> {
  %0 = tensor.empty() : tensor<6x4x5xf32>
  %1 = linalg.transpose ins(%x : tensor<4x5x6xf32>) outs(%0 : tensor<6x4x5xf32>) permutation = [2, 0, 1]
  %2 = tensor.empty() : tensor<6x4x5xf32>
  %3 = linalg.broadcast ins(%y : tensor<6xf32>) outs(%2 : tensor<6x4x5xf32>) dimensions = [1, 2]
  %4 = tensor.empty() : tensor<6x4x5xf32>
  %5 = linalg.map { arith.mulf } ins(%1, %3 : tensor<6x4x5xf32>, tensor<6x4x5xf32>) outs(%4 : tensor<6x4x5xf32>)
  %6 = linalg.abs ins(%5 : tensor<6x4x5xf32>) outs(%4 : tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
  %7 = linalg.copy ins(%6 : tensor<6x4x5xf32>) outs(%0 : tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
  %8 = linalg.sub ins(%7, %1 : tensor<6x4x5xf32>, tensor<6x4x5xf32>) outs(%2 : tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
  return %8 : tensor<6x4x5xf32>
}
