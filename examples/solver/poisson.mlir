// Poisson's equation -∆u = f on the unit square, with u = 0 at the border, solved by conjugate gradients. The loop runs on the host; the
// operations on tensors are kernels. The grid has any size; h is the distance of its points.
//
//   spvc run examples/solver/poisson.mlir --entry solve --arg f=random:1:15x15 --arg h=0.0625
//
// The results are u at the points of the grid, the number of steps, and the norm of the residual in relation to that of f.
func.func @solve(%f: tensor<?x?xf32>, %h: f32) -> (tensor<?x?xf32>, index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %most = arith.constant 1000 : index
  %zero = arith.constant 0.0 : f32
  %tolerance = arith.constant 1.0e-6 : f32
  %n = tensor.dim %f, %c0 : tensor<?x?xf32>
  %m = tensor.dim %f, %c1 : tensor<?x?xf32>
  %u0 = tensor.splat %zero[%n, %m] : tensor<?x?xf32>

  // The matrix A is that of h² times the equation. The residual b - A u of u = 0 is b, and also the first direction.
  %hh = arith.mulf %h, %h : f32
  %b = func.call @plus(%u0, %hh, %f) : (tensor<?x?xf32>, f32, tensor<?x?xf32>) -> tensor<?x?xf32>
  %bb = func.call @dot(%b, %b) : (tensor<?x?xf32>, tensor<?x?xf32>) -> f32
  %square = arith.mulf %tolerance, %tolerance : f32
  %enough = arith.mulf %square, %bb : f32

  %u, %r, %p, %rr, %steps = scf.while (%u = %u0, %r = %b, %p = %b, %rr = %bb, %k = %c0)
      : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, f32, index) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, f32, index) {
    %large = arith.cmpf ogt, %rr, %enough : f32
    %few = arith.cmpi ult, %k, %most : index
    %go = arith.andi %large, %few : i1
    scf.condition(%go) %u, %r, %p, %rr, %k : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, f32, index
  } do {
  ^bb0(%u: tensor<?x?xf32>, %r: tensor<?x?xf32>, %p: tensor<?x?xf32>, %rr: f32, %k: index):
    %q = func.call @apply(%p) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %pq = func.call @dot(%p, %q) : (tensor<?x?xf32>, tensor<?x?xf32>) -> f32
    %alpha = arith.divf %rr, %pq : f32
    %minus = arith.negf %alpha : f32
    %u1 = func.call @plus(%u, %alpha, %p) : (tensor<?x?xf32>, f32, tensor<?x?xf32>) -> tensor<?x?xf32>
    %r1 = func.call @plus(%r, %minus, %q) : (tensor<?x?xf32>, f32, tensor<?x?xf32>) -> tensor<?x?xf32>
    %rr1 = func.call @dot(%r1, %r1) : (tensor<?x?xf32>, tensor<?x?xf32>) -> f32
    %beta = arith.divf %rr1, %rr : f32
    %p1 = func.call @plus(%r1, %beta, %p) : (tensor<?x?xf32>, f32, tensor<?x?xf32>) -> tensor<?x?xf32>
    %k1 = arith.addi %k, %c1 : index
    scf.yield %u1, %r1, %p1, %rr1, %k1 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, f32, index
  }
  %ratio = arith.divf %rr, %bb : f32
  %residual = math.sqrt %ratio : f32
  return %u, %steps, %residual : tensor<?x?xf32>, index, f32
}

// A x: four times each point less its neighbors, which are 0 outside of the grid.
func.func private @apply(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %star = arith.constant dense<[[0.0, -1.0, 0.0], [-1.0, 4.0, -1.0], [0.0, -1.0, 0.0]]> : tensor<3x3xf32>
  %n = tensor.dim %x, %c0 : tensor<?x?xf32>
  %m = tensor.dim %x, %c1 : tensor<?x?xf32>
  %wide = tensor.pad %x low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %none = tensor.splat %zero[%n, %m] : tensor<?x?xf32>
  %y = linalg.conv_2d ins(%wide, %star : tensor<?x?xf32>, tensor<3x3xf32>) outs(%none : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}

// x · y
func.func private @dot(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> f32 {
  %products = arith.mulf %x, %y : tensor<?x?xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%products : tensor<?x?xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
  %s = tensor.extract %sum[] : tensor<f32>
  return %s : f32
}

// x + a y
func.func private @plus(%x: tensor<?x?xf32>, %a: f32, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?x?xf32>
  %m = tensor.dim %x, %c1 : tensor<?x?xf32>
  %as = tensor.splat %a[%n, %m] : tensor<?x?xf32>
  %ay = arith.mulf %as, %y : tensor<?x?xf32>
  %s = arith.addf %x, %ay : tensor<?x?xf32>
  return %s : tensor<?x?xf32>
}
