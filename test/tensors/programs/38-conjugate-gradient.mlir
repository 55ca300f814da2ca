// Conjugate gradients until the residual is small: scf.while carries three vectors and two numbers.
func.func private @dot(%a: tensor<?xf32>, %b: tensor<?xf32>) -> f32 {
  %z = arith.constant dense<0.0> : tensor<f32>
  %d = linalg.dot ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%z : tensor<f32>) -> tensor<f32>
  %r = tensor.extract %d[] : tensor<f32>
  return %r : f32
}
// The sum of a vector and a multiple of another.
func.func private @axpy(%y: tensor<?xf32>, %a: f32, %x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %y, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = linalg.map ins(%y, %x : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>)
    (%yi: f32, %xi: f32) {
      %p = arith.mulf %a, %xi : f32
      %s = arith.addf %yi, %p : f32
      linalg.yield %s : f32
    }
  return %r : tensor<?xf32>
}
func.func @cg(%A: tensor<?x?xf32>, %b: tensor<?xf32>) -> (tensor<?xf32>, i32) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %small = arith.constant 1.0e-06 : f32
  %i0 = arith.constant 0 : i32
  %i1 = arith.constant 1 : i32
  %most = arith.constant 50 : i32
  %n = tensor.dim %b, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %x0 = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %rr0 = func.call @dot(%b, %b) : (tensor<?xf32>, tensor<?xf32>) -> f32
  %r:5 = scf.while (%x = %x0, %r = %b, %p = %b, %rr = %rr0, %k = %i0) : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, f32, i32) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, f32, i32) {
    %big = arith.cmpf ogt, %rr, %small : f32
    %few = arith.cmpi slt, %k, %most : i32
    %go = arith.andi %big, %few : i1
    scf.condition(%go) %x, %r, %p, %rr, %k : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, f32, i32
  } do {
  ^bb0(%x: tensor<?xf32>, %r: tensor<?xf32>, %p: tensor<?xf32>, %rr: f32, %k: i32):
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    %q = linalg.matvec ins(%A, %p : tensor<?x?xf32>, tensor<?xf32>) outs(%z : tensor<?xf32>) -> tensor<?xf32>
    %pq = func.call @dot(%p, %q) : (tensor<?xf32>, tensor<?xf32>) -> f32
    %alpha = arith.divf %rr, %pq : f32
    %minus = arith.negf %alpha : f32
    %x1 = func.call @axpy(%x, %alpha, %p) : (tensor<?xf32>, f32, tensor<?xf32>) -> tensor<?xf32>
    %r1 = func.call @axpy(%r, %minus, %q) : (tensor<?xf32>, f32, tensor<?xf32>) -> tensor<?xf32>
    %rr1 = func.call @dot(%r1, %r1) : (tensor<?xf32>, tensor<?xf32>) -> f32
    %beta = arith.divf %rr1, %rr : f32
    %p1 = func.call @axpy(%r1, %beta, %p) : (tensor<?xf32>, f32, tensor<?xf32>) -> tensor<?xf32>
    %k1 = arith.addi %k, %i1 : i32
    scf.yield %x1, %r1, %p1, %rr1, %k1 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, f32, i32
  }
  return %r#0, %r#4 : tensor<?xf32>, i32
}
