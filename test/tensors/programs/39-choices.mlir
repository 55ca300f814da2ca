// scf.if on tensors: by an argument, and by a number that the device computed.
func.func @train_or_not(%x: tensor<?x8xf32>, %train: i1) -> tensor<?x8xf32> {
  %r = scf.if %train -> (tensor<?x8xf32>) {
    %y = arith.addf %x, %x : tensor<?x8xf32>
    scf.yield %y : tensor<?x8xf32>
  } else {
    scf.yield %x : tensor<?x8xf32>
  }
  %s = arith.mulf %r, %x : tensor<?x8xf32>
  return %s : tensor<?x8xf32>
}
func.func @clip_by_norm(%x: tensor<?xf32>, %limit: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant dense<0.0> : tensor<f32>
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %sq = linalg.dot ins(%x, %x : tensor<?xf32>, tensor<?xf32>) outs(%z : tensor<f32>) -> tensor<f32>
  %s = tensor.extract %sq[] : tensor<f32>
  %norm = math.sqrt %s : f32
  %over = arith.cmpf ogt, %norm, %limit : f32
  %r = scf.if %over -> (tensor<?xf32>) {
    %f = arith.divf %limit, %norm : f32
    %fs = tensor.splat %f[%n] : tensor<?xf32>
    %y = arith.mulf %x, %fs : tensor<?xf32>
    scf.yield %y : tensor<?xf32>
  } else {
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
