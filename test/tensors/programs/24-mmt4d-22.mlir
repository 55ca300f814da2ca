// A product of matrices in tiles, as IREE packs them for processors (MLIR 22).
func.func @packed(%a: tensor<13x10xf32>, %b: tensor<10x21xf32>) -> tensor<13x21xf32> {
  %pad = arith.constant 0.000000e+00 : f32
  %0 = tensor.empty() : tensor<2x5x8x2xf32>
  %pa = linalg.pack %a padding_value(%pad : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %0 : tensor<13x10xf32> -> tensor<2x5x8x2xf32>
  %1 = tensor.empty() : tensor<6x5x4x2xf32>
  %pb = linalg.pack %b padding_value(%pad : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [4, 2] into %1 : tensor<10x21xf32> -> tensor<6x5x4x2xf32>
  %2 = tensor.empty() : tensor<2x6x8x4xf32>
  %3 = linalg.fill ins(%pad : f32) outs(%2 : tensor<2x6x8x4xf32>) -> tensor<2x6x8x4xf32>
  %4 = linalg.mmt4d ins(%pa, %pb : tensor<2x5x8x2xf32>, tensor<6x5x4x2xf32>) outs(%3 : tensor<2x6x8x4xf32>) -> tensor<2x6x8x4xf32>
  %5 = tensor.empty() : tensor<13x21xf32>
  %r = linalg.unpack %4 inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %5 : tensor<2x6x8x4xf32> -> tensor<13x21xf32>
  return %r : tensor<13x21xf32>
}
