// TOSA graphs of MLIR 19 that move elements, reduce, and look up.
func.func @reduce(%x: tensor<2x5x6xf32>) -> (tensor<2x1x6xf32>, tensor<6x2x5xf32>, tensor<2x5xi32>) {
  %0 = tosa.reduce_sum %x {axis = 1 : i32} : (tensor<2x5x6xf32>) -> tensor<2x1x6xf32>
  %p = "tosa.const"() {value = dense<[2, 0, 1]> : tensor<3xi32>} : () -> tensor<3xi32>
  %1 = tosa.transpose %x, %p : (tensor<2x5x6xf32>, tensor<3xi32>) -> tensor<6x2x5xf32>
  %2 = tosa.argmax %x {axis = 2 : i32} : (tensor<2x5x6xf32>) -> tensor<2x5xi32>
  return %0, %1, %2 : tensor<2x1x6xf32>, tensor<6x2x5xf32>, tensor<2x5xi32>
}
func.func @lookup(%x: tensor<20xi8>, %t: tensor<256xi8>) -> tensor<20xi8> {
  %0 = tosa.table %x, %t : (tensor<20xi8>, tensor<256xi8>) -> tensor<20xi8>
  return %0 : tensor<20xi8>
}
func.func @gather(%x: tensor<1x7x4xf32>, %i: tensor<1x3xi32>) -> tensor<1x3x4xf32> {
  %0 = tosa.gather %x, %i : (tensor<1x7x4xf32>, tensor<1x3xi32>) -> tensor<1x3x4xf32>
  return %0 : tensor<1x3x4xf32>
}
func.func @average(%x: tensor<1x6x6x2xf32>) -> tensor<1x3x3x2xf32> {
  %0 = tosa.avg_pool2d %x {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x6x6x2xf32>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}
func.func @join(%x: tensor<2x5x6xf32>, %y: tensor<2x3x6xf32>) -> tensor<2x8x6xf32> {
  %0 = tosa.concat %x, %y {axis = 1 : i32} : (tensor<2x5x6xf32>, tensor<2x3x6xf32>) -> tensor<2x8x6xf32>
  %1 = tosa.reverse %0 {axis = 1 : i32} : (tensor<2x8x6xf32>) -> tensor<2x8x6xf32>
  return %1 : tensor<2x8x6xf32>
}
// A layer norm: means by reduce_sum, broadcasts by size one.
func.func @norm(%x: tensor<7x16xf32>) -> tensor<7x16xf32> {
  %0 = "tosa.const"() {value = dense<6.250000e-02> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
  %1 = "tosa.const"() {value = dense<1.000000e-03> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
  %2 = tosa.reduce_sum %x {axis = 1 : i32} : (tensor<7x16xf32>) -> tensor<7x1xf32>
  %3 = tosa.mul %2, %0 {shift = 0 : i8} : (tensor<7x1xf32>, tensor<1x1xf32>) -> tensor<7x1xf32>
  %4 = tosa.sub %x, %3 : (tensor<7x16xf32>, tensor<7x1xf32>) -> tensor<7x16xf32>
  %5 = tosa.mul %4, %4 {shift = 0 : i8} : (tensor<7x16xf32>, tensor<7x16xf32>) -> tensor<7x16xf32>
  %6 = tosa.reduce_sum %5 {axis = 1 : i32} : (tensor<7x16xf32>) -> tensor<7x1xf32>
  %7 = tosa.mul %6, %0 {shift = 0 : i8} : (tensor<7x1xf32>, tensor<1x1xf32>) -> tensor<7x1xf32>
  %8 = tosa.add %7, %1 : (tensor<7x1xf32>, tensor<1x1xf32>) -> tensor<7x1xf32>
  %9 = tosa.rsqrt %8 : (tensor<7x1xf32>) -> tensor<7x1xf32>
  %10 = tosa.mul %4, %9 {shift = 0 : i8} : (tensor<7x16xf32>, tensor<7x1xf32>) -> tensor<7x16xf32>
  return %10 : tensor<7x16xf32>
}
