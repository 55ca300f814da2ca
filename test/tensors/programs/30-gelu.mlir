// GELU by tanh as a chain of operations on whole tensors.
func.func @gelu(%x: tensor<6x35xf32>) -> tensor<6x35xf32> {
  %half = arith.constant dense<0.5> : tensor<6x35xf32>
  %one = arith.constant dense<1.0> : tensor<6x35xf32>
  %a = arith.constant dense<0.044715> : tensor<6x35xf32>
  %b = arith.constant dense<0.797884583> : tensor<6x35xf32>
  %x2 = arith.mulf %x, %x : tensor<6x35xf32>
  %x3 = arith.mulf %x2, %x : tensor<6x35xf32>
  %ax3 = arith.mulf %x3, %a : tensor<6x35xf32>
  %s = arith.addf %x, %ax3 : tensor<6x35xf32>
  %bs = arith.mulf %s, %b : tensor<6x35xf32>
  %t = math.tanh %bs : tensor<6x35xf32>
  %t1 = arith.addf %t, %one : tensor<6x35xf32>
  %hx = arith.mulf %x, %half : tensor<6x35xf32>
  %r = arith.mulf %hx, %t1 : tensor<6x35xf32>
  return %r : tensor<6x35xf32>
}
