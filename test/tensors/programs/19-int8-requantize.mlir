// A fully connected layer of bytes: the product in i32, the bias, and the scale as a multiplier and a shift with rounding in i64.
#map = affine_map<(d0, d1) -> (d0, d1)>
#col = affine_map<(d0, d1) -> (d1)>
func.func @fc_int8(%x: tensor<9x20xi8>, %w: tensor<20x14xi8>, %bias: tensor<14xi32>, %mult: tensor<14xi32>) -> tensor<9x14xi8> {
  %empty32 = tensor.empty() : tensor<9x14xi32>
  %init = linalg.broadcast ins(%bias : tensor<14xi32>) outs(%empty32 : tensor<9x14xi32>) dimensions = [0]
  %acc = linalg.matmul ins(%x, %w : tensor<9x20xi8>, tensor<20x14xi8>) outs(%init : tensor<9x14xi32>) -> tensor<9x14xi32>
  %empty8 = tensor.empty() : tensor<9x14xi8>
  %q = linalg.generic {indexing_maps = [#map, #col, #map], iterator_types = ["parallel", "parallel"]} ins(%acc, %mult : tensor<9x14xi32>, tensor<14xi32>) outs(%empty8 : tensor<9x14xi8>) {
  ^bb0(%in: i32, %m: i32, %out: i8):
    %round = arith.constant 1073741824 : i64
    %shift = arith.constant 31 : i64
    %zp = arith.constant -3 : i32
    %lo = arith.constant -128 : i32
    %hi = arith.constant 127 : i32
    %in64 = arith.extsi %in : i32 to i64
    %m64 = arith.extsi %m : i32 to i64
    %p = arith.muli %in64, %m64 : i64
    %pr = arith.addi %p, %round : i64
    %s = arith.shrsi %pr, %shift : i64
    %s32 = arith.trunci %s : i64 to i32
    %z = arith.addi %s32, %zp : i32
    %c = arith.maxsi %z, %lo : i32
    %d = arith.minsi %c, %hi : i32
    %r = arith.trunci %d : i32 to i8
    linalg.yield %r : i8
  } -> tensor<9x14xi8>
  return %q : tensor<9x14xi8>
}
