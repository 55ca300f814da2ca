// Reductions over each dimension, over two, and over all.
func.func @reduce(%x: tensor<?x6x8xf32>) -> (tensor<6x8xf32>, tensor<?x8xf32>, tensor<?x6xf32>, tensor<6xf32>, f32) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %highest = arith.constant 0x7F800000 : f32
  %n = tensor.dim %x, %c0 : tensor<?x6x8xf32>
  %e0 = tensor.empty() : tensor<6x8xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %r0 = linalg.reduce ins(%x : tensor<?x6x8xf32>) outs(%z0 : tensor<6x8xf32>) dimensions = [0]
    (%in: f32, %acc: f32) {
      %s = arith.addf %in, %acc : f32
      linalg.yield %s : f32
    }
  %e1 = tensor.empty(%n) : tensor<?x8xf32>
  %z1 = linalg.fill ins(%lowest : f32) outs(%e1 : tensor<?x8xf32>) -> tensor<?x8xf32>
  %r1 = linalg.reduce { arith.maximumf } ins(%x : tensor<?x6x8xf32>) outs(%z1 : tensor<?x8xf32>) dimensions = [1]
  %e2 = tensor.empty(%n) : tensor<?x6xf32>
  %z2 = linalg.fill ins(%highest : f32) outs(%e2 : tensor<?x6xf32>) -> tensor<?x6xf32>
  %r2 = linalg.reduce { arith.minimumf } ins(%x : tensor<?x6x8xf32>) outs(%z2 : tensor<?x6xf32>) dimensions = [2]
  %e3 = tensor.empty() : tensor<6xf32>
  %z3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<6xf32>) -> tensor<6xf32>
  %r3 = linalg.reduce { arith.addf } ins(%x : tensor<?x6x8xf32>) outs(%z3 : tensor<6xf32>) dimensions = [0, 2]
  %e4 = tensor.empty() : tensor<f32>
  %z4 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<f32>) -> tensor<f32>
  %r4 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> ()>], iterator_types = ["reduction", "reduction", "reduction"]}
      ins(%x : tensor<?x6x8xf32>) outs(%z4 : tensor<f32>) {
  ^bb0(%in: f32, %acc: f32):
    %a = math.absf %in : f32
    %s = arith.addf %a, %acc : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  %s = tensor.extract %r4[] : tensor<f32>
  return %r0, %r1, %r2, %r3, %s : tensor<6x8xf32>, tensor<?x8xf32>, tensor<?x6xf32>, tensor<6xf32>, f32
}

func.func @integers(%x: tensor<5x12xi32>, %y: tensor<5x12xi8>) -> (tensor<12xi32>, tensor<5xi32>, tensor<5xi8>) {
  %one = arith.constant dense<1> : tensor<12xi32>
  %p = linalg.reduce { arith.muli } ins(%x : tensor<5x12xi32>) outs(%one : tensor<12xi32>) dimensions = [0]
  %all = arith.constant dense<0> : tensor<5xi32>
  %o = linalg.reduce { arith.xori } ins(%x : tensor<5x12xi32>) outs(%all : tensor<5xi32>) dimensions = [1]
  %lo = arith.constant dense<-128> : tensor<5xi8>
  %m = linalg.reduce { arith.maxsi } ins(%y : tensor<5x12xi8>) outs(%lo : tensor<5xi8>) dimensions = [1]
  return %p, %o, %m : tensor<12xi32>, tensor<5xi32>, tensor<5xi8>
}
