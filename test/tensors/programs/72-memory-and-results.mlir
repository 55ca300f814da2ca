// Computations on memory that read other memory, and operations with results of different dimensions.

func.func @softmax(%x: memref<?x7xf32>, %o: memref<?x7xf32>) {
  linalg.softmax dimension(1) ins(%x : memref<?x7xf32>) outs(%o : memref<?x7xf32>)
  return
}

func.func @softmax_in_place(%x: memref<4x6xf32>) {
  linalg.softmax dimension(0) ins(%x : memref<4x6xf32>) outs(%x : memref<4x6xf32>)
  return
}

// The body loads from memory that is no operand.
func.func @table(%table: memref<16xf32>, %at: memref<5x?xi32>, %o: memref<5x?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%at : memref<5x?xi32>) outs(%o : memref<5x?xf32>) {
  ^bb0(%k: i32, %out: f32):
    %i = arith.index_cast %k : i32 to index
    %v = memref.load %table[%i] : memref<16xf32>
    %c15 = arith.constant 15 : index
    %j = arith.subi %c15, %i : index
    %w = memref.load %table[%j] : memref<16xf32>
    %s = arith.addf %v, %w : f32
    linalg.yield %s : f32
  }
  return
}

// A reduction that keeps its terms, as linalg-fuse-elementwise-ops makes it.
func.func @terms(%a: tensor<?x9xf32>, %b: tensor<?x9xf32>) -> (tensor<?x9xf32>, tensor<?xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<?x9xf32>
  %e = tensor.empty(%n) : tensor<?x9xf32>
  %f = tensor.empty(%n) : tensor<?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%f : tensor<?xf32>) -> tensor<?xf32>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>],
      iterator_types = ["parallel", "reduction"]} ins(%a, %b : tensor<?x9xf32>, tensor<?x9xf32>) outs(%e, %z : tensor<?x9xf32>, tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %p: f32, %s: f32):
    %t = arith.mulf %x, %y : f32
    %u = arith.addf %t, %s : f32
    linalg.yield %t, %u : f32, f32
  } -> (tensor<?x9xf32>, tensor<?xf32>)
  return %r#0, %r#1 : tensor<?x9xf32>, tensor<?xf32>
}

// The same on memory, in place: the sum has the terms from before.
func.func @terms_in_place(%a: memref<6x9xf32>, %s: memref<6xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
      outs(%a, %s : memref<6x9xf32>, memref<6xf32>) {
  ^bb0(%x: f32, %sum: f32):
    %t = arith.addf %x, %x : f32
    %u = arith.addf %x, %sum : f32
    linalg.yield %t, %u : f32, f32
  }
  return
}
