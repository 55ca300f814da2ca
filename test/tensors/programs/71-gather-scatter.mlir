// Rows and elements at places that tensors state.

// Rows of a table, scaled and summed with a bias.
func.func @rows(%table: tensor<?x6xf32>, %at: tensor<?x1xi32>, %bias: tensor<6xf32>) -> tensor<?x6xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %at, %c0 : tensor<?x1xi32>
  %r = tensor.gather %table[%at] gather_dims([0]) : (tensor<?x6xf32>, tensor<?x1xi32>) -> tensor<?x6xf32>
  %e = tensor.empty(%n) : tensor<?x6xf32>
  %b = linalg.broadcast ins(%bias : tensor<6xf32>) outs(%e : tensor<?x6xf32>) dimensions = [0]
  %s = arith.addf %r, %b : tensor<?x6xf32>
  return %s : tensor<?x6xf32>
}

// Single elements by two coordinates of a computed tensor, with and without the dimensions of size 1.
func.func @elements(%x: tensor<5x7x4xf32>, %at: tensor<2x3x2xi32>) -> (tensor<2x3x1x4x1xf32>, tensor<2x3x4xf32>) {
  %y = arith.addf %x, %x : tensor<5x7x4xf32>
  %t = tensor.empty() : tensor<5x4x7xf32>
  %z = linalg.transpose ins(%y : tensor<5x7x4xf32>) outs(%t : tensor<5x4x7xf32>) permutation = [0, 2, 1]
  %u = tensor.gather %z[%at] gather_dims([0, 2]) : (tensor<5x4x7xf32>, tensor<2x3x2xi32>) -> tensor<2x3x1x4x1xf32>
  %v = tensor.gather %z[%at] gather_dims([0, 2]) : (tensor<5x4x7xf32>, tensor<2x3x2xi32>) -> tensor<2x3x4xf32>
  return %u, %v : tensor<2x3x1x4x1xf32>, tensor<2x3x4xf32>
}

// New rows of a cache; the others stay, and the cache itself is needed after.
func.func @update(%cache: tensor<?x8xf32>, %new: tensor<?x8xf32>, %first: index) -> (tensor<?x8xf32>, tensor<?x8xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %new, %c0 : tensor<?x8xf32>
  %at = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %double = arith.addi %i, %i : index
    %row = arith.addi %double, %first : index
    %k = arith.index_cast %row : index to i32
    tensor.yield %k : i32
  } : tensor<?x1xi32>
  %twice = arith.addf %new, %new : tensor<?x8xf32>
  %r = tensor.scatter %twice into %cache[%at] scatter_dims([0]) unique : (tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x1xi32>) -> tensor<?x8xf32>
  %s = arith.addf %cache, %cache : tensor<?x8xf32>
  return %r, %s : tensor<?x8xf32>, tensor<?x8xf32>
}

// Many elements: a launch scatters them.
func.func @permuted(%x: tensor<200xf32>, %by: index) -> tensor<200xf32> {
  %c200 = arith.constant 200 : index
  %at = tensor.generate {
  ^bb0(%i: index, %j: index):
    %p = arith.muli %i, %by : index
    %k = arith.remui %p, %c200 : index
    tensor.yield %k : index
  } : tensor<200x1xindex>
  %e = tensor.empty() : tensor<200xf32>
  %r = tensor.scatter %x into %e[%at] scatter_dims([0]) unique : (tensor<200xf32>, tensor<200xf32>, tensor<200x1xindex>) -> tensor<200xf32>
  %s = arith.mulf %r, %x : tensor<200xf32>
  return %s : tensor<200xf32>
}
