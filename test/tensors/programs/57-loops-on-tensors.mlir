// Loops that carry tensors.
// Two tensors change places in each step (Fibonacci's numbers by element).
func.func @fibonacci(%a: tensor<?xi32>, %b: tensor<?xi32>, %n: index) -> (tensor<?xi32>, tensor<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (tensor<?xi32>, tensor<?xi32>) {
    %s = arith.addi %x, %y : tensor<?xi32>
    scf.yield %y, %s : tensor<?xi32>, tensor<?xi32>
  }
  return %r#0, %r#1 : tensor<?xi32>, tensor<?xi32>
}
// A scan over rows: each row is the one before and a row of x.
func.func @scan(%x: tensor<?x7xf32>) -> tensor<?x7xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?x7xf32>
  %z = arith.constant dense<0.0> : tensor<1x7xf32>
  %e = tensor.empty(%n) : tensor<?x7xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %e, %last = %z) -> (tensor<?x7xf32>, tensor<1x7xf32>) {
    %row = tensor.extract_slice %x[%i, 0] [1, 7] [1, 1] : tensor<?x7xf32> to tensor<1x7xf32>
    %s = arith.addf %last, %row : tensor<1x7xf32>
    %next = tensor.insert_slice %s into %acc[%i, 0] [1, 7] [1, 1] : tensor<1x7xf32> into tensor<?x7xf32>
    scf.yield %next, %s : tensor<?x7xf32>, tensor<1x7xf32>
  }
  return %r#0 : tensor<?x7xf32>
}
// A power of a matrix by squaring, with a choice in the loop.
func.func @power(%m: tensor<4x4xi32>, %n: i32) -> tensor<4x4xi32> {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %z = arith.constant dense<0> : tensor<4x4xi32>
  %id = arith.constant dense<[[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]> : tensor<4x4xi32>
  %r:3 = scf.while (%acc = %id, %p = %m, %k = %n) : (tensor<4x4xi32>, tensor<4x4xi32>, i32) -> (tensor<4x4xi32>, tensor<4x4xi32>, i32) {
    %go = arith.cmpi sgt, %k, %zero : i32
    scf.condition(%go) %acc, %p, %k : tensor<4x4xi32>, tensor<4x4xi32>, i32
  } do {
  ^bb0(%acc: tensor<4x4xi32>, %p: tensor<4x4xi32>, %k: i32):
    %bit = arith.andi %k, %one : i32
    %odd = arith.cmpi eq, %bit, %one : i32
    %next = scf.if %odd -> (tensor<4x4xi32>) {
      %q = linalg.matmul ins(%acc, %p : tensor<4x4xi32>, tensor<4x4xi32>) outs(%z : tensor<4x4xi32>) -> tensor<4x4xi32>
      scf.yield %q : tensor<4x4xi32>
    } else {
      scf.yield %acc : tensor<4x4xi32>
    }
    %sq = linalg.matmul ins(%p, %p : tensor<4x4xi32>, tensor<4x4xi32>) outs(%z : tensor<4x4xi32>) -> tensor<4x4xi32>
    %h = arith.shrsi %k, %one : i32
    scf.yield %next, %sq, %h : tensor<4x4xi32>, tensor<4x4xi32>, i32
  }
  return %r#0 : tensor<4x4xi32>
}
// Two loops, one in the other, that update elements (the sieve of Eratosthenes).
func.func @sieve(%x: tensor<?xi32>) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %n = tensor.dim %x, %c0 : tensor<?xi32>
  %r = scf.for %i = %c2 to %n step %c1 iter_args(%t = %x) -> (tensor<?xi32>) {
    %first = arith.muli %i, %c2 : index
    %u = scf.for %j = %first to %n step %i iter_args(%v = %t) -> (tensor<?xi32>) {
      %w = tensor.insert %zero into %v[%j] : tensor<?xi32>
      scf.yield %w : tensor<?xi32>
    }
    scf.yield %u : tensor<?xi32>
  }
  return %r : tensor<?xi32>
}
