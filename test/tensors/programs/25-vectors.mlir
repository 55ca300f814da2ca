// Products of vectors and matrices.
func.func @dot(%a: tensor<?xf32>, %b: tensor<?xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %d = linalg.dot ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%z : tensor<f32>) -> tensor<f32>
  %r = tensor.extract %d[] : tensor<f32>
  return %r : f32
}func.func @vecmat(%x: tensor<11xi64>, %a: tensor<11x6xi64>, %init: tensor<6xi64>) -> tensor<6xi64> {
  %r = linalg.vecmat ins(%x, %a : tensor<11xi64>, tensor<11x6xi64>) outs(%init : tensor<6xi64>) -> tensor<6xi64>
  return %r : tensor<6xi64>
}
func.func @batch_matvec(%a: tensor<?x4x6xf32>, %x: tensor<?x6xf32>, %init: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %r = linalg.batch_matvec ins(%a, %x : tensor<?x4x6xf32>, tensor<?x6xf32>) outs(%init : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}
