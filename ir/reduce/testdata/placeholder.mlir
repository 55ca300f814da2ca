// erase 2, constant 2
func.func @main(%a: index, %t: tensor<?xf32>) -> (memref<?xf32>, complex<f32>, tensor<4xf32>, tensor<?xi8>) {
  %0 = memref.alloc(%a) : memref<?xf32>
  %re = arith.constant 1.0 : f32
  %1 = complex.create %re, %re : complex<f32>
  %2 = tensor.cast %t : tensor<?xf32> to tensor<4xf32>
  %3 = "foo.tensor"() : () -> tensor<?xi8>
  return %0, %1, %2, %3 : memref<?xf32>, complex<f32>, tensor<4xf32>, tensor<?xi8>
}
