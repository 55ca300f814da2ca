// Operations on tensors of any size: the sigmoid, choices by comparison, and integers.
func.func @swish(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %f1 = arith.constant 1.0 : f32
  %one = tensor.splat %f1[%m, %n] : tensor<?x?xf32>
  %neg = arith.negf %x : tensor<?x?xf32>
  %e = math.exp %neg : tensor<?x?xf32>
  %d = arith.addf %e, %one : tensor<?x?xf32>
  %sig = arith.divf %one, %d : tensor<?x?xf32>
  %r = arith.mulf %x, %sig : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}func.func @leaky(%x: tensor<45xf32>, %y: tensor<45xf32>) -> tensor<45xf32> {
  %zero = arith.constant dense<0.0> : tensor<45xf32>
  %slope = arith.constant dense<0.125> : tensor<45xf32>
  %p = arith.cmpf oge, %x, %zero : tensor<45xf32>
  %s = arith.mulf %x, %slope : tensor<45xf32>
  %r = arith.select %p, %x, %s : tensor<45xi1>, tensor<45xf32>
  %t = math.fma %r, %y, %x : tensor<45xf32>
  return %t : tensor<45xf32>
}
func.func @bits(%x: tensor<3x?xi32>, %y: tensor<3x?xi32>) -> tensor<3x?xi8> {
  %a = arith.andi %x, %y : tensor<3x?xi32>
  %b = arith.xori %a, %x : tensor<3x?xi32>
  %c = arith.muli %b, %y : tensor<3x?xi32>
  %d = arith.trunci %c : tensor<3x?xi32> to tensor<3x?xi8>
  return %d : tensor<3x?xi8>
}
