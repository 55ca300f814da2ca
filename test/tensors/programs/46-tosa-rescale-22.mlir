// Softmax, products and a rescale as TOSA of MLIR 22 has them.
func.func @rescale(%x: tensor<4x6xi32>) -> tensor<4x6xi8> {
  %m = "tosa.const"() <{values = dense<1342177280> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<36> : tensor<1xi8>}> : () -> tensor<1xi8>
  %iz = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %oz = "tosa.const"() <{values = dense<-5> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.rescale %x, %m, %s, %iz, %oz {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4x6xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4x6xi8>
  return %0 : tensor<4x6xi8>
}
func.func @softmax(%x: tensor<5x9xf32>) -> tensor<5x9xf32> {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.reduce_max %x {axis = 1 : i32} : (tensor<5x9xf32>) -> tensor<5x1xf32>
  %1 = tosa.sub %x, %0 : (tensor<5x9xf32>, tensor<5x1xf32>) -> tensor<5x9xf32>
  %2 = tosa.exp %1 : (tensor<5x9xf32>) -> tensor<5x9xf32>
  %3 = tosa.reduce_sum %2 {axis = 1 : i32} : (tensor<5x9xf32>) -> tensor<5x1xf32>
  %4 = tosa.reciprocal %3 : (tensor<5x1xf32>) -> tensor<5x1xf32>
  %5 = tosa.mul %2, %4, %z : (tensor<5x9xf32>, tensor<5x1xf32>, tensor<1xi8>) -> tensor<5x9xf32>
  return %5 : tensor<5x9xf32>
}
func.func @turn(%x: tensor<2x5x6xf32>) -> tensor<6x2x5xf32> {
  %1 = tosa.transpose %x {perms = array<i32: 2, 0, 1>} : (tensor<2x5x6xf32>) -> tensor<6x2x5xf32>
  return %1 : tensor<6x2x5xf32>
}
