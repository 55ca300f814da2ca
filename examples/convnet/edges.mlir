// A convolution network that draws the outlines of a gray picture of any size. Its result is half as high and wide.
//
//   spvc run examples/convnet/edges.mlir --entry edges --arg picture=examples/convnet/house.png --out 0=edges.png
func.func @edges(%picture: tensor<?x?xi8>) -> tensor<?x?xi8> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %h = tensor.dim %picture, %c0 : tensor<?x?xi8>
  %w = tensor.dim %picture, %c1 : tensor<?x?xi8>
  %bytes = tensor.expand_shape %picture [[0, 1, 2], [3]] output_shape [1, 1, %h, %w] : tensor<?x?xi8> into tensor<1x1x?x?xi8>
  %x = arith.uitofp %bytes : tensor<1x1x?x?xi8> to tensor<1x1x?x?xf32>

  // The first layer blurs the picture, against noise. A convolution without a border makes it smaller by 2.
  %blur = arith.constant dense<[[[[0.0625, 0.125, 0.0625], [0.125, 0.25, 0.125], [0.0625, 0.125, 0.0625]]]]> : tensor<1x1x3x3xf32>
  %h1 = arith.subi %h, %c2 : index
  %w1 = arith.subi %w, %c2 : index
  %none1 = tensor.splat %zero[%h1, %w1] : tensor<1x1x?x?xf32>
  %smooth = linalg.conv_2d_nchw_fchw ins(%x, %blur : tensor<1x1x?x?xf32>, tensor<1x1x3x3xf32>)
    outs(%none1 : tensor<1x1x?x?xf32>) -> tensor<1x1x?x?xf32>

  // The second layer has eight filters. Each answers where the picture gets darker in its direction.
  %filters = arith.constant dense<[
    [[[ 1.0,  2.0,  1.0], [ 0.0,  0.0,  0.0], [-1.0, -2.0, -1.0]]],
    [[[ 2.0,  1.0,  0.0], [ 1.0,  0.0, -1.0], [ 0.0, -1.0, -2.0]]],
    [[[ 1.0,  0.0, -1.0], [ 2.0,  0.0, -2.0], [ 1.0,  0.0, -1.0]]],
    [[[ 0.0, -1.0, -2.0], [ 1.0,  0.0, -1.0], [ 2.0,  1.0,  0.0]]],
    [[[-1.0, -2.0, -1.0], [ 0.0,  0.0,  0.0], [ 1.0,  2.0,  1.0]]],
    [[[-2.0, -1.0,  0.0], [-1.0,  0.0,  1.0], [ 0.0,  1.0,  2.0]]],
    [[[-1.0,  0.0,  1.0], [-2.0,  0.0,  2.0], [-1.0,  0.0,  1.0]]],
    [[[ 0.0,  1.0,  2.0], [-1.0,  0.0,  1.0], [-2.0, -1.0,  0.0]]]
  ]> : tensor<8x1x3x3xf32>
  %h2 = arith.subi %h, %c4 : index
  %w2 = arith.subi %w, %c4 : index
  %none2 = tensor.splat %zero[%h2, %w2] : tensor<1x8x?x?xf32>
  %slopes = linalg.conv_2d_nchw_fchw ins(%smooth, %filters : tensor<1x1x?x?xf32>, tensor<8x1x3x3xf32>)
    outs(%none2 : tensor<1x8x?x?xf32>) -> tensor<1x8x?x?xf32>

  // The third layer keeps the highest answer of 2 x 2 pixels, and of the filters.
  %h3 = arith.divui %h2, %c2 : index
  %w3 = arith.divui %w2, %c2 : index
  %none3 = tensor.splat %zero[%h3, %w3] : tensor<1x8x?x?xf32>
  %window = tensor.empty() : tensor<2x2xf32>
  %pooled = linalg.pooling_nchw_max {strides = dense<2> : vector<2xi64>} ins(%slopes, %window : tensor<1x8x?x?xf32>, tensor<2x2xf32>)
    outs(%none3 : tensor<1x8x?x?xf32>) -> tensor<1x8x?x?xf32>
  %none = tensor.splat %zero[%h3, %w3] : tensor<?x?xf32>
  %edges = linalg.reduce { arith.maximumf } ins(%pooled : tensor<1x8x?x?xf32>) outs(%none : tensor<?x?xf32>) dimensions = [0, 1]

  // Edges are dark lines on white paper.
  %white = arith.constant 255.0 : f32
  %whites = tensor.splat %white[%h3, %w3] : tensor<?x?xf32>
  %ink = arith.minimumf %edges, %whites : tensor<?x?xf32>
  %paper = arith.subf %whites, %ink : tensor<?x?xf32>
  %drawing = arith.fptoui %paper : tensor<?x?xf32> to tensor<?x?xi8>
  return %drawing : tensor<?x?xi8>
}
